package insurance

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/insurance/insurancedb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/company"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/money"
)

// QuoteHold prices insurance for a party with a hold and no booking yet. The premiums are in the party's order.
func (s *Service) QuoteHold(ctx context.Context, holdID uuid.UUID, r QuoteRequest) (Quote, error) {
	t, out := tenant.From(ctx), Quote{ID: uuid.Must(uuid.NewV7()), Kind: kindPurchase, Currency: r.Currency}
	c, sold := s.Providers.sells(ctx, r.Travelers)
	if !sold {
		return out, errNotSold
	}
	p, err := s.Providers.of(ctx, c.ID)
	if err != nil {
		return out, err
	}
	offer, err := p.Quote(ctx, r)
	if err != nil || len(offer.PremiumsMinor) != len(r.Travelers) {
		s.Log.WarnContext(ctx, "insurance provider gave no quote", "hold", holdID, "error", err)
		return out, apierr.New(apierr.CodeUnavailable, messageUnavailable)
	}
	for i, traveler := range r.Travelers {
		out.Premiums = append(out.Premiums, Premium{ParticipantID: traveler.ParticipantID,
			TripCostMinor: traveler.TripCostMinor, PremiumMinor: offer.PremiumsMinor[i]})
	}
	if out.TotalMinor, err = money.Sum(offer.PremiumsMinor...); err != nil {
		return out, err
	}
	out.Coverage, out.ExpiresAt = offer.Coverage, offer.ExpiresAt
	text, err := json.Marshal(out.Premiums)
	if err != nil {
		return out, err
	}
	people, err := digest(r.Travelers)
	if err != nil {
		return out, err
	}
	err = s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		return insurancedb.New(tx).CreateHoldQuote(ctx, insurancedb.CreateHoldQuoteParams{
			TenantID: t.ID, ID: out.ID, HoldID: holdID, CompanyID: c.ID, ProviderRef: offer.Ref, People: people, Premiums: text,
			TotalMinor: out.TotalMinor, Currency: r.Currency, Coverage: offer.Coverage, ExpiresAt: offer.ExpiresAt,
			CreatedAt: s.Clock.Now(ctx),
		})
	})
	if err != nil {
		return out, fmt.Errorf("keep insurance quote of a hold: %w", err)
	}
	return out, nil
}

// digest identifies a party by what an insurer was told about it.
func digest(travelers []Insured) (string, error) {
	text, err := json.Marshal(travelers)
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:]), nil
}

// CheckHoldTx returns what a held party's quote costs, and rejects one that expired or was made for other people.
func (s *Service) CheckHoldTx(ctx context.Context, tx pgx.Tx, holdID, quoteID uuid.UUID,
	travelers []Insured) (int64, error) {
	row, err := insurancedb.New(tx).GetHoldQuote(ctx, insurancedb.GetHoldQuoteParams{TenantID: tenant.From(ctx).ID,
		ID: quoteID, HoldID: holdID})
	if db.NoRows(err) {
		return 0, apierr.InvalidField("insuranceQuoteId", "This quote isn’t for your booking")
	}
	if err != nil {
		return 0, fmt.Errorf("insurance quote of a hold: %w", err)
	}
	people, err := digest(travelers)
	if err != nil {
		return 0, err
	}
	if !s.Clock.Now(ctx).Before(row.ExpiresAt) || people != row.People {
		return 0, apierr.New(apierr.CodeAmountMismatch, "The price of your insurance has changed. Review it and try again.")
	}
	return row.TotalMinor, nil
}

// BookHoldTx insures the party of a hold that became a booking: its payment succeeded, even if the quote has
// expired since. Participants are in the party's order.
func (s *Service) BookHoldTx(ctx context.Context, tx pgx.Tx, holdID, quoteID, bookingID uuid.UUID,
	participants []uuid.UUID) error {
	t, q, now := tenant.From(ctx), insurancedb.New(tx), s.Clock.Now(ctx)
	row, err := q.GetHoldQuote(ctx, insurancedb.GetHoldQuoteParams{TenantID: t.ID, ID: quoteID, HoldID: holdID})
	if err != nil {
		return fmt.Errorf("insurance quote of a hold: %w", err)
	}
	var premiums []Premium
	if err := json.Unmarshal(row.Premiums, &premiums); err != nil {
		return fmt.Errorf("premiums of a quote: %w", err)
	}
	if len(premiums) != len(participants) {
		return fmt.Errorf("insurance quote %s is for %d of %d travelers", quoteID, len(premiums), len(participants))
	}
	for i := range premiums {
		premiums[i].ParticipantID = participants[i]
	}
	text, err := json.Marshal(premiums)
	if err != nil {
		return err
	}
	err = q.CreateQuote(ctx, insurancedb.CreateQuoteParams{
		TenantID: t.ID, ID: quoteID, BookingID: bookingID, Kind: kindPurchase, CompanyID: row.CompanyID,
		ProviderRef: row.ProviderRef, Premiums: text,
		TotalMinor: row.TotalMinor, Currency: row.Currency, Coverage: row.Coverage, ExpiresAt: row.ExpiresAt,
		CreatedAt: row.CreatedAt,
	})
	if err != nil {
		return fmt.Errorf("insurance quote of a booking: %w", err)
	}
	order := uuid.Must(uuid.NewV7())
	err = q.CreateOrder(ctx, insurancedb.CreateOrderParams{TenantID: t.ID, ID: order, BookingID: bookingID,
		QuoteID: quoteID, CreatedAt: now})
	if err != nil {
		return fmt.Errorf("insurance order: %w", err)
	}
	if err := s.PlaceTx(ctx, tx, order); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "insurance.checkout", ObjectType: "Booking", ObjectID: bookingID,
		After: map[string]any{"quoteId": quoteID, "totalMinor": row.TotalMinor},
	})
}

// Insurer is an insurer with the cost of its active policies.
type Insurer struct {
	ID             uuid.UUID
	Name, Currency string
	PremiumsMinor  int64
	// DueMinor is for those that are confirmed and can no longer be refunded.
	DueMinor int64
}

// InsurersTx lists the insurers of the tenant's policies.
func (s *Service) InsurersTx(ctx context.Context, tx pgx.Tx) ([]Insurer, error) {
	t := tenant.From(ctx)
	rows, err := insurancedb.New(tx).LiveInsurers(ctx, insurancedb.LiveInsurersParams{
		TenantID: t.ID, BoughtBefore: s.Clock.Now(ctx).AddDate(0, 0, -t.Policy.Insurance.CancellableDays),
	})
	if err != nil {
		return nil, fmt.Errorf("insurers: %w", err)
	}
	all := make([]Insurer, len(rows))
	for i, r := range rows {
		all[i] = Insurer{r.CompanyID, r.Company, r.Currency, r.PremiumsMinor, r.DueMinor}
		if c, known := t.Companies.ByID(company.Insurance, r.CompanyID); known {
			all[i].Name = c.Name
		}
	}
	return all, nil
}

// Known reports whether the tenant has an insurer, or had it.
func (*Service) Known(ctx context.Context, id uuid.UUID) bool {
	_, known := tenant.From(ctx).Companies.ByID(company.Insurance, id)
	return known
}
