import { createExport } from '@caravan/sdk/client';
import { connect, JobsService, type WatchExportResponse } from '@caravan/sdk/connect';
import { getListExportsQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { rpcError } from '@caravan/shell/rpc';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Starts an export of the travelers and follows it until it ends. The stream closes with the panel. */
export function useExport(tripId: string) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<WatchExportResponse>();
  const [error, setError] = useState<string>();
  const stream = useRef<AbortController>(null);
  const { send } = useChange(createExport, { failed: 'here' });

  const start = useCallback(async () => {
    const controller = new AbortController();
    stream.current?.abort();
    stream.current = controller;
    setError(undefined);
    setProgress(undefined);
    try {
      const { id } = await send({ kind: 'tripTravelers', tripId });
      for await (const message of connect(JobsService).watchExport(
        { exportId: id },
        { signal: controller.signal },
      )) {
        setProgress(message);
      }
      void queryClient.invalidateQueries({ queryKey: getListExportsQueryKey() });
    } catch (cause) {
      if (!controller.signal.aborted) setError(rpcError(cause).message);
    }
  }, [send, queryClient, tripId]);

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
