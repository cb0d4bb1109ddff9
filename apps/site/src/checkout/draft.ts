import type { Gender, Hold, PaymentResult, WaitlistEntry } from '@caravan/sdk';
import { useSyncExternalStore } from 'react';
import { firstSelection, type Selection } from './selection.ts';

/** One traveler as the form has it. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  gender: Gender | null;
  dateOfBirth: string | null;
  countryCode: string | null;
}

/** A booking in the making. It lives in the tab's storage: a reload or a look elsewhere loses nothing. */
export interface Draft {
  selection: Selection;
  people: Person[];
  /** The hold and the secret that proves whose it is. */
  hold?: { id: string; token: string; expiresAt: string };
  paymentOption: 'minimum' | 'full';
  /** The discount code that the hold has. */
  code?: string | undefined;
  /** Whether the customer wants one email with which to finish later. */
  remind?: boolean;
  /** The emailed link that was taken up here. A reload finds what came of it, not once more what the link says. */
  takenUp?: string | undefined;
  /** The booked result, for the last page. */
  result?: PaymentResult;
  /** The party's place in line, once it waits. */
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
const keyOf = (tripPath: string) => `caravan.checkout.${tripPath}`;

function read(tripPath: string): Draft {
  const known = drafts.get(tripPath);
  if (known) return known;
  let draft = emptyDraft;
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(tripPath)) ?? 'null') as Partial<Draft> | null;
    if (kept) draft = { ...emptyDraft, ...kept };
  } catch {
    // Storage may be refused; the draft then lives as long as the page.
  }
  drafts.set(tripPath, draft);
  return draft;
}

function write(tripPath: string, draft: Draft): void {
  drafts.set(tripPath, draft);
  try {
    sessionStorage.setItem(keyOf(tripPath), JSON.stringify(draft));
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the draft outside of rendering, as it is now. */
export const currentDraft = read;

export function updateDraft(tripPath: string, change: Partial<Draft>): void {
  write(tripPath, { ...read(tripPath), ...change });
}

/** Forgets the people and the hold; only what the last page shows stays. */
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

/** As many forms as travelers, keeping what was typed. */
export function peopleFor(people: Person[], spots: number): Person[] {
  return Array.from({ length: spots }, (_, i) => people[i] ?? emptyPerson);
}
