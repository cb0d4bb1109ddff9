import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { PolicyCard } from './PolicyCard.tsx';

const meta = { title: 'Cards/PolicyCard', component: PolicyCard } satisfies Meta<typeof PolicyCard>;
export default meta;
type Story = StoryObj;

const facts = [
  { id: 'who', label: 'Covered', value: 'Ana Sá' },
  { id: 'what', label: 'Coverage', value: 'Cancellation and medical' },
  { id: 'when', label: 'Since', value: '05/04/2027' },
];
export const Active: Story = {
  render: () => (
    <PolicyCard
      title="Travel insurance"
      status={<Badge tone="teal">POLICY # 88-1203</Badge>}
      facts={facts}
      actions={
        <>
          <TextLink href="#">Confirmation of benefits</TextLink>
          <TextLink href="#">Make a claim</TextLink>
        </>
      }
    />
  ),
};
export const Cancelled: Story = {
  render: () => (
    <PolicyCard
      title="Travel insurance"
      isEnded
      status={<Badge tone="red">CANCELLED</Badge>}
      facts={facts.slice(0, 2)}
    />
  ),
};

export const RightToLeft: Story = { ...Active, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Active, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Active, globals: { viewport: { value: 'phone' } } };
