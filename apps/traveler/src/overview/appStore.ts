const stores: Record<string, string> = {
  'apps.apple.com': 'the App Store',
  'play.google.com': 'Google Play',
};

/** The name of the app store that a link leads to; for an unknown one, its host name. */
export function storeName(link: string): string {
  if (!URL.canParse(link)) return link;
  const host = new URL(link).hostname.replace(/^www\./, '');
  return stores[host] ?? host;
}
