import { Button } from '@caravan/ui/Button';
import { useState } from 'react';
import { words } from './messages.ts';

export type BackupCodesProps = { codes: string[]; onKept: () => void };

/** Backup codes, shown only once. */
export function BackupCodes({ codes, onKept }: BackupCodesProps) {
  const [copied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true));
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-sm text-muted">{words.codesText}</p>
      <ul
        aria-label={words.backup}
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md border border-line bg-sunken px-5 py-4 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onPress={copy}>
          {copied ? words.copied : words.copyCodes}
        </Button>
        <Button onPress={onKept}>{words.saved}</Button>
      </div>
    </div>
  );
}
