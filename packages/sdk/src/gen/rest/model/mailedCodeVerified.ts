import type { MailedCodeVerifiedKind } from './mailedCodeVerifiedKind.ts';

export interface MailedCodeVerified {
  token: string;
  kind: MailedCodeVerifiedKind;
}
