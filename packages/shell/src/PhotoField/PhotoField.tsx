import type { Photo } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { IconButton } from '@caravan/ui/IconButton';
import { ArrowLeft, ArrowRight, ImagePlus, Palette, Pencil, Star, Undo2, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

import { photoLimit, words } from './messages.ts';
import { PosterGrid } from './PosterGrid.tsx';

const DescribeDialog = lazy(() =>
  import('./DescribeDialog.tsx').then((m) => ({ default: m.DescribeDialog })),
);
const UploadDialog = lazy(() => import('./UploadDialog.tsx').then((m) => ({ default: m.UploadDialog })));

export type PhotoFieldProps = {
  value: Photo[];
  onChange: (photos: Photo[]) => void;
  /** Maximum number of photos. Default: that of an itinerary or trip. */
  limit?: number;
  /** Content below a photo, such as a requested change. */
  note?: (photo: Photo) => ReactNode;
};

/** The ordered photos of an itinerary, a trip, or one of their days, cover first (H-378, O-137). */
export function PhotoField({ value, onChange, limit = photoLimit, note }: PhotoFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const [uploading, setUploading] = useState(false);
  const [describing, setDescribing] = useState<string>();
  const [removed, setRemoved] = useState<{ photo: Photo; at: number }>();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ url: string; by: 1 | -1 }>(null);
  const described = value.find(({ url }) => url === describing);
  // The buttons of a moved photo are elsewhere; the next press moves it on.
  useEffect(() => {
    const now = moved.current;
    if (!now) return;
    moved.current = null;
    const at = value.findIndex(({ url }) => url === now.url);
    const buttons = list.current?.querySelector(`[data-photo="${CSS.escape(now.url)}"]`);
    const named = (label: string) =>
      buttons?.querySelector<HTMLElement>(`[aria-label="${CSS.escape(label)}"]`);
    const [on, back] = [words.later(at + 1), words.earlier(at + 1)];
    (named(now.by > 0 ? on : back) ?? named(now.by > 0 ? back : on))?.focus();
  }, [value]);
  const full = value.length >= limit && { disabledReason: words.photosFull(limit) };
  const move = (from: number, by: 1 | -1) => {
    const to = from + by;
    moved.current = { url: value[from]!.url, by };
    setSaid(words.moved(to + 1, value.length));
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, value[from]!));
  };
  const without = (photo: Photo) => value.filter((p) => p.url !== photo.url);
  const remove = (photo: Photo, at: number) => {
    setRemoved({ photo, at });
    setSaid(words.removed);
    onChange(without(photo));
  };
  const restore = ({ photo, at }: NonNullable<typeof removed>) => {
    setRemoved(undefined);
    setSaid('');
    onChange(without(photo).toSpliced(at, 0, photo));
  };
  return (
    <div className="flex flex-col gap-4">
      {value.length > 0 && (
        <ul ref={list} className="grid gap-3 min-[22rem]:grid-cols-2 sm:grid-cols-3">
          {value.map((photo, i) => (
            <li key={photo.url} data-photo={photo.url}>
              <div className="relative overflow-hidden rounded-md">
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
                      onPress={() => move(i, -1)}
                    />
                  )}
                  {i < value.length - 1 && (
                    <IconButton
                      label={words.later(i + 1)}
                      icon={<ArrowRight aria-hidden />}
                      size="sm"
                      tooltip={false}
                      onPress={() => move(i, 1)}
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
                    onPress={() => remove(photo, i)}
                  />
                </span>
                {i === 0 && (
                  <span className="absolute bottom-1.5 start-1.5 rounded-full bg-accent px-2 py-0.5 text-xs font-medium text-accent-ink">
                    {words.cover}
                  </span>
                )}
              </div>
              <div className="mt-1 flex items-center gap-1">
                <span
                  className={`min-w-0 flex-1 truncate text-sm ${photo.alt ? 'text-muted' : 'text-warning'}`}
                >
                  {photo.alt || words.noText}
                </span>
                <IconButton
                  label={words.describe(i + 1)}
                  icon={<Pencil aria-hidden />}
                  size="sm"
                  tooltip={false}
                  onPress={() => setDescribing(photo.url)}
                />
              </div>
              {note?.(photo)}
            </li>
          ))}
        </ul>
      )}
      {removed && value.length < limit && (
        <div className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {words.removed}
          {/* Takes the focus of the button that went with the photo. */}
          <Button
            key={removed.photo.url}
            variant="ghost"
            size="sm"
            icon={<Undo2 aria-hidden />}
            autoFocus
            onPress={() => restore(removed)}
          >
            {words.undo}
          </Button>
        </div>
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
      {described && (
        <Suspense fallback={null}>
          <DescribeDialog
            text={described.alt ?? ''}
            onDone={(alt) => onChange(value.map((one) => (one === described ? { ...one, alt } : one)))}
            onClose={() => setDescribing(undefined)}
          />
        </Suspense>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <Dialog
        isOpen={choosing}
        onClose={() => setChoosing(false)}
        title={words.choosePhotos}
        size="lg"
        footer={<Button onPress={() => setChoosing(false)}>{words.done}</Button>}
      >
        <PosterGrid value={value} onChange={onChange} limit={limit} />
      </Dialog>
    </div>
  );
}
