import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frames } from './Frames.tsx';
import { Sheet } from './Sheet.tsx';

// One picture a group: the designer's overview, and what the visual check compares.
const meta = {
  title: 'Foundations/Contact sheets',
  parameters: { frame: false },
  tags: ['!autodocs', '!test'],
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Actions: Story = { render: () => <Sheet group="Actions" /> };
export const Forms: Story = { render: () => <Sheet group="Forms" /> };
export const Feedback: Story = { render: () => <Sheet group="Feedback" /> };
export const Navigation: Story = { render: () => <Sheet group="Navigation" /> };
export const Cards: Story = { render: () => <Sheet group="Cards" /> };
export const Content: Story = { render: () => <Sheet group="Content" /> };
export const Data: Story = { render: () => <Sheet group="Data" /> };
export const Planning: Story = { render: () => <Sheet group="Planning" /> };

const frames = (props: Parameters<typeof Frames>[0]): Story => ({
  render: (_, { globals }) => <Frames {...props} scheme={String(globals.scheme)} />,
});
export const Overlays = frames({ title: 'Overlays', group: 'Overlays' });
export const Layout = frames({ title: 'Layout', group: 'Layout', width: 800, height: 560 });
export const Windows = frames({ title: 'On their own' });

const representative = [
  ['TripCard'],
  ['ItineraryCard'],
  ['TextField'],
  ['DatePicker'],
  ['RadioCards'],
  ['DataTable', 'Phone'],
  ['DayPlanner', 'Phone'],
  ['Timeline', 'Phone'],
  ['Stepper'],
  ['CartSummary'],
  ['EarningsTable'],
  ['SideNav'],
] as const;
export const Phone = frames({ title: '390 px', stories: representative, width: 390, height: 620 });
export const RightToLeft = frames({
  title: 'Right to left',
  stories: representative.map(([name]) => [name, 'RightToLeft'] as const),
  locale: 'ar-EG',
  width: 560,
  height: 480,
});
