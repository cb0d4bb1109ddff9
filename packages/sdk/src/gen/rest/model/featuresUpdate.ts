
export interface FeaturesUpdate {
  publicProfile?: boolean;
  addressTab?: boolean;
  mobileApp?: boolean;
  accommodationAlternatives?: boolean;
  referrals?: boolean;
  waitlist?: boolean;
  additionalRequests?: boolean;
}
