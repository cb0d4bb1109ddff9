import { Acting } from '../frame/Acting.tsx';
import type { Provider, TenantSettings } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { FormSection } from '@caravan/ui/FormSection';
import { useState } from 'react';
import { words } from './messages.ts';
import { ProviderDialog } from './ProviderDialog.tsx';
import { TestMail } from './TestMail.tsx';

export type ProvidersProps = { settings: TenantSettings };

/** The provider of each external service (DECISIONS 6). */
export function Providers({ settings }: ProvidersProps) {
  const [changing, setChanging] = useState<Provider>();
  return (
    <FormSection title={words.providers} description={words.providersText} className="border-t border-line">
      <Card padded={false}>
        <ul aria-label={words.providers} className="divide-y divide-line">
          {settings.providers.map((p) => {
            const name = words.services[p.service] ?? p.service;
            const { embedded, note } = p.options.find((o) => o.name === p.choice) ?? {};
            return (
              <li key={p.service} className="flex flex-wrap items-center gap-3 px-4 py-3 text-sm">
                <span className="min-w-0 flex-1 basis-40 font-medium">{name}</span>
                <span className="text-muted">
                  {p.choice}
                  {embedded && `, ${words.builtIn}`}
                </span>
                <Acting>
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={words.choose(name)}
                    onPress={() => setChanging(p)}
                  >
                    {words.chooseShort}
                  </Button>
                </Acting>
                {p.service === 'email' && <TestMail />}
                {note && <p className="w-full text-[0.8125rem] text-muted">{note}</p>}
              </li>
            );
          })}
        </ul>
      </Card>
      {changing && (
        <ProviderDialog
          provider={changing}
          version={settings.version}
          onClose={() => setChanging(undefined)}
        />
      )}
    </FormSection>
  );
}
