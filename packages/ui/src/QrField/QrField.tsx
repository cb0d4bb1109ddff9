import { lazy, type ReactNode, Suspense } from 'react';
import { CopyField } from '../CopyField/CopyField.tsx';
import { cx } from '../internal/cx.ts';
import { useSay } from '../internal/say.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

const Plot = lazy(() => import('./QrPlot.tsx'));

export type QrFieldProps = {
  /** What the code is for, such as 'Code for your authenticator app'. */
  label: string;
  /** The encoded value, such as an otpauth:// URL or a link. */
  value: string;
  description?: ReactNode;
  /** The same value to enter by hand, for anyone who can't scan: an authenticator secret or a short link. */
  secret?: string;
  secretLabel?: string;
  /** Edge length in pixels. */
  size?: number;
  className?: string;
};

/** A QR code to scan with another device, such as an authenticator app, always with a manual alternative. */
export function QrField({
  label,
  value,
  description,
  secret,
  secretLabel,
  size = 192,
  className,
}: QrFieldProps) {
  const say = useSay();
  return (
    <div className={cx('flex flex-wrap items-start gap-x-6 gap-y-4', className)}>
      {/* Scanners need dark on light with a quiet zone, in every scheme. */}
      <div className="shrink-0 rounded-md border border-line bg-[#ffffff] p-3">
        <div style={{ width: size, height: size }} className="max-w-full">
          <Suspense fallback={<Skeleton className="size-full" />}>
            <Plot label={label} value={value} />
          </Suspense>
        </div>
      </div>
      <div className="flex min-w-56 flex-1 flex-col gap-3">
        <p className="text-sm font-medium">{label}</p>
        {description && <div className="text-sm text-muted">{description}</div>}
        {secret && <CopyField label={secretLabel ?? say('Or enter this code')} value={secret} />}
      </div>
    </div>
  );
}
