import { t } from '@lingui/core/macro';

export const words = {
  old: (version: number) => t`You’re reading version ${version}, which no longer applies.`,
  current: t`Read the current version`,
  versions: t`Versions`,
  version: (version: number, date: string) => t`Version ${version} · ${date}`,
};
