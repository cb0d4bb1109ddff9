import type { CategoryColor } from './categoryColor.ts';
import type { CategoryIcon } from './categoryIcon.ts';

export interface Category {
  /** What records and links refer to. */
  _id: string;
  /** In the reader's language. */
  name: string;
  icon: CategoryIcon;
  colorScheme: CategoryColor;
  /** Not offered; records that have it keep it. */
  hidden?: boolean;
}
