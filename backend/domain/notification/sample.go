package notification

import (
	"context"
	"reflect"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification/reword"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/notificationapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/money"
	"caravan/backend/platform/spoken"
)

// sampleOf returns an email with sample data, in which everything that an email can show is there.
func sampleOf(t tenant.Tenant, template Template, language string) Mail {
	say := func(sentence string) string { return spoken.Say(language, sentence) }
	price := func(units int64) money.Money {
		digits, err := money.Digits(t.Currency)
		for range digits {
			units *= 10
		}
		if err != nil {
			return money.Money{}
		}
		return money.New(units, t.Currency)
	}
	return Mail{Template: template, Language: language, Name: "Ana", Data: Data{
		Trip: Trip{Name: say("Slow Lisbon and the Alentejo coast"), Destination: "Lisbon, Portugal",
			From: civil.New(2027, 5, 4), To: civil.New(2027, 5, 11), HostName: "Harper Lane",
			HostPicture: "/media/avatar/harper.svg", Picture: "/media/art/coast/dawn/lisbon.svg?aspect=hero"},
		Order: Order{ID: "K7TQ-9XMD", Spots: 2, Lines: []Line{{"Traveler spot × 2", price(3600)}}, Total: price(3600),
			Paid: price(900), Due: price(2700), DueBy: civil.New(2027, 1, 31)},
		Ride: Ride{Name: "Arrival transfer", At: time.Date(2027, 5, 4, 12, 30, 0, 0, time.UTC), From: "Lisbon (LIS)",
			To: "Sintra", Vehicle: "Caravan Fleet", Driver: "João Reis", Flight: "TP 201", Code: "R-7KQX2M"},
		Week: Week{Visits: 148, Bookings: 3, Spots: 5},
		Payout: Payout{Part: "First half of earnings", Last4: "3000", SetUp: true, Parts: []PayoutPart{
			{Label: "Earnings advance", Amount: price(200), Paid: true},
			{Label: "First half of earnings", Amount: price(250), Due: civil.New(2027, 5, 20)},
			{Label: "Second half of earnings", Amount: price(250)},
		}},
		Paragraphs: []Paragraph{
			{Day: 2, About: say("Boat trip"), Text: say("Which clothes does the group need?")},
			{Day: 3, Text: say("Which clothes does the group need?")},
			{About: say("Boat trip"), Text: say("Which clothes does the group need?")},
		},
		Amount: price(900), Until: time.Date(2027, 2, 1, 18, 0, 0, 0, time.UTC), By: civil.New(2027, 2, 5),
		Reason: "The host couldn’t accept your booking.", File: "travelers.csv", Person: "Harper Lane", Other: "Robin Reed",
		Path: "/", Unsubscribe: "/", Headline: say("My next trip: Lisbon"),
	}}
}

// against are fields of which one holds at a time.
var against = map[string]string{"Payout.Ask": "Payout.SetUp", "Payout.SetUp": "Payout.Ask"}

// decide changes a view so that a condition holds (reword.Conditions). Conditions on the entries of a list are left
// alone: the sample has an entry for each case.
func (v *view) decide(condition string) {
	name, negated := strings.CutPrefix(condition, "!")
	name, value, equal := strings.Cut(name, "=")
	at := v.field(name)
	if !at.IsValid() {
		return
	}
	if other, ok := against[name]; ok && !negated {
		v.field(other).SetZero()
	}
	switch {
	case equal:
		n, _ := strconv.ParseInt(value, 10, 64)
		if negated {
			n++
		}
		at.SetInt(n)
	case negated:
		at.SetZero()
	case at.Kind() == reflect.Bool:
		at.SetBool(true)
	}
}

// field finds a field as the templates name it; the zero Value if there is none.
func (v *view) field(name string) reflect.Value {
	at := reflect.ValueOf(v).Elem()
	for part := range strings.SplitSeq(name, ".") {
		if at = at.FieldByName(part); !at.IsValid() {
			return at
		}
	}
	return at
}

// shows returns the value of a field, or of one of a list's entries.
func (v *view) shows(name string) string {
	at := v.field(name)
	for _, list := range []any{v.Payout.Parts, v.Paragraphs} {
		for i := 0; !at.IsValid() && i < reflect.ValueOf(list).Len(); i++ {
			if at = reflect.ValueOf(list).Index(i).FieldByName(name); at.IsValid() && at.IsZero() {
				at = reflect.Value{}
			}
		}
	}
	switch {
	case !at.IsValid():
		return ""
	case at.CanInt():
		return strconv.FormatInt(at.Int(), 10)
	}
	return at.String()
}

// sampleView is the input of an email's templates with sample data, in which the conditions of a sentence hold.
func sampleView(t tenant.Tenant, origin string, m Mail, conditions ...string) view {
	v := viewOf(t, origin, m)
	// A subject written by a person replaces that of the product.
	v.Headline = ""
	for _, joined := range conditions {
		for _, condition := range reword.Conditions(joined) {
			if condition == "Headline" {
				v.Headline = m.Data.Headline
			}
			v.decide(condition)
		}
	}
	return v
}

// SampleValues returns what the sample data of an email has in its fields.
func (s *Service) SampleValues(ctx context.Context, template Template, language string,
	fields []string) map[string]string {
	t := tenant.From(ctx)
	v := viewOf(t, s.Origin(t), sampleOf(t, template, language))
	out := map[string]string{}
	for _, field := range fields {
		out[field] = v.shows(field)
	}
	return out
}

// Draft is an email with sample data and texts that are not saved.
type Draft struct {
	Template Template // reword.EveryEmail for the sentences that all emails share, which are shown in one of them
	Language string
	Texts    map[string]string // by their sentences (reword.Slot.NameOf)
	Showing  []string          // conditions that hold in the sample (reword.Conditions)
}

// Drafted is a draft as its reader gets it.
type Drafted struct {
	Subject, Preheader, HTML, Plain string
	mail                            Mail
}

// DraftTx renders a draft.
func (s *Service) DraftTx(ctx context.Context, tx pgx.Tx, d Draft) (out Drafted, err error) {
	t, shown, own := tenant.From(ctx), d.Template, texts(d.Texts)
	saved, err := readReworded(ctx, tx)
	if err != nil {
		return out, err
	}
	if d.Template == reword.EveryEmail {
		shown = BookingReceived
		saved.texts[wording{d.Language, reword.EveryEmail}], own = own, saved.texts[wording{d.Language, shown}]
	}
	at := wording{d.Language, shown}
	var of parsed
	if FixedWords(shown) != "" {
		of, err = standard(at)
	} else {
		of, err = inOwnWords(at, saved.with(at, own))
	}
	if err != nil {
		return out, err
	}
	out.mail = sampleOf(t, shown, d.Language)
	v := sampleView(t, s.Origin(t), out.mail, d.Showing...)
	written, err := of.fill(v)
	if err != nil {
		return out, err
	}
	out.Subject, out.HTML, out.Plain = written.Subject, written.HTML, written.Plain
	out.Preheader, err = of.part("preview", v)
	return out, err
}

// SendDraftTx emails a draft; it is no notice.
func (s *Service) SendDraftTx(ctx context.Context, tx pgx.Tx, d Draft, to string) error {
	drafted, err := s.DraftTx(ctx, tx, d)
	if err != nil {
		return err
	}
	m := drafted.mail
	m.To, m.Key, m.Data.Unsubscribe = to, "sample/"+uuid.Must(uuid.NewV7()).String(), ""
	return s.writeTx(ctx, tx, m, content{drafted.Subject, drafted.HTML, drafted.Plain},
		notificationapi.NoticeChoice{Mail: true})
}
