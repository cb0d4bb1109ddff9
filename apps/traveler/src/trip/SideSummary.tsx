import { Accordion } from '@caravan/ui/Accordion';
import type { ReactNode } from 'react';

export type SideSummaryProps = {
  title: string;
  /** What it comes to, readable while it is folded. */
  amount?: string;
  /** Where phones have it. */
  phone: 'top' | 'bottom';
  children: ReactNode;
};

/** The column of a page with two, whose second one is 288 pixels wide (T-276). */
export const withSide = 'grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_288px]';

/** What a page comes to: beside it, and on phones an accordion above or below it (T-276). */
export function SideSummary({ title, amount, phone, children }: SideSummaryProps) {
  return (
    <div className={phone === 'top' ? 'max-lg:row-start-1' : ''}>
      <div className="hidden lg:sticky lg:under-header lg:block">{children}</div>
      <Accordion
        className="lg:hidden"
        level={2}
        items={[{ id: 'summary', title, ...(amount && { detail: amount }), content: children }]}
      />
    </div>
  );
}
