
export interface Payment {
  id: string;
  type: string;
  description?: string;
  /** What it pays of the booking. */
  amountMinor: number;
  /** What it pays the insurer beside that; below zero where a premium went back. */
  insuranceMinor?: number;
  /** What it pays for rides beside that; below zero where a ride's price went back. */
  transferMinor?: number;
  date: string;
  status: string;
  /** The money came. */
  arrived: boolean;
  automatic: boolean;
  /** The day by which a bank debit that is on its way is expected to have ended. */
  expectedOn?: string;
}
