import type { PromoteEmail, PromoteEmailInput, Trip } from '@caravan/sdk';

/** The kinds of promotional emails that go out. */
export type ChosenEmails = ReadonlySet<string>;

/** Those about which the host can still decide. */
export const openEmails = (trip: Trip): PromoteEmail[] =>
  (trip.promoteEmails ?? []).filter((email) => email.editable);

/** Those that the host has accepted before. */
export const chosenEmails = (trip: Trip): ChosenEmails =>
  new Set(
    openEmails(trip)
      .filter((email) => email.active)
      .map((email) => email.kind),
  );

/** The decision on each, as a launch takes it along. */
export const decisions = (trip: Trip, chosen: ChosenEmails): PromoteEmailInput[] =>
  openEmails(trip).map(({ kind }) => ({ kind, active: chosen.has(kind) }));
