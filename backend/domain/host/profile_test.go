package host_test

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/domain/host"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/hostapi"
	"caravan/backend/platform/apierr"
)

func fields(t *testing.T, err error) map[string]string {
	t.Helper()
	var e *apierr.Error
	if !errors.As(err, &e) || e.Code != apierr.CodeInvalid {
		t.Fatalf("%v", err)
	}
	return e.Fields
}

func fullProfile(version int64) *hostapi.PublicProfileInput {
	return &hostapi.PublicProfileInput{
		Version: version, DisplayName: api.NewOptString("Hanna & friends"), Bio: api.NewOptString("Walks far."),
		ProfilePictureUrl: api.NewOptString("/files/a.jpg"), Interests: []string{"food", "yoga"},
		Pronouns:  []string{" she ", "her", "she", ""},
		Languages: []hostapi.NamedCode{{Code: "es", Name: "Spanish"}},
		Country:   hostapi.NewOptNamedCode(hostapi.NamedCode{Code: "PT", Name: "Portugal"}),
		SocialChannels: hostapi.SocialChannels{Facebook: api.NewOptString("hannafb"), Youtube: api.NewOptString("hannayt"),
			Instagram: api.NewOptString(" han na "), Tiktok: api.NewOptString(" "),
			PersonalSite: api.NewOptString("hanna.example")},
	}
}

func TestPublicProfileIsTidiedAndKept(t *testing.T) {
	m := triptest.Open(t)
	before, err := m.Hosts.PublicProfile(m.Host(), m.HostID)
	m.Must(err)
	got, err := m.Hosts.SavePublicProfile(m.Host(), m.HostID, fullProfile(before.Version))
	m.Must(err)
	c := got.SocialChannels
	if c.Instagram.Value != "hanna" || c.Facebook.Value != "hannafb" || c.Youtube.Value != "hannayt" || c.Tiktok.Set ||
		c.PersonalSite.Value != "https://hanna.example" {
		t.Errorf("channels %+v", c)
	}
	if strings.Join(got.Pronouns, ",") != "she,her" || len(got.Interests) != 2 || got.Interests[1].Name != "Yoga" ||
		got.Interests[1].Icon == "" ||
		got.Interests[1].ID == "" || got.Interests[1].ColorScheme == "" {
		t.Errorf("%v %v", got.Pronouns, got.Interests)
	}
	if got.DisplayName != "Hanna & friends" || got.Bio.Value != "Walks far." ||
		got.ProfilePictureUrl.Value != "/files/a.jpg" ||
		got.Languages[0] != (hostapi.NamedCode{Code: "es", Name: "Spanish"}) ||
		got.Country.Value != (hostapi.NamedCode{Code: "PT", Name: "Portugal"}) {
		t.Errorf("%+v", got)
	}
	if mine, err := m.Hosts.Mine(m.Host()); err != nil || mine.Bio.Value != "Walks far." ||
		mine.SocialChannels.Value != got.SocialChannels || mine.ProfilePictureUrl.Value != "/files/a.jpg" {
		t.Errorf("the host's record shows %+v %v", mine, err)
	}
	if n := m.Count("audit_log", "action = 'host.public_profile' AND object_id = $1", m.HostID); n != 1 {
		t.Errorf("%d audit entries", n)
	}
	var e *apierr.Error
	if _, err = m.Hosts.SavePublicProfile(m.Host(), m.HostID, fullProfile(before.Version)); !errors.As(err, &e) ||
		e.Code != apierr.CodeConflict {
		t.Errorf("an old version is taken: %v", err)
	}
}

func TestPublicProfileRules(t *testing.T) {
	m := triptest.Open(t)
	for name, c := range map[string]struct {
		change         func(*hostapi.PublicProfileInput)
		field, message string
	}{
		"neither bio nor picture": {func(p *hostapi.PublicProfileInput) { p.Bio.Reset(); p.ProfilePictureUrl.Reset() }, "bio",
			"Bio and profile photo are required"},
		"no picture": {func(p *hostapi.PublicProfileInput) { p.ProfilePictureUrl.Reset() }, "profilePictureUrl",
			"The profile picture is required"},
		"a long bio": {func(p *hostapi.PublicProfileInput) { p.Bio.SetTo(strings.Repeat("ä", 351)) }, "bio",
			"Maximum 350 characters allowed"},
		"no interest": {func(p *hostapi.PublicProfileInput) { p.Interests = nil }, "interests",
			"At least one interest is required"},
		"an unknown interest": {func(p *hostapi.PublicProfileInput) { p.Interests = []string{"chess"} }, "interests",
			"Choose one of the options"},
		"no channel": {func(p *hostapi.PublicProfileInput) {
			p.SocialChannels = hostapi.SocialChannels{Facebook: api.NewOptString("  ")}
		}, "socialChannels", "At least one social channel is required"},
		"a site that runs code": {func(p *hostapi.PublicProfileInput) {
			p.SocialChannels.PersonalSite.SetTo("javascript://a.example/%0aalert(1)")
		}, "socialChannels.personalSite", "Enter a valid website"},
		"a site without a dot": {func(p *hostapi.PublicProfileInput) { p.SocialChannels.PersonalSite.SetTo("localhost") },
			"socialChannels.personalSite", "Enter a valid website"},
	} {
		t.Run(name, func(t *testing.T) {
			in := fullProfile(1)
			c.change(in)
			_, err := m.Hosts.SavePublicProfile(m.Host(), m.HostID, in)
			if got := fields(t, err); got[c.field] != c.message {
				t.Errorf("%v", got)
			}
		})
	}
	if n := m.Count("audit_log", "action = 'host.public_profile'"); n != 0 {
		t.Error("a refused profile was kept")
	}
	limit := fullProfile(1)
	limit.Bio.SetTo(strings.Repeat("ä", 350))
	if _, err := m.Hosts.SavePublicProfile(m.Host(), m.HostID, limit); err != nil {
		t.Errorf("350 characters: %v", err)
	}
}

func TestOnboarding(t *testing.T) {
	m := triptest.Open(t)
	id, _ := m.AddHost("nora", 0)
	in := &hostapi.OnboardHost{ID: id, CategoryInterests: []string{"food"}, PagePath: "Nora-Travels",
		SocialChannels: hostapi.NewOptSocialChannels(hostapi.SocialChannels{Youtube: api.NewOptString("nora")})}
	for range 2 {
		got, err := m.Hosts.Onboard(m.Host(), in)
		if err != nil || !got.OnboardingCompleted || got.PagePath.Value != "nora-travels" {
			t.Fatalf("%+v %v", got, err)
		}
	}
	taken := &hostapi.OnboardHost{ID: m.HostID, CategoryInterests: []string{"food"}, PagePath: "nora-travels",
		SocialEngagementUserId: api.NewOptString("u-1")}
	_, err := m.Hosts.Onboard(m.Host(), taken)
	if got := fields(t, err); got["pagePath"] != "This address is already taken" {
		t.Errorf("%v", got)
	}
	_, err = m.Hosts.Onboard(m.Host(), &hostapi.OnboardHost{ID: id, PagePath: "a b",
		SocialChannels: hostapi.NewOptSocialChannels(hostapi.SocialChannels{Youtube: api.NewOptString(" ")})})
	got := fields(t, err)
	if got["categoryInterests"] != "At least one interest is required" ||
		got["socialChannels"] != "At least one social media account is required" || got["pagePath"] == "" {
		t.Errorf("%v", got)
	}
}

func TestProgressTowardsTheFirstTrip(t *testing.T) {
	m := triptest.Open(t)
	id, _ := m.AddHost("nora", 0)
	p, err := m.Hosts.Progress(m.Host(), id)
	if err != nil || p.Title != "Engage your Audience" || !p.Steps[0].Done || p.Steps[1].Done || p.Steps[2].Done ||
		p.UnlockAt != 100 || p.NextTierAt.Value != 25 {
		t.Errorf("%+v %v", p, err)
	}
	p, err = m.Hosts.Progress(m.Host(), m.HostID)
	if err != nil || p.Title != "Find your Trip" || !p.Steps[2].Done || p.NextTierAt.Set {
		t.Errorf("%+v %v", p, err)
	}
}

func TestMarketingListImport(t *testing.T) {
	m := triptest.Open(t)
	file := "\ufeffName,EMail\nAna,Ana@Example.org\nBo,not an address\n,\nCy,cy@example.org\nAna again,ana@example.org\n"
	got, err := m.Hosts.ImportMarketingList(m.Admin(), m.HostID, strings.NewReader(file))
	if err != nil || got.Imported != 2 || got.Known != 1 || len(got.Refused) != 1 || got.Refused[0].Line != 3 {
		t.Fatalf("%+v %v", got, err)
	}
	got, err = m.Hosts.ImportMarketingList(m.Admin(), m.HostID, strings.NewReader("cy@example.org\ndi@example.org"))
	if err != nil || got.Imported != 1 || got.Known != 1 {
		t.Errorf("%+v %v", got, err)
	}
	if audience, err := m.Hosts.Audience(m.Host()); err != nil || audience.MarketingListSize != 3 {
		t.Errorf("list of %d, %v", audience.MarketingListSize, err)
	}
	for name, text := range map[string]string{"no column": "a,b\n1,2", "nothing": "", "quotes": "email\n\"a"} {
		if _, err := m.Hosts.ImportMarketingList(m.Admin(), m.HostID, strings.NewReader(text)); err == nil {
			t.Errorf("%s is taken", name)
		}
	}
	var e *apierr.Error
	if _, err := m.Hosts.ImportMarketingList(m.Admin(), uuid.New(), strings.NewReader("a@example.org")); !errors.As(err,
		&e) || e.Code != apierr.CodeNotFound {
		t.Errorf("%v", err)
	}
}

func TestSocialConnections(t *testing.T) {
	m := triptest.Open(t)
	first, err := m.Hosts.ConnectSocials(m.Host())
	m.Must(err)
	second, err := m.Hosts.ConnectSocials(m.Host())
	m.Must(err)
	if first.SocialEngagementUserId != second.SocialEngagementUserId || first.Token == second.Token ||
		first.SocialEngagementChannelIds["instagram"] == "" {
		t.Errorf("%+v %+v", first, second)
	}

	status := http.StatusOK
	provider := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/connections" || r.Header.Get("Authorization") != "Bearer k" {
			status = http.StatusUnauthorized
		}
		w.WriteHeader(status)
		_, _ = w.Write([]byte(`{"token":"t","userId":"u","channels":{"youtube":"y"}}`))
	}))
	defer provider.Close()
	m.Hosts.Socials = host.HTTPSocials{URL: provider.URL, Key: "k", Client: provider.Client()}
	got, err := m.Hosts.ConnectSocials(m.Host())
	if err != nil || got.SocialEngagementUserId != "u" || got.SocialEngagementChannelIds["youtube"] != "y" {
		t.Errorf("%+v %v", got, err)
	}
	status = http.StatusBadGateway
	var e *apierr.Error
	if _, err = m.Hosts.ConnectSocials(m.Host()); !errors.As(err, &e) || e.Code != apierr.CodeUnavailable ||
		e.Message != "Please try again or connect manually" {
		t.Errorf("%v", err)
	}
}
