/**
 * The state of a form: what is typed, what is wrong with it, whether it differs from what was kept. A form is
 *
 *     const form = useForm<NewPerson>({ defaultValues: { email: '' } });
 *     const add = useChange(addPerson, { failed: 'here', done: words.added });
 *     const save = (person: NewPerson) => add.send(person).catch((cause) => applyFieldErrors(form, cause));
 *     <Form onSubmit={form.handleSubmit(save)}>
 *       <Controller name="email" control={form.control} render={({ field, fieldState }) => (…)} />
 *     </Form>
 *
 * `applyFieldErrors` puts the server's messages at the fields, `useUnsavedPrompt` asks before they are left. Portals
 * reach the library behind it only through here.
 */
export {
  type Control,
  Controller,
  type FieldErrors,
  type FieldPathByValue,
  type FieldValues,
  FormProvider,
  type Resolver,
  set,
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  type UseFormReturn,
  useFormState,
  useWatch,
} from 'react-hook-form';
