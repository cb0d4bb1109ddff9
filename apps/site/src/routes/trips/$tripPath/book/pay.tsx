import { createFileRoute } from '@tanstack/react-router';
import { CheckoutFrame } from '../../../../checkout/CheckoutFrame.tsx';
import { PayStep } from '../../../../checkout/PayStep.tsx';

export const Route = createFileRoute('/trips/$tripPath/book/pay')({
  component: function Step() {
    return (
      <CheckoutFrame tripPath={Route.useParams().tripPath} step="pay">
        <PayStep />
      </CheckoutFrame>
    );
  },
});
