import { getGetTripRequestQueryOptions } from '@caravan/sdk/react-query';
import { ArtworkHero } from '@caravan/shell/ArtworkHero';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Breadcrumb } from '@caravan/ui/Breadcrumb';
import { paths } from '../paths.ts';
import { words as workspace } from '../workspace/messages.ts';
import { RequestView } from './RequestView.tsx';

export type RequestPageProps = { id: string };

/** A request that has no trip yet (H-077, H-137). */
export function RequestPage({ id }: RequestPageProps) {
  const request = useLoaded(getGetTripRequestQueryOptions(id));
  const format = useFormat();
  const { itinerary } = request;
  usePageTitle('Host Portal', itinerary.name);
  return (
    <>
      <Breadcrumb
        items={[{ label: workspace.trips, href: paths.trips }, { label: itinerary.name }]}
        className="mb-4"
      />
      <ArtworkHero
        size="sm"
        photo={itinerary.hero}
        kicker={`${format.countryNamed(itinerary.country)} · ${itinerary.destination}`}
        title={itinerary.name}
        facts={[format.dateRange(request.startDate, request.endDate)]}
      />
      <div className="mt-8">
        <RequestView id={id} />
      </div>
    </>
  );
}
