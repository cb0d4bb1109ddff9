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

// PlanEncode encodes uuid.UUID directly from its bytes; pgx would format it as text and parse that.
func (c uuidCodec) PlanEncode(m *pgtype.Map, oid uint32, format int16, value any) pgtype.EncodePlan {
	if _, ok := value.(uuid.UUID); ok && format == pgtype.BinaryFormatCode {
		return bytesOfUUID{}
	}
	return c.UUIDCodec.PlanEncode(m, oid, format, value)
}

type bytesOfUUID struct{}

// Encode implements pgtype.EncodePlan.
func (bytesOfUUID) Encode(value any, buf []byte) ([]byte, error) {
	id := value.(uuid.UUID)
	return append(buf, id[:]...), nil
}
