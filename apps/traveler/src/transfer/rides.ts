import type { GroundTransfer, GroundTransferOffer, GroundTransferType } from '@caravan/sdk';

/** T-173: the first or last day of the stay, if the ride is on a different day; undefined if they match. */
export function otherThanStay(
  type: GroundTransferType,
  day: string | null | undefined,
  offer: Pick<GroundTransferOffer, 'accommodation'>,
): string | undefined {
  const stay = type === 'arrival' ? offer.accommodation.from : offer.accommodation.until;
  return day && day !== stay ? stay : undefined;
}

/** T-173: whether nights changed after a ride was booked, so that it no longer matches the stay. */
export function affectedByNights(
  ride: Pick<GroundTransfer, 'accommodationDate' | 'over' | 'journey'>,
  offer: Pick<GroundTransferOffer, 'accommodation'>,
): boolean {
  if (!ride.accommodationDate || ride.over) return false;
  const { type, pickupLocalTime } = ride.journey;
  const stay = otherThanStay(type, pickupLocalTime.slice(0, 10), offer);
  return stay !== undefined && stay !== ride.accommodationDate;
}
