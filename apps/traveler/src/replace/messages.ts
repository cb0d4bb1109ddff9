export const words = {
  change: 'Change traveler',
  changeOf: (name: string) => `Change traveler: ${name}`,
  title: 'Give the spot to another traveler',
  lead: (name: string, trip: string) => `Who’s taking ${name}’s spot on ${trip}?`,
  after: (name: string) =>
    `We’ll let ${name}, the new traveler, the host, and the operator know. The new traveler fills in their own trip form and accepts the terms.`,
  free: (until: string) => `It’s free until ${until}.`,
  fee: (amount: string, until: string) =>
    `We’ll add a fee of ${amount} to your balance. You can change travelers until ${until}.`,
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  required: 'This field is required',
  confirm: (from: string, to: string) => `Give ${from}’s spot to ${to}?`,
  confirmFree: 'Change traveler',
  confirmFee: (amount: string) => `Change traveler for ${amount}`,
  keep: 'Keep traveler',
  failed: 'We couldn’t change the traveler',
  notNow: 'This traveler cannot be changed',
  done: (from: string, to: string) => `${to} now has ${from}’s spot.`,
};
