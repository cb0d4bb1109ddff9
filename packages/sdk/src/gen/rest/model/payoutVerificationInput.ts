
export interface PayoutVerificationInput {
  /**
     * The page to come back to, as a path of this marketplace.
     * @maxLength 300
     * @pattern ^/([^/\\].*)?$
     */
  returnPath: string;
}
