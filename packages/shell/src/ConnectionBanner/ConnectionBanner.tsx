import { t } from '@lingui/core/macro';
import { OfflineBanner } from '@caravan/ui/OfflineBanner';
import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { connection, isUnanswered } from '../connection/connection.ts';

const words = {
  away: t`We cannot reach the service right now. We’ll keep trying and reconnect you as soon as we can.`,
};

/**
 * Shows while the browser is offline or the server is unreachable; on reconnect, it refetches the queries
 * that failed.
 */
export function ConnectionBanner() {
  const client = useQueryClient();
  const away = useSyncExternalStore(connection.subscribe, connection.isAway, () => false);
  const was = useRef(away);
  useEffect(() => {
    if (was.current && !away)
      void client.refetchQueries({
        predicate: ({ state }) => state.error !== null && isUnanswered(state.error),
      });
    was.current = away;
  }, [away, client]);
  return (
    <div className="sticky top-(--head) z-20">
      <OfflineBanner />
      <div role="status" className="bg-warning-soft text-sm text-warning empty:hidden">
        {away && navigator.onLine && (
          <p className="flex items-center justify-center gap-2 px-4 py-2">
            <CloudOff aria-hidden className="size-4 shrink-0" />
            {words.away}
          </p>
        )}
      </div>
    </div>
  );
}
