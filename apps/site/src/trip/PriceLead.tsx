import type { PublicTrip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { words } from './messages.ts';
import { SecondPrice } from './SecondPrice.tsx';

/** The current price, how long it is valid, and what is paid first. */
export function PriceLead({ trip }: { trip: PublicTrip }) {
  const format = useFormat();
  const money = (minor: number) => format.money(minor, trip.currency, { trim: true });
  const early = trip.earlyBirdLeft > 0 && trip.initialPriceMinor < trip.remainingPriceMinor;
  return (
    <div className="tabular">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-sm text-muted">{words.from}</span>
        <span className="display text-[2.75rem] leading-none">{money(trip.fromPriceMinor)}</span>
        <span className="text-sm text-muted">{words.perTraveler}</span>
      </p>
      {early && (
        <p className="mt-3 text-sm">
          <span className="font-medium text-accent-text">{words.earlyBird(trip.earlyBirdLeft)}</span>
          <span className="text-muted">, {words.earlyBirdThen(money(trip.remainingPriceMinor))}</span>
        </p>
      )}
      <p className="mt-1 text-sm text-muted">{words.deposit(money(trip.depositMinor))}</p>
      <SecondPrice minor={trip.fromPriceMinor} currency={trip.currency} />
    </div>
  );
}
