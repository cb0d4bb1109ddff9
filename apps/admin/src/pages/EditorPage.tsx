import type { SitePage, SitePageKey, SitePageLanguage } from '@caravan/sdk';
import { saveSitePageDraft } from '@caravan/sdk/client';
import { saveSitePageDraftForm } from '@caravan/sdk/forms';
import { getGetSitePageQueryKey, getGetSitePageQueryOptions } from '@caravan/sdk/react-query';
import { Article } from '@caravan/shell/Article';
import { Form } from '@caravan/shell/Form';
import { useChange } from '@caravan/shell/useChange';
import { type FormState, useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Badge } from '@caravan/ui/Badge';
import { Breadcrumb } from '@caravan/ui/Breadcrumb';
import { Card } from '@caravan/ui/Card';
import { EmptyState } from '@caravan/ui/EmptyState';
import { PageHeader } from '@caravan/ui/PageHeader';
import { RichText } from '@caravan/ui/RichText';
import { RichTextField } from '@caravan/ui/RichTextField';
import { SaveBar } from '@caravan/ui/SaveBar';
import { TabBar } from '@caravan/ui/TabBar';
import { Tabs } from '@caravan/ui/Tabs';
import { TextField } from '@caravan/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConflictAlert } from '../conflict/ConflictAlert.tsx';
import { paths } from '../paths.ts';
import { EditorActions } from './EditorActions.tsx';
import { History } from './History.tsx';
import { words } from './messages.ts';
import { languages, draftOf } from './pages.ts';

export type EditorPageProps = { page: SitePageKey; language: SitePageLanguage };

type Fields = { version: number; title: string; html: string };

/** One page in one language: its draft, a preview, and everything that was published. */
export function EditorPage({ page: key, language }: EditorPageProps) {
  const page = useLoaded(getGetSitePageQueryOptions(key, language));
  const client = useQueryClient();
  const format = useFormat();
  const [tab, setTab] = useState('write');
  const name = words.pages[key];
  usePageTitle('Admin Portal', `${name} · ${words.languages[language]}`);
  const keep = (next: SitePage) => client.setQueryData(getGetSitePageQueryKey(key, language), next);
  const save = useChange(saveSitePageDraft, { failed: 'here', done: words.saved, onDone: keep });
  const form = useForm({
    rules: saveSitePageDraftForm,
    values: draftOf(page),
    send: (draft) => save.send(key, language, draft),
    kept: draftOf,
  });
  const prompt = useUnsavedPrompt(form.isUnsaved);
  /** After a change other than saving, the fields show the new draft. */
  const onChanged = (next: SitePage) => {
    keep(next);
    form.reset(draftOf(next));
  };
  const { live, draftSavedAt, draftSavedBy } = page;
  const when = draftSavedAt && format.instant(draftSavedAt);
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumb items={[{ label: words.title, href: paths.pages }, { label: name }]} />}
        title={name}
        description={words.shown[key]}
        badges={
          <>
            {live && <Badge tone="green">{words.published(live.number)}</Badge>}
            {draftSavedAt && <Badge tone="blue">{words.draft}</Badge>}
            {!live && !draftSavedAt && <Badge>{words.notWritten}</Badge>}
          </>
        }
        actions={<EditorActions page={page} isUnsaved={form.isDirty} onChanged={onChanged} />}
      />
      <p className="mt-2 text-sm text-muted tabular">
        {when && (draftSavedBy ? words.draftBy(when, draftSavedBy) : words.draftOf(when))}
      </p>
      <TabBar
        className="mt-6"
        label={words.title}
        items={languages.map((one) => ({
          href: paths.page(key, one),
          label: words.languages[one],
          isCurrent: one === language,
        }))}
      />
      <Tabs
        className="mt-4"
        label={words.tabs.label}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'write', label: words.tabs.write, content: <Editor page={page} form={form} /> },
          {
            id: 'preview',
            label: words.tabs.preview,
            content: <Preview page={page} text={form.values} isUnsaved={form.isDirty} />,
          },
          {
            id: 'history',
            label: words.tabs.history,
            content: <History page={page} isUnsaved={form.isDirty} onChanged={onChanged} />,
          },
        ]}
      />
      {prompt}
    </>
  );
}

function Editor({ page, form }: { page: SitePage; form: FormState<Fields> }) {
  const client = useQueryClient();
  const conflict = form.refusal?.code === 'conflict';
  const read = () =>
    client.fetchQuery({ ...getGetSitePageQueryOptions(page.page, page.language), staleTime: 0 });
  return (
    <Form form={form} className="flex max-w-4xl flex-col gap-5">
      {conflict && form.isDirty && (
        <ConflictAlert
          text={words.conflict}
          onTheirs={() => void read().then((now) => form.reset(draftOf(now)))}
          onMine={() => void read().then(({ version }) => form.submit({ version }))}
        />
      )}
      <TextField label={words.fields.title} {...form.field('title')} isRequired={false} />
      <RichTextField label={words.fields.html} structured {...form.field('html')} isRequired={false} />
      <SaveBar
        isDirty={form.isDirty}
        isPending={form.isPending}
        saveLabel={words.save}
        onReset={() => form.reset(draftOf(page))}
        error={conflict ? undefined : form.failure}
      />
    </Form>
  );
}

type PreviewProps = { page: SitePage; text: Fields; isUnsaved: boolean };

/** The page as its readers will see it, unsaved changes included. */
function Preview({ page: { language, live, draftSavedAt }, text, isUnsaved }: PreviewProps) {
  if (!text.title && !text.html)
    return (
      <EmptyState title={words.emptyPreview} art="letter" level={2}>
        {words.emptyPreviewText}
      </EmptyState>
    );
  const isLive = live && !draftSavedAt && !isUnsaved;
  return (
    <Card>
      <div className="mx-auto max-w-[42rem] py-6 lg:py-10">
        <Article
          title={text.title}
          language={language}
          level={2}
          {...(isLive && { version: live.number, publishedAt: live.publishedAt })}
        >
          <RichText html={text.html} />
        </Article>
      </div>
    </Card>
  );
}
