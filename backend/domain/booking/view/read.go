package view

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/discount"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/automatic"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// insuredTx returns who is insured: by a policy bought here, or by one named in their trip form (T-036, T-088). A
// complete form without one insures nobody.
func (s *Service) insuredTx(ctx context.Context, tx pgx.Tx, bookings, people []uuid.UUID) (map[uuid.UUID]bool, error) {
	insured, err := s.Forms.InsuredTx(ctx, tx, people)
	if err != nil {
		return insured, err
	}
	here, err := s.Insurance.InsuredTx(ctx, tx, bookings)
	if err != nil {
		return nil, err
	}
	maps.Copy(insured, here)
	return insured, nil
}

// Get returns a booking as the caller may see it.
func (s *Service) Get(ctx context.Context, id uuid.UUID) (bookingapi.Booking, error) {
	t := tenant.From(ctx)
	var b bookingapi.Booking
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		row, err := bookingdb.New(tx).GetBooking(ctx, bookingdb.GetBookingParams{TenantID: t.ID, ID: id})
		if err != nil {
			return err
		}
		all, err := s.describe(ctx, tx, []bookingdb.Booking{row})
		if err == nil {
			b = all[0]
		}
		return err
	})
	if db.NoRows(err) {
		return b, apierr.NotFound("booking")
	}
	return b, err
}

// related is the data for responses about bookings, read once for all of them.
type related struct {
	trips        map[uuid.UUID]api.TripSummary
	participants map[uuid.UUID][]bookingdb.BookingParticipant
	addOns       map[uuid.UUID][]bookingdb.BookingAddOn
	rides        map[uuid.UUID][]bookingdb.BookingAddOn
	services     map[uuid.UUID]api.Service
	totals       map[uuid.UUID]payment.Totals
	payments     map[uuid.UUID][]payment.Payment
	refunds      map[uuid.UUID][]payment.Refund
	debits       map[uuid.UUID][]payment.Payment // in progress, or failed after days
	automatic    map[uuid.UUID]automatic.Automatic
	vouchers     map[uuid.UUID]uuid.UUID // credits from canceled bookings
	forms        map[uuid.UUID]bool
	insured      map[uuid.UUID]bool
	positions    map[uuid.UUID]int // on the waitlist
	discounts    map[uuid.UUID]discount.Use
}

func (s *Service) describe(ctx context.Context, tx pgx.Tx, rows []bookingdb.Booking) ([]bookingapi.Booking, error) {
	items := make([]bookingapi.Booking, 0, len(rows))
	if len(rows) == 0 {
		return items, nil
	}
	rel, err := s.relatedTx(ctx, tx, rows)
	if err != nil {
		return nil, err
	}
	trips := map[uuid.UUID]trip.Trip{}
	for _, row := range rows {
		t, known := trips[row.TripID]
		if !known {
			if t, err = s.Trips.LoadTx(ctx, tx, row.TripID); err != nil {
				return nil, err
			}
			trips[row.TripID] = t
		}
		b, err := s.bookingOf(ctx, row, t, rel)
		if err != nil {
			return nil, err
		}
		items = append(items, b)
	}
	return items, nil
}

func (s *Service) relatedTx(ctx context.Context, tx pgx.Tx, rows []bookingdb.Booking) (rel related, err error) {
	ids := booking.IDsOf(rows)
	var trips []uuid.UUID
	seen := map[uuid.UUID]bool{}
	for _, row := range rows {
		if !seen[row.TripID] {
			seen[row.TripID] = true
			trips = append(trips, row.TripID)
		}
	}
	if rel.trips, err = s.Trips.SummariesTx(ctx, tx, trips); err != nil {
		return rel, err
	}
	if rel.participants, err = booking.PartiesOf(ctx, tx, ids); err != nil {
		return rel, err
	}
	if rel.addOns, err = booking.AddOnsOf(ctx, tx, ids); err != nil {
		return rel, err
	}
	if rel.rides, err = booking.RideAddOnsOf(ctx, tx, ids...); err != nil {
		return rel, err
	}
	var services []uuid.UUID
	for _, booked := range rel.addOns {
		for _, a := range booked {
			if a.TripServiceID != nil {
				services = append(services, *a.TripServiceID)
			}
		}
	}
	if rel.services, err = s.Trips.ServicesByIDTx(ctx, tx, services); err != nil {
		return rel, err
	}
	if rel.totals, err = payment.TotalsOf(ctx, tx, ids...); err != nil {
		return rel, err
	}
	if rel.payments, rel.refunds, err = s.Payments.HistoryTx(ctx, tx, ids...); err != nil {
		return rel, err
	}
	if rel.debits, err = s.Payments.DebitsTx(ctx, tx, ids...); err != nil {
		return rel, err
	}
	if rel.automatic, err = s.Payments.AutomaticOfTx(ctx, tx, ids...); err != nil {
		return rel, err
	}
	if rel.discounts, err = s.Discounts.UsesTx(ctx, tx, ids...); err != nil {
		return rel, err
	}
	if rel.positions, err = positionsTx(ctx, tx, rows); err != nil {
		return rel, err
	}
	var cancelled []uuid.UUID
	for _, row := range rows {
		if booking.Status(row.Status) == booking.Cancelled {
			cancelled = append(cancelled, row.ID)
		}
	}
	if len(cancelled) > 0 {
		if rel.vouchers, err = s.Payments.VouchersTx(ctx, tx, cancelled...); err != nil {
			return rel, err
		}
	}
	var people []uuid.UUID
	for _, party := range rel.participants {
		for _, p := range party {
			people = append(people, p.ID)
		}
	}
	if rel.forms, err = s.Forms.CompleteTx(ctx, tx, people); err != nil {
		return rel, err
	}
	rel.insured, err = s.insuredTx(ctx, tx, ids, people)
	return rel, err
}

func (s *Service) bookingOf(ctx context.Context, row bookingdb.Booking, t trip.Trip,
	rel related) (bookingapi.Booking, error) {
	party := rel.participants[row.ID]
	if len(party) == 0 {
		return bookingapi.Booking{}, fmt.Errorf("booking %s has no participants", row.ID)
	}
	terms, err := booking.Decode[booking.Terms](row.Policy, "policy of a booking")
	if err != nil {
		return bookingapi.Booking{}, err
	}
	p, _ := principal.From(ctx)
	summary := booking.SummaryOf(row, t.Status, t.MinimumTripThreshold, booking.TakenOff(party, p.MemberID))
	sum := rel.totals[row.ID]
	b := bookingapi.Booking{
		ID: summary.ID, OrderId: summary.OrderId, Status: summary.Status, DisplayCode: summary.DisplayCode,
		DisplayStatus: summary.DisplayStatus, StatusText: summary.StatusText, TotalSpotsBooked: summary.TotalSpotsBooked,
		Trip: rel.trips[row.TripID], Currency: row.Currency, TotalMinor: sum.TotalMinor, PaidMinor: sum.PaidMinor,
		DueMinor: sum.DueMinor, DepositMinor: api.NewOptInt64(row.DepositMinor),
		PaymentDueDate: api.NewOptDate(row.PaymentDueDate.UTC()), IsPrimary: row.CustomerID == p.MemberID,
		IsPendingCancellation: row.IsPendingCancellation, BookedAt: api.NewOptDateTime(row.CreatedAt.UTC()),
		Version: row.Version, AdditionalParticipants: []bookingapi.Participant{}, Payments: []bookingapi.Payment{},
		Lines: []bookingapi.PriceLine{},
	}
	b.Trip.Booking = api.NewOptBookingSummary(summary)
	mayPay := b.IsPrimary || p.Group == "admin" || p.Group == "tripManager" || p.Group == "accountManager" ||
		p.Group == principal.Support
	s.fillParty(&b, party, p, rel, mayPay)
	b.ShownOnTripPage = shownOnTripPage(row, party, p, civil.Today(s.Clock.Now(ctx)))
	if err := fillRooms(&b, row, party, rel); err != nil {
		return b, err
	}
	s.fillDue(ctx, &b, row, t, terms, sum)
	fillDebit(&b, rel.debits[row.ID], mayPay)
	if booking.Status(row.Status) == booking.Awaiting && row.OfferExpiresAt != nil {
		b.OfferExpiresAt = api.NewOptDateTime(row.OfferExpiresAt.UTC())
	}
	if mayPay {
		b.AutomaticPayment = bookingapi.NewOptAutomaticPayment(rel.automatic[row.ID].Answer())
		b.Payments = paymentsOf(slices.Concat(rel.payments[row.ID], rel.debits[row.ID]), rel.refunds[row.ID])
		lines, err := booking.Decode[[]booking.Line](row.Lines, "lines of a booking")
		if err != nil {
			return b, err
		}
		shown := lines
		if use, has := rel.discounts[row.ID]; has {
			shown = append(slices.Clone(lines), booking.DiscountLine(use.Code, use.AmountMinor))
		}
		b.Lines = booking.LinesOf(shown)
		b.TravelAmountMinor = api.NewOptInt64(travelAmount(lines))
		if b.Cancellation, err = cancellationOf(row, rel.vouchers, rel.refunds[row.ID]); err != nil {
			return b, err
		}
	}
	if !p.ReadOnly {
		b.Payers = payers(p.Group, row, party, t)
		b.SupportActions = supportActions(p.Group, booking.Status(row.Status), len(b.Payers) > 0, waives(ctx))
	}
	if t.Content.RezdyTripID != "" {
		b.RezdyTripId = api.NewOptString(t.Content.RezdyTripID)
	}
	if row.InternalCancellationReason != nil {
		b.InternalCancellationReason = api.NewOptInt(*row.InternalCancellationReason)
	}
	status := booking.Status(b.Status)
	b.Parts, b.NextStep = booking.Parts(status, b.IsPrimary), booking.NextStep(b)
	b.ListGroup, b.ListPriority = booking.ListGroup(status, t.Status), booking.ListPriority(status)
	if position, waits := rel.positions[row.ID]; waits {
		b.WaitlistPosition = api.NewOptInt(position)
	}
	b.DaysToStart = daysToStart(booking.Status(b.Status), t, s.Clock.Now(ctx))
	b.Visa, b.FinalText = visa(status, t, tenant.From(ctx).Policy.Visa), api.NewOptString(terms.FinalText())
	b.Upcoming, b.MobileApp = upcoming(b, t, rel.insured, prepares(ctx, t)), s.mobileApp(ctx, t, party, p)
	return b, nil
}

// supportActions returns what staff can do to an order. Discounts are for admins only, refunds and moves also for
// support; a canceled order can be reinstated by those who manage trips.
func supportActions(group string, status booking.Status, payers, waives bool) []bookingapi.SupportAction {
	cancelled, money := status == booking.Cancelled, group == "admin" || group == principal.Support
	switch {
	case !cancelled && group == "tripManager" && waives:
		return []bookingapi.SupportAction{bookingapi.SupportActionWaive}
	case cancelled && (money || group == "tripManager"):
		return []bookingapi.SupportAction{bookingapi.SupportActionReinstate}
	case !cancelled && money:
		actions := []bookingapi.SupportAction{bookingapi.SupportActionRefund}
		if group == "admin" {
			actions = append(actions, bookingapi.SupportActionDiscount)
		} else if waives {
			actions = append(actions, bookingapi.SupportActionWaive)
		}
		if status != booking.Waitlist && status != booking.Awaiting {
			actions = append(actions, bookingapi.SupportActionMove)
		}
		if payers {
			actions = append(actions, bookingapi.SupportActionPayer)
		}
		return append(actions, bookingapi.SupportActionCancel)
	}
	return nil
}

// waives reports whether the marketplace lets those waive fees who manage bookings but not money.
func waives(ctx context.Context) bool { return tenant.From(ctx).Policy.Payment.WaiveUpToMinor > 0 }

// payers returns the travelers who could pay instead of the customer, for admins and support.
func payers(group string, row bookingdb.Booking, party []bookingdb.BookingParticipant,
	t trip.Trip) []bookingapi.PossiblePayer {
	if group != "admin" && group != principal.Support || booking.Status(row.Status) == booking.Cancelled ||
		t.Status == trip.Complete {
		return nil
	}
	var out []bookingapi.PossiblePayer
	for _, one := range party {
		if booking.CanPay(row, one, t) {
			out = append(out, bookingapi.PossiblePayer{ParticipantId: one.ID, Name: one.FirstName + " " + one.LastName})
		}
	}
	return out
}

// fillParty adds the travelers. Fellow travelers see the others' names, but no contact details.
func (s *Service) fillParty(b *bookingapi.Booking, party []bookingdb.BookingParticipant, p principal.Principal,
	rel related, mayPay bool) {
	for i, row := range party {
		mine := row.MemberID != nil && *row.MemberID == p.MemberID
		if mine && !b.TravelerId.Set {
			// T-024
			b.TravelerId, b.TermsAccepted = api.NewOptUUID(row.ID), row.TermsAcceptedAt != nil || row.MinorDisclaimerAt != nil
			b.TripFormComplete = api.NewOptBool(rel.forms[row.ID])
			b.TravelerStatus = bookingapi.NewOptTravelerStatus(bookingapi.TravelerStatus(row.Status))
		}
		person := booking.ParticipantOf(row)
		if !mayPay && !mine {
			person = bookingapi.Participant{ID: person.ID, FirstName: person.FirstName, LastName: person.LastName}
		}
		switch {
		case i == 0:
			b.Customer = person
		case row.Status == string(booking.Cancelled) && b.Status != api.BookingStatusCancelled:
			// Removed from the booking while the others travel.
		default:
			b.AdditionalParticipants = append(b.AdditionalParticipants, person)
		}
	}
}

// shownOnTripPage reports whether the trip's public page shows the caller; unset for those who cannot be shown.
func shownOnTripPage(row bookingdb.Booking, party []bookingdb.BookingParticipant, p principal.Principal,
	today civil.Date) api.OptBool {
	for _, one := range party {
		if one.MemberID == nil || *one.MemberID != p.MemberID || !booking.MayIntroduce(row, one, today) {
			continue
		}
		return api.NewOptBool(booking.Introduced(row, one))
	}
	return api.OptBool{}
}

func fillRooms(b *bookingapi.Booking, row bookingdb.Booking, party []bookingdb.BookingParticipant, rel related) error {
	names := map[uuid.UUID]string{}
	for _, p := range party {
		names[p.ID] = p.FirstName + " " + p.LastName
	}
	rooms, err := booking.Decode[[]booking.RoomChoice](row.Rooms, "rooms of a booking")
	if err != nil {
		return err
	}
	b.Rooms = []bookingapi.BookedRoom{}
	for _, room := range rooms {
		booked := bookingapi.BookedRoom{RoomType: api.RoomType(room.RoomType), Travelers: []string{}}
		for _, position := range room.Travelers {
			if position < len(party) {
				booked.Travelers = append(booked.Travelers, names[party[position].ID])
			}
		}
		b.Rooms = append(b.Rooms, booked)
		b.TravelersRooms = append(b.TravelersRooms, bookingapi.RoomChoice{RoomType: booked.RoomType,
			Travelers: room.Travelers})
	}
	b.AddOns = []bookingapi.AddOn{}
	for _, a := range slices.Concat(rel.addOns[row.ID], rel.rides[row.ID]) {
		b.AddOns = append(b.AddOns, bookingapi.AddOn{
			ManageMode: bookingapi.NewOptAddOnManageMode(bookingapi.AddOnManageModeDefault), Deleted: api.NewOptBool(a.Deleted),
			Service: addOnService(a, rel.services),
			AddOnId: addOnID(a), Type: bookingapi.AddOnType(a.Type), Name: api.NewOptString(a.Name),
			User:         api.NewOptUUID(a.ParticipantID),
			TravelerName: api.NewOptString(names[a.ParticipantID]), Status: bookingapi.AddOnStatus(a.Status),
			Quantity: a.Quantity, UnitPriceWithFeeMinor: a.UnitPriceMinor, PriceMinor: a.UnitPriceMinor * int64(a.Quantity),
		})
	}
	return nil
}

// addOnID returns the public id of an add-on: for a transfer its short id (T-209).
func addOnID(a bookingdb.BookingAddOn) string {
	if a.ShortID != nil {
		return *a.ShortID
	}
	return a.ID.String()
}

// addOnService returns the service of an add-on (T-083). Nights and transfers of a departure are not services of
// the trip's days.
func addOnService(a bookingdb.BookingAddOn, services map[uuid.UUID]api.Service) bookingapi.OptAddOnService {
	item := booking.ItemFromRow(a)
	if item.Type == booking.AddOnSingleSupplement {
		return bookingapi.OptAddOnService{}
	}
	out := bookingapi.AddOnService{Name: a.Name, Type: api.ServiceType(item.ServiceType), Timing: api.TimingOnTrip,
		Bookable: true}
	if item.Timing != "" {
		out.Timing = api.Timing(item.Timing)
	}
	if item.Occupancy != "" {
		out.Occupancy = bookingapi.NewOptAddOnServiceOccupancy(bookingapi.AddOnServiceOccupancy(item.Occupancy))
	}
	if item.ServiceID != nil {
		service := services[*item.ServiceID]
		out.ID, out.Type, out.Description = api.NewOptUUID(*item.ServiceID), service.Type, service.Description
		out.Bookable, out.Deleted = service.Bookable.Or(false), service.Deleted.Or(false)
	}
	return bookingapi.NewOptAddOnService(out)
}

// cancellationOf returns what a canceled booking refunded (T-257).
func cancellationOf(row bookingdb.Booking, vouchers map[uuid.UUID]uuid.UUID, refunds []payment.Refund) (
	bookingapi.OptBookingCancellation, error) {
	if booking.Status(row.Status) != booking.Cancelled || len(row.Cancellation) == 0 {
		return bookingapi.OptBookingCancellation{}, nil
	}
	was, err := booking.Decode[struct {
		Reason string              `json:"reason"`
		Quote  booking.RefundQuote `json:"quote"`
	}](row.Cancellation, "cancellation of a booking")
	if err != nil {
		return bookingapi.OptBookingCancellation{}, err
	}
	out := bookingapi.BookingCancellation{
		Outcome: bookingapi.BookingCancellationOutcome(was.Quote.Outcome), RefundMinor: was.Quote.RefundMinor,
		TripCreditMinor: was.Quote.CreditMinor, ForfeitedMinor: was.Quote.ForfeitedMinor, FeeMinor: was.Quote.FeeMinor,
	}
	if was.Reason != "" {
		out.Reason = api.NewOptString(was.Reason)
	}
	if voucher, given := vouchers[row.ID]; given && was.Quote.CreditMinor > 0 {
		out.VoucherCode = api.NewOptString(voucher.String())
	}
	if row.CancelledAt == nil {
		return bookingapi.NewOptBookingCancellation(out), nil
	}
	out.CancelledAt = api.NewOptDateTime(row.CancelledAt.UTC())
	for _, r := range refunds {
		switch {
		case r.CreatedAt.Before(*row.CancelledAt) || r.Status == payment.RefundFailed:
		case r.Aside == payment.InsurancePayable:
			out.InsuranceMinor = api.NewOptInt64(out.InsuranceMinor.Value + r.AmountMinor)
		case r.Credit:
			out.TripCreditMinor += r.AmountMinor
		case r.Aside == payment.TransferPayable:
			out.TransferMinor = api.NewOptInt64(out.TransferMinor.Value + r.AmountMinor)
		}
	}
	return bookingapi.NewOptBookingCancellation(out), nil
}

// travelAmount returns the price of the spots of a booking, of which the deposit is a share (T-080).
func travelAmount(lines []booking.Line) int64 {
	var sum int64
	for _, line := range lines {
		if line.Kind == booking.LineSpot {
			sum += line.TotalMinor
		}
	}
	return sum
}

func (s *Service) fillDue(ctx context.Context, b *bookingapi.Booking, row bookingdb.Booking, t trip.Trip,
	terms booking.Terms, sum payment.Totals) {
	if sum.DueMinor <= 0 || b.Status == api.BookingStatusCancelled {
		return
	}
	today := t.Today(s.Clock.Now(ctx))
	if choices := terms.PaymentChoices(row.DepositMinor-sum.PaidMinor, sum.DueMinor, t.StartDate,
		today); len(choices) > 0 {
		b.MinimumPaymentMinor = api.NewOptInt64(choices[0].MinorFrom)
	}
	// An offer waits for its deposit, which is due on another day than the rest.
	if booking.Status(row.Status) == booking.Awaiting {
		b.PaymentDueDate = api.OptDate{}
		return
	}
	text, overdue := booking.DueText(row.PaymentDueDate, today)
	b.DueText, b.Overdue = api.NewOptString(text), api.NewOptBool(overdue)
}

// fillDebit adds a bank debit in progress. Nothing more can be paid until it has ended, so nothing is requested.
func fillDebit(b *bookingapi.Booking, debits []payment.Payment, mayPay bool) {
	for _, p := range debits {
		if !p.OnItsWay() {
			continue
		}
		b.DueText, b.Overdue = api.OptString{}, api.OptBool{}
		if mayPay {
			b.Debit = bookingapi.NewOptDebitOnItsWay(bookingapi.DebitOnItsWay{AmountMinor: p.CardMinor(),
				ExpectedOn: p.ExpectedOn().UTC()})
		}
	}
}

// paymentsOf returns the payment history of a booking (T-044): for it, its insurance and its transfers.
func paymentsOf(payments []payment.Payment, refunds []payment.Refund) []bookingapi.Payment {
	all := []bookingapi.Payment{}
	for _, p := range payments {
		if p.Provider == payment.NoProvider {
			continue
		}
		made := bookingapi.Payment{
			ID: p.ID, Type: paymentType(p), Description: api.NewOptString(p.MethodLabel), AmountMinor: p.PaidMinor(),
			Date: settledAt(p), Status: string(p.Status), Arrived: p.Status == payment.Succeeded, Automatic: p.Automatic,
		}
		if p.OnItsWay() {
			made.ExpectedOn = api.NewOptDate(p.ExpectedOn().UTC())
		}
		if p.InsuranceMinor > 0 {
			made.InsuranceMinor = api.NewOptInt64(p.InsuranceMinor)
		}
		if p.TransferMinor > 0 {
			made.TransferMinor = api.NewOptInt64(p.TransferMinor)
		}
		all = append(all, made)
	}
	for _, r := range refunds {
		back := bookingapi.Payment{ID: r.ID, Type: "refund", Date: r.CreatedAt.UTC(), Status: r.Status}
		if r.Credit {
			back.Description = api.NewOptString("Trip credit")
		}
		switch r.Aside {
		case payment.InsurancePayable:
			back.InsuranceMinor = api.NewOptInt64(-r.AmountMinor)
		case payment.TransferPayable:
			back.TransferMinor = api.NewOptInt64(-r.AmountMinor)
		default:
			back.AmountMinor = -r.AmountMinor
		}
		all = append(all, back)
	}
	slices.SortStableFunc(all, func(a, b bookingapi.Payment) int { return a.Date.Compare(b.Date) })
	return all
}

// paymentType returns how a payment was made, in the history's terms (T-082).
func paymentType(p payment.Payment) string {
	switch p.Provider {
	case payment.CreditProvider:
		return "trip credit"
	case "stripe":
		return "payment intent"
	}
	return "credit card"
}

func settledAt(p payment.Payment) time.Time {
	if p.SettledAt != nil {
		return p.SettledAt.UTC()
	}
	return p.CreatedAt.UTC()
}
