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

export type { FieldPathByValue } from 'react-hook-form';

/** Messages by the name of a field; a form without any may be sent. */
export type Problems = Record<string, string>;

export type FormOptions<Values extends FieldValues, Input extends object, Result> = {
  /** What the contract says of the request: `createUserForm` of `@caravan/sdk/forms`. */
  rules?: FormRules<NoInfer<Input>>;
  /** What the fields begin with. */
  values: Values;
  /** The request that the fields make; without it they are the request. */
  input?: (values: Values) => Input;
  /** Names of fields where they are not the contract's paths: `{ 'admin.email': 'email' }`. */
  names?: Readonly<Record<string, string>>;
  /** What the contract cannot say, by the names of fields; it speaks before the contract's own words. */
  check?: (values: Values) => Partial<Problems>;
  /**
   * Sends it: a change's `send`. It rejects with the ApiError, which is shown at the fields or below them, and gives
   * `unsent` when something has to be asked first.
   */
  send?: (input: Input) => unknown;
  /** In place of `send`, where the request is not all that is needed of the fields. */
  sendFields?: (input: Input, values: Values) => unknown;
  /** Fields that are judged together from the first change on, not only once it was tried. */
  live?: readonly FieldPath<Values>[];
  /** Fields that are emptied when it is refused, such as a code that works once. */
  forgets?: readonly (keyof Values & string)[];
  /** The fields after it was sent; without it they stay as they are. */
  kept?: (result: Result) => Values;
  /** What is still to be filled in where a part may be sent; it is said at the fields. */
  remains?: (result: Result) => Problems;
};

/** What a field of `@caravan/ui` takes of the form. */
export type FieldProps<Value> = {
  name: string;
  value: Value;
  onChange: (value: Chosen<Value>) => void;
  error: string | undefined;
  isRequired: boolean;
};

/** A choice gives the id of an option, which is one of the values that the field may have. */
type Chosen<Value> = [NonNullable<Value>] extends [string] ? string | Extract<Value, null> : Value;

export type FormState<Values extends FieldValues = FieldValues> = {
  values: Values;
  /** Binds a field: `<TextField label={words.email} {...form.field('email')} />`. */
  field: <Name extends FieldPath<Values>>(name: Name) => FieldProps<FieldPathValue<Values, Name>>;
  set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  /** Changes some fields at once. */
  patch: (part: Partial<Values>) => void;
  isDirty: boolean;
  /** A field says that it is wrong. */
  isFaulty: boolean;
  isPending: boolean;
  /** Something is typed that is neither kept nor being sent: `useUnsavedPrompt(form.isUnsaved)`. */
  isUnsaved: boolean;
  /** What went wrong where no field shows it. */
  failure: string | undefined;
  /** The server's refusal of the last try. */
  refusal: ApiError | undefined;
  /** How often something was wrong with a field: each time the first one is focused. */
  faults: number;
  /** Checks and sends, with these fields changed before. */
  submit: (changed?: Partial<Values>) => Promise<void>;
  /** Shows messages at fields; true when there are any. */
  show: (problems: Problems) => boolean;
  /** Goes back to what was kept, or on to these values. */
  reset: (values?: Values) => void;
};

/** A form of whatever values, for what lays it out and looks at none of them. */
export type AnyForm = Pick<FormState, 'isPending' | 'failure' | 'faults'> & {
  values: object;
  field: (name: never) => unknown;
  submit: () => Promise<void>;
};

/**
 * The state of a form, the one way to make one:
 *
 *     const invite = useChange(createUser, { failed: 'here', done: words.invited, onDone: onClose });
 *     const form = useForm({ rules: createUserForm, values: { email: '' }, send: invite.send });
 *     <FormDialog form={form} …><TextField label={words.email} {...form.field('email')} /></FormDialog>
 *
 * It checks what the contract says before it sends, puts the server's messages at the fields, keeps what was typed when
 * it fails, and knows whether anything differs from what was kept.
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
    // What was said of a field is taken back when it is changed, and said again if it still holds.
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
      // A change's `send` takes all it is given for its input: the fields after it would stand in the request's place.
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

/** What `send` gives when nothing was sent yet: a question stands in between. */
export const unsent = Symbol('unsent');

/** Leaves out what was left empty: most requests have no place for it. */
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
  return (values) => {
    const { rules, names, check } = options;
    const ofContract = rules ? placed(problemsOf<Input>(rules, inputOf(options, values)), names, values) : {};
    const own = Object.entries(check?.(values) ?? {}).filter(([, message]) => message);
    const problems = Object.entries({ ...ofContract, ...Object.fromEntries(own) });
    if (problems.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [name, message] of problems) set(errors, dotted(name), { type: 'rule', message });
    return { values: {}, errors };
  };
}

/** Problems by the names of fields; of those that no field shows the first is the form's. */
function placed(problems: Problems, names: Readonly<Record<string, string>> = {}, values: object): Problems {
  const found: Problems = {};
  for (const [path, message] of Object.entries(problems)) {
    // What is wrong with one of a list stands at the list.
    const name = names[path] ?? names[path.replace(/\[.*$/, '')] ?? dotted(path);
    if (Object.hasOwn(values, name.split('.')[0] ?? '')) found[name] = message;
    else found.root ??= message;
  }
  return found;
}

/** Shows what the server refused; true when a field shows some of it. */
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

/** The message of a field, or the first of those within it. */
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

/** `rooms[1].type` as `rooms.1.type`. */
function dotted(path: string): string {
  return path.replace(/\[(\d+)\]/g, '.$1');
}
