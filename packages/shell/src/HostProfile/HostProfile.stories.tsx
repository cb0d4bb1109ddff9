import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTenant } from '../story/withTenant.tsx';
import { HostProfile } from './HostProfile.tsx';

const meta = {
  title: 'Shell/HostProfile',
  component: HostProfile,
  decorators: [withTenant],
} satisfies Meta<typeof HostProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

const empty = {
  id: '018f0000-0000-7000-8000-000000000001',
  displayName: 'Maya Lindqvist',
  interests: [],
  languages: [],
  pronouns: [],
  socialChannels: {},
  pagePath: 'maya',
  version: 1,
};

export const Ready: Story = {
  args: {
    profile: {
      ...empty,
      bio: 'I cook, walk and photograph. My trips are slow: markets in the morning, a long table at night.',
      interests: [
        { _id: 'food', name: 'Food', icon: 'utensils', colorScheme: 'saffron' },
        { _id: 'photography', name: 'Photography', icon: 'camera', colorScheme: 'sky' },
      ],
      languages: [
        { code: 'en', name: 'English' },
        { code: 'sv', name: 'Swedish' },
      ],
      pronouns: ['she/her'],
      country: { code: 'SE', name: 'Sweden' },
      socialChannels: { instagram: 'maya', personalSite: 'https://maya.example' },
    },
  },
};
export const Empty: Story = { args: { profile: empty } };
