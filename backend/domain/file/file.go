// Package file stores images uploaded by people and serves them.
//
// Decisions:
//   - An upload is decoded and re-encoded: what is served is an image and nothing else, without the location
//     and camera data of a photo. Images with transparency stay PNG, all others become JPEG.
//   - Uploads are limited to 2,000,000 bytes (H-372, O-194); images larger than 1,600 pixels are scaled down.
//     The memory of a decoded image is limited too, and so is the number decoded concurrently (package picture).
//   - Anyone with the URL may see the image: it appears on public pages. The URL cannot be guessed.
//   - The file is written before its row. A file whose row failed is never served; it is deleted at once, or after a
//     day if it is unknown whether the row was written.
package file

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"net/http"
	"strconv"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/file/filedb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/fileapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/blob"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/picture"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/rest"
	"caravan/backend/platform/still"
	"caravan/backend/platform/whole"
)

const (
	// MaxImageBytes is the maximum size of an upload (H-372).
	MaxImageBytes = 2_000_000
	// maxSide is the longest side stored, in pixels: twice what any page shows.
	maxSide     = 1_600
	jpegQuality = 88
	// Path is where images are served.
	Path = "/public/images/"
)

// ErrTooLarge is returned for an upload that is too large (H-372).
var ErrTooLarge = &apierr.Error{Code: apierr.CodeTooLarge, Message: "Image must be under 2mb.",
	Fields: map[string]string{"image": "Image size is too large"}}

// errTooManyPixels is returned for a small file with a large image.
var errTooManyPixels = &apierr.Error{Code: apierr.CodeTooLarge, Message: "This picture is too large.",
	Fields: map[string]string{"image": "Choose a smaller image"}}

var errNoImage = apierr.InvalidField("image", "Choose a JPEG, PNG, WebP, or GIF image")

// Service stores images.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB      *db.DB
	Jobs    jobs.Inserter
	Outbox  authz.Outbox
	Authz   *authz.Authz
	Files   *blob.Store
	Clock   tenant.Clock
	Tenants *tenant.Store
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("file", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Image is a stored image.
type Image struct {
	ID            uuid.UUID
	Width, Height int
}

// URL returns the image's URL path.
func (i Image) URL() string { return Path + i.ID.String() }

// Keep re-encodes an image and stores it for the caller.
func (s *Service) Keep(ctx context.Context, upload io.Reader) (Image, error) {
	raw, err := io.ReadAll(io.LimitReader(upload, MaxImageBytes+1))
	if err != nil {
		return Image{}, fmt.Errorf("read upload: %w", err)
	}
	if len(raw) > MaxImageBytes {
		return Image{}, ErrTooLarge
	}
	written, contentType, size, err := rewrite(ctx, raw)
	if err != nil {
		return Image{}, err
	}
	p := principal.Must(ctx)
	out := Image{ID: uuid.New(), Width: size.X, Height: size.Y}
	if err := s.store(ctx, key(p.TenantID, out.ID), contentType, written); err != nil {
		return Image{}, err
	}
	err = s.DB.InTenantTx(ctx, p.TenantID, func(tx pgx.Tx) error {
		err := filedb.New(tx).CreateImage(ctx, filedb.CreateImageParams{
			TenantID: p.TenantID, ID: out.ID, MemberID: p.MemberID, ContentType: contentType,
			Bytes: int64(len(written)), Width: size.X, Height: size.Y, Now: s.Clock.Now(ctx),
		})
		if err != nil {
			return err
		}
		object := out.ID.String()
		return s.Outbox.Add(ctx, tx, p.TenantID,
			authz.Tuple{Namespace: "File", Object: object, Relation: "tenants", Subject: "Tenant:" + p.TenantID.String()},
			authz.Tuple{Namespace: "File", Object: object, Relation: "owners", Subject: p.Subject()})
	})
	if err != nil {
		if db.Undone(err) { // otherwise its row may be there, and Sweep decides later
			err = errors.Join(err, s.Files.Delete(context.WithoutCancel(ctx), key(p.TenantID, out.ID)))
		}
		return Image{}, fmt.Errorf("keep image: %w", err)
	}
	return out, nil
}

func key(tenantID, id uuid.UUID) string { return folder(tenantID) + id.String() }

func folder(tenantID uuid.UUID) string { return "images/" + tenantID.String() + "/" }

func (s *Service) store(ctx context.Context, key, contentType string, content []byte) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	w, err := s.Files.Writer(ctx, key, contentType)
	if err != nil {
		return err
	}
	if _, err := w.Write(content); err != nil {
		cancel() // incomplete files are not kept
		return errors.Join(err, w.Close())
	}
	return w.Close()
}

// rewrite decodes an image and encodes it again, no larger than needed.
func rewrite(ctx context.Context, raw []byte) (out []byte, contentType string, size image.Point, _ error) {
	decoded, err := picture.Decode(ctx, raw, maxSide)
	switch {
	case errors.Is(err, picture.ErrNoPicture):
		return nil, "", size, errNoImage
	case errors.Is(err, picture.ErrTooLarge):
		return nil, "", size, errTooManyPixels
	case err != nil:
		return nil, "", size, err
	}
	size = decoded.Bounds().Size()
	var buffer bytes.Buffer
	if opaque, ok := decoded.Image.(interface{ Opaque() bool }); ok && !opaque.Opaque() {
		err = png.Encode(&buffer, decoded.Image)
		return buffer.Bytes(), "image/png", size, err
	}
	err = jpeg.Encode(&buffer, decoded.Image, &jpeg.Options{Quality: jpegQuality})
	return buffer.Bytes(), "image/jpeg", size, err
}

// MayUse reports whether a URL is that of an image which the caller may use: one they uploaded, or for admins any
// of the marketplace.
func (s *Service) MayUse(ctx context.Context, address string) (bool, error) {
	id, ok := idOf(address)
	if !ok {
		return false, nil
	}
	return s.Authz.Allowed(ctx, principal.Must(ctx), "File", id, "edit")
}

// small creates an image in a size on first request, and stores it.
func (s *Service) small(w http.ResponseWriter, r *http.Request, id uuid.UUID, size still.Size) {
	row, err := s.find(r.Context(), id)
	if err != nil {
		http.NotFound(w, r)
		return
	}
	content, err := s.cut(r.Context(), row, size)
	if err != nil {
		http.Error(w, "Pictures are not available right now.", http.StatusServiceUnavailable)
		return
	}
	still.Serve(w, r, content)
}

func (s *Service) cut(ctx context.Context, row filedb.Image, size still.Size) ([]byte, error) {
	of := key(row.TenantID, row.ID)
	cut := of + "." + size.Name
	if content, ok, err := s.read(ctx, cut); ok || err != nil {
		return content, err
	}
	raw, ok, err := s.read(ctx, of)
	if err != nil || !ok {
		return nil, cmp.Or[error](err, errNoImage)
	}
	content, err := still.Of(ctx, raw, size)
	if err != nil {
		return nil, err
	}
	return content, s.store(ctx, cut, "image/jpeg", content)
}

func (s *Service) read(ctx context.Context, key string) (content []byte, ok bool, err error) {
	from, ok, err := s.Files.Reader(ctx, key)
	if err != nil || !ok {
		return nil, false, err
	}
	content, err = io.ReadAll(from)
	return content, true, errors.Join(err, from.Close())
}

// Still returns an image of the marketplace in a size: one that the product draws, or an upload. It is nil for
// any other.
func (s *Service) Still(ctx context.Context, address string, size still.Size) ([]byte, error) {
	content, err := still.Drawn(address, size)
	if !errors.Is(err, still.ErrNone) {
		return content, err
	}
	id, ok := idOf(address)
	if !ok {
		return nil, nil
	}
	row, err := s.find(ctx, id)
	if err != nil {
		return nil, err
	}
	return s.cut(ctx, row, size)
}

// sizedOf splits the path of an image in a size.
func sizedOf(address string) (id uuid.UUID, size still.Size, ok bool) {
	whole, name, found := strings.Cut(strings.TrimPrefix(address, Path), "/")
	name, isFile := strings.CutSuffix(name, ".jpg")
	size, known := still.SizeOf(name)
	id, err := uuid.Parse(whole)
	return id, size, found && isFile && known && err == nil
}

func idOf(address string) (uuid.UUID, bool) {
	if len(address) <= len(Path) || address[:len(Path)] != Path {
		return uuid.Nil, false
	}
	id, err := uuid.Parse(address[len(Path):])
	return id, err == nil
}

func (s *Service) find(ctx context.Context, id uuid.UUID) (row filedb.Image, err error) {
	t := tenant.From(ctx)
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		row, err = filedb.New(tx).Image(ctx, filedb.ImageParams{TenantID: t.ID, ID: id})
		return err
	})
	return row, err
}

// ServeHTTP serves an image. It is immutable, so browsers cache it; nothing in it can run.
func (s *Service) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if id, size, ok := sizedOf(r.URL.Path); ok {
		s.small(w, r, id, size)
		return
	}
	id, ok := idOf(r.URL.Path)
	if !ok {
		http.NotFound(w, r)
		return
	}
	row, err := s.find(r.Context(), id)
	if db.NoRows(err) {
		http.NotFound(w, r)
		return
	}
	if err != nil {
		http.Error(w, "Pictures are not available right now.", http.StatusServiceUnavailable)
		return
	}
	content, ok, err := s.Files.Reader(r.Context(), key(row.TenantID, row.ID))
	if err != nil || !ok {
		http.NotFound(w, r)
		return
	}
	defer content.Close()
	h := w.Header()
	h.Set("Content-Type", row.ContentType)
	h.Set("Content-Length", strconv.FormatInt(row.Bytes, 10))
	h.Set("Cache-Control", "public, max-age=31536000, immutable")
	h.Set("Content-Disposition", "inline")
	h.Set("Content-Security-Policy", "default-src 'none'; sandbox")
	h.Set("Cross-Origin-Resource-Policy", "same-site")
	if r.Method == http.MethodHead {
		return
	}
	_, _ = io.Copy(w, content)
}

// HTTP serves the REST operations of this domain.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return fileapi.Mount(h, c) }

// UploadImage implements uploadImage.
func (h HTTP) UploadImage(ctx context.Context, req *fileapi.ImageUploadMultipart) (
	*fileapi.UploadedImageAnswer, error) {
	kept, err := h.Service.Keep(ctx, req.Image.File)
	if err != nil {
		return nil, err
	}
	return &fileapi.UploadedImageAnswer{Success: true, Data: fileapi.UploadedImage{URL: kept.URL(), Width: kept.Width,
		Height: kept.Height}}, nil
}
