import type { HostStatus } from './hostStatus.ts';

export interface HostUpdate {
  version: number;
  /**
     * @minimum 0
     * @maximum 3
     */
  level?: number;
  status?: HostStatus;
  active?: boolean;
  /** @maxLength 80 */
  pagePath?: string;
  onboardingCompleted?: boolean;
}
