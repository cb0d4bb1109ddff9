package itineraries

import (
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/itinerary/catalogue"
	"caravan/backend/domain/itinerary/days"
	"caravan/backend/domain/itinerary/edit"
	"caravan/backend/domain/itinerary/files"
	"caravan/backend/domain/itinerary/library"
	"caravan/backend/domain/itinerary/recommend"
	"caravan/backend/domain/itinerary/versions"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/rest"
	"caravan/backend/platform/whole"
)

// The rooms' services under distinct names, for embedding.
type (
	Reader     = itinerary.Reader
	Catalogue  = catalogue.Service
	Library    = library.Service
	Edit       = edit.Service
	Days       = days.Service
	History    = versions.Service
	Files      = files.Service
	Recommends = recommend.Service
)

// Rooms are all rooms of the itinerary domain.
type Rooms struct {
	Reader
	*Catalogue
	*Library
	*Edit
	*Days
	*History
	*Files
	*Recommends
}

// Deps are the domain's dependencies; all are required.
type Deps struct {
	DB        *db.DB
	Outbox    authz.Outbox
	Clock     tenant.Clock
	Inventory itinerary.Inventory
	Hosts     itinerary.Hosts
	Operators itinerary.Operators
	Switches  *tenant.Switches
	Post      notification.Post
	// Production is false where suggested prices follow the caller's minimum (H-523).
	Production bool
}

// New builds the rooms bottom up, and returns an error that names any missing dependency.
func New(d Deps) (*Rooms, error) {
	if err := whole.Check("itineraries", d); err != nil {
		return nil, err
	}
	r, b := Rooms{Reader: itinerary.ReaderOf(d.DB)}, whole.Building{}
	r.Catalogue = whole.Build(&b, catalogue.New, catalogue.Deps{
		DB: d.DB, Clock: d.Clock, Itineraries: r.Reader, Inventory: d.Inventory, Hosts: d.Hosts, Operators: d.Operators,
		Production: d.Production,
	})
	r.Library = whole.Build(&b, library.New, library.Deps{DB: d.DB, Clock: d.Clock})
	r.Edit = whole.Build(&b, edit.New, edit.Deps{
		DB: d.DB, Outbox: d.Outbox, Clock: d.Clock, Itineraries: r.Reader, Inventory: d.Inventory, Operators: d.Operators,
		Library: r.Library, Post: d.Post,
	})
	r.Days = whole.Build(&b, days.New, days.Deps{
		DB: d.DB, Clock: d.Clock, Switches: d.Switches, Itineraries: r.Reader, Edit: r.Edit, Library: r.Library,
	})
	r.History = whole.Build(&b, versions.New, versions.Deps{DB: d.DB, Edit: r.Edit})
	r.Files = whole.Build(&b, files.New, files.Deps{DB: d.DB, Edit: r.Edit})
	r.Recommends = whole.Build(&b, recommend.New, recommend.Deps{DB: d.DB, Clock: d.Clock, Itineraries: r.Reader,
		Hosts: d.Hosts})
	return &r, b.Err()
}

// Each room's operations are promoted into one handler.
type (
	catalogueHTTP = catalogue.HTTP
	libraryHTTP   = library.HTTP
	editHTTP      = edit.HTTP
	daysHTTP      = days.HTTP
	versionsHTTP  = versions.HTTP
	filesHTTP     = files.HTTP
	recommendHTTP = recommend.HTTP
)

// HTTP serves the operations of the contract's itinerary tag.
type HTTP struct {
	rest.Refusals
	catalogueHTTP
	libraryHTTP
	editHTTP
	daysHTTP
	versionsHTTP
	filesHTTP
	recommendHTTP
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return itineraryapi.Mount(h, c) }

// Handlers returns the handlers of the rooms' operations.
func (r *Rooms) Handlers() rest.Mount {
	return HTTP{
		catalogueHTTP: catalogueHTTP{Service: r.Catalogue}, libraryHTTP: libraryHTTP{Service: r.Library},
		editHTTP: editHTTP{Service: r.Edit, Catalogue: r.Catalogue}, daysHTTP: daysHTTP{Service: r.Days},
		versionsHTTP: versionsHTTP{Service: r.History, Catalogue: r.Catalogue}, filesHTTP: filesHTTP{Service: r.Files,
			Catalogue: r.Catalogue},
		recommendHTTP: recommendHTTP{Service: r.Recommends},
	}
}
