
/**
 * What is switched on here.
 */
export interface Features {
  /** Public Profile of hosts (H-051). */
  publicProfile: boolean;
  /** Address tab of the account (O-052). */
  addressTab: boolean;
  /** The mobile app is offered to travelers. */
  mobileApp: boolean;
  /** Alternatives of accommodations on itineraries (O-160). */
  accommodationAlternatives: boolean;
  /** Refer a Host. */
  referrals: boolean;
  /** Parties may wait for places of a full trip. */
  waitlist: boolean;
  /** Hosts may add wishes to a trip request (H-118). */
  additionalRequests: boolean;
}
