import { remindOfHold } from '@caravan/sdk/client';
import { currentDraft } from './draft.ts';

/** Asks for the email with which to finish later, for the hold as it is now, if the customer agreed to it. */
export function askReminder(tripPath: string): void {
  const { hold, people, remind } = currentDraft(tripPath);
  const [customer] = people;
  const email = customer?.email.trim() ?? '';
  if (!remind || !hold || !/^\S+@\S+\.\S+$/.test(email)) return;
  const firstName = customer?.firstName.trim();
  // Booking goes on without it.
  remindOfHold(
    hold.id,
    { email, ...(firstName && { firstName }) },
    { headers: { 'X-Hold-Token': hold.token } },
  ).catch(() => undefined);
}
