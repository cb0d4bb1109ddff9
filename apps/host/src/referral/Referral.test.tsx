import { ok, press, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { it } from 'vitest';
import { EmailCapture } from '../audience/EmailCapture.tsx';
import { Referral } from './Referral.tsx';

const me = http.get('*/api/me/host/user', () => ok({ id: 'h1', pagePath: 'ines', status: 'qualified' }));
const links = (more: object) =>
  http.get('*/api/me/links', () =>
    ok({
      items: [{ id: 'l1', linkType: 'emailCapture', url: '/public/l/ines-list', active: true, ...more }],
    }),
  );
const clipboard = (writeText: () => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

it('a link that cannot be copied says so (H-587)', async () => {
  clipboard(() => Promise.reject(new Error('denied')));
  show(<Referral />, { answers: [me] });
  await press('Copy');
  await shows('Error');
});

it('the email signup link is there to copy, or says why it is locked (H-091, H-318)', async () => {
  clipboard(() => Promise.resolve());
  show(<EmailCapture />, { answers: [me, links({ locked: false })] });
  await press('Copy');
  await shows('Copied');
  show(<EmailCapture />, {
    answers: [me, links({ locked: true, lockedReason: 'It opens once you begin to qualify.' })],
  });
  await shows('It opens once you begin to qualify.');
});
