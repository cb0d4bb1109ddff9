import type { Trip } from '@caravan/sdk';
import { applyFieldErrors } from '@caravan/shell/applyFieldErrors';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Form } from '@caravan/shell/Form';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { TagField } from '@caravan/ui/TagField';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { toast } from '@caravan/ui/toast';
import { Controller, useForm } from '@caravan/shell/form';
import { canEdit, useSaveTrip } from '../workspace/useTrip.ts';
import { words } from './messages.ts';

export type DetailsFormProps = { trip: Trip };
type Values = { name: string; tripSummary: string; categories: string[] };

const valuesOf = ({ name, tripSummary, categories }: Trip): Values => ({ name, tripSummary, categories });

/** Name, summary and categories of the trip page (H-143, H-376 to H-379). */
export function DetailsForm({ trip }: DetailsFormProps) {
  const form = useForm<Values>({ defaultValues: valuesOf(trip) });
  const editable = canEdit(trip, 'name');
  const { save, isPending } = useSaveTrip(trip, {
    failed: 'here',
    onSaved: (saved) => {
      form.reset(valuesOf(saved));
      toast({ title: words.saved, time: 'saved' });
    },
    onError: (error) => {
      if (!applyFieldErrors(form, error))
        toast({ tone: 'error', title: words.failed, message: error.message });
    },
  });
  const { errors, isDirty } = form.formState;
  const prompt = useUnsavedPrompt(isDirty);

  return (
    <Card title={words.details}>
      <Form onSubmit={form.handleSubmit((values) => save(values))} className="grid grid-cols-1 gap-5">
        <Controller
          control={form.control}
          name="name"
          rules={{
            required: words.required(words.name),
            maxLength: { value: words.nameLimit, message: words.nameHint(words.nameLimit) },
          }}
          render={({ field }) => (
            <TextField
              {...field}
              label={words.name}
              description={words.nameHint(words.nameLimit)}
              isDisabled={!editable}
              error={errors.name?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="tripSummary"
          render={({ field }) => (
            <TextArea
              {...field}
              label={words.summary}
              rows={6}
              limit={4000}
              isDisabled={!editable}
              error={errors.tripSummary?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="categories"
          rules={{
            validate: (value) => value.length > 0 || trip.categories.length === 0 || words.categoriesRequired,
          }}
          render={({ field }) => (
            <TagField
              label={words.categories}
              options={trip.categories.map((id) => ({ id, label: id }))}
              allowCustom
              max={12}
              value={field.value}
              onChange={field.onChange}
              isDisabled={!editable}
              error={errors.categories?.message}
            />
          )}
        />
        {editable && (
          <div>
            <Button type="submit" isDisabled={!isDirty} isPending={isPending}>
              {words.save}
            </Button>
          </div>
        )}
      </Form>
      {prompt}
    </Card>
  );
}
