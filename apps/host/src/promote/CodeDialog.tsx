import type { HostDiscount, HostDiscountInput, Trip } from '@caravan/sdk';
import { createHostDiscount, updateHostDiscount } from '@caravan/sdk/client';
import { createHostDiscountForm } from '@caravan/sdk/forms';
import { getListHostDiscountsQueryKey, useListHostDiscounts } from '@caravan/sdk/react-query';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { DatePicker } from '@caravan/ui/DatePicker';
import { MoneyField } from '@caravan/ui/MoneyField';
import { NumberField } from '@caravan/ui/NumberField';
import { RadioGroup } from '@caravan/ui/RadioGroup';
import { Switch } from '@caravan/ui/Switch';
import { TextField } from '@caravan/ui/TextField';
import { codeWords as words } from './codeWords.ts';

export type CodeDialogProps = {
  host: string;
  trip: Trip;
  code?: HostDiscount;
  onClose: () => void;
};

type Values = {
  code: string;
  kind: 'percent' | 'amount';
  percent: number | null;
  amountMinor: number | null;
  /** The trip that the code is for; empty for all of the host's trips. */
  tripId: string;
  startsOn: string | null;
  expiresOn: string | null;
  maxUses: number | null;
  active: boolean;
};

function valuesOf(trip: Trip, code?: HostDiscount): Values {
  return {
    code: code?.code ?? '',
    kind: code?.amountMinor === undefined ? 'percent' : 'amount',
    percent: code?.percentBp === undefined ? null : code.percentBp / 100,
    amountMinor: code?.amountMinor ?? null,
    tripId: code ? (code.tripId ?? '') : trip.id,
    startsOn: code?.startsOn ?? null,
    expiresOn: code?.expiresOn ?? null,
    maxUses: code?.maxUses ?? null,
    active: code?.active ?? true,
  };
}

function inputOf(v: Values): HostDiscountInput {
  return {
    code: v.code.trim(),
    ...(v.kind === 'percent' && v.percent !== null && { percentBp: Math.round(v.percent * 100) }),
    ...(v.kind === 'amount' && v.amountMinor !== null && { amountMinor: v.amountMinor }),
    ...(v.tripId && { tripId: v.tripId }),
    ...(v.startsOn && { startsOn: v.startsOn }),
    ...(v.expiresOn && { expiresOn: v.expiresOn }),
    ...(v.maxUses !== null && { maxUses: v.maxUses }),
    active: v.active,
  };
}

/** Validates what the contract can't express: a discount is one of two kinds. */
function problemsOf(v: Values) {
  return {
    ...(v.kind === 'percent' && v.percent === null && { percent: words.missing }),
    ...(v.kind === 'amount' && v.amountMinor === null && { amountMinor: words.missing }),
  };
}

/** Adds or edits one of the host's discount codes. */
export function CodeDialog({ host, trip, code, onClose }: CodeDialogProps) {
  const format = useFormat();
  const { data } = useListHostDiscounts(host);
  const said = {
    failed: 'here' as const,
    done: (saved: HostDiscount) => words.saved(saved.code),
    refresh: [getListHostDiscountsQueryKey(host)],
    onDone: onClose,
  };
  const create = useChange(createHostDiscount, said);
  const update = useChange(updateHostDiscount, said);
  const form = useForm({
    rules: createHostDiscountForm,
    values: valuesOf(trip, code),
    input: inputOf,
    names: { percentBp: 'percent' },
    check: problemsOf,
    send: (input) =>
      code ? update.send(host, code.id, { ...input, version: code.version }) : create.send(host, input),
  });
  const most = data && words.most(format.percent(data.maxPercentBp));
  const trips = [
    ...(code?.tripId && code.tripId !== trip.id
      ? [{ id: code.tripId, label: words.otherTrip }]
      : [{ id: trip.id, label: words.thisTrip }]),
    { id: '', label: words.allTrips },
  ];
  return (
    <FormDialog
      form={form}
      title={code ? words.change(code.code) : words.add}
      text={words.text}
      submitLabel={code ? words.save : words.add}
      size="md"
      onClose={onClose}
    >
      <TextField label={words.code} description={words.codeHelp} {...form.field('code')} autoFocus />
      <RadioGroup
        label={words.kind}
        options={Object.entries(words.kinds).map(([id, label]) => ({
          id,
          label,
        }))}
        {...form.field('kind')}
      />
      {form.values.kind === 'percent' ? (
        <NumberField
          label={words.percent}
          suffix="%"
          minValue={0.01}
          maxValue={100}
          {...(most && { description: most })}
          {...form.field('percent')}
          isRequired
        />
      ) : (
        <MoneyField
          label={words.amount}
          currency={trip.currency}
          {...(most && { description: most })}
          {...form.field('amountMinor')}
          isRequired
        />
      )}
      <RadioGroup label={words.scope} options={trips} {...form.field('tripId')} isRequired={false} />
      <div className="grid gap-5 sm:grid-cols-2">
        <DatePicker label={words.startsOn} {...form.field('startsOn')} />
        <DatePicker label={words.expiresOn} {...form.field('expiresOn')} />
      </div>
      <NumberField
        label={words.maxUses}
        description={words.maxUsesHelp}
        minValue={1}
        {...form.field('maxUses')}
      />
      <Switch value={form.values.active} onChange={(active) => form.set('active', active)}>
        {words.active}
      </Switch>
    </FormDialog>
  );
}
