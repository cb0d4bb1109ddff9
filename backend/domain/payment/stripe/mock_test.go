package stripe_test

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
)

var (
	mockOnce sync.Once
	mockPath string
	mockErr  error
)

// mock runs stripe-mock, built from the pinned sources of tools/stripe: it validates every request against
// Stripe's own API description and answers it.
func mock(t *testing.T) string {
	t.Helper()
	mockOnce.Do(func() {
		dir, err := os.MkdirTemp("", "stripe-mock")
		if err != nil {
			mockErr = err
			return
		}
		mockPath = filepath.Join(dir, "stripe-mock")
		build := exec.Command("go", "build", "-o", mockPath, "github.com/stripe/stripe-mock")
		build.Dir = filepath.Join("..", "..", "..", "..", "tools", "stripe")
		build.Env = append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=readonly", "CGO_ENABLED=0")
		if out, err := build.CombinedOutput(); err != nil {
			mockErr = fmt.Errorf("build stripe-mock: %w\n%s", err, out)
		}
	})
	if mockErr != nil {
		t.Fatal(mockErr)
	}
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	port := free.Addr().(*net.TCPAddr).Port
	free.Close()
	ctx, cancel := context.WithCancel(context.Background())
	run := exec.CommandContext(ctx, mockPath, "-http-addr", fmt.Sprintf("127.0.0.1:%d", port))
	if err := run.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cancel()
		_ = run.Wait()
	})
	address := fmt.Sprintf("http://127.0.0.1:%d", port)
	for deadline := time.Now().Add(90 * time.Second); ; time.Sleep(50 * time.Millisecond) {
		answer, err := http.Get(address + "/v1/charges")
		if err == nil {
			answer.Body.Close()
			return address
		}
		if time.Now().After(deadline) {
			t.Fatal("stripe-mock does not answer: ", err)
		}
	}
}

// Every call of the adapter is valid according to Stripe's API description.
func TestCallsAgainstStripeMock(t *testing.T) {
	p := provider(t, mock(t))
	ctx := tenant.With(t.Context(), tenant.Tenant{ID: uuid.New(), Brand: "Acme"})
	charge := payment.IntentRequest{Key: uuid.New(), AmountMinor: 45_000, Currency: "USD", Method: "pm_card_visa",
		Description: "Acme", Email: "a@example.com"}
	for name, change := range map[string]func(*payment.IntentRequest){
		"once": func(*payment.IntentRequest) {}, "kept for later": func(r *payment.IntentRequest) { r.SaveCard = true },
		"while its holder is away": func(r *payment.IntentRequest) { r.OffSession, r.CustomerRef = true, "cus_1" },
	} {
		r := charge
		change(&r)
		in, err := p.CreateIntent(ctx, r)
		if err != nil || in.Ref == "" {
			t.Errorf("%s: %+v %v", name, in, err)
		}
	}
	if in, err := p.Retrieve(ctx, "pi_1"); err != nil || in.Ref == "" {
		t.Errorf("retrieve: %+v %v", in, err)
	}
	if in, err := p.Authenticate(ctx, "pi_1", true); err != nil || in.Ref == "" {
		t.Errorf("authenticate: %+v %v", in, err)
	}
	if in, err := p.Cancel(ctx, "pi_1"); err != nil || in.Ref == "" {
		t.Errorf("cancel: %+v %v", in, err)
	}
	if ref, err := p.Refund(ctx, payment.RefundRequest{Key: uuid.New(), Ref: "pi_1", AmountMinor: 500,
		Currency: "USD"}); err != nil || ref == "" {
		t.Errorf("refund: %s %v", ref, err)
	}
	for name, r := range map[string]payment.CardRequest{
		"of somebody new":      {Key: uuid.New(), Method: "pm_card_visa", Email: "a@example.com"},
		"after authentication": {Key: uuid.New(), SetupRef: "seti_1"},
	} {
		if card, err := p.SaveCard(ctx, r); err != nil || card.SetupRef == "" {
			t.Errorf("card %s: %+v %v", name, card, err)
		}
	}
	if _, next, err := p.Transactions(ctx, time.Now().AddDate(0, 0, -30), ""); err != nil || next != "" {
		t.Errorf("transactions: %q %v", next, err)
	}
	file, err := p.SendEvidence(ctx, payment.EvidenceFile{Key: uuid.NewString(), Name: "receipt.png",
		Content: picture(t).Bytes()})
	if err != nil || file == "" {
		t.Errorf("send a file: %q %v", file, err)
	}
	said := payment.Evidence{
		Files: map[string]string{
			payment.FileReceipt: file, payment.FileCommunication: file, payment.FileCancellationPolicy: file,
			payment.FileService: file, payment.FileOther: file,
		},
		Explanation: "Ana came along.", Communication: "See you there!", Product: "Lisbon Loop", ServiceDate: "2027-05-01",
		CancellationPolicy: "No refund after April.", CustomerName: "Ana Lima", CustomerEmail: "a@example.com",
		OrderID: "CV-1",
	}
	if err := p.AnswerDispute(ctx, payment.DisputeAnswer{Key: uuid.NewString(), Ref: "dp_1", Evidence: said}); err != nil {
		t.Errorf("answer a dispute: %v", err)
	}
	if err := p.AcceptDispute(ctx, uuid.NewString(), "dp_1"); err != nil {
		t.Errorf("accept a dispute: %v", err)
	}
}
