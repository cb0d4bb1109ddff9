import { Button } from '@caravan/ui/Button';
import { toast } from '@caravan/ui/toast';
import { FileDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { artworkAs } from '../artwork/artworkAs.ts';
import { draw, type Poster, type Shape, sizes } from './draw.ts';
import { words } from './messages.ts';

export type TripPicturesProps = Poster & {
  /** The trip's picture, from the same origin. */
  src: string;
  /** Prefix of the file names. */
  fileName: string;
};

const shapes = ['square', 'story', 'banner'] as const;
/** Generated artwork exists in the requested aspect ratio; photos are cropped. */
const aspects = { square: 'square', story: 'portrait', banner: 'landscape' } as const;

/** Downloadable pictures of a trip in the formats of social networks. */
export function TripPictures(props: TripPicturesProps) {
  return (
    <ul className="grid grid-cols-1 items-end gap-6 sm:grid-cols-3">
      {shapes.map((shape) => (
        <li key={shape} className="grid grid-cols-1 justify-items-start gap-3">
          <Picture shape={shape} {...props} />
        </li>
      ))}
    </ul>
  );
}

function Picture({ shape, src, fileName, brand, title, lines }: TripPicturesProps & { shape: Shape }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'drawing' | 'ready' | 'failed'>('drawing');
  const written = lines.join('\n');
  useEffect(() => {
    let current = true;
    const image = new Image();
    image.onload = () => {
      if (!current || !canvas.current) return;
      draw(canvas.current, shape, image, { brand, title, lines: written.split('\n').filter(Boolean) });
      setState('ready');
    };
    image.onerror = () => current && setState('failed');
    image.src = artworkAs(src, aspects[shape]);
    return () => {
      current = false;
    };
  }, [shape, src, brand, title, written]);
  const name = words.shapes[shape];
  const { width, height } = sizes[shape];
  if (state === 'failed')
    return (
      <p role="alert" className="text-sm text-red">
        {name}: {words.failed}
      </p>
    );
  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={words.pictureOf(name, title)}
        width={width}
        height={height}
        className="h-auto max-h-96 w-auto max-w-full rounded-md bg-sunken"
      />
      <Button
        variant="secondary"
        size="sm"
        icon={<FileDown aria-hidden />}
        isPending={state === 'drawing'}
        onPress={() => save(canvas.current, `${fileName}-${shape}.png`)}
      >
        {words.download(name)}
      </Button>
    </>
  );
}

function save(canvas: HTMLCanvasElement | null, name: string): void {
  canvas?.toBlob((blob) => {
    if (!blob) return toast({ tone: 'error', title: words.failed });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  });
}
