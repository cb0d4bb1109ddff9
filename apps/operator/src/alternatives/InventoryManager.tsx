import type { AccommodationPeriod, AccommodationPlan, InventoryBatchResult } from '@caravan/sdk';
import { updateInventoryBatch } from '@caravan/sdk/client';
import { packageWords } from '@caravan/shell/tripWords';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Select } from '@caravan/ui/Select';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { batchOf, type Choices, departuresOf } from './choices.ts';
import { words } from './messages.ts';

export type InventoryManagerProps = {
  itineraryId: string;
  plan: AccommodationPlan;
  period: AccommodationPeriod;
  refresh: readonly QueryKey[];
};

/** Which departure stays where. Changes are collected by date until they are saved together (O-104, O-105, O-212). */
export function InventoryManager({ itineraryId, plan, period, refresh }: InventoryManagerProps) {
  const format = useFormat();
  const [choices, setChoices] = useState<Choices>({});
  const departures = departuresOf(period);
  const batch = batchOf(plan, period, choices);
  const save = useChange(updateInventoryBatch, {
    done: (result: InventoryBatchResult) =>
      result.failed === 0 ? { title: words.savedTitle, message: words.savedText } : undefined,
    refresh,
    // Rejected changes stay selected, for another attempt.
    onDone: (result) =>
      setChoices((now) =>
        Object.fromEntries(
          Object.entries(now).filter(([id]) =>
            result.results.some((one) => one.inventoryItemId === id && !one.saved),
          ),
        ),
      ),
  });
  const refused = (save.data?.results ?? []).filter((one) => !one.saved);
  const refusal = (id: string) => refused.find((one) => one.inventoryItemId === id)?.error;
  const options = period.accommodations.map((one) => ({ id: one.id, label: one.name }));
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h3 className="text-base font-semibold">{words.inventory}</h3>
        <p className="text-sm text-muted">{words.inventoryText}</p>
      </div>
      {departures.length === 0 && <p className="text-muted">{words.noDates}</p>}
      {refused.length > 0 && <Alert tone="error" title={words.failed(refused.length)} />}
      <ul className="flex flex-col gap-3">
        {departures.map((departure) => {
          const date = words.date(format.date(departure.startDate), packageWords[departure.packageLevel]);
          return (
            <li key={departure.id} className="grid gap-2 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-center">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 tabular">
                <span className="whitespace-nowrap">{date}</span>
                {departure.isReserved && (
                  <Badge size="sm" tone="neutral">
                    {words.reserved}
                  </Badge>
                )}
              </span>
              <Select
                label={date}
                hideLabel
                value={choices[departure.id] ?? departure.accommodationId}
                onChange={(id) => setChoices((now) => ({ ...now, [departure.id]: id }))}
                options={options}
                isDisabled={departure.isReserved || save.isPending}
                error={refusal(departure.id)}
              />
            </li>
          );
        })}
      </ul>
      {departures.length > 0 && (
        <div className="flex items-center gap-3">
          <Button
            onPress={() => save.run(itineraryId, { items: batch })}
            isPending={save.isPending}
            isDisabled={batch.length === 0}
          >
            {words.saveInventory}
          </Button>
          {batch.length > 0 && (
            <span className="text-sm text-muted tabular">{words.changed(batch.length)}</span>
          )}
        </div>
      )}
    </section>
  );
}
