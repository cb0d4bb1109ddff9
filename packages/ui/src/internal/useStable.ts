import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for the component's life that calls the latest `act`: what it is given to need not be drawn again. */
export function useStable<Args extends unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
