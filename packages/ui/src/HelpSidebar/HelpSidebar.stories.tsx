import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { HelpSidebar } from './HelpSidebar.tsx';

const meta = { component: HelpSidebar } satisfies Meta<typeof HelpSidebar>;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  render: () => (
    <HelpSidebar
      title="Need help?"
      actions={
        <Button size="sm" variant="secondary">
          Contact support
        </Button>
      }
    >
      We answer within a day.
    </HelpSidebar>
  ),
};
