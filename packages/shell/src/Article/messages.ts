import { t } from '@lingui/core/macro';

export const words = {
  draft: t`Draft · Not published yet`,
  published: (version: number, date: string) => t`Version ${version} · Published ${date}`,
};
