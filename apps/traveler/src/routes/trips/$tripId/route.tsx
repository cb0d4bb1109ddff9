import { createFileRoute } from '@tanstack/react-router';
import { TripLayout } from '../../../trip/TripLayout.tsx';

export const Route = createFileRoute('/trips/$tripId')({
  // The landing page is bundled with the frame, in one file.
  codeSplitGroupings: [],
  component: function Trip() {
    return <TripLayout tripId={Route.useParams().tripId} />;
  },
});
