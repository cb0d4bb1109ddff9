package host

import (
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"net/mail"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host/hostdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/hostapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
)

// refusedShown limits how many invalid lines a response lists.
const refusedShown = 100

// address is one line of a marketing list.
type address struct {
	Line  int
	Email string
	Valid bool
}

// readAddresses reads the column named email, or the only column. A first line without an "@" is the header.
func readAddresses(from io.Reader) ([]address, error) {
	r := csv.NewReader(from)
	r.FieldsPerRecord, r.TrimLeadingSpace = -1, true
	column := 0
	var out []address
	for first := true; ; first = false {
		row, err := r.Read()
		if errors.Is(err, io.EOF) {
			return out, nil
		}
		if err != nil {
			return nil, apierr.Wrap(err, apierr.CodeInvalid, "We couldn’t read this file. Choose a CSV file.")
		}
		line, _ := r.FieldPos(0)
		if first {
			row[0] = strings.TrimPrefix(row[0], "\ufeff")
			heading := slices.IndexFunc(row, func(c string) bool { return strings.EqualFold(strings.TrimSpace(c), "email") })
			if heading >= 0 {
				column = heading
				continue
			}
			if len(row) > 1 {
				return nil, apierr.InvalidField("file", "Add a column named “email” to your file")
			}
		}
		if column >= len(row) || strings.TrimSpace(row[column]) == "" {
			continue
		}
		text := strings.ToLower(strings.TrimSpace(row[column]))
		parsed, err := mail.ParseAddress(text)
		out = append(out, address{Line: line, Email: text, Valid: err == nil && parsed.Address == text && len(text) <= 320})
	}
}

// ImportMarketingList adds the addresses of a CSV file to a host's marketing list (H-510).
func (s *Service) ImportMarketingList(ctx context.Context, hostID uuid.UUID,
	file io.Reader) (hostapi.MarketingListImport, error) {
	out := hostapi.MarketingListImport{Refused: []hostapi.MarketingListImportRefusedItem{}}
	lines, err := readAddresses(file)
	if err != nil {
		return out, err
	}
	if len(lines) == 0 {
		return out, apierr.InvalidField("file", "There are no email addresses in this file")
	}
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	in := hostdb.InsertContactsParams{TenantID: t.ID, HostID: hostID, CreatedAt: now}
	for _, l := range lines {
		switch {
		case l.Valid:
			in.Ids, in.Emails = append(in.Ids, uuid.Must(uuid.NewV7())), append(in.Emails, l.Email)
		case len(out.Refused) < refusedShown:
			out.Refused = append(out.Refused, hostapi.MarketingListImportRefusedItem{Line: l.Line, Value: l.Email})
		}
	}
	err = s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		if _, err := getHost(ctx, tx, hostID); err != nil {
			return err
		}
		added, err := hostdb.New(tx).InsertContacts(ctx, in)
		if err != nil {
			return fmt.Errorf("marketing list: %w", err)
		}
		out.Imported, out.Known = int(added), len(in.Ids)-int(added)
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: now, Action: "host.marketing_list", ObjectType: "Host", ObjectID: hostID,
			After: map[string]any{"imported": out.Imported, "known": out.Known},
		})
	})
	return out, err
}

// AddContactTx adds one address to a host's marketing list; adding it twice is no error.
func (s *Service) AddContactTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID, email string) error {
	_, err := hostdb.New(tx).InsertContacts(ctx, hostdb.InsertContactsParams{
		TenantID: tenant.From(ctx).ID, HostID: hostID, Ids: []uuid.UUID{uuid.Must(uuid.NewV7())},
		Emails: []string{strings.ToLower(email)}, CreatedAt: s.Clock.Now(ctx),
	})
	if err != nil {
		return fmt.Errorf("marketing list: %w", err)
	}
	return nil
}

// MarketingListTx lists the addresses that get a host's emails, each once.
func (s *Service) MarketingListTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) ([]string, error) {
	emails, err := hostdb.New(tx).MarketingList(ctx, hostdb.MarketingListParams{TenantID: tenant.From(ctx).ID,
		HostID: hostID})
	if err != nil {
		return nil, fmt.Errorf("marketing list: %w", err)
	}
	return emails, nil
}
