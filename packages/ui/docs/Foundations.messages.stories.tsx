import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Card } from '../src/Card/Card.tsx';
import { DataTable } from '../src/DataTable/DataTable.tsx';
import { type Message, messages } from './messages.ts';
import { Page } from './Page.tsx';

const meta = {
  title: 'Foundations/Messages',
  parameters: { frame: false },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Messages: Story = {
  render: () => (
    <Page
      kicker="Foundations"
      title="Every message in the product"
      lead="The portals’ current messages, with the specification’s words to the letter and … for values. To change one, edit messages.ts in its feature."
    >
      <Card padded={false}>
        <DataTable<Message & { id: string }>
          label="Messages"
          searchLabel="Search messages"
          exportName="messages"
          virtual={640}
          rows={messages.map((m, i) => ({ ...m, id: String(i) }))}
          rowId={(m) => m.id}
          columns={[
            {
              id: 'text',
              header: 'Message',
              cell: (m) => m.text,
              sortValue: (m) => m.text,
              className: 'font-normal',
            },
            { id: 'portal', header: 'Portal', cell: (m) => m.portal, sortValue: (m) => m.portal, width: 110 },
            {
              id: 'feature',
              header: 'Feature',
              cell: (m) => m.feature,
              sortValue: (m) => m.feature,
              width: 160,
            },
            {
              id: 'key',
              header: 'Name',
              cell: (m) => <span className="text-[0.8125rem] break-all text-muted">{m.key}</span>,
              sortValue: (m) => m.key,
              width: 180,
            },
          ]}
        />
      </Card>
    </Page>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Prices saved');
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: /Prices saved/ })).toBeVisible());
  },
};
