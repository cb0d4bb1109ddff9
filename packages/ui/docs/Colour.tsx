import { useLayoutEffect, useRef, useState } from 'react';
import { contrast } from '../src/theme/colour.ts';

const hex = (rgb: string) => {
  const parts = rgb
    .match(/[\d.]+/g)
    ?.slice(0, 3)
    .map(Number) ?? [0, 0, 0];
  return `#${parts.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;
};

type SwatchProps = {
  /** Whether the swatch is about the fill or the text; its value is the one printed. */
  shows?: 'fill' | 'text';
  /** Utility class names for the fill and the text on it. */
  fill: string;
  text: string;
  name: string;
  use: string;
};

/** A token at its current value, with the contrast of the text on it. */
export function Swatch({ fill, text, name, use, shows = 'fill' }: SwatchProps) {
  const box = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState({ value: '', ratio: 0 });
  useLayoutEffect(() => {
    const style = getComputedStyle(box.current!);
    const [ground, ink] = [hex(style.backgroundColor), hex(style.color)];
    setRead({ value: shows === 'fill' ? ground : ink, ratio: contrast(ground, ink) });
  }, [fill, text, shows]);
  return (
    <li>
      <div
        ref={box}
        className={`tabular flex h-24 items-end justify-between rounded-md border border-line p-3 text-sm ${fill} ${text}`}
      >
        <span>Aa</span>
        <span>{read.ratio.toFixed(1)} : 1</span>
      </div>
      <p className="mt-2 text-sm font-medium">{name}</p>
      <p className="text-[0.8125rem] text-muted">{use}</p>
      <p className="tabular text-xs text-muted">{read.value}</p>
    </li>
  );
}
