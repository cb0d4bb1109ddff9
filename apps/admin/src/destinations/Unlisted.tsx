import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { IconButton } from '@caravan/ui/IconButton';
import { Merge, Plus } from 'lucide-react';
import { Acting } from '../frame/Acting.tsx';
import type { DestinationTask } from './DestinationMenu.tsx';
import { inputOf } from './destinations.ts';
import { words } from './messages.ts';
import type { useDestinations } from './useDestinations.ts';

export type UnlistedProps = {
  list: ReturnType<typeof useDestinations>;
  onTask: (task: DestinationTask) => void;
};

/** Places of itineraries and trips that are not in the list: added one by one or together, or merged. */
export function Unlisted({ list, onTask }: UnlistedProps) {
  const format = useFormat();
  const { items, unlisted, moreUnlisted } = list.settings;
  if (unlisted.length === 0) return null;
  const addAll = () =>
    list.change(
      [...items.map(inputOf), ...unlisted.map(({ country, name }) => ({ country, name }))],
      words.addedAll(unlisted.length),
    );
  return (
    <Card
      className="mt-10"
      level={3}
      padded={false}
      title={words.unlisted}
      description={words.unlistedText}
      actions={
        <Acting>
          <Button size="sm" variant="secondary" isPending={list.isPending} onPress={addAll}>
            {words.addAll(unlisted.length)}
          </Button>
        </Acting>
      }
    >
      <ul aria-label={words.unlisted} className="divide-y divide-line border-t border-line">
        {unlisted.map((place) => (
          <li key={`${place.country}\n${place.name}`} className="flex items-center gap-x-4 px-5 py-2 sm:px-6">
            <p className="min-w-0 flex-1 break-words">
              <span className="font-medium">{place.name}</span>
              <span className="text-muted"> · {format.countryNamed(place.country)}</span>
              <span className="tabular block text-sm text-muted">
                {words.use(place.itineraries, place.trips).join(' · ')}
              </span>
            </p>
            <Acting>
              <div className="flex">
                <IconButton
                  label={words.addNamed(place.name)}
                  icon={<Plus aria-hidden />}
                  onPress={() => onTask({ kind: 'add', of: place })}
                />
                {items.length > 0 && (
                  <IconButton
                    label={words.mergeNamed(place.name)}
                    icon={<Merge aria-hidden />}
                    onPress={() => onTask({ kind: 'merge', of: place })}
                  />
                )}
              </div>
            </Acting>
          </li>
        ))}
      </ul>
      {moreUnlisted > 0 && (
        <p className="border-t border-line px-5 py-3 sm:px-6 text-sm text-muted">
          {words.moreUnlisted(moreUnlisted)}
        </p>
      )}
    </Card>
  );
}
