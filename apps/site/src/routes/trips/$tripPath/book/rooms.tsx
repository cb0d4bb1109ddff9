import { createFileRoute } from '@tanstack/react-router';
import { CheckoutFrame } from '../../../../checkout/CheckoutFrame.tsx';
import { RoomsStep } from '../../../../checkout/RoomsStep.tsx';

export const Route = createFileRoute('/trips/$tripPath/book/rooms')({
  component: function Step() {
    return (
      <CheckoutFrame tripPath={Route.useParams().tripPath} step="rooms">
        <RoomsStep />
      </CheckoutFrame>
    );
  },
});
