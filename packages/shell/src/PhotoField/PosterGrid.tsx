import type { Photo } from '@caravan/sdk';
import { PressArea } from '@caravan/ui/PressArea';
import { Select } from '@caravan/ui/Select';
import { useState } from 'react';

import { photoLimit, words } from './messages.ts';

const scenes = [
  'mountains',
  'coast',
  'islands',
  'highlands',
  'lake',
  'fjord',
  'jungle',
  'savanna',
  'desert',
  'canyon',
  'volcano',
  'vineyard',
  'ricefield',
  'temple',
  'oldtown',
  'city',
  'reef',
  'tundra',
]; // prettier-ignore
const lights = [
  'dawn',
  'noon',
  'dusk',
  'sunset',
  'night',
  'spring',
  'autumn',
  'monsoon',
  'frost',
  'ochre',
  'lagoon',
  'rose',
];
const title = (word: string) => word[0]!.toUpperCase() + word.slice(1);

export type PosterGridProps = { value: Photo[]; onChange: (photos: Photo[]) => void };

/** Posters from the product's own collection: scenes in a light of one's choice. */
export function PosterGrid({ value, onChange }: PosterGridProps) {
  const [light, setLight] = useState('dawn');
  const url = (scene: string) => `/media/art/${scene}/${light}/${scene}.svg`;
  const toggle = (scene: string) => {
    const photo = { url: url(scene), alt: `${title(scene)}, ${light}` };
    const rest = value.filter((p) => p.url !== photo.url);
    if (rest.length < value.length) onChange(rest);
    else if (value.length < photoLimit) onChange([...value, photo]);
  };
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={words.light}
        value={light}
        onChange={setLight}
        options={lights.map((id) => ({ id, label: title(id) }))}
        className="max-w-48"
      />
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {scenes.map((scene) => {
          const at = value.findIndex((p) => p.url === url(scene));
          return (
            <li key={scene}>
              <PressArea
                look="bare"
                aria-pressed={at >= 0}
                aria-label={`${title(scene)}, ${light}`}
                onPress={() => toggle(scene)}
                className={`relative block w-full overflow-hidden rounded-md border-2 ${at >= 0 ? 'border-accent-text' : 'border-transparent'}`}
              >
                <img
                  src={url(scene)}
                  alt=""
                  loading="lazy"
                  className="aspect-[3/2] w-full bg-sunken object-cover"
                />
                {at >= 0 && (
                  <span className="absolute top-1.5 start-1.5 rounded-full bg-accent px-2 py-0.5 text-xs font-medium text-accent-ink tabular">
                    {at === 0 ? words.cover : at + 1}
                  </span>
                )}
              </PressArea>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
