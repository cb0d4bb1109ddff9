import type { ListView } from './listView.ts';

export interface ListViews {
  items: ListView[];
  /** Whether the caller can save views. */
  canSave: boolean;
}
