import type { Gender, SurveyReply } from '@caravan/sdk';
import { emailProblem } from '../auth/rules.ts';
import { words } from './messages.ts';

/** Form values of a survey; null means not answered yet. */
export interface SurveyForm {
  destination: string | null;
  timeOfYear: string | null;
  budgetMinor: number | null;
  age: number | null;
  gender: Gender | null;
  email: string;
  marketingOptIn: boolean;
}

export const emptySurvey: SurveyForm = {
  destination: null,
  timeOfYear: null,
  budgetMinor: null,
  age: null,
  gender: null,
  email: '',
  marketingOptIn: false,
};

/** Converts a valid form to the request, omitting unanswered questions. */
export function replyOf(form: SurveyForm): SurveyReply {
  return {
    destination: form.destination ?? '',
    timeOfYear: form.timeOfYear ?? '',
    budgetMinor: form.budgetMinor ?? 0,
    age: form.age ?? 0,
    ...(form.gender && { gender: form.gender }),
    ...(form.email && { email: form.email, marketingOptIn: form.marketingOptIn }),
  };
}

/** Validates the answers; the request has no missing value for budget and age. */
export function surveyProblems(form: SurveyForm) {
  const missing = (['destination', 'timeOfYear', 'budgetMinor', 'age'] as const).filter(
    (name) => form[name] === null,
  );
  return {
    ...Object.fromEntries(missing.map((name) => [name, words.required])),
    email: emailProblem(form.email),
  };
}
