package devstack

import (
	"bytes"
	"context"
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"text/template"
	"time"

	"github.com/jackc/pgx/v5"
)

var (
	//go:embed config/kratos.yml.tmpl
	kratosConfig string
	//go:embed config/keto.yml.tmpl
	ketoConfig string
)

// oryTool is one of the two Ory servers: a tool module of its own, because their dependencies conflict.
type oryTool struct {
	name    string // kratos, keto
	module  string
	path    string // the built program
	version string
	key     string // hash of the pinned dependencies
}

var requireVersion = regexp.MustCompile(`(?m)^\s*github\.com/ory/(kratos|keto) (v\S+)`)

// BuildOry builds Kratos and Keto from their pinned sources in binDir, each at most once per set of dependencies,
// and logs its progress.
func BuildOry(ctx context.Context, root, binDir string, log io.Writer) error {
	st := &Stack{opts: Options{Root: root, BinDir: binDir}}
	st.opts.Log = &lockedWriter{mu: &st.logMu, w: log}
	for _, name := range []string{"kratos", "keto"} {
		if _, err := st.buildOry(ctx, name); err != nil {
			return err
		}
	}
	return nil
}

// buildOry returns the program for the pinned sources, built at most once per set of dependencies.
func (st *Stack) buildOry(ctx context.Context, name string) (oryTool, error) {
	tool, err := st.oryTool(name)
	if err != nil {
		return tool, err
	}
	if _, err := os.Stat(tool.path); err == nil {
		return tool, nil
	}
	if _, err := exec.LookPath("go"); err != nil {
		return tool, fmt.Errorf("%s must be built and Go is not on PATH: install Go from https://go.dev/dl/", name)
	}
	step := st.step("Building " + name)
	step.note("building %s %s from source: once, a minute or two", name, tool.version)
	if err := os.MkdirAll(st.opts.BinDir, 0o755); err != nil {
		return tool, err
	}
	defer step.still()()
	unfinished := fmt.Sprintf("%s.%d", tool.path, os.Getpid())
	cmd := exec.CommandContext(ctx, "go", "build", "-trimpath", "-ldflags=-s -w", "-o", unfinished, tool.module)
	cmd.Dir = filepath.Join(st.opts.Root, "tools", "ory", name)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOWORK=off", "GOFLAGS=-mod=readonly -buildvcs=false")
	if out, err := cmd.CombinedOutput(); err != nil {
		return tool, fmt.Errorf("building %s: %w\n%s", name, err, out)
	}
	if err := os.Rename(unfinished, tool.path); err != nil {
		return tool, err
	}
	step.done("built")
	return tool, nil
}

// oryTool returns where the program for the pinned sources belongs.
func (st *Stack) oryTool(name string) (oryTool, error) {
	tool := oryTool{name: name, module: "github.com/ory/" + name}
	sum := sha256.New()
	for _, file := range []string{"go.mod", "go.sum"} {
		raw, err := os.ReadFile(filepath.Join(st.opts.Root, "tools", "ory", name, file))
		if err != nil {
			return tool, fmt.Errorf("the sources of %s are missing: %w", name, err)
		}
		sum.Write(raw)
		if m := requireVersion.FindSubmatch(raw); m != nil && file == "go.mod" {
			tool.version = string(m[2])
		}
	}
	tool.key = hex.EncodeToString(sum.Sum(nil))[:12]
	tool.path = filepath.Join(st.opts.BinDir, name+"-"+tool.key)
	return tool, nil
}

func (st *Stack) startKratos(ctx context.Context, tool oryTool) error {
	step := st.step("Kratos")
	err := st.ports.open(func(port map[string]int) error {
		return st.openKratos(ctx, tool, step, port["kratos-public"], port["kratos-admin"])
	}, "kratos-public", "kratos-admin")
	if err == nil {
		step.done("%s", tool.version)
	}
	return err
}

func (st *Stack) openKratos(ctx context.Context, tool oryTool, step *step, public, admin int) error {
	st.KratosPublic, st.KratosAdmin = "http://"+loopback(public), "http://"+loopback(admin)
	cost, serve := 12, []string{"serve", "--sqa-opt-out"}
	if st.opts.Throwaway {
		// Tests sign in often and protect nobody. Without --dev Kratos accepts no cost below its default.
		cost, serve = 4, []string{"serve", "--dev", "--sqa-opt-out"}
	}
	config, err := st.render("kratos.yml", kratosConfig, map[string]any{
		"Version": tool.version, "DSN": st.oryDSN("kratos", st.secrets.Kratos),
		"PublicPort": public, "AdminPort": admin,
		"PublicURL": st.KratosPublic + "/", "AdminURL": st.KratosAdmin + "/",
		"CookieSecret": st.secrets.KratosCookie, "CipherSecret": st.secrets.KratosCipher,
		"SchemaURL": fileURL(st.deployed("identity.schema.json")), "BcryptCost": cost,
	})
	if err != nil {
		return err
	}
	files := []string{"-c", st.deployed("kratos.yml"), "-c", config}
	if err := st.migrateOry(ctx, tool, step, "kratos", append([]string{"migrate", "sql", "-e", "-y"},
		files...)...); err != nil {
		return err
	}
	st.kratos = st.oryService(tool, st.KratosAdmin+"/admin/health/ready", append(serve, files...)...)
	return st.kratos.start(ctx, 60*time.Second)
}

func (st *Stack) startKeto(ctx context.Context, tool oryTool) error {
	step := st.step("Keto")
	err := st.ports.open(func(port map[string]int) error { return st.openKeto(ctx, tool, step, port) },
		"keto-read", "keto-write", "keto-opl", "keto-metrics")
	if err == nil {
		step.done("%s", tool.version)
	}
	return err
}

func (st *Stack) openKeto(ctx context.Context, tool oryTool, step *step, port map[string]int) error {
	if _, err := os.Stat(st.opts.NamespacesFile); err != nil {
		return fmt.Errorf("the permission model is missing: %w", err)
	}
	st.KetoRead, st.KetoWrite = "http://"+loopback(port["keto-read"]), "http://"+loopback(port["keto-write"])
	config, err := st.render("keto.yml", ketoConfig, map[string]any{
		"Version": tool.version, "DSN": st.oryDSN("keto", st.secrets.Keto),
		"NamespacesURL": fileURL(st.opts.NamespacesFile),
		"ReadPort":      port["keto-read"], "WritePort": port["keto-write"], "OPLPort": port["keto-opl"],
		"MetricsPort": port["keto-metrics"],
	})
	if err != nil {
		return err
	}
	files := []string{"-c", st.deployed("keto.yml"), "-c", config}
	if err := st.migrateOry(ctx, tool, step, "keto", append([]string{"migrate", "up", "-y"}, files...)...); err != nil {
		return err
	}
	st.keto = st.oryService(tool, st.KetoRead+"/health/ready", append([]string{"serve", "--sqa-opt-out"}, files...)...)
	return st.keto.start(ctx, 60*time.Second)
}

// deployed returns a file that production uses too.
func (st *Stack) deployed(name string) string {
	return filepath.Join(st.opts.Root, "tools", "deploy", name)
}

func (st *Stack) oryService(tool oryTool, health string, args ...string) *service {
	return &service{
		name: tool.name, home: st.opts.Home, log: st.opts.Log, stopBy: syscall.SIGTERM,
		command: func() *exec.Cmd {
			cmd := exec.Command(tool.path, args...)
			cmd.SysProcAttr = childAttr(syscall.SIGKILL)
			cmd.Env = oryEnv()
			cmd.Dir = st.opts.Home
			return cmd
		},
		ready: func(ctx context.Context) error { return healthy(ctx, health) },
	}
}

// migrateOry runs the server's migrations. A comment on the database records for which build that was done, so
// that the record lives and dies with the data.
func (st *Stack) migrateOry(ctx context.Context, tool oryTool, step *step, database string, args ...string) error {
	conn, err := pgx.Connect(ctx, withLogin(st.adminURL, database, st.passwordOf(database), database))
	if err != nil {
		return err
	}
	defer conn.Close(context.WithoutCancel(ctx))
	var marker *string
	if err := conn.QueryRow(ctx, `SELECT shobj_description(oid, 'pg_database') FROM pg_database WHERE datname = $1`,
		database).Scan(&marker); err != nil {
		return err
	}
	if marker != nil && *marker == tool.key {
		return nil
	}
	step.note("migrating its database")
	cmd := exec.CommandContext(ctx, tool.path, args...)
	cmd.Env = oryEnv()
	cmd.Dir = st.opts.Home
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("migrating %s: %w\n%s", tool.name, err, out)
	}
	_, err = conn.Exec(ctx, fmt.Sprintf(`COMMENT ON DATABASE %s IS '%s'`, pgx.Identifier{database}.Sanitize(), tool.key))
	return err
}

// oryEnv keeps variables of our own environment from overriding the
// configuration file: both servers read DSN, SERVE_*, LOG_* and the like.
func oryEnv() []string {
	var env []string
	for _, name := range []string{"PATH", "HOME", "TMPDIR", "SSL_CERT_FILE", "SSL_CERT_DIR"} {
		if value, ok := os.LookupEnv(name); ok {
			env = append(env, name+"="+value)
		}
	}
	return append(env, "TZ=UTC")
}

func (st *Stack) passwordOf(role string) string {
	if role == "kratos" {
		return st.secrets.Kratos
	}
	return st.secrets.Keto
}

func (st *Stack) oryDSN(role, password string) string {
	u, err := url.Parse(withLogin(st.adminURL, role, password, role))
	if err != nil {
		return ""
	}
	q := u.Query()
	q.Set("max_conns", "20")
	q.Set("max_idle_conns", "8")
	u.RawQuery = q.Encode()
	return u.String()
}

func (st *Stack) render(name, text string, data map[string]any) (string, error) {
	t, err := template.New(name).Funcs(template.FuncMap{"json": jsonText}).Option("missingkey=error").Parse(text)
	if err != nil {
		return "", err
	}
	var out bytes.Buffer
	if err := t.Execute(&out, data); err != nil {
		return "", err
	}
	path := filepath.Join(st.opts.Home, "ory", name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return "", err
	}
	return path, os.WriteFile(path, out.Bytes(), 0o600)
}

// jsonText writes a value as JSON, which is valid YAML.
func jsonText(v any) (string, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(v)
	return strings.TrimSpace(out.String()), err
}

func fileURL(path string) string { return (&url.URL{Scheme: "file", Path: path}).String() }

var healthClient = &http.Client{Timeout: 2 * time.Second}

func healthy(ctx context.Context, address string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return err
	}
	res, err := healthClient.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return errors.New(res.Status)
	}
	return nil
}
