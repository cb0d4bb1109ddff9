import { isValidElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

type Args = Record<string, unknown>;
type Told = { args?: Args; render?: unknown; globals?: Args; parameters?: Args };

// User-visible text; anything else is a URL, a size, an ID, or an option.
const prose =
  /^(label|title|children|description|detail|message|note|place|dates|facts|kicker|quote|summary|caption|brand|consequence|acknowledgement|marker|who|content|placeholder|unit|error|limitMessage|journey|status|locked|name|aside|emptyText|rowLabel|progressLabel|corner|length)$/;
const drawnOut = (text: string) =>
  `${text} with everything that belongs to it, written out for once, like Donaudampfschifffahrtsgesellschaft`;

function lengthen(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return prose.test(key) ? drawnOut(value) : value;
  if (Array.isArray(value)) return value.map((inner) => lengthen(inner, key));
  if (typeof value === 'object' && value !== null && !isValidElement(value))
    return Object.fromEntries(Object.entries(value).map(([k, inner]) => [k, lengthen(inner, k)]));
  return value;
}

/** The story on a phone with stretched text; nothing may overflow the page. */
export function longText<S extends Told>(story: S) {
  return {
    ...story,
    args: lengthen(story.args) as Args,
    globals: { ...story.globals, viewport: { value: 'phone' } },
    play: async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  };
}

/** The story while its data loads. */
export function loading<S extends Told>(story: S) {
  return {
    ...story,
    args: { ...story.args, isLoading: true },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
    },
  };
}

/** The story after its data failed to load; pressing retry is expected to call the callback. */
export function failed<S extends Told>(story: S) {
  const retry = fn();
  return {
    ...story,
    args: { ...story.args, error: 'This could not be loaded.', onRetry: retry },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const inside = within(canvasElement);
      await expect(await inside.findByText('This could not be loaded.')).toBeVisible();
      await userEvent.click(inside.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(retry).toHaveBeenCalled());
    },
  };
}

/** The story without data, and the text that it shows. */
export function empty<S extends Told>(story: S, none: Args) {
  return { ...story, args: { ...story.args, ...none }, play: undefined };
}
