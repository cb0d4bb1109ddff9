import type { HostSite, Trip } from '@caravan/sdk';
import { allowMySite, refuseMySite } from '@caravan/sdk/client';
import { allowMySiteForm } from '@caravan/sdk/forms';
import { getListMySitesQueryKey, useListMySites } from '@caravan/sdk/react-query';
import { Form } from '@caravan/shell/Form';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { CopyField } from '@caravan/ui/CopyField';
import { ErrorState } from '@caravan/ui/ErrorState';
import { IconButton } from '@caravan/ui/IconButton';
import { SegmentedControl } from '@caravan/ui/SegmentedControl';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextField } from '@caravan/ui/TextField';
import { toast } from '@caravan/ui/toast';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { absolute } from '../preview/useTripPage.ts';
import { siteWords as words } from './siteWords.ts';

type Kind = keyof typeof words.kinds;
const kinds = Object.entries(words.kinds).map(([id, label]) => ({ id, label }));

/** The snippet to paste into a page: a placeholder for the card, and the script that renders it. */
const snippet = (tripPath: string) =>
  `<div data-caravan-trip="${tripPath}"></div> <script src="${absolute('/embed.js')}" async></script>`;

/** The trip on the host's own website: where it can be embedded, and the code to do so. */
export default function OwnSite({ trip }: { trip: Trip }) {
  const [kind, setKind] = useState<Kind>('plain');
  const sites = useListMySites();
  if (!trip.tripPath) return null;
  return (
    <Card title={words.title} description={words.text}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <div>
          <h3 className="mb-3 text-sm font-medium">{words.sites}</h3>
          {sites.data ? (
            <Sites items={sites.data.items} />
          ) : sites.error ? (
            <ErrorState onRetry={() => void sites.refetch()}>{words.failed}</ErrorState>
          ) : (
            <Skeleton className="h-11" />
          )}
          <NewSite />
        </div>
        <div className="grid grid-cols-1 content-start gap-4">
          <h3 className="text-sm font-medium">{words.where}</h3>
          <SegmentedControl
            label={words.where}
            options={kinds}
            value={kind}
            onChange={(id) => setKind(id as Kind)}
            stretch
          />
          <p className="text-sm text-muted">{words.steps[kind]}</p>
          <CopyField
            label={words.code}
            value={snippet(trip.tripPath)}
            onError={() => toast({ tone: 'error', title: words.copyFailed })}
          />
        </div>
      </div>
    </Card>
  );
}

function Sites({ items }: { items: HostSite[] }) {
  const refuse = useChange(refuseMySite, { done: words.refused, refresh: [getListMySitesQueryKey()] });
  if (items.length === 0) return <p className="text-sm text-muted">{words.none}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map(({ id, origin }) => (
        <li key={id} className="flex items-center justify-between gap-4 py-1">
          <span className="min-w-0 text-[0.9375rem] break-all">{origin}</span>
          <IconButton
            label={words.refuse(origin)}
            icon={<Trash2 aria-hidden />}
            isDisabled={refuse.isPending}
            onPress={() => refuse.run(id)}
          />
        </li>
      ))}
    </ul>
  );
}

function NewSite() {
  const allow = useChange(allowMySite, {
    failed: 'here',
    done: words.allowed,
    refresh: [getListMySitesQueryKey()],
  });
  const form = useForm({
    rules: allowMySiteForm,
    values: { origin: '' },
    send: (input) => allow.send(input),
    kept: () => ({ origin: '' }),
  });
  return (
    <Form form={form} className="mt-5 grid grid-cols-1 items-start gap-3">
      <TextField
        label={words.origin}
        description={words.originHelp}
        inputMode="url"
        autoComplete="url"
        {...form.field('origin')}
      />
      <Button type="submit" variant="secondary" className="justify-self-start" isPending={allow.isPending}>
        {words.allow}
      </Button>
    </Form>
  );
}
