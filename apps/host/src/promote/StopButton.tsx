import type { EmailCampaign } from '@caravan/sdk';
import { useBarred } from '@caravan/shell/useBarred';
import { Button } from '@caravan/ui/Button';
import { CircleStop } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { stopWords as words } from './stopWords.ts';

const StopEmail = lazy(() => import('./StopEmail.tsx').then((m) => ({ default: m.StopEmail })));

export type StopButtonProps = { tripId: string; email: EmailCampaign };

/** Stops an email while it is being sent; renders nothing before and after. */
export function StopButton({ tripId, email }: StopButtonProps) {
  const barred = useBarred('stopTripEmail');
  const [asking, setAsking] = useState(false);
  return (
    <>
      {email.stoppable && (
        <Button
          variant="danger-quiet"
          size="sm"
          icon={<CircleStop aria-hidden />}
          {...(barred && { disabledReason: barred })}
          onPress={() => setAsking(true)}
        >
          {words.stop}
        </Button>
      )}
      <Suspense>
        {asking && <StopEmail tripId={tripId} email={email} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
