import type { Security } from '@caravan/sdk';
import { getGetMySecurityQueryKey, useGetMySecurity } from '@caravan/sdk/react-query';
import { Alert } from '@caravan/ui/Alert';
import { Card } from '@caravan/ui/Card';
import { ErrorState } from '@caravan/ui/ErrorState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useNow } from '../now/useNow.ts';
import { useProfile } from '../session/useProfile.ts';
import { FactorsCard } from './security/FactorsCard.tsx';
import { words } from './security/messages.ts';
import { PasskeysCard } from './security/PasskeysCard.tsx';
import { SessionsCard } from './security/SessionsCard.tsx';
import { usePrivileged } from './security/usePrivileged.tsx';

/** Sign-in settings: password, second factor, passkeys, sessions. */
export function SecurityPage() {
  const { impersonation, expires } = useProfile();
  if (impersonation) return <Alert tone="info">{words.standIn}</Alert>;
  return <OwnSecurity expires={expires} />;
}

function OwnSecurity({ expires }: { expires: string | undefined }) {
  const client = useQueryClient();
  const privileged = usePrivileged();
  const now = useNow();
  const { data, error, refetch } = useGetMySecurity({ query: { throwOnError: false } });
  const keep = (security: Security) => client.setQueryData(getGetMySecurityQueryKey(), security);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card
        title={words.password}
        description={
          expires
            ? `${words.passwordEnds(daysUntil(expires, now))} ${words.passwordText}`
            : words.passwordText
        }
        actions={
          <LinkButton href="/change-password" variant="secondary">
            {words.changePassword}
          </LinkButton>
        }
      />
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
      ) : data ? (
        <>
          <FactorsCard security={data} privileged={privileged} onChange={keep} />
          <PasskeysCard security={data} privileged={privileged} onChange={keep} />
        </>
      ) : (
        <div className="grid grid-cols-1 gap-6" aria-busy>
          <Skeleton className="h-56" />
          <Skeleton className="h-40" />
        </div>
      )}
      <SessionsCard />
      {privileged.dialog}
    </div>
  );
}

/**
 * Whole days until an instant, at least one: if the password had already expired, this page wouldn't be
 * reachable.
 */
const daysUntil = (iso: string, now: number) => Math.max(1, Math.ceil((Date.parse(iso) - now) / 86_400_000));
