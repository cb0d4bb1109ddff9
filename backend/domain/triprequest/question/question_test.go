package question_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/triprequestapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

type market struct{ *triptest.Market }

// open has a request that waits for its operator.
func open(t *testing.T) (market, uuid.UUID) {
	t.Helper()
	m := market{triptest.Open(t)}
	form := m.Form(triptest.First)
	form.AdditionalRequests = api.NewOptString("Slowly.")
	created, err := m.Requests.Create(m.Host(), uuid.NewString(), form)
	m.Must(err)
	return m, created.ID
}

func (m market) write(ctx context.Context, id, thread uuid.UUID, text string) error {
	in := &triprequestapi.RequestMessageInput{Text: text}
	if thread != uuid.Nil {
		in.ThreadId = api.NewOptUUID(thread)
	}
	return m.DB.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		return m.Requests.Questions.WriteTx(ctx, tx, id, in)
	})
}

func (m market) list(ctx context.Context, id uuid.UUID) triprequestapi.RequestQuestions {
	m.T.Helper()
	questions, err := m.Requests.Questions.List(ctx, id)
	m.Must(err)
	return questions
}

func code(t *testing.T, err error) string {
	t.Helper()
	var e *apierr.Error
	if !errors.As(err, &e) {
		t.Fatalf("%v is no answer for a caller", err)
	}
	return e.Code
}

func TestAQuestionIsOpenUntilTheOtherSideAnswers(t *testing.T) {
	m, id := open(t)
	m.Must(m.write(m.Operator(), id, uuid.Nil, " Can you start at seven? "))
	asked := m.list(m.Host(), id)
	if !asked.CanWrite || asked.Unread != 1 || len(asked.Threads) != 1 {
		t.Fatalf("%+v", asked)
	}
	thread := asked.Threads[0]
	said := thread.Messages[0]
	if !thread.Open || !thread.Answerable || said.Text != "Can you start at seven?" || said.Mine || !said.Unread ||
		said.ByHost || said.Author != "olga Example" {
		t.Errorf("%+v", thread)
	}
	if own := m.list(m.Operator(), id); own.Unread != 0 || own.Threads[0].Answerable || !own.Threads[0].Messages[0].Mine {
		t.Errorf("%+v", own)
	}
	if n := m.Count("email", "template = 'trip_request_question' AND recipient = 'hanna@example.com'"); n != 1 {
		t.Errorf("%d emails to the host", n)
	}
	m.Must(m.Requests.Questions.See(m.Host(), id, said.ID))
	m.Must(m.Requests.Questions.See(m.Host(), id, said.ID))
	if n := m.list(m.Host(), id).Unread; n != 0 {
		t.Errorf("%d unread after reading", n)
	}

	m.Must(m.write(m.Host(), id, thread.ID, "Yes."))
	answered := m.list(m.Operator(), id)
	if answered.Threads[0].Open || answered.Unread != 1 || len(answered.Threads[0].Messages) != 2 {
		t.Errorf("%+v", answered)
	}
	if n := m.Count("email", "template = 'trip_request_answer' AND recipient = 'olga@example.com'"); n != 1 {
		t.Errorf("%d emails to the operator", n)
	}
	m.Must(m.write(m.Operator(), id, thread.ID, "Every day?"))
	m.Clock.Advance(time.Minute)
	m.Must(m.write(m.Host(), id, uuid.Nil, "Is there a pool?"))
	again := m.list(m.Host(), id).Threads
	if len(again) != 2 || again[0].Answerable || !again[1].Answerable || !again[1].Open {
		t.Errorf("%+v", again)
	}
}

func TestOnlyTheTwoSidesOfAnOpenRequestWrite(t *testing.T) {
	m, id := open(t)
	m.Must(m.write(m.Host(), id, uuid.Nil, "Is there a pool?"))
	thread := m.list(m.Admin(), id).Threads[0].ID
	if seen := m.list(m.Admin(), id); seen.CanWrite || seen.Unread != 0 {
		t.Errorf("%+v", seen)
	}
	hostID, memberID := m.AddHost("rival", 3)
	side := func(p principal.Principal) context.Context { return m.In(m.Tenant, p) }
	operator := principal.Principal{MemberID: m.OperatorMember, Group: "operator", OperatorID: m.OperatorID}
	readOnly, key, other := operator, operator, operator
	readOnly.ReadOnly, key.KeyID, other.OperatorID = true, uuid.New(), uuid.New()
	for name, ctx := range map[string]context.Context{"admin": m.Admin(), "other host": m.HostOf(hostID, memberID),
		"reader": side(readOnly), "key": side(key), "other operator": side(other)} {
		if got := code(t, m.write(ctx, id, thread, "Yes.")); got != apierr.CodeForbidden {
			t.Errorf("%s: %s", name, got)
		}
	}
	elsewhere := m.In(m.AddTenant("elsewhere"), operator)
	if got := code(t, m.write(elsewhere, id, thread, "Yes.")); got != apierr.CodeNotFound {
		t.Errorf("another marketplace: %s", got)
	}
	if got := code(t, m.write(m.Operator(), id, uuid.New(), "Yes.")); got != apierr.CodeNotFound {
		t.Errorf("no such thread: %s", got)
	}
	if got := code(t, m.write(m.Operator(), id, thread, " \n")); got != apierr.CodeInvalid {
		t.Errorf("an empty answer: %s", got)
	}
	request, err := m.Requests.Get(m.Operator(), id)
	m.Must(err)
	m.Tx(m.Operator(), func(tx pgx.Tx) error {
		return m.Requests.RejectTx(m.Operator(), tx, id,
			&triprequestapi.TripRequestRejection{Version: request.Version, Reason: "The road is closed."})
	})
	if got := code(t, m.write(m.Operator(), id, thread, "Yes.")); got != apierr.CodeIllegalState {
		t.Errorf("a declined request: %s", got)
	}
	if closed := m.list(m.Host(), id); closed.CanWrite || len(closed.Threads) != 1 {
		t.Errorf("%+v", closed)
	}
}

func TestThreadsAndReadMarksStayWithTheirRequest(t *testing.T) {
	m, id := open(t)
	m.Must(m.write(m.Host(), id, uuid.Nil, "Is there a pool?"))
	thread := m.list(m.Host(), id).Threads[0]
	form := m.Form(triptest.Second)
	form.AdditionalRequests = api.NewOptString("Slowly.")
	second, err := m.Requests.Create(m.Host(), uuid.NewString(), form)
	m.Must(err)
	if got := code(t, m.write(m.Operator(), second.ID, thread.ID, "Yes.")); got != apierr.CodeNotFound {
		t.Errorf("a thread of another request: %s", got)
	}
	m.Must(m.Requests.Questions.See(m.Operator(), second.ID, thread.Messages[0].ID))
	if n := m.list(m.Operator(), id).Unread; n != 1 {
		t.Error("another request's mark reads this one's message")
	}
}

func TestNobodyWritesWithoutEnd(t *testing.T) {
	m, id := open(t)
	for range 30 {
		m.Must(m.write(m.Host(), id, uuid.Nil, "Is there a pool?"))
	}
	if got := code(t, m.write(m.Host(), id, uuid.Nil, "Is there a pool?")); got != apierr.CodeRateLimited {
		t.Errorf("the 31st message: %s", got)
	}
	m.Must(m.write(m.Operator(), id, uuid.Nil, "There is."))
	m.Clock.Advance(time.Hour + time.Second)
	m.Must(m.write(m.Host(), id, uuid.Nil, "Good."))
}
