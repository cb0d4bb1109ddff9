package booking

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/discount"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/gen/api"
)

// Trips is what bookings require of trips.
type Trips interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error)
	LoadForUpdateTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error)
	TakeSpotsTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, take capacity.Take) (int, error)
	ReleaseSpotsTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, take capacity.Take) error
	OffersTx(ctx context.Context, tx pgx.Tx, t trip.Trip) ([]capacity.Offer, error)
	PlacesLeftTx(ctx context.Context, tx pgx.Tx, t trip.Trip, supply map[capacity.Night]int) (capacity.Places, error)
	StatusTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Status, error)
	SummariesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.TripSummary, error)
	// ServicesByIDTx returns services of trips, including removed ones.
	ServicesByIDTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Service, error)
}

// Promotions stores which promotional emails of a trip are sent.
type Promotions interface {
	DecidePromotionTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, emails []api.PromoteEmailInput) error
}

// Discounts applies codes to holds, and to the bookings made from them.
type Discounts interface {
	ReserveTx(ctx context.Context, tx pgx.Tx, name string, of discount.Held) (discount.Use, error)
	ReleaseTx(ctx context.Context, tx pgx.Tx, useID uuid.UUID) error
	RetakeTx(ctx context.Context, tx pgx.Tx, useID uuid.UUID) error
	BookTx(ctx context.Context, tx pgx.Tx, useID, bookingID uuid.UUID) error
	UsesTx(ctx context.Context, tx pgx.Tx, bookings ...uuid.UUID) (map[uuid.UUID]discount.Use, error)
}

// Steps advances a trip along its lifecycle.
type Steps interface {
	ApplyTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, action trip.ActionName, actor trip.Actor,
		facts trip.Facts) (trip.Trip, error)
}

// Campaigns are the emails of a trip.
type Campaigns interface {
	CampaignsTx(ctx context.Context, tx pgx.Tx, t trip.Trip) ([]api.EmailCampaign, error)
}

// People creates members for customers.
type People interface {
	EnsureTravelerTx(ctx context.Context, tx pgx.Tx, email, firstName,
		lastName string) (id uuid.UUID, invited bool, err error)
	SendActivationTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) error
}

// Forms returns which participants have completed their trip form, and which name a travel insurance in it.
type Forms interface {
	CompleteTx(ctx context.Context, tx pgx.Tx, participants []uuid.UUID) (map[uuid.UUID]bool, error)
	InsuredTx(ctx context.Context, tx pgx.Tx, participants []uuid.UUID) (map[uuid.UUID]bool, error)
}

// Mailer writes emails in the transaction that triggers them.
type Mailer interface {
	SendTx(ctx context.Context, tx pgx.Tx, m notification.Mail) error
}
