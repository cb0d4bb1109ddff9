import { counts } from '@caravan/shell/counts';
import { Card } from '@caravan/ui/Card';
import { EmbedFrame } from '@caravan/ui/EmbedFrame';
import { ErrorState } from '@caravan/ui/ErrorState';
import { SegmentedControl } from '@caravan/ui/SegmentedControl';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useState } from 'react';
import { copyWords } from './copyWords.ts';
import { emailWords as words } from './emailWords.ts';
import type { Preview } from './useEmailPreview.ts';

export type EmailPreviewProps = { name: string; preview: Preview; onlyMissed?: boolean };

const screens = { desktop: 'w-full', phone: 'mx-auto w-full max-w-97.5' } as const;
type Screen = keyof typeof screens;
const options = (['desktop', 'phone'] as const).map((id) => ({ id, label: words.screens[id] }));

/** The email on a phone or a desktop, and the current number of recipients (H-545). */
export function EmailPreview({ name, preview, onlyMissed }: EmailPreviewProps) {
  const goesTo = onlyMissed ? copyWords.toMissed : words.recipients;
  const [screen, setScreen] = useState<Screen>('desktop');
  const { mail, error } = preview;
  return (
    <Card
      title={words.preview}
      actions={
        <SegmentedControl
          label={words.screen}
          options={options}
          value={screen}
          onChange={(next) => setScreen(next as Screen)}
        />
      }
    >
      {error && (
        <ErrorState compact level={3} title={words.previewFailed} onRetry={preview.retry}>
          {error.fields.hostBlurb ?? error.message}
        </ErrorState>
      )}
      {mail && !error && (
        <>
          <p className="font-medium">{words.subjectLine(mail.subject)}</p>
          <p className="mt-1 mb-4 text-sm text-muted">{goesTo(counts.people(mail.recipients))}</p>
          <div className={screens[screen]}>
            <EmbedFrame title={words.frame(name)} html={mail.previewHtml} height={720} />
          </div>
        </>
      )}
      {!mail && !error && <Skeleton className="h-96 w-full rounded-lg" />}
    </Card>
  );
}
