import { MarketplaceClock } from './clock.ts';
import { RepeatGuard } from './guard.ts';

/** How the SDK reaches the server. In a browser the defaults are right: same origin, session cookie. */
export interface Config {
  /** Origin of the tenant, such as "https://acme.example"; it decides the tenant. Empty for the page's own. */
  baseUrl: string;
  /** Milliseconds before a call with all its repeats is given up; the server answers within nine seconds. */
  timeoutMs: number;
  /** The same for a call that carries a file. */
  uploadTimeoutMs: number;
  /** What the server's sentences are in, such as "de". Codes are the same in every language. */
  language: string;
  fetch: typeof fetch;
}

/** Who calls, and how: all that a call needs of its surroundings. No two of them share anything. */
export interface Caller {
  readonly config: Config;
  /** Session token or API key, sent as a bearer token; without one nobody, or in a browser's page who is signed in. */
  readonly token?: string | undefined;
  readonly credentials: RequestCredentials;
  readonly guard: RepeatGuard;
  readonly clock: MarketplaceClock;
}

const defaults: Config = {
  baseUrl: '',
  timeoutMs: 10_000,
  uploadTimeoutMs: 60_000,
  language: 'en',
  fetch: (input, init) => globalThis.fetch(input, init),
};

/** A caller of its own; it takes no cookies, so the token alone says who calls. */
export function newCaller({ token, ...config }: Partial<Config> & { token?: string | undefined }): Caller {
  return {
    config: { ...defaults, ...config },
    token,
    credentials: 'omit',
    guard: new RepeatGuard(),
    clock: new MarketplaceClock(),
  };
}

export const config: Config = { ...defaults };

/** The browser's page: whoever is signed in there, by the cookie. It cannot be given a token. */
export const page: Caller = {
  config,
  credentials: 'same-origin',
  guard: new RepeatGuard(),
  clock: new MarketplaceClock(),
};

/** The marketplace's time, in milliseconds since 1970, by the last answer to the page. */
export const marketplaceNow = (): number => page.clock.now();

/** Changes the settings of the page's calls that follow. */
export function configure(changes: Partial<Config>): void {
  Object.assign(config, changes);
}
