import { type CallInit, http } from './http.ts';
import { fillPath, writeBody } from './path.ts';

/** The input of a call. */
export interface Sent {
  /** Path parameters by name; all are required (H-468). */
  tokens?: Record<string, string | number>;
  /** Query parameters; lists are repeated, and undefined values are omitted. */
  query?: object | undefined;
  /** Body, sent as JSON. */
  body?: object;
  /** Body, sent as multipart form data with files. */
  form?: object;
}

type Value = string | number | boolean | null | undefined;

/** Makes one call of the contract. */
export async function call<T>(
  method: string,
  path: string,
  sent: Sent,
  { onInvalidated, ...options }: CallInit = {},
  invalidates: readonly string[] = [],
): Promise<T> {
  const answer = await send<T>(method, path, sent, options);
  if (invalidates.length > 0) onInvalidated?.(invalidates);
  return answer;
}

function send<T>(method: string, path: string, sent: Sent, options: CallInit): Promise<T> {
  const url = address(path, sent);
  const { body, form } = sent;
  if (form) return http<T>(url, { ...options, method, body: formOf(form) });
  if (!body) return http<T>(url, { ...options, method });
  const headers = new Headers({ 'Content-Type': 'application/json' });
  new Headers(options.headers).forEach((value, name) => headers.set(name, value));
  return http<T>(url, { ...options, method, headers, body: writeBody(body) });
}

/** The URL of a call, relative to the origin. */
export function address(path: string, { tokens = {}, query }: Sent): string {
  return fillPath(path, tokens) + search(query);
}

function search(query: object = {}): string {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, Value | Value[]][]) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) values.append(name, String(one));
    }
  }
  return values.size > 0 ? `?${values.toString()}` : '';
}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields) as [string, string | Blob | undefined][]) {
    if (value !== undefined) form.append(name, value);
  }
  return form;
}

/** Joins the lists of these names with commas, as some endpoints expect. */
export function joined<Q extends object>(
  query: Q | undefined,
  ...names: (keyof Q & string)[]
): object | undefined {
  if (!query) return undefined;
  const lists = names.filter((name) => Array.isArray(query[name])).map((name) => [name, String(query[name])]);
  return { ...query, ...Object.fromEntries(lists) } as object;
}
