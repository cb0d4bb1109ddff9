import { remindOfHold } from '@caravan/sdk/client';
import { currentDraft } from './draft.ts';

/** Requests an email with a link to finish later, for the hold in its current state, if the customer has agreed. */
export function askReminder(tripPath: string): void {
  const { hold, people, remind } = currentDraft(tripPath);
  const [customer] = people;
  const email = customer?.email.trim() ?? '';
  if (!remind || !hold || !/^\S+@\S+\.\S+$/.test(email)) return;
  const firstName = customer?.firstName.trim();
  // A failure doesn't interrupt the booking.
  remindOfHold(
    hold.id,
    { email, ...(firstName && { firstName }) },
    { headers: { 'X-Hold-Token': hold.token } },
  ).catch(() => undefined);
}
