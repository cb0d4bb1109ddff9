import { createFileRoute } from '@tanstack/react-router';
import { CheckoutFrame } from '../../../../checkout/CheckoutFrame.tsx';
import { Done } from '../../../../checkout/Done.tsx';

export const Route = createFileRoute('/trips/$tripPath/book/done')({
  component: function Step() {
    const { tripPath } = Route.useParams();
    return (
      <CheckoutFrame tripPath={tripPath} step="done">
        <Done tripPath={tripPath} />
      </CheckoutFrame>
    );
  },
});
