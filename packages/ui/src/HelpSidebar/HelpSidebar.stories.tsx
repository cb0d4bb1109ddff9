import type { Meta } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { HelpSidebar } from './HelpSidebar.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Navigation/HelpSidebar', component: HelpSidebar } satisfies Meta<typeof HelpSidebar>;
export default meta;

export const Playground: Story = { args: { title: 'Questions?', children: 'We answer within a day.' } };

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

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
