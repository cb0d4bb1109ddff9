import { marketplaceNow } from '@caravan/sdk';
import { useEffect, useState } from 'react';

/**
 * The marketplace's time, which a sandbox's clock moves: what is compared with now is compared with it. With `everyMs`
 * it is read anew that often, and when a sleeping tab wakes.
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
