import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { FormSection } from '@caravan/ui/FormSection';
import { IconButton } from '@caravan/ui/IconButton';
import { Select } from '@caravan/ui/Select';
import { Plus, Trash2 } from 'lucide-react';
import type { RoomType } from './form.ts';
import { words } from './messages.ts';

export type RoomsSectionProps = {
  value: RoomType[];
  onChange: (rooms: RoomType[]) => void;
  /** Number of people in the host's group, which is also the maximum number of rooms. */
  group: number;
  error?: string;
};

const types: RoomType[] = ['oneBed', 'twoBeds', 'sharedBed'];

/** The rooms of the host's own group, bed by bed (H-114, H-337 to H-340). */
export function RoomsSection({ value, onChange, group, error }: RoomsSectionProps) {
  return (
    <FormSection title={words.rooms} description={words.roomsHint}>
      <ul className="grid grid-cols-1 gap-3">
        {value.map((type, i) => (
          <li key={i} className="flex items-end gap-2">
            <Select
              label={words.room(i + 1)}
              name={`hostRooms.${i}`}
              className="max-w-sm"
              options={types.map((id) => ({
                id,
                label: words.roomTypes[id],
                description: words.roomSleeps[id],
              }))}
              value={type}
              onChange={(next) => onChange(value.map((room, at) => (at === i ? (next as RoomType) : room)))}
            />
            {value.length > 1 && (
              <IconButton
                label={`${words.remove} ${words.room(i + 1)}`}
                icon={<Trash2 aria-hidden />}
                onPress={() => onChange(value.filter((_, at) => at !== i))}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          variant="secondary"
          size="sm"
          icon={<Plus aria-hidden />}
          {...(value.length >= group && { disabledReason: words.roomLimit(group) })}
          onPress={() => onChange([...value, 'oneBed'])}
        >
          {words.addRoom}
        </Button>
        <p className="tabular text-sm text-muted">
          {words.totalRooms}: {value.length}
        </p>
      </div>
      {error && (
        <Alert tone="error" className="mt-4">
          {error}
        </Alert>
      )}
    </FormSection>
  );
}
