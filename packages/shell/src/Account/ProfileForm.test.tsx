import type { Profile } from '@caravan/sdk';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { control, fill, ok, press, refusal, show, shows, until } from '../screenTest/screenTest.tsx';
import { countryOptions } from './countries.ts';
import { ProfileForm } from './ProfileForm.tsx';

const completion = {
  general: 'complete',
  address: 'complete',
  publicProfile: 'complete',
  aggregated: 'complete',
};
const person = { group: 'traveler', profileCompletionStatus: completion } as Partial<Profile>;

it('the profile waits for a change, says when it is not saved, and keeps what was typed (O-111)', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let answer = () => refusal(500, 'Anything', 'internal');
  show(<ProfileForm />, {
    person,
    answers: [http.all('*/api/me/profile*', () => answer()), http.all('*/api/me/profile/*', () => answer())],
  });
  const save = () => control<HTMLButtonElement>('button', 'Save')!;
  await until(() => expect(save().disabled).toBe(true));
  await fill('First name', 'Inez');
  await until(() => expect(save().disabled).toBe(false));
  await press('Save');
  await shows('There was an error saving your profile. Please try again.');
  expect(control<HTMLInputElement>('input', 'First name')!.value).toBe('Inez');
  expect(save().disabled).toBe(false);
  expect(logged).toHaveBeenCalledWith('The profile was not saved', {
    section: 'profile',
    code: 'internal',
    status: 500,
  });
  logged.mockRestore();
  answer = () =>
    ok({
      ...person,
      id: 'p',
      firstName: 'Inez',
      lastName: 'Duarte',
      email: 'ines@hosts.example',
      version: 2,
    });
  await press('Save');
  await shows('Your profile was updated successfully.');
  await until(() => expect(save().disabled).toBe(true));
});

it('every country has its code and its name (O-246)', () => {
  const options = countryOptions('en-US');
  expect(options.length).toBeGreaterThan(190);
  for (const { id, label } of options) {
    expect(id).toMatch(/^[A-Z]{2}$/);
    expect(label.trim().length).toBeGreaterThan(2);
  }
});
