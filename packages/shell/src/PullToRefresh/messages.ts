import { t } from '@lingui/core/macro';

export const words = { begun: t`Pull to refresh`, far: t`Let go to refresh`, asked: t`Refreshing` };
