import type { Company } from '@caravan/sdk';
import { getGetTenantSettingsQueryOptions } from '@caravan/sdk/react-query';
import { framed, served } from '@caravan/shell/served';
import { useLoaded } from '@caravan/shell/useLoaded';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Companies } from './Companies.tsx';
import CompanyDialog from './CompanyDialog.tsx';
import { settingsWith } from './fixtures.ts';
import RemoveDialog from './RemoveDialog.tsx';

const harbor: Company = {
  id: '0199f2c4-0000-7000-8000-000000000001',
  kind: 'insurance',
  name: 'Harbor Travel Insurance',
  adapter: 'http',
  url: 'https://api.harbor.example',
  keySet: true,
  countries: ['US', 'CA'],
  paused: false,
  inForce: 12,
};
const fjord: Company = {
  id: '0199f2c4-0000-7000-8000-000000000002',
  kind: 'insurance',
  name: 'Fjord Assurance',
  adapter: 'simulated',
  keySet: false,
  countries: ['AT', 'BE', 'DE', 'FR', 'IT', 'NO', 'SE'],
  paused: true,
  inForce: 0,
};
const settings = settingsWith([harbor, fjord]);
const shared = { kind: 'insurance' as const, settings, onClose: fn() };

/** The mock server answers a save with this. */
const answering = (status: number, body: object) =>
  served([http.post('*/api/admin/tenant/companies', () => HttpResponse.json(body, { status }))]);
const refusing = (status: number, code: string, error: string, fields = {}) =>
  answering(status, { success: false, code, error, fields });

const meta = {
  title: 'Portals/CompanyDialogs',
  component: CompanyDialog,
  parameters: framed,
  decorators: [answering(200, { success: true, data: settings })],
  args: shared,
} satisfies Meta<typeof CompanyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Add: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await expect(await screen.findByText('A name is required')).toBeVisible();
  },
};
export const Edit: Story = {
  args: { company: harbor },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shared.onClose).toHaveBeenCalled());
  },
};
export const Saving: Story = {
  args: { company: harbor },
  decorators: [served('never')],
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Save' })),
};
export const Failed: Story = {
  args: { company: harbor },
  decorators: [served('failure')],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('There was an error processing your request')).toBeVisible();
  },
};
export const Conflict: Story = {
  args: { company: harbor },
  decorators: [refusing(409, 'conflict', 'Someone else saved this in the meantime.')],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Someone else saved this in the meantime.')).toBeVisible();
  },
};
export const Remove: Story = { render: () => <RemoveDialog {...shared} company={fjord} /> };
export const InUse: Story = {
  render: () => <RemoveDialog {...shared} company={harbor} />,
  play: async () => {
    const text = await screen.findByText(/has 12 policies in force/);
    await waitFor(() => expect(text).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
};
export const RefusedRemoval: Story = {
  decorators: [
    refusing(422, 'invalid', 'Check the fields.', {
      items: 'Fjord Assurance has 1 policy in force. Pause it instead.',
    }),
  ],
  render: () => <RemoveDialog {...shared} company={fjord} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText(/has 1 policy in force. Pause it instead./)).toBeVisible();
  },
};
export const List: Story = {
  render: () => <Companies kind="insurance" settings={settings} />,
  play: async () => {
    await expect(await screen.findByText('12 policies in force', { exact: false })).toBeVisible();
    await expect(screen.getByText('Paused')).toBeVisible();
  },
};
export const EmptyList: Story = {
  render: () => <Companies kind="transfers" settings={settingsWith([])} />,
  play: async () => {
    await expect(await screen.findByText('No transfer company')).toBeVisible();
  },
};

function Loaded() {
  return <Companies kind="insurance" settings={useLoaded(getGetTenantSettingsQueryOptions())} />;
}
export const LoadingList: Story = { decorators: [served('never')], render: () => <Loaded /> };
