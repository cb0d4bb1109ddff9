package card

import (
	"cmp"
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
)

// SavedCard is a card that its holder allows us to charge.
type SavedCard struct {
	ID        uuid.UUID
	Label     string // such as "Visa •••• 4242"
	Provider  string
	CreatedAt time.Time
}

// CardSaving is the result of saving a card. With RequiresAction the cardholder authenticates in the browser with
// ClientSecret and the call is repeated with SetupRef.
type CardSaving struct {
	Card           *SavedCard
	Status         payment.Status
	SetupRef       string
	ClientSecret   string
	FailureMessage string
}

// Cards lists a member's cards, newest first.
func (s *Service) Cards(ctx context.Context, memberID uuid.UUID) ([]SavedCard, error) {
	t := tenant.From(ctx)
	var rows []paymentdb.SavedCard
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		rows, err = paymentdb.New(tx).MemberCards(ctx, paymentdb.MemberCardsParams{TenantID: t.ID, MemberID: memberID})
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("cards: %w", err)
	}
	cards := make([]SavedCard, len(rows))
	for i, r := range rows {
		cards[i] = cardOf(r)
	}
	return cards, nil
}

// PayLater reports whether a member can pay over time, and the limits.
func (s *Service) PayLater(ctx context.Context, memberID uuid.UUID) (later payment.PayLater, has bool, err error) {
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		later, has, err = payment.PayLaterTx(ctx, tx, memberID)
		return err
	})
	return later, has, err
}

func cardOf(r paymentdb.SavedCard) SavedCard {
	return SavedCard{ID: r.ID, Label: r.Label, Provider: r.Provider, CreatedAt: r.CreatedAt}
}

// SaveCard saves a member's card (T-055…T-057). The provider is called before the transaction that stores it; the
// caller's key makes both one effect.
func (s *Service) SaveCard(ctx context.Context, memberID uuid.UUID, email, key, method,
	setupRef string) (CardSaving, error) {
	t := tenant.From(ctx)
	provider, err := s.Providers.Current(ctx)
	if err != nil {
		return CardSaving{}, err
	}
	customer, err := s.CustomerRef(ctx, memberID, provider.Name())
	if err != nil {
		return CardSaving{}, err
	}
	// The same key asks the provider for the same thing, so that a lost response does not create a second card.
	asking, cancel := context.WithTimeout(context.WithoutCancel(ctx), payment.CallTimeout)
	defer cancel()
	result, err := provider.SaveCard(asking, payment.CardRequest{
		Key: uuid.NewSHA1(memberID, []byte(key)), Method: method, SetupRef: setupRef, CustomerRef: customer, Email: email,
	})
	if err != nil {
		return CardSaving{}, apierr.Wrap(err, apierr.CodeUnavailable,
			"We cannot reach your bank right now. Try again in a moment.")
	}
	saving := CardSaving{Status: result.Status, SetupRef: result.SetupRef, ClientSecret: result.ClientSecret,
		FailureMessage: result.FailureMessage}
	if result.Status != payment.Succeeded {
		return saving, nil
	}
	call := idempotency.Call{TenantID: t.ID, Scope: "saveCard:" + memberID.String(), Key: key,
		Body: map[string]string{"method": method, "setup": setupRef}}
	card, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (SavedCard, error) {
		return s.keepCardTx(ctx, tx, memberID, provider.Name(), result.Method, result.Label, result.CustomerRef)
	})
	saving.Card = &card
	return saving, err
}

func (s *Service) keepCardTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID, provider, method, label,
	customer string) (SavedCard, error) {
	t, q, now, id := tenant.From(ctx), paymentdb.New(tx), s.Clock.Now(ctx), uuid.Must(uuid.NewV7())
	if customer != "" {
		err := q.KeepCustomer(ctx, paymentdb.KeepCustomerParams{TenantID: t.ID, MemberID: memberID, Provider: provider,
			CustomerRef: customer, CreatedAt: now})
		if err != nil {
			return SavedCard{}, fmt.Errorf("keep customer: %w", err)
		}
	}
	err := q.CreateCard(ctx, paymentdb.CreateCardParams{TenantID: t.ID, ID: id, MemberID: memberID, Provider: provider,
		MethodRef: method, Label: label, CreatedAt: now})
	if err != nil {
		return SavedCard{}, fmt.Errorf("keep card: %w", err)
	}
	return SavedCard{id, label, provider, now}, audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "card.saved", ObjectType: "Member", ObjectID: memberID,
		After: map[string]any{"cardId": id, "label": label},
	})
}

// RemoveCard removes a card; automatic payments with it stop.
func (s *Service) RemoveCard(ctx context.Context, memberID, cardID uuid.UUID) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q, now := paymentdb.New(tx), s.Clock.Now(ctx)
		rows, err := q.RemoveCard(ctx, paymentdb.RemoveCardParams{TenantID: t.ID, ID: cardID, MemberID: memberID, Now: now})
		if err != nil {
			return err
		}
		if rows == 0 {
			return apierr.NotFound("card")
		}
		if _, err := q.StopAutomaticWith(ctx, paymentdb.StopAutomaticWithParams{TenantID: t.ID, CardID: &cardID,
			Now: now}); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: now, Action: "card.removed", ObjectType: "Member", ObjectID: memberID,
			Before: map[string]any{"cardId": cardID},
		})
	})
}

// CustomerRef returns a member's customer at a provider, "" for a new one.
func (s *Service) CustomerRef(ctx context.Context, memberID uuid.UUID, provider string) (string, error) {
	t := tenant.From(ctx)
	var ref string
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		ref, err = paymentdb.New(tx).GetCustomer(ctx, paymentdb.GetCustomerParams{TenantID: t.ID, MemberID: memberID,
			Provider: provider})
		return err
	})
	if db.NoRows(err) {
		return "", nil
	}
	return ref, err
}

// MethodOfTx returns the payment method of a member's own card.
func (s *Service) MethodOfTx(ctx context.Context, tx pgx.Tx, memberID,
	cardID uuid.UUID) (method, provider string, err error) {
	c, err := paymentdb.New(tx).GetCard(ctx, paymentdb.GetCardParams{TenantID: tenant.From(ctx).ID, ID: cardID})
	if db.NoRows(err) || err == nil && c.MemberID != memberID {
		return "", "", apierr.NotFound("card")
	}
	return c.MethodRef, c.Provider, err
}

// KeepMethodTx saves the card of a payment whose payer asked for it, and collects the balance with it
// automatically.
func (s *Service) KeepMethodTx(ctx context.Context, tx pgx.Tx, p *payment.Payment, intent payment.Intent) error {
	t, q, now := tenant.From(ctx), paymentdb.New(tx), s.Clock.Now(ctx)
	if p.Automatic {
		return q.AutomaticWorked(ctx, paymentdb.AutomaticWorkedParams{TenantID: t.ID, BookingID: *p.BookingID, Now: now})
	}
	if !p.SaveCard || p.MemberID == nil || p.Provider == payment.CreditProvider || p.Provider == payment.NoProvider {
		return nil
	}
	// Webhooks may not name the method; it is the one that was charged.
	method := cmp.Or(intent.SavedMethod, p.Method)
	card, err := s.keepCardTx(ctx, tx, *p.MemberID, p.Provider, method, p.MethodLabel, intent.CustomerRef)
	if err != nil {
		return err
	}
	return q.SetAutomatic(ctx, paymentdb.SetAutomaticParams{
		TenantID: t.ID, BookingID: *p.BookingID, MemberID: *p.MemberID, CardID: &card.ID,
		Status: payment.AutomaticOn, Now: now,
	})
}
