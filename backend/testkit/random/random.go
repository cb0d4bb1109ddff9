// Package random determines which cases random tests draw: the same ones on each run, so that a failure can be
// reproduced, unless CARAVAN_PROOF_SEED sets another seed. `make proof` draws new ones.
package random

import (
	"flag"
	"math/rand/v2"
	"os"
	"strconv"
	"sync"
	"testing"

	"pgregory.net/rapid"
)

// Variable names the environment variable with the seed, a whole number above zero.
const Variable = "CARAVAN_PROOF_SEED"

// everyday is the default seed.
const everyday uint64 = 1

// Seed returns the seed of this run. It is written to the test's log, which is shown when the test fails.
func Seed(t testing.TB) uint64 {
	t.Helper()
	seed, err := seedOf(os.Getenv(Variable))
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("random cases of seed %d; %s=%d draws them again", seed, Variable, seed)
	return seed
}

func seedOf(text string) (uint64, error) {
	if text == "" {
		return everyday, nil
	}
	seed, err := strconv.ParseUint(text, 10, 64)
	if err == nil && seed == 0 {
		err = strconv.ErrRange // rapid interprets it as any seed
	}
	if err != nil {
		return 0, &strconv.NumError{Func: Variable, Num: text, Err: err}
	}
	return seed, nil
}

// Source returns the n-th stream of the run's seed.
func Source(seed, n uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, n)) }

// Check tests a property with cases of the run's seed. A seed given to rapid itself takes precedence.
func Check(t *testing.T, property func(*rapid.T)) {
	t.Helper()
	seed := Seed(t)
	once.Do(func() {
		given := os.Getenv("RAPID_SEED") != ""
		flag.Visit(func(f *flag.Flag) { given = given || f.Name == rapidSeed })
		if !given {
			failed = flag.Set(rapidSeed, strconv.FormatUint(seed, 10))
		}
	})
	if failed != nil {
		t.Fatal(failed)
	}
	rapid.Check(t, property)
}

// CheckFew is Check with a quarter of the cases, for properties whose cases write to databases, unless RAPID_CHECKS
// says how many. The number belongs to the whole process, so it is not for parallel tests.
func CheckFew(t *testing.T, property func(*rapid.T)) {
	t.Helper()
	if os.Getenv("RAPID_CHECKS") == "" {
		all := flag.Lookup(rapidChecks).Value.String()
		if err := flag.Set(rapidChecks, few); err != nil {
			t.Fatal(err)
		}
		defer func() { _ = flag.Set(rapidChecks, all) }()
	}
	Check(t, property)
}

const (
	rapidSeed   = "rapid.seed"
	rapidChecks = "rapid.checks"
	few         = "25"
)

// rapid keeps its seed for the whole process.
var (
	once   sync.Once
	failed error
)
