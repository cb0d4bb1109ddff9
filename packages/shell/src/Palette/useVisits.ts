import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rememberVisit } from './recent.ts';

/** Milliseconds after which an open page counts as visited; by then it has its title. */
const settled = 2000;

/** Records the pages that a user opens, with their titles, for the palette's recent list. */
export function useVisits(person: string): void {
  const href = useLocation({ select: (location) => location.publicHref.split('#')[0] ?? '' });
  useEffect(() => {
    const timer = setTimeout(() => {
      // "Bookings · Lunch in the Alentejo · Meridian - Host Portal": drop the marketplace and the portal.
      const title = document.title.split(' · ').slice(0, -1).join(' · ');
      if (title) rememberVisit(person, { href, title });
    }, settled);
    return () => clearTimeout(timer);
  }, [person, href]);
}
