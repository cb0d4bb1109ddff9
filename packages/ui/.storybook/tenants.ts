import type { Brand } from '../src/theme/theme.ts';

/** Four fictional marketplaces: a calm green, a warm coral, a precise blue, and a yellow that tests contrast. */
export const tenants: Record<string, Brand> = {
  caravan: { accent: '#12574a' },
  sunset: { accent: '#e4572e', display: 'bricolage', radius: 'round' },
  atlas: { accent: '#2b3fd1', display: 'geist', radius: 'sharp' },
  citrus: { accent: '#ffd400', display: 'fraunces', radius: 'soft' },
};
