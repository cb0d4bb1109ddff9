import type { ReactNode } from 'react';

export type PosterCardProps = {
  href: string;
  title: ReactNode;
  artwork: string | null | undefined;
  /** A line above the title, e.g. 'Lisbon, Portugal'. */
  place?: ReactNode;
  /** e.g. 'May 4 – 11, 2027 · 8 days'. */
  dates?: ReactNode;
  /** Facts at the foot, e.g. spots left. */
  facts?: ReactNode;
  /** e.g. 'From $2,450'. */
  price?: ReactNode;
  badges?: ReactNode;
  /** One button in the poster's corner, beside the link that the card is. */
  action?: ReactNode;
  level?: 2 | 3 | 4;
  /** 'row' puts a small picture beside the words, for lists. */
  layout?: 'poster' | 'row';
  className?: string;
};
