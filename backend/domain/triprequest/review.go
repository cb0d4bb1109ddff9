package triprequest

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/triprequest/triprequestdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/gen/api/triprequestapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/money"
	"caravan/backend/platform/principal"
)

// RejectTx rejects a pending request, releases its departure and tells the host why.
func (s *Service) RejectTx(ctx context.Context, tx pgx.Tx, id uuid.UUID,
	in *triprequestapi.TripRequestRejection) error {
	reason := strings.TrimSpace(in.Reason)
	if reason == "" {
		return apierr.InvalidField("reason", required)
	}
	e := ending{action: "trip_request.reject", refusal: "You can reject only pending requests.",
		after: map[string]any{"status": Rejected, "reason": reason}}
	err := s.endTx(ctx, tx, id, e, func(q *triprequestdb.Queries, tenantID uuid.UUID, now time.Time) error {
		_, err := q.RejectRequest(ctx, triprequestdb.RejectRequestParams{TenantID: tenantID, ID: id, Version: in.Version,
			Reason: reason, RejectedAt: now})
		return err
	})
	if err != nil {
		return err
	}
	return s.mailRejectedTx(ctx, tx, id)
}

// WithdrawTx withdraws a pending request for its host, releases its departure and notifies the operator.
func (s *Service) WithdrawTx(ctx context.Context, tx pgx.Tx, id uuid.UUID,
	in *triprequestapi.TripRequestWithdrawal) error {
	e := ending{action: "trip_request.withdraw", refusal: "You can no longer withdraw this request.",
		after: map[string]any{"status": Rejected, "withdrawn": true}}
	err := s.endTx(ctx, tx, id, e, func(q *triprequestdb.Queries, tenantID uuid.UUID, now time.Time) error {
		_, err := q.WithdrawRequest(ctx, triprequestdb.WithdrawRequestParams{TenantID: tenantID, ID: id, Version: in.Version,
			WithdrawnAt: now})
		return err
	})
	if err != nil {
		return err
	}
	return s.mailWithdrawnTx(ctx, tx, id)
}

// ending is the audit entry of a pending request that ended without a trip.
type ending struct {
	action, refusal string
	after           map[string]any
}

// endTx ends a pending request as save writes it, releases its departure and records it.
func (s *Service) endTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, e ending,
	save func(q *triprequestdb.Queries, tenantID uuid.UUID, now time.Time) error) error {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	row, err := s.lock(ctx, tx, id)
	if err != nil {
		return err
	}
	if Status(row.Status) != Pending {
		return apierr.New(apierr.CodeIllegalState, e.refusal)
	}
	err = save(triprequestdb.New(tx), t.ID, now)
	if db.NoRows(err) {
		return apierr.Conflict()
	}
	if err != nil {
		return fmt.Errorf("%s: %w", e.action, err)
	}
	if row.InventoryItemID != nil {
		if err := s.Inventory.ReleaseTx(ctx, tx, *row.InventoryItemID, false); err != nil {
			return err
		}
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: e.action, Event: event.TripRequestStatusChanged, ObjectType: "TripRequest",
		ObjectID: id, Before: map[string]any{"status": row.Status}, After: e.after,
	})
}

// Cost returns what a form would cost, and whether it would be approved instantly. It changes nothing (H-222).
func (s *Service) Cost(ctx context.Context, in *triprequestapi.TripRequestForm) (
	triprequestapi.TripRequestCost, error) {
	t, hostID := tenant.From(ctx), principal.Must(ctx).HostID
	var out triprequestapi.TripRequestCost
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		it, err := s.requestable(ctx, tx, hostID, in.Itinerary)
		if err != nil {
			return err
		}
		c, err := s.checkTx(ctx, tx, it, in)
		if err != nil {
			return err
		}
		if len(c.fields) > 0 {
			return apierr.Invalid(c.fields)
		}
		out = triprequestapi.TripRequestCost{
			SelectedWorkshopSpaces: []triprequestapi.WorkshopCost{}, TripLength: it.LengthInDays, Host: hostID,
			Currency: it.Currency, FreeOfCharge: c.form.Group(), GroupVariableMinor: c.variable, InstantApproval: c.instantly,
			SuggestedSellPrice: c.suggested, BasePriceMinor: api.NewOptInt64(c.suggested.MinPriceMinor),
		}
		if c.departure.ID != uuid.Nil {
			out.ItineraryInventoryItem = triprequestapi.NewOptInventoryOffer(c.departure.Offer())
		}
		for _, choice := range in.SelectedWorkshopSpaces {
			for _, service := range c.services {
				if service.ID.Value != choice.ServiceId {
					continue
				}
				cost, err := money.Mul(service.PricePerHourMinor.Or(0), int64(choice.HoursRequested))
				if err != nil {
					return err
				}
				out.SelectedWorkshopSpaces = append(out.SelectedWorkshopSpaces,
					triprequestapi.WorkshopCost{HoursRequested: choice.HoursRequested, Activity: service, CostMinor: cost})
			}
		}
		return nil
	})
	return out, err
}

// requestOf converts a form to what a trip takes over.
func requestOf(form *triprequestapi.TripRequestForm) trip.Request {
	request := trip.Request{
		Companions: form.Companions, HostRooms: form.HostRooms, WorkshopHours: map[uuid.UUID]int{},
		Activities:         map[uuid.UUID]int{},
		OptionalServices:   map[uuid.UUID]int{},
		DietaryRestriction: form.DietaryRestriction.Or(DietaryNone), AdditionalRequests: form.AdditionalRequests.Or(""),
		NightBefore:    form.PrePostAccommodationSelection.Value.BeforeTrip.Or(false),
		NightAfter:     form.PrePostAccommodationSelection.Value.AfterTrip.Or(false),
		TransferBefore: form.PrePostTransferSelection.Value.BeforeTrip.Or(false),
		TransferAfter:  form.PrePostTransferSelection.Value.AfterTrip.Or(false),
	}
	for _, choice := range form.SelectedWorkshopSpaces {
		request.WorkshopHours[choice.ServiceId] = choice.HoursRequested
	}
	for _, choice := range form.HostSelectedOptionalActivities {
		request.Activities[choice.ServiceId] = choice.Quantity
	}
	for _, choice := range form.HostSelectedOptionalServices {
		request.OptionalServices[choice.ServiceId] = choice.Quantity
	}
	return request
}

// OnDepartureTx lists the requests for a departure with the trips they became (O-045).
func (s *Service) OnDepartureTx(ctx context.Context, tx pgx.Tx,
	departureID uuid.UUID) ([]inventoryapi.RequestedTrip, error) {
	rows, err := triprequestdb.New(tx).RequestsOnDeparture(ctx, triprequestdb.RequestsOnDepartureParams{
		TenantID: tenant.From(ctx).ID, InventoryItemID: departureID})
	if err != nil {
		return nil, fmt.Errorf("requests on a departure: %w", err)
	}
	var hostIDs, tripIDs []uuid.UUID
	for _, row := range rows {
		hostIDs = append(hostIDs, row.HostID)
		if row.TripID != nil {
			tripIDs = append(tripIDs, *row.TripID)
		}
	}
	hosts, err := s.Hosts.PersonsTx(ctx, tx, hostIDs)
	if err != nil {
		return nil, err
	}
	trips, err := s.Trips.SummariesTx(ctx, tx, tripIDs)
	if err != nil {
		return nil, err
	}
	out := make([]inventoryapi.RequestedTrip, len(rows))
	for i, row := range rows {
		out[i] = inventoryapi.RequestedTrip{
			TripRequestId: row.ID, RequestStatus: api.TripRequestStatus(row.Status), HostName: hosts[row.HostID].DisplayName,
			Use: inventoryapi.RequestedTripUsePending,
		}
		if Status(row.Status) == Rejected {
			out[i].Use = inventoryapi.RequestedTripUseReleased
		}
		if row.TripID == nil {
			continue
		}
		if t, ok := trips[*row.TripID]; ok {
			out[i].TripId, out[i].TripName = api.NewOptUUID(t.ID), api.NewOptString(t.Name)
			out[i].ShortId, out[i].TripStatus = api.NewOptString(t.ShortId), api.NewOptTripStatus(t.Status)
			out[i].Use = useOf(t.Status)
		}
	}
	return out, nil
}

// useOf returns how a trip uses its departure: reserved until its travelers are confirmed.
func useOf(status api.TripStatus) inventoryapi.RequestedTripUse {
	switch status {
	case api.TripStatusCancelled:
		return inventoryapi.RequestedTripUseReleased
	case api.TripStatusConfirmed, api.TripStatusClosed, api.TripStatusComplete, api.TripStatusEarlyConfirmed:
		return inventoryapi.RequestedTripUseConfirmed
	}
	return inventoryapi.RequestedTripUsePending
}
