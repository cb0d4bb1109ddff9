import type { EmailHook } from './emailHook.ts';

export interface EmailHookList {
  items: EmailHook[];
}
