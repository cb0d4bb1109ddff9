import { type FieldErrors, type FieldValues, type Resolver, set } from '@caravan/shell/form';

/** Messages by field path; a form without any is valid. */
export type Problems = Record<string, string>;

/** Makes a form's resolver of a pure function that lists what is wrong. */
export function rules<T extends FieldValues>(check: (values: T) => Problems): Resolver<T> {
  return (values) => {
    const problems = Object.entries(check(values));
    if (problems.length === 0) return { values, errors: {} };
    const errors: FieldErrors<T> = {};
    for (const [path, message] of problems) set(errors, path, { type: 'rule', message });
    return { values: {}, errors };
  };
}
