import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('the addresses of the signed-out pages', () => {
  expect({
    trips: paths.trips(),
    filtered: paths.trips({ q: '', category: 'Health & Wellness' }),
    trip: paths.trip('lunch-in-the-alentejo'),
    book: paths.book('lunch-in-the-alentejo'),
    pay: paths.book('lunch-in-the-alentejo', 'pay'),
    waitlist: paths.waitlist('lunch-in-the-alentejo'),
    login: paths.login(),
    signupFrom: paths.signupFrom('lena-invite'),
    link: paths.link('lena-survey'),
    loginBack: paths.login('/app/traveler/trips?x=1'),
  }).toMatchInlineSnapshot(`
    {
      "book": "/trips/lunch-in-the-alentejo/book/travelers",
      "filtered": "/trips?category=Health+%26+Wellness",
      "link": "/public/l/lena-survey",
      "login": "/login",
      "loginBack": "/login?destination=%2Fapp%2Ftraveler%2Ftrips%3Fx%3D1",
      "pay": "/trips/lunch-in-the-alentejo/book/pay",
      "signupFrom": "/signup?referral=lena-invite",
      "trip": "/trips/lunch-in-the-alentejo",
      "trips": "/trips",
      "waitlist": "/trips/lunch-in-the-alentejo/waitlist",
    }
  `);
});
