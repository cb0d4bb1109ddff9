import type { Payable } from './payable.ts';

export interface PayableList {
  items: Payable[];
}
