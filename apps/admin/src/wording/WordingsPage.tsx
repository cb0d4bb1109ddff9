import type { EmailRecipient, EmailWordingSummary } from '@caravan/sdk';
import { getListEmailWordingsQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Badge } from '@caravan/ui/Badge';
import { Card } from '@caravan/ui/Card';
import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { SearchField } from '@caravan/ui/SearchField';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

const recipients: readonly EmailRecipient[] = ['traveler', 'host', 'operator', 'admin', 'person'];

/** The emails of the marketplace by who gets them, with how many sentences of each are reworded. */
export function WordingsPage() {
  const { items } = useLoaded(getListEmailWordingsQueryOptions());
  const [text, setText] = useState('');
  usePageTitle('Admin Portal', words.title);
  const sought = text.trim().toLocaleLowerCase();
  const found = items.filter(({ name, when }) => `${name} ${when}`.toLocaleLowerCase().includes(sought));
  const groups = recipients
    .map((recipient) => ({ recipient, emails: found.filter((email) => email.recipient === recipient) }))
    .filter(({ emails }) => emails.length > 0);
  return (
    <div className="max-w-5xl">
      <PageHeader title={words.title} description={words.description} />
      <SearchField className="mt-6 max-w-96" label={words.search} value={text} onChange={setText} />
      {groups.length === 0 && (
        <EmptyState title={words.none} art="search">
          {words.noneText}
        </EmptyState>
      )}
      <div className="mt-6 flex flex-col gap-6">
        {groups.map(({ recipient, emails }) => (
          <Card key={recipient} title={words.recipients[recipient]}>
            <ul className="-my-3 divide-y divide-line">
              {emails.map((email) => (
                <Row key={email.template} email={email} />
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </div>
  );
}

function Row({ email: { template, name, when, fixed, languages } }: { email: EmailWordingSummary }) {
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{name}</span>
          {fixed && <Badge size="sm">{words.fixed}</Badge>}
        </div>
        <p className="mt-0.5 text-sm text-muted">{when}</p>
        {fixed && <p className="mt-1 text-sm text-muted">{fixed}</p>}
      </div>
      <ul className="-ms-3 flex flex-col items-start gap-1">
        {languages.map(({ language, reworded, changed }) => (
          <li key={language} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <LinkButton
              size="sm"
              variant="ghost"
              href={paths.emailWording(template, language)}
              aria-label={words.open(name, words.languages[language])}
            >
              {words.languages[language]}
            </LinkButton>
            {reworded > 0 && (
              <Badge size="sm" tone="blue">
                {words.reworded(reworded)}
              </Badge>
            )}
            {changed > 0 && (
              <Badge size="sm" tone="warning">
                {words.changed}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
