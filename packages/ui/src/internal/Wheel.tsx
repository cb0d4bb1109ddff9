import { cx } from './cx.ts';

const sizes = { sm: 'size-4', md: 'size-6', lg: 'size-10' };

/** The spinning circle of Spinner and of pending buttons; it is hidden from screen readers. */
export function Wheel({ size }: { size: 'sm' | 'md' | 'lg' }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden
      className={cx(sizes[size], 'animate-[ui-spin_0.8s_linear_infinite]')}
    >
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeOpacity="0.2" strokeWidth="2.5" />
      <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
