/** The contract's rules for one value of a request. */
export interface FieldRule {
  required?: boolean;
  /** Minimum and maximum number of characters of a string, or of items in a list. */
  min?: number;
  max?: number;
  /** Bounds of a number. */
  least?: number;
  most?: number;
  pattern?: RegExp;
  /** All allowed values. */
  one?: readonly unknown[];
  /** The rule for each item of a list. */
  each?: FieldRule;
  /** The rules for an object's fields. */
  fields?: Readonly<Record<string, FieldRule>>;
}

/** The contract's rules for a request's fields. */
export type FormRules<Input> = { readonly [Name in keyof Input]?: FieldRule };

/** The server's own messages (backend/platform/rest), so that an error reads the same on either side. */
export const ruleWords = {
  required: 'This field is required',
  short: 'This is too short',
  long: 'This is too long',
  small: 'This value is too small',
  large: 'This value is too large',
  choice: 'Choose one of the options',
  invalid: 'This value isn’t valid',
};

/** Validates a request and returns messages by the server's paths: `admin.email`, `rooms[1].type`. */
export function problemsOf<Input extends object>(
  rules: FormRules<Input>,
  input: Partial<Input>,
): Record<string, string> {
  const found: Record<string, string> = {};
  inFields(rules, input, '', found);
  return found;
}

/** The rules for some of a request's fields, for forms that cover only a part. */
export function partOf<Input, Name extends keyof Input>(
  rules: FormRules<Input>,
  ...names: Name[]
): FormRules<Pick<Input, Name>> {
  const part = names.flatMap((name) => (rules[name] ? [[name, rules[name]] as const] : []));
  return Object.fromEntries(part) as FormRules<Pick<Input, Name>>;
}

type Found = Record<string, string>;

function inFields(
  rules: Readonly<Record<string, FieldRule | undefined>>,
  input: object,
  at: string,
  found: Found,
) {
  for (const [name, rule] of Object.entries(rules)) {
    if (rule) inValue(rule, Reflect.get(input, name), at ? `${at}.${name}` : name, found);
  }
}

function inValue(rule: FieldRule, value: unknown, at: string, found: Found): void {
  const problem = problemOf(rule, value);
  if (problem) found[at] = problem;
  else if (Array.isArray(value)) {
    const { each } = rule;
    if (each) value.forEach((one, i) => inValue(each, one, `${at}[${i}]`, found));
  } else if (rule.fields && typeof value === 'object' && value) inFields(rule.fields, value, at, found);
}

function problemOf(rule: FieldRule, value: unknown): string | undefined {
  if (isMissing(value)) return rule.required ? ruleWords.required : undefined;
  if (typeof value === 'string') return problemOfText(rule, value);
  if (Array.isArray(value)) return problemOfSize(rule, value.length);
  if (typeof value === 'number') {
    if (rule.least !== undefined && value < rule.least) return ruleWords.small;
    if (rule.most !== undefined && value > rule.most) return ruleWords.large;
  }
  return undefined;
}

/** An empty form field is an empty string; for a required field, that counts as missing. */
function problemOfText(rule: FieldRule, text: string): string | undefined {
  if ((rule.required || rule.min) && text.trim() === '') return ruleWords.required;
  const size = problemOfSize(rule, [...text].length);
  if (size) return size;
  if (rule.one && !rule.one.includes(text)) return ruleWords.choice;
  return rule.pattern && !rule.pattern.test(text) ? ruleWords.invalid : undefined;
}

function problemOfSize({ min, max }: FieldRule, size: number): string | undefined {
  if (min !== undefined && size < min) return size === 0 ? ruleWords.required : ruleWords.short;
  return max !== undefined && size > max ? ruleWords.long : undefined;
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'number' && Number.isNaN(value));
}
