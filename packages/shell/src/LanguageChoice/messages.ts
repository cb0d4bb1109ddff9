import { t } from '@lingui/core/macro';

export const words = { language: t`Language` };
