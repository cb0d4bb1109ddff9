package access

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/permission"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
)

// maxHolders bounds a response: an itinerary may be visible to every host of a marketplace.
const maxHolders = 200

// Holder is a person or key with permissions on an object.
type Holder struct {
	Subject, Name, Group string
	Grants               []Grant
}

// Grant is what one chain of relations grants.
type Grant struct {
	Permits  []string
	Sentence string
	Steps    []Step
}

const errRelationsAway = "We cannot check permissions right now. Try again in a moment."

// Holders returns who may do what with an object, and why: people first, then keys, those with the most
// permissions first. more reports whether there are others.
func (s *Service) Holders(ctx context.Context, namespace string,
	object uuid.UUID) (holders []Holder, more bool, err error) {
	space, ok := permission.Model[namespace]
	if !ok || len(space.Permits) == 0 {
		return nil, false, apierr.InvalidField("namespace", "The permission model has no "+namespace)
	}
	ref := namespace + ":" + object.String()
	if known, err := s.names(ctx, ref); err != nil {
		return nil, false, err
	} else if _, ok := known[ref]; !ok {
		return nil, false, apierr.NotFound(strings.TrimPrefix(noun(namespace), "the "))
	}
	x := expansion{ctx: ctx, tuples: s.Relations, kept: map[string]reached{}, subjects: map[string][]string{}}
	found := map[string]map[string][]authz.Tuple{} // by subject and permission
	for _, permit := range slices.Sorted(maps.Keys(space.Permits)) {
		got, err := x.holders(namespace, object.String(), permit, maxDepth)
		if err != nil {
			return nil, false, apierr.Wrap(err, apierr.CodeUnavailable, errRelationsAway)
		}
		for _, subject := range got.order {
			if found[subject] == nil {
				if len(found) == maxHolders {
					more = true
					continue
				}
				found[subject] = map[string][]authz.Tuple{}
			}
			found[subject][permit] = got.chains[subject]
		}
	}
	holders, err = s.told(ctx, found)
	return holders, more, err
}

// told describes what was found. A subject unknown here is left out.
func (s *Service) told(ctx context.Context, found map[string]map[string][]authz.Tuple) ([]Holder, error) {
	var all []string
	for _, permits := range found {
		for _, chain := range permits {
			all = append(all, refs(chain)...)
		}
	}
	slices.Sort(all)
	names, err := s.names(ctx, slices.Compact(all)...)
	if err != nil {
		return nil, err
	}
	groups, err := s.groups(ctx, slices.Collect(maps.Keys(found)))
	if err != nil {
		return nil, err
	}
	out := []Holder{}
	for subject, permits := range found {
		if name, ok := names[subject]; ok {
			out = append(out, Holder{subject, name.said(), groups[subject], grants(permits, names)})
		}
	}
	slices.SortFunc(out, func(a, b Holder) int {
		return cmp.Or(cmp.Compare(kindOf(b.Subject), kindOf(a.Subject)),
			cmp.Compare(len(found[b.Subject]), len(found[a.Subject])),
			cmp.Compare(a.Name, b.Name), cmp.Compare(a.Subject, b.Subject))
	})
	return out, nil
}

func kindOf(ref string) string {
	kind, _, _ := strings.Cut(ref, ":")
	return kind
}

// grants groups the permissions granted by one chain, the chain that grants most first.
func grants(permits map[string][]authz.Tuple, names names) []Grant {
	var out []Grant
	for _, permit := range slices.Sorted(maps.Keys(permits)) {
		why := sentence(permits[permit], names)
		at := slices.IndexFunc(out, func(g Grant) bool { return g.Sentence == why })
		if at < 0 {
			out, at = append(out, Grant{Sentence: why, Steps: steps(permits[permit], names)}), len(out)
		}
		out[at].Permits = append(out[at].Permits, permit)
	}
	slices.SortStableFunc(out, func(a, b Grant) int { return cmp.Compare(len(b.Permits), len(a.Permits)) })
	return out
}

func (s *Service) groups(ctx context.Context, subjects []string) (map[string]string, error) {
	var ids []uuid.UUID
	for _, subject := range subjects {
		if id, err := uuid.Parse(strings.TrimPrefix(subject, "User:")); err == nil {
			ids = append(ids, id)
		}
	}
	out := map[string]string{}
	t := tenant.From(ctx)
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		groups, err := s.Members.GroupsTx(ctx, tx, ids)
		for id, group := range groups {
			out["User:"+id.String()] = group
		}
		return err
	})
	if err != nil && !db.NoRows(err) {
		return nil, fmt.Errorf("groups: %w", err)
	}
	return out, nil
}

// expansion finds everyone who has a permission, over the same model as walk finds one.
type expansion struct {
	ctx      context.Context
	tuples   Tuples
	kept     map[string]reached
	subjects map[string][]string
}

// reached are the subjects that have a permission, in the order in which they were found, each with one chain.
type reached struct {
	order  []string
	chains map[string][]authz.Tuple
}

func (r *reached) add(subject string, chain []authz.Tuple) {
	if _, ok := r.chains[subject]; !ok {
		r.order, r.chains[subject] = append(r.order, subject), chain
	}
}

func (x *expansion) holders(namespace, object, permit string, depth int) (reached, error) {
	key := namespace + ":" + object + "#" + permit
	if got, ok := x.kept[key]; ok || depth == 0 {
		return got, nil
	}
	out := reached{chains: map[string][]authz.Tuple{}}
	x.kept[key] = out // ends a cycle
	for _, way := range permission.Model[namespace].Permits[permit] {
		if err := x.by(&out, way, namespace, object, depth); err != nil {
			return out, err
		}
	}
	x.kept[key] = out
	return out, nil
}

// by adds those reached by one way of the model.
func (x *expansion) by(out *reached, way permission.Way, namespace, object string, depth int) error {
	if way.Relation == "" {
		same, err := x.holders(namespace, object, way.Permit, depth-1)
		for _, subject := range same.order {
			out.add(subject, same.chains[subject])
		}
		return err
	}
	subjects, err := x.related(namespace, object, way.Relation)
	if err != nil {
		return err
	}
	for _, subject := range subjects {
		t := authz.Tuple{Namespace: namespace, Object: object, Relation: way.Relation, Subject: subject}
		if way.Permit == "" {
			out.add(subject, []authz.Tuple{t})
			continue
		}
		space, id, _ := strings.Cut(subject, ":")
		far, err := x.holders(space, id, way.Permit, depth-1)
		if err != nil {
			return err
		}
		for _, subject := range far.order {
			out.add(subject, append(slices.Clone(far.chains[subject]), t))
		}
	}
	return nil
}

func (x *expansion) related(namespace, object, relation string) ([]string, error) {
	key := namespace + ":" + object + "#" + relation
	if got, ok := x.subjects[key]; ok {
		return got, nil
	}
	got, err := x.tuples.Subjects(x.ctx, namespace, object, relation)
	x.subjects[key] = got
	return got, err
}

// Relation is one relation of a person or a key.
type Relation struct {
	Step
	Name    string
	Permits []string
}

// RelationsOf returns a subject's relations, and what each of them grants.
func (s *Service) RelationsOf(ctx context.Context, subject, token string) ([]Relation, string, error) {
	known, err := s.names(ctx, subject)
	if err != nil {
		return nil, "", err
	}
	if _, ok := known[subject]; !ok {
		return nil, "", apierr.NotFound("user")
	}
	tuples, next, err := s.Relations.Of(ctx, subject, token)
	if err != nil {
		return nil, "", apierr.Wrap(err, apierr.CodeUnavailable, errRelationsAway)
	}
	// The permission server stores a relation twice if it was written twice.
	seen := map[authz.Tuple]bool{}
	tuples = slices.DeleteFunc(tuples, func(t authz.Tuple) bool { was := seen[t]; seen[t] = true; return was })
	names, err := s.names(ctx, append(refs(tuples), subject)...)
	if err != nil {
		return nil, "", err
	}
	out := []Relation{}
	for i, step := range steps(tuples, names) {
		t := tuples[i]
		name, ok := names[t.Namespace+":"+t.Object]
		if !ok {
			continue // of a deleted object
		}
		out = append(out, Relation{step, name.said(), given(t.Namespace, t.Relation)})
	}
	return out, next, nil
}

// given returns the permissions that a relation grants by itself.
func given(namespace, relation string) []string {
	permits := permission.Model[namespace].Permits
	var gives func(permit string, depth int) bool
	gives = func(permit string, depth int) bool {
		return depth > 0 && slices.ContainsFunc(permits[permit], func(way permission.Way) bool {
			return way.Relation == relation && way.Permit == "" || way.Relation == "" && gives(way.Permit, depth-1)
		})
	}
	return slices.DeleteFunc(slices.Sorted(maps.Keys(permits)), func(permit string) bool {
		return !gives(permit, maxDepth)
	})
}
