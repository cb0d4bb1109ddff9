package question

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/triprequest/triprequestdb"
	"caravan/backend/gen/api/identityapi"
	"caravan/backend/gen/api/triprequestapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/whole"
)

// Service implements questions about requests.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB       *db.DB
	Clock    tenant.Clock
	Requests Requests
	People   People
	Post     notification.Post
}

// Request is what questions are about.
type Request struct {
	ID, HostID, OperatorID uuid.UUID
	// Open reports whether it is neither accepted nor declined.
	Open bool
	// Trip is what emails say of it.
	Trip notification.Trip
}

// Requests are those of hosts.
type Requests interface {
	AskedTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (Request, error)
}

// People returns the names of members.
type People interface {
	NamesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error)
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("triprequest/question", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

const (
	mostAnHour = 30
	asHost     = "host"
	asOperator = "operator"
)

// sideOf returns the side of a request on which the caller is; empty for staff.
func sideOf(p principal.Principal, r Request) string {
	switch {
	case p.Group == asHost && p.HostID == r.HostID:
		return asHost
	case p.Group == asOperator && p.OperatorID == r.OperatorID:
		return asOperator
	}
	return ""
}

// writes reports whether the caller may write now.
func writes(p principal.Principal, r Request) bool {
	return sideOf(p, r) != "" && !p.ReadOnly && !p.Impersonated() && !p.IsKey() && r.Open
}

// List returns what was asked and answered about a request.
func (s *Service) List(ctx context.Context, id uuid.UUID) (out triprequestapi.RequestQuestions, err error) {
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		r, err := s.Requests.AskedTx(ctx, tx, id)
		if err != nil {
			return err
		}
		out, err = s.readTx(ctx, tx, r)
		return err
	})
	return out, err
}

func (s *Service) readTx(ctx context.Context, tx pgx.Tx, r Request) (triprequestapi.RequestQuestions, error) {
	p, q, tenantID := principal.Must(ctx), triprequestdb.New(tx), tenant.From(ctx).ID
	side := sideOf(p, r)
	out := triprequestapi.RequestQuestions{Threads: []triprequestapi.RequestThread{}, CanWrite: writes(p, r)}
	rows, err := q.Messages(ctx, triprequestdb.MessagesParams{TenantID: tenantID, RequestID: r.ID})
	if err != nil {
		return out, fmt.Errorf("messages of a request: %w", err)
	}
	read, err := q.ReadUpTo(ctx, triprequestdb.ReadUpToParams{TenantID: tenantID, RequestID: r.ID, MemberID: p.MemberID})
	if err != nil && !db.NoRows(err) {
		return out, fmt.Errorf("messages read: %w", err)
	}
	ids := make([]uuid.UUID, len(rows))
	for i, row := range rows {
		ids[i] = row.MemberID
	}
	names, err := s.People.NamesTx(ctx, tx, ids)
	if err != nil {
		return out, err
	}
	for _, row := range rows {
		at := slices.IndexFunc(out.Threads, func(t triprequestapi.RequestThread) bool { return t.ID == row.ThreadID })
		if at < 0 {
			at = len(out.Threads)
			open := row.AnsweredAt == nil
			out.Threads = append(out.Threads, triprequestapi.RequestThread{ID: row.ThreadID, Open: open,
				Answerable: open && out.CanWrite && row.AskedBy != side})
		}
		message := triprequestapi.RequestMessage{ID: row.ID, ByHost: row.Side == asHost,
			Author: names[row.MemberID], Text: row.Said, At: row.WrittenAt.UTC(), Mine: row.Side == side,
			Unread: side != "" && row.Side != side && bytes.Compare(row.ID[:], read[:]) > 0}
		if message.Unread {
			out.Unread++
		}
		out.Threads[at].Messages = append(out.Threads[at].Messages, message)
	}
	slices.SortStableFunc(out.Threads, func(a, b triprequestapi.RequestThread) int {
		return cmp.Or(compareOpen(b.Open, a.Open), last(b).Compare(last(a)))
	})
	return out, nil
}

func compareOpen(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

func last(t triprequestapi.RequestThread) time.Time { return t.Messages[len(t.Messages)-1].At }

// WriteTx adds a message, and tells the other side.
func (s *Service) WriteTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, in *triprequestapi.RequestMessageInput) error {
	p := principal.Must(ctx)
	r, err := s.Requests.AskedTx(ctx, tx, id)
	if err != nil {
		return err
	}
	text := strings.TrimSpace(in.Text)
	switch {
	case sideOf(p, r) == "" || p.ReadOnly || p.IsKey():
		return apierr.New(apierr.CodeForbidden, "Only the host and the operator can ask and answer.")
	case !writes(p, r):
		return apierr.New(apierr.CodeIllegalState, "This request is closed. You can still read the questions.")
	case text == "":
		return apierr.InvalidField("text", "Write a message")
	}
	if err := s.limitTx(ctx, tx, p.MemberID); err != nil {
		return err
	}
	return s.addTx(ctx, tx, r, in.ThreadId.Or(uuid.Nil), text)
}

// limitTx rejects a message of someone who has written too many of them.
func (s *Service) limitTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) error {
	n, err := triprequestdb.New(tx).WrittenSince(ctx, triprequestdb.WrittenSinceParams{TenantID: tenant.From(ctx).ID,
		MemberID: memberID, Since: s.Clock.Now(ctx).Add(-time.Hour)})
	if err != nil {
		return fmt.Errorf("messages of an hour: %w", err)
	}
	if n >= mostAnHour {
		return apierr.TooMany("You’ve written many messages.", time.Hour)
	}
	return nil
}

func (s *Service) addTx(ctx context.Context, tx pgx.Tx, r Request, thread uuid.UUID, text string) error {
	p, q, tenantID, now := principal.Must(ctx), triprequestdb.New(tx), tenant.From(ctx).ID, s.Clock.Now(ctx)
	side, asked := sideOf(p, r), true
	if thread == uuid.Nil {
		thread = uuid.Must(uuid.NewV7())
		err := q.AddThread(ctx, triprequestdb.AddThreadParams{TenantID: tenantID, ID: thread, RequestID: r.ID, Side: side})
		if err != nil {
			return fmt.Errorf("add a thread: %w", err)
		}
	} else {
		row, err := q.LockThread(ctx, triprequestdb.LockThreadParams{TenantID: tenantID, RequestID: r.ID, ID: thread})
		if db.NoRows(err) {
			return apierr.NotFound("question")
		}
		if err != nil {
			return fmt.Errorf("lock a thread: %w", err)
		}
		answered := &now
		if asked = row.Side == side; asked {
			answered = nil
		}
		err = q.AnswerThread(ctx, triprequestdb.AnswerThreadParams{TenantID: tenantID, ID: thread, AnsweredAt: answered})
		if err != nil {
			return fmt.Errorf("answer a thread: %w", err)
		}
	}
	id := uuid.Must(uuid.NewV7())
	err := q.AddMessage(ctx, triprequestdb.AddMessageParams{TenantID: tenantID, ID: id, ThreadID: thread, Side: side,
		MemberID: p.MemberID, Said: text, WrittenAt: now})
	if err != nil {
		return fmt.Errorf("add a message: %w", err)
	}
	err = audit.Record(ctx, tx, audit.Entry{TenantID: tenantID, At: now, Action: "trip_request.message",
		ObjectType: "TripRequest", ObjectID: r.ID})
	if err != nil {
		return err
	}
	return s.mailTx(ctx, tx, r, id, asked, text)
}

// mailTx tells the other side what was written.
func (s *Service) mailTx(ctx context.Context, tx pgx.Tx, r Request, id uuid.UUID, asked bool,
	text string) error {
	p := principal.Must(ctx)
	names, err := s.People.NamesTx(ctx, tx, []uuid.UUID{p.MemberID})
	if err != nil {
		return err
	}
	m := notification.Mail{Template: notification.RequestAnswer, Key: "request_message/" + id.String(),
		Data: notification.Data{Trip: r.Trip, Person: names[p.MemberID], Paragraphs: notification.Paragraphs(text)}}
	if asked {
		m.Template = notification.RequestQuestion
	}
	if sideOf(p, r) == asHost {
		m.Data.Path = "/app/operator/trips/" + r.ID.String() + "/review-details?model=tripRequest"
		return s.Post.ToOperatorTx(ctx, tx, r.OperatorID, m)
	}
	m.Data.Path = "/app/host/trips/" + r.ID.String() + "/request?model=tripRequest"
	return s.Post.ToHostTx(ctx, tx, r.HostID, m)
}

// See marks the messages up to one as read by the caller.
func (s *Service) See(ctx context.Context, id, messageID uuid.UUID) error {
	tenantID, p := tenant.From(ctx).ID, principal.Must(ctx)
	return s.DB.InTenantTx(ctx, tenantID, func(tx pgx.Tx) error {
		err := triprequestdb.New(tx).MarkRead(ctx, triprequestdb.MarkReadParams{TenantID: tenantID, RequestID: id,
			MemberID: p.MemberID, MessageID: messageID})
		if err != nil {
			return fmt.Errorf("mark messages as read: %w", err)
		}
		return nil
	})
}

// ErasedTx removes the words of a person.
func (*Service) ErasedTx(ctx context.Context, tx pgx.Tx, e identity.Erasure) error {
	q, tenantID := triprequestdb.New(tx), tenant.From(ctx).ID
	n, err := q.EraseMessages(ctx, triprequestdb.EraseMessagesParams{TenantID: tenantID, MemberID: e.MemberID})
	if err != nil {
		return fmt.Errorf("erase messages: %w", err)
	}
	e.Erases(identityapi.ErasurePartQuestions, n)
	return q.EraseReads(ctx, triprequestdb.EraseReadsParams{TenantID: tenantID, MemberID: e.MemberID})
}
