import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Alert, type AlertTone } from '../Alert/Alert.tsx';

export type BannerProps = {
  tone?: AlertTone;
  title?: ReactNode;
  children: ReactNode;
  /** Called when the banner is dismissed or its time runs out; stop rendering it in response. */
  onClose?: () => void;
  /** Dismisses the banner after this many milliseconds. `true` means 4000. */
  autoHide?: boolean | number;
  className?: string;
};

/** A message across the top of a page or form, with optional auto-dismiss. */
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
