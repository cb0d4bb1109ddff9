import { createFileRoute } from '@tanstack/react-router';
import { PaymentSuccess } from '../../../../manage/PaymentSuccess.tsx';

export const Route = createFileRoute('/trips/$tripId/manage-booking/success')({
  validateSearch: (search: Record<string, unknown>): { amountMinor?: number } =>
    typeof search.amountMinor === 'number' ? { amountMinor: search.amountMinor } : {},
  component: function Success() {
    return <PaymentSuccess amountMinor={Route.useSearch().amountMinor} />;
  },
});
