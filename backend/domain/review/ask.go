package review

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/review/reviewdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/civil"
)

// Days after a trip's end on which its travelers are asked, and after which they no longer are.
const (
	askFirst  = 2
	askAgain  = 7
	askNoMore = 30
	askEvery  = 30 * time.Minute
)

// AskArgs are the arguments of the job that asks the travelers of all tenants.
type AskArgs struct{}

// Kind implements river.JobArgs.
func (AskArgs) Kind() string { return "review_ask" }

// Ask emails the travelers of the tenant whose trip ended two or seven days ago and who have not rated it.
func (s *Service) Ask(ctx context.Context) error {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	var ended []trip.Trip
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) (err error) {
		// One more day on both sides: days begin at different times in the trips' zones.
		today := civil.Today(now)
		ended, err = s.Trips.CompletedTx(ctx, tx, today.AddDays(-askNoMore-1), today.AddDays(1-askFirst))
		return err
	})
	if err != nil {
		return err
	}
	var failures []error
	for _, of := range ended {
		if days := askDays(of.EndDate, of.Today(now)); days > 0 {
			failures = append(failures,
				s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error { return s.askTx(ctx, tx, of, days) }))
		}
	}
	return errors.Join(failures...)
}

// askDays returns the day of the schedule on which travelers are to be asked today, 0 if they are not.
func askDays(end, today civil.Date) int {
	switch {
	case today.Before(end.AddDays(askFirst)) || today.After(end.AddDays(askNoMore)):
		return 0
	case today.Before(end.AddDays(askAgain)):
		return askFirst
	default:
		return askAgain
	}
}

func (s *Service) askTx(ctx context.Context, tx pgx.Tx, of trip.Trip, days int) error {
	travelers, err := s.Travelers.ThroughTx(ctx, tx, of.ID)
	if err != nil {
		return err
	}
	for _, member := range travelers {
		asks, err := reviewdb.New(tx).Ask(ctx, reviewdb.AskParams{TenantID: of.TenantID, TripID: of.ID, MemberID: member,
			Days: days, Now: s.Clock.Now(ctx)})
		if err != nil {
			return fmt.Errorf("ask for a review: %w", err)
		}
		if asks == 0 {
			continue
		}
		email, first, err := s.People.ContactTx(ctx, tx, member)
		if err != nil {
			return err
		}
		err = s.Mail.SendTx(ctx, tx, notification.Mail{
			Template: notification.ReviewAsked, Key: fmt.Sprintf("review_asked/%s/%s/%d", of.ID, member, days), To: email,
			Name: first,
			Data: notification.Data{Trip: mails.Trip(of), Path: mails.TravelerPage(of.ID),
				Unsubscribe: "/public/reviews/unsubscribe/" + s.stopKey(of.TenantID, member)},
		})
		if err != nil {
			return err
		}
	}
	return nil
}

const stopPurpose = "review_stop"

func (s *Service) stopKey(tenantID, memberID uuid.UUID) string {
	return memberID.String() + "." + s.Tokens.For(stopPurpose, tenantID, memberID)
}

// Asked returns the email address that a key was sent to; CodeNotFound for an unknown key.
func (s *Service) Asked(ctx context.Context, key string) (email string, err error) {
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		_, email, err = s.askedTx(ctx, tx, key)
		return err
	})
	return email, err
}

func (s *Service) askedTx(ctx context.Context, tx pgx.Tx, key string) (id uuid.UUID, email string, err error) {
	text, secret, _ := strings.Cut(key, ".")
	id, err = uuid.Parse(text)
	if err != nil || !s.Tokens.Is(secret, stopPurpose, tenant.From(ctx).ID, id) {
		return uuid.Nil, "", apierr.NotFound("link")
	}
	email, _, err = s.People.ContactTx(ctx, tx, id)
	return id, email, err
}

// AskNoMore unsubscribes a key's owner from these emails; repeating it changes nothing.
func (s *Service) AskNoMore(ctx context.Context, key string) error {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		id, _, err := s.askedTx(ctx, tx, key)
		if err != nil {
			return err
		}
		added, err := reviewdb.New(tx).AskNoMore(ctx, reviewdb.AskNoMoreParams{TenantID: t.ID, MemberID: id, Now: now})
		if err != nil || added == 0 {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: now, Action: "member.review_unsubscribe",
			ObjectType: "Member", ObjectID: id})
	})
}
