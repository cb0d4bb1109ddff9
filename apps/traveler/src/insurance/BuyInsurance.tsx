import { type ApiError, type Booking, type InsuranceQuote, toApiError } from '@caravan/sdk';
import { buyInsurance, quoteInsurance } from '@caravan/sdk/client';
import { useFormat } from '@caravan/shell/useFormat';
import { ErrorState } from '@caravan/ui/ErrorState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PriceBreakdown } from '@caravan/ui/PriceBreakdown';
import { Spinner } from '@caravan/ui/Spinner';
import { toast } from '@caravan/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { party } from '../bookings/bookings.ts';
import { PayBy } from '../manage/PayBy.tsx';
import { paths } from '../paths.ts';
import { useOpenBooking } from '../trip/TripContext.ts';
import { words } from './messages.ts';
import { uncovered, useInsurance, useInsuranceChanged } from './useInsurance.ts';

/** Buys insurance for the travelers without a policy; if there are none, redirects back. */
export function BuyInsurance() {
  const booking = useOpenBooking();
  const { data: insurance } = useInsurance(booking);
  // Decided when the page opens: the purchase itself covers everyone while the page is still shown.
  const [opened, setOpened] = useState<boolean>();
  if (insurance && opened === undefined) setOpened(insurance.offered && uncovered(booking, insurance));
  if (opened === false || !booking.isPrimary) {
    return <Navigate to="/trips/$tripId/manage-booking" params={{ tripId: booking.trip.id }} replace />;
  }
  return <Quote booking={booking} />;
}

/** The insurer's quote, and the payment for it. */
function Quote({ booking }: { booking: Booking }) {
  const quote = useQuery({
    queryKey: ['insurance-quote', booking.id],
    queryFn: () => quoteInsurance(booking.id, {}),
    // The quote is fetched when the page opens, and not again while it is being read.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    meta: { errorToast: false },
  });
  return (
    <div className="max-w-2xl">
      <LinkButton
        href={paths.trip(booking.trip.id, 'manage-booking')}
        variant="ghost"
        size="sm"
        icon={<ArrowLeft aria-hidden />}
        className="-ms-3"
      >
        {words.toBooking}
      </LinkButton>
      <h1 className="display-title mt-3">{words.buyTitle}</h1>
      <p className="mt-1 text-muted">{booking.trip.name}</p>
      {quote.isError ? (
        <ErrorState className="mt-8" title={words.quoteFailed} onRetry={() => void quote.refetch()}>
          {toApiError(quote.error).message}
        </ErrorState>
      ) : quote.data ? (
        <Pay booking={booking} quote={quote.data} onStale={() => void quote.refetch()} />
      ) : (
        <p className="mt-8 flex items-center gap-3 text-muted" role="status">
          <Spinner /> {words.quoting}
        </p>
      )}
    </div>
  );
}

function Pay({ booking, quote, onStale }: { booking: Booking; quote: InsuranceQuote; onStale: () => void }) {
  const format = useFormat();
  const navigate = useNavigate();
  const changed = useInsuranceChanged(booking);
  const name = (id: string) => {
    const traveler = party(booking).find((one) => one.id === id);
    return traveler ? `${traveler.firstName} ${traveler.lastName}` : '';
  };
  const refused = (error: ApiError) => {
    if (error.code === 'amount_mismatch') onStale();
    toast({ tone: 'error', title: error.code === 'amount_mismatch' ? words.priceChanged : error.message });
  };
  const succeeded = async () => {
    toast({ tone: 'success', title: words.bought, message: words.processing });
    await changed();
    await navigate({ to: '/trips/$tripId/manage-booking', params: { tripId: booking.trip.id } });
  };
  return (
    <>
      <p className="mt-6">{quote.coverage}</p>
      <h2 className="display mt-8 mb-4 text-2xl">{words.covered}</h2>
      <PriceBreakdown
        currency={quote.currency}
        lines={quote.premiums.map((premium) => ({
          id: premium.participantId,
          label: name(premium.participantId),
          detail: words.tripCost(format.money(premium.tripCostMinor, quote.currency)),
          amountMinor: premium.premiumMinor,
        }))}
        total={{ label: words.total, amountMinor: quote.totalMinor }}
      />
      <h2 className="display mt-10 mb-5 text-2xl">{words.card}</h2>
      <PayBy
        operation="buyInsurance"
        storageKey={`insurance.${quote.quoteId}`}
        amountMinor={quote.totalMinor}
        cardOnlyMinor={quote.totalMinor}
        currency={quote.currency}
        label={words.pay}
        payerName={`${booking.customer.firstName} ${booking.customer.lastName}`}
        start={(by, request) =>
          buyInsurance(booking.id, { quoteId: quote.quoteId, amountMinor: quote.totalMinor, ...by }, request)
        }
        onSucceeded={() => void succeeded()}
        onRefused={refused}
      >
        <p className="text-sm text-muted">{words.processing}</p>
      </PayBy>
    </>
  );
}
