import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a stable identity that calls the latest `act`, so that memoized children don't re-render. */
export function useStable<Args extends unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
