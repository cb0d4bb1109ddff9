import type { PublicTrip, RoomType } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { RadioCards } from '@caravan/ui/RadioCards';
import { Switch } from '@caravan/ui/Switch';
import { words } from './messages.ts';
import { privateRoomsOffered, roomGroups, roomOf, roomOptions, type Selection } from './selection.ts';

export type RoomPickerProps = {
  trip: PublicTrip;
  names: string[];
  selection: Selection;
  onChange: (selection: Selection) => void;
  money: (minor: number) => string;
};

/** A room for every two travelers, or a private room for everyone. */
export function RoomPicker({ trip, names, selection, onChange, money }: RoomPickerProps) {
  const format = useFormat();
  const supplement =
    trip.privateRoomPriceMinor === undefined
      ? undefined
      : words.privateUpgradePrice(money(trip.privateRoomPriceMinor));
  const choose = (index: number, room: RoomType) => {
    const rooms = roomGroups(selection.spots).map((group, i) =>
      i === index ? room : roomOf(selection, i, roomOptions(group, trip)),
    );
    onChange({ ...selection, rooms });
  };
  return (
    <div className="mt-5 grid gap-6">
      {privateRoomsOffered(selection, trip) && (
        <Card>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Switch
              value={selection.privateRooms}
              onChange={(privateRooms) => onChange({ ...selection, privateRooms })}
            >
              {words.privateUpgrade}
            </Switch>
            {supplement && <span className="tabular text-sm text-muted">{supplement}</span>}
          </div>
        </Card>
      )}
      {!selection.privateRooms &&
        roomGroups(selection.spots).map((group, i) => {
          const options = roomOptions(group, trip);
          const single = group.length === 1;
          return (
            <RadioCards
              key={i}
              label={`${words.room(i + 1)} · ${format.list(group.map((t) => names[t] ?? ''))}`}
              columns={options.length > 1 ? 2 : 1}
              value={roomOf(selection, i, options)}
              onChange={(room) => choose(i, room as RoomType)}
              options={options.map((room) => ({
                id: room,
                ...(room === 'single'
                  ? {
                      title: words.single,
                      description: words.singleText,
                      ...(supplement && { aside: supplement }),
                    }
                  : room === 'double'
                    ? { title: words.double, description: words.doubleText }
                    : single
                      ? { title: words.share, description: words.shareText }
                      : { title: words.twin, description: words.twinText }),
              }))}
            />
          );
        })}
    </div>
  );
}
