import { useCallback } from 'react';
import { textOf } from '../list/search.ts';
import { usePlace } from './PlaceContext.ts';

/** `useOpened` for a page that may be a document of its own. */
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
    // What was opened from its page is closed as by Back; a link that led straight here has no such step.
    if (step === name) back();
    else narrow({ [name]: undefined }, { replace: true });
  }, [narrow, back, name, step]);
  return [opened, open, close];
}
