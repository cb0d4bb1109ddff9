import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rememberVisit } from './recent.ts';

/** A page counts as visited once it has been open for this long; by then it has its title. */
const settled = 2000;

/** Keeps the pages that a person opens for the palette's list of recent ones, by their titles. */
export function useVisits(person: string): void {
  const href = useLocation({ select: (location) => location.publicHref.split('#')[0] ?? '' });
  useEffect(() => {
    const timer = setTimeout(() => {
      // "Bookings · Lunch in the Alentejo · Meridian - Host Portal": the marketplace and the portal go without saying.
      const title = document.title.split(' · ').slice(0, -1).join(' · ');
      if (title) rememberVisit(person, { href, title });
    }, settled);
    return () => clearTimeout(timer);
  }, [person, href]);
}
