import { t } from '@lingui/core/macro';

export const words = { noCards: t`Don’t enter card numbers here` };
