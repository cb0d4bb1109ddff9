import type { EmailCampaign, Trip } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { Copy } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { copyWords as words } from './copyWords.ts';

const DuplicateEmail = lazy(() =>
  import('./DuplicateEmail.tsx').then((m) => ({ default: m.DuplicateEmail })),
);

export type DuplicateButtonProps = { trip: Trip; email: EmailCampaign };

/** Makes a draft of an email that has gone out; nothing before. */
export function DuplicateButton({ trip, email }: DuplicateButtonProps) {
  const [asking, setAsking] = useState(false);
  if (!trip.promoteEmails?.find(({ kind }) => kind === email.kind)?.copyable) return null;
  return (
    <>
      <Button variant="secondary" size="sm" icon={<Copy aria-hidden />} onPress={() => setAsking(true)}>
        {words.duplicate}
      </Button>
      <Suspense>
        {asking && <DuplicateEmail trip={trip} email={email} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
