import { useState } from 'react';
import { cx } from '../internal/cx.ts';

export type ArtworkProps = {
  src: string | null | undefined;
  /** Text alternative. Use '' when adjacent text already describes the image. */
  alt: string;
  /** Aspect ratio, width to height. */
  aspect?: '16/9' | '3/2' | '4/3' | '1/1' | '3/4' | '4/5' | '21/9';
  caption?: string;
  /** Loads the image immediately instead of lazily. Use it for the image at the top of a page. */
  eager?: boolean;
  rounded?: boolean;
  className?: string;
};

/** A destination image with a fixed aspect ratio, so that nothing shifts when it loads. */
export function Artwork({
  src,
  alt,
  aspect = '3/2',
  caption,
  eager,
  rounded = true,
  className,
}: ArtworkProps) {
  const [failed, setFailed] = useState(false);
  const box = cx('relative w-full overflow-hidden bg-sunken', rounded && 'rounded-md');
  const picture = (
    <div className={cx(box, !caption && className)} style={{ aspectRatio: aspect }}>
      {src && !failed ? (
        <img
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(true)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <Horizon label={alt} />
      )}
    </div>
  );
  if (!caption) return picture;
  return (
    <figure className={className}>
      {picture}
      <figcaption className="mt-2 text-[0.8125rem] text-muted">{caption}</figcaption>
    </figure>
  );
}

/** Fallback for a missing image: hills and a sun in the tenant's colors. */
function Horizon({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 300 200"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect width="300" height="200" fill="var(--accent-soft)" />
      <circle cx="206" cy="92" r="34" fill="light-dark(#fff, var(--accent-text))" />
      <path d="M0 150c60-46 96-52 140-22s92 18 160-24v96H0z" fill="var(--accent-text)" opacity="0.28" />
      <path d="M0 172c46-22 92-18 146-2s100 8 154-18v48H0z" fill="var(--accent-text)" opacity="0.5" />
    </svg>
  );
}
