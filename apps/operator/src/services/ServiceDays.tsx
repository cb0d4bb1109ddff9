import type { Day, Photo, Service, ServiceType } from '@caravan/sdk';
import { getSearchServiceLibraryQueryKey } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { useRefresh } from '@caravan/shell/useRefresh';
import { useOpened } from '@caravan/shell/useOpened';
import { serviceTitle, serviceTypeWords } from '@caravan/shell/serviceWords';
import { WhenNear } from '@caravan/shell/WhenNear';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { DayPlanner, type PlannerMove, type PlannerPlace } from '@caravan/ui/DayPlanner';
import { IconButton } from '@caravan/ui/IconButton';
import type { MenuAction } from '@caravan/ui/Menu';
import { Skeleton } from '@caravan/ui/Skeleton';
import { toast } from '@caravan/ui/toast';
import { BookMarked, Images, Pencil, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Asked } from '../itineraries/Asked.tsx';
import { words as libraryWords } from '../library/messages.ts';
import { AddMenu } from './AddMenu.tsx';
import { DayMenu } from './DayMenu.tsx';
import {
  addable,
  allDays,
  insertService,
  placeService,
  renumbered,
  removeService,
  replaceService,
  whyNot,
  withPhotos,
} from './days.ts';
import { DayStrip } from './DayStrip.tsx';
import { words } from './messages.ts';
import type { ServiceValues } from './rules.ts';
import { ServiceDrawer } from './ServiceDrawer.tsx';
import { ServiceDetail, ServiceIcon } from './ServiceRow.tsx';
import { useAdding } from './useAdding.ts';

const DayPhotosDrawer = lazy(() => import('./DayPhotosDrawer.tsx'));
const LibraryPanel = lazy(() => import('../library/LibraryPanel.tsx'));
const LibraryDialog = lazy(() =>
  import('../library/LibraryDialog.tsx').then((m) => ({ default: m.LibraryDialog })),
);

export type ServiceDaysProps = {
  days: Day[];
  lengthInDays: number;
  currency: string;
  /** Makes the services editable; resolves to whether the change was saved. */
  onChange?: ((days: Day[]) => Promise<boolean>) | undefined;
  /** The editable fields of existing services. Default: all. */
  keys?: readonly string[] | undefined;
  /** Days can be moved, added, and removed. */
  changesDays?: boolean;
  /** Replaces `onChange` where a single service is edited or removed by its own call. */
  onEdit?: (was: Service, next: Service) => Promise<boolean>;
  onRemove?: (service: Service) => Promise<boolean>;
  /** Saves a service to the library by its own call, also where nothing can be changed. */
  onKeep?: (service: Service) => Promise<boolean>;
  /** Additional entries of a service's menu. */
  more?: (service: Service) => MenuAction[];
  /** Services can be added from the operator's library. */
  hasLibrary?: boolean;
  /** They can be saved to it, too. */
  savesToLibrary?: boolean;
  footer?: ReactNode;
};

/** A row that moves to another day is remounted there; restores focus to it once its menu has closed. */
function keepFocus(id: string) {
  setTimeout(
    () => document.querySelector<HTMLElement>(`[data-planner-handle="${CSS.escape(id)}"]`)?.focus(),
    250,
  );
}

type Editing = { values: ServiceValues; original?: Service; from: number };

const kinds = addable.map((type) => ({
  id: type,
  label: serviceTypeWords[type],
  icon: <ServiceIcon type={type} />,
}));

/** Services day by day, read-only or editable. Everything works by keyboard; moves are announced. */
export function ServiceDays({
  days: given,
  lengthInDays,
  currency,
  onChange,
  footer,
  ...one
}: ServiceDaysProps) {
  const {
    keys,
    onEdit,
    onRemove,
    onKeep,
    more,
    hasLibrary = false,
    savesToLibrary = false,
    changesDays,
  } = one;
  const format = useFormat();
  const refresh = useRefresh();
  const days = allDays(given, lengthInDays);
  const { adding, add, ...addingEnds } = useAdding(days.length);
  const [opened, open, close, done] = useOpened('service');
  const [library, openLibrary, closeLibrary] = useOpened('library');
  const [pictured, openPhotos, closePhotos, donePhotos] = useOpened('photos');
  const [removing, setRemoving] = useState<{ service: Service; day: number }>();
  const [announcement, setAnnouncement] = useState('');
  const undoing = useRef<() => void>(undefined);

  /** With the days before, the change can be undone until the next one. */
  const save = async (next: Day[], message?: string, before?: Day[]) => {
    undoing.current?.();
    undoing.current = undefined;
    if (!(await onChange?.(next)) || !message) return;
    if (before) {
      const undo = { label: words.undo, onAction: () => void save(before, words.undone) };
      undoing.current = toast({ title: message, action: undo });
    } else toast({ title: message, time: 'services' });
  };
  const tell = async (saved: Promise<boolean> | undefined, message?: string) => {
    if ((await saved) && message) toast({ title: message, time: 'services' });
  };
  const savePhotos = async ({ day }: Day, photos: Photo[]) => {
    const saved = (await onChange?.(withPhotos(days, day, photos))) ?? false;
    if (saved) {
      donePhotos();
      toast({ title: words.photosSaved, time: 'services' });
    }
    return saved;
  };
  const keep = async (service: Service, day: number) => {
    const kept = { ...service, saveToLibrary: true };
    const saved = onKeep ? onKeep(service) : onChange?.(replaceService(days, day, service, kept, day));
    await tell(saved, libraryWords.saved);
    await refreshLibrary();
  };
  const refreshLibrary = () => refresh(getSearchServiceLibraryQueryKey());
  const placed = days.flatMap((day) =>
    day.services.map((service, i) => ({ id: service.id ?? `${day.day}-${i}`, service, day })),
  );
  const at = (id: string) => placed.find((p) => p.id === id)!;
  const chosen = onChange && placed.find(({ id }) => id === opened);
  const isNew = onChange && adding;
  const editing: Editing | undefined =
    isNew ||
    (chosen && {
      values: { ...chosen.service, day: chosen.day.day },
      original: chosen.service,
      from: chosen.day.day,
    });
  const ends = isNew ? addingEnds : { close, done };
  const taking = onChange && hasLibrary ? days.find(({ day }) => String(day) === library) : undefined;
  const picturing = onChange && days.find(({ day }) => String(day) === pictured);
  const refusal = (id: string, day: string) => {
    const to = days.find((d) => String(d.day) === day);
    const { service } = at(id);
    // Once services can no longer be moved, their position in the day is part of the agreement (O-162).
    if (keys && !keys.includes('day')) return words.fixedDays;
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
  const refused = (type: ServiceType, day: number) => {
    const reason = whyNot(days[day - 1]!, type);
    if (reason) toast({ tone: 'error', title: reason, time: 'services' });
    return reason !== undefined;
  };
  const start = (type: string, { day, index }: PlannerPlace) => {
    const kind = type as ServiceType;
    if (!refused(kind, Number(day))) add(kind, Number(day), index);
  };
  const take = (service: Service, { day, index }: PlannerPlace) => {
    if (refused(service.type, Number(day))) return;
    const copy = { ...service, id: undefined };
    void save(insertService(days, Number(day), copy, index), words.added(service.type));
  };
  const finish = async (service: Service, day: number) => {
    const { original, from } = editing!;
    ends.done();
    if (original && onEdit) await tell(onEdit(original, { ...service, day }), words.saved(service.type));
    else if (original)
      await save(replaceService(days, from, original, service, day), words.saved(service.type));
    else {
      // Its place was in the day that it was dropped in.
      const index = day === from ? adding!.index : days[day - 1]!.services.length;
      await save(insertService(days, day, service, index), words.added(service.type));
    }
    if (service.saveToLibrary) await refreshLibrary();
  };

  const actionsOf = (id: string, service: Service, day: number): MenuAction[] => {
    const keeping = savesToLibrary &&
      addable.includes(service.type) && {
        id: 'library',
        label: libraryWords.save,
        icon: <BookMarked aria-hidden />,
        onAction: () => void keep(service, day),
      };
    if (!onChange) return keeping && onKeep ? [keeping] : [];
    return [
      { id: 'edit', label: words.edit, icon: <Pencil aria-hidden />, onAction: () => open(id) },
      ...(more?.(service) ?? []),
      ...(keeping ? [keeping] : []),
      {
        id: 'remove',
        label: words.remove,
        icon: <Trash2 aria-hidden />,
        tone: 'danger',
        onAction: () => setRemoving({ service, day }),
      },
    ];
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
        kinds={kinds}
        kindsLabel={words.add}
        onAdd={start}
        shelf={
          hasLibrary && (
            <WhenNear>
              <Suspense fallback={<Skeleton lines={6} />}>
                <LibraryPanel onAdd={take} />
              </Suspense>
            </WhenNear>
          )
        }
        days={days.map((day) => ({
          id: String(day.day),
          label: words.day(day.day),
          ...(day.date && { title: format.date(day.date, 'weekday') }),
          note: (
            <>
              <Asked field={`days/${day.day}`} />
              <DayStrip day={day} />
            </>
          ),
          ...(onChange && {
            actions: (
              <span className="flex shrink-0 items-center gap-1">
                <IconButton
                  size="sm"
                  label={words.photosOf(day.day)}
                  icon={<Images aria-hidden />}
                  onPress={() => openPhotos(String(day.day))}
                />
                {changesDays && (
                  <DayMenu
                    days={days}
                    day={day}
                    onChange={(next, message) => void save(next, message, renumbered(days))}
                  />
                )}
                <AddMenu
                  day={day}
                  onAdd={(type) => add(type, day.day, day.services.length)}
                  {...(hasLibrary && { onLibrary: () => openLibrary(String(day.day)) })}
                />
              </span>
            ),
          }),
          items: placed
            .filter((p) => p.day === day)
            .map(({ id, service }) => ({
              id,
              title: serviceTitle(service),
              detail: (
                <>
                  <ServiceDetail service={service} currency={currency} />
                  <Asked serviceId={service.id} />
                </>
              ),
              icon: <ServiceIcon type={service.type} />,
              actions: actionsOf(id, service, day.day),
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
          {...(editing.original && { keys })}
          hasLibrary={savesToLibrary}
          days={days}
          currency={currency}
          onSave={(service, day) => void finish(service, day)}
          onClose={ends.close}
        />
      )}
      {taking && (
        <Suspense fallback={null}>
          <LibraryDialog
            day={taking}
            currency={currency}
            onAdd={(service) => take(service, { day: String(taking.day), index: taking.services.length })}
            onClose={closeLibrary}
          />
        </Suspense>
      )}
      {picturing && (
        <Suspense fallback={null}>
          <DayPhotosDrawer
            key={picturing.day}
            day={picturing}
            onSave={(photos) => savePhotos(picturing, photos)}
            onClose={closePhotos}
          />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        onConfirm={() => {
          const { day, service } = removing!;
          setRemoving(undefined);
          if (onRemove) void tell(onRemove(service), words.removed);
          else void save(removeService(days, day, service), words.removed);
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
