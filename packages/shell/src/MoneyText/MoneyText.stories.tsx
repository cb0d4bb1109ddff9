import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTenant } from '../story/withTenant.tsx';
import { MoneyText } from './MoneyText.tsx';

const meta = {
  title: 'Shell/MoneyText',
  component: MoneyText,
  decorators: [withTenant],
  args: { minor: 245_000, currency: 'USD' },
} satisfies Meta<typeof MoneyText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Signed: Story = { args: { minor: -12_550, signed: true } };
export const Dark: Story = { globals: { scheme: 'dark' } };
