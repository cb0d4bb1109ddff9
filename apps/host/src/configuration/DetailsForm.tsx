import type { Trip } from '@caravan/sdk';
import { useListCategories } from '@caravan/sdk/react-query';
import { updateTripForm } from '@caravan/sdk/forms';
import { useForm } from '@caravan/shell/useForm';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Form } from '@caravan/shell/Form';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { TagField } from '@caravan/ui/TagField';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { toast } from '@caravan/ui/toast';
import { canEdit, useSaveTrip } from '../workspace/useTrip.ts';
import { words } from './messages.ts';

export type DetailsFormProps = { trip: Trip };
type Values = { name: string; tripSummary: string; categories: string[] };

const valuesOf = ({ name, tripSummary, categories }: Trip): Values => ({ name, tripSummary, categories });

/** Name, summary, and categories of the trip page (H-143, H-376 to H-379). */
export function DetailsForm({ trip }: DetailsFormProps) {
  const editable = canEdit(trip, 'name');
  const { send } = useSaveTrip(trip, {
    failed: 'here',
    onSaved: () => toast({ title: words.saved, time: 'saved' }),
    onError: ({ fields, message }) => {
      if (Object.keys(fields).length === 0) toast({ tone: 'error', title: words.failed, message });
    },
  });
  const form = useForm({
    rules: updateTripForm,
    values: valuesOf(trip),
    input: (values) => ({ version: trip.version, ...values }),
    check: ({ name, categories }) => ({
      name:
        name === ''
          ? words.required(words.name)
          : name.length > words.nameLimit
            ? words.nameHint(words.nameLimit)
            : undefined,
      categories:
        categories.length === 0 && trip.categories.length > 0 ? words.categoriesRequired : undefined,
    }),
    send,
    kept: valuesOf,
  });
  const prompt = useUnsavedPrompt(form.isUnsaved);
  // Hidden ones have names, too: the trip may have one.
  const { data } = useListCategories(
    { hidden: true },
    { query: { throwOnError: false, staleTime: 600_000 } },
  );

  return (
    <Card title={words.details}>
      <Form form={form} className="grid grid-cols-1 gap-5">
        <TextField
          label={words.name}
          description={words.nameHint(words.nameLimit)}
          {...form.field('name')}
          isRequired={false}
          isDisabled={!editable}
        />
        <TextArea
          label={words.summary}
          rows={6}
          limit={4000}
          {...form.field('tripSummary')}
          isDisabled={!editable}
        />
        <TagField
          label={words.categories}
          options={(data?.items ?? [])
            .filter((c) => !c.hidden || trip.categories.includes(c._id))
            .map(({ _id, name }) => ({ id: _id, label: name }))}
          max={12}
          {...form.field('categories')}
          isDisabled={!editable}
        />
        {editable && (
          <div>
            <Button type="submit" isDisabled={!form.isDirty} isPending={form.isPending}>
              {words.save}
            </Button>
          </div>
        )}
      </Form>
      {prompt}
    </Card>
  );
}
