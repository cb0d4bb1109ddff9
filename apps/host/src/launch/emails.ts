import type { PromoteEmail, PromoteEmailInput, Trip } from '@caravan/sdk';

/** The kinds of promotional emails to send. */
export type ChosenEmails = ReadonlySet<string>;

/** The emails that the host can still decide on. */
export const openEmails = (trip: Trip): PromoteEmail[] =>
  (trip.promoteEmails ?? []).filter((email) => email.editable);

/** The emails that the host has already approved. */
export const chosenEmails = (trip: Trip): ChosenEmails =>
  new Set(
    openEmails(trip)
      .filter((email) => email.active)
      .map((email) => email.kind),
  );

/** The decision on each email, as sent with a launch. */
export const decisions = (trip: Trip, chosen: ChosenEmails): PromoteEmailInput[] =>
  openEmails(trip).map(({ kind }) => ({ kind, active: chosen.has(kind) }));
