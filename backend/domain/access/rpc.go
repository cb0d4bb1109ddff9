package access

import (
	"context"
	"maps"
	"slices"

	"connectrpc.com/connect"
	"github.com/google/uuid"

	"caravan/backend/gen/permission"
	accessv1 "caravan/backend/gen/proto/caravan/access/v1"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

// RPC serves access.v1.
type RPC struct{ Service *Service }

// Check implements access.v1 Check.
func (r RPC) Check(ctx context.Context, req *connect.Request[accessv1.CheckRequest]) (
	*connect.Response[accessv1.CheckResponse], error) {
	id, err := uuid.Parse(req.Msg.ObjectId)
	if err != nil {
		return nil, apierr.InvalidField("objectId", "This isn’t a valid ID")
	}
	if _, ok := permission.Model[req.Msg.Namespace].Permits[req.Msg.Permit]; !ok {
		return nil, apierr.InvalidField("permit", "The permission model has no "+req.Msg.Namespace+"#"+req.Msg.Permit)
	}
	allowed, err := r.Service.Authz.Allowed(ctx, principal.Must(ctx), req.Msg.Namespace, id, req.Msg.Permit)
	if err != nil {
		return nil, err
	}
	return connect.NewResponse(&accessv1.CheckResponse{Allowed: allowed}), nil
}

// Explain implements access.v1 Explain.
func (r RPC) Explain(ctx context.Context, req *connect.Request[accessv1.ExplainRequest]) (
	*connect.Response[accessv1.ExplainResponse], error) {
	object, err := uuid.Parse(req.Msg.ObjectId)
	if err != nil {
		return nil, apierr.InvalidField("objectId", "This isn’t a valid ID")
	}
	subject, err := subjectOf(req.Msg.UserId, req.Msg.KeyId)
	if err != nil {
		return nil, err
	}
	e, err := r.Service.Explain(ctx, subject, req.Msg.Namespace, object, req.Msg.Permit)
	if err != nil {
		return nil, err
	}
	out := &accessv1.ExplainResponse{
		Allowed: e.Allowed, Sentence: e.Sentence, Alternatives: e.Alternatives, Steps: stepsAnswer(e.Steps),
		Subject: namedAnswer(e.Subject), Object: namedAnswer(e.Object),
	}
	for _, links := range e.Paths {
		out.Paths = append(out.Paths, &accessv1.Path{Links: links})
	}
	return connect.NewResponse(out), nil
}

func namedAnswer(n Named) *accessv1.Named {
	return &accessv1.Named{Namespace: n.Namespace, Name: n.Name}
}

// subjectOf returns the person or the key that a question is about.
func subjectOf(userID, keyID string) (string, error) {
	kind, field, text := "User", "userId", userID
	if text == "" && keyID != "" {
		kind, field, text = "ApiKey", "keyId", keyID
	}
	id, err := uuid.Parse(text)
	if err != nil {
		return "", apierr.InvalidField(field, "This isn’t a valid ID")
	}
	return kind + ":" + id.String(), nil
}

func stepsAnswer(steps []Step) []*accessv1.Step {
	out := make([]*accessv1.Step, len(steps))
	for i, step := range steps {
		out[i] = &accessv1.Step{Sentence: step.Sentence, Relation: notation(step), Link: step.Link(),
			Subject: namedAnswer(step.Subject), Object: namedAnswer(step.Object)}
	}
	return out
}

// notation formats a relation as the permission server does.
func notation(step Step) string {
	t := step.Tuple
	return t.Namespace + ":" + t.Object + "#" + t.Relation + "@" + t.Subject
}

// ListHolders implements access.v1 ListHolders.
func (r RPC) ListHolders(ctx context.Context, req *connect.Request[accessv1.ListHoldersRequest]) (
	*connect.Response[accessv1.ListHoldersResponse], error) {
	object, err := uuid.Parse(req.Msg.ObjectId)
	if err != nil {
		return nil, apierr.InvalidField("objectId", "This isn’t a valid ID")
	}
	holders, more, err := r.Service.Holders(ctx, req.Msg.Namespace, object)
	if err != nil {
		return nil, err
	}
	out := &accessv1.ListHoldersResponse{Truncated: more}
	for _, h := range holders {
		answer := &accessv1.Holder{Subject: h.Subject, Name: h.Name, Group: h.Group}
		for _, g := range h.Grants {
			answer.Grants = append(answer.Grants, &accessv1.Grant{Permits: g.Permits, Sentence: g.Sentence,
				Steps: stepsAnswer(g.Steps)})
		}
		out.Holders = append(out.Holders, answer)
	}
	return connect.NewResponse(out), nil
}

// ListRelations implements access.v1 ListRelations.
func (r RPC) ListRelations(ctx context.Context, req *connect.Request[accessv1.ListRelationsRequest]) (
	*connect.Response[accessv1.ListRelationsResponse], error) {
	subject, err := subjectOf(req.Msg.UserId, req.Msg.KeyId)
	if err != nil {
		return nil, err
	}
	relations, next, err := r.Service.RelationsOf(ctx, subject, req.Msg.PageToken)
	if err != nil {
		return nil, err
	}
	out := &accessv1.ListRelationsResponse{NextPageToken: next}
	for _, one := range relations {
		out.Relations = append(out.Relations, &accessv1.Relation{
			Namespace: one.Tuple.Namespace, ObjectId: one.Tuple.Object, Name: one.Name, Sentence: one.Sentence + ".",
			Relation: notation(one.Step), Permits: one.Permits, Link: one.Link(), Object: namedAnswer(one.Object),
		})
	}
	return connect.NewResponse(out), nil
}

// ListPermits implements access.v1 ListPermits.
func (RPC) ListPermits(context.Context, *connect.Request[accessv1.ListPermitsRequest]) (
	*connect.Response[accessv1.ListPermitsResponse], error) {
	out := &accessv1.ListPermitsResponse{}
	for _, namespace := range slices.Sorted(maps.Keys(permission.Model)) {
		permits := slices.Sorted(maps.Keys(permission.Model[namespace].Permits))
		if len(permits) > 0 {
			out.Sets = append(out.Sets, &accessv1.PermitSet{Namespace: namespace, Permits: permits})
		}
	}
	return connect.NewResponse(out), nil
}
