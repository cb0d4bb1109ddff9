package queue

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/paymentapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

const (
	// state is a refund's state in the contract, and urgent is 1 for those that need a person; each has an index.
	state = `CASE WHEN r.status = 'pending' THEN 'waiting'
    WHEN r.status = 'failed' AND r.paid_as IS NOT NULL THEN 'paidAnotherWay'
    WHEN r.status = 'failed' THEN 'failed' WHEN r.confirmed_at IS NOT NULL THEN 'arrived' ELSE 'sent' END`
	urgent = "(CASE WHEN r.status = 'failed' AND r.paid_as IS NULL THEN 1 ELSE 0 END)"
)

// refundRecords describes refunds to the record layer. They are found by the words of their bookings; see asked.
var refundRecords = &record.Resource{
	Name: "Refund", Tenant: "r.tenant_id", ID: "r.id", From: "refund r",
	Scope: map[string]string{"admin": record.Everything},
	Filters: map[string]string{
		"state": "(" + state + ") = @value", "cause": "r.cause = @value", "currency": "r.currency = @value",
		"from": "r.created_at >= @value::text::date", "until": "r.created_at < @value::text::date + 1",
	},
	Sorts: map[string]record.Sort{
		"urgent": {Column: urgent, Type: "int"}, "asked": record.Created("r.id"),
		"amount": {Column: "r.amount_minor", Type: "bigint"},
	},
	Sort: "-urgent",
}

// asked turns the words and the trip that a list of refunds is asked for into the ids of refunds.
func (s *Service) asked(ctx context.Context, tx pgx.Tx, q record.Query) (record.Query, error) {
	filters := map[string]any{}
	for name, value := range q.Filters {
		switch of := value.(type) {
		case time.Time:
			value = of.Format(time.DateOnly)
		case string:
			if name == "from" || name == "until" {
				if _, err := time.Parse(time.DateOnly, of); err != nil {
					return q, apierr.InvalidField(name, "Choose a day")
				}
			}
		}
		filters[name] = value
	}
	trip := filters["tripId"]
	delete(filters, "tripId")
	q.Filters = filters
	if words := strings.TrimSpace(q.Search); words != "" {
		found, err := search.Find(ctx, tx, search.Booking, words)
		if err != nil {
			return q, err
		}
		bookings, err := found.IDs(ctx, tx)
		if err != nil {
			return q, err
		}
		if q, err = s.of(ctx, tx, q, bookings); err != nil {
			return q, err
		}
	}
	q.Search = ""
	if trip == nil {
		return q, nil
	}
	id, err := uuid.Parse(fmt.Sprint(trip))
	if err != nil {
		return q, apierr.InvalidField("tripId", "Choose a trip")
	}
	bookings, err := s.Orders.OrdersOfTripTx(ctx, tx, id)
	if err != nil {
		return q, err
	}
	return s.of(ctx, tx, q, bookings)
}

// of leaves the refunds of bookings.
func (s *Service) of(ctx context.Context, tx pgx.Tx, q record.Query, bookings []uuid.UUID) (record.Query, error) {
	ids, err := paymentdb.New(tx).RefundsOfBookings(ctx, paymentdb.RefundsOfBookingsParams{TenantID: tenant.From(ctx).ID,
		BookingIds: bookings})
	if err != nil {
		return q, fmt.Errorf("refunds of bookings: %w", err)
	}
	chosen := map[uuid.UUID]bool{}
	for _, id := range q.IDs {
		chosen[id] = true
	}
	left := []uuid.UUID{}
	for _, id := range ids {
		if q.IDs == nil || chosen[id] {
			left = append(left, id)
		}
	}
	q.IDs = left
	return q, nil
}

// List returns a page of refunds.
func (s *Service) List(ctx context.Context, q record.Query) (out paymentapi.RefundPage, err error) {
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		if q, err = s.asked(ctx, tx, q); err != nil {
			return err
		}
		keys, next, err := record.List[record.Key](tx, record.By(ctx), refundRecords, "", q)
		if err != nil {
			return err
		}
		out.NextCursor = record.Next(next)
		ids := make([]uuid.UUID, len(keys))
		for i, key := range keys {
			ids[i] = key.ID
		}
		if out.Items, err = s.answers(ctx, tx, ids); err != nil {
			return err
		}
		currencies, err := paymentdb.New(tx).RefundCurrencies(ctx, tenant.From(ctx).ID)
		out.Currencies = append([]string{}, currencies...)
		return err
	})
	return out, err
}

// answers describes refunds, in the order of their ids.
func (s *Service) answers(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) ([]paymentapi.QueuedRefund, error) {
	rows, err := paymentdb.New(tx).QueuedRefunds(ctx, paymentdb.QueuedRefundsParams{TenantID: tenant.From(ctx).ID,
		Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("refunds: %w", err)
	}
	found := map[uuid.UUID]paymentdb.QueuedRefundsRow{}
	bookings, people := []uuid.UUID{}, []uuid.UUID{}
	for _, r := range rows {
		found[r.ID] = r
		if r.OrderBookingID != nil {
			bookings = append(bookings, *r.OrderBookingID)
		}
		if r.AskedBy != nil {
			people = append(people, *r.AskedBy)
		}
		if r.PayerID != nil {
			people = append(people, *r.PayerID)
		}
	}
	orders, err := s.Orders.OrdersTx(ctx, tx, bookings)
	if err != nil {
		return nil, err
	}
	for _, order := range orders {
		people = append(people, order.CustomerID)
	}
	names, err := s.People.NamesTx(ctx, tx, people)
	if err != nil {
		return nil, err
	}
	out := []paymentapi.QueuedRefund{}
	for _, id := range ids {
		if r, here := found[id]; here {
			item, err := s.answer(ctx, tx, r, orders, names)
			if err != nil {
				return nil, err
			}
			out = append(out, item)
		}
	}
	return out, nil
}

func (s *Service) answer(ctx context.Context, tx pgx.Tx, r paymentdb.QueuedRefundsRow,
	orders map[uuid.UUID]payment.Order, names map[uuid.UUID]string) (paymentapi.QueuedRefund, error) {
	out := paymentapi.QueuedRefund{
		ID: r.ID, State: stateOf(rowOf(r)), Cause: paymentapi.RefundCause(r.Cause), Reason: text(r.Reason),
		AmountMinor: r.AmountMinor, Currency: r.Currency, Method: r.MethodLabel, AskedAt: r.CreatedAt.UTC(),
		AvailableActions: []paymentapi.RefundAction{},
	}
	if r.OrderBookingID != nil {
		order := orders[*r.OrderBookingID]
		out.BookingId, out.OrderId = api.NewOptUUID(*r.OrderBookingID), text(order.OrderID)
		out.CustomerId, out.Customer = api.NewOptUUID(order.CustomerID), text(names[order.CustomerID])
		out.TripId, out.TripName = api.NewOptUUID(order.TripID), text(order.TripName)
	} else if r.PayerID != nil {
		out.CustomerId, out.Customer = api.NewOptUUID(*r.PayerID), text(names[*r.PayerID])
	}
	if r.AskedBy != nil {
		out.AskedBy = text(names[*r.AskedBy])
	}
	if r.SettledAt != nil {
		out.SettledAt = api.NewOptDateTime(r.SettledAt.UTC())
	}
	if r.Status != payment.RefundFailed || r.PaidAs != nil {
		return out, nil
	}
	out.Failure, out.FailureCode = text(why(r.Failure)), text(r.Failure)
	p, _ := principal.From(ctx)
	if p.Group != "admin" || p.ReadOnly {
		return out, nil
	}
	switch err := s.Refunds.ActionableTx(ctx, tx, rowOf(r)); {
	case err == nil:
		out.AvailableActions = []paymentapi.RefundAction{paymentapi.RefundActionRetry, paymentapi.RefundActionReplace}
	case apierr.From(err).Status() < 500:
		out.Refusal = text(apierr.From(err).Message)
		out.AvailableActions = []paymentapi.RefundAction{paymentapi.RefundActionReplace}
	default:
		return out, err
	}
	return out, nil
}

func stateOf(r paymentdb.Refund) paymentapi.RefundState {
	switch {
	case r.Status == payment.RefundPending:
		return paymentapi.RefundStateWaiting
	case r.Status == payment.RefundFailed && r.PaidAs != nil:
		return paymentapi.RefundStatePaidAnotherWay
	case r.Status == payment.RefundFailed:
		return paymentapi.RefundStateFailed
	case r.ConfirmedAt != nil:
		return paymentapi.RefundStateArrived
	}
	return paymentapi.RefundStateSent
}

func rowOf(r paymentdb.QueuedRefundsRow) paymentdb.Refund {
	return paymentdb.Refund{
		TenantID: r.TenantID, ID: r.ID, PaymentID: r.PaymentID, BookingID: r.BookingID, AmountMinor: r.AmountMinor,
		Currency: r.Currency, Status: r.Status, PaidAs: r.PaidAs, ConfirmedAt: r.ConfirmedAt, FirstPaidBy: r.FirstPaidBy,
		PaidReference: r.PaidReference, PaidReason: r.PaidReason,
	}
}

func text(said string) api.OptString {
	if said == "" {
		return api.OptString{}
	}
	return api.NewOptString(said)
}
