import type { LaunchView } from '@caravan/sdk';
import { words } from './messages.ts';

/** The launch as two fields, in the trip's zone. */
export interface LaunchValues {
  date: string | null;
  time: string | null;
}

export const launchValues = ({ launchDate, launchTime }: LaunchView): LaunchValues => ({
  date: launchDate ?? null,
  time: launchTime ?? null,
});

/** Whether the server takes no launch on a day (H-383). */
export const isClosedDay = (launch: LaunchView, day: string): boolean => launch.disabledDates.includes(day);

/** Both fields or neither, and a day that the server takes (H-381 to H-383). */
export function launchProblems(form: LaunchValues, launch: LaunchView): { date?: string; time?: string } {
  const problems: { date?: string; time?: string } = {};
  if (!form.date !== !form.time) problems[form.date ? 'time' : 'date'] = words.both;
  if (form.date && form.date < launch.earliest) problems.date = words.tooEarly;
  if (form.date && (form.date > launch.latest || isClosedDay(launch, form.date)))
    problems.date = words.closedDay;
  return problems;
}

/** Why the launch cannot be scheduled, or nothing: it needs both fields, valid and changed (H-385). */
export function scheduleReason(form: LaunchValues, launch: LaunchView): string | undefined {
  const problems = launchProblems(form, launch);
  if (problems.date ?? problems.time) return problems.date ?? problems.time;
  if (!form.date) return words.empty;
  const before = launchValues(launch);
  return form.date === before.date && form.time === before.time ? words.unchanged : undefined;
}
