import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';

export type TooltipProps = {
  content: ReactNode;
  /** One focusable control of this library or of react-aria-components. */
  children: ReactElement;
  placement?: 'top' | 'bottom' | 'left' | 'right';
};

/** A few words about a control, on hover and on keyboard focus. Never the only place of needed information. */
export function Tooltip({ content, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={80}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={6}
        className="enter-fade max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-[0.8125rem] leading-snug text-surface shadow-overlay"
      >
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
