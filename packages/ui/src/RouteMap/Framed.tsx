import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export type Size = { width: number; height: number };

/** Draws a map in its frame's pixels, so that labels are equally readable on phones and desktops. */
export function Framed({ children }: { children: (size: Size) => ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const box = frame.current!;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = box;
      if (width > 0) setSize({ width, height });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={frame} className="size-full">
      {/* Inside the frame, so that the frame stays mounted and measured while the map data loads. */}
      <Suspense fallback={<Skeleton className="size-full rounded-none" />}>{size && children(size)}</Suspense>
    </div>
  );
}
