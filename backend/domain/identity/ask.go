package identity

import (
	"context"
	"errors"
	"strings"
	"unicode"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
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

// Kind names the job.
func (AskArgs) Kind() string { return "account_mail" }

// AskReset has the link for a new password mailed.
func (s *Service) AskReset(ctx context.Context, email string) error {
	if !validEmail(email) {
		return apierr.InvalidField("email", badEmail)
	}
	return s.ask(ctx, AskArgs{Email: email})
}

// AskSignup has a person added as a host, and the activation link mailed.
func (s *Service) AskSignup(ctx context.Context, email, firstName, lastName, referral string) error {
	firstName, lastName = strings.TrimSpace(firstName), strings.TrimSpace(lastName)
	fields := map[string]string{}
	if !validEmail(email) {
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

const badEmail = "Enter a valid e-mail address"

// nameFault says why a text is no person's name: people have letters in theirs, and no addresses.
func nameFault(name string) string {
	switch {
	case !strings.ContainsFunc(name, unicode.IsLetter):
		return "Enter a name with letters"
	case strings.ContainsAny(name, "<>/@:\\") || strings.ContainsFunc(name, unicode.IsControl):
		return "Enter a name without signs such as / and @"
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
func (s *Service) AddWorkers(w *river.Workers) { river.AddWorker(w, &AskWorker{Service: s}) }

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
