import type { PublicProfile } from '@caravan/sdk';
import { savePublicProfile } from '@caravan/sdk/client';
import {
  getGetMyHostQueryKey,
  getGetMyProfileQueryKey,
  getGetPublicProfileQueryKey,
  useListCategories,
} from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { applyFieldErrors } from '@caravan/shell/applyFieldErrors';
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
import { useState } from 'react';
import { set, useForm } from '@caravan/shell/form';
import { paths } from '../paths.ts';
import { AboutFields } from './AboutFields.tsx';
import { ChannelFields } from './ChannelFields.tsx';
import { problemsOf, sent, type Values, valuesOf } from './form.ts';
import { words } from './messages.ts';
import { usePublicProfile } from './usePublicProfile.ts';

/** The form of the public profile (H-133, H-361 to H-374). */
export function EditProfile() {
  const profile = usePublicProfile();
  const { locale } = useTenant();
  const client = useQueryClient();
  const { data: categories } = useListCategories({ query: { staleTime: Infinity, throwOnError: false } });
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({
    defaultValues: valuesOf(profile),
    resolver: (values) => {
      const errors = {};
      for (const [path, message] of Object.entries(problemsOf(values)))
        set(errors, path, { type: 'rule', message });
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors };
    },
  });
  const { isDirty } = form.formState;
  const prompt = useUnsavedPrompt(isDirty);
  const keep = (saved: PublicProfile) => {
    client.setQueryData(getGetPublicProfileQueryKey(profile.id), saved);
    void client.invalidateQueries({ queryKey: getGetMyProfileQueryKey() });
    void client.invalidateQueries({ queryKey: getGetMyHostQueryKey() });
    form.reset(valuesOf(saved));
    const [title, message] = words.saved;
    toast({ title, message, time: 'saved' });
  };
  const update = useChange(savePublicProfile, {
    failed: 'here',
    onDone: keep,
    onFailed: (error) => {
      if (error.status === 409)
        void client.invalidateQueries({ queryKey: getGetPublicProfileQueryKey(profile.id) });
      setFailure(applyFieldErrors(form, error) ? words.missing : words.failed);
    },
  });
  const save = (values: Values) => {
    setFailure(undefined);
    const nameOf = (type: 'language' | 'region', code: string) =>
      new Intl.DisplayNames(locale, { type }).of(code) ?? code;
    update.run(profile.id, sent(values, profile.version, nameOf));
  };
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
            <Button type="submit" form={id} isDisabled={!isDirty} isPending={update.isPending}>
              {words.save}
            </Button>
          </>
        }
      />
      <Form
        id={id}
        onSubmit={form.handleSubmit(save, () => setFailure(words.missing))}
        className="mt-8 grid max-w-3xl grid-cols-1 gap-6"
      >
        {failure && (
          <Alert tone="error" title={words.errorTitle}>
            {failure}
          </Alert>
        )}
        <AboutFields control={form.control} categories={categories?.items ?? []} />
        <ChannelFields control={form.control} />
      </Form>
      {prompt}
    </>
  );
}
