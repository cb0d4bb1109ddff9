import type { Trip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { type Fact, Facts } from '@caravan/ui/Facts';
import { technicalWords as words } from './messages.ts';

/**
 * The technical itinerary of an approved trip: when it can be edited, and who has agreed to it. Until both
 * sides have agreed, the services are editable, whatever the status (O-095).
 */
export function TechnicalCard({ trip }: { trip: Trip }) {
  const format = useFormat();
  const technical = trip.technicalItinerary;
  if (!technical?.offered) return null;
  const { windowFrom, windowTo, inWindow, flagged, operatorApprovedAt, adminApprovedAt } = technical;
  const isOpen = Boolean(trip.editableServiceKeys?.length);
  const agreed = (at?: string) => (at ? format.instant(at, 'date') : words.notYet);
  const facts: Fact[] = [
    { id: 'window', label: words.window, value: format.dateRange(windowFrom, windowTo) },
    { id: 'operator', label: words.submitted, value: agreed(operatorApprovedAt) },
    { id: 'admin', label: words.approved, value: agreed(adminApprovedAt) },
  ];
  return (
    <Card title={words.card} className="mb-8">
      <p className="mb-4 max-w-[68ch] text-sm text-muted">
        {isOpen
          ? flagged && !inWindow
            ? words.openFlagged
            : words.openWindow
          : operatorApprovedAt && adminApprovedAt
            ? words.agreed
            : words.closed}
      </p>
      <Facts layout="grid" items={facts} />
    </Card>
  );
}
