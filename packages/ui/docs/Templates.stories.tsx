import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminUsers } from './templates/AdminUsers.tsx';
import { HostPricing } from './templates/HostPricing.tsx';
import { HostHome } from './templates/HostHome.tsx';
import { OperatorServices } from './templates/OperatorServices.tsx';
import { SignIn } from './templates/SignIn.tsx';
import { SiteTrip } from './templates/SiteTrip.tsx';
import { TravelerTrip } from './templates/TravelerTrip.tsx';

const meta = { title: 'Templates/Portals', parameters: { frame: false }, tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const HostDashboard: Story = { render: () => <HostHome /> };
export const HostTripPricing: Story = { render: () => <HostPricing /> };
export const OperatorItinerary: Story = { render: () => <OperatorServices /> };
export const TravelerTripPage: Story = { name: 'Traveler Trip', render: () => <TravelerTrip /> };
export const Admin: Story = { render: () => <AdminUsers /> };
export const SiteTripPage: Story = { render: () => <SiteTrip /> };
export const SignInPage: Story = { render: () => <SignIn /> };
export const HostDashboardPhone: Story = { ...HostDashboard, globals: { viewport: { value: 'phone' } } };
export const TravelerTripPhoneDark: Story = {
  ...TravelerTripPage,
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
};
export const SiteTripRightToLeft: Story = { ...SiteTripPage, globals: { locale: 'ar-EG' } };
export const HostTripPricingDark: Story = { ...HostTripPricing, globals: { scheme: 'dark' } };
