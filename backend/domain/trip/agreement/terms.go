package agreement

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/fields"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/count"
	"caravan/backend/platform/money"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/track"
)

// HostTerms returns the services agreement with the figures of one trip (H-544).
func (s *Service) HostTerms(ctx context.Context, id uuid.UUID) (tripapi.HostTermsDocument, error) {
	return s.HostTermsWith(ctx, id, Draft{})
}

// HostTermsWith is HostTerms with other prices (H-531).
func (s *Service) HostTermsWith(ctx context.Context, id uuid.UUID, draft Draft) (tripapi.HostTermsDocument, error) {
	var document tripapi.HostTermsDocument
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadTx(ctx, tx, id)
		if err != nil {
			return err
		}
		hosts, err := s.Hosts.PersonsTx(ctx, tx, []uuid.UUID{t.HostID})
		if err != nil {
			return err
		}
		if draft.InitialMinor.Set {
			t.InitialPriceMinor = &draft.InitialMinor.Value
		}
		if draft.RemainingMinor.Set {
			t.RemainingPriceMinor = &draft.RemainingMinor.Value
		}
		t.FlightStipendMinor = draft.AdvanceMinor.Or(t.FlightStipendMinor)
		own, err := s.ownTx(ctx, tx)
		if err != nil {
			return err
		}
		document, err = termsOf(t, tenant.From(ctx).Brand, hosts[t.HostID].DisplayName, own)
		return err
	})
	return document, err
}

func termsOf(t trip.Trip, brand, host string, own ownTerms) (tripapi.HostTermsDocument, error) {
	amount := func(minor int64) string { return money.New(minor, t.Currency).FormatShort() }
	percent := func(basisPoints int64) string { return fmt.Sprintf("%g%%", float64(basisPoints)/100) }
	sections := []tripapi.TermsSection{
		{Heading: "The parties",
			Body: fmt.Sprintf("This agreement is made between %s and %s (the host) for the trip %q in %s, from %s to %s.",
				brand, host, t.Name, t.Destination, t.StartDate.Long(), t.EndDate.Long())},
		{Heading: "The host’s role",
			Body: "The host travels with the group, promotes the trip to their audience, answers travelers promptly, and follows the operator’s instructions on the trip. The host does not promise travelers anything the itinerary does not include."},
		{Heading: "What " + brand + " does",
			Body: brand +
				" sells the spots, collects travelers’ payments, pays the operator, and supports the host before and during the trip."},
		{Heading: "Group size",
			Body: fmt.Sprintf(
				"The trip runs with %d to %s. The host and companions have %s. The trip is confirmed once at least %s booked.",
				t.MinimumSpots, count.Of(t.MaximumSpots, "paying traveler"), count.Of(t.FOC, "free-of-charge spot"),
				count.Of(t.MinimumTripThreshold, "traveler has", "travelers have"))},
		{Heading: "Fees",
			Body: fmt.Sprintf(
				"We keep a service fee of %s and a transaction fee of %s of the price of each spot. The operator’s costs and the platform fee are paid from the rest.",
				percent(t.ServiceFeeBP), percent(t.TransactionFeeBP))},
	}
	if t.Priced() {
		sheet, err := t.Model().Sheet()
		if err != nil {
			return tripapi.HostTermsDocument{}, fmt.Errorf("services agreement of trip %s: %w", t.ID, err)
		}
		body := fmt.Sprintf("The first %s at %s each, and the rest at %s. The host earns %s with %s and %s with %s.",
			count.Of(t.MinimumSpots, "spot sells", "spots sell"), amount(*t.InitialPriceMinor), amount(*t.RemainingPriceMinor),
			amount(sheet.Earnings(t.MinimumSpots)), count.Of(t.MinimumSpots, "traveler"), amount(sheet.Earnings(t.MaximumSpots)),
			count.Of(t.MaximumSpots, "traveler"))
		if t.FlightStipendMinor > 0 {
			body += fmt.Sprintf(
				" We pay an advance of %s on these earnings within %s of the trip start once the trip is confirmed.",
				amount(t.FlightStipendMinor), count.Of(t.Policy.Trip.AdvancePaidDaysBefore, "day"))
		}
		sections = append(sections, tripapi.TermsSection{Heading: "Prices and earnings", Body: body})
	}
	sections = append(sections,
		tripapi.TermsSection{Heading: "Payment of earnings",
			Body: "We pay half of the earnings with the final report after the trip, and the other half when all travelers’ payments have settled."},
		tripapi.TermsSection{Heading: "Cancellation",
			Body: fmt.Sprintf(
				"If the trip is not confirmed by its bookings deadline, %s, it is canceled and its travelers get a full refund. A host who cancels a confirmed trip owes the resulting losses of the operator and the travelers.",
				t.BookingsDeadline.Long())},
		tripapi.TermsSection{Heading: "Changes",
			Body: "Prices can change after this agreement only if the host accepts it again with the new prices. Spots already sold keep their price."},
	)
	document := tripapi.HostTermsDocument{
		Version: own.version(), Title: "Services Agreement", AcceptLabel: "I agree to the services agreement.",
		Sections: sections,
	}
	if own.published {
		document.Article.SetTo(tripapi.TermsArticle{Title: own.Title, HTML: own.HTML})
	}
	if t.HostTermsAcceptedAt != nil {
		document.AcceptedAt = api.NewOptDateTime(*t.HostTermsAcceptedAt)
	}
	return document, nil
}

// samePrices reports whether prices are the saved ones, which a form sends along when only the advance changes.
func samePrices(t trip.Trip, p tripapi.Prices) bool {
	return t.Priced() && p.InitialMinor == *t.InitialPriceMinor && p.RemainingMinor == *t.RemainingPriceMinor
}

// AcceptTerms records that the host agreed, with new prices if given, and approves the trip (H-274, H-541).
func (s *Service) AcceptTerms(ctx context.Context, id uuid.UUID, in *tripapi.AcceptHostTerms) error {
	return s.DB.InTenantRetry(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error { return s.AcceptTermsTx(ctx, tx, id, in) })
}

// AcceptTermsTx is AcceptTerms inside a transaction.
func (s *Service) AcceptTermsTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, in *tripapi.AcceptHostTerms) error {
	if actor, _ := trip.ActorOf(principal.Must(ctx).Group); actor != trip.Host {
		return apierr.New(apierr.CodeForbidden, "Only the host can accept the services agreement.")
	}
	t, err := s.Trips.LoadForUpdateTx(ctx, tx, id)
	if err != nil {
		return err
	}
	if t.Version != in.Version {
		return apierr.Conflict()
	}
	own, err := s.ownTx(ctx, tx)
	if err != nil {
		return err
	}
	if in.Terms != own.version() {
		return apierr.InvalidField("terms", "The services agreement has changed. Read the current version.")
	}
	before := t
	if in.Prices.Set || in.FlightStipendMinor.Set {
		// H-333: once agreed, prices reopen only when the trip is sold out.
		if in.Prices.Set && !fields.Editable(t, trip.Host, fields.Prices, s.Clock.Now(ctx)) &&
			!samePrices(t, in.Prices.Value) {
			return apierr.InvalidField(fields.Prices, fields.ClosedPrices)
		}
		level, err := s.Hosts.LevelTx(ctx, tx, t.HostID)
		if err != nil {
			return err
		}
		if fields := fields.SetPrices(&t, fields.PriceChange(t, in.Prices, in.FlightStipendMinor, level, true)); len(
			fields) > 0 {
			return apierr.Invalid(fields)
		}
	}
	name := track.HostAcceptedAgreement
	if t.HostTermsAcceptedAt != nil {
		name = track.AcceptedUpdatedAgreement
	}
	names := []string{name}
	if trip.PricesDiffer(before, t) {
		names = append(names, track.SavedPricing)
	}
	if err := s.Trips.TrackTx(ctx, tx, t, names...); err != nil {
		return err
	}
	now := s.Clock.Now(ctx)
	t.HostTermsVersion, t.HostTermsAcceptedAt, t.PublishRequest = own.version(), &now, &now
	if t.PublishStatus == trip.PublishPending {
		t.PublishStatus = trip.PublishReview
	}
	if t.Priced() {
		accepted, err := s.acceptedTx(ctx, tx, t, now, own)
		if err != nil {
			return err
		}
		t.Content.HostTermsHistory = append(t.Content.HostTermsHistory, accepted)
	}
	_, err = s.Steps.Apply(ctx, tx, t, trip.ActAcceptAgreement, trip.Host, trip.Facts{AgreementAccepted: true})
	return err
}
