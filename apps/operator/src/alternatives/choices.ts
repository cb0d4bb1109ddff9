import type { AccommodationPeriod, AccommodationPlan, InventoryBatchItem } from '@caravan/sdk';

/** The selected accommodation by departure. */
export type Choices = Readonly<Record<string, string>>;

/** A future departure, with its accommodation on the days of a period. */
export interface DepartureStay {
  id: string;
  startDate: string;
  packageLevel: AccommodationPeriod['accommodations'][number]['dates'][number]['packageLevel'];
  version: number;
  /** Whether it is reserved, and so can't change (O-105). */
  isReserved: boolean;
  accommodationId: string;
}

export function departuresOf(period: AccommodationPeriod): DepartureStay[] {
  const [first] = period.accommodations;
  return (first?.dates ?? [])
    .map((date) => ({
      id: date.inventoryItemId,
      startDate: date.startDate,
      packageLevel: date.packageLevel,
      version: date.version,
      isReserved: date.reserved,
      accommodationId: assigned(period, date.inventoryItemId),
    }))
    .sort((a, b) => a.startDate.localeCompare(b.startDate));
}

/** The request: for each changed departure, its selections for all ranges of days; the default needs none (O-189). */
export function batchOf(
  plan: AccommodationPlan,
  period: AccommodationPeriod,
  choices: Choices,
): InventoryBatchItem[] {
  return departuresOf(period)
    .filter(({ id, accommodationId }) => choices[id] && choices[id] !== accommodationId)
    .map(({ id, version }) => ({
      inventoryItemId: id,
      change: {
        version,
        accommodationSelections: plan.periods
          .map((p) => ({ of: p, chosen: p.serviceId === period.serviceId ? choices[id]! : assigned(p, id) }))
          .filter(({ of, chosen }) => chosen !== of.accommodations[0]?.id)
          .map(({ chosen }) => chosen),
      },
    }));
}

function assigned(period: AccommodationPeriod, departure: string): string {
  const chosen = period.accommodations.find((a) =>
    a.dates.some((date) => date.inventoryItemId === departure && date.assigned),
  );
  return (chosen ?? period.accommodations[0])!.id;
}
