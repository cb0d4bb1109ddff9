import type { CategorySetting } from './categorySetting.ts';

export interface CategorySettings {
  version: number;
  items: CategorySetting[];
}
