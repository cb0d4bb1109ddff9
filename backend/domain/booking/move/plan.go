package move

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/platform/apierr"
)

// Gone is something of a traveler that the other trip does not have, or that is sold out there.
type Gone struct {
	Label       string
	Traveler    string
	AmountMinor int64 // what it cost
}

// plan is the booking on the other trip. Its spots are taken.
type plan struct {
	items []booking.CartItem
	gone  []Gone
	rooms []booking.RoomChoice // by position in the party
	quote booking.Quote
	// charges are what each traveler's lines cost.
	charges []payment.Charge
}

// planTx takes the spots, and the rooms and add-ons that the other trip has.
func (s *Service) planTx(ctx context.Context, tx pgx.Tx, g ground) (plan, error) {
	first, err := s.Spots.TakePlaces(ctx, tx, g.to.ID, capacity.Take{Spots: len(g.party)})
	if err != nil {
		return plan{}, err
	}
	offers, err := s.Trips.OffersTx(ctx, tx, g.to)
	if err != nil {
		return plan{}, err
	}
	unit, err := g.to.SupplementWithFeeMinor()
	if err != nil {
		return plan{}, err
	}
	var p plan
	for _, row := range g.addOns {
		was := booking.ItemFromRow(row)
		item, offered := same(was, offers, unit)
		if offered {
			if offered, err = s.tryTx(ctx, tx, g, item, offers); err != nil {
				return p, err
			}
		}
		if offered {
			p.items = append(p.items, item)
		} else {
			p.gone = append(p.gone, Gone{Label: was.Name, Traveler: g.nameOf(was.ParticipantID),
				AmountMinor: was.UnitMinor * int64(was.Quantity)})
		}
	}
	rooms, err := booking.Decode[[]booking.RoomChoice](g.row.Rooms, "rooms of a booking")
	if err != nil {
		return p, err
	}
	p.rooms = g.roomsWith(rooms, p.items)
	p.quote, err = g.choices(p, offers).Price(g.to, g.terms, first, g.to.Today(s.Clock.Now(ctx)))
	p.charges = g.charges(p)
	return p, err
}

// same finds the equivalent on the other trip: by kind, side of the trip, beds and name.
func same(was booking.CartItem, offers []capacity.Offer, supplementMinor int64) (booking.CartItem, bool) {
	if was.Type == booking.AddOnSingleSupplement {
		return booking.PrivateRoomItem(was.ParticipantID, supplementMinor), true
	}
	for _, o := range offers {
		item := booking.OfferItem(o, was.ParticipantID)
		if item.Type == was.Type && item.ServiceType == was.ServiceType && item.Timing == was.Timing &&
			item.Occupancy == was.Occupancy &&
			strings.EqualFold(strings.TrimSpace(item.Name), strings.TrimSpace(was.Name)) {
			return item, true
		}
	}
	return booking.CartItem{}, false
}

// tryTx takes one add-on, if there is one left. What is sold out must not undo what was taken before it.
func (s *Service) tryTx(ctx context.Context, tx pgx.Tx, g ground, item booking.CartItem, offers []capacity.Offer) (
	bool, error) {
	take := booking.TakeOf([]booking.CartItem{item})
	if take.Empty() {
		return true, nil
	}
	take.Supply = capacity.SupplyOf(offers)
	err := pgx.BeginFunc(ctx, tx, func(tx pgx.Tx) error {
		_, err := s.Trips.TakeSpotsTx(ctx, tx, g.to.ID, take)
		return err
	})
	var refused *apierr.Error
	if errors.As(err, &refused) {
		return false, nil
	}
	return err == nil, err
}

func (g ground) nameOf(traveler uuid.UUID) string {
	for _, one := range g.party {
		if one.ID == traveler {
			return one.FirstName + " " + one.LastName
		}
	}
	return ""
}

// roomsWith keeps the rooms; travelers who lost a private one share by twos.
func (g ground) roomsWith(rooms []booking.RoomChoice, items []booking.CartItem) []booking.RoomChoice {
	private := map[uuid.UUID]bool{}
	for _, item := range items {
		private[item.ParticipantID] = private[item.ParticipantID] || item.Type == booking.AddOnSingleSupplement
	}
	by := map[int]uuid.UUID{}
	for _, one := range g.party {
		by[one.Position] = one.ID
	}
	var kept []booking.RoomChoice
	var lost []int
	for _, room := range rooms {
		if room.RoomType == booking.RoomPrivate && !private[by[room.Travelers[0]]] {
			lost = append(lost, room.Travelers...)
			continue
		}
		kept = append(kept, room)
	}
	for _, room := range booking.SharedRooms(len(lost)) {
		for i, at := range room.Travelers {
			room.Travelers[i] = lost[at]
		}
		kept = append(kept, room)
	}
	return kept
}

// choices returns the equivalent choices of a party.
func (g ground) choices(p plan, offers []capacity.Offer) booking.Choices {
	c := booking.Choices{Spots: len(g.party), Rooms: p.rooms}
	for i, o := range offers {
		choice := booking.ActivityChoice{ServiceID: o.ID, Name: o.Name, UnitMinor: o.UnitMinor, Offer: &offers[i]}
		for at, one := range g.party {
			if slices.ContainsFunc(p.items, func(item booking.CartItem) bool {
				return item.OfferID == o.ID && item.ParticipantID == one.ID
			}) {
				choice.Travelers = append(choice.Travelers, at)
			}
		}
		if len(choice.Travelers) > 0 {
			c.Activities = append(c.Activities, choice)
		}
	}
	return c
}

// charges divides the price among the travelers: the first of the party have the first spots.
func (g ground) charges(p plan) []payment.Charge {
	var charges []payment.Charge
	at := 0
	for _, line := range p.quote.Lines {
		for range line.Quantity {
			if line.Kind == booking.LineSpot && at < len(g.party) {
				charges = append(charges, payment.Charge{
					ParticipantID: g.party[at].ID, Line: string(booking.LineSpot), Memo: "Traveler spot", AmountMinor: line.UnitMinor,
				})
				at++
			}
		}
	}
	for _, item := range p.items {
		charges = append(charges, payment.Charge{
			ParticipantID: item.ParticipantID, Line: string(booking.LineKindOf(item.ServiceType)), Memo: item.Name,
			AmountMinor: item.UnitMinor * int64(item.Quantity),
		})
	}
	return charges
}
