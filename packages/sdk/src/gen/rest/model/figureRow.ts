import type { FigureSet } from './figureSet.ts';

export interface FigureRow {
  id: string;
  name: string;
  current: FigureSet;
  previous: FigureSet;
}
