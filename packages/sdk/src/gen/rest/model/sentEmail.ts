import type { SentEmailState } from './sentEmailState.ts';

export interface SentEmail {
  id: string;
  kind: string;
  email: string;
  state: SentEmailState;
  sentAt?: string;
  openedAt?: string;
}
