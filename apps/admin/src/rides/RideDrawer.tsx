import type { GroundTransfer } from '@caravan/sdk';
import { cancelGroundTransfer, getGroundTransfer, updateGroundTransfer } from '@caravan/sdk/client';
import { updateGroundTransferForm } from '@caravan/sdk/forms';
import { getGetGroundTransferQueryKey, useGetGroundTransfer } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { TextLink } from '@caravan/ui/TextLink';
import { useState } from 'react';
import { History } from '../audit/History.tsx';
import { paths } from '../paths.ts';
import { RecordDrawer } from '../records/RecordDrawer.tsx';
import { useRecord } from '../records/useRecord.ts';
import { statusWords, words } from './messages.ts';

export type RideDrawerProps = { id: string; onClose: () => void };

const fields = (['flightNumber', 'firstName', 'lastName', 'email', 'phone'] as const).map((name) => ({
  name,
  label: words[name],
}));

/** Lifts the fields of the person to meet, which staff can correct, to the record's top level. */
const flat = (ride: GroundTransfer) => ({ ...ride, ...ride.journey.traveler });

/** One ride: its status, the person to meet, and a way to cancel it. */
export default function RideDrawer({ id, onClose }: RideDrawerProps) {
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const ride = useGetGroundTransfer(id);
  const record = useRecord(id, getGetGroundTransferQueryKey(id), {
    get: getGroundTransfer,
    update: updateGroundTransfer,
  });
  const cancel = useChange(cancelGroundTransfer, {
    failed: 'here',
    done: words.cancelled,
    onDone: (next) => {
      record.keep(next);
      setAsking(false);
    },
  });
  const r = ride.data;
  const instant = (iso: string) => format.instant(iso, undefined, r?.journey.timeZone);
  const journey = r?.journey;
  const ended = journey?.cancellationDetails;
  const open = r?.availableActions.some((a) => a.action === 'cancel' && a.enabled);
  return (
    <RecordDrawer
      title={journey?.code ?? words.ride}
      record={r && flat(r)}
      error={ride.error}
      onRetry={() => void ride.refetch()}
      fields={fields}
      rules={updateGroundTransferForm}
      facts={
        r &&
        journey && [
          [words.columns.status, statusWords[r.displayStatus]],
          [words.columns.pickup, instant(journey.pickupDateTime)],
          [words.columns.way, `${journey.origin.name} – ${journey.destination.name}`],
          [
            words.trip,
            <TextLink key="trip" href={paths.trip(r.tripId)}>
              {r.tripName}
            </TextLink>,
          ],
          r.bookingId && [
            words.booking,
            <TextLink key="booking" href={paths.booking(r.bookingId)}>
              {words.showBooking}
            </TextLink>,
          ],
          [words.passengers, String(r.quoteRequest.passengers)],
          [words.luggage, words.luggageText(r.quoteRequest.carryOnLuggage, r.quoteRequest.checkedLuggage)],
          [words.vehicle, journey.vehicleCategory],
          journey.transferCompany && [words.company, journey.transferCompany.name],
          journey.driver && [words.driver, `${journey.driver.name}, ${journey.driver.phoneNumber}`],
          journey.priceSummary && [
            words.columns.price,
            format.money(journey.priceSummary.totalMinor, journey.priceSummary.currency, { trim: false }),
          ],
          ended?.freeCancellationUntil && [words.freeUntil, instant(ended.freeCancellationUntil)],
          ended?.refundMinor !== undefined && [
            words.refunded,
            format.money(ended.refundMinor, journey.priceSummary?.currency, { trim: false }),
          ],
          r.message && [words.message, r.message],
        ]
      }
      onSave={async (data) => flat(await record.onSave(data))}
      onReload={async () => flat(await record.onReload())}
      onClose={onClose}
    >
      {open && (
        <Button variant="danger-quiet" className="mt-6" onPress={() => setAsking(true)}>
          {words.cancel}
        </Button>
      )}
      <h3 className="mt-8 mb-4 text-base font-semibold">{words.history}</h3>
      <History objectType="GroundTransfer" objectId={id} />
      {asking && r && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsking(false)}
          onConfirm={() => cancel.run(id, { version: r.version })}
          title={words.cancelTitle}
          confirmLabel={words.cancel}
          cancelLabel={words.keep}
          tone="danger"
          isPending={cancel.isPending}
          error={cancel.error?.message}
        >
          {words.cancelText}
        </ConfirmDialog>
      )}
    </RecordDrawer>
  );
}
