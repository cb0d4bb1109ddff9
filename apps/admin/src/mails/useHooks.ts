import type { EmailHook } from '@caravan/sdk';
import { useListEmailHooks } from '@caravan/sdk/react-query';

/** The mails that the marketplace sends, by the name that the list of mails has for them. */
export function useHooks(): Record<string, EmailHook> {
  const { data } = useListEmailHooks({ query: { staleTime: Infinity, throwOnError: false } });
  return Object.fromEntries((data?.items ?? []).map((hook) => [hook.hook, hook]));
}
