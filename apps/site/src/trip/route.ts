import type { PublicTrip } from '@caravan/sdk';

export type TripStop = { id: string; label: string; latitude: number; longitude: number; days: number[] };

/** The accommodations in day order; consecutive days in one place are a single stop. */
export function stopsOf(trip: PublicTrip): TripStop[] {
  const stops: TripStop[] = [];
  for (const day of trip.servicesByDay) {
    for (const { addressLocation } of day.services) {
      const at = addressLocation?.geoLocation;
      if (!addressLocation || !at) continue;
      const last = stops.at(-1);
      if (last?.label === addressLocation.name) last.days.push(day.day);
      else {
        stops.push({
          id: `${stops.length}`,
          label: addressLocation.name,
          latitude: at.lat,
          longitude: at.lng,
          days: [day.day],
        });
      }
    }
  }
  return stops;
}

/** The stop of a day: the last one that began by then. */
export const stopOn = (stops: readonly TripStop[], day: number) =>
  stops.findLast((stop) => stop.days[0]! <= day) ?? stops[0];
