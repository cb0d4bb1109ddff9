import { Form } from '@caravan/shell/Form';
import { useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paths } from '../paths.ts';
import { ActivityPicker } from './ActivityPicker.tsx';
import { useCheckout } from './CheckoutContext.ts';
import { peopleFor } from './draft.ts';
import { words } from './messages.ts';
import { NightPicker } from './NightPicker.tsx';
import { RoomPicker } from './RoomPicker.tsx';
import type { Selection } from './selection.ts';
import { StepActions } from './StepActions.tsx';

const restMs = 400;

/** Rooms and extras. After a debounce, each choice is held and priced by the server. */
export function RoomsStep() {
  const { trip, draft, take, isTaking } = useCheckout();
  const navigate = useNavigate();
  const format = useFormat();
  const [edited, setEdited] = useState<Selection | null>(null);
  const selection = edited ?? draft.selection;
  const names = peopleFor(draft.people, selection.spots).map(
    (person, i) => person.firstName.trim() || words.companion(i + 1),
  );

  useEffect(() => {
    if (!edited) return;
    const timer = setTimeout(() => {
      void take(edited).then(() => setEdited((now) => (now === edited ? null : now)));
    }, restMs);
    return () => clearTimeout(timer);
    // A new choice restarts the debounce; the hold itself changes on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [edited]);

  // The server holds the selection; the form only continues to the next step.
  const choose = (next: Selection) => setEdited(next);
  const form = useForm({
    values: {},
    send: async () => {
      if (!edited && !isTaking) await navigate({ to: paths.book(trip.tripPath, 'pay') });
    },
  });
  const money = (minor: number) => format.money(minor, trip.currency, { trim: true });

  const offered = trip.extras ?? [];
  const sections = [
    {
      title: words.nights,
      text: words.nightsText,
      extras: offered.filter((e) => e.type === 'accommodation'),
    },
    {
      title: words.transfers,
      extras: offered.filter((e) => e.type !== 'accommodation'),
    },
  ];

  return (
    <Form form={form}>
      <h1 className="display-title">{words.roomsTitle}</h1>
      <p className="mt-2 text-muted">{words.roomsText}</p>
      <section className="mt-10">
        <h2 className="display text-2xl">{words.rooms}</h2>
        <RoomPicker trip={trip} names={names} selection={selection} onChange={choose} money={money} />
      </section>
      <section className="mt-14">
        <h2 className="display text-2xl">{words.activities}</h2>
        {trip.addOns.length === 0 ? (
          <p className="mt-2 text-muted">{words.noActivities}</p>
        ) : (
          <>
            <p className="mt-1 text-sm text-muted">{words.activitiesText}</p>
            <ActivityPicker trip={trip} names={names} selection={selection} onChange={choose} money={money} />
          </>
        )}
      </section>
      {sections.map(
        ({ title, text, extras }) =>
          extras.length > 0 && (
            <section key={title} className="mt-14">
              <h2 className="display text-2xl">{title}</h2>
              {text && <p className="mt-1 text-sm text-muted">{text}</p>}
              <NightPicker
                trip={trip}
                extras={extras}
                names={names}
                selection={selection}
                onChange={choose}
                money={money}
              />
            </section>
          ),
      )}
      <StepActions back={paths.book(trip.tripPath, 'travelers')} isPending={isTaking || edited !== null} />
    </Form>
  );
}
