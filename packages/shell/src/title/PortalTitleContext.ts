import { createContext } from 'react';
import type { PortalTitle } from './usePageTitle.ts';

/** The portal that a page stands in, for its title. */
export const PortalTitleContext = createContext<PortalTitle>('');
