package operator_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/operator"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

func TestOperator(t *testing.T) {
	m := triptest.Open(t)
	m.Tx(m.System(), func(tx pgx.Tx) error {
		persons, err := m.Operators.PersonsTx(m.System(), tx, []uuid.UUID{m.OperatorID})
		if err != nil || persons[m.OperatorID].DisplayName != "Andes Trails" {
			t.Errorf("%+v", persons)
		}
		members, err2 := m.Operators.MembersTx(m.System(), tx, m.OperatorID)
		if len(members) != 1 || members[0] != m.OperatorMember {
			t.Errorf("%v", members)
		}
		return errors.Join(err, err2)
	})
	for field, in := range map[string]operator.Newcomer{
		"code":  {Name: "Twin", Code: "ANDES", Terms: "x"},
		"terms": {Name: "Mute", Code: "MUTE"},
	} {
		err := m.DB.InTenantTx(m.System(), m.Tenant.ID, func(tx pgx.Tx) error {
			_, err := m.Operators.CreateTx(m.System(), tx, in)
			return err
		})
		var e *apierr.Error
		if !errors.As(err, &e) || e.Fields[field] == "" {
			t.Errorf("%s: %v", field, err)
		}
	}
	other := m.AddTenant("other")
	ctx := m.In(other, principal.Principal{})
	m.Must(m.DB.InTenantTx(ctx, other.ID, func(tx pgx.Tx) error {
		persons, err := m.Operators.PersonsTx(ctx, tx, []uuid.UUID{m.OperatorID})
		if len(persons) != 0 {
			t.Error("another tenant sees the operator")
		}
		return err
	}))
}

// The first member is an admin, roles can be passed on, and an operator never loses its last admin.
func TestRolesOfMembers(t *testing.T) {
	m := triptest.Open(t)
	second := m.AddMember("operator", "second")
	relations := func() []string {
		var out []string
		m.Tx(m.System(), func(tx pgx.Tx) error {
			rows, err := tx.Query(m.System(), `SELECT (CASE WHEN adds THEN '+' ELSE '-' END) || relation FROM relation_outbox
				WHERE tenant_id = $1 AND object_id = $2 AND subject = $3 ORDER BY id`, m.Tenant.ID, m.OperatorID.String(),
				"User:"+second.String())
			if err != nil {
				return err
			}
			out, err = pgx.CollectRows(rows, pgx.RowTo[string])
			return err
		})
		return out
	}
	m.Tx(m.System(), func(tx pgx.Tx) error {
		return errors.Join(m.Operators.AddMemberTx(m.System(), tx, m.OperatorID, second),
			m.Operators.AddMemberTx(m.System(), tx, m.OperatorID, second))
	})
	m.Tx(m.System(), func(tx pgx.Tx) error {
		return m.Operators.SetRoleTx(m.System(), tx, m.OperatorID, second, operator.Admin)
	})
	if got := relations(); !slices.Equal(got, []string{"+members", "+admins", "-members"}) {
		t.Errorf("relations %v", got)
	}
	m.Tx(m.System(), func(tx pgx.Tx) error {
		return m.Operators.RemoveMemberTx(m.System(), tx, m.OperatorID, m.OperatorMember)
	})
	for name, change := range map[string]func(tx pgx.Tx) error{
		"leaves": func(tx pgx.Tx) error { return m.Operators.RemoveMemberTx(m.System(), tx, m.OperatorID, second) },
		"steps back": func(tx pgx.Tx) error {
			return m.Operators.SetRoleTx(m.System(), tx, m.OperatorID, second, operator.Member)
		},
		"unknown role": func(tx pgx.Tx) error { return m.Operators.SetRoleTx(m.System(), tx, m.OperatorID, second, "owner") },
		"not a member": func(tx pgx.Tx) error {
			return m.Operators.RemoveMemberTx(m.System(), tx, m.OperatorID, m.OperatorMember)
		},
	} {
		if err := m.DB.InTenantTx(m.System(), m.Tenant.ID, change); err == nil {
			t.Errorf("%s: done", name)
		}
	}
}
