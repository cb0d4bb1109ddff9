import type { Service } from '@caravan/sdk';

/** What the day is about first, then what has no time, then by time; the bed is last. */
function rankOf({ type, startTime }: Service): string {
  if (type === 'accommodation') return '4';
  if (startTime) return `3 ${startTime.padStart(5, '0')}`;
  return type === 'info' ? '1' : '2';
}

/** A day's entries as they are experienced, whatever the order in which they were entered. */
export const inOrder = (services: readonly Service[]) =>
  [...services].sort((a, b) => rankOf(a).localeCompare(rankOf(b), 'en'));
