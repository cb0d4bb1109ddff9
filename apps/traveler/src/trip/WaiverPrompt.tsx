import type { Booking } from '@caravan/sdk';
import { acceptMinorDisclaimer, acceptTravelerTerms, getShowTravelerTermsUrl } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { Alert } from '@caravan/ui/Alert';
import { Card } from '@caravan/ui/Card';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { EmbedFrame } from '@caravan/ui/EmbedFrame';
import { useState } from 'react';
import { words } from './messages.ts';

type Said = 'termsAccepted' | 'minorDisclaimer';

/** Parses a message from the framed page (T-059); anything else is ignored. */
function said(data: unknown): Said | null {
  if (typeof data !== 'object' || data === null) return null;
  if ('termsAccepted' in data && data.termsAccepted === true) return 'termsAccepted';
  return 'minorDisclaimer' in data && data.minorDisclaimer === true ? 'minorDisclaimer' : null;
}

/**
 * The traveler terms, which unlock the other tabs once signed (T-024, T-228): the marketplace's own page in
 * an iframe, which reports the choice. For a minor, a parent or guardian signs the disclaimer instead
 * (T-061).
 */
export function WaiverPrompt({ booking }: { booking: Booking }) {
  const [minor, setMinor] = useState(false);
  const accept = useChange(acceptTravelerTerms, { failed: 'here' });
  const disclaim = useChange(acceptMinorDisclaimer, { failed: 'here' });
  const name = `${booking.customer.firstName} ${booking.customer.lastName}`;
  return (
    <Card className="mb-8">
      <p className="kicker">{words.waiverKicker}</p>
      <h2 className="display mt-2 text-3xl">{words.waiverTitle}</h2>
      <p className="mt-2 mb-6 text-muted">{words.waiverText}</p>
      {accept.problem && (
        <Alert tone="error" className="mb-4">
          {accept.problem}
        </Alert>
      )}
      <EmbedFrame<Said>
        src={getShowTravelerTermsUrl({ tripId: booking.trip.id })}
        title={words.waiverFrame}
        parse={said}
        onMessage={(what) => {
          if (what === 'minorDisclaimer') setMinor(true);
          else accept.run(booking.trip.id);
        }}
        height={760}
      />
      <ConfirmDialog
        isOpen={minor}
        onClose={() => {
          setMinor(false);
          disclaim.reset();
        }}
        onConfirm={() => disclaim.run(booking.trip.id)}
        title={words.minorTitle}
        confirmLabel={words.minorSign}
        isPending={disclaim.isPending}
        error={disclaim.problem}
      >
        <p>
          {booking.isPrimary ? words.minorText(name, booking.trip.name) : words.minorOwn(booking.trip.name)}
        </p>
      </ConfirmDialog>
    </Card>
  );
}
