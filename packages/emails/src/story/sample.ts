import type { Values } from './fill.ts';

/** What the previews show where a story says nothing else. */
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
  Reason: 'the group is complete.',
  File: 'travelers.csv',
  Person: 'Harper Lane',
  Trip: {
    Name: 'Slow Lisbon and the Alentejo coast',
    Destination: 'Lisbon, Portugal',
    Dates: 'May 4, 2027 – May 11, 2027',
    HostName: 'Harper Lane',
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
