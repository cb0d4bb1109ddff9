package figures

import (
	"context"

	"github.com/google/uuid"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/record"
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

// ListFigureEntries implements listFigureEntries.
func (h HTTP) ListFigureEntries(ctx context.Context, params figuresapi.ListFigureEntriesParams) (
	*figuresapi.FigureEntryPageAnswer, error) {
	found, err := h.Service.Entries(ctx, EntriesAsked{
		Figure: Figure(params.Figure), First: civil.Of(params.From), Last: civil.Of(params.To),
		Currency: params.Currency.Or(""), HostID: chosen(params.HostId), OperatorID: chosen(params.OperatorId),
		TripID: chosen(params.TripId), Sort: params.Sort.Or(""), Cursor: params.Cursor.Or(""), Limit: params.Limit.Or(0),
	})
	if err != nil {
		return nil, err
	}
	data := figuresapi.FigureEntryPage{
		Currency: found.Currency, Count: found.Count, Sum: found.Sum, NextCursor: record.Next(found.Next),
		Items: make([]figuresapi.FigureEntry, len(found.Page)),
	}
	if params.Figure == figuresapi.ListFigureEntriesFigureFill {
		data.Maximum = api.NewOptInt(int(found.Maximum))
	}
	for i, e := range found.Page {
		data.Items[i] = e.answer()
	}
	return &figuresapi.FigureEntryPageAnswer{Success: true, Data: data}, nil
}

// kinds are the contract's names of reasons for entries, where they differ from those of the books.
var kinds = map[string]figuresapi.FigureEntryKind{
	string(payment.KindProviderFee): figuresapi.FigureEntryKindProviderFee,
}

func (e Entry) answer() figuresapi.FigureEntry {
	out := figuresapi.FigureEntry{ID: e.ID, Kind: figuresapi.FigureEntryKind(e.Kind), Day: e.Day.UTC(), Value: e.Value,
		TripId: e.TripID, TripName: e.TripName}
	if known, differs := kinds[e.Kind]; differs {
		out.Kind = known
	}
	if out.Kind.Validate() != nil {
		out.Kind = figuresapi.FigureEntryKindOther
	}
	if e.Kind == KindTrip {
		out.Maximum = api.NewOptInt(int(e.Maximum))
	}
	if e.Channel != "" {
		out.Channel = api.NewOptString(e.Channel)
	}
	if e.BookingID != nil {
		out.BookingId = api.NewOptUUID(*e.BookingID)
	}
	if e.OrderID != "" {
		out.OrderId = api.NewOptString(e.OrderID)
	}
	if e.Customer != "" {
		out.Customer = api.NewOptString(e.Customer)
	}
	return out
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
