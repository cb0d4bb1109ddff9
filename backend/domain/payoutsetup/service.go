package payoutsetup

import (
	"context"
	"fmt"
	"net/http"
	"net/url"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/payoutsetup/payoutsetupdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/payoutsetupapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/rest"
	"caravan/backend/platform/whole"
)

// Service sends links.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB        *db.DB
	Clock     tenant.Clock
	Accounts  Accounts
	Hosts     Names
	Operators Names
	Teams     payout.Teams
	Post      notification.Post
}

// Accounts returns where payouts go.
type Accounts interface {
	GetAccount(ctx context.Context, payeeKind string, payee uuid.UUID) (payout.AccountInfo, error)
}

// Names returns the names of payees that exist.
type Names interface {
	NamesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error)
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("payoutsetup", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// recipientsTx returns who may set the account of a payee, or an error if there is no such payee.
func (s *Service) recipientsTx(ctx context.Context, tx pgx.Tx, kind string, payee uuid.UUID) ([]uuid.UUID, error) {
	from := map[string]Names{payout.Host: s.Hosts, payout.Operator: s.Operators}[kind]
	names, err := from.NamesTx(ctx, tx, []uuid.UUID{payee})
	if err != nil {
		return nil, err
	}
	if _, ok := names[payee]; !ok {
		return nil, apierr.NotFound("record")
	}
	if kind == payout.Host {
		member, err := s.Post.Hosts.MemberTx(ctx, tx, payee)
		return []uuid.UUID{member}, err
	}
	admins, _, err := s.Teams.TeamTx(ctx, tx, payee)
	return admins, err
}

func (s *Service) addressesTx(ctx context.Context, tx pgx.Tx, members []uuid.UUID) ([]string, error) {
	out := make([]string, len(members))
	for i, member := range members {
		var err error
		if out[i], _, err = s.Post.People.ContactTx(ctx, tx, member); err != nil {
			return nil, err
		}
	}
	return out, nil
}

var (
	errReady  = apierr.New(apierr.CodeIllegalState, "Their payout account is set up.")
	errNobody = apierr.New(apierr.CodeIllegalState, "No one there can set up the account. Add an admin first.")
)

// Setup returns how far a payee is.
func (s *Service) Setup(ctx context.Context, kind string, payee uuid.UUID) (out payoutsetupapi.PayoutSetup, err error) {
	account, err := s.Accounts.GetAccount(ctx, kind, payee)
	if err != nil {
		return out, err
	}
	t := tenant.From(ctx)
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		members, err := s.recipientsTx(ctx, tx, kind, payee)
		if err != nil {
			return err
		}
		if out.Recipients, err = s.addressesTx(ctx, tx, members); err != nil {
			return err
		}
		last, err := payoutsetupdb.New(tx).LatestSetup(ctx, payoutsetupdb.LatestSetupParams{TenantID: t.ID, PayeeKind: kind,
			PayeeID: payee})
		if db.NoRows(err) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("payout setup: %w", err)
		}
		out.SentAt = api.NewOptDateTime(last.SentAt.UTC())
		if last.OpenedAt != nil {
			out.OpenedAt = api.NewOptDateTime(last.OpenedAt.UTC())
		}
		out.SentTo, err = s.addressesTx(ctx, tx, last.SentTo)
		return err
	})
	switch {
	case account.Set:
		out.Ready, out.FinishedAt = true, api.NewOptDateTime(account.UpdatedAt.UTC())
		out.Reason = api.NewOptString(errReady.Message)
	case len(out.Recipients) == 0:
		out.Reason = api.NewOptString(errNobody.Message)
	default:
		p := principal.Must(ctx)
		out.Sendable = p.Group == "admin" && !p.ReadOnly && !p.Impersonated()
	}
	return out, err
}

// Send emails a link.
func (s *Service) Send(ctx context.Context, kind string, payee uuid.UUID, key string) (
	out payoutsetupapi.PayoutSetup, err error) {
	account, err := s.Accounts.GetAccount(ctx, kind, payee)
	if err != nil {
		return out, err
	}
	call := idempotency.By(ctx, "sendPayoutSetup", key, map[string]any{"kind": kind, "payee": payee})
	_, err = idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (uuid.UUID, error) {
		id, t, now := uuid.Must(uuid.NewV7()), tenant.From(ctx), s.Clock.Now(ctx)
		members, err := s.recipientsTx(ctx, tx, kind, payee)
		switch {
		case err != nil:
			return id, err
		case account.Set:
			return id, errReady
		case len(members) == 0:
			return id, errNobody
		}
		err = payoutsetupdb.New(tx).CreateSetup(ctx, payoutsetupdb.CreateSetupParams{TenantID: t.ID, ID: id, PayeeKind: kind,
			PayeeID: payee, SentTo: members, SentAt: now})
		if err != nil {
			return id, fmt.Errorf("payout setup: %w", err)
		}
		for _, member := range members {
			err := s.Post.ToMemberTx(ctx, tx, member, notification.Mail{Template: notification.PayoutSetup,
				Key:  "payout_setup/" + id.String() + "/" + member.String(),
				Data: notification.Data{Path: linkPath + id.String()}})
			if err != nil {
				return id, err
			}
		}
		return id, audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: now, Action: "payout.setup_sent",
			ObjectType: map[string]string{payout.Host: "Host", payout.Operator: "Operator"}[kind], ObjectID: payee,
			After: map[string]any{"members": members}})
	})
	if err != nil {
		return out, err
	}
	return s.Setup(ctx, kind, payee)
}

// linkPath is where links lead; the id of the setup follows.
const linkPath = "/public/payout-setups/"

// accounts are the pages where payees set their account.
var accounts = map[string]string{
	payout.Host: "/app/host/earnings?tab=account", payout.Operator: "/app/operator/payouts?tab=account",
}

// Routes serves the links.
func (s *Service) Routes() []rest.Route {
	return []rest.Route{{Method: http.MethodGet, Path: linkPath + "{id}", Handler: http.HandlerFunc(s.open),
		For: rest.People}}
}

// open leads to the account, by way of the sign-in page if need be, and notes that a recipient opened the link.
func (s *Service) open(w http.ResponseWriter, r *http.Request) {
	t, kind := tenant.From(r.Context()), ""
	p, signedIn := principal.From(r.Context())
	opener := p.MemberID
	if p.Impersonated() {
		opener = uuid.Nil
	}
	id, err := uuid.Parse(r.PathValue("id"))
	if err == nil {
		err = s.DB.InTenantTx(r.Context(), t.ID, func(tx pgx.Tx) error {
			now := s.Clock.Now(r.Context())
			kind, err = payoutsetupdb.New(tx).OpenSetup(r.Context(), payoutsetupdb.OpenSetupParams{TenantID: t.ID, ID: id,
				MemberID: opener, Now: now})
			return err
		})
	}
	to, ok := accounts[kind]
	if err != nil || !ok {
		http.NotFound(w, r)
		return
	}
	if !signedIn {
		to = "/login?destination=" + url.QueryEscape(r.URL.Path)
	}
	w.Header().Set("Cache-Control", "no-store")
	http.Redirect(w, r, to, http.StatusSeeOther)
}

// HTTP serves the operations of the contract's payoutsetup tag.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Handlers returns the handlers of this domain's operations.
func (s *Service) Handlers() rest.Mount { return HTTP{Service: s} }

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return payoutsetupapi.Mount(h, c) }

// GetPayoutSetup implements getPayoutSetup.
func (h HTTP) GetPayoutSetup(ctx context.Context, params payoutsetupapi.GetPayoutSetupParams) (
	*payoutsetupapi.PayoutSetupAnswer, error) {
	setup, err := h.Service.Setup(ctx, string(params.PayeeKind), params.PayeeId)
	if err != nil {
		return nil, err
	}
	return &payoutsetupapi.PayoutSetupAnswer{Success: true, Data: setup}, nil
}

// SendPayoutSetup implements sendPayoutSetup.
func (h HTTP) SendPayoutSetup(ctx context.Context, params payoutsetupapi.SendPayoutSetupParams) (
	*payoutsetupapi.PayoutSetupAnswer, error) {
	setup, err := h.Service.Send(ctx, string(params.PayeeKind), params.PayeeId, params.IdempotencyKey)
	if err != nil {
		return nil, err
	}
	return &payoutsetupapi.PayoutSetupAnswer{Success: true, Data: setup}, nil
}
