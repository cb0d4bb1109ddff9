import { createFileRoute } from '@tanstack/react-router';
import { CheckoutFrame } from '../../../../checkout/CheckoutFrame.tsx';
import { TravelersStep } from '../../../../checkout/TravelersStep.tsx';

export const Route = createFileRoute('/trips/$tripPath/book/travelers')({
  component: function Step() {
    return (
      <CheckoutFrame tripPath={Route.useParams().tripPath} step="travelers">
        <TravelersStep />
      </CheckoutFrame>
    );
  },
});
