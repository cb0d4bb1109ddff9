import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Comparison } from './Comparison.tsx';
import { compareAnswers, same, unknown } from './story.ts';

const meta = {
  title: 'Portals/SyncedComparison',
  component: Comparison,
  parameters: framed,
  args: { id: '019a0000-0000-7000-8000-000000000001' },
} satisfies Meta<typeof Comparison>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The choice of who wins and what was pushed apply immediately; the choice can be undone. */
export const Ready: Story = {
  decorators: [served(compareAnswers(), { group: 'operator' })],
  play: async () => {
    await expect(await screen.findByText('Lagoons by boat')).toBeVisible();
    await expect(screen.getByText('The push fails: a quantity only increases')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Edits here/ }));
    await waitFor(() => expect(screen.getAllByText('Kept')).toHaveLength(4));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Kept')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Use what was pushed: Name' }));
    await waitFor(() => expect(screen.queryByText('Lagoons by boat')).toBeNull());
  },
};
export const UsingEverything: Story = {
  decorators: [served(compareAnswers(), { group: 'operator' })],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use everything that was pushed' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('This replaces 3 edits of the itinerary');
  },
};
export const Same: Story = { decorators: [served(compareAnswers(same))] };
export const Unknown: Story = { decorators: [served(compareAnswers(unknown))] };
export const NeverPushed: Story = { decorators: [served(compareAnswers({}))] };
export const Loading: Story = { decorators: [served('never')] };
export const Failed: Story = { decorators: [served('failure')] };
export const Dark: Story = { decorators: [served(compareAnswers())], globals: { scheme: 'dark' } };
export const Phone: Story = {
  decorators: [served(compareAnswers())],
  globals: { viewport: { value: 'phone' } },
};
