import type { RefundQuote } from '@caravan/sdk';
import { PriceBreakdown } from '@caravan/ui/PriceBreakdown';
import { words } from './messages.ts';

/** What was paid, and where it goes; the parts add up to the amount paid (T-257). */
export function GivenBack({ quote, currency }: { quote: RefundQuote; currency: string }) {
  const lines = [
    { id: 'refund', label: words.refund, amountMinor: quote.refundMinor, tone: 'credit' as const },
    { id: 'credit', label: words.credit, amountMinor: quote.tripCreditMinor, tone: 'credit' as const },
    { id: 'fee', label: words.deducted, amountMinor: quote.feeMinor },
    { id: 'forfeited', label: words.forfeited, amountMinor: quote.forfeitedMinor },
  ].filter((line) => line.amountMinor > 0);
  const why = quote.rules.map((rule) => words.rules[rule]).filter((text) => text !== undefined);
  return (
    <section className="rounded-md bg-sunken p-4" aria-label={words.back}>
      <PriceBreakdown
        currency={currency}
        lines={[{ id: 'paid', label: words.paid, amountMinor: quote.paidMinor }, ...lines]}
      />
      {why.length > 0 && (
        <ul className="mt-3 grid gap-1 border-t border-line pt-3 text-[0.8125rem] text-muted">
          {why.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
