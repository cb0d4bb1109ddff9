import { useNow } from '../now/useNow.ts';

/** Whole seconds until an instant, never below 0. */
export function secondsUntil(moment: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000));
}

/** Formats seconds as a clock: 754 is "12:34". */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Counts down to an instant by the marketplace's clock. */
export function useSecondsUntil(moment: string | undefined): number | undefined {
  const now = useNow(moment ? 1000 : undefined);
  return moment ? secondsUntil(moment, now) : undefined;
}
