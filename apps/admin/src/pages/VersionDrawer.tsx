import type { SitePage, SitePageVersion } from '@caravan/sdk';
import { restoreSitePageVersion } from '@caravan/sdk/client';
import { useGetSitePageVersion } from '@caravan/sdk/react-query';
import { Article } from '@caravan/shell/Article';
import { useChange } from '@caravan/shell/useChange';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Drawer } from '@caravan/ui/Drawer';
import { ErrorState } from '@caravan/ui/ErrorState';
import { RichText } from '@caravan/ui/RichText';
import { Skeleton } from '@caravan/ui/Skeleton';
import { Tabs } from '@caravan/ui/Tabs';
import { useState } from 'react';
import { Acting } from '../frame/Acting.tsx';
import Difference from './Difference.tsx';
import { words } from './messages.ts';

export type VersionDrawerProps = {
  page: SitePage;
  version: SitePageVersion;
  isUnsaved: boolean;
  onChanged: (page: SitePage) => void;
  onClose: () => void;
};

/** A published version: its text, what has changed since, and a way to restore it. */
export default function VersionDrawer({ page, version, isUnsaved, onChanged, onClose }: VersionDrawerProps) {
  const { number, live } = version;
  const { data, error, refetch } = useGetSitePageVersion(page.page, page.language, number, {
    query: { throwOnError: false },
  });
  const [asking, setAsking] = useState(false);
  const restore = useChange(restoreSitePageVersion, {
    failed: 'here',
    done: words.restored(number),
    onDone: (next) => {
      onChanged(next);
      onClose();
    },
  });
  return (
    <Drawer
      isOpen
      onClose={onClose}
      size="lg"
      title={live || !page.live ? words.readTitle(number) : words.compareTitle(number)}
      footer={
        <Acting>
          <Button
            variant="secondary"
            onPress={() => setAsking(true)}
            {...(isUnsaved && { disabledReason: words.saveFirst })}
          >
            {words.restore}
          </Button>
        </Acting>
      }
    >
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
      ) : data ? (
        <Contents page={page} version={data} />
      ) : (
        <Skeleton lines={8} />
      )}
      <ConfirmDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => restore.run(page.page, page.language, number, { version: page.version })}
        title={words.restoreTitle(number)}
        confirmLabel={words.restore}
        isPending={restore.isPending}
        error={restore.problem}
      >
        {words.restoreText}
      </ConfirmDialog>
    </Drawer>
  );
}

function Contents({ page, version }: { page: SitePage; version: SitePageVersion }) {
  const { number, title, html = '', publishedAt, live } = version;
  const text = (
    <Article title={title} language={page.language} level={3} version={number} publishedAt={publishedAt}>
      <RichText html={html} />
    </Article>
  );
  if (live || !page.live) return text;
  return (
    <Tabs
      label={words.version(number)}
      tabs={[
        {
          id: 'difference',
          label: words.difference,
          content: <Difference before={version} after={page.live} />,
        },
        { id: 'text', label: words.text, content: text },
      ]}
    />
  );
}
