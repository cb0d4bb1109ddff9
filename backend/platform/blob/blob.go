// Package blob stores files in a folder.
package blob

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"gocloud.dev/blob"
	"gocloud.dev/blob/fileblob"
	"gocloud.dev/gcerrors"
)

// Store is a bucket.
type Store struct{ bucket *blob.Bucket }

// Folder opens a store of files under dir, which is created if missing.
func Folder(dir string) (*Store, error) {
	if err := CheckFolder(dir); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("file store: %w", err)
	}
	absolute, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	// Temporary files are created next to their target: a rename does not cross file systems.
	bucket, err := fileblob.OpenBucket(absolute, &fileblob.Options{NoTempDir: true})
	if err != nil {
		return nil, fmt.Errorf("file store: %w", err)
	}
	return &Store{bucket}, nil
}

// CheckFolder rejects the URL of a store that is not a folder: it would become a folder of that name.
func CheckFolder(dir string) error {
	scheme, _, found := strings.Cut(dir, ":")
	if found && len(scheme) > 1 && !strings.ContainsAny(scheme, `/\\`) {
		return fmt.Errorf(
			"%q is no folder: files are kept in a local folder, or one that all machines share; %s is not supported",
			dir, scheme)
	}
	return nil
}

// Close releases the bucket.
func (s *Store) Close() error { return s.bucket.Close() }

// Writer starts a file. The file exists once the writer is closed without error; cancelling ctx before that
// leaves nothing behind.
func (s *Store) Writer(ctx context.Context, key, contentType string) (io.WriteCloser, error) {
	w, err := s.bucket.NewWriter(ctx, key, &blob.WriterOptions{ContentType: contentType})
	if err != nil {
		return nil, fmt.Errorf("write %s: %w", key, err)
	}
	return w, nil
}

// Reader streams a file; ok is false if there is none.
func (s *Store) Reader(ctx context.Context, key string) (r io.ReadCloser, ok bool, err error) {
	r, err = s.bucket.NewReader(ctx, key, nil)
	if gcerrors.Code(err) == gcerrors.NotFound {
		return nil, false, nil
	}
	if err != nil {
		return nil, false, fmt.Errorf("read %s: %w", key, err)
	}
	return r, true, nil
}

// Delete removes a file; a missing file is no error.
func (s *Store) Delete(ctx context.Context, key string) error {
	if err := s.bucket.Delete(ctx, key); err != nil && gcerrors.Code(err) != gcerrors.NotFound {
		return fmt.Errorf("delete %s: %w", key, err)
	}
	return nil
}
