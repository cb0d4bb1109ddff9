import { Skeleton } from '@caravan/ui/Skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import { useStaff } from '../frame/useStaff.ts';
import { words } from './messages.ts';

const History = lazy(() => import('./History.tsx').then((m) => ({ default: m.History })));
const AccessPanel = lazy(() => import('../access/AccessPanel.tsx').then((m) => ({ default: m.AccessPanel })));

export type TrailProps = {
  /** The object type in the audit log. */
  objectType: string;
  /** The object's namespace in the permission model. */
  namespace: string;
  id: string;
};

/** An object's history, and its permissions. Only admins and support can see them; for others, it renders nothing. */
export function Trail({ objectType, namespace, id }: TrailProps) {
  if (!useStaff().seesAll) return null;
  return (
    <>
      <Part title={words.access}>
        <AccessPanel namespace={namespace} objectId={id} />
      </Part>
      <Part title={words.history}>
        <History objectType={objectType} objectId={id} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-7">
      <h3 className="mb-3 text-base font-semibold">{title}</h3>
      <Suspense fallback={<Skeleton lines={4} />}>{children}</Suspense>
    </section>
  );
}
