package review_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit"
)

func TestTravelersRateTripsThatAreComplete(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := w.Reviews
	var people []uuid.UUID
	for i := range 2 {
		w.Book(t, fmt.Sprintf("buyer%d@example.com", i), booking.Choices{Spots: 1})
	}
	var itineraryID uuid.UUID
	testkit.Must(t, w.DB.ReadTenant(t.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		rows, err := tx.Query(t.Context(), "SELECT id FROM member WHERE user_group = 'traveler' ORDER BY email")
		testkit.Must(t, err)
		if people, err = pgx.CollectRows(rows, pgx.RowTo[uuid.UUID]); err != nil {
			return err
		}
		return tx.QueryRow(t.Context(), "SELECT itinerary_id FROM trip WHERE id = $1", w.TripID).Scan(&itineraryID)
	}))
	first, second := w.As(people[0], "traveler"), w.As(people[1], "traveler")

	if err := s.Save(first, w.TripID, 5, "Great"); testkit.Code(err) != apierr.CodeIllegalState {
		t.Errorf("before the end: %v", err)
	}
	if mine, err := s.Mine(first, w.TripID); err != nil || mine.Open || mine.Reason.Value == "" {
		t.Errorf("before the end: %+v %v", mine, err)
	}
	if report, err := s.Report(w.Context(), itineraryID); err != nil || report.Responses != 0 || report.OverallRating.Set {
		t.Errorf("report of nothing: %+v %v", report, err)
	}
	w.Exec(t, "UPDATE trip SET status = 'complete'")
	testkit.Must(t, s.Save(first, w.TripID, 2, "Hm"))
	testkit.Must(t, s.Save(first, w.TripID, 5, " Great "))
	testkit.Must(t, s.Save(second, w.TripID, 4, ""))
	if mine, err := s.Mine(first, w.TripID); err != nil || !mine.Open || mine.Rating.Value != 5 ||
		mine.Comment.Value != "Great" {
		t.Errorf("mine %+v %v", mine, err)
	}
	if n := w.Count(t, "SELECT count(*) FROM booking_participant WHERE status = 'feedback-complete'"); n != 2 {
		t.Errorf("%d travelers are through", n)
	}
	if report, err := s.Report(w.Context(), itineraryID); err != nil || report.Responses != 2 ||
		report.OverallRating.Value != 4.5 {
		t.Errorf("report %+v %v", report, err)
	}
	page, err := s.OfHost(w.Context(), w.HostID, nil, 1)
	if err != nil || len(page.Items) != 1 || page.Responses != 2 || !page.NextCursor.Set ||
		page.Items[0].FirstName != "Robin" || page.Items[0].TripName != "Andes with Harper" {
		t.Errorf("the host reads %+v %v", page, err)
	}
	w.Exec(t, "UPDATE itinerary SET status = 'incomplete' WHERE id = $1", itineraryID)
	if _, err := s.Report(w.Context(), itineraryID); testkit.Code(err) != apierr.CodeNotFound {
		t.Errorf("of an itinerary that is not live: %v", err)
	}
	other := w.Tenant
	other.ID = uuid.New()
	if _, err := s.Report(tenant.With(w.Context(), other), itineraryID); testkit.Code(err) != apierr.CodeNotFound {
		t.Errorf("in another marketplace: %v", err)
	}
}

// Travelers are asked two days after the trip, again after seven, and no more: not once they have answered, opted
// out, or a month has passed.
func TestTravelersAreAskedTwice(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	for i := range 4 {
		w.Book(t, fmt.Sprintf("buyer%d@example.com", i), booking.Choices{Spots: 1})
	}
	w.Exec(t,
		"UPDATE trip SET status = 'complete', end_date = '2026-06-10', start_date = '2026-06-01', time_zone = 'America/New_York'")
	w.Exec(t,
		"UPDATE booking_participant SET status = CASE WHEN email = 'buyer3@example.com' THEN 'cancelled' ELSE 'complete' END")
	member := func(email string) (id uuid.UUID) {
		testkit.Must(t, w.DB.ReadTenant(t.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
			return tx.QueryRow(t.Context(), "SELECT id FROM member WHERE email = $1", email).Scan(&id)
		}))
		return id
	}
	asked := func(at string) (n int) {
		t.Helper()
		now, err := time.Parse(time.RFC3339, at)
		testkit.Must(t, err)
		w.Clock.Set(now)
		for range 2 { // a second run asks nobody
			testkit.Must(t, w.Reviews.Ask(w.Context()))
		}
		return w.Count(t, "SELECT count(*) FROM email WHERE template = 'review_asked'")
	}
	if n := asked("2026-06-12T03:00:00Z"); n != 0 {
		t.Errorf("%d asked while it is the day before where the trip was", n)
	}
	if n := asked("2026-06-12T05:00:00Z"); n != 3 {
		t.Errorf("%d asked after two days", n)
	}
	var header string
	testkit.Must(t, w.DB.ReadTenant(t.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(),
			"SELECT headers->>'List-Unsubscribe' FROM email WHERE template = 'review_asked' AND recipient = 'buyer1@example.com'").Scan(&header)
	}))
	key := strings.TrimSuffix(header[strings.LastIndex(header, "/")+1:], ">")
	if _, err := w.Reviews.Asked(w.Context(), key[:len(key)-1]); testkit.Code(err) != apierr.CodeNotFound {
		t.Errorf("a key that nobody was sent: %v", err)
	}
	for range 2 {
		testkit.Must(t, w.Reviews.AskNoMore(w.Context(), key))
	}
	testkit.Must(t, w.Reviews.Save(w.As(member("buyer0@example.com"), "traveler"), w.TripID, 5, "Great"))
	if n := asked("2026-06-16T12:00:00Z"); n != 3 {
		t.Errorf("%d asked before the second time", n)
	}
	if n := asked("2026-06-17T12:00:00Z"); n != 4 {
		t.Errorf("%d asked after seven days", n)
	}
	w.Exec(t, "DELETE FROM review_ask")
	if n := asked("2026-07-11T12:00:00Z"); n != 4 {
		t.Errorf("%d asked after a month", n)
	}
	if err := w.Reviews.Save(w.As(member("buyer3@example.com"), "traveler"), w.TripID, 1,
		""); testkit.Code(err) != apierr.CodeIllegalState {
		t.Errorf("who did not travel rates: %v", err)
	}
}
