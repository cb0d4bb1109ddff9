import type { Trip } from '@caravan/sdk';
import { toApiError } from '@caravan/sdk';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Form } from '@caravan/shell/Form';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { toast } from '@caravan/ui/toast';
import { useEffect } from 'react';
import { FormProvider, useForm } from '@caravan/shell/form';
import { rules } from '../forms/rules.ts';
import { sortedTiers, tierProblems, type TierValues } from '../inventory/item.ts';
import { TierRows } from '../tiers/TierRows.tsx';
import { pricingWords as words, reviewWords } from './messages.ts';
import { canEdit } from './review.ts';
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
  const canRestructure = canReprice && trip.status === 'created';
  const counts = costs.costSchedule.map((t) => t.numberOfTravelers);
  const spots = {
    minimum: Math.min(trip.minimumSpots, ...counts),
    maximum: Math.max(trip.maximumSpots + costs.freeOfCharge, ...counts),
  };
  const form = useForm<{ costSchedule: TierValues[] }>({
    values: { costSchedule: costs.costSchedule },
    resetOptions: { keepDirtyValues: true },
    resolver: rules((values) => tierProblems(values.costSchedule, 'costSchedule')),
  });
  const { isDirty, isSubmitting } = form.formState;
  const unsaved = useUnsavedPrompt(isDirty && !isSubmitting);
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  const submit = async ({ costSchedule }: { costSchedule: TierValues[] }) => {
    try {
      const saved = await save({ version: trip.version, costSchedule: sortedTiers(costSchedule) });
      form.reset({ costSchedule: saved.operatorCosts?.costSchedule ?? sortedTiers(costSchedule) });
      toast({ title: words.saved });
    } catch (cause) {
      toast({ tone: 'error', title: reviewWords.failed, message: toApiError(cause).message });
    }
  };

  return (
    <Card title={words.tiers} description={words.tiersHelp(costs.freeOfCharge)}>
      <FormProvider {...form}>
        <Form onSubmit={form.handleSubmit(submit)} className="flex max-w-md flex-col gap-4">
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
              isPending={isSubmitting}
              isDisabled={!isDirty}
              className="self-start"
            >
              {words.savePrices}
            </Button>
          )}
        </Form>
      </FormProvider>
      {unsaved}
    </Card>
  );
}
