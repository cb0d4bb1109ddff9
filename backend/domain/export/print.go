package export

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/export/exportdb"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/rooming"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/exportapi"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// Kinds of prints.
const (
	printPDF = "pdf"
	printCSV = "csv"
)

// said is what a manifest said about a traveler, field by field, as digests.
type said map[string]string

// changeWords are the printed labels of changes.
var changeWords = map[exportapi.ManifestTravelerChangesItem]string{
	exportapi.ManifestTravelerChangesItemAdded: "New", exportapi.ManifestTravelerChangesItemName: "Name",
	exportapi.ManifestTravelerChangesItemRoom: "Room", exportapi.ManifestTravelerChangesItemArrival: "Arrival",
	exportapi.ManifestTravelerChangesItemDeparture: "Departure",
	exportapi.ManifestTravelerChangesItemRequests:  "Requests",
}

// digest detects whether a traveler's text has changed, and reveals nothing else.
func digest(traveler uuid.UUID, parts ...string) string {
	sum := sha256.Sum256([]byte(traveler.String() + "\x00" + strings.Join(parts, "\x00")))
	return hex.EncodeToString(sum[:8])
}

// saidOf returns what a manifest contains about its travelers.
func saidOf(m exportapi.Manifest) map[uuid.UUID]said {
	room := map[uuid.UUID][]string{}
	for _, r := range m.Rooms {
		of := []string{r.ID.String(), string(r.RoomType)}
		for _, mate := range r.Travelers {
			of = append(of, mate.ID.String())
		}
		slices.Sort(of)
		for _, mate := range r.Travelers {
			room[mate.ID] = of
		}
	}
	flown := func(f exportapi.OptManifestFlight) []string {
		day := ""
		if f.Value.Date.Set {
			day = f.Value.Date.Value.Format("2006-01-02")
		}
		return []string{f.Value.Airline.Value, f.Value.FlightNumber.Value, day, f.Value.Time.Value}
	}
	out := map[uuid.UUID]said{}
	for _, party := range m.Parties {
		for _, one := range party.Travelers {
			out[one.ID] = said{
				string(exportapi.ManifestTravelerChangesItemName):      digest(one.ID, one.Name),
				string(exportapi.ManifestTravelerChangesItemRoom):      digest(one.ID, room[one.ID]...),
				string(exportapi.ManifestTravelerChangesItemArrival):   digest(one.ID, flown(one.Arrival)...),
				string(exportapi.ManifestTravelerChangesItemDeparture): digest(one.ID, flown(one.Departure)...),
				string(exportapi.ManifestTravelerChangesItemRequests):  digest(one.ID, one.Requests.Value, one.Roommate.Value),
			}
		}
	}
	return out
}

// compareTx marks what differs from the last print; a manifest that was never printed is unchanged.
func (s *Service) compareTx(ctx context.Context, tx pgx.Tx, m *exportapi.Manifest, a rooming.Arranged) error {
	of := tenant.From(ctx).ID
	last, err := exportdb.New(tx).LastPrint(ctx, exportdb.LastPrintParams{TenantID: of, TripID: a.Trip.ID})
	if db.NoRows(err) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("last print: %w", err)
	}
	var then map[uuid.UUID]said
	if err := json.Unmarshal(last.Travelers, &then); err != nil {
		return fmt.Errorf("last print: %w", err)
	}
	names, err := identity.Reader{}.NamesTx(ctx, tx, []uuid.UUID{last.PrintedBy})
	if err != nil {
		return err
	}
	print := exportapi.ManifestPrint{Version: last.Version, Kind: exportapi.ManifestPrintKind(last.Kind),
		By: names[last.PrintedBy], At: last.PrintedAt.UTC()}
	now := saidOf(*m)
	for i := range m.Parties {
		for j := range m.Parties[i].Travelers {
			one := &m.Parties[i].Travelers[j]
			one.Changes = changes(then[one.ID], now[one.ID])
			if len(one.Changes) > 0 {
				print.Changed++
			}
		}
	}
	for id := range then {
		if _, travels := now[id]; travels {
			continue
		}
		name, err := s.Rooms.NameTx(ctx, tx, a, id)
		if err != nil {
			return err
		}
		m.Left = append(m.Left, exportapi.Roommate{ID: id, Name: name})
		print.Changed++
	}
	slices.SortFunc(m.Left, func(a, b exportapi.Roommate) int {
		return strings.Compare(a.Name+a.ID.String(), b.Name+b.ID.String())
	})
	m.LastPrint = exportapi.NewOptManifestPrint(print)
	return nil
}

func changes(then, now said) []exportapi.ManifestTravelerChangesItem {
	if then == nil {
		return []exportapi.ManifestTravelerChangesItem{exportapi.ManifestTravelerChangesItemAdded}
	}
	var out []exportapi.ManifestTravelerChangesItem
	for _, field := range exportapi.ManifestTravelerChangesItem("").AllValues() {
		if then[string(field)] != now[string(field)] {
			out = append(out, field)
		}
	}
	return out
}

// taken records the content of a downloaded manifest.
func (s *Service) taken(ctx context.Context, tripID uuid.UUID, kind string, m exportapi.Manifest) error {
	of, now := tenant.From(ctx).ID, s.Clock.Now(ctx)
	travelers, err := json.Marshal(saidOf(m))
	if err != nil {
		return fmt.Errorf("print: %w", err)
	}
	return s.DB.InTenantTx(ctx, of, func(tx pgx.Tx) error {
		if _, err := s.Trips.LoadForUpdateTx(ctx, tx, tripID); err != nil { // serializes the numbering
			return err
		}
		version, err := exportdb.New(tx).KeepPrint(ctx, exportdb.KeepPrintParams{TenantID: of, TripID: tripID, Kind: kind,
			PrintedBy: principal.Must(ctx).MemberID,
			PrintedAt: now, Travelers: travelers})
		if err != nil {
			return fmt.Errorf("print: %w", err)
		}
		return audit.Record(ctx, tx, audit.Entry{TenantID: of, At: now, Action: "manifest.print", ObjectType: "Trip",
			ObjectID: tripID, After: map[string]any{"version": version, "kind": kind}})
	})
}

// cells returns what a sheet says about a traveler in addition to the roster: room, flights, wishes, and what is
// new.
func (r reader) cells(m exportapi.Manifest) map[uuid.UUID][]string {
	room := map[uuid.UUID]string{}
	for _, one := range m.Rooms {
		for _, mate := range one.Travelers {
			room[mate.ID] = fmt.Sprintf("%d · %s", one.Number, r.Say(roomNames[string(one.RoomType)]))
		}
	}
	flown := func(f exportapi.OptManifestFlight) string {
		var parts []string
		if f.Value.Date.Set {
			parts = append(parts, f.Value.Date.Value.Format("2006-01-02"))
		}
		for _, part := range []api.OptString{f.Value.Time, f.Value.Airline, f.Value.FlightNumber} {
			if part.Value != "" {
				parts = append(parts, part.Value)
			}
		}
		return strings.Join(parts, " ")
	}
	out := map[uuid.UUID][]string{}
	for _, party := range m.Parties {
		for _, one := range party.Travelers {
			var changed []string
			for _, field := range one.Changes {
				changed = append(changed, r.Say(changeWords[field]))
			}
			out[one.ID] = []string{room[one.ID], flown(one.Arrival), flown(one.Departure), one.Requests.Value,
				strings.Join(changed, ", ")}
		}
	}
	return out
}
