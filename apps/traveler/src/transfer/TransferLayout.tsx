import type { Profile } from '@caravan/sdk';
import { getGetGroundTransferOfferQueryOptions } from '@caravan/sdk/react-query';
import { eventsOf, factsOf, useTold } from '@caravan/shell/events';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useProfile } from '@caravan/shell/useProfile';
import { Button } from '@caravan/ui/Button';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Spinner } from '@caravan/ui/Spinner';
import { Stepper } from '@caravan/ui/Stepper';
import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useNavigate, useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useReducer } from 'react';
import { useTripBooking } from '../bookings/useBookings.ts';
import { paths } from '../paths.ts';
import { type Contact, emptyDraft, reduce, tabEnabled, tabLabel, tabs, type TransferTab } from './draft.ts';
import { withSide } from '../trip/SideSummary.tsx';
import { keepDraft, keptDraft } from './kept.ts';
import { words } from './messages.ts';
import { TransferContext } from './TransferContext.ts';
import { TransferSummary } from './TransferSummary.tsx';
import { useQuotes } from './useQuotes.ts';

const contactOf = ({ firstName, lastName, email, phoneNumber }: Profile): Partial<Contact> => ({
  firstName,
  lastName,
  email,
  ...(phoneNumber && { phone: phoneNumber }),
});

/**
 * The flow for booking a trip's rides (T-065 to T-076). Input is kept in session storage until the rides are
 * booked.
 */
export function TransferLayout({ tripId }: { tripId: string }) {
  const profile = useProfile();
  const booking = useTripBooking(tripId);
  // A trip that fails to load has no error page here, but redirects back (T-068, T-245).
  const offer = useQuery({ ...getGetGroundTransferOfferQueryOptions(tripId), throwOnError: false });
  usePageTitle('Traveler Portal', words.title);
  const [draft, dispatch] = useReducer(reduce, undefined, () => {
    const start = emptyDraft(contactOf(profile));
    return keptDraft(tripId, start) ?? start;
  });
  useEffect(() => keepDraft(tripId, draft), [tripId, draft]);
  useEffect(() => eventsOf(profile), [profile]);
  useTold('transferStarted', offer.data?.bookable === true && (booking ? factsOf(booking) : { tripId }));
  if (offer.isError) return <Navigate to="/trips" search={{ all: true }} replace />;
  if (!offer.data) return <Spinner className="mx-auto my-24" />;
  if (!offer.data.bookable && draft.booked.length === 0) {
    return <Navigate to="/trips/$tripId/trip-overview" params={{ tripId }} replace />; // T-070
  }
  return (
    <TransferContext value={{ tripId, offer: offer.data, traveler: booking !== undefined, draft, dispatch }}>
      <Flow />
    </TransferContext>
  );
}

function Flow() {
  const { tripId, tab: named } = useParams({ strict: false });
  const quotes = useQuotes();
  const { offer, traveler, draft, dispatch } = quotes;
  const profile = useProfile();
  const navigate = useNavigate();
  const startOver = () => {
    dispatch({ type: 'reset', person: contactOf(profile) });
    void navigate({ to: '/transfer/$tripId/$tab', params: { tripId: tripId!, tab: 'travel_detail' } });
  };
  const tab = tabs.find((name) => name === named) ?? 'travel_detail';
  const shown: TransferTab[] = tabs.filter((name) => traveler || (name !== 'vehicle' && name !== 'payment'));
  if (!shown.includes(tab) || !tabEnabled(tab, draft, offer, traveler)) {
    // T-076: success without a booking redirects to the trip, anything else to the start.
    return tab === 'success' ? (
      <Navigate to="/trips/$tripId/trip-overview" params={{ tripId: tripId! }} replace />
    ) : (
      <Navigate to="/transfer/$tripId/$tab" params={{ tripId: tripId!, tab: 'travel_detail' }} replace />
    );
  }
  return (
    <>
      <LinkButton
        href={paths.trip(tripId!)}
        variant="ghost"
        size="sm"
        icon={<ArrowLeft aria-hidden />}
        className="-ms-3"
      >
        {words.back}
      </LinkButton>
      <h1 className="display-title mt-3">{words.title}</h1>
      <Stepper
        className="mt-6"
        label={words.steps}
        current={tab}
        steps={shown.map((id) => ({
          id,
          label: tabLabel(id, traveler),
        }))}
      />
      <div className={`mt-8 ${withSide}`}>
        <div className="min-w-0">
          <Outlet />
        </div>
        {tab !== 'success' && (
          <div className="grid content-start gap-3">
            <TransferSummary />
            {JSON.stringify(draft) !== JSON.stringify(emptyDraft(contactOf(profile))) && (
              <Button variant="ghost" size="sm" onPress={startOver}>
                {words.startOver}
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  );
}
