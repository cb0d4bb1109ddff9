package main

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// stamped makes something anew only when what it is made from, or what was made, is not what its stamp names. It is for
// generators that take minutes to compile: a checkout whose contracts stand unchanged does without them.
func stamped(stamp string, from, made []string, generate func() error) error {
	name := func() (string, error) {
		inputs, err := digest(from)
		if err != nil {
			return "", err
		}
		outputs, err := digest(made)
		return fmt.Sprintf("%s made from\n%s\n", outputs, inputs), err
	}
	known, err := os.ReadFile(stamp)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if now, err := name(); err == nil && now == string(known) {
		return nil
	}
	if err := generate(); err != nil {
		return err
	}
	now, err := name()
	if err != nil {
		return err
	}
	return write(stamp, []byte(now))
}

// digest is one sum over files, and over all files of folders.
func digest(paths []string) (string, error) {
	sum := sha256.New()
	for _, path := range paths {
		err := filepath.WalkDir(path, func(file string, entry os.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				return err
			}
			content, err := os.ReadFile(file)
			fmt.Fprintf(sum, "%s %x\n", filepath.ToSlash(file), sha256.Sum256(content))
			return err
		})
		if err != nil {
			return "", err
		}
	}
	return hex.EncodeToString(sum.Sum(nil)), nil
}
