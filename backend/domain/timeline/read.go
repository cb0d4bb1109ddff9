package timeline

import (
	"cmp"
	"context"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/export"
	"caravan/backend/domain/export/exportdb"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/payout/reader"
	"caravan/backend/domain/transfer/reported"
	"caravan/backend/domain/webhook"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/timelineapi"
	"caravan/backend/platform/audit"
)

// states are those of the sources, in the words of the timeline.
var states = map[string]timelineapi.TimelineState{
	// Payments, refunds, and disputes.
	"processing": timelineapi.TimelineStateRunning, "requires_action": timelineapi.TimelineStateWaiting,
	"succeeded": timelineapi.TimelineStateDone, "open": timelineapi.TimelineStateWaiting,
	"won": timelineapi.TimelineStateDone, "lost": timelineapi.TimelineStateFailed,
	// Payouts.
	"held": timelineapi.TimelineStateWaiting, "sent": timelineapi.TimelineStateDone,
	// Jobs, exports, and repricings.
	"running": timelineapi.TimelineStateRunning, "completed": timelineapi.TimelineStateDone,
	"success": timelineapi.TimelineStateDone, "expired": timelineapi.TimelineStateDone,
	"failure": timelineapi.TimelineStateFailed, "discarded": timelineapi.TimelineStateFailed,
	"cancelled": timelineapi.TimelineStateCanceled,
	// Deliveries.
	"delivered": timelineapi.TimelineStateDone, "failed": timelineapi.TimelineStateFailed,
}

// stateOf returns a state that is waiting unless it is known to be another.
func stateOf(of string) timelineapi.TimelineState {
	if state, ok := states[of]; ok {
		return state
	}
	return timelineapi.TimelineStateWaiting
}

func text(value string) api.OptString {
	return api.OptString{Value: value, Set: value != ""}
}

// changes reads the audit log.
func (s *Service) changes(ctx context.Context, q Question, of subject) ([]entry, error) {
	if !q.asks(timelineapi.TimelineKindChange) {
		return nil, nil
	}
	about := audit.About{Types: []string{string(q.Of)}, Objects: []uuid.UUID{q.ID}}
	switch q.Of {
	case timelineapi.TimelineOfMember:
		about.Person = &q.ID
		about.Types, about.Objects = append(about.Types, "Email"), append(about.Objects, of.emails...)
		if of.account != nil {
			about.Types, about.Objects = append(about.Types, "Account"), append(about.Objects, *of.account)
		}
	case timelineapi.TimelineOfTrip:
		about.Types, about.Objects = append(about.Types, "Booking"), append(about.Objects, of.orderIDs()...)
	case timelineapi.TimelineOfBooking:
		about.Types = append(about.Types, "Payment", "Refund", "Participant", "Traveler", "GroundTransfer", "Email")
		about.Objects = slices.Concat(about.Objects, of.money, of.travelers, of.rides, of.emails)
	}
	rows, err := s.Changes.Past(ctx, about, q.After, q.most())
	out := make([]entry, len(rows))
	for i, r := range rows {
		out[i] = at(timelineapi.TimelineKindChange, r.At, r.ID)
		out[i].Change = timelineapi.NewOptAuditEntry(r)
	}
	return out, err
}

func (s *Service) emailRowsTx(ctx context.Context, tx pgx.Tx, q Question, of subject) ([]api.Email, error) {
	switch q.Of {
	case timelineapi.TimelineOfTrip:
		return s.Emails.AboutTx(ctx, tx, []uuid.UUID{q.ID}, q.After, q.most())
	case timelineapi.TimelineOfBooking:
		return s.Emails.AboutTx(ctx, tx, append([]uuid.UUID{q.ID}, of.money...), q.After, q.most())
	default:
		return s.Emails.ToTx(ctx, tx, of.addresses, q.After, q.most())
	}
}

func (s *Service) emailsTx(ctx context.Context, tx pgx.Tx, q Question, of subject) ([]entry, error) {
	rows, err := s.emailRowsTx(ctx, tx, q, of)
	out := make([]entry, len(rows))
	for i, r := range rows {
		out[i] = at(timelineapi.TimelineKindEmail, r.CreatedAt, r.ID)
		out[i].Email = timelineapi.NewOptEmail(r)
	}
	return out, err
}

func (s *Service) moneyTx(ctx context.Context, tx pgx.Tx, q Question, of subject) ([]entry, error) {
	var out []entry
	if len(of.orders) > 0 {
		rows, err := s.Money.MoneyTx(ctx, tx, of.orderIDs(), q.After, q.most())
		if err != nil {
			return nil, err
		}
		for _, r := range rows {
			e := at(timelineapi.TimelineKindMoney, r.At, r.ID)
			e.Money = timelineapi.NewOptTimelineMoney(timelineapi.TimelineMoney{
				What: timelineapi.TimelineMoneyWhat(r.What), State: stateOf(r.Status), AmountMinor: r.AmountMinor,
				Currency: r.Currency, Method: text(r.MethodLabel), BookingId: api.NewOptUUID(r.BookingID),
				OrderId: text(of.orders[r.BookingID]), Problem: text(r.Problem),
			})
			out = append(out, e)
		}
	}
	payouts, err := s.payoutsTx(ctx, tx, q)
	return append(out, payouts...), err
}

// payoutsTx reads the payouts of a trip, a host, or an operator.
func (s *Service) payoutsTx(ctx context.Context, tx pgx.Tx, q Question) ([]entry, error) {
	var whose reader.Whose
	switch q.Of {
	case timelineapi.TimelineOfTrip:
		whose.TripID = &q.ID
	case timelineapi.TimelineOfHost:
		whose.PayeeKind, whose.PayeeID = payout.Host, q.ID
	case timelineapi.TimelineOfOperator:
		whose.PayeeKind, whose.PayeeID = payout.Operator, q.ID
	default:
		return nil, nil
	}
	rows, err := s.Payouts.PayoutsTx(ctx, tx, whose, q.After, q.most())
	if err != nil {
		return nil, err
	}
	payees := map[string][]uuid.UUID{}
	for _, r := range rows {
		payees[r.PayeeKind] = append(payees[r.PayeeKind], r.PayeeID)
	}
	names := map[string]map[uuid.UUID]string{}
	for kind, from := range map[string]Names{payout.Host: s.HostNames, payout.Operator: s.TeamNames} {
		if names[kind], err = from.NamesTx(ctx, tx, payees[kind]); err != nil {
			return nil, err
		}
	}
	out := make([]entry, len(rows))
	for i, r := range rows {
		out[i] = at(timelineapi.TimelineKindMoney, r.At, r.ID)
		m := timelineapi.TimelineMoney{
			What: timelineapi.TimelineMoneyWhatPayoutPlanned, State: stateOf(r.Status), AmountMinor: r.AmountMinor,
			Currency: r.Currency, Label: text(s.Payouts.Label(r.Kind)), PayeeName: text(names[r.PayeeKind][r.PayeeID]),
			Problem: text(r.Failure),
		}
		if r.Sent {
			m.What = timelineapi.TimelineMoneyWhatPayoutSent
			out[i].TimelineEntry.ID += "/sent"
		}
		out[i].Money = timelineapi.NewOptTimelineMoney(m)
	}
	return out, nil
}

const (
	exporting = "Write an export"
	repricing = "Reprice trips"
)

func (s *Service) jobsTx(ctx context.Context, tx pgx.Tx, q Question, of subject) ([]entry, error) {
	out, err := s.filesTx(ctx, tx, q, of)
	if err != nil {
		return nil, err
	}
	rows, err := s.Jobs.JobsTx(ctx, tx, append([]uuid.UUID{q.ID}, of.money...), q.After, q.most())
	for _, r := range rows {
		e := at(timelineapi.TimelineKindJob, r.At, r.ID)
		e.Job = timelineapi.NewOptTimelineJob(timelineapi.TimelineJob{Label: r.Label, State: stateOf(r.State),
			Attempts: api.NewOptInt(r.Attempts)})
		out = append(out, e)
	}
	return out, err
}

// filesTx reads exports and repricings, which name who asked for them.
func (s *Service) filesTx(ctx context.Context, tx pgx.Tx, q Question, of subject) ([]entry, error) {
	var out []entry
	var asked []uuid.UUID
	add := func(e entry, job timelineapi.TimelineJob, by uuid.UUID) {
		e.Job = timelineapi.NewOptTimelineJob(job)
		out, asked = append(out, e), append(asked, by)
	}
	exports, err := s.exportsTx(ctx, tx, q, of)
	if err != nil {
		return nil, err
	}
	for _, r := range exports {
		add(at(timelineapi.TimelineKindJob, r.CreatedAt, r.ID), timelineapi.TimelineJob{Label: exporting,
			State: stateOf(r.State), Problem: text(r.Error)}, r.RequestedBy)
	}
	if q.Of == timelineapi.TimelineOfTrip {
		rows, err := s.Repricings.RepricingsTx(ctx, tx, q.ID, q.After, q.most())
		if err != nil {
			return nil, err
		}
		for _, r := range rows {
			add(at(timelineapi.TimelineKindJob, r.CreatedAt, r.ID), timelineapi.TimelineJob{Label: repricing,
				State: stateOf(r.State), Problem: text(cmp.Or(r.Error, r.Reason))}, r.RequestedBy)
		}
	}
	names, err := s.MemberNames.NamesTx(ctx, tx, asked)
	for i, by := range asked {
		out[i].Job.Value.RequestedBy = text(names[by])
	}
	return out, err
}

func (s *Service) exportsTx(ctx context.Context, tx pgx.Tx, q Question, of subject) ([]exportdb.PastExportsRow, error) {
	var whose export.Whose
	switch q.Of {
	case timelineapi.TimelineOfTrip:
		whose.TripID = &q.ID
	case timelineapi.TimelineOfHost:
		whose.HostID, whose.Members = &q.ID, of.members
	case timelineapi.TimelineOfBooking:
		return nil, nil
	default:
		whose.Members = of.members
	}
	return s.Exports.PastTx(ctx, tx, whose, q.After, q.most())
}

func (s *Service) webhooksTx(ctx context.Context, tx pgx.Tx, q Question, of subject) ([]entry, error) {
	out, err := s.reportedTx(ctx, tx, q, of)
	if err != nil {
		return nil, err
	}
	var concerning webhook.Concerning
	switch q.Of {
	case timelineapi.TimelineOfTrip:
		concerning.TripID = &q.ID
	case timelineapi.TimelineOfHost:
		concerning.HostID = &q.ID
	case timelineapi.TimelineOfOperator:
		concerning.OperatorID = &q.ID
	default:
		concerning.Bookings = of.orderIDs()
	}
	rows, err := s.Deliveries.PastTx(ctx, tx, concerning, q.After, q.most())
	for _, r := range rows {
		e := at(timelineapi.TimelineKindWebhook, r.CreatedAt, r.ID)
		e.Webhook = timelineapi.NewOptTimelineWebhook(timelineapi.TimelineWebhook{
			Event: r.EventType, Address: r.URL, State: stateOf(r.State), Attempts: api.NewOptInt(r.Attempts),
			WebhookId: api.NewOptUUID(r.WebhookID), Problem: text(r.Error),
		})
		out = append(out, e)
	}
	return out, err
}

// reportedTx reads what payment providers told of the payments of orders, and companies of policies and rides.
func (s *Service) reportedTx(ctx context.Context, tx pgx.Tx, q Question, of subject) ([]entry, error) {
	var out []entry
	add := func(id uuid.UUID, when time.Time, event, by string) {
		e := at(timelineapi.TimelineKindWebhook, when, id)
		e.Webhook = timelineapi.NewOptTimelineWebhook(timelineapi.TimelineWebhook{Received: true, Event: event, Address: by,
			State: timelineapi.TimelineStateDone})
		out = append(out, e)
	}
	rides := reported.Of{Orders: of.orderIDs()}
	switch q.Of {
	case timelineapi.TimelineOfTrip:
		rides.TripID = &q.ID
	case timelineapi.TimelineOfHost:
		rides.HostID = &q.ID
	}
	if len(rides.Orders) == 0 && rides.TripID == nil && rides.HostID == nil {
		return nil, nil
	}
	drivers, err := s.Drivers.ReportedTx(ctx, tx, rides, q.After, q.most())
	if err != nil {
		return nil, err
	}
	for _, r := range drivers {
		add(r.ID, r.ReceivedAt, r.Kind, r.Company)
	}
	if len(of.orders) == 0 {
		return out, nil
	}
	insurers, err := s.Insurers.ReportedTx(ctx, tx, rides.Orders, q.After, q.most())
	if err != nil {
		return nil, err
	}
	for _, r := range insurers {
		add(r.ID, r.ReceivedAt, r.Kind, r.Company)
	}
	payments, err := s.Money.ReportedTx(ctx, tx, rides.Orders, q.After, q.most())
	if err != nil {
		return nil, err
	}
	for _, r := range payments {
		add(r.ID, r.ReceivedAt, r.Kind, r.Provider)
	}
	return out, nil
}
