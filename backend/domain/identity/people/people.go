package people

import (
	"github.com/riverqueue/river"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/identity/directory"
	"caravan/backend/domain/identity/factor"
	"caravan/backend/domain/identity/invite"
	"caravan/backend/domain/identity/password"
	"caravan/backend/domain/identity/profile"
	"caravan/backend/domain/identity/session"
	"caravan/backend/domain/identity/standin"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
)

// The rooms' services under distinct names, for embedding.
type (
	Members   = identity.Service
	StandIns  = standin.Service
	Links     = invite.Service
	Sessions  = session.Service
	Passwords = password.Service
	Factors   = factor.Service
	Profiles  = profile.Service
	Directory = directory.Service
)

// Rooms are all rooms of the identity domain.
type Rooms struct {
	*Members
	*StandIns
	*Links
	*Sessions
	*Passwords
	*Factors
	*Profiles
	*Directory

	shown identity.Shown
}

// Deps are the domain's dependencies; all are required.
type Deps struct {
	DB      *db.DB
	Jobs    jobs.Inserter
	Kratos  identity.Kratos
	Tenants *tenant.Store
	Clock   tenant.Clock
	Outbox  authz.Outbox
	Mailer  identity.Mailer
	// Opening announces marketplaces that need their first admin.
	Opening  *announce.Topic[tenant.FirstAdmin]
	Pictures profile.Pictures
	Switches *tenant.Switches
	Tokens   seal.Tokens
	Sealer   *seal.Sealer
	Secure   bool // browsers use https
}

// New builds the rooms bottom up, and returns an error that names any missing dependency.
func New(d Deps) (*Rooms, error) {
	if err := whole.Check("people", d); err != nil {
		return nil, err
	}
	r := &Rooms{shown: identity.Shown{Switches: d.Switches}}
	b := whole.Building{}
	r.Members = whole.Build(&b, identity.New, identity.Deps{DB: d.DB, Clock: d.Clock, Outbox: d.Outbox})
	r.StandIns = whole.Build(&b, standin.New, standin.Deps{DB: d.DB, Clock: d.Clock})
	r.Links = whole.Build(&b, invite.New, invite.Deps{
		DB: d.DB, Clock: d.Clock, Tokens: d.Tokens, Mailer: d.Mailer, Members: r.Members, Opening: d.Opening,
	})
	r.Sessions = whole.Build(&b, session.New, session.Deps{DB: d.DB, Kratos: d.Kratos, Clock: d.Clock, Members: r.Members,
		StandIns: r.StandIns})
	r.Passwords = whole.Build(&b, password.New, password.Deps{
		DB: d.DB, Jobs: d.Jobs, Kratos: d.Kratos, Tenants: d.Tenants, Clock: d.Clock, Mailer: d.Mailer, Members: r.Members,
		Links:    r.Links,
		Sessions: r.Sessions,
	})
	r.Factors = whole.Build(&b, factor.New, factor.Deps{
		DB: d.DB, Kratos: d.Kratos, Clock: d.Clock, Sealer: d.Sealer, Secure: d.Secure, Members: r.Members,
		Sessions: r.Sessions,
	})
	r.Profiles = whole.Build(&b, profile.New, profile.Deps{DB: d.DB, Clock: d.Clock, Pictures: d.Pictures,
		Members: r.Members, Sessions: r.Sessions})
	r.Directory = whole.Build(&b, directory.New, directory.Deps{
		DB: d.DB, Jobs: d.Jobs, Kratos: d.Kratos, Tenants: d.Tenants, Clock: d.Clock, Mailer: d.Mailer, Shown: r.shown,
		Members: r.Members, Links: r.Links, StandIns: r.StandIns, Sessions: r.Sessions,
	})
	return r, b.Err()
}

// AddWorkers registers the jobs of the rooms.
func (r *Rooms) AddWorkers(w *river.Workers) {
	r.Passwords.AddWorkers(w)
	r.Directory.AddWorkers(w)
}
