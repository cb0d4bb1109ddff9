package tripform

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/tripform/tripformdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripformapi"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/rest"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
)

// Service implements trip forms.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB        *db.DB
	Clock     tenant.Clock
	Tenants   *tenant.Store
	Sealer    *seal.Sealer
	Travelers Travelers
	Trips     Trips
	// Moved announces bookings that are moved to another trip.
	Moved *announce.Topic[booking.Moved]
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("tripform", d); err != nil {
		return nil, err
	}
	s := &Service{Deps: d}
	d.Moved.Subscribe(s.moveTx)
	return s, nil
}

// moveTx transfers the forms of travelers to another trip, where they have to be reviewed.
func (*Service) moveTx(ctx context.Context, tx pgx.Tx, m booking.Moved) error {
	err := tripformdb.New(tx).MoveForms(ctx, tripformdb.MoveFormsParams{TenantID: tenant.From(ctx).ID, TripID: m.To,
		ParticipantIds: m.Travelers})
	if err != nil {
		return fmt.Errorf("move forms: %w", err)
	}
	return nil
}

// Travelers are the people on bookings.
type Travelers interface {
	TravelerTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (booking.Traveler, error)
	FormSavedTx(ctx context.Context, tx pgx.Tx, traveler booking.Traveler) error
}

// Trips returns what a trip requires of its travelers.
type Trips interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error)
}

// Get returns a traveler's form; one that was never saved is empty.
func (s *Service) Get(ctx context.Context, tripID, travelerID uuid.UUID) (tripformapi.TripForm, error) {
	var form tripformapi.TripForm
	// Reading writes: the audit trail records who has seen sealed data.
	err := s.DB.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		who, of, err := s.openTx(ctx, tx, tripID, travelerID)
		if err != nil {
			return err
		}
		form, err = s.readTx(ctx, tx, who, of)
		return err
	})
	return form, err
}

// openTx finds the traveler, if the caller may see their form.
func (s *Service) openTx(ctx context.Context, tx pgx.Tx, tripID,
	travelerID uuid.UUID) (booking.Traveler, trip.Trip, error) {
	p := principal.Must(ctx)
	if travelerID == p.MemberID {
		return s.openOwnTx(ctx, tx, tripID)
	}
	who, err := s.Travelers.TravelerTx(ctx, tx, travelerID)
	if err != nil {
		return who, trip.Trip{}, err
	}
	of, err := s.Trips.LoadTx(ctx, tx, tripID)
	if err != nil {
		return who, of, err
	}
	mine := who.MemberID != nil && *who.MemberID == p.MemberID
	managed := who.MemberID == nil && who.CustomerID == p.MemberID
	if who.TripID != tripID || !mine && !managed && !hosts(p, of) {
		return who, trip.Trip{}, apierr.NotFound("traveler")
	}
	return who, of, nil
}

// hosts reports whether the caller is the host of the trip, who sees and fills in the travelers' forms (H-238).
func hosts(p principal.Principal, of trip.Trip) bool {
	return p.Group == string(trip.Host) && p.HostID != uuid.Nil && p.HostID == of.HostID
}

func (s *Service) readTx(ctx context.Context, tx pgx.Tx, who booking.Traveler,
	of trip.Trip) (tripformapi.TripForm, error) {
	form := tripformapi.TripForm{}
	kept, err := load(ctx, tx, who)
	if err != nil {
		return form, fmt.Errorf("trip form: %w", err)
	}
	if kept.version > 0 {
		var secret []byte
		if kept.sealed != nil {
			if secret, err = s.unseal(ctx, tx, who, kept.sealed); err != nil {
				return form, err
			}
		}
		if form, err = join(kept.open, secret); err != nil {
			return form, fmt.Errorf("trip form: %w", err)
		}
	}
	form.Version, form.Complete = api.NewOptInt64(kept.version), api.NewOptBool(kept.complete)
	form.TravelerName = api.NewOptString(strings.TrimSpace(who.FirstName + " " + who.LastName))
	form.PassportRequired = api.NewOptBool(of.Content.PassportRequired)
	form.InsuranceRequired = api.NewOptBool(of.Content.TravelerInsuranceRequired)
	return form, nil
}

func (s *Service) unseal(ctx context.Context, tx pgx.Tx, who booking.Traveler, sealed []byte) ([]byte, error) {
	t := tenant.From(ctx)
	plain, err := s.Sealer.Open(sealed, place(t.ID, who))
	if err != nil {
		return nil, fmt.Errorf("trip form of %s: %w", who.ID, err)
	}
	return plain, audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: s.Clock.Now(ctx), Action: "tripform.read_sealed", ObjectType: objectType(who), ObjectID: who.ID,
	})
}

// Save stores a form. Missing required fields leave it incomplete; a form that claims to be complete and is not
// is rejected with a message for each of them (T-157 to T-159).
func (s *Service) Save(ctx context.Context, tripID, travelerID uuid.UUID, form *tripformapi.TripForm) (
	tripformapi.TripForm, error) {
	if err := check(form); err != nil {
		return tripformapi.TripForm{}, err
	}
	t := tenant.From(ctx)
	var saved tripformapi.TripForm
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		who, of, err := s.openTx(ctx, tx, tripID, travelerID)
		if err != nil {
			return err
		}
		if who.Cancelled {
			return apierr.New(apierr.CodeIllegalState, "This booking is canceled.")
		}
		missing := Missing(form, of.Content.PassportRequired)
		if hosts(principal.Must(ctx), of) {
			if of.Status == trip.Complete {
				return apierr.New(apierr.CodeIllegalState, "This trip is complete.")
			}
			missing = MissingForHost(form, of.Content.PassportRequired, of.Content.TravelerInsuranceRequired)
		}
		if form.Complete.Or(false) && len(missing) > 0 {
			return apierr.Invalid(missing)
		}
		complete := len(missing) == 0
		if err := s.writeTx(ctx, tx, who, form, complete); err != nil {
			return err
		}
		if !isHost(who) {
			if err := s.Travelers.FormSavedTx(ctx, tx, who); err != nil {
				return err
			}
		}
		err = audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: s.Clock.Now(ctx), Action: "tripform.save", ObjectType: objectType(who), ObjectID: who.ID,
			After: map[string]any{"complete": complete},
		})
		if err != nil {
			return err
		}
		saved, err = s.readTx(ctx, tx, who, of)
		return err
	})
	return saved, err
}

func (s *Service) writeTx(ctx context.Context, tx pgx.Tx, who booking.Traveler, form *tripformapi.TripForm,
	complete bool) error {
	next, err := s.sealForm(place(tenant.From(ctx).ID, who), *form)
	if err != nil {
		return err
	}
	next.complete, next.version = complete, form.Version.Or(0)
	return store(ctx, tx, who, next, s.Clock.Now(ctx))
}

// sealForm divides a form into its unsealed and its sealed part.
func (s *Service) sealForm(at seal.Place, form tripformapi.TripForm) (kept, error) {
	open, secret, err := split(form)
	policy := secret.Insurance.Value
	next := kept{open: open, insured: filled(policy.Carrier) && filled(policy.PolicyNumber)}
	if err != nil || secret.empty() {
		return next, err
	}
	plain, err := secret.marshal()
	if err != nil {
		return kept{}, err
	}
	next.sealed, err = s.Sealer.Seal(plain, at)
	return next, err
}

// HTTP serves the trip form operations.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return tripformapi.Mount(h, c) }

// GetTripForm implements getTripForm.
func (h HTTP) GetTripForm(ctx context.Context, params tripformapi.GetTripFormParams) (
	*tripformapi.TripFormAnswer, error) {
	return answer(h.Service.Get(ctx, params.TripId, params.TravelerId))
}

// SaveTripForm implements saveTripForm.
func (h HTTP) SaveTripForm(ctx context.Context, req *tripformapi.TripForm, params tripformapi.SaveTripFormParams) (
	*tripformapi.TripFormAnswer, error) {
	return answer(h.Service.Save(ctx, params.TripId, params.TravelerId, req))
}

func answer(form tripformapi.TripForm, err error) (*tripformapi.TripFormAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &tripformapi.TripFormAnswer{Success: true, Data: form}, nil
}
