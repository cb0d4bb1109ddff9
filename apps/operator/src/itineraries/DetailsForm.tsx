import type { Itinerary } from '@caravan/sdk';
import { toApiError } from '@caravan/sdk';
import { applyFieldErrors } from '@caravan/shell/applyFieldErrors';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Form } from '@caravan/shell/Form';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { FormSection } from '@caravan/ui/FormSection';
import { SaveBar } from '@caravan/ui/SaveBar';
import { toast } from '@caravan/ui/toast';
import { type ReactNode, useState } from 'react';
import { Controller, FormProvider, useForm } from '@caravan/shell/form';
import { LinesField } from '../forms/LinesField.tsx';
import { rules } from '../forms/rules.ts';
import { BasicFields } from './BasicFields.tsx';
import { type DetailValues, detailProblems, detailValues } from './details.ts';
import { detailWords as words } from './messages.ts';
import { PackageFields } from './PackageFields.tsx';
import { PhotoField } from './PhotoField.tsx';
import { TermFields } from './TermFields.tsx';

export type DetailsFormProps = {
  /** Nothing for an itinerary that is about to be made. */
  itinerary?: Itinerary;
  onSave: (values: DetailValues) => Promise<unknown>;
  /** Beside the save button, such as the way to the next step. */
  next?: (unsaved: boolean) => ReactNode;
};

/** The details of an itinerary, new or existing. */
export function DetailsForm({ itinerary, onSave, next }: DetailsFormProps) {
  const form = useForm<DetailValues>({
    defaultValues: detailValues(itinerary),
    resolver: rules(detailProblems),
  });
  const [error, setError] = useState<string>();
  const [shortening, setShortening] = useState<DetailValues>();
  const { control, formState } = form;
  const unsaved = useUnsavedPrompt(formState.isDirty && !formState.isSubmitting);

  const save = async (values: DetailValues) => {
    setError(undefined);
    try {
      await onSave(values);
      form.reset(values);
    } catch (cause) {
      const { message } = toApiError(cause);
      if (applyFieldErrors(form, cause)) return;
      setError(words.error(message));
      toast({ tone: 'error', title: words.failed, message });
    }
  };
  const submit = (values: DetailValues) => {
    if (itinerary && values.lengthInDays < itinerary.lengthInDays) setShortening(values);
    else return save(values);
  };

  return (
    <FormProvider {...form}>
      <Form onSubmit={form.handleSubmit(submit)}>
        <BasicFields />
        <PackageFields />
        <TermFields />
        <FormSection title={words.inclusions}>
          <Controller
            name="inclusions"
            control={control}
            render={({ field }) => (
              <LinesField
                {...field}
                label={words.inclusions}
                addLabel={words.addLine}
                removeLabel={words.removeLine}
              />
            )}
          />
          <Controller
            name="exclusions"
            control={control}
            render={({ field }) => (
              <LinesField
                {...field}
                label={words.exclusions}
                addLabel={words.addLine}
                removeLabel={words.removeLine}
              />
            )}
          />
        </FormSection>
        <FormSection title={words.photos} description={words.photosHelp}>
          <Controller name="photos" control={control} render={({ field }) => <PhotoField {...field} />} />
        </FormSection>
        <SaveBar isDirty error={error}>
          <Button
            type="submit"
            isPending={formState.isSubmitting}
            variant={itinerary && !formState.isDirty ? 'secondary' : 'primary'}
          >
            {itinerary ? words.save : words.create}
          </Button>
          {next?.(formState.isDirty)}
        </SaveBar>
      </Form>
      {unsaved}
      <ConfirmDialog
        isOpen={shortening !== undefined}
        onClose={() => setShortening(undefined)}
        onConfirm={() => {
          const values = shortening!;
          setShortening(undefined);
          void save(values);
        }}
        title={words.shorterTitle}
        confirmLabel={words.shorterConfirm}
        tone="danger"
      >
        {shortening && itinerary && words.shorter(itinerary.lengthInDays, shortening.lengthInDays)}
      </ConfirmDialog>
    </FormProvider>
  );
}
