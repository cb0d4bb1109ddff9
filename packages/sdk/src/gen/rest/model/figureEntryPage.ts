import type { FigureEntry } from './figureEntry.ts';

export interface FigureEntryPage {
  currency: string;
  /** Entries on all pages. */
  count: number;
  /** Of the entries on all pages: the figure, in minor units if it is an amount. */
  sum: number;
  /** Of fill: spots that the trips have. */
  maximum?: number;
  items: FigureEntry[];
  nextCursor?: string;
}
