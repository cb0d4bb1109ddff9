import { t } from '@lingui/core/macro';

export const words = { error: (status: number) => t`Error ${status}` };
