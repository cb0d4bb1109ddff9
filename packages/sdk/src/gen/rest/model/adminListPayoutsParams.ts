import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { PayeeKind } from './payeeKind.ts';
import type { PayoutStatus } from './payoutStatus.ts';

export type AdminListPayoutsParams = {
status?: PayoutStatus;
payeeKind?: PayeeKind;
payeeId?: string;
tripId?: string;
/**
 * Opaque cursor pointing after the last row of the previous page.
 * @maxLength 512
 */
cursor?: CursorParameter;
/**
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
};
