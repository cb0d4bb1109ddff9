import { type Caller, page } from './config.ts';
import { ApiError, toApiError } from './error.ts';

const retryDelaysMs = [250, 1_000];

/** Options of a call, in addition to its input. */
export interface CallInit extends RequestInit {
  /** Who makes the call. Default: the browser page. */
  caller?: Caller;
  /**
   * Called after a successful mutation with the paths whose responses are outdated; a parameter stands for
   * any value.
   */
  onInvalidated?: (addresses: readonly string[]) => void;
}

/** Makes one call: unwraps { success, data }, retries what is safe to retry, and throws ApiError. */
export async function http<T>(url: string, { caller = page, ...init }: CallInit = {}): Promise<T> {
  const { config, guard, token } = caller;
  const method = (init.method ?? 'GET').toUpperCase();
  guard.check(`${method} ${url} ${typeof init.body === 'string' ? init.body : ''}`);
  const reason = await config.refuse?.(url, init.body);
  if (reason) throw new ApiError(400, 'invalid_input', reason);
  const headers = new Headers(init.headers);
  // One key for all attempts of this call, so that a retry after a lost response has no second effect.
  if (method === 'POST' && !headers.has('Idempotency-Key'))
    headers.set('Idempotency-Key', crypto.randomUUID());
  if (token) headers.set('Authorization', `Bearer ${token}`);
  headers.set('Accept-Language', config.language);
  const patience = AbortSignal.timeout(
    init.body instanceof FormData ? config.uploadTimeoutMs : config.timeoutMs,
  );
  const signal = init.signal ? AbortSignal.any([init.signal, patience]) : patience;
  for (let attempt = 0; ; attempt++) {
    try {
      return await once<T>(caller, url, { ...init, method, headers, signal });
    } catch (cause) {
      const error = toApiError(cause);
      const delay = retryDelaysMs[attempt];
      if (init.signal?.aborted) throw cause;
      // A retry right before the timeout would fail for a different reason than the first attempt.
      if (delay === undefined || patience.aborted || !retriable(error, method)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

async function once<T>({ config, credentials, clock }: Caller, url: string, init: RequestInit): Promise<T> {
  const response = await config.fetch(config.baseUrl + url, { credentials, ...init });
  clock.hear(response.headers.get('caravan-now'));
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) {
    if (response.ok) return (await response.blob()) as T;
    throw new ApiError(response.status, 'unexpected_answer', 'There was an error processing your request');
  }
  const body = (await response.json()) as Answer<T>;
  if (response.ok && body.success) return body.data as T;
  throw new ApiError(
    response.status,
    body.code ?? 'unknown',
    body.error ?? 'There was an error processing your request',
    body.fields,
    body.details,
    body.requestId,
    response.headers.has('caravan-sign-in'),
  );
}

interface Answer<T> {
  success: boolean;
  data?: T;
  error?: string;
  code?: string;
  fields?: Record<string, string>;
  details?: Record<string, number>;
  requestId?: string;
}

function retriable(error: ApiError, method: string): boolean {
  const passing = error.status === 0 ? error.code === 'unreachable' : [502, 503, 504].includes(error.status);
  return passing && (method === 'GET' || method === 'POST');
}
