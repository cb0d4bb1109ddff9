import type { HostNextItem } from './hostNextItem.ts';

export interface HostNext {
  items: HostNextItem[];
}
