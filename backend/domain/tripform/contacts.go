package tripform

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tripform/tripformdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripformapi"
)

// Contacts returns the emergency contacts of a trip's travelers, for those who run it. Each read of a contact is
// audited, like any other read of sealed data.
func (s *Service) Contacts(ctx context.Context, tripID uuid.UUID) (tripformapi.EmergencyContactList, error) {
	list := tripformapi.EmergencyContactList{Items: []tripformapi.TravelerContact{}}
	t := tenant.From(ctx)
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		if _, err := s.Trips.LoadTx(ctx, tx, tripID); err != nil {
			return err
		}
		rows, err := tripformdb.New(tx).SealedForms(ctx, tripformdb.SealedFormsParams{TenantID: t.ID, TripID: tripID})
		if err != nil {
			return fmt.Errorf("forms of trip: %w", err)
		}
		for _, row := range rows {
			who, err := s.Travelers.TravelerTx(ctx, tx, row.ParticipantID)
			if err != nil {
				return err
			}
			if !who.Travels {
				continue
			}
			contact, err := s.contactTx(ctx, tx, who, row)
			if err != nil {
				return err
			}
			list.Items = append(list.Items, contact)
		}
		return nil
	})
	return list, err
}

func (s *Service) contactTx(ctx context.Context, tx pgx.Tx, who booking.Traveler, row tripformdb.SealedFormsRow) (
	tripformapi.TravelerContact, error) {
	out := tripformapi.TravelerContact{TravelerId: who.ID, Traveler: strings.TrimSpace(who.FirstName + " " + who.LastName)}
	var secret []byte
	if row.SealedPart != nil {
		var err error
		if secret, err = s.unseal(ctx, tx, who, row.SealedPart); err != nil {
			return out, err
		}
	}
	form, err := join(row.OpenPart, secret)
	if err != nil {
		return out, fmt.Errorf("trip form of %s: %w", who.ID, err)
	}
	contact := form.EmergencyContact.Value
	for to, from := range map[*api.OptString]api.OptString{
		&out.Name: contact.Name, &out.Relationship: contact.Relationship, &out.Phone: contact.Phone,
		&out.Email: contact.Email,
	} {
		if filled(from) {
			*to = from
		}
	}
	return out, nil
}

// ListEmergencyContacts implements tripformapi.Handler.
func (h HTTP) ListEmergencyContacts(ctx context.Context, params tripformapi.ListEmergencyContactsParams) (
	*tripformapi.EmergencyContactListAnswer, error) {
	list, err := h.Service.Contacts(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &tripformapi.EmergencyContactListAnswer{Success: true, Data: list}, nil
}
