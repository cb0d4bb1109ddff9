import type { SearchParameter } from './searchParameter.ts';
import type { ServiceType } from './serviceType.ts';

export type SearchServiceLibraryParams = {
/**
 * Words to search for.
 * @maxLength 200
 */
q?: SearchParameter;
type?: ServiceType;
/**
 * @minimum 3
 * @maximum 300
 */
limit?: number;
/**
 * The operator whose library is searched; operators see only their own.
 */
operatorId?: string;
};
