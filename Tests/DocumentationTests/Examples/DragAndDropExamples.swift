#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import AlignedLayout
  import AlignedList
  import UIKit

  extension Picture {
    init?(data: Data) {
      if data.count == 0 { return nil }
      self.init(id: data.count, name: "")
    }

    var itemProvider: NSItemProvider {
      let provider = NSItemProvider()
      provider.registerDataRepresentation(forTypeIdentifier: "public.image", visibility: .all) {
        completion in
        completion(Data(), nil)
        return nil
      }
      return provider
    }
  }

  /// A place in an album, whose picture may still be loaded.
  struct AlbumEntry: Equatable, Identifiable {
    let id: Int
    var picture: Picture?
  }

  final class AlbumController: UIViewController {
    var list: CollectionViewAlignedList!
    var photos: [Picture] = []
    var entries: [AlbumEntry] = []
    private var lastID = 0

    var draggedPhotos: ListSection {
      ListSection("photos", of: photos) { Photo($0) }
        .onDrag(of: photos) { photo in photo.itemProvider }
    }

    var droppedPhotos: ListSection {
      ListSection("photos", of: photos) { Photo($0) }
        .onDrop(of: ["public.image"]) { [weak self] drop in self?.insert(drop) }
    }

    func makeID() -> Int {
      lastID += 1
      return lastID
    }

    func show() {
      list.show {
        ListSection("album") {
          for entry in entries {
            if let picture = entry.picture {
              Photo(picture).id(entry.id)
            } else {
              Title("Loading").id(entry.id)
            }
          }
        }
        .onDrag(of: entries) { entry in entry.picture?.itemProvider }
        .onReorder(of: entries) { [weak self] entries in self?.entries = entries }
        .onDrop(of: ["public.image"]) { [weak self] drop in self?.insert(drop) }
      }
    }

    func insert(_ drop: ListDrop) {
      let known = drop.elements(of: AlbumEntry.self)
      entries.insert(contentsOf: known, at: drop.index)
      for (offset, provider) in drop.itemProviders.enumerated() where known.isEmpty {
        let id = makeID()
        entries.insert(AlbumEntry(id: id), at: drop.index + offset)
        provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in
          Task { @MainActor [weak self] in self?.finish(id, with: data) }
        }
      }
      show()
    }

    func finish(_ id: Int, with data: Data?) {
      guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
      if let picture = data.flatMap(Picture.init(data:)) {
        entries[index].picture = picture
      } else {
        entries.remove(at: index)
      }
      show()
    }
  }
#endif
