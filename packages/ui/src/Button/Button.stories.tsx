import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Plus } from 'lucide-react';
import { Button } from './Button.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Actions/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;

export const Playground: Story = { args: { children: 'Save changes', variant: 'primary', size: 'md' } };

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button icon={<Plus />}>New trip</Button>
      <Button variant="secondary">Preview</Button>
      <Button variant="ghost">Cancel</Button>
      <Button variant="danger-quiet">Cancel trip</Button>
      <Button variant="danger">Cancel trip</Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm">Small</Button>
      <Button>Medium</Button>
      <Button size="lg">Large</Button>
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button isPending>Saving</Button>
      <Button isDisabled>Disabled</Button>
      <Button variant="secondary">A label that is rather long for a button of this size</Button>
    </div>
  ),
};

const launch = fn();
export const DisabledWithReason: Story = {
  render: () => (
    <Button disabledReason="Set your prices first." onPress={launch}>
      Launch
    </Button>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Launch' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Set your prices first.');
    await userEvent.click(canvas.getByRole('button', { name: 'Launch' }));
    await expect(launch).not.toHaveBeenCalled();
  },
};

export const Citrus: Story = { ...Variants, globals: { tenant: 'citrus' } };
export const Sunset: Story = { ...Variants, globals: { tenant: 'sunset' } };

export const Dark: Story = { ...Variants, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Variants, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Variants, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
