package desk

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/notification/notificationdb"
	"caravan/backend/domain/notification/reword"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/notificationapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/spoken"
)

// standing is an email as it is worded now, in a language.
type standing struct {
	hook     hook
	language string
	slots    []reword.Slot
	own      []notification.OwnText
	version  int64
}

// sentences calls fn for each text that can be reworded.
func (w standing) sentences(fn func(slot reword.Slot, v reword.Variant)) {
	reword.Sentences(w.slots, fn)
}

// split separates the own texts that are used from those whose standard text has changed since.
func (w standing) split() (used map[string]string, changed []notification.OwnText) {
	names := map[string]bool{}
	w.sentences(func(slot reword.Slot, v reword.Variant) { names[slot.NameOf(v)] = true })
	used = map[string]string{}
	for _, one := range w.own {
		if names[one.ID] {
			used[one.ID] = one.Text
		} else {
			changed = append(changed, one)
		}
	}
	return used, changed
}

func standingTx(ctx context.Context, tx pgx.Tx, template, language string) (w standing, err error) {
	w.language = language
	if w.hook, err = hookOf(template); err != nil {
		return w, err
	}
	if w.slots, err = reword.Slots(template, rewordable()); err != nil {
		return w, err
	}
	if notification.FixedWords(w.hook.template) != "" {
		w.slots = nil
	}
	row, err := notificationdb.New(tx).EmailWords(ctx, notificationdb.EmailWordsParams{TenantID: tenant.From(ctx).ID,
		Template: template, Language: language})
	if db.NoRows(err) {
		return w, nil
	}
	if err != nil {
		return w, fmt.Errorf("words of email %s: %w", template, err)
	}
	w.version = row.Version
	w.own, err = notification.ReadOwnTexts(row.Words)
	return w, err
}

// Wordings returns all emails, with how many sentences of each are reworded.
func (s *Service) Wordings(ctx context.Context) (notificationapi.EmailWordingList, error) {
	all := map[[2]string][]notification.OwnText{} // by template and language
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		rows, err := notificationdb.New(tx).AllEmailWords(ctx, tenant.From(ctx).ID)
		if err != nil {
			return fmt.Errorf("words of emails: %w", err)
		}
		for _, row := range rows {
			if all[[2]string{row.Template, row.Language}], err = notification.ReadOwnTexts(row.Words); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return notificationapi.EmailWordingList{}, err
	}
	out := notificationapi.EmailWordingList{Items: []notificationapi.EmailWordingSummary{}}
	for _, h := range append([]hook{everyEmail}, hooks...) {
		item := notificationapi.EmailWordingSummary{Template: string(h.template), Name: h.name, When: h.when,
			Recipient: h.recipient, Fixed: why(h.template), Languages: []notificationapi.EmailLanguageState{}}
		slots, err := reword.Slots(string(h.template), rewordable())
		if err != nil {
			return out, err
		}
		for _, tag := range spoken.Languages {
			language := tag.String()
			used, changed := standing{slots: slots, own: all[[2]string{string(h.template), language}]}.split()
			item.Languages = append(item.Languages, notificationapi.EmailLanguageState{
				Language: notificationapi.EmailLanguage(language), Reworded: len(used), Changed: len(changed)})
		}
		out.Items = append(out.Items, item)
	}
	return out, nil
}

func why(template notification.Template) (out api.OptString) {
	if reason := notification.FixedWords(template); reason != "" {
		out.SetTo(reason)
	}
	return out
}

// Wording returns an email's sentences in a language.
func (s *Service) Wording(ctx context.Context, template, language string) (
	out notificationapi.EmailWording, err error) {
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		is, err := standingTx(ctx, tx, template, language)
		if err == nil {
			out = s.answer(ctx, is)
		}
		return err
	})
	return out, err
}

func (s *Service) answer(ctx context.Context, is standing) notificationapi.EmailWording {
	out := notificationapi.EmailWording{Template: string(is.hook.template), Name: is.hook.name, When: is.hook.when,
		Fixed: why(is.hook.template), Language: notificationapi.EmailLanguage(is.language), Version: is.version,
		Sentences: []notificationapi.EmailSentence{}, Changed: []notificationapi.ChangedSentence{},
		Fields: []notificationapi.EmailField{}}
	used, changed := is.split()
	var fields []string
	is.sentences(func(slot reword.Slot, v reword.Variant) {
		fields = append(fields, v.Fields...)
		sentence := notificationapi.EmailSentence{ID: slot.NameOf(v), Slot: slot.ID,
			Kind: notificationapi.EmailSentenceKind(slot.Kind), Standard: v.Text[is.language], Fields: reword.Tokens(v.Fields),
			Shown: reword.WhenShown(slot, v), Kept: reword.Kept(v), MaxLength: slot.Kind.Longest()}
		if own, ok := used[slot.NameOf(v)]; ok {
			sentence.Own = api.NewOptString(own)
		}
		out.Sentences = append(out.Sentences, sentence)
	})
	slices.Sort(fields)
	fields = slices.Compact(fields)
	samples := s.Mail.SampleValues(ctx, is.hook.template, is.language, fields)
	for _, field := range fields {
		out.Fields = append(out.Fields, notificationapi.EmailField{Name: reword.Token(field), Label: reword.Label(field),
			Sample: samples[field]})
	}
	for _, one := range changed {
		out.Changed = append(out.Changed, notificationapi.ChangedSentence{ID: one.ID,
			Kind: notificationapi.EmailSentenceKind(one.Kind), Text: one.Text, Standard: one.Standard})
	}
	return out
}

// Reword puts an email in the marketplace's own words.
func (s *Service) Reword(ctx context.Context, template string, req *notificationapi.EmailWordingUpdate) (
	notificationapi.EmailWording, error) {
	return s.change(ctx, template, string(req.Language), req.Version, "tenant.email_words",
		func(is standing) ([]notification.OwnText, error) {
			own, err := is.check(req.Texts)
			_, changed := is.split()
			for _, one := range changed {
				if !slices.Contains(req.Discard, one.ID) {
					own = append(own, one)
				}
			}
			return own, err
		})
}

// ResetWords returns an email to the standard words.
func (s *Service) ResetWords(ctx context.Context, template string, req *notificationapi.EmailWordingReset) (
	notificationapi.EmailWording, error) {
	return s.change(ctx, template, string(req.Language), req.Version, "tenant.email_words_reset",
		func(standing) ([]notification.OwnText, error) { return []notification.OwnText{}, nil })
}

func (s *Service) change(ctx context.Context, template, language string, version int64, action string,
	fn func(is standing) ([]notification.OwnText, error)) (out notificationapi.EmailWording, err error) {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	err = s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		is, err := standingTx(ctx, tx, template, language)
		switch {
		case err != nil:
			return err
		case notification.FixedWords(is.hook.template) != "":
			return errFixedWords
		case is.version != version:
			return apierr.Conflict()
		}
		before := is.own
		if is.own, err = fn(is); err != nil {
			return err
		}
		if err := storeTx(ctx, tx, is, s.Clock.Now(ctx)); err != nil {
			return err
		}
		is.version++
		if err := s.Tenants.RewordedTx(ctx, tx); err != nil {
			return fmt.Errorf("words of emails: %w", err)
		}
		out = s.answer(ctx, is)
		return audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: now, Action: action, ObjectType: "Tenant",
			ObjectID: t.ID, Before: saidIn(is, before), After: saidIn(is, is.own)})
	})
	s.Tenants.Forget()
	return out, err
}

// saidIn describes own texts in the audit log.
func saidIn(is standing, own []notification.OwnText) map[string]any {
	said := map[string]any{"email": is.hook.name, "language": is.language}
	for _, one := range own {
		said[one.Standard] = one.Text
	}
	return said
}

func storeTx(ctx context.Context, tx pgx.Tx, is standing, now time.Time) error {
	t, q := tenant.From(ctx), notificationdb.New(tx)
	if is.own == nil {
		is.own = []notification.OwnText{}
	}
	words, err := json.Marshal(is.own)
	if err != nil {
		return err
	}
	template := string(is.hook.template)
	var written int64
	if is.version == 0 {
		written, err = q.CreateEmailWords(ctx, notificationdb.CreateEmailWordsParams{TenantID: t.ID, Template: template,
			Language: is.language, Words: words, Now: now})
	} else {
		written, err = q.UpdateEmailWords(ctx, notificationdb.UpdateEmailWordsParams{TenantID: t.ID, Template: template,
			Language: is.language, Words: words, Now: now, Version: is.version})
	}
	if err != nil {
		return fmt.Errorf("words of email %s: %w", template, err)
	}
	if written == 0 {
		return apierr.Conflict()
	}
	return nil
}
