import { savePublicProfile } from '@caravan/sdk/client';
import { savePublicProfileForm } from '@caravan/sdk/forms';
import { getGetPublicProfileQueryKey, useListCategories } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useTenant } from '@caravan/shell/useTenant';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { paths } from '../paths.ts';
import { AboutFields } from './AboutFields.tsx';
import { ChannelFields } from './ChannelFields.tsx';
import { problemsOf, sent, valuesOf } from './form.ts';
import { words } from './messages.ts';
import { usePublicProfile } from './usePublicProfile.ts';

/** The form of the public profile (H-133, H-361 to H-374). */
export function EditProfile() {
  const profile = usePublicProfile();
  const { locale } = useTenant();
  const client = useQueryClient();
  const { data: categories } = useListCategories({}, { query: { staleTime: Infinity, throwOnError: false } });
  const update = useChange(savePublicProfile, {
    failed: 'here',
    onDone: (saved) => {
      client.setQueryData(getGetPublicProfileQueryKey(profile.id), saved);
      const [title, message] = words.saved;
      toast({ title, message, time: 'saved' });
    },
    refreshConflict: [getGetPublicProfileQueryKey(profile.id)],
  });
  const nameOf = (type: 'language' | 'region', code: string) =>
    new Intl.DisplayNames(locale, { type }).of(code) ?? code;
  const form = useForm({
    rules: savePublicProfileForm,
    values: valuesOf(profile),
    input: (values) => sent(values, profile.version, nameOf),
    check: problemsOf,
    send: (input) => update.send(profile.id, input),
    kept: valuesOf,
  });
  const failure = form.isFaulty ? words.missing : form.failure && words.failed;
  const prompt = useUnsavedPrompt(form.isUnsaved);
  const id = 'public-profile';
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <>
            <LinkButton href={paths.publicProfile} variant="secondary" icon={<ArrowLeft aria-hidden />}>
              {words.back}
            </LinkButton>
            <Button type="submit" form={id} isDisabled={!form.isDirty} isPending={form.isPending}>
              {words.save}
            </Button>
          </>
        }
      />
      <Form id={id} form={form} className="mt-8 grid max-w-3xl grid-cols-1 gap-6">
        {failure && (
          <Alert tone="error" title={words.errorTitle}>
            {failure}
          </Alert>
        )}
        <AboutFields categories={categories?.items ?? []} />
        <ChannelFields />
      </Form>
      {prompt}
    </>
  );
}
