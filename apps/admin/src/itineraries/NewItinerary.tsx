import { adminCreateItinerary, listOperatorMetadata } from '@caravan/sdk/client';
import { adminCreateItineraryForm } from '@caravan/sdk/forms';
import { getAdminListItinerariesQueryKey } from '@caravan/sdk/react-query';
import { countriesByName } from '@caravan/shell/countries';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { ComboBox } from '@caravan/ui/ComboBox';
import { NumberField } from '@caravan/ui/NumberField';
import { TextField } from '@caravan/ui/TextField';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { MetadataPicker } from '../records/MetadataPicker.tsx';
import { words } from './messages.ts';

type Values = {
  operator: { id: string; name: string } | null;
  name: string;
  country: string | null;
  destination: string;
  lengthInDays: number | null;
};
const blank: Values = { operator: null, name: '', country: null, destination: '', lengthInDays: null };
const w = words.adding;

/** Starts an itinerary for an operator, who completes it. */
export default function NewItinerary({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { locale } = useFormat();
  const [countries] = useState(() => countriesByName(locale));
  const create = useChange(adminCreateItinerary, {
    failed: 'here',
    done: (made) => w.added(made.name),
    refresh: [getAdminListItinerariesQueryKey()],
    onDone: (made) => navigate({ to: '/itineraries/$id', params: { id: made.id } }),
  });
  const form = useForm({
    rules: adminCreateItineraryForm,
    values: blank,
    input: ({ name, country, destination, lengthInDays }) => ({
      name,
      country: country ?? '',
      destination,
      lengthInDays: lengthInDays ?? 0,
    }),
    check: ({ operator, country, lengthInDays }) => ({
      ...(!operator && { operator: w.missing }),
      ...(!country && { country: w.missing }),
      ...(!lengthInDays && { lengthInDays: w.missing }),
    }),
    sendFields: (draft, { operator }) => create.send(draft, { operatorId: operator?.id ?? '' }),
  });
  return (
    <FormDialog form={form} title={w.add} submitLabel={w.add} onClose={onClose}>
      <MetadataPicker
        label={words.operator}
        list="operators"
        find={listOperatorMetadata}
        {...form.field('operator')}
        isRequired
      />
      <TextField label={w.name} {...form.field('name')} />
      <ComboBox label={w.country} options={countries} {...form.field('country')} isRequired />
      <TextField label={words.facts.destination} {...form.field('destination')} />
      <NumberField
        label={w.days}
        minValue={1}
        maxValue={60}
        stepper
        {...form.field('lengthInDays')}
        isRequired
      />
    </FormDialog>
  );
}
