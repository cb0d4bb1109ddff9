import type { SearchParameter } from './searchParameter.ts';
import type { ServiceType } from './serviceType.ts';

export type SearchServiceLibraryParams = {
/**
 * Words to look for.
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
 * Whose library; an operator sees his own.
 */
operatorId?: string;
};
