import type { InventoryInput, InventoryItem } from '@caravan/sdk';
import { createInventoryItem, updateInventoryItem } from '@caravan/sdk/client';
import { createInventoryItemForm } from '@caravan/sdk/forms';
import { getGetInventoryMetadataQueryOptions } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { useLoaded } from '@caravan/shell/useLoaded';
import { packageWords } from '@caravan/shell/tripWords';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { DatePicker } from '@caravan/ui/DatePicker';
import { Drawer } from '@caravan/ui/Drawer';
import { toast } from '@caravan/ui/toast';
import { useEffect, useRef } from 'react';
import { FormMoney } from '../forms/FormMoney.tsx';
import { FormNumber } from '../forms/FormNumber.tsx';
import { FormSelect } from '../forms/FormSelect.tsx';
import { TierRows } from '../tiers/TierRows.tsx';
import { dateWarning, itemProblems, itemValues, type SpotRange, toInput } from './item.ts';
import { formWords, words } from './messages.ts';
import { RoomFields } from './RoomFields.tsx';

export type InventoryDrawerProps = {
  itineraryId: string;
  currency: string;
  spots: SpotRange;
  /** The departure to edit, or to copy from. */
  item?: InventoryItem | undefined;
  copy?: boolean;
  others: InventoryItem[];
  onClose: () => void;
  /** Closes it once its input was saved. */
  onSaved: () => void;
};

const formId = 'inventory';
const levels = (['economy', 'standard', 'premium'] as const).map((id) => ({ id, label: packageWords[id] }));

/** The form of a departure (O-043, O-112 to O-121). */
export function InventoryDrawer({
  itineraryId,
  currency,
  spots,
  item,
  copy = false,
  others,
  onClose,
  onSaved,
}: InventoryDrawerProps) {
  const editing = copy ? undefined : item;
  const metadata = useLoaded(getGetInventoryMetadataQueryOptions());
  const create = useChange(createInventoryItem, { failed: 'here' });
  const update = useChange(updateInventoryItem, { failed: 'here' });
  const form = useForm({
    rules: createInventoryItemForm,
    values: itemValues(spots, metadata, item, copy),
    input: (values): InventoryInput => toInput(values, editing?.version),
    check: (values) => itemProblems(values, editing),
    sendFields: async (_, values) => {
      if (editing) await update.send(itineraryId, editing.id, toInput(values, editing.version));
      else await create.send(itineraryId, toInput(values));
      toast({ title: words.savedTitle, message: words.done(editing ? 'updated' : 'created') });
      onSaved();
    },
  });
  const unsaved = useUnsavedPrompt(form.isUnsaved, { openAs: ['new', 'departure'] });
  const error = form.refusal && (form.refusal.message || words.unknown);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) foot.current?.scrollIntoView({ block: 'end' });
  }, [error]);
  const { startDate, packageLevel } = form.values;
  const taken = dateWarning({ startDate, packageLevel }, others) ? [words.sameDate] : [];
  const warnings = editing ? (editing.warnings ?? []) : taken;

  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={words.detail}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} isPending={form.isPending}>
            {editing ? words.update : words.save}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} className="flex flex-col gap-8">
        <Group title={formWords.departure}>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormSelect
              name="packageLevel"
              label={formWords.package}
              options={levels}
              isRequired
              isDisabled={!!editing}
            />
            <DatePicker
              label={formWords.startDate}
              {...form.field('startDate')}
              isRequired
              isDisabled={!!editing}
              {...(!editing && { min: metadata.earliestStartDate, max: metadata.latestStartDate })}
            />
          </div>
          {warnings.map((warning) => (
            <Alert key={warning} tone="warning">
              {warning}
            </Alert>
          ))}
          <FormNumber
            name="quantityAvailable"
            label={formWords.quantity}
            description={
              editing
                ? formWords.counts(editing.quantityPending, editing.quantityConfirmed)
                : formWords.quantityHelp
            }
            stepper
            min={editing?.quantityAvailable ?? 1}
            max={1000}
            isRequired
          />
        </Group>
        <Group title={formWords.costs} help={formWords.costsHelp}>
          <TierRows spots={spots} currency={currency} />
        </Group>
        <Group title={formWords.supplement}>
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <FormMoney
              name="singleSupplementPriceMinor"
              label={formWords.supplementPrice}
              currency={currency}
              isRequired
            />
            <FormNumber
              name="singleSupplementQuantityAvailable"
              label={formWords.supplementQuantity}
              min={0}
              max={1000}
              isRequired
            />
          </div>
        </Group>
        <Group title={formWords.optional} help={formWords.optionalHelp}>
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <FormMoney name="preTransferPriceMinor" label={formWords.preTransfer} currency={currency} />
            <FormMoney name="postTransferPriceMinor" label={formWords.postTransfer} currency={currency} />
          </div>
          <RoomFields name="pre" currency={currency} />
          <RoomFields name="post" currency={currency} />
        </Group>
        <div ref={foot}>
          {error && (
            <Alert tone="error" title={words.error}>
              {error}
            </Alert>
          )}
        </div>
      </Form>
      {unsaved}
    </Drawer>
  );
}

function Group({ title, help, children }: { title: string; help?: string; children: React.ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h3 className="text-base font-semibold">{title}</h3>
        {help && <p className="text-sm text-muted">{help}</p>}
      </div>
      {children}
    </section>
  );
}
