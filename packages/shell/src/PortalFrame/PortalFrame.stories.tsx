import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { TextField } from '@caravan/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Compass, House, Wallet } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { framed, served } from '../story/served.tsx';
import { PortalFrame } from './PortalFrame.tsx';

const meta = {
  title: 'Shell/PortalFrame',
  component: PortalFrame,
  decorators: [served([])],
  parameters: { ...framed, frame: false },
  args: {
    portal: 'host',
    groups: ['host'],
    nav: [
      { href: '/', label: 'Home', icon: <House /> },
      { href: '/trips', label: 'Trips', icon: <Compass />, badge: 3 },
      { href: '/earnings', label: 'Earnings', icon: <Wallet /> },
    ],
    account: { account: '/account' },
    children: <PageHeader title="Good morning, Amara" description="Three trips need you this week." />,
  },
} satisfies Meta<typeof PortalFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Help center' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
/** The palette and the shortcuts open by keyboard, but not while typing in a field. */
export const ByKeyboard: Story = {
  args: { children: <TextField label="Note" value="" onChange={() => undefined} /> },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Note' }));
    await userEvent.keyboard('?');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('menuitem', { name: 'Trips' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Help center' }));
    const help = await screen.findByRole('dialog', { name: 'Contact Information' });
    await waitFor(() => expect(help).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  },
};
/** Text typed right after the shortcut ends up in the palette, not in the page underneath. */
export const TypedAhead: Story = {
  args: { children: <TextField label="Note" value="" onChange={() => undefined} /> },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Note' }));
    await userEvent.keyboard('{Control>}k{/Control}earn');
    const field = await screen.findByRole('searchbox');
    await waitFor(() => expect(field).toHaveValue('earn'));
    await screen.findByRole('menuitem', { name: 'Earnings' });
    await expect(screen.queryByRole('menuitem', { name: 'Trips' })).toBeNull();
  },
};
export const StandingIn: Story = {
  decorators: [
    served([], {
      impersonation: { adminId: 'a', adminName: 'Jonas Weber', expiresAt: '2027-05-04T13:00:00Z' } as never,
    }),
  ],
};
/** A page without the side menu has the navigation and the primary button in its header (H-073). */
export const WithoutMenu: Story = {
  args: {
    layout: 'top',
    mainAction: (
      <LinkButton href="/trips" variant="secondary">
        Request a Trip
      </LinkButton>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Help center' });
    const places = canvasElement.querySelectorAll('header nav[aria-label="Main"] a');
    await expect([...places].map((link) => link.textContent)).toEqual(['Home', 'Trips3', 'Earnings']);
    const action = [...canvasElement.querySelectorAll('header a')].map((link) => link.textContent);
    await expect(action).toContain('Request a Trip');
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};
export const WithoutMenuPhone: Story = { args: { layout: 'top' }, globals: { viewport: { value: 'phone' } } };
/** A standalone page has neither menu nor header; small screens keep the bottom bar. */
export const Alone: Story = {
  args: { layout: 'bare' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Good morning, Amara' });
    await expect(canvas.queryByRole('button', { name: 'Help center' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
