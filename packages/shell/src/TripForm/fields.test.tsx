import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Form } from '../Form/Form.tsx';
import { useForm } from '../form/useForm.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormText } from './fields.tsx';
import { toValues } from './form.ts';

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<div id="app"></div>';
  root = createRoot(document.querySelector('#app')!);
});
afterEach(() => root.unmount());

/** The form after an incomplete save. */
function Saved() {
  const form = useForm({
    values: toValues({}),
    send: () => undefined,
    remains: () => ({ 'emergencyContact.name': 'Required', 'emergencyContact.relationship': 'Required' }),
  });
  const [send] = useState(() => form.submit);
  useEffect(() => void send(), [send]);
  return (
    <Form form={form}>
      <FormText name="emergencyContact.name" label="Name" required />
      <FormText name="emergencyContact.relationship" label="Relationship" required />
    </Form>
  );
}

test('Required goes from a field that is filled in, and stays where nothing is', async () => {
  root.render(<Saved />);
  const said = () => document.body.textContent.match(/Required/g)?.length ?? 0;
  await vi.waitFor(() => expect(said()).toBe(2), { timeout: 10_000 });
  const [name] = [...document.querySelectorAll('input')];
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(name, 'Kim');
  name!.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(said()).toBe(1), { timeout: 10_000 });
});
