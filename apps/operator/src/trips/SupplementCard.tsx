import type { Trip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { Facts } from '@caravan/ui/Facts';
import { MoneyField } from '@caravan/ui/MoneyField';
import { NumberField } from '@caravan/ui/NumberField';
import { toast } from '@caravan/ui/toast';
import { useState } from 'react';
import { pricingWords as words } from './messages.ts';
import { canEdit } from './review.ts';
import type { useSaveTrip } from './useSaveTrip.ts';

export type SupplementCardProps = { trip: Trip; save: ReturnType<typeof useSaveTrip>['save'] };

/** The number of private rooms, and the price of one (O-186, O-214). */
export function SupplementCard({ trip, save }: SupplementCardProps) {
  const format = useFormat();
  const costs = trip.operatorCosts!;
  const [spots, setSpots] = useState<number | null>(costs.singleSupplementQuantity);
  const [price, setPrice] = useState<number | null>(costs.singleSupplementPriceMinor);
  const [pending, setPending] = useState(false);
  const canSpots = canEdit(trip, 'singleSupplementQuantity');
  const canPrice = canEdit(trip, 'singleSupplementPriceMinor');
  const newSpots = spots !== null && spots !== costs.singleSupplementQuantity ? spots : undefined;
  const newPrice = price !== null && price !== costs.singleSupplementPriceMinor ? price : undefined;

  const update = async () => {
    setPending(true);
    try {
      await save({
        version: trip.version,
        ...(newSpots !== undefined && { singleSupplementQuantity: newSpots }),
        ...(newPrice !== undefined && { singleSupplementPriceMinor: newPrice }),
      });
      toast({ title: newSpots !== undefined ? words.spotsSaved : words.saved });
    } catch {
      toast({ tone: 'error', title: words.spotsFailed });
    }
    setPending(false);
  };

  return (
    <Card title={words.supplement}>
      <div className="flex flex-col gap-4">
        {canPrice ? (
          <MoneyField
            label={words.supplementPrice}
            value={price}
            onChange={setPrice}
            currency={trip.currency}
            decimals={0}
            minMinor={0}
          />
        ) : (
          <Facts
            layout="plain"
            items={[
              {
                id: 'supplement',
                label: words.supplementPrice,
                value: format.money(costs.singleSupplementPriceMinor, trip.currency),
              },
            ]}
          />
        )}
        <NumberField
          label={words.spots}
          value={spots}
          onChange={setSpots}
          stepper
          minValue={0}
          maxValue={1000}
          isDisabled={!canSpots}
        />
        {(canSpots || canPrice) && (
          <Button
            variant="secondary"
            onPress={() => void update()}
            isPending={pending}
            isDisabled={newSpots === undefined && newPrice === undefined}
            className="self-start"
          >
            {words.update}
          </Button>
        )}
      </div>
    </Card>
  );
}
