package campaign_test

import (
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/promote"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit"
)

// What was stopped on the way can be written again: a draft with its words, for those who did not get it or for
// everyone. It goes out when its host turns it on, and nobody who has it gets it as one who missed it, also not by a
// copy of a copy.
func TestAStoppedEmailIsCopiedForThoseWhoMissedIt(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	list(t, w)
	accepted(t, w)
	host := w.As(w.HostMember, "host")
	slow := w.Tenant
	slow.Policy.Trip.PromoteMailsPerMinute = 1
	load := func() (of trip.Trip) {
		t.Helper()
		testkit.Must(t, w.DB.ReadTenant(host, w.Tenant.ID, func(tx pgx.Tx) (err error) {
			of, err = trip.Reader{}.LoadTx(host, tx, w.TripID)
			return err
		}))
		return of
	}
	change := func(in api.PromoteEmailInput) (map[string]tripapi.PromoteEmail, error) {
		t.Helper()
		now := load()
		if err := w.Trips.Edit.Update(host, w.TripID, &tripapi.TripUpdate{Version: now.Version,
			PromoteEmails: []api.PromoteEmailInput{in}}); err != nil {
			return nil, err
		}
		emails := map[string]tripapi.PromoteEmail{}
		for _, one := range promote.Emails(load()) {
			emails[one.Kind] = one
		}
		return emails, nil
	}
	copied := func(kind string, who api.PromoteEmailInputCopy) (map[string]tripapi.PromoteEmail, error) {
		return change(api.PromoteEmailInput{Kind: kind, Copy: api.NewOptPromoteEmailInputCopy(who)})
	}
	if _, err := copied("launch", api.PromoteEmailInputCopyMissed); testkit.Code(err) != apierr.CodeInvalid {
		t.Errorf("a copy of what never went out: %v", err)
	}
	testkit.Must(t, s.Sweep(w.Context()))
	// One of three has it when it is stopped.
	one := func(kind string) {
		t.Helper()
		id := campaignID(t, w, kind)
		_, err := s.Batch(tenant.With(host, slow), id)
		testkit.Must(t, err)
		taken(t, w)
		_, err = s.Stop(host, w.TripID, id)
		testkit.Must(t, err)
	}
	one("launch")
	emails, err := copied("launch", api.PromoteEmailInputCopyMissed)
	testkit.Must(t, err)
	draft := emails["copy-1"]
	if draft.Name != "Launch, copy 1" || draft.CopyOf.Value != "launch" || !draft.OnlyMissed.Value || draft.Active ||
		!draft.Editable ||
		draft.HostBlurb != emails["launch"].HostBlurb || emails["launch"].Copyable {
		t.Errorf("the draft: %+v of %+v", draft, emails["launch"])
	}
	if _, err := copied("launch", api.PromoteEmailInputCopyEveryone); testkit.Code(err) != apierr.CodeInvalid {
		t.Errorf("a second draft beside the first: %v", err)
	}
	testkit.Must(t, s.Sweep(w.Context()))
	if n := w.Count(t, "SELECT count(*) FROM campaign WHERE kind = 'copy-1'"); n != 0 {
		t.Error("a draft went out before it was turned on")
	}
	on := func(kind string) {
		t.Helper()
		_, err := change(api.PromoteEmailInput{Kind: kind, Active: api.NewOptBool(true)})
		testkit.Must(t, err)
		testkit.Must(t, s.Sweep(w.Context()))
	}
	recipients := func(kind string) int {
		return w.Count(t, "SELECT recipients FROM campaign WHERE kind = '"+kind+"'")
	}
	on("copy-1")
	if n := recipients("copy-1"); n != 2 {
		t.Errorf("%d missed the email", n)
	}
	one("copy-1")
	emails, err = copied("copy-1", api.PromoteEmailInputCopyMissed)
	testkit.Must(t, err)
	if emails["copy-2"].CopyOf.Value != "copy-1" || emails["copy-2"].Name != "Launch, copy 2" {
		t.Errorf("a copy of a copy: %+v", emails["copy-2"])
	}
	on("copy-2")
	if n := recipients("copy-2"); n != 1 {
		t.Errorf("%d missed the email and its copy", n)
	}
	if _, err = copied("launch", api.PromoteEmailInputCopyEveryone); err != nil {
		t.Fatal(err)
	}
	on("copy-3")
	if n := recipients("copy-3"); n != 3 {
		t.Errorf("everyone is %d", n)
	}
	if n := w.Count(t,
		`SELECT count(*) FROM (SELECT r.email FROM campaign_recipient r JOIN campaign c ON c.id = r.campaign_id
		WHERE r.state = 'sent' AND c.kind <> 'copy-3' GROUP BY r.email HAVING count(*) > 1) twice`); n != 0 {
		t.Errorf("%d have it twice", n)
	}
}
