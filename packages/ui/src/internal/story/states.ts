import { isValidElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

type Args = Record<string, unknown>;
type Told = { args?: Args; render?: unknown; globals?: Args; parameters?: Args };

// What people read; anything else is an address, a size, an id or a choice.
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

/** The story on a phone with its words drawn out: nothing may leave the page. */
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

/** The story while its data is on the way. */
export function loading<S extends Told>(story: S) {
  return {
    ...story,
    args: { ...story.args, isLoading: true },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
    },
  };
}

/** The story when its data could not be had; trying again asks for it. */
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

/** The story without data, and what it says then. */
export function empty<S extends Told>(story: S, none: Args) {
  return { ...story, args: { ...story.args, ...none }, play: undefined };
}
