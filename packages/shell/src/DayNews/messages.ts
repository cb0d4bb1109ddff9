import { plural, t } from '@lingui/core/macro';
import type { DayChangeEntry } from '@caravan/sdk';
import type { useFormat } from '../format/useFormat.ts';
import { duration, serviceTypeWords } from '../words/serviceWords.ts';

export const words = {
  title: t`What changed since you booked`,
  titleForOthers: t`Changes since travelers booked`,
  changedOn: (date: string) => t`Changed on ${date}`,
  failed: t`We couldn’t check whether anything changed.`,
  seen: t`Got it`,
  seenOf: (day: string) => t`Got it, ${day}`,
  thanks: t`Thanks for letting us know`,
  seenBy: (seen: number, travelers: number) =>
    t`Seen by ${seen} of ${plural(travelers, { one: '# traveler', other: '# travelers' })}`,
};

/** Describes a change in one sentence. */
export function changeWords(
  { kind, type, name: said, field, before = '', after = '' }: DayChangeEntry,
  format: Pick<ReturnType<typeof useFormat>, 'time'>,
): string {
  const name = said || serviceTypeWords[type];
  if (kind === 'added') return t`${name} was added.`;
  if (kind === 'removed') return t`${name} was removed.`;
  if (kind === 'moved') return t`${name} moved from day ${before} to day ${after}.`;
  const values = (of: (value: string) => string) => ({ was: before && of(before), is: after && of(after) });
  switch (field) {
    case 'name':
      return before ? t`${before} is now ${name}.` : t`${name} has a new name.`;
    case 'startTime': {
      const { was, is } = values(format.time);
      if (!is) return t`${name} has no fixed start time anymore.`;
      return was ? t`${name} starts at ${is} instead of ${was}.` : t`${name} starts at ${is}.`;
    }
    case 'lengthMinutes': {
      const { was, is } = values((minutes) => duration(Number(minutes)));
      if (!is) return t`${name} has no fixed length anymore.`;
      return was ? t`${name} takes ${is} instead of ${was}.` : t`${name} takes ${is}.`;
    }
    case 'location':
      if (!after) return t`${name} has no fixed place anymore.`;
      return before
        ? t`${name} takes place at ${after} instead of ${before}.`
        : t`${name} takes place at ${after}.`;
    default:
      return t`${name} has a new description.`;
  }
}
