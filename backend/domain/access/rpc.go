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

// RPC has the questions of access.v1.
type RPC struct{ Service *Service }

// Check implements access.v1 Check.
func (r RPC) Check(ctx context.Context, req *connect.Request[accessv1.CheckRequest]) (*connect.Response[accessv1.CheckResponse], error) {
	id, err := uuid.Parse(req.Msg.ObjectId)
	if err != nil {
		return nil, apierr.InvalidField("objectId", "This is not an id")
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
func (r RPC) Explain(ctx context.Context, req *connect.Request[accessv1.ExplainRequest]) (*connect.Response[accessv1.ExplainResponse], error) {
	object, err := uuid.Parse(req.Msg.ObjectId)
	if err != nil {
		return nil, apierr.InvalidField("objectId", "This is not an id")
	}
	kind, text := "User", req.Msg.UserId
	if text == "" {
		kind, text = "ApiKey", req.Msg.KeyId
	}
	subject, err := uuid.Parse(text)
	if err != nil {
		return nil, apierr.InvalidField("userId", "This is not an id")
	}
	e, err := r.Service.Explain(ctx, kind+":"+subject.String(), req.Msg.Namespace, object, req.Msg.Permit)
	if err != nil {
		return nil, err
	}
	out := &accessv1.ExplainResponse{Allowed: e.Allowed, Sentence: e.Sentence, Alternatives: e.Alternatives}
	for _, step := range e.Steps {
		relation := step.Tuple.Namespace + ":" + step.Tuple.Object + "#" + step.Tuple.Relation + "@" + step.Tuple.Subject
		out.Steps = append(out.Steps, &accessv1.Step{Sentence: step.Sentence, Relation: relation})
	}
	return connect.NewResponse(out), nil
}

// ListPermits implements access.v1 ListPermits.
func (RPC) ListPermits(context.Context, *connect.Request[accessv1.ListPermitsRequest]) (*connect.Response[accessv1.ListPermitsResponse], error) {
	out := &accessv1.ListPermitsResponse{}
	for _, namespace := range slices.Sorted(maps.Keys(permission.Model)) {
		permits := slices.Sorted(maps.Keys(permission.Model[namespace].Permits))
		if len(permits) > 0 {
			out.Sets = append(out.Sets, &accessv1.PermitSet{Namespace: namespace, Permits: permits})
		}
	}
	return connect.NewResponse(out), nil
}
