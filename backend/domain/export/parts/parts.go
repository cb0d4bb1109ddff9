// Package parts stores a long file in parts, so that an interrupted job continues where it stopped.
package parts

import (
	"context"
	"fmt"
	"io"

	"caravan/backend/platform/blob"
)

// A file is stored as parts of whole lines: the first begins with the heading. A part is written completely
// before it is counted, so that an interrupted job writes the current one again.

// Key returns the key of part n of the file under prefix.
func Key(prefix string, n int) string { return fmt.Sprintf("%s/%05d.csv", prefix, n) }

// Write calls fn to write a part; if it fails nothing is left behind.
func Write(ctx context.Context, files *blob.Store, key string, fn func(io.Writer) error) (err error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	part, err := files.Writer(ctx, key, "text/csv; charset=utf-8")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			cancel() // an unfinished file must not appear
		}
		if closed := part.Close(); err == nil {
			err = closed
		}
	}()
	return fn(part)
}

// Open returns the content of the file under prefix, which has count parts.
func Open(ctx context.Context, files *blob.Store, prefix string, count int) io.ReadCloser {
	return &reader{ctx: ctx, files: files, prefix: prefix, count: count}
}

// reader reads a file's parts in sequence; only the current one is open.
type reader struct {
	ctx    context.Context
	files  *blob.Store
	prefix string
	next   int
	count  int
	open   io.ReadCloser
}

// Read implements io.Reader.
func (p *reader) Read(into []byte) (int, error) {
	for {
		if p.open == nil {
			if p.next == p.count {
				return 0, io.EOF
			}
			part, ok, err := p.files.Reader(p.ctx, Key(p.prefix, p.next))
			if err != nil {
				return 0, err
			}
			if !ok {
				return 0, fmt.Errorf("part %d of %s is gone", p.next, p.prefix)
			}
			p.open, p.next = part, p.next+1
		}
		n, err := p.open.Read(into)
		if err == io.EOF {
			closed := p.open.Close()
			p.open = nil
			if n > 0 || closed != nil {
				return n, closed
			}
			continue
		}
		return n, err
	}
}

// Close implements io.Closer.
func (p *reader) Close() error {
	if p.open == nil {
		return nil
	}
	return p.open.Close()
}
