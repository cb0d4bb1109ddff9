package notification

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification/notificationdb"
	"caravan/backend/domain/notification/reword"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/shortly"
)

// Why some emails always have the standard words.
const (
	ofTheAccount = "It’s about a person’s account, which belongs to the platform, so it always has the standard words."
	asksToProve  = "It asks someone to confirm their address, so it always has the standard words."
	testsServer  = "It tests your mail server, so it always has the standard words."
)

// FixedWords returns why an email cannot be reworded; "" if it can. Those about an account leave by the deployment's
// own mail server, and what they say about links, codes and passwords is not for a marketplace to change
// (DECISIONS §8).
func FixedWords(template Template) string {
	switch {
	case ofAccount[template], template == AccountsMerged:
		return ofTheAccount
	case template == OpeningConfirm:
		return asksToProve
	case template == TestMail:
		return testsServer
	}
	return ""
}

// OwnText is a sentence of an email in a marketplace's own words.
type OwnText struct {
	ID       string `json:"id"` // reword.Slot.NameOf
	Kind     string `json:"kind"`
	Text     string `json:"text"`
	Standard string `json:"standard"` // the text that it replaced
}

// texts are own texts by their sentence.
type texts map[string]string

// keepReworded is how long a marketplace's words are kept in memory. They are kept by the count of their changes,
// which comes with the tenant, so none is used after it has been replaced.
const keepReworded = time.Hour

// reworded are a marketplace's own words for all of its emails, and the templates that have them.
type reworded struct {
	texts map[wording]texts

	mu     sync.Mutex
	parsed map[wording]parsed
}

// renderTx writes an email in the marketplace's words.
func (s *Service) renderTx(ctx context.Context, tx pgx.Tx, m Mail) (content, error) {
	t, w := tenant.From(ctx), wording{m.Language, m.Template}
	if t.EmailWords == 0 || FixedWords(m.Template) != "" {
		return render(t, s.Origin(t), m)
	}
	own, err := s.rewordedTx(ctx, tx)
	if err != nil {
		return content{}, err
	}
	of, err := own.template(w)
	if err != nil {
		return content{}, err
	}
	return of.fill(viewOf(t, s.Origin(t), m))
}

// rewordedTx returns the marketplace's own words, which are read once for each change of them.
func (s *Service) rewordedTx(ctx context.Context, tx pgx.Tx) (*reworded, error) {
	t := tenant.From(ctx)
	return s.reworded.Get(ctx, shortly.Key{TenantID: t.ID, Address: strconv.FormatInt(t.EmailWords, 10)},
		func(ctx context.Context) (*reworded, error) { return readReworded(ctx, tx) })
}

func readReworded(ctx context.Context, tx pgx.Tx) (*reworded, error) {
	rows, err := notificationdb.New(tx).AllEmailWords(ctx, tenant.From(ctx).ID)
	if err != nil {
		return nil, fmt.Errorf("words of emails: %w", err)
	}
	r := &reworded{texts: map[wording]texts{}, parsed: map[wording]parsed{}}
	for _, row := range rows {
		own, err := ReadOwnTexts(row.Words)
		if err != nil {
			return nil, err
		}
		r.texts[wording{row.Language, Template(row.Template)}] = textsOf(own)
	}
	return r, nil
}

// ReadOwnTexts returns the texts of a row of email_words.
func ReadOwnTexts(words []byte) (own []OwnText, err error) {
	if err = json.Unmarshal(words, &own); err != nil {
		return nil, fmt.Errorf("words of an email: %w", err)
	}
	return own, nil
}

func textsOf(own []OwnText) texts {
	out := texts{}
	for _, one := range own {
		out[one.ID] = one.Text
	}
	return out
}

// with returns an email's own texts and those of the sentences that all emails share.
func (r *reworded) with(w wording, own texts) texts {
	all := texts{}
	maps.Copy(all, r.texts[wording{w.language, reword.EveryEmail}])
	maps.Copy(all, own)
	return all
}

// template returns the templates of an email with the marketplace's own words.
func (r *reworded) template(w wording) (parsed, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if of, ok := r.parsed[w]; ok {
		return of, nil
	}
	of, err := inOwnWords(w, r.with(w, r.texts[w]))
	if err == nil {
		r.parsed[w] = of
	}
	return of, err
}

// inOwnWords returns the templates of an email in which some sentences are defined again.
func inOwnWords(w wording, own texts) (parsed, error) {
	slots, err := reword.Slots(string(w.Template), nil)
	if err != nil {
		return parsed{}, err
	}
	labels, err := reword.Labels(string(w.Template))
	if err != nil {
		return parsed{}, err
	}
	var blocks strings.Builder
	for _, slot := range append(labels, slots...) {
		blocks.WriteString(slot.Block(w.language, own))
	}
	if blocks.Len() == 0 {
		return standard(w)
	}
	// A template cannot change once it has been executed, so this is another one.
	of, err := parseOne(w)
	if err != nil {
		return of, err
	}
	if _, err := of.html.Parse(blocks.String()); err != nil {
		return of, fmt.Errorf("own words of mail %s: %w", w.Template, err)
	}
	if _, err := of.text.Parse(blocks.String()); err != nil {
		return of, fmt.Errorf("own words of mail %s: %w", w.Template, err)
	}
	return of, nil
}
