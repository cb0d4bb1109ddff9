import type { CategoryColor } from './categoryColor.ts';
import type { CategoryIcon } from './categoryIcon.ts';
import type { TranslatedNames } from './translatedNames.ts';

export interface CategoryInput {
  /**
     * Omitted for a new category.
     * @maxLength 60
     */
  id?: string;
  /** @maxLength 40 */
  name: string;
  names?: TranslatedNames;
  icon: CategoryIcon;
  colorScheme: CategoryColor;
  hidden?: boolean;
}
