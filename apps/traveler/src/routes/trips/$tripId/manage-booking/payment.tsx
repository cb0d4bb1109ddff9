import { createFileRoute } from '@tanstack/react-router';
import { Payment } from '../../../../manage/Payment.tsx';

export const Route = createFileRoute('/trips/$tripId/manage-booking/payment')({
  staticData: { title: 'Pay' },
  component: Payment,
});
