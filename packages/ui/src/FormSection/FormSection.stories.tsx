import type { Meta } from '@storybook/react-vite';
import { TextField } from '../TextField/TextField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { FormSection } from './FormSection.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = {
  title: 'Forms/FormSection',
  component: FormSection,
  parameters: { width: 960 },
} satisfies Meta<typeof FormSection>;
export default meta;

export const Playground: Story = {
  args: { title: 'Contact', description: 'How travelers reach you.', children: 'Fields' },
};

export const Ready: Story = {
  render: () => (
    <form className="divide-y divide-line">
      <FormSection title="Trip details" description="The first thing people read on the trip page.">
        <TextField label="Name" value="Slow days in Lisbon" onChange={() => undefined} />
        <TextArea
          label="Summary"
          value="A week between river and hills."
          onChange={() => undefined}
          limit={300}
        />
      </FormSection>
      <FormSection title="Contact">
        <TextField label="Phone" value="" onChange={() => undefined} />
      </FormSection>
    </form>
  ),
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
