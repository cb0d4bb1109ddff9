import { WifiOff } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useSay } from '../internal/say.ts';

export type OfflineBannerProps = { children?: ReactNode };

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Appears while the browser is offline. */
export function OfflineBanner({ children }: OfflineBannerProps) {
  const say = useSay();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="bg-warning-soft text-sm text-warning empty:hidden">
      {!online && (
        <p className="flex items-center justify-center gap-2 px-4 py-2">
          <WifiOff aria-hidden className="size-4" />
          {children ?? say('You’re offline. We’ll keep your changes here until you reconnect.')}
        </p>
      )}
    </div>
  );
}
