package trips

import (
	"github.com/riverqueue/river"

	"caravan/backend/domain/article"
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/agreement"
	"caravan/backend/domain/trip/approve"
	"caravan/backend/domain/trip/board"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/domain/trip/edit"
	"caravan/backend/domain/trip/makes"
	"caravan/backend/domain/trip/news"
	"caravan/backend/domain/trip/page"
	"caravan/backend/domain/trip/promote"
	"caravan/backend/domain/trip/report"
	"caravan/backend/domain/trip/reprice"
	"caravan/backend/domain/trip/steps"
	"caravan/backend/domain/trip/versions"
	"caravan/backend/domain/trip/view"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/rest"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
)

// The rooms' services under distinct names, for embedding.
type (
	Core      = trip.Service
	Capacity  = capacity.Service
	Steps     = steps.Service
	View      = view.Service
	Makes     = makes.Service
	News      = news.Service
	Edit      = edit.Service
	Agreement = agreement.Service
	Page      = page.Service
	Promote   = promote.Service
	Report    = report.Service
	Repricing = reprice.Service
	Versions  = versions.Service
	Approve   = approve.Service
	Board     = board.Service
)

// Rooms are all rooms of the trip domain.
type Rooms struct {
	*Core
	*Capacity
	*Steps
	*View
	*Makes
	*News
	*Edit
	*Agreement
	*Page
	*Promote
	*Report
	*Repricing
	*Versions
	*Approve
	*Board
}

// Deps are the domain's dependencies; all are required.
type Deps struct {
	DB          *db.DB
	Jobs        jobs.Inserter
	Outbox      authz.Outbox
	Clock       tenant.Clock
	Tenants     *tenant.Store
	Switches    *tenant.Switches
	Tokens      seal.Tokens
	HeldSpots   int // how many spots one party can hold; 0 for any number
	Itineraries trip.Itineraries
	Inventory   Inventory
	Requests    Requests
	Payables    board.Payables
	Hosts       Hosts
	Operators   Operators
	Bookings    Bookings
	Faces       page.Faces
	Discounts   report.Discounts
	Managers    view.Managers
	Audience    promote.Audience
	Mails       Mails
	Library     Library
}

// Library keeps services that an operator uses again.
type Library interface {
	edit.Library
	view.Library
}

// Inventory is the departure a trip runs on.
type Inventory interface {
	trip.Departures
	steps.Inventory
}

// Requests are what hosts ask for.
type Requests interface {
	makes.Requests
	board.Requests
}

// Hosts describes hosts and updates their status.
type Hosts interface {
	trip.Hosts
	page.Hosts
}

// Operators describes operators.
type Operators interface {
	trip.Persons
	makes.Operators
}

// Bookings returns what the bookings of a trip take.
type Bookings interface {
	trip.Spots
	view.Bookings
	news.Bookings
	page.Travelers
}

// Mails notifies people of what happened to trips.
type Mails interface {
	edit.Mails
	approve.Mails
	promote.Mails
}

// New builds the rooms bottom up, and returns an error that names any missing dependency.
func New(d Deps) (*Rooms, error) {
	if err := whole.Check("trips", d); err != nil {
		return nil, err
	}
	var r Rooms
	b := whole.Building{}
	r.Core = whole.Build(&b, trip.New, trip.Deps{DB: d.DB, Clock: d.Clock, Hosts: d.Hosts, Operators: d.Operators,
		Bookings: d.Bookings})
	r.Capacity = whole.Build(&b, capacity.New, capacity.Deps{Trips: r.Core, Inventory: d.Inventory})
	r.Steps = whole.Build(&b, steps.New, steps.Deps{
		DB: d.DB, Clock: d.Clock, Tenants: d.Tenants, Trips: r.Core, Inventory: d.Inventory, Hosts: d.Hosts,
	})
	r.View = whole.Build(&b, view.New, view.Deps{
		DB: d.DB, Clock: d.Clock, Trips: r.Core, Itineraries: d.Itineraries, Inventory: d.Inventory, Bookings: d.Bookings,
		Managers: d.Managers, Library: d.Library,
		Switches: d.Switches,
	})
	r.Makes = whole.Build(&b, makes.New, makes.Deps{
		Clock: d.Clock, Outbox: d.Outbox, Trips: r.Core, Steps: r.Steps, Itineraries: d.Itineraries, Inventory: d.Inventory,
		Requests:  d.Requests,
		Operators: d.Operators,
	})
	r.News = whole.Build(&b, news.New, news.Deps{DB: d.DB, Clock: d.Clock, Trips: r.Core, Bookings: d.Bookings})
	r.Versions = whole.Build(&b, versions.New, versions.Deps{DB: d.DB, Clock: d.Clock, Trips: r.Core})
	r.Approve = whole.Build(&b, approve.New, approve.Deps{DB: d.DB, Clock: d.Clock, Trips: r.Core, Versions: r.Versions,
		Mails: d.Mails})
	r.Edit = whole.Build(&b, edit.New, edit.Deps{DB: d.DB, Clock: d.Clock, Trips: r.Core, Steps: r.Steps, Hosts: d.Hosts,
		Mails: d.Mails, News: r.News, Versions: r.Versions, Library: d.Library})
	r.Agreement = whole.Build(&b, agreement.New, agreement.Deps{DB: d.DB, Clock: d.Clock, Trips: r.Core, Steps: r.Steps,
		Hosts: d.Hosts, Articles: article.Reader{}})
	r.Page = whole.Build(&b, page.New, page.Deps{DB: d.DB, Clock: d.Clock, Tenants: d.Tenants, Trips: r.Core,
		Hosts: d.Hosts, Travelers: d.Bookings, Faces: d.Faces, Capacity: r.Capacity, Tokens: d.Tokens,
		HeldSpots: d.HeldSpots})
	r.Promote = whole.Build(&b, promote.New, promote.Deps{
		DB: d.DB, Clock: d.Clock, Trips: r.Core, Hosts: d.Hosts, Mails: d.Mails, Audience: d.Audience,
	})
	r.Report = whole.Build(&b, report.New, report.Deps{DB: d.DB, Clock: d.Clock, Trips: r.Core, Bookings: d.Bookings,
		Discounts: d.Discounts})
	r.Repricing = whole.Build(&b, reprice.New, reprice.Deps{
		DB: d.DB, Jobs: d.Jobs, Clock: d.Clock, Tenants: d.Tenants, Trips: r.Core, Itineraries: d.Itineraries,
		Inventory: d.Inventory, Bookings: d.Bookings,
	})
	r.Board = whole.Build(&b, board.New, board.Deps{DB: d.DB, Clock: d.Clock, Trips: r.Core, Requests: d.Requests,
		Payables: d.Payables, Offers: itinerary.Reader{}})
	return &r, b.Err()
}

// AddWorkers registers the jobs of trips.
func (r *Rooms) AddWorkers(w *river.Workers) {
	r.Steps.AddWorkers(w)
	r.Repricing.AddWorkers(w)
}

// Periodic returns the periodic jobs of trips.
func (r *Rooms) Periodic() []jobs.Periodic { return steps.Periodic() }

// Each room's operations are promoted into one handler.
type (
	viewHTTP      = view.HTTP
	makesHTTP     = makes.HTTP
	newsHTTP      = news.HTTP
	editHTTP      = edit.HTTP
	agreementHTTP = agreement.HTTP
	pageHTTP      = page.HTTP
	promoteHTTP   = promote.HTTP
	reportHTTP    = report.HTTP
	versionsHTTP  = versions.HTTP
	approveHTTP   = approve.HTTP
	boardHTTP     = board.HTTP
)

// HTTP serves the operations of the contract's trip tag that are not about bookings.
type HTTP struct {
	rest.Refusals
	viewHTTP
	makesHTTP
	newsHTTP
	editHTTP
	agreementHTTP
	pageHTTP
	promoteHTTP
	reportHTTP
	versionsHTTP
	approveHTTP
	boardHTTP
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return tripapi.Mount(h, c) }

// Handlers returns the handlers of the rooms' operations.
func (r *Rooms) Handlers() rest.Mount {
	return HTTP{
		viewHTTP: viewHTTP{Service: r.View}, makesHTTP: makesHTTP{Service: r.Makes, View: r.View},
		editHTTP: editHTTP{Service: r.Edit, View: r.View}, agreementHTTP: agreementHTTP{Service: r.Agreement, View: r.View},
		pageHTTP: pageHTTP{Service: r.Page, View: r.View}, newsHTTP: newsHTTP{Service: r.News},
		promoteHTTP: promoteHTTP{Service: r.Promote},
		reportHTTP:  reportHTTP{Service: r.Report}, versionsHTTP: versionsHTTP{Service: r.Versions},
		approveHTTP: approveHTTP{Service: r.Approve},
		boardHTTP:   boardHTTP{Service: r.Board},
	}
}

// RPC serves the streams of jobs.v1 that follow trips.
type RPC = reprice.RPC

// RPC returns the repricing streams.
func (r *Rooms) RPC() RPC { return RPC{Service: r.Repricing} }
