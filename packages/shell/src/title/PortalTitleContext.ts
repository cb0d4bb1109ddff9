import { createContext } from 'react';
import type { PortalTitle } from './usePageTitle.ts';

/** The portal's name for the document title. */
export const PortalTitleContext = createContext<PortalTitle>('');
