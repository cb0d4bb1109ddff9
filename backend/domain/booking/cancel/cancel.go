package cancel

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/refund"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/count"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/money"
)

// ReasonOther reveals a field for the traveler's own words (T-128).
const ReasonOther = "other"

// Reasons are offered to travelers (T-079).
var Reasons = []string{
	"My plans have changed", "Illness or injury", "Family emergency", "Work commitments", "Visa or travel restrictions",
	"The price", ReasonOther,
}

// Offer is what a traveler sees before canceling (T-079, T-175…T-177).
type Offer struct {
	CanCancel bool
	Reason    string // why it is not possible
	// FeeMinor is the fee for all spots in question; it is shown only while the trip is further away than the
	// window.
	FeeMinor   int64
	WindowDays int
	Methods    []booking.RefundMethod
	Quote      booking.RefundQuote
	Policy     string
	Currency   string
	Travelers  []uuid.UUID // empty for the whole booking
	Basis      booking.RefundInput
	Outlook    []Days
}

// Request is a traveler's cancellation (T-225). The amounts are those that were shown.
type Request struct {
	Reason      string      `json:"reason"`
	Method      string      `json:"refundMethodDescription"`
	RefundMinor int64       `json:"refundMinor"`
	CreditMinor int64       `json:"tripCreditMinor"`
	QuoteID     string      `json:"quoteId"`
	Travelers   []uuid.UUID `json:"travelers"`
}

// OfferCancel quotes a cancellation of the whole booking, or of some of its travelers.
func (s *Service) OfferCancel(ctx context.Context, id uuid.UUID, travelers []uuid.UUID) (Offer, error) {
	var o Offer
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		b, err := bookingdb.New(tx).GetBooking(ctx, bookingdb.GetBookingParams{TenantID: tenant.From(ctx).ID, ID: id})
		if db.NoRows(err) {
			return apierr.NotFound("booking")
		}
		if err != nil {
			return err
		}
		t, err := s.Trips.LoadTx(ctx, tx, b.TripID)
		if err != nil {
			return err
		}
		if o, err = s.offerCancelTx(ctx, tx, t, b, travelers); err != nil {
			return err
		}
		o.Outlook, err = OutlookOf(o.Basis)
		return err
	})
	return o, err
}

func (s *Service) offerCancelTx(ctx context.Context, tx pgx.Tx, t trip.Trip, b bookingdb.Booking,
	travelers []uuid.UUID) (Offer, error) {
	o := Offer{Currency: b.Currency, Travelers: travelers}
	terms, err := booking.Decode[booking.Terms](b.Policy, "policy of a booking")
	if err != nil {
		return o, err
	}
	in, err := s.refundInput(ctx, tx, t, b, terms, booking.ByTraveler, travelers)
	if err != nil {
		return o, err
	}
	if o.Quote, err = booking.QuoteRefund(in); err != nil {
		return o, err
	}
	o.Basis = in
	o.Methods, o.WindowDays = o.Quote.Methods(), terms.CancellationWindowDays
	if booking.ShowsFee(terms, t.StartDate, in.Today) {
		o.FeeMinor = terms.FeePerSpotMinor * int64(in.Spots)
	}
	o.Policy = PolicyText(terms, booking.Status(b.Status), t.StartDate, in.Today)
	o.CanCancel, o.Reason = cancellable(t, b)
	return o, nil
}

// cancellable reports whether travelers can cancel themselves; otherwise they are shown how to reach support
// (T-129).
func cancellable(t trip.Trip, b bookingdb.Booking) (bool, string) {
	switch {
	case booking.Status(b.Status) == booking.Cancelled || b.IsPendingCancellation:
		return false, "This booking is already canceled."
	case t.Status == trip.Complete || t.Status == trip.Cancelled:
		return false, "This trip has ended."
	case booking.Status(b.Status) == booking.Closed || t.Status == trip.Closed:
		return false, "This trip is closed. Contact support to cancel."
	}
	return true, ""
}

// PolicyText returns the sentence on what a cancellation refunds (T-254…T-256).
func PolicyText(terms booking.Terms, status booking.Status, start, today civil.Date) string {
	switch {
	case !terms.Refundable(start, today):
		return fmt.Sprintf("Your booking is within %s of departure and not refundable.",
			count.Of(terms.CancellationWindowDays, "day"))
	case status == booking.Confirmed || status == booking.Closed:
		return fmt.Sprintf(
			"The amount above the down payment is refundable until %s. The down payment is refundable as trip credit minus the cancellation fee.",
			terms.RefundableUntil(start).Long())
	}
	return fmt.Sprintf(
		"The amount above the down payment is refundable until %s. The down payment is refundable until confirmation.",
		terms.RefundableUntil(start).Long())
}

// refundInput gathers what a refund depends on, for the whole booking or the share of some travelers.
func (s *Service) refundInput(ctx context.Context, tx pgx.Tx, t trip.Trip, b bookingdb.Booking, terms booking.Terms,
	cause booking.Cause, travelers []uuid.UUID) (booking.RefundInput, error) {
	paid, err := s.Payments.ReturnableTx(ctx, tx, b.ID)
	if err != nil {
		return booking.RefundInput{}, err
	}
	in := booking.RefundInput{
		Terms: terms, Status: booking.Status(b.Status), Cause: cause, StartDate: t.StartDate, Spots: b.Spots,
		DepositMinor: b.DepositMinor, PaidMinor: paid, Now: s.Clock.Now(ctx), Today: t.Today(s.Clock.Now(ctx)),
	}
	if b.ConfirmedAt != nil {
		in.ConfirmedAt = *b.ConfirmedAt
	}
	if in.Status == booking.Closed {
		in.Status = booking.Confirmed
	}
	if len(travelers) == 0 {
		return in, nil
	}
	shares, err := payment.PaidSharesOf(ctx, tx, b.ID)
	if err != nil {
		return in, err
	}
	in.PaidMinor, in.Spots = 0, len(travelers)
	in.Travelers = slices.SortedFunc(slices.Values(travelers), func(a, b uuid.UUID) int {
		return bytes.Compare(a[:], b[:])
	})
	for _, share := range shares {
		if slices.Contains(travelers, share.ParticipantID) {
			in.PaidMinor += max(0, share.WeightMinor)
		}
	}
	in.PaidMinor, in.DepositMinor = min(in.PaidMinor, paid), 0
	for _, part := range money.Allocate(b.DepositMinor, make([]int64, b.Spots), b.Currency)[:len(travelers)] {
		in.DepositMinor += part
	}
	return in, nil
}

// CancelBooking cancels for the traveler. The quote is computed again; amounts other than the accepted ones are
// rejected with the new ones.
func (s *Service) CancelBooking(ctx context.Context, id uuid.UUID, key string, r Request) error {
	if r.Reason == "" || r.Reason == ReasonOther {
		return apierr.InvalidField("cancellationDetails.reason", "Tell us why you’re canceling")
	}
	call := idempotency.Call{TenantID: tenant.From(ctx).ID, Scope: "cancelBooking:" + id.String(), Key: key, Body: r}
	_, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (bool, error) {
		t, b, err := s.lockTripAndBooking(ctx, tx, id)
		if err != nil {
			return false, err
		}
		o, err := s.offerCancelTx(ctx, tx, t, b, r.Travelers)
		if err != nil {
			return false, err
		}
		if err := s.agreed(ctx, tx, b, o, r); err != nil {
			return false, err
		}
		why := booking.Cancellation{Cause: booking.ByTraveler, Text: r.Reason, Method: r.Method,
			Template: notification.BookingCancelled}
		if len(r.Travelers) > 0 {
			return true, s.cancelTravelersTx(ctx, tx, t, b, o.Quote, r.Travelers, why)
		}
		return true, s.CancelTx(ctx, tx, t, []bookingdb.Booking{b}, why)
	})
	return err
}

func (s *Service) agreed(ctx context.Context, tx pgx.Tx, b bookingdb.Booking, o Offer, r Request) error {
	if !o.CanCancel {
		return apierr.New(apierr.CodeIllegalState, o.Reason)
	}
	open, err := s.Payments.OpenTx(ctx, tx, b.ID)
	if err != nil {
		return err
	}
	if open {
		return apierr.New(apierr.CodeInProgress, "We’re still processing a payment for this booking. Try again in a moment.")
	}
	q := o.Quote
	if r.QuoteID != q.ID || r.RefundMinor != q.RefundMinor || r.CreditMinor != q.CreditMinor {
		return apierr.New(apierr.CodeAmountMismatch, "Your refund has changed. Review it and try again.").WithDetails(
			map[string]int64{
				"refundMinor": q.RefundMinor, "tripCreditMinor": q.CreditMinor, "feeMinor": q.FeeMinor,
				"forfeitedMinor": q.ForfeitedMinor,
			})
	}
	if len(o.Methods) > 0 && !slices.ContainsFunc(o.Methods, func(m booking.RefundMethod) bool {
		return m.Description == r.Method
	}) {
		return apierr.InvalidField("cancellationDetails.refundMethodDescription", "Choose a refund method")
	}
	return nil
}

// lockTripAndBooking locks in the package's order.
func (s *Service) lockTripAndBooking(ctx context.Context, tx pgx.Tx,
	id uuid.UUID) (trip.Trip, bookingdb.Booking, error) {
	row, err := bookingdb.New(tx).GetBooking(ctx, bookingdb.GetBookingParams{TenantID: tenant.From(ctx).ID, ID: id})
	if db.NoRows(err) {
		return trip.Trip{}, row, apierr.NotFound("booking")
	}
	if err != nil {
		return trip.Trip{}, row, err
	}
	t, err := s.Trips.LoadForUpdateTx(ctx, tx, row.TripID)
	if err != nil {
		return t, row, err
	}
	b, err := booking.Lock(ctx, tx, id)
	return t, b, err
}

// cancelTravelersTx removes some travelers from a booking. The customer stays; all of them is the whole booking.
func (s *Service) cancelTravelersTx(ctx context.Context, tx pgx.Tx, t trip.Trip, b bookingdb.Booking,
	quote booking.RefundQuote, travelers []uuid.UUID, why booking.Cancellation) error {
	parties, err := booking.PartiesOf(ctx, tx, []uuid.UUID{b.ID})
	if err != nil {
		return err
	}
	gone := map[int]bool{}
	var members []authz.Tuple
	var people []bookingdb.BookingParticipant
	for i, id := range travelers {
		at := slices.IndexFunc(parties[b.ID], func(p bookingdb.BookingParticipant) bool { return p.ID == id })
		if at < 0 || slices.Index(travelers, id) != i || parties[b.ID][at].Status == string(booking.Cancelled) {
			return apierr.InvalidField("travelers", "Choose travelers on this booking")
		}
		p := parties[b.ID][at]
		if p.Position == 0 {
			return apierr.InvalidField("travelers", "To cancel the traveler who booked, cancel the whole booking")
		}
		gone[p.Position] = true
		people = append(people, p)
		if p.MemberID != nil {
			members = append(members, booking.MemberTuples(t.ID, b.ID, *p.MemberID)...)
		}
	}
	terms, err := booking.Decode[booking.Terms](b.Policy, "policy of a booking")
	if err != nil {
		return err
	}
	now := s.Clock.Now(ctx)
	back, err := s.Payments.CancelTx(ctx, tx, refund.Cancellation{
		BookingID: b.ID, TripID: t.ID, MemberID: b.CustomerID, Participants: travelers, Currency: b.Currency,
		RefundMinor: quote.RefundMinor,
		CreditMinor: quote.CreditMinor, FeeMinor: quote.FeeMinor, ForfeitedMinor: quote.ForfeitedMinor,
		CreditExpires: terms.CreditExpires(now), Reason: why.Text,
	})
	if err != nil {
		return err
	}
	take, err := s.dropTravelersTx(ctx, tx, b, travelers, gone)
	if err != nil {
		return err
	}
	if len(members) > 0 {
		if err := s.Outbox.Remove(ctx, tx, b.TenantID, members...); err != nil {
			return err
		}
	}
	if !hasSpots(b) {
		take = capacity.Take{} // no spot is released, only the queue: a smaller party may fit now
	}
	if err := s.Spots.ReleaseTx(ctx, tx, t.ID, take); err != nil {
		return err
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: b.TenantID, At: now, Action: "booking.cancel_travelers", Event: event.BookingUpdated, ObjectType: "Booking",
		ObjectID: b.ID,
		Before:   map[string]any{"spots": b.Spots},
		After: map[string]any{
			"spots": b.Spots - len(travelers), "travelers": travelers, "reason": why.Text, "refundMinor": back.CardMinor,
			"creditMinor": back.CreditMinor, "rules": quote.Rules,
		},
	})
	if err != nil {
		return err
	}
	customer, err := booking.CustomerOf(ctx, tx, b.ID)
	if err != nil {
		return err
	}
	data := notification.Data{Trip: mails.Trip(t), Reason: fmt.Sprintf("%d of %s canceled.", len(travelers),
		count.Of(b.Spots, "spot is", "spots are")), Path: mails.TravelerPage(t.ID)}
	if back.CardMinor > 0 {
		data.Amount = money.New(back.CardMinor, b.Currency)
	}
	err = s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.BookingCancelled, Key: fmt.Sprintf("booking_cancelled/%s/%d", b.ID, b.Version),
		To: customer.Email, Name: customer.FirstName, Data: data,
	})
	if err != nil {
		return err
	}
	return s.mailGoneTx(ctx, tx, t, b, customer, people)
}

// mailGoneTx emails those who were removed from a booking, if they gave an address. The refund is the customer's.
func (s *Service) mailGoneTx(ctx context.Context, tx pgx.Tx, t trip.Trip, b bookingdb.Booking,
	customer bookingdb.BookingParticipant, people []bookingdb.BookingParticipant) error {
	for _, p := range people {
		if p.Email == "" || p.Email == customer.Email {
			continue
		}
		err := s.Mail.SendTx(ctx, tx, notification.Mail{
			Template: notification.BookingCancelled, Key: fmt.Sprintf("booking_cancelled/%s/%d/%s", b.ID, b.Version, p.ID),
			To: p.Email, Name: p.FirstName,
			Data: notification.Data{Trip: mails.Trip(t), Reason: customer.FirstName + " canceled your spot.",
				Path: "/trips/" + t.Path},
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// dropTravelersTx writes the booking without some travelers and returns the spots that they had.
func (s *Service) dropTravelersTx(ctx context.Context, tx pgx.Tx, b bookingdb.Booking, travelers []uuid.UUID,
	gone map[int]bool) (capacity.Take, error) {
	addOns, err := booking.AddOnsOf(ctx, tx, []uuid.UUID{b.ID})
	if err != nil {
		return capacity.Take{}, err
	}
	var theirs []booking.CartItem
	var ids []uuid.UUID
	for _, a := range addOns[b.ID] {
		if slices.Contains(travelers, a.ParticipantID) {
			theirs, ids = append(theirs, booking.ItemFromRow(a)), append(ids, a.ID)
		}
	}
	q := bookingdb.New(tx)
	if err := q.RemoveAddOns(ctx, bookingdb.RemoveAddOnsParams{TenantID: b.TenantID, BookingID: b.ID,
		Ids: ids}); err != nil {
		return capacity.Take{}, err
	}
	if err := q.CancelTravelers(ctx, bookingdb.CancelTravelersParams{TenantID: b.TenantID, BookingID: b.ID,
		Ids: travelers}); err != nil {
		return capacity.Take{}, err
	}
	rooms, err := booking.Decode[[]booking.RoomChoice](b.Rooms, "rooms of a booking")
	if err != nil {
		return capacity.Take{}, err
	}
	var left []booking.RoomChoice
	for _, room := range rooms {
		room.Travelers = slices.DeleteFunc(slices.Clone(room.Travelers), func(p int) bool { return gone[p] })
		if len(room.Travelers) > 0 {
			left = append(left, room)
		}
	}
	text, err := json.Marshal(left)
	if err != nil {
		return capacity.Take{}, err
	}
	take := booking.TakeOf(theirs)
	var deposit int64
	for _, part := range money.Allocate(b.DepositMinor, make([]int64, b.Spots), b.Currency)[len(travelers):] {
		deposit += part
	}
	err = q.ShrinkBooking(ctx, bookingdb.ShrinkBookingParams{
		TenantID: b.TenantID, ID: b.ID, Spots: b.Spots - len(travelers), Supplements: b.Supplements - take.Supplements,
		DepositMinor: deposit, Rooms: text,
	})
	take.Spots = len(travelers)
	return take, err
}
