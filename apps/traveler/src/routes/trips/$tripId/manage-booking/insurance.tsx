import { createFileRoute } from '@tanstack/react-router';
import { BuyInsurance } from '../../../../insurance/BuyInsurance.tsx';
import { titles } from '../../../../titles/messages.ts';

export const Route = createFileRoute('/trips/$tripId/manage-booking/insurance')({
  staticData: { title: titles.insurance },
  component: BuyInsurance,
});
