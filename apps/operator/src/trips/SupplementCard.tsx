import type { Trip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { NumberField } from '@caravan/ui/NumberField';
import { toast } from '@caravan/ui/toast';
import { useState } from 'react';
import { pricingWords as words } from './messages.ts';
import { canEdit } from './review.ts';
import type { useSaveTrip } from './useSaveTrip.ts';

export type SupplementCardProps = { trip: Trip; save: ReturnType<typeof useSaveTrip>['save'] };

/** How many private rooms there are, and what one costs (O-186, O-214). */
export function SupplementCard({ trip, save }: SupplementCardProps) {
  const format = useFormat();
  const costs = trip.operatorCosts!;
  const [spots, setSpots] = useState<number | null>(costs.singleSupplementQuantity);
  const [pending, setPending] = useState(false);
  const editable = canEdit(trip, 'singleSupplementQuantity');
  const changed = spots !== null && spots !== costs.singleSupplementQuantity;

  const update = async () => {
    setPending(true);
    try {
      await save({ version: trip.version, singleSupplementQuantity: spots! });
      toast({ title: words.spotsSaved });
    } catch {
      toast({ tone: 'error', title: words.spotsFailed });
    }
    setPending(false);
  };

  return (
    <Card title={words.supplement}>
      <dl className="mb-4 flex justify-between gap-4 text-sm">
        <dt className="text-muted">{words.supplementPrice}</dt>
        <dd className="font-medium tabular">{format.money(costs.singleSupplementPriceMinor, trip.currency)}</dd>
      </dl>
      <div className="flex items-end gap-3">
        <NumberField
          label={words.spots}
          value={spots}
          onChange={setSpots}
          stepper
          minValue={0}
          maxValue={1000}
          isDisabled={!editable}
        />
        {editable && (
          <Button variant="secondary" onPress={() => void update()} isPending={pending} isDisabled={!changed} className="mb-0.5">
            {words.update}
          </Button>
        )}
      </div>
    </Card>
  );
}
