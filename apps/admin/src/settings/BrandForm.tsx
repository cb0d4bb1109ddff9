import { Acting } from '../frame/Acting.tsx';
import type { TenantSettings } from '@caravan/sdk';
import { updateTenantSettings } from '@caravan/sdk/client';
import { updateTenantSettingsForm } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { FormSection } from '@caravan/ui/FormSection';
import { SegmentedControl } from '@caravan/ui/SegmentedControl';
import { Select } from '@caravan/ui/Select';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextField } from '@caravan/ui/TextField';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import type { DisplayFont, Radius } from '@caravan/ui/theme';
import { lazy, Suspense, useMemo } from 'react';
import { LogoField } from './LogoField.tsx';
import { words } from './messages.ts';
import { useKeepSettings } from './useSettings.ts';

const BrandPreview = lazy(() => import('./BrandPreview.tsx'));

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

/** Brand, theme, and sender, with a live preview. */
export function BrandForm({ settings }: BrandFormProps) {
  const keep = useKeepSettings();
  const save = useChange(updateTenantSettings, { failed: 'here', onDone: (now) => keep(now) });
  const form = useForm({
    rules: updateTenantSettingsForm,
    values: valuesOf(settings),
    input: ({ accent, font, radius, ...rest }) => ({
      version: settings.version,
      ...rest,
      theme: { accent, displayFont: font, radius },
    }),
    names: { 'theme.accent': 'accent', 'theme.displayFont': 'font', 'theme.radius': 'radius' },
    check: ({ accent }) => ({ accent: hex.test(accent) ? undefined : words.accentWrong }),
    send: save.send,
    kept: valuesOf,
  });
  const { values } = form;
  const wrongAccent = !hex.test(values.accent);
  const { accent: saved } = settings.theme;
  const accent = wrongAccent ? saved : values.accent;
  const shown = useMemo(
    () => ({ accent, display: values.font, radius: values.radius }),
    [accent, values.font, values.radius],
  );
  const prompt = useUnsavedPrompt(form.isUnsaved);
  return (
    <Form form={form}>
      <FormSection title={words.brand} description={words.brandText}>
        <TextField label={words.name} {...form.field('brand')} />
        <TextField label={words.tagline} {...form.field('tagline')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={words.locale} description={words.localeHelp} {...form.field('locale')} />
          <TextField
            label={words.currency}
            description={words.currencyHelp}
            value={settings.currency}
            isReadOnly
          />
          <TextField
            label={words.accent}
            description={words.accentHelp}
            {...form.field('accent')}
            error={wrongAccent ? words.accentWrong : form.field('accent').error}
          />
          <Select label={words.font} options={fonts} {...form.field('font')} />
        </div>
        <SegmentedControl
          label={words.radius}
          options={radii}
          value={values.radius}
          onChange={form.field('radius').onChange}
        />
        <LogoField settings={settings} />
      </FormSection>
      <Suspense fallback={<Skeleton className="h-160 w-full rounded-lg" />}>
        <BrandPreview brand={shown} name={values.brand} />
      </Suspense>
      <FormSection title={words.sender} description={words.senderText} className="border-t border-line">
        <TextField
          label={words.senderEmail}
          description={words.mailsFrom(settings.mailsFrom)}
          type="email"
          {...form.field('senderEmail')}
        />
        <TextField label={words.supportEmail} type="email" {...form.field('supportEmail')} />
        {form.failure && <Alert tone="error">{form.failure}</Alert>}
        <div className="flex justify-end">
          <Acting>
            <Button type="submit" isPending={form.isPending} isDisabled={!form.isDirty}>
              {words.save}
            </Button>
          </Acting>
        </div>
      </FormSection>
      {prompt}
    </Form>
  );
}
