package transfer

import (
	"context"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/transfer/route"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/transferapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/rest"
)

// HTTP serves the REST operations of this domain.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return transferapi.Mount(h, c) }

// GetGroundTransferOffer implements getGroundTransferOffer.
func (h HTTP) GetGroundTransferOffer(ctx context.Context, params transferapi.GetGroundTransferOfferParams) (
	*transferapi.GroundTransferOfferAnswer, error) {
	var of Standing
	err := h.Service.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		of, err = h.Service.StandingTx(ctx, tx, params.TripId)
		return err
	})
	if err != nil {
		return nil, err
	}
	windows, reason := of.windows(), of.Reason()
	out := transferapi.GroundTransferOffer{
		Bookable: reason == "", Reason: words(reason), Arrival: window(windows[Arrival]),
		Departure: window(windows[Departure]), TimeZone: of.Trip.Zone().String(),
		MaximumPassengers: of.MaximumPassengers(), FreeCancellationHours: of.Trip.Policy.Transfer.FreeCancellationHours,
		PricesShown: !of.Host, Currency: of.Trip.Currency, Accommodation: window(of.stay()),
	}
	if a := of.Trip.Content.Arrival; a != nil {
		out.ArrivalAirport = api.NewOptAirport(*a)
	}
	if a := of.Trip.Content.Departure; a != nil {
		out.DepartureAirport = api.NewOptAirport(*a)
	}
	if id := of.bookingID(); id != nil {
		out.BookingId = api.NewOptUUID(*id)
	}
	if of.Host {
		out.OpensOn = api.NewOptDate(of.Opens().UTC())
	}
	return &transferapi.GroundTransferOfferAnswer{Success: true, Data: out}, nil
}

func window(w Window) transferapi.RideWindow {
	return transferapi.RideWindow{From: w.From.UTC(), Until: w.Until.UTC()}
}

// ListGroundTransfers implements listGroundTransfers.
func (h HTTP) ListGroundTransfers(ctx context.Context, params transferapi.ListGroundTransfersParams) (
	*transferapi.GroundTransferPageAnswer, error) {
	q := record.Asked(params)
	q.IDs = params.Ids
	page, err := h.Service.Rides(ctx, q)
	if err != nil {
		return nil, err
	}
	return &transferapi.GroundTransferPageAnswer{Success: true, Data: page}, nil
}

// GetGroundTransfer implements getGroundTransfer.
func (h HTTP) GetGroundTransfer(ctx context.Context, params transferapi.GetGroundTransferParams) (
	*transferapi.GroundTransferAnswer, error) {
	return answer(h.Service.Ride(ctx, params.ID))
}

func answer(ride transferapi.GroundTransfer, err error) (*transferapi.GroundTransferAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &transferapi.GroundTransferAnswer{Success: true, Data: ride}, nil
}

// UpdateGroundTransfer implements updateGroundTransfer.
func (h HTTP) UpdateGroundTransfer(ctx context.Context, req *transferapi.GroundTransferUpdate,
	params transferapi.UpdateGroundTransferParams) (*transferapi.GroundTransferAnswer, error) {
	return answer(h.Service.Update(ctx, params.ID, req))
}

// CancelGroundTransfer implements cancelGroundTransfer.
func (h HTTP) CancelGroundTransfer(ctx context.Context, req *transferapi.CancelGroundTransfer,
	params transferapi.CancelGroundTransferParams) (*transferapi.GroundTransferAnswer, error) {
	var version *int64
	if req.Version.Set {
		version = &req.Version.Value
	}
	if err := h.Service.Cancel(ctx, params.ID, params.IdempotencyKey, version); err != nil {
		return nil, err
	}
	return answer(h.Service.Ride(ctx, params.ID))
}

func legFrom(field string, in transferapi.GroundTransferLeg) (Leg, error) {
	at, err := time.Parse(localTime, in.PickupDateTime)
	if err != nil {
		return Leg{}, apierr.InvalidField(field+".pickupDateTime", "Please enter a valid date")
	}
	return Leg{
		OriginPlaceID: in.OriginPlaceId, DestinationPlaceID: in.DestinationPlaceId, PickupAt: at,
		FlightNumber: in.FlightNumber,
		Load:         Load{in.Passengers, in.CarryOnLuggage.Or(0), in.CheckedLuggage.Or(0)},
	}, nil
}

// QuoteGroundTransfers implements quoteGroundTransfers.
func (h HTTP) QuoteGroundTransfers(ctx context.Context, req *transferapi.QuoteGroundTransfers) (
	*transferapi.GroundTransferQuotesAnswer, error) {
	legs := map[Type]Leg{}
	for direction, in := range map[Type]transferapi.OptGroundTransferLeg{Arrival: req.Arrival, Departure: req.Departure} {
		if !in.Set {
			continue
		}
		leg, err := legFrom(string(direction), in.Value)
		if err != nil {
			return nil, err
		}
		legs[direction] = leg
	}
	q, err := h.Service.QuoteLegs(ctx, req.TripId, legs)
	if err != nil {
		return nil, err
	}
	out := transferapi.GroundTransferQuotes{ArrivalQuotes: quotesOf(q, Arrival), DepartureQuotes: quotesOf(q, Departure)}
	if q.Failed[Arrival] {
		out.ArrivalError = api.NewOptBool(true)
	}
	if q.Failed[Departure] {
		out.DepartureError = api.NewOptBool(true)
	}
	return &transferapi.GroundTransferQuotesAnswer{Success: true, Data: out}, nil
}

func quotesOf(q Quotes, direction Type) []transferapi.GroundTransferQuote {
	out := []transferapi.GroundTransferQuote{}
	for _, one := range q.ByType[direction] {
		item := transferapi.GroundTransferQuote{
			ExternalId: one.ID, Type: transferapi.GroundTransferType(one.Type), VehicleCategory: one.Category,
			Description:       one.Description,
			MaximumPassengers: one.MaximumPassengers, TransferCompany: one.Company, DurationInSeconds: one.Road.Seconds,
			DistanceInMeters: one.Road.Meters, FreeCancellationUntil: one.FreeUntil.UTC(), ExpiresAt: one.ExpiresAt.UTC(),
		}
		if !q.Hidden {
			item.PriceMinor, item.Currency = api.NewOptInt64(one.PriceMinor), api.NewOptString(one.Currency)
		}
		out = append(out, item)
	}
	return out
}

// EstimateGroundTransfers implements estimateGroundTransfers.
func (h HTTP) EstimateGroundTransfers(ctx context.Context, req *transferapi.EstimateGroundTransfers) (
	*transferapi.GroundTransferEstimatesAnswer, error) {
	var out transferapi.GroundTransferEstimates
	for _, leg := range []struct {
		direction Type
		in        transferapi.OptRoadLeg
		to        *transferapi.OptRoadEstimate
	}{{Arrival, req.Arrival, &out.Arrival}, {Departure, req.Departure, &out.Departure}} {
		if !leg.in.Set {
			continue
		}
		road, err := route.Estimate(ctx, h.Service.Places, string(leg.direction), leg.in.Value.OriginPlaceId,
			leg.in.Value.DestinationPlaceId)
		if err != nil {
			return nil, err
		}
		*leg.to = transferapi.NewOptRoadEstimate(transferapi.RoadEstimate{EstimatedDuration: road.Seconds,
			DistanceInMeters: road.Meters})
	}
	return &transferapi.GroundTransferEstimatesAnswer{Success: true, Data: out}, nil
}

// BookGroundTransfers implements bookGroundTransfers.
func (h HTTP) BookGroundTransfers(ctx context.Context, req *transferapi.BookGroundTransfers,
	params transferapi.BookGroundTransfersParams) (*transferapi.BookedGroundTransfersAnswer, error) {
	order := Order{
		TripID: req.TripId, Method: req.PaymentMethod.Or(""), SaveCard: req.SaveCard.Or(false),
		CreditMinor: req.CreditMinor.Or(0),
		Contact: Contact{req.Contact.FirstName, req.Contact.LastName, req.Contact.Email, req.Contact.Phone,
			req.Contact.TermsAndConditions},
	}
	if req.AmountMinor.Set {
		order.AmountMinor = &req.AmountMinor.Value
	}
	if req.InsuranceQuoteId.Set {
		order.InsuranceQuoteID = &req.InsuranceQuoteId.Value
	}
	if req.CardId.Set {
		order.CardID = &req.CardId.Value
	}
	for _, item := range req.Items {
		leg, err := legFrom("items.quoteRequest", item.QuoteRequest)
		if err != nil {
			return nil, err
		}
		order.Items = append(order.Items, Item{QuoteID: item.QuoteId, Type: Type(item.Type), Leg: leg})
	}
	booked, err := h.Service.Book(ctx, params.IdempotencyKey, order)
	if err != nil {
		return nil, err
	}
	out := transferapi.BookedGroundTransfers{GroundTransfers: []transferapi.GroundTransfer{}}
	if booked.Payment != nil {
		paid, err := h.Service.Payments.Answer(ctx, *booked.Payment)
		if err != nil {
			return nil, err
		}
		out.Payment = api.NewOptPaymentResult(paid.Data)
	}
	if len(booked.Rides) > 0 {
		page, err := h.Service.Rides(ctx, record.Query{IDs: append([]uuid.UUID{}, booked.Rides...), Sort: "pickup"})
		if err != nil {
			return nil, err
		}
		out.GroundTransfers = page.Items
	}
	return &transferapi.BookedGroundTransfersAnswer{Success: true, Data: out}, nil
}
