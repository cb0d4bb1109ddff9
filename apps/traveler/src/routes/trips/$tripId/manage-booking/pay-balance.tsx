import { createFileRoute } from '@tanstack/react-router';
import { PayBalanceFirst } from '../../../../cancel/PayBalanceFirst.tsx';
import { titles } from '../../../../titles/messages.ts';

export const Route = createFileRoute('/trips/$tripId/manage-booking/pay-balance')({
  staticData: { title: titles.payBalance },
  component: PayBalanceFirst,
});
