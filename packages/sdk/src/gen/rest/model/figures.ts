import type { FigureRow } from './figureRow.ts';
import type { FigureSet } from './figureSet.ts';

export interface Figures {
  previousFrom: string;
  previousTo: string;
  currency: string;
  /** Those of the marketplace's trips. */
  currencies: string[];
  total: FigureSet;
  previous: FigureSet;
  /** Up to 1000. */
  rows: FigureRow[];
}
