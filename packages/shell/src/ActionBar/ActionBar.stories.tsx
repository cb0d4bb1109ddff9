import { Button } from '@caravan/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ActionBar } from './ActionBar.tsx';

const meta = {
  title: 'Shell/ActionBar',
  component: ActionBar,
  args: {
    label: 'Next step',
    children: (
      <>
        <span className="block text-lg font-medium">$1,225.00</span>
        <span className="text-muted">Due in 12 days.</span>
      </>
    ),
    action: <Button>Pay balance</Button>,
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'Next step' });
    await expect(within(bar).getByRole('button', { name: 'Pay balance' })).toBeVisible();
  },
};
export const WithoutReason: Story = { args: { children: undefined } };
export const Dark: Story = { globals: { scheme: 'dark', viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { label: 'الخطوة التالية', children: 'متبقي ٤ أماكن', action: <Button>تأكيد</Button> },
  globals: { locale: 'ar-EG', viewport: { value: 'phone' } },
};
