import type { ReactNode } from 'react';

export type PosterCardProps = {
  href: string;
  title: ReactNode;
  artwork: string | null | undefined;
  /** A line above the title, such as 'Lisbon, Portugal'. */
  place?: ReactNode;
  /** Dates, such as 'May 4 – 11, 2027 · 8 days'. */
  dates?: ReactNode;
  /** Facts at the bottom, such as spots left. */
  facts?: ReactNode;
  /** Price, such as 'From $2,450'. */
  price?: ReactNode;
  badges?: ReactNode;
  /** One button in the poster's corner, outside the card's link. */
  action?: ReactNode;
  level?: 2 | 3 | 4;
  /** `row` shows a small picture next to the text, for lists. */
  layout?: 'poster' | 'row';
  className?: string;
};
