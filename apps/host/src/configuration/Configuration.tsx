import { Card } from '@caravan/ui/Card';
import { LaunchCard } from '../launch/LaunchCard.tsx';
import { canEdit, useTrip } from '../workspace/useTrip.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { Gatherings } from '../services/Gatherings.tsx';
import { words } from './messages.ts';
import { Workshops } from '../services/Workshops.tsx';
import { Photos } from './Photos.tsx';
import { StatusCard } from './StatusCard.tsx';

export type ConfigurationProps = { id: string };

/** The trip page's own data: details, workshops, gatherings, launch (H-141 to H-146). */
export function Configuration({ id }: ConfigurationProps) {
  const trip = useTrip(id);
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
      <div className="grid grid-cols-1 content-start gap-6">
        <DetailsForm trip={trip} />
        <Photos trip={trip} />
        <Workshops trip={trip} />
        <Gatherings trip={trip} />
        {(trip.launchDate || canEdit(trip, 'launchDate')) && (
          <Card title={words.launch}>
            <LaunchCard trip={trip} />
          </Card>
        )}
      </div>
      <div className="order-first lg:order-last">
        <StatusCard trip={trip} />
      </div>
    </div>
  );
}
