package control

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/control/controldb"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/controlapi"
	"caravan/backend/gen/api/identityapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// mostNotes is how many notes a record can have, so that all can be shown at once.
const mostNotes = 200

// Names returns the names of records of the caller's tenant, by kind and id, such as "Trip:…"; a person is a
// "User". Unknown ids are left out.
type Names interface {
	Known(ctx context.Context, ids []uuid.UUID) (map[string]string, error)
}

// known returns the key of a record in Names.
func known(of string, id uuid.UUID) string {
	if of == string(controlapi.NotedTypeMember) {
		of = "User"
	}
	return of + ":" + id.String()
}

// Notes returns the notes and tags of a record.
func (s *Service) Notes(ctx context.Context, of controlapi.NotedType, id uuid.UUID) (controlapi.RecordNotes, error) {
	p, t := principal.Must(ctx), tenant.From(ctx)
	out := controlapi.RecordNotes{Tags: []string{}, Known: []string{}, CanWrite: !p.ReadOnly && !p.Impersonated()}
	if err := s.stands(ctx, of, id); err != nil {
		return out, err
	}
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		q := controldb.New(tx)
		rows, err := q.RecordNotes(ctx, controldb.RecordNotesParams{TenantID: t.ID, ObjectType: string(of), ObjectID: id})
		if err != nil {
			return fmt.Errorf("notes: %w", err)
		}
		if out.Notes, err = s.toldNotes(ctx, tx, rows); err != nil {
			return err
		}
		tags, err := q.RecordTags(ctx, controldb.RecordTagsParams{TenantID: t.ID, ObjectType: string(of), ObjectID: id})
		if err != nil {
			return fmt.Errorf("tags: %w", err)
		}
		known, err := q.KnownTags(ctx, t.ID)
		out.Tags, out.Known = append(out.Tags, tags...), append(out.Known, known...)
		return err
	})
	return out, err
}

func (s *Service) toldNotes(ctx context.Context, tx pgx.Tx, rows []controldb.RecordNote) (
	[]controlapi.RecordNote, error) {
	p, items := principal.Must(ctx), make([]controlapi.RecordNote, len(rows))
	who := make([]uuid.UUID, len(rows))
	for i, row := range rows {
		who[i] = row.MemberID
	}
	names, err := s.People.NamesTx(ctx, tx, who)
	if err != nil {
		return nil, err
	}
	for i, row := range rows {
		items[i] = controlapi.RecordNote{ID: row.ID, Text: row.Said, At: row.WrittenAt.UTC(),
			Own: row.MemberID == p.MemberID && !p.ReadOnly && !p.Impersonated()}
		if name := names[row.MemberID]; name != "" {
			items[i].By = api.NewOptString(name)
		}
		if row.ChangedAt != nil {
			items[i].ChangedAt = api.NewOptDateTime(row.ChangedAt.UTC())
		}
	}
	return items, nil
}

// stands returns an error unless the caller's tenant has the record, of this kind.
func (s *Service) stands(ctx context.Context, of controlapi.NotedType, id uuid.UUID) error {
	names, err := s.Names.Known(ctx, []uuid.UUID{id})
	if _, ok := names[known(string(of), id)]; err == nil && !ok {
		err = apierr.NotFound("record")
	}
	return err
}

// SaveNote writes a note under the given id, or changes one that the caller wrote.
func (s *Service) SaveNote(ctx context.Context, id uuid.UUID, in controlapi.RecordNoteInput) error {
	p, t := principal.Must(ctx), tenant.From(ctx)
	if in.Text = strings.TrimSpace(in.Text); in.Text == "" {
		return apierr.InvalidField("text", "Enter a note")
	}
	if err := s.stands(ctx, in.ObjectType, in.ObjectId); err != nil {
		return err
	}
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q, now := controldb.New(tx), s.Clock.Now(ctx)
		if err := q.LockRecord(ctx, fmt.Sprintf("notes/%s/%s", t.ID, in.ObjectId)); err != nil {
			return err
		}
		was, err := q.LockNote(ctx, controldb.LockNoteParams{TenantID: t.ID, ID: id})
		switch {
		case err == nil:
			return s.changeNote(ctx, tx, was, in)
		case !db.NoRows(err):
			return err
		}
		n, err := q.CountRecordNotes(ctx, controldb.CountRecordNotesParams{TenantID: t.ID, ObjectType: string(in.ObjectType),
			ObjectID: in.ObjectId})
		if err != nil {
			return err
		}
		if n >= mostNotes {
			return apierr.InvalidField("text",
				fmt.Sprintf("A record can have up to %d notes. Delete one that’s no longer needed", mostNotes))
		}
		err = q.AddNote(ctx, controldb.AddNoteParams{
			TenantID: t.ID, ID: id, ObjectType: string(in.ObjectType), ObjectID: in.ObjectId, MemberID: p.MemberID,
			Said: in.Text, WrittenAt: now,
		})
		if err != nil {
			return err
		}
		return s.auditRecord(ctx, tx, "note.write", string(in.ObjectType), in.ObjectId, nil, map[string]any{"note": id})
	})
}

func (s *Service) changeNote(ctx context.Context, tx pgx.Tx, was controldb.RecordNote,
	in controlapi.RecordNoteInput) error {
	t := tenant.From(ctx)
	if was.MemberID != principal.Must(ctx).MemberID || was.ObjectID != in.ObjectId ||
		was.ObjectType != string(in.ObjectType) {
		return apierr.NotFound("note")
	}
	if was.Said == in.Text {
		return nil // a repeated request
	}
	err := controldb.New(tx).ChangeNote(ctx, controldb.ChangeNoteParams{TenantID: t.ID, ID: was.ID, Said: in.Text,
		ChangedAt: s.Clock.Now(ctx)})
	if err != nil {
		return err
	}
	return s.auditRecord(ctx, tx, "note.change", was.ObjectType, was.ObjectID, map[string]any{"note": was.ID},
		map[string]any{"note": was.ID})
}

// DeleteNote deletes a note that the caller wrote. Deleting it again changes nothing.
func (s *Service) DeleteNote(ctx context.Context, id uuid.UUID) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := controldb.New(tx)
		was, err := q.LockNote(ctx, controldb.LockNoteParams{TenantID: t.ID, ID: id})
		if db.NoRows(err) {
			return nil
		}
		if err != nil {
			return err
		}
		if was.MemberID != principal.Must(ctx).MemberID {
			return apierr.New(apierr.CodeForbidden, "Only the person who wrote this note can delete it.")
		}
		if err := q.DeleteNote(ctx, controldb.DeleteNoteParams{TenantID: t.ID, ID: id}); err != nil {
			return err
		}
		return s.auditRecord(ctx, tx, "note.delete", was.ObjectType, was.ObjectID, map[string]any{"note": id}, nil)
	})
}

// SetTags replaces the tags of a record.
func (s *Service) SetTags(ctx context.Context, in controlapi.RecordTagsInput) error {
	t := tenant.From(ctx)
	if err := s.stands(ctx, in.ObjectType, in.ObjectId); err != nil {
		return err
	}
	tags := make([]string, 0, len(in.Tags))
	for _, tag := range in.Tags {
		if tag = strings.ToLower(strings.Join(strings.Fields(tag), " ")); tag != "" {
			tags = append(tags, tag)
		}
	}
	slices.Sort(tags)
	tags = slices.Compact(tags)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := controldb.New(tx)
		if err := q.LockRecord(ctx, fmt.Sprintf("tags/%s/%s", t.ID, in.ObjectId)); err != nil {
			return err
		}
		was, err := q.RecordTags(ctx, controldb.RecordTagsParams{TenantID: t.ID, ObjectType: string(in.ObjectType),
			ObjectID: in.ObjectId})
		if err != nil || slices.Equal(was, tags) {
			return err
		}
		of := string(in.ObjectType)
		if err := q.RemoveTags(ctx, controldb.RemoveTagsParams{TenantID: t.ID, ObjectType: of, ObjectID: in.ObjectId,
			Tags: tags}); err != nil {
			return err
		}
		err = q.AddTags(ctx, controldb.AddTagsParams{TenantID: t.ID, ObjectType: of, ObjectID: in.ObjectId, Tags: tags,
			TaggedAt: s.Clock.Now(ctx)})
		if err != nil {
			return err
		}
		return s.auditRecord(ctx, tx, "tags.set", of, in.ObjectId, map[string]any{"tags": was}, map[string]any{"tags": tags})
	})
}

func (s *Service) auditRecord(ctx context.Context, tx pgx.Tx, action, of string, id uuid.UUID, before,
	after any) error {
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: tenant.From(ctx).ID, At: s.Clock.Now(ctx), Action: action, ObjectType: of, ObjectID: id, Before: before,
		After: after,
	})
}

// Tagged returns the records with a tag. One that is gone is left out.
func (s *Service) Tagged(ctx context.Context, tag string) ([]controlapi.TaggedRecord, error) {
	t, items := tenant.From(ctx), []controlapi.TaggedRecord{}
	var rows []controldb.TaggedRecordsRow
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) (err error) {
		rows, err = controldb.New(tx).TaggedRecords(ctx, controldb.TaggedRecordsParams{TenantID: t.ID,
			Tag: strings.ToLower(tag)})
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("records tagged %s: %w", tag, err)
	}
	ids := make([]uuid.UUID, len(rows))
	for i, row := range rows {
		ids[i] = row.ObjectID
	}
	names, err := s.Names.Known(ctx, ids)
	if err != nil {
		return nil, err
	}
	for _, row := range rows {
		// A host who hasn't begun their profile has no name yet.
		if name, ok := names[known(row.ObjectType, row.ObjectID)]; ok {
			items = append(items, controlapi.TaggedRecord{
				ObjectType: controlapi.NotedType(row.ObjectType), ObjectId: row.ObjectID,
				Name: cmp.Or(strings.TrimSpace(name), "–"),
			})
		}
	}
	return items, nil
}

// ErasedTx removes the notes and tags of an erased person and of their bookings.
func ErasedTx(ctx context.Context, tx pgx.Tx, e identity.Erasure) error {
	t, q := tenant.From(ctx), controldb.New(tx)
	n, err := q.EraseNotes(ctx, controldb.EraseNotesParams{TenantID: t.ID, MemberID: e.MemberID,
		Bookings: e.Found.Bookings})
	if err != nil {
		return fmt.Errorf("erase notes: %w", err)
	}
	e.Erases(identityapi.ErasurePartNotes, n)
	return q.EraseTags(ctx, controldb.EraseTagsParams{TenantID: t.ID, MemberID: e.MemberID, Bookings: e.Found.Bookings})
}

var done = &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}

// GetRecordNotes implements getRecordNotes.
func (h HTTP) GetRecordNotes(ctx context.Context, params controlapi.GetRecordNotesParams) (
	*controlapi.RecordNotesAnswer, error) {
	notes, err := h.Service.Notes(ctx, params.ObjectType, params.ObjectId)
	if err != nil {
		return nil, err
	}
	return &controlapi.RecordNotesAnswer{Success: true, Data: notes}, nil
}

// SaveRecordNote implements saveRecordNote.
func (h HTTP) SaveRecordNote(ctx context.Context, req *controlapi.RecordNoteInput,
	params controlapi.SaveRecordNoteParams) (*api.DoneAnswer, error) {
	if err := h.Service.SaveNote(ctx, params.ID, *req); err != nil {
		return nil, err
	}
	return done, nil
}

// DeleteRecordNote implements deleteRecordNote.
func (h HTTP) DeleteRecordNote(ctx context.Context, params controlapi.DeleteRecordNoteParams) (*api.DoneAnswer, error) {
	if err := h.Service.DeleteNote(ctx, params.ID); err != nil {
		return nil, err
	}
	return done, nil
}

// SetRecordTags implements setRecordTags.
func (h HTTP) SetRecordTags(ctx context.Context, req *controlapi.RecordTagsInput) (*api.DoneAnswer, error) {
	if err := h.Service.SetTags(ctx, *req); err != nil {
		return nil, err
	}
	return done, nil
}

// ListTagged implements listTagged.
func (h HTTP) ListTagged(ctx context.Context, params controlapi.ListTaggedParams) (
	*controlapi.TaggedRecordsAnswer, error) {
	items, err := h.Service.Tagged(ctx, params.Tag)
	if err != nil {
		return nil, err
	}
	return &controlapi.TaggedRecordsAnswer{Success: true, Data: controlapi.TaggedRecords{Items: items}}, nil
}
