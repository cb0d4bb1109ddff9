import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type PrintSheetProps = {
  brand: ReactNode;
  title: ReactNode;
  /** Content below the title: dates, the traveler, an order number. */
  facts?: ReactNode;
  /** Content at the bottom of the last page: contact details, page URL. */
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * A page for paper or PDF: always light, without shadows, with blocks kept whole. The rest of the app is
 * hidden in print.
 */
export function PrintSheet({ brand, title, facts, footer, className, children }: PrintSheetProps) {
  return (
    <article
      data-print-sheet
      data-scheme="light"
      className={cx(
        'mx-auto w-full max-w-[210mm] bg-white px-8 py-10 text-[0.875rem] text-ink shadow-overlay sm:px-14 sm:py-16 print:max-w-none print:p-0 print:shadow-none',
        className,
      )}
    >
      <header className="border-b border-line pb-6">
        <p className="text-sm font-medium">{brand}</p>
        <h1 className="display-title mt-8">{title}</h1>
        {facts && <div className="tabular mt-3 text-muted">{facts}</div>}
      </header>
      <div className="pt-6">{children}</div>
      {footer && <footer className="mt-10 border-t border-line pt-4 text-xs text-muted">{footer}</footer>}
    </article>
  );
}
