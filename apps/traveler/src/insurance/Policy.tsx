import type { Booking, InsurancePolicy } from '@caravan/sdk';
import { factsOf, tell } from '@caravan/shell/events';
import { policyDisplay } from '@caravan/shell/policyWords';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { PolicyCard } from '@caravan/ui/PolicyCard';
import { TextLink } from '@caravan/ui/TextLink';
import { lazy, Suspense, useState } from 'react';
import { words } from './messages.ts';

// Loaded lazily: few people cancel their insurance.
const CancelPolicy = lazy(() => import('./CancelPolicy.tsx').then((m) => ({ default: m.CancelPolicy })));

/**
 * A policy with its number or state (T-132 to T-134), which the customer can cancel during its first days
 * (T-180).
 */
export function Policy({ booking, policy }: { booking: Booking; policy: InsurancePolicy }) {
  const format = useFormat();
  const [cancelling, setCancelling] = useState(false);
  const ended = policy.displayCode === 'cancelled';
  const covers = policy.displayCode === 'policy';
  const cancellable = booking.isPrimary && policy.cancellable;
  const premium = format.money(policy.premiumMinor, policy.currency, { trim: false });
  const links = covers && (policy.confirmationOfBenefitsUrl || policy.claimsUrl);
  return (
    <>
      <PolicyCard
        title={`${policy.firstName} ${policy.lastName}`}
        status={<Badge tone={ended ? 'red' : covers ? 'teal' : 'warning'}>{policyDisplay(policy)}</Badge>}
        description={policy.message ?? policy.coverage}
        isEnded={ended}
        facts={[
          { id: 'company', label: words.company, value: policy.company },
          { id: 'premium', label: words.premium, value: premium },
          { id: 'since', label: words.since, value: format.instant(policy.createdDate, 'date') },
        ]}
        actions={
          (links || cancellable) && (
            <>
              {covers && policy.confirmationOfBenefitsUrl && (
                <TextLink
                  href={policy.confirmationOfBenefitsUrl}
                  target="_blank"
                  onPress={() => tell('insurancePolicy', factsOf(booking))}
                >
                  {words.benefits}
                </TextLink>
              )}
              {covers && policy.claimsUrl && (
                <TextLink
                  href={policy.claimsUrl}
                  target="_blank"
                  onPress={() => tell('insuranceClaim', factsOf(booking))}
                >
                  {words.claim}
                </TextLink>
              )}
              {cancellable && (
                <>
                  {policy.cancellableUntil && (
                    <span className="text-muted">
                      {words.cancellableUntil(format.instant(policy.cancellableUntil, 'date'))}
                    </span>
                  )}
                  <Button size="sm" variant="danger-quiet" onPress={() => setCancelling(true)}>
                    {words.cancelPolicy}
                  </Button>
                </>
              )}
            </>
          )
        }
      />
      <Suspense>
        {cancelling && (
          <CancelPolicy booking={booking} policy={policy} onClose={() => setCancelling(false)} />
        )}
      </Suspense>
    </>
  );
}
