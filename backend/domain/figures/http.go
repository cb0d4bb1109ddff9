package figures

import (
	"context"

	"github.com/google/uuid"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/figuresapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/rest"
)

// HTTP serves the operations of the contract's figures tag.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return figuresapi.Mount(h, c) }

// GetFigures implements getFigures.
func (h HTTP) GetFigures(ctx context.Context, params figuresapi.GetFiguresParams) (*figuresapi.FiguresAnswer, error) {
	a, err := h.Service.Figures(ctx, Question{
		First: civil.Of(params.From), Last: civil.Of(params.To), By: By(params.By), Currency: params.Currency.Or(""),
		HostID: chosen(params.HostId), OperatorID: chosen(params.OperatorId),
	})
	if err != nil {
		return nil, err
	}
	data := figuresapi.Figures{
		PreviousFrom: a.PreviousFirst.UTC(), PreviousTo: a.PreviousLast.UTC(), Currency: a.Currency, Currencies: a.Currencies,
		Total: a.Total.Current.answer(), Previous: a.Total.Previous.answer(), Rows: make([]figuresapi.FigureRow, len(a.Rows)),
	}
	for i, row := range a.Rows {
		data.Rows[i] = figuresapi.FigureRow{
			ID: row.ID, Name: row.Name, Current: row.Current.answer(), Previous: row.Previous.answer(),
		}
	}
	return &figuresapi.FiguresAnswer{Success: true, Data: data}, nil
}

func chosen(id api.OptUUID) *uuid.UUID {
	if !id.Set {
		return nil
	}
	return &id.Value
}

func (s Set) answer() figuresapi.FigureSet {
	return figuresapi.FigureSet{
		SoldMinor: s.SoldMinor, CollectedMinor: s.CollectedMinor, RefundedMinor: s.RefundedMinor, EarnedMinor: s.EarnedMinor,
		Orders: s.Orders, Spots: s.Spots, Visitors: s.Visitors, Taken: s.Taken, Maximum: s.Maximum,
	}
}
