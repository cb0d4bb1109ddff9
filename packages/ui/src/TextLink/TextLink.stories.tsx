import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './TextLink.tsx';

const meta = { title: 'Actions/TextLink', component: TextLink } satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj;

export const Playground: Story = { args: { children: 'Read the policy', href: '/policy' } };

export const InText: Story = {
  render: () => (
    <p>
      Questions about your trip? <TextLink href="/help">Write to us</TextLink> at any time.
    </p>
  ),
};

export const Dark: Story = { ...InText, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...InText, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...InText, globals: { viewport: { value: 'phone' } } };
