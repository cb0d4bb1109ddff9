import { Accordion } from '@caravan/ui/Accordion';
import type { ReactNode } from 'react';

export type SideSummaryProps = {
  title: string;
  /** The total, visible while collapsed. */
  amount?: string;
  /** Position on phones. */
  phone: 'top' | 'bottom';
  children: ReactNode;
};

/** Layout of a page with a side column of 288 px (T-276). */
export const withSide = 'grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_288px]';

/** A page's total: in a side column, and on phones in an accordion above or below the content (T-276). */
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
