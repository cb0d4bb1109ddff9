import type { Trip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { Facts } from '../list/Facts.tsx';
import { CostsTable } from './CostsTable.tsx';
import { EarningsTable } from './EarningsTable.tsx';
import { tripWords } from './messages.ts';

const words = tripWords.prices;

/** A trip's costs, prices, and host earnings as calculated by the server; `narrow` for drawers. */
export function Pricing({ trip, narrow = false }: { trip: Trip; narrow?: boolean }) {
  const format = useFormat();
  const money = (minor: number | undefined) => minor !== undefined && format.money(minor, trip.currency);
  const { prices, suggestedRange: range, operatorCosts: costs } = trip;
  return (
    <div
      className={
        narrow
          ? 'grid grid-cols-1 items-start gap-8'
          : 'grid items-start gap-8 xl:grid-cols-[20rem_minmax(0,1fr)]'
      }
    >
      <Card title={words.title} description={prices ? undefined : words.none}>
        <Facts
          split
          rows={[
            [
              words.initial,
              prices && (
                <>
                  {money(prices.initialMinor)}{' '}
                  <span className="text-muted">{words.initialNote(trip.minimumSpots)}</span>
                </>
              ),
            ],
            [words.remaining, prices && money(prices.remainingMinor)],
            [
              words.suggested,
              range &&
                `${format.money(range.minPriceMinor, range.currency)} – ${format.money(range.maxPriceMinor, range.currency)}`,
            ],
            [words.advance, money(trip.flightStipendMinor)],
            [
              words.supplement,
              costs &&
                `${costs.singleSupplementQuantity} × ${format.money(costs.singleSupplementPriceMinor, trip.currency)}`,
            ],
          ]}
        />
      </Card>
      <div className="flex min-w-0 flex-col gap-8">
        <CostsTable tripId={trip.id} />
        <EarningsTable tripId={trip.id} priced={Boolean(prices)} />
      </div>
    </div>
  );
}
