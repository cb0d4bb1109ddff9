import type { Recommendation } from '@caravan/sdk';
import { createRecommendation, listHostMetadata, updateRecommendation } from '@caravan/sdk/client';
import { createRecommendationForm } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { Switch } from '@caravan/ui/Switch';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { FormDialog } from '@caravan/shell/FormDialog';
import { MetadataPicker } from '../records/MetadataPicker.tsx';
import { words } from './messages.ts';
import { type Option, sent } from './options.ts';
import { Options } from './Options.tsx';

export type EditRecommendationProps = {
  /** The recommendation to edit; undefined for a new one. */
  recommendation?: Recommendation | undefined;
  onClose: () => void;
};

/** A recommendation to a host: from whom, why, and the itineraries in order. */
export default function EditRecommendation({ recommendation, onClose }: EditRecommendationProps) {
  const create = useChange(createRecommendation, { failed: 'here', done: words.saved, onDone: onClose });
  const update = useChange(updateRecommendation, { failed: 'here', done: words.saved, onDone: onClose });
  const form = useForm({
    rules: createRecommendationForm,
    values: {
      host: null as { id: string; name: string } | null,
      recommendedBy: recommendation?.recommendedBy ?? '',
      recommendationNote: recommendation?.recommendationNote ?? '',
      active: recommendation?.active ?? true,
      options: (recommendation?.options ?? []).map(
        (o): Option => ({ id: o.id, name: o.name, top: o.topRecommended }),
      ),
    },
    input: ({ host, recommendedBy, recommendationNote, options }) => ({
      hostId: recommendation?.hostId ?? host?.id ?? '',
      recommendedBy,
      recommendationNote,
      options: sent(options),
    }),
    names: { hostId: 'host' },
    sendFields: ({ hostId, ...data }, { active }) =>
      recommendation
        ? update.send(recommendation.id, { version: recommendation.version, active, ...data })
        : create.send({ hostId, ...data }),
  });
  return (
    <FormDialog
      form={form}
      title={recommendation ? words.editTitle(recommendation.hostName) : words.addTitle}
      submitLabel={words.save}
      size="md"
      onClose={onClose}
    >
      {recommendation ? (
        <Switch value={form.values.active} onChange={form.field('active').onChange}>
          {words.active}
        </Switch>
      ) : (
        <MetadataPicker
          label={words.host}
          list="hosts"
          find={listHostMetadata}
          describe={(facts) => facts.email ?? ''}
          {...form.field('host')}
        />
      )}
      <Options
        options={form.values.options}
        onChange={form.field('options').onChange}
        error={form.field('options').error}
      />
      <TextField label={words.by} {...form.field('recommendedBy')} />
      <TextArea
        label={words.note}
        description={words.noteHelp}
        {...form.field('recommendationNote')}
        rows={3}
        limit={1000}
      />
    </FormDialog>
  );
}
