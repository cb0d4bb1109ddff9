package desk

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/notification/reword"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/notificationapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
)

var errFixedWords = apierr.New(apierr.CodeIllegalState, "This email always has the standard words.")

// check returns the texts that differ from the standard, or rejects those that cannot be used, each by its sentence.
func (w standing) check(written []notificationapi.EmailOwnText) ([]notification.OwnText, error) {
	if notification.FixedWords(w.hook.template) != "" && len(written) > 0 {
		return nil, errFixedWords
	}
	given, known := map[string]string{}, map[string]bool{}
	for _, one := range written {
		given[one.ID] = reword.Clean(one.Text)
	}
	var own []notification.OwnText
	faults := map[string]string{}
	w.sentences(func(slot reword.Slot, v reword.Variant) {
		id := slot.NameOf(v)
		known[id] = true
		text, ok := given[id]
		if !ok || text == v.Text[w.language] {
			return
		}
		if fault := faultOf(text, slot, v); fault != "" {
			faults[id] = fault
		}
		own = append(own, notification.OwnText{ID: id, Kind: string(slot.Kind), Text: text, Standard: v.Text[w.language]})
	})
	for id := range given {
		if !known[id] {
			faults[id] = "This sentence isn’t in the email anymore. Reload to see the latest version."
		}
	}
	if len(faults) > 0 {
		return nil, apierr.Invalid(faults)
	}
	return own, nil
}

func faultOf(text string, slot reword.Slot, v reword.Variant) string {
	unknown := v.Unknown(text)
	switch {
	case text == "":
		return "Write a text, or use the standard text"
	case utf8.RuneCountInString(text) > slot.Kind.Longest():
		return fmt.Sprintf("Use at most %d characters", slot.Kind.Longest())
	case unknown != "":
		return fmt.Sprintf("“%s” cannot be used here. You can use %s.", "{"+unknown+"}",
			"{"+strings.Join(reword.Tokens(v.Fields), "}, {")+"}")
	}
	return ""
}

// draftTx returns the draft of an email, unless it has texts that cannot be used.
func draftTx(ctx context.Context, tx pgx.Tx, template string, req *notificationapi.EmailWordingDraft) (
	d notification.Draft, err error) {
	is, err := standingTx(ctx, tx, template, string(req.Language))
	if err != nil {
		return d, err
	}
	own, err := is.check(req.Texts)
	if err != nil {
		return d, err
	}
	d = notification.Draft{Template: is.hook.template, Language: is.language, Texts: map[string]string{}}
	for _, one := range own {
		d.Texts[one.ID] = one.Text
	}
	is.sentences(func(slot reword.Slot, v reword.Variant) {
		if slot.NameOf(v) == req.Showing.Value {
			d.Showing = []string{slot.Shown, v.When}
		}
	})
	return d, nil
}

// PreviewWords renders an email with draft words. Nothing is saved.
func (s *Service) PreviewWords(ctx context.Context, template string, req *notificationapi.EmailWordingDraft) (
	out notificationapi.EmailWordingPreview, err error) {
	if ctx, err = branded(ctx, req); err != nil {
		return out, err
	}
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		d, err := draftTx(ctx, tx, template, req)
		if err != nil {
			return err
		}
		drafted, err := s.Mail.DraftTx(ctx, tx, d)
		out = notificationapi.EmailWordingPreview{Subject: drafted.Subject, Preheader: drafted.Preheader,
			HTML: drafted.HTML, Plain: drafted.Plain}
		return err
	})
	return out, err
}

var hexColor = regexp.MustCompile(`^#[0-9a-fA-F]{6}$`)

// branded returns a context whose tenant has the draft's brand, which need not be saved yet. What is no
// color leaves the saved one.
func branded(ctx context.Context, req *notificationapi.EmailWordingDraft) (context.Context, error) {
	t := tenant.From(ctx)
	t.Brand = cmp.Or(strings.TrimSpace(req.Brand.Value), t.Brand)
	if !hexColor.MatchString(req.Accent.Value) {
		return tenant.With(ctx, t), nil
	}
	theme := map[string]any{}
	if err := json.Unmarshal(t.Theme, &theme); err != nil {
		return ctx, fmt.Errorf("theme of a tenant: %w", err)
	}
	theme["accent"] = req.Accent.Value
	changed, err := json.Marshal(theme)
	t.Theme = changed
	return tenant.With(ctx, t), err
}

var errNoAddress = apierr.New(apierr.CodeIllegalState, "There’s no email address to send to.")

// SendSample emails the draft to the caller, in whose list of notices it is not.
func (s *Service) SendSample(ctx context.Context, template, key string, req *notificationapi.EmailWordingDraft) error {
	p := principal.Must(ctx)
	if p.Email == "" {
		return errNoAddress
	}
	if notification.FixedWords(notification.Template(template)) != "" {
		return errFixedWords
	}
	call := idempotency.By(ctx, "sendEmailWordingSample", key, map[string]any{"template": template, "draft": req})
	_, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (bool, error) {
		d, err := draftTx(ctx, tx, template, req)
		if err != nil {
			return false, err
		}
		return true, s.Mail.SendDraftTx(ctx, tx, d, p.Email)
	})
	return err
}
