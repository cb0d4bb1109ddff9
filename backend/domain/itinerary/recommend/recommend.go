package recommend

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/itinerary/itinerarydb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

var admins = []string{"admin"}

// recommendationRecords describes recommendations to the record layer (H-476). Hosts see their own while it is
// active.
var recommendationRecords = &record.Resource{
	Name: "Recommendation", Table: "host_recommendation", Tenant: "r.tenant_id", ID: "r.id",
	From: "host_recommendation r JOIN host h ON h.tenant_id = r.tenant_id AND h.id = r.host_id",
	Scope: map[string]string{
		"admin": record.Everything, "tripManager": record.Everything, "host": "r.host_id = @host AND r.active",
		"accountManager": record.Assigned("r.tenant_id", [2]string{"Host", "r.host_id"}),
	},
	Words: search.Recommendation,
	Filters: map[string]string{
		"hostId": "r.host_id = @value", "active": "r.active = @value",
		"status":      "(CASE WHEN r.active THEN 'active' ELSE 'inactive' END) = @value",
		"itineraryId": "EXISTS (SELECT 1 FROM itinerary_recommendation o WHERE o.tenant_id = r.tenant_id AND o.host_id = r.host_id AND o.itinerary_id = @value)",
	},
	Sorts: map[string]record.Sort{"created": record.Created("r.id"), "host": {Column: "lower(h.display_name)",
		Type: "text"},
		"by": {Column: "lower(r.recommended_by)", Type: "text"}, "state": {Column: "r.active::int", Type: "int"}},
	Sort: "host",
	Meta: record.Meta{
		Name: "h.display_name", Status: "CASE WHEN r.active THEN 'active' ELSE 'inactive' END",
		Facts: "jsonb_build_object('host', h.id::text, 'by', r.recommended_by, 'options', (SELECT count(*) FROM itinerary_recommendation o WHERE o.tenant_id = r.tenant_id AND o.host_id = r.host_id)::text)",
	},
	Fields: []record.Field{
		{Name: "hostId"}, {Name: "trovaRecommended"}, {Name: "firstTime"},
		{Name: "active", Column: "active", Write: admins},
		{Name: "recommendedBy", Column: "recommended_by", Write: admins},
		{Name: "recommendationNote", Column: "note", Write: admins},
		{Name: "options", Write: admins},
	},
}

const recommendationColumns = "r.host_id, h.display_name AS host_name, r.active, r.recommended_by, r.note, r.seen_at, r.version, r.created_at"

type recommendationRow struct {
	record.Key
	HostID        uuid.UUID  `db:"host_id"`
	HostName      string     `db:"host_name"`
	Active        bool       `db:"active"`
	RecommendedBy string     `db:"recommended_by"`
	Note          string     `db:"note"`
	SeenAt        *time.Time `db:"seen_at"`
	Version       int64      `db:"version"`
	CreatedAt     time.Time  `db:"created_at"`
}

// Recommend is a recommendation to a host, in order.
type Recommend struct {
	HostID   uuid.UUID
	By, Note string
	Options  []Option
}

// Option is a recommended itinerary.
type Option struct {
	ItineraryID uuid.UUID
	Top         bool
}

// OptionsOf converts the contract's options.
func OptionsOf(in []itineraryapi.RecommendationOption) []Option {
	out := make([]Option, len(in))
	for i, o := range in {
		out[i] = Option{ItineraryID: o.ItineraryId, Top: o.TopRecommended}
	}
	return out
}

// RecommendTx recommends itineraries to a host who has no recommendation yet.
func (s *Service) RecommendTx(ctx context.Context, tx pgx.Tx, in Recommend) (uuid.UUID, error) {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	hosts, err := s.Hosts.PersonsTx(ctx, tx, []uuid.UUID{in.HostID})
	if err != nil {
		return uuid.Nil, err
	}
	if len(hosts) == 0 {
		return uuid.Nil, apierr.InvalidField("hostId", "We couldn’t find this host")
	}
	id := uuid.Must(uuid.NewV7())
	err = itinerarydb.New(tx).InsertRecommendation(ctx, itinerarydb.InsertRecommendationParams{
		TenantID: t.ID, ID: id, HostID: in.HostID, RecommendedBy: in.By, Note: in.Note, CreatedAt: now,
	})
	if err := refused(err); err != nil {
		return uuid.Nil, fmt.Errorf("insert recommendation: %w", err)
	}
	if err := search.NoteTx(ctx, tx, search.Recommendation, id); err != nil {
		return uuid.Nil, err
	}
	if err := s.putOptionsTx(ctx, tx, in.HostID, in.Options); err != nil {
		return uuid.Nil, err
	}
	return id, audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "recommendation.create", ObjectType: "Recommendation", ObjectID: id,
		After: map[string]any{"hostId": in.HostID, "recommendedBy": in.By, "options": optionWords(in.Options)},
	})
}

// refused converts the error for a host who already has a recommendation; a pipelined write reports it when the
// transaction ends.
func refused(err error) error {
	if db.Constraint(err) == "host_recommendation_tenant_id_host_id_key" {
		return apierr.InvalidField("hostId", "This host already has a recommendation. Edit it instead")
	}
	return err
}

// putOptionsTx replaces the host's options, in order.
func (s *Service) putOptionsTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID, options []Option) error {
	t := tenant.From(ctx)
	put := itinerarydb.InsertOptionsParams{TenantID: t.ID, HostID: hostID}
	seen := map[uuid.UUID]bool{}
	for i, o := range options {
		if seen[o.ItineraryID] {
			return apierr.InvalidField(fmt.Sprintf("options[%d].itineraryId", i), "This itinerary is already in the list")
		}
		seen[o.ItineraryID] = true
		put.ItineraryIds, put.Tops, put.Positions = append(put.ItineraryIds, o.ItineraryID), append(put.Tops, o.Top),
			append(put.Positions, i)
	}
	if len(options) == 0 {
		return apierr.InvalidField("options", "Choose at least one itinerary")
	}
	found, err := s.Itineraries.LoadManyTx(ctx, tx, put.ItineraryIds)
	if err != nil {
		return err
	}
	for i, o := range options {
		it, ok := found[o.ItineraryID]
		switch {
		case !ok:
			return apierr.InvalidField(fmt.Sprintf("options[%d].itineraryId", i), "We couldn’t find this itinerary")
		case it.Status != itinerary.Complete:
			return apierr.InvalidField(fmt.Sprintf("options[%d].itineraryId", i), "Hosts cannot see this itinerary yet")
		}
	}
	queries := itinerarydb.New(tx)
	if err := queries.DropOptions(ctx, itinerarydb.DropOptionsParams{TenantID: t.ID, HostID: hostID}); err != nil {
		return fmt.Errorf("drop options: %w", err)
	}
	if err := queries.InsertOptions(ctx, put); err != nil {
		return fmt.Errorf("insert options: %w", err)
	}
	return nil
}

func optionWords(options []Option) []string {
	out := make([]string, len(options))
	for i, o := range options {
		out[i] = o.ItineraryID.String()
		if o.Top {
			out[i] += " top"
		}
	}
	return out
}

// Recommendations lists the recommendations to the hosts that the caller sees.
func (s *Service) Recommendations(ctx context.Context, q record.Query) (itineraryapi.RecommendationPage, error) {
	answer := itineraryapi.RecommendationPage{Items: []itineraryapi.Recommendation{}}
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		rows, next, err := record.List[recommendationRow](tx, record.By(ctx), recommendationRecords, recommendationColumns, q)
		if err != nil {
			return err
		}
		answer.NextCursor = record.Next(next)
		answer.Items, err = s.recommendationsTx(ctx, tx, rows)
		return err
	})
	return answer, err
}

func (s *Service) recommendationsTx(ctx context.Context, tx pgx.Tx, rows []recommendationRow) (
	[]itineraryapi.Recommendation, error) {
	hostIDs := make([]uuid.UUID, len(rows))
	for i, row := range rows {
		hostIDs[i] = row.HostID
	}
	found, err := itinerarydb.New(tx).OptionsOf(ctx, itinerarydb.OptionsOfParams{TenantID: tenant.From(ctx).ID,
		HostIds: hostIDs})
	if err != nil {
		return nil, fmt.Errorf("options: %w", err)
	}
	options := map[uuid.UUID][]itineraryapi.RecommendedItinerary{}
	for _, o := range found {
		it := itinerary.Itinerary{}
		if err := json.Unmarshal(o.Content, &it.Content); err != nil {
			return nil, fmt.Errorf("content of itinerary %s: %w", o.ItineraryID, err)
		}
		out := itineraryapi.RecommendedItinerary{ID: o.ItineraryID, Name: o.Name, Country: api.NewOptString(o.Country),
			Active: api.ItineraryStatus(o.Status) == itinerary.Complete, TopRecommended: o.Top}
		if hero := it.Hero(); hero.URL != "" {
			out.HeroImage = api.NewOptPhoto(hero)
		}
		options[o.HostID] = append(options[o.HostID], out)
	}
	caller := principal.Must(ctx)
	out := make([]itineraryapi.Recommendation, len(rows))
	for i, row := range rows {
		out[i] = itineraryapi.Recommendation{
			ID: row.ID, HostId: row.HostID, HostName: row.HostName, Active: row.Active,
			TrovaRecommended: len(options[row.HostID]) > 0, RecommendedBy: row.RecommendedBy, RecommendationNote: row.Note,
			FirstTime: row.SeenAt == nil, Options: append([]itineraryapi.RecommendedItinerary{}, options[row.HostID]...),
			Version:        row.Version,
			CreatedAt:      row.CreatedAt.UTC(),
			EditableFields: recommendationRecords.Offered(caller, ""),
		}
	}
	return out, nil
}

// Recommendation returns one; one that the caller may not see is missing.
func (s *Service) Recommendation(ctx context.Context, id uuid.UUID) (itineraryapi.Recommendation, error) {
	page, err := s.Recommendations(ctx, record.Query{IDs: []uuid.UUID{id}})
	if err == nil && len(page.Items) == 0 {
		err = apierr.NotFound("recommendation")
	}
	if err != nil {
		return itineraryapi.Recommendation{}, err
	}
	return page.Items[0], nil
}

// ChangeRecommendation changes the text, the options and their order.
func (s *Service) ChangeRecommendation(ctx context.Context, id uuid.UUID, in *itineraryapi.RecommendationUpdate) (
	itineraryapi.Recommendation, error) {
	err := s.DB.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		row, err := record.Get[recommendationRow](tx, record.By(ctx), recommendationRecords, recommendationColumns, id)
		if err != nil {
			return err
		}
		is, err := s.recommendationsTx(ctx, tx, []recommendationRow{row})
		if err != nil {
			return err
		}
		before := make([]Option, len(is[0].Options))
		for i, o := range is[0].Options {
			before[i] = Option{ItineraryID: o.ID, Top: o.TopRecommended}
		}
		values := record.Given(in)
		if in.Options != nil {
			values["options"] = optionWords(OptionsOf(in.Options))
		}
		_, err = recommendationRecords.Update(tx, record.By(ctx), s.Clock, record.Change{
			ID: id, Version: in.Version, Is: row.Version, Values: values,
			Before: map[string]any{"active": row.Active, "recommendedBy": row.RecommendedBy, "recommendationNote": row.Note,
				"options": optionWords(before)},
		})
		if err != nil || in.Options == nil {
			return err
		}
		return s.putOptionsTx(ctx, tx, row.HostID, OptionsOf(in.Options))
	})
	if err != nil {
		return itineraryapi.Recommendation{}, err
	}
	return s.Recommendation(ctx, id)
}

// Unrecommend removes a host's recommendation with its options.
func (s *Service) Unrecommend(ctx context.Context, id uuid.UUID) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		gone, err := itinerarydb.New(tx).DeleteRecommendation(ctx,
			itinerarydb.DeleteRecommendationParams{TenantID: t.ID, ID: id})
		if db.NoRows(err) {
			return apierr.NotFound("recommendation")
		}
		if err != nil {
			return fmt.Errorf("delete recommendation: %w", err)
		}
		if err := search.NoteTx(ctx, tx, search.Recommendation, id); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: s.Clock.Now(ctx), Action: "recommendation.remove", ObjectType: "Recommendation", ObjectID: id,
			Before: map[string]any{"hostId": gone.HostID, "recommendedBy": gone.RecommendedBy},
		})
	})
}

// ClearFirstTime records that the host has seen their recommendation; repeating it is no error (H-512).
func (s *Service) ClearFirstTime(ctx context.Context) error {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		_, err := itinerarydb.New(tx).SeenRecommendation(ctx, itinerarydb.SeenRecommendationParams{TenantID: t.ID,
			HostID: principal.Must(ctx).HostID, Now: now})
		return err
	})
}
