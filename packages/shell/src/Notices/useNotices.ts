import { useListMyNotices } from '@caravan/sdk/react-query';

/** Milliseconds; the bell is no chat. */
const lookEveryMs = 60_000;

/** The newest notices, looked after while the page is seen; a bell that cannot ring disturbs nobody. */
export function useNotices() {
  return useListMyNotices(undefined, {
    query: { refetchInterval: lookEveryMs, throwOnError: false, retry: false },
  });
}
