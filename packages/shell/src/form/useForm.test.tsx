import { ApiError, type NewUser } from '@caravan/sdk';
import { createUserForm, ruleWords } from '@caravan/sdk/forms';
import { Button } from '@caravan/ui/Button';
import { TextField } from '@caravan/ui/TextField';
import { expect, it, vi } from 'vitest';
import { Form } from '../Form/Form.tsx';
import { control, fill, isShown, press, show, shows, until } from '../screenTest/screenTest.tsx';
import { useField } from './FormContext.ts';
import { words } from './messages.ts';
import { given, useForm } from './useForm.ts';

type Invited = { first: string; lastName: string; email: string };

const blank: Invited = { first: '', lastName: '', email: 'ann@hosts.example' };

function Invite({ send }: { send: (user: NewUser) => unknown }) {
  const form = useForm({
    rules: createUserForm,
    values: blank,
    input: ({ first, ...rest }) => ({ firstName: first, ...rest, group: 'host' as const }),
    names: { firstName: 'first' },
    check: ({ email }) => ({ email: email.includes('@') ? undefined : 'Enter an email address' }),
    send,
  });
  return (
    <Form form={form}>
      <TextField label="First" {...form.field('first')} />
      <TextField label="Last" {...form.field('lastName')} />
      <Inner />
      {form.failure && <p>{form.failure}</p>}
      <p>{form.isUnsaved ? 'unsaved' : 'kept'}</p>
      <Button type="submit" isPending={form.isPending}>
        Invite
      </Button>
    </Form>
  );
}

function Inner() {
  return <TextField label="Email" {...useField<string>('email')} />;
}

const field = (name: string) => control<HTMLInputElement>('input', name)!;

it('says what the contract says before it sends, and leads to the first bad field', async () => {
  const send = vi.fn(() => Promise.resolve());
  show(<Invite send={send} />);
  await fill('First', 'Ann');
  await press('Invite');
  await shows(ruleWords.required);
  await until(() => expect(document.activeElement).toBe(field('Last')));
  expect(field('First').getAttribute('aria-invalid')).toBeNull();
  await fill('Email', 'nobody');
  await shows('Enter an email address');
  expect(send).not.toHaveBeenCalled();
  await fill('Last', 'Lee');
  await until(() => expect(isShown(ruleWords.required)).toBe(false));
});

it('puts what the server refuses at its fields, keeps what was typed, and is kept once it is sent', async () => {
  let answer: () => Promise<void> = () =>
    Promise.reject(new ApiError(422, 'invalid', 'Look again', { firstName: 'Not this one' }));
  const send = vi.fn<(user: NewUser) => Promise<void>>(() => answer());
  show(<Invite send={send} />);
  await fill('First', 'Ann');
  await fill('Last', 'Lee');
  await shows('unsaved');
  await press('Invite');
  await shows('Not this one');
  await until(() => expect(document.activeElement).toBe(field('First')));
  expect(field('Last').value).toBe('Lee');
  answer = () =>
    Promise.reject(new ApiError(409, 'conflict', 'Somebody else was first', { group: 'Not now' }));
  await press('Invite');
  await shows('Not now');
  expect(isShown('Not this one')).toBe(false);
  answer = () => Promise.resolve();
  await press('Invite');
  await shows('kept');
  await until(() => expect(isShown('Not now')).toBe(false));
  // The only argument: a change's `send` would take the fields for the request, which carries its key and
  // invalidations.
  expect(send.mock.lastCall).toEqual([
    { firstName: 'Ann', lastName: 'Lee', email: 'ann@hosts.example', group: 'host' },
  ]);
});

it('sends no card number, whichever field it was typed into', async () => {
  const send = vi.fn(() => Promise.resolve());
  show(<Invite send={send} />);
  await fill('First', 'Ann 4242 4242 4242 4242');
  await fill('Last', 'Lee');
  await press('Invite');
  await shows(words.noCards);
  await until(() => expect(document.activeElement).toBe(field('First')));
  await fill('First', 'Ann');
  await until(() => expect(isShown(words.noCards)).toBe(false));
  expect(send).not.toHaveBeenCalled();
  await press('Invite');
  await until(() => expect(send).toHaveBeenCalledOnce());
});

it('leaves out what is empty', () => {
  expect(given({ name: '', note: 'x', place: null, spots: 0 })).toEqual({ note: 'x', spots: 0 });
});
