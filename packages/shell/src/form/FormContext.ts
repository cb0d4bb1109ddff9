import { createContext, useContext } from 'react';
import type { AnyForm, FieldProps, FormState } from './useForm.ts';

export const FormContext = createContext<AnyForm | null>(null);

/** The form around a component, which knows what the values are. */
export function useFormAround<Values extends object = Record<string, unknown>>(): FormState<Values> {
  const form = useContext(FormContext);
  if (!form) throw new Error('useField needs a Form or FormDialog around it');
  return form as unknown as FormState<Values>;
}

/** A field of the form around a component, which knows what its value is. */
export function useField<Value>(name: string): FieldProps<Value> {
  return useFormAround().field(name) as FieldProps<Value>;
}
