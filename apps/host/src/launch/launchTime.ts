import { addDays, today } from '@caravan/shell/format';
import { words } from './messages.ts';

/** The launch as two fields, in the host's own zone; the contract takes the instant. */
export interface LaunchForm {
  date: string | null;
  time: string | null;
}

const pad = (n: number) => String(n).padStart(2, '0');

/** An instant as the host's local day and minute. */
export function fromInstant(instant: string | undefined | null): LaunchForm {
  if (!instant) return { date: null, time: null };
  const at = new Date(instant);
  return { date: today(at), time: `${pad(at.getHours())}:${pad(at.getMinutes())}` };
}

export function toInstant({ date, time }: LaunchForm): string | null {
  if (!date || !time) return null;
  return new Date(`${date}T${time}:00`).toISOString();
}

/** Both fields or neither, and not before yesterday: a day of tolerance for zones (H-381, H-382). */
export function launchProblems(form: LaunchForm, now = new Date()): { date?: string; time?: string } {
  const problems: { date?: string; time?: string } = {};
  if (!form.date !== !form.time) problems[form.date ? 'time' : 'date'] = words.both;
  if (form.date && form.date < addDays(today(now), -1)) problems.date = words.tooEarly;
  return problems;
}

/** Why the launch cannot be scheduled, or nothing: it needs both fields, valid and changed (H-385). */
export function scheduleReason(
  form: LaunchForm,
  current: string | undefined | null,
  now = new Date(),
): string | undefined {
  const problems = launchProblems(form, now);
  const instant = toInstant(form);
  if (problems.date ?? problems.time) return problems.date ?? problems.time;
  if (instant === null) return words.empty;
  return sameInstant(instant, current) ? words.unchanged : undefined;
}

function sameInstant(a: string, b: string | undefined | null): boolean {
  return !!b && new Date(a).getTime() === new Date(b).getTime();
}

export const zoneName = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
