import type { PackageAvailability } from '@caravan/sdk';
import { addDays, today } from '@caravan/shell/format';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { DatePicker } from '@caravan/ui/DatePicker';
import { FormSection } from '@caravan/ui/FormSection';
import { RadioCards } from '@caravan/ui/RadioCards';
import { Zap } from 'lucide-react';
import { isOpen, isSelectable, type RequestForm } from './form.ts';
import { words } from './messages.ts';

export type DateSectionProps = {
  form: RequestForm;
  change: (part: Partial<RequestForm>) => void;
  offer: PackageAvailability;
  inventory: boolean;
  lengthInDays: number;
  error?: string;
};

/** The start date, or the departure where inventory is on (H-111, H-348, H-349). */
export function DateSection({ form, change, offer, inventory, lengthInDays, error }: DateSectionProps) {
  const format = useFormat();
  const end = (start: string) => addDays(start, lengthInDays - 1);
  const instant = offer.instantApprovalDates.includes(form.startDate);
  return (
    <FormSection
      title={inventory ? words.departures : words.dates}
      description={words.datesHint(lengthInDays)}
    >
      {inventory ? (
        <div className="max-h-[400px] overflow-y-auto p-0.5">
          <RadioCards
            label={words.departures}
            hideLabel
            value={form.inventoryItemId ?? null}
            error={error}
            onChange={(id) => {
              const item = offer.itineraryInventoryItems.find((i) => i.id === id);
              if (item) change({ inventoryItemId: id, startDate: item.startDate });
            }}
            options={offer.itineraryInventoryItems.map((item) => ({
              id: item.id,
              title: format.dateRange(item.startDate, end(item.startDate)),
              isDisabled: !isOpen(item),
              aside: offer.instantApprovalDates.includes(item.startDate) ? <Instant /> : undefined,
            }))}
          />
        </div>
      ) : (
        <div className="grid grid-cols-1 max-w-sm gap-3">
          <DatePicker
            label={words.dates}
            hideLabel
            name="startDate"
            value={form.startDate || null}
            min={offer.firstAvailableDate ?? today()}
            isUnavailable={(day) => !isSelectable(day, offer, inventory)}
            onChange={(day) => change({ startDate: day ?? '' })}
            error={error}
          />
          {form.startDate && (
            <p className="tabular text-sm text-muted">
              {format.dateRange(form.startDate, end(form.startDate))}
            </p>
          )}
        </div>
      )}
      {instant && !inventory && (
        <div className="mt-3">
          <Instant />
        </div>
      )}
      {instant && <p className="mt-3 text-sm text-muted">{words.instantText}</p>}
    </FormSection>
  );
}

function Instant() {
  return (
    <Badge tone="green" size="sm" icon={<Zap aria-hidden />}>
      {words.instant}
    </Badge>
  );
}
