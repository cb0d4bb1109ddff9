package standin

import (
	"context"

	"connectrpc.com/connect"
	"github.com/google/uuid"
	"google.golang.org/protobuf/types/known/timestamppb"

	accessv1 "caravan/backend/gen/proto/caravan/access/v1"
	"caravan/backend/platform/apierr"
)

// RPC serves the impersonation methods of access.v1.
type RPC struct{ Service *Service }

// StartImpersonation implements access.v1 StartImpersonation.
func (r RPC) StartImpersonation(ctx context.Context, req *connect.Request[accessv1.StartImpersonationRequest]) (
	*connect.Response[accessv1.StartImpersonationResponse], error) {
	id, err := uuid.Parse(req.Msg.UserId)
	if err != nil {
		return nil, apierr.NotFound("user")
	}
	grant, err := r.Service.StartImpersonation(ctx, id, req.Msg.Reason)
	if err != nil {
		return nil, err
	}
	return connect.NewResponse(&accessv1.StartImpersonationResponse{ExpiresAt: timestamppb.New(grant.ExpiresAt)}), nil
}

// StopImpersonation implements access.v1 StopImpersonation.
func (r RPC) StopImpersonation(ctx context.Context, _ *connect.Request[accessv1.StopImpersonationRequest]) (
	*connect.Response[accessv1.StopImpersonationResponse], error) {
	if err := r.Service.StopImpersonation(ctx); err != nil {
		return nil, err
	}
	return connect.NewResponse(&accessv1.StopImpersonationResponse{}), nil
}
