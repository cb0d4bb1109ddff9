package app_test

import (
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
)

// wordsAreTrue rebuilds all words once the notes are worked off, which must find nothing to do.
func wordsAreTrue(t *testing.T, s *apptest.Server, of tenant.Tenant) {
	t.Helper()
	if err := search.Keep(t.Context(), s.Services.DB, of.ID); err != nil {
		t.Fatal(err)
	}
	if gone, added, err := search.Rebuild(t.Context(), s.Services.DB, of.ID); err != nil || gone+added != 0 {
		t.Errorf("%s: %d words were left behind and %d are missing, %v", of.Slug, gone, added, err)
	}
}

// found are the labels of what a list in short finds by words, in its order.
func found(t *testing.T, s *apptest.Server, token, list, words string) (labels []string) {
	t.Helper()
	answer := s.Must(t, apptest.Request{Method: "GET", Path: list + "?limit=5&q=" + url.QueryEscape(words), Token: token})
	for _, item := range items(answer) {
		label, _ := item["name"].(string)
		if label == "" {
			label, _ = item["orderId"].(string)
		}
		labels = append(labels, label)
	}
	return labels
}

// What is saved is found at once. What has words of it, such as the orders and travelers of a trip, is found by the new
// ones a moment later, and no longer by the old ones. People who may not see a record do not find it, and another
// marketplace has none of it.
func TestSearchFollowsWhatChanges(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 20)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	if _, refused, err := s.Book(t.Context(), trip.ID, "quill.sparrow@find.example", card, 2); err != nil ||
		refused != nil {
		t.Fatal(err, refused)
	}
	order := items(s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings?tripId=" + trip.ID,
		Token: trip.Admin}))[0]
	number := order["orderId"].(string)
	var ref string
	inTenant(t, s, func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(), "SELECT provider_ref FROM payment WHERE booking_id = $1", order["id"]).Scan(&ref)
	})
	orders, travelers, trips := "/api/admin/bookings", "/api/metadata/travelers", "/api/metadata/trips"
	for _, words := range []string{
		number, strings.ToLower(number), number[5:], number[:3], "quill.sparrow@find.example", "sparrow", "QUILL.SP",
		"find.example", ref, ref[:10], "4242 quill",
	} {
		if got := found(t, s, trip.Admin, orders, words); !slices.Equal(got, []string{number}) {
			t.Errorf("%q finds %v", words, got)
		}
	}
	for _, words := range []string{"parrow", "quill nobody", "%", "·"} {
		if got := found(t, s, trip.Admin, orders, words); len(got) != 0 {
			t.Errorf("%q finds %v", words, got)
		}
	}

	s.Move(t, trip, trip.Host, "/api/me/trips/", map[string]any{"name": "Zephyr Días de Niebla"})
	if got := found(t, s, trip.Admin, trips, "zephyr NIEBLA dias"); len(got) != 1 {
		t.Errorf("right after it was renamed, the trip is found %v", got)
	}
	for _, list := range []string{orders, travelers, trips} {
		s.Eventually(t, list+" finds the new name of the trip",
			func() bool { return len(found(t, s, trip.Admin, list, "zephyr NIEBLA dias")) > 0 })
	}
	s.Move(t, trip, trip.Host, "/api/me/trips/", map[string]any{"name": "Zephyr and Mistral"})
	for _, list := range []string{orders, travelers, trips} {
		s.Eventually(t, list+" forgets the old name of the trip",
			func() bool { return len(found(t, s, trip.Admin, list, "zephyr niebla")) == 0 })
	}

	helper := s.SignIn(t, s.Person(t, "accountManager"))
	for _, list := range []string{orders, travelers, trips} {
		if got := found(t, s, helper, list, "zephyr"); len(got) != 0 {
			t.Errorf("%s shows an account manager %v", list, got)
		}
	}
	if got := found(t, s, s.SignIn(t, s.Person(t, "tripManager")), trips, "zephyr"); len(got) != 1 {
		t.Errorf("a trip manager finds %v", got)
	}
	there, stranger := open(t, s, trip.Admin, true)
	for _, list := range []string{orders, travelers, trips, "/api/metadata/users"} {
		if got := append(found(t, there, stranger, list, "zephyr"), found(t, there, stranger, list, "sparrow")...); len(
			got) != 0 {
			t.Errorf("another marketplace's %s: %v", list, got)
		}
	}
	for _, at := range []*apptest.Server{s, there} {
		wordsAreTrue(t, at, at.Tenant(t))
	}
}

// The very words come first, then the newest; pages go on where the one before ended.
func TestSearchRanks(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	admin := s.SignIn(t, apptest.AdminEmail)
	ctx := tenant.With(t.Context(), s.Tenant(t))
	first := []string{"Bo", "Bodil", "Bonny", "Bo", "Boris", "Bob"}
	inTenant(t, s, func(tx pgx.Tx) error {
		for _, name := range first {
			id := uuid.Must(uuid.NewV7())
			err := s.Services.Identity.CreateMemberTx(ctx, tx, identity.NewMember{ID: id, Email: id.String() + "@rank.example",
				FirstName: name, LastName: "Quetzal", Group: "traveler"})
			if err != nil {
				return err
			}
		}
		return nil
	})
	want := []string{"Bo Quetzal", "Bo Quetzal", "Bob Quetzal", "Boris Quetzal", "Bonny Quetzal", "Bodil Quetzal"}
	for limit, pages := range map[string]int{"1": 6, "2": 3, "3": 2, "4": 2, "6": 1} {
		var got []string
		cursor := ""
		for range pages {
			page := s.Must(t, apptest.Request{Method: "GET", Path: "/api/metadata/users?q=quetzal+bo&limit=" + limit +
				"&cursor=" + cursor, Token: admin})
			for _, item := range items(page) {
				got = append(got, item["name"].(string))
			}
			cursor, _ = page["nextCursor"].(string)
		}
		if !slices.Equal(got, want) || cursor != "" {
			t.Errorf("by %s: %v and %q", limit, got, cursor)
		}
	}
	if got := found(t, s, admin, "/api/metadata/users", "bo quetzal"); !slices.Equal(got, want[:5]) {
		t.Errorf("found %v", got)
	}
}

// What a process has noted is found at once and outlives it: whichever worker comes next keeps the words, once.
func TestSearchKeepsWhatIsNoted(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	d.Rest()
	at := d.Tenant(t)
	if err := search.Keep(t.Context(), d.Services.DB, at.ID); err != nil {
		t.Fatal(err)
	}
	person := items(d.get(t, "/api/admin/users?group=operator&limit=1"))[0]
	for i, name := range []string{"Wilhelmina", "Ottilie"} {
		a := d.post(t, "/api/admin/users/"+person["id"].(string),
			map[string]any{"version": person["version"].(float64) + float64(i), "firstName": name})
		if a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	}
	words := "SELECT count(*) FROM search_word WHERE word IN ('wilhelmina', 'ottilie') AND id = '" +
		person["id"].(string) + "'"
	if notes, kept := count(t, d.Server, "SELECT count(*) FROM search_note"), count(t, d.Server, words); notes != 2 ||
		kept != 0 {
		t.Errorf("%d notes and %d words", notes, kept)
	}
	for range 2 {
		if got := found(t, d.Server, d.admin, "/api/metadata/users", "ottil"); len(got) != 1 {
			t.Errorf("found %v", got)
		}
		if got := found(t, d.Server, d.admin, "/api/metadata/users", "wilhel"); len(got) != 0 {
			t.Errorf("found by the first name: %v", got)
		}
		if err := search.Keep(t.Context(), d.Services.DB, at.ID); err != nil {
			t.Fatal(err)
		}
		if notes, kept := count(t, d.Server, "SELECT count(*) FROM search_note"), count(t, d.Server, words); notes != 0 ||
			kept != 1 {
			t.Errorf("%d notes and %d words", notes, kept)
		}
	}
	wordsAreTrue(t, d.Server, at)
}

// Words that nobody told of are made true by a rebuild, which any number may run.
func TestSearchIsRebuilt(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	at := d.Tenant(t)
	person := items(d.get(t, "/api/admin/users?group=operator&limit=1"))[0]
	a := d.post(t, "/api/admin/users/"+person["id"].(string), map[string]any{"version": person["version"],
		"firstName": "Wilhelmina"})
	if a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	wordsAreTrue(t, d.Server, at)
	inTenant(t, d.Server, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE member SET first_name = 'Ottilie' WHERE tenant_id = $1 AND id = $2", at.ID,
			person["id"])
		return err
	})
	if got := found(t, d.Server, d.admin, "/api/metadata/users", "ottil"); len(got) != 0 {
		t.Errorf("nobody told of %v", got)
	}
	gone, added, err := search.Rebuild(t.Context(), d.Services.DB, at.ID)
	if err != nil || gone != 1 || added != 1 {
		t.Errorf("%d words went and %d came, %v", gone, added, err)
	}
	if got := found(t, d.Server, d.admin, "/api/metadata/users", "ottil"); len(got) != 1 {
		t.Errorf("found %v", got)
	}
	inTenant(t, d.Server, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "DELETE FROM search_word")
		return err
	})
	if gone, added, err = search.Rebuild(t.Context(), d.Services.DB, at.ID); err != nil || gone != 0 || added == 0 {
		t.Errorf("%d words went and %d came, %v", gone, added, err)
	}
	wordsAreTrue(t, d.Server, at)
}
