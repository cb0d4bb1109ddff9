/** Normalizes a social handle: removes spaces and the leading @ (H-367). */
export const cleanHandle = (text: string) => text.replace(/\s+/g, '').replace(/^@+/, '');

/** Normalizes a typed name: removes characters that names don't contain and collapses spaces (O-151). */
export const cleanName = (text: string) =>
  text
    .replace(/[<>{}[\]\\|]/g, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/^\s+/, '');

/** Adds the scheme to a personal website (H-358). */
export function withScheme(url: string): string {
  const text = url.trim();
  return text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`;
}
