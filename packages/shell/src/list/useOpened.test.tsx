import { expect, it } from 'vitest';
import { press, show, shows, until } from '../screenTest/screenTest.tsx';
import { Button } from '@caravan/ui/Button';
import { useOpened } from './useOpened.ts';

function People() {
  const [person, open, close] = useOpened('person');
  return (
    <>
      <p>{person ? `Open: ${person}` : 'All people'}</p>
      <Button onPress={() => open('ana')}>Ana</Button>
      <Button onPress={() => open('bo')}>Bo</Button>
      <Button onPress={close}>Close</Button>
    </>
  );
}

it('opens by the address, as one step that Back takes', async () => {
  const page = show(<People />, { at: '/people?q=x', route: '/people' });
  await shows('All people');
  await press('Ana');
  await shows('Open: ana');
  expect(page.address()).toBe('/people?q=x&person=ana');
  await press('Bo');
  await shows('Open: bo');
  page.back();
  await shows('All people');
  expect(page.address()).toBe('/people?q=x');
});

it('closes as Back does, and in place where a link led straight to it', async () => {
  const page = show(<People />, { at: '/people?person=ana', route: '/people' });
  await shows('Open: ana');
  await press('Close');
  await shows('All people');
  await press('Bo');
  await shows('Open: bo');
  await press('Close');
  await shows('All people');
  expect(page.steps()).toBe(1);
  await until(() => expect(page.address()).toBe('/people'));
});
