import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components';
import { OverlayBox } from '../internal/list.tsx';

export type PopoverProps = {
  trigger: ReactElement;
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top';
};

/** A small panel next to the control that opens it. */
export function Popover({ trigger, label, children, placement = 'bottom start' }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <OverlayBox placement={placement} className="max-w-sm">
        <Dialog aria-label={label} className="p-4 text-sm outline-none">
          {({ close }) => <>{typeof children === 'function' ? children(close) : children}</>}
        </Dialog>
      </OverlayBox>
    </DialogTrigger>
  );
}
