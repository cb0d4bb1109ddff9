import type { GroundTransfer, RidePlace, RideStatus } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { Badge, type BadgeProps } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { LinkButton } from '@caravan/ui/LinkButton';
import { RideCard } from '@caravan/ui/RideCard';
import { lazy, Suspense, useState } from 'react';
import { calendarUrl } from './calendarUrl.ts';
import { words } from './messages.ts';

const CancelRide = lazy(() => import('./CancelRide.tsx').then((m) => ({ default: m.CancelRide })));
const EditRide = lazy(() => import('./EditRide.tsx').then((m) => ({ default: m.EditRide })));

const tones: Record<RideStatus, NonNullable<BadgeProps['tone']>> = {
  pending: 'warning',
  processing: 'warning',
  confirmed: 'green',
  'driver-assigned': 'blue',
  'driver-underway': 'blue',
  'driver-arrived': 'blue',
  'journey-in-progress': 'blue',
  completed: 'neutral',
  cancelled: 'red',
};

const nameOf = (place: RidePlace) => [place.name, place.code && `(${place.code})`].filter(Boolean).join(' ');

/** A ride with its driver and actions (T-155, T-197), and a notice if the stay has changed since (T-173). */
export function Ride({ ride, affected }: { ride: GroundTransfer; affected: boolean }) {
  const format = useFormat();
  const [open, setOpen] = useState<'edit' | 'cancel'>();
  const { journey } = ride;
  const { driver, transferCompany, priceSummary, cancellationDetails } = journey;
  const can = (name: 'update' | 'cancel') =>
    ride.availableActions.some((a) => a.action === name && a.enabled);
  const [date, time] = journey.pickupLocalTime.split('T');
  const minutes = Math.round(journey.approxDurationAndDistance.durationInSeconds / 60);
  const until = cancellationDetails?.freeCancellationUntil;
  const note =
    ride.cancellationType === 'provider'
      ? words.byProvider
      : ride.cancelling
        ? words.cancelling
        : can('cancel') && until
          ? words.freeUntil(format.instant(until, 'dateTime', journey.timeZone))
          : ride.availableActions.find((a) => !a.enabled)?.reason;
  return (
    <div className="grid content-start gap-3">
      {affected && <Alert tone="warning">{words.nightsChanged}</Alert>}
      <RideCard
        title={words.legs[journey.type]}
        status={
          <Badge tone={tones[ride.displayStatus]} dot>
            {words.status[ride.displayStatus]}
          </Badge>
        }
        from={{
          label: nameOf(journey.origin),
          detail: date && format.date(date, 'MM/DD/YYYY'),
          // T-274: on the 24-hour clock, as the company writes it.
          ...(time && { time: time.slice(0, 5) }),
        }}
        to={{ label: nameOf(journey.destination) }}
        journey={`${minutes} min · ${Math.round(journey.approxDurationAndDistance.distanceInMeters / 1000)} km`}
        facts={[
          ...(driver
            ? [
                { id: 'driver', label: words.driver, value: driver.name, detail: driver.phoneNumber },
                {
                  id: 'vehicle',
                  label: words.vehicle,
                  value:
                    [driver.vehicleMake, driver.vehicleModel].filter(Boolean).join(' ') ||
                    journey.vehicleCategory,
                  ...(driver.vehicleLicensePlate && { detail: driver.vehicleLicensePlate }),
                },
              ]
            : [{ id: 'vehicle', label: words.vehicle, value: journey.vehicleCategory }]),
          ...(transferCompany
            ? [
                {
                  id: 'company',
                  label: words.company,
                  value: transferCompany.name,
                  ...(transferCompany.phoneNumber && { detail: transferCompany.phoneNumber }),
                },
              ]
            : []),
          { id: 'flight', label: words.flight, value: journey.traveler.flightNumber },
          {
            id: 'met',
            label: words.met,
            value: `${journey.traveler.firstName} ${journey.traveler.lastName}`,
          },
        ]}
        {...(priceSummary && {
          price: format.money(priceSummary.totalMinor, priceSummary.currency, { trim: false }),
        })}
        {...(note && { note })}
        actions={
          !ride.over && (
            <>
              <LinkButton
                href={calendarUrl({
                  type: journey.type,
                  code: journey.code,
                  from: nameOf(journey.origin),
                  to: nameOf(journey.destination),
                  pickupLocalTime: journey.pickupLocalTime,
                  durationInSeconds: journey.approxDurationAndDistance.durationInSeconds,
                })}
                target="_blank"
                variant="ghost"
              >
                {words.calendar}
              </LinkButton>
              {can('update') && (
                <Button variant="secondary" onPress={() => setOpen('edit')}>
                  {words.edit}
                </Button>
              )}
              {can('cancel') && (
                <Button variant="danger-quiet" onPress={() => setOpen('cancel')}>
                  {words.cancel}
                </Button>
              )}
            </>
          )
        }
      />
      <Suspense fallback={null}>
        {open === 'cancel' && <CancelRide ride={ride} onClose={() => setOpen(undefined)} />}
        {open === 'edit' && <EditRide ride={ride} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </div>
  );
}
