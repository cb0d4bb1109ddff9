package sandbox

import (
	"errors"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/domain/payment"
)

// The decoder of verified bodies returns an event with exactly one content, or an error; never a partial event.
func FuzzWebhookDecoder(f *testing.F) {
	for _, body := range []string{
		`{"type":"payment_intent.succeeded","data":{"tenantId":"0198c1f0-0000-7000-8000-000000000001","paymentId":"0198c1f0-0000-7000-8000-000000000002","intent":"pi_1","status":"succeeded"}}`,
		`{"data":{"tenantId":"0198c1f0-0000-7000-8000-000000000001","paymentId":"0198c1f0-0000-7000-8000-000000000002","refund":{"id":"re_1","status":"succeeded","amountMinor":5}}}`,
		`{"data":{"tenantId":"0198c1f0-0000-7000-8000-000000000001","paymentId":"0198c1f0-0000-7000-8000-000000000002","dispute":{"id":"dp_1","status":"open","amountMinor":-5}}}`,
		`{"data":{"refund":null}}`, `{}`, `[]`, `null`, ``, `{"data":{"status":7}}`,
	} {
		f.Add("evt_1", []byte(body))
	}
	f.Fuzz(func(t *testing.T, id string, body []byte) {
		e, err := decode(id, body)
		if err != nil {
			if e != (payment.Event{}) && !errors.Is(err, payment.ErrNotOurs) {
				t.Fatalf("a refused body gave %+v", e)
			}
			return
		}
		said := 0
		for _, there := range []bool{e.Intent != nil, e.Refund != nil, e.Dispute != nil} {
			if there {
				said++
			}
		}
		if said != 1 || e.ID == "" || e.TenantID == uuid.Nil || e.PaymentID == uuid.Nil {
			t.Fatalf("%+v", e)
		}
		if e.Refund != nil && e.Refund.AmountMinor <= 0 || e.Dispute != nil && e.Dispute.AmountMinor <= 0 {
			t.Fatalf("an amount that moves nothing: %+v", e)
		}
	})
}
