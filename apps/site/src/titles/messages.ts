import { t } from '@lingui/core/macro';

/** Document titles of the pages. */
export const titles = {
  brokenLink: t`Broken link`,
  changePassword: t`Change password`,
  createAccount: t`Create account`,
  forgotPassword: t`Forgot password`,
  newPassword: t`New password`,
};
