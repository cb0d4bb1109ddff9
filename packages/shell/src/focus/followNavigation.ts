import type { AnyRouter } from '@tanstack/react-router';
import { shown } from './shown.ts';

/**
 * After each navigation the focus goes to the heading of what has been shown. A change of the address's search alone
 * (a filter, a drawer) is none, and the first page is the browser's. Most of it comes with the first navigation.
 */
export function followNavigation(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const before = shown();
    const off = router.subscribe('onResolved', () => {
      off();
      void import('./leadToHeading.ts').then(({ leadToHeading }) => leadToHeading(before));
    });
  });
}
