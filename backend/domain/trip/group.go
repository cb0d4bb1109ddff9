package trip

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
	"caravan/backend/platform/principal"
)

// Review is what an operator may set when creating a trip from a request; zero values keep the itinerary's.
type Review struct {
	Name, Summary, OperatorCode string
	MinimumSpots, MaximumSpots  int
	// TimeZone is an IANA name; that of the itinerary's place if empty.
	TimeZone string
}

// SmallestMinimum is the smallest number of travelers a trip can run with (O-230).
const SmallestMinimum = 2

// CheckNameAndSpots returns the messages of O-133 and O-146.
func CheckNameAndSpots(name string, minimum, maximum int, p policy.Policy) map[string]string {
	fields := map[string]string{}
	switch {
	case strings.TrimSpace(name) == "":
		fields["name"] = "A name is required"
	case len([]rune(name)) > p.Trip.NameMaxLength:
		fields["name"] = fmt.Sprintf("%d characters length maximum", p.Trip.NameMaxLength)
	}
	if minimum < SmallestMinimum {
		fields["minimumSpots"] = fmt.Sprintf("Minimum spots cannot be lower than %d", SmallestMinimum)
	}
	if minimum > maximum {
		fields["minimumSpots"] = "Minimum spots cannot be greater than maximum spots"
	}
	return fields
}

// GroupChoices is what the host chose for the group, shared by the paying travelers. A trip stores it, so that it
// can be repriced. Services are identified by the itinerary's ids.
type GroupChoices struct {
	Group          int // the host and the companions
	HostRooms      []api.HostRoom
	Activities     map[uuid.UUID]int // attendees
	WorkshopHours  map[uuid.UUID]int // hours
	NightBefore    bool
	NightAfter     bool
	TransferBefore bool
	TransferAfter  bool
	// OptionalServices are chosen from those not on a day (O-074), at the price of the latest repricing.
	OptionalServices []OptionalChoice
}

// OptionalChoice is a quantity of an optional service at its price in minor units.
type OptionalChoice struct {
	ID         uuid.UUID `json:"id"`
	Name       string    `json:"name"`
	Quantity   int       `json:"quantity"`
	PriceMinor int64     `json:"priceMinor"`
}

// InsertServicesTx adds services to a trip. sources maps the IDs of services to those that they were copied from.
func (s *Service) InsertServicesTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, services []api.Service,
	sources map[uuid.UUID]uuid.UUID) error {
	if len(services) == 0 {
		return nil
	}
	rows, err := itinerary.Rows(services)
	if err != nil {
		return err
	}
	if rows, err = withSources(rows, sources); err != nil {
		return err
	}
	err = tripdb.New(tx).InsertTripServices(ctx, tripdb.InsertTripServicesParams{
		TenantID: tenant.From(ctx).ID, TripID: tripID, Services: rows, Now: s.Clock.Now(ctx), CreatedBy: author(ctx),
	})
	if err != nil {
		return fmt.Errorf("insert trip services: %w", err)
	}
	return nil
}

// author is the acting member; nil for the system.
func author(ctx context.Context) *uuid.UUID {
	if p, ok := principal.From(ctx); ok && p.MemberID != uuid.Nil {
		return &p.MemberID
	}
	return nil
}

// withSources adds to each row the itinerary's service that it was copied from.
func withSources(rows []byte, sources map[uuid.UUID]uuid.UUID) ([]byte, error) {
	var all []map[string]json.RawMessage
	if err := json.Unmarshal(rows, &all); err != nil {
		return nil, fmt.Errorf("trip services: %w", err)
	}
	for _, row := range all {
		var id uuid.UUID
		if err := json.Unmarshal(row["id"], &id); err != nil {
			return nil, fmt.Errorf("trip services: %w", err)
		}
		if source, known := sources[id]; known {
			row["sourceId"] = json.RawMessage(`"` + source.String() + `"`)
		}
	}
	return json.Marshal(all)
}
