
/**
 * Feature switches of the marketplace.
 */
export interface Features {
  /** Public profile of hosts (H-051). */
  publicProfile: boolean;
  /** Address tab of the account (O-052). */
  addressTab: boolean;
  /** The mobile app is offered to travelers. */
  mobileApp: boolean;
  /** Alternative accommodations on itineraries (O-160). */
  accommodationAlternatives: boolean;
  /** Refer a Host. */
  referrals: boolean;
  /** Parties can wait for spots on a full trip. */
  waitlist: boolean;
  /** Hosts can add requests to a trip request (H-118). */
  additionalRequests: boolean;
}
