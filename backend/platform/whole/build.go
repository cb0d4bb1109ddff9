package whole

// Building keeps the first error of the constructors that a module calls in turn. Its zero value is ready.
type Building struct{ err error }

// Err returns the first error.
func (b *Building) Err() error { return b.err }

// Build constructs the next part, unless one before it failed: then it returns the zero value and calls nothing.
func Build[D, S any](b *Building, part func(D) (S, error), deps D) (built S) {
	if b.err == nil {
		built, b.err = part(deps)
	}
	return built
}
