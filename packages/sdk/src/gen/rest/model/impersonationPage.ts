import type { Impersonation } from './impersonation.ts';

export interface ImpersonationPage {
  items: Impersonation[];
  nextCursor?: string;
}
