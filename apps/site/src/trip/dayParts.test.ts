import type { Service } from '@caravan/sdk';
import { expect, it } from 'vitest';
import { told } from './dayParts.ts';

const service = (type: Service['type'], name: string, startTime?: string): Service => ({
  type,
  name,
  ...(type === 'info' && { title: name }),
  ...(startTime && { startTime }),
});

it('tells a day in order of time: dinner after the walk, the bed last, what the day is about apart', () => {
  const day = told({
    day: 1,
    services: [
      service('accommodation', 'Casa'),
      service('meal', 'Dinner', '19:30'),
      service('info', 'Chile by chile'),
      service('activity', 'Walk', '18:00'),
      service('meal', 'Breakfast', '08:00'),
      service('activity', 'Market', '9:00'),
      service('transfer', 'Van'),
      service('activity', 'Nap', '12:00'),
    ],
  });
  expect(day.about?.title).toBe('Chile by chile');
  expect(day.parts.map(({ part, services }) => [part, services.map((s) => s.name)])).toEqual([
    ['any', ['Van']],
    ['morning', ['Breakfast', 'Market']],
    ['afternoon', ['Nap']],
    ['evening', ['Walk', 'Dinner']],
    ['night', ['Casa']],
  ]);
});
