import { serviceFacts, serviceTitle } from '@caravan/shell/serviceWords';
import { words } from './messages.ts';
import { ExtraPicker } from './ExtraPicker.tsx';
import type { RoomPickerProps } from './RoomPicker.tsx';

/** The optional activities, each for the travelers who want it. */
export function ActivityPicker({ trip, ...picker }: RoomPickerProps) {
  return (
    <ExtraPicker
      {...picker}
      extras={trip.addOns.flatMap((service) =>
        service.id === undefined
          ? []
          : {
              id: service.id,
              name: serviceTitle(service),
              facts: [
                ...serviceFacts(service),
                ...(service.available === undefined ? [] : [words.activityLeft(service.available)]),
              ],
              ...(service.description && { description: service.description }),
              ...(service.unitPriceWithFeeMinor !== undefined && {
                unitMinor: service.unitPriceWithFeeMinor,
              }),
              ...(service.available !== undefined && {
                available: service.available,
              }),
            },
      )}
    />
  );
}
