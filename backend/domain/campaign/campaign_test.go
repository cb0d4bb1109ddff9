package campaign_test

import (
	"context"
	"errors"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"

	schema "caravan/backend/db"
	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/campaign"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/promote"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/campaignapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/jobs"
	"caravan/backend/testkit"
)

func service(t *testing.T, w *bookingtest.World) *campaign.Service {
	t.Helper()
	// The world's queue does not know the batches: the tests run them.
	batches, err := river.NewClient(riverpgxv5.New(w.DB.Pool), &river.Config{Schema: schema.RiverSchema})
	testkit.Must(t, err)
	deps := w.Campaigns.Deps
	deps.Jobs = &jobs.Client{River: batches}
	s, err := campaign.New(deps)
	testkit.Must(t, err)
	return s
}

// list gives the host a marketing list of three: two survey respondents who opted in, one of them also on the
// list, and one who is only on the list. A third respondent opted out.
func list(t *testing.T, w *bookingtest.World) {
	t.Helper()
	for email, wants := range map[string]bool{"ann@example.com": true, "Bob@Example.com": true,
		"none@example.com": false} {
		w.Exec(t,
			"INSERT INTO survey_response (tenant_id, id, host_id, email, marketing_opt_in, answered_at) VALUES ($1, $2, $3, $4, $5, now())",
			w.Tenant.ID, uuid.New(), w.HostID, email, wants)
	}
	for _, email := range []string{"bob@example.com", "cid@example.com"} {
		w.Exec(t, "INSERT INTO marketing_contact (tenant_id, id, host_id, email, created_at) VALUES ($1, $2, $3, $4, now())",
			w.Tenant.ID, uuid.New(), w.HostID, email)
	}
}

func campaignID(t *testing.T, w *bookingtest.World, kind string) uuid.UUID {
	t.Helper()
	var id uuid.UUID
	testkit.Must(t, w.DB.ReadTenant(t.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(), "SELECT id FROM campaign WHERE kind = $1", kind).Scan(&id)
	}))
	return id
}

func mails(t *testing.T, w *bookingtest.World, template string) int {
	return w.Count(t, "SELECT count(*) FROM email WHERE template = $1", template)
}

// accepted reviews and approves the launch email and the first follow-up as the host.
func accepted(t *testing.T, w *bookingtest.World) {
	t.Helper()
	w.Exec(t,
		`UPDATE trip SET content = content || '{"promoteEmails": {"launch": {"active": true}, "drip-1": {"active": true}}}'`)
}

// Nothing is sent to a host's list before the host has reviewed and approved it, the launch and follow-ups alike.
func TestNothingIsMailedUnseen(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	list(t, w)
	testkit.Must(t, s.Sweep(w.Context()))
	w.Clock.Advance(7 * 24 * time.Hour)
	testkit.Must(t, s.Sweep(w.Context()))
	if n := w.Count(t, "SELECT count(*) FROM campaign") + w.Count(t, "SELECT count(*) FROM campaign_recipient"); n != 0 {
		t.Errorf("%d campaigns and readers", n)
	}
	next, err := s.Next(w.Context(), w.Clock.Now())
	if err != nil || !next.IsZero() {
		t.Errorf("next at %v %v", next, err)
	}
}

func TestPromotionReachesEachReaderOnce(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	list(t, w)
	accepted(t, w)
	testkit.Must(t, s.Sweep(w.Context()))
	testkit.Must(t, s.Sweep(w.Context()))
	id := campaignID(t, w, "launch")
	if n := w.Count(t, "SELECT recipients FROM campaign"); n != 3 {
		t.Fatalf("%d recipients", n)
	}
	var wg sync.WaitGroup
	for range 5 {
		wg.Go(func() {
			if _, err := s.Batch(w.Context(), id); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	if n := mails(t, w, "trip_promotion"); n != 3 {
		t.Errorf("%d mails", n)
	}
	if n := w.Count(t, "SELECT count(*) FROM campaign_recipient WHERE state = 'sent' AND sent_at IS NOT NULL"); n != 3 {
		t.Errorf("%d recorded", n)
	}
	if n := w.Count(t, "SELECT count(*) FROM campaign WHERE completed_at IS NOT NULL"); n != 1 {
		t.Error("the campaign is not complete")
	}
	if n := w.Count(t, "SELECT count(*) FROM email_wording"); n != 1 {
		t.Errorf("what all three say is kept %d times", n)
	}
	token := tokenOf(t, w, "ann@example.com")
	w.Work(t)
	bookingtest.Eventually(t, "mail", func() bool {
		return len(w.Mails.To("ann@example.com")) == 1 && len(w.Mails.To("bob@example.com")) == 1 &&
			len(w.Mails.To("cid@example.com")) == 1
	})
	if got := w.Mails.To("none@example.com"); len(got) != 0 {
		t.Errorf("who wants no emails got %v", got)
	}
	// Each email has its reader's own links, in the body and in the headers (RFC 8058).
	links := map[string]bool{}
	for _, m := range w.Mails.All() {
		page, one := m.Headers["List-Unsubscribe"], m.Headers["List-Unsubscribe-Post"]
		found := link.FindStringSubmatch(m.HTML)
		if one != "List-Unsubscribe=One-Click" || found == nil || page != "<https://acme.test/public/unsubscribe/"+
			found[1]+">" ||
			!strings.Contains(m.Text, found[1]) || !strings.Contains(m.HTML, "/public/emails/"+found[1]+"/opened") ||
			!strings.Contains(m.HTML, "e="+found[1]) {
			t.Errorf("%s can unsubscribe by %q and %q, with %v in the mail", m.To, page, one, found)
		}
		links[page] = true
	}
	if len(links) != 3 || !links["<https://acme.test/public/unsubscribe/"+token+">"] {
		t.Errorf("links of three readers: %v", links)
	}
}

func TestBatchesKeepToTheRate(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	list(t, w)
	accepted(t, w)
	testkit.Must(t, s.Sweep(w.Context()))
	slow := w.Tenant
	slow.Policy.Trip.PromoteMailsPerMinute = 2
	for i, want := range []struct {
		next  time.Duration
		mails int
		taken bool
	}{
		{next: 30 * time.Second, mails: 1},
		{next: 30 * time.Second, mails: 2},
		{next: time.Second, mails: 2}, // the mail server has not accepted the previous two
		{next: 30 * time.Second, mails: 3, taken: true},
		{mails: 3},
	} {
		if want.taken {
			taken(t, w)
		}
		next, err := s.Batch(tenant.With(w.Context(), slow), campaignID(t, w, "launch"))
		if err != nil || next != want.next || mails(t, w, "trip_promotion") != want.mails {
			t.Errorf("batch %d: goes on in %s, %d mails, %v", i, next, mails(t, w, "trip_promotion"), err)
		}
	}
}

// taken accepts emails as a mail server does.
func taken(t *testing.T, w *bookingtest.World) {
	t.Helper()
	w.Exec(t, "UPDATE email SET sent_at = now() WHERE batch IS NOT NULL AND mailed AND sent_at IS NULL")
}

var link = regexp.MustCompile(`/public/unsubscribe/([^"&?\s]+)`)

func tokenOf(t *testing.T, w *bookingtest.World, email string) string {
	t.Helper()
	var html string
	testkit.Must(t, w.DB.ReadTenant(t.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(),
			`SELECT coalesce((SELECT replace(w.html, w.mark, e.own) FROM email_wording w WHERE w.id = e.wording), e.html)
			FROM email e WHERE e.recipient = $1 ORDER BY e.id LIMIT 1`, email).Scan(&html)
	}))
	found := link.FindStringSubmatch(html)
	if found == nil {
		t.Fatalf("the mail has no link to unsubscribe: %s", html)
	}
	return found[1]
}

func TestUnsubscribedGetsNoMore(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	list(t, w)
	accepted(t, w)
	testkit.Must(t, s.Sweep(w.Context()))
	_, err := s.Batch(w.Context(), campaignID(t, w, "launch"))
	testkit.Must(t, err)
	token := tokenOf(t, w, "ann@example.com")
	if err := s.Unsubscribe(w.Context(), token[:len(token)-1]+"x"); testkit.Code(err) != apierr.CodeNotFound {
		t.Errorf("a changed link: %v", err)
	}
	other := w.Tenant
	other.ID = uuid.New()
	if err := s.Unsubscribe(tenant.With(w.Context(), other), token); testkit.Code(err) != apierr.CodeNotFound {
		t.Errorf("in another marketplace: %v", err)
	}
	reader, err := s.ReaderOf(w.Context(), token)
	if err != nil || reader.Email != "ann@example.com" || reader.HostName != "Harper Lane" {
		t.Errorf("reader %+v %v", reader, err)
	}
	reach := func() (n int) {
		t.Helper()
		testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
			var err error
			n, err = campaign.Audience{Hosts: s.Hosts}.ReachTx(w.Context(), tx, w.HostID, w.TripID, promote.Except{})
			return err
		}))
		return n
	}
	if n := reach(); n != 3 {
		t.Errorf("the list reaches %d", n)
	}
	testkit.Must(t, s.Unsubscribe(w.Context(), token))
	testkit.Must(t, s.Unsubscribe(w.Context(), token))
	if n := reach(); n != 2 {
		t.Errorf("the list reaches %d after one unsubscribed", n)
	}
	w.Clock.Advance(7 * 24 * time.Hour)
	testkit.Must(t, s.Sweep(w.Context()))
	_, err = s.Batch(w.Context(), campaignID(t, w, "drip-1"))
	testkit.Must(t, err)
	if n := w.Count(t, "SELECT count(*) FROM email WHERE recipient = 'ann@example.com'"); n != 1 {
		t.Errorf("%d mails to who unsubscribed", n)
	}
	if n := mails(t, w, "trip_promotion"); n != 5 {
		t.Errorf("%d mails", n)
	}
	if n := w.Count(t, "SELECT count(*) FROM campaign_recipient WHERE state = 'unsubscribed'"); n != 1 {
		t.Errorf("%d recorded as unsubscribed", n)
	}
}

func TestLateOrSwitchedOffPromotionStays(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	list(t, w)
	w.Exec(t,
		`UPDATE trip SET content = content || '{"promoteEmails": {"launch": {"active": false}, "drip-1": {"active": true}}}'`)
	testkit.Must(t, s.Sweep(w.Context()))
	w.Clock.Advance(11 * 24 * time.Hour) // four days after the first follow-up
	testkit.Must(t, s.Sweep(w.Context()))
	if n := w.Count(t, "SELECT count(*) FROM campaign"); n != 0 {
		t.Errorf("%d campaigns", n)
	}
}

// What the product sends does not change the trip's version: a host who is editing meanwhile gets no conflict.
func TestCampaignLeavesTheVersionOfItsTrip(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	list(t, w)
	accepted(t, w)
	before := w.Count(t, "SELECT version FROM trip")
	testkit.Must(t, s.Sweep(w.Context()))
	if n := w.Count(t, "SELECT count(*) FROM campaign WHERE kind = 'launch'"); n != 1 {
		t.Fatalf("%d campaigns", n)
	}
	if after := w.Count(t, "SELECT version FROM trip"); after != before {
		t.Errorf("version %d, and %d before the campaign", after, before)
	}
	testkit.Must(t, s.Sweep(w.Context()))
	if n := w.Count(t, "SELECT count(*) FROM campaign"); n != 1 {
		t.Errorf("it is started %d times", n)
	}
}

// A campaign whose trip is canceled in the meantime ends, and says so.
func TestCampaignOfACancelledTripIsNotSending(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	list(t, w)
	accepted(t, w)
	testkit.Must(t, s.Sweep(w.Context()))
	w.Exec(t, "UPDATE trip SET status = 'cancelled'")
	if next, err := s.Batch(w.Context(), campaignID(t, w, "launch")); err != nil || next != 0 {
		t.Errorf("goes on in %s, %v", next, err)
	}
	var all []api.EmailCampaign
	testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		of, err := w.Trips.LoadTx(w.Context(), tx, w.TripID)
		if err != nil {
			return err
		}
		all, err = campaign.Figures{}.CampaignsTx(w.Context(), tx, of)
		return err
	}))
	for _, one := range all {
		if one.Status != api.EmailCampaignStatusCanceled {
			t.Errorf("%s is %s", one.Kind, one.Status)
		}
	}
	if n := mails(t, w, "trip_promotion"); n != 0 {
		t.Errorf("%d mails", n)
	}
}

func TestHostWritesToTravelers(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	host := w.As(w.HostMember, "host")
	send := func(subject, text string) (id uuid.UUID, err error) {
		err = w.DB.InTenantTx(host, w.Tenant.ID, func(tx pgx.Tx) error {
			id, err = s.MessageTx(host, tx, &campaignapi.TravelerEmail{TripId: w.TripID, Subject: subject, Message: text})
			return err
		})
		return id, err
	}
	if _, err := send("Hello", "All"); testkit.Code(err) != apierr.CodeIllegalState {
		t.Errorf("without travelers: %v", err)
	}
	w.Book(t, "buyer@example.com", booking.Choices{Spots: 2})
	var e *apierr.Error
	if _, err := send(" \n", ""); !errors.As(err, &e) || e.Fields["subject"] == "" || e.Fields["message"] == "" {
		t.Errorf("empty: %v", err)
	}
	id, err := send("What to\r\npack", "Bring\n\nboots & <b>socks</b>")
	testkit.Must(t, err)
	_, err = s.Batch(w.Context(), id)
	testkit.Must(t, err)
	var subject, html string
	testkit.Must(t, w.DB.ReadTenant(t.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(),
			"SELECT subject, html FROM email WHERE template = 'trip_message' AND recipient = 'buyer@example.com'").Scan(&subject,
			&html)
	}))
	if subject != "What to pack" || !strings.Contains(html, "boots &amp; &lt;b&gt;socks") ||
		strings.Contains(html, "unsubscribe") {
		t.Errorf("mail %q %s", subject, html)
	}
	w.Exec(t, "UPDATE trip SET status = 'cancelled'")
	if _, err := send("Hello", "All"); testkit.Code(err) != apierr.CodeIllegalState {
		t.Errorf("of a cancelled trip: %v", err)
	}
}

func TestAMessageGoesToThoseWhoMissTheirForm(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	host := w.As(w.HostMember, "host")
	w.Book(t, "buyer@example.com", booking.Choices{Spots: 1})
	w.Book(t, "second@example.com", booking.Choices{Spots: 1})
	preview := func(in campaignapi.TravelerAudience) campaignapi.TravelerEmailPreview {
		in.TripId = w.TripID
		out, err := s.MessagePreview(host, &in)
		testkit.Must(t, err)
		return out
	}
	missing := campaignapi.TravelerAudience{OnlyMissingForms: api.NewOptBool(true)}
	if all, some := preview(campaignapi.TravelerAudience{}), preview(missing); all.Recipients != 2 ||
		len(all.FirstNames) != 2 || some.Recipients != 2 {
		t.Fatalf("%+v %+v", all, some)
	}
	w.Exec(t, `INSERT INTO trip_form (tenant_id, participant_id, trip_id, open_part, complete, version, updated_at)
		SELECT p.tenant_id, p.id, b.trip_id, '{}', true, 1, now() FROM booking_participant p
		JOIN booking b ON b.tenant_id = p.tenant_id AND b.id = p.booking_id WHERE p.email = 'buyer@example.com'`)
	if all, some := preview(campaignapi.TravelerAudience{}), preview(missing); all.Recipients != 2 ||
		some.Recipients != 1 {
		t.Errorf("one form is complete: %+v %+v", all, some)
	}
	if none := preview(campaignapi.TravelerAudience{Statuses: []campaignapi.TravelerAudienceStatusesItem{
		"waitlist"}}); none.Recipients != 0 {
		t.Errorf("waitlist: %+v", none)
	}
	testkit.Must(t, w.DB.InTenantTx(host, w.Tenant.ID, func(tx pgx.Tx) error {
		id, err := s.MessageTx(host, tx, &campaignapi.TravelerEmail{TripId: w.TripID, Subject: "Your form", Message: "Please",
			OnlyMissingForms: api.NewOptBool(true)})
		if err != nil {
			return err
		}
		var n int
		if err := tx.QueryRow(host, "SELECT recipients FROM campaign WHERE id = $1", id).Scan(&n); err != nil || n != 1 {
			t.Errorf("recipients: %d %v", n, err)
		}
		return nil
	}))
}

func TestFiguresOfCampaigns(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	list(t, w)
	accepted(t, w)
	testkit.Must(t, s.Sweep(w.Context()))
	_, err := s.Batch(w.Context(), campaignID(t, w, "launch"))
	testkit.Must(t, err)
	taken(t, w)
	ann, bob := tokenOf(t, w, "ann@example.com"), tokenOf(t, w, "bob@example.com")
	testkit.Must(t, s.Opened(w.Context(), ann))
	testkit.Must(t, s.Opened(w.Context(), ann))
	if err := s.Opened(w.Context(), "nonsense"); testkit.Code(err) != apierr.CodeNotFound {
		t.Errorf("nonsense: %v", err)
	}
	var all []api.EmailCampaign
	testkit.Must(t, w.DB.InTenantTx(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		if err := s.ClickedTx(w.Context(), tx, w.TripID, bob); err != nil {
			return err
		}
		if err := s.ClickedTx(w.Context(), tx, uuid.New(), ann); err != nil { // of another trip's page
			return err
		}
		of, err := w.Trips.LoadTx(w.Context(), tx, w.TripID)
		if err != nil {
			return err
		}
		all, err = campaign.Figures{}.CampaignsTx(w.Context(), tx, of)
		return err
	}))
	if len(all) != 3 || all[0].Name != "Launch" || all[0].Sent != 3 || all[0].Opened != 2 || all[0].Clicked != 1 ||
		all[0].Status != api.EmailCampaignStatusSent {
		t.Errorf("campaigns %+v", all)
	}
	if all[1].Status != api.EmailCampaignStatusScheduled || all[1].ScheduledDateLabel.Value != "7 days after your launch" {
		t.Errorf("follow-up %+v", all[1])
	}
	rows, err := s.Sent(context.WithoutCancel(w.Context()), w.TripID, "launch", nil, 2)
	if err != nil || len(rows) != 3 {
		t.Errorf("list of who got it: %d %v", len(rows), err)
	}
}
