import type { Day, Service } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { serviceTitle } from '@caravan/shell/serviceWords';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { toast } from '@caravan/ui/toast';
import { type ReactNode, useState } from 'react';
import { AddMenu } from './AddMenu.tsx';
import { DayNavigator } from './DayNavigator.tsx';
import { addService, allDays, moveService, removeService, replaceService } from './days.ts';
import { words } from './messages.ts';
import { newService, type ServiceValues } from './rules.ts';
import { ServiceDrawer } from './ServiceDrawer.tsx';
import { actionsId, ServiceRow } from './ServiceRow.tsx';

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
  setTimeout(() => document.getElementById(actionsId(id))?.focus(), 250);
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
  const move = (day: number, service: Service, by: -1 | 1) => {
    const moved = moveService(days, day, service, by);
    if (!moved) return undefined;
    return () => {
      setAnnouncement(words.moved(serviceTitle(service), moved.day));
      void save(moved.days);
      if (moved.day !== day && service.id) keepFocus(service.id);
    };
  };
  const finish = (service: Service, day: number) => {
    const { original, from } = editing!;
    setEditing(undefined);
    if (original) void save(replaceService(days, from, original, service, day), words.saved);
    else void save(addService(days, day, service), words.added);
  };

  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-[10rem_minmax(0,1fr)]">
      <DayNavigator days={days} />
      <div className="min-w-0">
        <ol className="flex flex-col gap-8">
          {days.map((day) => (
            <li key={day.day} id={`day-${day.day}`} className="scroll-mt-16 md:scroll-mt-6">
              <div className="mb-2 flex min-h-8 items-center justify-between gap-3">
                <h2 className="display-heading">
                  {words.day(day.day)}
                  {day.date && (
                    <span className="ml-3 font-sans text-sm text-muted">
                      {format.date(day.date, 'weekday')}
                    </span>
                  )}
                </h2>
                {onChange && (
                  <AddMenu
                    day={day}
                    onAdd={(type) => setEditing({ values: newService(type, day.day), from: day.day })}
                  />
                )}
              </div>
              {day.services.length === 0 ? (
                <p className="rounded-lg border border-dashed border-line px-4 py-5 text-sm text-muted">
                  {words.empty}
                </p>
              ) : (
                <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
                  {day.services.map((service, i) => (
                    <li key={service.id ?? `${service.type}-${i}`}>
                      <ServiceRow
                        service={service}
                        currency={currency}
                        actions={
                          onChange && {
                            edit: () =>
                              setEditing({
                                values: { ...service, day: day.day },
                                original: service,
                                from: day.day,
                              }),
                            remove: () => setRemoving({ service, day: day.day }),
                            up: move(day.day, service, -1),
                            down: move(day.day, service, 1),
                          }
                        }
                      />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
        {footer}
      </div>
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
