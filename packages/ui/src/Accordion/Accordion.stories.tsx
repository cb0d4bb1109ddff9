import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Accordion } from './Accordion.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Content/Accordion', component: Accordion } satisfies Meta<typeof Accordion>;
export default meta;

const items = [
  {
    id: 'pay',
    title: 'When do I pay the rest?',
    content: 'The balance is due 90 days before the trip starts.',
  },
  {
    id: 'cancel',
    title: 'What if I cancel?',
    detail: 'Policy',
    content: 'It’s free within 48 hours of confirmation.',
  },
  {
    id: 'room',
    title: 'Can I have a room of my own?',
    content: 'If there are private rooms left, you can add one when you book.',
  },
];
export const Playground: Story = { args: { items, defaultOpen: ['pay'], multiple: false } };

export const Ready: Story = {
  render: () => <Accordion items={items} defaultOpen={['pay']} />,
  play: async ({ canvas }) => {
    const cancel = canvas.getByRole('button', { name: /What if I cancel/ });
    await userEvent.click(cancel);
    await expect(cancel).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: /When do I pay/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await userEvent.keyboard('{Enter}');
    await expect(cancel).toHaveAttribute('aria-expanded', 'false');
  },
};
export const SeveralOpen: Story = {
  render: () => <Accordion items={items} defaultOpen={['pay', 'cancel']} multiple />,
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
