import { useOpened } from '@caravan/shell/useOpened';
import { Button } from '@caravan/ui/Button';
import { PanelLeftOpen } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { SideList, type SideListProps } from './SideList.tsx';

const Drawer = lazy(() => import('@caravan/ui/Drawer').then((m) => ({ default: m.Drawer })));

export type ListPaneProps = SideListProps & {
  /** The primary action, for pages that hide the side menu and its button. */
  action?: ReactNode;
  children: ReactNode;
};

/** A list with the selected entry next to it. In narrow containers, the list is behind a button. */
export function ListPane({ action, children, ...list }: ListPaneProps) {
  const [shown, show, close] = useOpened('list');
  const open = shown !== undefined;
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  const count = list.groups.reduce((sum, group) => sum + group.items.length, 0);
  return (
    <div className="lg:grid lg:min-h-[calc(100dvh-4rem)] lg:grid-cols-[min(19rem,25vw)_minmax(0,1fr)]">
      <aside className="hidden border-e border-line lg:block">
        <div className="sticky top-(--head) max-h-[calc(100dvh-var(--head))] overflow-y-auto px-3 py-9">
          <SideList {...list} />
        </div>
      </aside>
      <div className="mx-auto w-full max-w-5xl px-4 pt-4 sm:px-8 lg:pt-9">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3 lg:hidden">
          <Button
            size="sm"
            variant="secondary"
            icon={<PanelLeftOpen aria-hidden />}
            onPress={() => show('open')}
          >
            {list.label} <span className="font-normal text-muted tabular">{count}</span>
          </Button>
          <div className="md:hidden">{action}</div>
        </div>
        {children}
      </div>
      {opened && (
        <Suspense fallback={null}>
          <Drawer isOpen={open} onClose={close} title={list.label} side="left" size="sm">
            <div className="-mx-3">
              <SideList {...list} />
            </div>
          </Drawer>
        </Suspense>
      )}
    </div>
  );
}
