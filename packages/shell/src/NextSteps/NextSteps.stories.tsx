import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NextSteps } from './NextSteps.tsx';

const meta = { title: 'Shell/NextSteps', component: NextSteps } satisfies Meta<typeof NextSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirm = fn();

export const Ready: Story = {
  args: {
    title: 'What’s next',
    empty: 'Nothing waits for you.',
    atFirst: 3,
    items: [
      {
        id: 'confirm',
        what: '3 bookings to confirm',
        why: 'Crater Lakes · the first has waited since Oct 3',
        urgency: 'now',
        lead: '3',
        action: { label: 'Confirm', onPress: confirm },
      },
      {
        id: 'launch',
        what: 'Launch Crater Lakes',
        why: 'Bookings open on Oct 20',
        urgency: 'soon',
        action: { label: 'Schedule launch', href: '#launch' },
      },
      { id: 'spots', what: '4 spots to go', why: '8 of 12 are booked', urgency: 'info', lead: '4' },
      {
        id: 'earned',
        what: 'Earned so far',
        urgency: 'info',
        lead: '$15,163.50',
        action: { label: 'See earnings', href: '#earnings' },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('region', { name: 'What’s next' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(confirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 4 items' }));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'See earnings' })).toBeVisible();
  },
};
export const Nothing: Story = {
  args: { title: 'What’s next', empty: 'Nothing waits for you.', items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing waits for you.')).toBeVisible();
  },
};
export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };
export const RightToLeft: Story = {
  args: {
    title: 'الخطوات التالية',
    empty: 'لا شيء ينتظرك الآن.',
    items: [
      {
        id: 'confirm',
        what: '٣ حجوزات بانتظار التأكيد',
        why: 'البحيرات البركانية',
        urgency: 'now',
        lead: '٣',
        action: { label: 'تأكيد', onPress: confirm },
      },
      { id: 'spots', what: 'بقيت ٤ أماكن', urgency: 'info', lead: '٤' },
    ],
  },
  globals: { locale: 'ar-EG' },
};
