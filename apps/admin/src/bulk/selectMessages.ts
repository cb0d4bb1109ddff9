import { t } from '@lingui/core/macro';

export const select = { open: t`Select`, end: t`Stop selecting` };
