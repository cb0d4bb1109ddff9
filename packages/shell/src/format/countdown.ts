import { useEffect, useState } from 'react';

/** Whole seconds until a moment, never below 0. */
export function secondsUntil(moment: string, now = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000));
}

/** 754 as "12:34". */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Counts down to a moment by the clock, so that a sleeping tab is right when it wakes. */
export function useSecondsUntil(moment: string | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!moment) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [moment]);
  return moment ? secondsUntil(moment, now) : undefined;
}
