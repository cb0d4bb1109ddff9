/** The read-only parts of the landing page, for browsers that render them themselves. */
export { HostBand } from './HostBand.tsx';
export { HowItWorks } from './HowItWorks.tsx';
export { Opening } from './Opening.tsx';
