import type { Category } from './category.ts';

export interface Categories {
  items: Category[];
}
