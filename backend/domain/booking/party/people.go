package party

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
)

// InsertPeople inserts the party, creates members for those with an address, and returns the participants, the
// members other than the customer, and the member of each traveler, nil if there is none.
func (s *Service) InsertPeople(ctx context.Context, tx pgx.Tx, bookingID, customer uuid.UUID, invited bool,
	people booking.Party, h booking.Hold) (ids, members []uuid.UUID, travelers map[uuid.UUID]uuid.UUID, err error) {
	q, tenantID := bookingdb.New(tx), tenant.From(ctx).ID
	rows := bookingdb.CreateParticipantsParams{TenantID: tenantID, BookingID: bookingID}
	travelers = map[uuid.UUID]uuid.UUID{}
	invite := func(id uuid.UUID, invited bool) error {
		if !invited {
			return nil
		}
		return s.People.SendActivationTx(ctx, tx, id)
	}
	known := map[string]bool{people.Customer.Email: true}
	for i, person := range append([]booking.Person{people.Customer}, people.Additional...) {
		member := uuid.Nil
		switch {
		case i == 0:
			member = customer
			if err := invite(customer, invited); err != nil {
				return nil, nil, nil, err
			}
		case person.Email != "" && !known[person.Email]:
			known[person.Email] = true
			id, fresh, err := s.People.EnsureTravelerTx(ctx, tx, person.Email, person.FirstName, person.LastName)
			if err != nil {
				return nil, nil, nil, err
			}
			if err := invite(id, fresh); err != nil {
				return nil, nil, nil, err
			}
			member, members = id, append(members, id)
		}
		id := uuid.Must(uuid.NewV7())
		travelers[id] = member
		rows.Ids, rows.Positions = append(rows.Ids, id), append(rows.Positions, i)
		rows.MemberIds = append(rows.MemberIds, member)
		rows.FirstNames, rows.LastNames = append(rows.FirstNames, person.FirstName), append(rows.LastNames, person.LastName)
		rows.Emails, rows.Phones = append(rows.Emails, person.Email), append(rows.Phones, person.Phone)
		rows.Genders, rows.DatesOfBirth = append(rows.Genders, person.Gender), append(rows.DatesOfBirth,
			person.DateOfBirth.String())
		rows.CountryCodes, rows.InstagramHandles = append(rows.CountryCodes, person.CountryCode),
			append(rows.InstagramHandles, person.InstagramHandle)
	}
	if err := q.CreateParticipants(ctx, rows); err != nil {
		return nil, nil, nil, fmt.Errorf("create participants: %w", err)
	}
	if err := search.NoteTx(ctx, tx, search.Booking, bookingID); err != nil {
		return nil, nil, nil, err
	}
	return rows.Ids, members, travelers, insertAddOns(ctx, tx, bookingID, rows.Ids, h)
}

func insertAddOns(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, participants []uuid.UUID, h booking.Hold) error {
	var items []booking.CartItem
	for _, room := range h.Choices.Rooms {
		if room.RoomType == booking.RoomPrivate {
			items = append(items, booking.PrivateRoomItem(participants[room.Travelers[0]],
				h.Quote.Unit(booking.LinePrivateRoom)))
		}
	}
	for _, a := range h.Choices.Activities {
		for _, traveler := range a.Travelers {
			items = append(items, a.Item(participants[traveler]))
		}
	}
	for i := range items {
		items[i].Status = booking.AddOnConfirmed
	}
	return booking.WriteAddOns(ctx, tx, bookingID, nil, items)
}
