package inventory

import (
	"encoding/json"

	"caravan/backend/domain/itinerary/kept"
	"caravan/backend/gen/api"
)

// nightsVersion is the current schema of the nights around a trip. Rows without a version have the same one.
const nightsVersion = 1

// storedNights are the nights before or after a trip in a departure's row: plain, so that the contract can change
// without the rows.
type storedNights struct {
	Version int          `json:"version,omitempty"`
	Single  *storedNight `json:"single,omitempty"`
	Double  *storedNight `json:"double,omitempty"`
}

// storedNight is a night in a room; its price is in minor units.
type storedNight struct {
	PriceMinor        int64 `json:"priceMinor"`
	QuantityAvailable *int  `json:"quantityAvailable,omitempty"`
	MaxNights         *int  `json:"maxNights,omitempty"`
}

// WriteNights encodes nights for a row.
func WriteNights(n api.RoomSupply) (json.RawMessage, error) {
	return json.Marshal(storedNights{Version: nightsVersion, Single: keepNight(n.Single), Double: keepNight(n.Double)})
}

// ReadNights decodes nights from a row.
func ReadNights(raw []byte) (*api.RoomSupply, error) {
	var s *storedNights
	if err := json.Unmarshal(raw, &s); err != nil || s == nil {
		return nil, err
	}
	return &api.RoomSupply{Single: readNight(s.Single), Double: readNight(s.Double)}, nil
}

func keepNight(n api.OptNightSupply) *storedNight {
	if !n.Set {
		return nil
	}
	return &storedNight{n.Value.PriceMinor, kept.Opt(n.Value.QuantityAvailable.Get()), kept.Opt(n.Value.MaxNights.Get())}
}

func readNight(s *storedNight) api.OptNightSupply {
	if s == nil {
		return api.OptNightSupply{}
	}
	night := api.NightSupply{PriceMinor: s.PriceMinor}
	kept.Read(s.QuantityAvailable, night.QuantityAvailable.SetTo)
	kept.Read(s.MaxNights, night.MaxNights.SetTo)
	return api.NewOptNightSupply(night)
}
