import type { BookingFees, WaiveFee } from '@caravan/sdk';
import { waiveFee } from '@caravan/sdk/client';
import { waiveFeeForm } from '@caravan/sdk/forms';
import { useListBookingFees } from '@caravan/sdk/react-query';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { useForm } from '@caravan/shell/useForm';
import { Dialog } from '@caravan/ui/Dialog';
import { MoneyField } from '@caravan/ui/MoneyField';
import { RadioGroup } from '@caravan/ui/RadioGroup';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextArea } from '@caravan/ui/TextArea';
import { words } from './messages.ts';
import { itemLabel, type MoneyDialogProps, type NamedProps } from './RefundDialog.tsx';

const w = words.waiving;

/** Waives a fee, up to the limit that the marketplace grants its staff. */
export default function WaiveDialog(props: MoneyDialogProps & NamedProps) {
  const fees = useListBookingFees(props.bookingId);
  if (fees.data && fees.data.items.length > 0) return <Waive {...props} fees={fees.data} />;
  return (
    <Dialog isOpen onClose={props.onClose} title={w.title} size="sm">
      {fees.data ? <p className="text-muted">{w.none}</p> : <Skeleton lines={3} />}
    </Dialog>
  );
}

type Values = { itemId: string; amountMinor: number | null; reason: string };

function Waive({ bookingId, fees, names, onClose }: MoneyDialogProps & NamedProps & { fees: BookingFees }) {
  const format = useFormat();
  const { currency, waivableMinor } = fees;
  const first = fees.items[0];
  const save = useChange(waiveFee, { failed: 'here', done: w.done, onDone: onClose });
  const form = useForm<Values, WaiveFee>({
    rules: waiveFeeForm,
    values: {
      itemId: first?.itemId ?? '',
      amountMinor: Math.min(first?.amountMinor ?? 0, waivableMinor),
      reason: '',
    },
    input: ({ itemId, amountMinor, reason }) => ({
      itemId,
      amountMinor: amountMinor ?? 0,
      reason: reason.trim(),
    }),
    check: ({ reason }): Record<string, string> => (reason.trim() ? {} : { reason: w.reasonRequired }),
    send: (input) => save.send(bookingId, input),
  });
  return (
    <FormDialog
      form={form}
      title={w.title}
      text={w.text(format.money(waivableMinor, currency))}
      submitLabel={w.confirm}
      onClose={onClose}
    >
      <RadioGroup
        label={w.which}
        options={fees.items.map((item) => ({
          id: item.itemId,
          label: itemLabel(item, names),
          description: format.money(item.amountMinor, currency),
        }))}
        {...form.field('itemId')}
      />
      <MoneyField label={w.amount} currency={currency} {...form.field('amountMinor')} />
      <TextArea label={w.reason} rows={3} limit={1000} {...form.field('reason')} />
    </FormDialog>
  );
}
