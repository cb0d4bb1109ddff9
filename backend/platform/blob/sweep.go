package blob

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"gocloud.dev/blob"
	"gocloud.dev/gcerrors"
)

const (
	// SweepEvery is how often folders are swept.
	SweepEvery = 24 * time.Hour
	// settled is the age at which no transaction can be open anymore that would add a file's row.
	settled   = 24 * time.Hour
	sweepPage = 1_000
)

// Sweep deletes the files of a folder that are older than a day and have no row: what an interrupted upload left, or
// one whose transaction's outcome was unknown. A file is named by its ID, and its variants by the ID, a dot and more;
// stored returns which IDs have a row. Files age in real time.
func (s *Store) Sweep(ctx context.Context, folder string, stored func(ids []uuid.UUID) ([]uuid.UUID, error)) error {
	for token := blob.FirstPageToken; token != nil; {
		page, next, err := s.bucket.ListPage(ctx, token, sweepPage, &blob.ListOptions{Prefix: folder})
		if gcerrors.Code(err) == gcerrors.NotFound || errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("list %s: %w", folder, err)
		}
		if err := s.sweep(ctx, page, folder, stored); err != nil {
			return err
		}
		token = next
	}
	return nil
}

func (s *Store) sweep(ctx context.Context, page []*blob.ListObject, folder string,
	stored func(ids []uuid.UUID) ([]uuid.UUID, error)) error {
	old := map[uuid.UUID][]string{}
	var ids []uuid.UUID
	before := time.Now().Add(-settled)
	for _, one := range page {
		name, _, _ := strings.Cut(strings.TrimPrefix(one.Key, folder), ".")
		id, err := uuid.Parse(name)
		if err != nil || !one.ModTime.Before(before) {
			continue
		}
		if old[id] == nil {
			ids = append(ids, id)
		}
		old[id] = append(old[id], one.Key)
	}
	if len(ids) == 0 {
		return nil
	}
	keep, err := stored(ids)
	if err != nil {
		return fmt.Errorf("rows of files: %w", err)
	}
	for _, id := range ids {
		if slices.Contains(keep, id) {
			continue
		}
		for _, key := range old[id] {
			if err := s.Delete(ctx, key); err != nil {
				return err
			}
		}
	}
	return nil
}
