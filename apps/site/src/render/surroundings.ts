/** Timers, signals, and the like, as far as rendering needs them. Loaded first. */
type Task = () => void;

const tasks = new Map<number, Task>();
let last = 0;

/** Runs pending timers without waiting: nothing in a page's output depends on elapsed time. */
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

// Repeating timers are for pages that stay open; this one renders once.
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
