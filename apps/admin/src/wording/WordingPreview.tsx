import { Card } from '@caravan/ui/Card';
import { EmbedFrame } from '@caravan/ui/EmbedFrame';
import { ErrorState } from '@caravan/ui/ErrorState';
import { SegmentedControl } from '@caravan/ui/SegmentedControl';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useState } from 'react';
import { words } from './messages.ts';
import type { Preview } from './usePreview.ts';

export type WordingPreviewProps = { name: string; preview: Preview };

/** Widths of an email on a desktop and on a phone: 600 and 375 px. */
const widths = { wide: 'max-w-150', narrow: 'max-w-93.75' } as const;
type Width = keyof typeof widths;
type Format = keyof typeof words.formats;

/** The email with sample data, as its readers would see it. */
export function WordingPreview({ name, preview: { email, error, retry } }: WordingPreviewProps) {
  const [width, setWidth] = useState<Width>('wide');
  const [format, setFormat] = useState<Format>('html');
  return (
    <Card
      title={words.panes.preview}
      actions={
        <>
          <SegmentedControl
            label={words.format}
            options={(['html', 'plain'] as const).map((id) => ({ id, label: words.formats[id] }))}
            value={format}
            onChange={(id) => setFormat(id as Format)}
          />
          <SegmentedControl
            label={words.width}
            options={(['wide', 'narrow'] as const).map((id) => ({ id, label: words.widths[id] }))}
            value={width}
            onChange={(id) => setWidth(id as Width)}
          />
        </>
      }
    >
      {error && (
        <ErrorState compact level={3} title={words.previewFailed} onRetry={retry} className="mb-4">
          {error}
        </ErrorState>
      )}
      {email ? (
        <>
          <p className="font-medium">{email.subject}</p>
          <p className="mt-1 mb-4 text-sm text-muted">{email.preheader}</p>
          <div className={`mx-auto w-full ${widths[width]}`}>
            {format === 'html' ? (
              <EmbedFrame title={words.frame(name)} html={email.html} height={640} />
            ) : (
              <p className="rounded-md bg-sunken p-4 text-sm whitespace-pre-wrap wrap-anywhere">
                {email.plain}
              </p>
            )}
          </div>
        </>
      ) : (
        !error && <Skeleton className="h-96 w-full rounded-lg" />
      )}
    </Card>
  );
}
