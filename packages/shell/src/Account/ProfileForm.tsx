import type { Gender, Profile } from '@caravan/sdk';
import { Form } from '../Form/Form.tsx';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { PhoneField } from '@caravan/ui/PhoneField';
import { Select } from '@caravan/ui/Select';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { type Control, Controller, useForm } from '../form/form.ts';
import { applyFieldErrors } from '../forms/applyFieldErrors.ts';
import { useUnsavedPrompt } from '../forms/useUnsavedPrompt.tsx';
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

/** One's own name and contact, and what others read about one (O-075, O-151, O-167). */
export function ProfileForm() {
  const profile = useProfile();
  const form = useForm<Values>({ defaultValues: valuesOf(profile) });
  const host = profile.group === 'host';
  const shown = host || profile.group === 'operator' || profile.group === 'traveler';
  const { save, isPending } = useSaveProfile(profile, 'profile', {
    onSaved: (saved) => form.reset(valuesOf(saved)),
    onFieldErrors: (error) => applyFieldErrors(form, error),
  });
  const { general, publicProfile } = profile.profileCompletionStatus;
  const { isDirty } = form.formState;
  const prompt = useUnsavedPrompt(isDirty);
  const f = words.fields;
  const text = { control: form.control };

  return (
    <Card
      title={host ? words.personal : words.profile}
      // What others read of a person stands here too; it counts once the names are there.
      actions={<SectionBadge status={general === 'complete' ? publicProfile : general} />}
    >
      {shown && <PictureField profile={profile} />}
      <Form
        onSubmit={() =>
          void form.handleSubmit((v) =>
            save({
              firstName: v.firstName,
              lastName: v.lastName,
              phoneNumber: v.phoneNumber,
              ...(v.gender && { gender: v.gender }),
              // Who has which field is O-167; the server refuses them from others.
              ...(shown && { instagramHandle: v.instagramHandle, bio: v.bio }),
              ...(host && {
                displayName: v.displayName,
                websiteUrl: withScheme(v.websiteUrl),
                emailSignature: v.emailSignature,
                // Payout details are nobody's to change while standing in.
                ...(!profile.impersonation && { paypalEmail: v.paypalEmail }),
              }),
            }),
          )()
        }
        className="grid grid-cols-1 gap-5 sm:grid-cols-2"
      >
        <Text
          {...text}
          name="firstName"
          label={f.firstName}
          clean={cleanName}
          required
          autoComplete="given-name"
        />
        <Text
          {...text}
          name="lastName"
          label={f.lastName}
          clean={cleanName}
          required
          autoComplete="family-name"
        />
        <TextField
          className="sm:col-span-2"
          label={f.email}
          description={f.emailHint}
          value={profile.email}
          isReadOnly
          isDisabled
        />
        {host && <Text {...text} name="displayName" label={f.displayName} />}
        <Controller
          control={form.control}
          name="phoneNumber"
          render={({ field, fieldState }) => (
            <PhoneField
              label={f.phoneNumber}
              name={field.name}
              value={field.value}
              onChange={(value) => field.onChange(value)}
              onBlur={field.onBlur}
              error={fieldState.error?.message}
            />
          )}
        />
        {host && <Text {...text} name="websiteUrl" label={f.websiteUrl} autoComplete="url" />}
        {shown && <Text {...text} name="instagramHandle" label={f.instagramHandle} clean={cleanHandle} />}
        <Controller
          control={form.control}
          name="gender"
          render={({ field }) => (
            <Select
              label={f.gender}
              name={field.name}
              value={field.value || null}
              onChange={field.onChange}
              options={Object.entries(words.genders).map(([id, label]) => ({ id, label }))}
            />
          )}
        />
        {host && (
          <Text {...text} name="paypalEmail" label={f.paypalEmail} disabled={!!profile.impersonation} />
        )}
        {shown && (
          <Controller
            control={form.control}
            name="bio"
            rules={{ maxLength: { value: bioLimit, message: `Maximum ${bioLimit} characters allowed` } }}
            render={({ field, fieldState }) => (
              <TextArea
                {...field}
                className="sm:col-span-2"
                label={f.bio}
                limit={bioLimit}
                error={fieldState.error?.message}
              />
            )}
          />
        )}
        {host && (
          <Controller
            control={form.control}
            name="emailSignature"
            render={({ field, fieldState }) => (
              <TextArea
                {...field}
                className="sm:col-span-2"
                label={f.emailSignature}
                limit={signatureLimit}
                error={fieldState.error?.message}
              />
            )}
          />
        )}
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

type TextProps = {
  control: Control<Values>;
  name: keyof Omit<Values, 'gender'>;
  label: string;
  clean?: (text: string) => string;
  required?: boolean;
  autoComplete?: string;
  disabled?: boolean;
};

function Text({ control, name, label, clean, required, autoComplete, disabled }: TextProps) {
  return (
    <Controller
      control={control}
      name={name}
      rules={required ? { validate: (value) => value.trim() !== '' || words.required } : {}}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          label={label}
          isRequired={!!required}
          isDisabled={!!disabled}
          autoComplete={autoComplete}
          onChange={(value) => field.onChange(clean ? clean(value) : value)}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
