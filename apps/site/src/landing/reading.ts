/** The parts of the front page that are read, for a browser that draws them itself. */
export { HostBand } from './HostBand.tsx';
export { HowItWorks } from './HowItWorks.tsx';
export { Opening } from './Opening.tsx';
