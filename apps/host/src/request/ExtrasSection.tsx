import type { InventoryOffer } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Checkbox } from '@caravan/ui/Checkbox';
import { FormSection } from '@caravan/ui/FormSection';
import { type offeredExtras, type RequestForm, roomSupplies } from './form.ts';
import { words } from './messages.ts';

export type ExtrasSectionProps = {
  form: RequestForm;
  change: (part: Partial<RequestForm>) => void;
  extras: ReturnType<typeof offeredExtras>;
  item?: InventoryOffer;
  currency: string;
};

/** A night or transfer before and after the trip, for the host's own group (H-117, H-350, H-351). */
export function ExtrasSection({ form, change, extras, item, currency }: ExtrasSectionProps) {
  const format = useFormat();
  const nightPrice = (supply: InventoryOffer['preAccommodation']) =>
    roomSupplies(form.hostRooms)
      .map((type) => `${format.money(supply?.[type]?.priceMinor ?? 0, currency)}`)
      .join(' / ');
  const rows = [
    extras.nights.beforeTrip && {
      label: words.beforeNight,
      price: nightPrice(item?.preAccommodation),
      value: form.nights.beforeTrip,
      set: (on: boolean) => change({ nights: { ...form.nights, beforeTrip: on } }),
    },
    extras.nights.afterTrip && {
      label: words.afterNight,
      price: nightPrice(item?.postAccommodation),
      value: form.nights.afterTrip,
      set: (on: boolean) => change({ nights: { ...form.nights, afterTrip: on } }),
    },
    extras.transfers.beforeTrip && {
      label: words.beforeTransfer,
      price: format.money(item?.preTransferPriceMinor ?? 0, currency),
      value: form.transfers.beforeTrip,
      set: (on: boolean) => change({ transfers: { ...form.transfers, beforeTrip: on } }),
    },
    extras.transfers.afterTrip && {
      label: words.afterTransfer,
      price: format.money(item?.postTransferPriceMinor ?? 0, currency),
      value: form.transfers.afterTrip,
      set: (on: boolean) => change({ transfers: { ...form.transfers, afterTrip: on } }),
    },
  ].filter((row) => !!row);
  if (rows.length === 0) return null;
  return (
    <FormSection title={words.extras} description={words.extrasHint}>
      <div className="grid grid-cols-1 gap-4">
        {rows.map((row) => (
          <Checkbox key={row.label} value={row.value} onChange={row.set} description={row.price}>
            {row.label}
          </Checkbox>
        ))}
      </div>
    </FormSection>
  );
}
