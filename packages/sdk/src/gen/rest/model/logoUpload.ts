
export interface LogoUpload {
  /**
     * The picture, in base64.
     * @maxLength 1048576
     */
  data?: string;
}
