import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { State } from '../internal/story/State.tsx';
import { RichTextField } from './RichTextField.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Forms/RichTextField', component: RichTextField } satisfies Meta<typeof RichTextField>;
export default meta;

const changed = fn();
export const Playground: Story = {
  args: {
    label: 'About the trip',
    value: '<p>A week between river and hills.</p>',
    limit: 300,
    onChange: fn(),
    onBlur: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'About the trip' }, { timeout: 8000 }));
    await userEvent.keyboard('Come along. ');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('Come along.')),
    );
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onBlur).toHaveBeenCalled());
  },
};

export const Ready: Story = {
  render: () => (
    <State initial="">
      {(value, set) => (
        <RichTextField
          label="Host blurb"
          description="Shown above the button of the email."
          placeholder="Tell them why"
          limit={40}
          value={value}
          onChange={(html) => {
            set(html);
            changed(html);
          }}
        />
      )}
    </State>
  ),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Host blurb' }, { timeout: 8000 });
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await userEvent.keyboard('Come along');
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith('<p><strong>Come along</strong></p>'));
    await expect(canvas.getByText('30', { exact: false })).toBeVisible();
  },
};
/** A text with sections, such as a page. */
export const Structured: Story = {
  render: () => (
    <State initial="">
      {(value, set) => (
        <RichTextField
          label="Terms"
          structured
          value={value}
          onChange={(html) => {
            set(html);
            changed(html);
          }}
        />
      )}
    </State>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Terms' }, { timeout: 8000 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Subheading' }));
    await userEvent.keyboard('Payment{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Quote' }));
    await userEvent.keyboard('In time');
    await waitFor(() =>
      expect(changed).toHaveBeenLastCalledWith(
        expect.stringMatching(/^<h3>Payment<\/h3><blockquote><p>In time<\/p><\/blockquote>/),
      ),
    );
  },
};
/** On a busy page, the value prop lags behind the typed text; no character is lost. */
export const TypedFast: Story = {
  render: () => (
    <State initial="">
      {(value, set) => (
        <RichTextField
          label="Host blurb"
          value={value}
          onChange={(html) => void setTimeout(() => set(html), 150)}
        />
      )}
    </State>
  ),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Host blurb' }, { timeout: 8000 });
    await userEvent.click(box);
    await userEvent.keyboard('Come along, all of you');
    // By now, the delayed values have arrived.
    await new Promise((back) => setTimeout(back, 400));
    await expect(box).toHaveTextContent('Come along, all of you');
  },
};
export const PastTheLimit: Story = {
  render: () => (
    <RichTextField
      label="Host blurb"
      limit={10}
      value="<p>More than ten characters</p>"
      onChange={() => undefined}
      error="Maximum 10 characters allowed"
    />
  ),
};
export const Disabled: Story = {
  render: () => (
    <RichTextField label="Host blurb" value="<p>Sent last week.</p>" onChange={() => undefined} isDisabled />
  ),
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
