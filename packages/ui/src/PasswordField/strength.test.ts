import { expect, it } from 'vitest';
import { passwordStrength } from './strength.ts';

it.each([
  ['', 'Too short'],
  ['Short1!', 'Too short'],
  ['aaaaaaaaaaaaaaaa', 'Weak'],
  ['password123456', 'Weak'],
  ['lowercaseonly', 'Fair'],
  ['lowercaseonly and more', 'Strong'],
  ['Mixed-Case-42', 'Strong'],
])('%s is %s', (password, label) => expect(passwordStrength(password, 12).label).toBe(label));
