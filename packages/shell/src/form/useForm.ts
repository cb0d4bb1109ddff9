import { type ApiError, toApiError } from '@caravan/sdk';
import { type FieldRule, type FormRules, problemsOf } from '@caravan/sdk/forms';
import { useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type Resolver,
  set,
  useForm as useLibrary,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { noCards, textsIn } from './noCards.ts';

export type { FieldPathByValue } from 'react-hook-form';

/** Error messages by field name; without any, the form can be sent. */
export type Problems = Record<string, string>;

export type FormOptions<Values extends FieldValues, Input extends object, Result> = {
  /** The contract's validation rules: `createUserForm` from `@caravan/sdk/forms`. */
  rules?: FormRules<NoInfer<Input>>;
  /** Initial values of the fields. */
  values: Values;
  /** Converts the fields to the request body. Default: the fields themselves. */
  input?: (values: Values) => Input;
  /** Maps contract paths to field names where they differ: `{ 'admin.email': 'email' }`. */
  names?: Readonly<Record<string, string>>;
  /**
   * Additional validation by field name, for what the contract can't express; takes precedence over the
   * contract's messages.
   */
  check?: (values: Values) => Partial<Problems>;
  /**
   * Sends the form: a change's `send`. An ApiError that it rejects with shows at the fields or below them.
   * Return `unsent` if a confirmation is needed first.
   */
  send?: (input: Input) => unknown;
  /** Replaces `send` when the request alone isn't enough and the fields are needed, too. */
  sendFields?: (input: Input, values: Values) => unknown;
  /** Fields that are validated together on every change, not only after a submit attempt. */
  live?: readonly FieldPath<Values>[];
  /** Fields that are cleared when the server rejects the form, such as a one-time code. */
  forgets?: readonly (keyof Values & string)[];
  /** Returns the field values after sending. Default: unchanged. */
  kept?: (result: Result) => Values;
  /** Returns what is still missing after a partial save, to show at the fields. */
  remains?: (result: Result) => Problems;
};

/** Props for a field of `@caravan/ui`. */
export type FieldProps<Value> = {
  name: string;
  value: Value;
  onChange: (value: Chosen<Value>) => void;
  error: string | undefined;
  isRequired: boolean;
};

/** A selection returns an option's ID, which is one of the field's possible values. */
type Chosen<Value> = [NonNullable<Value>] extends [string] ? string | Extract<Value, null> : Value;

export type FormState<Values extends FieldValues = FieldValues> = {
  values: Values;
  /** Binds a field: `<TextField label={words.email} {...form.field('email')} />`. */
  field: <Name extends FieldPath<Values>>(name: Name) => FieldProps<FieldPathValue<Values, Name>>;
  set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  /** Changes several fields together. */
  patch: (part: Partial<Values>) => void;
  isDirty: boolean;
  /** Whether a field shows an error. */
  isFaulty: boolean;
  isPending: boolean;
  /** Whether there is input that is neither saved nor being sent: `useUnsavedPrompt(form.isUnsaved)`. */
  isUnsaved: boolean;
  /** The error message that no field shows. */
  failure: string | undefined;
  /** The server's error from the last attempt. */
  refusal: ApiError | undefined;
  /** Number of failed validations; each one moves focus to the first invalid field. */
  faults: number;
  /** Validates and sends the form, after applying the given changes. */
  submit: (changed?: Partial<Values>) => Promise<void>;
  /** Shows messages at fields; returns true if there are any. */
  show: (problems: Problems) => boolean;
  /** Resets to the saved values, or to the given ones. */
  reset: (values?: Values) => void;
};

/** A form with any values, for layout components that don't read them. */
export type AnyForm = Pick<FormState, 'isPending' | 'failure' | 'faults'> & {
  values: object;
  field: (name: never) => unknown;
  submit: () => Promise<void>;
};

/**
 * The only way to manage form state:
 *
 *     const invite = useChange(createUser, { failed: 'here', done: words.invited, onDone: onClose });
 *     const form = useForm({ rules: createUserForm, values: { email: '' }, send: invite.send });
 *     <FormDialog form={form} …><TextField label={words.email} {...form.field('email')} /></FormDialog>
 *
 * Validates against the contract before sending, shows the server's messages at the fields, keeps the input
 * on failure, and knows whether anything differs from the saved values.
 */
export function useForm<Values extends FieldValues, Input extends object = Values, Result = unknown>(
  options: FormOptions<Values, Input, Result>,
): FormState<Values> {
  const library = useLibrary<Values>({
    defaultValues: options.values as DefaultValues<Values>,
    resolver: resolverOf(options),
    shouldFocusError: false,
  });
  const { control, formState } = library;
  const { errors, isDirty, isSubmitted, isSubmitting } = formState;
  const values = useWatch({ control }) as Values;
  const [refusal, setRefusal] = useState<ApiError>();
  const [faults, setFaults] = useState(0);
  const faulty = () => setFaults((before) => before + 1);
  const change = (name: FieldPath<Values>, value: unknown) => {
    // Editing a field clears its error, which reappears if it still applies.
    library.clearErrors(name);
    library.setValue(name, value as never, { shouldDirty: true });
    if (isSubmitted || options.live) void library.trigger([name, ...(options.live ?? [])]);
  };

  const say = (problems: Problems) => {
    library.clearErrors();
    for (const [name, message] of Object.entries(problems))
      library.setError(dotted(name) as FieldPath<Values>, { type: 'rule', message });
  };

  const send = async (sent: Values) => {
    setRefusal(undefined);
    try {
      const input = inputOf(options, sent);
      // Pass only the input: a change's `send` would take the fields for the request.
      const result = (await (options.sendFields
        ? options.sendFields(input, sent)
        : options.send?.(input))) as Result;
      if ((result as unknown) === unsent) return;
      if (options.kept) library.reset(options.kept(result));
      else library.reset(sent, { keepValues: true });
      if (options.remains) say(options.remains(result));
    } catch (cause) {
      const error = toApiError(cause);
      setRefusal(error);
      for (const name of options.forgets ?? []) library.setValue(name as never, '' as never);
      if (showRefusal(library, error, options.names)) faulty();
    }
  };
  const submit = async (changed: Partial<Values> = {}) => {
    if (isSubmitting) return;
    for (const [name, value] of Object.entries(changed)) change(name as FieldPath<Values>, value);
    await library.handleSubmit(send, faulty)();
  };

  return {
    values,
    field: (name) => ({
      name,
      value: get(values, name),
      onChange: (value) => change(name, value),
      error: messageIn(get(errors, name)),
      isRequired: isRequired(options.rules, options.names, name),
    }),
    set: change,
    patch: (part) => {
      for (const [name, value] of Object.entries(part)) change(name as FieldPath<Values>, value);
    },
    isDirty,
    isFaulty: Object.keys(errors).some((name) => name !== 'root'),
    isPending: isSubmitting,
    isUnsaved: isDirty && !isSubmitting,
    failure: errors.root?.message,
    refusal,
    faults,
    submit,
    show: (problems) => {
      say(problems);
      faulty();
      return Object.keys(problems).length > 0;
    },
    reset: (next) => {
      setRefusal(undefined);
      library.reset(next);
    },
  };
}

/** Returned by `send` when a confirmation must come first and nothing was sent. */
export const unsent = Symbol('unsent');

/** Omits empty values, which most requests don't accept. */
export function given<Values extends object>(values: Values): Given<Values> {
  const filled = Object.entries(values).filter(([, value]) => value !== '' && value !== null);
  return Object.fromEntries(filled) as Given<Values>;
}

type Given<Values> = { [Name in keyof Values]?: NonNullable<Values[Name]> };

function inputOf<Values extends FieldValues, Input extends object>(
  { input }: Pick<FormOptions<Values, Input, never>, 'input'>,
  values: Values,
): Input {
  return input ? input(values) : (values as unknown as Input);
}

function resolverOf<Values extends FieldValues, Input extends object>(
  options: Pick<FormOptions<Values, Input, never>, 'rules' | 'input' | 'names' | 'check'>,
): Resolver<Values> {
  return async (values) => {
    const { rules, names, check } = options;
    const ofContract = rules ? placed(problemsOf<Input>(rules, inputOf(options, values)), names, values) : {};
    const own = Object.entries(check?.(values) ?? {}).filter(([, message]) => message);
    const problems = Object.entries({
      ...ofContract,
      ...Object.fromEntries(own),
      ...(await cardsIn(values)),
    });
    if (problems.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [name, message] of problems) set(errors, dotted(name), { type: 'rule', message });
    return { values: {}, errors };
  };
}

/** The fields that contain a card number, which no form takes: those for cards are the provider's own. */
async function cardsIn(values: object): Promise<Problems> {
  const texts = [...textsIn(values)];
  const found = await Promise.all(texts.map(async ([name, text]) => [name, await noCards(text)] as const));
  return Object.fromEntries(found.filter((one): one is [string, string] => one[1] !== undefined));
}

/** Assigns problems to field names; the first one that no field shows becomes the form's. */
function placed(problems: Problems, names: Readonly<Record<string, string>> = {}, values: object): Problems {
  const found: Problems = {};
  for (const [path, message] of Object.entries(problems)) {
    // An error in a list item shows at the list.
    const name = names[path] ?? names[path.replace(/\[.*$/, '')] ?? dotted(path);
    if (Object.hasOwn(values, name.split('.')[0] ?? '')) found[name] = message;
    else found.root ??= message;
  }
  return found;
}

/** Shows the server's error; returns true if a field shows part of it. */
function showRefusal<Values extends FieldValues>(
  library: UseFormReturn<Values>,
  { fields, message }: ApiError,
  names: Readonly<Record<string, string>> | undefined,
): boolean {
  const found = placed(fields, names, library.getValues());
  if (Object.keys(found).length === 0) found.root = message;
  for (const [name, text] of Object.entries(found))
    library.setError(name as FieldPath<Values>, { type: 'server', message: text });
  return Object.keys(found).some((name) => name !== 'root');
}

/** The message of a field, or the first one nested in it. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  for (const inner of Object.values(error)) {
    const message = messageIn(inner);
    if (message) return message;
  }
  return undefined;
}

function isRequired(rules: object | undefined, names: Readonly<Record<string, string>> = {}, name: string) {
  const path = Object.entries(names).find(([, field]) => field === name)?.[0] ?? name;
  const rule: FieldRule | undefined = get(rules, path.replaceAll('.', '.fields.'));
  return Boolean(rule?.required || rule?.min);
}

/** Converts `rooms[1].type` to `rooms.1.type`. */
function dotted(path: string): string {
  return path.replace(/\[(\d+)\]/g, '.$1');
}
