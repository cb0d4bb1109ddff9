package review

import (
	"context"
	"fmt"
	"math"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/review/reviewdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/reviewapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/page"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
)

// Service implements reviews.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB          *db.DB
	Clock       tenant.Clock
	Trips       Trips
	Itineraries Itineraries
	Hosts       Hosts
	Travelers   Travelers
	People      People
	Tenants     *tenant.Store
	Mail        Mailer
	Tokens      seal.Tokens
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("review", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Trips reads trips.
type Trips interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error)
	// CompletedTx returns the completed trips that ended within a span of days.
	CompletedTx(ctx context.Context, tx pgx.Tx, from, to civil.Date) ([]trip.Trip, error)
}

// Itineraries reports whether an itinerary is public.
type Itineraries interface {
	LiveTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (bool, error)
}

// Travelers updates travelers who have rated their trip.
type Travelers interface {
	// FeedbackGivenTx reports whether the member traveled at all.
	FeedbackGivenTx(ctx context.Context, tx pgx.Tx, tripID, memberID uuid.UUID) (bool, error)
	// ThroughTx returns the members who traveled and have not rated the trip.
	ThroughTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]uuid.UUID, error)
}

// Mailer writes emails in the transaction that triggers them.
type Mailer interface {
	SendTx(ctx context.Context, tx pgx.Tx, m notification.Mail) error
}

// Hosts returns the host of a public page.
type Hosts interface {
	AtPageTx(ctx context.Context, tx pgx.Tx, path string) (uuid.UUID, error)
}

// People returns the names of members.
type People interface {
	ContactTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (email, firstName string, err error)
}

const notYet = "You can rate a trip after it ends."

// Save stores the caller's review of a trip.
func (s *Service) Save(ctx context.Context, tripID uuid.UUID, rating int, comment string) error {
	p := principal.Must(ctx)
	return s.DB.InTenantTx(ctx, p.TenantID, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadTx(ctx, tx, tripID)
		if err != nil {
			return err
		}
		if t.Status != trip.Complete {
			return apierr.New(apierr.CodeIllegalState, notYet)
		}
		now := s.Clock.Now(ctx)
		err = reviewdb.New(tx).SaveReview(ctx, reviewdb.SaveReviewParams{
			TenantID: p.TenantID, ID: uuid.Must(uuid.NewV7()), TripID: t.ID, ItineraryID: t.ItineraryID, HostID: t.HostID,
			OperatorID: &t.OperatorID, MemberID: p.MemberID, Rating: rating, Comment: strings.TrimSpace(comment), SavedAt: now,
		})
		if err != nil {
			return fmt.Errorf("save review: %w", err)
		}
		traveled, err := s.Travelers.FeedbackGivenTx(ctx, tx, t.ID, p.MemberID)
		if err != nil {
			return err
		}
		if !traveled {
			return apierr.New(apierr.CodeIllegalState, "Only travelers who took this trip can rate it.")
		}
		return audit.Record(ctx, tx, audit.Entry{TenantID: p.TenantID, At: now, Action: "trip.review", ObjectType: "Trip",
			ObjectID: t.ID, After: map[string]any{"rating": rating}})
	})
}

// Mine returns the caller's review of a trip, and whether they can write one now.
func (s *Service) Mine(ctx context.Context, tripID uuid.UUID) (reviewapi.MyReview, error) {
	p := principal.Must(ctx)
	var out reviewapi.MyReview
	err := s.DB.ReadTenant(ctx, p.TenantID, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadTx(ctx, tx, tripID)
		if err != nil {
			return err
		}
		if out.Open = t.Status == trip.Complete; !out.Open {
			out.Reason = api.NewOptString(notYet)
		}
		row, err := reviewdb.New(tx).GetReview(ctx, reviewdb.GetReviewParams{TenantID: p.TenantID, TripID: tripID,
			MemberID: p.MemberID})
		if db.NoRows(err) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("review: %w", err)
		}
		out.Rating, out.Comment, out.SavedAt = api.NewOptInt(row.Rating), api.NewOptString(row.Comment),
			api.NewOptDateTime(row.SavedAt.UTC())
		if row.HiddenAt != nil {
			out.HiddenReason = api.NewOptString(row.HiddenReason)
		}
		return nil
	})
	return out, err
}

// Report summarizes the ratings of an itinerary (H-517). One that is not live is hidden.
func (s *Service) Report(ctx context.Context, itineraryID uuid.UUID) (reviewapi.ReviewReport, error) {
	t := tenant.From(ctx)
	var out reviewapi.ReviewReport
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		live, err := s.Itineraries.LiveTx(ctx, tx, itineraryID)
		if err != nil {
			return err
		}
		if !live {
			return apierr.NotFound("itinerary")
		}
		row, err := reviewdb.New(tx).ItineraryRating(ctx, reviewdb.ItineraryRatingParams{TenantID: t.ID,
			ItineraryID: itineraryID})
		out.Responses, out.OverallRating = int(row.Responses), rating(row.Responses, row.Rating)
		return err
	})
	return out, err
}

func rating(responses int64, average float64) reviewapi.OptFloat64 {
	if responses == 0 {
		return reviewapi.OptFloat64{}
	}
	return reviewapi.NewOptFloat64(math.Round(average*10) / 10)
}

// OfPage is the public OfHost, by the path of the host's page; CodeNotFound if that page is not public, or while
// the marketplace does not publish reviews.
func (s *Service) OfPage(ctx context.Context, path string, before *uuid.UUID,
	limit int) (reviewapi.ReviewResponses, error) {
	t := tenant.From(ctx)
	if !t.Policy.Review.Public {
		return reviewapi.ReviewResponses{}, apierr.NotFound("host")
	}
	var id uuid.UUID
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) (err error) {
		id, err = s.Hosts.AtPageTx(ctx, tx, path)
		return err
	})
	if err != nil {
		return reviewapi.ReviewResponses{}, err
	}
	return s.OfHost(ctx, id, before, limit)
}

// OfHost lists the reviews of a host's trips, newest first.
func (s *Service) OfHost(ctx context.Context, hostID uuid.UUID, before *uuid.UUID,
	limit int) (reviewapi.ReviewResponses, error) {
	t := tenant.From(ctx)
	return s.list(ctx, limit,
		func(q *reviewdb.Queries) (responses int64, average float64, rows []reviewdb.Review, err error) {
			sum, err := q.HostRating(ctx, reviewdb.HostRatingParams{TenantID: t.ID, HostID: hostID})
			if err == nil {
				rows, err = q.HostReviews(ctx, reviewdb.HostReviewsParams{TenantID: t.ID, HostID: hostID, BeforeID: before,
					PageSize: int32(limit + 1)})
			}
			return sum.Responses, sum.Rating, rows, err
		})
}

// OfOperator is OfHost for the trips of an operator.
func (s *Service) OfOperator(ctx context.Context, operatorID uuid.UUID, before *uuid.UUID,
	limit int) (reviewapi.ReviewResponses, error) {
	t := tenant.From(ctx)
	return s.list(ctx, limit,
		func(q *reviewdb.Queries) (responses int64, average float64, rows []reviewdb.Review, err error) {
			sum, err := q.OperatorRating(ctx, reviewdb.OperatorRatingParams{TenantID: t.ID, OperatorID: operatorID})
			if err == nil {
				rows, err = q.OperatorReviews(ctx, reviewdb.OperatorReviewsParams{TenantID: t.ID, OperatorID: operatorID,
					BeforeID: before, PageSize: int32(limit + 1)})
			}
			return sum.Responses, sum.Rating, rows, err
		})
}

// OfItinerary is OfHost for the trips of an itinerary; CodeNotFound for one that is not live, or while the
// marketplace does not publish reviews.
func (s *Service) OfItinerary(ctx context.Context, id uuid.UUID, before *uuid.UUID,
	limit int) (reviewapi.ReviewResponses, error) {
	t := tenant.From(ctx)
	if !t.Policy.Review.Public {
		return reviewapi.ReviewResponses{}, apierr.NotFound("itinerary")
	}
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		live, err := s.Itineraries.LiveTx(ctx, tx, id)
		if err == nil && !live {
			err = apierr.NotFound("itinerary")
		}
		return err
	})
	if err != nil {
		return reviewapi.ReviewResponses{}, err
	}
	return s.list(ctx, limit,
		func(q *reviewdb.Queries) (responses int64, average float64, rows []reviewdb.Review, err error) {
			sum, err := q.ItineraryRating(ctx, reviewdb.ItineraryRatingParams{TenantID: t.ID, ItineraryID: id})
			if err == nil {
				rows, err = q.ItineraryReviews(ctx, reviewdb.ItineraryReviewsParams{TenantID: t.ID, ItineraryID: id,
					BeforeID: before, PageSize: int32(limit + 1)})
			}
			return sum.Responses, sum.Rating, rows, err
		})
}

type reader func(q *reviewdb.Queries) (responses int64, average float64, rows []reviewdb.Review, err error)

func (s *Service) list(ctx context.Context, limit int, read reader) (reviewapi.ReviewResponses, error) {
	out := reviewapi.ReviewResponses{Items: []reviewapi.ReviewResponse{}}
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		responses, average, rows, err := read(reviewdb.New(tx))
		if err != nil {
			return fmt.Errorf("reviews: %w", err)
		}
		out.Responses, out.OverallRating = int(responses), rating(responses, average)
		rows, next := page.Cut(rows, limit, func(r reviewdb.Review) any { return r.ID })
		if next != "" {
			out.NextCursor = api.NewOptString(next)
		}
		for _, row := range rows {
			one, err := s.saidTx(ctx, tx, row)
			if err != nil {
				return err
			}
			out.Items = append(out.Items, one)
		}
		return nil
	})
	return out, err
}

func (s *Service) saidTx(ctx context.Context, tx pgx.Tx, row reviewdb.Review) (reviewapi.ReviewResponse, error) {
	of, err := s.Trips.LoadTx(ctx, tx, row.TripID)
	if err != nil {
		return reviewapi.ReviewResponse{}, err
	}
	_, first, err := s.People.ContactTx(ctx, tx, row.MemberID)
	out := reviewapi.ReviewResponse{ID: row.ID, TripId: row.TripID, TripName: of.Name, Rating: row.Rating,
		FirstName: first, SavedAt: row.SavedAt.UTC()}
	if row.Comment != "" {
		out.Comment = api.NewOptString(row.Comment)
	}
	return out, err
}
