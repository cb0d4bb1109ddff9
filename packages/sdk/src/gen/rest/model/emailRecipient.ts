
export type EmailRecipient = typeof EmailRecipient[keyof typeof EmailRecipient];


export const EmailRecipient = {
  traveler: 'traveler',
  host: 'host',
  operator: 'operator',
  admin: 'admin',
  person: 'person',
} as const;
