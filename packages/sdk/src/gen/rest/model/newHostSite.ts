
export interface NewHostSite {
  /**
     * URL of the website or of one of its pages.
     * @minLength 1
     * @maxLength 200
     */
  origin: string;
}
