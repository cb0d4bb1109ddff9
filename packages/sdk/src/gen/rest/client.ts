import type {
  AcceptDispute,
  AcceptHostTerms,
  AccommodationPlan,
  AccountAction,
  ActivateUser,
  ActivateUserParams,
  ActivationState,
  AddOnRemoval,
  AdminCancelBooking,
  AdminCancellationInput,
  AdminCreateItineraryParams,
  AdminGetStatementParams,
  AdminListApiKeysParams,
  AdminListBookingsParams,
  AdminListItinerariesParams,
  AdminListLinksParams,
  AdminListPayablesParams,
  AdminListPayoutsParams,
  AdminListReviewsParams,
  AdminListTripRequestsParams,
  AdminListTripsParams,
  AdminListWebhooksParams,
  AdminPrintStatementParams,
  AlternativeInput,
  ApiKey,
  ApiKeyInput,
  ApiKeyPage,
  ApiKeySecret,
  ApproximateAmountParams,
  Approximation,
  Assignments,
  AssignmentsInput,
  Audience,
  AuditPage,
  AuthenticatePayment,
  AutomaticPayment,
  Availability,
  BackupCodes,
  BookGroundTransfers,
  BookMonth,
  BookMonthList,
  BookedGroundTransfers,
  Booking,
  BookingDispute,
  BookingFees,
  BookingInsurance,
  BookingMoney,
  BookingPage,
  BookingUpdated,
  BulkInput,
  BulkRun,
  BuyInsurance,
  CalendarFeed,
  CancelBooking,
  CancelGroundTransfer,
  CancelInsurance,
  CancellationOffer,
  CardList,
  CardSaving,
  CardToken,
  Cart,
  CartInput,
  Categories,
  ChangePassword,
  ChangePayer,
  CheckUserActivationParams,
  ClockAdvance,
  ClockRun,
  CompareItineraryVersionsParams,
  CountryList,
  Credentials,
  CreditList,
  CurrencyList,
  DayChangeList,
  DayChangesSeen,
  DeleteServicesParams,
  Delivery,
  DeliveryPage,
  DestinationList,
  Difference,
  DifferencePage,
  DiscountCalculation,
  DiscountCode,
  DiscountCodeInput,
  DiscountCodePage,
  DiscountInput,
  DisputeEvidence,
  Done,
  DownloadAuditLogsParams,
  DownloadExportParams,
  DownloadHostStatementParams,
  DownloadOperatorStatementParams,
  Earnings,
  EarningsReport,
  Email,
  EmailCampaign,
  EmailHookList,
  EmailOnly,
  EmailPage,
  EmailPreview,
  EmailPreviewInput,
  EmergencyContactList,
  EraseUser,
  ErasureCalculation,
  EstimateGroundTransfers,
  Export,
  ExportAudienceParams,
  ExportInput,
  ExportPage,
  GetActivationProfileParams,
  GetAnalyticsReportParams,
  GetAvailabilityParams,
  GetCancellationOfferParams,
  GetEmailPreviewParams,
  GetHostStatementParams,
  GetOperatorStatementParams,
  GetPasswordResetProfileParams,
  GetPublicTripParams,
  GetSingleSupplementParams,
  GetSuggestedSellPriceParams,
  GetTenantLogoParams,
  GetTripScreenshotParams,
  GroundTransfer,
  GroundTransferEstimates,
  GroundTransferOffer,
  GroundTransferPage,
  GroundTransferQuotes,
  GroundTransferUpdate,
  Hold,
  HoldDiscount,
  HoldInput,
  HoldInsurance,
  HoldReminder,
  HomeProgress,
  HomeTrips,
  Host,
  HostCompanions,
  HostCompanionsInput,
  HostDiscount,
  HostDiscountInput,
  HostDiscountPage,
  HostEvent,
  HostNameInput,
  HostNext,
  HostPage,
  HostSignup,
  HostSites,
  HostTermsDocument,
  HostUpdate,
  ImageUpload,
  Impersonation,
  ImpersonationPage,
  ImpersonationStart,
  ImportantDates,
  InsurancePolicy,
  InsurancePolicyList,
  InsuranceQuote,
  Introduction,
  InventoryBatch,
  InventoryBatchResult,
  InventoryChange,
  InventoryInput,
  InventoryItem,
  InventoryList,
  InventoryMetadata,
  Itinerary,
  ItineraryDifference,
  ItineraryDraft,
  ItineraryImport,
  ItineraryPage,
  ItineraryUpdate,
  ItineraryVersionPage,
  JobSchedule,
  JournalPeriod,
  Link,
  LinkPage,
  LinkUpdate,
  ListApiKeysParams,
  ListAuditLogsParams,
  ListBookingsParams,
  ListDeliveriesParams,
  ListDifferencesParams,
  ListDiscountCodesParams,
  ListEmailsParams,
  ListExportsParams,
  ListGroundTransfersParams,
  ListHostDiscountsParams,
  ListHostMetadataParams,
  ListHostPayoutsParams,
  ListHostsParams,
  ListImpersonationsParams,
  ListInventoryParams,
  ListItinerariesParams,
  ListItineraryMetadataParams,
  ListItineraryReviewsParams,
  ListItineraryVersionsParams,
  ListLinkMetadataParams,
  ListListViewsParams,
  ListMyLinksParams,
  ListMyNoticesParams,
  ListMyTravelersParams,
  ListOperatorMetadataParams,
  ListOperatorPayoutsParams,
  ListOperatorReviewsParams,
  ListOperatorsParams,
  ListPublicHostReviewsParams,
  ListPublicTripsParams,
  ListRecommendationMetadataParams,
  ListRecommendationsParams,
  ListReviewResponsesParams,
  ListServicesParams,
  ListTenantsParams,
  ListTravelerMetadataParams,
  ListTravelersParams,
  ListTripEmailsParams,
  ListTripMetadataParams,
  ListTripRequestMetadataParams,
  ListTripRequestsParams,
  ListTripSalesParams,
  ListTripTravelersParams,
  ListTripsParams,
  ListUserChoicesParams,
  ListUserMetadataParams,
  ListUsersParams,
  ListView,
  ListViewInput,
  ListViews,
  ListWebhooksParams,
  LogoUpload,
  MailedCode,
  MailedCodeVerified,
  MailingListSignup,
  Manifest,
  MarketingListFile,
  MarketingListImport,
  MemberList,
  MemberUpdate,
  MergeCalculation,
  MergeInput,
  MergeUsers,
  ModeratedReview,
  ModeratedReviews,
  Moderation,
  MoveBooking,
  MoveBookingInput,
  MoveCalculation,
  MyReview,
  NewHost,
  NewHostSite,
  NewLink,
  NewMember,
  NewOperator,
  NewPasskey,
  NewPassword,
  NewRecommendation,
  NewTenant,
  NewUser,
  NoticeChoice,
  NoticeChoices,
  NoticePage,
  NoticesRead,
  OnboardHost,
  OpeningWatch,
  OpeningWatched,
  OpeningWatchers,
  Operator,
  OperatorPage,
  OperatorUpdate,
  OrderIds,
  OrderRejections,
  PasskeyChallenge,
  PasskeyProof,
  PasswordOnly,
  PayBooking,
  PayHold,
  PayableList,
  PayeeStatement,
  PaymentConfig,
  PaymentResult,
  Payout,
  PayoutAccount,
  PayoutAccountInput,
  PayoutAction,
  PayoutActionInput,
  PayoutPage,
  PayoutVerification,
  PayoutVerificationInput,
  Person,
  Place,
  PlaceList,
  Policies,
  PoliciesUpdate,
  PriceRange,
  PrintHostStatementParams,
  PrintOperatorStatementParams,
  Profile,
  ProfileUpdate,
  ProviderChoice,
  PublicLink,
  PublicProfile,
  PublicProfileInput,
  PublicTrip,
  PublicTripPage,
  QuoteGroundTransfers,
  QuoteInsurance,
  Recommendation,
  RecommendationPage,
  RecommendationUpdate,
  ReconciliationResult,
  RecordMetadataPage,
  ReferrerInput,
  RefundCalculation,
  RefundItems,
  RefundQuote,
  RegionList,
  ReinstatableTravelers,
  ReinstateBooking,
  ReinstateCalculation,
  ReplaceParticipant,
  ReplacementOffer,
  ReplayInput,
  Replayed,
  ReportEmbed,
  RepriceQuotes,
  RepricedQuotes,
  RequestedTrips,
  ResetPasswordParams,
  ReviewInput,
  ReviewReport,
  ReviewResponses,
  RoomMoves,
  Rooming,
  RotationInput,
  SaveCard,
  SavedTrips,
  SavedTripsInput,
  SearchPlacesParams,
  SearchServiceLibraryParams,
  SecondFactorCode,
  Security,
  SentEmailPage,
  ServiceEdit,
  ServiceLibrary,
  ServiceRecordPage,
  ServiceSave,
  ServiceSaved,
  ServiceType,
  ServicesDeleted,
  SessionInfo,
  SessionList,
  SetAutomaticPayment,
  ShowHostTermsParams,
  ShowItineraryPortalParams,
  ShowPreparationParams,
  ShowTravelerTermsParams,
  SingleSupplement,
  SingleSupplementInput,
  SocialConnection,
  Statement,
  SubmitDispute,
  SurveyReply,
  Tenant,
  TenantPage,
  TenantSettings,
  TenantSettingsUpdate,
  TenantSummary,
  TestCard,
  TestClock,
  TestEmail,
  TestMail,
  TokenProfile,
  TotpConfirmation,
  TotpSetup,
  TransferCredit,
  Traveler,
  TravelerAudience,
  TravelerEmail,
  TravelerEmailPreview,
  TravelerPage,
  TravelerUpdate,
  Trip,
  TripDetails,
  TripForm,
  TripFromRequest,
  TripInventory,
  TripPage,
  TripPreview,
  TripRequest,
  TripRequestCost,
  TripRequestCreated,
  TripRequestForm,
  TripRequestPage,
  TripRequestRejection,
  TripRequestUpdate,
  TripRequestWithdrawal,
  TripSales,
  TripUpdate,
  TripVisit,
  UpdateBooking,
  UploadedImage,
  UserPage,
  UserUpdate,
  ValidityPeriodEdit,
  VersionOnly,
  WaitingList,
  WaitlistEntry,
  WaitlistInput,
  WaiveFee,
  Webhook,
  WebhookInput,
  WebhookMetadata,
  WebhookPage,
  WebhookSecret,
  WebhookUpdate
} from './model';

import * as $core from '../../core/call.ts';
import type { CallInit } from '../../core/http.ts';

/**
 * Returns each key with its scopes, state, and last use. Secrets are returned only when a key is created.
 * @summary List an operator's API keys, newest first
 */
export function listApiKeys(operatorId: string, params?: ListApiKeysParams, options?: CallInit): Promise<ApiKeyPage> {
  return $core.call('GET', '/api/me/operators/:operatorId/api-keys', { tokens: { operatorId }, query: params }, options);
}

/**
 * The response is the only one that contains the key. The key is not stored, so a repeated call with the same Idempotency-Key is answered without it.
 * @summary Create an API key
 */
export function createApiKey(operatorId: string, apiKeyInput: ApiKeyInput, options?: CallInit): Promise<ApiKeySecret> {
  return $core.call('POST', '/api/me/operators/:operatorId/api-keys', { tokens: { operatorId }, body: apiKeyInput }, options, ['/api/me/operators/:operatorId/api-keys', '/api/admin/api-keys']);
}

/**
 * For admins who look after every operator's integrations. Secrets are never returned. Filter by operator or by state.
 * @summary List the API keys of all operators in the marketplace, newest first
 */
export function adminListApiKeys(params?: AdminListApiKeysParams, options?: CallInit): Promise<ApiKeyPage> {
  return $core.call('GET', '/api/admin/api-keys', { query: params }, options);
}

/**
 * Returns the new secret once. The previous key keeps working during the overlap; deploy the new secret to every program before it ends.
 * @summary Rotate an API key
 */
export function rotateApiKey(id: string, rotationInput: RotationInput, options?: CallInit): Promise<ApiKeySecret> {
  return $core.call('POST', '/api/me/api-keys/:id/rotate', { tokens: { id }, body: rotationInput }, options, ['/api/me/operators/:operatorId/api-keys', '/api/admin/api-keys']);
}

/**
 * Takes effect immediately: calls with the key are refused. A revoked key cannot be restored; revoking it again is not an error.
 * @summary Revoke an API key
 */
export function revokeApiKey(id: string, options?: CallInit): Promise<ApiKey> {
  return $core.call('POST', '/api/me/api-keys/:id/revoke', { tokens: { id } }, options, ['/api/me/operators/:operatorId/api-keys', '/api/admin/api-keys']);
}

/**
 * Account managers see and work on their assigned hosts and trips only.
 * @summary List the hosts and trips assigned to an account manager
 */
export function getAssignments(id: string, options?: CallInit): Promise<Assignments> {
  return $core.call('GET', '/api/admin/users/:id/assignments', { tokens: { id } }, options);
}

/**
 * Anything not listed is unassigned. The account manager's access changes immediately.
 * @summary Replace the hosts and trips assigned to an account manager
 */
export function setAssignments(id: string, assignmentsInput: AssignmentsInput, options?: CallInit): Promise<Assignments> {
  return $core.call('POST', '/api/admin/users/:id/assignments', { tokens: { id }, body: assignmentsInput }, options);
}

/**
 * The URL is signed and expires; request a new one each time the report is shown. Daily reports list only days with visits or bookings, oldest first.
 * @summary Get a report's figures and a URL for embedding it (H-514 to H-516)
 */
export function getAnalyticsReport(reportName: 'trip-page-visits-by-channel' | 'trip-page-visits' | 'travelers', params: GetAnalyticsReportParams, options?: CallInit): Promise<ReportEmbed> {
  return $core.call('GET', '/api/me/reports/data-analytics/:reportName', { tokens: { reportName }, query: params }, options);
}

/**
 * Open the URL returned by getAnalyticsReport, which expires. The page is meant for a frame on the marketplace's own pages.
 * @summary Render a report as a page for embedding
 */
export function showReport(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/reports/:key', { tokens: { key } }, options);
}

/** The address of showReport. */
export function getShowReportUrl(key: string): string {
  return $core.address('/public/reports/:key', { tokens: { key } });
}

/**
 * Called by the public trip page. Neither IP addresses nor cookies are kept. Visits over the rate limit get the same response but are not counted.
 * @summary Record a visit to a trip page or the start of its checkout (H-515)
 */
export function recordTripVisit(id: string, tripVisit: TripVisit, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/public/trips/:id/visits', { tokens: { id }, body: tripVisit }, options);
}

/**
 * For actions that happen only in the browser, such as the first view of a page. The server adds the host and the time.
 * @summary Record a host's action that the server cannot observe (H-561, H-562, H-573)
 */
export function recordHostEvent(hostEvent: HostEvent, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/me/analytics-events', { body: hostEvent }, options);
}

/**
 * Each entry says who changed what, acting as whom, when, and from where, with the values before and after. Filter by object, actor, action, and time, or search with q.
 * @summary List audit log entries, newest first (H-492)
 */
export function listAuditLogs(params?: ListAuditLogsParams, options?: CallInit): Promise<AuditPage> {
  return $core.call('GET', '/api/metadata/audit-logs', { query: params }, options);
}

/**
 * The download is itself recorded in the audit log.
 * @summary Download the matching audit log entries as CSV, newest first
 */
export function downloadAuditLogs(params?: DownloadAuditLogsParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/metadata/audit-logs/file', { query: params }, options);
}

/** The address of downloadAuditLogs. */
export function getDownloadAuditLogsUrl(params?: DownloadAuditLogsParams): string {
  return $core.address('/api/metadata/audit-logs/file', { query: params });
}

/**
 * All or nothing. Returns 409 sold_out, with what is left in details.
 * @summary Hold spots, private rooms, and activities for 15 minutes
 */
export function createHold(tripId: string, holdInput: HoldInput, options?: CallInit): Promise<Hold> {
  return $core.call('POST', '/public/trips/:tripId/holds', { tokens: { tripId }, body: holdInput }, options);
}

/**
 * Send the hold's token in X-Hold-Token. A hold that has expired or been released returns 404.
 * @summary Get a hold with its contents, expiry, and price
 */
export function getHold(id: string, options?: CallInit): Promise<Hold> {
  return $core.call('GET', '/public/holds/:id', { tokens: { id } }, options);
}

/**
 * Send the hold's token in X-Hold-Token. Its spots, rooms, and activities become available to others immediately.
 * @summary Release a hold
 */
export function releaseHold(id: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/public/holds/:id', { tokens: { id } }, options);
}

/**
 * The response says whether the booking is made, the payment is still processing, or the cardholder must authenticate it.
 * @summary Book a hold by paying its deposit or full price
 */
export function payHold(id: string, payHoldBody: PayHold, options?: CallInit): Promise<PaymentResult> {
  return $core.call('POST', '/public/holds/:id/payment', { tokens: { id }, body: payHoldBody }, options);
}

/**
 * Sent only with the person's consent, once per trip, an hour after the hold has expired, and not if the trip has been booked by then. Its link continues the checkout on any device.
 * @summary Request one email reminder for finishing the checkout later
 */
export function remindOfHold(id: string, holdReminder: HoldReminder, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/public/holds/:id/reminder', { tokens: { id }, body: holdReminder }, options);
}

/**
 * One code per booking. A use of the code is reserved for as long as the hold lasts, so the price shown is the price paid.
 * @summary Apply a discount code to a hold
 */
export function applyHoldDiscount(id: string, holdDiscount: HoldDiscount, options?: CallInit): Promise<Hold> {
  return $core.call('POST', '/public/holds/:id/discount', { tokens: { id }, body: holdDiscount }, options);
}

/**
 * The code's use becomes available to others immediately. Without a code, the hold stays unchanged.
 * @summary Remove the discount code from a hold
 */
export function removeHoldDiscount(id: string, options?: CallInit): Promise<Hold> {
  return $core.call('DELETE', '/public/holds/:id/discount', { tokens: { id } }, options);
}

/**
 * The quote applies to the party as held. Include its id in the payment to buy the insurance with the booking.
 * @summary Quote insurance for the travelers of a held party
 */
export function quoteHoldInsurance(id: string, holdInsurance: HoldInsurance, options?: CallInit): Promise<InsuranceQuote> {
  return $core.call('POST', '/public/holds/:id/insurance', { tokens: { id }, body: holdInsurance }, options);
}

/**
 * Returns each booking with its trip, the amounts paid and due, and the due date. Search with q.
 * @summary List the signed-in traveler's bookings (H-484)
 */
export function listBookings(params?: ListBookingsParams, options?: CallInit): Promise<BookingPage> {
  return $core.call('GET', '/api/me/bookings', { query: params }, options);
}

/**
 * For the booking's customer and travelers, and for those who look after the trip.
 * @summary Get a booking with its travelers, rooms, add-ons, and balance
 */
export function getBooking(id: string, options?: CallInit): Promise<Booking> {
  return $core.call('GET', '/api/me/bookings/:id', { tokens: { id } }, options);
}

/**
 * Send the version and the total from the preview, and the rooms and add-ons as they should be. If an amount is due, include how it is paid.
 * @summary Change rooms and add-ons, paying any amount due (T-220)
 */
export function updateBooking(id: string, updateBookingBody: UpdateBooking, options?: CallInit): Promise<BookingUpdated> {
  return $core.call('PATCH', '/api/me/bookings/:id', { tokens: { id }, body: updateBookingBody }, options, ['/api/me/bookings']);
}

/**
 * Send the amount and a payment method or saved card. The response is that of any payment: succeeded, processing, or waiting for authentication.
 * @summary Pay the minimum, a part, or all of a booking's balance (T-259)
 */
export function payBooking(id: string, payBookingBody: PayBooking, options?: CallInit): Promise<PaymentResult> {
  return $core.call('POST', '/api/me/bookings/:id/payments', { tokens: { id }, body: payBookingBody }, options);
}

/**
 * Records the signed-in traveler's agreement and returns the booking.
 * @summary Accept the traveler terms of a trip (T-228)
 */
export function acceptTravelerTerms(id: string, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/me/trips/:id/accept-traveler-terms', { tokens: { id } }, options, ['/api/me/bookings']);
}

/**
 * Shows the first name and profile picture to everyone. Travelers are not shown until they choose to be, those under 18 are never shown, and anyone who withdraws is removed immediately.
 * @summary Choose whether the trip's public page shows the signed-in traveler
 */
export function introduceTraveler(id: string, introduction: Introduction, options?: CallInit): Promise<Booking> {
  return $core.call('PUT', '/api/me/trips/:id/introduction', { tokens: { id }, body: introduction }, options, ['/api/me/bookings']);
}

/**
 * Search with q, which also matches the last four digits of a card that paid; filter by host, operator, trip, and person.
 * @summary List the bookings of all trips, newest first (H-463, H-465, H-487)
 */
export function adminListBookings(params?: AdminListBookingsParams, options?: CallInit): Promise<BookingPage> {
  return $core.call('GET', '/api/admin/bookings', { query: params }, options);
}

/**
 * No sign-in or payment required. Returns the position in line.
 * @summary Join a trip's waitlist as a party when it has too few spots
 */
export function joinWaitlist(tripId: string, waitlistInput: WaitlistInput, options?: CallInit): Promise<WaitlistEntry> {
  return $core.call('POST', '/public/trips/:tripId/waitlist', { tokens: { tripId }, body: waitlistInput }, options);
}

/**
 * Send the rooms and add-ons as they should be; nothing is changed. Use the version and the total of the response when making the change.
 * @summary Preview a change of rooms and add-ons, line by line (T-097)
 */
export function previewBookingChange(id: string, cartInput: CartInput, options?: CallInit): Promise<Cart> {
  return $core.call('POST', '/api/me/bookings/:id/cart', { tokens: { id }, body: cartInput }, options);
}

/**
 * Send the version and the total from the preview.
 * @summary Remove add-ons immediately (T-221)
 */
export function removeAddOns(id: string, addOnRemoval: AddOnRemoval, options?: CallInit): Promise<BookingUpdated> {
  return $core.call('POST', '/api/me/bookings/:id/add-ons', { tokens: { id }, body: addOnRemoval }, options, ['/api/me/bookings']);
}

/**
 * Includes the rules that apply. Send the quote's id in cancelBooking.
 * @summary Preview a cancellation and its refund, for all or some travelers (T-079)
 */
export function getCancellationOffer(id: string, params?: GetCancellationOfferParams, options?: CallInit): Promise<CancellationOffer> {
  return $core.call('GET', '/api/me/bookings/:id/cancellation', { tokens: { id }, query: params }, options);
}

/**
 * Send the quote that was shown and, unless everyone cancels, the travelers.
 * @summary Cancel a booking or some of its travelers (T-225, H-491)
 */
export function cancelBooking(id: string, cancelBookingBody: CancelBooking, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/me/bookings/:id/cancel', { tokens: { id }, body: cancelBookingBody }, options, ['/api/me/bookings']);
}

/**
 * Returns the deadline and the fee. Call it before replaceParticipant.
 * @summary Check whether a traveler's spot can go to another person
 */
export function getReplacementOffer(id: string, participantId: string, options?: CallInit): Promise<ReplacementOffer> {
  return $core.call('GET', '/api/me/bookings/:id/participants/:participantId', { tokens: { id, participantId } }, options);
}

/**
 * A different email address gives the spot to another person, who is notified by email.
 * @summary Update a traveler or give their spot to another person
 */
export function replaceParticipant(id: string, participantId: string, replaceParticipantBody: ReplaceParticipant, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/me/bookings/:id/participants/:participantId', { tokens: { id, participantId }, body: replaceParticipantBody }, options, ['/api/me/bookings']);
}

/**
 * Send a reason and the refund; refundMinor is the calculated amount.
 * @summary Cancel a booking with a full refund or under the policy (H-487)
 */
export function adminCancelBooking(id: string, adminCancelBookingBody: AdminCancelBooking, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/admin/bookings/:id/cancel', { tokens: { id }, body: adminCancelBookingBody }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * Returns the money refunded, the trip credit issued, the amount kept, and the rules that apply. Nothing is changed.
 * @summary Preview the refund for canceling a booking
 */
export function adminCalculateCancellation(id: string, adminCancellationInput: AdminCancellationInput, options?: CallInit): Promise<RefundQuote> {
  return $core.call('POST', '/api/admin/bookings/:id/cancel/calculate', { tokens: { id }, body: adminCancellationInput }, options);
}

/**
 * Says whether it is possible and, if not, why, with the price and the add-ons. Nothing is changed. Send the total of the response in the reinstatement.
 * @summary Preview the reinstatement of a canceled booking
 */
export function adminCalculateReinstatement(id: string, reinstateBooking: ReinstateBooking, options?: CallInit): Promise<ReinstateCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/reinstate/calculate', { tokens: { id }, body: reinstateBooking }, options);
}

/**
 * Send the travelers, whether to keep the add-ons, and the calculated total.
 * @summary Reinstate a canceled booking (H-488)
 */
export function reinstateBooking(id: string, reinstateBookingBody: ReinstateBooking, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/admin/bookings/:id/reinstate', { tokens: { id }, body: reinstateBookingBody }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * Says whether it is possible and, if not, why, with the effect on the price, rooms, and add-ons. Nothing is changed. Send the total of the response in the move.
 * @summary Preview moving a booking to another trip
 */
export function adminCalculateMove(id: string, moveBookingInput: MoveBookingInput, options?: CallInit): Promise<MoveCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/move/calculate', { tokens: { id }, body: moveBookingInput }, options);
}

/**
 * Takes spots on the other trip and releases those on this one, both or neither. The booking takes the other trip's current price; an overpayment is refunded to the original payment method, and a shortfall is due with the balance. Rooms and add-ons move if the other trip has them.
 * @summary Move a booking with its travelers and payments to another trip
 */
export function moveBooking(id: string, moveBookingBody: MoveBooking, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/admin/bookings/:id/move', { tokens: { id }, body: moveBookingBody }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * The new payer owes the balance and takes over what only the customer can do. Saved cards and automatic payment do not transfer; earlier payments stand, and refunds go to the original payment method.
 * @summary Change the payer to another traveler of the booking
 */
export function changePayer(id: string, changePayerBody: ChangePayer, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/admin/bookings/:id/payer', { tokens: { id }, body: changePayerBody }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * Only these travelers can be included in a reinstatement.
 * @summary List the travelers with whom a canceled booking can be reinstated (H-487)
 */
export function getReinstatableTravelers(id: string, options?: CallInit): Promise<ReinstatableTravelers> {
  return $core.call('GET', '/api/admin/bookings/:id/reinstatable-travelers', { tokens: { id } }, options);
}

/**
 * Send the quote, its amount, and a payment method or saved card. The response is that of any payment; the policies are issued once the payment has arrived.
 * @summary Buy the insurance offered in a quote
 */
export function buyInsurance(id: string, buyInsuranceBody: BuyInsurance, options?: CallInit): Promise<PaymentResult> {
  return $core.call('POST', '/api/me/bookings/:id/insurance', { tokens: { id }, body: buyInsuranceBody }, options, ['/api/me/bookings/:id/insurance', '/api/me/bookings']);
}

/**
 * Says why insurance is not offered, if so.
 * @summary Get a booking's insurance offer and policies (T-085)
 */
export function getBookingInsurance(id: string, options?: CallInit): Promise<BookingInsurance> {
  return $core.call('GET', '/api/me/bookings/:id/insurance', { tokens: { id } }, options);
}

/**
 * Takes the planned change and returns the difference in premium with a new quote.
 * @summary Quote the effect of a booking change on its insurance (T-217, T-218)
 */
export function repriceQuotes(id: string, repriceQuotesBody: RepriceQuotes, options?: CallInit): Promise<RepricedQuotes> {
  return $core.call('POST', '/api/me/bookings/:id/reprice-quotes', { tokens: { id }, body: repriceQuotesBody }, options);
}

/**
 * Returns the booking.
 * @summary Sign for a minor in place of accepting the terms (H-543, T-061, T-228)
 */
export function acceptMinorDisclaimer(id: string, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/me/trips/:id/minor-disclaimer', { tokens: { id } }, options, ['/api/me/bookings']);
}

/**
 * Returns lightweight rows with an id, a name, and a few facts.
 * @summary List travelers for a picker (H-481); facts: email, order, trip
 */
export function listTravelerMetadata(params?: ListTravelerMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/travelers', { query: params }, options);
}

/**
 * Search with q; filter by trip, booking, and status.
 * @summary List the travelers of all bookings, newest first (H-463, H-465, H-481)
 */
export function listTravelers(params?: ListTravelersParams, options?: CallInit): Promise<TravelerPage> {
  return $core.call('GET', '/api/admin/travelers', { query: params }, options);
}

/**
 * The caller can correct the fields in editableFields.
 * @summary Get a traveler of a booking (H-464, H-481)
 */
export function getTraveler(id: string, options?: CallInit): Promise<Traveler> {
  return $core.call('GET', '/api/admin/travelers/:id', { tokens: { id } }, options);
}

/**
 * Send the version last read. The traveler's editableFields lists the fields that can be corrected.
 * @summary Correct a traveler's details until the trip is over (H-467, H-481)
 */
export function updateTraveler(id: string, travelerUpdate: TravelerUpdate, options?: CallInit): Promise<Traveler> {
  return $core.call('POST', '/api/admin/travelers/:id', { tokens: { id }, body: travelerUpdate }, options, ['/api/admin/travelers']);
}

/**
 * Search with q; filter by trip and status.
 * @summary List the travelers of the caller's bookings or, for hosts and operators, of their trips (H-481)
 */
export function listMyTravelers(params?: ListMyTravelersParams, options?: CallInit): Promise<TravelerPage> {
  return $core.call('GET', '/api/me/travelers', { query: params }, options);
}

/**
 * Search with q; filter by status.
 * @summary List the travelers of a trip that the caller can see (H-483, H-548)
 */
export function listTripTravelers(tripId: string, params?: ListTripTravelersParams, options?: CallInit): Promise<TravelerPage> {
  return $core.call('GET', '/api/me/trips/:tripId/travelers', { tokens: { tripId }, query: params }, options);
}

/**
 * Returns the same booking as getBooking.
 * @summary Get a booking (H-464, H-487)
 */
export function adminGetBooking(id: string, options?: CallInit): Promise<Booking> {
  return $core.call('GET', '/api/admin/bookings/:id', { tokens: { id } }, options);
}

/**
 * Returns everything that the host's workspace shows, in one response.
 * @summary Get the travelers, figures, and charts of a trip's bookings tab (H-204)
 */
export function getTripDetails(tripId: string, options?: CallInit): Promise<TripDetails> {
  return $core.call('GET', '/api/me/trip-details/:tripId', { tokens: { tripId } }, options);
}

/**
 * Send the orders to confirm. Returns the updated tab.
 * @summary Confirm pending orders as the host (H-534)
 */
export function confirmBookings(tripId: string, orderIds: OrderIds, options?: CallInit): Promise<TripDetails> {
  return $core.call('POST', '/api/me/trip-details/:tripId/confirmBookings', { tokens: { tripId }, body: orderIds }, options, ['/api/me/trips/:id', '/api/me/host/:id/next']);
}

/**
 * Send each order as it was shown. If any has changed since, the whole call is refused with 409 and nothing happens.
 * @summary Reject orders as the host (H-535)
 */
export function cancelBookings(tripId: string, orderRejections: OrderRejections, options?: CallInit): Promise<TripDetails> {
  return $core.call('POST', '/api/me/trip-details/:tripId/cancelBookings', { tokens: { tripId }, body: orderRejections }, options, ['/api/me/trips/:id', '/api/me/host/:id/next']);
}

/**
 * For travelers on the trip. Trip days are all-day events; rides use the trip's time zone.
 * @summary Download a trip and its rides as a calendar file
 */
export function downloadTripCalendar(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/trips/:id/calendar', { tokens: { id } }, options);
}

/** The address of downloadTripCalendar. */
export function getDownloadTripCalendarUrl(id: string): string {
  return $core.address('/api/me/trips/:id/calendar', { tokens: { id } });
}

/**
 * The URL is absent until one has been created.
 * @summary Get the private URL of the caller's calendar feed
 */
export function getCalendarFeed(options?: CallInit): Promise<CalendarFeed> {
  return $core.call('GET', '/api/me/calendar-feed', {}, options);
}

/**
 * The previous URL stops working immediately; calendars subscribed to it find nothing there.
 * @summary Create or replace the URL of the caller's calendar feed
 */
export function resetCalendarFeed(options?: CallInit): Promise<CalendarFeed> {
  return $core.call('POST', '/api/me/calendar-feed', {}, options, ['/api/me/calendar-feed']);
}

/**
 * Calendars subscribed to it find nothing there.
 * @summary Delete the URL of the caller's calendar feed
 */
export function removeCalendarFeed(options?: CallInit): Promise<CalendarFeed> {
  return $core.call('DELETE', '/api/me/calendar-feed', {}, options, ['/api/me/calendar-feed']);
}

/**
 * No sign-in required: the URL is the secret. Canceled trips remain, marked as canceled, and changed events have a higher sequence number.
 * @summary Read a traveler's trips as a calendar feed
 */
export function readCalendarFeed(token: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/calendars/:token/trips.ics', { tokens: { token } }, options);
}

/** The address of readCalendarFeed. */
export function getReadCalendarFeedUrl(token: string): string {
  return $core.address('/public/calendars/:token/trips.ics', { tokens: { token } });
}

/**
 * The email is identical to the one recipients would get, with the draft's text. Only the caller receives it.
 * @summary Send a test of a trip's promotional email to the caller (H-448, H-547)
 */
export function sendTestEmailToMe(testEmail: TestEmail, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/me/emails/send-test-email', { body: testEmail }, options);
}

/**
 * Use statuses to limit the recipients. Returns the campaign with its number of recipients.
 * @summary Send an email to the travelers of a trip (H-547)
 */
export function sendEmailToTravelers(travelerEmail: TravelerEmail, options?: CallInit): Promise<EmailCampaign> {
  return $core.call('POST', '/api/me/emails/send-email-to-travelers', { body: travelerEmail }, options);
}

/**
 * Nothing is saved or sent.
 * @summary Preview the recipients of an email to travelers (H-547)
 */
export function previewTravelerEmail(travelerAudience: TravelerAudience, options?: CallInit): Promise<TravelerEmailPreview> {
  return $core.call('POST', '/api/me/emails/preview-email-to-travelers', { body: travelerAudience }, options);
}

/**
 * One row per recipient, with when it was sent and opened. Filter by kind.
 * @summary List the emails sent for a trip, newest first
 */
export function listTripEmails(id: string, params?: ListTripEmailsParams, options?: CallInit): Promise<SentEmailPage> {
  return $core.call('GET', '/api/me/trips/:id/emails', { tokens: { id }, query: params }, options);
}

/**
 * Emails already sent are not affected; no others are sent. A stopped email cannot be resumed; stopping it again changes nothing. Returns 409 if the email has already gone out.
 * @summary Stop a trip's email while it is being sent
 */
export function stopTripEmail(id: string, campaignId: string, options?: CallInit): Promise<EmailCampaign> {
  return $core.call('POST', '/api/me/trips/:id/emails/:campaignId/stop', { tokens: { id, campaignId } }, options, ['/api/me/trip-details/:tripId', '/api/me/trips/:id/emails']);
}

/**
 * Linked from promotional emails. Opening the page changes nothing.
 * @summary Show the page for unsubscribing from a host's promotional emails
 */
export function showUnsubscribe(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/unsubscribe/:key', { tokens: { key } }, options);
}

/** The address of showUnsubscribe. */
export function getShowUnsubscribeUrl(key: string): string {
  return $core.address('/public/unsubscribe/:key', { tokens: { key } });
}

/**
 * No sign-in required: the key in the email identifies the recipient.
 * @summary Unsubscribe from a host's promotional emails; supports one-click (RFC 8058)
 */
export function unsubscribe(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('POST', '/public/unsubscribe/:key', { tokens: { key } }, options);
}

/**
 * No sign-in required. The email address first receives a confirmation link; nothing else is sent until it is confirmed. The response never reveals whether the email address is known. For a trip that will not open again because it is closed or canceled, the request applies to its host's next trip.
 * @summary Request an email when a trip, or a host's next trip, opens for booking
 */
export function watchOpening(openingWatch: OpeningWatch, options?: CallInit): Promise<OpeningWatched> {
  return $core.call('POST', '/public/openings', { body: openingWatch }, options);
}

/**
 * Linked from the confirmation email. Opening the page changes nothing.
 * @summary Show the page for confirming an opening notification
 */
export function showOpening(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/openings/:key', { tokens: { key } }, options);
}

/** The address of showOpening. */
export function getShowOpeningUrl(key: string): string {
  return $core.address('/public/openings/:key', { tokens: { key } });
}

/**
 * No sign-in required: the key in the email identifies the recipient. If the trip has opened in the meantime, the email is sent immediately.
 * @summary Confirm an opening notification
 */
export function confirmOpening(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('POST', '/public/openings/:key', { tokens: { key } }, options);
}

/**
 * Counts confirmed requests for this trip and for the host's next trip.
 * @summary Count the people waiting for an email when the caller's trip opens
 */
export function countOpeningWatchers(id: string, options?: CallInit): Promise<OpeningWatchers> {
  return $core.call('GET', '/api/me/trips/:id/opening-watchers', { tokens: { id } }, options);
}

/**
 * No sign-in required: the key identifies the email.
 * @summary Get the tracking pixel that counts a promotional email as opened (H-209)
 */
export function emailOpened(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/emails/:key/opened', { tokens: { key } }, options);
}

/** The address of emailOpened. */
export function getEmailOpenedUrl(key: string): string {
  return $core.address('/public/emails/:key/opened', { tokens: { key } });
}

/**
 * Returns up to 50 items of each kind, with the total per kind. Account managers see what is assigned to them; only admins see money.
 * @summary List work that is waiting for a person, longest waiting first
 */
export function listWaiting(options?: CallInit): Promise<WaitingList> {
  return $core.call('GET', '/api/admin/waiting', {}, options);
}

/**
 * For platform operators, since jobs belong to the whole deployment. Runs are kept for a day.
 * @summary List scheduled jobs with their last run and its outcome
 */
export function listJobSchedule(options?: CallInit): Promise<JobSchedule> {
  return $core.call('GET', '/api/admin/jobs/schedule', {}, options);
}

/**
 * A view is a named list URL. Sorted by name; each person can have up to 50.
 * @summary List the caller's saved and shared views of a list
 */
export function listListViews(params: ListListViewsParams, options?: CallInit): Promise<ListViews> {
  return $core.call('GET', '/api/admin/list-views', { query: params }, options);
}

/**
 * The caller chooses the id of a new view; it belongs to the person who saved it first. People can change their own views, and admins can change shared ones. Send the version last read; omit it for a new view. A deleted view is restored by saving it again.
 * @summary Create, update, or restore a saved view of a list
 */
export function saveListView(id: string, listViewInput: ListViewInput, options?: CallInit): Promise<ListView> {
  return $core.call('PUT', '/api/admin/list-views/:id', { tokens: { id }, body: listViewInput }, options, ['/api/admin/list-views', '/api/metadata/audit-logs']);
}

/**
 * Deleting it again changes nothing. For a day it can be saved again under the same id.
 * @summary Delete a saved view of a list
 */
export function deleteListView(id: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/admin/list-views/:id', { tokens: { id } }, options, ['/api/admin/list-views', '/api/metadata/audit-logs']);
}

/**
 * The caller chooses the id. Without start, returns what would be done and changes nothing. With start, a job runs the action once; repeating the call returns its progress and, at the end, the records that failed and why. A run belongs to the person who started it.
 * @summary Preview or start a bulk action on records of a list
 */
export function runBulk(id: string, bulkInput: BulkInput, options?: CallInit): Promise<BulkRun> {
  return $core.call('PUT', '/api/admin/bulk-runs/:id', { tokens: { id }, body: bulkInput }, options, ['/api/admin/emails', '/api/admin/users', '/api/admin/reviews', '/api/admin/waiting', '/api/metadata/audit-logs']);
}

/**
 * Returns the new total and the amount due. Nothing is changed.
 * @summary Calculate what a discount code would take off a booking (H-490)
 */
export function adminCalculateDiscount(id: string, discountInput: DiscountInput, options?: CallInit): Promise<DiscountCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/discount/calculate', { tokens: { id }, body: discountInput }, options);
}

/**
 * Returns the new total and the amount due.
 * @summary Apply a discount code to a booking (H-490)
 */
export function adminApplyDiscount(id: string, discountInput: DiscountInput, options?: CallInit): Promise<DiscountCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/discount/apply', { tokens: { id }, body: discountInput }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * Returns the new total and the amount due.
 * @summary Remove a discount code from a booking (H-490)
 */
export function adminRemoveDiscount(id: string, discountInput: DiscountInput, options?: CallInit): Promise<DiscountCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/discount/remove', { tokens: { id }, body: discountInput }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * Returns each code with the number of times it was used. Search with q.
 * @summary List the marketplace's discount codes
 */
export function listDiscountCodes(params?: ListDiscountCodesParams, options?: CallInit): Promise<DiscountCodePage> {
  return $core.call('GET', '/api/admin/discounts', { query: params }, options);
}

/**
 * A percentage in basis points or a fixed amount, for everything or for one trip or host, within its dates and number of uses.
 * @summary Create a discount code
 */
export function createDiscountCode(discountCodeInput: DiscountCodeInput, options?: CallInit): Promise<DiscountCode> {
  return $core.call('POST', '/api/admin/discounts', { body: discountCodeInput }, options);
}

/**
 * Send the version last read.
 * @summary Update a discount code
 */
export function updateDiscountCode(id: string, discountCodeInput: DiscountCodeInput, options?: CallInit): Promise<DiscountCode> {
  return $core.call('PUT', '/api/admin/discounts/:id', { tokens: { id }, body: discountCodeInput }, options);
}

/**
 * Revenue is the price, after the discount, of the bookings made with a code. The discount is deducted from the host's earnings.
 * @summary List a host's discount codes with their uses and revenue, newest first
 */
export function listHostDiscounts(id: string, params?: ListHostDiscountsParams, options?: CallInit): Promise<HostDiscountPage> {
  return $core.call('GET', '/api/me/host/:id/discounts', { tokens: { id }, query: params }, options);
}

/**
 * Travelers enter the code at checkout; the discount is deducted from the host's earnings. A percentage in basis points or a fixed amount, for all of the host's trips or one, up to the marketplace's maximum share of a price.
 * @summary Create a host's discount code
 */
export function createHostDiscount(id: string, hostDiscountInput: HostDiscountInput, options?: CallInit): Promise<HostDiscount> {
  return $core.call('POST', '/api/me/host/:id/discounts', { tokens: { id }, body: hostDiscountInput }, options);
}

/**
 * Send the version last read. Existing bookings and holds keep their discount.
 * @summary Update a host's discount code
 */
export function updateHostDiscount(id: string, codeId: string, hostDiscountInput: HostDiscountInput, options?: CallInit): Promise<HostDiscount> {
  return $core.call('PUT', '/api/me/host/:id/discounts/:codeId', { tokens: { id, codeId }, body: hostDiscountInput }, options);
}

/**
 * Returns immediately with the export's id. Follow its progress with WatchExport (jobs.v1) of the Connect contract, then download the file when it is ready.
 * @summary Start an export
 */
export function createExport(exportInput: ExportInput, options?: CallInit): Promise<Export> {
  return $core.call('POST', '/api/me/exports', { body: exportInput }, options);
}

/**
 * Exports requested by other people are not included.
 * @summary List the caller's own exports, newest first
 */
export function listExports(params?: ListExportsParams, options?: CallInit): Promise<ExportPage> {
  return $core.call('GET', '/api/me/exports', { query: params }, options);
}

/**
 * Returns its state, the number of rows written and, once finished, the file's URL and expiry.
 * @summary Get the state of an export
 */
export function getExport(id: string, options?: CallInit): Promise<Export> {
  return $core.call('GET', '/api/me/exports/:id', { tokens: { id } }, options);
}

/**
 * The link in a response or an email carries a token that expires; it works only for the person who requested the file.
 * @summary Download an export's file (H-509)
 */
export function downloadExport(id: string, params: DownloadExportParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/exports/:id/file', { tokens: { id }, query: params }, options);
}

/** The address of downloadExport. */
export function getDownloadExportUrl(id: string, params: DownloadExportParams): string {
  return $core.address('/api/me/exports/:id/file', { tokens: { id }, query: params });
}

/**
 * The file is written in the background; extended adds more columns.
 * @summary Export the host's audience and email a link to the file (H-507 to H-509)
 */
export function exportAudience(params?: ExportAudienceParams, options?: CallInit): Promise<Export> {
  return $core.call('POST', '/api/me/audience/export', { query: params }, options);
}

/**
 * The file is written in the background. Follow its progress with WatchExport of the Connect contract.
 * @summary Export all bookings with their travelers
 */
export function exportBookings(options?: CallInit): Promise<Export> {
  return $core.call('POST', '/api/admin/bookings/export', {}, options, ['/api/me/exports']);
}

/**
 * Lists who travels, with rooms, requests, and flights; payments are not included. For the trip's operator and for those who look after the trip.
 * @summary Get a trip's traveler manifest by party (O-039)
 */
export function getManifest(id: string, options?: CallInit): Promise<Manifest> {
  return $core.call('GET', '/api/me/trips/:id/manifest', { tokens: { id } }, options);
}

/**
 * Lists who travels and how, by party, with rooms, flights, and whose trip form is incomplete. Encrypted form answers are never included.
 * @summary Get a trip's travel information for its host (H-175)
 */
export function getTravelInfo(id: string, options?: CallInit): Promise<Manifest> {
  return $core.call('GET', '/api/me/trips/:id/travel-info', { tokens: { id } }, options);
}

/**
 * One line per entry with its accounts; debits are positive, and the amounts of a transaction add up to zero. Days are in the marketplace's time zone.
 * @summary Export the journal entries of a period
 */
export function exportJournal(journalPeriod: JournalPeriod, options?: CallInit): Promise<Export> {
  return $core.call('POST', '/api/admin/journal/export', { body: journalPeriod }, options, ['/api/me/exports']);
}

/**
 * For the trip's operator and for those who look after the trip.
 * @summary Download a trip's traveler manifest as a CSV file (O-191)
 */
export function downloadTravelerManifest(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/trips/:id/traveler-manifest', { tokens: { id } }, options);
}

/** The address of downloadTravelerManifest. */
export function getDownloadTravelerManifestUrl(id: string): string {
  return $core.address('/api/me/trips/:id/traveler-manifest', { tokens: { id } });
}

/**
 * For the trip's operator and for those who look after the trip.
 * @summary Download a trip's traveler manifest as a PDF (O-191)
 */
export function printTravelerManifest(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/trips/:id/traveler-manifest.pdf', { tokens: { id } }, options);
}

/** The address of printTravelerManifest. */
export function getPrintTravelerManifestUrl(id: string): string {
  return $core.address('/api/me/trips/:id/traveler-manifest.pdf', { tokens: { id } });
}

/**
 * Includes what the caller can see of the trip.
 * @summary Download a trip's day-by-day itinerary as a PDF (T-037, H-167, O-217)
 */
export function printTripItinerary(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/trips/:id/itinerary.pdf', { tokens: { id } }, options);
}

/** The address of printTripItinerary. */
export function getPrintTripItineraryUrl(id: string): string {
  return $core.address('/api/me/trips/:id/itinerary.pdf', { tokens: { id } });
}

/**
 * Lists room by room, the host's first, with requests. For the trip's operator and for those who look after the trip.
 * @summary Download a trip's rooming list as a PDF (O-039)
 */
export function printRoomingList(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/trips/:id/rooming-list.pdf', { tokens: { id } }, options);
}

/** The address of printRoomingList. */
export function getPrintRoomingListUrl(id: string): string {
  return $core.address('/api/me/trips/:id/rooming-list.pdf', { tokens: { id } });
}

/**
 * The agreement as the host last accepted it, with who accepted it, when, and which version; before that, the agreement still to be accepted.
 * @summary Download a trip's services agreement as a PDF (H-544)
 */
export function printAgreement(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/trips/:id/services-agreement.pdf', { tokens: { id } }, options);
}

/** The address of printAgreement. */
export function getPrintAgreementUrl(id: string): string {
  return $core.address('/api/me/trips/:id/services-agreement.pdf', { tokens: { id } });
}

/**
 * What the booking costs and what has been paid, for its customer; a receipt once nothing is left to pay.
 * @summary Download a booking's invoice as a PDF
 */
export function printInvoice(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/bookings/:id/invoice.pdf', { tokens: { id } }, options);
}

/** The address of printInvoice. */
export function getPrintInvoiceUrl(id: string): string {
  return $core.address('/api/me/bookings/:id/invoice.pdf', { tokens: { id } });
}

/**
 * Includes what the caller can see of the itinerary.
 * @summary Download an itinerary day by day as a PDF (O-217)
 */
export function printItinerary(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/itineraries/:id/itinerary.pdf', { tokens: { id } }, options);
}

/** The address of printItinerary. */
export function getPrintItineraryUrl(id: string): string {
  return $core.address('/api/me/itineraries/:id/itinerary.pdf', { tokens: { id } });
}

/**
 * Send the image as multipart/form-data. The image is re-encoded, so nothing but the picture itself is kept. Returns the URL to use in other calls.
 * @summary Upload an image of up to 2,000,000 bytes (H-556, O-194)
 */
export function uploadImage(imageUpload: ImageUpload, options?: CallInit): Promise<UploadedImage> {
  return $core.call('POST', '/api/me/files/new-upload-image', { form: imageUpload }, options);
}

/**
 * The page posts { itineraryId } when the itinerary is requested and { startSurveying: true } when the survey should start (H-102).
 * @summary Render an itinerary as a page for embedding (H-100, H-530)
 */
export function showItineraryPortal(params: ShowItineraryPortalParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/pages/itinerary-portal', { query: params }, options);
}

/** The address of showItineraryPortal. */
export function getShowItineraryPortalUrl(params: ShowItineraryPortalParams): string {
  return $core.address('/api/me/pages/itinerary-portal', { query: params });
}

/**
 * The page posts { termsAccepted, terms, document } (H-411). Prices in the query show the agreement as it would read with them.
 * @summary Render the services agreement as a page for embedding (H-148, H-531)
 */
export function showHostTerms(params: ShowHostTermsParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/pages/host-terms', { query: params }, options);
}

/** The address of showHostTerms. */
export function getShowHostTermsUrl(params: ShowHostTermsParams): string {
  return $core.address('/api/me/pages/host-terms', { query: params });
}

/**
 * The page posts { termsAccepted: true } or { minorDisclaimer: true } (T-059).
 * @summary Render the traveler terms as a page for embedding (T-058)
 */
export function showTravelerTerms(params: ShowTravelerTermsParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/pages/traveler-terms', { query: params }, options);
}

/** The address of showTravelerTerms. */
export function getShowTravelerTermsUrl(params: ShowTravelerTermsParams): string {
  return $core.address('/api/me/pages/traveler-terms', { query: params });
}

/**
 * Only this page may embed the file's origin. Returns 404 if the trip has no preparation file.
 * @summary Render the trip's preparation file as a page for embedding (T-051, T-052)
 */
export function showPreparation(params: ShowPreparationParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/pages/preparation', { query: params }, options);
}

/** The address of showPreparation. */
export function getShowPreparationUrl(params: ShowPreparationParams): string {
  return $core.address('/api/me/pages/preparation', { query: params });
}

/**
 * Supported sizes are 1280 by 1000, 540 by 1200, 1200 by 630, and 390 by 844; any other returns 400 with this list. Returns 503 if headless Chromium is not installed or too many screenshots are in progress.
 * @summary Get a screenshot of the trip page (H-532)
 */
export function getTripScreenshot(id: string, params?: GetTripScreenshotParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/trips/:id/screenshot', { tokens: { id }, query: params }, options);
}

/** The address of getTripScreenshot. */
export function getGetTripScreenshotUrl(id: string, params?: GetTripScreenshotParams): string {
  return $core.address('/public/trips/:id/screenshot', { tokens: { id }, query: params });
}

/**
 * Includes the host's level, status, what is unlocked, and which fields the host can edit.
 * @summary Get the signed-in host's record (H-474)
 */
export function getMyHost(options?: CallInit): Promise<Host> {
  return $core.call('GET', '/api/me/host/user', {}, options);
}

/**
 * Returns upcoming, past, and canceled trips.
 * @summary List the trips on the host's home, grouped (H-495)
 */
export function getHomeTrips(id: string, options?: CallInit): Promise<HomeTrips> {
  return $core.call('GET', '/api/me/host/:id/home-trips', { tokens: { id } }, options);
}

/**
 * Returns each date with its label and, if it has one, its trip.
 * @summary List important dates for a host (H-495)
 */
export function getImportantDates(id: string, options?: CallInit): Promise<ImportantDates> {
  return $core.call('GET', '/api/me/host/:id/important-dates', { tokens: { id } }, options);
}

/**
 * Bookings to confirm, launches to schedule, incomplete forms, and spots to fill.
 * @summary List what needs a host's attention on their trips, most urgent first
 */
export function getHostNext(id: string, options?: CallInit): Promise<HostNext> {
  return $core.call('GET', '/api/me/host/:id/next', { tokens: { id } }, options);
}

/**
 * Returns the number of responses, how many of them qualify, and the size of the marketing list.
 * @summary Get the survey results of the host's audience (H-505, H-188)
 */
export function getAudience(options?: CallInit): Promise<Audience> {
  return $core.call('GET', '/api/me/audience', {}, options);
}

/**
 * Includes the version that is required for saving.
 * @summary Get a host's public profile (H-178, H-495)
 */
export function getPublicProfile(id: string, options?: CallInit): Promise<PublicProfile> {
  return $core.call('GET', '/api/me/host/:id/public-profile', { tokens: { id } }, options);
}

/**
 * Empty channels are dropped, spaces are removed from handles, and repeated pronouns are removed.
 * @summary Save a host's public profile (H-361, H-496)
 */
export function savePublicProfile(id: string, publicProfileInput: PublicProfileInput, options?: CallInit): Promise<PublicProfile> {
  return $core.call('POST', '/api/me/host/:id/public-profile', { tokens: { id }, body: publicProfileInput }, options, ['/api/me/profile', '/api/me/host/user']);
}

/**
 * Returns 404 while public profiles are switched off in the marketplace.
 * @summary Get a host's public profile by the path of their page (H-010)
 */
export function getPublicHost(path: string, options?: CallInit): Promise<PublicProfile> {
  return $core.call('GET', '/public/hosts/:path', { tokens: { path } }, options);
}

/**
 * Returns the steps with their progress, and the number of survey answers so far.
 * @summary Get a host's progress toward their first trip (H-127, H-435, H-495)
 */
export function getHomeProgress(id: string, options?: CallInit): Promise<HomeProgress> {
  return $core.call('GET', '/api/me/host/:id/home-progress', { tokens: { id } }, options);
}

/**
 * Requires interests, a page, and at least one social account. Repeating the call with the same data changes nothing.
 * @summary Complete a host's onboarding (H-354, H-497)
 */
export function onboardHost(onboardHostBody: OnboardHost, options?: CallInit): Promise<Host> {
  return $core.call('POST', '/api/me/host/onboard', { body: onboardHostBody }, options, ['/api/me/host/user', '/api/me/host/:id/public-profile']);
}

/**
 * Returns 503 if the provider cannot be reached; accounts can then be entered by hand.
 * @summary Start a connection with the social account provider (H-500)
 */
export function connectSocials(options?: CallInit): Promise<SocialConnection> {
  return $core.call('POST', '/api/me/host/socials/connect', {}, options);
}

/**
 * No sign-in required. Onboarding and search use their ids.
 * @summary List the categories of trips and of hosts' interests (H-180, H-527)
 */
export function listCategories(options?: CallInit): Promise<Categories> {
  return $core.call('GET', '/api/me/categories', {}, options);
}

/**
 * The file needs a column named email, or only one column. Email addresses already on the list are counted as known; invalid ones are reported with their line and not imported.
 * @summary Import email addresses from a CSV file into a host's marketing list (H-510)
 */
export function importMarketingList(id: string, marketingListFile: MarketingListFile, options?: CallInit): Promise<MarketingListImport> {
  return $core.call('POST', '/api/admin/hosts/:id/marketing-list/import', { tokens: { id }, form: marketingListFile }, options);
}

/**
 * Returns lightweight rows with an id, a name, and a few facts.
 * @summary List hosts for a picker (H-474); facts: email, level, page
 */
export function listHostMetadata(params?: ListHostMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/hosts', { query: params }, options);
}

/**
 * Search with q; filter by status, level, and whether the host is active.
 * @summary List hosts, newest first (H-463, H-465, H-474)
 */
export function listHosts(params?: ListHostsParams, options?: CallInit): Promise<HostPage> {
  return $core.call('GET', '/api/admin/hosts', { query: params }, options);
}

/**
 * The email address is that of the person who will be the host.
 * @summary Create a host and send an activation link (H-466, H-474)
 */
export function createHost(newHost: NewHost, options?: CallInit): Promise<Host> {
  return $core.call('POST', '/api/admin/hosts', { body: newHost }, options, ['/api/admin/hosts']);
}

/**
 * Account managers can see only the hosts assigned to them.
 * @summary Get a host (H-464, H-474)
 */
export function getHost(id: string, options?: CallInit): Promise<Host> {
  return $core.call('GET', '/api/admin/hosts/:id', { tokens: { id } }, options);
}

/**
 * Send the version last read; returns 409 if the record was changed in the meantime. Omitted fields stay unchanged.
 * @summary Update a host's level, lead stage, page path, or active state (H-467, H-474)
 */
export function updateHost(id: string, hostUpdate: HostUpdate, options?: CallInit): Promise<Host> {
  return $core.call('POST', '/api/admin/hosts/:id', { tokens: { id }, body: hostUpdate }, options, ['/api/admin/hosts', '/api/metadata/audit-logs']);
}

/**
 * Returns the same host record as getHost.
 * @summary Get the host that a user is or works for (H-499)
 */
export function getHostOfUser(id: string, options?: CallInit): Promise<Host> {
  return $core.call('GET', '/api/admin/hosts/user/:id', { tokens: { id } }, options);
}

/**
 * Returns for each whether they can be removed and, if not, why.
 * @summary List a host's primary and secondary users
 */
export function listHostMembers(id: string, options?: CallInit): Promise<MemberList> {
  return $core.call('GET', '/api/admin/hosts/:id/members', { tokens: { id } }, options);
}

/**
 * A person who is new to the marketplace is invited. Returns the updated list.
 * @summary Add a secondary user to a host
 */
export function addHostMember(id: string, newMember: NewMember, options?: CallInit): Promise<MemberList> {
  return $core.call('POST', '/api/admin/hosts/:id/members', { tokens: { id }, body: newMember }, options);
}

/**
 * Only users listed as removable can be removed.
 * @summary Remove a secondary user from a host
 */
export function removeHostMember(id: string, memberId: string, options?: CallInit): Promise<MemberList> {
  return $core.call('DELETE', '/api/admin/hosts/:id/members/:memberId', { tokens: { id, memberId } }, options);
}

/**
 * Only people who were added or have booked and never set a password are reported as not activated. An unknown email address gets the same response as an activated one, so members cannot be distinguished from strangers.
 * @summary Check whether an account is waiting for activation (H-453)
 */
export function checkUserActivation(params: CheckUserActivationParams, options?: CallInit): Promise<ActivationState> {
  return $core.call('GET', '/authentication/check-user-activation', { query: params }, options);
}

/**
 * Shown before the person sets a password.
 * @summary Get the profile that an activation link belongs to (H-454)
 */
export function getActivationProfile(params: GetActivationProfileParams, options?: CallInit): Promise<TokenProfile> {
  return $core.call('GET', '/activation/profile', { query: params }, options);
}

/**
 * Shown before the person sets a new password.
 * @summary Get the profile that a password-reset link belongs to (H-455)
 */
export function getPasswordResetProfile(params: GetPasswordResetProfileParams, options?: CallInit): Promise<TokenProfile> {
  return $core.call('GET', '/authentication/profile-password-reset', { query: params }, options);
}

/**
 * A person who already has an account is refused; signing in with their existing password makes the membership theirs.
 * @summary Set the first password with an activation link and sign in (H-456)
 */
export function activateUser(activateUserBody: ActivateUser, params: ActivateUserParams, options?: CallInit): Promise<SessionInfo> {
  return $core.call('POST', '/authentication/activate-user', { query: params, body: activateUserBody }, options);
}

/**
 * Browsers get an HTTP-only cookie. Programs send the header Caravan-Session: token and get the session token in the response. A session may still require a second factor or a new password; the response says so.
 * @summary Sign in (H-457)
 */
export function login(credentials: Credentials, options?: CallInit): Promise<SessionInfo> {
  return $core.call('POST', '/authentication/login', { body: credentials }, options);
}

/**
 * Ends the session, removes the browser's cookie, and invalidates the session token.
 * @summary Sign out (H-459)
 */
export function logout(options?: CallInit): Promise<Done> {
  return $core.call('POST', '/authentication/logout', {}, options);
}

/**
 * The response never reveals whether the email address has an account.
 * @summary Register as a host and send an activation email (H-458)
 */
export function signupHost(hostSignup: HostSignup, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/authentication/signup/host', { body: hostSignup }, options);
}

/**
 * The email contains a link and a code for verifyMailedCode. The response never reveals whether the email address is known.
 * @summary Email a password-reset link
 */
export function requestNewPassword(emailOnly: EmailOnly, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/authentication/request-new-password', { body: emailOnly }, options);
}

/**
 * Takes the token of the emailed link, or the token that verifyMailedCode returned for a code.
 * @summary Set a new password with an emailed link and sign in
 */
export function resetPassword(newPassword: NewPassword, params: ResetPasswordParams, options?: CallInit): Promise<SessionInfo> {
  return $core.call('POST', '/authentication/reset-user-token', { query: params, body: newPassword }, options);
}

/**
 * Requires the current password. Returns the session that continues.
 * @summary Change the caller's password and end their other sessions
 */
export function changePassword(changePasswordBody: ChangePassword, options?: CallInit): Promise<SessionInfo> {
  return $core.call('POST', '/authentication/change-password', { body: changePasswordBody }, options);
}

/**
 * Says who the session belongs to, with name, group, and email address, and what the person has to do next.
 * @summary Get the signed-in person's profile in this marketplace (H-480)
 */
export function getMyProfile(options?: CallInit): Promise<Profile> {
  return $core.call('GET', '/api/me/profile', {}, options);
}

/**
 * Send the version last read. The id in the path must be the caller's own.
 * @summary Update the caller's own profile or address (O-193)
 */
export function updateMyProfile(id: string, profileUpdate: ProfileUpdate, options?: CallInit): Promise<Profile> {
  return $core.call('POST', '/api/me/profile/:id', { tokens: { id }, body: profileUpdate }, options);
}

/**
 * Search with q; filter by group and status.
 * @summary List the people of the marketplace, by name (H-463, H-465, H-485)
 */
export function listUsers(params?: ListUsersParams, options?: CallInit): Promise<UserPage> {
  return $core.call('GET', '/api/admin/users', { query: params }, options);
}

/**
 * Each person belongs to one group; a person in the operator group requires an operator.
 * @summary Create a person and email an activation link
 */
export function createUser(newUser: NewUser, options?: CallInit): Promise<Profile> {
  return $core.call('POST', '/api/admin/users', { body: newUser }, options, ['/api/admin/users']);
}

/**
 * Includes the group, the status, and what is still missing from the profile.
 * @summary Get a person of the marketplace
 */
export function getUser(id: string, options?: CallInit): Promise<Profile> {
  return $core.call('GET', '/api/admin/users/:id', { tokens: { id } }, options);
}

/**
 * Omitted fields stay unchanged. A person who is disabled is signed out immediately. Send the version last read; returns 409 if the record was changed in the meantime.
 * @summary Update a person's name, group, or status
 */
export function updateUser(id: string, userUpdate: UserUpdate, options?: CallInit): Promise<Profile> {
  return $core.call('POST', '/api/admin/users/:id', { tokens: { id }, body: userUpdate }, options, ['/api/admin/users', '/api/admin/users/:id', '/api/metadata/audit-logs']);
}

/**
 * Only for people who have not set a password yet. Links sent earlier stop working.
 * @summary Resend an invitation by email
 */
export function resendActivation(id: string, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/admin/users/:id/resend-activation', { tokens: { id } }, options, ['/api/admin/users', '/api/admin/users/:id']);
}

/**
 * Performs the merge and rolls it back, so the result is exactly what a merge does. The account in the path stays, the other one is closed. If the accounts cannot be merged, the response lists every reason instead of returning an error.
 * @summary Preview a merge of two accounts of one person
 */
export function calculateMerge(id: string, mergeInput: MergeInput, options?: CallInit): Promise<MergeCalculation> {
  return $core.call('POST', '/api/admin/users/:id/merge/calculate', { tokens: { id }, body: mergeInput }, options);
}

/**
 * Bookings, payments, credits, reviews, and saved trips move to the account in the path; the other account is closed permanently, and its sessions in this marketplace end. Passwords, second factors, and identities stay unchanged in every marketplace. Saved cards and automatic payment do not move. Both email addresses are notified.
 * @summary Merge two accounts of a traveler in this marketplace
 */
export function mergeUsers(id: string, mergeUsersBody: MergeUsers, options?: CallInit): Promise<Profile> {
  return $core.call('POST', '/api/admin/users/:id/merge', { tokens: { id }, body: mergeUsersBody }, options, ['/api/admin/users', '/api/admin/users/:id', '/api/admin/bookings', '/api/admin/users/:id/credits', '/api/metadata/audit-logs']);
}

/**
 * Performs the erasure and rolls it back, so the result is exactly what erasing does. If the person has a trip ahead or unsettled money, the response lists every reason instead of returning an error.
 * @summary Preview what erasing a person would remove and keep
 */
export function calculateErasure(id: string, options?: CallInit): Promise<ErasureCalculation> {
  return $core.call('POST', '/api/admin/users/:id/erase/calculate', { tokens: { id } }, options);
}

/**
 * Runs as a job; the person's erasedAt says when it was done. Names, addresses, trip forms, emails, images, survey answers, and reviews are deleted; bookings and the books keep their amounts under a pseudonym. The sign-in account belongs to the deployment and the person, and remains. Partners receive booking.traveler_erased for each booking.
 * @summary Permanently erase a person's data in this marketplace
 */
export function eraseUser(id: string, eraseUserBody: EraseUser, options?: CallInit): Promise<Profile> {
  return $core.call('POST', '/api/admin/users/:id/erase', { tokens: { id }, body: eraseUserBody }, options, ['/api/admin/users', '/api/admin/users/:id', '/api/admin/travelers', '/api/admin/bookings', '/api/admin/emails', '/api/metadata/audit-logs']);
}

/**
 * This session's requests then run as that person until the grant ends, except those that move money or data or change how the person signs in. A reason is required. The REST form of access.v1 StartImpersonation, at the path that the specification gives.
 * @summary Impersonate a person, up to the marketplace's time limit (H-449)
 */
export function impersonateUser(id: string, impersonationStart: ImpersonationStart, options?: CallInit): Promise<Impersonation> {
  return $core.call('POST', '/api/admin/users/:id/impersonate', { tokens: { id }, body: impersonationStart }, options);
}

/**
 * Returns who impersonated whom and why, with the start and end of each. Use running for those in progress.
 * @summary List impersonations, newest first
 */
export function listImpersonations(params?: ListImpersonationsParams, options?: CallInit): Promise<ImpersonationPage> {
  return $core.call('GET', '/api/admin/impersonations', { query: params }, options);
}

/**
 * Returns the grant, with when and by whom it was ended. Ending one that has already ended is not an error.
 * @summary End an impersonation immediately, including another admin's
 */
export function stopImpersonation(id: string, options?: CallInit): Promise<Impersonation> {
  return $core.call('POST', '/api/admin/impersonations/:id/stop', { tokens: { id } }, options);
}

/**
 * Returns lightweight rows with an id, a name, and a few facts, for a picker.
 * @summary List people who can be chosen, excluding disabled ones (H-478); facts: email, group
 */
export function listUserChoices(params?: ListUserChoicesParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/listUsers', { query: params }, options);
}

/**
 * Returns lightweight rows with an id, a name, and a few facts.
 * @summary List people for a picker (H-485); facts: email, group
 */
export function listUserMetadata(params?: ListUserMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/users', { query: params }, options);
}

/**
 * For people who type the code from an email instead of opening its link. A wrong code and an unknown email address get the same response.
 * @summary Exchange an emailed code for the token of its link
 */
export function verifyMailedCode(mailedCode: MailedCode, options?: CallInit): Promise<MailedCodeVerified> {
  return $core.call('POST', '/authentication/verify-code', { body: mailedCode }, options);
}

/**
 * The session has full access from then on. A backup code works once.
 * @summary Confirm a session with an authenticator code or a backup code
 */
export function confirmSecondFactor(secondFactorCode: SecondFactorCode, options?: CallInit): Promise<SessionInfo> {
  return $core.call('POST', '/authentication/second-factor', { body: secondFactorCode }, options);
}

/**
 * Pass the response to navigator.credentials.get and send the result to confirmPasskey.
 * @summary Get the options for confirming a session with a passkey
 */
export function startPasskeyConfirmation(options?: CallInit): Promise<PasskeyChallenge> {
  return $core.call('POST', '/authentication/second-factor/passkey-options', {}, options);
}

/**
 * The session has full access from then on.
 * @summary Confirm a session with a passkey
 */
export function confirmPasskey(passkeyProof: PasskeyProof, options?: CallInit): Promise<SessionInfo> {
  return $core.call('POST', '/authentication/second-factor/passkey', { body: passkeyProof }, options);
}

/**
 * Required for changes to passwords, second factors, and sessions if the last sign-in was some time ago.
 * @summary Confirm the caller's password before they change how they sign in
 */
export function confirmPassword(passwordOnly: PasswordOnly, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/authentication/confirm-password', { body: passwordOnly }, options);
}

/**
 * Returns the second factors in use, the number of backup codes left, and whether a second factor is required here.
 * @summary Get the caller's sign-in settings
 */
export function getMySecurity(options?: CallInit): Promise<Security> {
  return $core.call('GET', '/api/me/security', {}, options);
}

/**
 * Show the secret, or its uri as a QR code, and send the first code to confirmTotp. Nothing changes until then.
 * @summary Create a secret for an authenticator app
 */
export function startTotp(options?: CallInit): Promise<TotpSetup> {
  return $core.call('POST', '/api/me/security/totp', {}, options);
}

/**
 * Returns the remaining second factors.
 * @summary Remove the authenticator app
 */
export function removeTotp(options?: CallInit): Promise<Security> {
  return $core.call('DELETE', '/api/me/security/totp', {}, options);
}

/**
 * From then on, each sign-in asks for a code.
 * @summary Activate the authenticator app with its first code
 */
export function confirmTotp(totpConfirmation: TotpConfirmation, options?: CallInit): Promise<Security> {
  return $core.call('POST', '/api/me/security/totp/confirm', { body: totpConfirmation }, options);
}

/**
 * The codes are shown only once. Each works once, for use when no other factor is available.
 * @summary Create new backup codes; existing ones stop working
 */
export function createBackupCodes(options?: CallInit): Promise<BackupCodes> {
  return $core.call('POST', '/api/me/security/backup-codes', {}, options);
}

/**
 * Pass the response to navigator.credentials.create and send the result to addPasskey.
 * @summary Get the options for creating a passkey
 */
export function startPasskey(options?: CallInit): Promise<PasskeyChallenge> {
  return $core.call('POST', '/api/me/security/passkey-options', {}, options);
}

/**
 * From then on, each sign-in can be confirmed with it.
 * @summary Add a passkey created by the browser
 */
export function addPasskey(newPasskey: NewPasskey, options?: CallInit): Promise<Security> {
  return $core.call('POST', '/api/me/security/passkeys', { body: newPasskey }, options);
}

/**
 * Returns the remaining second factors.
 * @summary Remove a passkey
 */
export function removePasskey(id: string, options?: CallInit): Promise<Security> {
  return $core.call('DELETE', '/api/me/security/passkeys/:id', { tokens: { id } }, options);
}

/**
 * Returns the device, IP address, and last activity of each session.
 * @summary List the caller's sessions
 */
export function listMySessions(options?: CallInit): Promise<SessionList> {
  return $core.call('GET', '/api/me/sessions', {}, options);
}

/**
 * The caller has to sign in again on every device.
 * @summary End all of the caller's sessions, including this one
 */
export function signOutEverywhere(options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/me/sessions', {}, options);
}

/**
 * The device has to sign in again.
 * @summary End one of the caller's sessions
 */
export function endMySession(id: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/me/sessions/:id', { tokens: { id } }, options, ['/api/me/sessions']);
}

/**
 * The email goes to the person's own email address; no one else can change the password.
 * @summary Email a person a password-reset link (H-449)
 */
export function resetUserToken(id: string, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/admin/users/:id/reset-token', { tokens: { id } }, options, ['/api/admin/users', '/api/admin/users/:id']);
}

/**
 * The person has to sign in again. Sessions in other marketplaces are not affected.
 * @summary End the sessions a person opened in this marketplace
 */
export function endUserSessions(id: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/admin/users/:id/sessions', { tokens: { id } }, options, ['/api/admin/users', '/api/admin/users/:id']);
}

/**
 * For platform operators, to help a person who has lost their second factors. A reason is required.
 * @summary Remove all second factors from an account and end its sessions in all marketplaces
 */
export function resetAccountSecondFactor(accountAction: AccountAction, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/admin/accounts/reset-second-factor', { body: accountAction }, options);
}

/**
 * For platform operators. A reason is required.
 * @summary End all sessions of an account in all marketplaces
 */
export function endAccountSessions(accountAction: AccountAction, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/admin/accounts/sign-out', { body: accountAction }, options);
}

/**
 * Returns the premium and when the quote expires.
 * @summary Quote insurance for the uninsured travelers of a booking
 */
export function quoteInsurance(id: string, quoteInsuranceBody: QuoteInsurance, options?: CallInit): Promise<InsuranceQuote> {
  return $core.call('POST', '/api/me/bookings/:id/insurance/quote', { tokens: { id }, body: quoteInsuranceBody }, options);
}

/**
 * The booking then shows insurance as declined. The customer can still buy it later.
 * @summary Record that the customer declines insurance
 */
export function declineInsurance(id: string, options?: CallInit): Promise<BookingInsurance> {
  return $core.call('POST', '/api/me/bookings/:id/insurance/decline', { tokens: { id } }, options, ['/api/me/bookings/:id/insurance', '/api/me/bookings']);
}

/**
 * Possible only within the policy's cancellation period; each policy says whether and until when it can be canceled.
 * @summary Cancel an insurance policy and refund its premium (T-135, T-222)
 */
export function cancelInsurance(id: string, cancelInsuranceBody: CancelInsurance, options?: CallInit): Promise<InsurancePolicy> {
  return $core.call('POST', '/api/me/bookings/:id/insurance/cancel', { tokens: { id }, body: cancelInsuranceBody }, options, ['/api/me/bookings/:id/insurance', '/api/me/bookings']);
}

/**
 * Returns each policy with its number, coverage, premium, and status.
 * @summary List the insurance policies of the caller's own bookings, newest first
 */
export function listInsurancePolicies(options?: CallInit): Promise<InsurancePolicyList> {
  return $core.call('GET', '/api/me/insurance-policies', {}, options);
}

/**
 * For insurers that have no URL of their own for it. Available to anyone who can see the booking.
 * @summary Download a policy's confirmation of benefits as a PDF
 */
export function downloadConfirmationOfBenefits(id: string, policyId: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/bookings/:id/insurance/:policyId/confirmation-of-benefits', { tokens: { id, policyId } }, options);
}

/** The address of downloadConfirmationOfBenefits. */
export function getDownloadConfirmationOfBenefitsUrl(id: string, policyId: string): string {
  return $core.address('/api/me/bookings/:id/insurance/:policyId/confirmation-of-benefits', { tokens: { id, policyId } });
}

/**
 * Filter by year or by future departures. An operator's API key requires the scope inventory:read.
 * @summary List an itinerary's departures (O-170)
 */
export function listInventory(itineraryId: string, params?: ListInventoryParams, options?: CallInit): Promise<InventoryList> {
  return $core.call('GET', '/api/me/itineraries/:itineraryId/inventory', { tokens: { itineraryId }, query: params }, options);
}

/**
 * A departure is a day on which the itinerary can start. An operator's API key requires the scope inventory:write.
 * @summary Create a departure (O-172)
 */
export function createInventoryItem(itineraryId: string, inventoryInput: InventoryInput, options?: CallInit): Promise<InventoryItem> {
  return $core.call('POST', '/api/me/itineraries/:itineraryId/inventory', { tokens: { itineraryId }, body: inventoryInput }, options, ['/api/me/itineraries/:itineraryId/inventory']);
}

/**
 * Returns one result per departure, in the order sent.
 * @summary Update departures in bulk; each is saved or refused separately (O-104, O-212)
 */
export function updateInventoryBatch(itineraryId: string, inventoryBatch: InventoryBatch, options?: CallInit): Promise<InventoryBatchResult> {
  return $core.call('POST', '/api/me/itineraries/:itineraryId/inventory/batch', { tokens: { itineraryId }, body: inventoryBatch }, options);
}

/**
 * Useful before changing or deleting a departure.
 * @summary List the requests and trips that use a departure (O-045, O-064)
 */
export function listRequestedTrips(itineraryId: string, inventoryItemId: string, options?: CallInit): Promise<RequestedTrips> {
  return $core.call('GET', '/api/me/itineraries/:itineraryId/inventory/:inventoryItemId/requested-trips', { tokens: { itineraryId, inventoryItemId } }, options);
}

/**
 * Lets forms offer only what the server accepts.
 * @summary Get the defaults and limits of departures, validity periods, and the pricing form (O-115, O-119, O-219 to O-221, O-227 to O-229)
 */
export function getInventoryMetadata(options?: CallInit): Promise<InventoryMetadata> {
  return $core.call('GET', '/api/metadata/inventory', {}, options);
}

/**
 * Includes its version, which is required for updates. An operator's API key requires the scope inventory:read.
 * @summary Get a departure
 */
export function getInventoryItem(itineraryId: string, inventoryItemId: string, options?: CallInit): Promise<InventoryItem> {
  return $core.call('GET', '/api/me/itineraries/:itineraryId/inventory/:inventoryItemId', { tokens: { itineraryId, inventoryItemId } }, options);
}

/**
 * Send the version last read. An operator's API key requires the scope inventory:write.
 * @summary Update a departure; its quantity can only increase (O-113, O-173)
 */
export function updateInventoryItem(itineraryId: string, inventoryItemId: string, inventoryChange: InventoryChange, options?: CallInit): Promise<InventoryItem> {
  return $core.call('PATCH', '/api/me/itineraries/:itineraryId/inventory/:inventoryItemId', { tokens: { itineraryId, inventoryItemId }, body: inventoryChange }, options, ['/api/me/itineraries/:itineraryId/inventory']);
}

/**
 * A departure in use is refused. An operator's API key requires the scope inventory:write.
 * @summary Delete an unused departure (O-174)
 */
export function deleteInventoryItem(itineraryId: string, inventoryItemId: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/me/itineraries/:itineraryId/inventory/:inventoryItemId', { tokens: { itineraryId, inventoryItemId } }, options, ['/api/me/itineraries/:itineraryId/inventory']);
}

/**
 * Search with q; filter by country, category, and status. An operator's API key requires the scope itineraries:read.
 * @summary List the itineraries in the catalog or, for operators, their own (H-475, O-179)
 */
export function listItineraries(params?: ListItinerariesParams, options?: CallInit): Promise<ItineraryPage> {
  return $core.call('GET', '/api/me/itineraries', { query: params }, options);
}

/**
 * Its status is incomplete until the operator has filled it in.
 * @summary Create an itinerary owned by the operator (O-181)
 */
export function createItinerary(itineraryDraft: ItineraryDraft, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/me/itineraries', { body: itineraryDraft }, options, ['/api/me/itineraries']);
}

/**
 * An operator's API key requires the scope itineraries:read.
 * @summary Get an itinerary with its days, packages, and services
 */
export function getItinerary(id: string, options?: CallInit): Promise<Itinerary> {
  return $core.call('GET', '/api/me/itineraries/:id', { tokens: { id } }, options);
}

/**
 * Send the version last read; returns 409 if the itinerary was changed in the meantime. An operator's API key requires the scope itineraries:write.
 * @summary Update an itinerary's fields, services, or status (O-176)
 */
export function updateItinerary(id: string, itineraryUpdate: ItineraryUpdate, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/me/itineraries/:id', { tokens: { id }, body: itineraryUpdate }, options, ['/api/me/itineraries']);
}

/**
 * Send the version last read. The service's type determines which fields apply.
 * @summary Add a service to a day (O-187)
 */
export function createService(id: string, serviceSave: ServiceSave, options?: CallInit): Promise<ServiceSaved> {
  return $core.call('POST', '/api/me/itineraries/:id/services', { tokens: { id }, body: serviceSave }, options);
}

/**
 * Send the version last read.
 * @summary Update a service by id and type; its deleted flag removes it (O-187, O-108)
 */
export function updateService(type: ServiceType, serviceId: string, serviceSave: ServiceSave, options?: CallInit): Promise<ServiceSaved> {
  return $core.call('PATCH', '/api/me/services/:type/:serviceId', { tokens: { type, serviceId }, body: serviceSave }, options);
}

/**
 * Search with q; filter by itinerary and type.
 * @summary List the services of itineraries that the caller can edit (H-480)
 */
export function listServices(params?: ListServicesParams, options?: CallInit): Promise<ServiceRecordPage> {
  return $core.call('GET', '/api/me/services', { query: params }, options);
}

/**
 * List them in ids. Returns the number removed.
 * @summary Remove services by id (O-187)
 */
export function deleteServices(params: DeleteServicesParams, options?: CallInit): Promise<ServicesDeleted> {
  return $core.call('DELETE', '/api/me/services', { query: params }, options);
}

/**
 * Services that the operator keeps for other itineraries. Search with q; filter by type. Admins must specify the operator.
 * @summary Search the operator's service library, three at a time (O-188, O-237)
 */
export function searchServiceLibrary(params?: SearchServiceLibraryParams, options?: CallInit): Promise<ServiceLibrary> {
  return $core.call('GET', '/api/me/service-library', { query: params }, options);
}

/**
 * Save the service with saveToLibrary to add it back.
 * @summary Remove a service from the library; itineraries keep their copies
 */
export function deleteLibraryService(serviceId: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/me/service-library/:serviceId', { tokens: { serviceId } }, options);
}

/**
 * Includes the alternatives, the state of each future departure, and the version that updates require.
 * @summary List an itinerary's accommodations by range of days (O-104 to O-106, O-189)
 */
export function listAccommodations(id: string, options?: CallInit): Promise<AccommodationPlan> {
  return $core.call('GET', '/api/me/itineraries/:id/accommodations', { tokens: { id } }, options);
}

/**
 * Send the version last read. The alternative covers the nights of the default accommodation.
 * @summary Add an alternative accommodation (O-107, O-145)
 */
export function createAlternative(itineraryId: string, serviceId: string, alternativeInput: AlternativeInput, options?: CallInit): Promise<ServiceSaved> {
  return $core.call('POST', '/api/me/itineraries/:itineraryId/services/:serviceId/alternatives', { tokens: { itineraryId, serviceId }, body: alternativeInput }, options);
}

/**
 * Send the version last read.
 * @summary Update an alternative accommodation
 */
export function updateAlternative(itineraryId: string, serviceId: string, alternativeId: string, alternativeInput: AlternativeInput, options?: CallInit): Promise<ServiceSaved> {
  return $core.call('PATCH', '/api/me/itineraries/:itineraryId/services/:serviceId/alternatives/:alternativeId', { tokens: { itineraryId, serviceId, alternativeId }, body: alternativeInput }, options);
}

/**
 * Departures that use it revert to the default accommodation, which stays.
 * @summary Remove an alternative accommodation (O-204)
 */
export function deleteAlternative(itineraryId: string, serviceId: string, alternativeId: string, options?: CallInit): Promise<ServiceSaved> {
  return $core.call('DELETE', '/api/me/itineraries/:itineraryId/services/:serviceId/alternatives/:alternativeId', { tokens: { itineraryId, serviceId, alternativeId } }, options);
}

/**
 * Send the version last read.
 * @summary Swap an alternative accommodation with the default (O-107)
 */
export function swapAccommodations(itineraryId: string, serviceId: string, alternativeId: string, versionOnly: VersionOnly, options?: CallInit): Promise<ServiceSaved> {
  return $core.call('POST', '/api/me/itineraries/:itineraryId/services/:serviceId/alternatives/:alternativeId/swap', { tokens: { itineraryId, serviceId, alternativeId }, body: versionOnly }, options);
}

/**
 * A new period replaces whatever covers its days. Send the version last read, the package level, and the period to set or the days to clear.
 * @summary Set or clear a validity period; periods never overlap (O-129)
 */
export function editValidityPeriods(id: string, validityPeriodEdit: ValidityPeriodEdit, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/me/itineraries/:id/validity-periods', { tokens: { id }, body: validityPeriodEdit }, options);
}

/**
 * Returns when each version was saved, by whom, and what changed.
 * @summary List an itinerary's saved versions, newest first
 */
export function listItineraryVersions(id: string, params?: ListItineraryVersionsParams, options?: CallInit): Promise<ItineraryVersionPage> {
  return $core.call('GET', '/api/me/itineraries/:id/versions', { tokens: { id }, query: params }, options);
}

/**
 * Returns the differences field by field and service by service. Specify the other version in with; the default is the current one.
 * @summary Compare two versions of an itinerary
 */
export function compareItineraryVersions(id: string, version: number, params?: CompareItineraryVersionsParams, options?: CallInit): Promise<ItineraryDifference> {
  return $core.call('GET', '/api/me/itineraries/:id/versions/:version/difference', { tokens: { id, version }, query: params }, options);
}

/**
 * Creates a new version with the earlier content; status and departures stay unchanged. Send the version last read.
 * @summary Restore an earlier version of an itinerary
 */
export function restoreItineraryVersion(id: string, version: number, versionOnly: VersionOnly, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/me/itineraries/:id/versions/:version/restore', { tokens: { id, version }, body: versionOnly }, options, ['/api/admin/itineraries/:id', '/api/me/itineraries/:id/versions', '/api/me/itineraries/:id/versions/:version/difference']);
}

/**
 * Photos are included by reference. The file can be read by importItinerary.
 * @summary Export an itinerary as a single file
 */
export function exportItinerary(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/itineraries/:id/export', { tokens: { id } }, options);
}

/** The address of exportItinerary. */
export function getExportItineraryUrl(id: string): string {
  return $core.address('/api/me/itineraries/:id/export', { tokens: { id } });
}

/**
 * If the file has errors, nothing is created and each error is reported by field and line.
 * @summary Import an itinerary from a file as a new, incomplete one
 */
export function importItinerary(itineraryImport: ItineraryImport, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/me/itineraries/import', { body: itineraryImport }, options);
}

/**
 * For hosts who are about to request a date, and for API keys with the scope itineraries:read.
 * @summary List the dates that can be requested, by package (H-519, H-223)
 */
export function getAvailability(id: string, params?: GetAvailabilityParams, options?: CallInit): Promise<Availability> {
  return $core.call('GET', '/api/me/itinerary/:id/availability', { tokens: { id }, query: params }, options);
}

/**
 * Send the package and the start date, or the departure.
 * @summary Get the suggested range of sell prices (H-521)
 */
export function getSuggestedSellPrice(id: string, params: GetSuggestedSellPriceParams, options?: CallInit): Promise<PriceRange> {
  return $core.call('GET', '/api/me/itineraries/:id/suggested-sell-price', { tokens: { id }, query: params }, options);
}

/**
 * Changes saved since the last publication appear on the public pages from now on.
 * @summary Publish the current state of an itinerary's page (H-553)
 */
export function publishItinerary(id: string, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/admin/files/website/itineraries/:id/publish', { tokens: { id } }, options);
}

/**
 * Returns lightweight rows with an id, a name, and a few facts.
 * @summary List itineraries for a picker (H-475); facts: country, destination, days, tier
 */
export function listItineraryMetadata(params?: ListItineraryMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/itineraries', { query: params }, options);
}

/**
 * Returns lightweight rows with an id, a name, and a few facts.
 * @summary List recommendations for a picker (H-476); facts: host, by, options
 */
export function listRecommendationMetadata(params?: ListRecommendationMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/itinerary-recommendations', { query: params }, options);
}

/**
 * Returns each with its number of itineraries.
 * @summary List the countries and destinations of complete itineraries (H-492)
 */
export function listDestinations(options?: CallInit): Promise<DestinationList> {
  return $core.call('GET', '/api/metadata/destinations', {}, options);
}

/**
 * Search with q; filter by host, itinerary, and whether the recommendation is active.
 * @summary List the itineraries recommended to hosts (H-463, H-465, H-476)
 */
export function listRecommendations(params?: ListRecommendationsParams, options?: CallInit): Promise<RecommendationPage> {
  return $core.call('GET', '/api/admin/itinerary-recommendations', { query: params }, options);
}

/**
 * Options are shown in the order given, with the note.
 * @summary Recommend itineraries to a host (H-466, H-476)
 */
export function createRecommendation(newRecommendation: NewRecommendation, options?: CallInit): Promise<Recommendation> {
  return $core.call('POST', '/api/admin/itinerary-recommendations', { body: newRecommendation }, options, ['/api/admin/itinerary-recommendations']);
}

/**
 * Includes its note and its options in order.
 * @summary Get a host's recommendation (H-464, H-476)
 */
export function getRecommendation(id: string, options?: CallInit): Promise<Recommendation> {
  return $core.call('GET', '/api/admin/itinerary-recommendations/:id', { tokens: { id } }, options);
}

/**
 * Send the version last read; returns 409 if the recommendation was changed in the meantime.
 * @summary Update a recommendation's note, options, and their order (H-467, H-476)
 */
export function updateRecommendation(id: string, recommendationUpdate: RecommendationUpdate, options?: CallInit): Promise<Recommendation> {
  return $core.call('POST', '/api/admin/itinerary-recommendations/:id', { tokens: { id }, body: recommendationUpdate }, options, ['/api/admin/itinerary-recommendations']);
}

/**
 * The host no longer sees it.
 * @summary Delete a host's recommendation
 */
export function deleteRecommendation(id: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/admin/itinerary-recommendations/:id', { tokens: { id } }, options, ['/api/admin/itinerary-recommendations']);
}

/**
 * Says whether the host is seeing them for the first time.
 * @summary List the itineraries recommended to the signed-in host (H-512, H-476)
 */
export function listMyRecommendations(options?: CallInit): Promise<RecommendationPage> {
  return $core.call('GET', '/api/me/itinerary-recommendations', {}, options);
}

/**
 * From then on, firstTime is false.
 * @summary Mark the recommendation as seen by the host (H-512)
 */
export function clearFirstTime(options?: CallInit): Promise<RecommendationPage> {
  return $core.call('POST', '/api/me/itinerary-recommendations/clear-first-time', {}, options, ['/api/me/itinerary-recommendations']);
}

/**
 * Search with q; filter by status, operator, and country.
 * @summary List the itineraries of all operators (H-463, H-465, H-475)
 */
export function adminListItineraries(params?: AdminListItinerariesParams, options?: CallInit): Promise<ItineraryPage> {
  return $core.call('GET', '/api/admin/itineraries', { query: params }, options);
}

/**
 * Specify the operator in operatorId.
 * @summary Create an itinerary for an operator (H-466, H-475)
 */
export function adminCreateItinerary(itineraryDraft: ItineraryDraft, params: AdminCreateItineraryParams, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/admin/itineraries', { query: params, body: itineraryDraft }, options);
}

/**
 * Returns the same itinerary as getItinerary.
 * @summary Get an itinerary (H-464, H-475)
 */
export function adminGetItinerary(id: string, options?: CallInit): Promise<Itinerary> {
  return $core.call('GET', '/api/admin/itineraries/:id', { tokens: { id } }, options);
}

/**
 * Send the version last read; returns 409 if the itinerary was changed in the meantime. Omitted fields stay unchanged.
 * @summary Update an itinerary (H-467, H-475)
 */
export function adminUpdateItinerary(id: string, itineraryUpdate: ItineraryUpdate, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/admin/itineraries/:id', { tokens: { id }, body: itineraryUpdate }, options, ['/api/admin/itineraries', '/api/admin/waiting']);
}

/**
 * No sign-in required. linkType determines what the page asks for. A link that is switched off is not found.
 * @summary Get the page of a link (H-034, H-035)
 */
export function getPublicLink(linkPath: string, options?: CallInit): Promise<PublicLink> {
  return $core.call('GET', '/public/links/:linkPath', { tokens: { linkPath } }, options);
}

/**
 * No sign-in required. A second answer from the same email address replaces the first.
 * @summary Answer a host's survey (H-020, H-090)
 */
export function answerSurvey(linkPath: string, surveyReply: SurveyReply, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/public/links/:linkPath/answers', { tokens: { linkPath }, body: surveyReply }, options);
}

/**
 * No sign-in required. The answer never reveals whether the address is known.
 * @summary Sign up for a host's emails (H-035)
 */
export function joinMailingList(linkPath: string, mailingListSignup: MailingListSignup, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/public/links/:linkPath/contacts', { tokens: { linkPath }, body: mailingListSignup }, options);
}

/**
 * Lightweight rows with an id, a name and the facts type, host and destination, for pickers.
 * @summary List links for a picker (H-477)
 */
export function listLinkMetadata(params?: ListLinkMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/links', { query: params }, options);
}

/**
 * Search with q; filter by host, type and whether the link is active.
 * @summary List hosts' links (H-463, H-465, H-477)
 */
export function adminListLinks(params?: AdminListLinksParams, options?: CallInit): Promise<LinkPage> {
  return $core.call('GET', '/api/admin/links', { query: params }, options);
}

/**
 * Each link of a host has its own type and path.
 * @summary Add a link to a host (H-466, H-477)
 */
export function createLink(newLink: NewLink, options?: CallInit): Promise<Link> {
  return $core.call('POST', '/api/admin/links', { body: newLink }, options, ['/api/admin/links']);
}

/**
 * Includes its URL and, when it is locked, the reason.
 * @summary Get a link (H-464, H-477)
 */
export function adminGetLink(id: string, options?: CallInit): Promise<Link> {
  return $core.call('GET', '/api/admin/links/:id', { tokens: { id } }, options);
}

/**
 * Send the version you last read; 409 if the record has been saved since. Omitted fields stay unchanged.
 * @summary Update a link (H-467, H-477)
 */
export function adminUpdateLink(id: string, linkUpdate: LinkUpdate, options?: CallInit): Promise<Link> {
  return $core.call('POST', '/api/admin/links/:id', { tokens: { id }, body: linkUpdate }, options, ['/api/admin/links']);
}

/**
 * Search with q; filter by type. A locked link gives the reason.
 * @summary List the caller's own links (H-477, H-318, H-319)
 */
export function listMyLinks(params?: ListMyLinksParams, options?: CallInit): Promise<LinkPage> {
  return $core.call('GET', '/api/me/links', { query: params }, options);
}

/**
 * Send the version you last read.
 * @summary Change the destination of the caller's own link (H-477)
 */
export function updateMyLink(id: string, linkUpdate: LinkUpdate, options?: CallInit): Promise<Link> {
  return $core.call('POST', '/api/me/links/:id', { tokens: { id }, body: linkUpdate }, options);
}

/**
 * On any other website, the card and the checkout are refused.
 * @summary List the websites that may embed the caller's trips
 */
export function listMySites(options?: CallInit): Promise<HostSites> {
  return $core.call('GET', '/api/me/sites', {}, options);
}

/**
 * Has no effect on a website that is already allowed.
 * @summary Allow a website to embed the caller's trips
 */
export function allowMySite(newHostSite: NewHostSite, options?: CallInit): Promise<HostSites> {
  return $core.call('POST', '/api/me/sites', { body: newHostSite }, options, ['/api/me/sites']);
}

/**
 * Frames on the website go blank within seconds.
 * @summary Stop allowing a website
 */
export function refuseMySite(id: string, options?: CallInit): Promise<HostSites> {
  return $core.call('DELETE', '/api/me/sites/:id', { tokens: { id } }, options, ['/api/me/sites']);
}

/**
 * The name of each email, when it is sent, and to whom.
 * @summary List the marketplace's emails and their triggers (H-492)
 */
export function listEmailHooks(options?: CallInit): Promise<EmailHookList> {
  return $core.call('GET', '/api/metadata/email-hooks', {}, options);
}

/**
 * Every email sent to the caller's address except account-opening emails and promotions.
 * @summary List the caller's notices from the last 90 days, newest first
 */
export function listMyNotices(params?: ListMyNoticesParams, options?: CallInit): Promise<NoticePage> {
  return $core.call('GET', '/api/me/notices', { query: params }, options);
}

/**
 * Marks the given notices, or all notices up to a given one. Marking a notice again changes nothing.
 * @summary Mark notices as read
 */
export function readMyNotices(noticesRead: NoticesRead, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/me/notices/read', { body: noticesRead }, options, ['/api/me/notices']);
}

/**
 * Whether each kind of notice comes by email and in the bell. Only kinds with a choice; notices about money, bookings and the account are always sent.
 * @summary List the caller's notice preferences
 */
export function listMyNoticeChoices(options?: CallInit): Promise<NoticeChoices> {
  return $core.call('GET', '/api/me/notice-choices', {}, options);
}

/**
 * Takes effect from now on. A kind that never reaches the caller is refused.
 * @summary Choose how notices of one kind are delivered
 */
export function chooseMyNotice(noticeChoice: NoticeChoice, options?: CallInit): Promise<NoticeChoices> {
  return $core.call('POST', '/api/me/notice-choices', { body: noticeChoice }, options, ['/api/me/notice-choices']);
}

/**
 * Search with q; filter by hook, recipient, and whether the email was sent or has failed.
 * @summary List sent and queued emails, newest first (H-492)
 */
export function listEmails(params?: ListEmailsParams, options?: CallInit): Promise<EmailPage> {
  return $core.call('GET', '/api/admin/emails', { query: params }, options);
}

/**
 * Includes the problem when it could not be sent. An email that opens an account keeps no text.
 * @summary Get an email with its text (H-492)
 */
export function getEmail(id: string, options?: CallInit): Promise<Email> {
  return $core.call('GET', '/api/admin/emails/:id', { tokens: { id } }, options);
}

/**
 * Resets the number of attempts. Fails with illegal_state when the email keeps no text or is on its way; see resendable.
 * @summary Resend an email to its recipient, unchanged
 */
export function resendEmail(id: string, options?: CallInit): Promise<Email> {
  return $core.call('POST', '/api/admin/emails/:id/resend', { tokens: { id } }, options, ['/api/admin/emails', '/api/admin/emails/:id', '/api/metadata/audit-logs']);
}

/**
 * Uses the marketplace's current sender and mail server, and returns the server's response. For use after changing either.
 * @summary Send a test email to the caller's own address
 */
export function sendTestMail(options?: CallInit): Promise<TestMail> {
  return $core.call('POST', '/api/admin/tenant/test-mail', {}, options);
}

/**
 * For an operator's people and its API keys.
 * @summary Get the operator the caller works for (O-192)
 */
export function getMyOperator(options?: CallInit): Promise<Person> {
  return $core.call('GET', '/api/me/operator', {}, options);
}

/**
 * Each with its ISO 4217 code.
 * @summary List the currencies an itinerary can be priced in (O-195)
 */
export function listCurrencies(options?: CallInit): Promise<CurrencyList> {
  return $core.call('GET', '/api/metadata/currencies', {}, options);
}

/**
 * Best match first. Suitable for autocompletion from a few letters; filter by type.
 * @summary Search cities and airports by name (O-177, O-197)
 */
export function searchPlaces(params: SearchPlacesParams, options?: CallInit): Promise<PlaceList> {
  return $core.call('GET', '/api/metadata/places', { query: params }, options);
}

/**
 * Its name, country and coordinates.
 * @summary Get a city or airport (O-197)
 */
export function getPlace(placeId: string, options?: CallInit): Promise<Place> {
  return $core.call('GET', '/api/metadata/places/:placeId', { tokens: { placeId } }, options);
}

/**
 * Lightweight rows with an id, a name and the facts code and email, for pickers.
 * @summary List operators for a picker (H-479)
 */
export function listOperatorMetadata(params?: ListOperatorMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/operators', { query: params }, options);
}

/**
 * Search with q; filter by whether the operator is active.
 * @summary List operators by name (H-463, H-465, H-479)
 */
export function listOperators(params?: ListOperatorsParams, options?: CallInit): Promise<OperatorPage> {
  return $core.call('GET', '/api/admin/operators', { query: params }, options);
}

/**
 * Add its people with addOperatorMember.
 * @summary Add an operator (H-466, H-479)
 */
export function createOperator(newOperator: NewOperator, options?: CallInit): Promise<Operator> {
  return $core.call('POST', '/api/admin/operators', { body: newOperator }, options, ['/api/admin/operators']);
}

/**
 * Includes the numbers of its people, itineraries and trips.
 * @summary Get an operator (H-464, H-479)
 */
export function getOperator(id: string, options?: CallInit): Promise<Operator> {
  return $core.call('GET', '/api/admin/operators/:id', { tokens: { id } }, options);
}

/**
 * Send the version you last read; 409 if the record has been saved since. Omitted fields stay unchanged.
 * @summary Update an operator (H-467, H-479)
 */
export function updateOperator(id: string, operatorUpdate: OperatorUpdate, options?: CallInit): Promise<Operator> {
  return $core.call('POST', '/api/admin/operators/:id', { tokens: { id }, body: operatorUpdate }, options, ['/api/admin/operators', '/api/metadata/audit-logs']);
}

/**
 * Each entry says whether the person can be removed and, if not, why.
 * @summary List an operator's people
 */
export function listOperatorMembers(id: string, options?: CallInit): Promise<MemberList> {
  return $core.call('GET', '/api/admin/operators/:id/members', { tokens: { id } }, options);
}

/**
 * A person without an account is invited. Returns the list with the person in it.
 * @summary Add a person to an operator
 */
export function addOperatorMember(id: string, newMember: NewMember, options?: CallInit): Promise<MemberList> {
  return $core.call('POST', '/api/admin/operators/:id/members', { tokens: { id }, body: newMember }, options);
}

/**
 * Returns the list with the new role.
 * @summary Make a person an admin or a member of an operator
 */
export function updateOperatorMember(id: string, memberId: string, memberUpdate: MemberUpdate, options?: CallInit): Promise<MemberList> {
  return $core.call('POST', '/api/admin/operators/:id/members/:memberId', { tokens: { id, memberId }, body: memberUpdate }, options);
}

/**
 * Only people whom the list marks as removable; an operator keeps at least one admin.
 * @summary Remove a person from an operator
 */
export function removeOperatorMember(id: string, memberId: string, options?: CallInit): Promise<MemberList> {
  return $core.call('DELETE', '/api/admin/operators/:id/members/:memberId', { tokens: { id, memberId } }, options);
}

/**
 * For checkout pages to read first: names the provider and the settings of its card field.
 * @summary Get the configuration of the payment provider's card field
 */
export function getPaymentConfig(options?: CallInit): Promise<PaymentConfig> {
  return $core.call('GET', '/public/payments/config', {}, options);
}

/**
 * For information only. Rounded to whole units at the latest known rates; prices are charged in their own currency. Returns only the available currencies when the parameter to is omitted or no rate is known.
 * @summary Convert an amount to another currency, approximately
 */
export function approximateAmount(params: ApproximateAmountParams, options?: CallInit): Promise<Approximation> {
  return $core.call('GET', '/public/approximate', { query: params }, options);
}

/**
 * Poll while the status is processing. A payment that has succeeded includes its booking.
 * @summary Get the status of a payment
 */
export function getPayment(id: string, options?: CallInit): Promise<PaymentResult> {
  return $core.call('GET', '/public/payments/:id', { tokens: { id } }, options);
}

/**
 * Replaces the bank's page on demo and sandbox marketplaces.
 * @summary Complete or fail the cardholder's authentication (sandbox provider)
 */
export function authenticatePayment(id: string, authenticatePaymentBody: AuthenticatePayment, options?: CallInit): Promise<PaymentResult> {
  return $core.call('POST', '/public/payments/:id/authenticate', { tokens: { id }, body: authenticatePaymentBody }, options);
}

/**
 * Does what a provider's card field does. Called only from the frame at /public/payments/sandbox/fields. 404 except on demo and sandbox marketplaces with the sandbox provider; never send a real card here.
 * @summary Exchange a test card for a payment method token
 */
export function createSandboxToken(testCard: TestCard, options?: CallInit): Promise<CardToken> {
  return $core.call('POST', '/public/payments/sandbox/tokens', { body: testCard }, options);
}

/**
 * Only a label is known, such as the brand and the last four digits.
 * @summary List the caller's own saved cards, newest first
 */
export function listCards(options?: CallInit): Promise<CardList> {
  return $core.call('GET', '/api/me/cards', {}, options);
}

/**
 * If the answer is requires_action, authenticate in the browser with clientSecret and call again with setupReference.
 * @summary Save a card for later payments (T-055 to T-057)
 */
export function saveCard(saveCardBody: SaveCard, options?: CallInit): Promise<CardSaving> {
  return $core.call('POST', '/api/me/cards', { body: saveCardBody }, options);
}

/**
 * It can no longer be charged, and automatic payments from it stop.
 * @summary Remove a saved card
 */
export function removeCard(id: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/me/cards/:id', { tokens: { id } }, options);
}

/**
 * Includes the remaining amount and last day of each credit, and the total that can be used.
 * @summary List the caller's own trip credits, earliest expiry first
 */
export function listCredits(options?: CallInit): Promise<CreditList> {
  return $core.call('GET', '/api/me/credits', {}, options);
}

/**
 * Same answer as listCredits, for another person.
 * @summary List a person's trip credits, earliest expiry first
 */
export function adminListCredits(id: string, options?: CallInit): Promise<CreditList> {
  return $core.call('GET', '/api/admin/users/:id/credits', { tokens: { id } }, options);
}

/**
 * Identify a person of the marketplace by email address. Returns the caller's remaining credits.
 * @summary Transfer the rest of a credit to another person
 */
export function transferCredit(id: string, transferCreditBody: TransferCredit, options?: CallInit): Promise<CreditList> {
  return $core.call('POST', '/api/me/credits/:id/transfer', { tokens: { id }, body: transferCreditBody }, options);
}

/**
 * One line for each entry, with the balance after it.
 * @summary Get everything charged, paid and refunded for the caller's bookings
 */
export function getMyStatement(options?: CallInit): Promise<Statement> {
  return $core.call('GET', '/api/me/statement', {}, options);
}

/**
 * For the booking's customer. Includes each traveler's share. Amounts are in minor units of the booking's currency.
 * @summary Get everything charged, paid and refunded for a booking
 */
export function getBookingStatement(id: string, options?: CallInit): Promise<Statement> {
  return $core.call('GET', '/api/me/bookings/:id/statement', { tokens: { id } }, options);
}

/**
 * Names the saved card to charge, or turns automatic payment off.
 * @summary Turn automatic payment of the balance on or off (T-272)
 */
export function setAutomaticPayment(id: string, setAutomaticPaymentBody: SetAutomaticPayment, options?: CallInit): Promise<AutomaticPayment> {
  return $core.call('PUT', '/api/me/bookings/:id/automatic-payment', { tokens: { id }, body: setAutomaticPaymentBody }, options);
}

/**
 * Includes the items that a refund can name, and disputes.
 * @summary Get a booking's statement, refundable items and discount
 */
export function adminBookingMoney(id: string, options?: CallInit): Promise<BookingMoney> {
  return $core.call('GET', '/api/admin/bookings/:id/money', { tokens: { id } }, options);
}

/**
 * Nothing is sent. A dispute that has been answered or closed takes no more evidence.
 * @summary Save a draft of the response to a dispute
 */
export function saveDisputeEvidence(id: string, disputeEvidence: DisputeEvidence, options?: CallInit): Promise<BookingDispute> {
  return $core.call('PUT', '/api/admin/disputes/:id/evidence', { tokens: { id }, body: disputeEvidence }, options, ['/api/admin/bookings/:id/money']);
}

/**
 * Possible once; the evidence cannot be changed afterwards. The provider forwards it to the bank with the traveler's name, email and order number.
 * @summary Submit evidence for a dispute
 */
export function submitDisputeEvidence(id: string, submitDispute: SubmitDispute, options?: CallInit): Promise<BookingDispute> {
  return $core.call('POST', '/api/admin/disputes/:id/submit', { tokens: { id }, body: submitDispute }, options, ['/api/admin/bookings/:id/money', '/api/admin/waiting', '/api/metadata/audit-logs']);
}

/**
 * The traveler keeps the money. The dispute is lost once the provider confirms, and cannot be answered afterwards.
 * @summary Accept a dispute
 */
export function acceptDispute(id: string, acceptDisputeBody: AcceptDispute, options?: CallInit): Promise<BookingDispute> {
  return $core.call('POST', '/api/admin/disputes/:id/accept', { tokens: { id }, body: acceptDisputeBody }, options, ['/api/admin/bookings/:id/money', '/api/admin/waiting', '/api/metadata/audit-logs']);
}

/**
 * Identify items by their ids in the booking's refundable items. Changes nothing.
 * @summary Preview a refund
 */
export function adminCalculateRefund(id: string, refundItems: RefundItems, options?: CallInit): Promise<RefundCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/refund/calculate', { tokens: { id }, body: refundItems }, options);
}

/**
 * Returns the refunded amount, the amount credited, and what is still due.
 * @summary Remove items from a booking's price and refund the overpayment (H-487, H-489)
 */
export function adminRefundBooking(id: string, refundItems: RefundItems, options?: CallInit): Promise<RefundCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/refund', { tokens: { id }, body: refundItems }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * Admins can waive any amount; other booking managers, up to the limit per booking that the policy sets.
 * @summary List a booking's fees and how much the caller can waive
 */
export function listBookingFees(id: string, options?: CallInit): Promise<BookingFees> {
  return $core.call('GET', '/api/admin/bookings/:id/fees', { tokens: { id } }, options);
}

/**
 * Admins can waive any amount; other booking managers, up to the limit that the policy sets. Overpayments are refunded the way they were paid.
 * @summary Waive fees of a booking
 */
export function waiveFee(id: string, waiveFeeBody: WaiveFee, options?: CallInit): Promise<RefundCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/waive', { tokens: { id }, body: waiveFeeBody }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/admin/bookings/:id/fees', '/api/metadata/audit-logs']);
}

/**
 * Filter by status. Each gives the amounts in the books and at the provider, and the available action.
 * @summary List differences between the books and the payment provider, newest first
 */
export function listDifferences(params?: ListDifferencesParams, options?: CallInit): Promise<DifferencePage> {
  return $core.call('GET', '/api/admin/reconciliation', { query: params }, options);
}

/**
 * Returns the number of compared records and the number of differences.
 * @summary Compare the books with the provider now
 */
export function runReconciliation(options?: CallInit): Promise<ReconciliationResult> {
  return $core.call('POST', '/api/admin/reconciliation', {}, options, ['/api/admin/reconciliation']);
}

/**
 * The action of the difference says what is done.
 * @summary Settle a difference with the available action
 */
export function settleDifference(id: string, options?: CallInit): Promise<Difference> {
  return $core.call('POST', '/api/admin/reconciliation/:id/settle', { tokens: { id } }, options, ['/api/admin/reconciliation', '/api/admin/waiting']);
}

/**
 * From the first entry to the current month. A closed month says when it was closed; the next one to close says what it is waiting for.
 * @summary List the months of the books, newest first
 */
export function listBookMonths(options?: CallInit): Promise<BookMonthList> {
  return $core.call('GET', '/api/admin/books', {}, options);
}

/**
 * Compares the books with the provider first; the month stays open while anything differs. A closed month takes no more entries; events of that month that are reported later are recorded in the open month.
 * @summary Close a month of the books
 */
export function closeBookMonth(month: string, options?: CallInit): Promise<BookMonth> {
  return $core.call('POST', '/api/admin/books/:month/close', { tokens: { month } }, options, ['/api/admin/books', '/api/admin/reconciliation']);
}

/**
 * Amounts in minor units by currency, with the earnings and payout date of each trip.
 * @summary Get a host's earnings and payouts, in total and by trip (H-495, H-622, H-623)
 */
export function getHostEarnings(id: string, options?: CallInit): Promise<Earnings> {
  return $core.call('GET', '/api/me/host/:id/earnings', { tokens: { id } }, options);
}

/**
 * Each with its amount, status, due date and trip.
 * @summary List a host's past and upcoming payouts, newest first
 */
export function listHostPayouts(id: string, params?: ListHostPayoutsParams, options?: CallInit): Promise<PayoutPage> {
  return $core.call('GET', '/api/me/host/:id/payouts', { tokens: { id }, query: params }, options);
}

/**
 * One line for each entry, with the balance after it. Use tripId to narrow it to one trip.
 * @summary Get a host's account statement
 */
export function getHostStatement(id: string, params?: GetHostStatementParams, options?: CallInit): Promise<Statement> {
  return $core.call('GET', '/api/me/host/:id/statement', { tokens: { id }, query: params }, options);
}

/**
 * The same lines as getHostStatement.
 * @summary Download a host's statement as CSV
 */
export function downloadHostStatement(id: string, params?: DownloadHostStatementParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/host/:id/statement/download', { tokens: { id }, query: params }, options);
}

/** The address of downloadHostStatement. */
export function getDownloadHostStatementUrl(id: string, params?: DownloadHostStatementParams): string {
  return $core.address('/api/me/host/:id/statement/download', { tokens: { id }, query: params });
}

/**
 * The same lines as getHostStatement, laid out for printing.
 * @summary Download a host's statement as PDF
 */
export function printHostStatement(id: string, params?: PrintHostStatementParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/host/:id/statement/pdf', { tokens: { id }, query: params }, options);
}

/** The address of printHostStatement. */
export function getPrintHostStatementUrl(id: string, params?: PrintHostStatementParams): string {
  return $core.address('/api/me/host/:id/statement/pdf', { tokens: { id }, query: params });
}

/**
 * Says whether an account is set, who holds it, and when it changed. Shows only the last four characters of the number.
 * @summary Get a host's payout account
 */
export function getHostPayoutAccount(id: string, options?: CallInit): Promise<PayoutAccount> {
  return $core.call('GET', '/api/me/host/:id/payout-account', { tokens: { id } }, options);
}

/**
 * Only for the host's first user. Later payouts go to the new account.
 * @summary Set a host's payout account
 */
export function setHostPayoutAccount(id: string, payoutAccountInput: PayoutAccountInput, options?: CallInit): Promise<PayoutAccount> {
  return $core.call('PUT', '/api/me/host/:id/payout-account', { tokens: { id }, body: payoutAccountInput }, options, ['/api/me/host/:id/payout-account', '/api/me/host/:id/earnings', '/api/me/host/:id/payouts']);
}

/**
 * For when the provider asks payees to prove their identity. Send the browser to the returned url; it comes back to returnPath. The provider is asked again on each call.
 * @summary Start the payment provider's verification of a payee
 */
export function verifyHostPayoutAccount(id: string, payoutVerificationInput: PayoutVerificationInput, options?: CallInit): Promise<PayoutVerification> {
  return $core.call('POST', '/api/me/host/:id/payout-account/verification', { tokens: { id }, body: payoutVerificationInput }, options, ['/api/me/host/:id/payout-account', '/api/me/host/:id/earnings', '/api/me/host/:id/payouts']);
}

/**
 * Amounts in minor units by currency, with the earnings and payout date of each trip.
 * @summary Get an operator's earnings and payouts, in total and by trip
 */
export function getOperatorPayables(operatorId: string, options?: CallInit): Promise<Earnings> {
  return $core.call('GET', '/api/me/operators/:operatorId/payables', { tokens: { operatorId } }, options);
}

/**
 * Each with its amount, status, due date and trip.
 * @summary List an operator's past and upcoming payouts, newest first
 */
export function listOperatorPayouts(operatorId: string, params?: ListOperatorPayoutsParams, options?: CallInit): Promise<PayoutPage> {
  return $core.call('GET', '/api/me/operators/:operatorId/payouts', { tokens: { operatorId }, query: params }, options);
}

/**
 * One line for each entry, with the balance after it. Use tripId to narrow it to one trip.
 * @summary Get an operator's account statement
 */
export function getOperatorStatement(operatorId: string, params?: GetOperatorStatementParams, options?: CallInit): Promise<Statement> {
  return $core.call('GET', '/api/me/operators/:operatorId/statement', { tokens: { operatorId }, query: params }, options);
}

/**
 * The same lines as getOperatorStatement.
 * @summary Download an operator's statement as CSV
 */
export function downloadOperatorStatement(operatorId: string, params?: DownloadOperatorStatementParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/operators/:operatorId/statement/download', { tokens: { operatorId }, query: params }, options);
}

/** The address of downloadOperatorStatement. */
export function getDownloadOperatorStatementUrl(operatorId: string, params?: DownloadOperatorStatementParams): string {
  return $core.address('/api/me/operators/:operatorId/statement/download', { tokens: { operatorId }, query: params });
}

/**
 * The same lines as getOperatorStatement, laid out for printing.
 * @summary Download an operator's statement as PDF
 */
export function printOperatorStatement(operatorId: string, params?: PrintOperatorStatementParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/operators/:operatorId/statement/pdf', { tokens: { operatorId }, query: params }, options);
}

/** The address of printOperatorStatement. */
export function getPrintOperatorStatementUrl(operatorId: string, params?: PrintOperatorStatementParams): string {
  return $core.address('/api/me/operators/:operatorId/statement/pdf', { tokens: { operatorId }, query: params });
}

/**
 * Says whether an account is set, who holds it, and when it changed. Shows only the last four characters of the number.
 * @summary Get an operator's payout account
 */
export function getOperatorPayoutAccount(operatorId: string, options?: CallInit): Promise<PayoutAccount> {
  return $core.call('GET', '/api/me/operators/:operatorId/payout-account', { tokens: { operatorId } }, options);
}

/**
 * Only for the operator's own admins. Later payouts go to the new account.
 * @summary Set an operator's payout account
 */
export function setOperatorPayoutAccount(operatorId: string, payoutAccountInput: PayoutAccountInput, options?: CallInit): Promise<PayoutAccount> {
  return $core.call('PUT', '/api/me/operators/:operatorId/payout-account', { tokens: { operatorId }, body: payoutAccountInput }, options, ['/api/me/operators/:operatorId/payout-account', '/api/me/operators/:operatorId/payables', '/api/me/operators/:operatorId/payouts']);
}

/**
 * For when the provider asks payees to prove their identity. Send the browser to the returned url; it comes back to returnPath. The provider is asked again on each call.
 * @summary Start the payment provider's verification of a payee
 */
export function verifyOperatorPayoutAccount(operatorId: string, payoutVerificationInput: PayoutVerificationInput, options?: CallInit): Promise<PayoutVerification> {
  return $core.call('POST', '/api/me/operators/:operatorId/payout-account/verification', { tokens: { operatorId }, body: payoutVerificationInput }, options, ['/api/me/operators/:operatorId/payout-account', '/api/me/operators/:operatorId/payables', '/api/me/operators/:operatorId/payouts']);
}

/**
 * Filter by status, payee and trip.
 * @summary List all payouts of the marketplace, newest first
 */
export function adminListPayouts(params?: AdminListPayoutsParams, options?: CallInit): Promise<PayoutPage> {
  return $core.call('GET', '/api/admin/payouts', { query: params }, options);
}

/**
 * availableActions of the payout lists the actions that its status allows.
 * @summary Approve, hold, release or retry a payout
 */
export function actOnPayout(id: string, action: PayoutAction, payoutActionInput: PayoutActionInput, options?: CallInit): Promise<Payout> {
  return $core.call('POST', '/api/admin/payouts/:id/:action', { tokens: { id, action }, body: payoutActionInput }, options, ['/api/admin/payouts', '/api/admin/payables', '/api/admin/waiting']);
}

/**
 * Filter by kind of payee. Each entry says whether there is an account to pay to.
 * @summary List the amounts owed to hosts, operators and insurers, largest first
 */
export function adminListPayables(params?: AdminListPayablesParams, options?: CallInit): Promise<PayableList> {
  return $core.call('GET', '/api/admin/payables', { query: params }, options);
}

/**
 * One line for each entry. Use tripId to narrow it to one trip.
 * @summary Get the account statement of a host or an operator
 */
export function adminGetStatement(payeeKind: 'host' | 'operator', payeeId: string, params?: AdminGetStatementParams, options?: CallInit): Promise<PayeeStatement> {
  return $core.call('GET', '/api/admin/payees/:payeeKind/:payeeId/statement', { tokens: { payeeKind, payeeId }, query: params }, options);
}

/**
 * The same lines as adminGetStatement, laid out for printing.
 * @summary Download a statement as PDF
 */
export function adminPrintStatement(payeeKind: 'host' | 'operator', payeeId: string, params?: AdminPrintStatementParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/admin/payees/:payeeKind/:payeeId/statement/pdf', { tokens: { payeeKind, payeeId }, query: params }, options);
}

/** The address of adminPrintStatement. */
export function getAdminPrintStatementUrl(payeeKind: 'host' | 'operator', payeeId: string, params?: AdminPrintStatementParams): string {
  return $core.address('/api/admin/payees/:payeeKind/:payeeId/statement/pdf', { tokens: { payeeKind, payeeId }, query: params });
}

/**
 * For admins, because insurers have no portal. Shows only the last four characters of the number.
 * @summary Get an insurer's payout account for premiums
 */
export function getInsurerPayoutAccount(insurer: string, options?: CallInit): Promise<PayoutAccount> {
  return $core.call('GET', '/api/admin/insurers/:insurer/payout-account', { tokens: { insurer } }, options);
}

/**
 * Later premium payouts go to the new account.
 * @summary Set an insurer's payout account for premiums
 */
export function setInsurerPayoutAccount(insurer: string, payoutAccountInput: PayoutAccountInput, options?: CallInit): Promise<PayoutAccount> {
  return $core.call('PUT', '/api/admin/insurers/:insurer/payout-account', { tokens: { insurer }, body: payoutAccountInput }, options, ['/api/admin/payables', '/api/admin/payouts']);
}

/**
 * referrerId identifies the referrer. The first record is final.
 * @summary Record who referred a host (H-621)
 */
export function setHostReferrer(id: string, referrerInput: ReferrerInput, options?: CallInit): Promise<Done> {
  return $core.call('PUT', '/api/admin/hosts/:id/referrer', { tokens: { id }, body: referrerInput }, options);
}

/**
 * No sign-in required.
 * @summary List countries (ISO 3166-1) by name
 */
export function listCountries(options?: CallInit): Promise<CountryList> {
  return $core.call('GET', '/public/countries', {}, options);
}

/**
 * No sign-in required. Empty for a country without regions.
 * @summary List a country's states, provinces and other regions (ISO 3166-2) by name
 */
export function listRegions(code: string, options?: CallInit): Promise<RegionList> {
  return $core.call('GET', '/public/countries/:code/regions', { tokens: { code } }, options);
}

/**
 * No sign-in required.
 * @summary Get an itinerary's rating (H-517)
 */
export function getReviewReport(id: string, options?: CallInit): Promise<ReviewReport> {
  return $core.call('GET', '/api/public/review/itinerary/:id/report', { tokens: { id } }, options);
}

/**
 * No sign-in required. 404 while the marketplace has public profiles switched off.
 * @summary List reviews of an itinerary's trips, newest first
 */
export function listItineraryReviews(id: string, params?: ListItineraryReviewsParams, options?: CallInit): Promise<ReviewResponses> {
  return $core.call('GET', '/api/public/review/itinerary/:id/responses', { tokens: { id }, query: params }, options);
}

/**
 * Linked from these emails. Opening it changes nothing.
 * @summary Show the page for unsubscribing from review requests
 */
export function showReviewUnsubscribe(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/reviews/unsubscribe/:key', { tokens: { key } }, options);
}

/** The address of showReviewUnsubscribe. */
export function getShowReviewUnsubscribeUrl(key: string): string {
  return $core.address('/public/reviews/unsubscribe/:key', { tokens: { key } });
}

/**
 * No sign-in required: the key in the email identifies its recipient. Also serves the one-click unsubscribe of email clients (RFC 8058).
 * @summary Unsubscribe from review requests
 */
export function reviewUnsubscribe(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('POST', '/public/reviews/unsubscribe/:key', { tokens: { key } }, options);
}

/**
 * No sign-in required. 404 while the marketplace has public profiles switched off.
 * @summary List reviews of a host's trips for the host's public page, newest first
 */
export function listPublicHostReviews(path: string, params?: ListPublicHostReviewsParams, options?: CallInit): Promise<ReviewResponses> {
  return $core.call('GET', '/public/hosts/:path/reviews', { tokens: { path }, query: params }, options);
}

/**
 * For travelers of the trip.
 * @summary Get the caller's own review of a trip
 */
export function getMyReview(id: string, options?: CallInit): Promise<MyReview> {
  return $core.call('GET', '/api/me/trips/:id/review', { tokens: { id } }, options);
}

/**
 * One review for each traveler and trip; saving it again replaces it.
 * @summary Review a completed trip
 */
export function saveMyReview(id: string, reviewInput: ReviewInput, options?: CallInit): Promise<MyReview> {
  return $core.call('POST', '/api/me/trips/:id/review', { tokens: { id }, body: reviewInput }, options);
}

/**
 * Includes the overall rating.
 * @summary List reviews of a host's trips, newest first (H-495)
 */
export function listReviewResponses(id: string, params?: ListReviewResponsesParams, options?: CallInit): Promise<ReviewResponses> {
  return $core.call('GET', '/api/me/host/:id/review-responses', { tokens: { id }, query: params }, options);
}

/**
 * Includes the overall rating.
 * @summary List reviews of an operator's trips, newest first
 */
export function listOperatorReviews(operatorId: string, params?: ListOperatorReviewsParams, options?: CallInit): Promise<ReviewResponses> {
  return $core.call('GET', '/api/me/operators/:operatorId/reviews', { tokens: { operatorId }, query: params }, options);
}

/**
 * A review in state waiting has a comment that no admin has read since it was saved.
 * @summary List all reviews for moderation, newest first
 */
export function adminListReviews(params?: AdminListReviewsParams, options?: CallInit): Promise<ModeratedReviews> {
  return $core.call('GET', '/api/admin/reviews', { query: params }, options);
}

/**
 * The author reads the reason. A hidden review is shown on no page and counts toward no average.
 * @summary Keep a review, or hide it with a reason
 */
export function moderateReview(id: string, moderation: Moderation, options?: CallInit): Promise<ModeratedReview> {
  return $core.call('POST', '/api/admin/reviews/:id', { tokens: { id }, body: moderation }, options, ['/api/admin/reviews', '/api/admin/waiting']);
}

/**
 * Who shares a room with whom, with their requests and the rooms each traveler can move to. Rooms as booked, with the operator's moves applied. Moves undone by a booking change are listed until they are acknowledged.
 * @summary Get a trip's room assignments (O-039)
 */
export function getRooming(id: string, options?: CallInit): Promise<Rooming> {
  return $core.call('GET', '/api/me/trips/:id/rooming', { tokens: { id } }, options);
}

/**
 * Send the version you last read; a later version is a conflict. A traveler can only move to a room of the type they booked, and no room exceeds the number it sleeps. To swap travelers, move them in one call.
 * @summary Move travelers to other rooms, all or none
 */
export function moveTravelers(id: string, roomMoves: RoomMoves, options?: CallInit): Promise<Rooming> {
  return $core.call('POST', '/api/me/trips/:id/rooming/moves', { tokens: { id }, body: roomMoves }, options, ['/api/me/trips/:id/rooming', '/api/me/trips/:id/manifest']);
}

/**
 * Discards the moves that no longer apply. Travelers stay in their current rooms.
 * @summary Acknowledge the moves that booking changes undid
 */
export function acknowledgeRooming(id: string, options?: CallInit): Promise<Rooming> {
  return $core.call('POST', '/api/me/trips/:id/rooming/acknowledgement', { tokens: { id } }, options, ['/api/me/trips/:id/rooming']);
}

/**
 * No sign-in required. Pages read it first, for the brand, theme and feature switches.
 * @summary Get the marketplace of this host name
 */
export function getTenant(options?: CallInit): Promise<Tenant> {
  return $core.call('GET', '/public/tenant', {}, options);
}

/**
 * No sign-in required.
 * @summary Get the marketplace's logo
 */
export function getTenantLogo(params?: GetTenantLogoParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/tenant/logo', { query: params }, options);
}

/** The address of getTenantLogo. */
export function getGetTenantLogoUrl(params?: GetTenantLogoParams): string {
  return $core.address('/public/tenant/logo', { query: params });
}

/**
 * A policy is a number, switch or text that rules follow, such as the days of a deadline. Includes its kind and default.
 * @summary List all policies of the marketplace (DECISIONS 2)
 */
export function getPolicies(options?: CallInit): Promise<Policies> {
  return $core.call('GET', '/api/admin/policies', {}, options);
}

/**
 * Send the version you last read. Omitted policies stay unchanged. An invalid value is refused with the name of its policy, and nothing changes.
 * @summary Update policies by path
 */
export function updatePolicies(policiesUpdate: PoliciesUpdate, options?: CallInit): Promise<Policies> {
  return $core.call('POST', '/api/admin/policies', { body: policiesUpdate }, options);
}

/**
 * Brand, theme, locale, sender, host names, providers and feature switches.
 * @summary Get the marketplace's settings
 */
export function getTenantSettings(options?: CallInit): Promise<TenantSettings> {
  return $core.call('GET', '/api/admin/tenant', {}, options);
}

/**
 * Send the version you last read; 409 if the record has been saved since. Omitted fields stay unchanged.
 * @summary Update the brand, theme, locale, sender and feature switches
 */
export function updateTenantSettings(tenantSettingsUpdate: TenantSettingsUpdate, options?: CallInit): Promise<TenantSettings> {
  return $core.call('POST', '/api/admin/tenant', { body: tenantSettingsUpdate }, options, ['/public/tenant']);
}

/**
 * Takes a PNG or JPEG picture; omitting data removes the logo. Returns the settings with their new version.
 * @summary Replace or remove the logo
 */
export function uploadTenantLogo(logoUpload: LogoUpload, options?: CallInit): Promise<TenantSettings> {
  return $core.call('POST', '/api/admin/tenant/logo', { body: logoUpload }, options, ['/public/tenant']);
}

/**
 * The host name serves once its ownership is proven; hosts in the answer says how to prove it.
 * @summary Add a host name
 */
export function addTenantHost(hostNameInput: HostNameInput, options?: CallInit): Promise<TenantSettings> {
  return $core.call('POST', '/api/admin/tenant/hosts', { body: hostNameInput }, options, ['/public/tenant']);
}

/**
 * hosts in the answer says what was found.
 * @summary Check the ownership proof of a host name now
 */
export function checkTenantHost(hostNameInput: HostNameInput, options?: CallInit): Promise<TenantSettings> {
  return $core.call('POST', '/api/admin/tenant/hosts/check', { body: hostNameInput }, options, ['/public/tenant']);
}

/**
 * The marketplace can no longer be reached by that name. The last host name cannot be removed.
 * @summary Remove a host name
 */
export function removeTenantHost(hostNameInput: HostNameInput, options?: CallInit): Promise<TenantSettings> {
  return $core.call('POST', '/api/admin/tenant/hosts/remove', { body: hostNameInput }, options, ['/public/tenant']);
}

/**
 * Send the version you last read. service names the service, choice its provider. Secrets are sealed and never returned.
 * @summary Choose and configure the provider of an external service (DECISIONS 6)
 */
export function chooseProvider(providerChoice: ProviderChoice, options?: CallInit): Promise<TenantSettings> {
  return $core.call('POST', '/api/admin/tenant/providers', { body: providerChoice }, options, ['/public/tenant']);
}

/**
 * For platform operators. Search with q.
 * @summary List all marketplaces of the deployment
 */
export function listTenants(params?: ListTenantsParams, options?: CallInit): Promise<TenantPage> {
  return $core.call('GET', '/api/admin/tenants', { query: params }, options);
}

/**
 * Returns the marketplace with its URL.
 * @summary Open a marketplace at a host name and invite its first admin
 */
export function createTenant(newTenant: NewTenant, options?: CallInit): Promise<TenantSummary> {
  return $core.call('POST', '/api/admin/tenants', { body: newTenant }, options, ['/api/admin/tenants']);
}

/**
 * Includes whether everything due by now has run. Only sandbox marketplaces have their own clock.
 * @summary Get the clock of the marketplace
 */
export function getTestClock(options?: CallInit): Promise<TestClock> {
  return $core.call('GET', '/api/admin/clock', {}, options);
}

/**
 * Send an instant or a number of seconds. Every rule with a date runs in chronological order. Follow the run with getClockRun.
 * @summary Advance the clock of a sandbox marketplace
 */
export function advanceTestClock(clockAdvance: ClockAdvance, options?: CallInit): Promise<ClockRun> {
  return $core.call('POST', '/api/admin/clock', { body: clockAdvance }, options, ['/api/admin/clock']);
}

/**
 * Includes the steps so far and any error.
 * @summary Get the progress of a clock run
 */
export function getClockRun(id: string, options?: CallInit): Promise<ClockRun> {
  return $core.call('GET', '/api/admin/clock/runs/:id', { tokens: { id } }, options);
}

/**
 * Whether the caller can book rides and, if not, why; the days on which rides are possible, the airports, their time zone, and the maximum number of passengers.
 * @summary Get the terms for booking rides on a trip (T-077, T-195, T-196)
 */
export function getGroundTransferOffer(tripId: string, options?: CallInit): Promise<GroundTransferOffer> {
  return $core.call('GET', '/api/me/trips/:tripId/ground-transfers', { tokens: { tripId } }, options);
}

/**
 * Rides of the caller's own bookings, of a host's trips, or of the hosts and trips an admin or manager looks after. Search with q; filter by trip, booking, type and status.
 * @summary List rides visible to the caller (H-463, H-465, H-484, T-212)
 */
export function listGroundTransfers(params?: ListGroundTransfersParams, options?: CallInit): Promise<GroundTransferPage> {
  return $core.call('GET', '/api/me/ground-transfers', { query: $core.joined(params, 'ids') }, options);
}

/**
 * Send the quotes and a payment method; payment is taken with the same call. Rides for a host's free spots cost the host nothing. Returns the rides and any payment.
 * @summary Book a ride for one leg or both (H-466, T-207)
 */
export function bookGroundTransfers(bookGroundTransfersBody: BookGroundTransfers, options?: CallInit): Promise<BookedGroundTransfers> {
  return $core.call('POST', '/api/me/ground-transfers', { body: bookGroundTransfersBody }, options, ['/api/me/ground-transfers']);
}

/**
 * Booking takes the ids of the quotes. If the company cannot be reached, the list is empty and its error flag is set.
 * @summary Get vehicle quotes for each leg, cheapest first (T-204 to T-206)
 */
export function quoteGroundTransfers(quoteGroundTransfersBody: QuoteGroundTransfers, options?: CallInit): Promise<GroundTransferQuotes> {
  return $core.call('POST', '/api/me/ground-transfers/quotes', { body: quoteGroundTransfersBody }, options);
}

/**
 * Arrival and departure are estimated independently.
 * @summary Estimate the driving time of each leg (T-213)
 */
export function estimateGroundTransfers(estimateGroundTransfersBody: EstimateGroundTransfers, options?: CallInit): Promise<GroundTransferEstimates> {
  return $core.call('POST', '/api/me/ground-transfers/durations', { body: estimateGroundTransfersBody }, options);
}

/**
 * Includes its status, its journey, and what can be changed.
 * @summary Get a ride (H-464)
 */
export function getGroundTransfer(id: string, options?: CallInit): Promise<GroundTransfer> {
  return $core.call('GET', '/api/me/ground-transfers/:id', { tokens: { id } }, options);
}

/**
 * Send the version you last read. Possible until the driver is on the way; editableFields of the ride names what can be changed.
 * @summary Correct a ride's flight or the traveler to meet (H-467, T-189, T-211)
 */
export function updateGroundTransfer(id: string, groundTransferUpdate: GroundTransferUpdate, options?: CallInit): Promise<GroundTransfer> {
  return $core.call('PATCH', '/api/me/ground-transfers/:id', { tokens: { id }, body: groundTransferUpdate }, options, ['/api/me/ground-transfers']);
}

/**
 * Send the version you last read. The price is refunded until freeCancellationHours before the ride.
 * @summary Cancel a ride (T-210, T-273)
 */
export function cancelGroundTransfer(id: string, cancelGroundTransferBody: CancelGroundTransfer, options?: CallInit): Promise<GroundTransfer> {
  return $core.call('POST', '/api/me/ground-transfers/:id/cancel', { tokens: { id }, body: cancelGroundTransferBody }, options, ['/api/me/ground-transfers']);
}

/**
 * Lightweight rows with an id, a name and the facts host, start and shortId, for pickers.
 * @summary List trips for a picker (H-483)
 */
export function listTripMetadata(params?: ListTripMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/trips', { query: params }, options);
}

/**
 * Filter by status. An operator's API keys need the scope trips:read.
 * @summary List the caller's own trips, as host, operator or traveler (H-483)
 */
export function listTrips(params?: ListTripsParams, options?: CallInit): Promise<TripPage> {
  return $core.call('GET', '/api/me/trips', { query: params }, options);
}

/**
 * Saves the operator's review and creates a trip in status created, with the name, summary, code and number of spots of the review.
 * @summary Create a trip from a reviewed trip request (O-098, O-182)
 */
export function createTripFromRequest(tripFromRequest: TripFromRequest, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/me/trips', { body: tripFromRequest }, options, ['/api/me/trips', '/api/me/trip-requests']);
}

/**
 * Contains what the caller may see and do. An operator's API keys need the scope trips:read.
 * @summary Get a trip
 */
export function getTrip(id: string, options?: CallInit): Promise<Trip> {
  return $core.call('GET', '/api/me/trips/:id', { tokens: { id } }, options);
}

/**
 * Send the version you last read; 409 if the record has been saved since.
 * @summary Update a trip, or move it to the next status (H-533, O-183)
 */
export function updateTrip(id: string, tripUpdate: TripUpdate, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/me/trips/:id', { tokens: { id }, body: tripUpdate }, options, ['/api/me/trips', '/api/me/trip-details/:tripId', '/api/me/host/:id/home-trips', '/api/me/trips/:id/preview']);
}

/**
 * The text that acceptHostTerms signs.
 * @summary Get the services agreement of a trip (H-544)
 */
export function getHostTerms(id: string, options?: CallInit): Promise<HostTermsDocument> {
  return $core.call('GET', '/api/me/trips/:id/host-terms', { tokens: { id } }, options);
}

/**
 * Send the trip's version and the terms that were shown with the new prices.
 * @summary Set new prices and accept the matching services agreement (H-541)
 */
export function updateHostTerms(id: string, acceptHostTerms: AcceptHostTerms, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/me/trips/:id/host-terms', { tokens: { id }, body: acceptHostTerms }, options);
}

/**
 * Send the trip's version and the terms that were shown.
 * @summary Accept the services agreement as the host (H-541 to H-543)
 */
export function acceptHostTerms(id: string, acceptHostTermsBody: AcceptHostTerms, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/me/trips/:id/accept-terms', { tokens: { id }, body: acceptHostTermsBody }, options, ['/api/me/trips/:id/host-terms', '/api/me/trips', '/api/me/trip-details/:tripId', '/api/me/host/:id/home-trips']);
}

/**
 * Search with q; filter by host, operator, itinerary and status.
 * @summary List trips, newest first (H-463, H-465, H-483)
 */
export function adminListTrips(params?: AdminListTripsParams, options?: CallInit): Promise<TripPage> {
  return $core.call('GET', '/api/admin/trips', { query: params }, options);
}

/**
 * Contains what an admin or the trip's manager may see.
 * @summary Get a trip as an admin or its manager (H-464, H-483)
 */
export function adminGetTrip(id: string, options?: CallInit): Promise<Trip> {
  return $core.call('GET', '/api/admin/trips/:id', { tokens: { id } }, options);
}

/**
 * Send the version you last read; 409 if the record has been saved since.
 * @summary Approve a trip's pricing, or cancel or correct the trip
 */
export function adminUpdateTrip(id: string, tripUpdate: TripUpdate, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/admin/trips/:id', { tokens: { id }, body: tripUpdate }, options, ['/api/admin/trips', '/api/admin/bookings', '/api/metadata/audit-logs', '/api/admin/waiting']);
}

/**
 * No sign-in required. Search with q. Filters are combined. For each filter, the answer counts the trips that match the other filters; when nothing matches, it gives the number of trips without one of the filters.
 * @summary List bookable and upcoming trips
 */
export function listPublicTrips(params?: ListPublicTripsParams, options?: CallInit): Promise<PublicTripPage> {
  return $core.call('GET', '/public/trips', { query: params }, options);
}

/**
 * No sign-in required. Identify the trip by its path; preview takes the token from getTripPreview.
 * @summary Get the public page of a trip (H-555)
 */
export function getPublicTrip(params: GetPublicTripParams, options?: CallInit): Promise<PublicTrip> {
  return $core.call('GET', '/public/trip-details', { query: params }, options);
}

/**
 * No sign-in required. Ask without a cookie and with the ETag of the previous answer; 304 while nothing has been sold. The answer is at most a second old. Trips without a public page are left out.
 * @summary Get the remaining spots and prices of trips, for a page that stays open
 */
export function listTripSales(params: ListTripSalesParams, options?: CallInit): Promise<TripSales> {
  return $core.call('GET', '/public/trip-sales', { query: params }, options);
}

/**
 * Earliest start first, without trips that have no public page.
 * @summary List the caller's own saved trips that are still to come
 */
export function listSavedTrips(options?: CallInit): Promise<SavedTrips> {
  return $core.call('GET', '/api/me/saved-trips', {}, options);
}

/**
 * Saving a trip again changes nothing. At most 100 are kept; paths of unknown trips are ignored.
 * @summary Save or unsave trips
 */
export function saveTrips(savedTripsInput: SavedTripsInput, options?: CallInit): Promise<SavedTrips> {
  return $core.call('POST', '/api/me/saved-trips', { body: savedTripsInput }, options, ['/api/me/saved-trips']);
}

/**
 * Send the trip's version. Returns the updated trip.
 * @summary Add an informal gathering to a day (H-387, H-552)
 */
export function createGathering(id: string, serviceEdit: ServiceEdit, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/me/trips/:id/gatherings', { tokens: { id }, body: serviceEdit }, options);
}

/**
 * Send the trip's version. Returns the updated trip.
 * @summary Update a service of a trip (H-551, H-552, O-184)
 */
export function updateTripService(tripId: string, type: ServiceType, serviceId: string, serviceEdit: ServiceEdit, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/me/trips/:tripId/service/:type/:serviceId', { tokens: { tripId, type, serviceId }, body: serviceEdit }, options);
}

/**
 * Hosts can only remove informal gatherings. Returns the updated trip.
 * @summary Remove a service from a trip (H-392, O-162)
 */
export function deleteTripService(tripId: string, type: ServiceType, serviceId: string, options?: CallInit): Promise<Trip> {
  return $core.call('DELETE', '/api/me/trips/:tripId/service/:type/:serviceId', { tokens: { tripId, type, serviceId } }, options);
}

/**
 * Travelers get the changes they have not acknowledged yet. Hosts, operators and admins get all changes, with the number of travelers who have seen the latest change of each day.
 * @summary List changes to a trip's days since it was first booked
 */
export function listDayChanges(id: string, options?: CallInit): Promise<DayChangeList> {
  return $core.call('GET', '/api/me/trips/:id/day-changes', { tokens: { id } }, options);
}

/**
 * Send the revision you last read; a conflict if the day has changed since.
 * @summary Acknowledge the changes to a day
 */
export function acknowledgeDayChanges(id: string, day: number, dayChangesSeen: DayChangesSeen, options?: CallInit): Promise<DayChangeList> {
  return $core.call('POST', '/api/me/trips/:id/day-changes/:day/acknowledge', { tokens: { id, day }, body: dayChangesSeen }, options, ['/api/me/trips/:id/day-changes']);
}

/**
 * Includes how many are allowed, whether they have been submitted, and whether they can still be changed.
 * @summary List the host's companions on a trip (H-538)
 */
export function getHostCompanions(id: string, options?: CallInit): Promise<HostCompanions> {
  return $core.call('GET', '/api/me/trips/:id/host-companions', { tokens: { id } }, options);
}

/**
 * Locks them. Until they are complete, save them with saveHostCompanions.
 * @summary Submit the host's companions (H-330, H-331)
 */
export function submitHostCompanions(id: string, hostCompanionsInput: HostCompanionsInput, options?: CallInit): Promise<HostCompanions> {
  return $core.call('POST', '/api/me/trips/:id/host-companions', { tokens: { id }, body: hostCompanionsInput }, options);
}

/**
 * They can be changed until they are submitted.
 * @summary Save the host's companions without submitting them (H-539)
 */
export function saveHostCompanions(id: string, hostCompanionsInput: HostCompanionsInput, options?: CallInit): Promise<HostCompanions> {
  return $core.call('PUT', '/api/me/trips/:id/host-companions', { tokens: { id }, body: hostCompanionsInput }, options);
}

/**
 * Includes whether they have been submitted, and whether the caller can still correct them.
 * @summary List the companions of a trip's host as an admin or its manager
 */
export function adminGetHostCompanions(id: string, options?: CallInit): Promise<HostCompanions> {
  return $core.call('GET', '/api/admin/trips/:id/host-companions', { tokens: { id } }, options);
}

/**
 * Replaces the list.
 * @summary Correct the host's companions, even after submission (H-540)
 */
export function adminSetHostCompanions(id: string, hostCompanionsInput: HostCompanionsInput, options?: CallInit): Promise<HostCompanions> {
  return $core.call('POST', '/api/admin/trips/:id/host-companions', { tokens: { id }, body: hostCompanionsInput }, options);
}

/**
 * The total, the number taken and the number left.
 * @summary Get the spots, private rooms and bookable activities of a trip (H-550)
 */
export function getTripInventory(id: string, options?: CallInit): Promise<TripInventory> {
  return $core.call('GET', '/api/me/trips/:id/inventory', { tokens: { id } }, options);
}

/**
 * total is the number of private rooms needed.
 * @summary Check whether enough private rooms are left (H-550)
 */
export function getSingleSupplement(id: string, params?: GetSingleSupplementParams, options?: CallInit): Promise<SingleSupplement> {
  return $core.call('GET', '/api/me/trips/:id/inventory/single-supplement', { tokens: { id }, query: params }, options);
}

/**
 * Returns how many are taken and left.
 * @summary Set the number of private rooms (O-186)
 */
export function setSingleSupplement(id: string, singleSupplementInput: SingleSupplementInput, options?: CallInit): Promise<SingleSupplement> {
  return $core.call('POST', '/api/me/trips/:id/inventory/single-supplement', { tokens: { id }, body: singleSupplementInput }, options);
}

/**
 * Anyone with the path can see the page without signing in, until it expires. illegal_state for a trip without a page.
 * @summary Get the path of a trip's page, even before it is public (H-067, H-075, H-152)
 */
export function getTripPreview(id: string, options?: CallInit): Promise<TripPreview> {
  return $core.call('GET', '/api/me/trips/:id/preview', { tokens: { id } }, options);
}

/**
 * Revenue, fees, costs and earnings, and the two halves in which the earnings are paid.
 * @summary Get a host's earnings report for a past trip (H-163, H-544, H-622)
 */
export function getEarningsReport(id: string, options?: CallInit): Promise<EarningsReport> {
  return $core.call('GET', '/api/me/trips/:id/earnings-report', { tokens: { id } }, options);
}

/**
 * canApprove of the report says whether this is possible.
 * @summary Finalize a trip's earnings report with its current figures
 */
export function approveEarningsReport(id: string, options?: CallInit): Promise<EarningsReport> {
  return $core.call('POST', '/api/admin/trips/:id/earnings-report/approve', { tokens: { id } }, options, ['/api/admin/waiting']);
}

/**
 * Makes changes saved since the last publication public.
 * @summary Publish the current version of a trip page (H-553)
 */
export function publishTrip(id: string, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/admin/files/website/trips/:id/publish', { tokens: { id } }, options, ['/api/admin/waiting']);
}

/**
 * The next visitor gets a newly rendered page.
 * @summary Clear the cache of a trip's public page (H-554)
 */
export function clearTripDetailsCache(id: string, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/admin/cache/clear/trip-details/:id', { tokens: { id } }, options);
}

/**
 * The email as recipients would get it, as HTML with its subject.
 * @summary Preview a promotional email (H-545)
 */
export function getEmailPreview(id: string, kind: string, params?: GetEmailPreviewParams, options?: CallInit): Promise<EmailPreview> {
  return $core.call('GET', '/api/me/trips/:id/email-preview/:kind', { tokens: { id, kind }, query: params }, options);
}

/**
 * Nothing is saved, and no email is sent.
 * @summary Preview a promotional email with unsaved text (H-545)
 */
export function previewEmail(id: string, kind: string, emailPreviewInput: EmailPreviewInput, options?: CallInit): Promise<EmailPreview> {
  return $core.call('POST', '/api/me/trips/:id/email-preview/:kind', { tokens: { id, kind }, body: emailPreviewInput }, options);
}

/**
 * Uses the text in the request. Only the host gets the email.
 * @summary Send a promotional email to the host's own address (H-448, H-546)
 */
export function sendTestEmail(id: string, kind: string, emailPreviewInput: EmailPreviewInput, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/me/trips/:id/send-test-email/:kind', { tokens: { id, kind }, body: emailPreviewInput }, options);
}

/**
 * Also available to the trip's host. Sensitive answers, such as those about passport and health, are stored encrypted, and each read is audited.
 * @summary Get a traveler's trip form (T-085, H-238)
 */
export function getTripForm(tripId: string, travelerId: string, options?: CallInit): Promise<TripForm> {
  return $core.call('GET', '/api/me/trips/:tripId/travelers/:travelerId', { tokens: { tripId, travelerId } }, options);
}

/**
 * Replaces the answers. Send the version you last read; complete says whether anything is still missing.
 * @summary Save a traveler's trip form, as the traveler or the trip's host (T-227, H-549)
 */
export function saveTripForm(tripId: string, travelerId: string, tripForm: TripForm, options?: CallInit): Promise<TripForm> {
  return $core.call('POST', '/api/me/trips/:tripId/travelers/:travelerId', { tokens: { tripId, travelerId }, body: tripForm }, options, ['/api/me/bookings', '/api/me/trips/:id/travel-info']);
}

/**
 * For the trip's operator and those who look after the trip. Contacts are stored encrypted, and each read is audited.
 * @summary List the emergency contacts of a trip's travelers
 */
export function listEmergencyContacts(id: string, options?: CallInit): Promise<EmergencyContactList> {
  return $core.call('GET', '/api/me/trips/:id/emergency-contacts', { tokens: { id } }, options);
}

/**
 * Lightweight rows with an id, a name and the facts host and start, for pickers.
 * @summary List trip requests for a picker (H-482)
 */
export function listTripRequestMetadata(params?: ListTripRequestMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/trip-requests', { query: params }, options);
}

/**
 * Same answer as getTripRequest.
 * @summary Get a trip request as an admin (H-464, H-482)
 */
export function adminGetTripRequest(id: string, options?: CallInit): Promise<TripRequest> {
  return $core.call('GET', '/api/admin/trip-requests/:id', { tokens: { id } }, options);
}

/**
 * Send the version you last read. The start date and additional requests can change while the request is pending.
 * @summary Update a pending trip request as an admin (H-467, H-482)
 */
export function adminUpdateTripRequest(id: string, tripRequestUpdate: TripRequestUpdate, options?: CallInit): Promise<TripRequest> {
  return $core.call('POST', '/api/admin/trip-requests/:id', { tokens: { id }, body: tripRequestUpdate }, options);
}

/**
 * For operators, the requests for their itineraries. Filter by status. An operator's API keys need the scope requests:read.
 * @summary List the caller's own trip requests (H-482, O-179)
 */
export function listTripRequests(params?: ListTripRequestsParams, options?: CallInit): Promise<TripRequestPage> {
  return $core.call('GET', '/api/me/trip-requests', { query: params }, options);
}

/**
 * instantlyApproved is true when no review is needed.
 * @summary Create a trip request (H-524)
 */
export function createTripRequest(tripRequestForm: TripRequestForm, options?: CallInit): Promise<TripRequestCreated> {
  return $core.call('POST', '/api/me/trip-requests', { body: tripRequestForm }, options, ['/api/me/trip-requests', '/api/me/host/:id/home-trips']);
}

/**
 * An operator's API keys need the scope requests:read.
 * @summary Get a trip request
 */
export function getTripRequest(id: string, options?: CallInit): Promise<TripRequest> {
  return $core.call('GET', '/api/me/trip-requests/:id', { tokens: { id } }, options);
}

/**
 * Send the version you last read. The start date and additional requests can change while the request is pending.
 * @summary Update a pending trip request (H-526)
 */
export function updateTripRequest(id: string, tripRequestUpdate: TripRequestUpdate, options?: CallInit): Promise<TripRequest> {
  return $core.call('POST', '/api/me/trip-requests/:id', { tokens: { id }, body: tripRequestUpdate }, options);
}

/**
 * For the operator and the platform. Send the version you last read and the reason. The departure becomes available again.
 * @summary Reject a pending trip request
 */
export function rejectTripRequest(id: string, tripRequestRejection: TripRequestRejection, options?: CallInit): Promise<TripRequest> {
  return $core.call('POST', '/api/me/trip-requests/:id/reject', { tokens: { id }, body: tripRequestRejection }, options);
}

/**
 * Send the version you last read. The departure becomes available again. The operator is notified by the status change event.
 * @summary Withdraw a pending trip request as the host
 */
export function withdrawTripRequest(id: string, tripRequestWithdrawal: TripRequestWithdrawal, options?: CallInit): Promise<TripRequest> {
  return $core.call('POST', '/api/me/trip-requests/:id/withdraw', { tokens: { id }, body: tripRequestWithdrawal }, options, ['/api/me/trip-requests', '/api/me/trip-requests/:id', '/api/me/host/:id/home-trips']);
}

/**
 * Includes the price suggested to the host. Changes nothing.
 * @summary Calculate the cost of a trip request before sending it (H-222)
 */
export function quoteTripRequest(tripRequestForm: TripRequestForm, options?: CallInit): Promise<TripRequestCost> {
  return $core.call('POST', '/api/me/trip-requests/cost', { body: tripRequestForm }, options);
}

/**
 * Search with q; filter by host, operator, itinerary and status.
 * @summary List trip requests, newest first (H-463, H-465, H-482)
 */
export function adminListTripRequests(params?: AdminListTripRequestsParams, options?: CallInit): Promise<TripRequestPage> {
  return $core.call('GET', '/api/admin/trip-requests', { query: params }, options);
}

/**
 * Includes its state and since when it has been failing. The secret is never shown again.
 * @summary Get a webhook subscription as an admin (H-464, H-486)
 */
export function adminGetWebhook(id: string, options?: CallInit): Promise<Webhook> {
  return $core.call('GET', '/api/admin/webhooks/:id', { tokens: { id } }, options);
}

/**
 * Send the version you last read.
 * @summary Update a webhook subscription as an admin (H-467, H-486)
 */
export function adminUpdateWebhook(id: string, webhookUpdate: WebhookUpdate, options?: CallInit): Promise<Webhook> {
  return $core.call('POST', '/api/admin/webhooks/:id', { tokens: { id }, body: webhookUpdate }, options);
}

/**
 * Filter by state and operator.
 * @summary List all webhook subscriptions of the marketplace and its operators (H-486)
 */
export function adminListWebhooks(params?: AdminListWebhooksParams, options?: CallInit): Promise<WebhookPage> {
  return $core.call('GET', '/api/admin/webhooks', { query: params }, options);
}

/**
 * The secret is in this answer only. Deliveries are signed according to Standard Webhooks. URLs in private networks are refused.
 * @summary Create a webhook subscription for the marketplace
 */
export function adminCreateWebhook(webhookInput: WebhookInput, options?: CallInit): Promise<WebhookSecret> {
  return $core.call('POST', '/api/admin/webhooks', { body: webhookInput }, options, ['/api/admin/webhooks']);
}

/**
 * retryHours is the longest time, in hours, for which a delivery is retried.
 * @summary List event types and how long deliveries are retried (H-486)
 */
export function getWebhookMetadata(options?: CallInit): Promise<WebhookMetadata> {
  return $core.call('GET', '/api/metadata/webhooks', {}, options);
}

/**
 * Filter by state.
 * @summary List an operator's webhook subscriptions
 */
export function listWebhooks(operatorId: string, params?: ListWebhooksParams, options?: CallInit): Promise<WebhookPage> {
  return $core.call('GET', '/api/me/operators/:operatorId/webhooks', { tokens: { operatorId }, query: params }, options);
}

/**
 * The secret is in this answer only. Deliveries are signed according to Standard Webhooks. URLs in private networks are refused.
 * @summary Create a webhook subscription for an operator
 */
export function createWebhook(operatorId: string, webhookInput: WebhookInput, options?: CallInit): Promise<WebhookSecret> {
  return $core.call('POST', '/api/me/operators/:operatorId/webhooks', { tokens: { operatorId }, body: webhookInput }, options, ['/api/me/operators/:operatorId/webhooks']);
}

/**
 * Includes its state and since when it has been failing. The secret is never shown again.
 * @summary Get a webhook subscription
 */
export function getWebhook(id: string, options?: CallInit): Promise<Webhook> {
  return $core.call('GET', '/api/me/webhooks/:id', { tokens: { id } }, options);
}

/**
 * Send the version you last read. Changes the URL or event types, or pauses, resumes or archives the subscription, which is never deleted.
 * @summary Update, pause, resume or archive a webhook subscription
 */
export function updateWebhook(id: string, webhookUpdate: WebhookUpdate, options?: CallInit): Promise<Webhook> {
  return $core.call('POST', '/api/me/webhooks/:id', { tokens: { id }, body: webhookUpdate }, options, ['/api/me/webhooks/:id/deliveries', '/api/me/operators/:operatorId/webhooks', '/api/admin/webhooks']);
}

/**
 * The new secret is in this answer only. Until the overlap ends, deliveries carry a signature of each secret.
 * @summary Rotate the secret of a webhook subscription
 */
export function rotateWebhookSecret(id: string, rotationInput: RotationInput, options?: CallInit): Promise<WebhookSecret> {
  return $core.call('POST', '/api/me/webhooks/:id/rotate-secret', { tokens: { id }, body: rotationInput }, options, ['/api/me/webhooks/:id/deliveries', '/api/me/operators/:operatorId/webhooks', '/api/admin/webhooks']);
}

/**
 * after is a cursor of the feed. Returns the number of deliveries.
 * @summary Replay all deliveries after a position in the feed
 */
export function replayWebhook(id: string, replayInput: ReplayInput, options?: CallInit): Promise<Replayed> {
  return $core.call('POST', '/api/me/webhooks/:id/replay', { tokens: { id }, body: replayInput }, options, ['/api/me/webhooks/:id/deliveries']);
}

/**
 * Includes the status, the duration and the receiver's response. Filter by state.
 * @summary List a subscription's deliveries, newest first
 */
export function listDeliveries(id: string, params?: ListDeliveriesParams, options?: CallInit): Promise<DeliveryPage> {
  return $core.call('GET', '/api/me/webhooks/:id/deliveries', { tokens: { id }, query: params }, options);
}

/**
 * Returns the delivery.
 * @summary Resend a delivery now
 */
export function resendDelivery(id: string, deliveryId: string, options?: CallInit): Promise<Delivery> {
  return $core.call('POST', '/api/me/webhooks/:id/deliveries/:deliveryId/resend', { tokens: { id, deliveryId } }, options, ['/api/me/webhooks/:id/deliveries']);
}
