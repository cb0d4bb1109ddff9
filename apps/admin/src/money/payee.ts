import type { PayeeKind, StatementKind } from '@caravan/sdk';

/** Parses the `kind:id` of the payee whose statement is open, from the URL. */
export function payeeOf(text: string | undefined): { kind: StatementKind; id: string } | undefined {
  const [kind, id] = (text ?? '').split(':');
  return (kind === 'host' || kind === 'operator') && id ? { kind, id } : undefined;
}

/** Insurers have no statement of their own: what they are owed is a sum over policies. */
export const hasStatement = (kind: PayeeKind): kind is StatementKind => kind !== 'insurer';
