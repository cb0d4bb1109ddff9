import { marketplaceNow } from '@caravan/sdk';
import { useEffect, useState } from 'react';

/**
 * The marketplace's time, which a sandbox's clock can move; use it for every comparison with the current
 * time. With `everyMs`, it updates at that interval, and when a sleeping tab wakes up.
 *
 * @returns Milliseconds since 1970.
 */
export function useNow(everyMs?: number): number {
  const [now, setNow] = useState(marketplaceNow);
  useEffect(() => {
    if (!everyMs) return;
    const tick = () => setNow(marketplaceNow());
    tick();
    const timer = setInterval(tick, everyMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [everyMs]);
  return now;
}
