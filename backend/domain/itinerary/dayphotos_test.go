package itinerary_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/itinerary/edit"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/apierr"
)

func pictures(names ...string) []api.Photo {
	out := []api.Photo{}
	for _, name := range names {
		out = append(out, api.Photo{URL: "/media/" + name + ".jpg", Alt: api.NewOptString("The " + name)})
	}
	return out
}

// shown lists the photos of each day by the first letters of what is sent.
func shown(days []api.Day) string {
	out := ""
	for _, day := range days {
		out += fmt.Sprintf("%d:", day.Day)
		for _, photo := range day.Photos {
			out += " " + photo.Alt.Value
		}
		out += ";"
	}
	return out
}

func TestDaysHaveTheirOwnPhotos(t *testing.T) {
	m := triptest.Open(t)
	first := get(m)
	lay := func(change itineraryapi.ItineraryUpdate) error {
		change.Version = get(m).Version
		return m.Itineraries.Update(m.Operator(), m.ItineraryID, &change)
	}
	has := func(want string) {
		t.Helper()
		if is := shown(get(m).ServicesByDay); is != want {
			t.Errorf("%s instead of %s", is, want)
		}
	}
	has("1:;2:;")
	days := get(m).ServicesByDay
	days[1].Photos = pictures("pass", "lake")
	m.Must(lay(itineraryapi.ItineraryUpdate{ServicesByDay: days}))
	has("1:;2: The pass The lake;")
	difference, err := m.Itineraries.Difference(m.Admin(), m.ItineraryID, first.Version, api.OptInt64{})
	if err != nil || len(difference.Services) != 0 || len(difference.Fields) != 1 ||
		difference.Fields[0].Field != "dayPhotos/2" || difference.Fields[0].Before != "" {
		t.Errorf("the comparison says %+v %v", difference, err)
	}
	if host, err := m.Itineraries.Get(m.Host(), m.ItineraryID); err != nil || len(host.ServicesByDay[1].Photos) != 2 {
		t.Errorf("a host sees %+v %v", host.ServicesByDay, err)
	}

	// Days sent without photos, as by a partner's push, keep them; whatever else changes does, too.
	for d := range days {
		days[d].Photos = nil
	}
	m.Must(lay(itineraryapi.ItineraryUpdate{ServicesByDay: days}))
	m.Must(lay(itineraryapi.ItineraryUpdate{Inclusions: []string{"Tea"}}))
	has("1:;2: The pass The lake;")

	// They move with their day.
	days[0].Photos, days[1].Photos = pictures("pass", "lake"), []api.Photo{}
	m.Must(lay(itineraryapi.ItineraryUpdate{ServicesByDay: days}))
	has("1: The pass The lake;2:;")

	for field, photos := range map[string][]api.Day{
		"servicesByDay[0].photos": {{Day: 1, Photos: pictures("a", "b", "c", "d", "e", "f")}},
		"servicesByDay[1].photos": {{Day: 1}, {Day: 3, Photos: pictures("a")}},
	} {
		if e := refusal(t, lay(itineraryapi.ItineraryUpdate{ServicesByDay: photos})); e.Code != apierr.CodeInvalid ||
			e.Fields[field] == "" {
			t.Errorf("%s: %v", field, e.Fields)
		}
	}
	has("1: The pass The lake;2:;")

	// A removed day loses its photos, and an earlier version brings them back.
	days = get(m).ServicesByDay
	days[1].Photos = pictures("village")
	m.Must(lay(itineraryapi.ItineraryUpdate{ServicesByDay: days}))
	whole := get(m).Version
	m.Must(lay(itineraryapi.ItineraryUpdate{LengthInDays: api.NewOptInt(1)}))
	m.Must(lay(itineraryapi.ItineraryUpdate{LengthInDays: api.NewOptInt(2)}))
	has("1: The pass The lake;2:;")
	restore := func(version int64) {
		t.Helper()
		_, err := try(m, m.Operator(), func(ctx context.Context, tx pgx.Tx) (edit.Saved, error) {
			return m.Itineraries.RestoreTx(ctx, tx, m.ItineraryID, version, get(m).Version)
		})
		m.Must(err)
	}
	restore(whole)
	has("1: The pass The lake;2: The village;")
	restore(first.Version)
	has("1:;2:;")
}

// A file carries the photos of the days by reference, and another itinerary is made with them.
func TestACopyHasThePhotosOfItsDays(t *testing.T) {
	m := triptest.Open(t)
	draft := triptest.Draft()
	draft.ServicesByDay[0].Photos = pictures("pass")
	id, err := create(m, draft)
	m.Must(err)
	_, file, err := m.Itineraries.Export(m.Operator(), id)
	m.Must(err)
	copied, err := importFile(m, string(file))
	m.Must(err)
	got, err := m.Itineraries.Get(m.Operator(), copied)
	m.Must(err)
	if is := shown(got.ServicesByDay); is != "1: The pass;2:;" {
		t.Errorf("the copy shows %s", is)
	}
	draft.ServicesByDay[0].Photos = pictures("a", "b", "c", "d", "e", "f")
	if _, err := create(m, draft); refusal(t, err).Fields["servicesByDay[0].photos"] != "Add up to 5 photos" {
		t.Errorf("six photos: %v", err)
	}
}

// A comment on one photo of a day is the operator's to mark as made.
func TestAReviewCommentsOnAPhotoOfADay(t *testing.T) {
	m := triptest.Open(t)
	version := get(m).Version
	status := func(s itinerary.Status) itineraryapi.OptItineraryStatus { return itineraryapi.NewOptItineraryStatus(s) }
	m.Must(m.Itineraries.Update(m.Admin(), m.ItineraryID, &itineraryapi.ItineraryUpdate{Version: version,
		Status: status(itinerary.InReview)}))
	m.Must(m.Itineraries.Update(m.Admin(), m.ItineraryID, &itineraryapi.ItineraryUpdate{Version: version + 1,
		Status: status(itinerary.Incomplete), ReviewComments: []itineraryapi.ReviewComment{
			{Field: api.NewOptString("dayPhotos/2//media/pass.jpg"), Text: "It is blurred."}}}))
	m.Must(m.Itineraries.Mark(m.Operator(), m.ItineraryID, &itineraryapi.ReviewCommentMark{
		Field: api.NewOptString("dayPhotos/2//media/pass.jpg"), Resolved: true}))
	if comments := get(m).ReviewComments; len(comments) != 1 || !comments[0].Resolved.Value {
		t.Errorf("%+v", comments)
	}
}
