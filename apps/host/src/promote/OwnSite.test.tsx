import type { Trip } from '@caravan/sdk';
import { fill, ok, press, refusal, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { it } from 'vitest';
import OwnSite from './OwnSite.tsx';

const trip = { id: 't1', tripPath: 'salt-roads' } as unknown as Trip;

it('allows a website, says at the field what is wrong with one, and gives the code to paste', async () => {
  let items = [] as { id: string; origin: string }[];
  show(<OwnSite trip={trip} />, {
    answers: [
      http.get('*/api/me/sites', () => ok({ items })),
      http.post('*/api/me/sites', async ({ request }) => {
        const { origin } = (await request.json()) as { origin: string };
        if (!origin.includes('.'))
          return Response.json(
            {
              success: false,
              code: 'validation_failed',
              error: 'Check the fields',
              fields: { origin: 'Enter the address of a website' },
            },
            { status: 400 },
          );
        items = [{ id: 's1', origin: `https://${origin}` }];
        return ok({ items });
      }),
    ],
  });
  await shows('No website is allowed yet. The card stays empty until you add one.');
  await fill('Address of your website', 'nora');
  await press('Allow website');
  await shows('Enter the address of a website');
  await fill('Address of your website', 'nora.example');
  await press('Allow website');
  await shows('https://nora.example');
  await shows('data-caravan-trip="salt-roads"');
  await press('Shopify');
  await shows('In the theme editor, add a section “Custom Liquid”, and paste the code into it.');
});

it('says that the websites could not be loaded', async () => {
  show(<OwnSite trip={trip} />, {
    answers: [
      http.get('*/api/me/sites', () =>
        refusal(500, 'There was an error processing your request', 'internal'),
      ),
    ],
  });
  await shows('Your websites couldn’t be loaded.');
});
