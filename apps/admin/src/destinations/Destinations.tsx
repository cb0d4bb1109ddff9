import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { EmptyState } from '@caravan/ui/EmptyState';
import { SortableList } from '@caravan/ui/SortableList';
import { Switch } from '@caravan/ui/Switch';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { moved } from '../catalog/categories.ts';
import { Acting } from '../frame/Acting.tsx';
import { useStaff } from '../frame/useStaff.ts';
import type { DestinationTask } from './DestinationMenu.tsx';
import { DestinationRow } from './DestinationRow.tsx';
import { inputOf } from './destinations.ts';
import { words } from './messages.ts';
import { Unlisted } from './Unlisted.tsx';
import { useDestinations } from './useDestinations.ts';

const DestinationDialog = lazy(() => import('./DestinationDialog.tsx'));
const MergeDialog = lazy(() => import('./MergeDialog.tsx'));
const DeleteDialog = lazy(() => import('./DeleteDialog.tsx'));

/** The destinations in their order, with what uses each, and places that are used without being listed. */
export function Destinations() {
  const list = useDestinations();
  const { items, onlyListed } = list.settings;
  const [task, setTask] = useState<DestinationTask>();
  const { changes } = useStaff();
  const named = (id: string) => items.find((item) => item.id === id)?.name ?? '';
  const onClose = () => setTask(undefined);
  const of = task?.of;
  const listed = of && items.find((item) => item.country === of.country && item.name === of.name);
  const shared = { settings: list.settings, onClose };
  const add = (
    <Button variant="secondary" icon={<Plus aria-hidden />} onPress={() => setTask({ kind: 'add' })}>
      {words.add}
    </Button>
  );
  return (
    <>
      {items.length === 0 ? (
        <Card>
          <EmptyState compact title={words.emptyTitle} level={3}>
            {words.emptyText}
          </EmptyState>
        </Card>
      ) : (
        <Card padded={false}>
          <SortableList
            label={words.title}
            isDisabled={!changes}
            onMove={(id, by) => list.change(moved(items, id, by).map(inputOf), words.moved(named(id)))}
            items={items.map((item) => ({
              id: item.id,
              content: <DestinationRow item={item} list={list} onTask={setTask} />,
            }))}
          />
        </Card>
      )}
      <Acting>
        <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
          {add}
          {items.length > 0 && (
            <Switch value={onlyListed} onChange={list.restrict} isDisabled={list.isPending}>
              {words.onlyListed}
            </Switch>
          )}
        </div>
      </Acting>
      <Unlisted list={list} onTask={setTask} />
      <Suspense fallback={null}>
        {task?.kind === 'add' && <DestinationDialog {...shared} {...(of && { place: of })} />}
        {listed && task?.kind === 'edit' && <DestinationDialog {...shared} destination={listed} />}
        {of && task?.kind === 'merge' && <MergeDialog {...shared} place={of} />}
        {listed && task?.kind === 'delete' && (
          <DeleteDialog
            {...shared}
            destination={listed}
            onMerge={() => setTask({ kind: 'merge', of: listed })}
          />
        )}
      </Suspense>
    </>
  );
}
