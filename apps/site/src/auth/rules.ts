import { words } from './messages.ts';

const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Validates the format of an email address; the contract's rules report a missing one. */
export const emailProblem = (typed: string) => (!typed || email.test(typed) ? undefined : words.badEmail);

/** The minimum length in the tenant's policy; the server has the final say. */
export const minLength = 12;

export const newPasswordProblem = (typed: string) =>
  typed && typed.length < minLength ? words.shortPassword : undefined;
