package mails_test

import (
	"context"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/notificationapi"
	"caravan/backend/platform/principal"
)

// Emails are notices of their recipient alone, but those that open an account, and only for 90 days.
func TestNoticesAreTheEmailsOfTheCaller(t *testing.T) {
	m := triptest.Open(t)
	someone := func(email string) context.Context {
		return m.In(m.Tenant, principal.Principal{Group: "host", MemberID: m.HostMember, HostID: m.HostID, Email: email})
	}
	write := func(template notification.Template, key, path string) {
		t.Helper()
		m.Must(m.DB.InTenantTx(m.Host(), m.Tenant.ID, func(tx pgx.Tx) error {
			return m.Notifications.SendTx(m.Host(), tx, notification.Mail{
				Template: template, Key: key, To: "Hanna@example.com", Name: "Hanna", Data: notification.Data{Path: path, Code: "123456", Reason: "Why."},
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
	if newest := page.Items[0]; newest.Path.Set || page.Items[1].Path.Value != "/login" || newest.Read || newest.Title == "" {
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
