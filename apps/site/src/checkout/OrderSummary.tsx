import type { Hold, PublicTrip } from '@caravan/sdk';
import { Card } from '@caravan/ui/Card';
import { QuoteLines } from './QuoteLines.tsx';
import { PricePlan, RefundRule, TripBrief } from './TripBrief.tsx';

export type OrderSummaryProps = {
  trip: PublicTrip;
  /** Undefined until spots are held. */
  hold?: Hold;
  isUpdating: boolean;
};

/** What is being booked, its price and due dates, and the cancellation terms. */
export function OrderSummary({ trip, hold, isUpdating }: OrderSummaryProps) {
  return (
    <Card>
      <TripBrief trip={trip} {...(hold && { spots: hold.spots })} />
      <div className="mt-5 border-t border-line pt-5">
        {hold ? (
          <QuoteLines quote={hold.quote} spots={hold.spots} isUpdating={isUpdating} />
        ) : (
          <PricePlan trip={trip} />
        )}
      </div>
      <div className="mt-5 border-t border-line pt-4">
        <RefundRule trip={trip} />
      </div>
    </Card>
  );
}
