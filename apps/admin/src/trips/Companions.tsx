import type { HostCompanions } from '@caravan/sdk';
import { adminSetHostCompanions } from '@caravan/sdk/client';
import { adminSetHostCompanionsForm } from '@caravan/sdk/forms';
import {
  getAdminGetHostCompanionsQueryKey,
  getAdminGetTripQueryKey,
  useAdminGetHostCompanions,
} from '@caravan/sdk/react-query';
import { CompanionFields, CompanionsShown } from '@caravan/shell/CompanionFields';
import { bodyOf, nobody, problems, valuesOf } from '@caravan/shell/companions';
import { companionWords } from '@caravan/shell/companionWords';
import { Form } from '@caravan/shell/Form';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { tripWords } from './messages.ts';

const words = tripWords.companions;

/** Who fills the host's free spots; admins can correct this even after submission (H-540). */
export function Companions({ tripId }: { tripId: string }) {
  const query = useAdminGetHostCompanions(tripId, { query: { throwOnError: false } });
  const { data, error } = query;
  const places = data && companionWords.free(data.places);
  return (
    <Card title={companionWords.title} description={places} className="max-w-3xl">
      {error ? (
        <ErrorState onRetry={() => void query.refetch()}>{error.message}</ErrorState>
      ) : !data ? (
        <Skeleton lines={4} />
      ) : data.editable && data.places > 0 ? (
        // A correction returns new IDs, which remount the form.
        <Editor key={data.companions.map(({ id }) => id).join()} tripId={tripId} kept={data} />
      ) : (
        <Shown kept={data} />
      )}
    </Card>
  );
}

function Shown({ kept }: { kept: HostCompanions }) {
  if (kept.companions.length > 0) return <CompanionsShown kept={kept} />;
  return <p className="text-muted">{kept.places > 0 ? words.nobody : (kept.reason ?? words.nobody)}</p>;
}

function Editor({ tripId, kept }: { tripId: string; kept: HostCompanions }) {
  const client = useQueryClient();
  const format = useFormat();
  const change = useChange(adminSetHostCompanions, {
    failed: 'here',
    done: words.saved,
    refresh: [getAdminGetTripQueryKey(tripId)],
    onDone: (answer) => void client.setQueryData(getAdminGetHostCompanionsQueryKey(tripId), answer),
  });
  const form = useForm({
    rules: adminSetHostCompanionsForm,
    values: valuesOf(kept),
    input: bodyOf,
    check: problems,
    send: (body) => change.send(tripId, body),
    kept: valuesOf,
  });
  const prompt = useUnsavedPrompt(form.isUnsaved);
  const { companions } = form.values;
  return (
    <Form form={form} className="grid grid-cols-1 gap-6">
      <p className="text-sm text-muted">
        {kept.submittedAt
          ? `${companionWords.submittedOn(format.instant(kept.submittedAt))}. ${words.submitted}`
          : kept.companions.length > 0
            ? words.draft
            : words.nobody}
      </p>
      <CompanionFields form={form} />
      {form.failure && <Alert tone="error">{form.failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        {companions.length < kept.places && (
          <Button variant="secondary" onPress={() => form.set('companions', [...companions, nobody])}>
            {companionWords.add}
          </Button>
        )}
        <Button type="submit" isPending={form.isPending}>
          {words.save}
        </Button>
      </div>
      {prompt}
    </Form>
  );
}
