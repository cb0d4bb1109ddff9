import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { EmptyState } from '@caravan/ui/EmptyState';
import { Switch } from '@caravan/ui/Switch';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Acting } from '../frame/Acting.tsx';
import { DestinationMenu, type DestinationTask } from './DestinationMenu.tsx';
import { words } from './messages.ts';
import { Unlisted } from './Unlisted.tsx';
import { useDestinations } from './useDestinations.ts';

const DestinationDialog = lazy(() => import('./DestinationDialog.tsx'));
const MergeDialog = lazy(() => import('./MergeDialog.tsx'));
const DeleteDialog = lazy(() => import('./DeleteDialog.tsx'));

/** The destinations in their order, with what uses each, and places that are used without being listed. */
export function Destinations() {
  const list = useDestinations();
  const format = useFormat();
  const { items, onlyListed } = list.settings;
  const [task, setTask] = useState<DestinationTask>();
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
          <ul aria-label={words.title} className="divide-y divide-line">
            {items.map((item) => (
              <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                <div className="flex min-w-0 flex-1 basis-56 items-center gap-4">
                  {item.picture && (
                    <img
                      src={item.picture.url}
                      alt=""
                      loading="lazy"
                      className="aspect-[3/2] w-18 shrink-0 rounded-sm bg-sunken object-cover"
                    />
                  )}
                  <div className="min-w-0">
                    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                      <span className="break-words">
                        <span className="font-medium">{item.name}</span>
                        <span className="text-muted"> · {format.countryNamed(item.country)}</span>
                      </span>
                      {item.hidden && (
                        <Badge size="sm" tone="neutral">
                          {words.hidden}
                        </Badge>
                      )}
                    </p>
                    <p className="tabular text-sm text-muted">
                      {words.use(item.itineraries, item.trips).join(' · ') || words.unused}
                    </p>
                  </div>
                </div>
                <Acting>
                  <DestinationMenu item={item} list={list} onTask={setTask} />
                </Acting>
              </li>
            ))}
          </ul>
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
