import type { HostCompanions } from '@caravan/sdk';
import { saveHostCompanions, submitHostCompanions } from '@caravan/sdk/client';
import { submitHostCompanionsForm } from '@caravan/sdk/forms';
import { getGetHostCompanionsQueryKey, useGetHostCompanions } from '@caravan/sdk/react-query';
import { CompanionFields, CompanionsShown } from '@caravan/shell/CompanionFields';
import { bodyOf, nobody, problems, valuesOf } from '@caravan/shell/companions';
import { companionWords } from '@caravan/shell/companionWords';
import { Form } from '@caravan/shell/Form';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useAutosave } from '@caravan/shell/useAutosave';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from './messages.ts';

export type CompanionsProps = { tripId: string };

/** The host's companions: a draft until submitted, read-only afterward (H-330, H-331). */
export function Companions({ tripId }: CompanionsProps) {
  const { data, error } = useGetHostCompanions(tripId, { query: { throwOnError: false } });
  if (error) return <Card title={companionWords.title}>{<Alert tone="error">{error.message}</Alert>}</Card>;
  if (!data) return <Card title={companionWords.title}>{<Skeleton lines={3} />}</Card>;
  return (
    <Card title={companionWords.title} description={data.places > 0 ? words.places(data.places) : words.none}>
      {data.editable && data.places > 0 ? (
        <Editor key={String(data.submitted)} tripId={tripId} kept={data} />
      ) : (
        <CompanionsShown kept={data} />
      )}
    </Card>
  );
}

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
  const form = useForm({
    rules: submitHostCompanionsForm,
    values: valuesOf(kept),
    input: bodyOf,
    check: problems,
    send: () => setAsking(true),
  });
  const { companions } = form.values;
  const body = () => bodyOf(form.values);
  const auto = useChange(saveHostCompanions, { failed: 'here' });
  const { isKept } = useAutosave(form.values, (values) => auto.send(tripId, bodyOf(values)), {
    kept: valuesOf(kept),
    enabled: !asking && !draft.isPending && !submit.isPending,
  });
  const prompt = useUnsavedPrompt(form.isUnsaved && !isKept && !submit.isSuccess && !draft.isSuccess);
  return (
    <Form form={form} className="grid grid-cols-1 gap-6">
      <CompanionFields form={form} />
      {(draft.problem ?? submit.problem) && <Alert tone="error">{draft.problem ?? submit.problem}</Alert>}
      {auto.isSuccess && isKept && (
        <p role="status" className="text-sm text-muted">
          {words.kept}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {companions.length < kept.places && (
          <Button variant="ghost" onPress={() => form.set('companions', [...companions, nobody])}>
            {companionWords.add}
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
