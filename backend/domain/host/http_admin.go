package host

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	layer "caravan/backend/domain/record"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/hostapi"
	"caravan/backend/platform/idempotency"
)

// ListHosts implements listHosts.
func (h HTTP) ListHosts(ctx context.Context, params hostapi.ListHostsParams) (*hostapi.HostPageAnswer, error) {
	page, err := h.Service.List(ctx, layer.Asked(params))
	if err != nil {
		return nil, err
	}
	return &hostapi.HostPageAnswer{Success: true, Data: page}, nil
}

// ListHostMetadata implements listHostMetadata.
func (h HTTP) ListHostMetadata(ctx context.Context, params hostapi.ListHostMetadataParams) (
	*api.RecordMetadataPageAnswer, error) {
	return layer.Metadata(ctx, h.Service.DB, hostRecords, layer.MetadataParams(params))
}

// CreateHost implements createHost.
func (h HTTP) CreateHost(ctx context.Context, req *hostapi.NewHost, params hostapi.CreateHostParams) (
	*hostapi.HostAnswer, error) {
	id, err := idempotency.Do(ctx, h.Service.DB, idempotency.By(ctx, "createHost", params.IdempotencyKey, req),
		func(tx pgx.Tx) (uuid.UUID, error) {
			return h.Service.AddTx(ctx, tx, req)
		})
	if err := refused(err); err != nil {
		return nil, err
	}
	return hostAnswer(h.Service.Get(ctx, id))
}

// GetHost implements getHost.
func (h HTTP) GetHost(ctx context.Context, params hostapi.GetHostParams) (*hostapi.HostAnswer, error) {
	return hostAnswer(h.Service.Get(ctx, params.ID))
}

// GetHostOfUser implements getHostOfUser.
func (h HTTP) GetHostOfUser(ctx context.Context, params hostapi.GetHostOfUserParams) (*hostapi.HostAnswer, error) {
	return hostAnswer(h.Service.OfUser(ctx, params.ID))
}

// UpdateHost implements updateHost.
func (h HTTP) UpdateHost(ctx context.Context, req *hostapi.HostUpdate, params hostapi.UpdateHostParams) (
	*hostapi.HostAnswer, error) {
	return hostAnswer(h.Service.Update(ctx, params.ID, req))
}

// ListHostMembers implements listHostMembers.
func (h HTTP) ListHostMembers(ctx context.Context, params hostapi.ListHostMembersParams) (
	*api.MemberListAnswer, error) {
	return membersAnswer(h.Service.Members(ctx, params.ID))
}

// AddHostMember implements addHostMember.
func (h HTTP) AddHostMember(ctx context.Context, req *api.NewMember, params hostapi.AddHostMemberParams) (
	*api.MemberListAnswer, error) {
	_, err := idempotency.Do(ctx, h.Service.DB, idempotency.By(ctx, "addHostMember:"+params.ID.String(),
		params.IdempotencyKey, req), func(tx pgx.Tx) (bool, error) {
		return true, h.Service.AddMemberTx(ctx, tx, params.ID, req)
	})
	if err := refused(err); err != nil {
		return nil, err
	}
	return membersAnswer(h.Service.Members(ctx, params.ID))
}

// RemoveHostMember implements removeHostMember.
func (h HTTP) RemoveHostMember(ctx context.Context, params hostapi.RemoveHostMemberParams) (
	*api.MemberListAnswer, error) {
	if err := h.Service.RemoveMember(ctx, params.ID, params.MemberId); err != nil {
		return nil, err
	}
	return membersAnswer(h.Service.Members(ctx, params.ID))
}

func hostAnswer(host hostapi.Host, err error) (*hostapi.HostAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &hostapi.HostAnswer{Success: true, Data: host}, nil
}

func membersAnswer(list api.MemberList, err error) (*api.MemberListAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &api.MemberListAnswer{Success: true, Data: list}, nil
}
