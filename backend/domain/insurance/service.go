package insurance

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/insurance/insurancedb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/company"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/chromium"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/count"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/money"
	"caravan/backend/platform/whole"
)

// Service implements insurance.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB        *db.DB
	Jobs      jobs.Inserter
	Clock     tenant.Clock
	Tenants   *tenant.Store
	Providers Connections
	// Key returns a company's key, decrypted.
	Key      func(ctx context.Context, c company.Company) (string, error)
	Use      *announce.Topic[*tenant.CompanyUse]
	Bookings Bookings
	Payments Payments
	Printer  chromium.Printer
	Log      *slog.Logger
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("insurance", d); err != nil {
		return nil, err
	}
	d.Use.Subscribe(func(ctx context.Context, tx pgx.Tx, use *tenant.CompanyUse) error {
		return inForceTx(ctx, tx, use, civil.Today(d.Clock.Now(ctx)))
	})
	return &Service{Deps: d}, nil
}

// Bookings returns what is insured and starts the payments for it.
type Bookings interface {
	// InsurableTx describes a booking.
	InsurableTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (Insurable, error)
	// InsuredBookingsTx lists the bookings that a member pays for or travels on.
	InsuredBookingsTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) ([]uuid.UUID, error)
}

// Payments refunds premiums.
type Payments interface {
	// RefundInsuranceTx refunds part of what a booking's payments hold for the insurer.
	RefundInsuranceTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, amountMinor int64, reason string) error
}

// Insurable is a booking as insurers see it.
type Insurable struct {
	BookingID   uuid.UUID
	TripID      uuid.UUID
	Destination string
	StartDate   civil.Date
	EndDate     civil.Date
	Currency    string
	Required    bool // the trip requires insurance
	// Closed is why nothing more can be insured; empty if it can.
	Closed string
	// Returned reports whether the booking ended through no action of the travelers, with a full refund (T-133).
	Returned  bool
	Travelers []Insured
}

// Statuses of a policy (T-131), with further internal ones.
const (
	Processing      = "processing"
	Confirmed       = "confirmed"
	ModifyPending   = "modification pending"
	CancelPending   = "cancellation pending"
	CancelledStatus = "cancelled"
	Failed          = "failed"
)

// Premium is what one traveler's insurance costs. For a change, PolicyID is the policy and OldMinor its current
// premium.
type Premium struct {
	ParticipantID uuid.UUID `json:"participantId"`
	TripCostMinor int64     `json:"tripCostMinor"`
	PremiumMinor  int64     `json:"premiumMinor"`
	PolicyID      uuid.UUID `json:"policyId,omitzero"`
	OldMinor      int64     `json:"oldMinor,omitzero"`
}

// Quote is an insurer's offer that can be accepted. TotalMinor of a change is the difference, which may be
// negative.
type Quote struct {
	ID         uuid.UUID
	Kind       string
	Premiums   []Premium
	TotalMinor int64
	Currency   string
	Coverage   string
	ExpiresAt  time.Time
}

const (
	kindPurchase = "purchase"
	kindModify   = "modify"
)

// messageUnavailable is shown when the insurer does not respond (T-237).
const messageUnavailable = "We encountered an issue while connecting to our insurance provider."

var errNotSold = apierr.New(apierr.CodeIllegalState, "Insurance isn’t available here.")

// Offered reports whether the tenant has an insurer, for customers of any country.
func (s *Service) Offered(ctx context.Context) bool {
	return slices.ContainsFunc(tenant.From(ctx).Companies.Active(company.Insurance), func(c company.Company) bool {
		_, connected := s.Providers[c.Adapter]
		return connected
	})
}

// InsuredTx implements booking.Insurance.
func (s *Service) InsuredTx(ctx context.Context, tx pgx.Tx, bookings []uuid.UUID) (map[uuid.UUID]bool, error) {
	ids, err := insurancedb.New(tx).InsuredTravelers(ctx, insurancedb.InsuredTravelersParams{TenantID: tenant.From(ctx).ID,
		BookingIds: bookings})
	if err != nil {
		return nil, fmt.Errorf("insured travelers: %w", err)
	}
	insured := make(map[uuid.UUID]bool, len(ids))
	for _, id := range ids {
		insured[id] = true
	}
	return insured, nil
}

// QuoteNew prices insurance for uninsured travelers of a booking.
func (s *Service) QuoteNew(ctx context.Context, bookingID uuid.UUID, participants []uuid.UUID) (Quote, error) {
	of, live, err := s.load(ctx, bookingID)
	if err != nil {
		return Quote{}, err
	}
	c, sold := s.Providers.sells(ctx, of.Travelers)
	if !sold {
		return Quote{}, errNotSold
	}
	if of.Closed != "" {
		return Quote{}, apierr.New(apierr.CodeIllegalState, of.Closed)
	}
	var wanted []Insured
	for _, t := range of.Travelers {
		chosen := len(participants) == 0 || slices.Contains(participants, t.ParticipantID)
		if chosen && !slices.ContainsFunc(live, func(p insurancedb.InsurancePolicy) bool {
			return p.ParticipantID == t.ParticipantID
		}) {
			wanted = append(wanted, t)
		}
	}
	for i, id := range participants {
		if !slices.ContainsFunc(wanted, func(t Insured) bool { return t.ParticipantID == id }) {
			return Quote{}, apierr.InvalidField(fmt.Sprintf("participants.%d", i),
				"This traveler already has insurance or isn’t on the booking")
		}
	}
	if len(wanted) == 0 {
		return Quote{}, apierr.New(apierr.CodeIllegalState, "All travelers have insurance.")
	}
	return s.ask(ctx, of, kindPurchase, []request{{companyID: c.ID, travelers: wanted}})
}

// Reprice prices the policies of a booking for the trip's new cost to each traveler. A quote without id means
// that nothing changes.
func (s *Service) Reprice(ctx context.Context, bookingID uuid.UUID, costs map[uuid.UUID]int64) (Quote, error) {
	of, live, err := s.load(ctx, bookingID)
	if err != nil {
		return Quote{}, err
	}
	out := Quote{Currency: of.Currency}
	var changed []request
	for _, p := range live {
		i := slices.IndexFunc(of.Travelers, func(t Insured) bool { return t.ParticipantID == p.ParticipantID })
		cost, known := costs[p.ParticipantID]
		if i < 0 || !known || p.Status == CancelPending || cost == p.TripCostMinor {
			continue
		}
		t := of.Travelers[i]
		t.TripCostMinor = cost
		at := slices.IndexFunc(changed, func(r request) bool { return r.companyID == p.CompanyID })
		if at < 0 {
			at, changed = len(changed), append(changed, request{companyID: p.CompanyID})
		}
		r := &changed[at]
		r.travelers, r.policies = append(r.travelers, t), append(r.policies, p)
	}
	if len(changed) == 0 {
		return out, nil
	}
	return s.ask(ctx, of, kindModify, changed)
}

// request is what one company is asked: to price travelers, or their policies.
type request struct {
	companyID uuid.UUID
	travelers []Insured
	policies  []insurancedb.InsurancePolicy
}

func (s *Service) load(ctx context.Context, bookingID uuid.UUID) (Insurable, []insurancedb.InsurancePolicy, error) {
	var of Insurable
	var live []insurancedb.InsurancePolicy
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		if of, err = s.Bookings.InsurableTx(ctx, tx, bookingID); err != nil {
			return err
		}
		live, err = insurancedb.New(tx).LivePolicies(ctx, insurancedb.LivePoliciesParams{TenantID: tenant.From(ctx).ID,
			BookingID: bookingID})
		return err
	})
	return of, live, err
}

// ask calls the insurers and stores what they offer as one quote. Only a change may be of several companies: those that
// sold the policies.
func (s *Service) ask(ctx context.Context, of Insurable, kind string, requests []request) (Quote, error) {
	out := Quote{ID: uuid.Must(uuid.NewV7()), Kind: kind, Currency: of.Currency}
	ref := ""
	for i, r := range requests {
		p, err := s.Providers.of(ctx, r.companyID)
		if err != nil {
			return out, err
		}
		offer, err := p.Quote(ctx, QuoteRequest{Destination: of.Destination, StartDate: of.StartDate, EndDate: of.EndDate,
			Currency: of.Currency, Travelers: r.travelers})
		if err != nil || len(offer.PremiumsMinor) != len(r.travelers) {
			s.Log.WarnContext(ctx, "insurance provider gave no quote", "booking", of.BookingID, "error", err)
			return out, apierr.New(apierr.CodeUnavailable, messageUnavailable)
		}
		for j, t := range r.travelers {
			one := Premium{ParticipantID: t.ParticipantID, TripCostMinor: t.TripCostMinor, PremiumMinor: offer.PremiumsMinor[j]}
			if r.policies != nil {
				one.PolicyID, one.OldMinor = r.policies[j].ID, r.policies[j].PremiumMinor
			}
			if out.TotalMinor, err = money.Sum(out.TotalMinor, one.PremiumMinor, -one.OldMinor); err != nil {
				return out, err
			}
			out.Premiums = append(out.Premiums, one)
		}
		if i == 0 {
			ref, out.Coverage, out.ExpiresAt = offer.Ref, offer.Coverage, offer.ExpiresAt
		}
		if offer.ExpiresAt.Before(out.ExpiresAt) {
			out.ExpiresAt = offer.ExpiresAt
		}
	}
	text, err := json.Marshal(out.Premiums)
	if err != nil {
		return out, err
	}
	t := tenant.From(ctx)
	err = s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		return insurancedb.New(tx).CreateQuote(ctx, insurancedb.CreateQuoteParams{
			TenantID: t.ID, ID: out.ID, BookingID: of.BookingID, Kind: kind, CompanyID: requests[0].companyID,
			ProviderRef: ref, Premiums: text, TotalMinor: out.TotalMinor, Currency: of.Currency, Coverage: out.Coverage,
			ExpiresAt: out.ExpiresAt, CreatedAt: s.Clock.Now(ctx),
		})
	})
	if err != nil {
		return out, fmt.Errorf("keep insurance quote: %w", err)
	}
	return out, nil
}

// AcceptTx turns a quote into an order, which waits until PlaceTx. costs, if given, are what the trip costs each
// traveler now; a quote for other costs is rejected.
func (s *Service) AcceptTx(ctx context.Context, tx pgx.Tx, bookingID, quoteID uuid.UUID, costs map[uuid.UUID]int64) (
	orderID uuid.UUID, minor int64, err error) {
	t, q, now := tenant.From(ctx), insurancedb.New(tx), s.Clock.Now(ctx)
	row, err := q.GetQuote(ctx, insurancedb.GetQuoteParams{TenantID: t.ID, ID: quoteID, BookingID: bookingID})
	if db.NoRows(err) {
		return orderID, 0, apierr.InvalidField("quoteId", "This quote isn’t for this booking")
	}
	if err != nil {
		return orderID, 0, fmt.Errorf("insurance quote: %w", err)
	}
	stale := apierr.New(apierr.CodeAmountMismatch, "The price of your insurance has changed. Review it and try again.")
	if !now.Before(row.ExpiresAt) {
		return orderID, 0, stale
	}
	var premiums []Premium
	if err := json.Unmarshal(row.Premiums, &premiums); err != nil {
		return orderID, 0, fmt.Errorf("premiums of a quote: %w", err)
	}
	live, err := q.LivePolicies(ctx, insurancedb.LivePoliciesParams{TenantID: t.ID, BookingID: bookingID})
	if err != nil {
		return orderID, 0, fmt.Errorf("policies: %w", err)
	}
	for _, p := range premiums {
		has := slices.ContainsFunc(live, func(l insurancedb.InsurancePolicy) bool {
			return l.ParticipantID == p.ParticipantID &&
				(row.Kind == kindPurchase || l.ID == p.PolicyID && l.PremiumMinor == p.OldMinor && l.Status == Confirmed)
		})
		cost, known := costs[p.ParticipantID]
		if has == (row.Kind == kindPurchase) || known && cost != p.TripCostMinor {
			return orderID, 0, stale
		}
	}
	orderID = uuid.Must(uuid.NewV7())
	err = q.CreateOrder(ctx, insurancedb.CreateOrderParams{TenantID: t.ID, ID: orderID, BookingID: bookingID,
		QuoteID: quoteID, CreatedAt: now})
	if err != nil {
		return orderID, 0, fmt.Errorf("insurance order: %w", err)
	}
	return orderID, row.TotalMinor, nil
}

// PlaceTx executes an accepted quote, once: its payment succeeded, or there was nothing to pay. Travelers insured
// in the meantime keep their policy, and what they paid for a second one is refunded.
func (s *Service) PlaceTx(ctx context.Context, tx pgx.Tx, orderID uuid.UUID) error {
	t, q, now := tenant.From(ctx), insurancedb.New(tx), s.Clock.Now(ctx)
	order, err := q.LockOrder(ctx, insurancedb.LockOrderParams{TenantID: t.ID, ID: orderID})
	if err != nil || order.State != "paying" {
		return err
	}
	quote, err := q.GetQuote(ctx, insurancedb.GetQuoteParams{TenantID: t.ID, ID: order.QuoteID,
		BookingID: order.BookingID})
	if err != nil {
		return fmt.Errorf("quote of insurance order: %w", err)
	}
	var premiums []Premium
	if err := json.Unmarshal(quote.Premiums, &premiums); err != nil {
		return fmt.Errorf("premiums of a quote: %w", err)
	}
	if err := q.EndOrder(ctx, insurancedb.EndOrderParams{TenantID: t.ID, ID: orderID, State: "placed",
		EndedAt: &now}); err != nil {
		return err
	}
	if err := q.TakeBackDecline(ctx, insurancedb.TakeBackDeclineParams{TenantID: t.ID,
		BookingID: order.BookingID}); err != nil {
		return err
	}
	live, err := q.LivePolicies(ctx, insurancedb.LivePoliciesParams{TenantID: t.ID, BookingID: order.BookingID})
	if err != nil {
		return err
	}
	of, err := s.Bookings.InsurableTx(ctx, tx, order.BookingID)
	if err != nil {
		return err
	}
	unused := int64(0)
	for _, p := range premiums {
		i := slices.IndexFunc(live, func(l insurancedb.InsurancePolicy) bool { return l.ParticipantID == p.ParticipantID })
		switch {
		case quote.Kind == kindModify && i >= 0 && live[i].Status == Confirmed:
			err = s.modifyTx(ctx, tx, live[i].ID, p)
		case quote.Kind == kindPurchase && i < 0:
			err = s.createTx(ctx, tx, quote, p, of.EndDate)
		default:
			unused += max(0, p.PremiumMinor-p.OldMinor)
		}
		if err != nil {
			return err
		}
	}
	if unused == 0 {
		return nil
	}
	// The payment is posted after this call, so the unused part is refunded by a job.
	return s.Jobs.InsertTx(ctx, tx, ReturnArgs{t.ID, orderID, unused}, nil)
}

func (s *Service) createTx(ctx context.Context, tx pgx.Tx, quote insurancedb.InsuranceQuote, p Premium,
	until civil.Date) error {
	t, id, now := tenant.From(ctx), uuid.Must(uuid.NewV7()), s.Clock.Now(ctx)
	c, _ := t.Companies.ByID(company.Insurance, quote.CompanyID)
	err := insurancedb.New(tx).CreatePolicy(ctx, insurancedb.CreatePolicyParams{
		TenantID: t.ID, ID: id, BookingID: quote.BookingID, ParticipantID: p.ParticipantID, CompanyID: quote.CompanyID,
		Company: c.Name, QuoteRef: quote.ProviderRef, Coverage: quote.Coverage, TripCostMinor: p.TripCostMinor,
		PremiumMinor: p.PremiumMinor, Currency: quote.Currency, EndsOn: until, CreatedAt: now,
	})
	if err != nil {
		return fmt.Errorf("create policy: %w", err)
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "insurance.ordered", ObjectType: "Booking", ObjectID: quote.BookingID,
		After: map[string]any{"policyId": id, "participantId": p.ParticipantID, "premiumMinor": p.PremiumMinor},
	})
	if err != nil {
		return err
	}
	return s.enqueueTx(ctx, tx, id)
}

func (s *Service) modifyTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, p Premium) error {
	return s.changeTx(ctx, tx, id, func(row *insurancedb.InsurancePolicy) error {
		change, err := json.Marshal(p)
		if err != nil {
			return err
		}
		row.Status, row.Change = ModifyPending, change
		return s.enqueueTx(ctx, tx, id)
	})
}

// changeTx locks a policy, lets fn change it and saves it.
func (s *Service) changeTx(ctx context.Context, tx pgx.Tx, id uuid.UUID,
	fn func(row *insurancedb.InsurancePolicy) error) error {
	t, q := tenant.From(ctx), insurancedb.New(tx)
	row, err := q.LockPolicy(ctx, insurancedb.LockPolicyParams{TenantID: t.ID, ID: id})
	if db.NoRows(err) {
		return apierr.NotFound("policy")
	}
	if err != nil {
		return fmt.Errorf("lock policy: %w", err)
	}
	if err := fn(&row); err != nil {
		return err
	}
	return q.SavePolicy(ctx, insurancedb.SavePolicyParams{
		TenantID: t.ID, ID: id, Status: row.Status, ProviderRef: row.ProviderRef, PolicyNumber: row.PolicyNumber,
		Coverage:  row.Coverage,
		ClaimsUrl: row.ClaimsUrl, BenefitsUrl: row.BenefitsUrl, TripCostMinor: row.TripCostMinor,
		PremiumMinor: row.PremiumMinor, Change: row.Change, Message: row.Message, EndedAt: row.EndedAt,
	})
}

// DropTx drops an order whose payment failed.
func (s *Service) DropTx(ctx context.Context, tx pgx.Tx, orderID uuid.UUID) error {
	t, q, now := tenant.From(ctx), insurancedb.New(tx), s.Clock.Now(ctx)
	order, err := q.LockOrder(ctx, insurancedb.LockOrderParams{TenantID: t.ID, ID: orderID})
	if err != nil || order.State != "paying" {
		return err
	}
	return q.EndOrder(ctx, insurancedb.EndOrderParams{TenantID: t.ID, ID: orderID, State: "dropped", EndedAt: &now})
}

// CancellableUntil returns when a policy can no longer be canceled (DECISIONS §2).
func CancellableUntil(created time.Time, p policy.Policy) time.Time {
	return created.AddDate(0, 0, p.Insurance.CancellableDays)
}

// CancelTx requests the cancellation of a policy; a job calls the insurer and the premium is refunded once it
// confirms.
func (s *Service) CancelTx(ctx context.Context, tx pgx.Tx, bookingID, policyID uuid.UUID, anyway bool) error {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	return s.changeTx(ctx, tx, policyID, func(row *insurancedb.InsurancePolicy) error {
		switch {
		case row.BookingID != bookingID:
			return apierr.NotFound("policy")
		case row.Status == CancelPending && anyway:
			return nil
		case row.Status != Confirmed && (!anyway || row.Status == CancelledStatus || row.Status == Failed):
			return apierr.New(apierr.CodeIllegalState, "You cannot cancel this policy now.")
		case !anyway && !now.Before(CancellableUntil(row.CreatedAt, t.Policy)):
			return apierr.New(apierr.CodeIllegalState, fmt.Sprintf("You can cancel a policy within %s of buying it.",
				count.Of(t.Policy.Insurance.CancellableDays, "day")))
		}
		// A policy that is still being bought is canceled once its purchase is confirmed.
		if row.Status == Processing {
			row.Change = json.RawMessage(`{"cancel":true}`)
			return nil
		}
		row.Status, row.Change, row.Message = CancelPending, nil, ""
		if err := s.enqueueTx(ctx, tx, policyID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: now, Action: "insurance.cancel", ObjectType: "Booking", ObjectID: bookingID,
			After: map[string]any{"policyId": policyID},
		})
	})
}

// BookingCancelledTx cancels the policies of a canceled booking: all of them if the travelers did not cause it,
// otherwise those that can still be canceled.
func (s *Service) BookingCancelledTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, all bool) error {
	t := tenant.From(ctx)
	live, err := insurancedb.New(tx).LivePolicies(ctx, insurancedb.LivePoliciesParams{TenantID: t.ID,
		BookingID: bookingID})
	if err != nil {
		return fmt.Errorf("policies: %w", err)
	}
	for _, p := range live {
		if all || s.Clock.Now(ctx).Before(CancellableUntil(p.CreatedAt, t.Policy)) {
			if err := s.CancelTx(ctx, tx, bookingID, p.ID, true); err != nil {
				return err
			}
		}
	}
	return nil
}
