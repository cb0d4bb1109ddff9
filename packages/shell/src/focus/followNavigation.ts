import type { AnyRouter } from '@tanstack/react-router';
import { shown } from './shown.ts';

/**
 * After each navigation, moves focus to the heading of the new content. A change of search parameters alone
 * (a filter, a drawer) doesn't count, and the browser handles the first page. Most of the code loads on the
 * first navigation.
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
