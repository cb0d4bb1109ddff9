import type { DeliveryState, Webhook, WebhookSecret } from '@caravan/sdk';
import { rotateWebhookSecret, updateWebhook } from '@caravan/sdk/client';
import {
  getGetWebhookMetadataQueryOptions,
  getGetWebhookQueryKey,
  getGetWebhookQueryOptions,
  getListAuditLogsQueryKey,
} from '@caravan/sdk/react-query';
import { Alert } from '@caravan/ui/Alert';
import { Badge } from '@caravan/ui/Badge';
import { Breadcrumb } from '@caravan/ui/Breadcrumb';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { DangerConfirm } from '@caravan/ui/DangerConfirm';
import { Facts } from '@caravan/ui/Facts';
import { Menu } from '@caravan/ui/Menu';
import { IconButton } from '@caravan/ui/IconButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { toast } from '@caravan/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, Ellipsis, KeyRound, Pause, Pencil, Play, RotateCcw } from 'lucide-react';
import { use, useState } from 'react';
import { useFormat } from '../format/useFormat.ts';
import { OnceSecret } from '../OnceSecret/OnceSecret.tsx';
import { useLoaded } from '../query/useLoaded.ts';
import { useBarred } from '../session/useBarred.ts';
import { RotateDialog } from '../RotateDialog/RotateDialog.tsx';
import { words } from '../Webhooks/messages.ts';
import { PortalTitleContext } from '../title/PortalTitleContext.ts';
import { usePageTitle } from '../title/usePageTitle.ts';
import { WebhookDialog } from '../Webhooks/WebhookDialog.tsx';
import { webhookTones } from '../Webhooks/Webhooks.tsx';
import { Deliveries } from './Deliveries.tsx';
import { ReplayDialog } from './ReplayDialog.tsx';
import { useChange } from '../change/useChange.ts';

export type WebhookPageProps = {
  id: string;
  listPath: string;
  state: DeliveryState | undefined;
  onState: (state: DeliveryState | undefined) => void;
};

type Doing = 'edit' | 'pause' | 'archive' | 'rotate' | { replay: string };

/** A webhook subscription and its deliveries. It can be paused, resumed, and archived, but never deleted. */
export function WebhookPage({ id, listPath, state, onState }: WebhookPageProps) {
  const hook = useLoaded(getGetWebhookQueryOptions(id));
  usePageTitle(use(PortalTitleContext), hook.url);
  const client = useQueryClient();
  const [doing, setDoing] = useState<Doing>();
  const [made, setMade] = useState<WebhookSecret>();
  const close = () => setDoing(undefined);
  const keep = (now: Webhook, title: string) => {
    client.setQueryData(getGetWebhookQueryKey(id), now);
    toast({ tone: 'success', title });
    close();
  };
  // Admins see the change in the history below the page.
  const update = useChange(updateWebhook, { failed: 'here', refresh: [getListAuditLogsQueryKey()] });
  const save = async (data: Partial<Webhook>, title: string) =>
    keep(await update.send(id, { version: hook.version, ...data }), title);
  const change = (data: Partial<Webhook>, title: string) => void save(data, title).catch(() => undefined);
  const begin = (what: Doing) => {
    update.reset();
    setDoing(what);
  };
  const barred = useBarred('updateWebhook');
  const noSecret = useBarred('rotateWebhookSecret');
  const can = (action: Webhook['availableActions'][number]) => hook.availableActions.includes(action);
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumb items={[{ label: words.all, href: listPath }, { label: hook.url }]} />}
        title={<span className="break-all text-xl sm:text-2xl">{hook.url}</span>}
        description={hook.description}
        badges={
          <Badge tone={webhookTones[hook.state]} dot>
            {words.states[hook.state]}
          </Badge>
        }
        actions={
          hook.availableActions.length > 0 && (
            <>
              {can('resume') ? (
                <Button
                  icon={<Play aria-hidden />}
                  isPending={update.isPending}
                  {...(barred && { disabledReason: barred })}
                  onPress={() => change({ state: 'active' }, words.resumed)}
                >
                  {words.resume}
                </Button>
              ) : (
                <Button
                  variant="secondary"
                  icon={<Pause aria-hidden />}
                  {...(barred && { disabledReason: barred })}
                  onPress={() => begin('pause')}
                >
                  {words.pause}
                </Button>
              )}
              {can('edit') && (
                <Button
                  variant="secondary"
                  icon={<Pencil aria-hidden />}
                  {...(barred && { disabledReason: barred })}
                  onPress={() => begin('edit')}
                >
                  {words.edit}
                </Button>
              )}
              {can('archive') && (
                <Menu
                  trigger={<IconButton label={words.more} icon={<Ellipsis aria-hidden />} />}
                  items={[
                    {
                      id: 'replay',
                      label: words.replay,
                      icon: <RotateCcw aria-hidden />,
                      onAction: () => begin({ replay: '0' }),
                    },
                    {
                      id: 'rotate',
                      label: words.rotate,
                      ...(noSecret && { disabledReason: noSecret }),
                      icon: <KeyRound aria-hidden />,
                      onAction: () => begin('rotate'),
                    },
                    {
                      id: 'archive',
                      label: words.archive,
                      ...(barred && { disabledReason: barred }),
                      icon: <Archive aria-hidden />,
                      tone: 'danger',
                      onAction: () => begin('archive'),
                    },
                  ]}
                />
              )}
            </>
          )
        }
      />
      {hook.pauseReason && (
        <Alert tone="warning" title={words.pausedTitle} className="mt-6">
          {hook.pauseReason}
        </Alert>
      )}
      {update.error && !doing && (
        <Alert tone="error" className="mt-6">
          {update.error.message}
        </Alert>
      )}
      <HookFacts hook={hook} />
      <Deliveries id={id} state={state} onState={onState} onReplay={(after) => begin({ replay: after })} />
      {doing === 'edit' && (
        <WebhookDialog webhook={hook} onSave={(input) => save(input, words.saved)} onClose={close} />
      )}
      <ConfirmDialog
        isOpen={doing === 'pause'}
        onClose={close}
        onConfirm={() => change({ state: 'paused' }, words.paused)}
        title={words.pauseTitle}
        confirmLabel={words.pause}
        isPending={update.isPending}
        error={update.error?.message}
      >
        {words.pauseText}
      </ConfirmDialog>
      <DangerConfirm
        isOpen={doing === 'archive'}
        onClose={close}
        onConfirm={() => change({ state: 'archived' }, words.archived)}
        title={words.archiveTitle}
        consequence={words.archiveConsequence}
        acknowledgement={words.archiveAcknowledge}
        confirmLabel={words.archive}
        isPending={update.isPending}
        error={update.error?.message}
      >
        {words.archiveText}
      </DangerConfirm>
      {doing === 'rotate' && (
        <RotateSecret
          id={id}
          onRotated={(answer) => {
            setMade(answer);
            keep(answer.webhook, words.rotated);
          }}
          onClose={close}
        />
      )}
      {typeof doing === 'object' && (
        <ReplayDialog id={id} after={doing.replay} onDone={close} onClose={close} />
      )}
      {made && (
        <OnceSecret
          title={words.rotated}
          label={words.secret}
          value={made.secret}
          onClose={() => setMade(undefined)}
        />
      )}
    </>
  );
}

function RotateSecret({
  id,
  onRotated,
  onClose,
}: {
  id: string;
  onRotated: (made: WebhookSecret) => void;
  onClose: () => void;
}) {
  const rotate = useChange(rotateWebhookSecret, { failed: 'here', onDone: onRotated });
  return (
    <RotateDialog
      title={words.rotateTitle}
      text={words.rotateText}
      onRotate={(overlapHours) => rotate.run(id, { overlapHours })}
      onClose={onClose}
      isPending={rotate.isPending}
      error={rotate.error?.message}
    />
  );
}

function HookFacts({ hook }: { hook: Webhook }) {
  const format = useFormat();
  const metadata = useQuery(getGetWebhookMetadataQueryOptions());
  const f = words.facts;
  return (
    <Facts
      layout="columns"
      className="mt-7 max-w-3xl"
      items={[
        { id: 'owner', label: f.owner, value: hook.operatorName ?? words.marketplace },
        {
          id: 'events',
          label: f.events,
          value: hook.eventTypes.map((type) => words.typeWords[type]).join(', ') || words.every,
        },
        { id: 'cursor', label: f.cursor, value: <code className="text-xs">{hook.cursor ?? '0'}</code> },
        ...(metadata.data
          ? [{ id: 'retries', label: f.retries, value: words.hours(metadata.data.retryHours) }]
          : []),
        ...(hook.previousSecretUntil
          ? [
              {
                id: 'secret',
                label: words.secret,
                value: words.previousSecret(format.instant(hook.previousSecretUntil)),
              },
            ]
          : []),
        { id: 'id', label: f.id, value: <code className="text-xs">{hook.id}</code> },
      ]}
    />
  );
}
