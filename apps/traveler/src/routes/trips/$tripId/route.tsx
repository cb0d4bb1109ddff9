import { createFileRoute } from '@tanstack/react-router';
import { TripLayout } from '../../../trip/TripLayout.tsx';

export const Route = createFileRoute('/trips/$tripId')({
  component: function Trip() {
    return <TripLayout tripId={Route.useParams().tripId} />;
  },
});
