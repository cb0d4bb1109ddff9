/**
 * The last line before a request: no call of a page sends a card number, whether or not a form sends it. The rule
 * is loaded when a call has enough digits for one.
 */
export async function refuse(url: string, body: BodyInit | null | undefined): Promise<string | undefined> {
  const sent = `${url.split('?')[1] ?? ''}${typeof body === 'string' ? body : ''}`;
  if (!(body instanceof FormData) && sent.replace(/\D/g, '').length < 14) return undefined;
  const { noCardsSent } = await import('./noCards.ts');
  return noCardsSent(url, body);
}
