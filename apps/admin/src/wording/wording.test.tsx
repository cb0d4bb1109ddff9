import type { EmailWording } from '@caravan/sdk';
import {
  getGetEmailWordingMockHandler,
  getListEmailWordingsMockHandler,
  getPreviewEmailWordingMockHandler,
} from '@caravan/sdk/msw';
import { control, fill, isShown, ok, press, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { WordingPage } from './WordingPage.tsx';
import { WordingsPage } from './WordingsPage.tsx';

const sentence = { shown: [], fields: ['tripName', 'amount'], kept: [], maxLength: 200 };
const email: EmailWording = {
  template: 'booking_confirmed',
  name: 'Booking confirmed',
  when: 'When a booking is paid',
  language: 'en',
  version: 3,
  sentences: [
    {
      ...sentence,
      id: 'subject_1:',
      slot: 'subject_1',
      kind: 'subject',
      standard: 'You’re going to {tripName}',
    },
    {
      ...sentence,
      id: 'paragraph_1:!Trip.HostName',
      slot: 'paragraph_1',
      kind: 'paragraph',
      shown: ['If something is left to pay'],
      standard: 'Please pay {amount}.',
      kept: ['amount'],
    },
  ],
  changed: [],
  fields: [
    { name: 'amount', label: 'Amount', sample: '$400.00' },
    { name: 'tripName', label: 'Name of the trip', sample: 'Andes crossing' },
  ],
};
const person = { group: 'admin' as const };
const at = '/email-wording/booking_confirmed';
const preview = getPreviewEmailWordingMockHandler({
  success: true,
  data: {
    subject: 'You’re going to Andes crossing',
    preheader: 'Soon',
    html: '<p>Hello</p>',
    plain: 'Hello',
  },
});

/** A server that keeps the email as it is saved, and rejects fields that it doesn’t know. */
function server(given: Partial<EmailWording> = {}) {
  let now = { ...email, ...given };
  const sent: object[] = [];
  const answers = [
    http.get(/booking_confirmed$/, () => ok(now)),
    preview,
    http.post(/booking_confirmed$/, async ({ request }) => {
      const body = (await request.json()) as { version: number; texts: { id: string; text: string }[] };
      sent.push(body);
      const wrong = body.texts.find(({ text }) => text.includes('{unknown}'));
      if (wrong)
        return Response.json(
          {
            success: false,
            code: 'invalid',
            error: 'No.',
            fields: { [wrong.id]: '“{unknown}” cannot be used here.' },
          },
          { status: 400 },
        );
      now = {
        ...now,
        version: now.version + 1,
        changed: [],
        sentences: now.sentences.map((one) => {
          const own = body.texts.find(({ id }) => id === one.id)?.text;
          return own === undefined ? one : { ...one, own };
        }),
      };
      return ok(now);
    }),
  ];
  return { answers, sent };
}

const editor = <WordingPage template="booking_confirmed" language="en" />;

it('lists emails by reader, and finds them by their words', async () => {
  const language = { language: 'de' as const, reworded: 3, changed: 1 };
  const one = { when: 'When a booking is paid', recipient: 'traveler' as const, languages: [language] };
  const items = [
    { ...one, template: 'booking_confirmed', name: 'Booking confirmed' },
    { ...one, template: 'activation', name: 'Activation', fixed: 'It’s about an account.', languages: [] },
  ];
  show(<WordingsPage />, {
    person,
    answers: [getListEmailWordingsMockHandler({ success: true, data: { items } })],
  });
  await shows('3 sentences reworded');
  await shows('Standard text has changed');
  await shows('It’s about an account.');
  expect(control('a', 'Booking confirmed in German')?.getAttribute('href')).toBe(
    '/admin/email-wording/booking_confirmed?language=de',
  );
  await fill('Search emails', 'activa');
  await until(() => expect(isShown('Booking confirmed')).toBe(false));
  await fill('Search emails', 'nothing like it');
  await shows('No emails found');
});

it('sends only the texts that differ from the standard', async () => {
  const { answers, sent } = server();
  show(editor, { at, person, answers });
  await fill('Subject', 'Off to {tripName}!');
  await shows('Standard text: You’re going to {tripName}');
  await press('Save');
  await shows('Email wording saved');
  expect(sent).toEqual([
    { language: 'en', version: 3, texts: [{ id: 'subject_1:', text: 'Off to {tripName}!' }] },
  ]);
  await press('Use standard text: Subject');
  await press('Save');
  await until(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ language: 'en', version: 4, texts: [] });
});

it('shows what is wrong at its sentence, and what a text leaves out', async () => {
  show(editor, { at, person, answers: server().answers });
  await fill('If something is left to pay', 'Please pay {unknown}.');
  await shows('Without this, readers may not know what to do: Amount');
  await press('Save');
  await shows('“{unknown}” cannot be used here.');
  expect(control('textarea', 'If something is left to pay')?.getAttribute('aria-invalid')).toBe('true');
});

it('inserts a field at the caret', async () => {
  show(editor, { at, person, answers: server().answers });
  await fill('Subject', 'To , now');
  control<HTMLInputElement>('input', 'Subject')!.setSelectionRange(3, 3);
  await press('Name of the trip');
  await until(() => expect(control<HTMLInputElement>('input', 'Subject')?.value).toBe('To {tripName}, now'));
});

it('takes an own text over to the new standard sentence', async () => {
  const changed = [
    { id: 'subject_0:', kind: 'subject' as const, text: 'My subject', standard: 'Old subject' },
  ];
  const { answers, sent } = server({ changed });
  show(editor, { at, person, answers });
  await shows('A standard text has changed');
  await press('Take over “My subject”');
  await press('Save');
  await until(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    language: 'en',
    version: 3,
    texts: [{ id: 'subject_1:', text: 'My subject' }],
    discard: ['subject_0:'],
  });
});

it('a fixed email can be read, with the reason', async () => {
  show(editor, {
    at,
    person,
    answers: [
      getGetEmailWordingMockHandler({
        success: true,
        data: { ...email, sentences: [], fixed: 'It’s about an account.' },
      }),
      preview,
    ],
  });
  await shows('It’s about an account.');
  await shows('You’re going to Andes crossing');
  expect(control('input, textarea', 'Subject')).toBeUndefined();
  expect(control('button', 'Send me a sample')).toBeUndefined();
});

it('asks before unsaved words are left', async () => {
  const { go, path } = show(editor, { at, person, others: ['/home'], answers: server().answers });
  await fill('Subject', 'Off to {tripName}!');
  await shows('Unsaved changes');
  go('/home');
  await shows('You have unsaved changes');
  expect(path()).toBe(at);
});
