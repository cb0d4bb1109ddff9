import { getGetTenantSettingsQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Companies } from '../companies/Companies.tsx';
import { BrandForm } from './BrandForm.tsx';
import { FeatureSwitches } from './FeatureSwitches.tsx';
import { HostNames } from './HostNames.tsx';
import { words } from './messages.ts';
import { Providers } from './Providers.tsx';

/** The marketplace's settings: theme, sender, switches, host names, external services. */
export function SettingsPage() {
  const settings = useLoaded(getGetTenantSettingsQueryOptions());
  usePageTitle('Admin Portal', words.title);
  return (
    <div className="max-w-5xl">
      <PageHeader title={words.title} description={words.description} />
      <BrandForm settings={settings} />
      <FeatureSwitches settings={settings} />
      <HostNames settings={settings} />
      <Providers settings={settings} />
      <Companies kind="insurance" settings={settings} />
      <Companies kind="transfers" settings={settings} />
    </div>
  );
}
