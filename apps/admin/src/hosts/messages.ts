import type { HostStatus } from '@caravan/sdk';

export const words = {
  title: 'Hosts',
  description: 'Who leads trips, and how far each has come.',
  search: 'Search hosts',
  columns: {
    name: 'Name',
    level: 'Level',
    status: 'Status',
    tiers: 'Open tiers',
    onboarding: 'Onboarding',
    page: 'Page',
  },
  level: (level: number, name: string) => `${level} · ${name}`,
  inactive: 'Inactive',
  done: 'Complete',
  notDone: 'Not complete',
  none: 'None',
  empty: 'No host found',
  emptyText: 'Try other words.',
  launchRule: 'Launch rule',
  bio: 'Bio',
};

export const statusWords: Record<HostStatus, string> = {
  created: 'Created',
  'ready-to-qualify': 'Ready to qualify',
  qualifying: 'Qualifying',
  qualified: 'Qualified',
  planning: 'Planning',
  launched: 'Launched',
  confirmed: 'Confirmed',
  renewed: 'Renewed',
};
