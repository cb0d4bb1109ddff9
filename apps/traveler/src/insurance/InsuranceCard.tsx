import type { Booking, BookingInsurance } from '@caravan/sdk';
import { declineInsurance } from '@caravan/sdk/client';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ErrorState } from '@caravan/ui/ErrorState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { useChange } from '@caravan/shell/useChange';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { Policy } from './Policy.tsx';
import { uncovered, useInsurance } from './useInsurance.ts';

/** A booking's policies (T-050), and a link to insure uncovered travelers. Renders nothing without either. */
export function InsuranceCard({ booking }: { booking: Booking }) {
  const { data: insurance, isError, refetch } = useInsurance(booking);
  if (!insurance) {
    if (!isError) return null;
    return (
      <Card title={words.title}>
        <ErrorState compact level={3} title={words.failed} onRetry={() => void refetch()} />
      </Card>
    );
  }
  const { policies } = insurance;
  const offered = booking.isPrimary && insurance.offered && uncovered(booking, insurance);
  if (policies.length === 0 && !offered) return null;
  return (
    <Card title={words.title}>
      <div className="grid grid-cols-1 gap-5">
        {policies.map((policy) => (
          <Policy key={policy.id} booking={booking} policy={policy} />
        ))}
        {offered && <Offer booking={booking} insurance={insurance} />}
      </div>
    </Card>
  );
}

function Offer({ booking, insurance }: { booking: Booking; insurance: BookingInsurance }) {
  const decline = useChange(declineInsurance);
  const some = insurance.policies.length > 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-prose text-muted">
        {insurance.declined ? words.declined : some ? words.uncovered : words.offer}
      </p>
      <div className="flex flex-wrap gap-2">
        {!insurance.declined && !some && !insurance.required && (
          <Button variant="ghost" onPress={() => decline.run(booking.id)} isPending={decline.isPending}>
            {words.decline}
          </Button>
        )}
        <LinkButton href={paths.insurance(booking.trip.id)} variant="secondary">
          {words.add}
        </LinkButton>
      </div>
    </div>
  );
}
