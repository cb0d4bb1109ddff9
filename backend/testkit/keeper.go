package testkit

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/url"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"caravan/backend/platform/devstack"
)

// Many test binaries run in parallel and share the same servers. A keeper is a process that runs those servers
// for them: the first binary that needs one starts it (from its own program, see init), every user holds a shared
// lock on a file, and the keeper exits when nobody has held it for a while.

const (
	keeperVariable = "CARAVAN_TESTKIT_KEEPER"
	keeperIdle     = 45 * time.Second
	// The very first start also builds Kratos and Keto from source.
	keeperPatience = 10 * time.Minute
)

type kind string

const (
	postgresKeeper kind = "postgres"
	oryKeeper      kind = "ory"
)

// state is what a keeper tells its users.
type state struct {
	PID          int    `json:"pid"`
	AdminURL     string `json:"adminUrl"`
	OwnerURL     string `json:"ownerUrl"`
	AppURL       string `json:"appUrl"`
	KratosPublic string `json:"kratosPublic,omitempty"`
	KratosAdmin  string `json:"kratosAdmin,omitempty"`
	KetoRead     string `json:"ketoRead,omitempty"`
	KetoWrite    string `json:"ketoWrite,omitempty"`
	SMTPAddr     string `json:"smtpAddr,omitempty"`
	MailURL      string `json:"mailUrl,omitempty"`
}

func init() {
	of := kind(os.Getenv(keeperVariable))
	if of == "" {
		return
	}
	if err := keep(of); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

// held keeps the shared locks open until this process ends.
var held = struct {
	sync.Mutex
	state map[kind]state
	locks []*os.File
}{state: map[kind]state{}}

// acquire returns a running keeper's state, starting the keeper if needed.
func acquire(of kind) (state, error) {
	held.Lock()
	defer held.Unlock()
	if got, ok := held.state[of]; ok {
		return got, nil
	}
	home, err := keeperHome(of)
	if err != nil {
		return state{}, err
	}
	users, err := lock(filepath.Join(home, "users.lock"), syscall.LOCK_SH)
	if err != nil {
		return state{}, err
	}
	held.locks = append(held.locks, users)
	starting, err := lock(filepath.Join(home, "start.lock"), syscall.LOCK_EX)
	if err != nil {
		return state{}, err
	}
	defer starting.Close()

	got, err := readState(home)
	if err != nil || !got.answers() {
		if got, err = spawn(of, home); err != nil {
			return state{}, err
		}
	}
	held.state[of] = got
	return got, nil
}

func spawn(of kind, home string) (state, error) {
	if err := os.Remove(statePath(home)); err != nil && !errors.Is(err, os.ErrNotExist) {
		return state{}, err
	}
	program, err := os.Executable()
	if err != nil {
		return state{}, err
	}
	logPath := filepath.Join(home, "keeper.log")
	logFile, err := os.Create(logPath)
	if err != nil {
		return state{}, err
	}
	defer logFile.Close()
	root, err := devstack.FindRoot(".")
	if err != nil {
		return state{}, err
	}
	cmd := exec.Command(program)
	cmd.Dir = root
	cmd.Stdout, cmd.Stderr = logFile, logFile
	cmd.Env = append(slices.DeleteFunc(os.Environ(), func(v string) bool {
		return strings.HasPrefix(v, keeperVariable+"=") || strings.HasPrefix(v, "GOCOVERDIR=")
	}), keeperVariable+"="+string(of))
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	if err := cmd.Start(); err != nil {
		return state{}, err
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	for deadline := time.Now().Add(keeperPatience); time.Now().Before(deadline); {
		if got, err := readState(home); err == nil && got.PID == cmd.Process.Pid {
			return got, nil
		}
		select {
		case err := <-ended:
			text, _ := os.ReadFile(logPath)
			return state{}, fmt.Errorf("the test %s server does not start (%w):\n%s", of, err, text)
		case <-time.After(10 * time.Millisecond):
		}
	}
	_ = cmd.Process.Kill()
	return state{}, fmt.Errorf("the test %s server is not ready after %s; see %s", of, keeperPatience, logPath)
}

// keep is the keeper's main loop.
func keep(of kind) error {
	home, err := keeperHome(of)
	if err != nil {
		return err
	}
	ctx, cancel := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer cancel()
	root, err := devstack.FindRoot(".")
	if err != nil {
		return err
	}
	opts := devstack.Options{
		Root: root, Home: home, BinDir: filepath.Join(baseHome(root), "bin"),
		Parts: devstack.PartPostgres, Throwaway: true, Log: os.Stdout,
	}
	if of == oryKeeper {
		database, err := acquire(postgresKeeper)
		if err != nil {
			return err
		}
		opts.Parts, opts.DatabaseURL = devstack.PartOry|devstack.PartMail, database.AdminURL
	} else if data, ok := inMemory(home); ok {
		opts.Data = data
		defer os.RemoveAll(data) // memory is given back
	}
	stack, err := startWhenFree(ctx, opts)
	if err != nil {
		return err
	}
	if of == postgresKeeper {
		if err := dropLeftovers(ctx, stack.AdminURL); err != nil {
			return errors.Join(err, stack.Stop(context.WithoutCancel(ctx)))
		}
	}
	err = writeState(home, state{
		PID: os.Getpid(), AdminURL: stack.AdminURL, OwnerURL: stack.OwnerURL, AppURL: stack.AppURL,
		KratosPublic: stack.KratosPublic, KratosAdmin: stack.KratosAdmin,
		KetoRead: stack.KetoRead, KetoWrite: stack.KetoWrite,
		SMTPAddr: stack.SMTPAddr, MailURL: stack.MailURL,
	})
	if err == nil {
		err = waitUntilUnused(ctx, home)
	}
	return errors.Join(err, stack.Stop(context.WithoutCancel(ctx)))
}

// startWhenFree waits for an earlier keeper that is exiting.
func startWhenFree(ctx context.Context, opts devstack.Options) (*devstack.Stack, error) {
	for deadline := time.Now().Add(time.Minute); ; {
		stack, err := devstack.Start(ctx, opts)
		if !errors.Is(err, devstack.ErrInUse) || time.Now().After(deadline) {
			return stack, err
		}
		time.Sleep(100 * time.Millisecond)
	}
}

// waitUntilUnused returns when nobody has held the users' lock for a while. The state is withdrawn under the
// exclusive lock, so that a newcomer finds either a keeper that stays or none.
func waitUntilUnused(ctx context.Context, home string) error {
	var idle time.Duration
	const pause = time.Second
	for {
		select {
		case <-ctx.Done():
			return os.Remove(statePath(home))
		case <-time.After(pause):
		}
		users, err := lock(filepath.Join(home, "users.lock"), syscall.LOCK_EX|syscall.LOCK_NB)
		if err != nil {
			idle = 0
			continue
		}
		if idle += pause; idle >= keeperIdle {
			err := os.Remove(statePath(home))
			users.Close()
			return err
		}
		users.Close()
	}
}

func (s state) answers() bool {
	if syscall.Kill(s.PID, 0) != nil {
		return false
	}
	for _, address := range []string{s.AdminURL, s.KratosPublic, s.KetoRead} {
		if address == "" {
			continue
		}
		u, err := url.Parse(address)
		if err != nil {
			return false
		}
		conn, err := net.DialTimeout("tcp", u.Host, time.Second)
		if err != nil {
			return false
		}
		conn.Close()
	}
	return true
}

func baseHome(root string) string {
	if home := os.Getenv("CARAVAN_HOME"); home != "" {
		return home
	}
	return filepath.Join(root, ".caravan")
}

func keeperHome(of kind) (string, error) {
	root, err := devstack.FindRoot(".")
	if err != nil {
		return "", err
	}
	home := filepath.Join(baseHome(root), "test", string(of))
	return home, os.MkdirAll(home, 0o755)
}

func lock(path string, how int) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, err
	}
	for {
		err := syscall.Flock(int(f.Fd()), how)
		if err == nil {
			return f, nil
		}
		if !errors.Is(err, syscall.EINTR) {
			f.Close()
			return nil, err
		}
	}
}

func statePath(home string) string { return filepath.Join(home, "state.json") }

func readState(home string) (state, error) {
	var s state
	raw, err := os.ReadFile(statePath(home))
	if err != nil {
		return s, err
	}
	return s, json.Unmarshal(raw, &s)
}

func writeState(home string, s state) error {
	raw, err := json.Marshal(s)
	if err != nil {
		return err
	}
	tmp := statePath(home) + ".tmp"
	if err := os.WriteFile(tmp, raw, 0o600); err != nil {
		return err
	}
	return os.Rename(tmp, statePath(home))
}
