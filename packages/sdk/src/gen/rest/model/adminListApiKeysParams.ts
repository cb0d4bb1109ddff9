import type { ApiKeyState } from './apiKeyState.ts';
import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';

export type AdminListApiKeysParams = {
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
/**
 * Returns only this operator's keys.
 */
operatorId?: string;
state?: ApiKeyState;
};
