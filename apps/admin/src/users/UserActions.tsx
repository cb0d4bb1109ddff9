import { Group, type Profile, type ProfileSupportActionsItem, type UserUpdate } from '@caravan/sdk';
import { endUserSessions, resendActivation, resetUserToken, updateUser } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { useProfile } from '@caravan/shell/useProfile';
import { useTenant } from '@caravan/shell/useTenant';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Select } from '@caravan/ui/Select';
import { toast } from '@caravan/ui/toast';
import { lazy, Suspense, useState } from 'react';
import { useStaff } from '../frame/useStaff.ts';
import { whyClosed } from '../records/values.ts';
import { paths } from '../paths.ts';
import { Changes } from './Changes.tsx';
import { erase } from './eraseMessages.ts';
import { merge } from './mergeMessages.ts';
import { words } from './messages.ts';
import { person } from './personMessages.ts';
import { nameOf } from './user.ts';

const AccountDialog = lazy(() =>
  import('../tenants/AccountDialog.tsx').then((m) => ({ default: m.AccountDialog })),
);
const EraseDialog = lazy(() => import('./EraseDialog.tsx'));
const MergeDialog = lazy(() => import('./MergeDialog.tsx'));

export type UserActionsProps = { user: Profile };

// People join an operator by invitation or on the operator's page, where the organization is selected.
const groups = Object.values(Group)
  .filter((id) => id !== 'operator')
  .map((id) => ({ id, label: words.groups[id] }));

/** What admins and support can do to an account. */
export function UserActions({ user }: UserActionsProps) {
  const me = useProfile();
  const [asking, setAsking] = useState(false);
  const { platform } = useTenant();
  const { isSupport, looks } = useStaff('people');
  const [recovering, setRecovering] = useState(false);
  const [merging, setMerging] = useState(false);
  const [erasing, setErasing] = useState(false);
  const format = useFormat();
  const [endingSessions, setEndingSessions] = useState(false);
  const settle = (title: string) => {
    setAsking(false);
    setEndingSessions(false);
    toast({ tone: 'success', title });
  };
  const update = useChange(updateUser, { failed: 'here' });
  const resend = useChange(resendActivation, { onDone: () => settle(person.resent) });
  const reset = useChange(resetUserToken, { onDone: () => settle(person.resetSent) });
  const signOut = useChange(endUserSessions, { failed: 'here', onDone: () => settle(person.signedOut) });
  // No one can change their own group or status; the record says so.
  if (user.id === me.id)
    return <p className="mt-6 text-sm text-muted">{whyClosed(user.editableFields ?? [], 'group')}</p>;
  if (user.mergedIntoId)
    return (
      <Alert
        className="mt-6"
        actions={
          <LinkButton variant="secondary" size="sm" href={paths.user(user.mergedIntoId)}>
            {merge.openOther}
          </LinkButton>
        }
      >
        {merge.mergedInto}
      </Alert>
    );
  if (user.erasing ?? user.erasedAt !== undefined)
    return (
      <Alert className="mt-6">
        {user.erasedAt ? erase.erased(format.instant(user.erasedAt, 'date')) : erase.erasing}
      </Alert>
    );
  if (looks) return null;
  const edits = (name: string) => user.editableFields?.some((one) => one.field === name && one.editable);
  if (!edits('disabled'))
    return <p className="mt-6 text-sm text-muted">{whyClosed(user.editableFields ?? [], 'disabled')}</p>;
  const can = (action: ProfileSupportActionsItem) => user.supportActions?.includes(action);
  const disabled = can('enable');
  const change = (data: Omit<UserUpdate, 'version'>, done: string) =>
    void update.send(user.id, { version: user.version, ...data }).then(
      () => settle(done),
      () => undefined,
    );
  return (
    <div className="mt-6 flex flex-col gap-4">
      {user.group !== 'operator' && edits('group') && (
        <Select
          label={person.changeGroup}
          options={groups}
          value={user.group}
          isDisabled={update.isPending}
          onChange={(id) => {
            const group = groups.find((g) => g.id === id)?.id;
            if (group && group !== user.group) change({ group }, person.groupChanged);
          }}
        />
      )}
      {edits('readOnly') && (
        <Changes
          user={user}
          isPending={update.isPending}
          onChange={(data) => change(data, person.changesSet)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {can('resendActivation') && (
          <Button
            size="sm"
            variant="secondary"
            isPending={resend.isPending}
            onPress={() => resend.run(user.id)}
          >
            {person.resend}
          </Button>
        )}
        {can('resetPassword') && (
          <Button
            size="sm"
            variant="secondary"
            isPending={reset.isPending}
            onPress={() => reset.run(user.id)}
          >
            {person.reset}
          </Button>
        )}
        {can('endSessions') && (
          <Button size="sm" variant="secondary" onPress={() => setEndingSessions(true)}>
            {person.signOut}
          </Button>
        )}
        {platform && can('endSessions') && (
          <Button size="sm" variant="secondary" onPress={() => setRecovering(true)}>
            {person.recover}
          </Button>
        )}
        {can('merge') && (
          <Button size="sm" variant="secondary" onPress={() => setMerging(true)}>
            {merge.open}
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          isPending={update.isPending}
          onPress={() => (disabled ? change({ disabled: false }, person.enabled) : setAsking(true))}
        >
          {disabled ? person.enable : person.disable}
        </Button>
        {can('erase') && (
          <Button size="sm" variant="secondary" onPress={() => setErasing(true)}>
            {erase.open}
          </Button>
        )}
      </div>
      {!platform && can('endSessions') && <p className="text-sm text-muted">{person.recoverText}</p>}
      {isSupport && <p className="text-sm text-muted">{person.forAdmins}</p>}
      {update.error && !asking && (
        <Alert tone="error">{Object.values(update.error.fields)[0] ?? update.error.message}</Alert>
      )}
      <ConfirmDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => change({ disabled: true }, person.disabled)}
        title={person.disableTitle(nameOf(user))}
        confirmLabel={person.disable}
        tone="danger"
        isPending={update.isPending}
        error={update.error?.message}
      >
        {person.disableText}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={endingSessions}
        onClose={() => setEndingSessions(false)}
        onConfirm={() => signOut.run(user.id)}
        title={person.signOutTitle(nameOf(user))}
        confirmLabel={person.signOut}
        isPending={signOut.isPending}
        error={signOut.error?.message}
      >
        {person.signOutText}
      </ConfirmDialog>
      <Suspense fallback={null}>
        {erasing && <EraseDialog user={user} onClose={() => setErasing(false)} />}
        {merging && <MergeDialog user={user} onClose={() => setMerging(false)} />}
        {recovering && <AccountDialog email={user.email} onClose={() => setRecovering(false)} />}
      </Suspense>
    </div>
  );
}
