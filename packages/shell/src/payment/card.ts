import { marketplaceNow, type TestCard } from '@caravan/sdk';
import { knownTestCards, words } from './messages.ts';

/** What a person types into the card fields. It lives in memory only. */
export interface CardInput {
  number: string;
  expiry: string;
  cvc: string;
  name: string;
}

export const emptyCard: CardInput = { number: '', expiry: '', cvc: '', name: '' };

const digits = (text: string) => text.replace(/\D/g, '');

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'other';

export function brandOf(number: string): CardBrand {
  const d = digits(number);
  if (/^4/.test(d)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(d)) return 'mastercard';
  if (/^3[47]/.test(d)) return 'amex';
  if (/^(6011|65|64[4-9])/.test(d)) return 'discover';
  return 'other';
}

/** Groups the digits as they stand on the card. */
export function formatNumber(typed: string): string {
  const d = digits(typed).slice(0, 19);
  if (brandOf(d) === 'amex')
    return [d.slice(0, 4), d.slice(4, 10), d.slice(10, 15)].filter(Boolean).join(' ');
  return d.match(/.{1,4}/g)?.join(' ') ?? '';
}

/** Writes MM/YY while one types; a slash that is taken away again stays away. */
export function formatExpiry(typed: string, before: string): string {
  let d = digits(typed).slice(0, 4);
  if (/^[2-9]/.test(d)) d = `0${d}`.slice(0, 4);
  if (d.length > 2) return `${d.slice(0, 2)}/${d.slice(2)}`;
  return d.length === 2 && typed.length > before.length ? `${d}/` : d;
}

/** The check digit that card numbers carry (Luhn). */
export function passesLuhn(number: string): boolean {
  const d = digits(number);
  let sum = 0;
  for (let i = 0; i < d.length; i++) {
    let n = Number(d[d.length - 1 - i]);
    if (i % 2 === 1) n = n * 2 > 9 ? n * 2 - 9 : n * 2;
    sum += n;
  }
  return d.length >= 12 && sum % 10 === 0;
}

export type CardErrors = Partial<Record<keyof CardInput, string>>;

/** What is wrong with a test card before it is sent. The number of a real card is not sent at all. */
export function checkCard(card: CardInput, now = new Date(marketplaceNow())): CardErrors {
  const errors: CardErrors = {};
  if (!digits(card.number)) errors.number = words.required;
  else if (!passesLuhn(card.number)) errors.number = words.badNumber;
  else if (!knownTestCards.includes(digits(card.number))) errors.number = words.onlyTest;
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(card.expiry) ?? [];
  if (!card.expiry) errors.expiry = words.required;
  else if (!month || !year || Number(month) < 1 || Number(month) > 12) errors.expiry = words.badExpiry;
  else if (now.getFullYear() * 12 + now.getMonth() > (2000 + Number(year)) * 12 + Number(month) - 1) {
    errors.expiry = words.pastExpiry;
  }
  if (!card.cvc) errors.cvc = words.required;
  else if (!/^\d{3,4}$/.test(card.cvc)) errors.cvc = words.badCvc;
  if (!card.name.trim()) errors.name = words.required;
  return errors;
}

/** The card as the provider's token call takes it. */
export function toTestCard(card: CardInput): TestCard {
  const [month, year] = card.expiry.split('/');
  return {
    number: digits(card.number),
    expMonth: Number(month),
    expYear: 2000 + Number(year),
    cvc: card.cvc,
    name: card.name.trim(),
  };
}
