import type { ApiError, ArrangedRoom, Rooming as Answer, RoomingTraveler, RoomMove } from '@caravan/sdk';
import { acknowledgeRooming, moveTravelers } from '@caravan/sdk/client';
import { getGetManifestQueryKey, getGetRoomingQueryKey, useGetRooming } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { DayPlanner, type PlannerMove } from '@caravan/ui/DayPlanner';
import { EmptyState } from '@caravan/ui/EmptyState';
import { ErrorState } from '@caravan/ui/ErrorState';
import type { MenuAction } from '@caravan/ui/Menu';
import { Skeleton } from '@caravan/ui/Skeleton';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeftRight, BedDouble, HeartHandshake, UserMinus } from 'lucide-react';
import { useRef } from 'react';
import { words as all } from './messages.ts';
import { back, moved, placeOf, roomOf } from './rooms.ts';

const words = all.arrange;
/** The group of travelers without a room. */
const nowhere = 'nowhere';

/**
 * Who shares a room with whom. Travelers are moved by pointer, keyboard, or menu. Each move is optimistic, is
 * saved on its own, and can be undone. Concurrent changes by others replace it.
 */
export function Rooming({ id }: { id: string }) {
  const { data, error, refetch } = useGetRooming(id, { query: { throwOnError: false } });
  if (error)
    return (
      <ErrorState compact onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-72" />;
  return <Board id={id} rooming={data} />;
}

function Board({ id, rooming }: { id: string; rooming: Answer }) {
  const client = useQueryClient();
  const format = useFormat();
  const key = getGetRoomingQueryKey(id);
  const show = (next: Answer) => client.setQueryData(key, next);
  // Optimistic state; the server's response replaces it, and an error restores the current state.
  const failed = (problem: ApiError) =>
    void toast({ tone: 'error', title: problem.code === 'conflict' ? words.conflict : problem.message });
  const saved = useChange(moveTravelers, {
    failed: 'here',
    refresh: [getGetManifestQueryKey(id)],
    refreshRefused: [key],
    onDone: show,
    onFailed: failed,
  });
  const noted = useChange(acknowledgeRooming, { onDone: show });
  const travelers = [...rooming.rooms.flatMap((room) => room.travelers), ...rooming.unplaced];
  const nameOf = (traveler: string) => travelers.find((one) => one.id === traveler)!.name;
  const placeName = (room: string | undefined) =>
    room ? words.room(rooming.rooms.find((one) => one.id === room)!.number) : words.unplaced;

  const now = () => client.getQueryData<Answer>(key) ?? rooming;
  // Moves are sent one after the other, each with the version that the previous one created.
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const send = (moves: RoomMove[]) => {
    show(moved(now(), moves));
    const answer = turn.current
      .then(() => saved.send(id, { version: now().version, moves }))
      .then(
        () => true,
        () => false,
      );
    turn.current = answer;
    return answer;
  };
  const move = async (moves: RoomMove[], title: string) => {
    const undo = back(now(), moves);
    if (!(await send(moves))) return;
    toast({ title, time: 'undo', action: { label: words.undo, onAction: () => void send(undo) } });
  };
  const to = (traveler: string, room: string | undefined) =>
    void move(
      [{ travelerId: traveler, ...(room && { roomId: room }) }],
      words.moved(nameOf(traveler), placeName(room)),
    );
  const trade = (one: string, other: string) => {
    const [from, into] = [placeOf(rooming, one), placeOf(rooming, other)];
    void move(
      [
        { travelerId: one, ...(into && { roomId: into }) },
        { travelerId: other, ...(from && { roomId: from }) },
      ],
      words.traded(nameOf(one), nameOf(other)),
    );
  };
  const whyNot = (traveler: string, group: string) => {
    const one = travelers.find(({ id: of }) => of === traveler);
    const room = rooming.rooms.find(({ id: of }) => of === group);
    if (!one || !room || one.fits.includes(room.id)) return undefined;
    return room.travelers.some(({ id: of }) => one.trades.includes(of)) ? words.full : words.otherType;
  };
  const drop = ({ item, to: place }: PlannerMove) => {
    const reason = whyNot(item, place.day);
    if (reason) toast({ tone: 'error', title: reason });
    else to(item, place.day === nowhere ? undefined : place.day);
  };
  const actionsOf = (one: RoomingTraveler): MenuAction[] => {
    const mate = one.roommateId;
    const wished = mate && !one.together && roomOf(rooming, mate);
    return [
      ...(wished && one.fits.includes(wished.id)
        ? [
            {
              id: 'wish',
              label: words.putWith(nameOf(mate)),
              icon: <HeartHandshake aria-hidden />,
              onAction: () => to(one.id, wished.id),
            },
          ]
        : []),
      ...one.trades.map((other) => ({
        id: `trade-${other}`,
        label: words.tradeWith(nameOf(other)),
        icon: <ArrowLeftRight aria-hidden />,
        onAction: () => trade(one.id, other),
      })),
    ];
  };
  const itemOf = (one: RoomingTraveler) => ({
    id: one.id,
    title: one.name,
    detail: <Detail traveler={one} />,
    ...(rooming.editable && { actions: actionsOf(one) }),
  });
  const title = (room: ArrangedRoom) =>
    [all.roomTypes[room.roomType], room.sleeps && words.beds(room.travelers.length, room.sleeps)]
      .filter(Boolean)
      .join(' · ');
  const wishes = travelers.filter((one) => one.together === false).length;

  return (
    <section className="flex flex-col gap-4">
      <div>
        <h3 className="text-xl font-semibold">{words.title}</h3>
        <p className="text-sm text-muted">
          {rooming.editable ? words.help : rooming.reason}{' '}
          {wishes > 0 && rooming.editable && words.wishesOpen(wishes)}
        </p>
      </div>
      {rooming.undone.length > 0 && (
        <Alert
          tone="warning"
          title={words.undone(rooming.undone.length)}
          actions={
            <Button variant="secondary" size="sm" onPress={() => noted.run(id)} isPending={noted.isPending}>
              {words.noted}
            </Button>
          }
        >
          <ul>
            {rooming.undone.map((one) => (
              <li
                key={one.travelerId}
                className="flex items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0"
              >
                {one.cause === 'left' ? <UserMinus aria-hidden /> : <BedDouble aria-hidden />}
                {one.sentence}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <DayPlanner
        label={words.title}
        isUnordered
        isReadOnly={!rooming.editable}
        level={3}
        emptyText={words.nobody}
        whyNot={whyNot}
        onMove={drop}
        empty={
          <EmptyState title={all.empty} art="suitcase" level={3}>
            {all.emptyText}
          </EmptyState>
        }
        days={
          travelers.length === 0
            ? []
            : [
                ...rooming.rooms.map((room) => ({
                  id: room.id,
                  label: words.room(room.number),
                  title: title(room),
                  items: room.travelers.map(itemOf),
                })),
                {
                  id: nowhere,
                  label: words.unplaced,
                  title: rooming.unplaced.length > 0 ? format.number(rooming.unplaced.length) : '',
                  items: rooming.unplaced.map(itemOf),
                },
              ]
        }
      />
    </section>
  );
}

/** A traveler's party and preferences. */
function Detail({
  traveler: { orderId, age, gender, moved: isMoved, roommate, together, requests },
}: {
  traveler: RoomingTraveler;
}) {
  return (
    <>
      <span className="tabular">
        {[orderId, age !== undefined && all.age(age), gender && (all.genders[gender] ?? gender)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {isMoved && (
        <Badge tone="neutral" className="ms-2">
          {words.movedBadge}
        </Badge>
      )}
      {roommate && (
        <span className="block whitespace-normal">
          {all.wishes(roommate)}
          {together !== undefined && ` (${together ? words.together : words.apart})`}
        </span>
      )}
      {requests && <span className="block whitespace-normal">{requests}</span>}
    </>
  );
}
