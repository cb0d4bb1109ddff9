/** The contract's rules for each call's body, for forms, with a validator that reports errors like the server. */
export { type FieldRule, type FormRules, partOf, problemsOf, ruleWords } from './core/rules.ts';
export * from './gen/rest/forms.ts';
