import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Alert, type AlertTone } from '../Alert/Alert.tsx';

export type BannerProps = {
  tone?: AlertTone;
  title?: ReactNode;
  children: ReactNode;
  /** Called when it is closed by hand or by time; the caller then stops rendering it. */
  onClose?: () => void;
  /** Hides by itself after this many milliseconds (4000 when true). */
  autoHide?: boolean | number;
  className?: string;
};

/** A message across the top of a page or form that may hide by itself. */
export function Banner({ tone = 'info', title, children, onClose, autoHide, className }: BannerProps) {
  const close = useEffectEvent(() => onClose?.());
  const after = autoHide === true ? 4000 : autoHide;
  useEffect(() => {
    if (!after) return;
    const timer = setTimeout(() => close(), after);
    return () => clearTimeout(timer);
  }, [after]);
  return (
    <Alert tone={tone} title={title} {...(onClose && { onClose })} {...(className && { className })}>
      {children}
    </Alert>
  );
}
