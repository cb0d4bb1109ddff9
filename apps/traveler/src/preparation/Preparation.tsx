import { getShowPreparationUrl } from '@caravan/sdk/client';
import { getGetTripQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useTenant } from '@caravan/shell/useTenant';
import { EmbedFrame } from '@caravan/ui/EmbedFrame';
import { EmptyState } from '@caravan/ui/EmptyState';
import { TextLink } from '@caravan/ui/TextLink';
import { useOpenTrip } from '../trip/TripContext.ts';
import { words } from './messages.ts';

/**
 * The trip's preparation file in an iframe, else what the marketplace has written for all trips (T-051 to T-053). The
 * iframe shows a page of ours that in turn embeds the file, because only that page is allowed to frame its origin.
 */
export function Preparation() {
  const { trip: summary } = useOpenTrip();
  const { preparationListUrl: url } = useLoaded(getGetTripQueryOptions(summary.id));
  const { preparation } = useTenant();
  if (!url && !preparation) {
    return (
      <EmptyState art="suitcase" title={words.none}>
        {words.noneText}
      </EmptyState>
    );
  }
  return (
    <div>
      {url && (
        <p className="mb-3 text-end text-sm">
          <TextLink href={url} target="_blank" rel="noreferrer">
            {words.open}
          </TextLink>
        </p>
      )}
      <EmbedFrame
        src={getShowPreparationUrl({ tripId: summary.id })}
        title={words.frame}
        className="min-h-[75dvh]"
        sandbox={null}
      />
    </div>
  );
}
