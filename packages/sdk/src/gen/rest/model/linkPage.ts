import type { Link } from './link.ts';

export interface LinkPage {
  items: Link[];
  nextCursor?: string;
}
