import { createFileRoute } from '@tanstack/react-router';
import { PayBalanceFirst } from '../../../../cancel/PayBalanceFirst.tsx';

export const Route = createFileRoute('/trips/$tripId/manage-booking/pay-balance')({
  staticData: { title: 'Pay Balance' },
  component: PayBalanceFirst,
});
