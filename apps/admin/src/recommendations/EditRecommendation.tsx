import type { ApiError, Recommendation } from '@caravan/sdk';
import { createRecommendation, listHostMetadata, updateRecommendation } from '@caravan/sdk/client';
import { getListRecommendationsQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { Switch } from '@caravan/ui/Switch';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '@caravan/shell/FormDialog';
import { MetadataPicker } from '../records/MetadataPicker.tsx';
import { words } from './messages.ts';
import { type Option, sent } from './options.ts';
import { Options } from './Options.tsx';

export type EditRecommendationProps = {
  /** Undefined makes a new one. */
  recommendation?: Recommendation | undefined;
  onClose: () => void;
};

/** The options' message, whichever of them it is about. */
const aboutOptions = (error: ApiError | null) =>
  Object.entries(error?.fields ?? {}).find(([name]) => name.startsWith('options'))?.[1];

/** What a host is recommended: who says so, why, and the itineraries in their order. */
export default function EditRecommendation({ recommendation, onClose }: EditRecommendationProps) {
  const client = useQueryClient();
  const [host, setHost] = useState<{ id: string; name: string } | null>(null);
  const [by, setBy] = useState(recommendation?.recommendedBy ?? '');
  const [note, setNote] = useState(recommendation?.recommendationNote ?? '');
  const [active, setActive] = useState(recommendation?.active ?? true);
  const [options, setOptions] = useState<Option[]>(() =>
    (recommendation?.options ?? []).map((o) => ({ id: o.id, name: o.name, top: o.topRecommended })),
  );
  const onDone = () => {
    toast({ tone: 'success', title: words.saved });
    void client.invalidateQueries({ queryKey: getListRecommendationsQueryKey() });
    onClose();
  };
  const create = useChange(createRecommendation, { failed: 'here', onDone });
  const update = useChange(updateRecommendation, { failed: 'here', onDone });
  const error = create.error ?? update.error;
  const submit = () => {
    const data = { recommendedBy: by, recommendationNote: note, options: sent(options) };
    if (recommendation) update.run(recommendation.id, { version: recommendation.version, active, ...data });
    else create.run({ hostId: host?.id ?? '', ...data });
  };
  return (
    <FormDialog
      title={recommendation ? words.editTitle(recommendation.hostName) : words.addTitle}
      submitLabel={words.save}
      isPending={create.isPending || update.isPending}
      error={error}
      shown={[
        'hostId',
        'recommendedBy',
        'recommendationNote',
        ...Object.keys(error?.fields ?? {}).filter((n) => n.startsWith('options')),
      ]}
      size="md"
      onSubmit={submit}
      onClose={onClose}
    >
      {recommendation ? (
        <Switch value={active} onChange={setActive}>
          {words.active}
        </Switch>
      ) : (
        <MetadataPicker
          label={words.host}
          list="hosts"
          find={listHostMetadata}
          describe={(facts) => facts.email ?? ''}
          value={host}
          onChange={setHost}
          error={error?.fields.hostId}
          isRequired
        />
      )}
      <Options options={options} onChange={setOptions} error={aboutOptions(error)} />
      <TextField label={words.by} value={by} onChange={setBy} error={error?.fields.recommendedBy} />
      <TextArea
        label={words.note}
        description={words.noteHelp}
        value={note}
        onChange={setNote}
        error={error?.fields.recommendationNote}
        rows={3}
        limit={1000}
      />
    </FormDialog>
  );
}
