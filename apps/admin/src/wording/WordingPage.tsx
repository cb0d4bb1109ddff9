import type { EmailLanguage, EmailWording } from '@caravan/sdk';
import { saveEmailWording } from '@caravan/sdk/client';
import { saveEmailWordingForm } from '@caravan/sdk/forms';
import { getGetEmailWordingQueryKey, getGetEmailWordingQueryOptions } from '@caravan/sdk/react-query';
import { Form } from '@caravan/shell/Form';
import { useAddress } from '@caravan/shell/useAddress';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Alert } from '@caravan/ui/Alert';
import { Breadcrumb } from '@caravan/ui/Breadcrumb';
import { PageHeader } from '@caravan/ui/PageHeader';
import { SaveBar } from '@caravan/ui/SaveBar';
import { SegmentedControl } from '@caravan/ui/SegmentedControl';
import { Select } from '@caravan/ui/Select';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConflictAlert } from '../conflict/ConflictAlert.tsx';
import { useStaff } from '../frame/useStaff.ts';
import { paths } from '../paths.ts';
import { ChangedTexts } from './ChangedTexts.tsx';
import { sentenceName, words } from './messages.ts';
import { SentenceField } from './SentenceField.tsx';
import { usePreview } from './usePreview.ts';
import { WordingActions } from './WordingActions.tsx';
import { WordingPreview } from './WordingPreview.tsx';
import { draftOf, fieldOf, languages, nameOf, numbersOf, ownTexts } from './wording.ts';

export type WordingPageProps = { template: string; language: EmailLanguage };

/** One email in one language: its sentences, and what it looks like with them. */
export function WordingPage({ template, language }: WordingPageProps) {
  const email = useLoaded(getGetEmailWordingQueryOptions(template, { language }));
  const { sentences, fields, fixed, name } = email;
  const client = useQueryClient();
  const { isAdmin } = useStaff();
  const [, narrow] = useAddress();
  const [pane, setPane] = useState<'words' | 'preview'>(fixed ? 'preview' : 'words');
  const [showing, setShowing] = useState<string>();
  usePageTitle('Admin Portal', `${name} · ${words.languages[language]}`);
  const keep = (next: EmailWording) =>
    client.setQueryData(getGetEmailWordingQueryKey(template, { language }), next);
  const save = useChange(saveEmailWording, { failed: 'here', done: words.saved, onDone: keep });
  const form = useForm({
    rules: saveEmailWordingForm,
    values: draftOf(email),
    input: ({ version, texts, discard }) => ({
      language,
      version,
      texts: ownTexts(sentences, texts),
      ...(discard.length > 0 && { discard }),
    }),
    names: Object.fromEntries(sentences.map(({ id }, i) => [id, fieldOf(i)])),
    check: ({ texts }) =>
      Object.fromEntries(
        sentences.flatMap((_, i) => (texts[nameOf(i)]?.trim() ? [] : [[fieldOf(i), words.empty]])),
      ),
    send: (update) => save.send(template, update),
    kept: draftOf,
  });
  const prompt = useUnsavedPrompt(form.isUnsaved, { openAs: ['language'] });
  const texts = ownTexts(sentences, form.values.texts);
  const preview = usePreview(template, { language, texts, ...(showing && { showing }) });
  const numbers = numbersOf(sentences);
  const conflict = form.refusal?.code === 'conflict';
  const read = () =>
    client.fetchQuery({ ...getGetEmailWordingQueryOptions(template, { language }), staleTime: 0 });
  const onReset = (next: EmailWording) => {
    keep(next);
    form.reset(draftOf(next));
  };
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb items={[{ label: words.title, href: paths.emailWordings }, { label: name }]} />
        }
        title={name}
        description={email.when}
        actions={!fixed && isAdmin && <WordingActions email={email} texts={texts} onReset={onReset} />}
      />
      {fixed && (
        <Alert className="mt-6" title={words.fixed}>
          {fixed}
        </Alert>
      )}
      <div className="mt-6 flex flex-wrap items-end justify-between gap-4">
        <Select
          label={words.language}
          className="max-w-60"
          options={languages.map((id) => ({ id, label: words.languages[id] }))}
          value={language}
          onChange={(id) => narrow({ language: id })}
        />
        {!fixed && (
          <SegmentedControl
            stretch
            className="lg:hidden"
            label={words.panes.label}
            options={(['words', 'preview'] as const).map((id) => ({ id, label: words.panes[id] }))}
            value={pane}
            onChange={(id) => setPane(id as typeof pane)}
          />
        )}
      </div>
      <Form
        form={form}
        label={words.panes.words}
        className={`mt-6 grid grid-cols-1 items-start gap-6 ${fixed ? '' : 'lg:grid-cols-2'}`}
      >
        {!fixed && (
          <div className={`flex flex-col gap-6 ${pane === 'words' ? '' : 'max-lg:hidden'}`}>
            {conflict && form.isDirty && (
              <ConflictAlert
                text={words.conflict}
                onTheirs={() => void read().then((now) => form.reset(draftOf(now)))}
                onMine={() => void read().then(({ version }) => form.submit({ version }))}
              />
            )}
            {isAdmin && <ChangedTexts email={email} form={form} />}
            {sentences.map((sentence, i) => {
              const { error, ...field } = form.field(fieldOf(i));
              return (
                <SentenceField
                  key={sentence.id}
                  sentence={sentence}
                  label={sentenceName(sentence.kind, numbers[i], sentence.shown)}
                  fields={fields}
                  field={{ ...field, error: error ?? preview.faults[sentence.id] }}
                  isReadOnly={!isAdmin}
                  onFocus={() => setShowing(sentence.id)}
                />
              );
            })}
            <SaveBar
              isDirty={form.isDirty}
              isPending={form.isPending}
              saveLabel={words.save}
              onReset={() => form.reset(draftOf(email))}
              error={conflict ? undefined : form.failure}
            />
          </div>
        )}
        <div className={`lg:sticky lg:top-20 ${pane === 'preview' ? '' : 'max-lg:hidden'}`}>
          <WordingPreview name={name} preview={preview} />
        </div>
      </Form>
      {prompt}
    </>
  );
}
