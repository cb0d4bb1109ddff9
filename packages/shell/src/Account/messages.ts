import { t } from '@lingui/core/macro';

/** Messages of the account pages (O-048 to O-053, O-110, O-151, O-154, O-167, O-215, H-249). */
export const words = {
  title: t`Account`,
  tabs: { profile: t`Profile`, address: t`Address`, security: t`Security` },
  personal: t`Personal Information`,
  profile: t`Profile`,
  address: t`Address`,
  fields: {
    firstName: t`First name`,
    lastName: t`Last name`,
    email: t`Email`,
    emailHint: t`You sign in with this email. It cannot be changed here.`,
    displayName: t`Display name`,
    phoneNumber: t`Phone number`,
    websiteUrl: t`Website`,
    instagramHandle: t`Instagram handle`,
    gender: t`Gender`,
    bio: t`Bio`,
    emailSignature: t`Email signature`,
    paypalEmail: t`PayPal email`,
    picture: t`Profile picture`,
    pictureHint: t`JPEG, PNG, or WebP under 2 MB. 520 x 520 looks best.`,
    streetLineOne: t`Street line 1`,
    streetLineTwo: t`Street line 2`,
    city: t`City`,
    subdivisionCode: t`State or region`,
    postalCode: t`Postal code`,
    countryCode: t`Country`,
  },
  genders: {
    female: t`Female`,
    male: t`Male`,
    nonBinary: t`Non-binary`,
    preferNotToSay: t`Prefer not to say`,
  },
  chooseCountry: t`Choose a country first.`,
  noRegions: t`This country has no states or regions.`,
  completion: { required: t`Required`, incomplete: t`Incomplete`, complete: t`Complete` },
  save: t`Save`,
  required: t`This field is required`,
  saved: (section: string) => [t`Success`, t`Your ${section} was updated successfully.`] as const,
  failed: (section: string) =>
    [t`Error`, t`There was an error saving your ${section}. Please try again.`] as const,
};

export const bioLimit = 350;
export const signatureLimit = 1000;
