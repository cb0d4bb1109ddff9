import type { Member, MemberList } from '@caravan/sdk';
import { getListOperatorMembersMockHandler } from '@caravan/sdk/msw';
import { framed, served } from '@caravan/shell/served';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import StandInMember from './StandInMember.tsx';

const id = (n: number) => `01980d5e-0000-7000-8000-00000000000${n}`;
const member = (n: number, name: string, role: Member['role'], status: Member['status']): Member => ({
  id: id(n),
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@atlas.example`,
  role,
  status,
  removable: true,
});
const items = [
  member(1, 'Inês Duarte', 'admin', 'active'),
  member(2, 'Tomás Lima', 'member', 'active'),
  member(3, 'Rui Costa', 'member', 'disabled'),
];
const answer = (data: MemberList) => served([getListOperatorMembersMockHandler({ success: true, data })]);

const meta = {
  title: 'Portals/StandInMember',
  component: StandInMember,
  parameters: framed,
  args: { operatorId: id(9), name: 'Atlas Journeys', onClose: fn() },
} satisfies Meta<typeof StandInMember>;
export default meta;
type Story = StoryObj<typeof meta>;

/** People are told apart by their role; those who cannot sign in are left out. */
export const Choosing: Story = {
  decorators: [answer({ items })],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Impersonate a member of Atlas Journeys' });
    await userEvent.click(await screen.findByRole('button', { name: /Member/ }));
    const options = await screen.findAllByRole('option');
    await expect(options.map((o) => o.textContent)).toEqual(['Inês Duarte · Admin', 'Tomás Lima · Member']);
    await userEvent.click(options[0]!);
    await userEvent.click(screen.getByRole('button', { name: 'Impersonate' }));
    await expect(await screen.findByText('Reason is required')).toBeVisible();
    await expect(dialog).toBeVisible();
  },
};

export const NoOneSignsIn: Story = { decorators: [answer({ items: items.slice(2) })] };
