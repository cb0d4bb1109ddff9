package files

import (
	"caravan/backend/domain/itinerary/catalogue"

	"bytes"
	"context"
	"mime"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/idempotency"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service   *Service
	Catalogue *catalogue.Service // returns the changed itinerary
}

// ExportItinerary implements itineraryapi.Handler.
func (h HTTP) ExportItinerary(ctx context.Context, params itineraryapi.ExportItineraryParams) (
	*itineraryapi.ExportItineraryOKHeaders, error) {
	name, content, err := h.Service.Export(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &itineraryapi.ExportItineraryOKHeaders{
		ContentDisposition: api.NewOptString(mime.FormatMediaType("attachment", map[string]string{"filename": name})),
		Response:           itineraryapi.ExportItineraryOK{Data: bytes.NewReader(content)},
	}, nil
}

// ImportItinerary implements itineraryapi.Handler.
func (h HTTP) ImportItinerary(ctx context.Context, req *itineraryapi.ItineraryImport,
	params itineraryapi.ImportItineraryParams) (*itineraryapi.ItineraryAnswer, error) {
	call := idempotency.By(ctx, "importItinerary", params.IdempotencyKey, req)
	id, err := idempotency.Do(ctx, h.Service.DB, call, func(tx pgx.Tx) (uuid.UUID, error) {
		return h.Service.ImportTx(ctx, tx, req.File)
	})
	if err != nil {
		return nil, err
	}
	return h.Catalogue.Answer(ctx, id)
}
