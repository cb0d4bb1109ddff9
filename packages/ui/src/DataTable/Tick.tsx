import { type ComponentProps, lazy, Suspense } from 'react';

// Only tables whose rows are selected have any.
const Checkbox = lazy(() => import('../Checkbox/Checkbox.tsx').then((m) => ({ default: m.Checkbox })));

/** The checkbox of a row, or of all. */
export function Tick(props: ComponentProps<typeof Checkbox>) {
  return (
    <Suspense fallback={<span className="block size-5" />}>
      <Checkbox {...props} />
    </Suspense>
  );
}
