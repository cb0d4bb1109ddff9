import type { Photo } from '@caravan/sdk';
import { PressArea } from '@caravan/ui/PressArea';
import { Select } from '@caravan/ui/Select';
import { useState } from 'react';
import { lights, posterText, scenes, words } from './messages.ts';

type Scene = keyof typeof scenes;
type Light = keyof typeof lights;
const sceneIds = Object.keys(scenes) as Scene[];
const lightIds = Object.keys(lights) as Light[];

export type PosterGridProps = { value: Photo[]; onChange: (photos: Photo[]) => void; limit: number };

/** Posters from the built-in collection: scenes in a selectable light. */
export function PosterGrid({ value, onChange, limit }: PosterGridProps) {
  const [light, setLight] = useState<Light>('dawn');
  const url = (scene: Scene) => `/media/art/${scene}/${light}/${scene}.svg`;
  const toggle = (scene: Scene) => {
    const photo = { url: url(scene), alt: posterText(scenes[scene], lights[light]) };
    const rest = value.filter((p) => p.url !== photo.url);
    if (rest.length < value.length) onChange(rest);
    else if (value.length < limit) onChange([...value, photo]);
  };
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={words.light}
        value={light}
        onChange={(id) => setLight(id as Light)}
        options={lightIds.map((id) => ({ id, label: lights[id] }))}
        className="max-w-48"
      />
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {sceneIds.map((scene) => {
          const at = value.findIndex((p) => p.url === url(scene));
          return (
            <li key={scene}>
              <PressArea
                look="bare"
                aria-pressed={at >= 0}
                aria-label={posterText(scenes[scene], lights[light])}
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
