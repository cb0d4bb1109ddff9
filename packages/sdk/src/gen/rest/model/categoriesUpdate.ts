import type { CategoryInput } from './categoryInput.ts';

export interface CategoriesUpdate {
  version: number;
  /**
     * @minItems 1
     * @maxItems 60
     */
  items: CategoryInput[];
}
