package booking

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"caravan/backend/domain/discount"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/money"
)

// RoomChoice assigns travelers, by their position in the party, to a room.
type RoomChoice struct {
	RoomType  Room  `json:"roomType"`
	Travelers []int `json:"travelers"`
}

// ActivityChoice books an add-on of the trip (an activity, a night before or after, an airport transfer) for
// travelers. All but the first two fields are those of the offer at the time.
type ActivityChoice struct {
	ServiceID uuid.UUID       `json:"serviceId"` // of the offer
	Travelers []int           `json:"travelers"`
	Name      string          `json:"name,omitempty"`
	UnitMinor int64           `json:"unitMinor,omitempty"`
	Offer     *capacity.Offer `json:"offer,omitempty"`
}

// Item returns the choice as an add-on of one traveler.
func (a ActivityChoice) Item(participant uuid.UUID) CartItem {
	if a.Offer == nil {
		return CartItem{
			ID: uuid.Must(uuid.NewV7()), Type: AddOnActivity, ParticipantID: participant, Name: a.Name, UnitMinor: a.UnitMinor,
			Quantity: 1, OfferID: a.ServiceID, ServiceID: &a.ServiceID, ServiceType: "activity",
		}
	}
	return OfferItem(*a.Offer, participant)
}

// Choices is what a party asks for.
type Choices struct {
	Spots      int              `json:"spots"`
	Rooms      []RoomChoice     `json:"rooms"`
	Activities []ActivityChoice `json:"activities"`
}

func (a ActivityChoice) lineKind() LineKind {
	if a.Offer == nil {
		return LineActivity
	}
	return LineKindOf(string(a.Offer.Type))
}

// LineKindOf returns the kind of price line that a service of that type makes.
func LineKindOf(serviceType string) LineKind {
	switch serviceType {
	case "accommodation":
		return LineAccommodation
	case "airportTransfer", "transfer":
		return LineTransfer
	case "insurance":
		return LineInsurance
	case "singleSupplement":
		return LinePrivateRoom
	}
	return LineActivity
}

// LineKind sorts price lines.
type LineKind string

// Kinds of price lines.
const (
	LineSpot          LineKind = "spot"
	LinePrivateRoom   LineKind = "privateRoom"
	LineActivity      LineKind = "activity"
	LineAccommodation LineKind = "accommodation"
	LineTransfer      LineKind = "transfer"
	LineInsurance     LineKind = "insurance"
	LineFee           LineKind = "fee"
	LineDiscount      LineKind = "discount"
)

// Line is one line of a price.
type Line struct {
	Kind       LineKind `json:"kind"`
	Label      string   `json:"label"`
	Quantity   int      `json:"quantity"`
	UnitMinor  int64    `json:"unitMinor"`
	TotalMinor int64    `json:"totalMinor"`
}

// Quote is the price of a party's choices, net of its discount. DepositMinor is the minimum that books them.
// Lines are what the choices cost without the discount.
type Quote struct {
	Lines          []Line     `json:"lines"`
	TotalMinor     int64      `json:"totalMinor"`
	DepositMinor   int64      `json:"depositMinor"`
	Currency       string     `json:"currency"`
	PaymentDueDate civil.Date `json:"paymentDueDate"`
	Discount       *Discount  `json:"discount,omitempty"`
}

// Discount is the code of a quote. DepositMinor is the deposit without it.
type Discount struct {
	UseID        uuid.UUID `json:"useId"`
	Code         string    `json:"code"`
	AmountMinor  int64     `json:"amountMinor"`
	DepositMinor int64     `json:"depositMinor"`
}

// Less returns the quote reduced by a code's discount. The deposit is unchanged, but at most the reduced price.
func (q Quote) Less(use discount.Use) Quote {
	q.Discount = &Discount{UseID: use.ID, Code: use.Code, AmountMinor: use.AmountMinor, DepositMinor: q.DepositMinor}
	q.TotalMinor -= use.AmountMinor
	q.DepositMinor = min(q.DepositMinor, q.TotalMinor)
	return q
}

// Whole returns the quote without the discount.
func (q Quote) Whole() Quote {
	if q.Discount != nil {
		q.TotalMinor, q.DepositMinor, q.Discount = q.TotalMinor+q.Discount.AmountMinor, q.Discount.DepositMinor, nil
	}
	return q
}

// Shown returns the lines including the discount.
func (q Quote) Shown() []Line {
	if q.Discount == nil {
		return q.Lines
	}
	return append(slices.Clone(q.Lines), DiscountLine(q.Discount.Code, q.Discount.AmountMinor))
}

// DiscountLine returns a code's discount as a line of a price.
func DiscountLine(code string, minor int64) Line {
	return Line{Kind: LineDiscount, Label: "Discount " + code, Quantity: 1, UnitMinor: -minor, TotalMinor: -minor}
}

// Unit returns the unit price of a kind that has a single line.
func (q Quote) Unit(kind LineKind) int64 {
	for _, line := range q.Lines {
		if line.Kind == kind {
			return line.UnitMinor
		}
	}
	return 0
}

// Take returns what the choices take from the trip.
func (c Choices) Take() capacity.Take {
	t := capacity.Take{Spots: c.Spots, Supplements: c.Supplements(), Services: map[uuid.UUID]int{},
		Nights: map[capacity.Night]int{}}
	for _, a := range c.Activities {
		switch {
		case a.Offer == nil || a.Offer.ServiceID != nil:
			t.Services[a.ServiceID] += len(a.Travelers)
		case a.Offer.Night != nil:
			t.Nights[*a.Offer.Night] += len(a.Travelers)
		}
	}
	return t
}

// Supplements counts the private rooms that were chosen.
func (c Choices) Supplements() int {
	private := 0
	for _, room := range c.Rooms {
		if room.RoomType == RoomPrivate {
			private++
		}
	}
	return private
}

// Complete validates the choices against the party and the trip's activities, and fills in defaults.
func (c Choices) Complete(offers []capacity.Offer) (Choices, error) {
	if len(c.Rooms) == 0 {
		c.Rooms = SharedRooms(c.Spots)
	}
	if err := c.CheckRooms(); err != nil {
		return c, err
	}
	offered := map[uuid.UUID]capacity.Offer{}
	for _, o := range offers {
		offered[o.ID] = o
	}
	c.Activities = slices.Clone(c.Activities) // a retry is compared with the caller's own
	seen, beds := map[uuid.UUID]bool{}, map[bed]bool{}
	for i, choice := range c.Activities {
		field := fmt.Sprintf("activities.%d", i)
		a, ok := offered[choice.ServiceID]
		switch {
		case !ok:
			return c, apierr.InvalidField(field, "This trip doesn’t offer that activity")
		case seen[choice.ServiceID] || !distinct(choice.Travelers, c.Spots):
			return c, apierr.InvalidField(field, "Choose each traveler once")
		}
		seen[choice.ServiceID] = true
		if !oneBedEach(a, choice.Travelers, beds) {
			return c, apierr.InvalidField(field, ReasonOneNight)
		}
		c.Activities[i].Name, c.Activities[i].UnitMinor, c.Activities[i].Offer = a.Name, a.UnitMinor, &a
	}
	return c, nil
}

// ReasonOneNight is why a traveler cannot add another night on one side of the trip (T-263).
const ReasonOneNight = "Each traveler can add one night before and one night after the trip"

// bed is a traveler's night before or after the trip.
type bed struct {
	traveler int
	timing   api.Timing
}

// oneBedEach reports whether each traveler would have at most one night before and one after the trip with an
// offer (T-263).
func oneBedEach(o capacity.Offer, travelers []int, beds map[bed]bool) bool {
	if o.Night == nil {
		return true
	}
	for _, traveler := range travelers {
		at := bed{traveler, o.Timing}
		if beds[at] {
			return false
		}
		beds[at] = true
	}
	return true
}

// SharedRooms is the default: rooms with two beds (T-264).
func SharedRooms(spots int) []RoomChoice {
	var rooms []RoomChoice
	for first := 0; first < spots; first += 2 {
		room := RoomChoice{RoomType: RoomTwoBeds, Travelers: []int{first}}
		if first+1 < spots {
			room.Travelers = append(room.Travelers, first+1)
		}
		rooms = append(rooms, room)
	}
	return rooms
}

// CheckRooms checks that each traveler of a party has one room (T-165…T-168).
func (c Choices) CheckRooms() error {
	var types []Room
	var all []int
	upgrade := c.Spots > 1
	for _, room := range c.Rooms {
		types, all = append(types, room.RoomType), append(all, room.Travelers...)
		upgrade = upgrade && room.RoomType == RoomPrivate
		if len(room.Travelers) > 2 || room.RoomType == RoomPrivate && len(room.Travelers) != 1 {
			return apierr.InvalidField("rooms", "A room fits up to two travelers, and a private room fits one")
		}
	}
	if len(all) != c.Spots || !distinct(all, c.Spots) {
		return apierr.InvalidField("rooms", "Choose one room for each traveler")
	}
	// Whether private rooms are left is decided under the lock that takes them.
	if err := CheckRooms(c.Spots, types, upgrade, true); err != nil {
		return apierr.Wrap(err, apierr.CodeInvalid, "These rooms don’t fit your party.")
	}
	return nil
}

// distinct reports whether positions are within the party and unique.
func distinct(positions []int, spots int) bool {
	seen := map[int]bool{}
	for _, p := range positions {
		if p < 0 || p >= spots || seen[p] {
			return false
		}
		seen[p] = true
	}
	return true
}

// Price computes the quote for choices that took their spots after firstSpot others. The first minimumSpots spots
// of a trip cost the early-bird price, whoever buys them.
func (c Choices) Price(t trip.Trip, terms Terms, firstSpot int, today civil.Date) (Quote, error) {
	q := Quote{Currency: t.Currency, PaymentDueDate: terms.PaymentDue(t.StartDate)}
	early := min(c.Spots, max(0, t.MinimumSpots-firstSpot))
	spots := []Line{
		{Kind: LineSpot, Label: "Traveler spot (early bird)", Quantity: early, UnitMinor: t.SpotPrice(0)},
		{Kind: LineSpot, Label: "Traveler spot", Quantity: c.Spots - early, UnitMinor: t.SpotPrice(t.MinimumSpots)},
	}
	if spots[0].UnitMinor == spots[1].UnitMinor {
		spots = []Line{{Kind: LineSpot, Label: "Traveler spot", Quantity: c.Spots, UnitMinor: t.SpotPrice(0)}}
	}
	var deposit int64
	for _, line := range spots {
		part, err := terms.Deposit(line.UnitMinor, line.Quantity, t.Currency)
		if err != nil {
			return Quote{}, err
		}
		deposit += part
	}
	lines := spots
	if n := c.Supplements(); n > 0 {
		unit, err := t.SupplementWithFeeMinor()
		if err != nil {
			return Quote{}, err
		}
		lines = append(lines, Line{Kind: LinePrivateRoom, Label: "Private room", Quantity: n, UnitMinor: unit})
	}
	for _, a := range c.Activities {
		lines = append(lines, Line{Kind: a.lineKind(), Label: a.Name, Quantity: len(a.Travelers), UnitMinor: a.UnitMinor})
	}
	for _, line := range lines {
		if line.Quantity == 0 {
			continue
		}
		var err error
		if line.TotalMinor, err = money.Mul(line.UnitMinor, int64(line.Quantity)); err != nil {
			return Quote{}, err
		}
		if q.TotalMinor, err = money.Add(q.TotalMinor, line.TotalMinor); err != nil {
			return Quote{}, err
		}
		q.Lines = append(q.Lines, line)
	}
	choices := terms.PaymentChoices(deposit, q.TotalMinor, t.StartDate, today)
	if len(choices) == 0 {
		return Quote{}, apierr.New(apierr.CodeIllegalState, "You cannot book this trip yet.")
	}
	q.DepositMinor = choices[0].MinorFrom
	return q, nil
}

// Decode reads stored JSON; what names it in an error.
func Decode[T any](text json.RawMessage, what string) (T, error) {
	var v T
	if err := json.Unmarshal(text, &v); err != nil {
		return v, fmt.Errorf("%s: %w", what, err)
	}
	return v, nil
}
