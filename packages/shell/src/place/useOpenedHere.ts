import { useCallback } from 'react';
import { textOf } from '../list/search.ts';
import { usePlace } from './PlaceContext.ts';

/** `useOpened` for pages that may be documents of their own. */
export function useOpenedHere(
  name: string,
): [opened: string | undefined, open: (id: string) => void, close: () => void] {
  const { search, opened: step, narrow, back } = usePlace();
  const opened = textOf(search[name]);
  const open = useCallback(
    (id: string) => narrow({ [name]: id }, { replace: opened !== undefined, opened: name }),
    [narrow, name, opened],
  );
  const close = useCallback(() => {
    // If it was opened from its page, closing goes back; a direct link has no history entry to go back to.
    if (step === name) back();
    else narrow({ [name]: undefined }, { replace: true });
  }, [narrow, back, name, step]);
  return [opened, open, close];
}
