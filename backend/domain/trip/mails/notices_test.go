package mails_test

import (
	"context"
	"errors"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/notificationapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

// Emails are notices for their recipient only, except those that open an account, and only for 90 days.
func TestNoticesAreTheEmailsOfTheCaller(t *testing.T) {
	m := triptest.Open(t)
	someone := func(email string) context.Context {
		return m.In(m.Tenant, principal.Principal{Group: "host", MemberID: m.HostMember, HostID: m.HostID, Email: email})
	}
	write := func(template notification.Template, key, path string) {
		t.Helper()
		m.Must(m.DB.InTenantTx(m.Host(), m.Tenant.ID, func(tx pgx.Tx) error {
			return m.Notifications.SendTx(m.Host(), tx, notification.Mail{
				Template: template, Key: key, To: "Hanna@example.com", Name: "Hanna",
				Data: notification.Data{Path: path, Code: "123456", Reason: "Why."},
			})
		}))
	}
	read := func(ctx context.Context) notificationapi.NoticePage {
		t.Helper()
		page, err := m.Notifications.Notices(ctx, "", 25)
		m.Must(err)
		return page
	}
	hanna := someone("hanna@example.com")
	write(notification.AccountChanged, "first", "/login")
	write(notification.Activation, "secret", "/activate?token=abc")
	write(notification.AccountChanged, "second", "/files?token=abc")

	page := read(hanna)
	if len(page.Items) != 2 || page.Unread != 2 {
		t.Fatalf("%+v", page)
	}
	if newest := page.Items[0]; newest.Path.Set || page.Items[1].Path.Value != "/login" || newest.Read ||
		newest.Title == "" {
		t.Errorf("a path with a secret stays in the email: %+v", page.Items)
	}
	other := someone("ida@example.com")
	if page := read(other); len(page.Items) != 0 || page.Unread != 0 {
		t.Errorf("somebody else: %+v", page)
	}
	m.Must(m.Notifications.ReadNotices(other, &notificationapi.NoticesRead{UpTo: api.NewOptUUID(page.Items[0].ID)}))
	if left := read(hanna).Unread; left != 2 {
		t.Errorf("somebody else read them: %d left", left)
	}
	m.Must(m.Notifications.ReadNotices(hanna, &notificationapi.NoticesRead{UpTo: api.NewOptUUID(page.Items[1].ID)}))
	if after := read(hanna); after.Unread != 1 || after.Items[0].Read || !after.Items[1].Read {
		t.Errorf("%+v", after)
	}
	m.Clock.Advance(91 * 24 * time.Hour)
	if page := read(hanna); len(page.Items) != 0 || page.Unread != 0 {
		t.Errorf("after 91 days: %+v", page)
	}
}

// A member chooses for each kind of notice: by email, in the bell, both or neither; notices about bookings and
// the account always come. The email links to the choices.
func TestNoticesComeAsTheirMemberChose(t *testing.T) {
	m := triptest.Open(t)
	const email = "chooser@example.com"
	m.Must(m.DB.InTenantTx(m.Host(), m.Tenant.ID, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), `UPDATE member SET email = $3 WHERE tenant_id = $1 AND id = $2`, m.Tenant.ID,
			m.HostMember, email)
		return err
	}))
	caller := m.In(m.Tenant, principal.Principal{Group: "host", MemberID: m.HostMember, HostID: m.HostID, Email: email})
	key := 0
	write := func(template notification.Template) (mailed, rung int, headers string) {
		t.Helper()
		key++
		m.Must(m.DB.InTenantTx(m.Host(), m.Tenant.ID, func(tx pgx.Tx) error {
			written := notification.Mail{
				Template: template, Key: "chosen/" + strconv.Itoa(key), To: "Chooser@example.com", Name: "Hanna",
				Data: notification.Data{Path: "/app/host/trips/1"},
			}
			if err := m.Notifications.SendTx(m.Host(), tx, written); err != nil {
				return err
			}
			err := tx.QueryRow(t.Context(),
				`SELECT count(*) FILTER (WHERE mailed), count(*) FILTER (WHERE rung), coalesce(min(headers::text), '')
				FROM email WHERE tenant_id = $1 AND dedupe_key = $2`, m.Tenant.ID, written.Key).Scan(&mailed, &rung, &headers)
			return err
		}))
		return mailed, rung, headers
	}
	choose := func(mail, bell bool) {
		t.Helper()
		kept, err := m.Notifications.ChooseNotice(caller, notificationapi.NoticeChoice{Kind: notificationapi.NoticeKindTrips,
			Mail: mail, Bell: bell})
		m.Must(err)
		if first := kept.Items[0]; first.Kind != notificationapi.NoticeKindTrips || first.Mail != mail ||
			first.Bell != bell || !kept.Items[1].Mail {
			t.Errorf("kept %+v", kept.Items)
		}
	}
	mailed, rung, headers := write(notification.TripLaunched)
	if mailed != 1 || rung != 1 || !strings.Contains(headers, "/app/host/account/notifications>") ||
		strings.Contains(headers, "One-Click") {
		t.Errorf("before a choice: %d %d %s", mailed, rung, headers)
	}
	for _, c := range []struct{ mail, bell bool }{{true, false}, {false, true}, {false, false}} {
		choose(c.mail, c.bell)
		mailed, rung, _ := write(notification.TripLaunched)
		if (mailed == 1) != c.mail || (rung == 1) != c.bell {
			t.Errorf("chosen %+v: mailed %d, in the bell %d", c, mailed, rung)
		}
	}
	for _, always := range []notification.Template{notification.BookingCancelled, notification.AccountChanged,
		notification.GroupChanged} {
		if mailed, rung, _ := write(always); mailed != 1 || rung != 1 {
			t.Errorf("%s, of another kind: mailed %d, in the bell %d", always, mailed, rung)
		}
	}
	// Two of the launches were for the bell, and three others.
	page, err := m.Notifications.Notices(caller, "", 25)
	m.Must(err)
	if len(page.Items) != 5 || page.Unread != 5 {
		t.Errorf("%d in the bell, %d unread", len(page.Items), page.Unread)
	}
	_, err = m.Notifications.ChooseNotice(caller, notificationapi.NoticeChoice{Kind: notificationapi.NoticeKindReviews})
	var refused *apierr.Error
	if !errors.As(err, &refused) || refused.Fields["kind"] == "" {
		t.Errorf("a kind that never comes: %v", err)
	}
}
