import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from './Sheet.tsx';

// One sheet a group: the designer's overview, and what the visual check compares. What lies over a page, or is one,
// has pictures of its own there.
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
