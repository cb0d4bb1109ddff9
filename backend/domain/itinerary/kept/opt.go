package kept

// Each maps every item of a list; a nil list stays nil.
func Each[A, B any](list []A, of func(A) B) []B {
	if list == nil {
		return nil
	}
	out := make([]B, len(list))
	for i, item := range list {
		out[i] = of(item)
	}
	return out
}

// Opt converts an optional value of the contract for a row: Opt(v.Get()).
func Opt[V any](value V, given bool) *V {
	if !given {
		return nil
	}
	return &value
}

// Text is Opt for the contract's enumerations.
func Text[V ~string](value V, given bool) *string { return Opt(string(value), given) }

// Read passes an optional value on if the row has it.
func Read[V any](value *V, to func(V)) {
	if value != nil {
		to(*value)
	}
}
