/** A social handle without spaces and without the sign people put before it (H-367). */
export const cleanHandle = (text: string) => text.replace(/\s+/g, '').replace(/^@+/, '');

/** A name as it is typed, without what no name holds and without runs of spaces (O-151). */
export const cleanName = (text: string) =>
  text
    .replace(/[<>{}[\]\\|]/g, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/^\s+/, '');

/** A personal site with its scheme (H-358). */
export function withScheme(url: string): string {
  const text = url.trim();
  return text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`;
}
