import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from '../internal/cx.ts';
import { PressArea, type PressAreaProps } from '../PressArea/PressArea.tsx';

type Press = Pick<PressAreaProps, 'onPress' | 'aria-label'>;
type FigureProps = { short: string | undefined; press: Press | undefined; children: ReactNode };

// A digit in the text typeface is about 0.6 em wide; below 18 px a figure no longer stands out.
const digit = 0.6;
const smallest = 18;

/** Scales to the largest size that fits on one line: a figure never wraps. Where that is too small, it is abbreviated. */
export function Figure({ short, press, children }: FigureProps) {
  const length = typeof children === 'string' || typeof children === 'number' ? String(children).length : 0;
  // Text as long as a sentence wraps like one.
  const isFigure = length > 0 && length <= 24;
  const box = useRef<HTMLDivElement>(null);
  const isTight = useTight(box, short ? length * digit * smallest : 0);
  if (short && isTight)
    return (
      <div ref={box}>
        {press ? (
          <Pressed press={named(press, short)}>{short}</Pressed>
        ) : (
          <Shortened short={short} whole={children} />
        )}
      </div>
    );
  return (
    <div ref={box} className="@container">
      <div
        className={cx(line, isFigure && 'whitespace-nowrap')}
        {...(isFigure && { style: { fontSize: `min(1.75rem, ${(100 / (length * digit)).toFixed(2)}cqi)` } })}
      >
        {press ? <Pressed press={press}>{children}</Pressed> : children}
      </div>
    </div>
  );
}

/** The name begins with the text shown: whoever speaks to their device says what they see. */
const named = (press: Press, short: string): Press => ({
  ...press,
  'aria-label': [short, press['aria-label']].filter(Boolean).join(', '),
});

function Pressed({ press, children }: { press: Press; children: ReactNode }) {
  return (
    <PressArea {...press} look="text" className="max-w-full decoration-from-font">
      {children}
    </PressArea>
  );
}

const line = 'tabular text-[1.75rem] leading-10 font-medium tracking-tight';

type ShortenedProps = { short: string; whole: ReactNode };

/** The abbreviated figure; pressing it shows the whole. */
function Shortened({ short, whole }: ShortenedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <PressArea look="bare" className="block w-full" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
      <span className={cx(line, 'block')}>{short}</span>
      <span className={isOpen ? 'tabular block text-sm wrap-anywhere text-muted' : 'sr-only'}>{whole}</span>
    </PressArea>
  );
}

/** Whether an element is narrower than a width in pixels; 0 is never too narrow. */
function useTight(box: RefObject<HTMLDivElement | null>, width: number): boolean {
  const [isTight, setTight] = useState(false);
  useEffect(() => {
    // Without a layout, such as in unit tests, nothing is too narrow.
    if (!box.current || !width || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => setTight(entry!.contentRect.width < width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, width, isTight]);
  return isTight;
}
