/** Timers, signals and the like, as far as drawing a page needs them. Loaded first of all. */
type Task = () => void;

const tasks = new Map<number, Task>();
let last = 0;

/** Runs what waits for a timer, without waiting: nothing that a page draws depends on how long something took. */
export function runTimers(): boolean {
  const waiting = [...tasks.values()];
  tasks.clear();
  for (const task of waiting) task();
  return waiting.length > 0;
}

const setTimer = (task: Task): number => {
  tasks.set(++last, task);
  return last;
};

class Signal {
  readonly aborted = false;
  addEventListener() {}
  removeEventListener() {}
  throwIfAborted() {}
  static timeout = () => new Signal();
  static any = () => new Signal();
}

class Controller {
  readonly signal = new Signal();
  abort() {}
}

class PlainHeaders {
  private readonly values = new Map<string, string>();
  has = (name: string) => this.values.has(name.toLowerCase());
  get = (name: string) => this.values.get(name.toLowerCase()) ?? null;
  set = (name: string, value: string) => void this.values.set(name.toLowerCase(), value);
  forEach = (each: (value: string, name: string) => void) => this.values.forEach(each);
}

class Form {}
class Answer {}

const quiet = () => undefined;

// A timer that repeats is for a page that stays open; this one is drawn once.
Object.assign(globalThis, {
  self: globalThis,
  setTimeout: setTimer,
  clearTimeout: (id: number) => void tasks.delete(id),
  setInterval: () => 0,
  clearInterval: quiet,
  queueMicrotask: (task: Task) => void Promise.resolve().then(task),
  AbortController: Controller,
  AbortSignal: Signal,
  Headers: PlainHeaders,
  FormData: Form,
  Response: Answer,
  console: { log: quiet, info: quiet, warn: quiet, error: quiet, debug: quiet },
  performance: { now: () => last },
  navigator: { userAgent: '', language: 'en-US', languages: ['en-US'], onLine: true },
  TextEncoder: class {
    encode = (text: string) => text;
  },
});
