import type { TenantSettings } from '@caravan/sdk';
import { uploadTenantLogo } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { ImageField } from '@caravan/ui/ImageField';
import { words } from './messages.ts';
import { useKeepSettings } from './useSettings.ts';

export type LogoFieldProps = { settings: TenantSettings };

const width = 480;
const height = 160;
const maxBytes = 750_000;

/** The logo, saved as soon as it is selected. */
export function LogoField({ settings }: LogoFieldProps) {
  const keep = useKeepSettings();
  const upload = useChange(uploadTenantLogo, { onDone: (now) => keep(now) });
  const send = async (file: File | null) => upload.run(file ? { data: await base64(file) } : {});
  return (
    <ImageField
      label={words.logo}
      description={words.logoHelp}
      value={settings.theme.logoUrl ?? null}
      onChange={(file) => void send(file)}
      width={width}
      height={height}
      maxBytes={maxBytes}
      accept={['image/png', 'image/jpeg']}
      isPending={upload.isPending}
      error={upload.error?.fields.data}
    />
  );
}

function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '');
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'));
    reader.readAsDataURL(file);
  });
}
