import type { TripForm } from '@caravan/sdk';
import { saveTripForm } from '@caravan/sdk/client';
import { saveTripFormForm } from '@caravan/sdk/forms';
import { getGetTripFormQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '../change/useChange.ts';
import { useForm } from '../form/useForm.ts';
import { useUnsavedPrompt } from '../form/useUnsavedPrompt.tsx';
import { Form } from '../Form/Form.tsx';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { type FormValues, missingPaths, toForm, toValues, wrongPaths } from './form.ts';
import { FormParts } from './FormParts.tsx';
import { words } from './messages.ts';

export type TripFormEditorProps = {
  form: TripForm;
  tripId: string;
  travelerId: string;
  /** Called after a successful save. */
  onSaved?: () => void;
  /** Text below the title: whose form it is, and its purpose. */
  text?: string;
  /** Success message. Default: the form's own. */
  savedText?: string;
  /** Error message for failures that no field shows. Default: the server's sentence. */
  failedText?: readonly [title: string, message: string];
  /** Whether the insurance section counts if the trip requires it; travelers provide theirs elsewhere. */
  asksInsurance?: boolean;
  /** Why it can no longer be saved. */
  closedReason?: string | undefined;
};

/** Edits a trip form, which can be saved in parts; what is still missing shows below its field (T-159). */
export function TripFormEditor(props: TripFormEditorProps) {
  const { form: saved, tripId, travelerId, text = words.text, savedText = words.saved, failedText } = props;
  const { closedReason } = props;
  const queryClient = useQueryClient();
  const passportRequired = saved.passportRequired ?? false;
  const insurance = props.asksInsurance === true && saved.insuranceRequired === true;
  const missingIn = (values: FormValues) => missingPaths(values, { passport: passportRequired, insurance });
  const save = useChange(saveTripForm, {
    failed: 'here',
    done: (answer) => {
      const missing = missingIn(toValues(answer)).length;
      return { title: missing === 0 ? savedText : words.missing(missing), time: 'saved' };
    },
    onDone: (answer) => {
      queryClient.setQueryData(getGetTripFormQueryKey(tripId, travelerId), answer);
      props.onSaved?.();
    },
    onFailed: ({ fields, message }) => {
      if (Object.keys(fields).length > 0) return;
      const [title, instead] = failedText ?? [message];
      toast({ tone: 'error', title, ...(instead && { message: instead }) });
    },
  });
  const form = useForm({
    rules: saveTripFormForm,
    values: toValues(saved),
    input: (values) => toForm(values, saved.version),
    check: wrongPaths,
    send: (input) => save.send(tripId, travelerId, input),
    kept: toValues,
    remains: (answer: TripForm) =>
      Object.fromEntries(missingIn(toValues(answer)).map((path) => [path, words.required])),
  });
  const why = closedReason ?? (form.isDirty ? undefined : words.nothingChanged);
  const unlessOpen = why === undefined ? {} : { disabledReason: why };
  const prompt = useUnsavedPrompt(form.isUnsaved);
  return (
    <>
      <Form form={form}>
        <header className="flex flex-wrap items-start justify-between gap-4 pb-8">
          <div>
            <h2 className="display text-3xl">{words.title}</h2>
            <p className="mt-1 text-muted">{text}</p>
          </div>
          <Badge tone={saved.complete ? 'green' : 'warning'} dot>
            {saved.complete ? words.complete : words.incomplete}
          </Badge>
        </header>
        <FormParts passportRequired={passportRequired} />
        <div className="sticky bottom-14 z-20 -mx-4 flex justify-end border-t border-line bg-surface px-4 py-4 md:bottom-0">
          <Button type="submit" size="lg" isPending={form.isPending} {...unlessOpen}>
            {words.save}
          </Button>
        </div>
      </Form>
      {prompt}
    </>
  );
}
