package insurance

import (
	"bytes"
	"context"
	"fmt"
	"html/template"
	"mime"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/insurance/insurancedb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/insuranceapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/chromium"
	"caravan/backend/platform/db"
	"caravan/backend/platform/document"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/money"
	"caravan/backend/platform/paper"
	"caravan/backend/platform/places"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/rest"
	"caravan/backend/platform/spoken"
)

// HTTP serves the REST operations of this domain. Buying belongs to the booking, whose payment it is.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return insuranceapi.Mount(h, c) }

// GetBookingInsurance implements getBookingInsurance.
func (h HTTP) GetBookingInsurance(ctx context.Context, params insuranceapi.GetBookingInsuranceParams) (
	*insuranceapi.BookingInsuranceAnswer, error) {
	return h.insurance(ctx, params.ID)
}

func (h HTTP) insurance(ctx context.Context, bookingID uuid.UUID) (*insuranceapi.BookingInsuranceAnswer, error) {
	t := tenant.From(ctx)
	out := insuranceapi.BookingInsurance{}
	err := h.Service.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		of, err := h.Service.Bookings.InsurableTx(ctx, tx, bookingID)
		if err != nil {
			return err
		}
		out.Required = of.Required
		_, out.Offered = h.Service.Providers.sells(ctx, of.Travelers)
		switch {
		case !out.Offered:
			out.Reason = api.NewOptString("Insurance isn’t available here.")
		case of.Closed != "":
			out.Offered, out.Reason = false, api.NewOptString(of.Closed)
		}
		if out.Declined, err = insurancedb.New(tx).Declined(ctx, insurancedb.DeclinedParams{TenantID: t.ID,
			BookingID: bookingID}); err != nil {
			return fmt.Errorf("declined insurance: %w", err)
		}
		out.Policies, err = h.policiesTx(ctx, tx, bookingID)
		return err
	})
	if err != nil {
		return nil, err
	}
	return &insuranceapi.BookingInsuranceAnswer{Success: true, Data: out}, nil
}

func (h HTTP) policiesTx(ctx context.Context, tx pgx.Tx,
	bookings ...uuid.UUID) ([]insuranceapi.InsurancePolicy, error) {
	rows, err := insurancedb.New(tx).BookingPolicies(ctx, insurancedb.BookingPoliciesParams{TenantID: tenant.From(ctx).ID,
		BookingIds: bookings})
	if err != nil {
		return nil, fmt.Errorf("policies: %w", err)
	}
	all, known := make([]insuranceapi.InsurancePolicy, len(rows)), map[uuid.UUID]Insurable{}
	for i, row := range rows {
		of, ok := known[row.BookingID]
		if !ok {
			if of, err = h.Service.Bookings.InsurableTx(ctx, tx, row.BookingID); err != nil {
				return nil, err
			}
			known[row.BookingID] = of
		}
		all[i] = h.policy(ctx, row, of)
	}
	return all, nil
}

// Display returns the badge of a policy (T-132 to T-134).
func Display(status, number string, returned bool) string {
	switch displayCode(status, number, returned) {
	case insuranceapi.InsurancePolicyDisplayCodeCancelled:
		return "CANCELLED"
	case insuranceapi.InsurancePolicyDisplayCodePolicy:
		return "POLICY # " + number
	default:
		return "PROCESSING"
	}
}

func displayCode(status, number string, returned bool) insuranceapi.InsurancePolicyDisplayCode {
	switch {
	case returned || status == CancelledStatus || status == CancelPending || status == Failed:
		return insuranceapi.InsurancePolicyDisplayCodeCancelled
	case number != "" && (status == Confirmed || status == ModifyPending):
		return insuranceapi.InsurancePolicyDisplayCodePolicy
	}
	return insuranceapi.InsurancePolicyDisplayCodeProcessing
}

func (h HTTP) policy(ctx context.Context, row insurancedb.InsurancePolicy, of Insurable) insuranceapi.InsurancePolicy {
	until := CancellableUntil(row.CreatedAt, tenant.From(ctx).Policy)
	out := insuranceapi.InsurancePolicy{
		ID: row.ID, AddOnId: row.ID, BookingId: row.BookingID, ParticipantId: row.ParticipantID, Company: row.Company,
		Status:  insuranceapi.InsuranceStatus(row.Status),
		Display: Display(row.Status, row.PolicyNumber, of.Returned), DisplayCode: displayCode(row.Status, row.PolicyNumber,
			of.Returned), PremiumMinor: row.PremiumMinor, Currency: row.Currency, CreatedDate: row.CreatedAt.UTC(),
		Cancellable:      row.Status == Confirmed && h.Service.Clock.Now(ctx).Before(until),
		CancellableUntil: api.NewOptDateTime(until.UTC()),
		PolicyNumber:     words(row.PolicyNumber), Coverage: words(row.Coverage), ClaimsUrl: words(row.ClaimsUrl),
		Message:                   words(row.Message),
		ConfirmationOfBenefitsUrl: words(row.BenefitsUrl),
		Covers:                    row.Status != CancelledStatus && row.Status != Failed,
		Settling:                  row.Status == Processing || row.Status == CancelPending || row.Status == ModifyPending,
	}
	if row.BenefitsUrl == "" && row.PolicyNumber != "" {
		out.ConfirmationOfBenefitsUrl = words("/api/me/bookings/" + row.BookingID.String() + "/insurance/" + row.ID.String() +
			"/confirmation-of-benefits")
	}
	for _, t := range of.Travelers {
		if t.ParticipantID == row.ParticipantID {
			out.FirstName, out.LastName = t.FirstName, t.LastName
		}
	}
	return out
}

func words(text string) api.OptString {
	if text == "" {
		return api.OptString{}
	}
	return api.NewOptString(text)
}

// ListInsurancePolicies implements listInsurancePolicies.
func (h HTTP) ListInsurancePolicies(ctx context.Context) (*insuranceapi.InsurancePolicyListAnswer, error) {
	p := principal.Must(ctx)
	out := insuranceapi.InsurancePolicyList{Items: []insuranceapi.InsurancePolicy{}}
	err := h.Service.DB.ReadTenant(ctx, p.TenantID, func(tx pgx.Tx) error {
		bookings, err := h.Service.Bookings.InsuredBookingsTx(ctx, tx, p.MemberID)
		if err != nil || len(bookings) == 0 {
			return err
		}
		out.Items, err = h.policiesTx(ctx, tx, bookings...)
		return err
	})
	if err != nil {
		return nil, err
	}
	return &insuranceapi.InsurancePolicyListAnswer{Success: true, Data: out}, nil
}

// QuoteInsurance implements quoteInsurance.
func (h HTTP) QuoteInsurance(ctx context.Context, req *insuranceapi.QuoteInsurance,
	params insuranceapi.QuoteInsuranceParams) (*api.InsuranceQuoteAnswer, error) {
	q, err := h.Service.QuoteNew(ctx, params.ID, req.Participants)
	if err != nil {
		return nil, err
	}
	return QuoteAnswer(q), nil
}

// QuoteAnswer converts a quote to the contract's form.
func QuoteAnswer(q Quote) *api.InsuranceQuoteAnswer {
	out := api.InsuranceQuote{QuoteId: q.ID, TotalMinor: q.TotalMinor, Currency: q.Currency, Coverage: q.Coverage,
		ExpiresAt: q.ExpiresAt.UTC()}
	for _, p := range q.Premiums {
		out.Premiums = append(out.Premiums, api.InsurancePremium{ParticipantId: p.ParticipantID,
			TripCostMinor: p.TripCostMinor, PremiumMinor: p.PremiumMinor})
	}
	return &api.InsuranceQuoteAnswer{Success: true, Data: out}
}

// DeclineInsurance implements declineInsurance.
func (h HTTP) DeclineInsurance(ctx context.Context, params insuranceapi.DeclineInsuranceParams) (
	*insuranceapi.BookingInsuranceAnswer, error) {
	t := tenant.From(ctx)
	err := h.Service.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		return insurancedb.New(tx).Decline(ctx, insurancedb.DeclineParams{TenantID: t.ID, BookingID: params.ID,
			DeclinedAt: h.Service.Clock.Now(ctx)})
	})
	if err != nil {
		return nil, fmt.Errorf("decline insurance: %w", err)
	}
	return h.insurance(ctx, params.ID)
}

// CancelInsurance implements cancelInsurance. The insurer is called while the traveler waits; without a response
// in time the cancellation remains pending and a job completes it.
func (h HTTP) CancelInsurance(ctx context.Context, req *insuranceapi.CancelInsurance,
	params insuranceapi.CancelInsuranceParams) (*insuranceapi.InsurancePolicyAnswer, error) {
	t := tenant.From(ctx)
	if req.BookingId != params.ID {
		return nil, apierr.InvalidField("bookingId", "This is for another booking")
	}
	call := idempotency.Call{TenantID: t.ID, Scope: "cancelInsurance:" + params.ID.String(),
		Key: params.IdempotencyKey, Body: req}
	_, err := idempotency.Do(ctx, h.Service.DB, call, func(tx pgx.Tx) (bool, error) {
		return true, h.Service.CancelTx(ctx, tx, params.ID, req.AddOnId, false)
	})
	if err != nil {
		return nil, err
	}
	if err := h.Service.Advance(ctx, req.AddOnId, nil); err != nil {
		h.Service.Log.WarnContext(ctx, "insurer did not answer a cancellation", "policy", req.AddOnId, "error", err)
	}
	var out insuranceapi.InsurancePolicy
	err = h.Service.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		out, _, err = h.oneTx(ctx, tx, params.ID, req.AddOnId)
		return err
	})
	if err != nil {
		return nil, err
	}
	if out.Status == Confirmed {
		return nil, apierr.New(apierr.CodeIllegalState, out.Message.Or("The insurer didn’t cancel the policy."))
	}
	return &insuranceapi.InsurancePolicyAnswer{Success: true, Data: out}, nil
}

func (h HTTP) oneTx(ctx context.Context, tx pgx.Tx, bookingID,
	policyID uuid.UUID) (insuranceapi.InsurancePolicy, insurancedb.InsurancePolicy, error) {
	row, err := insurancedb.New(tx).GetPolicy(ctx, insurancedb.GetPolicyParams{TenantID: tenant.From(ctx).ID,
		ID: policyID})
	if db.NoRows(err) || err == nil && row.BookingID != bookingID {
		return insuranceapi.InsurancePolicy{}, row, apierr.NotFound("policy")
	}
	if err != nil {
		return insuranceapi.InsurancePolicy{}, row, fmt.Errorf("policy: %w", err)
	}
	of, err := h.Service.Bookings.InsurableTx(ctx, tx, bookingID)
	return h.policy(ctx, row, of), row, err
}

var benefitsPage = template.Must(template.New("benefits").Parse(`<p class="brand">{{.brand}}</p>
<h1>{{.title}}</h1>
<dl>{{range .facts}}{{if index . 1}}<div><dt>{{index . 0}}</dt><dd>{{index . 1}}</dd></div>{{end}}{{end}}</dl>`))

// DownloadConfirmationOfBenefits implements downloadConfirmationOfBenefits.
func (h HTTP) DownloadConfirmationOfBenefits(ctx context.Context,
	params insuranceapi.DownloadConfirmationOfBenefitsParams) (
	*insuranceapi.DownloadConfirmationOfBenefitsOKHeaders, error) {
	t := tenant.From(ctx)
	var p insuranceapi.InsurancePolicy
	var of Insurable
	err := h.Service.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		if p, _, err = h.oneTx(ctx, tx, params.ID, params.PolicyId); err != nil {
			return err
		}
		of, err = h.Service.Bookings.InsurableTx(ctx, tx, params.ID)
		return err
	})
	if err != nil {
		return nil, err
	}
	if !p.PolicyNumber.Set {
		return nil, apierr.New(apierr.CodeIllegalState, "This policy isn’t confirmed yet.")
	}
	language := tenant.LanguageOf(ctx)
	say := func(text string) string { return spoken.Say(language, text) }
	facts := [][2]string{
		{say("Policy number"), p.PolicyNumber.Value}, {say("Insurance company"), p.Company},
		{say("Insured"), p.FirstName + " " + p.LastName},
		{say("Destination"), places.In(language, of.Destination)},
		{say("Trip"), spoken.Days(language, of.StartDate, of.EndDate)}, {say("Coverage"), p.Coverage.Value},
		{say("Premium"), money.New(p.PremiumMinor, p.Currency).In(language)},
		{say("Status"), say(spoken.Of(spoken.InsuranceStatuses, p.Status))},
		{say("Claims"), p.ClaimsUrl.Value},
	}
	body, err := document.Render(benefitsPage, map[string]any{"brand": t.Brand, "title": say("Confirmation of benefits"),
		"facts": facts})
	if err != nil {
		return nil, err
	}
	html, err := paper.Sheet{Language: language, Title: say("Confirmation of benefits"), Brand: t.Brand, Theme: t.Theme,
		Body: body}.HTML()
	if err != nil {
		return nil, err
	}
	file, err := chromium.Printed(ctx, h.Service.Printer, html, "PDFs aren’t available right now. Try again later.")
	if err != nil {
		return nil, err
	}
	name := mime.FormatMediaType("attachment",
		map[string]string{"filename": "confirmation-of-benefits-" + p.PolicyNumber.Value + ".pdf"})
	return &insuranceapi.DownloadConfirmationOfBenefitsOKHeaders{ContentDisposition: api.NewOptString(name),
		Response: insuranceapi.DownloadConfirmationOfBenefitsOK{Data: bytes.NewReader(file)}}, nil
}
