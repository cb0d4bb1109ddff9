import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds between two looks at whether something has changed (H-639). */
const autosaveEvery = 10_000;

export type Autosave = {
  /** Nothing has changed since it was kept, here or by hand. */
  isKept: boolean;
};

/**
 * Keeps what is typed every ten seconds while it is on and something has changed (H-639). `kept` is what the server has
 * when the form opens. A try that fails is made again with the next ten seconds.
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
      // The screen says it; what was typed stays changed.
    }
  });
  useEffect(() => {
    if (!enabled) return;
    const timer = setInterval(() => void look(), autosaveEvery);
    return () => clearInterval(timer);
  }, [enabled]);
  return { isKept: now === last };
}
