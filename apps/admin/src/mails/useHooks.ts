import type { EmailHook } from '@caravan/sdk';
import { useListEmailHooks } from '@caravan/sdk/react-query';

/** The kinds of emails that the marketplace sends, by their name in the list. */
export function useHooks(): Record<string, EmailHook> {
  const { data } = useListEmailHooks({ query: { staleTime: Infinity, throwOnError: false } });
  return Object.fromEntries((data?.items ?? []).map((hook) => [hook.hook, hook]));
}
