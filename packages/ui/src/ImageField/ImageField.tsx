import { ImagePlus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { Button as AriaButton, DropZone, FileTrigger, Text } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { cx } from '../internal/cx.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useSay } from '../internal/say.ts';

export type ImageFieldProps = {
  label: string;
  description?: string;
  error?: string | undefined;
  /** URL of the current image. */
  value: string | null;
  /** Called with the cropped image, or null when it is removed. */
  onChange: (file: File | null) => void;
  /** Width of the result in pixels. Together with `height`, it also sets the aspect ratio. */
  width?: number;
  height?: number;
  /** Shows and crops the image as a circle; the file stays rectangular. */
  round?: boolean;
  maxBytes?: number;
  /** Error shown when the selected file is too large. */
  tooLarge?: string;
  accept?: readonly string[];
  isPending?: boolean;
  className?: string;
};

const Crop = lazy(() => import('./Crop.tsx'));
const pictures = ['image/jpeg', 'image/png', 'image/webp'];

/** A single image: selected or dropped, checked for size, cropped to its aspect ratio, and previewed immediately. */
export function ImageField({
  label,
  description,
  error,
  value,
  onChange,
  width = 520,
  height = 520,
  round,
  maxBytes = 2_000_000,
  tooLarge,
  accept = pictures,
  isPending,
  className,
}: ImageFieldProps) {
  const say = useSay();
  const [source, setSource] = useState<string>();
  const [shown, setShown] = useState<string>();
  const [own, setOwn] = useState<string>();
  const id = useId();
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown)), [shown]);
  useEffect(() => () => void (source && URL.revokeObjectURL(source)), [source]);

  const take = (file: File | undefined) => {
    if (!file) return;
    if (!accept.includes(file.type)) return setOwn(say('This file isn’t an image. Choose another one.'));
    if (file.size > maxBytes) return setOwn(tooLarge ?? say('Image must be under 2mb.'));
    setOwn(undefined);
    setSource(URL.createObjectURL(file));
  };
  const done = (file: File) => {
    setSource(undefined);
    setShown(URL.createObjectURL(file));
    onChange(file);
  };
  const picture = shown ?? value;
  const message = error ?? own;
  const shape = cx('overflow-hidden bg-sunken', round ? 'rounded-full' : 'rounded-md');

  return (
    <div role="group" aria-labelledby={id} className={cx('flex flex-col gap-2', className)}>
      <span id={id} className="text-sm font-medium">
        {label}
      </span>
      <DropZone
        getDropOperation={(types) => (accept.some((type) => types.has(type)) ? 'copy' : 'cancel')}
        onDrop={(event) => {
          const item = event.items.find((i) => i.kind === 'file');
          if (item) void item.getFile().then(take);
        }}
        className="group/drop flex flex-wrap items-center gap-5 rounded-md outline-offset-4 data-drop-target:outline-2 data-drop-target:outline-accent-text data-focus-visible:outline-2 data-focus-visible:outline-focus"
      >
        <div className={cx(shape, 'w-28 shrink-0')} style={{ aspectRatio: `${width} / ${height}` }}>
          {picture ? (
            <img
              src={picture}
              alt={say('Current: {name}', { name: label })}
              className="size-full object-cover"
            />
          ) : (
            <span className="grid size-full place-items-center border border-dashed border-line-strong text-muted [border-radius:inherit]">
              <ImagePlus aria-hidden className="size-6" />
            </span>
          )}
        </div>
        <div className="flex min-w-0 flex-1 basis-52 flex-col gap-2">
          <Text slot="label" className="text-[0.8125rem] text-muted">
            {description ??
              say('Suggested size {width} x {height}. You can also drag and drop a picture here.', {
                width,
                height,
              })}
          </Text>
          <div className="flex flex-wrap gap-2">
            <FileTrigger acceptedFileTypes={accept} onSelect={(list) => take(list?.[0])}>
              <Button size="sm" variant="secondary" isPending={!!isPending}>
                {picture ? say('Replace') : say('Choose a picture')}
              </Button>
            </FileTrigger>
            {picture && (
              <AriaButton
                aria-label={say('Remove {name}', { name: label })}
                onPress={() => {
                  setShown(undefined);
                  onChange(null);
                }}
                className="grid size-8 place-items-center rounded-sm text-muted data-hovered:bg-ink/6 data-hovered:text-red data-focus-visible:outline-2 data-focus-visible:outline-focus"
              >
                <Trash2 aria-hidden className="size-4" />
              </AriaButton>
            )}
          </div>
        </div>
      </DropZone>
      {message && (
        <p role="alert" className="text-[0.8125rem] font-medium text-red">
          {message}
        </p>
      )}
      <Dialog
        isOpen={source !== undefined}
        onClose={() => setSource(undefined)}
        title={say('Crop picture')}
        size="md"
      >
        {source && (
          <Suspense fallback={<Skeleton className="h-80" />}>
            <Crop
              source={source}
              width={width}
              height={height}
              round={!!round}
              onCancel={() => setSource(undefined)}
              onDone={done}
            />
          </Suspense>
        )}
      </Dialog>
    </div>
  );
}
