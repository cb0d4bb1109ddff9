import type { Service, ServiceType } from '@caravan/sdk';
import { deleteLibraryService } from '@caravan/sdk/client';
import {
  getSearchServiceLibraryQueryKey,
  getSearchServiceLibraryQueryOptions,
} from '@caravan/sdk/react-query';
import { serviceTitle, serviceTypeWords } from '@caravan/shell/serviceWords';
import { useChange } from '@caravan/shell/useChange';
import { Button } from '@caravan/ui/Button';
import { EmptyState } from '@caravan/ui/EmptyState';
import { ErrorState } from '@caravan/ui/ErrorState';
import { IconButton } from '@caravan/ui/IconButton';
import { SearchField } from '@caravan/ui/SearchField';
import { Select } from '@caravan/ui/Select';
import { Skeleton } from '@caravan/ui/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { addable } from '../services/days.ts';
import { words } from './messages.ts';

export type LibraryListProps = {
  entry: (service: Service) => ReactNode;
  /** Classes of the fields above the list. */
  className: string;
};

/** Number of services shown initially, and added each time (O-188, O-237). */
const few = 3;
const rest = 700;

/** The operator's reusable services, searchable by text and type. */
export function LibraryList({ entry, className }: LibraryListProps) {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const [type, setType] = useState<ServiceType | ''>('');
  const [limit, setLimit] = useState(few);
  useEffect(() => {
    const asked = setTimeout(() => setQ(typed.trim()), rest);
    return () => clearTimeout(asked);
  }, [typed]);
  const library = useQuery({
    ...getSearchServiceLibraryQueryOptions({ limit, ...(q && { q }), ...(type && { type }) }),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const remove = useChange(deleteLibraryService, {
    done: words.removed,
    refresh: [getSearchServiceLibraryQueryKey()],
  });
  const { items = [], total = 0 } = library.data ?? {};
  const narrowed = Boolean(q || type);
  return (
    <>
      <div className={className}>
        <SearchField label={words.search} value={typed} onChange={setTyped} />
        <Select
          label={words.type}
          hideLabel
          value={type}
          onChange={(id) => setType(id as ServiceType | '')}
          options={[
            { id: '', label: words.allTypes },
            ...addable.map((id) => ({ id, label: serviceTypeWords[id] })),
          ]}
        />
      </div>
      {library.isPending && <Skeleton lines={4} />}
      {library.error && (
        <ErrorState compact onRetry={() => void library.refetch()}>
          {library.error.message}
        </ErrorState>
      )}
      {library.data && items.length === 0 && (
        <EmptyState title={narrowed ? words.nothing : words.empty} art="map" level={3}>
          {!narrowed && words.emptyText}
        </EmptyState>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {items.map((service) => (
          <li key={service.id} className="flex items-center gap-3 py-3">
            {entry(service)}
            <IconButton
              size="sm"
              label={words.remove(serviceTitle(service))}
              icon={<Trash2 aria-hidden />}
              onPress={() => remove.run(service.id!)}
            />
          </li>
        ))}
      </ul>
      {items.length > 0 && (
        <div className="mt-4 flex items-center gap-4">
          <span role="status" className="text-sm text-muted tabular">
            {words.found(items.length, total)}
          </span>
          {items.length < total && (
            <Button
              size="sm"
              variant="ghost"
              onPress={() => setLimit(limit + few)}
              isPending={library.isFetching}
            >
              {words.more}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
