import { createFileRoute } from '@tanstack/react-router';
import { BuyInsurance } from '../../../../insurance/BuyInsurance.tsx';

export const Route = createFileRoute('/trips/$tripId/manage-booking/insurance')({
  staticData: { title: 'Insurance' },
  component: BuyInsurance,
});
