import type { Meta } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { PolicyCard } from './PolicyCard.tsx';
import { failed, loading, longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Cards/PolicyCard', component: PolicyCard } satisfies Meta<typeof PolicyCard>;
export default meta;

const facts = [
  { id: 'who', label: 'Covered', value: 'Ana Sá' },
  { id: 'what', label: 'Coverage', value: 'Cancellation and medical' },
  { id: 'when', label: 'Since', value: '05/04/2027' },
];
export const Playground: Story = {
  args: {
    title: 'Trip protection',
    description: 'Covers Ana Lima and two guests.',
    facts: [{ id: 'n', label: 'Policy', value: 'TP-4F2A-91' }],
    isEnded: false,
  },
};

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

export const RightToLeft: Story = { ...Active, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Active, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Active, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = loading(Playground);

export const Failed: Story = failed(Playground);

export const LongText: Story = longText(Playground);
