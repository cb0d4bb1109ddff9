import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from './Sheet.tsx';

// One sheet per group: an overview for designers, and the subject of the visual regression tests. Overlays
// and full-page components have screenshots of their own there.
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
