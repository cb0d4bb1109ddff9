import type { Address, Profile, RegionList } from '@caravan/sdk';
import { updateMyProfileForm } from '@caravan/sdk/forms';
import { getListRegionsQueryKey } from '@caravan/sdk/react-query';
import { Form } from '../Form/Form.tsx';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ComboBox } from '@caravan/ui/ComboBox';
import { TextField } from '@caravan/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm } from '../form/useForm.ts';
import { useUnsavedPrompt } from '../form/useUnsavedPrompt.tsx';
import { useProfile } from '../session/useProfile.ts';
import { useTenant } from '../tenant/useTenant.ts';
import { countryOptions } from './countries.ts';
import { words } from './messages.ts';
import { RegionField } from './RegionField.tsx';
import { SectionBadge } from './SectionBadge.tsx';
import { useSaveProfile } from './useSaveProfile.ts';

type Values = Required<Address>;

const valuesOf = (a: Address = {}): Values => ({
  streetLineOne: a.streetLineOne ?? '',
  streetLineTwo: a.streetLineTwo ?? '',
  city: a.city ?? '',
  subdivisionCode: a.subdivisionCode ?? '',
  postalCode: a.postalCode ?? '',
  countryCode: a.countryCode ?? '',
});

const names = Object.fromEntries(Object.keys(valuesOf()).map((name) => [`address.${name}`, name]));
const asked = ['streetLineOne', 'countryCode', 'city', 'postalCode'] as const;

/** Edits the user's own address; the region field is disabled until a country is selected (O-076, O-154). */
export function AddressForm() {
  const profile = useProfile();
  const client = useQueryClient();
  const { locale } = useTenant();
  const countries = useMemo(() => countryOptions(locale), [locale]);
  const { save } = useSaveProfile(profile, 'address');
  const hasRegions = (country: string) =>
    client.getQueryData<RegionList>(getListRegionsQueryKey(country))?.items.length !== 0;
  const form = useForm({
    rules: updateMyProfileForm,
    values: valuesOf(profile.address),
    input: (address) => ({ version: profile.version, address }),
    names,
    check: (values) => {
      const missing: string[] = asked.filter((name) => values[name].trim() === '');
      if (values.subdivisionCode === '' && hasRegions(values.countryCode)) missing.push('subdivisionCode');
      return Object.fromEntries(missing.map((name) => [name, words.required]));
    },
    send: save,
    kept: (saved: Profile) => valuesOf(saved.address),
  });
  const prompt = useUnsavedPrompt(form.isUnsaved);
  const f = words.fields;
  const country = form.field('countryCode');
  const field = (name: keyof Values, autoComplete: string, isRequired = true) => (
    <TextField label={f[name]} autoComplete={autoComplete} {...form.field(name)} isRequired={isRequired} />
  );
  return (
    <Card title={words.address} actions={<SectionBadge status={profile.profileCompletionStatus.address} />}>
      <Form form={form} className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        {field('streetLineOne', 'address-line1')}
        {field('streetLineTwo', 'address-line2', false)}
        <ComboBox
          label={f.countryCode}
          {...country}
          isRequired
          options={countries}
          value={country.value || null}
          onChange={(id) => {
            if (id !== country.value) form.set('subdivisionCode', '');
            country.onChange(id ?? '');
          }}
        />
        <RegionField country={country.value} />
        {field('city', 'address-level2')}
        {field('postalCode', 'postal-code')}
        <div className="sm:col-span-2">
          <Button type="submit" isDisabled={!form.isDirty} isPending={form.isPending}>
            {words.save}
          </Button>
        </div>
      </Form>
      {prompt}
    </Card>
  );
}
