import type { GroundTransferType } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { EmptyState } from '@caravan/ui/EmptyState';
import { ErrorState } from '@caravan/ui/ErrorState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { RadioCards } from '@caravan/ui/RadioCards';
import { Spinner } from '@caravan/ui/Spinner';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { offerOf, tabEnabled, usedLegs } from './draft.ts';
import { words } from './messages.ts';
import { useTransfer } from './TransferContext.ts';

/** The vehicles for each leg, cheapest first (T-188). */
export function Vehicle() {
  const { tripId, offer, traveler, draft } = useTransfer();
  const navigate = useNavigate();
  const ready = tabEnabled('contact', draft, offer, traveler);
  return (
    <div className="grid grid-cols-1 gap-8">
      <h2 className="display text-2xl">{words.vehicles}</h2>
      {usedLegs(draft).map((type) => (
        <LegVehicles key={type} type={type} />
      ))}
      <div className="flex flex-wrap gap-3">
        <LinkButton href={paths.transfer(tripId, 'travel_detail')} variant="secondary" size="lg">
          {words.keep}
        </LinkButton>
        <Button
          size="lg"
          isDisabled={!ready}
          onPress={() => void navigate({ to: '/transfer/$tripId/$tab', params: { tripId, tab: 'contact' } })}
        >
          {words.continue}
        </Button>
      </div>
    </div>
  );
}

function LegVehicles({ type }: { type: GroundTransferType }) {
  const { draft, dispatch } = useTransfer();
  const format = useFormat();
  const leg = draft.legs[type];
  const offer = offerOf(leg);
  if (offer === 'failed') {
    return (
      <ErrorState
        title={words.quotesFailed}
        onRetry={() => dispatch({ type: 'details', leg: type, details: {} })}
      />
    );
  }
  if (offer === 'none') {
    return <EmptyState title={words.legs[type]}>{words.noVehicles}</EmptyState>;
  }
  if (offer === 'asked') return <Spinner label={words.loading} />;
  return (
    <RadioCards
      label={words.legs[type]}
      value={leg.selectedQuote?.externalId ?? null}
      onChange={(id) => {
        const quote = leg.quotes.find((q) => q.externalId === id);
        if (quote) dispatch({ type: 'quote', leg: type, quote });
      }}
      options={leg.quotes.map((quote) => ({
        id: quote.externalId,
        title: quote.vehicleCategory,
        description: [
          quote.description,
          words.maximumPassengers(quote.maximumPassengers),
          quote.transferCompany,
          words.freeUntil(format.instant(quote.freeCancellationUntil)),
        ]
          .filter(Boolean)
          .join(' · '),
        ...(quote.priceMinor !== undefined && {
          aside: format.money(quote.priceMinor, quote.currency, { trim: false }),
        }),
      }))}
    />
  );
}
