package people

import (
	"caravan/backend/domain/identity/directory"
	"caravan/backend/domain/identity/factor"
	"caravan/backend/domain/identity/invite"
	"caravan/backend/domain/identity/password"
	"caravan/backend/domain/identity/profile"
	"caravan/backend/domain/identity/session"
	"caravan/backend/domain/identity/standin"
	"caravan/backend/gen/api/identityapi"
	"caravan/backend/platform/rest"
)

// Each room's operations are promoted into one handler.
type (
	standinHTTP   = standin.HTTP
	inviteHTTP    = invite.HTTP
	sessionHTTP   = session.HTTP
	passwordHTTP  = password.HTTP
	factorHTTP    = factor.HTTP
	profileHTTP   = profile.HTTP
	directoryHTTP = directory.HTTP
)

// HTTP serves the operations of the contract's identity tag.
type HTTP struct {
	rest.Refusals
	standinHTTP
	inviteHTTP
	sessionHTTP
	passwordHTTP
	factorHTTP
	profileHTTP
	directoryHTTP
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return identityapi.Mount(h, c) }

// Handlers returns the handlers of the rooms' operations.
func (r *Rooms) Handlers() rest.Mount {
	return HTTP{
		standinHTTP: standinHTTP{Service: r.StandIns}, inviteHTTP: inviteHTTP{Service: r.Links},
		sessionHTTP:  sessionHTTP{Service: r.Sessions, Shown: r.shown},
		passwordHTTP: passwordHTTP{Service: r.Passwords, Shown: r.shown}, factorHTTP: factorHTTP{Service: r.Factors,
			Shown: r.shown},
		profileHTTP: profileHTTP{Service: r.Profiles, Shown: r.shown}, directoryHTTP: directoryHTTP{Service: r.Directory},
	}
}

// RPC serves the impersonation methods of access.v1.
type RPC = standin.RPC

// RPC returns the impersonation methods.
func (r *Rooms) RPC() RPC { return RPC{Service: r.StandIns} }
