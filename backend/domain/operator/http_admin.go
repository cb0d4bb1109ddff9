package operator

import (
	"context"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/record"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/operatorapi"
	"caravan/backend/platform/idempotency"
)

// ListOperators implements listOperators.
func (h HTTP) ListOperators(ctx context.Context, params operatorapi.ListOperatorsParams) (
	*operatorapi.OperatorPageAnswer, error) {
	page, err := h.Service.List(ctx, record.Asked(params))
	if err != nil {
		return nil, err
	}
	return &operatorapi.OperatorPageAnswer{Success: true, Data: page}, nil
}

// ListOperatorMetadata implements listOperatorMetadata.
func (h HTTP) ListOperatorMetadata(ctx context.Context, params operatorapi.ListOperatorMetadataParams) (
	*api.RecordMetadataPageAnswer, error) {
	return record.Metadata(ctx, h.Service.DB, operatorRecords, record.MetadataParams(params))
}

// CreateOperator implements createOperator.
func (h HTTP) CreateOperator(ctx context.Context, req *operatorapi.NewOperator,
	params operatorapi.CreateOperatorParams) (*operatorapi.OperatorAnswer, error) {
	id, err := idempotency.Do(ctx, h.Service.DB, idempotency.By(ctx, "createOperator", params.IdempotencyKey, req),
		func(tx pgx.Tx) (uuid.UUID, error) {
			return h.Service.CreateTx(ctx, tx, Newcomer{
				Name: strings.TrimSpace(req.Name), Code: strings.TrimSpace(req.Code), Phone: req.Phone.Or(""),
				Email: req.Email.Or(""), About: req.About.Or(""), Terms: strings.TrimSpace(req.Terms),
			})
		})
	if err := refused(err); err != nil {
		return nil, err
	}
	return answer(h.Service.Get(ctx, id))
}

// GetOperator implements getOperator.
func (h HTTP) GetOperator(ctx context.Context, params operatorapi.GetOperatorParams) (
	*operatorapi.OperatorAnswer, error) {
	return answer(h.Service.Get(ctx, params.ID))
}

// UpdateOperator implements updateOperator.
func (h HTTP) UpdateOperator(ctx context.Context, req *operatorapi.OperatorUpdate,
	params operatorapi.UpdateOperatorParams) (*operatorapi.OperatorAnswer, error) {
	return answer(h.Service.Update(ctx, params.ID, req))
}

// ListOperatorMembers implements listOperatorMembers.
func (h HTTP) ListOperatorMembers(ctx context.Context, params operatorapi.ListOperatorMembersParams) (
	*api.MemberListAnswer, error) {
	return h.members(ctx, params.ID)
}

// AddOperatorMember implements addOperatorMember.
func (h HTTP) AddOperatorMember(ctx context.Context, req *api.NewMember, params operatorapi.AddOperatorMemberParams) (
	*api.MemberListAnswer, error) {
	_, err := idempotency.Do(ctx, h.Service.DB, idempotency.By(ctx, "addOperatorMember:"+params.ID.String(),
		params.IdempotencyKey, req), func(tx pgx.Tx) (bool, error) {
		return true, h.Service.InviteMemberTx(ctx, tx, params.ID, req)
	})
	if err != nil {
		return nil, err
	}
	return h.members(ctx, params.ID)
}

// UpdateOperatorMember implements updateOperatorMember.
func (h HTTP) UpdateOperatorMember(ctx context.Context, req *operatorapi.MemberUpdate,
	params operatorapi.UpdateOperatorMemberParams) (*api.MemberListAnswer, error) {
	if err := h.Service.SetRole(ctx, params.ID, params.MemberId, Role(req.Role)); err != nil {
		return nil, err
	}
	return h.members(ctx, params.ID)
}

// RemoveOperatorMember implements removeOperatorMember.
func (h HTTP) RemoveOperatorMember(ctx context.Context, params operatorapi.RemoveOperatorMemberParams) (
	*api.MemberListAnswer, error) {
	if err := h.Service.RemoveMember(ctx, params.ID, params.MemberId); err != nil {
		return nil, err
	}
	return h.members(ctx, params.ID)
}

func (h HTTP) members(ctx context.Context, id uuid.UUID) (*api.MemberListAnswer, error) {
	list, err := h.Service.Members(ctx, id)
	if err != nil {
		return nil, err
	}
	return &api.MemberListAnswer{Success: true, Data: list}, nil
}

func answer(operator operatorapi.Operator, err error) (*operatorapi.OperatorAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &operatorapi.OperatorAnswer{Success: true, Data: operator}, nil
}
