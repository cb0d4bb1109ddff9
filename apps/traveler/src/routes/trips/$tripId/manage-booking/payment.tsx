import { createFileRoute } from '@tanstack/react-router';
import { Payment } from '../../../../manage/Payment.tsx';
import { titles } from '../../../../titles/messages.ts';

export const Route = createFileRoute('/trips/$tripId/manage-booking/payment')({
  staticData: { title: titles.pay },
  component: Payment,
});
