package shortly_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/platform/shortly"
)

func TestWhatIsKeptIsMadeOnce(t *testing.T) {
	kept, made := shortly.Kept[int]{Keep: time.Hour}, 0
	get := func(key shortly.Key, fault error) (int, error) {
		return kept.Get(t.Context(), key, func(context.Context) (int, error) {
			made++
			return made, fault
		})
	}
	ours := shortly.Key{TenantID: uuid.New(), Address: "/trips"}
	theirs := shortly.Key{TenantID: uuid.New(), Address: "/trips"}
	if _, err := get(ours, errors.New("away")); err == nil {
		t.Fatal("no fault")
	}
	for range 2 { // an error is not cached, a response is
		if n, err := get(ours, nil); n != 2 || err != nil {
			t.Errorf("%d %v", n, err)
		}
	}
	if n, _ := get(theirs, nil); n != 3 {
		t.Errorf("another marketplace's: %d", n)
	}
}
