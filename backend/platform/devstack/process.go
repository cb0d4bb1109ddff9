package devstack

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"
)

const (
	firstRestartDelay = 100 * time.Millisecond
	// A program that is killed repeatedly is back within seconds every time.
	lastRestartDelay = 2 * time.Second
	// steadyAfter is how long a program must have run not to count as one that cannot start.
	steadyAfter = 2 * time.Second
)

// service is a program that is started, watched, restarted when it exits, and stopped.
type service struct {
	name    string
	command func() *exec.Cmd
	stopBy  syscall.Signal
	ready   func(context.Context) error
	// clear removes what a killed program left behind that would block the next one; nil if there is nothing to
	// do.
	clear func()
	home  string
	log   io.Writer

	mu       sync.Mutex
	pid      int
	stopping bool
	lastExit error
	quit     chan struct{}
	done     chan struct{}
}

// start runs the program and returns when it is ready. If the program exits before it was ever ready, the error
// contains the end of its log.
func (s *service) start(ctx context.Context, patience time.Duration) error {
	s.endOrphan()
	s.quit, s.done = make(chan struct{}), make(chan struct{})
	started := make(chan error, 1)
	go s.supervise(started)
	if err := <-started; err != nil {
		return fmt.Errorf("%s does not start: %w", s.name, err)
	}

	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	for {
		err := s.ready(ctx)
		if err == nil {
			return nil
		}
		if exit := s.exited(); exit != nil {
			s.stop(time.Second)
			return fmt.Errorf("%s ended while starting (%w):\n%s", s.name, exit, s.logTail())
		}
		select {
		case <-ctx.Done():
			s.stop(time.Second)
			return fmt.Errorf("%s is not ready after %s (%w):\n%s", s.name, patience, err, s.logTail())
		case <-time.After(15 * time.Millisecond):
		}
	}
}

// supervise owns the program from one goroutine locked to its thread: Linux
// sends the parent-death signal when the thread that forked ends.
func (s *service) supervise(started chan<- error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	defer close(s.done)

	delay := firstRestartDelay
	for first := true; ; first = false {
		began := time.Now()
		cmd, logFile, err := s.launch()
		if first {
			started <- err
			if err != nil {
				return
			}
		}
		if err == nil {
			err = cmd.Wait()
			logFile.Close()
		}

		s.mu.Lock()
		s.pid, s.lastExit = 0, exitError(err)
		stopping := s.stopping
		s.mu.Unlock()
		if stopping {
			_ = os.Remove(s.pidFile())
			return
		}
		if time.Since(began) > steadyAfter {
			delay = firstRestartDelay
		}
		select {
		case <-s.quit:
			return
		case <-time.After(delay):
		}
		fmt.Fprintf(s.log, "• %s ended (%v), starting it again\n", s.name, s.lastExit)
		if s.clear != nil {
			s.clear()
		}
		delay = min(2*delay, lastRestartDelay)
	}
}

func (s *service) launch() (*exec.Cmd, *os.File, error) {
	logFile, err := os.OpenFile(s.logPath(), os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o644)
	if err != nil {
		return nil, nil, err
	}
	cmd := s.command()
	cmd.Stdout, cmd.Stderr = logFile, logFile

	s.mu.Lock()
	defer s.mu.Unlock()
	if s.stopping {
		logFile.Close()
		return nil, nil, context.Canceled
	}
	if err := cmd.Start(); err != nil {
		logFile.Close()
		return nil, nil, err
	}
	s.pid = cmd.Process.Pid
	_ = os.WriteFile(s.pidFile(), []byte(strconv.Itoa(s.pid)+"\n"), 0o644)
	return cmd, logFile, nil
}

// stop asks the program to stop, waits, and then kills it.
func (s *service) stop(patience time.Duration) {
	s.mu.Lock()
	if s.stopping || s.quit == nil {
		s.mu.Unlock()
		return
	}
	s.stopping = true
	close(s.quit)
	pid := s.pid
	s.mu.Unlock()

	if pid > 0 {
		_ = syscall.Kill(pid, s.stopBy)
	}
	select {
	case <-s.done:
	case <-time.After(patience):
		if pid > 0 {
			_ = syscall.Kill(-pid, syscall.SIGKILL)
		}
		<-s.done
	}
}

func (s *service) exited() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.lastExit
}

// endOrphan stops what an earlier run of the same home left running, which happens where the kernel has no
// parent-death signal.
func (s *service) endOrphan() {
	raw, err := os.ReadFile(s.pidFile())
	if err != nil {
		return
	}
	defer os.Remove(s.pidFile())
	pid, err := strconv.Atoi(strings.TrimSpace(string(raw)))
	if err != nil {
		return
	}
	endProcess(pid, filepath.Base(s.command().Path), s.stopBy)
}

// endProcess stops a process if it is still the expected program; pids are reused.
func endProcess(pid int, program string, by syscall.Signal) {
	name, err := exec.Command("ps", "-o", "comm=", "-p", strconv.Itoa(pid)).Output()
	if err != nil || filepath.Base(strings.TrimSpace(string(name))) != program {
		return
	}
	for _, sig := range []syscall.Signal{by, syscall.SIGKILL} {
		if syscall.Kill(pid, sig) != nil {
			return
		}
		for range 100 {
			time.Sleep(50 * time.Millisecond)
			if errors.Is(syscall.Kill(pid, 0), syscall.ESRCH) {
				return
			}
		}
	}
}

func (s *service) pidFile() string { return filepath.Join(s.home, "run", s.name+".pid") }
func (s *service) logPath() string { return filepath.Join(s.home, "logs", s.name+".log") }

func (s *service) logTail() string {
	raw, err := os.ReadFile(s.logPath())
	if err != nil {
		return ""
	}
	lines := strings.Split(strings.TrimRight(string(raw), "\n"), "\n")
	return "  " + strings.Join(lines[max(0, len(lines)-8):], "\n  ")
}

func exitError(err error) error {
	if err == nil {
		return errors.New("exit status 0")
	}
	return err
}
