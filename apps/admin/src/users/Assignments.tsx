import type { Assignments as Assigned } from '@caravan/sdk';
import { listHostMetadata, listTripMetadata, setAssignments } from '@caravan/sdk/client';
import { getGetAssignmentsQueryKey, useGetAssignments } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { Card } from '@caravan/ui/Card';
import { ErrorState } from '@caravan/ui/ErrorState';
import { IconButton } from '@caravan/ui/IconButton';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextLink } from '@caravan/ui/TextLink';
import { X } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { paths } from '../paths.ts';
import { MetadataAdder, type MetadataAdderProps } from '../records/MetadataPicker.tsx';
import { person } from './personMessages.ts';

const w = person.assigned;
type Kind = keyof Assigned;

/** The hosts and trips assigned to an account manager; changes take effect immediately. */
export function Assignments({ userId }: { userId: string }) {
  const client = useQueryClient();
  const { data, error, refetch } = useGetAssignments(userId, { query: { throwOnError: false } });
  const save = useChange(setAssignments, {
    done: w.saved,
    onDone: (now) => client.setQueryData(getGetAssignmentsQueryKey(userId), now),
  });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!data) return <Skeleton lines={5} />;
  const { hosts, trips } = data;
  const idsOf = (items: Assigned[Kind]) => items.map(({ id }) => id);
  const keep = (hostIds: string[], tripIds: string[]) => save.run(userId, { hostIds, tripIds });
  const part = (items: Assigned[Kind], set: (next: string[]) => void) => ({
    items,
    onAdd: ({ id }: { id: string }) => {
      if (!idsOf(items).includes(id)) set([...idsOf(items), id]);
    },
    onRemove: (id: string) => set(idsOf(items).filter((one) => one !== id)),
  });
  return (
    <>
      <p className="mb-5 max-w-prose text-sm text-muted">{w.text}</p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Part
          {...part(hosts, (next) => keep(next, idsOf(trips)))}
          title={w.hosts}
          none={w.noHosts}
          href={paths.host}
          label={w.addHost}
          list="hosts"
          find={listHostMetadata}
        />
        <Part
          {...part(trips, (next) => keep(idsOf(hosts), next))}
          title={w.trips}
          none={w.noTrips}
          href={paths.trip}
          label={w.addTrip}
          list="trips"
          find={listTripMetadata}
        />
      </div>
    </>
  );
}

type PartProps = Pick<MetadataAdderProps, 'label' | 'list' | 'find' | 'onAdd'> & {
  title: string;
  none: string;
  href: (id: string) => string;
  items: Assigned[Kind];
  onRemove: (id: string) => void;
};

function Part({ title, none, href, items, onRemove, ...adder }: PartProps) {
  return (
    <Card title={title}>
      {items.length === 0 ? (
        <p className="mb-4 text-sm text-muted">{none}</p>
      ) : (
        <ul className="mb-4 divide-y divide-line text-sm">
          {items.map(({ id, name }) => (
            <li key={id} className="flex items-center justify-between gap-4 py-1.5">
              <TextLink href={href(id)}>{name}</TextLink>
              <IconButton
                label={w.remove(name)}
                icon={<X aria-hidden />}
                size="sm"
                onPress={() => onRemove(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <MetadataAdder {...adder} />
    </Card>
  );
}
