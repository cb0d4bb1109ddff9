import type { HostCompanion, HostCompanions } from '@caravan/sdk';
import { saveHostCompanions, submitHostCompanions } from '@caravan/sdk/client';
import { submitHostCompanionsForm } from '@caravan/sdk/forms';
import { getGetHostCompanionsQueryKey, useGetHostCompanions } from '@caravan/sdk/react-query';
import { Form } from '@caravan/shell/Form';
import { useChange } from '@caravan/shell/useChange';
import { type FormState, useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { useAutosave } from '@caravan/shell/useAutosave';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Facts } from '@caravan/ui/Facts';
import { MaskedDateField } from '@caravan/ui/MaskedDateField';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextField } from '@caravan/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from './messages.ts';

export type CompanionsProps = { tripId: string };

/** Who comes along with the host: a draft until it is submitted, then only to be read (H-330, H-331). */
export function Companions({ tripId }: CompanionsProps) {
  const { data, error } = useGetHostCompanions(tripId, { query: { throwOnError: false } });
  if (error) return <Card title={words.title}>{<Alert tone="error">{error.message}</Alert>}</Card>;
  if (!data) return <Card title={words.title}>{<Skeleton lines={3} />}</Card>;
  return (
    <Card title={words.title} description={data.places > 0 ? words.places(data.places) : words.none}>
      {data.editable && data.places > 0 ? (
        <Editor key={String(data.submitted)} tripId={tripId} kept={data} />
      ) : (
        <Shown kept={data} />
      )}
    </Card>
  );
}

function Shown({ kept }: { kept: HostCompanions }) {
  const format = useFormat();
  if (kept.companions.length === 0) return null;
  return (
    <>
      <Facts
        items={kept.companions.map((one, i) => ({
          id: one.id ?? String(i),
          label: `${one.firstName ?? ''} ${one.lastName ?? ''}`,
          value: [one.dateOfBirth && format.date(one.dateOfBirth, 'MM/DD/YYYY'), one.email]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
      {kept.submittedAt ? (
        <p className="mt-3 text-sm text-muted">{words.submittedOn(format.instant(kept.submittedAt))}</p>
      ) : (
        kept.reason && <p className="mt-3 text-sm text-muted">{kept.reason}</p>
      )}
    </>
  );
}

type Person = { id: string; firstName: string; lastName: string; email: string; dateOfBirth: string | null };
type Values = { companions: Person[] };

const nobody: Person = { id: '', firstName: '', lastName: '', email: '', dateOfBirth: null };

const toPerson = ({
  id = '',
  firstName = '',
  lastName = '',
  email = '',
  dateOfBirth,
}: HostCompanion): Person => ({
  id,
  firstName,
  lastName,
  email,
  dateOfBirth: dateOfBirth ?? null,
});

const toCompanion = ({ id, dateOfBirth, ...texts }: Person): HostCompanion => ({
  ...(id && { id }),
  ...texts,
  ...(dateOfBirth && { dateOfBirth }),
});

function Editor({ tripId, kept }: { tripId: string; kept: HostCompanions }) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const common = {
    failed: 'here' as const,
    onDone: (answer: HostCompanions) =>
      void queryClient.setQueryData(getGetHostCompanionsQueryKey(tripId), answer),
  };
  const draft = useChange(saveHostCompanions, { ...common, done: words.saved });
  const submit = useChange(submitHostCompanions, {
    ...common,
    done: words.submitted,
    onEnd: () => setAsking(false),
  });
  const valuesOf = ({ companions }: HostCompanions): Values => ({
    companions: companions.length > 0 ? companions.map(toPerson) : [nobody],
  });
  const form = useForm({
    rules: submitHostCompanionsForm,
    values: valuesOf(kept),
    input: ({ companions }: Values) => ({ companions: companions.map(toCompanion) }),
    check: problems,
    send: () => setAsking(true),
  });
  const { companions } = form.values;
  const bodyOf = (values: Values) => ({ companions: values.companions.map(toCompanion) });
  const body = () => bodyOf(form.values);
  const auto = useChange(saveHostCompanions, { failed: 'here' });
  const { isKept } = useAutosave(form.values, (values) => auto.send(tripId, bodyOf(values)), {
    kept: valuesOf(kept),
    enabled: !asking && !draft.isPending && !submit.isPending,
  });
  const prompt = useUnsavedPrompt(form.isUnsaved && !isKept && !submit.isSuccess && !draft.isSuccess);
  return (
    <Form form={form} className="grid grid-cols-1 gap-6">
      {companions.map((person, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new companion has no id yet
        <Fields key={`${person.id}-${i}`} form={form} at={i} />
      ))}
      {(draft.problem ?? submit.problem) && <Alert tone="error">{draft.problem ?? submit.problem}</Alert>}
      {auto.isSuccess && isKept && (
        <p role="status" className="text-sm text-muted">
          {words.kept}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {companions.length < kept.places && (
          <Button variant="ghost" onPress={() => form.set('companions', [...companions, nobody])}>
            {words.add}
          </Button>
        )}
        <Button variant="secondary" isPending={draft.isPending} onPress={() => draft.run(tripId, body())}>
          {words.save}
        </Button>
        <Button type="submit">{words.submit}</Button>
      </div>
      {asking && (
        <ConfirmDialog
          isOpen
          title={words.confirmTitle}
          confirmLabel={words.submit}
          cancelLabel={words.cancel}
          isPending={submit.isPending}
          onConfirm={() => submit.run(tripId, body())}
          onClose={() => setAsking(false)}
        >
          <p>{words.confirmText}</p>
          <ul className="mt-3 list-disc ps-5">
            {companions.map((person) => (
              <li key={person.email}>
                {person.firstName} {person.lastName}
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
      {prompt}
    </Form>
  );
}

function Fields({ form, at }: { form: FormState<Values>; at: number }) {
  const n = at + 1;
  const { companions } = form.values;
  return (
    <fieldset className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-medium">{words.companion(n)}</legend>
      <TextField
        label={words.firstName}
        maxLength={80}
        {...form.field(`companions.${at}.firstName`)}
        isRequired
      />
      <TextField
        label={words.lastName}
        maxLength={80}
        {...form.field(`companions.${at}.lastName`)}
        isRequired
      />
      <MaskedDateField label={words.dateOfBirth} {...form.field(`companions.${at}.dateOfBirth`)} isRequired />
      <TextField
        label={words.email}
        type="email"
        maxLength={200}
        {...form.field(`companions.${at}.email`)}
        isRequired
      />
      {companions.length > 1 && (
        <div className="sm:col-span-2">
          <Button
            size="sm"
            variant="ghost"
            aria-label={words.remove(n)}
            onPress={() =>
              form.set(
                'companions',
                companions.filter((_, i) => i !== at),
              )
            }
          >
            {words.removeShort}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** What keeps the list from being submitted; a draft may miss anything (H-397 to H-399). */
function problems({ companions }: Values): Record<string, string> {
  const wrong: Record<string, string> = {};
  const labels = ['firstName', 'lastName', 'dateOfBirth', 'email'] as const;
  companions.forEach((person, i) => {
    for (const name of labels)
      if (!person[name]?.trim()) wrong[`companions.${i}.${name}`] = words.required(words[name]);
    const email = person.email.trim();
    if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) wrong[`companions.${i}.email`] = words.badEmail;
  });
  return wrong;
}
