import type { PayeeKind } from './payeeKind.ts';

export type AdminListPayablesParams = {
payeeKind?: PayeeKind;
};
