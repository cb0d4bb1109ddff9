import { http } from 'msw';
import { expect, it } from 'vitest';
import { ok, refusal, show, shows, until } from '../screenTest/screenTest.tsx';
import { NoticeChoicesPage } from './NoticeChoicesPage.tsx';

const choices = (mail: boolean, bell: boolean) => ({ items: [{ kind: 'messages', mail, bell }] });
const toggle = (at: number) => document.querySelectorAll<HTMLInputElement>('input[role=switch]')[at]!;

it('a notification is switched off by email and in the bell, and what always comes is said', async () => {
  const sent: { mail: boolean; bell: boolean }[] = [];
  const kept = () => choices(sent.at(-1)?.mail ?? true, sent.at(-1)?.bell ?? true);
  show(<NoticeChoicesPage />, {
    answers: [
      http.get('*/api/me/notice-choices', () => ok(kept())),
      http.post('*/api/me/notice-choices', async ({ request }) => {
        sent.push((await request.clone().json()) as { mail: boolean; bell: boolean });
        return ok(kept());
      }),
    ],
  });
  await shows('Messages from your host');
  await shows('always come by email and in the bell');
  toggle(0).click();
  await until(() => expect(toggle(0).checked).toBe(false));
  expect(toggle(1).checked).toBe(true);
  toggle(1).click();
  await shows('You won’t hear about this.');
  await until(() =>
    expect(sent).toEqual([
      { kind: 'messages', mail: false, bell: true },
      { kind: 'messages', mail: false, bell: false },
    ]),
  );
});

it('switches show at once, can be pressed while another is kept, and are sent one after the other', async () => {
  const answers: (() => void)[] = [];
  const sent: { mail: boolean; bell: boolean }[] = [];
  let kept = { mail: true, bell: true };
  show(<NoticeChoicesPage />, {
    answers: [
      http.get('*/api/me/notice-choices', () => ok(choices(kept.mail, kept.bell))),
      http.post('*/api/me/notice-choices', async ({ request }) => {
        const wanted = (await request.clone().json()) as typeof kept;
        sent.push(wanted);
        await new Promise<void>((resolve) => answers.push(resolve));
        if (sent.length === 1) return refusal(409, 'Not at the moment.');
        kept = wanted;
        return ok(choices(kept.mail, kept.bell));
      }),
    ],
  });
  await shows('Messages from your host');
  toggle(0).click();
  await until(() => expect(toggle(0).checked).toBe(false));
  expect(toggle(0).disabled).toBe(false);
  toggle(1).click();
  await until(() => expect(toggle(1).checked).toBe(false));
  await until(() => expect(answers).toHaveLength(1));
  answers[0]!();
  // The rejected change has reverted and isn't part of the next request.
  await until(() => expect([toggle(0).checked, toggle(1).checked]).toEqual([true, false]));
  await until(() => expect(answers).toHaveLength(2));
  expect(sent[1]).toMatchObject({ mail: true, bell: false });
  answers[1]!();
  await until(() => expect(kept).toMatchObject({ mail: true, bell: false }));
});

it('a choice that is not kept says so and stays as it was', async () => {
  show(<NoticeChoicesPage />, {
    answers: [
      http.get('*/api/me/notice-choices', () => ok(choices(true, true))),
      http.post('*/api/me/notice-choices', () => refusal(409, 'Not at the moment.')),
    ],
  });
  await shows('Messages from your host');
  toggle(0).click();
  await shows('Not at the moment.');
  expect(toggle(0).checked).toBe(true);
});

it('someone signed in as another person cannot change that person’s choices', async () => {
  show(<NoticeChoicesPage />, {
    person: { impersonation: { actor: 'a1', endsAt: '2027-01-01T00:00:00Z' } } as never,
  });
  await shows('Only the person can choose their notifications.');
});
