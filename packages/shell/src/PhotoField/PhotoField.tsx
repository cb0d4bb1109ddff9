import type { Photo } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { IconButton } from '@caravan/ui/IconButton';
import { ArrowLeft, ArrowRight, ImagePlus, Palette, Star, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { photoLimit, words } from './messages.ts';
import { PosterGrid } from './PosterGrid.tsx';

const UploadDialog = lazy(() => import('./UploadDialog.tsx').then((m) => ({ default: m.UploadDialog })));

export type PhotoFieldProps = { value: Photo[]; onChange: (photos: Photo[]) => void };

/** The ordered photos of an itinerary or trip, cover first (H-378, O-137). */
export function PhotoField({ value, onChange }: PhotoFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const [uploading, setUploading] = useState(false);
  const full = value.length >= photoLimit && { disabledReason: words.photosFull };
  const move = (from: number, to: number) =>
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, value[from]!));
  const without = (photo: Photo) => value.filter((p) => p.url !== photo.url);
  return (
    <div className="flex flex-col gap-4">
      {value.length > 0 && (
        <ul className="grid gap-3 min-[22rem]:grid-cols-2 sm:grid-cols-3">
          {value.map((photo, i) => (
            <li key={photo.url} className="group/photo relative overflow-hidden rounded-md">
              <img
                src={photo.url}
                alt={photo.alt ?? ''}
                loading="lazy"
                className="aspect-[3/2] w-full bg-sunken object-cover"
              />
              <span className="absolute top-1.5 end-1.5 flex gap-1 rounded-md bg-raised">
                {i > 0 && (
                  <IconButton
                    label={words.earlier(i + 1)}
                    icon={<ArrowLeft aria-hidden />}
                    size="sm"
                    tooltip={false}
                    onPress={() => move(i, i - 1)}
                  />
                )}
                {i < value.length - 1 && (
                  <IconButton
                    label={words.later(i + 1)}
                    icon={<ArrowRight aria-hidden />}
                    size="sm"
                    tooltip={false}
                    onPress={() => move(i, i + 1)}
                  />
                )}
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
                <span className="absolute bottom-1.5 start-1.5 rounded-full bg-accent px-2 py-0.5 text-xs font-medium text-accent-ink">
                  {words.cover}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<ImagePlus aria-hidden />}
          onPress={() => setUploading(true)}
          {...full}
        >
          {words.uploadPhoto}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Palette aria-hidden />}
          onPress={() => setChoosing(true)}
          {...full}
        >
          {words.choosePhotos}
        </Button>
      </div>
      {uploading && (
        <Suspense fallback={null}>
          <UploadDialog onClose={() => setUploading(false)} onDone={(photo) => onChange([...value, photo])} />
        </Suspense>
      )}
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
