package control

import (
	"context"
	"slices"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/controlapi"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/rest"
	"caravan/backend/platform/whole"
)

// most is how many of a kind are listed along with their total.
const most = 50

// Service lists what is waiting, and stores the saved views of lists.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB     *db.DB
	Clock  tenant.Clock
	People People
	Names  Names
	// Kinds are what can wait, as described by the domains.
	Kinds []record.Waiting
	// Periodic lists the periodic jobs, and Schema is the queue's.
	Periodic func() []jobs.Periodic
	Schema   string
	// Bulks are the bulk actions, as described by the domains.
	Bulks   []record.Bulk
	Jobs    jobs.Inserter
	Tenants *tenant.Store
	// Trips, Bookings and Touches tell what a change of policies does.
	Trips    Trips
	Bookings Bookings
	Touches  []record.Touch
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("control", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Waiting returns what the caller may see, the kind with the longest wait first.
func (s *Service) Waiting(ctx context.Context) (controlapi.WaitingList, error) {
	list := controlapi.WaitingList{Groups: []controlapi.WaitingGroup{}}
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		for _, kind := range s.Kinds {
			rows, err := kind.Read(tx, record.By(ctx), most)
			if err != nil {
				return err
			}
			if len(rows) > 0 {
				list.Groups = append(list.Groups, told(kind.Kind, rows))
			}
		}
		abandoned, err := s.abandonedTx(ctx, tx)
		if len(abandoned.Items) > 0 {
			list.Groups = append(list.Groups, abandoned)
		}
		return err
	})
	slices.SortStableFunc(list.Groups, func(a, b controlapi.WaitingGroup) int {
		return a.Items[0].Since.Compare(b.Items[0].Since)
	})
	return list, err
}

func told(kind string, rows []record.Waits) controlapi.WaitingGroup {
	group := controlapi.WaitingGroup{Kind: controlapi.WaitingGroupKind(kind), Total: rows[0].All}
	for _, row := range rows {
		group.Items = append(group.Items, controlapi.WaitingItem{ID: row.ID, Name: row.Name, Since: row.Since,
			Facts: controlapi.WaitingItemFacts(row.Facts)})
	}
	return group
}

// HTTP serves the operations of the contract's control tag.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return controlapi.Mount(h, c) }

// ListWaiting implements listWaiting.
func (h HTTP) ListWaiting(ctx context.Context) (*controlapi.WaitingListAnswer, error) {
	list, err := h.Service.Waiting(ctx)
	if err != nil {
		return nil, err
	}
	return &controlapi.WaitingListAnswer{Success: true, Data: list}, nil
}
