package triprequest

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification"
)

// mailRequestedTx tells the operator of a new request.
func (s *Service) mailRequestedTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) error {
	r, err := s.Ledger.LoadTx(ctx, tx, id)
	if err != nil {
		return err
	}
	hosts, err := s.Hosts.PersonsTx(ctx, tx, []uuid.UUID{r.HostID})
	if err != nil {
		return err
	}
	of := tripMail(r)
	of.HostName, of.HostPicture = hosts[r.HostID].DisplayName, hosts[r.HostID].PictureUrl.Value
	return s.Post.ToOperatorTx(ctx, tx, r.OperatorID, notification.Mail{
		Template: notification.TripRequested, Key: "trip_requested/" + r.ID.String(),
		Data: notification.Data{Trip: of, Path: "/app/operator/trips/" + r.ID.String() + "/review-details?model=tripRequest"},
	})
}

// mailWithdrawnTx tells the operator that there is nothing left to review.
func (s *Service) mailWithdrawnTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) error {
	r, err := s.Ledger.LoadTx(ctx, tx, id)
	if err != nil {
		return err
	}
	return s.Post.ToOperatorTx(ctx, tx, r.OperatorID, notification.Mail{
		Template: notification.RequestWithdrawn, Key: "trip_request_withdrawn/" + r.ID.String(),
		Data: notification.Data{Trip: tripMail(r),
			Path: "/app/operator/trips/" + r.ID.String() + "/review-details?model=tripRequest"},
	})
}

// mailRejectedTx tells the host why a request was rejected.
func (s *Service) mailRejectedTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) error {
	r, err := s.Ledger.LoadTx(ctx, tx, id)
	if err != nil {
		return err
	}
	return s.Post.ToHostTx(ctx, tx, r.HostID, notification.Mail{
		Template: notification.RequestRejected, Key: "trip_request_rejected/" + r.ID.String(),
		Data: notification.Data{Trip: tripMail(r), Reason: r.RejectionReason, Path: "/app/host/trips"},
	})
}

// tripMail returns the requested trip as emails describe it.
func tripMail(r Brief) notification.Trip {
	return notification.Trip{
		Name: r.Itinerary.Name, Destination: r.Itinerary.Destination + ", " + r.Itinerary.Country, From: r.StartDate,
		To: r.EndDate, Picture: r.Itinerary.Hero.URL, PictureAlt: r.Itinerary.Hero.Alt.Value,
	}
}
