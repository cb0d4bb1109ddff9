import type { CategoryColor } from './categoryColor.ts';
import type { CategoryIcon } from './categoryIcon.ts';
import type { TranslatedNames } from './translatedNames.ts';

export interface CategorySetting {
  id: string;
  /** Shown in every language without a name of its own. */
  name: string;
  names: TranslatedNames;
  icon: CategoryIcon;
  colorScheme: CategoryColor;
  /** Not offered or listed; records keep it. */
  hidden: boolean;
  /** Number of itineraries that have it. */
  itineraries: number;
  trips: number;
  /** Number of hosts who are interested in it. */
  hosts: number;
}
