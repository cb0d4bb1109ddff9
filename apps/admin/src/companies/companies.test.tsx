import type { CompaniesUpdate, Company, TenantSettings } from '@caravan/sdk';
import { getGetTenantSettingsQueryOptions } from '@caravan/sdk/react-query';
import { fill, ok, press, refusal, show, shows } from '@caravan/shell/screenTest';
import { useLoaded } from '@caravan/shell/useLoaded';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { Companies } from './Companies.tsx';
import { expanded } from './companies.ts';
import { settingsWith } from './fixtures.ts';

const company = (name: string, facts: Partial<Company> = {}): Company => ({
  id: name.toLowerCase(),
  kind: 'insurance',
  name,
  adapter: 'simulated',
  countries: [],
  keySet: false,
  paused: false,
  inForce: 0,
  ...facts,
});

/** A server that stores the list as it is saved. */
function server(...listed: Company[]) {
  let now: TenantSettings = settingsWith(listed);
  const sent: CompaniesUpdate[] = [];
  const answers = [
    http.get('*/api/admin/tenant', () => ok(now)),
    http.post('*/api/admin/tenant/companies', async ({ request }) => {
      const body = (await request.json()) as CompaniesUpdate;
      if (body.version !== now.version) return refusal(409, 'Changed meanwhile.', 'conflict');
      sent.push(body);
      now = {
        ...now,
        version: now.version + 1,
        companies: body.items.map((item) => ({ ...item, inForce: 0 })),
      };
      return ok(now);
    }),
  ];
  return { answers, sent };
}

function Section() {
  return <Companies kind="insurance" settings={useLoaded(getGetTenantSettingsQueryOptions())} />;
}

const admin = { person: { group: 'admin' as const } };
const names = (update: CompaniesUpdate | undefined) => update?.items.map(({ name }) => name);

it('reorders, and takes it back', async () => {
  const { answers, sent } = server(company('Harbor', { countries: ['US', 'CA'] }), company('Fjord'));
  show(<Section />, { ...admin, answers });
  await shows('United States and Canada');
  await shows('Every country');
  await press('Move Fjord up');
  await shows('Fjord moved');
  expect(names(sent[0])).toEqual(['Fjord', 'Harbor']);
  await press('Undo');
  await expect.poll(() => names(sent[1])).toEqual(['Harbor', 'Fjord']);
});

it('says what no company means, and adds one with an API and its key', async () => {
  const { answers, sent } = server();
  show(<Section />, { ...admin, answers });
  await shows('Travelers aren’t offered insurance.');
  await press('Add company');
  await fill('Name *', 'Atlas');
  await fill('URL *', 'https://atlas.example');
  await fill('API key *', 'secret');
  await press('Add');
  await shows('Atlas added');
  expect(sent[0]).toMatchObject({
    kind: 'insurance',
    items: [
      { kind: 'insurance', name: 'Atlas', adapter: 'http', url: 'https://atlas.example', key: 'secret' },
    ],
  });
});

it('replaces the European Union by its countries, each once', () => {
  expect(expanded(['DE', 'US', 'union'])).toHaveLength(28);
  expect(expanded(['NO'])).toEqual(['NO']);
});
