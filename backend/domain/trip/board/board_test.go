package board_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/board"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/principal"
)

type market struct{ *triptest.Market }

func (m market) board(ctx context.Context, q board.Query) tripapi.TripBoard {
	m.T.Helper()
	if q.Limit == 0 {
		q.Limit = 25
	}
	found, err := m.Trips.Board.Board(ctx, q)
	m.Must(err)
	return found
}

// only returns the one item of the one lane of the board.
func (m market) only(lane tripapi.BoardLaneName) tripapi.BoardItem {
	m.T.Helper()
	lanes := m.board(m.Operator(), board.Query{}).Lanes
	if len(lanes) != 1 || lanes[0].Lane != lane || lanes[0].Count != 1 || len(lanes[0].Items) != 1 {
		m.T.Fatalf("want one item in %s, got %+v", lane, lanes)
	}
	return lanes[0].Items[0]
}

func (m market) exec(sql string, args ...any) {
	m.T.Helper()
	m.Tx(m.System(), func(tx pgx.Tx) error {
		_, err := tx.Exec(m.T.Context(), sql, append([]any{m.Tenant.ID}, args...)...)
		return err
	})
}

// until sets the clock to noon, so many days before the first departure.
func (m market) until(days int) {
	at := triptest.First.AddDays(-days).UTC().Add(12 * time.Hour)
	m.Clock.Advance(at.Sub(m.Clock.Now()))
}

// status moves a trip without what follows from it.
func (m market) status(id uuid.UUID, s trip.Status) {
	m.exec("UPDATE trip SET status = $3 WHERE tenant_id = $1 AND id = $2", id, string(s))
}

// serve adds the itinerary's only service of the second day, which trips have only if their hosts chose it.
func (m market) serve() {
	m.exec(`INSERT INTO trip_service (tenant_id, id, source_id, trip_id, day, position, type, detail)
		SELECT t.tenant_id, gen_random_uuid(), i.id, t.id, i.day, 0, i.type, i.detail
		FROM trip t JOIN itinerary_service i ON i.tenant_id = t.tenant_id AND i.itinerary_id = t.itinerary_id AND i.day = 2
		WHERE t.tenant_id = $1`)
}

func day(d civil.Date) api.OptDate { return api.NewOptDate(d.UTC()) }

func TestARequestIsNextUntilItsTripIsApproved(t *testing.T) {
	m := market{triptest.Open(t)}
	form := m.Form(triptest.First)
	form.AdditionalRequests = api.NewOptString("Slowly.")
	created, err := m.Request(form)
	m.Must(err)
	asked := m.only(tripapi.BoardLaneNameRequests)
	if asked.ID != created.ID || asked.Name != "Andes on Foot" ||
		asked.HostName != "hanna" || asked.Deadline.Set {
		t.Errorf("%+v", asked)
	}
	m.Tx(m.Operator(), func(tx pgx.Tx) error {
		_, err := m.Trips.CreateTx(m.Operator(), tx, created.ID, trip.Review{Name: "Andes for Hanna"})
		return err
	})
	m.serve()
	made := m.only(tripapi.BoardLaneNameServices)
	if made.Name != "Andes for Hanna" || len(made.MissingDays) != 0 {
		t.Errorf("%+v", made)
	}
	m.status(made.ID, trip.PartnerApproved)
	m.only(tripapi.BoardLaneNameWaiting)
}

func TestATripOnSaleFallsBehindThePaceOfItsMinimum(t *testing.T) {
	m := market{triptest.Open(t)}
	id := m.Launched()
	launched := m.only(tripapi.BoardLaneNameFilling)
	if launched.Deadline != day(m.Trip(id).BookingsDeadline) {
		t.Errorf("deadline %v", launched.Deadline)
	}
	m.Clock.Advance(21 * 24 * time.Hour)
	m.only(tripapi.BoardLaneNameNotFilling)
	m.Book(id, "pending", 4)
	if fills := m.only(tripapi.BoardLaneNameFilling); fills.SpotsTaken != 4 || fills.MinimumSpots != 4 {
		t.Errorf("%+v", fills)
	}
}

func TestDaysAreFixedBeforeTheTechnicalItineraryIsSubmitted(t *testing.T) {
	m := market{triptest.Open(t)}
	id := m.Launched()
	m.status(id, trip.Confirmed)
	m.serve()
	m.until(100)
	if ahead := m.only(tripapi.BoardLaneNameAhead); ahead.Deadline != day(triptest.First) {
		t.Errorf("deadline %v", ahead.Deadline)
	}
	m.until(40)
	if sends := m.only(tripapi.BoardLaneNameTechnical); sends.Deadline != day(triptest.First.AddDays(-14)) {
		t.Errorf("deadline %v", sends.Deadline)
	}
	fault := func(missing, uncovered, changed []int) {
		t.Helper()
		got := m.only(tripapi.BoardLaneNameDays)
		if !slices.Equal(got.MissingDays, missing) || !slices.Equal(got.UncoveredDays, uncovered) ||
			!slices.Equal(got.ChangedDays, changed) {
			t.Errorf("got %+v", got)
		}
	}
	m.exec(`UPDATE itinerary_service SET deleted_at = now() WHERE tenant_id = $1 AND type = 'workshopSpace'`)
	fault(nil, nil, []int{2})
	m.exec(`UPDATE trip_service SET deleted_at = now() WHERE tenant_id = $1 AND day = 2`)
	fault([]int{2}, nil, nil)
	m.exec(`UPDATE trip_service SET deleted_at = NULL WHERE tenant_id = $1`)
	m.exec(`UPDATE itinerary_service SET deleted_at = NULL WHERE tenant_id = $1`)
	m.exec(`UPDATE trip_service SET deleted_at = now() WHERE tenant_id = $1 AND type = 'accommodation'`)
	fault(nil, []int{1}, nil)

	// Nobody can fix them once both sides have approved.
	m.exec("UPDATE trip SET operator_technical_at = now(), admin_technical_at = now() WHERE tenant_id = $1")
	if ahead := m.only(tripapi.BoardLaneNameAhead); len(ahead.UncoveredDays) != 1 {
		t.Errorf("the trip does not show its days: %+v", ahead)
	}
	m.until(14)
	m.only(tripapi.BoardLaneNameArriving)
	m.until(-1)
	if there := m.only(tripapi.BoardLaneNameArriving); there.Deadline != day(m.Trip(id).EndDate) {
		t.Errorf("deadline %v", there.Deadline)
	}
}

func TestACompletedTripStaysUntilItIsPaid(t *testing.T) {
	m := market{triptest.Open(t)}
	id := m.Launched()
	m.status(id, trip.Complete)
	m.until(-5)
	m.exec(`INSERT INTO earnings_report (tenant_id, trip_id, figures, created_at) VALUES ($1, $2, '{}', now())`, id)
	m.only(tripapi.BoardLaneNameReports)
	m.exec("UPDATE earnings_report SET approved_at = now() WHERE tenant_id = $1")
	if lanes := m.board(m.Operator(), board.Query{}).Lanes; len(lanes) != 0 {
		t.Errorf("%+v", lanes)
	}
	due := triptest.First.AddDays(3)
	m.exec(`INSERT INTO payout (tenant_id, id, payee_kind, payee_id, trip_id, kind, amount_minor, currency, status,
			due_on, created_at)
		VALUES ($1, gen_random_uuid(), 'operator', $2, $3, 'operator', 100, 'USD', 'scheduled', $4, now())`,
		m.OperatorID, id, due)
	paid := m.only(tripapi.BoardLaneNamePayouts)
	if paid.Deadline != day(due) {
		t.Errorf("%+v", paid)
	}
	m.exec("UPDATE payout SET status = 'sent' WHERE tenant_id = $1")
	if lanes := m.board(m.Operator(), board.Query{}).Lanes; len(lanes) != 0 {
		t.Errorf("%+v", lanes)
	}
}

func TestTheBoardIsFilteredAndPagedByLane(t *testing.T) {
	m := market{triptest.Open(t)}
	first := m.Launched()
	form := m.Form(triptest.Second)
	second, err := m.Request(form)
	m.Must(err)
	m.status(*second.TripID, trip.Live)
	m.exec("UPDATE trip SET name = 'Sueños de Cusco' WHERE tenant_id = $1 AND id = $2", *second.TripID)

	page := m.board(m.Operator(), board.Query{Lane: tripapi.BoardLaneNameFilling, Limit: 1}).Lanes
	if len(page) != 1 || page[0].Count != 2 || page[0].Items[0].ID != first || page[0].NextCursor.Value == "" {
		t.Fatalf("%+v", page)
	}
	rest := m.board(m.Operator(), board.Query{Lane: tripapi.BoardLaneNameFilling, Limit: 1,
		Cursor: page[0].NextCursor.Value}).Lanes
	if len(rest) != 1 || rest[0].Count != 2 || rest[0].Items[0].ID != *second.TripID || rest[0].NextCursor.Set {
		t.Fatalf("%+v", rest)
	}
	if _, err := m.Trips.Board.Board(m.Operator(), board.Query{Limit: 1,
		Cursor: page[0].NextCursor.Value}); err == nil {
		t.Error("a cursor goes with no lane")
	}
	for words, want := range map[string]int{"suenos HANNA": 1, "andes": 1, "cusco": 2, "nowhere": 0,
		strings.ToLower(m.Trip(first).ShortID): 1} {
		n := 0
		for _, lane := range m.board(m.Operator(), board.Query{Words: words}).Lanes {
			n += lane.Count
		}
		if n != want {
			t.Errorf("%q finds %d", words, n)
		}
	}
}

func TestTheBoardIsTheOperatorsOwn(t *testing.T) {
	m := market{triptest.Open(t)}
	m.Launched()
	stranger := principal.Principal{MemberID: m.OperatorMember, Group: "operator", OperatorID: uuid.New()}
	own := principal.Principal{MemberID: m.OperatorMember, Group: "operator", OperatorID: m.OperatorID}
	for name, ctx := range map[string]context.Context{"operator": m.In(m.Tenant, stranger),
		"marketplace": m.In(m.AddTenant("elsewhere"), own)} {
		if seen := m.board(ctx, board.Query{}); len(seen.Lanes) != 0 {
			t.Errorf("another %s sees %+v", name, seen)
		}
	}
}
