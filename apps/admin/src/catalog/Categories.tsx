import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { SortableList } from '@caravan/ui/SortableList';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Acting } from '../frame/Acting.tsx';
import { useStaff } from '../frame/useStaff.ts';
import { moved } from './categories.ts';
import { CategoryChip } from './CategoryChip.tsx';
import { CategoryMenu, type CategoryTask } from './CategoryMenu.tsx';
import { words } from './messages.ts';
import { useCategories } from './useCategories.ts';

const CategoryDialog = lazy(() => import('./CategoryDialog.tsx'));
const MergeDialog = lazy(() => import('./MergeDialog.tsx'));
const DeleteDialog = lazy(() => import('./DeleteDialog.tsx'));

/** The categories in their order, with what uses each. */
export function Categories() {
  const list = useCategories();
  const { items, version } = list;
  const [task, setTask] = useState<CategoryTask>();
  const { changes } = useStaff();
  const named = (id: string) => items.find((item) => item.id === id)?.name ?? '';
  const onClose = () => setTask(undefined);
  const of = task && items.find(({ id }) => id === task.id);
  const shared = { version, items, onClose };
  return (
    <>
      <Card padded={false}>
        <SortableList
          label={words.categories}
          isDisabled={!changes}
          onMove={(id, by) => list.change(moved(items, id, by), words.moved(named(id)))}
          items={items.map((item) => ({
            id: item.id,
            content: (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                <div className="flex min-w-0 flex-1 basis-56 flex-wrap items-center gap-x-4 gap-y-1">
                  <CategoryChip name={item.name} icon={item.icon} color={item.colorScheme} />
                  {item.hidden && (
                    <Badge size="sm" tone="neutral">
                      {words.hidden}
                    </Badge>
                  )}
                  <span className="tabular text-sm text-muted">
                    {words.use(item.itineraries, item.trips, item.hosts).join(' · ') || words.unused}
                  </span>
                </div>
                <Acting>
                  <CategoryMenu item={item} list={list} onTask={setTask} />
                </Acting>
              </div>
            ),
          }))}
        />
      </Card>
      <Acting>
        <Button
          className="mt-6"
          variant="secondary"
          icon={<Plus aria-hidden />}
          onPress={() => setTask({ kind: 'add' })}
        >
          {words.add}
        </Button>
      </Acting>
      <Suspense fallback={null}>
        {task?.kind === 'add' && <CategoryDialog {...shared} />}
        {of && task.kind === 'edit' && <CategoryDialog {...shared} category={of} />}
        {of && task.kind === 'merge' && <MergeDialog {...shared} category={of} />}
        {of && task.kind === 'delete' && (
          <DeleteDialog {...shared} category={of} onMerge={() => setTask({ kind: 'merge', id: of.id })} />
        )}
      </Suspense>
    </>
  );
}
