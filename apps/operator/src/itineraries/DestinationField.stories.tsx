import type { DestinationChoices } from '@caravan/sdk';
import { Form } from '@caravan/shell/Form';
import { framed, served } from '@caravan/shell/served';
import { ok } from '@caravan/shell/screenTest';
import { useForm } from '@caravan/shell/useForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import { DestinationField } from './DestinationField.tsx';
import { detailValues } from './details.ts';

const items = [
  { country: 'Portugal', name: 'Azores' },
  { country: 'Spain', name: 'La Gomera' },
];
const offers = (choices: DestinationChoices) => [
  served([http.get('*/api/me/destinations', () => ok(choices))]),
];

function Fields() {
  const form = useForm({ values: detailValues(), send: () => undefined });
  return (
    <Form form={form}>
      <DestinationField />
      <p>{[form.values.destination, form.values.country].join(' in ')}</p>
    </Form>
  );
}

const meta = {
  title: 'Portals/DestinationField',
  component: DestinationField,
  parameters: framed,
  render: () => <Fields />,
} satisfies Meta<typeof DestinationField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutList: Story = {
  decorators: offers({ onlyListed: false, items: [] }),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Destination/ }), 'Atlantis');
    await expect(await screen.findByText(/^Atlantis in/)).toBeVisible();
  },
};

export const Suggested: Story = {
  decorators: offers({ onlyListed: false, items }),
  play: async () => {
    const field = await screen.findByRole('combobox', { name: /Destination/ });
    await userEvent.type(field, 'gom');
    await userEvent.click(await screen.findByRole('option', { name: /La Gomera/ }));
    await expect(await screen.findByText('La Gomera in Spain')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'Atlantis');
    await userEvent.tab();
    await expect(await screen.findByText('Atlantis in Spain')).toBeVisible();
  },
};

export const OnlyListed: Story = {
  decorators: offers({ onlyListed: true, items }),
  play: async () => {
    const field = await screen.findByRole('combobox', { name: /Destination/ });
    await userEvent.type(field, 'azo');
    await userEvent.click(await screen.findByRole('option', { name: /Azores/ }));
    await expect(await screen.findByText('Azores in Portugal')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'Atlantis');
    await userEvent.tab();
    await expect(screen.queryByText(/Atlantis/)).toBeNull();
  },
};
