import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds between checks for changes (H-639). */
const autosaveEvery = 10_000;

export type Autosave = {
  /** Nothing has changed since the last save, automatic or manual. */
  isKept: boolean;
};

/**
 * Saves the input every ten seconds while enabled and changed (H-639). `kept` is the server's state when the
 * form opens. A failed save is retried with the next interval.
 */
export function useAutosave<Values>(
  values: Values,
  save: (values: Values) => Promise<unknown>,
  { kept, enabled = true }: { kept: Values; enabled?: boolean },
): Autosave {
  const now = JSON.stringify(values);
  const [last, setLast] = useState(() => JSON.stringify(kept));
  const look = useEffectEvent(async () => {
    if (now === last) return;
    try {
      await save(values);
      setLast(now);
    } catch {
      // The screen shows the error; the input stays unsaved.
    }
  });
  useEffect(() => {
    if (!enabled) return;
    const timer = setInterval(() => void look(), autosaveEvery);
    return () => clearInterval(timer);
  }, [enabled]);
  return { isKept: now === last };
}
