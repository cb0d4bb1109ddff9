import type { AlternativeAccommodation, Service } from '@caravan/sdk';
import { createAlternative, updateAlternative } from '@caravan/sdk/client';
import { createAlternativeForm } from '@caravan/sdk/forms';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import type { QueryKey } from '@tanstack/react-query';
import { FormMoney } from '../forms/FormMoney.tsx';
import { FormSelect } from '../forms/FormSelect.tsx';
import { FormText } from '../forms/FormText.tsx';
import { PlaceField } from '../forms/PlaceField.tsx';
import { words } from './messages.ts';

export type AlternativeDialogProps = {
  itineraryId: string;
  service: Service;
  /** The alternative to edit; undefined for a new one. */
  alternative?: AlternativeAccommodation;
  /** Version of the itinerary. */
  version: number;
  currency: string;
  refresh: readonly QueryKey[];
  onClose: () => void;
};

const w = words.form;
const stars = [1, 2, 3, 4, 5].map((n) => ({ id: String(n), label: w.star(n) }));
const occupancies = (['single', 'double'] as const).map((id) => ({ id, label: w.occupancies[id] }));

/** An alternative to the default accommodation for its nights (O-073, O-145). */
export function AlternativeDialog(props: AlternativeDialogProps) {
  const { itineraryId, service, alternative, version, currency, refresh, onClose } = props;
  const create = useChange(createAlternative, {
    done: words.created,
    failed: { title: words.createFailed },
    refresh,
    onDone: onClose,
  });
  const update = useChange(updateAlternative, {
    done: words.updated,
    failed: { title: words.updateFailed },
    refresh,
    onDone: onClose,
  });
  const form = useForm({
    rules: createAlternativeForm,
    values: {
      name: alternative?.name ?? '',
      accommodationType: alternative?.accommodationType ?? '',
      occupancy: alternative?.occupancy ?? null,
      starRating: alternative?.starRating ?? null,
      priceMinor: alternative?.priceMinor ?? null,
      addressLocation: alternative?.addressLocation,
      description: alternative?.description ?? '',
    },
    input: ({
      name,
      accommodationType,
      occupancy,
      starRating,
      priceMinor,
      addressLocation,
      description,
    }) => ({
      version,
      name: name.trim(),
      accommodationType: accommodationType.trim(),
      ...(occupancy && { occupancy }),
      ...(starRating && { starRating }),
      ...(priceMinor !== null && { priceMinor }),
      ...(addressLocation && { addressLocation }),
      description: description.trim(),
    }),
    check: (values) => ({
      name: missing(values.name, w.name),
      accommodationType: missing(values.accommodationType, w.type),
      occupancy: missing(values.occupancy, w.occupancy),
      starRating: missing(values.starRating, w.stars),
      description: missing(values.description, w.description),
    }),
    send: (input) =>
      alternative
        ? update.send(itineraryId, service.id!, alternative.id, input)
        : create.send(itineraryId, service.id!, input),
  });
  return (
    <FormDialog
      form={form}
      title={alternative ? w.editTitle : w.createTitle}
      text={w.nights(service.numberOfNights ?? 1)}
      submitLabel={words.save}
      cancelLabel={words.cancel}
      size="md"
      className="grid gap-5 sm:grid-cols-2"
      onClose={onClose}
    >
      <FormText name="name" label={w.name} maxLength={160} isRequired />
      <FormText name="accommodationType" label={w.type} maxLength={60} isRequired />
      <FormSelect name="occupancy" label={w.occupancy} options={occupancies} isRequired />
      <FormSelect name="starRating" label={w.stars} options={stars} numeric isRequired />
      <PlaceField name="addressLocation" label={w.location} />
      <FormMoney name="priceMinor" label={w.price} currency={currency} />
      <FormText name="description" label={w.description} rows={4} isRequired className="sm:col-span-2" />
    </FormDialog>
  );
}

const missing = (value: string | number | null, field: string) =>
  String(value ?? '').trim() ? undefined : words.required(field);
