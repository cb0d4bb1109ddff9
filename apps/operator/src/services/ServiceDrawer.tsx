import type { Day, Service } from '@caravan/sdk';
import { serviceTypeWords } from '@caravan/shell/serviceWords';
import { Form } from '@caravan/shell/Form';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { useForm } from '@caravan/shell/useForm';
import { Button } from '@caravan/ui/Button';
import { Drawer } from '@caravan/ui/Drawer';
import { FormSection } from '@caravan/ui/FormSection';
import { FormCheckbox } from '../forms/FormCheckbox.tsx';
import { FormSelect } from '../forms/FormSelect.tsx';
import { FormText } from '../forms/FormText.tsx';
import { OpenFields } from '../forms/OpenFields.ts';
import { PhotoField } from '@caravan/shell/PhotoField';
import { words as libraryWords } from '../library/messages.ts';
import { whyNot } from './days.ts';
import { words } from './messages.ts';
import { cleaned, serviceProblems, type ServiceValues } from './rules.ts';
import { TypeFields } from './TypeFields.tsx';

export type ServiceDrawerProps = {
  /** The service to edit or, without an ID, to add. */
  values: ServiceValues;
  /** The saved service; undefined when adding one. */
  original?: Service;
  days: Day[];
  currency: string;
  /** The editable fields. Default: all (O-159, O-162). */
  keys?: readonly string[] | undefined;
  /** Whether it can be saved to the library. */
  hasLibrary?: boolean;
  onSave: (service: Service, day: number) => void;
  onClose: () => void;
};

const formId = 'service';

/** The form of a service. */
export function ServiceDrawer({
  values,
  original,
  days,
  currency,
  keys,
  hasLibrary,
  onSave,
  onClose,
}: ServiceDrawerProps) {
  const type = values.type;
  // Omit days that can't hold this service, such as those that already have an accommodation (O-139).
  const choices = days
    .filter((day) => !whyNot(day, type, original))
    .map((day) => ({ id: String(day.day), label: words.day(day.day) }));
  const save = (service: ServiceValues) => onSave(cleaned(service, days.length), service.day);
  const form = useForm({ values, check: serviceProblems, send: (service: ServiceValues) => save(service) });
  const unsaved = useUnsavedPrompt(form.isUnsaved, { openAs: ['new', 'service'] });
  const images = form.field('images');
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={words.formTitle(!original, serviceTypeWords[type])}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {words.save}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} className="flex flex-col gap-5">
        <OpenFields value={keys ?? null}>
          {keys && <p className="text-sm text-muted">{words.partly}</p>}
          <FormSelect name="day" label={words.fields.day} options={choices} numeric />
          <TypeFields type={type} currency={currency} lengthInDays={days.length} />
          <FormText name="description" label={words.fields.description} isRequired rows={5} />
          {(!keys || keys.includes('images')) && (
            <FormSection title={words.photos}>
              <PhotoField value={images.value ?? []} onChange={images.onChange} />
            </FormSection>
          )}
          {hasLibrary && <FormCheckbox name="saveToLibrary">{libraryWords.save}</FormCheckbox>}
        </OpenFields>
      </Form>
      {unsaved}
    </Drawer>
  );
}
