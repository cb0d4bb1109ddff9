import { useSyncExternalStore } from 'react';

const query = '(min-width: 768px)';

/** Whether the screen is wider than the product's 768 px breakpoint (H-614). */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
