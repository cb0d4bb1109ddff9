package trip_test

import (
	"errors"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
)

func approvalOf(t *testing.T, m *triptest.Market, id uuid.UUID, host bool, part tripapi.TripPart) tripapi.TripApproval {
	t.Helper()
	ctx := m.Admin()
	if host {
		ctx = m.Host()
	}
	all, err := m.Trips.Approvals(ctx, id)
	m.Must(err)
	for _, one := range all.Parts {
		if one.Part == part {
			return one
		}
	}
	t.Fatalf("no %s", part)
	return tripapi.TripApproval{}
}

// A page in review is published or sent back: its host reads why, changes it, and sends it for review again; the
// admin sees what changed since it was public.
func TestAPageIsSentBackWithAReason(t *testing.T) {
	m := triptest.Open(t)
	id := m.Launched()
	update := func(host bool, in tripapi.TripUpdate) {
		t.Helper()
		in.Version = m.Trip(id).Version
		ctx := m.Admin()
		if host {
			ctx = m.Host()
		}
		m.Must(m.Trips.Update(ctx, id, &in))
	}
	back := func(part tripapi.TripPart, reason string) error {
		return m.Trips.SendBack(m.Admin(), id, &tripapi.SendBackInput{Version: m.Trip(id).Version, Part: part,
			Reason: reason})
	}
	if approvalOf(t, m, id, false, tripapi.TripPartPage).CanSendBack {
		t.Error("a public page can be sent back")
	}
	var refused *apierr.Error
	if err := back(tripapi.TripPartPage, "No."); !errors.As(err, &refused) || refused.Code != apierr.CodeIllegalState {
		t.Errorf("a public page was sent back: %v", err)
	}
	m.Clock.Advance(time.Second)
	update(true, tripapi.TripUpdate{TripSummary: api.NewOptString("By boat instead of on foot."),
		Photos: []api.Photo{{URL: "/media/art/coast/dawn/coast.svg", Alt: api.NewOptString("Coast, dawn")}}})
	update(true, tripapi.TripUpdate{PublishRequest: api.NewOptBool(true)})
	if is := m.Trip(id).PublishStatus; is != "in_review" {
		t.Fatalf("%s, not in review", is)
	}
	is := approvalOf(t, m, id, false, tripapi.TripPartPage)
	if !is.CanSendBack || is.ComparedVersion.Value == 0 {
		t.Fatalf("the admin reads %+v", is)
	}
	differs, err := m.Trips.CompareVersions(m.Admin(), tripapi.CompareTripVersionsParams{ID: id,
		Version: is.ComparedVersion.Value})
	m.Must(err)
	if len(differs.Fields) == 0 || differs.Fields[len(differs.Fields)-1].Field != "tripSummary" {
		t.Errorf("since it was public: %+v", differs)
	}
	if err := back(tripapi.TripPartPage, "  "); !errors.As(err, &refused) || refused.Fields["reason"] == "" {
		t.Errorf("sent back without a reason: %v", err)
	}
	m.Must(back(tripapi.TripPartPage, "Say where the boat leaves."))
	read := approvalOf(t, m, id, true, tripapi.TripPartPage)
	if !read.SentBack || len(read.Rounds) != 1 || read.Rounds[0].Reason != "Say where the boat leaves." ||
		read.Rounds[0].By.Set || read.CanSendBack {
		t.Errorf("the host reads %+v", read)
	}
	if n := m.Count("email", "template = 'trip_page_sent_back' AND plain LIKE '%Say where the boat leaves.%'"); n != 1 {
		t.Errorf("%d emails to the host", n)
	}
	if n := m.Count("audit_log", "action = 'trip.sent_back' AND object_id = $1", id); n != 1 {
		t.Errorf("%d entries in the audit log", n)
	}
	update(true, tripapi.TripUpdate{PublishRequest: api.NewOptBool(true)})
	if read := approvalOf(t, m, id, true, tripapi.TripPartPage); read.SentBack || len(read.Rounds) != 1 {
		t.Errorf("in review again, the host reads %+v", read)
	}
	m.Must(m.Trips.Publish(m.Admin(), id))
	if m.Trip(id).PublishStatus != "live" {
		t.Error("not published in the end")
	}
}

// The operator's technical itinerary is sent back before the approval, and can be submitted again even after
// its window.
func TestATechnicalItineraryIsSentBackWithAReason(t *testing.T) {
	m := triptest.Open(t)
	id := m.Launched()
	m.Tx(m.System(), func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(),
			"UPDATE trip SET status = 'confirmed', operator_technical_at = now() WHERE id = $1", id)
		return err
	})
	m.Must(m.Trips.SendBack(m.Admin(), id, &tripapi.SendBackInput{Version: m.Trip(id).Version,
		Part: tripapi.TripPartTechnicalItinerary, Reason: "Name the hotel."}))
	if is := m.Trip(id); is.OperatorTechnicalAt != nil || !is.TechnicalOpen(m.Clock.Now()) {
		t.Error("the operator cannot submit it again")
	}
	all, err := m.Trips.Approvals(m.Operator(), id)
	m.Must(err)
	if round := all.Parts[1]; !round.SentBack || len(round.Rounds) != 1 || round.Rounds[0].Reason != "Name the hotel." {
		t.Errorf("the operator reads %+v", round)
	}
	if read := approvalOf(t, m, id, true, tripapi.TripPartTechnicalItinerary); len(read.Rounds) != 0 {
		t.Errorf("the host reads %+v", read)
	}
	if n := m.Count("email", "template = 'technical_itinerary_sent_back' AND plain LIKE '%Name the hotel.%'"); n == 0 {
		t.Error("no email to the operator")
	}
}

// Every change of what people see is a version, with who made it; the first one is the state before.
func TestTripsHaveVersions(t *testing.T) {
	m := triptest.Open(t)
	id := m.Launched()
	m.Must(m.Trips.Update(m.Admin(), id, &tripapi.TripUpdate{Version: m.Trip(id).Version,
		TechnicalItineraryFlagged: api.NewOptBool(true)}))
	activity := service(t, m, id, api.ServiceTypeActivity)
	m.Tx(m.Operator(), func(tx pgx.Tx) error {
		return m.Trips.UpdateServiceTx(m.Operator(), tx, id, activity.Type, activity.ID.Value,
			&tripapi.ServiceEdit{StartTime: api.NewOptString("08:15")})
	})
	list, err := m.Trips.ListVersions(m.Host(), tripapi.ListTripVersionsParams{ID: id})
	m.Must(err)
	if len(list.Items) < 2 {
		t.Fatalf("%+v", list)
	}
	latest, before := list.Items[0], list.Items[1]
	if latest.SavedAs.Value != "operator" || latest.Changes != 1 || latest.Action != "trip.service_update" {
		t.Errorf("%+v", latest)
	}
	differs, err := m.Trips.CompareVersions(m.Operator(), tripapi.CompareTripVersionsParams{ID: id,
		Version: before.Version, With: api.NewOptInt64(latest.Version)})
	m.Must(err)
	if len(differs.Services) != 1 || len(differs.Services[0].Fields) != 1 ||
		differs.Services[0].Fields[0].Field != "startTime" || len(differs.Fields) != 0 {
		t.Errorf("%+v", differs)
	}
	if e := refusal(t, func() error {
		_, err := m.Trips.CompareVersions(m.Admin(), tripapi.CompareTripVersionsParams{ID: id, Version: 1_000_000})
		return err
	}()); e.Code != apierr.CodeNotFound {
		t.Errorf("a version that never was: %v", e)
	}
}
