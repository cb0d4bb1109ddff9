import { createContext, useContext } from 'react';
import type { AnyForm, FieldProps, FormState } from './useForm.ts';

export const FormContext = createContext<AnyForm | null>(null);

/** The surrounding form, typed with its values by the caller. */
export function useFormAround<Values extends object = Record<string, unknown>>(): FormState<Values> {
  const form = useContext(FormContext);
  if (!form) throw new Error('useField needs a Form or FormDialog around it');
  return form as unknown as FormState<Values>;
}

/** A field of the surrounding form, typed with its value by the caller. */
export function useField<Value>(name: string): FieldProps<Value> {
  return useFormAround().field(name) as FieldProps<Value>;
}
