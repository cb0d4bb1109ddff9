import type { Photo } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { IconButton } from '@caravan/ui/IconButton';
import { ImagePlus, Star, X } from 'lucide-react';
import { useState } from 'react';
import { limits } from './details.ts';
import { detailWords as words } from './messages.ts';
import { PosterGrid } from './PosterGrid.tsx';

export type PhotoFieldProps = { value: Photo[]; onChange: (photos: Photo[]) => void };

/** The photos of an itinerary in their order, the cover first (O-137). */
export function PhotoField({ value, onChange }: PhotoFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const without = (photo: Photo) => value.filter((p) => p.url !== photo.url);
  return (
    <div className="flex flex-col gap-4">
      {value.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {value.map((photo, i) => (
            <li key={photo.url} className="group/photo relative overflow-hidden rounded-md">
              <img
                src={photo.url}
                alt={photo.alt ?? ''}
                loading="lazy"
                className="aspect-[3/2] w-full bg-sunken object-cover"
              />
              <span className="absolute top-1.5 right-1.5 flex gap-1 rounded-md bg-raised">
                {i > 0 && (
                  <IconButton
                    label={words.makeCover(i + 1)}
                    icon={<Star aria-hidden />}
                    size="sm"
                    tooltip={false}
                    onPress={() => onChange([photo, ...without(photo)])}
                  />
                )}
                <IconButton
                  label={words.removePhoto(i + 1)}
                  icon={<X aria-hidden />}
                  size="sm"
                  tooltip={false}
                  onPress={() => onChange(without(photo))}
                />
              </span>
              {i === 0 && (
                <span className="absolute bottom-1.5 left-1.5 rounded-full bg-accent px-2 py-0.5 text-xs font-medium text-accent-ink">
                  {words.cover}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        size="sm"
        icon={<ImagePlus aria-hidden />}
        onPress={() => setChoosing(true)}
        className="self-start"
        {...(value.length >= limits.photos && { disabledReason: words.photosFull })}
      >
        {words.choosePhotos}
      </Button>
      <Dialog
        isOpen={choosing}
        onClose={() => setChoosing(false)}
        title={words.choosePhotos}
        size="lg"
        footer={<Button onPress={() => setChoosing(false)}>{words.done}</Button>}
      >
        <PosterGrid value={value} onChange={onChange} />
      </Dialog>
    </div>
  );
}
