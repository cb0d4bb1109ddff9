/** Account pages (O-048 to O-053, O-110, O-151, O-154, O-167, O-215, H-249). */
export const words = {
  title: 'Account',
  tabs: { profile: 'Profile', address: 'Address', security: 'Security' },
  personal: 'Personal Information',
  profile: 'Profile',
  address: 'Address',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    emailHint: 'You sign in with this email. It cannot be changed here.',
    displayName: 'Display name',
    phoneNumber: 'Phone number',
    websiteUrl: 'Website',
    instagramHandle: 'Instagram handle',
    gender: 'Gender',
    bio: 'Bio',
    emailSignature: 'Email signature',
    paypalEmail: 'PayPal email',
    picture: 'Profile picture',
    pictureHint: 'JPEG, PNG, or WebP under 2 MB. 520 x 520 looks best.',
    streetLineOne: 'Street line 1',
    streetLineTwo: 'Street line 2',
    city: 'City',
    subdivisionCode: 'State or region',
    postalCode: 'Postal code',
    countryCode: 'Country',
  },
  genders: { female: 'Female', male: 'Male', nonBinary: 'Non-binary', preferNotToSay: 'Prefer not to say' },
  chooseCountry: 'Choose a country first.',
  noRegions: 'This country has no states or regions.',
  completion: { required: 'Required', incomplete: 'Incomplete', complete: 'Complete' },
  save: 'Save',
  required: 'This field is required',
  saved: (section: string) => ['Success', `Your ${section} was updated successfully.`] as const,
  failed: (section: string) =>
    ['Error', `There was an error saving your ${section}. Please try again.`] as const,
};

export const bioLimit = 350;
export const signatureLimit = 1000;
