import { getGetItineraryQueryOptions, useGetAvailability } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Alert } from '@caravan/ui/Alert';
import { Breadcrumb } from '@caravan/ui/Breadcrumb';
import { EmptyState } from '@caravan/ui/EmptyState';
import { ErrorState } from '@caravan/ui/ErrorState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Spinner } from '@caravan/ui/Spinner';
import { LockCard } from '../catalog/LockCard.tsx';
import { paths } from '../paths.ts';
import { offeredPackages } from './form.ts';
import { words } from './messages.ts';
import { ReserveForm } from './ReserveForm.tsx';

export type ReserveTripProps = { id: string };

/** 'Reserve This Trip', or why it can't be reserved now (H-104 to H-108, H-437). */
export function ReserveTrip({ id }: ReserveTripProps) {
  const itinerary = useLoaded(getGetItineraryQueryOptions(id));
  usePageTitle('Host Portal', itinerary.name);
  const availability = useGetAvailability(id, undefined, {
    query: { enabled: !itinerary.locked, throwOnError: false, staleTime: 0 },
  });
  return (
    <>
      <PageHeader
        title={words.title}
        description={itinerary.name}
        breadcrumb={
          <Breadcrumb
            items={[
              { label: words.back, href: paths.itineraries },
              { label: itinerary.name, href: paths.itinerary(id) },
              { label: words.title },
            ]}
          />
        }
      />
      {body()}
    </>
  );

  function body() {
    if (itinerary.locked) {
      return (
        <div className="mt-8 max-w-md">
          <LockCard itinerary={itinerary} />
        </div>
      );
    }
    if (availability.error) return <Unavailable message={availability.error.message} />;
    if (!availability.data) {
      return (
        <div className="grid min-h-80 place-items-center">
          <Spinner size="lg" label={words.loading} />
        </div>
      );
    }
    if (offeredPackages(itinerary, availability.data).length === 0) {
      return (
        <Alert
          className="mt-8"
          actions={
            <LinkButton size="sm" variant="secondary" href={paths.itinerary(id)}>
              {words.goBack}
            </LinkButton>
          }
        >
          {words.noDates}
        </Alert>
      );
    }
    return <ReserveForm itinerary={itinerary} availability={availability.data} />;
  }
}

function Unavailable({ message }: { message: string }) {
  const explore = <LinkButton href={paths.itineraries}>{words.explore}</LinkButton>;
  // H-520: this server message means that the itinerary is booked.
  if (/no inventory items found/i.test(message)) {
    return (
      <EmptyState art="calendar" title={words.booked} action={explore}>
        {words.bookedText}
      </EmptyState>
    );
  }
  return (
    <ErrorState title={words.wrong} action={explore}>
      {message}
    </ErrorState>
  );
}
