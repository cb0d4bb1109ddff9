import type { CancellationOffer } from '@caravan/sdk';
import { counts } from '@caravan/shell/counts';
import { useFormat } from '@caravan/shell/useFormat';
import { Facts } from '@caravan/ui/Facts';
import { words } from './messages.ts';

/** The numbers and dates behind the quote, so that people can verify it. */
export function HowItWasMade({ offer }: { offer: CancellationOffer }) {
  const format = useFormat();
  const { basis, currency } = offer;
  const money = (minor: number) => format.money(minor, currency, { trim: false });
  const day = (date: string) => format.date(date, 'MMMM DD, YYYY');
  const facts: [string, string][] = [
    [words.start, words.startIn(day(basis.startDate), counts.days(basis.daysBefore))],
    [words.refundableUntil, words.refundableTo(day(basis.refundableUntil), counts.days(basis.windowDays))],
    [words.deposit, money(basis.depositMinor)],
    [words.confirmedFact, freeText(offer, (at) => format.instant(at, 'dateTime'))],
  ];
  if (basis.feePerSpotMinor > 0) {
    facts.push([words.feeFact, words.feeEach(money(basis.feePerSpotMinor), counts.spots(basis.spots))]);
  }
  return (
    <section>
      <h3 className="font-medium">{words.how}</h3>
      <Facts className="mt-2" items={facts.map(([label, value]) => ({ id: label, label, value }))} />
    </section>
  );
}

function freeText({ basis }: CancellationOffer, instant: (at: string) => string): string {
  if (!basis.freeUntil) return words.notConfirmed;
  return words.freeUntil(instant(basis.freeUntil), counts.hours(basis.freeHours));
}
