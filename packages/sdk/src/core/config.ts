/** How the SDK reaches the server. In a browser the defaults are right: same origin, session cookie. */
export interface Config {
  /** Origin of the tenant, such as "https://acme.example"; it decides the tenant. Empty for the page's own. */
  baseUrl: string;
  /** Session token or API key, sent as a bearer token. */
  token?: string | undefined;
  /** Milliseconds before a call with all its repeats is given up; the server answers within nine seconds. */
  timeoutMs: number;
  /** The same for a call that carries a file. */
  uploadTimeoutMs: number;
  fetch: typeof fetch;
}

export const config: Config = {
  baseUrl: '',
  timeoutMs: 10_000,
  uploadTimeoutMs: 60_000,
  fetch: (input, init) => globalThis.fetch(input, init),
};

/** Changes the settings for all calls that follow. */
export function configure(changes: Partial<Config>): void {
  Object.assign(config, changes);
}
