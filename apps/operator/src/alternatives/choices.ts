import type { AccommodationPeriod, AccommodationPlan, InventoryBatchItem } from '@caravan/sdk';

/** Where the travelers of a departure shall stay, by the departure. */
export type Choices = Readonly<Record<string, string>>;

/** A future departure, with where it stays on the days of a period. */
export interface DepartureStay {
  id: string;
  startDate: string;
  packageLevel: AccommodationPeriod['accommodations'][number]['dates'][number]['packageLevel'];
  version: number;
  /** It is reserved, and stays as it is (O-105). */
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

/** What is sent: of each changed departure its choices on all ranges of days; the default needs none (O-189). */
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
