import { createFileRoute } from '@tanstack/react-router';
import { PayBalance } from '../../../../manage/PayBalance.tsx';

export const Route = createFileRoute('/trips/$tripId/manage-booking/payment')({
  staticData: { title: 'Pay' },
  component: PayBalance,
});
