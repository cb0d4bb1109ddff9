package export

import (
	"bytes"
	"context"
	"encoding/csv"
	"fmt"
	"mime"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
)

var manifestHeader = []string{"Order ID", "Status", "Traveler", "First name", "Last name", "Gender", "Date of birth", "Country", "Email", "Phone"}

// staysHome says which orders nobody travels on, or not yet, in the words of the host's tables.
var staysHome = map[string]bool{"Cancelled": true, "Rejected": true, "Waitlist": true}

// Manifest writes who travels on a trip, without what they pay: that is not the operator's (O-191).
func (s *Service) Manifest(ctx context.Context, params api.DownloadTravelerManifestParams) (name string, content []byte, err error) {
	var roster []booking.RosterRow
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadTx(ctx, tx, params.ID)
		if err != nil {
			return err
		}
		name = "travelers-" + t.ShortID + ".csv"
		roster, err = s.Bookings.RosterTx(ctx, tx, params.ID)
		return err
	})
	if err != nil {
		return "", nil, err
	}
	var out bytes.Buffer
	w := csv.NewWriter(&out)
	lines := [][]string{manifestHeader}
	for _, r := range roster {
		if staysHome[r.Status] {
			continue
		}
		kind := "Additional"
		if r.Customer {
			kind = "Customer"
		}
		born := ""
		if !r.DateOfBirth.IsZero() {
			born = r.DateOfBirth.String()
		}
		cells := []string{r.OrderID, r.Status, kind, r.FirstName, r.LastName, r.Gender, born, r.CountryCode, r.Email, r.Phone}
		for i := range cells {
			cells[i] = defuse(cells[i])
		}
		lines = append(lines, cells)
	}
	if err := w.WriteAll(lines); err != nil {
		return "", nil, fmt.Errorf("manifest: %w", err)
	}
	return name, out.Bytes(), nil
}

// DownloadTravelerManifest implements api.Handler.
func (h HTTP) DownloadTravelerManifest(ctx context.Context, params api.DownloadTravelerManifestParams) (*api.DownloadTravelerManifestOKHeaders, error) {
	name, content, err := h.Service.Manifest(ctx, params)
	if err != nil {
		return nil, err
	}
	return &api.DownloadTravelerManifestOKHeaders{
		ContentDisposition: api.NewOptString(mime.FormatMediaType("attachment", map[string]string{"filename": name})),
		Response:           api.DownloadTravelerManifestOK{Data: bytes.NewReader(content)},
	}, nil
}
