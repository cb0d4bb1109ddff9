import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useSay } from '../internal/say.ts';
import type { GalleryPicture } from './types.ts';

export type LightboxProps = {
  label: string;
  pictures: readonly GalleryPicture[];
  /** Index of the open picture; undefined when closed. */
  at: number | undefined;
  onGo: (at: number) => void;
  onClose: () => void;
};

/** Shows one large picture at a time. */
export default function Lightbox({ label, pictures, at, onGo, onClose }: LightboxProps) {
  return (
    <Dialog isOpen={at !== undefined} onClose={onClose} title={label} size="xl">
      {at !== undefined && <Picture pictures={pictures} at={at} onGo={onGo} />}
    </Dialog>
  );
}

function Picture({
  pictures,
  at,
  onGo,
}: {
  pictures: readonly GalleryPicture[];
  at: number;
  onGo: (at: number) => void;
}) {
  const say = useSay();
  const picture = pictures[at]!;
  const go = (by: number) => onGo((at + by + pictures.length) % pictures.length);
  return (
    <figure
      onKeyDown={(event) => {
        // Arrow keys follow the writing direction.
        const ahead = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
        if (event.key === 'ArrowRight') go(ahead);
        if (event.key === 'ArrowLeft') go(-ahead);
        if (event.key === 'Home') onGo(0);
        if (event.key === 'End') onGo(pictures.length - 1);
      }}
    >
      <img
        src={picture.src}
        alt={picture.alt}
        className="max-h-[68dvh] w-full rounded-md bg-sunken object-contain"
      />
      <figcaption className="mt-3 flex items-center gap-3">
        <IconButton
          label={say('Previous photo')}
          icon={<ChevronLeft className="rtl:-scale-x-100" />}
          tooltip={false}
          onPress={() => go(-1)}
        />
        <span className="min-w-0 flex-1 text-center text-sm text-muted">
          {picture.caption ?? picture.alt}
          <span role="status" className="tabular ms-2">
            {at + 1} / {pictures.length}
          </span>
        </span>
        <IconButton
          label={say('Next photo')}
          icon={<ChevronRight className="rtl:-scale-x-100" />}
          tooltip={false}
          onPress={() => go(1)}
          autoFocus
        />
      </figcaption>
    </figure>
  );
}
