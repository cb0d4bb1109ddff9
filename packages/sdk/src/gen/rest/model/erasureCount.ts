import type { ErasurePart } from './erasurePart.ts';

export interface ErasureCount {
  part: ErasurePart;
  count: number;
}
