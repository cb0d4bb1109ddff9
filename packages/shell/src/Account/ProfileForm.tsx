import type { Gender, Profile } from '@caravan/sdk';
import { updateMyProfileForm } from '@caravan/sdk/forms';
import { Form } from '../Form/Form.tsx';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { PhoneField } from '@caravan/ui/PhoneField';
import { Select } from '@caravan/ui/Select';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { type FormState, useForm } from '../form/useForm.ts';
import { useUnsavedPrompt } from '../form/useUnsavedPrompt.tsx';
import { useProfile } from '../session/useProfile.ts';
import { cleanHandle, cleanName, withScheme } from './handle.ts';
import { bioLimit, signatureLimit, words } from './messages.ts';
import { PictureField } from './PictureField.tsx';
import { SectionBadge } from './SectionBadge.tsx';
import { useSaveProfile } from './useSaveProfile.ts';

type Values = {
  firstName: string;
  lastName: string;
  displayName: string;
  phoneNumber: string;
  websiteUrl: string;
  instagramHandle: string;
  gender: Gender | '';
  bio: string;
  emailSignature: string;
  paypalEmail: string;
};

const valuesOf = (p: Profile): Values => ({
  firstName: p.firstName,
  lastName: p.lastName,
  displayName: p.displayName ?? '',
  phoneNumber: p.phoneNumber ?? '',
  websiteUrl: p.websiteUrl ?? '',
  instagramHandle: p.instagramHandle ?? '',
  gender: p.gender ?? '',
  bio: p.bio ?? '',
  emailSignature: p.emailSignature ?? '',
  paypalEmail: p.paypalEmail ?? '',
});

/** Edits the user's own name, contact details, and public profile (O-075, O-151, O-167). */
export function ProfileForm() {
  const profile = useProfile();
  const host = profile.group === 'host';
  const shown = host || profile.group === 'operator' || profile.group === 'traveler';
  const { save } = useSaveProfile(profile, 'profile');
  const form = useForm({
    rules: updateMyProfileForm,
    values: valuesOf(profile),
    input: (v) => ({
      version: profile.version,
      firstName: v.firstName,
      lastName: v.lastName,
      phoneNumber: v.phoneNumber,
      ...(v.gender && { gender: v.gender }),
      // O-167 defines who has which field; the server rejects these fields from other groups.
      ...(shown && { instagramHandle: v.instagramHandle, bio: v.bio }),
      ...(host && {
        displayName: v.displayName,
        websiteUrl: withScheme(v.websiteUrl),
        emailSignature: v.emailSignature,
        // Payout details can't be changed while impersonating.
        ...(!profile.impersonation && { paypalEmail: v.paypalEmail }),
      }),
    }),
    check: ({ bio }) => ({
      bio: bio.length > bioLimit ? `Maximum ${bioLimit} characters allowed` : undefined,
    }),
    send: save,
    kept: valuesOf,
  });
  const { general, publicProfile } = profile.profileCompletionStatus;
  const prompt = useUnsavedPrompt(form.isUnsaved);
  const f = words.fields;
  const gender = form.field('gender');

  return (
    <Card
      title={host ? words.personal : words.profile}
      // The public profile is part of this section; its status counts once the names are filled in.
      actions={<SectionBadge status={general === 'complete' ? publicProfile : general} />}
    >
      {shown && <PictureField profile={profile} />}
      <Form form={form} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Text form={form} name="firstName" label={f.firstName} clean={cleanName} autoComplete="given-name" />
        <Text form={form} name="lastName" label={f.lastName} clean={cleanName} autoComplete="family-name" />
        <TextField
          className="sm:col-span-2"
          label={f.email}
          description={f.emailHint}
          value={profile.email}
          isReadOnly
          isDisabled
        />
        {host && <Text form={form} name="displayName" label={f.displayName} />}
        <PhoneField label={f.phoneNumber} {...form.field('phoneNumber')} />
        {host && <Text form={form} name="websiteUrl" label={f.websiteUrl} autoComplete="url" />}
        {shown && <Text form={form} name="instagramHandle" label={f.instagramHandle} clean={cleanHandle} />}
        <Select
          label={f.gender}
          {...gender}
          value={gender.value || null}
          options={Object.entries(words.genders).map(([id, label]) => ({ id, label }))}
        />
        {host && (
          <Text form={form} name="paypalEmail" label={f.paypalEmail} disabled={!!profile.impersonation} />
        )}
        {shown && (
          <TextArea className="sm:col-span-2" label={f.bio} limit={bioLimit} {...form.field('bio')} />
        )}
        {host && (
          <TextArea
            className="sm:col-span-2"
            label={f.emailSignature}
            limit={signatureLimit}
            {...form.field('emailSignature')}
          />
        )}
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

type TextProps = {
  form: FormState<Values>;
  name: keyof Omit<Values, 'gender'>;
  label: string;
  clean?: (text: string) => string;
  autoComplete?: string;
  disabled?: boolean;
};

function Text({ form, name, label, clean, autoComplete, disabled }: TextProps) {
  const field = form.field(name);
  return (
    <TextField
      {...field}
      label={label}
      isDisabled={!!disabled}
      autoComplete={autoComplete}
      onChange={(value) => field.onChange(clean ? clean(value) : value)}
    />
  );
}
