package operator

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/operator/operatordb"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/places"
	"caravan/backend/platform/whole"
)

// Service implements operators.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB     *db.DB
	Outbox authz.Outbox
	Clock  tenant.Clock
	People People
	Places places.Finder
	// Joined and Left announce people who start and stop working for operators.
	Joined *announce.Topic[identity.Joined]
	Left   *announce.Topic[identity.Left]
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("operator", d); err != nil {
		return nil, err
	}
	s := &Service{Deps: d}
	d.Joined.Subscribe(func(ctx context.Context, tx pgx.Tx, j identity.Joined) error {
		return s.joinTx(ctx, tx, j.OperatorID, j.MemberID)
	})
	d.Left.Subscribe(func(ctx context.Context, tx pgx.Tx, l identity.Left) error {
		return s.leaveAllTx(ctx, tx, l.MemberID)
	})
	return s, nil
}

// People finds and invites those who are to work for an operator.
type People interface {
	FindOrInviteTx(ctx context.Context, tx pgx.Tx, n identity.Invited) (uuid.UUID, error)
}

// Newcomer is the input for a new operator.
type Newcomer struct {
	Name, Code, Phone, Email, About string
	// Terms are what the operator's members accept when they approve a trip (O-148).
	Terms string
}

// CreateTx creates an operator and returns its id.
func (s *Service) CreateTx(ctx context.Context, tx pgx.Tx, in Newcomer) (uuid.UUID, error) {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	fields := map[string]string{}
	for field, value := range map[string]string{"name": in.Name, "code": in.Code, "terms": in.Terms} {
		if strings.TrimSpace(value) == "" {
			fields[field] = "This field is required"
		}
	}
	if len(fields) > 0 {
		return uuid.Nil, apierr.Invalid(fields)
	}
	id := uuid.Must(uuid.NewV7())
	err := operatordb.New(tx).InsertOperator(ctx, operatordb.InsertOperatorParams{
		TenantID: t.ID, ID: id, Name: in.Name, Code: in.Code, Phone: in.Phone, Email: in.Email, About: in.About,
		Terms: in.Terms, CreatedAt: now,
	})
	if err := refused(err); err != nil {
		return uuid.Nil, fmt.Errorf("insert operator: %w", err)
	}
	if err := search.NoteTx(ctx, tx, search.Operator, id); err != nil {
		return uuid.Nil, err
	}
	err = s.Outbox.Add(ctx, tx, t.ID, authz.Tuple{Namespace: "Operator", Object: id.String(), Relation: "tenants",
		Subject: "Tenant:" + t.ID.String()})
	if err != nil {
		return uuid.Nil, err
	}
	return id, audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "operator.create", ObjectType: "Operator", ObjectID: id,
		After: map[string]any{"name": in.Name, "code": in.Code},
	})
}

// refused names the field whose value is taken; a pipelined write reports it when the transaction ends.
func refused(err error) error {
	if db.Constraint(err) == "operator_tenant_id_code_key" {
		return apierr.InvalidField("code", "This code is already taken")
	}
	return err
}

// joinTx is AddMemberTx for an operator named by a caller; an unknown one is rejected by its field.
func (s *Service) joinTx(ctx context.Context, tx pgx.Tx, operatorID, memberID uuid.UUID) error {
	_, err := operatordb.New(tx).GetOperator(ctx, operatordb.GetOperatorParams{TenantID: tenant.From(ctx).ID,
		ID: operatorID})
	if db.NoRows(err) {
		return apierr.InvalidField("operatorId", "We couldn’t find this operator")
	}
	if err != nil {
		return fmt.Errorf("operator: %w", err)
	}
	if err := s.leaveAllTx(ctx, tx, memberID); err != nil {
		return err
	}
	return s.AddMemberTx(ctx, tx, operatorID, memberID)
}

// leaveAllTx removes a member from every operator. The last admin of one remains.
func (s *Service) leaveAllTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) error {
	left, err := operatordb.New(tx).OperatorsOf(ctx, operatordb.OperatorsOfParams{TenantID: tenant.From(ctx).ID,
		MemberID: memberID})
	if err != nil {
		return fmt.Errorf("operators of a member: %w", err)
	}
	for _, id := range left {
		if err := s.RemoveMemberTx(ctx, tx, id, memberID); err != nil {
			return err
		}
	}
	return nil
}

// MembersTx lists the members that work for an operator, for emails.
func (s *Service) MembersTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID) ([]uuid.UUID, error) {
	ids, err := operatordb.New(tx).MemberIDs(ctx, operatordb.MemberIDsParams{TenantID: tenant.From(ctx).ID,
		OperatorID: operatorID})
	if err != nil {
		return nil, fmt.Errorf("operator members: %w", err)
	}
	return ids, nil
}

// TeamTx lists the recipients of notices about an operator's money: its admins, who set the payout account, and
// its other people. Read-only people, and those who can no longer sign in, are in neither.
func (s *Service) TeamTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID) (admins, others []uuid.UUID, err error) {
	rows, err := operatordb.New(tx).MembersOf(ctx, operatordb.MembersOfParams{TenantID: tenant.From(ctx).ID,
		OperatorID: operatorID})
	if err != nil {
		return nil, nil, fmt.Errorf("team of operator %s: %w", operatorID, err)
	}
	for _, r := range rows {
		switch {
		case r.ReadOnly || api.MemberStatus(r.Status) == api.MemberStatusDisabled:
		case Role(r.Role) == Admin:
			admins = append(admins, r.ID)
		default:
			others = append(others, r.ID)
		}
	}
	return admins, others, nil
}

// PersonsTx describes operators by id.
func (s *Service) PersonsTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Person, error) {
	rows, err := operatordb.New(tx).GetOperators(ctx,
		operatordb.GetOperatorsParams{TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("operators: %w", err)
	}
	persons := make(map[uuid.UUID]api.Person, len(rows))
	for _, row := range rows {
		persons[row.ID] = api.Person{ID: row.ID, DisplayName: row.Name, Bio: text(row.About), Phone: text(row.Phone),
			Email: text(row.Email)}
	}
	return persons, nil
}

// TermsTx returns the operator's terms.
func (s *Service) TermsTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (string, error) {
	row, err := operatordb.New(tx).GetOperator(ctx, operatordb.GetOperatorParams{TenantID: tenant.From(ctx).ID, ID: id})
	if db.NoRows(err) {
		return "", apierr.NotFound("operator")
	}
	if err != nil {
		return "", fmt.Errorf("operator: %w", err)
	}
	return row.Terms, nil
}

func text(s string) api.OptString {
	if s == "" {
		return api.OptString{}
	}
	return api.NewOptString(s)
}
