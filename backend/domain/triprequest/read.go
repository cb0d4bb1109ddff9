package triprequest

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/board"
	"caravan/backend/domain/triprequest/question"
	"caravan/backend/domain/triprequest/triprequestdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/triprequestapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/page"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/whole"
)

// Ledger is what trips, emails and the host's home read of requests, and what trips write into them. It is built
// before the trips, which requests create.
type Ledger struct{ LedgerDeps }

// LedgerDeps are its dependencies.
type LedgerDeps struct {
	Clock       tenant.Clock
	Itineraries Summaries
}

// Summaries describes itineraries.
type Summaries interface {
	SummariesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.ItinerarySummary, error)
}

// NewLedger returns an error that names any missing dependency.
func NewLedger(d LedgerDeps) (*Ledger, error) {
	if err := whole.Check("triprequest", d); err != nil {
		return nil, err
	}
	return &Ledger{d}, nil
}

// ForTripTx returns what a trip takes over, and locks the request.
func (l *Ledger) ForTripTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Request, error) {
	row, err := l.lock(ctx, tx, id)
	if err != nil {
		return trip.Request{}, err
	}
	if Status(row.Status) != Pending {
		return trip.Request{}, apierr.New(apierr.CodeIllegalState, "A trip was already made from this request.")
	}
	form, err := ReadForm(row.Form)
	if err != nil {
		return trip.Request{}, err
	}
	request := requestOf(form)
	request.ID, request.HostID, request.ItineraryID, request.OperatorID = row.ID, row.HostID, row.ItineraryID,
		row.OperatorID
	request.InventoryItemID, request.PackageLevel, request.StartDate = row.InventoryItemID,
		api.PackageLevel(row.PackageLevel), row.StartDate
	return request, nil
}

// OperatorTx returns the operator whose itinerary is requested.
func (l *Ledger) OperatorTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (uuid.UUID, error) {
	row, err := load(ctx, tx, id)
	return row.OperatorID, err
}

// TripMadeTx records the trip that a request became.
func (l *Ledger) TripMadeTx(ctx context.Context, tx pgx.Tx, id, tripID uuid.UUID, instantly bool) error {
	status := TripCreated
	if instantly {
		status = Accepted
	}
	err := triprequestdb.New(tx).TripMade(ctx, triprequestdb.TripMadeParams{
		TenantID: tenant.From(ctx).ID, ID: id, Status: string(status), TripID: &tripID, AutoPriced: instantly,
	})
	if err != nil {
		return fmt.Errorf("trip of a request: %w", err)
	}
	return event.Publish(ctx, tx, event.Event{
		Type: event.TripRequestStatusChanged, ObjectType: "TripRequest", ObjectID: id, At: l.Clock.Now(ctx),
		Before: map[string]any{"status": Pending}, After: map[string]any{"status": status, "tripId": tripID},
	})
}

func load(ctx context.Context, tx pgx.Tx, id uuid.UUID) (triprequestdb.TripRequest, error) {
	row, err := triprequestdb.New(tx).GetRequest(ctx,
		triprequestdb.GetRequestParams{TenantID: tenant.From(ctx).ID, ID: id})
	if db.NoRows(err) {
		return row, apierr.NotFound("trip request")
	}
	if err != nil {
		return row, fmt.Errorf("load trip request: %w", err)
	}
	return row, nil
}

// Brief is a request for domains that list it with trips or email about it.
type Brief struct {
	ID, HostID, OperatorID, ItineraryID uuid.UUID
	Status                              Status
	RejectionReason                     string
	StartDate, EndDate                  civil.Date
	Itinerary                           api.ItinerarySummary
}

// LoadTx returns a request, for emails.
func (l *Ledger) LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (Brief, error) {
	row, err := load(ctx, tx, id)
	if err != nil {
		return Brief{}, err
	}
	briefs, err := l.briefs(ctx, tx, []triprequestdb.TripRequest{row})
	if err != nil {
		return Brief{}, err
	}
	return briefs[0], nil
}

// HostPendingTx lists a host's requests that are not a trip yet, for the host's home.
func (l *Ledger) HostPendingTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) ([]Brief, error) {
	status := string(Pending)
	rows, err := triprequestdb.New(tx).ListRequests(ctx, triprequestdb.ListRequestsParams{
		TenantID: tenant.From(ctx).ID, HostID: &hostID, Status: &status, PageSize: 1000,
	})
	if err != nil {
		return nil, fmt.Errorf("pending requests: %w", err)
	}
	return l.briefs(ctx, tx, rows)
}

// AskedTx returns a request for the questions about it.
func (l *Ledger) AskedTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (question.Request, error) {
	r, err := l.LoadTx(ctx, tx, id)
	return question.Request{ID: r.ID, HostID: r.HostID, OperatorID: r.OperatorID,
		Open: r.Status == Pending || r.Status == TripCreated, Trip: tripMail(r)}, err
}

// OperatorPendingTx lists the requests that wait for an operator, for its board.
func (l *Ledger) OperatorPendingTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID) ([]board.Request, error) {
	status := string(Pending)
	rows, err := triprequestdb.New(tx).ListRequests(ctx, triprequestdb.ListRequestsParams{
		TenantID: tenant.From(ctx).ID, OperatorID: &operatorID, Status: &status, PageSize: 1000,
	})
	if err != nil {
		return nil, fmt.Errorf("pending requests: %w", err)
	}
	briefs, err := l.briefs(ctx, tx, rows)
	if err != nil {
		return nil, err
	}
	requests := make([]board.Request, len(rows))
	for i, row := range rows {
		requests[i] = board.Request{ID: row.ID, HostID: row.HostID, ItineraryID: row.ItineraryID,
			Name: briefs[i].Itinerary.Name, Hero: briefs[i].Itinerary.Hero, StartDate: row.StartDate, EndDate: row.EndDate,
			At: row.CreatedAt, Version: row.Version}
	}
	return requests, nil
}

func (l *Ledger) briefs(ctx context.Context, tx pgx.Tx, rows []triprequestdb.TripRequest) ([]Brief, error) {
	ids := make([]uuid.UUID, len(rows))
	for i, row := range rows {
		ids[i] = row.ItineraryID
	}
	itineraries, err := l.Itineraries.SummariesTx(ctx, tx, ids)
	if err != nil {
		return nil, err
	}
	briefs := make([]Brief, len(rows))
	for i, row := range rows {
		briefs[i] = Brief{
			ID: row.ID, HostID: row.HostID, OperatorID: row.OperatorID, ItineraryID: row.ItineraryID, Status: Status(row.Status),
			StartDate:       row.StartDate,
			RejectionReason: row.RejectionReason,
			EndDate:         row.EndDate, Itinerary: itineraries[row.ItineraryID],
		}
	}
	return briefs, nil
}

type cursor struct {
	ID uuid.UUID `json:"i"`
}

// List returns a host's own requests, or for operators those for their itineraries (H-482, O-179).
func (s *Service) List(ctx context.Context, after string, limit int, status triprequestapi.OptTripRequestStatus) (
	triprequestapi.TripRequestPage, error) {
	t, p := tenant.From(ctx), principal.Must(ctx)
	answer := triprequestapi.TripRequestPage{Items: []triprequestapi.TripRequest{}}
	var from cursor
	if err := page.Decode(after, &from); err != nil {
		return answer, err
	}
	query := triprequestdb.ListRequestsParams{TenantID: t.ID, ManagerID: p.Manager(), PageSize: int32(limit + 1)}
	switch actor, _ := trip.ActorOf(p.Group); actor {
	case trip.Admin:
	case trip.Operator:
		query.OperatorID = &p.OperatorID
	default:
		query.HostID = &p.HostID
	}
	if from.ID != uuid.Nil {
		query.BeforeID = &from.ID
	}
	if status.Set {
		text := string(status.Value)
		query.Status = &text
	}
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		rows, err := triprequestdb.New(tx).ListRequests(ctx, query)
		if err != nil {
			return fmt.Errorf("list trip requests: %w", err)
		}
		rows, next := page.Cut(rows, limit, func(r triprequestdb.TripRequest) any { return cursor{r.ID} })
		if next != "" {
			answer.NextCursor = api.NewOptString(next)
		}
		answer.Items, err = s.answers(ctx, tx, rows)
		return err
	})
	return answer, err
}

// Get returns one request.
func (s *Service) Get(ctx context.Context, id uuid.UUID) (triprequestapi.TripRequest, error) {
	var out triprequestapi.TripRequest
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		row, err := load(ctx, tx, id)
		if err != nil {
			return err
		}
		answers, err := s.answers(ctx, tx, []triprequestdb.TripRequest{row})
		if err == nil {
			out = answers[0]
			err = s.nameChoices(ctx, tx, &out)
		}
		return err
	})
	return out, err
}

// nameChoices adds names and days to the chosen services.
func (s *Service) nameChoices(ctx context.Context, tx pgx.Tx, out *triprequestapi.TripRequest) error {
	var ids []uuid.UUID
	for _, choice := range out.SelectedWorkshopSpaces {
		ids = append(ids, choice.ServiceId)
	}
	for _, choice := range out.HostSelectedOptionalActivities {
		ids = append(ids, choice.ServiceId)
	}
	byID, err := s.Itineraries.ServicesByIDTx(ctx, tx, ids)
	if err != nil {
		return err
	}
	for i := range out.SelectedWorkshopSpaces {
		service := byID[out.SelectedWorkshopSpaces[i].ServiceId]
		out.SelectedWorkshopSpaces[i].Name, out.SelectedWorkshopSpaces[i].Day = service.Name, service.Day
	}
	for i := range out.HostSelectedOptionalActivities {
		service := byID[out.HostSelectedOptionalActivities[i].ServiceId]
		out.HostSelectedOptionalActivities[i].Name, out.HostSelectedOptionalActivities[i].Day = service.Name, service.Day
	}
	if len(out.HostSelectedOptionalServices) == 0 {
		return nil
	}
	it, err := s.Itineraries.LoadTx(ctx, tx, out.Itinerary.ID)
	for i, choice := range out.HostSelectedOptionalServices {
		for _, service := range it.Content.OptionalServices {
			if service.ID == choice.ServiceId {
				out.HostSelectedOptionalServices[i].Name = api.NewOptString(service.Name)
			}
		}
	}
	return err
}

func (s *Service) answers(ctx context.Context, tx pgx.Tx, rows []triprequestdb.TripRequest) (
	[]triprequestapi.TripRequest, error) {
	itineraryIDs, hostIDs := make([]uuid.UUID, len(rows)), make([]uuid.UUID, len(rows))
	for i, row := range rows {
		itineraryIDs[i], hostIDs[i] = row.ItineraryID, row.HostID
	}
	itineraries, err := s.Itineraries.SummariesTx(ctx, tx, itineraryIDs)
	if err != nil {
		return nil, err
	}
	hosts, err := s.Hosts.PersonsTx(ctx, tx, hostIDs)
	if err != nil {
		return nil, err
	}
	answers := make([]triprequestapi.TripRequest, len(rows))
	for i, row := range rows {
		form, err := ReadForm(row.Form)
		if err != nil {
			return nil, err
		}
		answers[i] = answer(ctx, row, form, itineraries[row.ItineraryID], hosts[row.HostID])
	}
	return answers, nil
}

// outcome returns the status of a request for its host, who does not see that a trip is still being prepared.
func outcome(row triprequestdb.TripRequest) triprequestapi.TripRequestOutcome {
	switch {
	case row.WithdrawnAt != nil:
		return triprequestapi.TripRequestOutcomeWithdrawn
	case Status(row.Status) == Rejected:
		return triprequestapi.TripRequestOutcomeDeclined
	case Status(row.Status) == Accepted:
		return triprequestapi.TripRequestOutcomeAccepted
	}
	return triprequestapi.TripRequestOutcomeWaiting
}

func answer(ctx context.Context, row triprequestdb.TripRequest, form *triprequestapi.TripRequestForm,
	it api.ItinerarySummary, host api.Person) triprequestapi.TripRequest {
	// A stored form omits empty lists, which the response must have.
	companions, rooms := append([]api.Companion{}, form.Companions...), append([]api.HostRoom{}, form.HostRooms...)
	out := triprequestapi.TripRequest{
		ID: row.ID, Status: api.TripRequestStatus(row.Status), InstantlyApproved: row.InstantlyApproved,
		TrovaAutoPriced: row.AutoPriced,
		Itinerary:       it, Host: host, StartDate: row.StartDate.UTC(), EndDate: row.EndDate.UTC(),
		TripLength: row.EndDate.Sub(row.StartDate) + 1, SelectedPackage: api.PackageLevel(row.PackageLevel),
		DietaryRestriction: form.DietaryRestriction, Companions: companions, HostRooms: rooms,
		QuantityOfHostsRooms:           len(rooms),
		SelectedWorkshopSpaces:         form.SelectedWorkshopSpaces,
		HostSelectedOptionalActivities: form.HostSelectedOptionalActivities,
		HostSelectedOptionalServices:   form.HostSelectedOptionalServices, BasePriceMinor: form.BasePriceMinor,
		PrePostAccommodationSelection: form.PrePostAccommodationSelection,
		PrePostTransferSelection:      form.PrePostTransferSelection, AdditionalRequests: form.AdditionalRequests,
		Editable: Status(row.Status) == Pending && !principal.OnlyLooks(ctx) && !principal.Supports(ctx),
		Outcome:  outcome(row), CreatedAt: api.NewOptDateTime(row.CreatedAt.UTC()), Version: row.Version,
	}
	if len(it.Categories) > 0 {
		out.Category = api.NewOptString(it.Categories[0])
	}
	if row.TripID != nil {
		out.TripId = api.NewOptUUID(*row.TripID)
	}
	if row.RejectionReason != "" {
		out.RejectionReason = api.NewOptString(row.RejectionReason)
	}
	if row.WithdrawnAt != nil {
		out.WithdrawnAt = api.NewOptDateTime(row.WithdrawnAt.UTC())
	}
	if row.InventoryItemID != nil {
		out.ItineraryInventoryItemId = api.NewOptUUID(*row.InventoryItemID)
	}
	return out
}
