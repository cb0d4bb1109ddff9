import { createContext, use } from 'react';
import type { PlannerPlace } from './types.ts';
import type { Handle } from './useCarry.ts';

/** What a planner gives to the content of its shelf. */
export type Shelf = {
  handle: Handle;
  /** The place at the end of the visible day, where pressing adds an item. */
  end: () => PlannerPlace;
};

export const ShelfContext = createContext<Shelf | null>(null);

export function useShelf(): Shelf {
  const shelf = use(ShelfContext);
  if (!shelf) throw new Error('PlannerDrag is only for the shelf of a DayPlanner.');
  return shelf;
}
