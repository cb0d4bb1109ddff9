import type { Region } from './region.ts';

export interface RegionList {
  items: Region[];
}
