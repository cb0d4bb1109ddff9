import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosureGroup, DisclosurePanel, Heading } from 'react-aria-components';
import { cx } from '../internal/cx.ts';

export type AccordionItem = {
  id: string;
  title: ReactNode;
  /** Shown at the end of the header line, and visible while collapsed. */
  detail?: ReactNode;
  content: ReactNode;
};
export type AccordionProps = {
  items: readonly AccordionItem[];
  /** IDs of the items that are initially open. */
  defaultOpen?: readonly string[];
  /** Allows several items to be open at the same time. Default: false. */
  multiple?: boolean;
  level?: 2 | 3 | 4;
  className?: string;
};

/** Collapsible answers under their questions. Don't hide anything that everyone needs. */
export function Accordion({ items, defaultOpen, multiple, level = 3, className }: AccordionProps) {
  return (
    <DisclosureGroup
      allowsMultipleExpanded={!!multiple}
      {...(defaultOpen && { defaultExpandedKeys: defaultOpen })}
      className={cx('divide-y divide-line border-y border-line', className)}
    >
      {items.map((item) => (
        <Disclosure key={item.id} id={item.id} className="group/fold">
          <Heading level={level}>
            <Button
              slot="trigger"
              className="flex min-h-14 w-full items-center gap-4 rounded-sm py-3 text-start text-[0.9375rem] font-medium data-focus-visible:outline-2 data-focus-visible:outline-focus"
            >
              <span className="min-w-0 flex-1">{item.title}</span>
              {item.detail && <span className="tabular text-sm font-normal text-muted">{item.detail}</span>}
              <ChevronDown
                aria-hidden
                className="size-4 shrink-0 text-muted transition-transform duration-150 group-data-expanded/fold:rotate-180"
              />
            </Button>
          </Heading>
          <DisclosurePanel className="max-w-prose text-[0.9375rem] text-muted">
            <div className="pb-5">{item.content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
