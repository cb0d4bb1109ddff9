import type { AddOnManageMode } from './addOnManageMode.ts';
import type { AddOnService } from './addOnService.ts';
import type { AddOnStatus } from './addOnStatus.ts';
import type { AddOnType } from './addOnType.ts';

export interface AddOn {
  /** Id of the add-on; for ground transfers, a short one that can be read aloud (T-209). */
  addOnId: string;
  type: AddOnType;
  name?: string;
  user?: string;
  travelerName?: string;
  status: AddOnStatus;
  quantity: number;
  unitPriceWithFeeMinor: number;
  priceMinor: number;
  manageMode?: AddOnManageMode;
  deleted?: boolean;
  service?: AddOnService;
}
