import type { FieldChange, Itinerary, ItineraryVersion, ListItineraryVersionsParams } from '@caravan/sdk';
import { listItineraryVersions, restoreItineraryVersion } from '@caravan/sdk/client';
import {
  getCompareItineraryVersionsQueryOptions,
  getGetItineraryQueryKey,
  getListItinerariesQueryKey,
  getListItineraryVersionsQueryKey,
} from '@caravan/sdk/react-query';
import { Changes } from '@caravan/shell/Changes';
import { serviceTypeWords } from '@caravan/shell/serviceWords';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { useList } from '@caravan/shell/useList';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Drawer } from '@caravan/ui/Drawer';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { versionWords as words } from './messages.ts';

export type VersionsDrawerProps = { itinerary: Itinerary; onClose: () => void };

/** Every saved version of an itinerary, its differences from the current one, and a way to restore it. */
export function VersionsDrawer({ itinerary, onClose }: VersionsDrawerProps) {
  const { id } = itinerary;
  const format = useFormat();
  const client = useQueryClient();
  const [open, setOpen] = useState<number>();
  const [restoring, setRestoring] = useState<ItineraryVersion>();
  const versions = useList(
    (page: ListItineraryVersionsParams) => listItineraryVersions(id, page),
    (page) => getListItineraryVersionsQueryKey(id, page),
    {},
    { order: 'here', throwOnError: false },
  );
  const restore = useChange(restoreItineraryVersion, {
    done: words.restored,
    refresh: [getListItineraryVersionsQueryKey(id), getListItinerariesQueryKey()],
    onDone: (saved) => {
      client.setQueryData(getGetItineraryQueryKey(id), saved);
      onClose();
    },
    onEnd: () => setRestoring(undefined),
  });
  return (
    <Drawer isOpen onClose={onClose} title={words.title}>
      {versions.error && (
        <ErrorState compact onRetry={versions.retry}>
          {versions.error.message}
        </ErrorState>
      )}
      {!versions.items && !versions.error && <Skeleton lines={6} className="gap-4" />}
      <ul className="flex flex-col divide-y divide-line">
        {versions.items?.map((version) => {
          const isPresent = version.version === itinerary.version;
          const isOpen = version.version === open;
          return (
            <li key={version.version} className="flex flex-col gap-3 py-4">
              <div className="flex flex-wrap items-center gap-3">
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{words.version(version.version)}</span>
                  <span className="text-sm text-muted tabular">
                    {[format.instant(version.savedAt), words.changes(version.changes)].join(' · ')}
                  </span>
                </span>
                {isPresent ? (
                  <span className="text-sm text-muted">{words.present}</span>
                ) : (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-expanded={isOpen}
                    onPress={() => setOpen(isOpen ? undefined : version.version)}
                  >
                    {words.compare}
                  </Button>
                )}
              </div>
              {isOpen && (
                <>
                  <Difference id={id} version={version.version} />
                  <Button
                    size="sm"
                    variant="secondary"
                    className="self-start"
                    onPress={() => setRestoring(version)}
                  >
                    {words.restore}
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {versions.hasMore && (
        <Button variant="ghost" onPress={versions.loadMore} isPending={versions.isLoadingMore}>
          {words.older}
        </Button>
      )}
      <ConfirmDialog
        isOpen={restoring !== undefined}
        onClose={() => setRestoring(undefined)}
        onConfirm={() => restore.run(id, restoring!.version, { version: itinerary.version })}
        isPending={restore.isPending}
        title={restoring && words.restoreTitle(restoring.version)}
        confirmLabel={words.restore}
      >
        {words.restoreText}
      </ConfirmDialog>
    </Drawer>
  );
}

/** The differences between a version and the current state, by field and service. */
function Difference({ id, version }: { id: string; version: number }) {
  const found = useQuery({ ...getCompareItineraryVersionsQueryOptions(id, version), throwOnError: false });
  if (found.error) {
    return (
      <ErrorState compact onRetry={() => void found.refetch()}>
        {found.error.message}
      </ErrorState>
    );
  }
  if (!found.data) return <Skeleton lines={3} />;
  const { fields, services } = found.data;
  if (fields.length + services.length === 0) return <p className="text-sm text-muted">{words.same}</p>;
  return (
    <div className="flex flex-col gap-4 rounded-md bg-sunken p-4">
      <Changes entry={entryOf(fields)} />
      {services.map((service) => (
        <div key={service.serviceId} className="text-sm">
          <p className="font-medium">
            {[service.day && words.day(service.day), service.name ?? serviceTypeWords[service.type]]
              .filter(Boolean)
              .join(' · ')}{' '}
            <span className="font-normal text-muted">{words.kinds[service.change]}</span>
          </p>
          <Changes entry={entryOf(service.fields)} />
        </div>
      ))}
    </div>
  );
}

/** Converts field changes to an audit entry with before and after; their values come as JSON. */
function entryOf(fields: FieldChange[]) {
  const pairs = fields.map(({ field, before, after }) => {
    const [was, is] = [readable(before), readable(after)];
    // Structured values are only labeled as changed, not spelled out.
    return was === parts || is === parts ? [field, undefined, words.changed] : [field, was, is];
  });
  return {
    before: Object.fromEntries(pairs.map(([field, was]) => [field, was] as const)) as Record<string, unknown>,
    after: Object.fromEntries(pairs.map(([field, , is]) => [field, is] as const)) as Record<string, unknown>,
  };
}

const parts = Symbol('parts');

function readable(json: string): unknown {
  if (!json) return undefined;
  const value = JSON.parse(json) as unknown;
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string' || typeof one === 'number')
      ? value.join(', ')
      : parts;
  return typeof value === 'object' && value !== null ? parts : value;
}
