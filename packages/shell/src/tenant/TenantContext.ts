import type { Tenant } from '@caravan/sdk';
import { createContext } from 'react';

export const TenantContext = createContext<Tenant | null>(null);
