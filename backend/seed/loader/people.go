package loader

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/operator"
	"caravan/backend/platform/count"
	"caravan/backend/platform/ory"
	"caravan/backend/seed"
)

// traveler is a person who may book.
type traveler struct {
	seed.Traveler
	actor
}

// travelersOf lists the travelers of a seed, named sign-ins first.
func travelersOf(s seed.Tenant) []seed.Traveler {
	var people []seed.Traveler
	for _, p := range s.Settings.Travel {
		people = append(people, seed.Traveler{Key: p.Email, FirstName: p.FirstName, LastName: p.LastName, Email: p.Email})
	}
	return append(people, s.Travelers...)
}

// people assigns everyone an id before anything is written, so that every action can name its actor.
func (r *run) people() {
	for i, p := range r.seed.Settings.Admins {
		if group := groupOf(p); i == 0 || group == "admin" && r.admin.Group != "admin" {
			r.admin = r.person(group, p.Email, p.FirstName+" "+p.LastName)
		}
	}
	for _, o := range r.seed.Operators {
		a := r.person("operator", o.Members[0].Email, o.Members[0].FirstName+" "+o.Members[0].LastName)
		r.operators[o.Key] = a
	}
	for _, h := range r.seed.Hosts {
		r.hosts[h.Key] = r.person("host", h.Email, h.FirstName+" "+h.LastName)
	}
	for _, t := range travelersOf(r.seed) {
		r.travelers[t.Key] = traveler{t, r.person("traveler", t.Email, t.FirstName+" "+t.LastName)}
	}
}

func groupOf(p seed.Person) string {
	if p.Role == "" {
		return "admin"
	}
	return p.Role
}

// importIdentities creates everyone's sign-in, for all marketplaces in one batch.
func (l *Loader) importIdentities(ctx context.Context, runs []*run) error {
	if !l.Demo {
		return nil
	}
	start := time.Now()
	var people []ory.Import
	known := map[string]bool{}
	add := func(email, first, last string) {
		// A person of two marketplaces has one sign-in.
		if known[strings.ToLower(email)] {
			return
		}
		known[strings.ToLower(email)] = true
		people = append(people, ory.Import{Email: email, Name: strings.TrimSpace(first + " " + last), Password: DemoPassword})
	}
	for _, r := range runs {
		for _, p := range r.seed.Settings.Admins {
			add(p.Email, p.FirstName, p.LastName)
		}
		for _, o := range r.seed.Operators {
			for _, p := range o.Members {
				add(p.Email, p.FirstName, p.LastName)
			}
		}
		for _, h := range r.seed.Hosts {
			add(h.Email, h.FirstName, h.LastName)
		}
		for _, t := range travelersOf(r.seed) {
			add(t.Email, t.FirstName, t.LastName)
		}
	}
	if len(people) == 0 {
		return nil
	}
	made, err := l.Kratos.ImportIdentities(ctx, people)
	if err != nil {
		return fmt.Errorf("sign-ins: %w", err)
	}
	ids := make(map[string]uuid.UUID, len(made))
	for i, p := range people {
		if ids[strings.ToLower(p.Email)], err = uuid.Parse(made[i]); err != nil {
			return fmt.Errorf("identity of %s: %w", p.Email, err)
		}
	}
	for _, r := range runs {
		r.identities = ids
	}
	fmt.Fprintf(l.Log, "• %s can sign in (%.1f s)\n", count.Of(len(people), "person", "people"),
		time.Since(start).Seconds())
	return nil
}

// membersPerTx bounds the size of a transaction: long ones hold up everything that waits for their locks.
const membersPerTx = 100

// newcomer is a member to be created, with what has to happen in the same transaction.
type newcomer struct {
	identity.NewMember
	then func(ctx context.Context, tx pgx.Tx) error
}

// members creates everyone: staff, operators' people, hosts with their audiences, travelers.
func (r *run) members(ctx context.Context) error {
	start := time.Now()
	var all []newcomer
	for _, p := range r.seed.Settings.Admins {
		all = append(all, newcomer{NewMember: r.member(r.idOf(p.Email), p.Email, p.FirstName, p.LastName, groupOf(p))})
	}
	for _, o := range r.seed.Operators {
		for _, p := range o.Members {
			m := r.member(r.idOf(p.Email), p.Email, p.FirstName, p.LastName, "operator")
			m.Profile.PhoneNumber = o.Phone
			all = append(all, newcomer{m, func(ctx context.Context, tx pgx.Tx) error {
				if err := r.do.Operators.AddMemberTx(ctx, tx, r.operators[o.Key].OperatorID, m.ID); err != nil ||
					p.Role != "owner" {
					return err
				}
				return r.do.Operators.SetRoleTx(ctx, tx, r.operators[o.Key].OperatorID, m.ID, operator.Admin)
			}})
		}
	}
	for _, h := range r.seed.Hosts {
		all = append(all, r.newHost(h))
	}
	for _, t := range travelersOf(r.seed) {
		m := r.member(r.travelers[t.Key].MemberID, t.Email, t.FirstName, t.LastName, "traveler")
		m.Profile.Gender, m.Profile.InstagramHandle = string(genderOf(t)), strings.TrimPrefix(t.InstagramHandle, "@")
		if t.Country != "" {
			m.Profile.Address = &identity.Address{CountryCode: t.Country}
		}
		all = append(all, newcomer{NewMember: m})
	}
	opened := r.at(ctx, r.opened)
	for first := 0; first < len(all); first += membersPerTx {
		err := r.DB.InTenantTx(ctx, r.tenant.ID, func(tx pgx.Tx) error {
			for _, n := range all[first:min(first+membersPerTx, len(all))] {
				if err := r.join(opened, tx, n); err != nil {
					return fmt.Errorf("%s: %w", n.Email, err)
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	answers := 0
	for _, list := range r.seed.Surveys {
		answers += len(list)
	}
	r.say(start, "%s, %s, %s", count.Of(len(r.seed.Hosts), "host"), count.Of(len(r.travelers), "traveler"),
		count.Of(answers, "survey answer"))
	return r.relate(ctx)
}

func (r *run) join(ctx context.Context, tx pgx.Tx, n newcomer) error {
	if err := r.do.Identity.CreateMemberTx(ctx, tx, n.NewMember); err != nil {
		return err
	}
	if n.IdentityID == nil {
		r.invited = append(r.invited, n.ID)
	}
	if n.then == nil {
		return nil
	}
	return n.then(ctx, tx)
}

// invite emails everyone without a sign-in. It is the last step before the marketplace opens, so that nobody is
// invited to a marketplace that does not exist.
func (r *run) invite(ctx context.Context) error {
	return r.DB.InTenantTx(ctx, r.tenant.ID, func(tx pgx.Tx) error {
		for _, id := range r.invited {
			if err := r.aloud.Identity.SendActivationTx(r.at(ctx, r.now), tx, id); err != nil {
				return err
			}
		}
		return nil
	})
}

func (r *run) member(id uuid.UUID, email, first, last, group string) identity.NewMember {
	m := identity.NewMember{ID: id, Email: email, FirstName: first, LastName: last, Group: group}
	if known, ok := r.identities[strings.ToLower(email)]; ok {
		m.IdentityID = &known
	}
	return m
}

// idOf returns the id of an existing person, else a new one.
func (r *run) idOf(email string) uuid.UUID {
	if r.admin.Email == email {
		return r.admin.MemberID
	}
	for _, a := range r.operators {
		if a.Email == email {
			return a.MemberID
		}
	}
	return uuid.Must(uuid.NewV7())
}

// organisations creates the operators.
func (r *run) organisations(ctx context.Context, tx pgx.Tx) error {
	for _, o := range r.seed.Operators {
		id, err := r.do.Operators.CreateTx(ctx, tx, operator.Newcomer{Name: o.Name, Code: o.Code, Phone: o.Phone,
			Email: o.Email, Terms: o.Terms})
		if err != nil {
			return fmt.Errorf("operator %s: %w", o.Key, err)
		}
		a := r.operators[o.Key]
		a.OperatorID = id
		r.operators[o.Key] = a
	}
	return nil
}
