/** What the contract says of each call's body, for forms, and the check that speaks as the server does. */
export { type FieldRule, type FormRules, partOf, problemsOf, ruleWords } from './core/rules.ts';
export * from './gen/rest/forms.ts';
