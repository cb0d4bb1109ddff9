import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cx } from '../internal/cx.ts';

export type FoldProps = {
  /** Always visible; pressing it expands and collapses the rest. A heading in it keeps its role. */
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  onOpen?: () => void;
  ref?: Ref<HTMLDetailsElement>;
  className?: string;
};

/** A collapsible section of a long page. It works before hydration. For questions and answers, use Accordion. */
export function Fold({ summary, children, defaultOpen = false, onOpen, ref, className }: FoldProps) {
  return (
    <details
      ref={ref}
      open={defaultOpen}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
      className={cx('group/fold', className)}
    >
      <summary className="flex cursor-pointer list-none items-center gap-4 rounded-sm py-5 focus-visible:outline-2 focus-visible:outline-focus [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{summary}</span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform duration-150 group-open/fold:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
