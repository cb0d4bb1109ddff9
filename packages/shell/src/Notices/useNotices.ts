import { useListMyNotices } from '@caravan/sdk/react-query';

/** Polling interval in milliseconds; notifications aren't a chat. */
const lookEveryMs = 60_000;

/**
 * The newest notifications, polled while the page is visible. Errors are ignored, so that a failing bell
 * disturbs no one.
 */
export function useNotices() {
  return useListMyNotices(undefined, {
    query: { refetchInterval: lookEveryMs, throwOnError: false, retry: false },
  });
}
