package payment

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/paymentapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
)

// ListCards implements listCards.
func (h HTTP) ListCards(ctx context.Context) (*paymentapi.CardListAnswer, error) {
	cards, err := h.Service.Cards(ctx, principal.Must(ctx).MemberID)
	if err != nil {
		return nil, err
	}
	list := paymentapi.CardList{Items: make([]paymentapi.Card, len(cards))}
	for i, c := range cards {
		list.Items[i] = cardAnswer(c)
	}
	return &paymentapi.CardListAnswer{Success: true, Data: list}, nil
}

func cardAnswer(c SavedCard) paymentapi.Card {
	return paymentapi.Card{ID: c.ID, Label: c.Label, CreatedAt: c.CreatedAt.UTC()}
}

// SaveCard implements saveCard.
func (h HTTP) SaveCard(ctx context.Context, req *paymentapi.SaveCard, params paymentapi.SaveCardParams) (*paymentapi.CardSavingAnswer, error) {
	p := principal.Must(ctx)
	if !req.PaymentMethod.Set && !req.SetupReference.Set {
		return nil, apierr.InvalidField("paymentMethod", "Enter a payment card")
	}
	saving, err := h.Service.SaveCard(ctx, p.MemberID, p.Email, params.IdempotencyKey, req.PaymentMethod.Or(""), req.SetupReference.Or(""))
	if err != nil {
		return nil, err
	}
	out := paymentapi.CardSaving{Status: api.PaymentStatus(saving.Status)}
	if saving.Card != nil {
		out.Card, out.Message = paymentapi.NewOptCard(cardAnswer(*saving.Card)), api.NewOptString("Payment method updated!")
	}
	if saving.FailureMessage != "" {
		out.Message = api.NewOptString(saving.FailureMessage)
	}
	if saving.Status == RequiresAction {
		out.SetupReference, out.ClientSecret = api.NewOptString(saving.SetupRef), api.NewOptString(saving.ClientSecret)
	}
	return &paymentapi.CardSavingAnswer{Success: true, Data: out}, nil
}

// RemoveCard implements removeCard.
func (h HTTP) RemoveCard(ctx context.Context, params paymentapi.RemoveCardParams) (*api.DoneAnswer, error) {
	p := principal.Must(ctx)
	if err := h.Service.RemoveCard(ctx, p.MemberID, params.ID); err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}

// ListCredits implements listCredits.
func (h HTTP) ListCredits(ctx context.Context) (*paymentapi.CreditListAnswer, error) {
	credits, err := h.Service.Credits(ctx, principal.Must(ctx).MemberID)
	if err != nil {
		return nil, err
	}
	list := paymentapi.CreditList{Items: make([]paymentapi.Credit, len(credits)), Currency: tenant.From(ctx).Currency}
	for i, c := range credits {
		list.Items[i] = paymentapi.Credit{
			ID: c.ID, AmountMinor: c.AmountMinor, LeftMinor: c.LeftMinor, Currency: c.Currency, Reason: c.Reason, ExpiresOn: c.ExpiresOn.UTC(),
			Expired: c.Expired, CreatedAt: c.CreatedAt.UTC(),
		}
		if !c.Expired && c.Currency == list.Currency {
			list.UsableMinor += c.LeftMinor
		}
	}
	return &paymentapi.CreditListAnswer{Success: true, Data: list}, nil
}

// TransferCredit implements transferCredit.
func (h HTTP) TransferCredit(ctx context.Context, req *paymentapi.TransferCredit, params paymentapi.TransferCreditParams) (*paymentapi.CreditListAnswer, error) {
	p := principal.Must(ctx)
	call := idempotency.Call{TenantID: p.TenantID, Scope: "transferCredit:" + params.ID.String(), Key: params.IdempotencyKey, Body: req}
	_, err := idempotency.Do(ctx, h.Service.DB, call, func(tx pgx.Tx) (bool, error) {
		to, ok, err := h.Service.People.MemberByEmailTx(ctx, tx, req.Email)
		if err == nil && !ok {
			err = apierr.InvalidField("email", "No one here uses this email")
		}
		if err != nil {
			return false, err
		}
		return true, h.Service.TransferCreditTx(ctx, tx, p.MemberID, params.ID, to)
	})
	if err != nil {
		return nil, err
	}
	return h.ListCredits(ctx)
}

// GetMyStatement implements getMyStatement.
func (h HTTP) GetMyStatement(ctx context.Context) (*api.StatementAnswer, error) {
	return statementAnswer(h.Service.StatementOf(ctx, principal.Must(ctx).MemberID))
}

// GetBookingStatement implements getBookingStatement.
func (h HTTP) GetBookingStatement(ctx context.Context, params paymentapi.GetBookingStatementParams) (*api.StatementAnswer, error) {
	return statementAnswer(h.Service.Statement(ctx, params.ID))
}

func statementAnswer(st Statement, err error) (*api.StatementAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &api.StatementAnswer{Success: true, Data: StatementAnswer(st)}, nil
}

// StatementAnswer describes a statement.
func StatementAnswer(st Statement) api.Statement {
	out := api.Statement{
		Entries: make([]api.StatementEntry, len(st.Entries)), Travelers: make([]api.TravelerShare, len(st.Travelers)),
		TotalMinor: st.TotalMinor, PaidMinor: st.PaidMinor, DueMinor: st.DueMinor, Currency: st.Currency,
	}
	for i, e := range st.Entries {
		out.Entries[i] = api.StatementEntry{
			At: e.At.UTC(), Kind: string(e.Kind), Memo: e.Memo, AmountMinor: e.AmountMinor, BalanceMinor: e.BalanceMinor, Currency: e.Currency,
			BookingId: optional(e.BookingID), TripId: optional(e.TripID),
		}
	}
	for i, share := range st.Travelers {
		out.Travelers[i] = api.TravelerShare{ParticipantId: share.ParticipantID, TotalMinor: share.TotalMinor, PaidMinor: share.PaidMinor, DueMinor: share.DueMinor}
	}
	return out
}

func optional(id *uuid.UUID) api.OptUUID {
	if id == nil || *id == uuid.Nil {
		return api.OptUUID{}
	}
	return api.NewOptUUID(*id)
}

// SetAutomaticPayment implements setAutomaticPayment.
func (h HTTP) SetAutomaticPayment(ctx context.Context, req *paymentapi.SetAutomaticPayment, params paymentapi.SetAutomaticPaymentParams) (*paymentapi.AutomaticPaymentAnswer, error) {
	p := principal.Must(ctx)
	var card *uuid.UUID
	if req.CardId.Set {
		card = &req.CardId.Value
	}
	if err := h.Service.SetAutomatic(ctx, p.MemberID, params.ID, req.On, card); err != nil {
		return nil, err
	}
	var now Automatic
	err := h.Service.DB.ReadTenant(ctx, p.TenantID, func(tx pgx.Tx) error {
		of, err := h.Service.AutomaticOfTx(ctx, tx, params.ID)
		now = of[params.ID]
		return err
	})
	if err != nil {
		return nil, err
	}
	return &paymentapi.AutomaticPaymentAnswer{Success: true, Data: now.Answer()}, nil
}

// Answer describes it to the payer.
func (a Automatic) Answer() api.AutomaticPayment {
	out := api.AutomaticPayment{Status: api.AutomaticPaymentStatus(a.Status), CardId: optional(a.CardID)}
	if a.CardLabel != "" {
		out.CardLabel = api.NewOptString(a.CardLabel)
	}
	return out
}
