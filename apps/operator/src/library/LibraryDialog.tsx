import type { Day, Service, ServiceType } from '@caravan/sdk';
import { deleteLibraryService } from '@caravan/sdk/client';
import {
  getSearchServiceLibraryQueryKey,
  getSearchServiceLibraryQueryOptions,
} from '@caravan/sdk/react-query';
import { serviceTitle, serviceTypeWords } from '@caravan/shell/serviceWords';
import { useChange } from '@caravan/shell/useChange';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { EmptyState } from '@caravan/ui/EmptyState';
import { ErrorState } from '@caravan/ui/ErrorState';
import { IconButton } from '@caravan/ui/IconButton';
import { SearchField } from '@caravan/ui/SearchField';
import { Select } from '@caravan/ui/Select';
import { Skeleton } from '@caravan/ui/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { addable, whyNot } from '../services/days.ts';
import { ServiceDetail, ServiceIcon } from '../services/ServiceRow.tsx';
import { words } from './messages.ts';

export type LibraryDialogProps = {
  /** The day to add a service to. */
  day: Day;
  currency: string;
  onAdd: (service: Service) => void;
  onClose: () => void;
};

/** Number of services shown initially, and added each time (O-188, O-237). */
const few = 3;
const rest = 700;

/** The operator's reusable services, searchable by text and type, to add to a day. */
export function LibraryDialog({ day, currency, onAdd, onClose }: LibraryDialogProps) {
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
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title(day.day)}
      size="lg"
      footer={
        <Button variant="ghost" onPress={onClose}>
          {words.close}
        </Button>
      }
    >
      <div className="mb-5 grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
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
        {items.map((service) => {
          const name = serviceTitle(service);
          const reason = whyNot(day, service.type);
          return (
            <li key={service.id} className="flex items-center gap-3 py-3">
              <span aria-hidden className="shrink-0 text-muted [&_svg]:size-5">
                <ServiceIcon type={service.type} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{name}</span>
                <span className="text-sm text-muted">
                  <ServiceDetail service={service} currency={currency} />
                </span>
              </span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={words.addNamed(name)}
                onPress={() => onAdd(service)}
                {...(reason && { disabledReason: reason })}
              >
                {words.add}
              </Button>
              <IconButton
                size="sm"
                label={words.remove(name)}
                icon={<Trash2 aria-hidden />}
                onPress={() => remove.run(service.id!)}
              />
            </li>
          );
        })}
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
    </Dialog>
  );
}
