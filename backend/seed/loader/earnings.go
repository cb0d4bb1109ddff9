package loader

import (
	"context"
	"fmt"
	"hash/fnv"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/remit"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/count"
)

// An admin approves the earnings report of a trip reportDays after its last day. Reports of trips that ended
// within the last waitingDays are still pending, so that there is something to approve.
const (
	reportDays  = 6
	waitingDays = 85
)

// report approves, as an admin, the earnings report of a trip that ended long ago.
func (l *life) report() {
	end := l.of.StartInDays + l.length() - 1
	if l.of.Status != string(trip.Complete) || end > -waitingDays {
		return
	}
	l.plan(l.moment(end+reportDays, 10), func(ctx context.Context, at time.Time) error {
		return l.DB.InTenantTx(ctx, l.tenant.ID, func(tx pgx.Tx) error {
			return l.do.Trips.Report.ApproveReportTx(l.as(ctx, l.admin, at), tx, l.tripID)
		})
	})
}

// payouts gives everyone with earnings an account when the marketplace opened, and sends each day what was due,
// as the nightly job does.
func (r *run) payouts(ctx context.Context) error {
	start := time.Now()
	first := 0
	for _, t := range r.seed.Trips {
		if t.Status != string(trip.Complete) && t.Status != string(trip.Closed) {
			continue
		}
		first = min(first, planOf(t).agree)
		if err := r.account(ctx, payout.Host, r.hosts[t.Host], r.hosts[t.Host].HostID); err != nil {
			return err
		}
		operator := r.operators[r.itineraryOf(t).Operator]
		if err := r.account(ctx, payout.Operator, operator, operator.OperatorID); err != nil {
			return err
		}
	}
	for day := first; day <= 0; day++ {
		at := r.moment(day, 22)
		if at.After(r.now) {
			at = r.now
		}
		if err := r.do.Payouts.SendDue(r.at(ctx, at)); err != nil {
			return fmt.Errorf("payouts %d days before the load: %w", -day, err)
		}
	}
	r.say(start, "%s of payouts", count.Of(1-first, "day"))
	return nil
}

// account sets a payee's account: one at the embedded provider's test bank.
func (r *run) account(ctx context.Context, kind string, owner actor, payee uuid.UUID) error {
	h := fnv.New32a()
	_, _ = h.Write([]byte(owner.Name))
	to := remit.Account{Holder: owner.Name, Number: fmt.Sprintf("%010d", h.Sum32()), Routing: "110000000"}
	if err := r.do.Payouts.SetAccount(r.as(ctx, owner, r.opened), kind, payee, to); err != nil {
		return fmt.Errorf("payout account of %s: %w", owner.Name, err)
	}
	return nil
}
