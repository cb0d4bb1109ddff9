import type { HostCompanion } from './hostCompanion.ts';

export interface HostCompanionsInput {
  /** @maxItems 50 */
  companions: HostCompanion[];
}
