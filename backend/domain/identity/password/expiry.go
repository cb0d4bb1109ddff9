package password

import (
	"context"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/jobs"
)

// expireEvery is how soon the passwords of a marketplace follow its policy.
const expireEvery = time.Hour

// ExpireArgs are the arguments of the job that sets the expiry of passwords by the policy of each marketplace.
type ExpireArgs struct{}

// Kind implements river.JobArgs.
func (ExpireArgs) Kind() string { return "password_expire" }

// Expire sets the expiry of every password by the marketplace's policy, and removes it if the policy no longer
// has one (H-640). New passwords get theirs immediately.
func (s *Service) Expire(ctx context.Context) error {
	t := tenant.From(ctx)
	var changed int64
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		now := s.Clock.Now(ctx)
		changed, err = identitydb.New(tx).SetPasswordDays(ctx, identitydb.SetPasswordDaysParams{TenantID: t.ID, Now: now,
			Days: lasts(ctx)})
		return err
	})
	if err != nil {
		return fmt.Errorf("ends of passwords: %w", err)
	}
	if changed > 0 {
		s.Sessions.Wrote(t.ID)
	}
	return nil
}

// lasts returns how many days a password of the marketplace is valid, 0 for no limit.
func lasts(ctx context.Context) int { return tenant.From(ctx).Policy.Access.PasswordDays }

// Periodic returns the periodic jobs of this domain.
func (*Service) Periodic() []jobs.Periodic {
	return []jobs.Periodic{jobs.Every(expireEvery, func() (river.JobArgs, *river.InsertOpts) {
		return ExpireArgs{}, &river.InsertOpts{MaxAttempts: 1}
	},
		&river.PeriodicJobOpts{RunOnStart: true})}
}
