package booking

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/count"
	"caravan/backend/platform/event"
	"caravan/backend/platform/track"
)

// Confirmation is what the host confirms.
type Confirmation struct {
	Orders []uuid.UUID
	// Spots are those of the orders as the host saw them; 0 when he did not say.
	Spots int
	// LaunchNow sets the launch to now (H-307).
	LaunchNow bool
	// Emails decides which promotional e-mails go out with the launch.
	Emails []api.PromoteEmailInput
}

// Confirm is the host's word that the orders travel (H-299, H-302…H-307).
func (s *Service) Confirm(ctx context.Context, tripID uuid.UUID, c Confirmation) error {
	t := tenant.From(ctx)
	return s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error {
		of, err := s.Trips.LoadForUpdateTx(ctx, tx, tripID)
		if err != nil {
			return err
		}
		bookings, err := s.lockSelected(ctx, tx, tripID, c.Orders)
		if err != nil {
			return err
		}
		spots := 0
		for _, b := range bookings {
			if !orderOf(b, payment.Totals{}).Confirmable() {
				return apierr.New(apierr.CodeIllegalState, fmt.Sprintf("Order %s can not be confirmed.", b.OrderID))
			}
			spots += b.Spots
		}
		if c.Spots != 0 && c.Spots != spots {
			return errOtherwise
		}
		if !ConfirmEnabled(of.Status, spots, of.MinimumTripThreshold) {
			return apierr.New(apierr.CodeIllegalState, confirmReason(of, spots))
		}
		if len(c.Emails) > 0 {
			if err := s.Trips.DecidePromotionTx(ctx, tx, tripID, c.Emails); err != nil {
				return err
			}
		}
		_, err = s.Trips.ApplyTx(ctx, tx, tripID, trip.ActConfirmTravelers, trip.Host, trip.Facts{SelectedSpots: spots, LaunchNow: c.LaunchNow})
		if err != nil {
			return err
		}
		event := track.Event{Name: track.ConfirmedTravelers, At: s.Clock.Now(ctx), TripID: of.ID, TripName: of.Name, ItineraryID: of.ItineraryID}
		for _, b := range bookings { // H-575: one for each booking
			event.BookingID = b.ID
			if err := track.Record(ctx, tx, event); err != nil {
				return err
			}
		}
		return s.confirmTx(ctx, tx, of, bookings)
	})
}

// confirmReason says why confirm is disabled, in words for the host.
func confirmReason(t trip.Trip, spots int) string {
	switch t.Status {
	case trip.HostApproved, trip.ReadyToConfirm:
		return fmt.Sprintf("Select at least %s to confirm the trip.", count.Of(max(1, t.MinimumTripThreshold), "spot"))
	case trip.Confirmed, trip.EarlyConfirmed:
		if spots < 1 {
			return "Select at least one spot to confirm."
		}
	case trip.Live:
		return fmt.Sprintf("Travelers can be confirmed once %s booked.", count.Of(t.MinimumTripThreshold, "spot is", "spots are"))
	}
	return "Travelers can not be confirmed in the trip's present status."
}

func (s *Service) lockSelected(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, ids []uuid.UUID) ([]bookingdb.Booking, error) {
	distinct := map[uuid.UUID]bool{}
	for _, id := range ids {
		distinct[id] = true
	}
	bookings, err := bookingdb.New(tx).LockTripBookings(ctx, bookingdb.LockTripBookingsParams{TenantID: tenant.From(ctx).ID, TripID: tripID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("lock bookings: %w", err)
	}
	if len(bookings) != len(distinct) {
		return nil, apierr.NotFound("order")
	}
	return bookings, nil
}

// confirmTx confirms pending bookings and tells their customers.
func (s *Service) confirmTx(ctx context.Context, tx pgx.Tx, t trip.Trip, bookings []bookingdb.Booking) error {
	if len(bookings) == 0 {
		return nil
	}
	now := s.Clock.Now(ctx)
	ids := idsOf(bookings)
	if err := bookingdb.New(tx).ConfirmBookings(ctx, bookingdb.ConfirmBookingsParams{TenantID: t.TenantID, Now: now, Ids: ids}); err != nil {
		return fmt.Errorf("confirm bookings: %w", err)
	}
	totals, err := payment.TotalsOf(ctx, tx, ids...)
	if err != nil {
		return err
	}
	for _, b := range bookings {
		err := audit.Record(ctx, tx, audit.Entry{
			TenantID: t.TenantID, At: now, Action: "booking.confirm", Event: event.BookingStatusChanged, ObjectType: "Booking", ObjectID: b.ID,
			Before: map[string]any{"status": b.Status}, After: map[string]any{"status": Confirmed},
		})
		if err != nil {
			return err
		}
		sum := totals[b.ID]
		order := orderMail(b.OrderID, b.Spots, nil, b.Currency, sum.TotalMinor, sum.PaidMinor, b.PaymentDueDate)
		if err := s.mailCustomer(ctx, tx, b, notification.BookingConfirmed, notification.Data{Trip: tripMail(t), Order: order, Path: bookingPath(t.ID)}); err != nil {
			return err
		}
	}
	for i := range bookings {
		bookings[i].Status = string(Confirmed)
	}
	return s.onboardTx(ctx, tx, 0, bookings...)
}

func (s *Service) mailCustomer(ctx context.Context, tx pgx.Tx, b bookingdb.Booking, template notification.Template, data notification.Data) error {
	customer, err := s.customerOf(ctx, tx, b.ID)
	if err != nil {
		return err
	}
	return s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: template, Key: string(template) + "/" + b.ID.String(), To: customer.Email, Name: customer.FirstName, Data: data,
	})
}

// errOtherwise refuses what the host decided on orders that are no longer as he saw them.
var errOtherwise = apierr.New(apierr.CodeConflict, "These bookings have changed meanwhile. Please review them and try again.")

// Rejection is an order as the host saw it when he rejected it.
type Rejection struct {
	ID          uuid.UUID
	Status      Status
	RefundMinor int64
}

// RejectionsOf names orders as the host's page shows them; those that it does not show are without a status.
func RejectionsOf(d api.TripDetails, ids ...uuid.UUID) []Rejection {
	orders := make([]Rejection, len(ids))
	for i, id := range ids {
		orders[i].ID = id
		for _, order := range d.Travelers {
			if order.ID == id {
				orders[i].Status, orders[i].RefundMinor = Status(order.Status), order.RefundMinor
			}
		}
	}
	return orders
}

// Reject is the host's no to orders: their money goes back in full (H-306). When one of them is no longer as he saw
// it, nothing happens to any.
func (s *Service) Reject(ctx context.Context, tripID uuid.UUID, orders []Rejection) error {
	ids := make([]uuid.UUID, len(orders))
	seen := make(map[uuid.UUID]Rejection, len(orders))
	for i, o := range orders {
		ids[i], seen[o.ID] = o.ID, o
	}
	return s.DB.InTenantRetry(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadForUpdateTx(ctx, tx, tripID)
		if err != nil {
			return err
		}
		if !Selectable(t.Status) {
			return apierr.New(apierr.CodeIllegalState, "The trip is complete.")
		}
		bookings, err := s.lockSelected(ctx, tx, tripID, ids)
		if err != nil {
			return err
		}
		for _, b := range bookings {
			switch {
			case Status(b.Status) == Cancelled || b.IsPendingCancellation:
				return apierr.New(apierr.CodeIllegalState, fmt.Sprintf("Order %s is already cancelled.", b.OrderID))
			case !orderOf(b, payment.Totals{}).Rejectable():
				return apierr.New(apierr.CodeIllegalState, fmt.Sprintf("Order %s can no longer be rejected.", b.OrderID))
			}
		}
		if err := s.asSeenTx(ctx, tx, bookings, seen); err != nil {
			return err
		}
		reason := trip.ReasonHost
		return s.cancelTx(ctx, tx, t, bookings, cancellation{
			Cause: ByHost, Internal: &reason, Text: "The host could not accept your booking.", Template: notification.BookingRejected,
		})
	})
}

// asSeenTx refuses orders of which the host saw another status or another refund.
func (s *Service) asSeenTx(ctx context.Context, tx pgx.Tx, bookings []bookingdb.Booking, seen map[uuid.UUID]Rejection) error {
	refunds, err := s.hostRefundsTx(ctx, tx, bookings)
	if err != nil {
		return err
	}
	for _, b := range bookings {
		if saw := seen[b.ID]; saw.Status != Status(b.Status) || saw.RefundMinor != refunds[b.ID] {
			return errOtherwise
		}
	}
	return nil
}

// hostRefundsTx is what goes back to each party when the host rejects its order.
func (s *Service) hostRefundsTx(ctx context.Context, tx pgx.Tx, bookings []bookingdb.Booking) (map[uuid.UUID]int64, error) {
	left, err := s.Payments.ReturnablesTx(ctx, tx, idsOf(bookings)...)
	if err != nil {
		return nil, err
	}
	refunds := make(map[uuid.UUID]int64, len(bookings))
	for _, b := range bookings {
		if !orderOf(b, payment.Totals{}).Rejectable() {
			continue
		}
		quote, err := QuoteRefund(RefundInput{Cause: ByHost, Status: Status(b.Status), Spots: b.Spots, DepositMinor: b.DepositMinor, PaidMinor: left[b.ID]})
		if err != nil {
			return nil, err
		}
		refunds[b.ID] = quote.RefundMinor
	}
	return refunds, nil
}

// cancellation says why bookings end.
type cancellation struct {
	Cause    Cause
	Internal *int
	Text     string
	Method   string // of the refund, in the traveler's dialog
	Template notification.Template
}

// cancelTx ends bookings that somebody else than the traveler cancels: places, charge and money go back.
func (s *Service) cancelTx(ctx context.Context, tx pgx.Tx, t trip.Trip, bookings []bookingdb.Booking, why cancellation) error {
	if len(bookings) == 0 {
		return nil
	}
	totals, err := payment.TotalsOf(ctx, tx, idsOf(bookings)...)
	if err != nil {
		return err
	}
	addOns, err := s.addOnsOf(ctx, tx, idsOf(bookings))
	if err != nil {
		return err
	}
	for _, b := range bookings {
		if err := s.cancelOneTx(ctx, tx, t, b, addOns[b.ID], totals[b.ID], why); err != nil {
			return fmt.Errorf("cancel booking %s: %w", b.ID, err)
		}
	}
	return nil
}

func (s *Service) cancelOneTx(ctx context.Context, tx pgx.Tx, t trip.Trip, b bookingdb.Booking, addOns []bookingdb.BookingAddOn, sum payment.Totals, why cancellation) error {
	q, now := bookingdb.New(tx), s.Clock.Now(ctx)
	terms, err := decode[Terms](b.Policy, "policy of a booking")
	if err != nil {
		return err
	}
	in, err := s.refundInput(ctx, tx, t, b, terms, why.Cause, nil)
	if err != nil {
		return err
	}
	quote, err := QuoteRefund(in)
	if err != nil {
		return err
	}
	if err := s.dropOpenChange(ctx, tx, b); err != nil {
		return err
	}
	back, err := s.Payments.CancelTx(ctx, tx, payment.Cancellation{
		BookingID: b.ID, TripID: t.ID, MemberID: b.CustomerID, Currency: b.Currency, RefundMinor: quote.RefundMinor, CreditMinor: quote.CreditMinor,
		FeeMinor: quote.FeeMinor, ForfeitedMinor: quote.ForfeitedMinor, CreditExpires: terms.CreditExpires(now), Reason: why.Text,
	})
	if err != nil {
		return err
	}
	refunded := back.CardMinor
	details, err := json.Marshal(map[string]any{"cause": why.Cause, "reason": why.Text, "refundMethodDescription": why.Method, "quote": quote})
	if err != nil {
		return err
	}
	err = q.CancelBooking(ctx, bookingdb.CancelBookingParams{
		TenantID: b.TenantID, ID: b.ID, Now: now, Refunding: refunded > 0, ByHost: why.Cause == ByHost, Reason: why.Internal, Cancellation: details,
	})
	if err != nil {
		return err
	}
	if err := q.CancelParticipants(ctx, bookingdb.CancelParticipantsParams{TenantID: b.TenantID, BookingID: b.ID}); err != nil {
		return err
	}
	if status := Status(b.Status); status == Pending || status == Confirmed || status == Closed || b.PlacesKept {
		if err := s.releaseTx(ctx, tx, t.ID, takenBy(b, addOns)); err != nil {
			return err
		}
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: b.TenantID, At: now, Action: "booking.cancel", Event: event.BookingStatusChanged, ObjectType: "Booking", ObjectID: b.ID,
		Before: map[string]any{"status": b.Status},
		After:  map[string]any{"status": Cancelled, "cause": why.Cause, "reason": why.Text, "refundMinor": refunded, "rules": quote.Rules},
	})
	if err != nil {
		return err
	}
	if s.Insurance != nil {
		if err := s.Insurance.BookingCancelledTx(ctx, tx, b.ID, why.Cause != ByTraveler); err != nil {
			return err
		}
	}
	if s.Rides != nil {
		if err := s.Rides.BookingCancelledTx(ctx, tx, b.ID, why.Cause != ByTraveler); err != nil {
			return err
		}
	}
	data := notification.Data{Trip: tripMail(t), Order: notification.Order{ID: b.OrderID, Spots: b.Spots}, Reason: why.Text, Path: bookingPath(t.ID)}
	if refunded > 0 {
		data.Amount = amount(refunded, b.Currency)
	}
	return s.mailCustomer(ctx, tx, b, why.Template, data)
}

// dropOpenChange ends a change that waits for its payment; should that arrive, it goes back with the rest.
func (s *Service) dropOpenChange(ctx context.Context, tx pgx.Tx, b bookingdb.Booking) error {
	open, err := bookingdb.New(tx).OpenChanges(ctx, bookingdb.OpenChangesParams{TenantID: b.TenantID, BookingIds: []uuid.UUID{b.ID}})
	if err != nil || len(open) == 0 {
		return err
	}
	return s.dropChangeTx(ctx, tx, b.TripID, open[0].ID)
}

func takenBy(b bookingdb.Booking, addOns []bookingdb.BookingAddOn) trip.Take {
	var items []CartItem
	for _, a := range addOns {
		items = append(items, itemFromRow(a))
	}
	take := takeOf(items)
	take.Spots, take.Supplements = b.Spots, b.Supplements
	return take
}

func idsOf(bookings []bookingdb.Booking) []uuid.UUID {
	ids := make([]uuid.UUID, len(bookings))
	for i, b := range bookings {
		ids[i] = b.ID
	}
	return ids
}

func (s *Service) addOnsOf(ctx context.Context, tx pgx.Tx, bookings []uuid.UUID) (map[uuid.UUID][]bookingdb.BookingAddOn, error) {
	rows, err := bookingdb.New(tx).AddOns(ctx, bookingdb.AddOnsParams{TenantID: tenant.From(ctx).ID, BookingIds: bookings})
	if err != nil {
		return nil, fmt.Errorf("add-ons: %w", err)
	}
	by := map[uuid.UUID][]bookingdb.BookingAddOn{}
	for _, a := range rows {
		by[a.BookingID] = append(by[a.BookingID], a)
	}
	return by, nil
}

func (s *Service) participantsOf(ctx context.Context, tx pgx.Tx, bookings []uuid.UUID) (map[uuid.UUID][]bookingdb.BookingParticipant, error) {
	rows, err := bookingdb.New(tx).Participants(ctx, bookingdb.ParticipantsParams{TenantID: tenant.From(ctx).ID, BookingIds: bookings})
	if err != nil {
		return nil, fmt.Errorf("participants: %w", err)
	}
	by := map[uuid.UUID][]bookingdb.BookingParticipant{}
	for _, p := range rows {
		by[p.BookingID] = append(by[p.BookingID], p)
	}
	return by, nil
}

// RefundedTx implements payment.Orders: once all of the money is back, the cancellation is no longer pending.
func (s *Service) RefundedTx(ctx context.Context, tx pgx.Tx, bookingID *uuid.UUID, amountMinor int64) error {
	if bookingID == nil {
		return nil
	}
	b, err := s.lockBooking(ctx, tx, *bookingID)
	if err != nil {
		return err
	}
	pending, err := s.Payments.PendingRefunds(ctx, tx, b.ID)
	if err != nil || pending > 0 {
		return err
	}
	if err := bookingdb.New(tx).CancellationDone(ctx, bookingdb.CancellationDoneParams{TenantID: b.TenantID, ID: b.ID}); err != nil {
		return err
	}
	t, err := s.Trips.LoadTx(ctx, tx, b.TripID)
	if err != nil {
		return err
	}
	return s.mailCustomer(ctx, tx, b, notification.BookingRefunded, notification.Data{
		Trip: tripMail(t), Order: notification.Order{ID: b.OrderID, Spots: b.Spots}, Amount: amount(amountMinor, b.Currency), Path: bookingPath(t.ID),
	})
}
