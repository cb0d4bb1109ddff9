import type { Meta } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  parameters: { width: 1000 },
} satisfies Meta<typeof PageHeader>;
export default meta;

export const Playground: Story = {
  args: { title: 'Slow days in Lisbon', kicker: 'Portugal', description: 'May 4 – 11, 2027 · 8 days' },
};

export const Ready: Story = {
  render: () => (
    <PageHeader
      kicker="Portugal · 8 days"
      title="Slow days in Lisbon and the Alentejo"
      badges={
        <Badge tone="blue" dot>
          Live
        </Badge>
      }
      description="May 4 – 11, 2027"
      actions={
        <>
          <Button variant="secondary">Preview</Button>
          <Button>Confirm travelers</Button>
        </>
      }
    />
  ),
};

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const LongText: Story = longText(Playground);
