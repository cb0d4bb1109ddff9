import type { Statement } from './statement.ts';

export interface PayeeStatement {
  payeeName: string;
  statement: Statement;
}
