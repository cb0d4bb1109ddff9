import { ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../internal/cx.ts';
import { PressArea } from '../PressArea/PressArea.tsx';

export type BottomSheetProps = {
  /** Always visible; pressing it expands and collapses the rest. */
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  /** Always visible next to the summary. Use it for the primary button. */
  action?: ReactNode;
  className?: string;
};

/** A panel at the bottom of a phone screen that collapses to one line and doesn't cover the page. */
export function BottomSheet({ summary, children, defaultOpen = false, action, className }: BottomSheetProps) {
  const [open, setOpen] = useState(defaultOpen);
  const id = useId();
  return (
    <section
      className={cx(
        'fixed inset-x-0 bottom-0 z-40 rounded-t-lg border-t border-line bg-raised shadow-overlay',
        className,
      )}
    >
      <div className="flex items-center gap-3 px-4 py-3">
        <PressArea
          look="bare"
          aria-expanded={open}
          aria-controls={id}
          onPress={() => setOpen(!open)}
          className="flex min-h-10 flex-1 items-center gap-2 rounded-sm text-start font-medium"
        >
          <ChevronUp
            aria-hidden
            className={cx('size-4 transition-transform duration-150', open && 'rotate-180')}
          />
          {summary}
        </PressArea>
        {action}
      </div>
      <div
        id={id}
        hidden={!open}
        className="max-h-[60dvh] overflow-y-auto px-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
      >
        {children}
      </div>
    </section>
  );
}
