package payout

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/approximate"
	"caravan/backend/domain/payment/remit"
	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/payoutapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/rest"
)

// HTTP serves the REST operations of this domain.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return payoutapi.Mount(h, c) }

// Labels say what payouts are for, by kind.
var Labels = map[string]string{
	Advance: "Earnings advance", FirstHalf: "First half of earnings", SecondHalf: "Second half of earnings",
	OperatorCosts: "Trip costs", ReferralFirst: "Referral, first trip", ReferralSecond: "Referral, second trip",
	Premiums: "Insurance premiums",
}

// words describes what a payout waits for, or how it ended.
func words(p payoutdb.Payout, today civil.Date, account bool, rules policy.Payment) string {
	waits := p.ApprovedAt == nil && Approvals(rules, p.AmountMinor) > 0
	switch {
	case p.Status == Sent:
		return "Paid"
	case p.Status == Cancelled && p.AmountMinor == 0:
		return "Taken off in full"
	case p.Status == Cancelled:
		return "Cancelled"
	case p.Status == Held:
		return "On hold"
	case !account:
		return "Waiting for a payout account"
	case waits && p.FirstApprovedAt != nil:
		return "Waiting for a second approval"
	case waits:
		return "Waiting for approval"
	case p.Status == Failed:
		return "Failed, retrying"
	case p.DueOn.After(today):
		return "Scheduled"
	}
	return "In progress"
}

// list lists payouts; admins see references and failures, and may act.
func (h HTTP) list(ctx context.Context, of *record.Resource, q record.Query) (*payoutapi.PayoutPageAnswer, error) {
	items, next, err := record.Loaded(ctx, h.Service.DB, of, q,
		func(tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]payoutapi.Payout, error) {
			rows, err := payoutdb.New(tx).PayoutsOf(ctx, payoutdb.PayoutsOfParams{TenantID: tenant.From(ctx).ID, Ids: ids})
			if err != nil {
				return nil, fmt.Errorf("payouts: %w", err)
			}
			all, err := h.answers(ctx, tx, rows, of == Records)
			return record.ByID(all, func(p payoutapi.Payout) uuid.UUID { return p.ID }), err
		})
	if err != nil {
		return nil, err
	}
	return &payoutapi.PayoutPageAnswer{Success: true, Data: payoutapi.PayoutPage{Items: items, NextCursor: next}}, nil
}

// answers converts payouts with the names of their payees and purposes.
func (h HTTP) answers(ctx context.Context, tx pgx.Tx, rows []payoutdb.Payout, admin bool) ([]payoutapi.Payout, error) {
	today := civil.Today(h.Service.Clock.Now(ctx))
	trips, payees := []uuid.UUID{}, map[string][]uuid.UUID{Host: {}, Operator: {}}
	ids := make([]uuid.UUID, len(rows))
	for i, p := range rows {
		ids[i] = p.ID
		payees[p.PayeeKind] = append(payees[p.PayeeKind], p.PayeeID)
		if p.TripID != nil {
			trips = append(trips, *p.TripID)
		}
	}
	off, err := payment.SetOffsTx(ctx, tx, ids)
	if err != nil {
		return nil, err
	}
	for _, o := range off {
		for _, one := range o {
			trips = append(trips, one.TripID)
		}
	}
	names, err := h.Service.NamesTx(ctx, tx, payees)
	if err != nil {
		return nil, err
	}
	tripNames, err := h.Service.Trips.NamesTx(ctx, tx, trips)
	if err != nil {
		return nil, err
	}
	accounts, err := accountsTx(ctx, tx, slices.Concat(payees[Host], payees[Operator], payees[Insurer]))
	if err != nil {
		return nil, err
	}
	policies, err := approximate.PoliciesTx(ctx, tx)
	if err != nil {
		return nil, err
	}
	all := make([]payoutapi.Payout, len(rows))
	for i, p := range rows {
		rules, err := policies.In(p.Currency)
		if err != nil {
			return nil, err
		}
		out := payoutapi.Payout{
			ID: p.ID, PayeeKind: payoutapi.PayeeKind(p.PayeeKind), PayeeId: p.PayeeID, PayeeName: names[p.PayeeID],
			Kind: payoutapi.PayoutKind(p.Kind), Label: Labels[p.Kind],
			AmountMinor: p.AmountMinor, Currency: p.Currency, Status: payoutapi.PayoutStatus(p.Status), DueOn: p.DueOn.UTC(),
			CreatedAt:  p.CreatedAt.UTC(),
			Approved:   p.ApprovedAt != nil || Approvals(rules.Payment, p.AmountMinor) == 0,
			StatusText: words(p, today, accounts[p.PayeeID], rules.Payment),
		}
		for _, one := range off[p.ID] {
			out.TakenOff = append(out.TakenOff, payoutapi.TakenOff{TripId: one.TripID, TripName: tripNames[one.TripID],
				AmountMinor: one.AmountMinor})
		}
		if p.TripID != nil {
			out.TripId, out.TripName = api.NewOptUUID(*p.TripID), api.NewOptString(tripNames[*p.TripID])
		}
		if p.SentAt != nil {
			out.SentAt = api.NewOptDateTime(p.SentAt.UTC())
		}
		if admin {
			adminPart(&out, p, rules.Payment, principal.Must(ctx).MemberID)
		}
		out.AvailableActions = principal.Offered(ctx, out.AvailableActions)
		all[i] = out
	}
	return all, nil
}

func adminPart(out *payoutapi.Payout, p payoutdb.Payout, rules policy.Payment, by uuid.UUID) {
	if p.ProviderRef != nil {
		out.Reference = api.NewOptString(*p.ProviderRef)
	}
	if p.Failure != "" {
		out.Failure = api.NewOptString(p.Failure)
	}
	for _, a := range Actions {
		state := payoutapi.PayoutActionState{Action: payoutapi.PayoutAction(a), Enabled: true}
		if why := Check(p, a, rules, by); why != "" {
			state.Enabled, state.Reason = false, api.NewOptString(why)
		}
		out.AvailableActions = append(out.AvailableActions, state)
	}
}

// ListHostPayouts implements listHostPayouts.
func (h HTTP) ListHostPayouts(ctx context.Context, params payoutapi.ListHostPayoutsParams) (
	*payoutapi.PayoutPageAnswer, error) {
	return h.list(ctx, payeeRecords, record.Asked(params).With("payeeKind", Host).With("payeeId", params.ID))
}

// ListOperatorPayouts implements listOperatorPayouts.
func (h HTTP) ListOperatorPayouts(ctx context.Context, params payoutapi.ListOperatorPayoutsParams) (
	*payoutapi.PayoutPageAnswer, error) {
	return h.list(ctx, payeeRecords, record.Asked(params).With("payeeKind", Operator).With("payeeId", params.OperatorId))
}

// AdminListPayouts implements adminListPayouts.
func (h HTTP) AdminListPayouts(ctx context.Context, params payoutapi.AdminListPayoutsParams) (
	*payoutapi.PayoutPageAnswer, error) {
	return h.list(ctx, Records, record.Asked(params))
}

// ActOnPayout implements actOnPayout.
func (h HTTP) ActOnPayout(ctx context.Context, req *payoutapi.PayoutActionInput, params payoutapi.ActOnPayoutParams) (
	*payoutapi.PayoutAnswer, error) {
	row, err := h.Service.Act(ctx, params.ID, params.IdempotencyKey, Action(params.Action), req.Reason.Or(""))
	if err != nil {
		return nil, err
	}
	var out []payoutapi.Payout
	err = h.Service.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		out, err = h.answers(ctx, tx, []payoutdb.Payout{row}, true)
		return err
	})
	if err != nil {
		return nil, err
	}
	return &payoutapi.PayoutAnswer{Success: true, Data: out[0]}, nil
}

// SetHostReferrer implements setHostReferrer.
func (h HTTP) SetHostReferrer(ctx context.Context, req *payoutapi.ReferrerInput,
	params payoutapi.SetHostReferrerParams) (*api.DoneAnswer, error) {
	if err := h.Service.Refer(ctx, params.ID, req.ReferrerId); err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}

// GetHostPayoutAccount implements getHostPayoutAccount.
func (h HTTP) GetHostPayoutAccount(ctx context.Context, params payoutapi.GetHostPayoutAccountParams) (
	*payoutapi.PayoutAccountAnswer, error) {
	return h.account(ctx, Host, params.ID, nil)
}

// SetHostPayoutAccount implements setHostPayoutAccount.
func (h HTTP) SetHostPayoutAccount(ctx context.Context, req *payoutapi.PayoutAccountInput,
	params payoutapi.SetHostPayoutAccountParams) (*payoutapi.PayoutAccountAnswer, error) {
	return h.account(ctx, Host, params.ID, req)
}

// GetOperatorPayoutAccount implements getOperatorPayoutAccount.
func (h HTTP) GetOperatorPayoutAccount(ctx context.Context, params payoutapi.GetOperatorPayoutAccountParams) (
	*payoutapi.PayoutAccountAnswer, error) {
	return h.account(ctx, Operator, params.OperatorId, nil)
}

// SetOperatorPayoutAccount implements setOperatorPayoutAccount.
func (h HTTP) SetOperatorPayoutAccount(ctx context.Context, req *payoutapi.PayoutAccountInput,
	params payoutapi.SetOperatorPayoutAccountParams) (*payoutapi.PayoutAccountAnswer, error) {
	return h.account(ctx, Operator, params.OperatorId, req)
}

// account stores a new account if there is one, and returns what is stored.
func (h HTTP) account(ctx context.Context, kind string, payee uuid.UUID, in *payoutapi.PayoutAccountInput) (
	*payoutapi.PayoutAccountAnswer, error) {
	if in != nil {
		if err := h.Service.SetAccount(ctx, kind, payee, remit.Account{Holder: in.Holder, Number: in.Number,
			Routing: in.Routing.Or("")}); err != nil {
			return nil, err
		}
	}
	a, err := h.Service.GetAccount(ctx, kind, payee)
	if err != nil {
		return nil, err
	}
	out := payoutapi.PayoutAccount{Set: a.Set}
	if a.Set {
		out.Holder, out.Last4 = api.NewOptString(a.Holder), api.NewOptString(a.Last4)
		out.UpdatedAt = api.NewOptDateTime(a.UpdatedAt.UTC())
	}
	if a.Country != "" {
		out.Country = api.NewOptString(a.Country)
	}
	return &payoutapi.PayoutAccountAnswer{Success: true, Data: out}, nil
}

// VerifyHostPayoutAccount implements verifyHostPayoutAccount.
func (h HTTP) VerifyHostPayoutAccount(ctx context.Context, req *payoutapi.PayoutVerificationInput,
	params payoutapi.VerifyHostPayoutAccountParams) (*payoutapi.PayoutVerificationAnswer, error) {
	return h.verify(ctx, Host, params.ID, req)
}

// VerifyOperatorPayoutAccount implements verifyOperatorPayoutAccount.
func (h HTTP) VerifyOperatorPayoutAccount(ctx context.Context, req *payoutapi.PayoutVerificationInput,
	params payoutapi.VerifyOperatorPayoutAccountParams) (*payoutapi.PayoutVerificationAnswer, error) {
	return h.verify(ctx, Operator, params.OperatorId, req)
}

func (h HTTP) verify(ctx context.Context, kind string, payee uuid.UUID, in *payoutapi.PayoutVerificationInput) (
	*payoutapi.PayoutVerificationAnswer, error) {
	v, err := h.Service.Verify(ctx, kind, payee, in.ReturnPath)
	if err != nil {
		return nil, err
	}
	out := payoutapi.PayoutVerification{Done: v.Done, Text: "Your account is ready for payouts."}
	if !v.Done {
		out.Text, out.URL = whyUnproved, api.NewOptString(v.URL)
	}
	return &payoutapi.PayoutVerificationAnswer{Success: true, Data: out}, nil
}
