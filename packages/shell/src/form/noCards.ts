import { words } from './messages.ts';

/** As many digits as the shortest card number, with up to three separators in between. */
const enough = /(?:\d[ \u00A0\u202F\u2011\u2013-]{0,3}){14}/;

/**
 * The message for a text that contains a card number, which only the provider's own fields may receive. The rule
 * is loaded when a text has enough digits for one.
 */
export async function noCards(text: string): Promise<string | undefined> {
  if (!enough.test(text)) return undefined;
  const { hasCardNumber } = await import('./cardNumber.ts');
  return hasCardNumber(text) ? words.noCards : undefined;
}

/** The message for a call that sends a card number in its query, its body, or a file's name. */
export async function noCardsSent(
  url: string,
  body: BodyInit | null | undefined,
): Promise<string | undefined> {
  const sent = [...new URLSearchParams(url.split('?')[1]).values()];
  if (body instanceof FormData)
    sent.push(...[...body.values()].map((one) => (one instanceof File ? one.name : one)));
  else if (typeof body === 'string' && enough.test(body)) sent.push(...textsIn(JSON.parse(body)).values());
  const found = await Promise.all(sent.map(noCards));
  return found.find(Boolean);
}

/** The texts and numbers of a value, by their path: `rooms.1.note`. */
export function textsIn(value: unknown, at = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string' || typeof value === 'number') found.set(at, String(value));
  else if (Array.isArray(value) || (value && Object.getPrototypeOf(value) === Object.prototype))
    for (const [name, inner] of Object.entries(value)) textsIn(inner, at ? `${at}.${name}` : name, found);
  return found;
}
