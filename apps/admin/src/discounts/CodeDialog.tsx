import type { DiscountCode, DiscountCodeInput } from '@caravan/sdk';
import {
  createDiscountCode,
  listHostMetadata,
  listTripMetadata,
  updateDiscountCode,
} from '@caravan/sdk/client';
import { createDiscountCodeForm } from '@caravan/sdk/forms';
import { getListDiscountCodesQueryKey } from '@caravan/sdk/react-query';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useTenant } from '@caravan/shell/useTenant';
import { DatePicker } from '@caravan/ui/DatePicker';
import { MoneyField } from '@caravan/ui/MoneyField';
import { NumberField } from '@caravan/ui/NumberField';
import { RadioGroup } from '@caravan/ui/RadioGroup';
import { Select } from '@caravan/ui/Select';
import { Switch } from '@caravan/ui/Switch';
import { TextField } from '@caravan/ui/TextField';
import { MetadataPicker } from '../records/MetadataPicker.tsx';
import { words } from './messages.ts';

export type CodeDialogProps = { code?: DiscountCode; onClose: () => void };

type Values = {
  code: string;
  description: string;
  kind: 'percent' | 'amount';
  percent: number | null;
  amountMinor: number | null;
  scope: 'all' | 'trip' | 'host';
  trip: { id: string; name: string } | null;
  host: { id: string; name: string } | null;
  startsOn: string | null;
  expiresOn: string | null;
  maxUses: number | null;
  active: boolean;
};

function valuesOf(code?: DiscountCode): Values {
  return {
    code: code?.code ?? '',
    description: code?.description ?? '',
    kind: code?.amountMinor === undefined ? 'percent' : 'amount',
    percent: code?.percentBp === undefined ? null : code.percentBp / 100,
    amountMinor: code?.amountMinor ?? null,
    scope: code?.tripId ? 'trip' : code?.hostId ? 'host' : 'all',
    trip: code?.tripId ? { id: code.tripId, name: words.oneTrip } : null,
    host: code?.hostId ? { id: code.hostId, name: words.oneHost } : null,
    startsOn: code?.startsOn ?? null,
    expiresOn: code?.expiresOn ?? null,
    maxUses: code?.maxUses ?? null,
    active: code?.active ?? true,
  };
}

function inputOf(v: Values): DiscountCodeInput {
  return {
    code: v.code.trim(),
    ...(v.description.trim() && { description: v.description.trim() }),
    ...(v.kind === 'percent' && v.percent !== null && { percentBp: Math.round(v.percent * 100) }),
    ...(v.kind === 'amount' && v.amountMinor !== null && { amountMinor: v.amountMinor }),
    ...(v.scope === 'trip' && v.trip && { tripId: v.trip.id }),
    ...(v.scope === 'host' && v.host && { hostId: v.host.id }),
    ...(v.startsOn && { startsOn: v.startsOn }),
    ...(v.expiresOn && { expiresOn: v.expiresOn }),
    ...(v.maxUses !== null && { maxUses: v.maxUses }),
    active: v.active,
  };
}

/** Validates what the contract can't express: a discount is one of two kinds, and for one thing. */
function problemsOf(v: Values) {
  return {
    ...(v.kind === 'percent' && v.percent === null && { percent: words.missing }),
    ...(v.kind === 'amount' && v.amountMinor === null && { amountMinor: words.missing }),
    ...(v.scope === 'trip' && !v.trip && { trip: words.missing }),
    ...(v.scope === 'host' && !v.host && { host: words.missing }),
  };
}

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));

/** Adds or edits a discount code. */
export default function CodeDialog({ code, onClose }: CodeDialogProps) {
  const { currency } = useTenant();
  const said = {
    failed: 'here' as const,
    done: (saved: DiscountCode) => words.saved(saved.code),
    refresh: [getListDiscountCodesQueryKey()],
    onDone: onClose,
  };
  const create = useChange(createDiscountCode, said);
  const update = useChange(updateDiscountCode, said);
  const form = useForm({
    rules: createDiscountCodeForm,
    values: valuesOf(code),
    input: inputOf,
    names: { percentBp: 'percent', tripId: 'trip', hostId: 'host' },
    check: problemsOf,
    send: (input) => (code ? update.send(code.id, { ...input, version: code.version }) : create.send(input)),
  });
  const { kind, scope } = form.values;
  return (
    <FormDialog
      form={form}
      title={code ? words.edit(code.code) : words.add}
      submitLabel={code ? words.save : words.add}
      size="md"
      onClose={onClose}
    >
      <TextField label={words.code} description={words.codeHelp} {...form.field('code')} autoFocus />
      <TextField label={words.note} description={words.noteHelp} {...form.field('description')} />
      <RadioGroup label={words.kind} options={options(words.kinds)} {...form.field('kind')} />
      {kind === 'percent' ? (
        <NumberField
          label={words.percent}
          suffix="%"
          minValue={0.01}
          maxValue={100}
          {...form.field('percent')}
          isRequired
        />
      ) : (
        <MoneyField label={words.amount} currency={currency} {...form.field('amountMinor')} isRequired />
      )}
      <Select label={words.scope} options={options(words.scopes)} {...form.field('scope')} />
      {scope === 'trip' && (
        <MetadataPicker
          label={words.trip}
          list="trips"
          find={listTripMetadata}
          {...form.field('trip')}
          isRequired
        />
      )}
      {scope === 'host' && (
        <MetadataPicker
          label={words.host}
          list="hosts"
          find={listHostMetadata}
          {...form.field('host')}
          isRequired
        />
      )}
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
