import type { Address } from '@caravan/sdk';
import { Form } from '../Form/Form.tsx';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ComboBox } from '@caravan/ui/ComboBox';
import { TextField } from '@caravan/ui/TextField';
import { useMemo } from 'react';
import { Controller, useForm, useWatch } from '../form/form.ts';
import { applyFieldErrors } from '../forms/applyFieldErrors.ts';
import { useUnsavedPrompt } from '../forms/useUnsavedPrompt.tsx';
import { useProfile } from '../session/useProfile.ts';
import { useTenant } from '../tenant/useTenant.ts';
import { countryOptions } from './countries.ts';
import { words } from './messages.ts';
import { RegionField } from './RegionField.tsx';
import { SectionBadge } from './SectionBadge.tsx';
import { useSaveProfile } from './useSaveProfile.ts';

export type AddressValues = Required<Address>;
type Values = AddressValues;

const valuesOf = (a: Address = {}): Values => ({
  streetLineOne: a.streetLineOne ?? '',
  streetLineTwo: a.streetLineTwo ?? '',
  city: a.city ?? '',
  subdivisionCode: a.subdivisionCode ?? '',
  postalCode: a.postalCode ?? '',
  countryCode: a.countryCode ?? '',
});

/** One's own address; the region waits for the country (O-076, O-154). */
export function AddressForm() {
  const profile = useProfile();
  const { locale } = useTenant();
  const countries = useMemo(() => countryOptions(locale), [locale]);
  const form = useForm<Values>({ defaultValues: valuesOf(profile.address) });
  const { save, isPending } = useSaveProfile(profile, 'address', {
    onSaved: (saved) => form.reset(valuesOf(saved.address)),
    onFieldErrors: (error) =>
      applyFieldErrors(
        form,
        error,
        Object.fromEntries(Object.keys(valuesOf()).map((name) => [`address.${name}`, name as keyof Values])),
      ),
  });
  const { isDirty } = form.formState;
  const prompt = useUnsavedPrompt(isDirty);
  const country = useWatch({ control: form.control, name: 'countryCode' });
  const f = words.fields;
  const field = (name: keyof Values, label: string, autoComplete: string, optional?: boolean) => (
    <Controller
      control={form.control}
      name={name}
      rules={optional ? {} : { validate: (value) => value.trim() !== '' || words.required }}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          label={label}
          autoComplete={autoComplete}
          isRequired={!optional}
          error={fieldState.error?.message}
        />
      )}
    />
  );
  return (
    <Card title={words.address} actions={<SectionBadge status={profile.profileCompletionStatus.address} />}>
      <Form
        onSubmit={form.handleSubmit((address) => save({ address }))}
        className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2"
      >
        {field('streetLineOne', f.streetLineOne, 'address-line1')}
        {field('streetLineTwo', f.streetLineTwo, 'address-line2', true)}
        <Controller
          control={form.control}
          name="countryCode"
          rules={{ required: words.required }}
          render={({ field, fieldState }) => (
            <ComboBox
              label={f.countryCode}
              name={field.name}
              isRequired
              options={countries}
              value={field.value || null}
              onChange={(id) => {
                if (id !== field.value) form.setValue('subdivisionCode', '', { shouldDirty: true });
                field.onChange(id ?? '');
              }}
              error={fieldState.error?.message}
            />
          )}
        />
        <RegionField control={form.control} country={country} />
        {field('city', f.city, 'address-level2')}
        {field('postalCode', f.postalCode, 'postal-code')}
        <div className="sm:col-span-2">
          <Button type="submit" isDisabled={!isDirty} isPending={isPending}>
            {words.save}
          </Button>
        </div>
      </Form>
      {prompt}
    </Card>
  );
}
