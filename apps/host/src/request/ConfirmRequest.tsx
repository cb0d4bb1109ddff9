import type { Itinerary, PriceRange } from '@caravan/sdk';
import { addDays } from '@caravan/shell/format';
import { packageWords } from '@caravan/shell/tripWords';
import { useFormat } from '@caravan/shell/useFormat';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Facts } from '@caravan/ui/Facts';
import type { RequestForm } from './form.ts';
import { words } from './messages.ts';

export type ConfirmRequestProps = {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  isPending: boolean;
  form: RequestForm;
  itinerary: Itinerary;
  range?: PriceRange;
  addOns: string[];
};

/** 'Ready to request your trip?' with a summary of the request (H-120). */
export function ConfirmRequest({ form, itinerary, range, addOns, ...dialog }: ConfirmRequestProps) {
  const format = useFormat();
  const w = words.summary;
  const rows: [string, string][] = [
    [
      w.dates,
      form.startDate && format.dateRange(form.startDate, addDays(form.startDate, itinerary.lengthInDays - 1)),
    ],
    [w.package, packageWords[form.selectedPackage]],
    [w.companions, form.companions.map((c) => `${c.firstName} ${c.lastName}`).join(', ') || w.none],
    [w.addOns, addOns.join(', ') || w.none],
  ];
  if (range) {
    rows.push([
      w.price,
      `${format.money(range.minPriceMinor, range.currency)} – ${format.money(range.maxPriceMinor, range.currency)}`,
    ]);
  }
  return (
    <ConfirmDialog
      {...dialog}
      title={words.confirmTitle}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
    >
      <p className="text-muted">{words.confirmText}</p>
      <Facts
        layout="plain"
        className="mt-5"
        items={rows.map(([label, value]) => ({ id: label, label, value }))}
      />
    </ConfirmDialog>
  );
}
