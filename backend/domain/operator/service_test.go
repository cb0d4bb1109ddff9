package operator_test

import (
	"errors"
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
	for field, in := range map[string]operator.New{
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
