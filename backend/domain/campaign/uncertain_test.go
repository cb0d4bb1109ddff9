package campaign_test

import (
	"errors"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/campaign"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/promote"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/mail"
	"caravan/backend/testkit"
)

// A promotion is not sent again once the mail server may have it: neither after a worker was killed with it, nor
// after the connection ended without a reply. The host sees how many are uncertain, and decides whether a copy goes
// to them again. A reader who opens it has it.
func TestAnUncertainPromotionIsNotSentAgain(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	list(t, w)
	accepted(t, w)
	testkit.Must(t, s.Sweep(w.Context()))
	host, id := w.As(w.HostMember, "host"), campaignID(t, w, "launch")
	_, err := s.Batch(host, id)
	testkit.Must(t, err)
	token := tokenOf(t, w, "ann@example.com")
	w.Exec(t, "UPDATE email SET handed_at = now() WHERE recipient = 'ann@example.com'") // by a worker that was killed
	tries := map[string]int{}
	w.Mails.Verdict = func(m mail.Message) error {
		if tries[m.To[0]]++; m.To[0] == "bob@example.com" {
			return &mail.Unanswered{Err: errors.New("EOF")}
		}
		return nil
	}
	w.Work(t)
	bookingtest.Eventually(t, "every email has an outcome", func() bool {
		return w.Count(t, "SELECT count(*) FROM email WHERE batch IS NOT NULL AND sent_at IS NULL AND failed_at IS NULL") == 0
	})
	if tries["ann@example.com"] != 0 || tries["bob@example.com"] != 1 || tries["cid@example.com"] != 1 {
		t.Errorf("tries: %v", tries)
	}
	trips := func() (of trip.Trip, all []api.EmailCampaign) {
		t.Helper()
		testkit.Must(t, w.DB.ReadTenant(host, w.Tenant.ID, func(tx pgx.Tx) (err error) {
			if of, err = (trip.Reader{}).LoadTx(host, tx, w.TripID); err != nil {
				return err
			}
			all, err = campaign.Figures{}.CampaignsTx(host, tx, of)
			return err
		}))
		return of, all
	}
	_, all := trips()
	if got := all[0]; got.Status != api.EmailCampaignStatusSent || got.Sent != 1 || got.Uncertain != 2 ||
		got.Undelivered != 0 {
		t.Errorf("for the host: %+v", got)
	}
	rows, err := s.Sent(host, w.TripID, "launch", nil, 10)
	testkit.Must(t, err)
	for _, row := range rows {
		if r := row.CampaignRecipient; (r.State == "uncertain") != (r.Email != "cid@example.com") ||
			(r.SentAt == nil) != (r.State == "uncertain") {
			t.Errorf("%s is %s", r.Email, r.State)
		}
	}
	reach := func(audience api.PromoteEmailInputCopy) (n int) {
		t.Helper()
		now, _ := trips()
		testkit.Must(t, w.Trips.Edit.Update(host, w.TripID, &tripapi.TripUpdate{Version: now.Version,
			PromoteEmails: []api.PromoteEmailInput{
				{Kind: "launch", Copy: api.NewOptPromoteEmailInputCopy(audience)},
			}}))
		now, _ = trips()
		testkit.Must(t, w.DB.ReadTenant(host, w.Tenant.ID, func(tx pgx.Tx) (err error) {
			n, err = campaign.Audience{Hosts: s.Hosts}.ReachTx(host, tx, w.HostID, w.TripID, promote.ExceptOf(now, "copy-1"))
			return err
		}))
		w.Exec(t, "UPDATE trip SET content = content #- '{promoteEmails,copy-1}'")
		return n
	}
	if missed, uncertain := reach(api.PromoteEmailInputCopyMissed),
		reach(api.PromoteEmailInputCopyUncertain); missed != 0 || uncertain != 2 {
		t.Errorf("a copy goes to %d, and to %d if the host wants", missed, uncertain)
	}
	testkit.Must(t, s.Opened(w.Context(), token))
	if _, all := trips(); all[0].Sent != 2 || all[0].Uncertain != 1 || all[0].Opened != 1 {
		t.Errorf("after one is opened: %+v", all[0])
	}
}
