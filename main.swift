print(P(a: 1))
