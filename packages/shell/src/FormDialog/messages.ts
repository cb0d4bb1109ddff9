import { t } from '@lingui/core/macro';

export const words = { cancel: t`Cancel` };
