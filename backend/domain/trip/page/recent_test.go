package page

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/uuid"

	"caravan/backend/gen/api/tripapi"
)

// A page is made once for all requests within a moment, separately for each marketplace, and again after it.
func TestRecentPages(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var r recent
		made := 0
		page := func(context.Context) (tripapi.PublicTripPage, error) {
			made++
			return tripapi.PublicTripPage{Items: make([]tripapi.PublicTripCard, made)}, nil
		}
		ask := func(k recentKey) int {
			t.Helper()
			p, err := r.get(t.Context(), k, page)
			if err != nil {
				t.Fatal(err)
			}
			return len(p.Items)
		}
		here, there := recentKey{tenantID: uuid.New(), limit: 20}, recentKey{tenantID: uuid.New(), limit: 20}
		for range 3 {
			if ask(here) != 1 {
				t.Fatal("made again at once")
			}
		}
		if ask(there) != 2 {
			t.Fatal("one marketplace saw the other's trips")
		}
		time.Sleep(recentFor)
		if ask(here) != 3 {
			t.Fatal("an old page was shown")
		}
		time.Sleep(recentFor)
		broken := errors.New("no database")
		if _, err := r.get(t.Context(), here, func(context.Context) (tripapi.PublicTripPage, error) {
			return tripapi.PublicTripPage{}, broken
		}); !errors.Is(err, broken) {
			t.Fatal(err)
		}
		if ask(here) != 4 {
			t.Fatal("a failure was kept, or the page before it")
		}
	})
}

// While one caller renews a page the others get the previous one, and no older one.
func TestRecentPagesAreMadeByOne(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var r recent
		k := recentKey{limit: 20}
		quick := func(context.Context) (tripapi.PublicTripPage, error) { return tripapi.PublicTripPage{}, nil }
		if _, err := r.get(t.Context(), k, quick); err != nil {
			t.Fatal(err)
		}
		time.Sleep(recentFor)
		go func() {
			_, _ = r.get(t.Context(), k, func(context.Context) (tripapi.PublicTripPage, error) {
				time.Sleep(time.Hour)
				return tripapi.PublicTripPage{}, nil
			})
		}()
		synctest.Wait()
		never := func(context.Context) (tripapi.PublicTripPage, error) {
			t.Error("made twice")
			return tripapi.PublicTripPage{}, nil
		}
		_, _ = r.get(t.Context(), k, never)
		time.Sleep(recentLatest)
		again := false
		_, _ = r.get(t.Context(), k, func(context.Context) (tripapi.PublicTripPage, error) {
			again = true
			return tripapi.PublicTripPage{}, nil
		})
		if !again {
			t.Error("a page older than a second was shown")
		}
		time.Sleep(2 * time.Hour) // the slow one ends too
	})
}
