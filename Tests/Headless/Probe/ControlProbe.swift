import UIKit

/// A control that overrides its state, its tracking and its touches.
open class ControlProbe: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
  open override var state: UIControl.State { super.state.union(.focused) }
  open override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event) && isTouchInside
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isTracking { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
  }
}

/// A button that overrides what it shows.
open class ButtonProbe: UIButton {
  open override var isEnabled: Bool {
    didSet { setTitleColor(.red, for: .normal) }
  }
  open override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title?.uppercased(), for: state)
  }
}

@MainActor
func probeButtons(_ action: @escaping () -> Void) -> [UIControl] {
  let run = UIAction(title: "title", identifier: .init("run")) { _ in action() }
  let button = UIButton(type: .system, primaryAction: run)
  button.addAction(UIAction { action in _ = action.sender as? UIButton }, for: .touchUpInside)
  button.addAction(run, for: [.touchDown, .touchCancel])
  button.removeAction(run, for: .touchDown)
  button.removeAction(identifiedBy: run.identifier, for: .allEvents)
  button.sendAction(run)
  button.sendActions(for: .primaryActionTriggered)
  button.setTitle("title", for: .normal)
  button.setImage(UIImage(systemName: "star") ?? UIImage(named: "star"), for: .selected)
  let title = NSAttributedString(
    string: "title",
    attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red])
  button.setAttributedTitle(title, for: [.highlighted, .selected])
  button.titleLabel?.attributedText = button.attributedTitle(for: .normal) ?? title
  button.titleLabel?.textColor = button.currentTitleColor
  button.imageView?.image = button.currentImage ?? button.image(for: .disabled)
  let other = UIButton(type: .custom)
  other.isEnabled = button.currentTitle == button.title(for: .normal) && title.length > 0
  other.isSelected = button.currentAttributedTitle?.string == "title"
  return [
    button, other, ButtonProbe(frame: .zero), UIButton(primaryAction: run),
    ControlProbe(frame: .zero),
  ]
}

@MainActor
func probeImages(_ image: UIImage) -> UIView {
  let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
  view.highlightedImage = UIImage()
  view.isHighlighted = image.renderingMode == .automatic && image.size.width > image.scale
  return view
}

@MainActor
func probeAnimator(_ view: UIView) -> UIViewPropertyAnimator {
  let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeIn) { view.alpha = 0 }
  animator.addAnimations { view.alpha = 1 }
  animator.addCompletion { position in view.isHidden = position == .start }
  animator.startAnimation()
  if animator.isRunning || animator.state == .active { animator.pauseAnimation() }
  animator.stopAnimation(false)
  animator.finishAnimation(at: .current)
  UIViewPropertyAnimator.runningPropertyAnimator(
    withDuration: 1, delay: 0, animations: { view.layoutIfNeeded() })
  UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5).startAnimation(afterDelay: 1)
  return UIViewPropertyAnimator(
    duration: animator.duration, timingParameters: UISpringTimingParameters(dampingRatio: 1))
}

@MainActor
func probeTransaction(_ view: UIView, _ scrollView: UIScrollView) {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  CATransaction.setAnimationDuration(CATransaction.animationDuration() / 2)
  CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
  CATransaction.setCompletionBlock { _ = CACurrentMediaTime() }
  view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
  if #available(iOS 16, tvOS 16, *) { view.anchorPoint = view.layer.anchorPoint }
  if view.frame.equalTo(.zero) || view.frame.size.equalTo(.zero) || view.center.equalTo(.zero) {
    CATransaction.flush()
  }
  CATransaction.commit()
  scrollView.panGestureRecognizer.isEnabled = false
}

/// A display link, which only Apple's systems can make.
func probeDisplayLink(_ link: CADisplayLink) {
  link.add(to: .main, forMode: .common)
  link.isPaused = link.targetTimestamp - link.timestamp > link.duration
  link.preferredFramesPerSecond = 60
  link.remove(from: .main, forMode: .common)
  link.invalidate()
}

/// A container that shows its child itself.
open class ContainerProbe: UIViewController {
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  open func show(_ child: UIViewController) {
    child.beginAppearanceTransition(true, animated: false)
    view.addSubview(child.view)
    child.endAppearanceTransition()
  }
  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }
}
