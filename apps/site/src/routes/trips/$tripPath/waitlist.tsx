import { createFileRoute } from '@tanstack/react-router';
import { WaitlistPage } from '../../../waitlist/WaitlistPage.tsx';

export const Route = createFileRoute('/trips/$tripPath/waitlist')({
  component: function Waitlist() {
    return <WaitlistPage tripPath={Route.useParams().tripPath} />;
  },
});
