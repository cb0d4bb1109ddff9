package payout

import (
	"bytes"
	"context"
	"encoding/csv"
	"fmt"
	"io"
	"maps"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/payoutapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/cell"
)

func owed(kind string) payment.Account {
	switch kind {
	case Operator:
		return payment.OperatorPayable
	case Insurer:
		return payment.InsurancePayable
	}
	return payment.HostEarningsPayable
}

// NamesTx returns the names of payees of several kinds, by ID.
func (s *Service) NamesTx(ctx context.Context, tx pgx.Tx, payees map[string][]uuid.UUID) (map[uuid.UUID]string, error) {
	names := map[uuid.UUID]string{}
	if len(payees[Insurer]) > 0 {
		var err error
		if names, err = insurerNames(ctx, tx, s.Insurers); err != nil {
			return nil, err
		}
	}
	for kind, from := range map[string]Payees{Host: s.Hosts, Operator: s.Operators} {
		if len(payees[kind]) == 0 {
			continue
		}
		people, err := from.PersonsTx(ctx, tx, payees[kind])
		if err != nil {
			return nil, err
		}
		for id, p := range people {
			names[id] = p.DisplayName
		}
	}
	return names, nil
}

func accountsTx(ctx context.Context, tx pgx.Tx, payees []uuid.UUID) (map[uuid.UUID]bool, error) {
	rows, err := payoutdb.New(tx).AccountsOf(ctx, payoutdb.AccountsOfParams{TenantID: tenant.From(ctx).ID,
		PayeeIds: payees})
	if err != nil {
		return nil, fmt.Errorf("payout accounts: %w", err)
	}
	has := map[uuid.UUID]bool{}
	for _, r := range rows {
		has[r.PayeeID] = true
	}
	return has, nil
}

// referredTx records the referrer of a new host.
func (s *Service) referredTx(ctx context.Context, tx pgx.Tx, r host.Referred) error {
	t := tenant.From(ctx)
	_, err := payoutdb.New(tx).SetReferral(ctx, payoutdb.SetReferralParams{
		TenantID: t.ID, ReferredID: r.HostID, ReferrerID: r.ReferrerID, CreatedAt: s.Clock.Now(ctx),
	})
	if err != nil {
		return fmt.Errorf("referral: %w", err)
	}
	return recordReferral(ctx, tx, s.Clock.Now(ctx), r.HostID, r.ReferrerID)
}

func recordReferral(ctx context.Context, tx pgx.Tx, at time.Time, referred, referrer uuid.UUID) error {
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: tenant.From(ctx).ID, At: at, Action: "host.referred", ObjectType: "Host", ObjectID: referred,
		After: map[string]any{"referrerId": referrer},
	})
}

// Refer records a host's referrer; the first record stands (H-621).
func (s *Service) Refer(ctx context.Context, referred, referrer uuid.UUID) error {
	if referred == referrer {
		return apierr.InvalidField("referrerId", "Hosts cannot refer themselves")
	}
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		people, err := s.Hosts.PersonsTx(ctx, tx, []uuid.UUID{referred, referrer})
		if err != nil {
			return err
		}
		if _, ok := people[referred]; !ok {
			return apierr.NotFound("host")
		}
		if _, ok := people[referrer]; !ok {
			return apierr.InvalidField("referrerId", "We couldn’t find this host")
		}
		fresh, err := payoutdb.New(tx).SetReferral(ctx, payoutdb.SetReferralParams{
			TenantID: t.ID, ReferredID: referred, ReferrerID: referrer, CreatedAt: s.Clock.Now(ctx),
		})
		if err != nil {
			return fmt.Errorf("referral: %w", err)
		}
		if fresh == 0 {
			return apierr.New(apierr.CodeIllegalState, "This host already has a referrer.")
		}
		return recordReferral(ctx, tx, s.Clock.Now(ctx), referred, referrer)
	})
}

// GetHostEarnings implements getHostEarnings.
func (h HTTP) GetHostEarnings(ctx context.Context, params payoutapi.GetHostEarningsParams) (
	*payoutapi.EarningsAnswer, error) {
	return h.earnings(ctx, Host, params.ID)
}

// GetOperatorPayables implements getOperatorPayables.
func (h HTTP) GetOperatorPayables(ctx context.Context, params payoutapi.GetOperatorPayablesParams) (
	*payoutapi.EarningsAnswer, error) {
	return h.earnings(ctx, Operator, params.OperatorId)
}

// earnings sums a payee's account and planned payouts. Amounts in currencies other than the marketplace's own are
// listed by trip only.
func (h HTTP) earnings(ctx context.Context, kind string, payee uuid.UUID) (*payoutapi.EarningsAnswer, error) {
	t := tenant.From(ctx)
	out := payoutapi.Earnings{Currency: t.Currency, Trips: []payoutapi.TripEarnings{}}
	err := h.Service.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		totals, err := payment.PartyTripTotalsTx(ctx, tx, payee, owed(kind))
		if err != nil {
			return err
		}
		planned, err := payoutdb.New(tx).PayeePayouts(ctx, payoutdb.PayeePayoutsParams{TenantID: t.ID, PayeeKind: kind,
			PayeeID: payee})
		if err != nil {
			return fmt.Errorf("payouts: %w", err)
		}
		accounts, err := accountsTx(ctx, tx, []uuid.UUID{payee})
		if err != nil {
			return err
		}
		out.HasAccount = accounts[payee]
		if kind == Operator {
			if out.AccountAdmins, err = h.accountAdminsTx(ctx, tx, payee); err != nil {
				return err
			}
		}
		trips := sumUp(&out, totals, planned)
		return h.nameTrips(ctx, tx, &out, trips)
	})
	if err != nil {
		return nil, err
	}
	return &payoutapi.EarningsAnswer{Success: true, Data: out}, nil
}

// accountAdminsTx names those of an operator who set up its account, for the others to turn to.
func (h HTTP) accountAdminsTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID) ([]string, error) {
	admins, _, err := h.Service.Teams.TeamTx(ctx, tx, operatorID)
	if err != nil {
		return nil, err
	}
	names, err := identity.Reader{}.NamesTx(ctx, tx, admins)
	return slices.Sorted(maps.Values(names)), err
}

func sumUp(out *payoutapi.Earnings, totals []payment.PartyTotals, planned []payoutdb.Payout) []uuid.UUID {
	var trips []uuid.UUID
	at := func(id uuid.UUID, currency string) *payoutapi.TripEarnings {
		i := slices.IndexFunc(out.Trips, func(e payoutapi.TripEarnings) bool {
			return e.TripId == id && e.Currency == currency
		})
		if i < 0 {
			i = len(out.Trips)
			out.Trips, trips = append(out.Trips, payoutapi.TripEarnings{TripId: id, Currency: currency}), append(trips, id)
		}
		return &out.Trips[i]
	}
	for _, s := range totals {
		if s.Currency == out.Currency {
			out.EarnedMinor, out.PaidMinor, out.ReferralMinor = out.EarnedMinor+s.EarnedMinor, out.PaidMinor+s.PaidMinor,
				out.ReferralMinor+s.ReferralMinor
		}
		if s.TripID != nil {
			one := at(*s.TripID, s.Currency)
			one.EarnedMinor, one.PaidMinor = s.EarnedMinor, s.PaidMinor
		}
	}
	for _, p := range planned {
		if p.Status == Sent || p.Status == Cancelled {
			continue
		}
		if p.TripID != nil {
			at(*p.TripID, p.Currency).ScheduledMinor += p.AmountMinor
		}
		if p.Currency != out.Currency {
			continue
		}
		out.ScheduledMinor += p.AmountMinor
		due := p.DueOn.UTC()
		switch {
		case !out.NextPayoutOn.Set || due.Before(out.NextPayoutOn.Value):
			out.NextPayoutOn, out.NextPayoutMinor = api.NewOptDate(due), api.NewOptInt64(p.AmountMinor)
		case due.Equal(out.NextPayoutOn.Value):
			out.NextPayoutMinor.Value += p.AmountMinor
		}
	}
	return trips
}

func (h HTTP) nameTrips(ctx context.Context, tx pgx.Tx, out *payoutapi.Earnings, trips []uuid.UUID) error {
	names, err := h.Service.Trips.NamesTx(ctx, tx, trips)
	if err != nil {
		return err
	}
	settled, err := payoutdb.New(tx).SettledTrips(ctx, payoutdb.SettledTripsParams{TenantID: tenant.From(ctx).ID,
		TripIds: trips})
	if err != nil {
		return fmt.Errorf("settled trips: %w", err)
	}
	for i := range out.Trips {
		out.Trips[i].TripName, out.Trips[i].Settled = names[out.Trips[i].TripId], slices.Contains(settled,
			out.Trips[i].TripId)
	}
	return nil
}

// AdminListPayables implements adminListPayables.
func (h HTTP) AdminListPayables(ctx context.Context, params payoutapi.AdminListPayablesParams) (
	*payoutapi.PayableListAnswer, error) {
	out := payoutapi.PayableList{Items: []payoutapi.Payable{}}
	err := h.Service.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		payees := map[string][]uuid.UUID{}
		for _, kind := range []string{Host, Operator} {
			if only, ok := params.PayeeKind.Get(); ok && string(only) != kind {
				continue
			}
			rows, err := payment.PartyBalancesTx(ctx, tx, owed(kind))
			if err != nil {
				return err
			}
			for _, r := range rows {
				payees[kind] = append(payees[kind], r.PartyID)
				out.Items = append(out.Items, payoutapi.Payable{PayeeKind: payoutapi.PayeeKind(kind), PayeeId: r.PartyID,
					OwedMinor: r.OwedMinor, Currency: r.Currency})
			}
		}
		names, err := h.Service.NamesTx(ctx, tx, payees)
		if err != nil {
			return err
		}
		if only, ok := params.PayeeKind.Get(); !ok || string(only) == Insurer {
			insurers, err := h.Service.insurerPayables(ctx, tx)
			if err != nil {
				return err
			}
			for _, i := range insurers {
				names[i.PayeeId], payees[Insurer] = i.PayeeName, append(payees[Insurer], i.PayeeId)
			}
			out.Items = append(out.Items, insurers...)
		}
		accounts, err := accountsTx(ctx, tx, slices.Concat(payees[Host], payees[Operator], payees[Insurer]))
		if err != nil {
			return err
		}
		for i, p := range out.Items {
			out.Items[i].PayeeName, out.Items[i].HasAccount = names[p.PayeeId], accounts[p.PayeeId]
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(out.Items, func(a, b payoutapi.Payable) int {
		return int(max(-1, min(1, b.OwedMinor-a.OwedMinor)))
	})
	return &payoutapi.PayableListAnswer{Success: true, Data: out}, nil
}

// GetHostStatement implements getHostStatement.
func (h HTTP) GetHostStatement(ctx context.Context, params payoutapi.GetHostStatementParams) (
	*api.StatementAnswer, error) {
	return h.statement(ctx, Host, params.ID, params.TripId)
}

// GetOperatorStatement implements getOperatorStatement.
func (h HTTP) GetOperatorStatement(ctx context.Context, params payoutapi.GetOperatorStatementParams) (
	*api.StatementAnswer, error) {
	return h.statement(ctx, Operator, params.OperatorId, params.TripId)
}

func tripID(id api.OptUUID) *uuid.UUID {
	if !id.Set {
		return nil
	}
	return &id.Value
}

func (h HTTP) statement(ctx context.Context, kind string, payee uuid.UUID,
	of api.OptUUID) (*api.StatementAnswer, error) {
	st, err := h.Service.Statement(ctx, kind, payee, tripID(of))
	if err != nil {
		return nil, err
	}
	return &api.StatementAnswer{Success: true, Data: payment.StatementAnswer(st)}, nil
}

// DownloadHostStatement implements downloadHostStatement.
func (h HTTP) DownloadHostStatement(ctx context.Context, params payoutapi.DownloadHostStatementParams) (
	*payoutapi.DownloadHostStatementOKHeaders, error) {
	file, name, err := h.file(ctx, Host, params.ID, params.TripId)
	if err != nil {
		return nil, err
	}
	return &payoutapi.DownloadHostStatementOKHeaders{ContentDisposition: name, Response: payoutapi.DownloadHostStatementOK{
		Data: file}}, nil
}

// DownloadOperatorStatement implements downloadOperatorStatement.
func (h HTTP) DownloadOperatorStatement(ctx context.Context, params payoutapi.DownloadOperatorStatementParams) (
	*payoutapi.DownloadOperatorStatementOKHeaders, error) {
	file, name, err := h.file(ctx, Operator, params.OperatorId, params.TripId)
	if err != nil {
		return nil, err
	}
	return &payoutapi.DownloadOperatorStatementOKHeaders{ContentDisposition: name,
		Response: payoutapi.DownloadOperatorStatementOK{Data: file}}, nil
}

// file exports a statement as CSV: one line per entry, amounts in units with the currency beside them.
func (h HTTP) file(ctx context.Context, kind string, payee uuid.UUID,
	of api.OptUUID) (io.Reader, api.OptString, error) {
	t := tenant.From(ctx)
	st, err := h.Service.Statement(ctx, kind, payee, tripID(of))
	if err != nil {
		return nil, api.OptString{}, err
	}
	_, names, err := h.Service.namesOf(ctx, kind, payee, st)
	if err != nil {
		return nil, api.OptString{}, err
	}
	var text bytes.Buffer
	w := csv.NewWriter(&text)
	rows := [][]string{{"Date", "Trip", "Entry", "Kind", "Amount", "Balance", "Currency"}}
	for _, e := range st.Entries {
		name := ""
		if e.TripID != nil {
			name = names[*e.TripID]
		}
		rows = append(rows, []string{
			e.At.In(t.Policy.Zone()).Format("2006-01-02"), cell.Defuse(name), e.Memo, string(e.Kind),
			cell.Decimal(e.AmountMinor, e.Currency), cell.Decimal(e.BalanceMinor, e.Currency), e.Currency,
		})
	}
	if err := w.WriteAll(rows); err != nil {
		return nil, api.OptString{}, err
	}
	return &text, attachment("statement-"+t.Slug, h.Service.Clock.Now(ctx), "csv"), nil
}

// entryName returns the label of a payout's kind, which the books store.
func entryName(e payment.StatementEntry) string {
	if label, ok := Labels[e.Memo]; ok && e.Kind == payment.KindPayout {
		return "Paid: " + label
	}
	return e.Memo
}
