import { createExport, exportAudience } from '@caravan/sdk/client';
import { connect, JobsService, type WatchExportResponse } from '@caravan/sdk/connect';
import { getListExportsQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { rpcError } from '@caravan/shell/rpc';
import { useRefresh } from '@caravan/shell/useRefresh';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What a host takes along: the travelers of a trip, or the audience, with its answers on request. */
export type Exported = { tripId: string } | { extended: boolean };

/** Starts an export and follows it until it ends. The stream closes with the panel. */
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
    // Development mounts twice; the first mount's timer is cleared before it starts a second export.
    const timer = setTimeout(() => void start(), 0);
    return () => {
      clearTimeout(timer);
      stream.current?.abort();
    };
  }, [start]);

  return { progress, error, again: () => void start() };
}
