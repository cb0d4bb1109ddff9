const prefix = 'caravan.recent.';
const kept = 8;

export type Visit = { href: string; title: string };

/** The user's recent pages, newest first. Stored in this browser until sign-out. */
export function recentVisits(person: string): readonly Visit[] {
  try {
    const visits: unknown = JSON.parse(localStorage.getItem(prefix + person) ?? '[]');
    return Array.isArray(visits) ? visits.filter(isVisit) : [];
  } catch {
    return [];
  }
}

/** Moves a page to the top of the user's recent pages. */
export function rememberVisit(person: string, visit: Visit): void {
  const others = recentVisits(person).filter((other) => other.href !== visit.href);
  try {
    localStorage.setItem(prefix + person, JSON.stringify([visit, ...others].slice(0, kept)));
  } catch {
    // Without storage, there are no recent pages.
  }
}

/** Clears everyone's recent pages, so that the next person who signs in on this browser sees none. */
export function forgetVisits(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

function isVisit(value: unknown): value is Visit {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Visit).href === 'string' &&
    (value as Visit).href.startsWith('/') &&
    typeof (value as Visit).title === 'string'
  );
}
