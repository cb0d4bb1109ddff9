package view

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/platform/civil"
)

// HostRefundsTx returns what is refunded to each party if the host rejects its order.
func (s *Service) HostRefundsTx(ctx context.Context, tx pgx.Tx, bookings []bookingdb.Booking) (
	map[uuid.UUID]int64, error) {
	left, err := s.Payments.ReturnablesTx(ctx, tx, booking.IDsOf(bookings)...)
	if err != nil {
		return nil, err
	}
	refunds := make(map[uuid.UUID]int64, len(bookings))
	for _, b := range bookings {
		if !booking.OrderOf(b, payment.Totals{}).Rejectable() {
			continue
		}
		quote, err := booking.QuoteRefund(booking.RefundInput{Cause: booking.ByHost, Status: booking.Status(b.Status),
			Spots: b.Spots, DepositMinor: b.DepositMinor, PaidMinor: left[b.ID]})
		if err != nil {
			return nil, err
		}
		refunds[b.ID] = quote.RefundMinor
	}
	return refunds, nil
}

// Details returns the host's bookings tab of a trip (H-204…H-208).
func (s *Service) Details(ctx context.Context, tripID uuid.UUID) (bookingapi.TripDetails, error) {
	var d bookingapi.TripDetails
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadTx(ctx, tx, tripID)
		if err != nil {
			return err
		}
		rows, err := bookingdb.New(tx).TripBookings(ctx, bookingdb.TripBookingsParams{TenantID: t.TenantID, TripID: t.ID})
		if err != nil {
			return err
		}
		spots, err := bookingdb.New(tx).TripSpots(ctx, bookingdb.TripSpotsParams{TenantID: t.TenantID, TripID: t.ID})
		if err != nil {
			return err
		}
		totals, err := payment.TotalsOf(ctx, tx, booking.IDsOf(rows)...)
		if err != nil {
			return err
		}
		party, err := booking.PartiesOf(ctx, tx, booking.IDsOf(rows))
		if err != nil {
			return err
		}
		refunds, err := s.HostRefundsTx(ctx, tx, rows)
		if err != nil {
			return err
		}
		d = detailsOf(t, spots)
		for _, row := range rows {
			d.Travelers = append(d.Travelers, travelerOf(row, party[row.ID], totals[row.ID], refunds[row.ID]))
			if booking.Status(row.Status) != booking.Cancelled {
				d.CollectedMinor.Value += totals[row.ID].PaidMinor // H-162: a pending party's deposit is collected too
			}
		}
		if d.EmailCampaigns, err = s.Campaigns.CampaignsTx(ctx, tx, t); err != nil {
			return err
		}
		d.ChartData = chart(rows, civil.Today(s.Clock.Now(ctx)))
		s.rules(&d, t, rows)
		return earnings(&d, t, spots)
	})
	return d, err
}

func detailsOf(t trip.Trip, spots bookingdb.TripSpotsRow) bookingapi.TripDetails {
	return bookingapi.TripDetails{
		TripId: t.ID, Version: t.Version, Status: api.TripStatus(t.Status), Travelers: []bookingapi.TripTraveler{},
		PendingTravelers: spots.Pending, OnHoldTravelers: spots.Waiting, ConfirmedTravelers: spots.Confirmed,
		MaximumSpots: t.MaximumSpots, MinimumTripThreshold: t.MinimumTripThreshold, Currency: t.Currency,
		CollectedMinor: api.NewOptInt64(0),
	}
}

// rules sets the state of the buttons (H-299…H-307). Only the page knows which orders are selected, so the
// response covers all selectable ones.
func (s *Service) rules(d *bookingapi.TripDetails, t trip.Trip, rows []bookingdb.Booking) {
	confirmable, open := 0, 0
	for _, row := range rows {
		order := booking.OrderOf(row, payment.Totals{})
		if order.Confirmable() {
			confirmable += row.Spots
		}
		if order.Status != booking.Cancelled && !order.PendingCancellation {
			open += row.Spots
		}
	}
	d.Selectable = booking.Selectable(t.Status) && t.Status != trip.Cancelled
	d.CanConfirm = booking.ConfirmEnabled(t.Status, confirmable, t.MinimumTripThreshold)
	if !d.CanConfirm {
		d.ConfirmReason = api.NewOptString(booking.ConfirmReason(t, confirmable))
	}
	d.CanReject = d.Selectable && booking.RejectEnabled(open)
	least := 1
	if t.Status == trip.HostApproved || t.Status == trip.ReadyToConfirm {
		least = max(1, t.MinimumTripThreshold)
	}
	d.MinimumToConfirm = api.NewOptInt(least)
	d.LaunchAndConfirm = api.NewOptBool(t.Status == trip.ReadyToConfirm && t.LaunchAt != nil && t.LaunchedAt == nil)
}

// earnings returns the host's with the travelers confirmed so far, and when sold out (H-208).
func earnings(d *bookingapi.TripDetails, t trip.Trip, spots bookingdb.TripSpotsRow) error {
	if !t.Priced() {
		return nil
	}
	sheet, err := t.Model().Sheet()
	if err != nil {
		return err
	}
	d.EarningsMinor = sheet.Earnings(spots.Confirmed)
	d.PotentialEarningsMinor = sheet.Earnings(t.MaximumSpots)
	return nil
}

func travelerOf(row bookingdb.Booking, party []bookingdb.BookingParticipant, sum payment.Totals,
	refundMinor int64) bookingapi.TripTraveler {
	order := booking.OrderOf(row, sum)
	t := bookingapi.TripTraveler{
		ID: row.ID, OrderId: row.OrderID, Status: api.BookingStatus(row.Status),
		DisplayCode: api.BookingDisplay(order.DisplayCode()), DisplayStatus: order.Display(),
		Waiting:    order.Waiting(),
		PaidStatus: bookingapi.TripTravelerPaidStatus(order.PaidStatus()), TotalSpotsBooked: row.Spots,
		TotalMinor: sum.TotalMinor, PaidMinor: sum.PaidMinor, DueMinor: sum.DueMinor,
		PendingCancellation: row.IsPendingCancellation, CancelledByHost: row.CancelledByHost, CanConfirm: order.Confirmable(),
		CanReject: order.Rejectable(), RefundMinor: refundMinor, Party: []bookingapi.Participant{},
		BookedAt: row.CreatedAt.UTC(),
	}
	for i, p := range party {
		if i == 0 {
			t.Traveler = booking.ParticipantOf(p)
		} else {
			t.Party = append(t.Party, booking.ParticipantOf(p))
		}
	}
	return t
}

// chart counts the spots booked per day, from the first booking until today (H-207).
func chart(rows []bookingdb.Booking, today civil.Date) bookingapi.ChartData {
	perDay := map[civil.Date]int{}
	first := today
	for _, row := range rows {
		if booking.Status(row.Status) == booking.Cancelled {
			continue
		}
		on := civil.Today(row.CreatedAt)
		perDay[on] += row.Spots
		if on.Before(first) {
			first = on
		}
	}
	data := bookingapi.ChartData{Labels: []string{}, Series: [][]int{{}}}
	for on := first; !on.After(today); on = on.AddDays(1) {
		data.Labels = append(data.Labels, on.UTC().Format("01/02"))
		data.Series[0] = append(data.Series[0], perDay[on])
	}
	return data
}
