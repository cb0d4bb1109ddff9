import { getUpdateMyProfileMockHandler } from '@caravan/sdk/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { profile } from '../story/fixtures.people.ts';
import { framed, served } from '../story/served.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const meta = {
  title: 'Shell/Account/ProfileForm',
  component: ProfileForm,
  parameters: { ...framed, width: 820 },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const saved = fn(() => ({ success: true as const, data: { ...profile, firstName: 'Amaka', version: 4 } }));
const ready = served([getUpdateMyProfileMockHandler(saved)]);

export const Ready: Story = {
  decorators: [ready],
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: /^First name/i });
    await userEvent.clear(name);
    await userEvent.type(name, 'Amaka');
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  },
};
export const Empty: Story = {
  decorators: [served([], { firstName: '', lastName: '', displayName: '', bio: '', phoneNumber: '' })],
};
export const Traveler: Story = { decorators: [served([], { group: 'traveler' })] };
export const Operator: Story = {
  decorators: [served([], { group: 'operator', operatorName: 'Andes Slow Travel' })],
};
export const Dark: Story = { decorators: [ready], globals: { scheme: 'dark' } };
export const Phone: Story = { decorators: [ready], globals: { viewport: { value: 'phone' } } };
