package upkeep

import (
	"context"
	"fmt"
	"io"

	"caravan/backend/app"
	"caravan/backend/domain/search"
)

// RebuildSearch writes the words again by which records are found in every marketplace, and says how many were not
// true: none, unless records were written past the product. It may be stopped and called again, while the product
// serves.
func RebuildSearch(ctx context.Context, s *app.Services, out io.Writer) error {
	tenants, err := s.Tenants.All(ctx)
	if err != nil {
		return err
	}
	for _, t := range tenants {
		gone, added, err := search.Rebuild(ctx, s.DB, t.ID)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "• %s: %d words removed, %d added\n", t.Slug, gone, added)
	}
	return nil
}
