import type { TripExtra } from '@caravan/sdk';
import { ExtraPicker } from './ExtraPicker.tsx';
import { words } from './messages.ts';
import type { RoomPickerProps } from './RoomPicker.tsx';
import { sameSide } from './selection.ts';

export type NightPickerProps = RoomPickerProps & { extras: TripExtra[] };

/** Nights around the trip, or airport transfers, for the travelers who want them (T-263). */
export function NightPicker({ trip, extras, selection, ...picker }: NightPickerProps) {
  const all = trip.extras ?? [];
  return (
    <ExtraPicker
      {...picker}
      selection={selection}
      extras={extras.map(({ id, name, unitPriceWithFeeMinor, available }) => ({
        id,
        name,
        facts: available === undefined ? [] : [words.extraLeft(available)],
        unitMinor: unitPriceWithFeeMinor,
        ...(available !== undefined && { available }),
      }))}
      reason={(id, traveler) => (sameSide(selection, all, id, traveler) ? words.oneNight : undefined)}
    />
  );
}
