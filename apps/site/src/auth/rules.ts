import { words } from './messages.ts';

const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** What is wrong with an address that was typed; that one is missing is said by the contract's rules. */
export const emailProblem = (typed: string) => (!typed || email.test(typed) ? undefined : words.badEmail);

/** The tenant's policy asks for at least this many characters; the server has the last word. */
export const minLength = 12;

export const newPasswordProblem = (typed: string) =>
  typed && typed.length < minLength ? words.shortPassword : undefined;
