package card

import (
	"context"

	"caravan/backend/domain/payment"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/paymentapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

// ListCards implements listCards.
func (h HTTP) ListCards(ctx context.Context) (*paymentapi.CardListAnswer, error) {
	member := principal.Must(ctx).MemberID
	cards, err := h.Service.Cards(ctx, member)
	if err != nil {
		return nil, err
	}
	later, has, err := h.Service.PayLater(ctx, member)
	if err != nil {
		return nil, err
	}
	list := paymentapi.CardList{Items: make([]paymentapi.Card, len(cards))}
	for i, c := range cards {
		list.Items[i] = cardAnswer(c)
	}
	if has {
		list.PayLater = paymentapi.NewOptPayLater(PayLaterAnswer(later))
	}
	return &paymentapi.CardListAnswer{Success: true, Data: list}, nil
}

// PayLaterAnswer converts an offer to pay over time.
func PayLaterAnswer(l payment.PayLater) paymentapi.PayLater {
	return paymentapi.PayLater{Method: l.Method, Country: l.Country, Currency: l.Currency, MinimumMinor: l.MinimumMinor,
		MaximumMinor: l.MaximumMinor}
}

func cardAnswer(c SavedCard) paymentapi.Card {
	return paymentapi.Card{ID: c.ID, Label: c.Label, CreatedAt: c.CreatedAt.UTC()}
}

// SaveCard implements saveCard.
func (h HTTP) SaveCard(ctx context.Context, req *paymentapi.SaveCard, params paymentapi.SaveCardParams) (
	*paymentapi.CardSavingAnswer, error) {
	p := principal.Must(ctx)
	if !req.PaymentMethod.Set && !req.SetupReference.Set {
		return nil, apierr.InvalidField("paymentMethod", "Enter a payment card")
	}
	saving, err := h.Service.SaveCard(ctx, p.MemberID, p.Email, params.IdempotencyKey, req.PaymentMethod.Or(""),
		req.SetupReference.Or(""))
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
	if saving.Status == payment.RequiresAction {
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
