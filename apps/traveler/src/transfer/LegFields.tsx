import type { GroundTransferType } from '@caravan/sdk';
import { estimateGroundTransfers } from '@caravan/sdk/client';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { DatePicker } from '@caravan/ui/DatePicker';
import { QuantityStepper } from '@caravan/ui/QuantityStepper';
import { TextField } from '@caravan/ui/TextField';
import { TimeSelect } from '@caravan/ui/TimeSelect';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LegErrors, TravelDetails } from './draft.ts';
import { words } from './messages.ts';
import { otherThanStay } from './rides.ts';
import { PlaceField } from './PlaceField.tsx';
import { useTransfer } from './TransferContext.ts';

/** The details of one direction. The driving time follows from the places (T-213, T-214). */
export function LegFields({ type, errors }: { type: GroundTransferType; errors: LegErrors }) {
  const { offer, draft, dispatch } = useTransfer();
  const format = useFormat();
  const leg = draft.legs[type];
  const { details } = leg;
  const change = (part: Partial<TravelDetails>) => dispatch({ type: 'details', leg: type, details: part });
  const from = details.pickup?.placeId;
  const to = details.dropOff?.placeId;
  const road = useQuery({
    queryKey: ['groundTransferDuration', from, to],
    queryFn: () => estimateGroundTransfers({ arrival: { originPlaceId: from!, destinationPlaceId: to! } }),
    enabled: from !== undefined && to !== undefined && from !== to,
    retry: false,
    meta: { errorToast: false },
  });
  const seconds = road.isSuccess && from && to ? (road.data.arrival?.estimatedDuration ?? null) : null;
  useEffect(() => {
    if (leg.estimatedDuration !== seconds) dispatch({ type: 'duration', leg: type, seconds });
  }, [leg.estimatedDuration, seconds, type, dispatch]);
  const { from: first, until: last } = offer[type];
  return (
    <fieldset className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-medium">{words.legs[type]}</legend>
      <PlaceField
        label={words.pickup}
        value={details.pickup}
        onChange={(pickup) => change({ pickup })}
        error={errors.pickup}
      />
      <PlaceField
        label={words.dropOff}
        value={details.dropOff}
        onChange={(dropOff) => change({ dropOff })}
        error={errors.dropOff}
      />
      {seconds !== null && (
        <p className="text-sm text-muted sm:col-span-2">{words.duration(Math.round(seconds / 60))}</p>
      )}
      <DatePicker
        label={words.date}
        description={words.range(format.dateRange(first, last))}
        value={details.pickupDate}
        onChange={(pickupDate) => change({ pickupDate })}
        min={first}
        max={last}
        error={errors.pickupDate}
        isRequired
      />
      {otherThanStay(type, details.pickupDate, offer) && !errors.pickupDate && (
        <Alert tone="warning" className="sm:col-span-2 sm:row-start-4">
          {words.otherDate}
        </Alert>
      )}
      <TimeSelect
        label={words.time}
        description={words.timeAt(format.zone(offer.timeZone))}
        value={details.pickupTime}
        onChange={(pickupTime) => change({ pickupTime })}
        error={errors.pickupTime}
        isRequired
      />
      <TextField
        label={words.flight}
        value={details.flightNumber}
        onChange={(flightNumber) => change({ flightNumber })}
        error={errors.flightNumber}
        maxLength={20}
        isRequired
      />
      <div className="grid grid-cols-1 gap-4">
        <QuantityStepper
          label={words.passengers}
          value={details.passengers}
          onChange={(passengers) => change({ passengers })}
          min={1}
          max={offer.maximumPassengers}
          limitMessage={words.maximumPassengers(offer.maximumPassengers)}
        />
        <QuantityStepper
          label={words.hand}
          value={details.hand}
          onChange={(hand) => change({ hand })}
          max={40}
        />
        <QuantityStepper
          label={words.checked}
          value={details.checked}
          onChange={(checked) => change({ checked })}
          max={40}
        />
      </div>
    </fieldset>
  );
}
