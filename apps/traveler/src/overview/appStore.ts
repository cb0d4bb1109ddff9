const stores: Record<string, string> = {
  'apps.apple.com': 'the App Store',
  'play.google.com': 'Google Play',
};

/** What people call the place that an address of the app leads to; an unknown one goes by its host name. */
export function storeName(link: string): string {
  if (!URL.canParse(link)) return link;
  const host = new URL(link).hostname.replace(/^www\./, '');
  return stores[host] ?? host;
}
