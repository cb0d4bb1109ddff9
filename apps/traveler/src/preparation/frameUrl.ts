/** The address the frame shows (T-052): a .pdf as it is, any other page without its own navigation. */
export function frameUrl(url: string): string {
  if (/\.pdf$/i.test(url.split(/[?#]/)[0] ?? '')) return url;
  const [page = '', hash] = url.split('#');
  return `${page}${page.includes('?') ? '&' : '?'}contentOnly=true${hash ? `#${hash}` : ''}`;
}
