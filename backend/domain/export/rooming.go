package export

import (
	"bytes"
	"context"
	"html/template"
	"slices"
	"strconv"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/exportapi"
	"caravan/backend/platform/count"
	"caravan/backend/platform/spoken"
)

// roomNames are the printed labels of rooms.
var roomNames = spoken.Codes{
	string(api.RoomTypeSingle): "Private room", string(api.RoomTypeDouble): "Double bed",
	string(api.RoomTypeTwin):   "Two beds",
	string(api.RoomTypeTriple): "Triple room", string(api.RoomTypeQuadruple): "Quadruple room",
	string(api.RoomTypeDormitory):  "Dormitory",
	string(api.RoomTypeOther):      "Other room",
	string(api.HostRoomTypeOneBed): "One bed", string(api.HostRoomTypeTwoBeds): "Two beds",
	string(api.HostRoomTypeSharedBed): "Shared bed",
}

// roomingList lists who sleeps in which room.
type roomingList struct {
	reader
	Trip  trip.Trip
	Host  string
	Diet  string
	Rows  []roomRow
	Alone []string // travelers without a room yet
}

type roomRow struct{ Number, Room, Travelers, Order, Notes string }

// Days formats those of the trip.
func (r roomingList) Days() string { return spoken.Days(r.language, r.Trip.StartDate, r.Trip.EndDate) }

// Title returns that of the file and of each page.
func (r roomingList) Title() string { return r.Say("Rooming list") + " · " + r.Trip.Name }

// Heads returns those of the table.
func (roomingList) Heads() []string {
	return []string{"No.", "Room", "Travelers", "Order ID", "Special requests"}
}

func roomingOf(r reader, t trip.Trip, m exportapi.Manifest) roomingList {
	out := roomingList{reader: r, Trip: t, Host: m.HostName, Diet: m.DietaryRestriction.Value}
	add := func(room, travelers, order, notes string) {
		out.Rows = append(out.Rows, roomRow{strconv.Itoa(len(out.Rows) + 1), r.Say(room), travelers, order, notes})
	}
	names := []string{m.HostName}
	for _, c := range m.Companions {
		names = append(names, c.Name)
	}
	for i, room := range m.HostRooms {
		who := "" // the host and the companions divide their rooms themselves; they are listed once
		if i == 0 {
			who = strings.Join(names, "\n")
		}
		add(roomNames[string(room.Type)], who, r.Say("Host"), m.AdditionalRequests.Value)
	}
	people, orders := map[uuid.UUID]exportapi.ManifestTraveler{}, map[uuid.UUID]string{}
	for _, party := range m.Parties {
		for _, one := range party.Travelers {
			people[one.ID], orders[one.ID] = one, party.OrderId
		}
	}
	placed := map[uuid.UUID]bool{}
	for _, room := range m.Rooms {
		var names, of, notes []string
		for _, mate := range room.Travelers {
			placed[mate.ID] = true
			names = append(names, mate.Name)
			if !slices.Contains(of, orders[mate.ID]) {
				of = append(of, orders[mate.ID])
			}
			if wish := r.wishes(people[mate.ID]); wish != "" {
				notes = append(notes, wish)
			}
		}
		if len(names) == 0 { // emptied by moves
			continue
		}
		if len(names) == 1 && room.RoomType != api.RoomTypeSingle {
			notes = append(notes, r.Say("Shared with another traveler"))
		}
		add(roomNames[string(room.RoomType)], strings.Join(names, "\n"), strings.Join(of, "\n"), strings.Join(notes, "\n"))
	}
	for _, party := range m.Parties {
		for _, one := range party.Travelers {
			if !placed[one.ID] {
				out.Alone = append(out.Alone, one.Name+" · "+party.OrderId)
			}
		}
	}
	return out
}

// wishes returns a traveler's requests in one line.
func (r reader) wishes(one exportapi.ManifestTraveler) string {
	var parts []string
	if mate := one.Roommate.Value; mate != "" {
		parts = append(parts, r.Say("Wants to share with "+mate))
	}
	if one.Requests.Value != "" {
		parts = append(parts, one.Requests.Value)
	}
	if len(parts) == 0 {
		return ""
	}
	return one.Name + ": " + strings.Join(parts, "; ")
}

var roomingPage = template.Must(template.New("rooming").Funcs(template.FuncMap{"count": count.Of}).Parse(
	`<p class="brand">{{.Brand}}</p>
<h1>{{.Say "Rooming list"}}</h1>
<p class="soft">{{.Trip.Name}} · ID# {{.Trip.ShortID}} · <span class="part">{{.Days}}</span> · <span class="part">{{.Say (count (len .Rows) "room")}}</span></p>
{{if .Rows}}<table>
<thead><tr>{{range .Heads}}<th scope="col">{{$.Say .}}</th>{{end}}</tr></thead>
<tbody>
{{range .Rows}}<tr><td>{{.Number}}</td><td>{{.Room}}</td><td class="open lines">{{.Travelers}}</td><td class="kept">{{.Order}}</td><td class="open lines">{{.Notes}}</td></tr>
{{end}}</tbody>
</table>{{else}}<p>{{.Say "There are no rooms on this trip yet."}}</p>{{end}}
{{if .Diet}}<p><strong>{{.Say "Dietary restriction"}} ({{.Host}}):</strong> {{.Diet}}</p>{{end}}
{{if .Alone}}<h2>{{.Say "Not in a room yet"}}</h2>
<ul>{{range .Alone}}<li>{{.}}</li>{{end}}</ul>{{end}}`))

// RoomingList prints who sleeps in which room. Without a Chromium the error is CodeUnavailable.
func (s *Service) RoomingList(ctx context.Context, tripID uuid.UUID) (name string, content []byte, err error) {
	list, err := s.rooming(ctx, tripID)
	if err != nil {
		return "", nil, err
	}
	content, err = s.printed(ctx, list.reader, list.Title(), roomingPage, list)
	return "rooming-" + list.Trip.ShortID + ".pdf", content, err
}

func (s *Service) rooming(ctx context.Context, tripID uuid.UUID) (roomingList, error) {
	parties, err := s.parties(ctx, tripID)
	if err != nil {
		return roomingList{}, err
	}
	var t trip.Trip
	r := readerOf(ctx)
	err = s.DB.ReadTenant(ctx, r.tenant.ID, func(tx pgx.Tx) error {
		t, err = s.Trips.LoadTx(ctx, tx, tripID)
		return err
	})
	return roomingOf(r, t, parties), err
}

// PrintRoomingList implements exportapi.Handler.
func (h HTTP) PrintRoomingList(ctx context.Context, params exportapi.PrintRoomingListParams) (
	*exportapi.PrintRoomingListOKHeaders, error) {
	name, content, err := h.Service.RoomingList(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &exportapi.PrintRoomingListOKHeaders{ContentDisposition: attachment(name),
		Response: exportapi.PrintRoomingListOK{Data: bytes.NewReader(content)}}, nil
}
