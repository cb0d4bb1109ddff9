import { framed, served } from '@caravan/shell/served';
import { useList } from '@caravan/shell/useList';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listAnswers, rows } from './story.ts';
import { SyncedList } from './SyncedList.tsx';
import { listSynced, syncedKey } from './useSynced.ts';

function Listed() {
  const list = useList(
    listSynced,
    (page) => [...syncedKey, 'list', page],
    {},
    {
      order: 'here',
      throwOnError: false,
    },
  );
  return <SyncedList list={list} />;
}

const meta = {
  title: 'Portals/SyncedList',
  component: Listed,
  parameters: { ...framed, width: 1100 },
} satisfies Meta<typeof Listed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  decorators: [served(listAnswers(...rows))],
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Lagoons/ }));
    await expect(row.getByText('4 differences')).toBeVisible();
    await expect(row.getByRole('link', { name: 'Lagoons by wooden boat' })).toHaveAttribute(
      'href',
      '/app/operator/synced/019a0000-0000-7000-8000-000000000001',
    );
    await expect(canvas.getByText('A member, signed in')).toBeVisible();
  },
};
export const Empty: Story = { decorators: [served(listAnswers())] };
export const Loading: Story = { decorators: [served('never')] };
export const Failed: Story = { decorators: [served('failure')] };
export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };
export const Phone: Story = {
  decorators: [served(listAnswers(...rows))],
  globals: { viewport: { value: 'phone' } },
};
