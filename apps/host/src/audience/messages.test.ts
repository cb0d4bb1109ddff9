import { expect, it } from 'vitest';
import { words as home } from '../home/messages.ts';
import { words } from './messages.ts';

it('counts responses up to the goal, and beyond it by themselves', () => {
  for (const progress of [words.survey.progress, home.progress.responses]) {
    expect(progress(40, 100)).toBe('40 of 100 responses');
    expect(progress(400, 100)).toBe('400 responses');
  }
  expect(words.survey.toUnlock(1)).toBe('1 more response to unlock itineraries.');
});
