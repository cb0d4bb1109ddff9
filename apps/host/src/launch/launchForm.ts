import type { LaunchView } from '@caravan/sdk';
import { words } from './messages.ts';

/** The launch as two fields, in the trip's time zone. */
export interface LaunchValues {
  date: string | null;
  time: string | null;
}

export const launchValues = ({ launchDate, launchTime }: LaunchView): LaunchValues => ({
  date: launchDate ?? null,
  time: launchTime ?? null,
});

/** Whether the server accepts no launch on a date (H-383). */
export const isClosedDay = (launch: LaunchView, day: string): boolean => launch.disabledDates.includes(day);

/** Validates that both fields or neither are filled in, and that the server accepts the date (H-381 to H-383). */
export function launchProblems(form: LaunchValues, launch: LaunchView): { date?: string; time?: string } {
  const problems: { date?: string; time?: string } = {};
  if (!form.date !== !form.time) problems[form.date ? 'time' : 'date'] = words.both;
  if (form.date && form.date < launch.earliest) problems.date = words.tooEarly;
  if (form.date && (form.date > launch.latest || isClosedDay(launch, form.date)))
    problems.date = words.closedDay;
  return problems;
}

/** Why the launch can't be scheduled, if so: both fields must be valid and changed (H-385). */
export function scheduleReason(form: LaunchValues, launch: LaunchView): string | undefined {
  const problems = launchProblems(form, launch);
  if (problems.date ?? problems.time) return problems.date ?? problems.time;
  if (!form.date) return words.empty;
  const before = launchValues(launch);
  return form.date === before.date && form.time === before.time ? words.unchanged : undefined;
}
