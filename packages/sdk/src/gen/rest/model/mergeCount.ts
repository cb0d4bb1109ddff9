import type { MergePart } from './mergePart.ts';

export interface MergeCount {
  part: MergePart;
  count: number;
}
