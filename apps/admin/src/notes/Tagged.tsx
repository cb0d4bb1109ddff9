import type { NotedType } from '@caravan/sdk';
import { useListTagged } from '@caravan/sdk/react-query';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextLink } from '@caravan/ui/TextLink';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

const pageOf: Record<NotedType, (id: string) => string> = {
  Member: paths.user,
  Trip: paths.trip,
  Booking: paths.booking,
  Host: paths.host,
  Operator: paths.operator,
  Itinerary: paths.itinerary,
};

/** Opens, for each tag of a record, the list of the others that have it. */
export function Tagged({ tags, objectId }: { tags: readonly string[]; objectId: string }) {
  const [open, setOpen] = useState<string>();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
        {words.others}
        {tags.map((tag) => (
          <Button key={tag} size="sm" variant="ghost" onPress={() => setOpen(tag)}>
            {tag}
          </Button>
        ))}
      </div>
      {open && (
        <Dialog isOpen onClose={() => setOpen(undefined)} title={words.find(open)} size="sm">
          <Records tag={open} objectId={objectId} />
        </Dialog>
      )}
    </>
  );
}

function Records({ tag, objectId }: { tag: string; objectId: string }) {
  const { data } = useListTagged({ tag });
  if (!data) return <Skeleton lines={4} />;
  const others = data.items.filter((one) => one.objectId !== objectId);
  if (others.length === 0) return <p className="text-muted">{words.nothing}</p>;
  return (
    <ul className="divide-y divide-line">
      {others.map((one) => (
        <li key={one.objectId} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
          <TextLink href={pageOf[one.objectType](one.objectId)}>{one.name}</TextLink>
          <span className="text-sm text-muted">{words.types[one.objectType]}</span>
        </li>
      ))}
    </ul>
  );
}
