import type { ReactNode } from 'react';

export type IllustrationName =
  | 'compass'
  | 'map'
  | 'suitcase'
  | 'letter'
  | 'horizon'
  | 'calendar'
  | 'search'
  | 'coins'
  | 'broken';
export type IllustrationProps = { name: IllustrationName; className?: string };

// Line drawings with one accent shape, in the style of travel-magazine vignettes. Their colors come from the
// tokens, so they follow the tenant and the scheme.
const line = {
  stroke: 'var(--ink)',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
} as const;
const sun = 'var(--accent)';
const soft = 'var(--accent-soft)';
const paper = 'var(--surface-raised)';

const drawings: Record<IllustrationName, ReactNode> = {
  compass: (
    <>
      <circle cx="100" cy="72" r="52" fill={soft} />
      <g {...line}>
        <circle cx="100" cy="72" r="40" fill={paper} />
        <circle cx="100" cy="72" r="33" strokeDasharray="1 5.9" />
        <path d="M100 26v6M100 112v6M54 72h6M140 72h6" />
      </g>
      <path d="M114 52 93 66l-7 26 21-14z" fill={sun} />
      <path d="M114 52 93 66l14 12z" fill="var(--ink)" />
    </>
  ),
  map: (
    <>
      <path d="M34 42 78 30l44 12 44-12v72l-44 12-44-12-44 12z" {...line} fill={paper} />
      <path d="M78 30v72M122 42v72" {...line} strokeOpacity="0.35" />
      <path d="M52 92c14-22 30 2 44-16s18-26 44-24" {...line} strokeDasharray="4 6" />
      <path d="M140 20c-9 0-16 7-16 16 0 11 16 26 16 26s16-15 16-26c0-9-7-16-16-16z" fill={sun} />
      <circle cx="140" cy="36" r="6" fill={paper} />
    </>
  ),
  suitcase: (
    <>
      <ellipse cx="100" cy="118" rx="64" ry="6" fill={soft} />
      <g {...line}>
        <path d="M82 40V28h36v12" />
        <rect x="52" y="40" width="96" height="74" rx="9" fill={paper} />
        <path d="M70 40v74M130 40v74" />
      </g>
      <rect x="84" y="58" width="32" height="22" rx="4" fill={sun} transform="rotate(-6 100 69)" />
      <path d="m90 73 6-8 5 5 3-4 6 7z" fill="var(--accent-ink)" transform="rotate(-6 100 69)" />
    </>
  ),
  letter: (
    <>
      <rect x="46" y="36" width="108" height="76" rx="6" {...line} fill={paper} />
      <path d="m48 40 52 42 52-42" {...line} />
      <circle cx="152" cy="40" r="16" fill={sun} />
      <path d="m145 40 5 5 9-10" {...line} stroke="var(--accent-ink)" strokeWidth="2" />
    </>
  ),
  horizon: (
    <>
      <circle cx="100" cy="70" r="34" fill={sun} />
      <path
        d="M20 104c26-34 44-46 62-46 22 0 26 24 44 24 14 0 18-14 30-14 10 0 18 14 26 36z"
        {...line}
        fill={paper}
      />
      <path d="M14 104h172M40 114h88M84 124h64" {...line} />
      <path d="M138 34c4-5 8-5 11 0 3-5 7-5 11 0M56 30c3-4 6-4 8 0 2-4 5-4 8 0" {...line} />
    </>
  ),
  calendar: (
    <>
      <rect x="50" y="34" width="100" height="82" rx="8" {...line} fill={paper} />
      <path d="M50 56h100M74 26v16M126 26v16" {...line} />
      <g fill="var(--line)">
        {[0, 1, 2, 3].flatMap((x) =>
          [0, 1, 2].map((y) => <circle key={`${x}-${y}`} cx={70 + x * 20} cy={70 + y * 16} r="3.5" />),
        )}
      </g>
      <circle cx="110" cy="86" r="9" fill={sun} />
    </>
  ),
  search: (
    <>
      <circle cx="92" cy="66" r="46" fill={soft} />
      <circle cx="92" cy="66" r="32" {...line} fill={paper} />
      <path d="m116 90 30 28" {...line} strokeWidth="5" />
      <path d="M72 76c8-16 14-20 20-20 8 0 9 10 14 10 3 0 5-3 6-5" {...line} />
      <circle cx="104" cy="52" r="5" fill={sun} />
    </>
  ),
  coins: (
    <>
      <ellipse cx="100" cy="116" rx="60" ry="6" fill={soft} />
      {[100, 86, 72].map((y) => (
        <g key={y} {...line}>
          <path d={`M56 ${y}v10c0 5 14 9 30 9s30-4 30-9v-10`} fill={paper} />
          <ellipse cx="86" cy={y} rx="30" ry="9" fill={paper} />
        </g>
      ))}
      <circle cx="132" cy="52" r="24" fill={sun} />
      <path
        d="M132 40v24M138 45c-2-2-4-3-7-3-4 0-7 2-7 5 0 7 14 3 14 10 0 3-3 5-7 5-3 0-6-1-8-3"
        {...line}
        stroke="var(--accent-ink)"
      />
    </>
  ),
  broken: (
    <>
      <circle cx="100" cy="70" r="48" fill={soft} />
      <path d="M52 98 78 46l14 20-8 12 12 20zM104 98l-8-18 10-14 10-30 34 62z" {...line} fill={paper} />
      <path d="M30 98h140" {...line} />
      <circle cx="146" cy="38" r="9" fill={sun} />
    </>
  ),
};

/** A decorative vignette. It conveys no information and is hidden from screen readers. */
export function Illustration({ name, className = 'w-50 max-w-full' }: IllustrationProps) {
  return (
    <svg viewBox="0 0 200 136" aria-hidden className={className}>
      {drawings[name]}
    </svg>
  );
}
