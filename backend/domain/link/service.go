package link

import (
	"context"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host"
	"caravan/backend/domain/link/linkdb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/linkapi"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/whole"
)

// Service implements links.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB          *db.DB
	Clock       tenant.Clock
	Hosts       Hosts
	Itineraries Itineraries
	Switches    *tenant.Switches
	// Made announces new hosts, who get links of their own.
	Made *announce.Topic[host.Made]
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("link", d); err != nil {
		return nil, err
	}
	s := &Service{Deps: d}
	d.Made.Subscribe(s.hostMadeTx)
	return s, nil
}

var (
	admins    = []string{"admin"}
	ownerToo  = []string{"admin", "host"}
	validPath = regexp.MustCompile(`^[a-z0-9][a-z0-9-]{1,78}[a-z0-9]$`)
)

// linkRecords describes links to the record layer (H-477). Hosts see their own.
var linkRecords = &record.Resource{
	Name: "Link", Table: "link", Tenant: "l.tenant_id", ID: "l.id",
	From: "link l JOIN host h ON h.tenant_id = l.tenant_id AND h.id = l.host_id",
	Scope: map[string]string{
		"admin": record.Everything, "tripManager": record.Everything, "host": "l.host_id = @host",
		"accountManager": record.Assigned("l.tenant_id", [2]string{"Host", "l.host_id"}),
	},
	Words: search.Link,
	Filters: map[string]string{
		"hostId": "l.host_id = @value", "linkType": "l.link_type = @value", "active": "l.active = @value",
		"status": "(CASE WHEN l.active THEN 'active' ELSE 'inactive' END) = @value",
	},
	Sorts: map[string]record.Sort{
		"created": record.Created("l.id"), "path": {Column: "l.path", Type: "text"}, "host": {Column: "lower(h.display_name)",
			Type: "text"},
		"type": {Column: "l.link_type", Type: "text"},
	},
	Sort: "-created",
	Meta: record.Meta{
		Name: "l.path", Status: "CASE WHEN l.active THEN 'active' ELSE 'inactive' END",
		Facts: "jsonb_build_object('type', l.link_type, 'host', h.display_name, 'destination', nullif(l.destination, ''))",
	},
	Fields: []record.Field{
		{Name: "hostId"}, {Name: "linkType"}, {Name: "path"},
		{Name: "destination", Column: "destination", Write: ownerToo},
		{Name: "active", Column: "active", Write: admins},
	},
}

const columns = "l.host_id, h.display_name AS host_name, h.status AS host_status, h.active AS host_active, l.link_type, l.path, l.destination, l.active, l.version, l.created_at"

type row struct {
	record.Key
	HostID      uuid.UUID `db:"host_id"`
	HostName    string    `db:"host_name"`
	HostStatus  string    `db:"host_status"`
	HostActive  bool      `db:"host_active"`
	Type        string    `db:"link_type"`
	Path        string    `db:"path"`
	Destination string    `db:"destination"`
	Active      bool      `db:"active"`
	Version     int64     `db:"version"`
	CreatedAt   time.Time `db:"created_at"`
}

// collects are the host statuses in which email addresses may be collected (H-318).
var collects = []string{"ready-to-qualify", "qualifying", "qualified", "planning", "launched", "confirmed", "renewed"}

// locked returns why a link currently leads nowhere, or "" if it is open.
func (r row) locked() string {
	switch linkapi.LinkType(r.Type) {
	case linkapi.LinkTypeEmailCapture:
		if !slices.Contains(collects, r.HostStatus) {
			return "You can use the email collection link once the host is ready to qualify."
		}
	case linkapi.LinkTypeSurvey:
		if !r.HostActive {
			return "The survey link is locked until the host’s profile is active."
		}
	}
	return ""
}

func (r row) answer(by principal.Principal) linkapi.Link {
	out := linkapi.Link{
		ID: r.ID, HostId: r.HostID, HostName: r.HostName, LinkType: linkapi.LinkType(r.Type), Path: r.Path,
		URL: address(r.Path), Destination: r.Destination, Active: r.Active, Version: r.Version, CreatedAt: r.CreatedAt.UTC(),
		EditableFields: linkRecords.Offered(by, ""),
	}
	if why := r.locked(); why != "" {
		out.Locked, out.LockedReason = true, api.NewOptString(why)
	}
	return out
}

// List returns a page of the links that the caller may see.
func (s *Service) List(ctx context.Context, q record.Query) (linkapi.LinkPage, error) {
	items, next, err := record.Answers(ctx, s.DB, linkRecords, columns, q, row.answer)
	return linkapi.LinkPage{Items: items, NextCursor: next}, err
}

// Get returns one link; one that the caller may not see is missing.
func (s *Service) Get(ctx context.Context, id uuid.UUID) (linkapi.Link, error) {
	return record.Answer(ctx, s.DB, linkRecords, columns, id, row.answer)
}

// CreateTx adds a link to a host.
func (s *Service) CreateTx(ctx context.Context, tx pgx.Tx, in *linkapi.NewLink) (uuid.UUID, error) {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	path, destination, fields := strings.ToLower(strings.TrimSpace(in.Path)), strings.TrimSpace(in.Destination.Or("")),
		map[string]string{}
	if !validPath.MatchString(path) {
		fields["path"] = "Use 3 to 80 lowercase letters, numbers, and hyphens"
	}
	if why := faulty(destination); why != "" {
		fields["destination"] = why
	}
	if len(fields) > 0 {
		return uuid.Nil, apierr.Invalid(fields)
	}
	id := uuid.Must(uuid.NewV7())
	err := linkdb.New(tx).InsertLink(ctx, linkdb.InsertLinkParams{
		TenantID: t.ID, ID: id, HostID: in.HostId, LinkType: string(in.LinkType), Path: path, Destination: destination,
		CreatedAt: now,
	})
	if err := refused(err); err != nil {
		return uuid.Nil, err
	}
	if err := search.NoteTx(ctx, tx, search.Link, id); err != nil {
		return uuid.Nil, err
	}
	return id, audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "link.create", ObjectType: "Link", ObjectID: id,
		After: map[string]any{"hostId": in.HostId, "linkType": in.LinkType, "path": path, "destination": destination},
	})
}

func refused(err error) error {
	switch db.Constraint(err) {
	case "link_tenant_id_path_key":
		return apierr.InvalidField("path", "This address is already taken")
	case "link_tenant_id_host_id_fkey":
		return apierr.InvalidField("hostId", "We couldn’t find this host")
	}
	return err
}

// Update changes a link; hosts may change where their own leads.
func (s *Service) Update(ctx context.Context, id uuid.UUID, in *linkapi.LinkUpdate) (linkapi.Link, error) {
	in.Destination.Value = strings.TrimSpace(in.Destination.Value)
	if why := faulty(in.Destination.Value); why != "" {
		return linkapi.Link{}, apierr.InvalidField("destination", why)
	}
	err := record.Save(ctx, s.DB, s.Clock, linkRecords, columns, id, func(was row) record.Change {
		return record.Change{
			Version: in.Version, Is: was.Version, Values: record.Given(in),
			Before: map[string]any{"path": was.Path, "destination": was.Destination, "active": was.Active},
		}
	})
	if err != nil {
		return linkapi.Link{}, err
	}
	return s.Get(ctx, id)
}

// faulty returns what is wrong with a link's destination; an empty destination is the page's own.
func faulty(destination string) string {
	if destination == "" || (strings.HasPrefix(destination, "/") && !strings.HasPrefix(destination, "//")) {
		return ""
	}
	if u, err := url.Parse(destination); err == nil && u.Scheme == "https" && u.Host != "" {
		return ""
	}
	return "Enter a path on this site or a URL that starts with https://"
}
