import { type ComponentProps, lazy, Suspense } from 'react';

// Loaded only by tables with selectable rows.
const Checkbox = lazy(() => import('../Checkbox/Checkbox.tsx').then((m) => ({ default: m.Checkbox })));

/** The checkbox that selects a row or all rows. */
export function Tick(props: ComponentProps<typeof Checkbox>) {
  return (
    <Suspense fallback={<span className="block size-5" />}>
      <Checkbox {...props} />
    </Suspense>
  );
}
