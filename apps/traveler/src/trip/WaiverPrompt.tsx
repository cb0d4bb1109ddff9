import type { Booking } from '@caravan/sdk';
import { acceptTravelerTerms } from '@caravan/sdk/client';
import { getGetBookingQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useTenant } from '@caravan/shell/useTenant';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { Checkbox } from '@caravan/ui/Checkbox';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingsQuery } from '../bookings/useBookings.ts';
import { words } from './messages.ts';

/** The traveler terms, which open the other tabs once they are signed (T-024, T-228). */
export function WaiverPrompt({ booking }: { booking: Booking }) {
  const { brand } = useTenant();
  const queryClient = useQueryClient();
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const accept = useChange(acceptTravelerTerms, {
    onDone: (saved) => {
      queryClient.setQueryData(getGetBookingQueryKey(saved.id), saved);
      return queryClient.invalidateQueries({ queryKey: bookingsQuery().queryKey });
    },
  });
  const sign = () => {
    setMissing(!agreed);
    if (agreed) accept.run(booking.trip.id);
  };
  return (
    <Card className="mb-8">
      <p className="kicker">{words.waiverKicker}</p>
      <h2 className="display mt-2 text-3xl">{words.waiverTitle}</h2>
      <p className="mt-2 text-muted">{words.waiverText}</p>
      <div
        // A scrolling region is reached by the keyboard too.
        tabIndex={0}
        role="region"
        aria-label={words.waiverTitle}
        className="mt-6 max-h-72 overflow-y-auto rounded-md border border-line bg-surface p-5"
      >
        <ol className="grid gap-4 text-[0.9375rem]">
          {words.waiverSections(brand, booking.trip.name).map(([heading, body], i) => (
            <li key={heading}>
              <h3 className="font-medium">
                {i + 1}. {heading}
              </h3>
              <p className="mt-0.5 text-muted">{body}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <Checkbox
          value={agreed}
          onChange={(on) => {
            setAgreed(on);
            setMissing(false);
          }}
          error={missing ? words.waiverNeeded : undefined}
        >
          {words.waiverAgree}
        </Checkbox>
        <Button isPending={accept.isPending} onPress={sign}>
          {words.waiverSign}
        </Button>
      </div>
    </Card>
  );
}
