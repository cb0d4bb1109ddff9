import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { useReveal } from '../internal/useReveal.ts';

export type TabsProps = {
  label: string;
  tabs: readonly { id: string; label: ReactNode; count?: number; content: ReactNode; isDisabled?: boolean }[];
  value?: string;
  onChange?: (id: string) => void;
  className?: string;
};

/** Views of one thing within a page. For separate pages, use TabBar. */
export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  const bar = useReveal<HTMLDivElement>('[aria-selected="true"]', value);
  return (
    <AriaTabs
      ref={bar}
      {...(value !== undefined && { selectedKey: value })}
      {...(onChange && { onSelectionChange: (key: string | number) => onChange(String(key)) })}
      className={className ?? ''}
    >
      <TabList aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            isDisabled={!!tab.isDisabled}
            className={cx(
              '-mb-px flex min-h-11 cursor-pointer items-center gap-2 border-b-2 border-transparent text-[0.9375rem] whitespace-nowrap text-muted outline-offset-[-2px]',
              'transition-colors duration-150 data-hovered:text-ink data-selected:border-accent-text data-selected:font-medium data-selected:text-ink',
              'data-focus-visible:outline-2 data-focus-visible:outline-focus',
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="tabular rounded-full bg-sunken px-1.5 text-xs leading-5 text-muted">
                {tab.count}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="pt-6 outline-offset-4">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
