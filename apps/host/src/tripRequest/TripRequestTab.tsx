import { EmptyState } from '@caravan/ui/EmptyState';
import { useTrip } from '../workspace/useTrip.ts';
import { words } from './messages.ts';
import { RequestView } from './RequestView.tsx';

export type TripRequestTabProps = { id: string };

/** The request behind a trip. */
export function TripRequestTab({ id }: TripRequestTabProps) {
  const { tripRequestId } = useTrip(id);
  return tripRequestId ? <RequestView id={tripRequestId} /> : <EmptyState art="letter" title={words.none} />;
}
