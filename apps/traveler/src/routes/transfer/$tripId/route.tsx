import { createFileRoute } from '@tanstack/react-router';
import { TransferLayout } from '../../../transfer/TransferLayout.tsx';

export const Route = createFileRoute('/transfer/$tripId')({
  component: function Transfer() {
    return <TransferLayout tripId={Route.useParams().tripId} />;
  },
});
