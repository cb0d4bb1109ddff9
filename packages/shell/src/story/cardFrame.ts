import { screen, waitFor } from 'storybook/test';

/** Resolves with the content of the sandbox provider's card fields once they are visible. */
export async function cardFrame(): Promise<HTMLElement> {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Card details');
  return await waitFor(() => {
    const body = frame.contentDocument?.body;
    if (!body?.hasAttribute('data-ready')) throw new Error('The card fields are not there yet');
    return body;
  });
}

/** Pastes into a field of the frame. Storybook's userEvent would look up the field after its frame is gone. */
export function fill(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
