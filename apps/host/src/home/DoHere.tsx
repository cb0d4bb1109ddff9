import type { HostNextItem } from '@caravan/sdk';
import { getGetTravelInfoQueryOptions, getGetTripQueryOptions } from '@caravan/sdk/react-query';
import { useBarred } from '@caravan/shell/useBarred';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Button } from '@caravan/ui/Button';
import { Drawer } from '@caravan/ui/Drawer';
import { LinkButton } from '@caravan/ui/LinkButton';
import { ProgressBar } from '@caravan/ui/ProgressBar';
import { Skeleton } from '@caravan/ui/Skeleton';
import { type ReactNode, Suspense, useState } from 'react';
import { LaunchCard } from '../launch/LaunchCard.tsx';
import { paths } from '../paths.ts';
import { TripPageLink } from '../preview/TripPageLink.tsx';
import { words as promote } from '../promote/messages.ts';
import { MessageDialog } from '../travelInfo/MessageDialog.tsx';
import { words as forms } from '../travelInfo/messages.ts';
import { ConfirmHere } from './ConfirmHere.tsx';
import { hereWords as words, nextWords } from './messages.ts';
import { tabOf } from './tabOf.ts';

export type DoHereProps = { kind: HostNextItem['kind']; tripId: string; onClose: () => void };

/** Completes a to-do item without leaving the home page; a link leads to the tab with everything else. */
export default function DoHere({ kind, tripId, onClose }: DoHereProps) {
  if (kind === 'confirm') return <ConfirmHere tripId={tripId} onClose={onClose} />;
  const Here = { launch: LaunchHere, forms: FormsHere, spots: SpotsHere }[kind];
  return (
    <Suspense
      fallback={
        <Place kind={kind} tripId={tripId} onClose={onClose} title={nextWords.action[kind]}>
          <Skeleton lines={6} />
        </Place>
      }
    >
      <Here kind={kind} tripId={tripId} onClose={onClose} />
    </Suspense>
  );
}

type PlaceProps = DoHereProps & { title: string; action?: ReactNode; children: ReactNode };

function Place({ kind, tripId, onClose, title, action, children }: PlaceProps) {
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <LinkButton href={paths.trip(tripId, tabOf[kind])} variant="secondary">
            {words.all[tabOf[kind]]}
          </LinkButton>
          {action}
        </>
      }
    >
      {children}
    </Drawer>
  );
}

/** The launch's date and time; what was scheduled can be undone from the toast. */
function LaunchHere(props: DoHereProps) {
  const trip = useLoaded(getGetTripQueryOptions(props.tripId));
  return (
    <Place {...props} title={nextWords.what.launch(1, trip.name)}>
      {trip.launchRule && <p className="mb-5 text-sm whitespace-pre-line">{trip.launchRule}</p>}
      <LaunchCard trip={trip} onScheduled={props.onClose} />
    </Place>
  );
}

/** Who hasn't completed the trip form, and a reminder to them. */
function FormsHere(props: DoHereProps) {
  const trip = useLoaded(getGetTripQueryOptions(props.tripId));
  const info = useLoaded(getGetTravelInfoQueryOptions(props.tripId));
  const barred = useBarred('sendEmailToTravelers');
  const [reminds, setReminds] = useState(false);
  const missing = info.parties.flatMap(({ orderId, travelers }) =>
    travelers.filter((one) => !one.formComplete).map((one) => ({ ...one, orderId })),
  );
  if (reminds) return <MessageDialog trip={trip} onlyMissing onClose={props.onClose} />;
  return (
    <Place
      {...props}
      title={forms.missing(info.formsMissing ?? 0, info.travelers)}
      action={
        <Button {...(barred && { disabledReason: barred })} onPress={() => setReminds(true)}>
          {forms.remind}
        </Button>
      }
    >
      <p className="text-muted">
        {trip.name}
        {trip.dates && ` · ${forms.formsDue(trip.dates.tripFormDue)}`}
      </p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {missing.map(({ id, name, email, orderId }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-3">
            <span className="min-w-0 font-medium wrap-anywhere">
              {name}
              {email && <span className="block text-sm font-normal text-muted">{email}</span>}
            </span>
            <span className="tabular text-sm text-muted">{orderId}</span>
          </li>
        ))}
      </ul>
    </Place>
  );
}

/** How far a trip is sold, and its link to share. */
function SpotsHere(props: DoHereProps) {
  const trip = useLoaded(getGetTripQueryOptions(props.tripId));
  const booked = (trip.confirmedSpots ?? 0) + (trip.pendingSpots ?? 0);
  const minimum = trip.minimumTripThreshold ?? trip.minimumSpots;
  return (
    <Place {...props} title={words.share(trip.name)}>
      <ProgressBar
        label={promote.minimum}
        value={Math.min(booked, minimum)}
        max={minimum}
        detail={promote.booked(booked, minimum)}
        tone={booked >= minimum ? 'green' : 'accent'}
      />
      <div className="mt-7">
        <TripPageLink trip={trip} label={promote.link} />
      </div>
      <p className="mt-3 text-sm text-muted">{words.shareText}</p>
    </Place>
  );
}
