import { AccessService } from '@caravan/sdk/connect';
import { useGetUser } from '@caravan/sdk/react-query';
import { useRpc } from '@caravan/shell/rpc';
import { useFormat } from '@caravan/shell/useFormat';
import { useForm } from '@caravan/shell/useForm';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { Select } from '@caravan/ui/Select';
import { Skeleton } from '@caravan/ui/Skeleton';
import { person } from '../users/personMessages.ts';
import { nameOf } from '../users/user.ts';
import { Chain } from './Chain.tsx';
import { kindWords, nameWords, words } from './messages.ts';
import { ObjectPicker } from './ObjectPicker.tsx';
import { PersonPicker } from './PersonPicker.tsx';

export interface Question {
  user?: string | undefined;
  namespace?: string | undefined;
  object?: string | undefined;
  permit?: string | undefined;
}

export type CheckerProps = { question: Question; onAsk: (question: Question) => void };

/** Can this person do that with this object? The question is kept in the URL. */
export function Checker({ question, onAsk }: CheckerProps) {
  const sets = useRpc(AccessService.method.listPermits, {}, { staleTime: Infinity });
  const form = useForm({
    values: {
      user: question.user ?? '',
      namespace: question.namespace ?? '',
      object: question.object ?? '',
      permit: question.permit ?? '',
    },
    check: (asked) =>
      Object.fromEntries(
        Object.entries(asked).map(([name, value]) => [name, value ? undefined : words.required]),
      ),
    send: onAsk,
  });
  const { namespace, permit, object, user } = form.values;
  const isAsked = Boolean(question.user && question.namespace && question.object && question.permit);
  const answer = useExplained(question, isAsked);
  const permits = sets.data?.sets.find((s) => s.namespace === namespace)?.permits ?? [];
  return (
    <Card title={words.ask}>
      <Form form={form} className="grid gap-5 sm:grid-cols-2">
        <PersonPicker
          label={words.person}
          placeholder={words.personPlaceholder}
          {...form.field('user')}
          value={user || undefined}
          onChange={(id) => form.set('user', id ?? '')}
        />
        <Select
          label={words.kind}
          options={(sets.data?.sets ?? []).map((s) => ({ id: s.namespace, label: kindWords(s.namespace) }))}
          {...form.field('namespace')}
          value={namespace || null}
          onChange={(kind) => {
            form.set('namespace', kind);
            form.set('permit', '');
            form.set('object', '');
          }}
        />
        <ObjectPicker
          namespace={namespace}
          {...form.field('object')}
          value={object}
          name={object === question.object ? answer.data?.object?.name : undefined}
          onChange={(id) => form.set('object', id)}
        />
        <Select
          label={words.permit}
          options={permits.map((id) => ({ id, label: words.permitWords(id) }))}
          {...form.field('permit')}
          value={permit || null}
          isDisabled={permits.length === 0}
        />
        <div className="sm:col-span-2">
          <Button type="submit">{words.check}</Button>
        </div>
      </Form>
      {isAsked && <Answer answer={answer} permit={question.permit ?? ''} />}
      {question.user && <Limits userId={question.user} />}
    </Card>
  );
}

function useExplained({ user = '', namespace = '', object = '', permit = '' }: Question, enabled: boolean) {
  return useRpc(
    AccessService.method.explain,
    { userId: user, namespace, objectId: object, permit },
    { enabled, throwOnError: false, retry: false },
  );
}

/** Relations say what staff may do; what they are limited to comes on top of that. */
function Limits({ userId }: { userId: string }) {
  const { data: user } = useGetUser(userId, { query: { throwOnError: false } });
  const format = useFormat();
  if (!user?.readOnly && !user?.sections) return null;
  return (
    <Alert tone="info" className="mt-4">
      {user.readOnly
        ? words.looks(nameOf(user))
        : words.onlySections(
            nameOf(user),
            format.list((user.sections ?? []).map((one) => person.sections[one])),
          )}
    </Alert>
  );
}

type AnswerProps = { answer: ReturnType<typeof useExplained>; permit: string };

function Answer({ answer, permit }: AnswerProps) {
  if (answer.error) {
    return (
      <Alert tone="error" className="mt-6">
        {answer.error.message}
      </Alert>
    );
  }
  if (!answer.data) return <Skeleton lines={3} className="mt-6" />;
  const { allowed, subject, object, steps, paths } = answer.data;
  const say = allowed ? words.may : words.mayNot;
  return (
    <section aria-live="polite" className="mt-6">
      <Alert tone={allowed ? 'success' : 'warning'} title={allowed ? words.allowed : words.denied}>
        {say(nameWords(subject), words.permitWords(permit), nameWords(object))}
      </Alert>
      {allowed ? (
        <>
          <h3 className="mt-5 text-base font-semibold">{words.why}</h3>
          <Chain steps={steps} />
        </>
      ) : (
        <>
          <h3 className="mt-5 text-base font-semibold">{words.wouldHave}</h3>
          <ul className="mt-1.5 list-disc ps-5 text-sm">
            {paths.map(({ links }) => (
              <li key={links.join()}>{links.map(words.linkWords).join(' → ')}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
