import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, served } from '../story/served.tsx';
import { SupplementLine } from './SupplementLine.tsx';

const meta = {
  title: 'Shell/SupplementLine',
  component: SupplementLine,
  parameters: { ...framed, width: 900 },
  decorators: [served([])],
  args: {
    costs: { currency: 'USD', singleSupplementMinor: 20_000n, singleSupplementWithFeeMinor: 22_000n },
  },
} satisfies Meta<typeof SupplementLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$20')).toBeVisible();
    await expect(canvas.getByText('$220')).toBeVisible();
  },
};
export const Free: Story = {
  args: { costs: { currency: 'USD', singleSupplementMinor: 0n, singleSupplementWithFeeMinor: 0n } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
