import { listItineraryMetadata } from '@caravan/sdk/client';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { Badge } from '@caravan/ui/Badge';
import { IconButton } from '@caravan/ui/IconButton';
import { ArrowDown, ArrowUp, Star, X } from 'lucide-react';
import { MetadataAdder } from '../records/MetadataPicker.tsx';
import { words } from './messages.ts';
import { moved, type Option, topped } from './options.ts';

export type OptionsProps = {
  options: readonly Option[];
  onChange: (options: Option[]) => void;
  error?: string | undefined;
};

/** The ordered itineraries of a recommendation, one of which is the top pick. */
export function Options({ options, onChange, error }: OptionsProps) {
  const format = useFormat();
  const add = (chosen: { id: string; name: string }) => {
    if (!options.some((o) => o.id === chosen.id))
      onChange([...options, { ...chosen, top: options.length === 0 }]);
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">{words.itineraries}</legend>
      <ol className="flex flex-col divide-y divide-line">
        {options.map((o, i) => (
          <li key={o.id} className="flex flex-wrap items-center gap-x-2 py-1.5">
            <span className="min-w-0 flex-1 basis-40">
              {o.name} {o.top && <Badge size="sm">{words.top}</Badge>}
            </span>
            <span className="flex">
              <IconButton
                label={words.makeTop(o.name)}
                icon={<Star aria-hidden />}
                isDisabled={o.top}
                onPress={() => onChange(topped(options, o.id))}
              />
              <IconButton
                label={words.up(o.name)}
                icon={<ArrowUp aria-hidden />}
                isDisabled={i === 0}
                onPress={() => onChange(moved(options, o.id, -1))}
              />
              <IconButton
                label={words.down(o.name)}
                icon={<ArrowDown aria-hidden />}
                isDisabled={i === options.length - 1}
                onPress={() => onChange(moved(options, o.id, 1))}
              />
              <IconButton
                label={words.drop(o.name)}
                icon={<X aria-hidden />}
                onPress={() => onChange(options.filter((other) => other.id !== o.id))}
              />
            </span>
          </li>
        ))}
      </ol>
      {error && <Alert tone="error">{error}</Alert>}
      <MetadataAdder
        label={words.addItinerary}
        list="itineraries"
        find={(params) => listItineraryMetadata({ ...params, status: 'complete' })}
        describe={(facts) => `${facts.destination}, ${format.countryNamed(facts.country ?? '')}`}
        onAdd={add}
      />
    </fieldset>
  );
}
