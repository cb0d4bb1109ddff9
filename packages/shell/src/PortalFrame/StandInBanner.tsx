import { t } from '@lingui/core/macro';
import type { Profile } from '@caravan/sdk';
import { ImpersonationBanner } from '@caravan/ui/ImpersonationBanner';
import { displayName } from '../AccountDrawer/displayName.ts';
import { useFormat } from '../format/useFormat.ts';
import { useTenant } from '../tenant/useTenant.ts';
import { stopImpersonation } from './stopImpersonation.ts';

const words = { until: (time: string) => t`Until ${time}` };

/** Whose account an admin is using, and until when. Few visits need it, so that it loads only for them. */
export default function StandInBanner({ profile }: { profile: Profile }) {
  const format = useFormat();
  const tenant = useTenant();
  return (
    <ImpersonationBanner
      name={displayName(profile)}
      email={profile.email}
      id={profile.id}
      environment={tenant.environment}
      until={words.until(format.instant(profile.impersonation?.expiresAt ?? '', 'time'))}
      onClose={() => void stopImpersonation()}
    />
  );
}
