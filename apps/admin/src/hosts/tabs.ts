/** The tabs of a host's page; they stand apart, so that reading them from an address does not load it. */
export const hostTabs = ['profile', 'people', 'trips', 'reviews', 'access', 'history'] as const;
export type HostTab = (typeof hostTabs)[number];
