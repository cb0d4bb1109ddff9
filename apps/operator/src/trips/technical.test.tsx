import { configure, type Trip } from '@caravan/sdk';
import { PortalProviders } from '@caravan/shell/PortalProviders';
import { createQueryClient } from '@caravan/shell/query';
import { HttpResponse } from 'msw';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { TechnicalButton } from './TechnicalButton.tsx';

Object.assign(globalThis, {
  matchMedia: () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

const tenant = {
  id: '01910000-0000-7000-8000-000000000003',
  slug: 'caravan',
  brand: 'Caravan',
  currency: 'USD',
  locale: 'en-US',
  environment: 'test',
  demo: true,
  features: {},
  supportEmail: 'care@caravan.example',
  theme: { accent: '#12574a' },
};
const trip = (of: Partial<Trip>) =>
  ({
    id: 't1',
    version: 3,
    status: 'confirmed',
    technicalItinerary: {
      offered: true,
      windowFrom: '2027-03-01',
      windowTo: '2027-04-01',
      inWindow: true,
      flagged: false,
      canSubmit: true,
      label: 'Submit Technical Itinerary',
    },
    ...of,
  }) as Trip;

let root: Root;
afterEach(() => root.unmount());

/** Renders a trip's button with a server that accepts or rejects the request. */
function show(of: Trip, status = 200) {
  const sent: unknown[] = [];
  configure({
    fetch: async (input, init) => {
      const request = new Request(
        input instanceof Request ? input : new URL(String(input), location.href),
        init,
      );
      if (request.url.endsWith('/public/tenant')) return HttpResponse.json({ success: true, data: tenant });
      sent.push(await request.json());
      return status === 200
        ? HttpResponse.json({ success: true, data: { ...of, version: 4 } })
        : HttpResponse.json({ success: false, code: 'conflict', error: 'No' }, { status });
    },
  });
  document.body.innerHTML = '<div id="app"></div>';
  root = createRoot(document.querySelector('#app')!);
  root.render(
    <PortalProviders queryClient={createQueryClient()} navigate={() => undefined}>
      <TechnicalButton trip={of} />
    </PortalProviders>,
  );
  return sent;
}
const shows = (text: string) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(text), { timeout: 50_000, interval: 20 });
const press = (text: string, within = '') =>
  [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)]
    .find((b) => b.textContent.includes(text))!
    .click();
async function submit() {
  await shows('Submit Technical Itinerary');
  press('Submit Technical Itinerary');
  await shows('Submit the technical itinerary?');
  press('Submit Technical Itinerary', '[role=alertdialog]');
}

it('the operator submits the technical itinerary (O-029, O-096, O-185, O-213)', async () => {
  const sent = show(trip({}));
  await submit();
  await shows('Technical Itinerary approved');
  expect(sent).toEqual([{ version: 3, operatorTechnicalItineraryApproved: true }]);
});

it('a technical itinerary that was not taken says so to the letter (O-213)', async () => {
  show(trip({}), 409);
  await submit();
  await shows('Unable to process request');
  await shows('Something went wrong approving the Technical Itinerary. Please try again.');
});

it('outside its window the button cannot be pressed and says why (O-097)', async () => {
  const technical = { ...trip({}).technicalItinerary!, canSubmit: false, reason: 'Not yet.' };
  show(trip({ technicalItinerary: technical }));
  await shows('Submit Technical Itinerary');
  press('Submit Technical Itinerary');
  expect(document.body.textContent).not.toContain('Submit the technical itinerary?');
  expect(document.querySelector('button[aria-disabled=true]')?.textContent).toContain(
    'Submit Technical Itinerary',
  );
});
