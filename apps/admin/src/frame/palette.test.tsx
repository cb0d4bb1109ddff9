import { ok } from '@caravan/shell/screenTest';
import { answeredBy } from '@caravan/sdk/msw';
import { configure } from '@caravan/sdk';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { palette } from './palette.tsx';
import { askedFor, standIns } from './standIns.tsx';

const idsOf = (staff: Parameters<typeof palette>[0]) => palette(staff).actions.map(({ id }) => id);

it('the palette offers what a person may do', () => {
  expect(idsOf({ group: 'admin' })).toEqual(['discount', 'helper', 'journal', 'standIn']);
  expect(idsOf({ group: 'admin', sections: ['money'] })).toEqual(['discount', 'journal']);
  expect(idsOf({ group: 'admin', readOnly: true })).toEqual([]);
  expect(idsOf({ group: 'support' })).toEqual([]);
  expect(palette({ group: 'support' }).finders).not.toContain(standIns);
  expect(palette({ group: 'admin' }).finders).toContain(standIns);
});

it('support finds accounts, rides, and webhooks; trip managers only rides', () => {
  const titles = (group: 'support' | 'tripManager') => palette({ group }).finders.map(({ title }) => title);
  expect(titles('support')).toEqual(expect.arrayContaining(['Users', 'Rides', 'Webhooks']));
  expect(titles('tripManager')).toContain('Rides');
  expect(titles('tripManager')).not.toContain('Webhooks');
});

it('a name after the word for it, or its first letters, is who to impersonate', () => {
  expect(askedFor('Impersonate noor walker')).toBe('noor walker');
  expect(askedFor('imp noor')).toBe('noor');
  expect(askedFor('im noor')).toBe('');
  expect(askedFor('Im Namen von Noor', 'Im Namen von')).toBe('Noor');
  expect(askedFor('impersonate ')).toBe('');
  expect(askedFor('noor walker')).toBe('');
});

it('people are offered who can be impersonated, each with the address of the confirmation', async () => {
  const person = (id: string, group: string, supportActions: string[]) => ({
    id,
    group,
    firstName: 'Noor',
    lastName: id,
    email: `${id}@people.example`,
    supportActions,
  });
  configure({
    fetch: answeredBy(
      http.get('*/api/admin/users', ({ request }) => {
        expect(new URL(request.url).searchParams.get('q')).toBe('noor');
        return ok({
          items: [
            person('a', 'traveler', ['standIn']),
            person('b', 'admin', []),
            person('c', 'host', ['enable']),
          ],
        });
      }),
    ),
  });
  const found = await standIns.find('impersonate noor', {
    signal: new AbortController().signal,
    format: {} as never,
  });
  expect(found).toEqual([
    { id: 'a', label: 'Impersonate Noor a', hint: 'a@people.example', href: '/admin/users/a?open=standIn' },
  ]);
});
