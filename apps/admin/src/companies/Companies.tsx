import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { EmptyState } from '@caravan/ui/EmptyState';
import { FormSection } from '@caravan/ui/FormSection';
import { SortableList } from '@caravan/ui/SortableList';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { moved } from '../catalog/categories.ts';
import { Acting } from '../frame/Acting.tsx';
import { useStaff } from '../frame/useStaff.ts';
import { inputOf } from './companies.ts';
import { CompanyRow, type CompanyTask } from './CompanyRow.tsx';
import { words, wordsOf } from './messages.ts';
import { type CompaniesProps, useCompanies } from './useCompanies.ts';

const CompanyDialog = lazy(() => import('./CompanyDialog.tsx'));
const RemoveDialog = lazy(() => import('./RemoveDialog.tsx'));

/** The companies of a kind in the order in which they are asked. */
export function Companies({ kind, settings }: CompaniesProps) {
  const list = useCompanies({ kind, settings });
  const { items } = list;
  const [task, setTask] = useState<CompanyTask>();
  const { changes } = useStaff();
  const w = wordsOf(kind);
  const named = (id: string) => items.find((item) => item.id === id)?.name ?? '';
  const of = task?.of && items.find((item) => item.id === task.of?.id);
  const shared = { kind, settings, onClose: () => setTask(undefined) };
  return (
    <FormSection title={w.title} description={w.description} className="border-t border-line">
      {items.length === 0 ? (
        <Card>
          <EmptyState compact title={w.emptyTitle} level={3}>
            {w.emptyText}
          </EmptyState>
        </Card>
      ) : (
        <Card padded={false}>
          <SortableList
            label={w.title}
            isDisabled={!changes}
            onMove={(id, by) => list.change(moved(items, id, by).map(inputOf), words.moved(named(id)))}
            items={items.map((item) => ({
              id: item.id,
              content: <CompanyRow kind={kind} item={item} list={list} onTask={setTask} />,
            }))}
          />
        </Card>
      )}
      <Acting>
        <div>
          <Button variant="secondary" icon={<Plus aria-hidden />} onPress={() => setTask({ kind: 'add' })}>
            {words.add}
          </Button>
        </div>
      </Acting>
      <Suspense fallback={null}>
        {task?.kind === 'add' && <CompanyDialog {...shared} />}
        {of && task.kind === 'edit' && <CompanyDialog {...shared} company={of} />}
        {of && task.kind === 'remove' && <RemoveDialog {...shared} company={of} />}
      </Suspense>
    </FormSection>
  );
}
