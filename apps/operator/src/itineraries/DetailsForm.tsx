import type { Itinerary } from '@caravan/sdk';
import { toApiError } from '@caravan/sdk';
import { createItineraryForm } from '@caravan/sdk/forms';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Form } from '@caravan/shell/Form';
import { unsent, useForm } from '@caravan/shell/useForm';
import { useTenant } from '@caravan/shell/useTenant';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { FormSection } from '@caravan/ui/FormSection';
import { SaveBar } from '@caravan/ui/SaveBar';
import { toast } from '@caravan/ui/toast';
import { type ReactNode, useState } from 'react';
import { LinesField } from '../forms/LinesField.tsx';
import { Asked } from './Asked.tsx';
import { BasicFields } from './BasicFields.tsx';
import { contractNames, type DetailValues, detailProblems, detailValues, toDraft } from './details.ts';
import { detailWords as words } from './messages.ts';
import { MoreFields } from './MoreFields.tsx';
import { OptionalField } from './OptionalField.tsx';
import { PackageFields } from './PackageFields.tsx';
import { PhotoField } from '@caravan/shell/PhotoField';
import { TermFields } from './TermFields.tsx';

export type DetailsFormProps = {
  /** Undefined for a new itinerary. */
  itinerary?: Itinerary;
  onSave: (values: DetailValues) => Promise<unknown>;
  /** Content next to the save button, such as a link to the next step. */
  next?: (unsaved: boolean) => ReactNode;
};

/** The details of a new or existing itinerary. */
export function DetailsForm({ itinerary, onSave, next }: DetailsFormProps) {
  // The confirmed number of days to shorten to; services on the removed days are lost.
  const [shortening, setShortening] = useState<number>();
  const [asking, setAsking] = useState(false);
  const form = useForm({
    rules: createItineraryForm,
    values: detailValues(itinerary),
    input: toDraft,
    names: contractNames,
    check: detailProblems,
    sendFields: async (_, values) => {
      const days = values.lengthInDays;
      if (itinerary && days < itinerary.lengthInDays && days !== shortening) {
        setShortening(days);
        setAsking(true);
        return unsent;
      }
      try {
        await onSave(values);
      } catch (cause) {
        const { fields, message } = toApiError(cause);
        if (Object.keys(fields).length === 0) toast({ tone: 'error', title: words.failed, message });
        throw cause;
      }
    },
  });
  const tenant = useTenant();
  const currency = itinerary?.currency ?? tenant.currency;
  const unsaved = useUnsavedPrompt(form.isUnsaved);
  const inclusions = form.field('inclusions');
  const exclusions = form.field('exclusions');
  const photos = form.field('photos');

  return (
    <>
      <Form form={form}>
        <BasicFields />
        <PackageFields />
        <TermFields />
        <MoreFields currency={currency} />
        <OptionalField currency={currency} />
        <FormSection title={words.inclusions}>
          <Asked field="inclusions" />
          <LinesField
            {...inclusions}
            label={words.inclusions}
            addLabel={words.addLine}
            removeLabel={words.removeLine}
          />
          <Asked field="exclusions" />
          <LinesField
            {...exclusions}
            label={words.exclusions}
            addLabel={words.addLine}
            removeLabel={words.removeLine}
          />
        </FormSection>
        <FormSection title={words.photos} description={words.photosHelp}>
          <Asked field="photos" known={photos.value.map(({ url }) => url)} />
          <PhotoField {...photos} note={({ url }) => <Asked field={`photos/${url}`} plain />} />
        </FormSection>
        <SaveBar isDirty error={form.failure && words.error(form.failure)}>
          <Button
            type="submit"
            isPending={form.isPending}
            variant={itinerary && !form.isDirty ? 'secondary' : 'primary'}
          >
            {itinerary ? words.save : words.create}
          </Button>
          {next?.(form.isDirty)}
        </SaveBar>
      </Form>
      {unsaved}
      <ConfirmDialog
        isOpen={asking}
        onClose={() => {
          setAsking(false);
          setShortening(undefined);
        }}
        onConfirm={() => {
          setAsking(false);
          void form.submit();
        }}
        title={words.shorterTitle}
        confirmLabel={words.shorterConfirm}
        tone="danger"
      >
        {shortening && itinerary && words.shorter(itinerary.lengthInDays, shortening)}
      </ConfirmDialog>
    </>
  );
}
