import { plural, t } from '@lingui/core/macro';

/** Messages of the Travel Info tab (H-175, H-239 to H-246, H-547, H-596). */
export const words = {
  travelers: t`Travelers`,
  count: (n: number) => plural(n, { one: '# traveler', other: '# travelers' }),
  formsDue: (day: string) => t`Trip forms are due ${day}.`,
  columns: {
    name: t`Traveler`,
    order: t`Order`,
    status: t`Status`,
    arrival: t`Arrival`,
    departure: t`Departure`,
    form: t`Trip form`,
    room: t`Room`,
  },
  search: t`Search travelers`,
  none: t`No travelers yet`,
  noneText: t`Anyone who books shows up here with flights, rooms, and trip forms.`,
  promote: t`Promote your trip`,
  open: t`Open trip form`,
  openOf: (name: string) => t`Trip form of ${name}`,
  complete: t`Complete`,
  incomplete: t`Incomplete`,
  missing: (n: number, of: number) =>
    plural(n, {
      one: `# of ${of} trip forms is incomplete.`,
      other: `# of ${of} trip forms are incomplete.`,
    }),
  allComplete: t`Every trip form is complete.`,
  remind: t`Send reminder`,
  write: t`Email travelers`,
  sheet: t`Export travelers`,
  rooms: t`Rooms`,
  noRooms: t`No rooms have been assigned yet.`,
  roomTypes: {
    single: t`Single`,
    double: t`Double`,
    twin: t`Twin`,
    triple: t`Triple`,
    quadruple: t`Quadruple`,
    dormitory: t`Dormitory`,
    other: t`Other`,
  },
  ownForm: t`Your trip form`,
  ownText: t`You travel too. Tell the operator about your flights and your needs.`,
  editOwn: t`Open your trip form`,
  formText: t`Only you, the traveler, and the people planning the trip can see this form.`,
  // H-596
  saved: t`Trip Form saved`,
  failed: [t`Error`, t`There was an error saving the trip form. Please try again.`] as const,
  formClosed: t`This trip is complete.`,
};

export const messageWords = {
  title: t`Email travelers`,
  text: t`Everyone gets an email of their own, from you and about this trip.`,
  who: t`Who gets it`,
  audiences: {
    everyone: t`All travelers (pending and confirmed)`,
    confirmed: t`Confirmed travelers`,
    pending: t`Pending travelers`,
    waitlist: t`Waitlist`,
    missing: t`Travelers with an incomplete trip form`,
  },
  subject: t`Subject`,
  message: t`Message`,
  reminderSubject: (trip: string) => t`Your trip form for ${trip}`,
  reminder: (trip: string, due: string) =>
    t`We’re almost there! Your trip form for ${trip} still needs a few answers. Sign in, open your trip, and fill it in by ${due} so we can plan your arrival, your room, and your meals.`,
  reminderNoDay: (trip: string) =>
    t`We’re almost there! Your trip form for ${trip} still needs a few answers. Sign in, open your trip, and fill it in so we can plan your arrival, your room, and your meals.`,
  goesTo: (n: number, names: string) =>
    plural(n, { one: `Goes to # person: ${names}`, other: `Goes to # people: ${names}` }),
  more: (n: number) => plural(n, { one: '# more', other: '# more' }),
  nobody: t`No one is in this group.`,
  counting: t`Counting recipients…`,
  next: t`Preview`,
  cancel: t`Cancel`,
  back: t`Back`,
  confirmTitle: (n: number) => plural(n, { one: 'Send to # person?', other: 'Send to # people?' }),
  send: (n: number) => plural(n, { one: 'Send to # person', other: 'Send to # people' }),
  greeting: (name: string) => t`Hi ${name},`,
  sent: (n: number) =>
    plural(n, { one: 'Your email goes to # person.', other: 'Your email goes to # people.' }),
  history: t`Emails to travelers`,
  historyText: t`Emails you’ve sent, and how many have arrived.`,
  noHistory: t`You haven’t emailed the travelers of this trip yet.`,
  columns: {
    subject: t`Subject`,
    recipients: t`Recipients`,
    sent: t`Sent`,
    opened: t`Opened`,
    state: t`Status`,
  },
};
