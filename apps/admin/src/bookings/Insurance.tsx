import type { InsurancePolicy } from '@caravan/sdk';
import { useGetBookingInsurance } from '@caravan/sdk/react-query';
import { policyDisplay } from '@caravan/shell/policyWords';
import { useFormat } from '@caravan/shell/useFormat';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextLink } from '@caravan/ui/TextLink';
import { words } from './messages.ts';

const w = words.insured;

/** The insurance of an order's travelers, with each policy's documents. */
export function Insurance({ bookingId }: { bookingId: string }) {
  const { data, error, refetch } = useGetBookingInsurance(bookingId, { query: { throwOnError: false } });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!data) return <Skeleton lines={3} />;
  if (data.policies.length === 0)
    return (
      <p className="text-sm text-muted">
        {data.declined ? w.declined : data.offered ? w.none : (data.reason ?? w.none)}
        {data.required && ` ${w.required}`}
      </p>
    );
  return (
    <ul className="divide-y divide-line text-sm">
      {data.policies.map((policy) => (
        <Policy key={policy.id} policy={policy} />
      ))}
    </ul>
  );
}

function Policy({ policy }: { policy: InsurancePolicy }) {
  const format = useFormat();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
      <span>
        {policy.firstName} {policy.lastName}
        <span className="block text-[0.8125rem] text-muted tabular">
          {[
            policyDisplay(policy),
            policy.company,
            policy.coverage,
            format.money(policy.premiumMinor, policy.currency),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {policy.message && <span className="block text-[0.8125rem] text-red">{policy.message}</span>}
      </span>
      {policy.confirmationOfBenefitsUrl && (
        <TextLink href={policy.confirmationOfBenefitsUrl} target="_blank">
          {w.papers}
        </TextLink>
      )}
    </li>
  );
}
