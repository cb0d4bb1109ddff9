package directory

import (
	"context"

	"github.com/google/uuid"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/record"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/identityapi"
)

func userAnswer(user identityapi.Profile, err error) (*identityapi.ProfileAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &identityapi.ProfileAnswer{Success: true, Data: user}, nil
}

// GetUser implements getUser.
func (h HTTP) GetUser(ctx context.Context, params identityapi.GetUserParams) (*identityapi.ProfileAnswer, error) {
	return userAnswer(h.Service.User(ctx, params.ID))
}

// CreateUser implements createUser.
func (h HTTP) CreateUser(ctx context.Context, req *identityapi.NewUser, params identityapi.CreateUserParams) (
	*identityapi.ProfileAnswer, error) {
	id, err := h.Service.Add(ctx, params.IdempotencyKey, NewPerson{
		Email: req.Email, FirstName: req.FirstName, LastName: req.LastName, Group: string(req.Group),
		OperatorID: optionalID(req.OperatorId),
	})
	if err != nil {
		return nil, err
	}
	return userAnswer(h.Service.User(ctx, id))
}

func optionalID(id api.OptUUID) *uuid.UUID {
	if !id.Set {
		return nil
	}
	return &id.Value
}

// UpdateUser implements updateUser.
func (h HTTP) UpdateUser(ctx context.Context, req *identityapi.UserUpdate, params identityapi.UpdateUserParams) (
	*identityapi.ProfileAnswer, error) {
	if err := h.Service.Change(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return userAnswer(h.Service.User(ctx, params.ID))
}

// ResendActivation implements resendActivation.
func (h HTTP) ResendActivation(ctx context.Context, params identityapi.ResendActivationParams) (
	*api.DoneAnswer, error) {
	if err := h.Service.ResendActivation(ctx, params.ID); err != nil {
		return nil, err
	}
	return identity.Done(), nil
}

// ListUsers implements listUsers.
func (h HTTP) ListUsers(ctx context.Context, params identityapi.ListUsersParams) (*identityapi.UserPageAnswer, error) {
	page, err := h.Service.Users(ctx, record.Asked(params))
	if err != nil {
		return nil, err
	}
	return &identityapi.UserPageAnswer{Success: true, Data: page}, nil
}

// ListUserMetadata implements listUserMetadata.
func (h HTTP) ListUserMetadata(ctx context.Context, params identityapi.ListUserMetadataParams) (
	*api.RecordMetadataPageAnswer, error) {
	return record.Metadata(ctx, h.Service.DB, userRecords, record.MetadataParams(params))
}

// ListUserChoices implements listUserChoices.
func (h HTTP) ListUserChoices(ctx context.Context, params identityapi.ListUserChoicesParams) (
	*api.RecordMetadataPageAnswer, error) {
	return record.Metadata(ctx, h.Service.DB, choices, record.MetadataParams(params))
}

// EndUserSessions implements endUserSessions.
func (h HTTP) EndUserSessions(ctx context.Context, params identityapi.EndUserSessionsParams) (*api.DoneAnswer, error) {
	if err := h.Service.EndSessionsHere(ctx, params.ID); err != nil {
		return nil, err
	}
	return identity.Done(), nil
}

// ResetAccountSecondFactor implements resetAccountSecondFactor.
func (h HTTP) ResetAccountSecondFactor(ctx context.Context, req *identityapi.AccountAction) (*api.DoneAnswer, error) {
	if err := h.Service.ResetAccountFactors(ctx, req.Email, req.Reason); err != nil {
		return nil, err
	}
	return identity.Done(), nil
}

// EndAccountSessions implements endAccountSessions.
func (h HTTP) EndAccountSessions(ctx context.Context, req *identityapi.AccountAction) (*api.DoneAnswer, error) {
	if err := h.Service.EndAccountSessions(ctx, req.Email, req.Reason); err != nil {
		return nil, err
	}
	return identity.Done(), nil
}
