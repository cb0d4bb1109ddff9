import type { Meta } from '@storybook/react-vite';
import { RichText } from './RichText.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Content/RichText', component: RichText } satisfies Meta<typeof RichText>;
export default meta;

export const Playground: Story = { args: { html: '<p>We walk in the <strong>morning</strong>.</p>' } };

export const Ready: Story = {
  render: () => (
    <RichText
      html={
        '<h2>A week by the river</h2><p>We walk in the <strong>morning</strong>, when the light is low, and leave the rest of the day <em>open</em>.</p><ul><li>Tram to Belém</li><li>A long lunch in the Alentejo</li></ul><blockquote>Bring shoes you trust.</blockquote><p>More at <a href="https://example.com">example.com</a>.</p>'
      }
    />
  ),
};
export const Sections: Story = {
  render: () => (
    <RichText
      html={
        '<h2>Refunds</h2><table><tbody><tr><th>Days before the trip</th><th>Refund</th></tr><tr><td>60 or more</td><td>All but the deposit</td></tr></tbody></table><hr><h3>Questions</h3><p>Write to us.</p>'
      }
    />
  ),
};
export const Harmful: Story = {
  render: () => (
    <RichText
      html={
        '<p onclick="alert(1)">Only the words remain.</p><script>alert(1)</script><img src=x onerror=alert(1)>'
      }
    />
  ),
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
