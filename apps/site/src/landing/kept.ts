import { kept } from '@caravan/shell/kept';

const load = () => import('./reading.ts');

export const KeptOpening = kept('opening', async () => ({ default: (await load()).Opening }));
export const KeptHow = kept('how', async () => ({ default: (await load()).HowItWorks }));
export const KeptBand = kept('band', async () => ({ default: (await load()).HostBand }));
