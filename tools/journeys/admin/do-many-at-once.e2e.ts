import { expect, test } from '@playwright/test';
import { expectBothSchemes, expectFits, post, reloadUntil, signIn, unique } from '../support.ts';

test('an admin resends the invitations of many people, who are named before', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin@demo.example');
  const code = `Bulk${unique()}`;
  for (const firstName of ['Ada', 'Bo', 'Cy'])
    await post(page, '/api/admin/users', {
      email: `${firstName}.${code}@people.example`,
      firstName,
      lastName: code,
      group: 'traveler',
    });
  await page.goto(`/admin/users?q=${code}`);
  const list = page.getByRole('table', { name: 'Users' });
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(list.getByRole('checkbox', { name: /Cy/ })).toBeVisible();
  const tick = (name: string) => list.getByRole('checkbox', { name: new RegExp(name) }).press('Space');
  await tick('Ada');
  await tick('Bo');
  await expectBothSchemes(page);
  await page.getByRole('button', { name: 'Resend invitation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Resend invitations' });
  await expect(dialog.getByText(`Ada ${code} · ada.${code.toLowerCase()}@people.example`)).toBeVisible();
  await expect(dialog.getByText(`Cy ${code}`)).toHaveCount(0);
  await expectBothSchemes(page);
  await dialog.getByRole('button', { name: 'Resend 2 invitations' }).click();
  await expect(dialog.getByText('2 invitations resent')).toBeVisible({ timeout: 60_000 });
  await expectBothSchemes(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  // The action has cleared the selection.
  await expect(page.getByRole('button', { name: 'Resend invitation' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await tick('Cy');
  await page.getByRole('button', { name: 'All that match' }).click();
  await dialog.getByRole('button', { name: 'Resend 3 invitations' }).click();
  await expect(dialog.getByText('3 invitations resent')).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.goto(`/admin/emails?q=${code}`);
  await reloadUntil(page, page.getByRole('row', { name: /ada\./ }).first());
  await expectFits(page);
});
