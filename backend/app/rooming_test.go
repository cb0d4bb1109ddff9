package app_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

// The operator arranges the rooms of three travelers with the same name: moved by id, rejected when the room is
// full or on a conflicting edit, notified when a booking is canceled, visible to the host, and hidden from
// everyone else.
func TestTheOperatorArrangesRooms(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 10)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	bookings := make([]string, 3)
	for i, email := range []string{"one@rooms.example", "two@rooms.example", "three@rooms.example"} {
		paid, refused, err := s.Book(t.Context(), trip.ID, email, card, 1)
		if err != nil || refused != nil {
			t.Fatalf("book: %v %+v", err, refused)
		}
		bookings[i] = paid["bookingId"].(string)
	}
	path := "/api/me/trips/" + trip.ID + "/rooming"
	read := func() map[string]any {
		return s.Must(t, apptest.Request{Method: "GET", Path: path, Token: trip.Operator})
	}
	move := func(token string, version any, moves ...map[string]any) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: path + "/moves", Token: token,
			Body: map[string]any{"version": version, "moves": moves}})
	}
	// in returns the travelers of a room.
	in := func(rooming map[string]any, room int) []any {
		return rooming["rooms"].([]any)[room].(map[string]any)["travelers"].([]any)
	}

	before := read()
	if len(before["rooms"].([]any)) != 3 || before["editable"] != true || before["version"] != float64(0) {
		t.Fatalf("%v", before)
	}
	who := make([]any, 3)
	for i := range who {
		if sleepers := in(before, i); len(sleepers) != 1 {
			t.Fatalf("room %d: %v", i, sleepers)
		}
		who[i] = in(before, i)[0].(map[string]any)["id"]
	}
	to := func(traveler, room int) map[string]any {
		return map[string]any{"travelerId": who[traveler], "roomId": rooms(before)[room]}
	}
	if a := move(trip.Operator, 0, to(1, 0)); a.Status != http.StatusOK || len(in(a.Data, 0)) != 2 ||
		len(in(a.Data, 1)) != 0 || a.Data["version"] != float64(1) {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	if a := move(trip.Operator, 0, to(2, 0)); a.Status != http.StatusConflict || a.Code != "conflict" {
		t.Errorf("an old version: %d %s", a.Status, a.Text)
	}
	if a := move(trip.Operator, 1, to(2, 0)); a.Status != http.StatusBadRequest ||
		!strings.Contains(a.Text, "This room is full") {
		t.Errorf("a full room: %d %s", a.Status, a.Text)
	}
	// Two travelers swap spots in one call, and one is removed from every room.
	if a := move(trip.Operator, 1, to(2, 0), to(1, 2)); a.Status != http.StatusOK || len(in(a.Data, 0)) != 2 ||
		in(a.Data, 2)[0].(map[string]any)["id"] != who[1] {
		t.Errorf("trade: %d %s", a.Status, a.Text)
	}
	if a := move(trip.Operator, 2, map[string]any{"travelerId": who[0]}); a.Status != http.StatusOK ||
		len(a.Data["unplaced"].([]any)) != 1 {
		t.Errorf("out of the room: %d %s", a.Status, a.Text)
	}
	if a := move(trip.Operator, 3, to(0, 0)); a.Status != http.StatusOK || len(in(a.Data, 0)) != 2 {
		t.Errorf("back again: %d %s", a.Status, a.Text)
	}

	for token, at := range map[string]string{trip.Operator: "/manifest", trip.Host: "/travel-info"} {
		shown := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + trip.ID + at, Token: token})
		if sleepers := in(shown, 0); len(sleepers) != 2 || sleepers[0].(map[string]any)["id"] != who[0] ||
			sleepers[1].(map[string]any)["id"] != who[2] {
			t.Errorf("%s: %v", at, shown["rooms"])
		}
	}
	there, stranger := open(t, s, trip.Admin, true)
	for what, a := range map[string]apptest.Answer{
		"the host": move(trip.Host, 4, to(1, 0)), "a traveler": move(s.SignIn(t, apptest.TravelerEmail), 4, to(1, 0)),
		"nobody":              move("", 4, to(1, 0)),
		"another marketplace": there.Call(t, apptest.Request{Method: "GET", Path: path, Token: stranger}),
	} {
		if a.Status != http.StatusForbidden && a.Status != http.StatusNotFound && a.Status != http.StatusUnauthorized {
			t.Errorf("%s: %d %s", what, a.Status, a.Text)
		}
	}
	trail := s.Call(t, apptest.Request{Method: "GET", Path: "/api/metadata/audit-logs?action=rooming.move",
		Token: trip.Admin})
	if strings.Count(trail.Text, `"rooming.move"`) != 4 {
		t.Errorf("%d %s", trail.Status, trail.Text)
	}

	// The booker of the first room cancels: the other traveler is back in their own room, and the operator sees a
	// notice until it is acknowledged.
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/bookings/" + bookings[0] + "/cancel", Token: trip.Admin,
		Body: map[string]any{"reason": "Asked by mail", "refund": "full"}})
	after := read()
	undone := after["undone"].([]any)
	if len(undone) != 1 || undone[0].(map[string]any)["cause"] != "roomGone" ||
		undone[0].(map[string]any)["travelerId"] != who[2] || len(after["rooms"].([]any)) != 2 {
		t.Errorf("%v", after)
	}
	noted := s.Must(t, apptest.Request{Method: "POST", Path: path + "/acknowledgement", Token: trip.Operator})
	if len(noted["undone"].([]any)) != 0 || noted["version"] != float64(5) {
		t.Errorf("%v", noted)
	}
	err = s.Services.DB.InTenantTx(t.Context(), s.Tenant(t).ID, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), "UPDATE trip SET status = 'complete' WHERE id = $1", trip.ID)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if a := move(trip.Operator, 5, to(1, 2)); a.Status != http.StatusConflict || a.Code != "illegal_state" {
		t.Errorf("rooms of a trip that is over: %d %s", a.Status, a.Text)
	}
}

// rooms returns the ids of the rooms of a response.
func rooms(rooming map[string]any) []any {
	var ids []any
	for _, room := range rooming["rooms"].([]any) {
		ids = append(ids, room.(map[string]any)["id"])
	}
	return ids
}

// A downloaded manifest is recorded; the next one says who is new, who has left, and whose room changed.
func TestTheManifestTellsWhatChangedSinceItWasTakenAlong(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 10)
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	book := func(email string) string {
		paid, refused, err := s.Book(t.Context(), trip.ID, email, card, 1)
		if err != nil || refused != nil {
			t.Fatalf("book: %v %+v", err, refused)
		}
		return paid["bookingId"].(string)
	}
	path := "/api/me/trips/" + trip.ID
	read := func() map[string]any {
		return s.Must(t, apptest.Request{Method: "GET", Path: path + "/manifest", Token: trip.Operator})
	}
	// changed returns the changes of each traveler, by order number.
	changed := func(m map[string]any) (all []string) {
		for _, party := range m["parties"].([]any) {
			for _, one := range party.(map[string]any)["travelers"].([]any) {
				fields, _ := one.(map[string]any)["changes"].([]any)
				all = append(all, strings.Join(texts(fields), "+"))
			}
		}
		return all
	}
	first := book("one@prints.example")
	book("two@prints.example")
	if m := read(); m["lastPrint"] != nil || strings.Join(changed(m), ",") != "," {
		t.Errorf("before the first: %v", m)
	}
	if a := s.Call(t, apptest.Request{Method: "GET", Path: path + "/traveler-manifest",
		Token: trip.Operator}); a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	if m := read(); m["lastPrint"].(map[string]any)["version"] != float64(1) ||
		m["lastPrint"].(map[string]any)["changed"] != float64(0) || strings.Join(changed(m), ",") != "," {
		t.Errorf("right after it: %v", m)
	}

	rooming := s.Must(t, apptest.Request{Method: "GET", Path: path + "/rooming", Token: trip.Operator})
	ids := rooms(rooming)
	s.Must(t, apptest.Request{Method: "POST", Path: path + "/rooming/moves", Token: trip.Operator,
		Body: map[string]any{"version": 0, "moves": []any{map[string]any{"travelerId": ids[1], "roomId": ids[0]}}}})
	if m := read(); strings.Join(changed(m), ",") != "room,room" {
		t.Errorf("after a move: %v", changed(m))
	}
	book("three@prints.example")
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/bookings/" + first + "/cancel", Token: trip.Admin,
		Body: map[string]any{"reason": "Asked by mail", "refund": "full"}})
	m := read()
	if left := m["left"].([]any); len(left) != 1 || left[0].(map[string]any)["name"] != "Robin Quick" ||
		m["lastPrint"].(map[string]any)["changed"] != float64(2) || strings.Join(changed(m), ",") != ",added" {
		t.Errorf("one left and one came: %v %v", changed(m), m)
	}
	sheet := s.Call(t, apptest.Request{Method: "GET", Path: path + "/traveler-manifest", Token: trip.Operator})
	if !strings.Contains(sheet.Text, ",Changed\n") || !strings.Contains(sheet.Text, ",New\n") {
		t.Errorf("the next one does not mark it: %s", sheet.Text)
	}
	if m := read(); m["lastPrint"].(map[string]any)["version"] != float64(2) || m["left"] != nil {
		t.Errorf("after the second: %v", m)
	}
	if shown := s.Must(t, apptest.Request{Method: "GET", Path: path + "/travel-info",
		Token: trip.Host}); shown["lastPrint"] != nil {
		t.Errorf("the host is told of the operator's: %v", shown)
	}
	trail := s.Call(t, apptest.Request{Method: "GET", Path: "/api/metadata/audit-logs?action=manifest.print",
		Token: trip.Admin})
	if strings.Count(trail.Text, `"manifest.print"`) != 2 {
		t.Errorf("%d %s", trail.Status, trail.Text)
	}
}
