import type { Day, Service } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { serviceTitle } from '@caravan/shell/serviceWords';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { DayPlanner, type PlannerMove } from '@caravan/ui/DayPlanner';
import { toast } from '@caravan/ui/toast';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AddMenu } from './AddMenu.tsx';
import { addService, allDays, placeService, removeService, replaceService, whyNot } from './days.ts';
import { words } from './messages.ts';
import { newService, type ServiceValues } from './rules.ts';
import { ServiceDrawer } from './ServiceDrawer.tsx';
import { ServiceDetail, ServiceIcon } from './ServiceRow.tsx';

export type ServiceDaysProps = {
  days: Day[];
  lengthInDays: number;
  currency: string;
  /** Given, the services can be changed; it resolves to whether the change was saved. */
  onChange?: ((days: Day[]) => Promise<boolean>) | undefined;
  footer?: ReactNode;
};

/** A row that goes to another day is drawn anew there; the focus follows it once its menu has closed. */
function keepFocus(id: string) {
  setTimeout(
    () => document.querySelector<HTMLElement>(`[data-planner-handle="${CSS.escape(id)}"]`)?.focus(),
    250,
  );
}

type Editing = { values: ServiceValues; original?: Service; from: number };

/** Services day by day, to read or to edit. Everything works by keyboard; moves are announced. */
export function ServiceDays({ days: given, lengthInDays, currency, onChange, footer }: ServiceDaysProps) {
  const format = useFormat();
  const days = allDays(given, lengthInDays);
  const [editing, setEditing] = useState<Editing>();
  const [removing, setRemoving] = useState<{ service: Service; day: number }>();
  const [announcement, setAnnouncement] = useState('');

  const save = async (next: Day[], message?: string) => {
    if ((await onChange?.(next)) && message) toast({ title: message, time: 'services' });
  };
  const placed = days.flatMap((day) =>
    day.services.map((service, i) => ({ id: service.id ?? `${day.day}-${i}`, service, day })),
  );
  const at = (id: string) => placed.find((p) => p.id === id)!;
  const refusal = (id: string, day: string) => {
    const to = days.find((d) => String(d.day) === day);
    const { service } = at(id);
    return to && whyNot(to, service.type, service);
  };
  const move = ({ item, to }: PlannerMove) => {
    const reason = refusal(item, to.day);
    if (reason) return toast({ tone: 'error', title: reason, time: 'services' });
    const { service, day } = at(item);
    const next = Number(to.day);
    setAnnouncement(words.moved(serviceTitle(service), next));
    void save(placeService(days, day.day, service, next, to.index));
    if (next !== day.day) keepFocus(item);
  };
  const finish = (service: Service, day: number) => {
    const { original, from } = editing!;
    setEditing(undefined);
    if (original) void save(replaceService(days, from, original, service, day), words.saved);
    else void save(addService(days, day, service), words.added);
  };

  return (
    <div>
      <DayPlanner
        label={words.title}
        isReadOnly={!onChange}
        level={2}
        emptyText={words.empty}
        whyNot={refusal}
        onMove={move}
        days={days.map((day) => ({
          id: String(day.day),
          label: words.day(day.day),
          ...(day.date && { title: format.date(day.date, 'weekday') }),
          ...(onChange && {
            actions: (
              <AddMenu
                day={day}
                onAdd={(type) => setEditing({ values: newService(type, day.day), from: day.day })}
              />
            ),
          }),
          items: placed
            .filter((p) => p.day === day)
            .map(({ id, service }) => ({
              id,
              title: serviceTitle(service),
              detail: <ServiceDetail service={service} currency={currency} />,
              icon: <ServiceIcon type={service.type} />,
              ...(onChange && {
                actions: [
                  {
                    id: 'edit',
                    label: words.edit,
                    icon: <Pencil aria-hidden />,
                    onAction: () =>
                      setEditing({ values: { ...service, day: day.day }, original: service, from: day.day }),
                  },
                  {
                    id: 'remove',
                    label: words.remove,
                    icon: <Trash2 aria-hidden />,
                    tone: 'danger' as const,
                    onAction: () => setRemoving({ service, day: day.day }),
                  },
                ],
              }),
            })),
        }))}
      />
      {footer}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {editing && (
        <ServiceDrawer
          {...editing}
          days={days}
          currency={currency}
          onSave={finish}
          onClose={() => setEditing(undefined)}
        />
      )}
      <ConfirmDialog
        isOpen={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        onConfirm={() => {
          const { day, service } = removing!;
          setRemoving(undefined);
          void save(removeService(days, day, service), words.removed);
        }}
        title={removing && words.removeTitle(serviceTitle(removing.service))}
        confirmLabel={words.remove}
        tone="danger"
      >
        {words.removeText}
      </ConfirmDialog>
    </div>
  );
}
