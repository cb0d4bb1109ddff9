import type { SitePage } from '@caravan/sdk';
import { control, fill, isShown, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { EditorPage } from './EditorPage.tsx';
import { PagesPage } from './PagesPage.tsx';

const live = {
  number: 2,
  title: 'Terms',
  html: '<p>Pay within ten days.</p>',
  note: 'Shorter',
  publishedAt: '2026-11-20T09:00:00Z',
  publishedBy: 'Amara Fields',
  live: true,
};
const page: SitePage = {
  page: 'terms',
  language: 'en',
  version: 5,
  title: 'Terms',
  html: '<p>Pay within five days.</p>',
  draftSavedAt: '2026-11-25T09:00:00Z',
  draftSavedBy: 'Jonas Weber',
  live,
  availableActions: ['save', 'publish', 'discard', 'takeDown'],
};
const admin = { group: 'admin' as const };
const one = /\/api\/admin\/pages\/terms\/en$/;
const at = '/pages/terms/en';
const versions = http.get(/\/terms\/en\/versions$/, () =>
  ok({ items: [live, { ...live, number: 1, note: '', live: false, publishedBy: '' }] }),
);

it('lists every page with its state in each language', async () => {
  show(<PagesPage />, {
    person: admin,
    answers: [
      http.get(/\/api\/admin\/pages$/, () =>
        ok({ items: [{ page: 'terms', language: 'de', draftSavedAt: '2026-11-25T09:00:00Z', live }] }),
      ),
    ],
  });
  await shows('Published · Version 2');
  await shows('Host terms');
  expect(document.body.textContent.match(/Not written/g)).toHaveLength(17);
  expect(control('a', 'Traveler terms in German')?.getAttribute('href')).toBe('/admin/pages/terms/de');
});

it('a draft is published after what changes, and for whom, is seen', async () => {
  const sent: unknown[] = [];
  show(<EditorPage page="terms" language="en" />, {
    at,
    person: admin,
    answers: [
      http.get(one, () => ok(page)),
      versions,
      http.post(/\/terms\/en\/publish$/, async ({ request }) => {
        sent.push(await request.json());
        const { draftSavedAt: _, ...rest } = page;
        return ok({
          ...rest,
          version: 6,
          live: { ...live, number: 3 },
          availableActions: ['save', 'takeDown'],
        });
      }),
    ],
  });
  await shows('Draft saved');
  await press('Publish');
  await shows('Publish Traveler terms as version 3?');
  await shows('Those who have accepted an earlier version keep it.');
  await until(() => expect(document.querySelector('del')?.textContent).toContain('ten'));
  await fill('What changed', 'Five days instead of ten');
  await press('Publish');
  await shows('Traveler terms published as version 3');
  expect(sent).toEqual([{ version: 5, note: 'Five days instead of ten' }]);
  await until(() => expect(isShown('Draft saved')).toBe(false));
});

it('a text that someone else has saved over is kept until the person decides', async () => {
  const sent: unknown[] = [];
  let now = page;
  show(<EditorPage page="terms" language="en" />, {
    at,
    person: admin,
    answers: [
      http.get(one, () => ok(now)),
      http.put(one, async ({ request }) => {
        const draft = (await request.json()) as { version: number; title: string; html: string };
        sent.push(draft);
        if (draft.version !== now.version) return refusal(409, 'Someone else changed this.', 'conflict');
        now = { ...now, ...draft, version: draft.version + 1 };
        return ok(now);
      }),
    ],
  });
  await shows('Draft saved');
  now = { ...page, version: 6, title: 'Their terms' };
  await fill('Title', 'My terms');
  await press('Save draft');
  await shows('Someone else has saved this page in the meantime. Your text is still here.');
  expect(control<HTMLInputElement>('input', 'Title')?.value).toBe('My terms');
  await press('Save mine over theirs');
  await until(() => expect(isShown('Someone else has saved')).toBe(false));
  expect(sent).toEqual([
    { version: 5, title: 'My terms', html: page.html },
    { version: 6, title: 'My terms', html: page.html },
  ]);
});
