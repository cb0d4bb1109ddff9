import type { SitePage, SitePageVersion } from '@caravan/sdk';
import { useListSitePageVersions } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { EmptyState } from '@caravan/ui/EmptyState';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { words } from './messages.ts';

const VersionDrawer = lazy(() => import('./VersionDrawer.tsx'));

export type HistoryProps = {
  page: SitePage;
  isUnsaved: boolean;
  onChanged: (page: SitePage) => void;
};

/** Everything that was published of a page, newest first. */
export function History(props: HistoryProps) {
  // A page that was never saved has no history to ask for.
  return props.page.version === 0 ? <None /> : <Versions {...props} />;
}

const None = () => (
  <EmptyState title={words.noVersions} art="letter" level={2}>
    {words.noVersionsText}
  </EmptyState>
);

function Versions({ page, isUnsaved, onChanged }: HistoryProps) {
  const format = useFormat();
  const [open, setOpen] = useState<SitePageVersion>();
  const { data, error, refetch } = useListSitePageVersions(page.page, page.language, {
    query: { throwOnError: false },
  });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!data) return <Skeleton lines={5} />;
  if (data.items.length === 0) return <None />;
  return (
    <Card padded={false}>
      <ul className="divide-y divide-line">
        {data.items.map((version) => (
          <li
            key={version.number}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-6 py-4"
          >
            <div className="min-w-0 flex-1 basis-64">
              <div className="flex flex-wrap items-center gap-2">
                <span className="font-medium tabular">{words.version(version.number)}</span>
                {version.live && (
                  <Badge size="sm" tone="green">
                    {words.live}
                  </Badge>
                )}
              </div>
              <p className="text-sm text-muted tabular">
                {words.by(format.instant(version.publishedAt), version.publishedBy)}
              </p>
              {version.note && <p className="mt-1 text-sm wrap-anywhere">{version.note}</p>}
            </div>
            <Button
              size="sm"
              variant="ghost"
              aria-label={words.compareOf(version.number)}
              onPress={() => setOpen(version)}
            >
              {words.compare}
            </Button>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {open && (
          <VersionDrawer
            page={page}
            version={open}
            isUnsaved={isUnsaved}
            onChanged={onChanged}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </Card>
  );
}
