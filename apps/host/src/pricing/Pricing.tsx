import { PricingService } from '@caravan/sdk/connect';
import { useRpc } from '@caravan/shell/rpc';
import { useDebounced } from '@caravan/shell/useDebounced';
import { updateTripForm } from '@caravan/sdk/forms';
import { useForm } from '@caravan/shell/useForm';
import { useFigure } from '@caravan/shell/useFigure';
import { useFormat } from '@caravan/shell/useFormat';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Checkbox } from '@caravan/ui/Checkbox';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { StatCard } from '@caravan/ui/StatCard';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Trip, TripUpdate } from '@caravan/sdk';
import { canEdit, useTrip } from '../workspace/useTrip.ts';
import { EarningsTable } from './EarningsTable.tsx';
import { words } from './messages.ts';
import { PriceFields } from './PriceFields.tsx';
import { PricingSidebar } from './PricingSidebar.tsx';
import { askable, type PriceForm, priceProblems } from './rules.ts';
import { needsAgreement, sentPrices, useSavePrices } from './useSavePrices.ts';

export type PricingProps = { id: string };

const whatIfDelay = 250;

function formOf(trip: Trip): PriceForm & { agreed: boolean } {
  return {
    initialMinor: trip.prices?.initialMinor ?? trip.suggestedRange?.minPriceMinor ?? null,
    remainingMinor: trip.prices?.remainingMinor ?? trip.suggestedRange?.minPriceMinor ?? null,
    advanceMinor: trip.flightStipendMinor ?? 0,
    agreed: false,
  };
}

/** Prices and their projected earnings, recalculated by the server while typing (H-164 to H-166). */
export function Pricing({ id }: PricingProps) {
  const trip = useTrip(id);
  const format = useFormat();
  const { send } = useSavePrices(trip);
  const form = useForm<ReturnType<typeof formOf>, TripUpdate, Trip>({
    rules: updateTripForm,
    values: formOf(trip),
    input: (typed) => ({ version: trip.version, ...sentPrices(typed) }),
    names: { prices: 'initialMinor', flightStipendMinor: 'advanceMinor' },
    sendFields: (_, typed) => send(typed),
    kept: formOf,
  });
  const { initialMinor, remainingMinor, advanceMinor, agreed } = form.values;
  const typed = useMemo(
    () => ({ initialMinor, remainingMinor, advanceMinor }),
    [initialMinor, remainingMinor, advanceMinor],
  );
  const asked = useDebounced(typed, whatIfDelay);
  const prices = askable(asked);
  const what = useRpc(
    PricingService.method.earningsTable,
    { tripId: id, ...prices },
    { placeholderData: keepPreviousData, throwOnError: false },
  );
  const prompt = useUnsavedPrompt(form.isUnsaved);

  const table = what.data;
  const waiting = what.isPlaceholderData || asked !== typed;
  const problems = priceProblems(typed, waiting ? [] : table?.problems);
  const blocked = problems.prices ?? problems.advance;
  const open = canEdit(trip, 'prices') || canEdit(trip, 'flightStipendMinor');
  const agreement = needsAgreement(trip);
  // Initial prices are suggestions, and count as typed.
  const changed = form.isDirty || !trip.prices;
  const figure = useFigure();
  const money = (minor: bigint) => format.money(minor, trip.currency);

  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-10">
      <div className="grid grid-cols-1 min-w-0 content-start gap-8">
        <Form
          form={form}
          onSubmit={() => {
            if (!blocked && !waiting) return form.submit();
          }}
          className="grid grid-cols-1 gap-6"
        >
          {!open && <Alert>{words.locked}</Alert>}
          <PriceFields
            trip={trip}
            form={typed}
            onChange={form.patch}
            problems={problems}
            cap={table && money(table.advanceCapMinor)}
          />
          {problems.prices && <Alert tone="error">{problems.prices}</Alert>}
          {open && agreement && form.isDirty && (
            <Checkbox value={agreed} onChange={form.field('agreed').onChange} description={words.agreeHint}>
              {words.agree}
            </Checkbox>
          )}
          {open && (
            <div>
              <Button
                type="submit"
                isPending={form.isPending}
                isDisabled={!changed || waiting || !!blocked}
                {...(changed &&
                  agreement &&
                  !agreed && { disabledReason: problems.agreement ?? words.agreeMissing })}
              >
                {words.save}
              </Button>
              {changed && agreement && !agreed && problems.agreement && (
                // Phones have no hover to show the button's reason.
                <p role="status" className="mt-2 text-sm text-muted">
                  {problems.agreement}
                </p>
              )}
            </div>
          )}
        </Form>
        {table && (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-3 xl:grid-cols-4">
            <StatCard label={words.figures.minimum} {...figure(table.minimumEarningsMinor, trip.currency)} />
            <StatCard label={words.figures.maximum} {...figure(table.maximumEarningsMinor, trip.currency)} />
            <StatCard
              label={words.figures.breakEven}
              value={table.breakEven > 0 ? table.breakEven : words.noBreakEven}
              detail={table.breakEven > 0 && words.breakEvenUnit(table.breakEven)}
            />
            <StatCard
              label={words.figures.suggested}
              {...figure(table.suggestedMinMinor, trip.currency)}
              detail={words.suggestedTo(money(table.suggestedMaxMinor))}
            />
          </div>
        )}
        {table ? (
          <EarningsTable table={table} isStale={waiting} />
        ) : what.error ? (
          <ErrorState level={2} onRetry={() => void what.refetch()}>
            {what.error.message}
          </ErrorState>
        ) : (
          <Skeleton className="h-96 w-full rounded-lg" />
        )}
      </div>
      <PricingSidebar trip={trip} />
      {prompt}
    </div>
  );
}
