package change

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/principal"
)

// ReplaceTraveler edits a participant, or gives their spot to another person (swap and name transfer): then what
// the former traveler signed and filled in no longer counts, and the new one is invited. feeMinor is the fee of
// the offer that was shown; it is compared with the server's and never used.
func (s *Service) ReplaceTraveler(ctx context.Context, bookingID, participantID uuid.UUID, person booking.Person,
	feeMinor int64) error {
	person.Normalize()
	fields := map[string]string{}
	person.Check("", false, fields)
	if len(fields) > 0 {
		trimmed := map[string]string{}
		for name, text := range fields {
			trimmed[name[1:]] = text
		}
		return apierr.Invalid(trimmed)
	}
	return s.DB.InTenantPipe(ctx, tenant.From(ctx).ID, func(tx *db.Pipeline) error {
		g, err := s.groundTx(ctx, tx, bookingID)
		if err != nil {
			return err
		}
		locked, err := booking.Lock(ctx, tx, bookingID)
		if err != nil {
			return err
		}
		if locked.Version != g.row.Version {
			return apierr.Conflict()
		}
		old, err := g.traveler(participantID)
		if err != nil {
			return err
		}
		if booking.Status(g.row.Status) == booking.Cancelled || g.trip.Status == trip.Complete {
			return apierr.New(apierr.CodeIllegalState, "You can no longer change this booking.")
		}
		return s.replaceTx(ctx, tx, g, old, person, feeMinor)
	})
}

func (g ground) traveler(id uuid.UUID) (bookingdb.BookingParticipant, error) {
	at := slices.IndexFunc(g.party, func(p bookingdb.BookingParticipant) bool {
		return p.ID == id && p.Status != string(booking.Cancelled)
	})
	if at < 0 {
		return bookingdb.BookingParticipant{}, apierr.NotFound("traveler")
	}
	return g.party[at], nil
}

func (s *Service) replaceTx(ctx context.Context, tx pgx.Tx, g ground, old bookingdb.BookingParticipant,
	person booking.Person, feeMinor int64) error {
	other := person.FirstName != old.FirstName || person.LastName != old.LastName || person.Email != old.Email
	member, offer := old.MemberID, Replacement{}
	if other {
		var err error
		if offer, err = s.replacement(ctx, g); err != nil {
			return err
		}
		if !offer.CanReplace {
			return apierr.New(apierr.CodeIllegalState, offer.Reason)
		}
		if old.Position == 0 && person.Email != old.Email {
			return apierr.InvalidField("email", "The traveler who booked cannot be replaced")
		}
		if slices.ContainsFunc(g.party, func(p bookingdb.BookingParticipant) bool {
			return p.ID != old.ID && p.Email != "" && p.Email == person.Email && p.Status != string(booking.Cancelled)
		}) {
			return apierr.InvalidField("email", "This traveler is already on the booking")
		}
	}
	// A repeated request changes nothing, and adds no further fee.
	if other && offer.FeeMinor != feeMinor {
		return apierr.New(apierr.CodeAmountMismatch,
			"The fee for changing a traveler is different now. Review it and try again.").
			WithDetails(map[string]int64{"feeMinor": offer.FeeMinor})
	}
	if other && person.Email != old.Email {
		var err error
		if member, err = s.relinkTx(ctx, tx, g, old, person); err != nil {
			return err
		}
	}
	var born *civil.Date
	if !person.DateOfBirth.IsZero() {
		born = &person.DateOfBirth
	}
	err := bookingdb.New(tx).ReplaceParticipant(ctx, bookingdb.ReplaceParticipantParams{
		TenantID: old.TenantID, ID: old.ID, MemberID: member, FirstName: person.FirstName, LastName: person.LastName,
		Email: person.Email, Phone: person.Phone,
		Gender: person.Gender, DateOfBirth: born, CountryCode: person.CountryCode, InstagramHandle: person.InstagramHandle,
		Afresh: other && old.Position > 0,
	})
	if err != nil {
		return err
	}
	if err := search.NoteTx(ctx, tx, search.Traveler, old.ID); err != nil {
		return err
	}
	if err := s.chargeReplacementTx(ctx, tx, g, old, person, offer.FeeMinor); err != nil {
		return err
	}
	if other {
		if err := s.announceReplacedTx(ctx, tx, g, old, person, member); err != nil {
			return err
		}
	}
	p, _ := principal.From(ctx)
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: old.TenantID, At: s.Clock.Now(ctx), Action: "participant.replace", ObjectType: "Participant",
		ObjectID: old.ID,
		Before:   map[string]any{"member": old.MemberID}, After: map[string]any{"member": member, "otherPerson": other,
			"feeMinor": offer.FeeMinor, "by": p.MemberID},
	})
}

// announceReplacedTx notifies everyone concerned by the replacement: both travelers, host and operator, and
// partners.
func (s *Service) announceReplacedTx(ctx context.Context, tx pgx.Tx, g ground, old bookingdb.BookingParticipant,
	person booking.Person, member *uuid.UUID) error {
	if person.Email != old.Email {
		if err := s.tellReplacedTx(ctx, tx, g, old, person); err != nil {
			return err
		}
	}
	err := s.Group.GroupChanged(ctx, tx, mails.GroupChange{
		Trip: g.trip, Former: old.FirstName + " " + old.LastName, Joined: person.FirstName + " " + person.LastName,
		Key: fmt.Sprintf("%s/%d", old.ID, g.row.Version),
	})
	if err != nil {
		return err
	}
	return event.Publish(ctx, tx, event.Event{
		Type: event.TravelerReplaced, ObjectType: "Booking", ObjectID: g.row.ID, At: s.Clock.Now(ctx),
		Before: map[string]any{"participantId": old.ID, "memberId": old.MemberID},
		After:  map[string]any{"participantId": old.ID, "memberId": member},
	})
}

// tellReplacedTx notifies the former traveler, and tells the new one what they join.
func (s *Service) tellReplacedTx(ctx context.Context, tx pgx.Tx, g ground, old bookingdb.BookingParticipant,
	person booking.Person) error {
	customer, err := booking.CustomerOf(ctx, tx, g.row.ID)
	if err != nil {
		return err
	}
	data := notification.Data{Trip: mails.Trip(g.trip), Person: customer.FirstName + " " + customer.LastName,
		Path: "/trips/" + g.trip.Path}
	key := func(template notification.Template) string {
		return fmt.Sprintf("%s/%s/%d", template, old.ID, g.row.Version)
	}
	if old.Email != "" {
		err := s.Mail.SendTx(ctx, tx, notification.Mail{
			Template: notification.TravelerReplaced, Key: key(notification.TravelerReplaced), To: old.Email, Name: old.FirstName,
			Data: data,
		})
		if err != nil {
			return err
		}
	}
	if person.Email == "" {
		return nil
	}
	data.Order, data.Path = notification.Order{ID: g.row.OrderID, Spots: g.row.Spots}, mails.TravelerPage(g.trip.ID)
	return s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.TravelerJoined, Key: key(notification.TravelerJoined), To: person.Email,
		Name: person.FirstName, Data: data,
	})
}

// relinkTx revokes the former traveler's access and grants the new one's.
func (s *Service) relinkTx(ctx context.Context, tx pgx.Tx, g ground, old bookingdb.BookingParticipant,
	person booking.Person) (*uuid.UUID, error) {
	of := func(member uuid.UUID) []authz.Tuple {
		return append(booking.MemberTuples(g.trip.ID, g.row.ID, member),
			authz.Tuple{Namespace: "Participant", Object: old.ID.String(), Relation: "users",
				Subject: "User:" + member.String()})
	}
	if old.MemberID != nil {
		if err := s.Outbox.Remove(ctx, tx, old.TenantID, of(*old.MemberID)...); err != nil {
			return nil, err
		}
	}
	if person.Email == "" {
		return nil, nil
	}
	member, invited, err := s.People.EnsureTravelerTx(ctx, tx, person.Email, person.FirstName, person.LastName)
	if err != nil {
		return nil, err
	}
	if invited {
		if err := s.People.SendActivationTx(ctx, tx, member); err != nil {
			return nil, err
		}
	}
	return &member, s.Outbox.Add(ctx, tx, old.TenantID, of(member)...)
}
