import { http } from 'msw';
import { expect, it } from 'vitest';
import { ok, press, show, shows } from '../screenTest/screenTest.tsx';
import { NoticesButton } from './NoticesButton.tsx';
import { NoticesDrawer } from './NoticesDrawer.tsx';

const notice = (id: string, title: string) => ({ id, title, at: '2027-05-04T09:12:00Z', read: false });

it('the bell and its drawer read the newest notices once; older ones follow on a press', async () => {
  const asked: string[] = [];
  show(
    <>
      <NoticesButton onPress={() => undefined} />
      <NoticesDrawer onClose={() => undefined} />
    </>,
    {
      answers: [
        http.get('*/api/me/notices', ({ request }) => {
          const cursor = new URL(request.url).searchParams.get('cursor');
          asked.push(cursor ?? '');
          return cursor
            ? ok({ items: [notice('n1', 'Your account has changed')], unread: 2 })
            : ok({ items: [notice('n2', 'New booking')], unread: 2, nextCursor: 'c1' });
        }),
      ],
    },
  );
  await shows('New booking');
  expect(asked).toEqual(['']);
  await press('Show older');
  await shows('Your account has changed');
  await shows('New booking');
  expect(asked).toEqual(['', 'c1']);
});
