package password

import (
	"context"
	"errors"
	"strings"
	"unicode"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// AskArgs are the arguments of the job that emails an address at the request of someone who is not signed in.
// Whether the address is known here is looked up only by the job: the call costs the same and has the same
// response for everyone.
type AskArgs struct {
	TenantID  uuid.UUID `json:"tenantId"`
	Email     string    `json:"email"`
	FirstName string    `json:"firstName,omitempty"`
	LastName  string    `json:"lastName,omitempty"`
	Referral  string    `json:"referral,omitempty"`
	SignUp    bool      `json:"signUp,omitempty"` // as a host; otherwise a new password is requested
	// From is the origin of the call, for the audit trail.
	From principal.Request `json:"from"`
}

// Kind implements river.JobArgs.
func (AskArgs) Kind() string { return "account_mail" }

// AskReset emails the link for a new password.
func (s *Service) AskReset(ctx context.Context, email string) error {
	if !identity.ValidEmail(email) {
		return apierr.InvalidField("email", badEmail)
	}
	return s.ask(ctx, AskArgs{Email: email})
}

// AskSignup adds a person as a host, and emails the activation link.
func (s *Service) AskSignup(ctx context.Context, email, firstName, lastName, referral string) error {
	firstName, lastName = strings.TrimSpace(firstName), strings.TrimSpace(lastName)
	fields := map[string]string{}
	if !identity.ValidEmail(email) {
		fields["email"] = badEmail
	}
	for field, name := range map[string]string{"firstName": firstName, "lastName": lastName} {
		if fault := nameFault(name); fault != "" {
			fields[field] = fault
		}
	}
	if len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	return s.ask(ctx, AskArgs{Email: email, FirstName: firstName, LastName: lastName, Referral: referral, SignUp: true})
}

const badEmail = "Enter a valid email address"

// nameFault returns why a text is not a person's name: it must contain letters, and no URLs.
func nameFault(name string) string {
	switch {
	case !strings.ContainsFunc(name, unicode.IsLetter):
		return "Enter a name"
	case strings.ContainsAny(name, "<>/@:\\") || strings.ContainsFunc(name, unicode.IsControl):
		return "Enter a name without symbols like / and @"
	}
	return ""
}

func (s *Service) ask(ctx context.Context, args AskArgs) error {
	args.TenantID, args.From = tenant.From(ctx).ID, principal.RequestFrom(ctx)
	return s.DB.InTenantTx(ctx, args.TenantID, func(tx pgx.Tx) error { return s.Jobs.InsertTx(ctx, tx, args, nil) })
}

// AskWorker carries out the request.
type AskWorker struct {
	river.WorkerDefaults[AskArgs]
	Service *Service
}

// AddWorkers registers the jobs of this package.
func (s *Service) AddWorkers(w *river.Workers) {
	river.AddWorker(w, &AskWorker{Service: s})
	river.AddWorker(w, tenant.EachWorker[ExpireArgs](s.Tenants, s.Expire))
}

// Work implements river.Worker.
func (w *AskWorker) Work(ctx context.Context, job *river.Job[AskArgs]) error {
	s, a := w.Service, job.Args
	t, err := s.Tenants.ByID(ctx, a.TenantID)
	if err != nil {
		return err
	}
	ctx = principal.WithRequest(tenant.With(ctx, t), a.From)
	if a.SignUp {
		err = s.signupHost(ctx, a.Email, a.FirstName, a.LastName, a.Referral)
	} else {
		err = s.requestReset(ctx, a.Email)
	}
	var refused *apierr.Error
	if errors.As(err, &refused) && refused.Status() < 500 {
		return river.JobCancel(err) // there is nobody left to tell why
	}
	return err
}

// requestReset emails an address a link to set a new password, or the first one, if the address is known here.
// The response is the same if it is not.
func (s *Service) requestReset(ctx context.Context, email string) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := identitydb.New(tx)
		m, err := q.MemberByEmail(ctx, identitydb.MemberByEmailParams{TenantID: t.ID,
			Email: strings.ToLower(strings.TrimSpace(email))})
		if db.NoRows(err) || (err == nil && m.Status == "disabled") {
			return nil
		}
		if err != nil {
			return err
		}
		return s.Links.SendPasswordLinkTx(ctx, tx, m.ID)
	})
}

// signupHost adds a person as a host and emails the activation link. A known address gets a reset or activation
// email instead, and the same response.
func (s *Service) signupHost(ctx context.Context, email, firstName, lastName, referral string) error {
	t := tenant.From(ctx)
	known := false
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		_, err := identitydb.New(tx).MemberByEmail(ctx, identitydb.MemberByEmailParams{TenantID: t.ID,
			Email: strings.ToLower(strings.TrimSpace(email))})
		if err == nil {
			known = true
			return nil
		}
		if !db.NoRows(err) {
			return err
		}
		id := uuid.Must(uuid.NewV7())
		if err := s.Members.CreateMemberTx(ctx, tx, identity.NewMember{ID: id, Email: email, FirstName: firstName,
			LastName: lastName, Group: "host"}); err != nil {
			return err
		}
		if err := s.Members.SignedUp.Announce(ctx, tx, identity.SignedUp{MemberID: id, FirstName: firstName,
			LastName: lastName, Referral: referral}); err != nil {
			return err
		}
		return s.Links.SendActivationTx(ctx, tx, id)
	})
	if err != nil || !known {
		return err
	}
	return s.requestReset(ctx, email)
}

// SendPasswordHelp tells a member how to get a new password (H-449). An admin cannot change one: the email links
// to the page where the person requests it. A person who has not activated the account gets the invitation again.
func (s *Service) SendPasswordHelp(ctx context.Context, memberID uuid.UUID) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		p, err := identity.PersonTx(ctx, tx, t.ID, memberID)
		if err != nil {
			return err
		}
		if err := identity.ChangeableBy(principal.Must(ctx), p.Member); err != nil {
			return err
		}
		if p.Member.Status == identity.StatusDisabled {
			return apierr.New(apierr.CodeIllegalState, "This account is disabled.")
		}
		if p.Member.IdentityID == nil {
			return s.Links.SendActivationTx(ctx, tx, memberID)
		}
		to, err := identity.RecipientTx(ctx, tx, memberID)
		if err != nil {
			return err
		}
		return s.Mailer.PasswordHelpTx(ctx, tx, to)
	})
}
