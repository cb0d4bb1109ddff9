import { isShown, show, shows } from '@caravan/shell/screenTest';
import { expect, it } from 'vitest';
import { SiteFooter } from './SiteFooter.tsx';

it('the footer links to the pages that the marketplace has published', async () => {
  show(<SiteFooter />, { marketplace: { pages: ['imprint', 'terms'] } });
  await shows('Imprint');
  const links = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/imprint', '/terms']));
  expect(links).not.toContain('/privacy');
});

it('the footer links to the account instead of the sign-in page when signed in', async () => {
  show(<SiteFooter />);
  await shows('Your account');
  expect(isShown('Sign in')).toBe(false);
  const links = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/app', '/logout']));
  expect(links).not.toContain('/login');
});
