import { type Page, test } from '@playwright/test';
import { type Walk, walk } from '../everyPage.ts';
import { mailTo, post, signIn, unique } from '../support.ts';
import { bookableTrip } from './booking.ts';

async function site(page: Page): Promise<Walk> {
  const { path } = await bookableTrip(page, 'courtyard-and-mountain');
  const email = `walker.${unique()}@journeys.example`;
  await post(page, '/authentication/signup/host', { email, firstName: 'Wim', lastName: 'Kok' });
  const mail = await mailTo(page, email, /Activate/);
  const token = mail.links
    .find((link) => link.includes('/create-account/'))!
    .split('/')
    .pop()!;
  const step = (name: string) => `/trips/${path}/book/${name}`;
  return {
    app: 'site',
    base: '',
    addresses: {
      // For signed-in users; see next.
      '/change-password': [],
      '/activation-error/$error': ['/activation-error/expired'],
      '/change-password/$token': ['/change-password/an-old-link'],
      '/create-account/$token': [`/create-account/${token}`],
      '/error/$statusCode': ['/error/403', '/error/503'],
      '/hosts/$path': ['/hosts/maya-okonkwo'],
      '/public/l/$linkPath': ['/public/l/maya-okonkwo-survey', '/public/l/maya-okonkwo-news'],
      '/trips/$tripPath': [`/trips/${path}`],
      '/trips/$tripPath/waitlist': [`/trips/${path}/waitlist`],
      '/trips/$tripPath/book': [step('')],
      '/trips/$tripPath/book/travelers': [step('travelers')],
      '/trips/$tripPath/book/rooms': [step('rooms')],
      '/trips/$tripPath/book/pay': [step('pay')],
      '/trips/$tripPath/book/done': [step('done')],
    },
    // The page asks the server whether a link is valid.
    refusals: /\/profile-password-reset\?token=an-old-link$/,
    leads: { '/trips/$tripPath/book': '/trips/$tripPath/book/travelers' },
    next: async () => {
      await signIn(page, 'traveler@demo.example');
      return { '/change-password': ['/change-password'] };
    },
    except: { '/logout': 'ends the session and leaves for the front page; sign-in-and-out goes there' },
  };
}

test('every page of the site opens, fits and is accessible', ({ page }) => walk(page, site));
