package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"golang.org/x/sync/errgroup"
	"gopkg.in/yaml.v3"
)

// apiDir holds the generated Go of the OpenAPI contract: what several domains use, and a package for each domain.
const apiDir = "backend/gen/api"

// handlers runs ogen once for each domain, on the part of the contract that is its own, and takes what several of the
// results share into one package (see share). A changed line of a contract is then compiled with its domain alone.
func handlers(root *yaml.Node, operations []Operation) error {
	tool, err := exec.Command("go", "tool", "-modfile=tools/generators/go.mod", "-n", "ogen").Output()
	if err != nil {
		return fmt.Errorf("find ogen: %w", err)
	}
	work, err := os.MkdirTemp("", "caravan-api-")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(work) }()
	var each errgroup.Group
	each.SetLimit(runtime.NumCPU())
	domains := domainsOf(operations)
	for _, domain := range domains {
		each.Go(func() error { return runOgen(strings.TrimSpace(string(tool)), work, domain, root) })
	}
	if err := each.Wait(); err != nil {
		return err
	}
	return share(work, domains)
}

func domainsOf(operations []Operation) []string {
	var out []string
	for _, o := range operations {
		out = append(out, o.Domain)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func runOgen(tool, work, domain string, root *yaml.Node) error {
	raw, err := yaml.Marshal(partOf(root, domain))
	if err != nil {
		return err
	}
	document := filepath.Join(work, domain+".yaml")
	if err := os.WriteFile(document, raw, 0o600); err != nil {
		return err
	}
	config, err := filepath.Abs("tools/gen/ogen.yaml")
	if err != nil {
		return err
	}
	command := exec.Command(tool, "--config", config, "--target", filepath.Join(work, domain), "--package",
		domain+"api", document)
	if out, err := command.CombinedOutput(); err != nil {
		return fmt.Errorf("ogen %s: %w\n%s", domain, err, out)
	}
	return nil
}

// partOf is the contract with the operations of one domain alone. What they do not reach, ogen leaves out by itself.
func partOf(root *yaml.Node, domain string) *yaml.Node {
	out := mapping()
	for i := 0; i < len(root.Content); i += 2 {
		key, part := root.Content[i].Value, root.Content[i+1]
		if key == "paths" {
			part = pathsOf(part, domain)
		}
		set(out, key, part)
	}
	return out
}

func pathsOf(paths *yaml.Node, domain string) *yaml.Node {
	out := mapping()
	for i := 0; i < len(paths.Content); i += 2 {
		item, kept := mapping(), false
		for k := 0; k < len(paths.Content[i+1].Content); k += 2 {
			key, part := paths.Content[i+1].Content[k].Value, paths.Content[i+1].Content[k+1]
			if slices.Contains(methods, key) {
				if get(part, "tags").Content[0].Value != domain {
					continue
				}
				kept = true
			}
			set(item, key, part)
		}
		if kept {
			set(out, paths.Content[i].Value, item)
		}
	}
	return out
}
