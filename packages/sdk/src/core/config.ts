import { MarketplaceClock } from './clock.ts';
import { RepeatGuard } from './guard.ts';

/** How the SDK reaches the server. In a browser, the defaults are right: same origin, session cookie. */
export interface Config {
  /**
   * Origin of the tenant, such as "https://acme.example", which selects the tenant. Empty for the page's own
   * origin.
   */
  baseUrl: string;
  /** Timeout in milliseconds for a call including retries; the server responds within nine seconds. */
  timeoutMs: number;
  /** The same for a file upload. */
  uploadTimeoutMs: number;
  /** Language of the server's messages, such as "de". Codes are the same in every language. */
  language: string;
  fetch: typeof fetch;
  /** Checks what a call is about to send: the reason why it isn't sent, or undefined. */
  refuse?: (
    url: string,
    body: BodyInit | null | undefined,
  ) => Promise<string | undefined> | string | undefined;
}

/** Who makes the call, and how: everything a call depends on. Callers share nothing. */
export interface Caller {
  readonly config: Config;
  /**
   * Session token or API key, sent as a bearer token. Without one, the caller is anonymous or, on a browser
   * page, whoever is signed in.
   */
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

/** Creates a separate caller. It sends no cookies, so the token alone identifies the caller. */
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

/** The browser page's caller: whoever is signed in there, by cookie. It can't be given a token. */
export const page: Caller = {
  config,
  credentials: 'same-origin',
  guard: new RepeatGuard(),
  clock: new MarketplaceClock(),
};

/** The marketplace's time in milliseconds since 1970, according to the page's last response. */
export const marketplaceNow = (): number => page.clock.now();

/** Sets the marketplace’s time from a response (`Caravan-Now`) that is `agoMs` milliseconds old. */
export const hearNow = (said: string, agoMs = 0): void => page.clock.hear(said, agoMs);

/** Changes the settings of the page's subsequent calls. */
export function configure(changes: Partial<Config>): void {
  Object.assign(config, changes);
}
