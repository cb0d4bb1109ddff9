import type { Booking } from '@caravan/sdk';
import { control, isShown, press, show, shows, until } from '@caravan/shell/screenTest';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { everyone, type Who, WhoCancels } from './WhoCancels.tsx';

const booking = {
  additionalParticipants: [
    { id: 'a', firstName: 'Grace', lastName: 'Hopper' },
    { id: 'b', firstName: 'Alan', lastName: 'Turing' },
  ],
} as unknown as Booking;

function Asked({ of, onWho }: { of: Booking; onWho?: (who: Who) => void }) {
  const [who, setWho] = useState(everyone);
  return (
    <>
      <p>Cancel</p>
      <WhoCancels
        booking={of}
        who={who}
        onChange={(next) => {
          setWho(next);
          onWho?.(next);
        }}
      />
    </>
  );
}

it('names those who cancel, and no one when the whole party does', async () => {
  let now = everyone;
  show(<Asked of={booking} onWho={(who) => (now = who)} />);
  await shows('Cancel');
  await until(() => expect(document.querySelectorAll('input[type=radio]')).toHaveLength(2));
  expect(isShown('Grace Hopper')).toBe(false);
  document.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]!.click();
  await press('Grace Hopper', 'input');
  await until(() => expect(now).toEqual({ scope: 'some', travelers: ['a'] }));
  document.querySelectorAll<HTMLInputElement>('input[type=radio]')[0]!.click();
  await until(() => expect(now).toEqual(everyone));
});

it('does not ask someone who travels alone', async () => {
  show(<Asked of={{ ...booking, additionalParticipants: [] }} />);
  await shows('Cancel');
  expect(control('input', '')).toBeUndefined();
});
