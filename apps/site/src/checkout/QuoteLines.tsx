import type { Quote } from '@caravan/sdk';
import { Approximate } from '@caravan/shell/Approximate';
import { useFormat } from '@caravan/shell/useFormat';
import { PriceBreakdown } from '@caravan/ui/PriceBreakdown';
import { words } from './messages.ts';

export type QuoteLinesProps = { quote: Quote; spots: number; isUpdating: boolean };

/** The server's quote, line by line. */
export function QuoteLines({ quote, spots, isUpdating }: QuoteLinesProps) {
  const format = useFormat();
  return (
    <div
      {...(isUpdating && { 'aria-busy': true })}
      className={`transition-opacity duration-150 ${isUpdating ? 'opacity-50' : ''}`}
    >
      <p role="status" className="sr-only">
        {isUpdating && words.updating}
      </p>
      <PriceBreakdown
        currency={quote.currency}
        lines={quote.lines.map((line, i) => ({
          id: `${line.kind}-${i}`,
          label: line.label,
          ...(line.quantity > 1 && {
            detail: words.each(line.quantity, format.money(line.unitMinor, quote.currency)),
          }),
          amountMinor: line.totalMinor,
          ...(line.kind === 'discount' && { tone: 'credit' as const }),
        }))}
        total={{ label: words.total, amountMinor: quote.totalMinor }}
      />
      <Approximate minor={quote.totalMinor} currency={quote.currency} className="mt-2 text-end" />
      {spots > 1 && (
        <p className="tabular mt-2 text-end text-sm text-muted">
          {words.each(
            spots,
            format.money(Math.round(quote.totalMinor / spots), quote.currency, { trim: true }),
          )}
        </p>
      )}
      <p className="tabular mt-4 flex justify-between gap-4 text-sm">
        <span className="text-muted">{words.deposit}</span>
        <span>{format.money(quote.depositMinor, quote.currency, { trim: false })}</span>
      </p>
      <p className="mt-1 text-[0.8125rem] text-muted">{words.rest(format.date(quote.paymentDueDate))}</p>
    </div>
  );
}
