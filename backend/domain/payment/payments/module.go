package payments

import (
	"log/slog"
	"net/http"
	"time"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/approximate"
	"caravan/backend/domain/payment/automatic"
	"caravan/backend/domain/payment/books"
	"caravan/backend/domain/payment/card"
	"caravan/backend/domain/payment/charge"
	"caravan/backend/domain/payment/compare"
	"caravan/backend/domain/payment/credit"
	"caravan/backend/domain/payment/dispute"
	"caravan/backend/domain/payment/news"
	"caravan/backend/domain/payment/queue"
	"caravan/backend/domain/payment/refund"
	"caravan/backend/domain/payment/statement"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/paymentapi"
	"caravan/backend/platform/blob"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/rates"
	"caravan/backend/platform/rest"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
)

// The rooms' services under distinct names, for embedding.
type (
	Providers  = payment.Providers
	Credit     = credit.Service
	Card       = card.Service
	Statements = statement.Service
	Disputes   = dispute.Service
	Refunds    = refund.Service
	Charges    = charge.Service
	Automatics = automatic.Service
	News       = news.Service
	Comparison = compare.Service
	Books      = books.Service
)

// Rooms are all rooms of the payment domain.
type Rooms struct {
	*Providers
	*Credit
	*Card
	*Statements
	Disputes *Disputes
	*Refunds
	*Charges
	*Automatics
	*News
	*Comparison
	Books *Books
	Rates *approximate.Service
	Queue *queue.Service

	tenants  *tenant.Store
	handlers HTTP
}

// Deps are the domain's dependencies; all are required.
type Deps struct {
	DB      *db.DB
	Jobs    jobs.Inserter
	Clock   tenant.Clock
	Tenants *tenant.Store
	Tokens  seal.Tokens
	// Provider takes new payments. Payments made through another one are looked up in Others by name.
	Provider payment.Provider
	Others   map[string]payment.Provider
	// Choose returns the provider of a tenant's new payments; an unknown name takes none.
	Choose func(tenant.Tenant) string
	Orders payment.Orders
	Mail   payment.Mailer
	People payment.People
	// Names returns the names of members.
	Names queue.People
	// Files stores the evidence for banks.
	Files *blob.Store
	// Tokenizer creates tokens of typed cards, for the embedded provider.
	Tokenizer charge.Cards
	// Discounts returns the discounts on bookings.
	Discounts refund.Discounts
	// Rates provides exchange rates.
	Rates rates.Source
	// PaidOut returns what was sent to payees.
	PaidOut payment.PaidOut
	Log     *slog.Logger
	// CallTimeout bounds a call to the provider while a person waits; zero means charge.DefaultCallTimeout.
	CallTimeout time.Duration
}

// New builds the rooms bottom up, and returns an error that names any missing dependency.
func New(d Deps) (*Rooms, error) {
	if err := whole.Check("payments", d); err != nil {
		return nil, err
	}
	r := Rooms{Providers: &payment.Providers{Provider: d.Provider, Others: d.Others, Choose: d.Choose}, tenants: d.Tenants}
	b := whole.Building{}
	r.Credit = whole.Build(&b, credit.New, credit.Deps{DB: d.DB, Clock: d.Clock, People: d.People})
	r.Card = whole.Build(&b, card.New, card.Deps{DB: d.DB, Clock: d.Clock, Providers: r.Providers})
	r.Statements = whole.Build(&b, statement.New, statement.Deps{DB: d.DB, Orders: d.Orders})
	r.Disputes = whole.Build(&b, dispute.New, dispute.Deps{
		DB: d.DB, Jobs: d.Jobs, Clock: d.Clock, Tenants: d.Tenants, Orders: d.Orders, People: d.People, Mail: d.Mail,
		Files:     d.Files,
		Providers: r.Providers,
	})
	r.Refunds = whole.Build(&b, refund.New, refund.Deps{
		DB: d.DB, Jobs: d.Jobs, Clock: d.Clock, Tenants: d.Tenants, Orders: d.Orders, Providers: r.Providers,
		Credits: r.Credit, Statements: r.Statements, Disputes: r.Disputes,
	})
	r.Charges = whole.Build(&b, charge.New, charge.Deps{
		DB: d.DB, Clock: d.Clock, Tenants: d.Tenants, Tokens: d.Tokens, Providers: r.Providers, Orders: d.Orders,
		Cards: r.Card, Credits: r.Credit, Refunds: r.Refunds, Log: d.Log, CallTimeout: d.CallTimeout,
	})
	r.Automatics = whole.Build(&b, automatic.New, automatic.Deps{
		DB: d.DB, Clock: d.Clock, Orders: d.Orders, Mail: d.Mail, Cards: r.Card, Charges: r.Charges,
	})
	r.News = whole.Build(&b, news.New, news.Deps{DB: d.DB, Clock: d.Clock, Tenants: d.Tenants, Charges: r.Charges,
		Refunds: r.Refunds})
	r.Comparison = whole.Build(&b, compare.New, compare.Deps{
		DB: d.DB, Jobs: d.Jobs, Clock: d.Clock, Providers: r.Providers, PaidOut: d.PaidOut, News: r.News,
	})
	r.Books = whole.Build(&b, books.New, books.Deps{DB: d.DB, Clock: d.Clock, Compare: r.Comparison})
	r.Rates = whole.Build(&b, approximate.New, approximate.Deps{DB: d.DB, Clock: d.Clock, Source: d.Rates})
	r.Queue = whole.Build(&b, queue.New, queue.Deps{DB: d.DB, Clock: d.Clock, Orders: d.Orders, Refunds: r.Refunds,
		People: d.Names})
	r.handlers = r.handlersOf(d)
	return &r, b.Err()
}

// Each room's operations are promoted into one handler.
type (
	creditHTTP    = credit.HTTP
	cardHTTP      = card.HTTP
	statementHTTP = statement.HTTP
	disputeHTTP   = dispute.HTTP
	refundHTTP    = refund.HTTP
	chargeHTTP    = charge.HTTP
	automaticHTTP = automatic.HTTP
	compareHTTP   = compare.HTTP
	booksHTTP     = books.HTTP
	ratesHTTP     = approximate.HTTP
	queueHTTP     = queue.HTTP
)

// HTTP serves the operations of the contract's payment tag.
type HTTP struct {
	rest.Refusals
	creditHTTP
	cardHTTP
	statementHTTP
	disputeHTTP
	refundHTTP
	chargeHTTP
	automaticHTTP
	compareHTTP
	booksHTTP
	ratesHTTP
	queueHTTP
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return paymentapi.Mount(h, c) }

// Handlers returns the handlers of the rooms' operations.
func (r *Rooms) Handlers() rest.Mount { return r.handlers }

func (r *Rooms) handlersOf(d Deps) HTTP {
	return HTTP{
		creditHTTP: creditHTTP{Service: r.Credit}, cardHTTP: cardHTTP{Service: r.Card},
		statementHTTP: statementHTTP{Service: r.Statements},
		disputeHTTP:   disputeHTTP{Service: r.Disputes},
		refundHTTP:    refundHTTP{Service: r.Refunds, Discounts: d.Discounts}, chargeHTTP: chargeHTTP{Service: r.Charges,
			Cards: d.Tokenizer},
		automaticHTTP: automaticHTTP{Service: r.Automatics}, compareHTTP: compareHTTP{Service: r.Comparison},
		booksHTTP: booksHTTP{Service: r.Books}, ratesHTTP: ratesHTTP{Service: r.Rates},
		queueHTTP: queueHTTP{Service: r.Queue},
	}
}

// accounts is a provider at which each marketplace has an account of its own, with a webhook key of its own.
type accounts interface {
	Webhook(*news.Service) http.Handler
}

// fields is a provider whose card fields are served from here.
type fields interface{ Fields() http.Handler }

// Routes serves the webhooks of providers, and the card fields of the embedded one.
func (r *Rooms) Routes() []rest.Route {
	var out []rest.Route
	for _, p := range r.All() {
		if shown, ok := p.(fields); ok {
			path := "/public/payments/" + p.Name() + "/fields"
			out = append(out, rest.Route{Method: http.MethodGet, Path: path, Handler: shown.Fields(), For: rest.People})
		}
		route := rest.Route{Method: http.MethodPost, Path: payment.WebhookPath + p.Name()}
		switch told := p.(type) {
		case payment.Verifier:
			route.Handler, route.For = r.WebhookHandler(told), rest.Providers
		case accounts:
			route.Handler, route.For = told.Webhook(r.News), rest.OwnProviders
		default:
			continue
		}
		out = append(out, route)
	}
	return out
}
