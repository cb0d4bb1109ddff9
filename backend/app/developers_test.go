package app_test

import (
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/types/descriptorpb"
	"gopkg.in/yaml.v3"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/domain/webhook"
	"caravan/backend/gen/permission"
)

// The reference is public and uses only the product's own files, and its documents contain every operation of
// both contracts with what a caller has to know.
func TestReferenceForDevelopers(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t, func(c *app.Config) {
		c.Pages = fstest.MapFS{"developers/scalar.js": {Data: []byte("// draws")}}
	})
	s.Small(t)
	get := func(path string) apptest.Answer {
		t.Helper()
		a := s.Call(t, apptest.Request{Method: "GET", Path: path})
		if a.Status != http.StatusOK {
			t.Fatalf("%s: %d %.200s", path, a.Status, a.Text)
		}
		return a
	}
	for _, address := range []string{"/developers", "/developers/"} {
		page := get(address)
		policy := page.Header.Get("Content-Security-Policy")
		if !strings.Contains(policy, "default-src 'none'") || !strings.Contains(policy, "script-src 'self';") ||
			strings.Contains(policy, "http") {
			t.Errorf("%s: %s", address, policy)
		}
		if strings.Contains(page.Text, "://") ||
			!strings.Contains(page.Text, `href="/developers/proto/caravan/supply/v1/supply.proto"`) {
			t.Errorf("%s: %s", address, page.Text)
		}
	}
	for path, kind := range map[string]string{
		"/developers/page.js": "text/javascript", "/developers/page.css": "text/css",
		"/developers/scalar.js": "text/javascript", "/developers/proto/caravan/supply/v1/supply.proto": "text/plain",
		"/developers/openapi.yaml": "application/yaml",
	} {
		if a := get(path); !strings.HasPrefix(a.Header.Get("Content-Type"), kind) {
			t.Errorf("%s: %s", path, a.Header.Get("Content-Type"))
		}
	}
	rest, rpc := documented(t, get("/developers/openapi.yaml").Text), documented(t, get("/developers/connect.yaml").Text)
	for _, contract := range []struct {
		rules map[string]permission.Rule
		found map[string]bool
	}{{permission.REST, rest}, {permission.RPC, rpc}} {
		for _, rule := range contract.rules {
			if !contract.found[rule.Method+" "+rule.Path] {
				t.Errorf("%s %s is not in the reference", rule.Method, rule.Path)
			}
		}
		if len(contract.found) != len(contract.rules) {
			t.Errorf("%d operations, %d in the reference: %v", len(contract.rules), len(contract.found),
				slices.Sorted(maps.Keys(contract.found))[:3])
		}
	}
	guide := get("/developers/openapi.yaml").Text
	for _, limit := range []string{
		fmt.Sprintf("within %d seconds", webhook.SendTimeout/time.Second),
		fmt.Sprintf("up to %d hours", webhook.RetryHours()),
	} {
		if !strings.Contains(guide, limit) {
			t.Errorf("the guide doesn’t say that webhooks are answered and retried %s", limit)
		}
	}
	if err := proto.Unmarshal([]byte(get("/developers/caravan.binpb").Text),
		&descriptorpb.FileDescriptorSet{}); err != nil {
		t.Error(err)
	}
	for _, path := range []string{"/developers/index.html", "/developers/../developers.go", "/developers/none"} {
		if a := s.Call(t, apptest.Request{Method: "GET", Path: path}); a.Status != http.StatusNotFound {
			t.Errorf("%s: %d", path, a.Status)
		}
	}
}

// documented returns the operations of a document that describe what they do, who may call them and how they
// fail.
func documented(t *testing.T, text string) map[string]bool {
	t.Helper()
	var document struct {
		Paths map[string]map[string]yaml.Node
	}
	if err := yaml.Unmarshal([]byte(text), &document); err != nil {
		t.Fatal(err)
	}
	out := map[string]bool{}
	for path, item := range document.Paths {
		for method, node := range item {
			var operation struct {
				Summary, Description string
				Security             []map[string][]string
				Responses            map[string]any
			}
			if method == "parameters" || node.Decode(&operation) != nil {
				continue
			}
			refusals := slices.ContainsFunc(slices.Collect(maps.Keys(operation.Responses)), func(status string) bool {
				return strings.HasPrefix(status, "4")
			})
			if operation.Summary == "" || !strings.Contains(operation.Description, "**Access:**") || operation.Security == nil ||
				!refusals {
				t.Errorf("%s %s: %+v", method, path, operation)
			}
			out[strings.ToUpper(method)+" "+path] = true
		}
	}
	return out
}
