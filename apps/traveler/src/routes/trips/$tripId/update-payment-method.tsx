import { createFileRoute } from '@tanstack/react-router';
import { UpdatePaymentMethod } from '../../../paymentMethod/UpdatePaymentMethod.tsx';
import { titles } from '../../../titles/messages.ts';

export const Route = createFileRoute('/trips/$tripId/update-payment-method')({
  staticData: { title: titles.updatePaymentMethod },
  component: UpdatePaymentMethod,
});
