import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useSay } from '../internal/say.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'error';
export type AlertProps = {
  tone?: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  onClose?: () => void;
  className?: string;
};

export const alertTone: Record<AlertTone, { box: string; icon: ReactNode }> = {
  info: { box: 'bg-blue-soft text-blue', icon: <Info aria-hidden /> },
  success: { box: 'bg-green-soft text-green', icon: <CircleCheck aria-hidden /> },
  warning: { box: 'bg-warning-soft text-warning', icon: <TriangleAlert aria-hidden /> },
  error: { box: 'bg-red-soft text-red', icon: <OctagonAlert aria-hidden /> },
};

/** An inline message that stays with the content it refers to. Errors are announced immediately. */
export function Alert({ tone = 'info', title, children, actions, onClose, className }: AlertProps) {
  const say = useSay();
  const look = alertTone[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx('flex items-start gap-3 rounded-md px-4 py-3 text-sm', look.box, className)}
    >
      <span className="mt-0.5 [&_svg]:size-[1.15rem]">{look.icon}</span>
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
      {onClose && (
        <IconButton
          label={say('Close')}
          icon={<X />}
          size="sm"
          tooltip={false}
          onPress={onClose}
          className="-my-1 -me-2 text-current"
        />
      )}
    </div>
  );
}
