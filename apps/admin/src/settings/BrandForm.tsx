import { type TenantSettings, toApiError } from '@caravan/sdk';
import { updateTenantSettings } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { FormSection } from '@caravan/ui/FormSection';
import { SegmentedControl } from '@caravan/ui/SegmentedControl';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import type { DisplayFont, Radius } from '@caravan/ui/theme';
import { useState } from 'react';
import { LogoField } from './LogoField.tsx';
import { words } from './messages.ts';
import { ThemePreview } from './ThemePreview.tsx';
import { useKeepSettings } from './useSettings.ts';

export type BrandFormProps = { settings: TenantSettings };

const fonts = Object.entries(words.fonts).map(([id, label]) => ({ id: id as DisplayFont, label }));
const radii = Object.entries(words.radii).map(([id, label]) => ({ id: id as Radius, label }));
const hex = /^#[0-9a-fA-F]{6}$/;

const valuesOf = (s: TenantSettings) => ({
  brand: s.brand,
  tagline: s.tagline,
  locale: s.locale,
  senderEmail: s.senderEmail,
  supportEmail: s.supportEmail,
  accent: s.theme.accent,
  font: fonts.find((f) => f.id === s.theme.displayFont)?.id ?? 'newsreader',
  radius: radii.find((r) => r.id === s.theme.radius)?.id ?? 'soft',
});

/** Brand, look and sender, with a preview that follows what is typed. */
export function BrandForm({ settings }: BrandFormProps) {
  const keep = useKeepSettings();
  const [values, setValues] = useState(() => valuesOf(settings));
  const [kept, setKept] = useState(values);
  const dirty = JSON.stringify(values) !== JSON.stringify(kept);
  const save = useChange(updateTenantSettings, {
    failed: 'here',
    onDone: (now) => {
      setValues(valuesOf(now));
      setKept(valuesOf(now));
      keep(now);
    },
  });
  const set = (name: keyof typeof values) => (value: string) =>
    setValues((now) => ({ ...now, [name]: value }));
  const wrongAccent = !hex.test(values.accent);
  const failure = save.error ? toApiError(save.error) : undefined;
  const submit = () => {
    if (wrongAccent) return;
    const { accent, font, radius, ...rest } = values;
    save.run({ version: settings.version, ...rest, theme: { accent, displayFont: font, radius } });
  };
  return (
    <Form onSubmit={submit}>
      <FormSection title={words.brand} description={words.brandText}>
        <TextField
          label={words.name}
          value={values.brand}
          onChange={set('brand')}
          error={failure?.fields.brand}
          isRequired
        />
        <TextField label={words.tagline} value={values.tagline} onChange={set('tagline')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={words.locale}
            description={words.localeHelp}
            value={values.locale}
            onChange={set('locale')}
            error={failure?.fields.locale}
          />
          <TextField
            label={words.currency}
            description={words.currencyHelp}
            value={settings.currency}
            isReadOnly
          />
          <TextField
            label={words.accent}
            description={words.accentHelp}
            value={values.accent}
            onChange={set('accent')}
            error={wrongAccent ? words.accentWrong : undefined}
          />
          <Select label={words.font} options={fonts} value={values.font} onChange={set('font')} />
        </div>
        <SegmentedControl
          label={words.radius}
          options={radii}
          value={values.radius}
          onChange={set('radius')}
        />
        <ThemePreview
          brand={{
            accent: wrongAccent ? kept.accent : values.accent,
            display: values.font,
            radius: values.radius,
          }}
        />
        <LogoField settings={settings} />
      </FormSection>
      <FormSection title={words.sender} description={words.senderText} className="border-t border-line">
        <TextField
          label={words.senderEmail}
          description={words.mailsFrom(settings.mailsFrom)}
          type="email"
          value={values.senderEmail}
          onChange={set('senderEmail')}
          error={failure?.fields.senderEmail}
        />
        <TextField
          label={words.supportEmail}
          type="email"
          value={values.supportEmail}
          onChange={set('supportEmail')}
          error={failure?.fields.supportEmail}
        />
        {failure && Object.keys(failure.fields).length === 0 && <Alert tone="error">{failure.message}</Alert>}
        <div className="flex justify-end">
          <Button type="submit" isPending={save.isPending} isDisabled={!dirty}>
            {words.save}
          </Button>
        </div>
      </FormSection>
      {useUnsavedPrompt(dirty)}
    </Form>
  );
}
