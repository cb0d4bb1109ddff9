package record

import (
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/search"
)

const (
	// walked is how many times a walk looks for a word for each row that a page has.
	walked = 40
	// nearest is how many of what matches are tried first, where a list is in the order of ids.
	nearest = 250
	// gathered is up to how many rows are read and sorted for a page. For more, the list is read in its order.
	gathered = 2000
)

// narrow leaves a page of what was found by words. How its rows are looked for depends on how many match, so that
// little is read:
//   - A few are taken by their ids.
//   - When many match, a walk of the list in its order soon comes to as many as a page has. It gives up when those that
//     match lie at its end (people by a last name, in the order of names), or when few have all words although many
//     have each. Then the index of words gives all that match.
//   - Where the order is that of ids, the nearest of them are enough.
func (s *statement) narrow(tx pgx.Tx, ask Ask, r *Resource, found search.Match) error {
	ids, few := found.Few()
	if few && len(ids) <= nearest {
		s.only(r, ids)
		return nil
	}
	if !few {
		page, ended, err := s.walk(tx, ask, r, found)
		if err != nil || ended {
			s.only(r, page)
			return err
		}
	}
	if s.sort.Column == r.ID {
		page, err := s.near(tx, ask, r, found)
		if err != nil || len(page) > s.limit {
			s.only(r, page)
			return err
		}
	}
	ids, err := found.IDs(ask.Context, tx)
	if err != nil {
		return err
	}
	if len(ids) > nearest {
		s.args["found"] = ids
		ids, err = s.ids(tx, ask, r, s.pageOf(r, len(ids)))
	}
	s.only(r, ids)
	return err
}

// walk looks at the first rows of the list, one by one. It has ended when it came to a full page or to the end of the
// list.
func (s *statement) walk(tx pgx.Tx, ask Ask, r *Resource,
	found search.Match) (page []uuid.UUID, ended bool, err error) {
	list := fmt.Sprintf("SELECT %s AS id, %s AS at FROM %s WHERE %s %s", r.ID, s.sort.Column, r.From,
		strings.Join(s.where, " AND "), s.order(s.sort.Column, r.ID))
	steps := walked * (s.limit + 1) / found.Looks()
	page, err = s.ids(tx, ask, r, fmt.Sprintf("SELECT id FROM (%s LIMIT %d) w WHERE %s %s LIMIT @page_size", list, steps,
		found.Each("w.id", s.args), s.order("at", "id")))
	if err != nil || len(page) > s.limit {
		return page, true, err
	}
	if len(s.where) == 2 && r.Scope[ask.Caller.Group] == Everything {
		return page, false, nil // hardly its end when so many match, and going on finds the same
	}
	var more bool
	if err := tx.QueryRow(ask.Context, fmt.Sprintf("SELECT EXISTS (%s LIMIT 1 OFFSET %d)", list, steps),
		pgx.QueryExecModeCacheDescribe, s.args).Scan(&more); err != nil {
		return nil, false, fmt.Errorf("end of the list of %s: %w", r.Name, err)
	}
	return page, !more, nil
}

// near looks among those that match whose ids come first.
func (s *statement) near(tx pgx.Tx, ask Ask, r *Resource, found search.Match) ([]uuid.UUID, error) {
	after := ""
	if _, goesOn := s.args["after_id"]; goesOn {
		after = "WHERE found.id " + s.than() + " @after_id::uuid"
	}
	return s.ids(tx, ask, r,
		fmt.Sprintf(
			"SELECT %s AS id FROM %s WHERE %s AND %s = ANY (ARRAY(SELECT id FROM (%s) found %s ORDER BY id %s LIMIT %d)) %s LIMIT @page_size",
			r.ID, r.From, strings.Join(s.where, " AND "), r.ID, found.All(s.args), after, s.direction, nearest,
			s.order(r.ID, r.ID)))
}

// pageOf is a query of the first of the records found. The offset keeps the planner from reading the list in its order,
// however few of its rows they are.
func (s *statement) pageOf(r *Resource, found int) string {
	fence := " OFFSET 0"
	if found > gathered {
		fence = ""
	}
	return fmt.Sprintf(
		"SELECT id FROM (SELECT %s AS id, %s AS at FROM %s WHERE %s AND %s = ANY (@found::uuid[])%s) w %s LIMIT @page_size",
		r.ID, s.sort.Column, r.From, strings.Join(s.where, " AND "), r.ID, fence, s.order("at", "id"))
}

func (s *statement) order(at, id string) string {
	return fmt.Sprintf("ORDER BY %s %s, %s %s", at, s.direction, id, s.direction)
}

// ids reads ids. How best depends on the words, so each query gets a plan of its own.
func (s *statement) ids(tx pgx.Tx, ask Ask, r *Resource, sql string) ([]uuid.UUID, error) {
	rows, err := tx.Query(ask.Context, sql, pgx.QueryExecModeCacheDescribe, s.args)
	if err != nil {
		return nil, fmt.Errorf("search the list of %s: %w", r.Name, err)
	}
	ids, err := pgx.CollectRows(rows, pgx.RowTo[uuid.UUID])
	if err != nil {
		return nil, fmt.Errorf("search the list of %s: %w", r.Name, err)
	}
	return ids, nil
}

// only leaves the records with these ids.
func (s *statement) only(r *Resource, ids []uuid.UUID) {
	s.where, s.searched, s.args["found"] = append(s.where, r.ID+" = ANY (@found::uuid[])"), true, ids
}
