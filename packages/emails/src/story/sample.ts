import type { Values } from './fill.ts';

const picture = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${svg}</svg>`)}`;

/** Placeholders for the JPEGs that the server sends in these sizes. */
const coast = picture(
  'viewBox="0 0 1200 560" width="1200" height="560"><rect width="1200" height="560" fill="#f4c8a0"/><circle cx="820" cy="200" r="110" fill="#fbe9d0"/><path d="M0 330c180-120 320-150 470-70s260 50 400-50 250-50 330 0v350H0z" fill="#e8895b"/><path d="M0 420c220-90 380-50 560 10s420 10 640-90v220H0z" fill="#c8513a"/><path d="M0 500c260-80 460-30 700-10s360-20 500-60v130H0z" fill="#7c2f33"/>',
);
const harper = picture(
  'viewBox="0 0 112 112" width="112" height="112"><rect width="112" height="112" fill="#cfe3dc"/><path d="M12 112q6-34 44-34t44 34z" fill="#33476b"/><circle cx="56" cy="48" r="24" fill="#d9a47e"/><path d="M30 50q-2-32 26-32t26 32q-8-18-26-18t-26 18z" fill="#33221a"/>',
);

/** The preview values that a story doesn't override. */
export const sample = {
  Name: 'Ana',
  Brand: 'Wayfare',
  Tagline: 'Small groups, long memories',
  Support: 'hello@wayfare.example',
  Origin: 'https://wayfare.example',
  URL: 'https://wayfare.example/app',
  Code: '482 913',
  Amount: '$900.00',
  Until: 'January 31, 2027, 6:00 PM WET',
  By: 'January 29, 2027',
  Reason: 'The group is complete.',
  File: 'travelers.csv',
  Person: 'Harper Lane',
  Picture: coast,
  Face: harper,
  Trip: {
    Name: 'Slow Lisbon and the Alentejo coast',
    Destination: 'Lisbon, Portugal',
    Dates: 'May 4, 2027 – May 11, 2027',
    HostName: 'Harper Lane',
    PictureAlt: 'Cliffs over the sea at sunset',
  },
  Ride: {
    Name: 'Arrival transfer',
    When: 'May 4, 2027, 12:30 PM',
    From: 'Lisbon (LIS)',
    To: 'Sintra',
    Vehicle: 'Standard, Caravan Fleet',
    Driver: '',
    Flight: 'TP 201',
    Code: 'R-7KQX2M',
  },
  Week: { Visits: 148, Bookings: 3, Spots: 5 },
  Order: {
    ID: 'K7TQ-9XMD',
    Spots: 2,
    Lines: [
      { Label: 'Traveler spot × 2', Amount: '$3,600.00' },
      { Label: 'Private room', Amount: '$420.00' },
    ],
    Total: '$4,020.00',
    Paid: '$900.00',
    Due: '$3,120.00',
    DueBy: 'January 31, 2027',
  },
} satisfies Values;

/** The same for German readers: what hosts and travelers would write there, with German dates and amounts. */
export const german = {
  ...sample,
  Name: 'Jana',
  Tagline: 'Kleine Gruppen, lange Erinnerungen',
  Amount: '900,00 €',
  Until: '31. Januar 2027, 18:00 WET',
  By: '29. Januar 2027',
  Reason: 'Die Gruppe ist voll.',
  File: 'reisende.csv',
  Person: 'Hanna Berger',
  Trip: {
    Name: 'Lissabon und die Küste des Alentejo',
    Destination: 'Lissabon, Portugal',
    Dates: '4. Mai 2027 – 11. Mai 2027',
    HostName: 'Hanna Berger',
    PictureAlt: 'Klippen über dem Meer bei Sonnenuntergang',
  },
  Ride: {
    ...sample.Ride,
    Name: 'Ankunftstransfer',
    When: '4. Mai 2027, 12:30',
    From: 'Lissabon (LIS)',
    Vehicle: 'Standard, Caravan-Flotte',
  },
  Order: {
    ...sample.Order,
    Lines: [
      { Label: 'Platz × 2', Amount: '3.600,00 €' },
      { Label: 'Einzelzimmer', Amount: '420,00 €' },
    ],
    Total: '4.020,00 €',
    Paid: '900,00 €',
    Due: '3.120,00 €',
    DueBy: '31. Januar 2027',
  },
} satisfies Values;

/** An email's values in a language, before its story's overrides. */
export const sampleIn = (language: string): Values => (language === 'de' ? german : sample);
