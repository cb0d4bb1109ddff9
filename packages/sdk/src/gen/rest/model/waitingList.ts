import type { WaitingGroup } from './waitingGroup.ts';

export interface WaitingList {
  groups: WaitingGroup[];
}
