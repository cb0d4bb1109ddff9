import type { PolicyItemKind } from './policyItemKind.ts';

export interface PolicyItem {
  path: string;
  kind: PolicyItemKind;
  /** Value of an integer, amountMinor or basisPoints policy. */
  number?: number;
  flag?: boolean;
  text?: string;
  numbers?: number[];
  texts?: string[];
  /** The default, as JSON. */
  defaultText?: string;
  /** Whether the marketplace's value differs from the default. */
  changed: boolean;
}
