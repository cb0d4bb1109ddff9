package notification

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"caravan/backend/domain/tenant"
	"caravan/backend/testkit/random"
)

var everyMail = []Template{
	WaitlistJoined, WaitlistOffered, WaitlistExpired, BookingCancelled, BookingChanged,
	Activation, PasswordReset, MemberAdded, PasswordHelp, AccountChanged, BookingReceived, BookingConfirmed, BookingRejected, BookingRefunded, OrderNotPlaced, PaymentReceipt,
	PaymentReminder, AutomaticPaymentFailed, TripRequested, RequestRejected, TripApproved, PricingApproved, TripLaunched, TripCancelled, ExportReady, TripPromotion, TripMessage, WebhookPaused, TestMail,
	RideConfirmed, RideChanged, RideCancelled, TravelerReplaced, TravelerJoined, GroupChanged,
}

func acme() tenant.Tenant {
	return tenant.Tenant{Slug: "acme", Brand: "Acme Journeys", Tagline: "Travel together", SupportEmail: "help@acme.test", Theme: json.RawMessage(`{"accent":"#0f766e"}`)}
}

func sample() Data {
	return Data{
		Trip:  Trip{Name: "Andes & <b>Amazon</b>", Destination: "Cusco, Peru", Dates: "May 1, 2027 – May 8, 2027", HostName: "Harper Lane", Picture: "/files/andes.jpg"},
		Order: Order{ID: "K7TQ-9XMD", Spots: 2, Lines: []Line{{"Traveler spot × 2", "$3,600.00"}}, Total: "$3,600.00", Paid: "$900.00", Due: "$2,700.00", DueBy: "January 31, 2027"},
		Path:  "/app/traveler/trips/1", Amount: "$900.00", Reason: "The host couldn’t accept your booking.", File: "travelers.csv",
	}
}

func TestEveryMail(t *testing.T) {
	for _, template := range everyMail {
		for name, data := range map[string]Data{"full": sample(), "bare": {Path: "/x"}} {
			c, err := render(acme(), "https://acme.test", Mail{Template: template, Name: "Robin", Data: data})
			if err != nil {
				t.Errorf("%s: %v", template, err)
				continue
			}
			if c.Subject == "" || strings.Contains(c.Subject, "\n") || strings.Contains(c.Subject, "&amp;") {
				t.Errorf("%s: subject %q", template, c.Subject)
			}
			for _, wanted := range []string{"https://acme.test" + data.Path, "Acme Journeys", "#0f766e", `lang="en"`, "help@acme.test"} {
				if !strings.Contains(c.HTML, wanted) && !(wanted == "#0f766e" && data.Trip.Picture != "") {
					t.Errorf("%s, %s: the mail lacks %q", template, name, wanted)
				}
			}
			if strings.Contains(c.HTML, "<b>Amazon") || strings.Contains(c.HTML, "ZgotmplZ") || strings.Contains(c.HTML, "no value") {
				t.Errorf("%s: not escaped as it should be", template)
			}
			if strings.ContainsAny(c.Plain, "<>") && !strings.Contains(c.Plain, "<b>") || !strings.Contains(c.Plain, "https://acme.test"+data.Path) || strings.Contains(c.Plain, "\n\n\n") {
				t.Errorf("%s, %s: plain text\n%s", template, name, c.Plain)
			}
		}
	}
}

// Names are typed by whoever books for others: no mail greets with a link, a number to call or a message.
func TestGreetingsAreNames(t *testing.T) {
	for name, greeted := range map[string]string{
		"Robin": "Robin", " Ana  María ": "Ana María", "O’Neil-Kōno": "O’Neil-Kōno", "J.R.": "J. R.", "evil.example": "evil. example", "अनिता": "अनिता",
		"https://evil.example": "", "www.evil.example/x": "", "<b>Win</b>": "", "Call 555 0100": "", "a@b.example": "", "Win\nnow": "Win now",
		"you have won a prize and must claim it at once": "",
	} {
		c, err := render(acme(), "https://acme.test", Mail{Template: WaitlistJoined, Name: name, Data: sample()})
		if err != nil {
			t.Fatal(err)
		}
		if _, after, found := strings.Cut(c.Plain, "Hi "); found != (greeted != "") || found && !strings.HasPrefix(after, greeted+",") {
			t.Errorf("%q is greeted: %.60q", name, c.Plain)
		}
	}
}

func TestNoTemplateIsForgotten(t *testing.T) {
	all, err := parse()
	if err != nil {
		t.Fatal(err)
	}
	if len(all) != len(everyMail) {
		t.Errorf("%d files for %d mails", len(all), len(everyMail))
	}
}

func TestEveryMailHasAPreviewAndSpeaksToOutlook(t *testing.T) {
	for _, template := range everyMail {
		c, err := render(acme(), "https://acme.test", Mail{Template: template, Name: "Robin", Data: sample()})
		if err != nil {
			t.Fatal(err)
		}
		head, _, _ := strings.Cut(c.HTML, "<table")
		_, preview, found := strings.Cut(head, "display:none")
		if _, preview, _ = strings.Cut(preview, ">"); !found || len(strings.TrimSpace(preview[:strings.Index(preview, "<")])) < 10 {
			t.Errorf("%s: no preview text", template)
		}
		if n := strings.Count(c.HTML, "<!--[if mso]>"); n == 0 || n != strings.Count(c.HTML, "<![endif]-->") {
			t.Errorf("%s: %d comments for Outlook", template, n)
		}
		if !strings.Contains(c.HTML, "prefers-color-scheme: dark") || strings.Contains(c.Plain, "VIEW") || !strings.HasPrefix(c.Plain, "Hi Robin,\n\n") {
			t.Errorf("%s: dark scheme or plain text\n%s", template, c.Plain)
		}
	}
}

func TestButtonTextIsReadable(t *testing.T) {
	for accent, text := range map[string]string{"#000000": "#ffffff", "#b4532a": "#ffffff", "#fde047": "#14110f", "#ffffff": "#14110f"} {
		if background, got := readable(accent); got != text || background != accent {
			t.Errorf("on %s: %s on %s", accent, got, background)
		}
	}
	if got := accentOf(json.RawMessage(`{"accent":"red;background:url(x)"}`)); got != defaultAccent {
		t.Errorf("a colour that is none: %s", got)
	}
	random.Check(t, func(t *rapid.T) {
		accent := fmt.Sprintf("#%06x", rapid.IntRange(0, 0xffffff).Draw(t, "accent"))
		if background, text := readable(accent); contrast(background, text) < 4.5 {
			t.Errorf("%s: %s on %s has %.2f", accent, text, background, contrast(background, text))
		}
	})
}
