package trip

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/pricing"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
)

// Trip is a trip as other domains price, book and describe it. Amounts are minor units of Currency.
type Trip struct {
	ID              uuid.UUID
	TenantID        uuid.UUID
	ShortID         string
	Path            string
	ItineraryID     uuid.UUID
	HostID          uuid.UUID
	OperatorID      uuid.UUID
	TripRequestID   uuid.UUID
	InventoryItemID *uuid.UUID

	Status         Status
	StatusSince    time.Time
	PublishStatus  string
	PublishRequest *time.Time

	Name             string
	Country          string
	Destination      string
	Summary          string
	Categories       []string
	PackageLevel     string
	StartDate        civil.Date
	EndDate          civil.Date
	BookingsDeadline civil.Date
	LaunchAt         *time.Time // nil while no launch is scheduled
	LaunchedAt       *time.Time

	Currency                   string
	MinimumSpots               int
	MaximumSpots               int
	MinimumTripThreshold       int
	SpotsTaken                 int
	SingleSupplementPriceMinor int64 // the operator's price
	SingleSupplementQuantity   int
	SingleSupplementTaken      int
	FOC                        int
	CostSchedule               []pricing.Tier
	ScheduleYear               int
	YearOverYearBP             int64
	GroupVariableMinor         int64
	InitialPriceMinor          *int64 // nil until the host has saved prices
	RemainingPriceMinor        *int64
	FlightStipendMinor         int64
	ServiceFeeBP               int64
	TransactionFeeBP           int64
	PlatformFeeBP              int64

	TimeZone string // IANA name

	OperatorTechnicalAt   *time.Time
	AdminTechnicalAt      *time.Time
	TechnicalFlagged      bool
	CompanionsSubmittedAt *time.Time
	LastPublishAt         *time.Time

	OperatorTermsAcceptedAt    *time.Time
	HostTermsVersion           string
	HostTermsAcceptedAt        *time.Time
	BookingAutoConfirmation    bool
	PromoteTutorialCompleted   bool
	CancellationReason         string
	InternalCancellationReason *int

	Content   Content
	Policy    policy.Policy // the tenant's policies this trip was created under
	Version   int64
	CreatedAt time.Time
	UpdatedAt time.Time

	named string // as it was read: under a new name, the trip and its bookings are found by other words
}

// Rezdy reports whether the trip is sold through Rezdy, with its own cancellation window (T-251).
func (t Trip) Rezdy() bool { return t.Content.RezdyTripID != "" }

// Content is what no rule queries with SQL. Rows store it in a schema of its own, see stored.go.
type Content struct {
	Hero                      api.Photo
	Photos                    []api.Photo
	DayPhotos                 itinerary.DayPhotos
	ActivityLevel             int
	LengthInDays              int
	Companions                []api.Companion
	HostRooms                 []api.HostRoom
	DietaryRestriction        string
	AdditionalRequests        string
	Inclusions                []string
	Exclusions                []string
	Cities                    []string
	Logistics                 string
	Arrival                   *api.Airport
	Departure                 *api.Airport
	TravelerInsuranceRequired bool
	PassportRequired          bool
	PreparationListURL        string
	OperatorCode              string
	OperatorTerms             string
	RezdyTripID               string // T-251: sold through Rezdy, with its cancellation window
	InstantlyApproved         bool
	InventoryConfirmed        bool
	HostTermsHistory          []TermsAccept
	// HostCompanions take the free-of-charge spots besides the host's (H-232).
	HostCompanions    []tripapi.HostCompanion
	PromoteEmails     map[string]PromoteEmail // by kind
	PromotionalAssets *tripapi.PromotionalAssets
	GroupChoices      *GroupChoices
	// OptionalServices are what the itinerary sold in addition to its days when the trip was created (O-059).
	OptionalServices []api.OptionalService
}

// TermsAccept is one acceptance of the services agreement with the prices it was given for.
type TermsAccept struct {
	Version        string    `json:"version"`
	At             time.Time `json:"at"`
	InitialMinor   int64     `json:"initialMinor"`
	RemainingMinor int64     `json:"remainingMinor"`
	// By is who accepted, and Sections the text accepted, in English; acceptances from before these were stored
	// have neither.
	By       string         `json:"by,omitempty"`
	Sections []TermsSection `json:"sections,omitempty"`
	// Article is what the marketplace itself had published for hosts; nil if nothing.
	Article *TermsArticle `json:"article,omitempty"`
}

// TermsArticle is the marketplace's own part of an agreement. HTML is sanitized.
type TermsArticle struct {
	Title string `json:"title"`
	HTML  string `json:"html"`
}

// TermsSection is a part of an agreement.
type TermsSection struct {
	Heading string `json:"heading"`
	Body    string `json:"body"`
}

// PromoteEmail is what a host wrote for a promotional email. The campaign sends it; a trip only stores the text.
type PromoteEmail struct {
	Active    *bool      `json:"active,omitempty"` // off if undecided
	HostBlurb string     `json:"hostBlurb,omitempty"`
	Subject   string     `json:"subject,omitempty"`
	SentAt    *time.Time `json:"sentAt,omitempty"`
	// CopyOf is the kind of an email that had gone out, whose words this one was made with. OnlyMissed leaves out who got
	// that, or what that is itself a copy of. A copy goes out when its host turns it on.
	CopyOf     string `json:"copyOf,omitempty"`
	OnlyMissed bool   `json:"onlyMissed,omitempty"`
	// AlsoUncertain sends it to those, too, whom that may have reached.
	AlsoUncertain bool       `json:"alsoUncertain,omitempty"`
	TurnedOn      *time.Time `json:"turnedOn,omitempty"`
}

// On reports whether the email is sent: nothing is emailed to a host's list before the host has reviewed and
// approved it.
func (e PromoteEmail) On() bool { return e.Active != nil && *e.Active }

// LoadTx reads a trip; a missing one is CodeNotFound.
func (Reader) LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (Trip, error) {
	row, err := tripdb.New(tx).GetTrip(ctx, tripdb.GetTripParams{TenantID: tenant.From(ctx).ID, ID: id})
	return Loaded(row, err)
}

// LoadForUpdateTx is LoadTx with the row locked until the transaction ends. It is the first lock of every
// transaction that changes a trip or its spots.
func (Reader) LoadForUpdateTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (Trip, error) {
	row, err := tripdb.New(tx).LockTrip(ctx, tripdb.LockTripParams{TenantID: tenant.From(ctx).ID, ID: id})
	return Loaded(row, err)
}

// CompletedTx returns the completed trips that ended within a span of days.
func (Reader) CompletedTx(ctx context.Context, tx pgx.Tx, from, to civil.Date) ([]Trip, error) {
	rows, err := tripdb.New(tx).CompletedTrips(ctx, tripdb.CompletedTripsParams{TenantID: tenant.From(ctx).ID,
		FromDate: from, ToDate: to})
	if err != nil {
		return nil, fmt.Errorf("completed trips: %w", err)
	}
	trips := make([]Trip, len(rows))
	for i, row := range rows {
		if trips[i], err = Loaded(row, nil); err != nil {
			return nil, err
		}
	}
	return trips, nil
}

// Loaded decodes the result of a query for one trip; no row is CodeNotFound.
func Loaded(row tripdb.Trip, err error) (Trip, error) {
	if db.NoRows(err) {
		return Trip{}, apierr.NotFound("trip")
	}
	if err != nil {
		return Trip{}, fmt.Errorf("load trip: %w", err)
	}
	return FromRow(row)
}

// FromRow decodes a stored trip.
func FromRow(r tripdb.Trip) (Trip, error) {
	t := Trip{
		ID: r.ID, TenantID: r.TenantID, ShortID: r.ShortID, Path: r.TripPath, ItineraryID: r.ItineraryID,
		HostID: r.HostID, OperatorID: r.OperatorID, TripRequestID: r.TripRequestID, InventoryItemID: r.InventoryItemID,
		Status: Status(r.Status), StatusSince: r.StatusSince, PublishStatus: r.PublishStatus,
		PublishRequest: r.PublishRequest,
		Name:           r.Name, named: r.Name, Country: r.Country, Destination: r.Destination, Summary: r.TripSummary,
		Categories: r.Categories, PackageLevel: r.PackageLevel, StartDate: r.StartDate, EndDate: r.EndDate,
		BookingsDeadline: r.BookingsDeadline, LaunchAt: r.LaunchAt, LaunchedAt: r.LaunchedAt, Currency: r.Currency,
		MinimumSpots: r.MinimumSpots, MaximumSpots: r.MaximumSpots, MinimumTripThreshold: r.MinimumTripThreshold,
		SpotsTaken: r.SpotsTaken, SingleSupplementPriceMinor: r.SingleSupplementPriceMinor,
		SingleSupplementQuantity: r.SingleSupplementQuantity, SingleSupplementTaken: r.SingleSupplementTaken,
		FOC: r.Foc, ScheduleYear: r.ScheduleYear, YearOverYearBP: int64(r.YearOverYearIncreaseBp),
		GroupVariableMinor: r.GroupVariableMinor, InitialPriceMinor: r.InitialPriceMinor,
		RemainingPriceMinor: r.RemainingPriceMinor,
		FlightStipendMinor:  r.FlightStipendMinor, ServiceFeeBP: int64(r.ServiceFeeBp),
		TransactionFeeBP: int64(r.TransactionFeeBp), PlatformFeeBP: int64(r.PlatformFeeBp),
		OperatorTermsAcceptedAt: r.OperatorTermsAcceptedAt, HostTermsAcceptedAt: r.HostTermsAcceptedAt,
		BookingAutoConfirmation: r.BookingAutoConfirmation, PromoteTutorialCompleted: r.PromoteTutorialCompleted,
		InternalCancellationReason: r.InternalCancellationReason, Version: r.Version, CreatedAt: r.CreatedAt,
		UpdatedAt: r.UpdatedAt, TimeZone: r.TimeZone, OperatorTechnicalAt: r.OperatorTechnicalAt,
		AdminTechnicalAt: r.AdminTechnicalAt, TechnicalFlagged: r.TechnicalFlagged,
		CompanionsSubmittedAt: r.CompanionsSubmittedAt, LastPublishAt: r.LastPublishAt,
	}
	if r.HostTermsVersion != nil {
		t.HostTermsVersion = *r.HostTermsVersion
	}
	if r.CancellationReason != nil {
		t.CancellationReason = *r.CancellationReason
	}
	if err := json.Unmarshal(r.CostSchedule, &t.CostSchedule); err != nil {
		return Trip{}, fmt.Errorf("cost schedule of trip %s: %w", r.ID, err)
	}
	if err := json.Unmarshal(r.Content, &t.Content); err != nil {
		return Trip{}, fmt.Errorf("content of trip %s: %w", r.ID, err)
	}
	// A policy that is newer than the trip has its default.
	t.Policy = policy.Default()
	if err := json.Unmarshal(r.Policy, &t.Policy); err != nil {
		return Trip{}, fmt.Errorf("policy of trip %s: %w", r.ID, err)
	}
	return t, nil
}

// Model returns the pricing inputs of the trip.
func (t Trip) Model() pricing.Model {
	m := pricing.Model{
		Currency: t.Currency, CostSchedule: t.CostSchedule, YearOverYearBP: t.YearOverYearBP, ScheduleYear: t.ScheduleYear,
		StartDate: t.StartDate, FOC: t.FOC, GroupVariableMinor: t.GroupVariableMinor,
		MinimumSpots: t.MinimumSpots, MaximumSpots: t.MaximumSpots, FlightStipendMinor: t.FlightStipendMinor,
		PlatformFeeBP: t.PlatformFeeBP, ServiceFeeBP: t.ServiceFeeBP, TransactionFeeBP: t.TransactionFeeBP,
	}
	if t.Priced() {
		m.InitialMinor, m.RemainingMinor = *t.InitialPriceMinor, *t.RemainingPriceMinor
	}
	return m
}

// Priced reports whether the host has saved prices.
func (t Trip) Priced() bool { return t.InitialPriceMinor != nil && t.RemainingPriceMinor != nil }

// SpotPrice returns the price of the next spot after taken ones.
func (t Trip) SpotPrice(taken int) int64 {
	switch {
	case !t.Priced():
		return 0
	case taken < t.MinimumSpots:
		return *t.InitialPriceMinor
	}
	return *t.RemainingPriceMinor
}

// EarlyBirdLeft counts the spots still sold at the initial price.
func (t Trip) EarlyBirdLeft() int { return max(0, t.MinimumSpots-t.SpotsTaken) }

// SpotsLeft counts the spots that are neither held nor booked.
func (t Trip) SpotsLeft() int { return max(0, t.MaximumSpots-t.SpotsTaken) }

// SupplementWithFeeMinor returns what a traveler pays for a private room.
func (t Trip) SupplementWithFeeMinor() (int64, error) {
	return pricing.AddOnPrice(t.SingleSupplementPriceMinor, t.PlatformFeeBP, t.Currency)
}

// Stage returns what the trip's public page offers. Held spots count as taken: they cannot be booked.
func (t Trip) Stage(now time.Time) PageStage {
	return PageStageOf(t.Status, Instant(t.LaunchAt).In(t.Zone()), now.In(t.Zone()), t.SpotsTaken, t.MaximumSpots)
}

// StatusTx returns the trip's current status within the transaction.
func (Reader) StatusTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (Status, error) {
	var status Status
	err := tx.QueryRow(ctx, "SELECT status FROM trip WHERE tenant_id = $1 AND id = $2", tenant.From(ctx).ID,
		id).Scan(&status)
	if err != nil {
		return "", fmt.Errorf("status of trip: %w", err)
	}
	return status, nil
}

// Instant returns the zero time for nil.
func Instant(t *time.Time) time.Time {
	if t == nil {
		return time.Time{}
	}
	return *t
}
