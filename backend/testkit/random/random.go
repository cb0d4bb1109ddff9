// Package random decides which cases random tests draw: the same ones at each run, so that a failure can be repeated,
// unless CARAVAN_PROOF_SEED says others. `make proof` draws new ones.
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

// everyday is the seed of runs that ask for none.
const everyday uint64 = 1

// Seed is that of this run. The test's log tells it, which is shown when the test fails.
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
		err = strconv.ErrRange // to rapid it means any
	}
	if err != nil {
		return 0, &strconv.NumError{Func: Variable, Num: text, Err: err}
	}
	return seed, nil
}

// Source is the n-th stream of the run's seed.
func Source(seed, n uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, n)) }

// Check holds a property against cases of the run's seed. A seed given to rapid itself goes before.
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

const rapidSeed = "rapid.seed"

// rapid keeps its seed for the whole process.
var (
	once   sync.Once
	failed error
)
