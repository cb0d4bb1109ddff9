import { words } from './messages.ts';

export const emailRule = {
  required: words.required,
  pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, message: words.badEmail },
};

/** The tenant's policy asks for at least this many characters; the server has the last word. */
export const minLength = 12;

export const newPasswordRule = {
  required: words.required,
  minLength: { value: minLength, message: words.shortPassword },
};
