package notification

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/money"
	"caravan/backend/platform/spoken"
)

var everyMail = []Template{
	OpeningConfirm, TripOpened, WaitlistJoined, WaitlistOffered, WaitlistExpired, BookingCancelled, BookingChanged,
	BookingMoved, PayerChanged,
	AccountsMerged, Activation, PasswordReset, MemberAdded, PasswordHelp, AccountChanged, BookingReceived,
	BookingConfirmed, BookingRejected, BookingRefunded, OrderNotPlaced, PaymentReceipt,
	PaymentReminder, AutomaticPaymentFailed, BankDebitOnItsWay, BankDebitFailed, ItineraryApproved, ItinerarySentBack,
	TripPageSentBack, TechnicalItinerarySentBack, EarningsHeld,
	TripRequested, RequestWithdrawn, RequestRejected, TripApproved, PricingApproved, TripLaunched, TripCancelled,
	ExportReady, TripPromotion, TripMessage, WebhookPaused, TestMail, RideConfirmed, RideChanged, RideCancelled,
	TravelerReplaced, TravelerJoined, GroupChanged, ReviewAsked, HostDigest, CheckoutLeft, EarningsFinal, PayoutSent,
	PayoutFailed, PayoutWaits, PayoutSetup, DisputeDue, RequestQuestion, RequestAnswer,
}

func acme() tenant.Tenant {
	return tenant.Tenant{Slug: "acme", Currency: "USD", Brand: "Acme Journeys", Tagline: "Travel together",
		SupportEmail: "help@acme.test",
		Theme:        json.RawMessage(`{"accent":"#0f766e"}`)}
}

func usd(dollars int64) money.Money { return money.New(dollars*100, "USD") }

func sample() Data {
	return Data{
		Trip: Trip{Name: "Andes & <b>Amazon</b>", Destination: "Cusco, Peru", From: civil.New(2027, 5, 1),
			To: civil.New(2027, 5, 8), HostName: "Harper Lane", HostPicture: "/media/avatar/harper.svg",
			Picture: "/media/art/coast/dawn/andes.svg?aspect=hero"},
		Order: Order{ID: "K7TQ-9XMD", Spots: 2, Lines: []Line{{"Traveler spot × 2", usd(3600)}}, Total: usd(3600),
			Paid: usd(900), Due: usd(2700), DueBy: civil.New(2027, 1, 31)},
		Payout: Payout{Part: "First half of earnings", Last4: "3000", SetUp: true, Parts: []PayoutPart{
			{Label: "Earnings advance", Amount: usd(200), Paid: true}, {Label: "First half of earnings", Amount: usd(250),
				Due: civil.New(2027, 5, 20)},
		}},
		Path: "/app/traveler/trips/1", Amount: usd(900), Until: time.Date(2027, 2, 1, 18, 0, 0, 0, time.UTC),
		By: civil.New(2027, 2, 5), Reason: "The host couldn’t accept your booking.", File: "travelers.csv",
	}
}

func TestEveryMail(t *testing.T) {
	for _, language := range spoken.Languages {
		t.Run(language.String(), func(t *testing.T) { everyMailIn(t, language.String()) })
	}
}

func everyMailIn(t *testing.T, language string) {
	for _, template := range everyMail {
		for name, data := range map[string]Data{"full": sample(), "bare": {Path: "/x"}} {
			c, err := render(acme(), "https://acme.test", Mail{Template: template, Name: "Robin", Data: data,
				Language: language})
			if err != nil {
				t.Errorf("%s: %v", template, err)
				continue
			}
			if c.Subject == "" || strings.Contains(c.Subject, "\n") || strings.Contains(c.Subject, "&amp;") {
				t.Errorf("%s: subject %q", template, c.Subject)
			}
			for _, wanted := range []string{"https://acme.test" + data.Path, "Acme Journeys", "#0f766e",
				`lang="` + language + `"`, "help@acme.test"} {
				if !strings.Contains(c.HTML, wanted) && !(wanted == "#0f766e" && data.Trip.Picture != "") {
					t.Errorf("%s, %s: the mail lacks %q", template, name, wanted)
				}
			}
			if shown := strings.Count(c.HTML, "https://acme.test/media/still/"); shown != map[string]int{"full": 2}[name] {
				t.Errorf("%s, %s: %d pictures", template, name, shown)
			}
			if strings.Contains(c.HTML, "<b>Amazon") || strings.Contains(c.HTML, "ZgotmplZ") ||
				strings.Contains(c.HTML, "no value") {
				t.Errorf("%s: not escaped as it should be", template)
			}
			if strings.ContainsAny(c.Plain, "<>") && !strings.Contains(c.Plain, "<b>") ||
				!strings.Contains(c.Plain, "https://acme.test"+data.Path) || strings.Contains(c.Plain, "\n\n\n") {
				t.Errorf("%s, %s: plain text\n%s", template, name, c.Plain)
			}
		}
	}
}

// An email is entirely in its reader's language: words, amounts, days, and the sentences that it quotes. What a
// person wrote is unchanged.
func TestAMailInTheReadersLanguage(t *testing.T) {
	for language, wanted := range map[string][]string{
		"en": {"Hi Robin,", "The host couldn’t accept your booking.", "$900.00", "May 1, 2027 – May 8, 2027", "2 travelers"},
		"de": {"Hallo Robin,", "Der Gastgeber konnte deine Buchung nicht annehmen.", "900,00 $", "1. Mai 2027 – 8. Mai 2027",
			"2 Personen"},
		"es": {"Hola, Robin:", "El anfitrión no ha podido aceptar tu reserva.", "900,00 US$",
			"1 de mayo de 2027 – 8 de mayo de 2027", "2 personas"},
	} {
		c, err := render(acme(), "https://acme.test", Mail{Template: BookingRejected, Name: "Robin", Data: sample(),
			Language: language})
		if err != nil {
			t.Fatal(err)
		}
		for _, words := range wanted {
			if !strings.Contains(c.Plain, words) || !strings.Contains(c.HTML, words) && !strings.Contains(words, "Robin") {
				t.Errorf("%s lacks %q:\n%s", language, words, c.Plain)
			}
		}
	}
	of := sample()
	of.Reason = "The transfer company canceled the ride. Road closed"
	c, err := render(acme(), "https://acme.test", Mail{Template: PaymentReceipt, Data: of, Language: "de"})
	if err != nil || !strings.Contains(c.Plain, "Platz × 2: 3.600,00 $") ||
		!strings.Contains(c.Plain, "Fällig bis 31. Januar 2027: 2.700,00 $") {
		t.Errorf("a receipt: %v\n%s", err, c.Plain)
	}
	if c, err = render(acme(), "https://acme.test", Mail{Template: RideCancelled, Data: of, Language: "de"}); err != nil ||
		!strings.Contains(c.Plain, "Der Fahrdienst hat die Fahrt storniert. Road closed") {
		t.Errorf("a ride: %v\n%s", err, c.Plain)
	}
	if c, err = render(acme(), "https://acme.test", Mail{Template: WaitlistOffered, Data: of,
		Language: "de"}); err != nil ||
		!strings.Contains(c.Plain, "1. Februar 2027, 18:00 UTC") {
		t.Errorf("an offer: %v\n%s", err, c.Plain)
	}
}

// The email shows what a trip earned, what is paid of it, and when.
func TestEarningsInTheReadersLanguage(t *testing.T) {
	for language, wanted := range map[string][]string{
		"en": {"Earnings advance: $200.00, already paid", "First half of earnings: $250.00, due May 20, 2027",
			"Set up payout account: https://"},
		"de": {"Vorschuss: 200,00 $, schon ausgezahlt", "Erste Hälfte des Verdienstes: 250,00 $, fällig am 20. Mai 2027"},
		"es": {"200,00 US$, ya pagado", "250,00 US$, vence el 20 de mayo de 2027"},
	} {
		c, err := render(acme(), "https://acme.test", Mail{Template: EarningsFinal, Name: "Robin", Data: sample(),
			Language: language})
		if err != nil {
			t.Fatal(err)
		}
		for _, words := range wanted {
			if !strings.Contains(c.Plain, words) {
				t.Errorf("%s lacks %q:\n%s", language, words, c.Plain)
			}
		}
	}
}

// Names are typed by people who book for others: no greeting contains a link, a phone number or a message.
func TestGreetingsAreNames(t *testing.T) {
	for name, greeted := range map[string]string{
		"Robin": "Robin", " Ana  María ": "Ana María", "O’Neil-Kōno": "O’Neil-Kōno", "J.R.": "J. R.",
		"evil.example": "evil. example", "अनिता": "अनिता",
		"https://evil.example": "", "www.evil.example/x": "", "<b>Win</b>": "", "Call 555 0100": "", "a@b.example": "",
		"Win\nnow": "Win now",
		"you have won a prize and must claim it at once": "",
	} {
		c, err := render(acme(), "https://acme.test", Mail{Template: WaitlistJoined, Name: name, Data: sample()})
		if err != nil {
			t.Fatal(err)
		}
		if _, after, found := strings.Cut(c.Plain, "Hi "); found != (greeted != "") || found && !strings.HasPrefix(after,
			greeted+",") {
			t.Errorf("%q is greeted: %.60q", name, c.Plain)
		}
	}
}

func TestNoTemplateIsForgotten(t *testing.T) {
	all, err := parse()
	if err != nil {
		t.Fatal(err)
	}
	if len(all) != len(everyMail)*len(spoken.Languages) {
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
		if _, preview, _ = strings.Cut(preview, ">"); !found ||
			len(strings.TrimSpace(preview[:strings.Index(preview, "<")])) < 10 {
			t.Errorf("%s: no preview text", template)
		}
		if n := strings.Count(c.HTML, "<!--[if mso]>"); n == 0 || n != strings.Count(c.HTML, "<![endif]-->") {
			t.Errorf("%s: %d comments for Outlook", template, n)
		}
		if !strings.Contains(c.HTML, "prefers-color-scheme: dark") || strings.Contains(c.Plain, "VIEW") ||
			!strings.HasPrefix(c.Plain, "Hi Robin,\n\n") {
			t.Errorf("%s: dark scheme or plain text\n%s", template, c.Plain)
		}
	}
}

// Around the card an email has the marketplace's own paper color, light or dark.
func TestAMailStandsOnItsMarketplacesPaper(t *testing.T) {
	of := acme()
	of.Theme = json.RawMessage(`{"accent":"#f2b84b","paper":"#14111f","ink":"#f1ecff"}`)
	c, err := render(of, "https://acme.test", Mail{Template: BookingConfirmed, Name: "Robin", Data: sample()})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"background-color:#14111f", "color:#f1ecff", "background-color:#f2b84b"} {
		if !strings.Contains(c.HTML, want) {
			t.Errorf("%s is missing", want)
		}
	}
}

// The trip's image and the host's picture are JPEG from the marketplace's own host, with alternative text.
func TestPicturesOfAMail(t *testing.T) {
	of := sample()
	of.Trip.PictureAlt = "Terraces above the river"
	for picture, shown := range map[string]string{
		of.Trip.Picture:                      "https://acme.test/media/still/wide/art/coast/dawn/andes.jpg",
		"/public/images/1":                   "https://acme.test/public/images/1/wide.jpg",
		"https://pictures.example/andes.jpg": "https://pictures.example/andes.jpg", "http://pictures.example/andes.jpg": "",
		"": "",
	} {
		of.Trip.Picture = picture
		c, err := render(acme(), "https://acme.test", Mail{Template: BookingConfirmed, Data: of})
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(c.HTML, `alt="Terraces above the river"`) != (shown != "") || !strings.Contains(c.HTML, shown) {
			t.Errorf("%q is not shown as %q", picture, shown)
		}
		if !strings.Contains(c.HTML, "https://acme.test/media/still/face/avatar/harper.jpg") ||
			!strings.Contains(c.Plain, "With Harper Lane") {
			t.Error("the host is missing")
		}
	}
}
