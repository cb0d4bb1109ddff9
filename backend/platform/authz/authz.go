// Package authz asks Keto whether a caller may do something with an object, and sends relations to Keto through
// an outbox, so that a relation is never lost and never written for a row that was rolled back.
package authz

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/principal"
)

// Tuple states that Subject has Relation to Namespace:Object. Subject is "User:<id>" for a person, "ApiKey:<id>"
// for a key, and "Namespace:<id>" for another object.
type Tuple struct{ Namespace, Object, Relation, Subject string }

// Relations is the permission server.
type Relations interface {
	Check(ctx context.Context, t Tuple) (bool, error)
	Write(ctx context.Context, insert, remove []Tuple) error
}

// Authz answers checks. The zero value is not usable.
type Authz struct {
	relations Relations
	db        *db.DB
	kept      kept
}

// New returns an Authz for the permission server and the outbox of d.
func New(relations Relations, d *db.DB) *Authz { return &Authz{relations: relations, db: d} }

const (
	checkTimeout     = 5 * time.Second
	propagationLimit = 3 * time.Second
	// endedLimit is how long a caller whose relation was removed waits for the permission server to learn of it.
	endedLimit      = 700 * time.Millisecond
	propagationStep = 40 * time.Millisecond
)

// Allowed reports whether the principal has the permission on the object. It waits for a relation that was
// committed but has not reached Keto yet, so that creators immediately see what they made. A granted permission
// is cached until a relation of the tenant changes; see Anew. A relation counts as removed from its commit on,
// even before Keto knows. If Keto is unreachable, the error is CodeUnavailable: nothing new is granted.
func (a *Authz) Allowed(ctx context.Context, p principal.Principal, namespace string, object uuid.UUID,
	permit string) (bool, error) {
	tuple := Tuple{Namespace: namespace, Object: object.String(), Relation: permit, Subject: p.Subject()}
	known, asked := a.kept.allowed(p.TenantID, tuple)
	if known && !anew(ctx) {
		return true, nil
	}
	allowed, err := a.find(ctx, p.TenantID, tuple)
	if allowed {
		a.kept.keep(p.TenantID, tuple, asked)
	}
	return allowed, err
}

// find asks the permission server and accounts for what is still in the outbox: it waits for added relations, and
// grants nothing that follows from removed ones, whatever the server still answers.
func (a *Authz) find(ctx context.Context, tenantID uuid.UUID, tuple Tuple) (bool, error) {
	ctx, cancel := context.WithTimeout(ctx, checkTimeout)
	defer cancel()
	for asked := time.Now(); ; time.Sleep(propagationStep) {
		// The outbox is read before the server is asked: the server knows whatever had left it by then.
		made, ended, err := a.pending(ctx, tenantID, tuple)
		if err != nil {
			return false, err
		}
		allowed, err := a.ask(ctx, tuple)
		waited := time.Since(asked)
		switch {
		case err != nil || allowed && !ended || !allowed && !made:
			return allowed, err
		case allowed && waited > endedLimit:
			return false, apierr.New(apierr.CodeUnavailable, "Your access is changing. Try again in a moment.")
		case !allowed && waited > propagationLimit:
			return false, nil
		}
	}
}

func (a *Authz) ask(ctx context.Context, t Tuple) (bool, error) {
	allowed, err := a.relations.Check(ctx, t)
	if err != nil {
		return false, apierr.Wrap(err, apierr.CodeUnavailable,
			"We cannot check permissions right now. Try again in a moment.")
	}
	return allowed, nil
}

// Require is Allowed as an error: without the permission, 403 if the caller may see the object, otherwise 404, so
// that hidden and missing objects look the same.
func (a *Authz) Require(ctx context.Context, p principal.Principal, namespace string, object uuid.UUID,
	permit string) error {
	allowed, err := a.Allowed(ctx, p, namespace, object, permit)
	if err != nil || allowed {
		return err
	}
	if namespace == "Tenant" {
		return apierr.New(apierr.CodeForbidden, "You don’t have access to this.")
	}
	if permit != "view" {
		visible, err := a.Allowed(ctx, p, namespace, object, "view")
		if err != nil {
			return err
		}
		if visible {
			return apierr.New(apierr.CodeForbidden, "You don’t have access to this.")
		}
	}
	return apierr.NotFound(noun(namespace))
}

func noun(namespace string) string {
	if n, ok := map[string]string{"TripRequest": "trip request", "ApiKey": "API key", "Inventory": "departure",
		"GroundTransfer": "ride"}[namespace]; ok {
		return n
	}
	return string(namespace[0]|0x20) + namespace[1:]
}

// pending returns which changes relevant to a tuple are still in the outbox: made if a relation of the object, or
// one that gives the caller a role, was added; ended if a relation of the caller, or one that tied the object to
// another, was removed.
func (a *Authz) pending(ctx context.Context, tenantID uuid.UUID, t Tuple) (made, ended bool, err error) {
	err = a.db.Glance(ctx, tenantID, func(row pgx.Row) error { return row.Scan(&made, &ended) }, `
		SELECT coalesce(bool_or(adds), false), coalesce(bool_or(NOT adds AND (subject = $4 OR subject NOT LIKE 'User:%' AND subject NOT LIKE 'ApiKey:%')), false)
		FROM relation_outbox WHERE tenant_id = $1 AND (namespace = $2 AND object_id = $3 OR subject = $4)`,
		tenantID, t.Namespace, t.Object, t.Subject)
	return made, ended, err
}

// Outbox records relation changes in a transaction.
type Outbox struct{ Jobs jobs.Inserter }

// Add adds relations; the permission server learns of them after the commit.
func (o Outbox) Add(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID, tuples ...Tuple) error {
	return o.write(ctx, tx, tenantID, true, tuples)
}

// Remove removes relations.
func (o Outbox) Remove(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID, tuples ...Tuple) error {
	return o.write(ctx, tx, tenantID, false, tuples)
}

// Replace removes the relations of before that are not in after, and adds the new ones.
func (o Outbox) Replace(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID, before, after []Tuple) error {
	without := func(all, some []Tuple) []Tuple {
		return slices.DeleteFunc(slices.Clone(all), func(t Tuple) bool { return slices.Contains(some, t) })
	}
	if gone := without(before, after); len(gone) > 0 {
		if err := o.Remove(ctx, tx, tenantID, gone...); err != nil {
			return err
		}
	}
	if fresh := without(after, before); len(fresh) > 0 {
		return o.Add(ctx, tx, tenantID, fresh...)
	}
	return nil
}

// planned is a relation change that is collected until the end of a pipelined transaction.
type planned struct {
	tenantID uuid.UUID
	adds     bool
	Tuple
}

type outboxKey struct{}

func (o Outbox) write(ctx context.Context, tx pgx.Tx, tenantID uuid.UUID, adds bool, tuples []Tuple) error {
	var now []any
	for _, t := range tuples {
		change := planned{tenantID, adds, t}
		if !db.Collect(tx, outboxKey{}, change, o.writeAll) {
			now = append(now, change)
		}
	}
	if len(now) == 0 {
		return nil
	}
	return o.writeAll(ctx, tx, now)
}

// writeAll writes the changes of one tenant in order.
func (o Outbox) writeAll(ctx context.Context, tx pgx.Tx, changes []any) error {
	var ids []uuid.UUID
	var adds []bool
	var namespaces, objects, relations, subjects []string
	tenantID := changes[0].(planned).tenantID
	for _, c := range changes {
		t := c.(planned)
		ids, adds = append(ids, uuid.Must(uuid.NewV7())), append(adds, t.adds)
		namespaces, objects = append(namespaces, t.Namespace), append(objects, t.Object)
		relations, subjects = append(relations, t.Relation), append(subjects, t.Subject)
	}
	// COPY is rejected on tables with row-level security; one INSERT from arrays takes as few round trips.
	err := db.Defer(ctx, tx, `
		INSERT INTO relation_outbox (tenant_id, id, adds, namespace, object_id, relation, subject, created_at)
		SELECT $1, id, adds, namespace, object_id, relation, subject, now()
		FROM unnest($2::uuid[], $3::bool[], $4::text[], $5::text[], $6::text[], $7::text[]) AS t (id, adds, namespace, object_id, relation, subject)`,
		tenantID, ids, adds, namespaces, objects, relations, subjects)
	if err != nil {
		return fmt.Errorf("relation outbox: %w", err)
	}
	if slices.Contains(adds, false) {
		// Delivered on commit: no cached permission outlives the relation that it came from.
		if err := db.Defer(ctx, tx, "SELECT pg_notify($1, $2)", changedChannel, tenantID.String()); err != nil {
			return fmt.Errorf("tell of ended relations: %w", err)
		}
	}
	return o.Jobs.InsertTx(ctx, tx, RelateArgs{TenantID: tenantID}, &river.InsertOpts{Queue: QueueRelations, Priority: 1})
}
