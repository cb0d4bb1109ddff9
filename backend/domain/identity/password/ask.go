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

// AskArgs asks to mail whoever reads an address what somebody who is not signed in has asked for. Whether the address
// is known here is looked up when the job is worked: the call costs the same and is answered alike for everybody.
type AskArgs struct {
	TenantID  uuid.UUID `json:"tenantId"`
	Email     string    `json:"email"`
	FirstName string    `json:"firstName,omitempty"`
	LastName  string    `json:"lastName,omitempty"`
	Referral  string    `json:"referral,omitempty"`
	SignUp    bool      `json:"signUp,omitempty"` // as a host; otherwise a new password is asked for
	// From is where the call came from, for the audit trail.
	From principal.Request `json:"from"`
}

// Kind implements river.JobArgs.
func (AskArgs) Kind() string { return "account_mail" }

// AskReset has the link for a new password mailed.
func (s *Service) AskReset(ctx context.Context, email string) error {
	if !identity.ValidEmail(email) {
		return apierr.InvalidField("email", badEmail)
	}
	return s.ask(ctx, AskArgs{Email: email})
}

// AskSignup has a person added as a host, and the activation link mailed.
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

// nameFault says why a text is no person's name: people have letters in theirs, and no addresses.
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

// AskWorker does what was asked.
type AskWorker struct {
	river.WorkerDefaults[AskArgs]
	Service *Service
}

// AddWorkers registers the jobs of this package.
func (s *Service) AddWorkers(w *river.Workers) {
	river.AddWorker(w, &AskWorker{Service: s})
	river.AddWorker(w, &expireWorker{service: s})
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
		return river.JobCancel(err) // nobody is there any more to hear why
	}
	return err
}

// requestReset mails whoever reads an address a link to set a new password, or the first one, when the address is known
// here. The answer is the same when it is not.
func (s *Service) requestReset(ctx context.Context, email string) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := identitydb.New(tx)
		m, err := q.MemberByEmail(ctx, identitydb.MemberByEmailParams{TenantID: t.ID, Email: strings.ToLower(strings.TrimSpace(email))})
		if db.NoRows(err) || (err == nil && m.Status == "disabled") {
			return nil
		}
		if err != nil {
			return err
		}
		return s.Links.SendPasswordLinkTx(ctx, tx, m.ID)
	})
}

// signupHost adds a person as a host and mails the activation link. A known address gets a reset or
// activation mail instead, and the same answer.
func (s *Service) signupHost(ctx context.Context, email, firstName, lastName, referral string) error {
	t := tenant.From(ctx)
	known := false
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		_, err := identitydb.New(tx).MemberByEmail(ctx, identitydb.MemberByEmailParams{TenantID: t.ID, Email: strings.ToLower(strings.TrimSpace(email))})
		if err == nil {
			known = true
			return nil
		}
		if !db.NoRows(err) {
			return err
		}
		id := uuid.Must(uuid.NewV7())
		if err := s.Members.CreateMemberTx(ctx, tx, identity.NewMember{ID: id, Email: email, FirstName: firstName, LastName: lastName, Group: "host"}); err != nil {
			return err
		}
		if err := s.Members.SignedUp.Announce(ctx, tx, identity.SignedUp{MemberID: id, FirstName: firstName, LastName: lastName, Referral: referral}); err != nil {
			return err
		}
		return s.Links.SendActivationTx(ctx, tx, id)
	})
	if err != nil || !known {
		return err
	}
	return s.requestReset(ctx, email)
}

// SendPasswordHelp tells a member how to get a new password (H-449). An admin's wish changes none: the mail leads to the
// page where the person asks for it. Whoever has not activated the account gets the invitation again.
func (s *Service) SendPasswordHelp(ctx context.Context, memberID uuid.UUID) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		p, err := identity.PersonTx(ctx, tx, t.ID, memberID)
		if err != nil {
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
