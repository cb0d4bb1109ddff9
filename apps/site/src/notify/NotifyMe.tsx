import { SimpleButton } from '@caravan/ui/SimpleButton';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Opening } from './NotifyForm.tsx';
import { words } from './messages.ts';

const NotifyForm = lazy(() => import('./NotifyForm.tsx'));

/** One email when a trip opens, or a host's next one. The form loads on demand. */
export function NotifyMe(of: Opening) {
  const [asked, setAsked] = useState(false);
  const button = (
    <SimpleButton
      variant="secondary"
      icon={<Bell aria-hidden />}
      isPending={asked}
      onPress={() => setAsked(true)}
    >
      {words.start}
    </SimpleButton>
  );
  return (
    <div className="mt-6">
      <p className="mb-3 text-sm text-muted">{of.tripId ? words.trip : words.host(of.hostName)}</p>
      {asked ? (
        <Suspense fallback={button}>
          <NotifyForm {...of} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}
