import { control, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { getGetHomeTripsQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { CatchBoundary } from '@tanstack/react-router';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { HomeError } from './HomeError.tsx';

function Trips() {
  return <p>{useLoaded(getGetHomeTripsQueryOptions('h1')).upcoming.length}</p>;
}

it('a home that cannot be loaded says so once, and can be asked again (H-576)', async () => {
  show(
    <CatchBoundary getResetKey={() => 'home'} errorComponent={HomeError}>
      <Trips />
    </CatchBoundary>,
    { answers: [http.get('*/api/me/host/h1/home-trips', () => refusal(500, 'It broke.', 'internal'))] },
  );
  await shows('Error retrieving your data');
  await shows('There was an error while we were getting your data');
  const said = () => document.body.textContent.split('Error retrieving your data').length - 1;
  expect(said()).toBe(1);
  const again = () => [...document.querySelectorAll('main button, #app button')].at(-1) as HTMLElement;
  await until(() => expect(again()).toBeDefined());
  again().click();
  await shows('Error retrieving your data');
  expect(said()).toBe(1);
  await until(() => expect(control('button', 'Close')).toBeDefined());
});
