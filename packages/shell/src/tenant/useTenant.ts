import type { Tenant } from '@caravan/sdk';
import { useContext } from 'react';
import { TenantContext } from './TenantContext.ts';

/** The marketplace of this page: brand, currency, locale, theme. */
export function useTenant(): Tenant {
  const tenant = useContext(TenantContext);
  if (!tenant) throw new Error('useTenant needs PortalProviders above it');
  return tenant;
}
