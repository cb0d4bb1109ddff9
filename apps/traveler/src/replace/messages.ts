export const words = {
  change: 'Change traveler',
  changeOf: (name: string) => `Change traveler: ${name}`,
  title: 'Give the spot to another traveler',
  lead: (name: string, trip: string) => `${name}’s spot on ${trip} goes to the person you name here.`,
  after: (name: string) =>
    `${name} is told, and so are the new traveler, the host and the operator. The new traveler fills in the trip form and accepts the terms anew.`,
  free: (until: string) => `It is free until ${until}.`,
  fee: (amount: string, until: string) =>
    `The fee is ${amount}. It is added to your balance. You can change travelers until ${until}.`,
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  required: 'This field is required',
  confirm: (from: string, to: string) => `Give ${from}’s spot to ${to}?`,
  confirmFree: 'Change traveler',
  confirmFee: (amount: string) => `Change traveler for ${amount}`,
  keep: 'Keep traveler',
  failed: 'The traveler was not changed',
  notNow: 'The traveler cannot be changed',
  done: (from: string, to: string) => `${from}’s spot went to ${to}.`,
};
