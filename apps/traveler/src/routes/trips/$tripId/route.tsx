import { createFileRoute } from '@tanstack/react-router';
import { TripLayout } from '../../../trip/TripLayout.tsx';

export const Route = createFileRoute('/trips/$tripId')({
  // Where travelers land comes with the frame, in one file.
  codeSplitGroupings: [],
  component: function Trip() {
    return <TripLayout tripId={Route.useParams().tripId} />;
  },
});
