import { lazy, type ReactElement, type ReactNode, Suspense, useRef, useState } from 'react';
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';

export type TooltipProps = {
  content: ReactNode;
  /** One focusable control from this library or from react-aria-components. */
  children: ReactElement;
  placement?: 'top' | 'bottom' | 'left' | 'right';
};

// The positioning code loads with the first tooltip that opens.
const TooltipBox = lazy(() => import('./TooltipBox.tsx').then((m) => ({ default: m.TooltipBox })));

const after = { delay: 400, closeDelay: 80 };

/**
 * A few words about a control, on hover and keyboard focus. Never make it the only place for essential
 * information.
 */
export function Tooltip({ content, children, placement = 'top' }: TooltipProps) {
  const state = useTooltipTriggerState(after);
  const control = useRef<HTMLElement>(null);
  const { triggerProps, tooltipProps } = useTooltipTrigger(after, state, control);
  const [shown, setShown] = useState(false);
  if (state.isOpen && !shown) setShown(true);
  return (
    <>
      <FocusableProvider {...triggerProps} ref={control}>
        {children}
      </FocusableProvider>
      {shown && (
        <Suspense fallback={null}>
          <TooltipBox state={state} trigger={control} placement={placement} tooltipProps={tooltipProps}>
            {content}
          </TooltipBox>
        </Suspense>
      )}
    </>
  );
}
