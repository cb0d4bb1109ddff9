import type { Gender, Hold, PaymentResult, WaitlistEntry } from '@caravan/sdk';
import { useSyncExternalStore } from 'react';
import { draftKey } from './hasDraft.ts';
import { firstSelection, type Selection } from './selection.ts';

/** Form values of one traveler. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  gender: Gender | null;
  dateOfBirth: string | null;
  countryCode: string | null;
}

/** A booking in progress, kept in session storage so that it survives reloads and navigation. */
export interface Draft {
  selection: Selection;
  people: Person[];
  /** The hold, and the secret that proves its ownership. */
  hold?: { id: string; token: string; expiresAt: string };
  paymentOption: 'minimum' | 'full';
  /** The hold's discount code. */
  code?: string | undefined;
  /** Whether the customer wants one email with a link to finish later. */
  remind?: boolean;
  /**
   * The email link that was resumed here. After a reload, the draft has what came of it, so the link isn't
   * applied again.
   */
  takenUp?: string | undefined;
  /** The result of the booking, for the last page. */
  result?: PaymentResult;
  /** The party's position on the waitlist, once it waits. */
  waiting?: WaitlistEntry;
}

export const emptyPerson: Person = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  gender: null,
  dateOfBirth: null,
  countryCode: null,
};

const emptyDraft: Draft = { selection: firstSelection, people: [emptyPerson], paymentOption: 'minimum' };
const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();

function read(tripPath: string): Draft {
  const known = drafts.get(tripPath);
  if (known) return known;
  let draft = emptyDraft;
  try {
    const kept = JSON.parse(sessionStorage.getItem(draftKey(tripPath)) ?? 'null') as Partial<Draft> | null;
    if (kept) draft = { ...emptyDraft, ...kept };
  } catch {
    // Without storage, the draft lasts as long as the page.
  }
  drafts.set(tripPath, draft);
  return draft;
}

function write(tripPath: string, draft: Draft): void {
  drafts.set(tripPath, draft);
  try {
    sessionStorage.setItem(draftKey(tripPath), JSON.stringify(draft));
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the current draft outside of rendering. */
export const currentDraft = read;

export function updateDraft(tripPath: string, change: Partial<Draft>): void {
  write(tripPath, { ...read(tripPath), ...change });
}

/** Clears the people and the hold; only what the last page shows is kept. */
export function finishDraft(tripPath: string, result: PaymentResult): void {
  write(tripPath, { ...emptyDraft, result, takenUp: read(tripPath).takenUp });
}

export function rememberHold(tripPath: string, hold: Hold, token: string): void {
  const draft = { ...read(tripPath), hold: { id: hold.id, token, expiresAt: hold.expiresAt } };
  delete draft.result;
  write(tripPath, draft);
}

export function useDraft(tripPath: string): Draft {
  return useSyncExternalStore(
    subscribe,
    () => read(tripPath),
    () => emptyDraft,
  );
}

/** Adjusts the number of traveler forms, keeping the input. */
export function peopleFor(people: Person[], spots: number): Person[] {
  return Array.from({ length: spots }, (_, i) => people[i] ?? emptyPerson);
}
