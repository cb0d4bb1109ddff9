import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../support.ts';

// What the host portal shows, in the specification's words. Nothing is changed here.
test.skip(({ viewport }) => (viewport?.width ?? 0) < 800, 'one width is enough for words');

const host = 'host@demo.example';

interface Card {
  id: string;
  name: string;
  status: string;
}

async function trips(page: Page): Promise<Card[]> {
  const answer = await page.request.get('/api/me/trips?limit=100');
  return ((await answer.json()) as { data: { items: Card[] } }).data.items;
}

test('the frame names the portal, the main button and the account drawer', async ({ page }) => {
  await signIn(page, host);
  await page.goto('/app/host/home/dashboard');
  await expect(page).toHaveTitle(/ - Host Portal$/);
  const menu = page.getByRole('navigation').filter({ hasText: 'My Audience' }).first();
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'My Audience',
    'Itineraries',
    'Trips',
    'Earnings',
  ]);
  await expect(page.getByRole('link', { name: 'Request a Trip' }).first()).toHaveAttribute(
    'href',
    '/app/host/itineraries',
  );
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Refer a Host' })).toHaveAttribute(
    'href',
    '/app/host/referral',
  );
  await expect(header.getByRole('button', { name: 'Help center' })).toBeVisible();
  await page.getByRole('button', { name: 'Open your account' }).click();
  const drawer = page.getByRole('dialog', { name: 'Account' });
  for (const [name, href] of [
    ['Account', '/app/host/account'],
    ['Refer a Host', '/app/host/referral'],
    ['Change Password', '/change-password'],
    ['Log Out', '/logout'],
  ] as const) {
    await expect(drawer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(drawer.getByRole('button', { name: 'Get Help' })).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Learn' }).click();
  await expect(drawer.getByText('Itineraries unlock after at least 100 survey responses.')).toBeVisible();
});

test('a host in the survey-first stage is led to the survey and finds itineraries locked', async ({
  page,
}) => {
  await signIn(page, 'newhost@demo.example');
  await page.goto('/app/host');
  await expect(page).toHaveURL(/\/home\/progress$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Get your group trip going!' })).toBeVisible();
  await expect(page.getByText('Engage your Audience')).toBeVisible();
  await expect(page.getByText('Itineraries unlock after at least 100 survey responses.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Surveying' }).first()).toHaveAttribute(
    'href',
    '/app/host/audience/survey',
  );
  await expect(page.getByRole('link', { name: 'Survey Audience' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Explore Itineraries' })).toHaveCount(0);
  const onboarding = page.getByRole('heading', { name: 'Set up your host page' });
  await expect(onboarding).toBeVisible();
  await page.goto('/app/host/home/dashboard');
  await expect(onboarding).toBeVisible();
  await expect(page.getByText('You have no upcoming trips')).toBeVisible();
  await expect(page.getByText('Browse itineraries to request another trip')).toBeVisible();
  await expect(page.getByText('You have no important dates')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Survey your Audience' })).toBeVisible();

  const answer = await page.request.get('/api/me/itineraries?limit=1');
  const { id } = ((await answer.json()) as { data: { items: { id: string }[] } }).data.items[0]!;
  await page.goto(`/app/host/itineraries/${id}/description`);
  await expect(page.getByRole('heading', { name: 'This itinerary is locked' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reserve This Trip' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Start Surveying' })).toHaveAttribute(
    'href',
    '/app/host/audience/research',
  );
  await page.goto(`/app/host/itineraries/${id}/request`);
  await expect(page.getByText('This itinerary is locked')).toBeVisible();
});

test('the dashboard shows what is next and the important dates', async ({ page }) => {
  await signIn(page, host);
  await page.goto('/app/host/home/dashboard');
  await expect(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
  const todo = page.getByRole('region', { name: 'To do' });
  await expect(todo.getByRole('listitem').first()).toBeVisible();
  const panels = page.getByRole('main').locator('article').getByRole('heading').getByRole('button');
  await expect(panels.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(panels.nth(1)).toHaveAttribute('aria-expanded', 'false');
  const dates = page.getByRole('region', { name: 'Important Dates' });
  await expect(dates.getByRole('listitem').first()).toBeVisible();
  const box = await dates.getByRole('listitem').first().boundingBox();
  expect(box!.height).toBeGreaterThanOrEqual(60);
  await expect(page.getByRole('main').getByRole('link', { name: 'Request a Trip' })).toHaveAttribute(
    'href',
    '/app/host/itineraries',
  );
  await page.goto('/app/host/home/progress');
  await expect(page.getByText('Find your Trip')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Explore Itineraries' })).toBeVisible();
});

test('the parts of each tab of the workspace', async ({ page }) => {
  await signIn(page, host);
  const trip = (await trips(page)).find((one) => one.name === 'Lunch in the Alentejo')!;
  const open = (tab: string) => page.goto(`/app/host/trips/${trip.id}/${tab}?model=trip`);

  await test.step('configuration', async () => {
    await open('configuration');
    await expect(page.getByRole('heading', { level: 1, name: trip.name })).toBeVisible();
    for (const part of [
      'Trip Page Status',
      'Trip Details',
      'Workshop Details',
      'Informal Gatherings',
      'Launch',
    ]) {
      await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
    }
    await expect(page.getByText('Informal gatherings are free; they do not raise the price.')).toBeVisible();
    await expect(page.getByText('70 characters length maximum')).toBeVisible();
  });
  await test.step('pricing', async () => {
    await open('pricing');
    await expect(page.getByRole('textbox', { name: 'Early bird price' })).toBeDisabled();
    await expect(page.getByText(/usually \$100-200 below regular price/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Earnings Advance' })).toBeVisible();
    await expect(
      page.getByText(/paid within 75 days of trip start once the trip is confirmed/),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Potential Earnings' })).toBeVisible();
    await page.getByRole('button', { name: 'Show cost breakdown' }).click();
    await expect(page.getByRole('columnheader', { name: /Service fee/ })).toContainText('12%');
    await expect(page.getByRole('columnheader', { name: /Transaction fee/ })).toContainText('3%');
    await expect(page.getByRole('button', { name: 'Hide cost breakdown' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Service Agreement', exact: true })).toBeVisible();
    await expect(page.getByText('Copy trip page link')).toBeVisible();
    await expect(page.getByText(/^We pay 50% of your earnings with the final report/)).toBeVisible();
  });
  await test.step('itinerary', async () => {
    await open('itinerary');
    await expect(page.getByRole('heading', { name: 'Overview', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Day 1', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Trip support' })).toBeVisible();
  });
  await test.step('promote', async () => {
    await open('promote');
    await expect(page.getByRole('heading', { name: 'Trip Page', exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Trip page status' }).getByRole('listitem')).toHaveText([
      /^Marketing/,
      /^Live/,
      /^Confirmed/,
      /^Closed/,
    ]);
    await expect(
      page
        .getByText(/^Your trip closes for new bookings on [\d/]{10}\.$/)
        .or(page.getByText(/^We’ll cancel your trip on [\d/]{10} unless it’s confirmed by then\.$/)),
    ).toBeVisible();
    await expect(page.getByText(/70% of hosts book the minimum travelers within 2 weeks/)).toBeVisible();
    await expect(page.getByText('Your trip launched on')).toBeVisible();
  });
  await test.step('bookings', async () => {
    await open('bookings');
    for (const card of ['Pending', 'Waitlisted', 'Confirmed']) {
      await expect(page.getByText(card, { exact: true }).first()).toBeVisible();
    }
    for (const part of ['Bookings to Date', 'Travelers', 'Waitlisted', 'Host Earnings', 'Companions']) {
      await expect(page.getByRole('heading', { name: part, exact: true }).first()).toBeVisible();
    }
    await expect(page.getByRole('switch', { name: 'Auto-confirm' })).toBeAttached();
    await expect(page.getByText('Potential earnings')).toBeVisible();
    await expect(page.getByText('Collected', { exact: true })).toBeVisible();
  });
  await test.step('travel info', async () => {
    await page.getByRole('link', { name: 'Travel Info', exact: true }).click();
    await expect(page).toHaveURL(/\/travelInfo\?model=trip$/);
    for (const part of ['Travelers', 'Rooms', 'Companions', 'Emails to travelers', 'Your trip form']) {
      await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
    }
  });
});

test('My Audience has the survey link and the audience data', async ({ page }) => {
  await signIn(page, host);
  await page.goto('/app/host/audience');
  await expect(page).toHaveURL(/\/audience\/survey$/);
  await expect(
    page.getByText(/It takes about 2 minutes, and 100 responses unlock itineraries\./),
  ).toBeVisible();
  await expect(page.getByText('Survey link', { exact: true })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'My Audience' });
  await expect(tabs.getByRole('link')).toHaveText(['Survey', 'Audience Data']);
  await tabs.getByRole('link', { name: 'Audience Data' }).click();
  await expect(page).toHaveURL(/\/audience\/research$/);
  await expect(page.getByRole('switch', { name: 'Qualified responses only' })).toBeEnabled();
  for (const chart of ['Popular destinations', 'Budget', 'Age', 'Time of year', 'Gender']) {
    await expect(page.getByRole('heading', { name: chart, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Export audience data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Export', exact: true });
  await expect(panel.getByRole('link', { name: 'Download' })).toBeVisible();
});

test('the referral page says what a referral earns', async ({ page }) => {
  await signIn(page, host);
  await page.goto('/app/host/referral');
  await expect(page.getByRole('heading', { level: 1, name: 'Refer a Host and Earn $1000' })).toBeVisible();
  await expect(page.getByText("when the referred host's trip is confirmed")).toBeVisible();
  await expect(page.getByText('$500')).toBeVisible();
  await expect(
    page.getByText(/\/signup\?referral=/).or(page.locator('input[value*="/signup?referral="]')),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Learn More' }).click();
  await expect(page.getByText('Share your link')).toBeVisible();
});

test('the catalog and the form to reserve', async ({ page }) => {
  await signIn(page, host);
  await page.goto('/app/host/itineraries');
  await expect(page.getByRole('heading', { name: 'Recommended for you' })).toBeVisible();
  // In the words of the person who recommends them (H-099).
  await expect(
    page.getByText('“Your readers already cook this. Now take them to the kitchen it came from.”').first(),
  ).toBeVisible();
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Azores: Crater Lakes and Whale Roads' })
    .last();
  await expect(card).toContainText(/Tier \d/);
  await expect(page.getByText(/^(Top )?Recommended$/).first()).toBeVisible();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/itineraries\/[0-9a-f-]{36}\/description$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Azores/ })).toBeVisible();
  await expect(page.getByText(/Portugal/).first()).toBeVisible();
  await expect(page.getByText(/\d+ days/).first()).toBeVisible();
  await expect(page.getByText(/^Tier \d$/)).toBeVisible();
  await page.getByRole('link', { name: 'Reserve This Trip' }).click();
  await expect(page.getByRole('heading', { name: 'Suggested Sell Price' })).toBeVisible();
  await expect(page.getByText(/^\$[\d,]+ – *\$[\d,]+$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Departures' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dietary preference' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rooms' })).toBeVisible();
  const list = page
    .getByRole('radiogroup', { name: 'Departures' })
    .locator('xpath=ancestor-or-self::*[contains(@class,"overflow-y-auto")][1]');
  await expect(list).toHaveCSS('max-height', '400px');
});

test('trips are listed in the host’s groups, requests read-only', async ({ page }) => {
  await signIn(page, host);
  await page.goto('/app/host/trips');
  for (const group of ['Pending Trips', 'Live Trips']) {
    await expect(page.getByRole('heading', { name: group, exact: true })).toBeVisible();
  }
  const early = (await trips(page)).find((one) => one.status === 'created');
  await page.goto(`/app/host/trips/${early!.id}/configuration?model=trip`);
  await expect(page).toHaveURL(/\/request\?model=trip$/);
  await expect(page.getByText('Dietary preference')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Trip', exact: true })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});

test('a closed trip says so and keeps its fields shut', async ({ page }) => {
  await signIn(page, host);
  const closed = (await trips(page)).find((one) => one.status === 'closed');
  await page.goto(`/app/host/trips/${closed!.id}/configuration?model=trip`);
  await expect(page.getByText('Trip is Closed')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Trip name' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
});

test('what is not there yet is said', async ({ page }) => {
  await signIn(page, 'newhost@demo.example');
  await page.goto('/app/host/audience/research');
  await expect(page.getByRole('switch', { name: 'Qualified responses only' })).toBeDisabled();
  const answer = await page.request.get('/api/me/audience');
  const { responses } = ((await answer.json()) as { data: { allResponses: { responses: number } } }).data
    .allResponses;
  const charts = page.getByRole('heading', { name: 'Popular destinations' });
  if (responses < 5) {
    await expect(page.getByText('Not enough data to display.')).toBeVisible();
    await expect(page.getByText('As you collect survey responses, they will populate here.')).toBeVisible();
    await expect(charts).toHaveCount(0);
  } else await expect(charts).toBeVisible();
});

test('a trip without bookings says what will be there', async ({ page }) => {
  await signIn(page, host);
  const trip = (await trips(page)).find((one) => one.name === 'Seven Moles, One Maya')!;
  await page.goto(`/app/host/trips/${trip.id}/bookings?model=trip`);
  await expect(
    page.getByText('Once you start receiving bookings, you can manage travelers here.').first(),
  ).toBeVisible();
  await page.goto(`/app/host/trips/${trip.id}/promote?model=trip`);
  await expect(page.getByText('You haven’t set a launch date yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Schedule launch' })).toBeVisible();
});

test('a host looks at a trip as its travelers see it, without a booking', async ({ page }) => {
  await signIn(page, host);
  const trip = (await trips(page)).find((one) => one.name === 'Lunch in the Alentejo')!;
  await page.goto(`/app/traveler/trips/${trip.id}/trip-overview`);
  await expect(page.getByText('Welcome Maya!')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Trip', exact: true });
  await expect(tabs.getByRole('link', { name: 'Itinerary' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Manage Booking' })).toHaveCount(0);
  await page.goto(`/app/traveler/trips/${trip.id}/manage-booking`);
  await expect(page).toHaveURL(/\/trip-overview$/);
});
