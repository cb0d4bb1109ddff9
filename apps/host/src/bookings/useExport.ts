import { createExport, exportAudience } from '@caravan/sdk/client';
import { connect, JobsService, type WatchExportResponse } from '@caravan/sdk/connect';
import { getListExportsQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { rpcError } from '@caravan/shell/rpc';
import { useRefresh } from '@caravan/shell/useRefresh';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What to export: a trip's travelers, or the audience, optionally with its survey answers. */
export type Exported = { tripId: string } | { extended: boolean };

/** Starts an export and tracks it until it ends. The stream closes when the panel does. */
export function useExport(what: Exported) {
  const refresh = useRefresh();
  const [progress, setProgress] = useState<WatchExportResponse>();
  const [error, setError] = useState<string>();
  const stream = useRef<AbortController>(null);
  const travelers = useChange(createExport, { failed: 'here' }).send;
  const audience = useChange(exportAudience, { failed: 'here' }).send;
  const tripId = 'tripId' in what ? what.tripId : undefined;
  const extended = 'extended' in what && what.extended;

  const start = useCallback(async () => {
    const controller = new AbortController();
    stream.current?.abort();
    stream.current = controller;
    setError(undefined);
    setProgress(undefined);
    try {
      const { id } = tripId
        ? await travelers({ kind: 'tripTravelers', tripId })
        : await audience({ extended });
      for await (const message of connect(JobsService).watchExport(
        { exportId: id },
        { signal: controller.signal },
      )) {
        setProgress(message);
      }
      void refresh(getListExportsQueryKey());
    } catch (cause) {
      if (!controller.signal.aborted) setError(rpcError(cause).message);
    }
  }, [travelers, audience, refresh, tripId, extended]);

  useEffect(() => {
    // Strict Mode mounts twice; clearing the first mount's timer prevents a second export.
    const timer = setTimeout(() => void start(), 0);
    return () => {
      clearTimeout(timer);
      stream.current?.abort();
    };
  }, [start]);

  return { progress, error, again: () => void start() };
}
