
export interface Company {
  /** What the company's webhook address ends with. Choose one for a new company. */
  id: string;
  /** @maxLength 20 */
  kind: string;
  /** @maxLength 60 */
  name: string;
  /**
     * How it is reached: simulated, or http.
     * @maxLength 20
     */
  adapter: string;
  /** @maxLength 300 */
  url?: string;
  /**
     * Sent only to set or replace it, never returned.
     * @maxLength 1000
     */
  key?: string;
  keySet?: boolean;
  /**
     * Two-letter codes of the countries it covers: where the customer of an insured booking lives, or where a ride begins. Empty for every country.
     * @maxItems 300
     * @items.maxLength 2
     */
  countries: string[];
  /** Whether it gets no new policies or rides; it keeps those it has. */
  paused?: boolean;
  /** Number of its policies in force or of its rides ahead. */
  inForce?: number;
}
