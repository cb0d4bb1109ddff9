/**
 * The same generated poster in another aspect ratio. Generated artwork exists in every aspect, so a tall card
 * doesn't have to crop a wide picture; uploaded photos keep their URL.
 */
export function artworkAs(url: string, aspect: 'portrait' | 'landscape' | 'square' | 'hero'): string {
  const [path, query] = url.split('?');
  if (!path?.startsWith('/media/art/') || (query && !query.startsWith('aspect='))) return url;
  return aspect === 'landscape' ? path : `${path}?aspect=${aspect}`;
}
