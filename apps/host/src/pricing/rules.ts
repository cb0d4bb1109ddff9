import { words } from './messages.ts';

export interface PriceForm {
  initialMinor: number | null;
  remainingMinor: number | null;
  advanceMinor: number | null;
}

export interface PriceProblems {
  /** Blocks the whole form; shown above it. */
  prices?: string;
  advance?: string;
  /** Why the checkbox next to the button must be checked first (H-412). */
  agreement?: string;
}

/**
 * Problems that prevent the prices from being saved (H-404 to H-413). The server returns them with each
 * what-if calculation; only empty and negative fields, which can't be sent, have messages here.
 */
export function priceProblems(
  form: PriceForm,
  answered: { field: string; message: string }[] = [],
): PriceProblems {
  const problems: PriceProblems = {};
  if (form.initialMinor === null || form.remainingMinor === null) problems.prices = words.invalid;
  if ((form.advanceMinor ?? 0) < 0) problems.advance = words.advanceNegative;
  for (const { field, message } of answered) {
    if (field === 'agreement') problems.agreement = message;
    else if (field === 'flightStipend') problems.advance ??= message;
    else problems.prices ??= message;
  }
  return problems;
}

/** The input of a what-if calculation; undefined while a price is missing. */
export function askable(
  form: PriceForm,
): { initialMinor: bigint; remainingMinor: bigint; flightStipendMinor: bigint } | undefined {
  if (form.initialMinor === null || form.remainingMinor === null) return undefined;
  return {
    initialMinor: BigInt(form.initialMinor),
    remainingMinor: BigInt(form.remainingMinor),
    flightStipendMinor: BigInt(form.advanceMinor ?? 0),
  };
}
