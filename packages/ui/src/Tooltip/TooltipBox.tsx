import type { HTMLAttributes, ReactNode, RefObject } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import type { TooltipProps } from './Tooltip.tsx';

type Props = {
  state: TooltipTriggerState;
  trigger: RefObject<HTMLElement | null>;
  placement: NonNullable<TooltipProps['placement']>;
  tooltipProps: Pick<HTMLAttributes<HTMLElement>, 'id'>;
  children: ReactNode;
};

/** The popup of a Tooltip. */
export function TooltipBox({ state, trigger, placement, tooltipProps, children }: Props) {
  return (
    <TooltipTriggerStateContext value={state}>
      <AriaTooltip
        {...(tooltipProps.id && { id: tooltipProps.id })}
        triggerRef={trigger}
        placement={placement}
        offset={6}
        className="enter-fade max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-[0.8125rem] leading-snug text-surface shadow-overlay"
      >
        {children}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  );
}
