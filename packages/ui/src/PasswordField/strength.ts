export type Strength = { score: 0 | 1 | 2 | 3 | 4; label: string };

/** Labels of the meter, weakest first. */
export const strengths = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'] as const;

/** A first estimate while the user types; the server decides and also checks for leaked passwords. */
export function passwordStrength(password: string, minLength: number): Strength {
  if (password.length < minLength) return { score: 0, label: strengths[0] };
  const distinct = new Set(password.toLowerCase()).size;
  const runs = /(.)\1{2,}|0123|1234|2345|abcd|qwer|password/i.test(password);
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  let score = 1;
  if (distinct >= 8) score++;
  if (password.length >= minLength + 4 || kinds >= 3) score++;
  if (password.length >= minLength + 8 || (kinds === 4 && distinct >= 10)) score++;
  if (runs || distinct < 6) score = 1;
  return { score: score as Strength['score'], label: strengths[score]! };
}
