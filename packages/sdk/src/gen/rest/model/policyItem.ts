import type { PolicyItemKind } from './policyItemKind.ts';

export interface PolicyItem {
  path: string;
  kind: PolicyItemKind;
  /** Of integer, amountMinor and basisPoints. */
  number?: number;
  flag?: boolean;
  text?: string;
  numbers?: number[];
  texts?: string[];
  /** The default as JSON. */
  defaultText?: string;
  /** The tenant chose another value than the default. */
  changed: boolean;
}
