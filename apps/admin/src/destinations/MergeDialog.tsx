import type { DestinationSettings } from '@caravan/sdk';
import { mergeDestinations } from '@caravan/sdk/client';
import { getGetDestinationsQueryKey } from '@caravan/sdk/react-query';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { ComboBox } from '@caravan/ui/ComboBox';
import type { Place } from './destinations.ts';
import { words } from './messages.ts';
import { useKeepDestinations } from './useDestinations.ts';

export type MergeDialogProps = {
  place: Place;
  settings: DestinationSettings;
  onClose: () => void;
};

/** Moves everything that has a place to a destination, and says how much that is. */
export default function MergeDialog({ place, settings, onClose }: MergeDialogProps) {
  const { version, items } = settings;
  const keep = useKeepDestinations();
  const format = useFormat();
  const { country, name } = place;
  const others = items.filter((item) => item.country !== country || item.name !== name);
  const named = (id: string | null) => others.find((other) => other.id === id)?.name ?? '';
  const merge = useChange(mergeDestinations, {
    failed: 'here',
    refreshConflict: [getGetDestinationsQueryKey()],
    onDone: (now, { into }) => {
      keep(now, words.merged(name, named(into)));
      onClose();
    },
  });
  const form = useForm({
    values: { into: null as string | null },
    input: ({ into }) => ({ version, country, name, into: into ?? '' }),
    check: ({ into }) => ({ into: into ? undefined : words.intoMissing }),
    send: merge.send,
  });
  const { into } = form.values;
  const use = format.list(words.use(place.itineraries, place.trips));
  return (
    <FormDialog
      form={form}
      title={words.mergeTitle(name)}
      submitLabel={words.merge}
      variant="danger"
      onClose={onClose}
    >
      <ComboBox
        label={words.into}
        options={others.map((other) => ({
          id: other.id,
          label: other.name,
          description: format.countryNamed(other.country),
        }))}
        {...form.field('into')}
        isRequired
      />
      {into && (
        <p role="status">
          {use ? words.mergeText(name, use, named(into)) : words.mergeUnused(name, named(into))}
        </p>
      )}
    </FormDialog>
  );
}
