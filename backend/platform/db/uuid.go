package db

import (
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgtype"
)

// uuidCodec makes pgx return uuid.UUID where no destination type is known, such as in rows read as maps.
type uuidCodec struct{ pgtype.UUIDCodec }

func (c uuidCodec) DecodeValue(m *pgtype.Map, oid uint32, format int16, src []byte) (any, error) {
	if src == nil {
		return nil, nil
	}
	var target uuid.UUID
	plan := m.PlanScan(oid, format, &target)
	if plan == nil {
		return nil, fmt.Errorf("no plan to read a uuid")
	}
	if err := plan.Scan(src, &target); err != nil {
		return nil, err
	}
	return target, nil
}
