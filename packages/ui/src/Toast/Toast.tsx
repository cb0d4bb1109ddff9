import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastQueue } from './toast.ts';

// Loaded with the first toast.
const ToastBox = lazy(() => import('./ToastBox.tsx').then((m) => ({ default: m.ToastBox })));

const subscribe = (tell: () => void) => {
  const end = toastQueue.subscribe(tell);
  return () => void end();
};
let told = false;
const anyYet = () => (told ||= toastQueue.visibleToasts.length > 0);

/** The region where toasts appear. Render it once per app. */
export function ToastRegion() {
  const isUsed = useSyncExternalStore(subscribe, anyYet, () => false);
  return isUsed ? (
    <Suspense fallback={null}>
      <ToastBox />
    </Suspense>
  ) : null;
}
