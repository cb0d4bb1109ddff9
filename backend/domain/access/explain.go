package access

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/google/uuid"

	"caravan/backend/gen/permission"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/authz"
)

// Tuples lists relations as the permission server has them.
type Tuples interface {
	// Subjects returns those of one relation of an object.
	Subjects(ctx context.Context, namespace, object, relation string) ([]string, error)
	// Of returns one page of the relations of a person or a key, and the token of the next.
	Of(ctx context.Context, subject, token string) (page []authz.Tuple, next string, err error)
}

// Explanation explains why a permission is, or is not, granted.
type Explanation struct {
	Allowed      bool
	Sentence     string
	Steps        []Step
	Alternatives []string
	Paths        [][]string // the alternatives by their links
	// Subject and Object are those of the question.
	Subject, Object Named
}

// Step is one relation of the chain.
type Step struct {
	Sentence string
	Tuple    authz.Tuple
	// Subject and Object are those of the tuple.
	Subject, Object Named
}

// Link returns the relation in the permission model.
func (s Step) Link() string { return link(s.Tuple.Namespace, s.Tuple.Relation) }

func link(namespace, relation string) string { return namespace + "." + relation }

const maxDepth = 16

// Explain returns whether a subject ("User:<id>" or "ApiKey:<id>") has a permission on an object, with the chain
// of relations that grants it, or with who would have it.
func (s *Service) Explain(ctx context.Context, subject, namespace string, object uuid.UUID,
	permit string) (Explanation, error) {
	if _, ok := permission.Model[namespace].Permits[permit]; !ok {
		return Explanation{}, apierr.InvalidField("permit", "The permission model has no "+namespace+"#"+permit)
	}
	known, err := s.names(ctx, subject)
	if err != nil {
		return Explanation{}, err
	}
	// Nothing is revealed about subjects outside of this marketplace.
	if _, ok := known[subject]; !ok {
		return Explanation{}, apierr.NotFound("user")
	}
	w := walk{ctx: ctx, tuples: s.Relations, subject: subject, seen: map[string]bool{}}
	chain, err := w.find(namespace, object.String(), permit, maxDepth)
	if err != nil {
		return Explanation{}, apierr.Wrap(err, apierr.CodeUnavailable,
			"We cannot check permissions right now. Try again in a moment.")
	}
	names, err := s.names(ctx, append(refs(chain), subject, namespace+":"+object.String())...)
	if err != nil {
		return Explanation{}, err
	}
	who, what := names.of(subject), names.of(namespace+":"+object.String())
	e := Explanation{Allowed: chain != nil, Subject: names.named(subject),
		Object: names.named(namespace + ":" + object.String())}
	if !e.Allowed {
		e.Sentence = fmt.Sprintf("%s cannot %s %s: no relation grants it.", who, verb(permit), what)
		e.Alternatives, e.Paths = alternatives(namespace, permit)
		return e, nil
	}
	e.Steps, e.Sentence = steps(chain, names), sentence(chain, names)
	return e, nil
}

// walk looks for a chain of relations from an object to a subject, over the same model as the permission server.
type walk struct {
	ctx     context.Context
	tuples  Tuples
	subject string
	seen    map[string]bool
}

// find returns the tuples from the subject's own to the object's, or nil.
func (w *walk) find(namespace, object, permit string, depth int) ([]authz.Tuple, error) {
	key := namespace + ":" + object + "#" + permit
	if depth == 0 || w.seen[key] {
		return nil, nil
	}
	w.seen[key] = true
	for _, way := range permission.Model[namespace].Permits[permit] {
		if way.Relation == "" {
			if chain, err := w.find(namespace, object, way.Permit, depth-1); err != nil || chain != nil {
				return chain, err
			}
			continue
		}
		subjects, err := w.tuples.Subjects(w.ctx, namespace, object, way.Relation)
		if err != nil {
			return nil, err
		}
		for _, subject := range subjects {
			t := authz.Tuple{Namespace: namespace, Object: object, Relation: way.Relation, Subject: subject}
			if way.Permit == "" {
				if subject == w.subject {
					return []authz.Tuple{t}, nil
				}
				continue
			}
			space, id, _ := strings.Cut(subject, ":")
			chain, err := w.find(space, id, way.Permit, depth-1)
			if err != nil {
				return nil, err
			}
			if chain != nil {
				return append(chain, t), nil
			}
		}
	}
	return nil, nil
}

// phrases describe each relation of the model from its subject's side.
var phrases = map[string]string{
	"Tenant.admins": "is an admin of", "Tenant.platform_operators": "runs the platform from",
	"Tenant.trip_managers": "is a trip manager of", "Tenant.account_managers": "is an account manager of",
	"Tenant.support_agents": "is on the support team of", "Tenant.platform_support": "recovers accounts from",
	"Tenant.hosts": "is a host on", "Tenant.members": "belongs to", "Operator.tenants": "runs",
	"Operator.admins": "is an admin of", "Operator.members": "is a member of",
	"Operator.keys": "acts for",
	"Host.tenants":  "runs", "Host.owners": "is", "Host.secondaries": "works with",
	"Host.managers": "is the account manager of", "Itinerary.tenants": "runs", "Itinerary.operators": "offers",
	"Inventory.itineraries": "has", "TripRequest.tenants": "runs", "TripRequest.hosts": "made",
	"TripRequest.operators": "answers", "Trip.tenants": "runs", "Trip.hosts": "hosts", "Trip.operators": "operates",
	"Trip.travelers": "travels on", "Trip.managers": "is the account manager of", "Booking.tenants": "runs",
	"Booking.customers": "made", "Booking.participants": "travels on", "Booking.trips": "has",
	"GroundTransfer.bookings": "includes", "GroundTransfer.hosts": "booked", "GroundTransfer.trips": "includes",
	"Participant.users": "is", "Participant.bookings": "includes", "File.tenants": "holds", "File.owners": "made",
	"File.hosts": "has", "File.operators": "has", "File.trips": "has", "File.bookings": "has", "Report.tenants": "holds",
	"Report.trips": "has", "Export.tenants": "holds", "Export.owners": "asked for", "Webhook.tenants": "holds",
	"Webhook.operators": "has",
	"ApiKey.operators":  "has",
}

// sentence joins a chain: Ana Ruiz is a member of operator Atlas, which operates trip Peru.
func sentence(chain []authz.Tuple, names names) string {
	var b strings.Builder
	for i, t := range chain {
		if i == 0 {
			b.WriteString(names.of(t.Subject))
		} else {
			b.WriteString(", which")
		}
		b.WriteString(" " + phrases[t.Namespace+"."+t.Relation] + " " + names.of(t.Namespace+":"+t.Object))
	}
	return b.String() + "."
}

// alternatives describes who has a permission, from the model alone.
func alternatives(namespace, permit string) (said []string, paths [][]string) {
	out := map[string][]string{}
	var collect func(namespace, permit, path string, links []string)
	collect = func(namespace, permit, path string, links []string) {
		for _, way := range permission.Model[namespace].Permits[permit] {
			switch {
			case way.Relation == "":
				collect(namespace, way.Permit, path, links)
			case way.Permit == "":
				out["Anyone who "+phrases[namespace+"."+way.Relation]+" "+noun(namespace)+path] = prepend(link(namespace,
					way.Relation), links)
			default:
				for _, target := range permission.Model[namespace].Relations[way.Relation] {
					collect(target, way.Permit, ", which "+phrases[namespace+"."+way.Relation]+" "+noun(namespace)+path,
						prepend(link(namespace, way.Relation), links))
				}
			}
		}
	}
	collect(namespace, permit, "", nil)
	said = slices.Sorted(maps.Keys(out))
	for _, one := range said {
		paths = append(paths, out[one])
	}
	return said, paths
}

func prepend(first string, rest []string) []string { return append([]string{first}, rest...) }

func noun(namespace string) string {
	switch namespace {
	case "Tenant":
		return "the marketplace"
	case "TripRequest":
		return "the trip request"
	case "ApiKey":
		return "the API key"
	case "Inventory":
		return "the departure"
	case "GroundTransfer":
		return "the ride"
	}
	return "the " + strings.ToLower(namespace)
}

func verb(permit string) string { return strings.ReplaceAll(permit, "_", " ") }

// Named is a subject or an object by its kind and its name; the name is empty if unknown.
type Named struct{ Namespace, Name string }

// called is what sentences call something: its kind, if it has one, then its name.
type called struct{ kind, name string }

func (c called) said() string { return c.kind + c.name }

// names maps "Namespace:id" to the names of subjects and objects.
type names map[string]called

func (n names) named(ref string) Named {
	namespace, _, _ := strings.Cut(ref, ":")
	return Named{namespace, n[ref].name}
}

func (n names) of(ref string) string {
	if name, ok := n[ref]; ok {
		return name.said()
	}
	namespace, _, _ := strings.Cut(ref, ":")
	if namespace == "User" {
		return "This person"
	}
	return strings.Replace(noun(namespace), "the ", "this ", 1)
}

// refs returns the subjects and objects of a chain.
func refs(chain []authz.Tuple) []string {
	var out []string
	for _, t := range chain {
		out = append(out, t.Subject, t.Namespace+":"+t.Object)
	}
	return out
}

// steps describes each relation of a chain.
func steps(chain []authz.Tuple, names names) []Step {
	out := make([]Step, len(chain))
	for i, t := range chain {
		out[i] = Step{names.of(t.Subject) + " " + phrases[t.Namespace+"."+t.Relation] + " " +
			names.of(t.Namespace+":"+t.Object), t,
			names.named(t.Subject), names.named(t.Namespace + ":" + t.Object)}
	}
	return out
}
