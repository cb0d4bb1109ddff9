package invite

import (
	"caravan/backend/domain/identity"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/db"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
)

// Service sends invitations and emailed links.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB      *db.DB
	Clock   tenant.Clock
	Tokens  seal.Tokens // keys the hashes of emailed codes, which are short
	Mailer  identity.Mailer
	Members *identity.Service
	// Opening announces marketplaces that need their first admin.
	Opening *announce.Topic[tenant.FirstAdmin]
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("identity/invite", d); err != nil {
		return nil, err
	}
	s := &Service{Deps: d}
	d.Opening.Subscribe(s.inviteAdminTx)
	return s, nil
}

// HTTP serves the operations of invitations and emailed links.
type HTTP struct{ Service *Service }
