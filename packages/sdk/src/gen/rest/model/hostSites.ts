import type { HostSite } from './hostSite.ts';

export interface HostSites {
  /** @maxItems 20 */
  items: HostSite[];
}
