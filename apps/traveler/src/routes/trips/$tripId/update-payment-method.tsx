import { createFileRoute } from '@tanstack/react-router';
import { UpdatePaymentMethod } from '../../../paymentMethod/UpdatePaymentMethod.tsx';

export const Route = createFileRoute('/trips/$tripId/update-payment-method')({
  staticData: { title: 'Update Payment Method' },
  component: UpdatePaymentMethod,
});
