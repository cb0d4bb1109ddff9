import { createFileRoute } from '@tanstack/react-router';
import { PaymentSuccess } from '../../../../manage/PaymentSuccess.tsx';
import { titles } from '../../../../titles/messages.ts';

export const Route = createFileRoute('/trips/$tripId/manage-booking/success')({
  staticData: { title: titles.payment },
  validateSearch: (search: Record<string, unknown>): { payment?: string } =>
    typeof search.payment === 'string' ? { payment: search.payment } : {},
  component: function Success() {
    return <PaymentSuccess paymentId={Route.useSearch().payment} />;
  },
});
