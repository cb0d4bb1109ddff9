package mails

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/approve"
	"caravan/backend/gen/api/tripapi"
)

// sentBack are the emails, and the pages of host and operator that they open.
var sentBack = map[approve.Part]struct {
	template       notification.Template
	host, operator string
}{
	tripapi.TripPartPage:               {notification.TripPageSentBack, "configuration", ""},
	tripapi.TripPartTechnicalItinerary: {notification.TechnicalItinerarySentBack, "", "configure-services"},
	tripapi.TripPartEarningsReport:     {notification.EarningsHeld, "configuration", "configure-services"},
}

// SentBack tells sides of a trip why a part was not approved.
func (m Mails) SentBack(ctx context.Context, tx pgx.Tx, t trip.Trip, back approve.SentBack) error {
	of := sentBack[back.Part]
	for _, side := range back.To {
		mail := notification.Mail{
			Template: of.template, Key: string(of.template) + "/" + string(side) + "/" + back.Round.String(),
			Data: notification.Data{Trip: Trip(t), Paragraphs: notification.Paragraphs(back.Reason),
				Path: "/app/host/trips/" + t.ID.String() + "/" + of.host + "?model=trip"},
		}
		if side == tripapi.TripSideHost {
			if err := m.Post.ToHostTx(ctx, tx, t.HostID, mail); err != nil {
				return err
			}
			continue
		}
		mail.Data.Path = "/app/operator/trips/" + t.ID.String() + "/" + of.operator + "?model=trip"
		if err := m.Post.ToOperatorTx(ctx, tx, t.OperatorID, mail); err != nil {
			return err
		}
	}
	return nil
}
