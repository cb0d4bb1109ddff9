package app

import (
	"context"
	"encoding/base64"
	"fmt"
	"strings"

	"github.com/riverqueue/river"

	"caravan/backend/app/modules"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/tenantapi"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/clock"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/ory"
)

// Services is every domain's service, wired to each other.
type Services struct {
	Config  Config
	DB      *db.DB
	Queue   *jobs.Client
	Authz   *authz.Authz
	Kratos  *ory.Kratos
	Tenants *tenant.Store
	Clock   tenant.Clock
	*modules.Domains
	// Outside is what the modules were built with.
	Outside  modules.Outsides
	relation relations
	stop     context.CancelFunc // stops what runs besides serving calls
}

// Wire opens the database and builds the services. The caller must Close it.
func Wire(ctx context.Context, c Config) (*Services, error) {
	d, err := db.OpenDirect(ctx, c.DatabaseURL, c.DirectDatabaseURL, c.MaxConns)
	if err != nil {
		return nil, err
	}
	s := &Services{Config: c, DB: d, Queue: &jobs.Client{}, Kratos: ory.NewKratos(c.KratosPublicURL, c.KratosAdminURL)}
	s.relation = relations{ory.NewKeto(c.KetoReadURL, c.KetoWriteURL)}
	s.Authz = authz.New(s.relation, d)
	s.Tenants = &tenant.Store{DB: d}
	s.Clock = tenant.Clock{Base: clock.System{}}
	if s.Outside, err = s.outsides(ctx); err != nil {
		d.Close()
		return nil, err
	}
	if s.Domains, err = modules.New(s.Outside); err != nil {
		d.Close()
		return nil, err
	}
	if s.Queue.River, err = river.NewClient(riverDriver(d), s.queueConfig()); err != nil {
		d.Close()
		return nil, fmt.Errorf("queue: %w", err)
	}
	return s, nil
}

// Close closes all connections.
func (s *Services) Close() {
	if s.stop != nil {
		s.stop()
	}
	s.DB.Close()
}

func secret(text string) []byte {
	key, _ := base64.StdEncoding.DecodeString(text) // validated by Config.Validate
	return key
}

// relations adapts the Keto client to the interface of authz.
type relations struct{ keto *ory.Keto }

func ketoTuple(t authz.Tuple) ory.Tuple {
	out := ory.Tuple{Namespace: t.Namespace, Object: t.Object, Relation: t.Relation}
	namespace, object, _ := strings.Cut(t.Subject, ":")
	if namespace == "User" || namespace == "ApiKey" {
		out.SubjectID = t.Subject
	} else {
		out.SubjectSet = &ory.SubjectSet{Namespace: namespace, Object: object}
	}
	return out
}

func ketoTuples(in []authz.Tuple) []ory.Tuple {
	out := make([]ory.Tuple, len(in))
	for i, t := range in {
		out[i] = ketoTuple(t)
	}
	return out
}

// Check implements authz.Relations.
func (r relations) Check(ctx context.Context, t authz.Tuple) (bool, error) {
	return r.keto.Check(ctx, ketoTuple(t))
}

// Subjects implements access.Tuples.
func (r relations) Subjects(ctx context.Context, namespace, object, relation string) ([]string, error) {
	var out []string
	query := ory.Query{Namespace: namespace, Object: object, Relation: relation}
	for page := (ory.Page{}); ; {
		tuples, next, err := r.keto.List(ctx, query, page)
		if err != nil {
			return nil, err
		}
		for _, t := range tuples {
			if t.SubjectSet != nil {
				out = append(out, t.SubjectSet.Namespace+":"+t.SubjectSet.Object)
			} else {
				out = append(out, t.SubjectID)
			}
		}
		if page.Token = next; next == "" {
			return out, nil
		}
	}
}

// Of implements access.Tuples.
func (r relations) Of(ctx context.Context, subject, token string) ([]authz.Tuple, string, error) {
	tuples, next, err := r.keto.List(ctx, ory.Query{SubjectID: subject}, ory.Page{Token: token})
	out := make([]authz.Tuple, len(tuples))
	for i, t := range tuples {
		out[i] = authz.Tuple{Namespace: t.Namespace, Object: t.Object, Relation: t.Relation, Subject: subject}
	}
	return out, next, err
}

// Write implements authz.Relations.
func (r relations) Write(ctx context.Context, insert, remove []authz.Tuple) error {
	return r.keto.Write(ctx, ketoTuples(insert), ketoTuples(remove))
}

func (s *Services) demoSignIns(ctx context.Context, t tenant.Tenant) ([]tenantapi.DemoSignIn, error) {
	answer, err := tenant.HTTP{Service: s.Settings}.GetTenant(tenant.With(ctx, t))
	if err != nil {
		return nil, err
	}
	return answer.Data.DemoSignIns, nil
}
