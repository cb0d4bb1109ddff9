import { createFileRoute } from '@tanstack/react-router';
import { TransferPage } from '../../../transfer/TransferPage.tsx';

export const Route = createFileRoute('/transfer/$tripId/$tab')({
  component: function Tab() {
    return <TransferPage tab={Route.useParams().tab} />;
  },
});
