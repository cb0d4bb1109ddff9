
export interface PayoutVerificationInput {
  /**
     * The page to return to, as a path of this marketplace.
     * @maxLength 300
     * @pattern ^/([^/\\].*)?$
     */
  returnPath: string;
}
