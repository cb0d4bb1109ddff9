package review_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
)

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func code(err error) string {
	var e *apierr.Error
	if errors.As(err, &e) {
		return e.Code
	}
	return fmt.Sprint(err)
}

func TestTravelersRateTripsThatAreComplete(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := w.Reviews
	var people []uuid.UUID
	for i := range 2 {
		w.Book(t, fmt.Sprintf("buyer%d@example.com", i), booking.Choices{Spots: 1})
	}
	var itineraryID uuid.UUID
	must(t, w.DB.ReadTenant(t.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		rows, err := tx.Query(t.Context(), "SELECT id FROM member WHERE user_group = 'traveler' ORDER BY email")
		must(t, err)
		if people, err = pgx.CollectRows(rows, pgx.RowTo[uuid.UUID]); err != nil {
			return err
		}
		return tx.QueryRow(t.Context(), "SELECT itinerary_id FROM trip WHERE id = $1", w.TripID).Scan(&itineraryID)
	}))
	first, second := w.As(people[0], "traveler"), w.As(people[1], "traveler")

	if err := s.Save(first, w.TripID, 5, "Great"); code(err) != apierr.CodeIllegalState {
		t.Errorf("before the end: %v", err)
	}
	if mine, err := s.Mine(first, w.TripID); err != nil || mine.Open || mine.Reason.Value == "" {
		t.Errorf("before the end: %+v %v", mine, err)
	}
	if report, err := s.Report(w.Context(), itineraryID); err != nil || report.Responses != 0 || report.OverallRating.Set {
		t.Errorf("report of nothing: %+v %v", report, err)
	}
	w.Exec(t, "UPDATE trip SET status = 'complete'")
	must(t, s.Save(first, w.TripID, 2, "Hm"))
	must(t, s.Save(first, w.TripID, 5, " Great "))
	must(t, s.Save(second, w.TripID, 4, ""))
	if mine, err := s.Mine(first, w.TripID); err != nil || !mine.Open || mine.Rating.Value != 5 || mine.Comment.Value != "Great" {
		t.Errorf("mine %+v %v", mine, err)
	}
	if n := w.Count(t, "SELECT count(*) FROM booking_participant WHERE status = 'feedback-complete'"); n != 2 {
		t.Errorf("%d travelers are through", n)
	}
	if report, err := s.Report(w.Context(), itineraryID); err != nil || report.Responses != 2 || report.OverallRating.Value != 4.5 {
		t.Errorf("report %+v %v", report, err)
	}
	page, err := s.OfHost(w.Context(), w.HostID, nil, 1)
	if err != nil || len(page.Items) != 1 || page.Responses != 2 || !page.NextCursor.Set || page.Items[0].FirstName != "Robin" || page.Items[0].TripName != "Andes with Harper" {
		t.Errorf("the host reads %+v %v", page, err)
	}
	w.Exec(t, "UPDATE itinerary SET status = 'incomplete' WHERE id = $1", itineraryID)
	if _, err := s.Report(w.Context(), itineraryID); code(err) != apierr.CodeNotFound {
		t.Errorf("of an itinerary that is not live: %v", err)
	}
	other := w.Tenant
	other.ID = uuid.New()
	if _, err := s.Report(tenant.With(w.Context(), other), itineraryID); code(err) != apierr.CodeNotFound {
		t.Errorf("in another marketplace: %v", err)
	}
}
