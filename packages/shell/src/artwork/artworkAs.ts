/**
 * The same drawn poster in another shape. Drawn artwork exists in every aspect, so a tall card need not crop a wide
 * picture; uploaded photographs keep their address.
 */
export function artworkAs(url: string, aspect: 'portrait' | 'landscape' | 'square' | 'hero'): string {
  const [path, query] = url.split('?');
  if (!path?.startsWith('/media/art/') || (query && !query.startsWith('aspect='))) return url;
  return aspect === 'landscape' ? path : `${path}?aspect=${aspect}`;
}
