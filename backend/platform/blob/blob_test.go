package blob_test

import (
	"context"
	"io"
	"os"
	"testing"

	"caravan/backend/platform/blob"
)

func TestFolder(t *testing.T) {
	s, err := blob.Folder(t.TempDir() + "/files")
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if _, ok, err := s.Reader(t.Context(), "a/b.txt"); ok || err != nil {
		t.Fatalf("a file that is not there: %v %v", ok, err)
	}
	w, err := s.Writer(t.Context(), "a/b.txt", "text/plain")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(w, "hello"); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	r, ok, err := s.Reader(t.Context(), "a/b.txt")
	if err != nil || !ok {
		t.Fatalf("%v %v", ok, err)
	}
	text, err := io.ReadAll(r)
	r.Close()
	if err != nil || string(text) != "hello" {
		t.Errorf("%q %v", text, err)
	}
	for range 2 {
		if err := s.Delete(t.Context(), "a/b.txt"); err != nil {
			t.Error(err)
		}
	}
}

func TestUnfinishedFileDoesNotAppear(t *testing.T) {
	s, err := blob.Folder(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	ctx, cancel := context.WithCancel(t.Context())
	w, err := s.Writer(ctx, "half.csv", "text/csv")
	if err != nil {
		t.Fatal(err)
	}
	_, _ = io.WriteString(w, "half")
	cancel()
	if err := w.Close(); err == nil {
		t.Error("closed without an error")
	}
	if _, ok, _ := s.Reader(t.Context(), "half.csv"); ok {
		t.Error("half a file is there")
	}
}

// The URL of a bucket must not become a folder of that name.
func TestWhatIsNoFolderIsRefused(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, address := range []string{"s3://bucket?region=eu-west-1", "gs://bucket", "file:///var/files", "azblob://x",
		"s3:bucket"} {
		if _, err := blob.Folder(address); err == nil {
			t.Errorf("%s is taken for a folder", address)
		}
	}
	if left, _ := os.ReadDir("."); len(left) != 0 {
		t.Errorf("left behind: %v", left)
	}
	for _, dir := range []string{"files", "./a:b/files", t.TempDir()} {
		if err := blob.CheckFolder(dir); err != nil {
			t.Error(err)
		}
	}
}
