import type { ReinstateCalculation } from '@caravan/sdk';
import { adminCalculateReinstatement, reinstateBooking } from '@caravan/sdk/client';
import { useGetReinstatableTravelers } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { Checkbox } from '@caravan/ui/Checkbox';
import { CheckboxGroup } from '@caravan/ui/CheckboxGroup';
import { RadioGroup } from '@caravan/ui/RadioGroup';
import { useState } from 'react';
import { Facts } from '../list/Facts.tsx';
import { words } from './messages.ts';
import { QuotedDialog } from './QuotedDialog.tsx';
import type { MoneyDialogProps } from './RefundDialog.tsx';

/** Reinstates a canceled booking with some of its travelers and the add-ons that are still available. */
export default function ReinstateDialog({ bookingId, ...rest }: MoneyDialogProps) {
  const format = useFormat();
  const people = useGetReinstatableTravelers(bookingId);
  const [status, setStatus] = useState<'pending' | 'confirmed'>('pending');
  const [left, setLeft] = useState<string[]>([]);
  const [addOns, setAddOns] = useState(true);
  const w = words.reinstating;
  const travelers = (people.data?.travelers ?? []).flatMap((p) =>
    p.id ? [{ id: p.id, label: `${p.firstName} ${p.lastName}` }] : [],
  );
  const chosen = travelers.filter((t) => !left.includes(t.id)).map((t) => t.id);
  const data = { bookingStatus: status, secondaryTravelerIds: chosen, keepAddOns: addOns };
  return (
    <QuotedDialog<ReinstateCalculation>
      {...rest}
      title={w.title}
      text={w.text}
      onQuote={() => adminCalculateReinstatement(bookingId, data)}
      impossible={(q) => !q.possible}
      describe={(q) =>
        q.possible ? (
          <Facts
            split
            rows={[
              [words.facts.spots, String(q.spots)],
              ...q.addOns.map(
                (a) => [a.label, a.available ? format.money(a.amountMinor, q.currency) : w.gone] as const,
              ),
              [words.facts.total, format.money(q.totalMinor, q.currency)],
              [words.facts.paid, format.money(q.paidMinor, q.currency)],
              [words.facts.due, format.money(q.dueMinor, q.currency)],
            ]}
          />
        ) : (
          <Alert tone="warning">{q.reason}</Alert>
        )
      }
      confirmLabel={() => w.confirm}
      onConfirm={(q, request) => reinstateBooking(bookingId, { ...data, totalMinor: q.totalMinor }, request)}
      done={w.done}
    >
      <RadioGroup
        label={w.as}
        value={status}
        onChange={(id) => setStatus(id === 'confirmed' ? 'confirmed' : 'pending')}
        options={[
          { id: 'pending', label: w.pending },
          { id: 'confirmed', label: w.confirmed },
        ]}
      />
      {travelers.length > 0 && (
        <CheckboxGroup
          label={w.travelers}
          options={travelers}
          value={chosen}
          onChange={(ids) => setLeft(travelers.map((t) => t.id).filter((id) => !ids.includes(id)))}
        />
      )}
      <Checkbox value={addOns} onChange={setAddOns}>
        {w.addOns}
      </Checkbox>
    </QuotedDialog>
  );
}
