const prefix = 'caravan.recent.';
const kept = 8;

export type Visit = { href: string; title: string };

/** The pages a person had open last, the newest first. They are kept by this browser until the person signs out. */
export function recentVisits(person: string): readonly Visit[] {
  try {
    const visits: unknown = JSON.parse(localStorage.getItem(prefix + person) ?? '[]');
    return Array.isArray(visits) ? visits.filter(isVisit) : [];
  } catch {
    return [];
  }
}

/** Puts a page first among those a person had open. */
export function rememberVisit(person: string, visit: Visit): void {
  const others = recentVisits(person).filter((other) => other.href !== visit.href);
  try {
    localStorage.setItem(prefix + person, JSON.stringify([visit, ...others].slice(0, kept)));
  } catch {
    // A browser that keeps nothing has no recent pages.
  }
}

/** Forgets everybody's pages: whoever signs in next on this browser sees none of them. */
export function forgetVisits(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
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
