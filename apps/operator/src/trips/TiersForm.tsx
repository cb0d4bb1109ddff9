import type { Trip, TripUpdate } from '@caravan/sdk';
import { toApiError } from '@caravan/sdk';
import { updateTripForm } from '@caravan/sdk/forms';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Form } from '@caravan/shell/Form';
import { useForm } from '@caravan/shell/useForm';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { toast } from '@caravan/ui/toast';
import { useEffect } from 'react';
import { sortedTiers, tierProblems, type TierValues } from '../inventory/item.ts';
import { TierRows } from '../tiers/TierRows.tsx';
import { pricingWords as words, reviewWords } from './messages.ts';
import { canEdit } from './review.ts';
import { underReview } from './underReview.ts';
import type { useSaveTrip } from './useSaveTrip.ts';

export type TiersFormProps = {
  trip: Trip;
  save: ReturnType<typeof useSaveTrip>['save'];
  onDirtyChange: (dirty: boolean) => void;
};

/** The operator's own prices by group size (O-084, O-085, O-149, O-150). */
export function TiersForm({ trip, save, onDirtyChange }: TiersFormProps) {
  const costs = trip.operatorCosts!;
  const canReprice = canEdit(trip, 'costSchedule', 'costThresholds');
  const canRestructure = canReprice && underReview(trip) !== undefined;
  const counts = costs.costSchedule.map((t) => t.numberOfTravelers);
  const spots = {
    minimum: Math.min(trip.minimumSpots, ...counts),
    maximum: Math.max(trip.maximumSpots + costs.freeOfCharge, ...counts),
  };
  const schedule: TierValues[] = costs.costSchedule;
  const form = useForm({
    rules: updateTripForm,
    values: { costSchedule: schedule },
    input: ({ costSchedule }): TripUpdate => ({
      version: trip.version,
      costSchedule: sortedTiers(costSchedule),
    }),
    check: (values) => tierProblems(values.costSchedule, 'costSchedule'),
    send: async (input) => {
      try {
        const saved = await save(input);
        toast({ title: words.saved });
        return saved;
      } catch (cause) {
        toast({ tone: 'error', title: reviewWords.failed, message: toApiError(cause).message });
        throw cause;
      }
    },
    kept: (saved: Trip) => ({ costSchedule: saved.operatorCosts?.costSchedule ?? costs.costSchedule }),
  });
  const { isDirty } = form;
  const unsaved = useUnsavedPrompt(form.isUnsaved);
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  return (
    <Card title={words.tiers} description={words.tiersHelp(costs.freeOfCharge)}>
      <Form form={form} className="flex max-w-md flex-col gap-4">
        <TierRows
          spots={spots}
          currency={trip.currency}
          canReprice={canReprice}
          canRestructure={canRestructure}
        />
        {!canRestructure && (
          <p className="text-[0.8125rem] text-muted">{canReprice ? words.fixed : words.locked}</p>
        )}
        {canReprice && (
          <Button
            type="submit"
            variant="secondary"
            isPending={form.isPending}
            isDisabled={!isDirty}
            className="self-start"
          >
            {words.savePrices}
          </Button>
        )}
      </Form>
      {unsaved}
    </Card>
  );
}
