import { Button } from '@caravan/ui/Button';
import { Drawer } from '@caravan/ui/Drawer';
import { Skeleton } from '@caravan/ui/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { words } from './messages.ts';

const TripVersions = lazy(() => import('./TripVersions.tsx'));

/** Opens the versions of a trip, for those who work on it. */
export function VersionsButton({ tripId, className }: { tripId: string; className?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        onPress={() => setOpen(true)}
        {...(className !== undefined && { className })}
      >
        {words.open}
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} size="lg" title={words.title}>
        <Suspense fallback={<Skeleton lines={6} />}>
          <TripVersions tripId={tripId} />
        </Suspense>
      </Drawer>
    </>
  );
}
