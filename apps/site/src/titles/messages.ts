import { t } from '@lingui/core/macro';

/** What the browser calls each page, before what it is about. */
export const titles = {
  brokenLink: t`Broken link`,
  changePassword: t`Change password`,
  createAccount: t`Create account`,
  forgotPassword: t`Forgot password`,
  newPassword: t`New password`,
};
