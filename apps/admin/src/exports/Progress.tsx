import type { Export } from '@caravan/sdk';
import { getListExportsQueryKey, useGetExport } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { useRefresh } from '@caravan/shell/useRefresh';
import { useEffect } from 'react';
import { words } from './messages.ts';

/** The progress of an export. Polls until a running export ends, and then refetches the list. */
export function Progress({ of }: { of: Export }) {
  const format = useFormat();
  const refresh = useRefresh();
  const ended = of.finishedAt !== undefined;
  const { data: now = of } = useGetExport(of.id, {
    query: {
      enabled: !ended,
      throwOnError: false,
      refetchInterval: ({ state }) => (state.data?.finishedAt ? false : 1500),
    },
  });
  const hasEnded = !ended && now.finishedAt !== undefined;
  useEffect(() => {
    if (hasEnded) void refresh(getListExportsQueryKey());
  }, [hasEnded, refresh]);
  if (ended) return words.lines(of.doneRows);
  return words.of(format.number(now.doneRows), format.number(now.totalRows));
}
