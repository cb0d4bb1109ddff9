import { kept } from '@caravan/shell/kept';

export const KeptProfile = kept('profile', async () => ({
  default: (await import('@caravan/shell/HostProfile')).HostProfile,
}));

export const KeptReviews = kept('reviews', async () => ({
  default: (await import('./ReviewList.tsx')).ReviewList,
}));
