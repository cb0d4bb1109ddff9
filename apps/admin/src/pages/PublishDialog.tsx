import type { SitePage } from '@caravan/sdk';
import { publishSitePage } from '@caravan/sdk/client';
import { publishSitePageForm } from '@caravan/sdk/forms';
import { useListSitePageVersions } from '@caravan/sdk/react-query';
import { FormDialog } from '@caravan/shell/FormDialog';
import { given, useForm } from '@caravan/shell/useForm';
import { useChange } from '@caravan/shell/useChange';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextArea } from '@caravan/ui/TextArea';
import { lazy, Suspense } from 'react';
import { words } from './messages.ts';
import { keepsVersions } from './pages.ts';

const Difference = lazy(() => import('./Difference.tsx'));

export type PublishDialogProps = {
  page: SitePage;
  onChanged: (page: SitePage) => void;
  onClose: () => void;
};

/** Says what changes and for whom, before a draft is published. */
export default function PublishDialog({ page, onChanged, onClose }: PublishDialogProps) {
  const { page: key, language, live } = page;
  const name = words.pages[key];
  const versions = useListSitePageVersions(key, language, { query: { throwOnError: false } });
  const publish = useChange(publishSitePage, {
    failed: 'here',
    done: (next) => words.publishedToast(name, next.live?.number ?? 1),
    onDone: (next) => {
      onChanged(next);
      onClose();
    },
  });
  const form = useForm({
    rules: publishSitePageForm,
    values: { note: '' },
    input: (fields) => ({ version: page.version, ...given(fields) }),
    send: (input) => publish.send(key, language, input),
  });
  const next = (versions.data?.items[0]?.number ?? live?.number ?? 0) + 1;
  return (
    <FormDialog
      form={form}
      size="md"
      title={words.publishTitle(name, next)}
      text={live ? words.publishText[key] : `${words.publishText[key]} ${words.firstText}`}
      submitLabel={words.publish}
      onClose={onClose}
    >
      {live && (
        <section aria-labelledby="changes" className="rounded-md bg-sunken p-4">
          <h3 id="changes" className="mb-3 text-sm font-semibold">
            {words.changes}
          </h3>
          <div className="max-h-80 overflow-y-auto">
            <Suspense fallback={<Skeleton lines={4} />}>
              <Difference before={textOfLive(live)} after={page} />
            </Suspense>
          </div>
        </section>
      )}
      {next > 1 && (
        <TextArea
          label={words.note}
          description={keepsVersions(key) ? words.notePublic : words.noteOwn}
          rows={2}
          {...form.field('note')}
        />
      )}
    </FormDialog>
  );
}

const textOfLive = ({ title, html = '' }: NonNullable<SitePage['live']>) => ({ title, html });
