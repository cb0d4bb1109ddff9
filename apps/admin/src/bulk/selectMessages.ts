import { t } from '@lingui/core/macro';

export const select = t`Select`;
