package dispute

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
)

func fileKey(tenantID, id uuid.UUID) string { return folder(tenantID) + id.String() }

func folder(tenantID uuid.UUID) string { return "evidence/" + tenantID.String() + "/" }

// SetFile stores a file as evidence. It replaces another of its kind.
func (s *Service) SetFile(ctx context.Context, id uuid.UUID, kind, name string, from io.Reader) (dispute, error) {
	f, err := read(ctx, name, from)
	if err != nil {
		return dispute{}, err
	}
	t, fileID := tenant.From(ctx), uuid.Must(uuid.NewV7())
	if err := s.store(ctx, fileKey(t.ID, fileID), f); err != nil {
		return dispute{}, err
	}
	d, err := s.changeFiles(ctx, id, kind, func(tx pgx.Tx, d dispute, _ bool) error {
		size, pages := int64(len(f.content)), f.pages
		for _, other := range d.Files {
			size, pages = size+other.Bytes, pages+other.Pages
		}
		switch {
		case size > maxBytes:
			return errFileSize
		case pages > pagesAllowed(d.Card):
			return errFilePages(pagesAllowed(d.Card))
		}
		err := paymentdb.New(tx).AddDisputeFile(ctx, paymentdb.AddDisputeFileParams{
			TenantID: t.ID, ID: fileID, DisputeID: id, Kind: kind, Name: f.name, ContentType: f.contentType,
			Bytes: int64(len(f.content)), Pages: f.pages, Now: s.Clock.Now(ctx),
		})
		if err != nil {
			return fmt.Errorf("add file: %w", err)
		}
		return s.recordTx(ctx, tx, "payment.dispute_file_added", d, map[string]any{"kind": kind, "bytes": len(f.content)})
	})
	if err != nil && db.Undone(err) { // otherwise its row may be there, and Sweep decides later
		err = errors.Join(err, s.Files.Delete(context.WithoutCancel(ctx), fileKey(t.ID, fileID)))
	}
	return d, err
}

// Sweep deletes content without a row: of uploads that were interrupted, or whose transaction's outcome is unknown.
func (s *Service) Sweep(ctx context.Context) error {
	t := tenant.From(ctx)
	return s.Files.Sweep(ctx, folder(t.ID), func(ids []uuid.UUID) (stored []uuid.UUID, err error) {
		err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
			stored, err = paymentdb.New(tx).StoredDisputeFiles(ctx, paymentdb.StoredDisputeFilesParams{TenantID: t.ID, Ids: ids})
			return err
		})
		return stored, err
	})
}

// RemoveFile removes the file of a kind; a missing one is no error.
func (s *Service) RemoveFile(ctx context.Context, id uuid.UUID, kind string) (dispute, error) {
	return s.changeFiles(ctx, id, kind, func(tx pgx.Tx, d dispute, removed bool) error {
		if !removed {
			return nil
		}
		return s.recordTx(ctx, tx, "payment.dispute_file_removed", d, map[string]any{"kind": kind})
	})
}

// changeFiles removes the file of a kind from a dispute that can be answered, and makes a change without it.
func (s *Service) changeFiles(ctx context.Context, id uuid.UUID, kind string,
	change func(tx pgx.Tx, d dispute, removed bool) error) (dispute, error) {
	t := tenant.From(ctx)
	var d dispute
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		if d, err = s.lockTx(ctx, tx, id); err != nil {
			return err
		}
		gone, err := paymentdb.New(tx).RemoveDisputeFile(ctx, paymentdb.RemoveDisputeFileParams{TenantID: t.ID, DisputeID: id,
			Kind: kind})
		if err != nil {
			return fmt.Errorf("remove file: %w", err)
		}
		if err := s.forgetTx(ctx, tx, gone); err != nil {
			return err
		}
		d.Files = slices.DeleteFunc(d.Files, func(f paymentdb.DisputeFile) bool { return f.Kind == kind })
		if err := change(tx, d, len(gone) > 0); err != nil {
			return err
		}
		d.Files, err = s.filesTx(ctx, tx, id)
		return err
	})
	return d, err
}

func (s *Service) recordTx(ctx context.Context, tx pgx.Tx, action string, d dispute, what map[string]any) error {
	what["disputeId"] = d.ID
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: d.TenantID, At: s.Clock.Now(ctx), Action: action, ObjectType: "Payment", ObjectID: d.PaymentID, After: what,
	})
}

func (s *Service) store(ctx context.Context, key string, f upload) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	w, err := s.Files.Writer(ctx, key, f.contentType)
	if err != nil {
		return err
	}
	if _, err := w.Write(f.content); err != nil {
		cancel() // incomplete files are not kept
		return errors.Join(err, w.Close())
	}
	return w.Close()
}

func (s *Service) filesTx(ctx context.Context, tx pgx.Tx, disputes ...uuid.UUID) ([]paymentdb.DisputeFile, error) {
	list, err := paymentdb.New(tx).DisputeFiles(ctx, paymentdb.DisputeFilesParams{TenantID: tenant.From(ctx).ID,
		DisputeIds: disputes})
	if err != nil {
		return nil, fmt.Errorf("files of disputes: %w", err)
	}
	return list, nil
}

// File returns a dispute's file of a kind, with its content.
func (s *Service) File(ctx context.Context, id uuid.UUID, kind string) (paymentdb.DisputeFile, []byte, error) {
	d, err := s.get(ctx, id)
	if err != nil {
		return paymentdb.DisputeFile{}, nil, err
	}
	i := slices.IndexFunc(d.Files, func(f paymentdb.DisputeFile) bool { return f.Kind == kind })
	if i < 0 {
		return paymentdb.DisputeFile{}, nil, apierr.NotFound("file")
	}
	content, err := s.contentOf(ctx, d.Files[i])
	return d.Files[i], content, err
}

func (s *Service) contentOf(ctx context.Context, f paymentdb.DisputeFile) ([]byte, error) {
	r, ok, err := s.Files.Reader(ctx, fileKey(f.TenantID, f.ID))
	if err != nil {
		return nil, err
	}
	if !ok {
		return nil, apierr.NotFound("file")
	}
	content, err := io.ReadAll(r)
	return content, errors.Join(err, r.Close())
}

// sendFiles uploads the files that the provider does not have yet, and returns its references by kind. A file is its
// own idempotency key, so that an upload whose response is lost happens once.
func (s *Service) sendFiles(ctx context.Context, c payment.Contester, d dispute) (map[string]string, error) {
	refs := map[string]string{}
	for _, f := range d.Files {
		if refs[f.Kind] = f.ProviderRef; f.ProviderRef != "" {
			continue
		}
		content, err := s.contentOf(ctx, f)
		if err != nil {
			return nil, err
		}
		ref, err := c.SendEvidence(ctx, payment.EvidenceFile{Key: "dispute-file-" + f.ID.String(), Name: f.Name,
			Content: content})
		if err != nil {
			return nil, err
		}
		err = s.DB.InTenantTx(ctx, f.TenantID, func(tx pgx.Tx) error {
			return paymentdb.New(tx).DisputeFileSent(ctx, paymentdb.DisputeFileSentParams{TenantID: f.TenantID, ID: f.ID,
				ProviderRef: ref})
		})
		if err != nil {
			return nil, fmt.Errorf("file was sent: %w", err)
		}
		refs[f.Kind] = ref
	}
	return refs, nil
}

// ForgetArgs are the arguments of the job that deletes files whose rows are gone.
type ForgetArgs struct {
	TenantID uuid.UUID   `json:"tenantId"`
	Files    []uuid.UUID `json:"files"`
}

// Kind implements river.JobArgs.
func (ForgetArgs) Kind() string { return "payment_dispute_files_forget" }

// forgetTx schedules the deletion of files. Deleted files cannot be restored, so a job deletes them after the
// transaction is committed.
func (s *Service) forgetTx(ctx context.Context, tx pgx.Tx, files []uuid.UUID) error {
	if len(files) == 0 {
		return nil
	}
	return s.Jobs.InsertTx(ctx, tx, ForgetArgs{TenantID: tenant.From(ctx).ID, Files: files}, nil)
}

// ForgetWorker deletes files.
type ForgetWorker struct {
	river.WorkerDefaults[ForgetArgs]
	Service *Service
}

// Work implements river.Worker.
func (w *ForgetWorker) Work(ctx context.Context, job *river.Job[ForgetArgs]) error {
	for _, id := range job.Args.Files {
		if err := w.Service.Files.Delete(ctx, fileKey(job.Args.TenantID, id)); err != nil {
			return fmt.Errorf("delete a file: %w", err)
		}
	}
	return nil
}
