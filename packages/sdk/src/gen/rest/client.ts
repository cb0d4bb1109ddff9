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
 * Each with its scopes, state and when it was last used. A secret is in the answer to its creation only.
 * @summary An operator's API keys, newest first; never their secrets
 */
export function listApiKeys(operatorId: string, params?: ListApiKeysParams, options?: CallInit): Promise<ApiKeyPage> {
  return $core.call('GET', '/api/me/operators/:operatorId/api-keys', { tokens: { operatorId }, query: params }, options);
}

/**
 * The key is not kept, so a repeated call with the same Idempotency-Key is answered without it.
 * @summary Make a key. The answer holds it, and nothing else ever does
 */
export function createApiKey(operatorId: string, apiKeyInput: ApiKeyInput, options?: CallInit): Promise<ApiKeySecret> {
  return $core.call('POST', '/api/me/operators/:operatorId/api-keys', { tokens: { operatorId }, body: apiKeyInput }, options, ['/api/me/operators/:operatorId/api-keys', '/api/admin/api-keys']);
}

/**
 * For admins who look after the programs of all operators. Narrow the list to one operator or one state.
 * @summary The API keys of every operator of the marketplace, newest first; never their secrets
 */
export function adminListApiKeys(params?: AdminListApiKeysParams, options?: CallInit): Promise<ApiKeyPage> {
  return $core.call('GET', '/api/admin/api-keys', { query: params }, options);
}

/**
 * The answer holds the new secret once. Deploy it to every program before the overlap ends, when the old key stops working.
 * @summary Replace the key; the one before goes on working for the overlap
 */
export function rotateApiKey(id: string, rotationInput: RotationInput, options?: CallInit): Promise<ApiKeySecret> {
  return $core.call('POST', '/api/me/api-keys/:id/rotate', { tokens: { id }, body: rotationInput }, options, ['/api/me/operators/:operatorId/api-keys', '/api/admin/api-keys']);
}

/**
 * Calls with the key are refused from now on. A revoked key cannot be brought back.
 * @summary End the key at once. Revoking twice is no error
 */
export function revokeApiKey(id: string, options?: CallInit): Promise<ApiKey> {
  return $core.call('POST', '/api/me/api-keys/:id/revoke', { tokens: { id } }, options, ['/api/me/operators/:operatorId/api-keys', '/api/admin/api-keys']);
}

/**
 * An account manager sees and works on assigned hosts and trips only.
 * @summary The hosts and trips that are assigned to an account manager
 */
export function getAssignments(id: string, options?: CallInit): Promise<Assignments> {
  return $core.call('GET', '/api/admin/users/:id/assignments', { tokens: { id } }, options);
}

/**
 * What is left out is no longer assigned. The person's access changes at once.
 * @summary Assign exactly these hosts and trips to an account manager
 */
export function setAssignments(id: string, assignmentsInput: AssignmentsInput, options?: CallInit): Promise<Assignments> {
  return $core.call('POST', '/api/admin/users/:id/assignments', { tokens: { id }, body: assignmentsInput }, options);
}

/**
 * The address is signed and expires; ask for a new one each time the report is shown. By day, the days with visits or bookings, the oldest first.
 * @summary A report's figures, and the address that shows it in a frame (H-514 to H-516)
 */
export function getAnalyticsReport(reportName: 'trip-page-visits-by-channel' | 'trip-page-visits' | 'travelers', params: GetAnalyticsReportParams, options?: CallInit): Promise<ReportEmbed> {
  return $core.call('GET', '/api/me/reports/data-analytics/:reportName', { tokens: { reportName }, query: params }, options);
}

/**
 * Open the address that getAnalyticsReport answers. The page is meant for a frame on the marketplace's own pages.
 * @summary A report as a page for a frame; the address ends after a while
 */
export function showReport(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/reports/:key', { tokens: { key } }, options);
}

/** The address of showReport. */
export function getShowReportUrl(key: string): string {
  return $core.address('/public/reports/:key', { tokens: { key } });
}

/**
 * Called by the public trip page. More visits than the limit allows are answered alike and not counted.
 * @summary A visit of a trip page, or its checkout begun; keeps neither address nor cookie (H-515)
 */
export function recordTripVisit(id: string, tripVisit: TripVisit, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/public/trips/:id/visits', { tokens: { id }, body: tripVisit }, options);
}

/**
 * For what happens in the browser alone, such as a first look at a page. The server adds who and when.
 * @summary What a host did that the server does not see by itself (H-561, H-562, H-573)
 */
export function recordHostEvent(hostEvent: HostEvent, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/me/analytics-events', { body: hostEvent }, options);
}

/**
 * Filter by object, actor, action and time, or search with q. An entry says what was there before and after.
 * @summary Who changed what, as whom, when and from where, the newest first (H-492)
 */
export function listAuditLogs(params?: ListAuditLogsParams, options?: CallInit): Promise<AuditPage> {
  return $core.call('GET', '/api/metadata/audit-logs', { query: params }, options);
}

/**
 * The download is an entry of the log itself.
 * @summary The entries that fit the filters as CSV, the newest first
 */
export function downloadAuditLogs(params?: DownloadAuditLogsParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/metadata/audit-logs/file', { query: params }, options);
}

/** The address of downloadAuditLogs. */
export function getDownloadAuditLogsUrl(params?: DownloadAuditLogsParams): string {
  return $core.address('/api/metadata/audit-logs/file', { query: params });
}

/**
 * 409 sold_out tells in details what is left.
 * @summary Take places, private rooms and activities for a quarter of an hour, all or nothing
 */
export function createHold(tripId: string, holdInput: HoldInput, options?: CallInit): Promise<Hold> {
  return $core.call('POST', '/public/trips/:tripId/holds', { tokens: { tripId }, body: holdInput }, options);
}

/**
 * Send the hold's token in X-Hold-Token. A hold that has run out or was released is missing.
 * @summary What is held, for how long, and what it costs
 */
export function getHold(id: string, options?: CallInit): Promise<Hold> {
  return $core.call('GET', '/public/holds/:id', { tokens: { id } }, options);
}

/**
 * Send the hold's token in X-Hold-Token. Spots, rooms and activities are free for others at once.
 * @summary Give the places back
 */
export function releaseHold(id: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/public/holds/:id', { tokens: { id } }, options);
}

/**
 * The answer says whether the booking is made, the payment is still processing, or the card holder has to authenticate it.
 * @summary Book what is held by paying the deposit or all of it
 */
export function payHold(id: string, payHoldBody: PayHold, options?: CallInit): Promise<PaymentResult> {
  return $core.call('POST', '/public/holds/:id/payment', { tokens: { id }, body: payHoldBody }, options);
}

/**
 * Only whoever agreed is written to: once for a trip, an hour after the hold has ended, and not when the trip is booked by then.
 * @summary Ask for one email with which to finish the checkout later, on any device
 */
export function remindOfHold(id: string, holdReminder: HoldReminder, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/public/holds/:id/reminder', { tokens: { id }, body: holdReminder }, options);
}

/**
 * One code a booking. A use of the code is kept for as long as the hold, so that the price that is shown is the price that is paid.
 * @summary Take a discount code off what is held
 */
export function applyHoldDiscount(id: string, holdDiscount: HoldDiscount, options?: CallInit): Promise<Hold> {
  return $core.call('POST', '/public/holds/:id/discount', { tokens: { id }, body: holdDiscount }, options);
}

/**
 * Its use is free for others at once. Without a code the hold stays as it is.
 * @summary Take the discount code off again
 */
export function removeHoldDiscount(id: string, options?: CallInit): Promise<Hold> {
  return $core.call('DELETE', '/public/holds/:id/discount', { tokens: { id } }, options);
}

/**
 * A quote is good for the party as it is held. Name it in the payment to buy the insurance with the booking.
 * @summary What insuring the travelers of a held party costs; its payment names the quote
 */
export function quoteHoldInsurance(id: string, holdInsurance: HoldInsurance, options?: CallInit): Promise<InsuranceQuote> {
  return $core.call('POST', '/public/holds/:id/insurance', { tokens: { id }, body: holdInsurance }, options);
}

/**
 * Each with its trip, what is paid and due, and by when. Search with q.
 * @summary The signed-in traveler's bookings (H-484)
 */
export function listBookings(params?: ListBookingsParams, options?: CallInit): Promise<BookingPage> {
  return $core.call('GET', '/api/me/bookings', { query: params }, options);
}

/**
 * For its customer and travelers, and for those who look after the trip.
 * @summary One booking with its travelers, rooms, add-ons and balance
 */
export function getBooking(id: string, options?: CallInit): Promise<Booking> {
  return $core.call('GET', '/api/me/bookings/:id', { tokens: { id } }, options);
}

/**
 * Send the version and the total of the preview, and rooms and add-ons as they should be. When money is due, the call names how it is paid.
 * @summary Change rooms and add-ons; paid with the same call when money is due (T-220)
 */
export function updateBooking(id: string, updateBookingBody: UpdateBooking, options?: CallInit): Promise<BookingUpdated> {
  return $core.call('PATCH', '/api/me/bookings/:id', { tokens: { id }, body: updateBookingBody }, options, ['/api/me/bookings']);
}

/**
 * Name the amount and a payment method or kept card. The answer is that of any payment: succeeded, processing, or waiting for authentication.
 * @summary Pay towards the balance, the smallest part or all of it (T-259)
 */
export function payBooking(id: string, payBookingBody: PayBooking, options?: CallInit): Promise<PaymentResult> {
  return $core.call('POST', '/api/me/bookings/:id/payments', { tokens: { id }, body: payBookingBody }, options);
}

/**
 * Records that the signed-in traveler agrees, and answers the booking.
 * @summary Sign the traveler terms of a trip (T-228)
 */
export function acceptTravelerTerms(id: string, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/me/trips/:id/accept-traveler-terms', { tokens: { id } }, options, ['/api/me/bookings']);
}

/**
 * Shows the first name and the picture of the profile to everybody. Nobody is shown before choosing so, nobody under 18 is, and whoever takes it back is gone at once.
 * @summary Choose whether the trip's public page shows the signed-in traveler
 */
export function introduceTraveler(id: string, introduction: Introduction, options?: CallInit): Promise<Booking> {
  return $core.call('PUT', '/api/me/trips/:id/introduction', { tokens: { id }, body: introduction }, options, ['/api/me/bookings']);
}

/**
 * Search with q, also by the last four digits of a card that paid; filter by host, operator, trip and person.
 * @summary Bookings of all trips, the newest first (H-463, H-465, H-487)
 */
export function adminListBookings(params?: AdminListBookingsParams, options?: CallInit): Promise<BookingPage> {
  return $core.call('GET', '/api/admin/bookings', { query: params }, options);
}

/**
 * Needs no sign-in, and takes no payment. The answer says the place in line.
 * @summary Wait, as a party, for places on a trip that has too few
 */
export function joinWaitlist(tripId: string, waitlistInput: WaitlistInput, options?: CallInit): Promise<WaitlistEntry> {
  return $core.call('POST', '/public/trips/:tripId/waitlist', { tokens: { tripId }, body: waitlistInput }, options);
}

/**
 * Takes rooms and add-ons as they should be. The version and the total of the answer go into the change itself.
 * @summary What a change of rooms and add-ons costs, line by line; changes nothing (T-097)
 */
export function previewBookingChange(id: string, cartInput: CartInput, options?: CallInit): Promise<Cart> {
  return $core.call('POST', '/api/me/bookings/:id/cart', { tokens: { id }, body: cartInput }, options);
}

/**
 * Send the version and the total of the preview.
 * @summary Remove add-ons at once (T-221)
 */
export function removeAddOns(id: string, addOnRemoval: AddOnRemoval, options?: CallInit): Promise<BookingUpdated> {
  return $core.call('POST', '/api/me/bookings/:id/add-ons', { tokens: { id }, body: addOnRemoval }, options, ['/api/me/bookings']);
}

/**
 * The quote of the answer goes into cancelBooking.
 * @summary What cancelling gives back and by which rules, for all or some travelers (T-079)
 */
export function getCancellationOffer(id: string, params?: GetCancellationOfferParams, options?: CallInit): Promise<CancellationOffer> {
  return $core.call('GET', '/api/me/bookings/:id/cancellation', { tokens: { id }, query: params }, options);
}

/**
 * Name the quote that was shown, and the travelers when not all of them cancel.
 * @summary Cancel a booking or some of its travelers (T-225, H-491)
 */
export function cancelBooking(id: string, cancelBookingBody: CancelBooking, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/me/bookings/:id/cancel', { tokens: { id }, body: cancelBookingBody }, options, ['/api/me/bookings']);
}

/**
 * To look at before replaceParticipant names another person.
 * @summary Whether the spot of a traveler can go to another person, until when and for what fee
 */
export function getReplacementOffer(id: string, participantId: string, options?: CallInit): Promise<ReplacementOffer> {
  return $core.call('GET', '/api/me/bookings/:id/participants/:participantId', { tokens: { id, participantId } }, options);
}

/**
 * Another email address gives the spot to another person, who is written to.
 * @summary Edit a traveler, or give the spot to another person
 */
export function replaceParticipant(id: string, participantId: string, replaceParticipantBody: ReplaceParticipant, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/me/bookings/:id/participants/:participantId', { tokens: { id, participantId }, body: replaceParticipantBody }, options, ['/api/me/bookings']);
}

/**
 * Name a reason and the refund; refundMinor is the amount that was calculated.
 * @summary Cancel a booking, with all money back or by the policy (H-487)
 */
export function adminCancelBooking(id: string, adminCancelBookingBody: AdminCancelBooking, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/admin/bookings/:id/cancel', { tokens: { id }, body: adminCancelBookingBody }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * Answers what goes back as money and as trip credit, what is kept, and by which rules.
 * @summary What cancelling a booking would give back; nothing is changed
 */
export function adminCalculateCancellation(id: string, adminCancellationInput: AdminCancellationInput, options?: CallInit): Promise<RefundQuote> {
  return $core.call('POST', '/api/admin/bookings/:id/cancel/calculate', { tokens: { id }, body: adminCancellationInput }, options);
}

/**
 * Says whether it is possible, and why not. The total of the answer goes into the reinstatement itself.
 * @summary What a cancelled booking would cost when it comes back, and with which add-ons; nothing is changed
 */
export function adminCalculateReinstatement(id: string, reinstateBooking: ReinstateBooking, options?: CallInit): Promise<ReinstateCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/reinstate/calculate', { tokens: { id }, body: reinstateBooking }, options);
}

/**
 * Name the travelers, whether to keep the add-ons, and the total that was calculated.
 * @summary Bring a cancelled booking back (H-488)
 */
export function reinstateBooking(id: string, reinstateBookingBody: ReinstateBooking, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/admin/bookings/:id/reinstate', { tokens: { id }, body: reinstateBookingBody }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * Says whether it is possible, and why not. The total of the answer goes into the move itself.
 * @summary What moving a booking to another trip would do to its price, rooms, and add-ons; nothing is changed
 */
export function adminCalculateMove(id: string, moveBookingInput: MoveBookingInput, options?: CallInit): Promise<MoveCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/move/calculate', { tokens: { id }, body: moveBookingInput }, options);
}

/**
 * Spots of the other trip are taken and those of this one go back, both or neither. The booking costs what the other trip costs now; what was paid too much goes back the way it was paid, what is missing is due with the balance. Rooms and add-ons move along where the other trip has them.
 * @summary Move a booking with its travelers and payments to another trip
 */
export function moveBooking(id: string, moveBookingBody: MoveBooking, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/admin/bookings/:id/move', { tokens: { id }, body: moveBookingBody }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * The balance is theirs from now on, and what only the customer can do. A kept card and automatic payment do not go over; what was paid stays paid, and refunds go back the way it was.
 * @summary Let another traveler of a booking pay for it
 */
export function changePayer(id: string, changePayerBody: ChangePayer, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/admin/bookings/:id/payer', { tokens: { id }, body: changePayerBody }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * The travelers whom a reinstatement can name.
 * @summary With whom a cancelled booking can come back (H-487)
 */
export function getReinstatableTravelers(id: string, options?: CallInit): Promise<ReinstatableTravelers> {
  return $core.call('GET', '/api/admin/bookings/:id/reinstatable-travelers', { tokens: { id } }, options);
}

/**
 * Name the quote, its amount and a payment method or kept card. The answer is that of any payment.
 * @summary Buy what a quote offers; the policies follow once the payment has arrived
 */
export function buyInsurance(id: string, buyInsuranceBody: BuyInsurance, options?: CallInit): Promise<PaymentResult> {
  return $core.call('POST', '/api/me/bookings/:id/insurance', { tokens: { id }, body: buyInsuranceBody }, options, ['/api/me/bookings/:id/insurance', '/api/me/bookings']);
}

/**
 * Says why insurance is not offered when it is not.
 * @summary Whether insurance is offered for a booking, and its policies (T-085)
 */
export function getBookingInsurance(id: string, options?: CallInit): Promise<BookingInsurance> {
  return $core.call('GET', '/api/me/bookings/:id/insurance', { tokens: { id } }, options);
}

/**
 * Takes the change that is planned, and answers how the premium changes, with a new quote.
 * @summary What a change of the booking does to its insurance (T-217, T-218)
 */
export function repriceQuotes(id: string, repriceQuotesBody: RepriceQuotes, options?: CallInit): Promise<RepricedQuotes> {
  return $core.call('POST', '/api/me/bookings/:id/reprice-quotes', { tokens: { id }, body: repriceQuotesBody }, options);
}

/**
 * Answers the booking.
 * @summary Sign for a traveler who is a minor instead of the terms (H-543, T-061, T-228)
 */
export function acceptMinorDisclaimer(id: string, options?: CallInit): Promise<Booking> {
  return $core.call('POST', '/api/me/trips/:id/minor-disclaimer', { tokens: { id } }, options, ['/api/me/bookings']);
}

/**
 * Light rows with id, name and a few facts, for a field that picks one.
 * @summary Travelers for pickers (H-481); facts: email, order, trip
 */
export function listTravelerMetadata(params?: ListTravelerMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/travelers', { query: params }, options);
}

/**
 * Search with q; filter by trip, booking and status.
 * @summary Travelers of all bookings, the newest first (H-463, H-465, H-481)
 */
export function listTravelers(params?: ListTravelersParams, options?: CallInit): Promise<TravelerPage> {
  return $core.call('GET', '/api/admin/travelers', { query: params }, options);
}

/**
 * editableFields names what the caller may correct.
 * @summary One traveler of a booking (H-464, H-481)
 */
export function getTraveler(id: string, options?: CallInit): Promise<Traveler> {
  return $core.call('GET', '/api/admin/travelers/:id', { tokens: { id } }, options);
}

/**
 * Send the version that was read. editableFields of the traveler names what can be corrected.
 * @summary Correct a traveler's particulars until the trip is over (H-467, H-481)
 */
export function updateTraveler(id: string, travelerUpdate: TravelerUpdate, options?: CallInit): Promise<Traveler> {
  return $core.call('POST', '/api/admin/travelers/:id', { tokens: { id }, body: travelerUpdate }, options, ['/api/admin/travelers']);
}

/**
 * Search with q; filter by trip and status.
 * @summary Travelers of the caller's bookings; of the trips for hosts and operators (H-481)
 */
export function listMyTravelers(params?: ListMyTravelersParams, options?: CallInit): Promise<TravelerPage> {
  return $core.call('GET', '/api/me/travelers', { query: params }, options);
}

/**
 * Search with q; filter by status.
 * @summary Travelers of a trip that the caller may see (H-483, H-548)
 */
export function listTripTravelers(tripId: string, params?: ListTripTravelersParams, options?: CallInit): Promise<TravelerPage> {
  return $core.call('GET', '/api/me/trips/:tripId/travelers', { tokens: { tripId }, query: params }, options);
}

/**
 * Answers the booking as getBooking does.
 * @summary One booking (H-464, H-487)
 */
export function adminGetBooking(id: string, options?: CallInit): Promise<Booking> {
  return $core.call('GET', '/api/admin/bookings/:id', { tokens: { id } }, options);
}

/**
 * What the host's workspace shows, in one answer.
 * @summary Travelers, figures and charts of the bookings tab (H-204)
 */
export function getTripDetails(tripId: string, options?: CallInit): Promise<TripDetails> {
  return $core.call('GET', '/api/me/trip-details/:tripId', { tokens: { tripId } }, options);
}

/**
 * Name the orders. The answer is the tab as it is then.
 * @summary The host confirms pending orders (H-534)
 */
export function confirmBookings(tripId: string, orderIds: OrderIds, options?: CallInit): Promise<TripDetails> {
  return $core.call('POST', '/api/me/trip-details/:tripId/confirmBookings', { tokens: { tripId }, body: orderIds }, options, ['/api/me/trips/:id', '/api/me/host/:id/next']);
}

/**
 * The call names each order as it was shown. When one is no longer so, all are refused with 409 and nothing happens.
 * @summary The host rejects orders (H-535)
 */
export function cancelBookings(tripId: string, orderRejections: OrderRejections, options?: CallInit): Promise<TripDetails> {
  return $core.call('POST', '/api/me/trip-details/:tripId/cancelBookings', { tokens: { tripId }, body: orderRejections }, options, ['/api/me/trips/:id', '/api/me/host/:id/next']);
}

/**
 * For travelers of the trip. The days are whole days; rides are in the trip’s time zone.
 * @summary A trip and its rides as a calendar file
 */
export function downloadTripCalendar(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/trips/:id/calendar', { tokens: { id } }, options);
}

/** The address of downloadTripCalendar. */
export function getDownloadTripCalendarUrl(id: string): string {
  return $core.address('/api/me/trips/:id/calendar', { tokens: { id } });
}

/**
 * Without an address until there is one.
 * @summary The private address at which calendars follow the caller’s trips
 */
export function getCalendarFeed(options?: CallInit): Promise<CalendarFeed> {
  return $core.call('GET', '/api/me/calendar-feed', {}, options);
}

/**
 * Calendars that follow the one before find nothing there any more.
 * @summary Make the address, or replace it; the one before ends at once
 */
export function resetCalendarFeed(options?: CallInit): Promise<CalendarFeed> {
  return $core.call('POST', '/api/me/calendar-feed', {}, options, ['/api/me/calendar-feed']);
}

/**
 * Calendars that follow it find nothing there any more.
 * @summary End the address
 */
export function removeCalendarFeed(options?: CallInit): Promise<CalendarFeed> {
  return $core.call('DELETE', '/api/me/calendar-feed', {}, options, ['/api/me/calendar-feed']);
}

/**
 * Needs no sign-in: the address is the secret. Canceled trips stay, marked as such, and what changes has a higher sequence.
 * @summary The trips of one traveler, for calendar programs
 */
export function readCalendarFeed(token: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/calendars/:token/trips.ics', { tokens: { token } }, options);
}

/** The address of readCalendarFeed. */
export function getReadCalendarFeedUrl(token: string): string {
  return $core.address('/public/calendars/:token/trips.ics', { tokens: { token } });
}

/**
 * The mail is the one that readers would get, with the words of the draft. Nobody but the caller gets it.
 * @summary Send a promotional email of a trip to one's own address (H-448, H-547)
 */
export function sendTestEmailToMe(testEmail: TestEmail, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/me/emails/send-test-email', { body: testEmail }, options);
}

/**
 * Statuses narrow it to travelers in them. The answer is the campaign, with the number of its recipients.
 * @summary Write to the travelers of a trip (H-547)
 */
export function sendEmailToTravelers(travelerEmail: TravelerEmail, options?: CallInit): Promise<EmailCampaign> {
  return $core.call('POST', '/api/me/emails/send-email-to-travelers', { body: travelerEmail }, options);
}

/**
 * Nothing is kept, and nobody is written to.
 * @summary Whom a message to travelers would go to (H-547)
 */
export function previewTravelerEmail(travelerAudience: TravelerAudience, options?: CallInit): Promise<TravelerEmailPreview> {
  return $core.call('POST', '/api/me/emails/preview-email-to-travelers', { body: travelerAudience }, options);
}

/**
 * One row for each recipient, with when it was sent and opened. Filter by kind.
 * @summary Who got which email of a trip, and when; newest first
 */
export function listTripEmails(id: string, params?: ListTripEmailsParams, options?: CallInit): Promise<SentEmailPage> {
  return $core.call('GET', '/api/me/trips/:id/emails', { tokens: { id }, query: params }, options);
}

/**
 * What has left stays sent, everything else never leaves. A stopped email stays stopped; stopping again changes nothing. 409 says that it has already gone out.
 * @summary Stop an email of a trip that is being sent
 */
export function stopTripEmail(id: string, campaignId: string, options?: CallInit): Promise<EmailCampaign> {
  return $core.call('POST', '/api/me/trips/:id/emails/:campaignId/stop', { tokens: { id, campaignId } }, options, ['/api/me/trip-details/:tripId', '/api/me/trips/:id/emails']);
}

/**
 * Linked from promotional emails. Opening it changes nothing.
 * @summary The page that asks whether one wants no more promotional emails of a host
 */
export function showUnsubscribe(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/unsubscribe/:key', { tokens: { key } }, options);
}

/** The address of showUnsubscribe. */
export function getShowUnsubscribeUrl(key: string): string {
  return $core.address('/public/unsubscribe/:key', { tokens: { key } });
}

/**
 * Needs no sign-in: the key of the email says who it was sent to.
 * @summary No more promotional emails of a host; also the one click of a mail program (RFC 8058)
 */
export function unsubscribe(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('POST', '/public/unsubscribe/:key', { tokens: { key } }, options);
}

/**
 * Needs no sign-in. The address gets an email with a link first; nothing is sent before it was confirmed there. The answer
 * never tells whether the address is known. A trip that will not open again, because it is closed or canceled, stands for its host's next one.
 * @summary Ask for one email when a trip opens for booking, or a host's next one
 */
export function watchOpening(openingWatch: OpeningWatch, options?: CallInit): Promise<OpeningWatched> {
  return $core.call('POST', '/public/openings', { body: openingWatch }, options);
}

/**
 * Linked from the email that asks. Opening it changes nothing.
 * @summary The page that asks whether one wants the email about an opening
 */
export function showOpening(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/openings/:key', { tokens: { key } }, options);
}

/** The address of showOpening. */
export function getShowOpeningUrl(key: string): string {
  return $core.address('/public/openings/:key', { tokens: { key } });
}

/**
 * Needs no sign-in: the key of the email says who it was sent to. Where the trip has opened in the meantime, the email goes out at once.
 * @summary One wants the email about an opening
 */
export function confirmOpening(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('POST', '/public/openings/:key', { tokens: { key } }, options);
}

/**
 * Those who confirmed that they want it: for this trip, or for the host's next one.
 * @summary How many get an email when a trip of one's own opens
 */
export function countOpeningWatchers(id: string, options?: CallInit): Promise<OpeningWatchers> {
  return $core.call('GET', '/api/me/trips/:id/opening-watchers', { tokens: { id } }, options);
}

/**
 * Needs no sign-in: the key of the email says which it was.
 * @summary The picture of a promotional email that counts that it was opened (H-209)
 */
export function emailOpened(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/emails/:key/opened', { tokens: { key } }, options);
}

/** The address of emailOpened. */
export function getEmailOpenedUrl(key: string): string {
  return $core.address('/public/emails/:key/opened', { tokens: { key } });
}

/**
 * Up to fifty of each kind, with the number of all. Account managers see what is assigned to them; money is the admins' alone.
 * @summary What waits for somebody to act, the longest waiting first
 */
export function listWaiting(options?: CallInit): Promise<WaitingList> {
  return $core.call('GET', '/api/admin/waiting', {}, options);
}

/**
 * For platform operators, as jobs belong to the whole deployment. Runs are kept for a day.
 * @summary Jobs that the clock starts, when each ran last and how that ended
 */
export function listJobSchedule(options?: CallInit): Promise<JobSchedule> {
  return $core.call('GET', '/api/admin/jobs/schedule', {}, options);
}

/**
 * A view is a list's address under a name. By name; at most 50 of each person.
 * @summary Saved views of a list, one's own and those that are shared
 */
export function listListViews(params: ListListViewsParams, options?: CallInit): Promise<ListViews> {
  return $core.call('GET', '/api/admin/list-views', { query: params }, options);
}

/**
 * The id is the caller's choice for a view that is new; it belongs to who saved it first. One's own views can be changed, and by admins those that are shared. Send the version that was read, and none for a view that is new.
 * @summary Save a view of a list, change it, or bring it back after it was deleted
 */
export function saveListView(id: string, listViewInput: ListViewInput, options?: CallInit): Promise<ListView> {
  return $core.call('PUT', '/api/admin/list-views/:id', { tokens: { id }, body: listViewInput }, options, ['/api/admin/list-views', '/api/metadata/audit-logs']);
}

/**
 * Deleting twice changes nothing. For a day it can be saved again under its id.
 * @summary Delete a view of a list
 */
export function deleteListView(id: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/admin/list-views/:id', { tokens: { id } }, options, ['/api/admin/list-views', '/api/metadata/audit-logs']);
}

/**
 * The id is the caller's choice. Without start, the answer tells what would be done and nothing is. With start, a job does it once; the same call again tells how far it is, and at the end which records it failed with and why. A run belongs to who started it.
 * @summary Do something with many records of a list, or look at with which
 */
export function runBulk(id: string, bulkInput: BulkInput, options?: CallInit): Promise<BulkRun> {
  return $core.call('PUT', '/api/admin/bulk-runs/:id', { tokens: { id }, body: bulkInput }, options, ['/api/admin/emails', '/api/admin/users', '/api/admin/reviews', '/api/admin/waiting', '/api/metadata/audit-logs']);
}

/**
 * Answers the new total and what is due.
 * @summary What a code would take off a booking's price; nothing is changed (H-490)
 */
export function adminCalculateDiscount(id: string, discountInput: DiscountInput, options?: CallInit): Promise<DiscountCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/discount/calculate', { tokens: { id }, body: discountInput }, options);
}

/**
 * Answers the new total and what is due.
 * @summary Apply a discount code to a booking (H-490)
 */
export function adminApplyDiscount(id: string, discountInput: DiscountInput, options?: CallInit): Promise<DiscountCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/discount/apply', { tokens: { id }, body: discountInput }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * Answers the new total and what is due.
 * @summary Take a discount code off a booking (H-490)
 */
export function adminRemoveDiscount(id: string, discountInput: DiscountInput, options?: CallInit): Promise<DiscountCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/discount/remove', { tokens: { id }, body: discountInput }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * Search with q. Each says how often it was used.
 * @summary The discount codes of the marketplace
 */
export function listDiscountCodes(params?: ListDiscountCodesParams, options?: CallInit): Promise<DiscountCodePage> {
  return $core.call('GET', '/api/admin/discounts', { query: params }, options);
}

/**
 * A percentage in basis points or an amount, for everything or for one trip or host, within its days and number of uses.
 * @summary Add a discount code
 */
export function createDiscountCode(discountCodeInput: DiscountCodeInput, options?: CallInit): Promise<DiscountCode> {
  return $core.call('POST', '/api/admin/discounts', { body: discountCodeInput }, options);
}

/**
 * Send the version that was read.
 * @summary Change a discount code
 */
export function updateDiscountCode(id: string, discountCodeInput: DiscountCodeInput, options?: CallInit): Promise<DiscountCode> {
  return $core.call('PUT', '/api/admin/discounts/:id', { tokens: { id }, body: discountCodeInput }, options);
}

/**
 * The newest first. Revenue is what the bookings made with a code cost after its discount; the host's earnings bear the discount.
 * @summary A host's own codes, with how often each was used and what came of it
 */
export function listHostDiscounts(id: string, params?: ListHostDiscountsParams, options?: CallInit): Promise<HostDiscountPage> {
  return $core.call('GET', '/api/me/host/:id/discounts', { tokens: { id }, query: params }, options);
}

/**
 * A percentage in basis points or an amount, for all of the host's trips or one, up to the marketplace's largest share of a price.
 * @summary Add a code that travelers enter at checkout, taken from the host's earnings
 */
export function createHostDiscount(id: string, hostDiscountInput: HostDiscountInput, options?: CallInit): Promise<HostDiscount> {
  return $core.call('POST', '/api/me/host/:id/discounts', { tokens: { id }, body: hostDiscountInput }, options);
}

/**
 * Send the version that was read. Bookings and holds keep the discount that they have.
 * @summary Change a host's own code
 */
export function updateHostDiscount(id: string, codeId: string, hostDiscountInput: HostDiscountInput, options?: CallInit): Promise<HostDiscount> {
  return $core.call('PUT', '/api/me/host/:id/discounts/:codeId', { tokens: { id, codeId }, body: hostDiscountInput }, options);
}

/**
 * The answer comes at once, with the export's id. Follow it with WatchExport of the Connect contract.
 * @summary Start writing a file; watch it with jobs.v1 and fetch it when it is ready
 */
export function createExport(exportInput: ExportInput, options?: CallInit): Promise<Export> {
  return $core.call('POST', '/api/me/exports', { body: exportInput }, options);
}

/**
 * Only those that the caller asked for.
 * @summary One's own exports, newest first
 */
export function listExports(params?: ListExportsParams, options?: CallInit): Promise<ExportPage> {
  return $core.call('GET', '/api/me/exports', { query: params }, options);
}

/**
 * Its state, how many rows are written and, once it is finished, where the file is and until when.
 * @summary How an export stands
 */
export function getExport(id: string, options?: CallInit): Promise<Export> {
  return $core.call('GET', '/api/me/exports/:id', { tokens: { id } }, options);
}

/**
 * The link of an answer or a mail carries a token that ends; it is of use only to whoever asked for the file.
 * @summary The file itself (H-509)
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
 * @summary Write the host's audience to a file; a mail brings the link to it (H-507 to H-509)
 */
export function exportAudience(params?: ExportAudienceParams, options?: CallInit): Promise<Export> {
  return $core.call('POST', '/api/me/audience/export', { query: params }, options);
}

/**
 * The file is written in the background. Follow it with WatchExport of the Connect contract.
 * @summary Write all bookings with their travelers to a file
 */
export function exportBookings(options?: CallInit): Promise<Export> {
  return $core.call('POST', '/api/admin/bookings/export', {}, options, ['/api/me/exports']);
}

/**
 * For the operator of the trip and for those who look after it. What they pay is not told.
 * @summary Who travels on a trip, party by party, with rooms, wishes and flights (O-039)
 */
export function getManifest(id: string, options?: CallInit): Promise<Manifest> {
  return $core.call('GET', '/api/me/trips/:id/manifest', { tokens: { id } }, options);
}

/**
 * Party by party, with rooms, flights, and whose trip form still misses something. Nothing of a form that is encrypted is told.
 * @summary Who travels on a trip and how, for its host (H-175)
 */
export function getTravelInfo(id: string, options?: CallInit): Promise<Manifest> {
  return $core.call('GET', '/api/me/trips/:id/travel-info', { tokens: { id } }, options);
}

/**
 * One line for each entry with its accounts, debits positive; the amounts of a transaction add up to zero. Days are those of the marketplace's time zone.
 * @summary Write the entries of the books of a period to a file
 */
export function exportJournal(journalPeriod: JournalPeriod, options?: CallInit): Promise<Export> {
  return $core.call('POST', '/api/admin/journal/export', { body: journalPeriod }, options, ['/api/me/exports']);
}

/**
 * For the operator of the trip and for those who look after it.
 * @summary Who travels on a trip, as a CSV file (O-191)
 */
export function downloadTravelerManifest(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/trips/:id/traveler-manifest', { tokens: { id } }, options);
}

/** The address of downloadTravelerManifest. */
export function getDownloadTravelerManifestUrl(id: string): string {
  return $core.address('/api/me/trips/:id/traveler-manifest', { tokens: { id } });
}

/**
 * For the operator of the trip and for those who look after it; as a PDF.
 * @summary Who travels on a trip, to print (O-191)
 */
export function printTravelerManifest(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/trips/:id/traveler-manifest.pdf', { tokens: { id } }, options);
}

/** The address of printTravelerManifest. */
export function getPrintTravelerManifestUrl(id: string): string {
  return $core.address('/api/me/trips/:id/traveler-manifest.pdf', { tokens: { id } });
}

/**
 * What this person sees of the trip, as a PDF.
 * @summary A trip day by day, to print (T-037, H-167, O-217)
 */
export function printTripItinerary(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/trips/:id/itinerary.pdf', { tokens: { id } }, options);
}

/** The address of printTripItinerary. */
export function getPrintTripItineraryUrl(id: string): string {
  return $core.address('/api/me/trips/:id/itinerary.pdf', { tokens: { id } });
}

/**
 * Room by room, the host's first, with wishes; as a PDF. For the operator of the trip and for those who look after it.
 * @summary Who sleeps in which room, to print (O-039)
 */
export function printRoomingList(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/trips/:id/rooming-list.pdf', { tokens: { id } }, options);
}

/** The address of printRoomingList. */
export function getPrintRoomingListUrl(id: string): string {
  return $core.address('/api/me/trips/:id/rooming-list.pdf', { tokens: { id } });
}

/**
 * As the host accepted it last, with who did, when, and which version; before that, as it is to be accepted. As a PDF.
 * @summary The services agreement of a trip, to print (H-544)
 */
export function printAgreement(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/trips/:id/services-agreement.pdf', { tokens: { id } }, options);
}

/** The address of printAgreement. */
export function getPrintAgreementUrl(id: string): string {
  return $core.address('/api/me/trips/:id/services-agreement.pdf', { tokens: { id } });
}

/**
 * For the customer of the booking; a receipt once nothing is left to pay. As a PDF.
 * @summary What a booking costs and what was paid, to print
 */
export function printInvoice(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/bookings/:id/invoice.pdf', { tokens: { id } }, options);
}

/** The address of printInvoice. */
export function getPrintInvoiceUrl(id: string): string {
  return $core.address('/api/me/bookings/:id/invoice.pdf', { tokens: { id } });
}

/**
 * What this person sees of the itinerary, as a PDF.
 * @summary An itinerary day by day, to print (O-217)
 */
export function printItinerary(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/itineraries/:id/itinerary.pdf', { tokens: { id } }, options);
}

/** The address of printItinerary. */
export function getPrintItineraryUrl(id: string): string {
  return $core.address('/api/me/itineraries/:id/itinerary.pdf', { tokens: { id } });
}

/**
 * Send the picture as multipart/form-data. The answer holds the address to use in other calls.
 * @summary Keep one picture, at most 2,000,000 bytes; it is written anew, so nothing but the picture remains (H-556, O-194)
 */
export function uploadImage(imageUpload: ImageUpload, options?: CallInit): Promise<UploadedImage> {
  return $core.call('POST', '/api/me/files/new-upload-image', { form: imageUpload }, options);
}

/**
 * It messages { itineraryId } when the itinerary is asked for, { startSurveying: true } when the survey is to start (H-102).
 * @summary An itinerary as a page for a frame (H-100, H-530)
 */
export function showItineraryPortal(params: ShowItineraryPortalParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/pages/itinerary-portal', { query: params }, options);
}

/** The address of showItineraryPortal. */
export function getShowItineraryPortalUrl(params: ShowItineraryPortalParams): string {
  return $core.address('/api/me/pages/itinerary-portal', { query: params });
}

/**
 * It messages { termsAccepted, terms, document } (H-411). Prices in the address show the agreement as it would be with them.
 * @summary The services agreement as a page for a frame (H-148, H-531)
 */
export function showHostTerms(params: ShowHostTermsParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/pages/host-terms', { query: params }, options);
}

/** The address of showHostTerms. */
export function getShowHostTermsUrl(params: ShowHostTermsParams): string {
  return $core.address('/api/me/pages/host-terms', { query: params });
}

/**
 * It messages { termsAccepted: true } or { minorDisclaimer: true } (T-059).
 * @summary The traveler terms as a page for a frame (T-058)
 */
export function showTravelerTerms(params: ShowTravelerTermsParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/pages/traveler-terms', { query: params }, options);
}

/** The address of showTravelerTerms. */
export function getShowTravelerTermsUrl(params: ShowTravelerTermsParams): string {
  return $core.address('/api/me/pages/traveler-terms', { query: params });
}

/**
 * This page alone may frame the origin of the file; 404 when the trip has none.
 * @summary The trip's preparation file as a page for a frame (T-051, T-052)
 */
export function showPreparation(params: ShowPreparationParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/pages/preparation', { query: params }, options);
}

/** The address of showPreparation. */
export function getShowPreparationUrl(params: ShowPreparationParams): string {
  return $core.address('/api/me/pages/preparation', { query: params });
}

/**
 * Pictures have a few sizes: 1280 by 1000, 540 by 1200, 1200 by 630, 390 by 844; any other is a 400 that names them. 503 where no headless Chromium is installed, or when too many pictures are being taken.
 * @summary A picture of the trip page (H-532)
 */
export function getTripScreenshot(id: string, params?: GetTripScreenshotParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/trips/:id/screenshot', { tokens: { id }, query: params }, options);
}

/** The address of getTripScreenshot. */
export function getGetTripScreenshotUrl(id: string, params?: GetTripScreenshotParams): string {
  return $core.address('/public/trips/:id/screenshot', { tokens: { id }, query: params });
}

/**
 * With level, status, what is unlocked and which fields the host may edit.
 * @summary The signed-in host's record (H-474)
 */
export function getMyHost(options?: CallInit): Promise<Host> {
  return $core.call('GET', '/api/me/host/user', {}, options);
}

/**
 * Upcoming, past and cancelled ones.
 * @summary Trips of the host's home, grouped (H-495)
 */
export function getHomeTrips(id: string, options?: CallInit): Promise<HomeTrips> {
  return $core.call('GET', '/api/me/host/:id/home-trips', { tokens: { id } }, options);
}

/**
 * Each with its words and, where there is one, its trip.
 * @summary Dates the host should not miss (H-495)
 */
export function getImportantDates(id: string, options?: CallInit): Promise<ImportantDates> {
  return $core.call('GET', '/api/me/host/:id/important-dates', { tokens: { id } }, options);
}

/**
 * Bookings to confirm, launches to schedule, forms that miss something, and spots to fill.
 * @summary What waits for a host on his trips, the most urgent first
 */
export function getHostNext(id: string, options?: CallInit): Promise<HostNext> {
  return $core.call('GET', '/api/me/host/:id/next', { tokens: { id } }, options);
}

/**
 * How many have answered, how many of them qualify, and how long the marketing list is.
 * @summary What the host's audience answered (H-505, H-188)
 */
export function getAudience(options?: CallInit): Promise<Audience> {
  return $core.call('GET', '/api/me/audience', {}, options);
}

/**
 * With the version that saving needs.
 * @summary What a host shows to everybody (H-178, H-495)
 */
export function getPublicProfile(id: string, options?: CallInit): Promise<PublicProfile> {
  return $core.call('GET', '/api/me/host/:id/public-profile', { tokens: { id } }, options);
}

/**
 * Empty channels are dropped, handles lose their spaces and pronouns their repeats.
 * @summary Save what a host shows to everybody (H-361, H-496)
 */
export function savePublicProfile(id: string, publicProfileInput: PublicProfileInput, options?: CallInit): Promise<PublicProfile> {
  return $core.call('POST', '/api/me/host/:id/public-profile', { tokens: { id }, body: publicProfileInput }, options, ['/api/me/profile', '/api/me/host/user']);
}

/**
 * 404 while the marketplace has public profiles switched off.
 * @summary What a host shows to everybody, by the address of the host's page (H-010)
 */
export function getPublicHost(path: string, options?: CallInit): Promise<PublicProfile> {
  return $core.call('GET', '/public/hosts/:path', { tokens: { path } }, options);
}

/**
 * The steps and how far each is, with the survey answers so far.
 * @summary How far a host is on the way to the first trip (H-127, H-435, H-495)
 */
export function getHomeProgress(id: string, options?: CallInit): Promise<HomeProgress> {
  return $core.call('GET', '/api/me/host/:id/home-progress', { tokens: { id } }, options);
}

/**
 * Doing it again with the same data changes nothing.
 * @summary End the onboarding with interests, a page and at least one social account (H-354, H-497)
 */
export function onboardHost(onboardHostBody: OnboardHost, options?: CallInit): Promise<Host> {
  return $core.call('POST', '/api/me/host/onboard', { body: onboardHostBody }, options, ['/api/me/host/user', '/api/me/host/:id/public-profile']);
}

/**
 * 503 when the provider cannot be reached; accounts can then be typed in.
 * @summary Open a connection to the social-account provider (H-500)
 */
export function connectSocials(options?: CallInit): Promise<SocialConnection> {
  return $core.call('POST', '/api/me/host/socials/connect', {}, options);
}

/**
 * Needs no sign-in. Onboarding and searches take their ids.
 * @summary What trips are about and hosts are interested in (H-180, H-527)
 */
export function listCategories(options?: CallInit): Promise<Categories> {
  return $core.call('GET', '/api/me/categories', {}, options);
}

/**
 * The file has a column named email (or just one column). An address that stands in the list already is counted as known; one that is none is told with its line and imported never.
 * @summary Add the addresses of a CSV file to a host's marketing list (H-510)
 */
export function importMarketingList(id: string, marketingListFile: MarketingListFile, options?: CallInit): Promise<MarketingListImport> {
  return $core.call('POST', '/api/admin/hosts/:id/marketing-list/import', { tokens: { id }, form: marketingListFile }, options);
}

/**
 * Light rows with id, name and a few facts, for a field that picks one.
 * @summary Hosts for pickers (H-474); facts: email, level, page
 */
export function listHostMetadata(params?: ListHostMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/hosts', { query: params }, options);
}

/**
 * Search with q; filter by status, level and whether the host is active.
 * @summary Hosts, the newest first (H-463, H-465, H-474)
 */
export function listHosts(params?: ListHostsParams, options?: CallInit): Promise<HostPage> {
  return $core.call('GET', '/api/admin/hosts', { query: params }, options);
}

/**
 * The address is that of the person who will be the host.
 * @summary Add a host: the person gets an activation link (H-466, H-474)
 */
export function createHost(newHost: NewHost, options?: CallInit): Promise<Host> {
  return $core.call('POST', '/api/admin/hosts', { body: newHost }, options, ['/api/admin/hosts']);
}

/**
 * Account managers see the hosts that are assigned to them.
 * @summary One host (H-464, H-474)
 */
export function getHost(id: string, options?: CallInit): Promise<Host> {
  return $core.call('GET', '/api/admin/hosts/:id', { tokens: { id } }, options);
}

/**
 * Send the version that was read; 409 says that somebody has saved meanwhile. What is left out stays.
 * @summary Change level, lead stage, page address or whether the host is active (H-467, H-474)
 */
export function updateHost(id: string, hostUpdate: HostUpdate, options?: CallInit): Promise<Host> {
  return $core.call('POST', '/api/admin/hosts/:id', { tokens: { id }, body: hostUpdate }, options, ['/api/admin/hosts', '/api/metadata/audit-logs']);
}

/**
 * Answers the host as getHost does.
 * @summary The host that a user is, or works for (H-499)
 */
export function getHostOfUser(id: string, options?: CallInit): Promise<Host> {
  return $core.call('GET', '/api/admin/hosts/user/:id', { tokens: { id } }, options);
}

/**
 * Each says whether the person can be removed, and why not.
 * @summary The primary user of a host and the secondary ones
 */
export function listHostMembers(id: string, options?: CallInit): Promise<MemberList> {
  return $core.call('GET', '/api/admin/hosts/:id/members', { tokens: { id } }, options);
}

/**
 * The answer is the list with the person in it.
 * @summary Let another person work on the host's trips; who is not here yet is invited
 */
export function addHostMember(id: string, newMember: NewMember, options?: CallInit): Promise<MemberList> {
  return $core.call('POST', '/api/admin/hosts/:id/members', { tokens: { id }, body: newMember }, options);
}

/**
 * Only somebody whom the list calls removable.
 * @summary End a secondary user's work for the host
 */
export function removeHostMember(id: string, memberId: string, options?: CallInit): Promise<MemberList> {
  return $core.call('DELETE', '/api/admin/hosts/:id/members/:memberId', { tokens: { id, memberId } }, options);
}

/**
 * Not activated is only who was added or has booked and never set a password. An address that nobody has here is answered like an activated one, so that members cannot be told from strangers.
 * @summary Whether an account waits for its activation (H-453)
 */
export function checkUserActivation(params: CheckUserActivationParams, options?: CallInit): Promise<ActivationState> {
  return $core.call('GET', '/authentication/check-user-activation', { query: params }, options);
}

/**
 * Shown before the password is set.
 * @summary Who an activation link belongs to (H-454)
 */
export function getActivationProfile(params: GetActivationProfileParams, options?: CallInit): Promise<TokenProfile> {
  return $core.call('GET', '/activation/profile', { query: params }, options);
}

/**
 * Shown before the new password is set.
 * @summary Who a password-reset link belongs to (H-455)
 */
export function getPasswordResetProfile(params: GetPasswordResetProfileParams, options?: CallInit): Promise<TokenProfile> {
  return $core.call('GET', '/authentication/profile-password-reset', { query: params }, options);
}

/**
 * A person who has an account already is refused and signs in with the password there is; that makes the membership theirs.
 * @summary Set the first password with an activation link and sign in (H-456)
 */
export function activateUser(activateUserBody: ActivateUser, params: ActivateUserParams, options?: CallInit): Promise<SessionInfo> {
  return $core.call('POST', '/authentication/activate-user', { query: params, body: activateUserBody }, options);
}

/**
 * Browsers get a cookie; programs send the header Caravan-Session: token and find the session's token in the answer. A session may still need a second factor, or a new password: the answer says so.
 * @summary Sign in; the session is kept in a cookie that no script reads (H-457)
 */
export function login(credentials: Credentials, options?: CallInit): Promise<SessionInfo> {
  return $core.call('POST', '/authentication/login', { body: credentials }, options);
}

/**
 * A browser's cookie is removed, and the session's token is of no more use.
 * @summary End the session (H-459)
 */
export function logout(options?: CallInit): Promise<Done> {
  return $core.call('POST', '/authentication/logout', {}, options);
}

/**
 * The answer never tells whether the address has an account.
 * @summary Register as a host; an activation mail follows (H-458)
 */
export function signupHost(hostSignup: HostSignup, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/authentication/signup/host', { body: hostSignup }, options);
}

/**
 * The mail has a link, and a code for verifyMailedCode.
 * @summary Mail a password-reset link; the answer never tells whether the address is known
 */
export function requestNewPassword(emailOnly: EmailOnly, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/authentication/request-new-password', { body: emailOnly }, options);
}

/**
 * Takes the token of the mailed link, or the one that verifyMailedCode gave for a code.
 * @summary Set a new password with a mailed link and sign in
 */
export function resetPassword(newPassword: NewPassword, params: ResetPasswordParams, options?: CallInit): Promise<SessionInfo> {
  return $core.call('POST', '/authentication/reset-user-token', { query: params, body: newPassword }, options);
}

/**
 * Needs the present password. The answer is the session that goes on.
 * @summary Change one's own password; other sessions end
 */
export function changePassword(changePasswordBody: ChangePassword, options?: CallInit): Promise<SessionInfo> {
  return $core.call('POST', '/authentication/change-password', { body: changePasswordBody }, options);
}

/**
 * It tells who a session belongs to: name, group, address, and what is expected of the person next.
 * @summary The signed-in person, as this tenant knows them (H-480)
 */
export function getMyProfile(options?: CallInit): Promise<Profile> {
  return $core.call('GET', '/api/me/profile', {}, options);
}

/**
 * Send the version that was read. The id in the address is one's own.
 * @summary Update one's own profile or address (O-193)
 */
export function updateMyProfile(id: string, profileUpdate: ProfileUpdate, options?: CallInit): Promise<Profile> {
  return $core.call('POST', '/api/me/profile/:id', { tokens: { id }, body: profileUpdate }, options);
}

/**
 * Search with q; filter by group and status.
 * @summary People of the tenant, by name (H-463, H-465, H-485)
 */
export function listUsers(params?: ListUsersParams, options?: CallInit): Promise<UserPage> {
  return $core.call('GET', '/api/admin/users', { query: params }, options);
}

/**
 * The person belongs to one group; somebody of an operator names the operator.
 * @summary Add a person and mail the activation link
 */
export function createUser(newUser: NewUser, options?: CallInit): Promise<Profile> {
  return $core.call('POST', '/api/admin/users', { body: newUser }, options, ['/api/admin/users']);
}

/**
 * With group, status and what is still missing of the profile.
 * @summary One person of the tenant
 */
export function getUser(id: string, options?: CallInit): Promise<Profile> {
  return $core.call('GET', '/api/admin/users/:id', { tokens: { id } }, options);
}

/**
 * What is left out stays. Send the version that was read; 409 says that somebody has saved meanwhile.
 * @summary Change a person's name, group or status; one who is disabled is signed out at once
 */
export function updateUser(id: string, userUpdate: UserUpdate, options?: CallInit): Promise<Profile> {
  return $core.call('POST', '/api/admin/users/:id', { tokens: { id }, body: userUpdate }, options, ['/api/admin/users', '/api/admin/users/:id', '/api/metadata/audit-logs']);
}

/**
 * Only for somebody who has not set a password yet.
 * @summary Mail the invitation again; links sent before stop working
 */
export function resendActivation(id: string, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/admin/users/:id/resend-activation', { tokens: { id } }, options, ['/api/admin/users', '/api/admin/users/:id']);
}

/**
 * It is done and undone: what it answers is what a merge does. The account of the path stays, the other one goes. What cannot be merged is an answer with every reason, not an error.
 * @summary What merging two accounts of one person would move, end, or why it cannot be done
 */
export function calculateMerge(id: string, mergeInput: MergeInput, options?: CallInit): Promise<MergeCalculation> {
  return $core.call('POST', '/api/admin/users/:id/merge/calculate', { tokens: { id }, body: mergeInput }, options);
}

/**
 * Bookings, payments, credits, reviews and saved trips go to the account of the path; the other one is closed for good, and its sessions here end. No password, second factor or identity changes, in no marketplace. Kept cards and automatic payment do not go over. Both addresses are told.
 * @summary Merge two accounts that a traveler has in this marketplace
 */
export function mergeUsers(id: string, mergeUsersBody: MergeUsers, options?: CallInit): Promise<Profile> {
  return $core.call('POST', '/api/admin/users/:id/merge', { tokens: { id }, body: mergeUsersBody }, options, ['/api/admin/users', '/api/admin/users/:id', '/api/admin/bookings', '/api/admin/users/:id/credits', '/api/metadata/audit-logs']);
}

/**
 * It is done and undone: what it answers is what erasing does. A person who has a trip ahead, or whose money is not settled, is an answer with every reason, not an error.
 * @summary What erasing a person would take away and keep, or why it cannot be done now
 */
export function calculateErasure(id: string, options?: CallInit): Promise<ErasureCalculation> {
  return $core.call('POST', '/api/admin/users/:id/erase/calculate', { tokens: { id } }, options);
}

/**
 * A job does it; erasedAt of the person tells when. Names, addresses, trip forms, emails, pictures, survey answers and reviews go; bookings and the books keep their amounts under a pseudonym. The account to sign in with belongs to the deployment and its person, and stays. Partners get booking.traveler_erased for each booking.
 * @summary Erase what this marketplace knows of a person, for good
 */
export function eraseUser(id: string, eraseUserBody: EraseUser, options?: CallInit): Promise<Profile> {
  return $core.call('POST', '/api/admin/users/:id/erase', { tokens: { id }, body: eraseUserBody }, options, ['/api/admin/users', '/api/admin/users/:id', '/api/admin/travelers', '/api/admin/bookings', '/api/admin/emails', '/api/metadata/audit-logs']);
}

/**
 * Requests of this session then run as that person until the grant ends; what moves money or data, and how somebody signs in, stay barred. A reason is required.
 * @summary Stand in for a person until the tenant's limit (H-449); access.v1 StartImpersonation by its path in the specification
 */
export function impersonateUser(id: string, impersonationStart: ImpersonationStart, options?: CallInit): Promise<Impersonation> {
  return $core.call('POST', '/api/admin/users/:id/impersonate', { tokens: { id }, body: impersonationStart }, options);
}

/**
 * With reason, beginning and end of each; running shows those that go on.
 * @summary Who stood in for whom and why, the newest first
 */
export function listImpersonations(params?: ListImpersonationsParams, options?: CallInit): Promise<ImpersonationPage> {
  return $core.call('GET', '/api/admin/impersonations', { query: params }, options);
}

/**
 * Answers the grant, with when and by whom it was ended.
 * @summary End an impersonation at once, also another admin's; ending an ended one is no error
 */
export function stopImpersonation(id: string, options?: CallInit): Promise<Impersonation> {
  return $core.call('POST', '/api/admin/impersonations/:id/stop', { tokens: { id } }, options);
}

/**
 * Light rows with id, name and a few facts, for a field that picks one.
 * @summary People who can be chosen: those not disabled (H-478); facts: email, group
 */
export function listUserChoices(params?: ListUserChoicesParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/listUsers', { query: params }, options);
}

/**
 * Light rows with id, name and a few facts, for a field that picks one.
 * @summary People for pickers (H-485); facts: email, group
 */
export function listUserMetadata(params?: ListUserMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/users', { query: params }, options);
}

/**
 * For those who type the code of a mail instead of opening its link.
 * @summary Exchange a mailed code for the token of its link; a wrong code and an unknown address look the same
 */
export function verifyMailedCode(mailedCode: MailedCode, options?: CallInit): Promise<MailedCodeVerified> {
  return $core.call('POST', '/authentication/verify-code', { body: mailedCode }, options);
}

/**
 * The session can do everything from then on. A backup code works once.
 * @summary Confirm a session with an authenticator's code or a backup code
 */
export function confirmSecondFactor(secondFactorCode: SecondFactorCode, options?: CallInit): Promise<SessionInfo> {
  return $core.call('POST', '/authentication/second-factor', { body: secondFactorCode }, options);
}

/**
 * Give the answer to navigator.credentials.get and send the result to confirmPasskey.
 * @summary What a browser needs to confirm a session with a passkey
 */
export function startPasskeyConfirmation(options?: CallInit): Promise<PasskeyChallenge> {
  return $core.call('POST', '/authentication/second-factor/passkey-options', {}, options);
}

/**
 * The session can do everything from then on.
 * @summary Confirm a session with a passkey
 */
export function confirmPasskey(passkeyProof: PasskeyProof, options?: CallInit): Promise<SessionInfo> {
  return $core.call('POST', '/authentication/second-factor/passkey', { body: passkeyProof }, options);
}

/**
 * Changes of passwords, second factors and sessions ask for it when the sign-in was a while ago.
 * @summary Show again that it is you, before changing how you sign in
 */
export function confirmPassword(passwordOnly: PasswordOnly, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/authentication/confirm-password', { body: passwordOnly }, options);
}

/**
 * Which second factors there are, how many backup codes are left, and whether one is demanded here.
 * @summary How the caller signs in
 */
export function getMySecurity(options?: CallInit): Promise<Security> {
  return $core.call('GET', '/api/me/security', {}, options);
}

/**
 * Show the secret, or its uri as a QR code, and send the first code to confirmTotp.
 * @summary A new secret for an authenticator app; nothing changes until it is confirmed
 */
export function startTotp(options?: CallInit): Promise<TotpSetup> {
  return $core.call('POST', '/api/me/security/totp', {}, options);
}

/**
 * Answers which second factors are left.
 * @summary Stop using the authenticator app
 */
export function removeTotp(options?: CallInit): Promise<Security> {
  return $core.call('DELETE', '/api/me/security/totp', {}, options);
}

/**
 * From then on each sign-in asks for a code.
 * @summary Start using the authenticator app, shown by its first code
 */
export function confirmTotp(totpConfirmation: TotpConfirmation, options?: CallInit): Promise<Security> {
  return $core.call('POST', '/api/me/security/totp/confirm', { body: totpConfirmation }, options);
}

/**
 * Each works once, when no other factor is at hand.
 * @summary New backup codes, shown this once; earlier ones stop working
 */
export function createBackupCodes(options?: CallInit): Promise<BackupCodes> {
  return $core.call('POST', '/api/me/security/backup-codes', {}, options);
}

/**
 * Give the answer to navigator.credentials.create and send the result to addPasskey.
 * @summary What a browser needs to make a passkey
 */
export function startPasskey(options?: CallInit): Promise<PasskeyChallenge> {
  return $core.call('POST', '/api/me/security/passkey-options', {}, options);
}

/**
 * From then on each sign-in can be confirmed with it.
 * @summary Keep a passkey that the browser made
 */
export function addPasskey(newPasskey: NewPasskey, options?: CallInit): Promise<Security> {
  return $core.call('POST', '/api/me/security/passkeys', { body: newPasskey }, options);
}

/**
 * Answers which second factors are left.
 * @summary Remove a passkey
 */
export function removePasskey(id: string, options?: CallInit): Promise<Security> {
  return $core.call('DELETE', '/api/me/security/passkeys/:id', { tokens: { id } }, options);
}

/**
 * With device, address and when each was last seen.
 * @summary Where the caller is signed in
 */
export function listMySessions(options?: CallInit): Promise<SessionList> {
  return $core.call('GET', '/api/me/sessions', {}, options);
}

/**
 * The caller has to sign in again everywhere.
 * @summary End every session of the caller, this one too
 */
export function signOutEverywhere(options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/me/sessions', {}, options);
}

/**
 * The device has to sign in again.
 * @summary End one session of the caller
 */
export function endMySession(id: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/me/sessions/:id', { tokens: { id } }, options, ['/api/me/sessions']);
}

/**
 * The mail goes to the person's own address.
 * @summary Mail a person how to get a new password; nobody but the person changes it (H-449)
 */
export function resetUserToken(id: string, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/admin/users/:id/reset-token', { tokens: { id } }, options, ['/api/admin/users', '/api/admin/users/:id']);
}

/**
 * The person has to sign in again.
 * @summary End the sessions that a person opened in this marketplace; those in others are not this one's to end
 */
export function endUserSessions(id: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/admin/users/:id/sessions', { tokens: { id } }, options, ['/api/admin/users', '/api/admin/users/:id']);
}

/**
 * For the platform's operators. A reason is required.
 * @summary Remove every second factor of somebody who lost them, and end the account's sessions in all marketplaces
 */
export function resetAccountSecondFactor(accountAction: AccountAction, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/admin/accounts/reset-second-factor', { body: accountAction }, options);
}

/**
 * For the platform's operators. A reason is required.
 * @summary End every session of an account, in all marketplaces
 */
export function endAccountSessions(accountAction: AccountAction, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/admin/accounts/sign-out', { body: accountAction }, options);
}

/**
 * A quote names its premium and until when it is good.
 * @summary What insurance costs for the travelers that have none
 */
export function quoteInsurance(id: string, quoteInsuranceBody: QuoteInsurance, options?: CallInit): Promise<InsuranceQuote> {
  return $core.call('POST', '/api/me/bookings/:id/insurance/quote', { tokens: { id }, body: quoteInsuranceBody }, options);
}

/**
 * The booking then shows that it was declined.
 * @summary Record that the customer wants none; he can still buy it later
 */
export function declineInsurance(id: string, options?: CallInit): Promise<BookingInsurance> {
  return $core.call('POST', '/api/me/bookings/:id/insurance/decline', { tokens: { id } }, options, ['/api/me/bookings/:id/insurance', '/api/me/bookings']);
}

/**
 * A policy says whether and until when it can be cancelled.
 * @summary Cancel a policy within the policy's days; its premium goes back (T-135, T-222)
 */
export function cancelInsurance(id: string, cancelInsuranceBody: CancelInsurance, options?: CallInit): Promise<InsurancePolicy> {
  return $core.call('POST', '/api/me/bookings/:id/insurance/cancel', { tokens: { id }, body: cancelInsuranceBody }, options, ['/api/me/bookings/:id/insurance', '/api/me/bookings']);
}

/**
 * Each with its number, coverage, premium and status.
 * @summary The policies of one's own bookings, the newest first
 */
export function listInsurancePolicies(options?: CallInit): Promise<InsurancePolicyList> {
  return $core.call('GET', '/api/me/insurance-policies', {}, options);
}

/**
 * For those who may see the booking.
 * @summary A policy's confirmation of benefits as a PDF, where the insurer has no address of its own for it
 */
export function downloadConfirmationOfBenefits(id: string, policyId: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/bookings/:id/insurance/:policyId/confirmation-of-benefits', { tokens: { id, policyId } }, options);
}

/** The address of downloadConfirmationOfBenefits. */
export function getDownloadConfirmationOfBenefitsUrl(id: string, policyId: string): string {
  return $core.address('/api/me/bookings/:id/insurance/:policyId/confirmation-of-benefits', { tokens: { id, policyId } });
}

/**
 * Name a year, or take future ones only. Programs of an operator need the scope inventory:read.
 * @summary Departures of an itinerary (O-170)
 */
export function listInventory(itineraryId: string, params?: ListInventoryParams, options?: CallInit): Promise<InventoryList> {
  return $core.call('GET', '/api/me/itineraries/:itineraryId/inventory', { tokens: { itineraryId }, query: params }, options);
}

/**
 * A departure is a day on which the itinerary can begin. Programs of an operator need the scope inventory:write.
 * @summary Add a departure (O-172)
 */
export function createInventoryItem(itineraryId: string, inventoryInput: InventoryInput, options?: CallInit): Promise<InventoryItem> {
  return $core.call('POST', '/api/me/itineraries/:itineraryId/inventory', { tokens: { itineraryId }, body: inventoryInput }, options, ['/api/me/itineraries/:itineraryId/inventory']);
}

/**
 * The answer has one result for each departure, in the order in which they were sent.
 * @summary Change many departures; each is saved or refused on its own (O-104, O-212)
 */
export function updateInventoryBatch(itineraryId: string, inventoryBatch: InventoryBatch, options?: CallInit): Promise<InventoryBatchResult> {
  return $core.call('POST', '/api/me/itineraries/:itineraryId/inventory/batch', { tokens: { itineraryId }, body: inventoryBatch }, options);
}

/**
 * To look at before a departure is changed or removed.
 * @summary The requests and trips that use a departure (O-045, O-064)
 */
export function listRequestedTrips(itineraryId: string, inventoryItemId: string, options?: CallInit): Promise<RequestedTrips> {
  return $core.call('GET', '/api/me/itineraries/:itineraryId/inventory/:inventoryItemId/requested-trips', { tokens: { itineraryId, inventoryItemId } }, options);
}

/**
 * Forms read it to offer only what the server will take.
 * @summary Defaults and limits of departures, validity periods and the pricing form (O-115, O-119, O-219 to O-221, O-227 to O-229)
 */
export function getInventoryMetadata(options?: CallInit): Promise<InventoryMetadata> {
  return $core.call('GET', '/api/metadata/inventory', {}, options);
}

/**
 * With its version, which a change has to name. Programs of an operator need the scope inventory:read.
 * @summary One departure
 */
export function getInventoryItem(itineraryId: string, inventoryItemId: string, options?: CallInit): Promise<InventoryItem> {
  return $core.call('GET', '/api/me/itineraries/:itineraryId/inventory/:inventoryItemId', { tokens: { itineraryId, inventoryItemId } }, options);
}

/**
 * Send the version that was read. Programs of an operator need the scope inventory:write.
 * @summary Change a departure; its quantity can only rise (O-113, O-173)
 */
export function updateInventoryItem(itineraryId: string, inventoryItemId: string, inventoryChange: InventoryChange, options?: CallInit): Promise<InventoryItem> {
  return $core.call('PATCH', '/api/me/itineraries/:itineraryId/inventory/:inventoryItemId', { tokens: { itineraryId, inventoryItemId }, body: inventoryChange }, options, ['/api/me/itineraries/:itineraryId/inventory']);
}

/**
 * One that is in use is refused. Programs of an operator need the scope inventory:write.
 * @summary Remove a departure that nobody uses (O-174)
 */
export function deleteInventoryItem(itineraryId: string, inventoryItemId: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/me/itineraries/:itineraryId/inventory/:inventoryItemId', { tokens: { itineraryId, inventoryItemId } }, options, ['/api/me/itineraries/:itineraryId/inventory']);
}

/**
 * Search with q; filter by country, category and status. Programs of an operator need the scope itineraries:read.
 * @summary The catalogue for hosts; an operator's own itineraries for operators (H-475, O-179)
 */
export function listItineraries(params?: ListItinerariesParams, options?: CallInit): Promise<ItineraryPage> {
  return $core.call('GET', '/api/me/itineraries', { query: params }, options);
}

/**
 * It stays incomplete until the operator has filled it in.
 * @summary A new itinerary, incomplete, owned by the operator (O-181)
 */
export function createItinerary(itineraryDraft: ItineraryDraft, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/me/itineraries', { body: itineraryDraft }, options, ['/api/me/itineraries']);
}

/**
 * Programs of an operator need the scope itineraries:read.
 * @summary One itinerary with its days, packages and services
 */
export function getItinerary(id: string, options?: CallInit): Promise<Itinerary> {
  return $core.call('GET', '/api/me/itineraries/:id', { tokens: { id } }, options);
}

/**
 * Send the version that was read; 409 says that somebody has saved meanwhile. Programs of an operator need the scope itineraries:write.
 * @summary Change fields, services or status (O-176)
 */
export function updateItinerary(id: string, itineraryUpdate: ItineraryUpdate, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/me/itineraries/:id', { tokens: { id }, body: itineraryUpdate }, options, ['/api/me/itineraries']);
}

/**
 * Send the version that was read. Which fields matter follows from the type of the service.
 * @summary Add a service to a day (O-187)
 */
export function createService(id: string, serviceSave: ServiceSave, options?: CallInit): Promise<ServiceSaved> {
  return $core.call('POST', '/api/me/itineraries/:id/services', { tokens: { id }, body: serviceSave }, options);
}

/**
 * Send the version that was read.
 * @summary Change a service by id and type; its deleted flag removes it (O-187, O-108)
 */
export function updateService(type: ServiceType, serviceId: string, serviceSave: ServiceSave, options?: CallInit): Promise<ServiceSaved> {
  return $core.call('PATCH', '/api/me/services/:type/:serviceId', { tokens: { type, serviceId }, body: serviceSave }, options);
}

/**
 * Search with q; filter by itinerary and type.
 * @summary Services of the itineraries one may edit (H-480)
 */
export function listServices(params?: ListServicesParams, options?: CallInit): Promise<ServiceRecordPage> {
  return $core.call('GET', '/api/me/services', { query: params }, options);
}

/**
 * Name them in ids. The answer counts those that were removed.
 * @summary Remove services by their ids (O-187)
 */
export function deleteServices(params: DeleteServicesParams, options?: CallInit): Promise<ServicesDeleted> {
  return $core.call('DELETE', '/api/me/services', { query: params }, options);
}

/**
 * Search with q; filter by type. Admins name the operator.
 * @summary Services the operator keeps for other itineraries; three at first, three more each time (O-188, O-237)
 */
export function searchServiceLibrary(params?: SearchServiceLibraryParams, options?: CallInit): Promise<ServiceLibrary> {
  return $core.call('GET', '/api/me/service-library', { query: params }, options);
}

/**
 * Saving the service with saveToLibrary puts it back.
 * @summary Take a service out of the library; itineraries keep theirs
 */
export function deleteLibraryService(serviceId: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/me/service-library/:serviceId', { tokens: { serviceId } }, options);
}

/**
 * With the version that changes need.
 * @summary Where travelers stay, by range of days, with the alternatives and the state of each future departure (O-104 to O-106, O-189)
 */
export function listAccommodations(id: string, options?: CallInit): Promise<AccommodationPlan> {
  return $core.call('GET', '/api/me/itineraries/:id/accommodations', { tokens: { id } }, options);
}

/**
 * Send the version that was read. It covers the nights of the default accommodation.
 * @summary Add an alternative accommodation (O-107, O-145)
 */
export function createAlternative(itineraryId: string, serviceId: string, alternativeInput: AlternativeInput, options?: CallInit): Promise<ServiceSaved> {
  return $core.call('POST', '/api/me/itineraries/:itineraryId/services/:serviceId/alternatives', { tokens: { itineraryId, serviceId }, body: alternativeInput }, options);
}

/**
 * Send the version that was read.
 * @summary Change an alternative accommodation
 */
export function updateAlternative(itineraryId: string, serviceId: string, alternativeId: string, alternativeInput: AlternativeInput, options?: CallInit): Promise<ServiceSaved> {
  return $core.call('PATCH', '/api/me/itineraries/:itineraryId/services/:serviceId/alternatives/:alternativeId', { tokens: { itineraryId, serviceId, alternativeId }, body: alternativeInput }, options);
}

/**
 * The default accommodation itself stays.
 * @summary Remove an alternative; departures that use it go back to the default accommodation (O-204)
 */
export function deleteAlternative(itineraryId: string, serviceId: string, alternativeId: string, options?: CallInit): Promise<ServiceSaved> {
  return $core.call('DELETE', '/api/me/itineraries/:itineraryId/services/:serviceId/alternatives/:alternativeId', { tokens: { itineraryId, serviceId, alternativeId } }, options);
}

/**
 * Send the version that was read.
 * @summary The alternative becomes the default and the default an alternative (O-107)
 */
export function swapAccommodations(itineraryId: string, serviceId: string, alternativeId: string, versionOnly: VersionOnly, options?: CallInit): Promise<ServiceSaved> {
  return $core.call('POST', '/api/me/itineraries/:itineraryId/services/:serviceId/alternatives/:alternativeId/swap', { tokens: { itineraryId, serviceId, alternativeId }, body: versionOnly }, options);
}

/**
 * Send the version that was read, the package level, and the period to put or the days to clear.
 * @summary Put a period in the place of whatever covers its days, or clear days; periods stay disjoint (O-129)
 */
export function editValidityPeriods(id: string, validityPeriodEdit: ValidityPeriodEdit, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/me/itineraries/:id/validity-periods', { tokens: { id }, body: validityPeriodEdit }, options);
}

/**
 * Each with when it was saved, by whom, and what changed.
 * @summary Every saved state, newest first
 */
export function listItineraryVersions(id: string, params?: ListItineraryVersionsParams, options?: CallInit): Promise<ItineraryVersionPage> {
  return $core.call('GET', '/api/me/itineraries/:id/versions', { tokens: { id }, query: params }, options);
}

/**
 * Name the other version in with.
 * @summary What differs between a version and another one, the present one unless named, field by field and service by service
 */
export function compareItineraryVersions(id: string, version: number, params?: CompareItineraryVersionsParams, options?: CallInit): Promise<ItineraryDifference> {
  return $core.call('GET', '/api/me/itineraries/:id/versions/:version/difference', { tokens: { id, version }, query: params }, options);
}

/**
 * Send the version that was read.
 * @summary Make a new version with the content of an old one; status and departures stay
 */
export function restoreItineraryVersion(id: string, version: number, versionOnly: VersionOnly, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/me/itineraries/:id/versions/:version/restore', { tokens: { id, version }, body: versionOnly }, options, ['/api/admin/itineraries/:id', '/api/me/itineraries/:id/versions', '/api/me/itineraries/:id/versions/:version/difference']);
}

/**
 * importItinerary reads the file.
 * @summary The itinerary as one file; photos by reference
 */
export function exportItinerary(id: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/itineraries/:id/export', { tokens: { id } }, options);
}

/** The address of exportItinerary. */
export function getExportItineraryUrl(id: string): string {
  return $core.address('/api/me/itineraries/:id/export', { tokens: { id } });
}

/**
 * Nothing is made when the file has a fault.
 * @summary A new, incomplete itinerary from a file; every fault is named by field and line
 */
export function importItinerary(itineraryImport: ItineraryImport, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/me/itineraries/import', { body: itineraryImport }, options);
}

/**
 * For hosts who are about to ask for a date, and for programs with the scope itineraries:read.
 * @summary Dates that can be requested, per package (H-519, H-223)
 */
export function getAvailability(id: string, params?: GetAvailabilityParams, options?: CallInit): Promise<Availability> {
  return $core.call('GET', '/api/me/itinerary/:id/availability', { tokens: { id }, query: params }, options);
}

/**
 * Name the package and the start date, or the departure.
 * @summary Range of sensible sell prices (H-521)
 */
export function getSuggestedSellPrice(id: string, params: GetSuggestedSellPriceParams, options?: CallInit): Promise<PriceRange> {
  return $core.call('GET', '/api/me/itineraries/:id/suggested-sell-price', { tokens: { id }, query: params }, options);
}

/**
 * What was saved since shows on the public pages from now on.
 * @summary Publish the page of an itinerary as it is now (H-553)
 */
export function publishItinerary(id: string, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/admin/files/website/itineraries/:id/publish', { tokens: { id } }, options);
}

/**
 * Light rows with id, name and a few facts, for a field that picks one.
 * @summary Itineraries for pickers (H-475); facts: country, destination, days, tier
 */
export function listItineraryMetadata(params?: ListItineraryMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/itineraries', { query: params }, options);
}

/**
 * Light rows with id, name and a few facts, for a field that picks one.
 * @summary Recommendations for pickers (H-476); facts: host, by, options
 */
export function listRecommendationMetadata(params?: ListRecommendationMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/itinerary-recommendations', { query: params }, options);
}

/**
 * Each with the number of its itineraries.
 * @summary Countries and destinations of the complete itineraries (H-492)
 */
export function listDestinations(options?: CallInit): Promise<DestinationList> {
  return $core.call('GET', '/api/metadata/destinations', {}, options);
}

/**
 * Search with q; filter by host, itinerary and whether it is active.
 * @summary What is recommended to which host (H-463, H-465, H-476)
 */
export function listRecommendations(params?: ListRecommendationsParams, options?: CallInit): Promise<RecommendationPage> {
  return $core.call('GET', '/api/admin/itinerary-recommendations', { query: params }, options);
}

/**
 * Options are shown in their order, with the note.
 * @summary Recommend itineraries to a host (H-466, H-476)
 */
export function createRecommendation(newRecommendation: NewRecommendation, options?: CallInit): Promise<Recommendation> {
  return $core.call('POST', '/api/admin/itinerary-recommendations', { body: newRecommendation }, options, ['/api/admin/itinerary-recommendations']);
}

/**
 * With its note, and its options in order.
 * @summary One host's recommendation (H-464, H-476)
 */
export function getRecommendation(id: string, options?: CallInit): Promise<Recommendation> {
  return $core.call('GET', '/api/admin/itinerary-recommendations/:id', { tokens: { id } }, options);
}

/**
 * Send the version that was read; 409 says that somebody has saved meanwhile.
 * @summary Change note, options and their order (H-467, H-476)
 */
export function updateRecommendation(id: string, recommendationUpdate: RecommendationUpdate, options?: CallInit): Promise<Recommendation> {
  return $core.call('POST', '/api/admin/itinerary-recommendations/:id', { tokens: { id }, body: recommendationUpdate }, options, ['/api/admin/itinerary-recommendations']);
}

/**
 * The host no longer sees it.
 * @summary Recommend nothing to the host any more
 */
export function deleteRecommendation(id: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/admin/itinerary-recommendations/:id', { tokens: { id } }, options, ['/api/admin/itinerary-recommendations']);
}

/**
 * With whether the host sees them for the first time.
 * @summary What is recommended to the signed-in host (H-512, H-476)
 */
export function listMyRecommendations(options?: CallInit): Promise<RecommendationPage> {
  return $core.call('GET', '/api/me/itinerary-recommendations', {}, options);
}

/**
 * firstTime is false from then on.
 * @summary The host has seen the recommendation (H-512)
 */
export function clearFirstTime(options?: CallInit): Promise<RecommendationPage> {
  return $core.call('POST', '/api/me/itinerary-recommendations/clear-first-time', {}, options, ['/api/me/itinerary-recommendations']);
}

/**
 * Search with q; filter by status, operator and country.
 * @summary Itineraries of all operators (H-463, H-465, H-475)
 */
export function adminListItineraries(params?: AdminListItinerariesParams, options?: CallInit): Promise<ItineraryPage> {
  return $core.call('GET', '/api/admin/itineraries', { query: params }, options);
}

/**
 * Name the operator in operatorId.
 * @summary A new itinerary for an operator (H-466, H-475)
 */
export function adminCreateItinerary(itineraryDraft: ItineraryDraft, params: AdminCreateItineraryParams, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/admin/itineraries', { query: params, body: itineraryDraft }, options);
}

/**
 * Answers the itinerary as getItinerary does.
 * @summary One itinerary (H-464, H-475)
 */
export function adminGetItinerary(id: string, options?: CallInit): Promise<Itinerary> {
  return $core.call('GET', '/api/admin/itineraries/:id', { tokens: { id } }, options);
}

/**
 * Send the version that was read; 409 says that somebody has saved meanwhile. What is left out stays.
 * @summary Change an itinerary (H-467, H-475)
 */
export function adminUpdateItinerary(id: string, itineraryUpdate: ItineraryUpdate, options?: CallInit): Promise<Itinerary> {
  return $core.call('POST', '/api/admin/itineraries/:id', { tokens: { id }, body: itineraryUpdate }, options, ['/api/admin/itineraries', '/api/admin/waiting']);
}

/**
 * Needs no sign-in. The type of the link says what its page asks for.
 * @summary What the page of a link shows; a link that is switched off is missing (H-034, H-035)
 */
export function getPublicLink(linkPath: string, options?: CallInit): Promise<PublicLink> {
  return $core.call('GET', '/public/links/:linkPath', { tokens: { linkPath } }, options);
}

/**
 * Needs no sign-in.
 * @summary Answer a host's survey; a second answer from the same email address takes the place of the first (H-020, H-090)
 */
export function answerSurvey(linkPath: string, surveyReply: SurveyReply, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/public/links/:linkPath/answers', { tokens: { linkPath }, body: surveyReply }, options);
}

/**
 * Needs no sign-in.
 * @summary Ask for a host's emails; the answer never tells whether the address is known (H-035)
 */
export function joinMailingList(linkPath: string, mailingListSignup: MailingListSignup, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/public/links/:linkPath/contacts', { tokens: { linkPath }, body: mailingListSignup }, options);
}

/**
 * Light rows with id, name and a few facts, for a field that picks one.
 * @summary Links for pickers (H-477); facts: type, host, destination
 */
export function listLinkMetadata(params?: ListLinkMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/links', { query: params }, options);
}

/**
 * Search with q; filter by host, type and whether the link is active.
 * @summary Links of the hosts (H-463, H-465, H-477)
 */
export function adminListLinks(params?: AdminListLinksParams, options?: CallInit): Promise<LinkPage> {
  return $core.call('GET', '/api/admin/links', { query: params }, options);
}

/**
 * A host's link has a type and a path of its own.
 * @summary Add a link to a host (H-466, H-477)
 */
export function createLink(newLink: NewLink, options?: CallInit): Promise<Link> {
  return $core.call('POST', '/api/admin/links', { body: newLink }, options, ['/api/admin/links']);
}

/**
 * With its address and, when it is locked, the reason.
 * @summary One link (H-464, H-477)
 */
export function adminGetLink(id: string, options?: CallInit): Promise<Link> {
  return $core.call('GET', '/api/admin/links/:id', { tokens: { id } }, options);
}

/**
 * Send the version that was read; 409 says that somebody has saved meanwhile. What is left out stays.
 * @summary Change a link (H-467, H-477)
 */
export function adminUpdateLink(id: string, linkUpdate: LinkUpdate, options?: CallInit): Promise<Link> {
  return $core.call('POST', '/api/admin/links/:id', { tokens: { id }, body: linkUpdate }, options, ['/api/admin/links']);
}

/**
 * Search with q; filter by type.
 * @summary The host's links, and why one is locked (H-477, H-318, H-319)
 */
export function listMyLinks(params?: ListMyLinksParams, options?: CallInit): Promise<LinkPage> {
  return $core.call('GET', '/api/me/links', { query: params }, options);
}

/**
 * Send the version that was read.
 * @summary Change where a link of one's own leads (H-477)
 */
export function updateMyLink(id: string, linkUpdate: LinkUpdate, options?: CallInit): Promise<Link> {
  return $core.call('POST', '/api/me/links/:id', { tokens: { id }, body: linkUpdate }, options);
}

/**
 * Everywhere else the card and the checkout are refused.
 * @summary The websites of one's own that may show one's trips in a frame
 */
export function listMySites(options?: CallInit): Promise<HostSites> {
  return $core.call('GET', '/api/me/sites', {}, options);
}

/**
 * What is allowed already stays so.
 * @summary Allow a website to show one's trips
 */
export function allowMySite(newHostSite: NewHostSite, options?: CallInit): Promise<HostSites> {
  return $core.call('POST', '/api/me/sites', { body: newHostSite }, options, ['/api/me/sites']);
}

/**
 * Frames on it stay empty within seconds.
 * @summary Refuse a website from now on
 */
export function refuseMySite(id: string, options?: CallInit): Promise<HostSites> {
  return $core.call('DELETE', '/api/me/sites/:id', { tokens: { id } }, options, ['/api/me/sites']);
}

/**
 * Each with its name, when it goes out, and to whom.
 * @summary Every mail that the marketplace sends, and what sets it off (H-492)
 */
export function listEmailHooks(options?: CallInit): Promise<EmailHookList> {
  return $core.call('GET', '/api/metadata/email-hooks', {}, options);
}

/**
 * Every email to the caller's address but those that open an account and promotions.
 * @summary What the marketplace wrote to the caller in the last 90 days, the newest first
 */
export function listMyNotices(params?: ListMyNoticesParams, options?: CallInit): Promise<NoticePage> {
  return $core.call('GET', '/api/me/notices', { query: params }, options);
}

/**
 * Those that are named, or all up to one that was seen. Reading twice changes nothing.
 * @summary Mark notices as read
 */
export function readMyNotices(noticesRead: NoticesRead, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/me/notices/read', { body: noticesRead }, options, ['/api/me/notices']);
}

/**
 * Those that can be chosen; what is about money, bookings and the account always comes.
 * @summary Which notices the caller gets by email and in the bell
 */
export function listMyNoticeChoices(options?: CallInit): Promise<NoticeChoices> {
  return $core.call('GET', '/api/me/notice-choices', {}, options);
}

/**
 * A kind that never reaches the caller is refused.
 * @summary Choose how notices of one kind come from now on
 */
export function chooseMyNotice(noticeChoice: NoticeChoice, options?: CallInit): Promise<NoticeChoices> {
  return $core.call('POST', '/api/me/notice-choices', { body: noticeChoice }, options, ['/api/me/notice-choices']);
}

/**
 * Search with q; filter by hook, recipient, and whether it was sent or given up.
 * @summary Mails that were sent or are on their way, the newest first (H-492)
 */
export function listEmails(params?: ListEmailsParams, options?: CallInit): Promise<EmailPage> {
  return $core.call('GET', '/api/admin/emails', { query: params }, options);
}

/**
 * With what went wrong, when it could not be sent.
 * @summary One mail with its text; one that opens an account keeps none (H-492)
 */
export function getEmail(id: string, options?: CallInit): Promise<Email> {
  return $core.call('GET', '/api/admin/emails/:id', { tokens: { id } }, options);
}

/**
 * A mail that keeps no text, or that is on its way, is refused with illegal_state; see its resendable. Tries are counted anew.
 * @summary Send a mail again to its recipient, as it was written
 */
export function resendEmail(id: string, options?: CallInit): Promise<Email> {
  return $core.call('POST', '/api/admin/emails/:id/resend', { tokens: { id } }, options, ['/api/admin/emails', '/api/admin/emails/:id', '/api/metadata/audit-logs']);
}

/**
 * To use after a change of the sender or the mail server.
 * @summary Send a mail to the caller's own address as the marketplace sends its mails now, and tell what its server said
 */
export function sendTestMail(options?: CallInit): Promise<TestMail> {
  return $core.call('POST', '/api/admin/tenant/test-mail', {}, options);
}

/**
 * For the people of an operator and for its API keys.
 * @summary The operator the caller works for (O-192)
 */
export function getMyOperator(options?: CallInit): Promise<Person> {
  return $core.call('GET', '/api/me/operator', {}, options);
}

/**
 * Each with its ISO 4217 code.
 * @summary Currencies an itinerary can be priced in (O-195)
 */
export function listCurrencies(options?: CallInit): Promise<CurrencyList> {
  return $core.call('GET', '/api/metadata/currencies', {}, options);
}

/**
 * Type ahead with a few letters; filter by type.
 * @summary Cities and airports by name, the likeliest first (O-177, O-197)
 */
export function searchPlaces(params: SearchPlacesParams, options?: CallInit): Promise<PlaceList> {
  return $core.call('GET', '/api/metadata/places', { query: params }, options);
}

/**
 * Its name, country and coordinates.
 * @summary Where a place lies (O-197)
 */
export function getPlace(placeId: string, options?: CallInit): Promise<Place> {
  return $core.call('GET', '/api/metadata/places/:placeId', { tokens: { placeId } }, options);
}

/**
 * Light rows with id, name and a few facts, for a field that picks one.
 * @summary Operators for pickers (H-479); facts: code, email
 */
export function listOperatorMetadata(params?: ListOperatorMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/operators', { query: params }, options);
}

/**
 * Search with q; filter by whether the operator is active.
 * @summary Operators by name (H-463, H-465, H-479)
 */
export function listOperators(params?: ListOperatorsParams, options?: CallInit): Promise<OperatorPage> {
  return $core.call('GET', '/api/admin/operators', { query: params }, options);
}

/**
 * Its people are added with addOperatorMember.
 * @summary Add an operator (H-466, H-479)
 */
export function createOperator(newOperator: NewOperator, options?: CallInit): Promise<Operator> {
  return $core.call('POST', '/api/admin/operators', { body: newOperator }, options, ['/api/admin/operators']);
}

/**
 * With how many people, itineraries and trips it has.
 * @summary One operator (H-464, H-479)
 */
export function getOperator(id: string, options?: CallInit): Promise<Operator> {
  return $core.call('GET', '/api/admin/operators/:id', { tokens: { id } }, options);
}

/**
 * Send the version that was read; 409 says that somebody has saved meanwhile. What is left out stays.
 * @summary Change an operator (H-467, H-479)
 */
export function updateOperator(id: string, operatorUpdate: OperatorUpdate, options?: CallInit): Promise<Operator> {
  return $core.call('POST', '/api/admin/operators/:id', { tokens: { id }, body: operatorUpdate }, options, ['/api/admin/operators', '/api/metadata/audit-logs']);
}

/**
 * Each says whether the person can be removed, and why not.
 * @summary The people of an operator
 */
export function listOperatorMembers(id: string, options?: CallInit): Promise<MemberList> {
  return $core.call('GET', '/api/admin/operators/:id/members', { tokens: { id } }, options);
}

/**
 * The answer is the list with the person in it.
 * @summary Let a person work for the operator; who is not here yet is invited
 */
export function addOperatorMember(id: string, newMember: NewMember, options?: CallInit): Promise<MemberList> {
  return $core.call('POST', '/api/admin/operators/:id/members', { tokens: { id }, body: newMember }, options);
}

/**
 * The answer is the list with the new role.
 * @summary Make somebody an admin of the operator, or a member
 */
export function updateOperatorMember(id: string, memberId: string, memberUpdate: MemberUpdate, options?: CallInit): Promise<MemberList> {
  return $core.call('POST', '/api/admin/operators/:id/members/:memberId', { tokens: { id, memberId }, body: memberUpdate }, options);
}

/**
 * Only somebody whom the list calls removable.
 * @summary End a person's work for the operator; one admin stays
 */
export function removeOperatorMember(id: string, memberId: string, options?: CallInit): Promise<MemberList> {
  return $core.call('DELETE', '/api/admin/operators/:id/members/:memberId', { tokens: { id, memberId } }, options);
}

/**
 * A checkout page reads this first: it names the provider and what its card field is set up with.
 * @summary Which card field the marketplace's payment provider needs
 */
export function getPaymentConfig(options?: CallInit): Promise<PaymentConfig> {
  return $core.call('GET', '/public/payments/config', {}, options);
}

/**
 * Rounded to whole units, by the newest rates that are known; prices are charged in their own currency. Without a currency to tell it in, or where no rate is known, only the currencies that can be asked for.
 * @summary What an amount is about in another currency, for information
 */
export function approximateAmount(params: ApproximateAmountParams, options?: CallInit): Promise<Approximation> {
  return $core.call('GET', '/public/approximate', { query: params }, options);
}

/**
 * Ask again while the status is processing. A payment that has succeeded names its booking.
 * @summary How a payment stands; asked again while it is processing
 */
export function getPayment(id: string, options?: CallInit): Promise<PaymentResult> {
  return $core.call('GET', '/public/payments/:id', { tokens: { id } }, options);
}

/**
 * Stands in for the bank's page on demo and sandbox marketplaces.
 * @summary Complete or fail the card holder's authentication (sandbox provider)
 */
export function authenticatePayment(id: string, authenticatePaymentBody: AuthenticatePayment, options?: CallInit): Promise<PaymentResult> {
  return $core.call('POST', '/public/payments/:id/authenticate', { tokens: { id }, body: authenticatePaymentBody }, options);
}

/**
 * Called from the frame at /public/payments/sandbox/fields alone; 404 except on demo and sandbox marketplaces with the sandbox provider: a real card must not come here.
 * @summary Turn a test card into a payment-method token, as a provider's card field does
 */
export function createSandboxToken(testCard: TestCard, options?: CallInit): Promise<CardToken> {
  return $core.call('POST', '/public/payments/sandbox/tokens', { body: testCard }, options);
}

/**
 * Only a label is known here, such as the brand and the last four digits.
 * @summary One's own kept cards, the newest first
 */
export function listCards(options?: CallInit): Promise<CardList> {
  return $core.call('GET', '/api/me/cards', {}, options);
}

/**
 * Answered with requires_action, the browser authenticates with clientSecret and calls again with setupReference.
 * @summary Keep a card for later payments (T-055 to T-057)
 */
export function saveCard(saveCardBody: SaveCard, options?: CallInit): Promise<CardSaving> {
  return $core.call('POST', '/api/me/cards', { body: saveCardBody }, options);
}

/**
 * It can then no longer be charged.
 * @summary Forget a card; automatic payments from it stop
 */
export function removeCard(id: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/me/cards/:id', { tokens: { id } }, options);
}

/**
 * With what is left of each, its last day, and how much can be used in all.
 * @summary One's own trip credits, those that end first coming first
 */
export function listCredits(options?: CallInit): Promise<CreditList> {
  return $core.call('GET', '/api/me/credits', {}, options);
}

/**
 * Answers as listCredits does for one's own.
 * @summary A person's trip credits, those that end first coming first
 */
export function adminListCredits(id: string, options?: CallInit): Promise<CreditList> {
  return $core.call('GET', '/api/admin/users/:id/credits', { tokens: { id } }, options);
}

/**
 * Name the other person by email address. The answer is what one has left.
 * @summary Give what is left of a credit to another person of the marketplace
 */
export function transferCredit(id: string, transferCreditBody: TransferCredit, options?: CallInit): Promise<CreditList> {
  return $core.call('POST', '/api/me/credits/:id/transfer', { tokens: { id }, body: transferCreditBody }, options);
}

/**
 * One line for each entry, with the balance after it.
 * @summary Everything charged, paid and given back for one's bookings
 */
export function getMyStatement(options?: CallInit): Promise<Statement> {
  return $core.call('GET', '/api/me/statement', {}, options);
}

/**
 * For the customer of the booking. Amounts are in minor units of its currency.
 * @summary Everything charged, paid and given back for a booking, and each traveler's part
 */
export function getBookingStatement(id: string, options?: CallInit): Promise<Statement> {
  return $core.call('GET', '/api/me/bookings/:id/statement', { tokens: { id } }, options);
}

/**
 * Names the card to use, or switches it off.
 * @summary Let the balance be collected from a kept card by itself, or not (T-272)
 */
export function setAutomaticPayment(id: string, setAutomaticPaymentBody: SetAutomaticPayment, options?: CallInit): Promise<AutomaticPayment> {
  return $core.call('PUT', '/api/me/bookings/:id/automatic-payment', { tokens: { id }, body: setAutomaticPaymentBody }, options);
}

/**
 * With the items that a refund can name, and with disputes.
 * @summary A booking's statement with what can be given back and its discount
 */
export function adminBookingMoney(id: string, options?: CallInit): Promise<BookingMoney> {
  return $core.call('GET', '/api/admin/bookings/:id/money', { tokens: { id } }, options);
}

/**
 * Nothing is sent. A dispute that was answered or closed takes no more evidence.
 * @summary Keep a draft of the answer to a dispute
 */
export function saveDisputeEvidence(id: string, disputeEvidence: DisputeEvidence, options?: CallInit): Promise<BookingDispute> {
  return $core.call('PUT', '/api/admin/disputes/:id/evidence', { tokens: { id }, body: disputeEvidence }, options, ['/api/admin/bookings/:id/money']);
}

/**
 * The provider passes the evidence on to the bank, together with the traveler's name, email and order number. It cannot be changed afterwards.
 * @summary Answer a dispute with evidence, once
 */
export function submitDisputeEvidence(id: string, submitDispute: SubmitDispute, options?: CallInit): Promise<BookingDispute> {
  return $core.call('POST', '/api/admin/disputes/:id/submit', { tokens: { id }, body: submitDispute }, options, ['/api/admin/bookings/:id/money', '/api/admin/waiting', '/api/metadata/audit-logs']);
}

/**
 * The dispute is lost once the provider confirms. It cannot be answered afterwards.
 * @summary Accept a dispute, so that the traveler keeps the money
 */
export function acceptDispute(id: string, acceptDisputeBody: AcceptDispute, options?: CallInit): Promise<BookingDispute> {
  return $core.call('POST', '/api/admin/disputes/:id/accept', { tokens: { id }, body: acceptDisputeBody }, options, ['/api/admin/bookings/:id/money', '/api/admin/waiting', '/api/metadata/audit-logs']);
}

/**
 * Name the items as the booking's money lists them.
 * @summary What giving items back would move; nothing is changed
 */
export function adminCalculateRefund(id: string, refundItems: RefundItems, options?: CallInit): Promise<RefundCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/refund/calculate', { tokens: { id }, body: refundItems }, options);
}

/**
 * The answer says how much goes back, how much becomes a credit, and what is still due.
 * @summary Take items off a booking's price and give back what is overpaid (H-487, H-489)
 */
export function adminRefundBooking(id: string, refundItems: RefundItems, options?: CallInit): Promise<RefundCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/refund', { tokens: { id }, body: refundItems }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/metadata/audit-logs']);
}

/**
 * Admins waive any amount; those who manage bookings, up to what the policy leaves them for each.
 * @summary The fees of a booking, and how much of them the calling helper can waive
 */
export function listBookingFees(id: string, options?: CallInit): Promise<BookingFees> {
  return $core.call('GET', '/api/admin/bookings/:id/fees', { tokens: { id } }, options);
}

/**
 * What was paid too much goes back the way it was paid. An admin waives any amount.
 * @summary Waive fees of a booking, up to what the marketplace leaves to its helpers
 */
export function waiveFee(id: string, waiveFeeBody: WaiveFee, options?: CallInit): Promise<RefundCalculation> {
  return $core.call('POST', '/api/admin/bookings/:id/waive', { tokens: { id }, body: waiveFeeBody }, options, ['/api/admin/bookings', '/api/admin/bookings/:id', '/api/admin/bookings/:id/money', '/api/admin/bookings/:id/fees', '/api/metadata/audit-logs']);
}

/**
 * Filter by status. Each says what the books have, what the provider has, and which action is offered.
 * @summary Where the books and the payment provider differ, the newest first
 */
export function listDifferences(params?: ListDifferencesParams, options?: CallInit): Promise<DifferencePage> {
  return $core.call('GET', '/api/admin/reconciliation', { query: params }, options);
}

/**
 * The answer counts what was compared and what differs.
 * @summary Compare the books with the provider now
 */
export function runReconciliation(options?: CallInit): Promise<ReconciliationResult> {
  return $core.call('POST', '/api/admin/reconciliation', {}, options, ['/api/admin/reconciliation']);
}

/**
 * The action of the difference says what is done.
 * @summary Take the offered action
 */
export function settleDifference(id: string, options?: CallInit): Promise<Difference> {
  return $core.call('POST', '/api/admin/reconciliation/:id/settle', { tokens: { id } }, options, ['/api/admin/reconciliation', '/api/admin/waiting']);
}

/**
 * From the first entry to the current month. A closed month says when it was closed; the next one to close says what it waits for.
 * @summary The months of the books, the newest first
 */
export function listBookMonths(options?: CallInit): Promise<BookMonthList> {
  return $core.call('GET', '/api/admin/books', {}, options);
}

/**
 * The books are compared with the provider first, and stay open while something differs. Nothing is written into a closed month; what happened in it and is told later stands in the open one.
 * @summary Close a month of the books
 */
export function closeBookMonth(month: string, options?: CallInit): Promise<BookMonth> {
  return $core.call('POST', '/api/admin/books/:month/close', { tokens: { month } }, options, ['/api/admin/books', '/api/admin/reconciliation']);
}

/**
 * Amounts in minor units by currency, with what each trip brought and when it is paid out.
 * @summary What a host earned, was paid and will be paid, in all and by trip (H-495, H-622, H-623)
 */
export function getHostEarnings(id: string, options?: CallInit): Promise<Earnings> {
  return $core.call('GET', '/api/me/host/:id/earnings', { tokens: { id } }, options);
}

/**
 * Each with its amount, status, due day and trip.
 * @summary What was and will be paid to a host, the newest first
 */
export function listHostPayouts(id: string, params?: ListHostPayoutsParams, options?: CallInit): Promise<PayoutPage> {
  return $core.call('GET', '/api/me/host/:id/payouts', { tokens: { id }, query: params }, options);
}

/**
 * One line for each entry, with the balance after it. Narrow it to one trip with the query.
 * @summary A host's account in the books, line by line
 */
export function getHostStatement(id: string, params?: GetHostStatementParams, options?: CallInit): Promise<Statement> {
  return $core.call('GET', '/api/me/host/:id/statement', { tokens: { id }, query: params }, options);
}

/**
 * The same lines as getHostStatement.
 * @summary A host's statement as a CSV file
 */
export function downloadHostStatement(id: string, params?: DownloadHostStatementParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/host/:id/statement/download', { tokens: { id }, query: params }, options);
}

/** The address of downloadHostStatement. */
export function getDownloadHostStatementUrl(id: string, params?: DownloadHostStatementParams): string {
  return $core.address('/api/me/host/:id/statement/download', { tokens: { id }, query: params });
}

/**
 * The same lines as getHostStatement, laid out for paper.
 * @summary A host's statement as a PDF, for printing
 */
export function printHostStatement(id: string, params?: PrintHostStatementParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/host/:id/statement/pdf', { tokens: { id }, query: params }, options);
}

/** The address of printHostStatement. */
export function getPrintHostStatementUrl(id: string, params?: PrintHostStatementParams): string {
  return $core.address('/api/me/host/:id/statement/pdf', { tokens: { id }, query: params });
}

/**
 * Says whether one is set, in whose name, and when it changed.
 * @summary Where a host's payouts go; only the last four characters of the number are shown
 */
export function getHostPayoutAccount(id: string, options?: CallInit): Promise<PayoutAccount> {
  return $core.call('GET', '/api/me/host/:id/payout-account', { tokens: { id } }, options);
}

/**
 * For the host's first user alone. Later payouts go there.
 * @summary Say where a host's payouts go
 */
export function setHostPayoutAccount(id: string, payoutAccountInput: PayoutAccountInput, options?: CallInit): Promise<PayoutAccount> {
  return $core.call('PUT', '/api/me/host/:id/payout-account', { tokens: { id }, body: payoutAccountInput }, options, ['/api/me/host/:id/payout-account', '/api/me/host/:id/earnings', '/api/me/host/:id/payouts']);
}

/**
 * Send the browser to the url of the answer; it comes back to returnPath.
 * @summary Where a payee proves to the payment provider who he is, when it asks for that; asked anew each time
 */
export function verifyHostPayoutAccount(id: string, payoutVerificationInput: PayoutVerificationInput, options?: CallInit): Promise<PayoutVerification> {
  return $core.call('POST', '/api/me/host/:id/payout-account/verification', { tokens: { id }, body: payoutVerificationInput }, options, ['/api/me/host/:id/payout-account', '/api/me/host/:id/earnings', '/api/me/host/:id/payouts']);
}

/**
 * Amounts in minor units by currency, with what each trip brought and when it is paid out.
 * @summary What an operator earned, was paid and will be paid, in all and by trip
 */
export function getOperatorPayables(operatorId: string, options?: CallInit): Promise<Earnings> {
  return $core.call('GET', '/api/me/operators/:operatorId/payables', { tokens: { operatorId } }, options);
}

/**
 * Each with its amount, status, due day and trip.
 * @summary What was and will be paid to an operator, the newest first
 */
export function listOperatorPayouts(operatorId: string, params?: ListOperatorPayoutsParams, options?: CallInit): Promise<PayoutPage> {
  return $core.call('GET', '/api/me/operators/:operatorId/payouts', { tokens: { operatorId }, query: params }, options);
}

/**
 * One line for each entry, with the balance after it. Narrow it to one trip with the query.
 * @summary An operator's account in the books, line by line
 */
export function getOperatorStatement(operatorId: string, params?: GetOperatorStatementParams, options?: CallInit): Promise<Statement> {
  return $core.call('GET', '/api/me/operators/:operatorId/statement', { tokens: { operatorId }, query: params }, options);
}

/**
 * The same lines as getOperatorStatement.
 * @summary An operator's statement as a CSV file
 */
export function downloadOperatorStatement(operatorId: string, params?: DownloadOperatorStatementParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/operators/:operatorId/statement/download', { tokens: { operatorId }, query: params }, options);
}

/** The address of downloadOperatorStatement. */
export function getDownloadOperatorStatementUrl(operatorId: string, params?: DownloadOperatorStatementParams): string {
  return $core.address('/api/me/operators/:operatorId/statement/download', { tokens: { operatorId }, query: params });
}

/**
 * The same lines as getOperatorStatement, laid out for paper.
 * @summary An operator's statement as a PDF, for printing
 */
export function printOperatorStatement(operatorId: string, params?: PrintOperatorStatementParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/me/operators/:operatorId/statement/pdf', { tokens: { operatorId }, query: params }, options);
}

/** The address of printOperatorStatement. */
export function getPrintOperatorStatementUrl(operatorId: string, params?: PrintOperatorStatementParams): string {
  return $core.address('/api/me/operators/:operatorId/statement/pdf', { tokens: { operatorId }, query: params });
}

/**
 * Says whether one is set, in whose name, and when it changed.
 * @summary Where an operator's payouts go; only the last four characters of the number are shown
 */
export function getOperatorPayoutAccount(operatorId: string, options?: CallInit): Promise<PayoutAccount> {
  return $core.call('GET', '/api/me/operators/:operatorId/payout-account', { tokens: { operatorId } }, options);
}

/**
 * Later payouts go there.
 * @summary Only the operator's own admins can say where its money goes
 */
export function setOperatorPayoutAccount(operatorId: string, payoutAccountInput: PayoutAccountInput, options?: CallInit): Promise<PayoutAccount> {
  return $core.call('PUT', '/api/me/operators/:operatorId/payout-account', { tokens: { operatorId }, body: payoutAccountInput }, options, ['/api/me/operators/:operatorId/payout-account', '/api/me/operators/:operatorId/payables', '/api/me/operators/:operatorId/payouts']);
}

/**
 * Send the browser to the url of the answer; it comes back to returnPath.
 * @summary Where a payee proves to the payment provider who he is, when it asks for that; asked anew each time
 */
export function verifyOperatorPayoutAccount(operatorId: string, payoutVerificationInput: PayoutVerificationInput, options?: CallInit): Promise<PayoutVerification> {
  return $core.call('POST', '/api/me/operators/:operatorId/payout-account/verification', { tokens: { operatorId }, body: payoutVerificationInput }, options, ['/api/me/operators/:operatorId/payout-account', '/api/me/operators/:operatorId/payables', '/api/me/operators/:operatorId/payouts']);
}

/**
 * Filter by status, payee and trip.
 * @summary All payouts of the marketplace, the newest first
 */
export function adminListPayouts(params?: AdminListPayoutsParams, options?: CallInit): Promise<PayoutPage> {
  return $core.call('GET', '/api/admin/payouts', { query: params }, options);
}

/**
 * The availableActions of a payout say which of them its status allows.
 * @summary Approve, hold, release or retry a payout
 */
export function actOnPayout(id: string, action: PayoutAction, payoutActionInput: PayoutActionInput, options?: CallInit): Promise<Payout> {
  return $core.call('POST', '/api/admin/payouts/:id/:action', { tokens: { id, action }, body: payoutActionInput }, options, ['/api/admin/payouts', '/api/admin/payables', '/api/admin/waiting']);
}

/**
 * Filter by kind of payee. Each says whether there is an account to pay to.
 * @summary What is owed to hosts, operators and insurers now, the largest first
 */
export function adminListPayables(params?: AdminListPayablesParams, options?: CallInit): Promise<PayableList> {
  return $core.call('GET', '/api/admin/payables', { query: params }, options);
}

/**
 * Narrow it to one trip with the query.
 * @summary The account of a host or an operator in the books, line by line
 */
export function adminGetStatement(payeeKind: 'host' | 'operator', payeeId: string, params?: AdminGetStatementParams, options?: CallInit): Promise<PayeeStatement> {
  return $core.call('GET', '/api/admin/payees/:payeeKind/:payeeId/statement', { tokens: { payeeKind, payeeId }, query: params }, options);
}

/**
 * The same lines as adminGetStatement, laid out for paper.
 * @summary A statement as a PDF, for printing
 */
export function adminPrintStatement(payeeKind: 'host' | 'operator', payeeId: string, params?: AdminPrintStatementParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/admin/payees/:payeeKind/:payeeId/statement/pdf', { tokens: { payeeKind, payeeId }, query: params }, options);
}

/** The address of adminPrintStatement. */
export function getAdminPrintStatementUrl(payeeKind: 'host' | 'operator', payeeId: string, params?: AdminPrintStatementParams): string {
  return $core.address('/api/admin/payees/:payeeKind/:payeeId/statement/pdf', { tokens: { payeeKind, payeeId }, query: params });
}

/**
 * For admins: insurers have no portal.
 * @summary Where premiums go; only the last four characters of the number are shown
 */
export function getInsurerPayoutAccount(insurer: string, options?: CallInit): Promise<PayoutAccount> {
  return $core.call('GET', '/api/admin/insurers/:insurer/payout-account', { tokens: { insurer } }, options);
}

/**
 * Later payouts of premiums go there.
 * @summary Say where an insurer's premiums go
 */
export function setInsurerPayoutAccount(insurer: string, payoutAccountInput: PayoutAccountInput, options?: CallInit): Promise<PayoutAccount> {
  return $core.call('PUT', '/api/admin/insurers/:insurer/payout-account', { tokens: { insurer }, body: payoutAccountInput }, options, ['/api/admin/payables', '/api/admin/payouts']);
}

/**
 * referrerId is who brought the host.
 * @summary Record who brought a host; the first record stands (H-621)
 */
export function setHostReferrer(id: string, referrerInput: ReferrerInput, options?: CallInit): Promise<Done> {
  return $core.call('PUT', '/api/admin/hosts/:id/referrer', { tokens: { id }, body: referrerInput }, options);
}

/**
 * Needs no sign-in.
 * @summary Countries (ISO 3166-1), by name
 */
export function listCountries(options?: CallInit): Promise<CountryList> {
  return $core.call('GET', '/public/countries', {}, options);
}

/**
 * Needs no sign-in.
 * @summary States, provinces and the like of a country (ISO 3166-2), by name; empty where there are none
 */
export function listRegions(code: string, options?: CallInit): Promise<RegionList> {
  return $core.call('GET', '/public/countries/:code/regions', { tokens: { code } }, options);
}

/**
 * Needs no sign-in.
 * @summary How travelers rated an itinerary (H-517)
 */
export function getReviewReport(id: string, options?: CallInit): Promise<ReviewReport> {
  return $core.call('GET', '/api/public/review/itinerary/:id/report', { tokens: { id } }, options);
}

/**
 * Needs no sign-in. 404 while the marketplace has public profiles switched off.
 * @summary What travelers said of the trips of an itinerary, newest first
 */
export function listItineraryReviews(id: string, params?: ListItineraryReviewsParams, options?: CallInit): Promise<ReviewResponses> {
  return $core.call('GET', '/api/public/review/itinerary/:id/responses', { tokens: { id }, query: params }, options);
}

/**
 * Linked from these emails. Opening it changes nothing.
 * @summary The page that asks whether one wants no more emails that ask for reviews
 */
export function showReviewUnsubscribe(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/reviews/unsubscribe/:key', { tokens: { key } }, options);
}

/** The address of showReviewUnsubscribe. */
export function getShowReviewUnsubscribeUrl(key: string): string {
  return $core.address('/public/reviews/unsubscribe/:key', { tokens: { key } });
}

/**
 * Needs no sign-in: the key of the email says who it was sent to.
 * @summary No more emails that ask for reviews; also the one click of a mail program (RFC 8058)
 */
export function reviewUnsubscribe(key: string, options?: CallInit): Promise<Blob> {
  return $core.call('POST', '/public/reviews/unsubscribe/:key', { tokens: { key } }, options);
}

/**
 * Needs no sign-in. 404 while the marketplace has public profiles switched off.
 * @summary What travelers said of the trips of the host whose page this is, newest first
 */
export function listPublicHostReviews(path: string, params?: ListPublicHostReviewsParams, options?: CallInit): Promise<ReviewResponses> {
  return $core.call('GET', '/public/hosts/:path/reviews', { tokens: { path }, query: params }, options);
}

/**
 * For travelers of the trip.
 * @summary What the signed-in traveler said of a trip
 */
export function getMyReview(id: string, options?: CallInit): Promise<MyReview> {
  return $core.call('GET', '/api/me/trips/:id/review', { tokens: { id } }, options);
}

/**
 * One review for each traveler and trip.
 * @summary Rate a trip that is complete; saying it again replaces what was said
 */
export function saveMyReview(id: string, reviewInput: ReviewInput, options?: CallInit): Promise<MyReview> {
  return $core.call('POST', '/api/me/trips/:id/review', { tokens: { id }, body: reviewInput }, options);
}

/**
 * With the overall rating.
 * @summary What travelers said of a host's trips, newest first (H-495)
 */
export function listReviewResponses(id: string, params?: ListReviewResponsesParams, options?: CallInit): Promise<ReviewResponses> {
  return $core.call('GET', '/api/me/host/:id/review-responses', { tokens: { id }, query: params }, options);
}

/**
 * With the overall rating.
 * @summary What travelers said of an operator's trips, newest first
 */
export function listOperatorReviews(operatorId: string, params?: ListOperatorReviewsParams, options?: CallInit): Promise<ReviewResponses> {
  return $core.call('GET', '/api/me/operators/:operatorId/reviews', { tokens: { operatorId }, query: params }, options);
}

/**
 * Those that wait have a comment that no admin has read since it was saved.
 * @summary All reviews, newest first, to be moderated
 */
export function adminListReviews(params?: AdminListReviewsParams, options?: CallInit): Promise<ModeratedReviews> {
  return $core.call('GET', '/api/admin/reviews', { query: params }, options);
}

/**
 * What is hidden is on no page and counts in no average.
 * @summary Let a review stand, or hide it with a reason that its author reads
 */
export function moderateReview(id: string, moderation: Moderation, options?: CallInit): Promise<ModeratedReview> {
  return $core.call('POST', '/api/admin/reviews/:id', { tokens: { id }, body: moderation }, options, ['/api/admin/reviews', '/api/admin/waiting']);
}

/**
 * Rooms as they were booked, with those whom the operator moved. What a change of a booking undid is told until it is acknowledged.
 * @summary Who shares a room with whom, with wishes, and where each traveler can go (O-039)
 */
export function getRooming(id: string, options?: CallInit): Promise<Rooming> {
  return $core.call('GET', '/api/me/trips/:id/rooming', { tokens: { id } }, options);
}

/**
 * Send the version that was read. Nobody sleeps in a room of another type than booked, and no room holds more than it sleeps; a later version is a conflict. Travelers who trade places are moved in one call.
 * @summary Move travelers to other rooms, all or none
 */
export function moveTravelers(id: string, roomMoves: RoomMoves, options?: CallInit): Promise<Rooming> {
  return $core.call('POST', '/api/me/trips/:id/rooming/moves', { tokens: { id }, body: roomMoves }, options, ['/api/me/trips/:id/rooming', '/api/me/trips/:id/manifest']);
}

/**
 * The moves that no longer hold are forgotten. Where people sleep stays the same.
 * @summary Take note of what changes of bookings undid
 */
export function acknowledgeRooming(id: string, options?: CallInit): Promise<Rooming> {
  return $core.call('POST', '/api/me/trips/:id/rooming/acknowledgement', { tokens: { id } }, options, ['/api/me/trips/:id/rooming']);
}

/**
 * Needs no sign-in. Pages read it first.
 * @summary The marketplace this host name belongs to, with its brand, theme and feature switches
 */
export function getTenant(options?: CallInit): Promise<Tenant> {
  return $core.call('GET', '/public/tenant', {}, options);
}

/**
 * Needs no sign-in.
 * @summary The marketplace's logo
 */
export function getTenantLogo(params?: GetTenantLogoParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/tenant/logo', { query: params }, options);
}

/** The address of getTenantLogo. */
export function getGetTenantLogoUrl(params?: GetTenantLogoParams): string {
  return $core.address('/public/tenant/logo', { query: params });
}

/**
 * A policy is a figure, switch or text that rules follow, such as the days of a deadline.
 * @summary Every policy of the tenant with its kind and default (DECISIONS 2)
 */
export function getPolicies(options?: CallInit): Promise<Policies> {
  return $core.call('GET', '/api/admin/policies', {}, options);
}

/**
 * Send the version that was read. What is left out stays.
 * @summary Change policies by their paths; one that cannot be used is refused by name and nothing changes
 */
export function updatePolicies(policiesUpdate: PoliciesUpdate, options?: CallInit): Promise<Policies> {
  return $core.call('POST', '/api/admin/policies', { body: policiesUpdate }, options);
}

/**
 * Brand, theme, locale, sender, host names, providers and feature switches.
 * @summary Everything an admin may set of the marketplace
 */
export function getTenantSettings(options?: CallInit): Promise<TenantSettings> {
  return $core.call('GET', '/api/admin/tenant', {}, options);
}

/**
 * Send the version that was read; 409 says that somebody has saved meanwhile.
 * @summary Change brand, theme, locale, sender and feature switches; what is left out stays
 */
export function updateTenantSettings(tenantSettingsUpdate: TenantSettingsUpdate, options?: CallInit): Promise<TenantSettings> {
  return $core.call('POST', '/api/admin/tenant', { body: tenantSettingsUpdate }, options, ['/public/tenant']);
}

/**
 * Answers the settings with their new version.
 * @summary Replace the logo by a PNG or JPEG picture; no data removes it
 */
export function uploadTenantLogo(logoUpload: LogoUpload, options?: CallInit): Promise<TenantSettings> {
  return $core.call('POST', '/api/admin/tenant/logo', { body: logoUpload }, options, ['/public/tenant']);
}

/**
 * The hosts of the answer say what proves the ownership.
 * @summary Ask for a host name; it serves once its ownership is proven
 */
export function addTenantHost(hostNameInput: HostNameInput, options?: CallInit): Promise<TenantSettings> {
  return $core.call('POST', '/api/admin/tenant/hosts', { body: hostNameInput }, options, ['/public/tenant']);
}

/**
 * The hosts of the answer say what was found.
 * @summary Look for the proof of a host name now
 */
export function checkTenantHost(hostNameInput: HostNameInput, options?: CallInit): Promise<TenantSettings> {
  return $core.call('POST', '/api/admin/tenant/hosts/check', { body: hostNameInput }, options, ['/public/tenant']);
}

/**
 * The marketplace is no longer found by that name.
 * @summary Let a host name go; the last one stays
 */
export function removeTenantHost(hostNameInput: HostNameInput, options?: CallInit): Promise<TenantSettings> {
  return $core.call('POST', '/api/admin/tenant/hosts/remove', { body: hostNameInput }, options, ['/public/tenant']);
}

/**
 * Send the version that was read. service names what is provided, choice who provides it.
 * @summary Choose who does an outside service, with its settings; secrets are sealed and never read back (DECISIONS 6)
 */
export function chooseProvider(providerChoice: ProviderChoice, options?: CallInit): Promise<TenantSettings> {
  return $core.call('POST', '/api/admin/tenant/providers', { body: providerChoice }, options, ['/public/tenant']);
}

/**
 * Search with q.
 * @summary Every marketplace of the deployment, for platform operators
 */
export function listTenants(params?: ListTenantsParams, options?: CallInit): Promise<TenantPage> {
  return $core.call('GET', '/api/admin/tenants', { query: params }, options);
}

/**
 * The answer says where it is found.
 * @summary Open a marketplace at a host name and invite its first admin
 */
export function createTenant(newTenant: NewTenant, options?: CallInit): Promise<TenantSummary> {
  return $core.call('POST', '/api/admin/tenants', { body: newTenant }, options, ['/api/admin/tenants']);
}

/**
 * Only sandbox marketplaces have a clock of their own.
 * @summary The time as this marketplace sees it, and whether everything due by then has run
 */
export function getTestClock(options?: CallInit): Promise<TestClock> {
  return $core.call('GET', '/api/admin/clock', {}, options);
}

/**
 * Name an instant or a number of seconds. Follow the run with getClockRun.
 * @summary Advance the clock of a sandbox marketplace; every rule with a date follows, in the order of time
 */
export function advanceTestClock(clockAdvance: ClockAdvance, options?: CallInit): Promise<ClockRun> {
  return $core.call('POST', '/api/admin/clock', { body: clockAdvance }, options, ['/api/admin/clock']);
}

/**
 * With the steps so far, and what went wrong.
 * @summary How far an advance has come
 */
export function getClockRun(id: string, options?: CallInit): Promise<ClockRun> {
  return $core.call('GET', '/api/admin/clock/runs/:id', { tokens: { id } }, options);
}

/**
 * With the airports, their time zone, and how many may ride.
 * @summary Whether the caller can book rides for a trip, why not, and within which days (T-077, T-195, T-196)
 */
export function getGroundTransferOffer(tripId: string, options?: CallInit): Promise<GroundTransferOffer> {
  return $core.call('GET', '/api/me/trips/:tripId/ground-transfers', { tokens: { tripId } }, options);
}

/**
 * Search with q; filter by trip, booking, type and status.
 * @summary Rides that the caller may see: of his bookings, of a host's trips, of what a helper looks after (H-463, H-465, H-484, T-212)
 */
export function listGroundTransfers(params?: ListGroundTransfersParams, options?: CallInit): Promise<GroundTransferPage> {
  return $core.call('GET', '/api/me/ground-transfers', { query: $core.joined(params, 'ids') }, options);
}

/**
 * Name the quotes and a payment method. The answer holds the rides, and the payment when there is one.
 * @summary Book one ride or both, paid with the same call; a host's rides for the free places cost him nothing (H-466, T-207)
 */
export function bookGroundTransfers(bookGroundTransfersBody: BookGroundTransfers, options?: CallInit): Promise<BookedGroundTransfers> {
  return $core.call('POST', '/api/me/ground-transfers', { body: bookGroundTransfersBody }, options, ['/api/me/ground-transfers']);
}

/**
 * Booking takes the ids of the quotes.
 * @summary What vehicles there are for each leg, the cheapest first; a company out of reach is an empty list with a flag (T-204 to T-206)
 */
export function quoteGroundTransfers(quoteGroundTransfersBody: QuoteGroundTransfers, options?: CallInit): Promise<GroundTransferQuotes> {
  return $core.call('POST', '/api/me/ground-transfers/quotes', { body: quoteGroundTransfersBody }, options);
}

/**
 * Arrival and departure are estimated each on its own.
 * @summary How long each leg takes by road (T-213)
 */
export function estimateGroundTransfers(estimateGroundTransfersBody: EstimateGroundTransfers, options?: CallInit): Promise<GroundTransferEstimates> {
  return $core.call('POST', '/api/me/ground-transfers/durations', { body: estimateGroundTransfersBody }, options);
}

/**
 * With its state, its journey, and what can be changed.
 * @summary One ride (H-464)
 */
export function getGroundTransfer(id: string, options?: CallInit): Promise<GroundTransfer> {
  return $core.call('GET', '/api/me/ground-transfers/:id', { tokens: { id } }, options);
}

/**
 * Send the version that was read. editableFields of the ride names what can be changed.
 * @summary Correct the flight or the traveler to be met, until the driver is on the way (H-467, T-189, T-211)
 */
export function updateGroundTransfer(id: string, groundTransferUpdate: GroundTransferUpdate, options?: CallInit): Promise<GroundTransfer> {
  return $core.call('PATCH', '/api/me/ground-transfers/:id', { tokens: { id }, body: groundTransferUpdate }, options, ['/api/me/ground-transfers']);
}

/**
 * Send the version that was read.
 * @summary Cancel a ride: its price goes back until the free hours before it begin (T-210, T-273)
 */
export function cancelGroundTransfer(id: string, cancelGroundTransferBody: CancelGroundTransfer, options?: CallInit): Promise<GroundTransfer> {
  return $core.call('POST', '/api/me/ground-transfers/:id/cancel', { tokens: { id }, body: cancelGroundTransferBody }, options, ['/api/me/ground-transfers']);
}

/**
 * Light rows with id, name and a few facts, for a field that picks one.
 * @summary Trips for pickers (H-483); facts: host, start, shortId
 */
export function listTripMetadata(params?: ListTripMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/trips', { query: params }, options);
}

/**
 * Filter by status. Programs of an operator need the scope trips:read.
 * @summary The signed-in person's trips, as host, operator or traveler (H-483)
 */
export function listTrips(params?: ListTripsParams, options?: CallInit): Promise<TripPage> {
  return $core.call('GET', '/api/me/trips', { query: params }, options);
}

/**
 * Name, summary, code and number of spots are those of the review.
 * @summary The operator saves the review of a request; a trip with status created is made (O-098, O-182)
 */
export function createTripFromRequest(tripFromRequest: TripFromRequest, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/me/trips', { body: tripFromRequest }, options, ['/api/me/trips', '/api/me/trip-requests']);
}

/**
 * What it holds follows from who asks. Programs of an operator need the scope trips:read.
 * @summary A trip with what this person may see of it and may do with it
 */
export function getTrip(id: string, options?: CallInit): Promise<Trip> {
  return $core.call('GET', '/api/me/trips/:id', { tokens: { id } }, options);
}

/**
 * Send the version that was read; 409 says that somebody has saved meanwhile.
 * @summary Change fields, or move the trip along by naming the next status (H-533, O-183)
 */
export function updateTrip(id: string, tripUpdate: TripUpdate, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/me/trips/:id', { tokens: { id }, body: tripUpdate }, options, ['/api/me/trips', '/api/me/trip-details/:tripId', '/api/me/host/:id/home-trips', '/api/me/trips/:id/preview']);
}

/**
 * It is the text that acceptHostTerms signs.
 * @summary The services agreement for this trip (H-544)
 */
export function getHostTerms(id: string, options?: CallInit): Promise<HostTermsDocument> {
  return $core.call('GET', '/api/me/trips/:id/host-terms', { tokens: { id } }, options);
}

/**
 * Send the version of the trip and the terms that were shown with the new prices.
 * @summary New prices with the agreement that goes with them (H-541)
 */
export function updateHostTerms(id: string, acceptHostTerms: AcceptHostTerms, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/me/trips/:id/host-terms', { tokens: { id }, body: acceptHostTerms }, options);
}

/**
 * Send the version of the trip and the terms that were shown.
 * @summary The host agrees to the services agreement (H-541 to H-543)
 */
export function acceptHostTerms(id: string, acceptHostTermsBody: AcceptHostTerms, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/me/trips/:id/accept-terms', { tokens: { id }, body: acceptHostTermsBody }, options, ['/api/me/trips/:id/host-terms', '/api/me/trips', '/api/me/trip-details/:tripId', '/api/me/host/:id/home-trips']);
}

/**
 * Search with q; filter by host, operator, itinerary and status.
 * @summary Trips, the newest first (H-463, H-465, H-483)
 */
export function adminListTrips(params?: AdminListTripsParams, options?: CallInit): Promise<TripPage> {
  return $core.call('GET', '/api/admin/trips', { query: params }, options);
}

/**
 * Answers the trip as an admin or its manager may see it.
 * @summary One trip as an admin or its manager sees it (H-464, H-483)
 */
export function adminGetTrip(id: string, options?: CallInit): Promise<Trip> {
  return $core.call('GET', '/api/admin/trips/:id', { tokens: { id } }, options);
}

/**
 * Send the version that was read; 409 says that somebody has saved meanwhile.
 * @summary Approve the pricing, cancel, or correct a trip
 */
export function adminUpdateTrip(id: string, tripUpdate: TripUpdate, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/admin/trips/:id', { tokens: { id }, body: tripUpdate }, options, ['/api/admin/trips', '/api/admin/bookings', '/api/metadata/audit-logs', '/api/admin/waiting']);
}

/**
 * Needs no sign-in. Search with q. Filters hold together; the answer counts for each what the others let through, and when nothing is left, what leaving one of them out would show.
 * @summary Trips one can book or look forward to
 */
export function listPublicTrips(params?: ListPublicTripsParams, options?: CallInit): Promise<PublicTripPage> {
  return $core.call('GET', '/public/trips', { query: params }, options);
}

/**
 * Needs no sign-in. Name the trip by its path; preview takes the token of getTripPreview.
 * @summary The public trip page (H-555)
 */
export function getPublicTrip(params: GetPublicTripParams, options?: CallInit): Promise<PublicTrip> {
  return $core.call('GET', '/public/trip-details', { query: params }, options);
}

/**
 * Needs no sign-in. Ask without a cookie and with the tag of the answer before; while nothing was sold, the answer is 304. It is at most a second old. Trips without a public page are left out.
 * @summary What is left of trips, and at what price, for a page that stays open
 */
export function listTripSales(params: ListTripSalesParams, options?: CallInit): Promise<TripSales> {
  return $core.call('GET', '/public/trip-sales', { query: params }, options);
}

/**
 * The earliest first, without those that have no public page.
 * @summary The trips that the signed-in person saved and can still look forward to
 */
export function listSavedTrips(options?: CallInit): Promise<SavedTrips> {
  return $core.call('GET', '/api/me/saved-trips', {}, options);
}

/**
 * Saving twice changes nothing. At most 100 are kept; paths that name no trip do not matter.
 * @summary Save trips, or let go of them
 */
export function saveTrips(savedTripsInput: SavedTripsInput, options?: CallInit): Promise<SavedTrips> {
  return $core.call('POST', '/api/me/saved-trips', { body: savedTripsInput }, options, ['/api/me/saved-trips']);
}

/**
 * Send the version of the trip. The answer is the trip as it is then.
 * @summary Add an informal gathering to a day (H-387, H-552)
 */
export function createGathering(id: string, serviceEdit: ServiceEdit, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/me/trips/:id/gatherings', { tokens: { id }, body: serviceEdit }, options);
}

/**
 * Send the version of the trip. The answer is the trip as it is then.
 * @summary Change a service of the trip (H-551, H-552, O-184)
 */
export function updateTripService(tripId: string, type: ServiceType, serviceId: string, serviceEdit: ServiceEdit, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/me/trips/:tripId/service/:type/:serviceId', { tokens: { tripId, type, serviceId }, body: serviceEdit }, options);
}

/**
 * The answer is the trip as it is then.
 * @summary Remove a service; hosts remove informal gatherings only (H-392, O-162)
 */
export function deleteTripService(tripId: string, type: ServiceType, serviceId: string, options?: CallInit): Promise<Trip> {
  return $core.call('DELETE', '/api/me/trips/:tripId/service/:type/:serviceId', { tokens: { tripId, type, serviceId } }, options);
}

/**
 * Travelers get what they have not acknowledged yet. Hosts, operators and admins get all of it, with how many travelers have seen the latest of each day.
 * @summary What changed on the days of a trip since people booked it
 */
export function listDayChanges(id: string, options?: CallInit): Promise<DayChangeList> {
  return $core.call('GET', '/api/me/trips/:id/day-changes', { tokens: { id } }, options);
}

/**
 * Name the revision that was read. When the day has changed once more, it is a conflict.
 * @summary Say that one has seen what changed on a day
 */
export function acknowledgeDayChanges(id: string, day: number, dayChangesSeen: DayChangesSeen, options?: CallInit): Promise<DayChangeList> {
  return $core.call('POST', '/api/me/trips/:id/day-changes/:day/acknowledge', { tokens: { id, day }, body: dayChangesSeen }, options, ['/api/me/trips/:id/day-changes']);
}

/**
 * With how many there may be, whether they are submitted, and whether they can still be changed.
 * @summary The host's companions of a trip (H-538)
 */
export function getHostCompanions(id: string, options?: CallInit): Promise<HostCompanions> {
  return $core.call('GET', '/api/me/trips/:id/host-companions', { tokens: { id } }, options);
}

/**
 * saveHostCompanions keeps them until they are complete.
 * @summary Submit the companions; they are locked then (H-330, H-331)
 */
export function submitHostCompanions(id: string, hostCompanionsInput: HostCompanionsInput, options?: CallInit): Promise<HostCompanions> {
  return $core.call('POST', '/api/me/trips/:id/host-companions', { tokens: { id }, body: hostCompanionsInput }, options);
}

/**
 * They can be changed until they are submitted.
 * @summary Keep what was entered so far (H-539)
 */
export function saveHostCompanions(id: string, hostCompanionsInput: HostCompanionsInput, options?: CallInit): Promise<HostCompanions> {
  return $core.call('PUT', '/api/me/trips/:id/host-companions', { tokens: { id }, body: hostCompanionsInput }, options);
}

/**
 * With whether they are submitted, and whether the caller can still correct them.
 * @summary The companions of a trip's host as an admin or its manager sees them
 */
export function adminGetHostCompanions(id: string, options?: CallInit): Promise<HostCompanions> {
  return $core.call('GET', '/api/admin/trips/:id/host-companions', { tokens: { id } }, options);
}

/**
 * Replaces the list.
 * @summary Correct companions, submitted ones too (H-540)
 */
export function adminSetHostCompanions(id: string, hostCompanionsInput: HostCompanionsInput, options?: CallInit): Promise<HostCompanions> {
  return $core.call('POST', '/api/admin/trips/:id/host-companions', { tokens: { id }, body: hostCompanionsInput }, options);
}

/**
 * What there is, what is taken, and what is left.
 * @summary Places, private rooms and bookable activities of a trip (H-550)
 */
export function getTripInventory(id: string, options?: CallInit): Promise<TripInventory> {
  return $core.call('GET', '/api/me/trips/:id/inventory', { tokens: { id } }, options);
}

/**
 * Name the number in total.
 * @summary Whether so many private rooms are left (H-550)
 */
export function getSingleSupplement(id: string, params?: GetSingleSupplementParams, options?: CallInit): Promise<SingleSupplement> {
  return $core.call('GET', '/api/me/trips/:id/inventory/single-supplement', { tokens: { id }, query: params }, options);
}

/**
 * Answers how many are taken and left.
 * @summary Set how many private rooms there are (O-186)
 */
export function setSingleSupplement(id: string, singleSupplementInput: SingleSupplementInput, options?: CallInit): Promise<SingleSupplement> {
  return $core.call('POST', '/api/me/trips/:id/inventory/single-supplement', { tokens: { id }, body: singleSupplementInput }, options);
}

/**
 * Whoever has the path sees the page, signed out too, until it expires. A trip without a page yet is illegal_state.
 * @summary Where the trip's page is shown, before it is public too (H-067, H-075, H-152)
 */
export function getTripPreview(id: string, options?: CallInit): Promise<TripPreview> {
  return $core.call('GET', '/api/me/trips/:id/preview', { tokens: { id } }, options);
}

/**
 * Revenue, fees, costs and earnings, and the two halves in which they are paid.
 * @summary What the host earned with a trip that is over (H-163, H-544, H-622)
 */
export function getEarningsReport(id: string, options?: CallInit): Promise<EarningsReport> {
  return $core.call('GET', '/api/me/trips/:id/earnings-report', { tokens: { id } }, options);
}

/**
 * canApprove of the report says whether it can be.
 * @summary Finalize the report, with the figures as they are now
 */
export function approveEarningsReport(id: string, options?: CallInit): Promise<EarningsReport> {
  return $core.call('POST', '/api/admin/trips/:id/earnings-report/approve', { tokens: { id } }, options, ['/api/admin/waiting']);
}

/**
 * What was saved since shows on the public page from now on.
 * @summary Publish the trip page as it is now (H-553)
 */
export function publishTrip(id: string, options?: CallInit): Promise<Trip> {
  return $core.call('POST', '/api/admin/files/website/trips/:id/publish', { tokens: { id } }, options, ['/api/admin/waiting']);
}

/**
 * The next visitor gets the page anew.
 * @summary Forget what is kept of the trip's public page (H-554)
 */
export function clearTripDetailsCache(id: string, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/admin/cache/clear/trip-details/:id', { tokens: { id } }, options);
}

/**
 * As HTML, with its subject.
 * @summary A promotional email as its readers would get it (H-545)
 */
export function getEmailPreview(id: string, kind: string, params?: GetEmailPreviewParams, options?: CallInit): Promise<EmailPreview> {
  return $core.call('GET', '/api/me/trips/:id/email-preview/:kind', { tokens: { id, kind }, query: params }, options);
}

/**
 * Nothing is kept, and nobody is written to.
 * @summary The same with words that are not saved yet (H-545)
 */
export function previewEmail(id: string, kind: string, emailPreviewInput: EmailPreviewInput, options?: CallInit): Promise<EmailPreview> {
  return $core.call('POST', '/api/me/trips/:id/email-preview/:kind', { tokens: { id, kind }, body: emailPreviewInput }, options);
}

/**
 * With the words of the call. Nobody but the host gets it.
 * @summary Send a promotional email to the host's own address (H-448, H-546)
 */
export function sendTestEmail(id: string, kind: string, emailPreviewInput: EmailPreviewInput, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/me/trips/:id/send-test-email/:kind', { tokens: { id, kind }, body: emailPreviewInput }, options);
}

/**
 * Sensitive answers, such as those about passport and health, are kept encrypted, and each reading of them is audited.
 * @summary A traveler's trip form; the host of the trip sees it too (T-085, H-238)
 */
export function getTripForm(tripId: string, travelerId: string, options?: CallInit): Promise<TripForm> {
  return $core.call('GET', '/api/me/trips/:tripId/travelers/:travelerId', { tokens: { tripId, travelerId } }, options);
}

/**
 * Replaces the answers. Send the version that was read; complete says whether anything is still missing.
 * @summary Save a traveler's trip form, as the traveler or the host of the trip (T-227, H-549)
 */
export function saveTripForm(tripId: string, travelerId: string, tripForm: TripForm, options?: CallInit): Promise<TripForm> {
  return $core.call('POST', '/api/me/trips/:tripId/travelers/:travelerId', { tokens: { tripId, travelerId }, body: tripForm }, options, ['/api/me/bookings', '/api/me/trips/:id/travel-info']);
}

/**
 * For the operator of the trip and for those who look after it. They are kept encrypted, and each reading of them is audited.
 * @summary Whom to call for each traveler of a trip
 */
export function listEmergencyContacts(id: string, options?: CallInit): Promise<EmergencyContactList> {
  return $core.call('GET', '/api/me/trips/:id/emergency-contacts', { tokens: { id } }, options);
}

/**
 * Light rows with id, name and a few facts, for a field that picks one.
 * @summary Trip requests for pickers (H-482); facts: host, start
 */
export function listTripRequestMetadata(params?: ListTripRequestMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/trip-requests', { query: params }, options);
}

/**
 * Answers the request as getTripRequest does.
 * @summary One request (H-464, H-482)
 */
export function adminGetTripRequest(id: string, options?: CallInit): Promise<TripRequest> {
  return $core.call('GET', '/api/admin/trip-requests/:id', { tokens: { id } }, options);
}

/**
 * Send the version that was read.
 * @summary Change start date or additional requests while pending (H-467, H-482)
 */
export function adminUpdateTripRequest(id: string, tripRequestUpdate: TripRequestUpdate, options?: CallInit): Promise<TripRequest> {
  return $core.call('POST', '/api/admin/trip-requests/:id', { tokens: { id }, body: tripRequestUpdate }, options);
}

/**
 * Filter by status. Programs of an operator need the scope requests:read.
 * @summary A host's own requests; for operators those for their itineraries (H-482, O-179)
 */
export function listTripRequests(params?: ListTripRequestsParams, options?: CallInit): Promise<TripRequestPage> {
  return $core.call('GET', '/api/me/trip-requests', { query: params }, options);
}

/**
 * instantlyApproved says that no review is needed.
 * @summary Reserve This Trip (H-524)
 */
export function createTripRequest(tripRequestForm: TripRequestForm, options?: CallInit): Promise<TripRequestCreated> {
  return $core.call('POST', '/api/me/trip-requests', { body: tripRequestForm }, options, ['/api/me/trip-requests', '/api/me/host/:id/home-trips']);
}

/**
 * Programs of an operator need the scope requests:read.
 * @summary One trip request
 */
export function getTripRequest(id: string, options?: CallInit): Promise<TripRequest> {
  return $core.call('GET', '/api/me/trip-requests/:id', { tokens: { id } }, options);
}

/**
 * Send the version that was read.
 * @summary Change start date or additional requests while pending (H-526)
 */
export function updateTripRequest(id: string, tripRequestUpdate: TripRequestUpdate, options?: CallInit): Promise<TripRequest> {
  return $core.call('POST', '/api/me/trip-requests/:id', { tokens: { id }, body: tripRequestUpdate }, options);
}

/**
 * Send the version that was read, and the reason.
 * @summary The operator or the platform turns a pending request down; its departure is free again
 */
export function rejectTripRequest(id: string, tripRequestRejection: TripRequestRejection, options?: CallInit): Promise<TripRequest> {
  return $core.call('POST', '/api/me/trip-requests/:id/reject', { tokens: { id }, body: tripRequestRejection }, options);
}

/**
 * Send the version that was read. The operator is told by the event of the changed status.
 * @summary The host takes a pending request back; its departure is free again
 */
export function withdrawTripRequest(id: string, tripRequestWithdrawal: TripRequestWithdrawal, options?: CallInit): Promise<TripRequest> {
  return $core.call('POST', '/api/me/trip-requests/:id/withdraw', { tokens: { id }, body: tripRequestWithdrawal }, options, ['/api/me/trip-requests', '/api/me/trip-requests/:id', '/api/me/host/:id/home-trips']);
}

/**
 * With the price that is suggested to the host.
 * @summary What the form would cost, before it is sent (H-222); changes nothing
 */
export function quoteTripRequest(tripRequestForm: TripRequestForm, options?: CallInit): Promise<TripRequestCost> {
  return $core.call('POST', '/api/me/trip-requests/cost', { body: tripRequestForm }, options);
}

/**
 * Search with q; filter by host, operator, itinerary and status.
 * @summary Requests, the newest first (H-463, H-465, H-482)
 */
export function adminListTripRequests(params?: AdminListTripRequestsParams, options?: CallInit): Promise<TripRequestPage> {
  return $core.call('GET', '/api/admin/trip-requests', { query: params }, options);
}

/**
 * With its state and since when it fails. The secret is never shown again.
 * @summary One subscription (H-464, H-486)
 */
export function adminGetWebhook(id: string, options?: CallInit): Promise<Webhook> {
  return $core.call('GET', '/api/admin/webhooks/:id', { tokens: { id } }, options);
}

/**
 * Send the version that was read.
 * @summary Change a subscription (H-467, H-486)
 */
export function adminUpdateWebhook(id: string, webhookUpdate: WebhookUpdate, options?: CallInit): Promise<Webhook> {
  return $core.call('POST', '/api/admin/webhooks/:id', { tokens: { id }, body: webhookUpdate }, options);
}

/**
 * Filter by state and operator.
 * @summary Every subscription of the marketplace, its own and its operators' (H-486)
 */
export function adminListWebhooks(params?: AdminListWebhooksParams, options?: CallInit): Promise<WebhookPage> {
  return $core.call('GET', '/api/admin/webhooks', { query: params }, options);
}

/**
 * Deliveries are signed by the Standard Webhooks scheme. Addresses in private networks are refused.
 * @summary Subscribe the marketplace; the secret is in this answer only
 */
export function adminCreateWebhook(webhookInput: WebhookInput, options?: CallInit): Promise<WebhookSecret> {
  return $core.call('POST', '/api/admin/webhooks', { body: webhookInput }, options, ['/api/admin/webhooks']);
}

/**
 * retryHours says after how many hours each try follows the one before.
 * @summary The event types there are, and how deliveries are retried (H-486)
 */
export function getWebhookMetadata(options?: CallInit): Promise<WebhookMetadata> {
  return $core.call('GET', '/api/metadata/webhooks', {}, options);
}

/**
 * Filter by state.
 * @summary An operator's subscriptions
 */
export function listWebhooks(operatorId: string, params?: ListWebhooksParams, options?: CallInit): Promise<WebhookPage> {
  return $core.call('GET', '/api/me/operators/:operatorId/webhooks', { tokens: { operatorId }, query: params }, options);
}

/**
 * Deliveries are signed by the Standard Webhooks scheme. Addresses in private networks are refused.
 * @summary Subscribe an operator; the secret is in this answer only
 */
export function createWebhook(operatorId: string, webhookInput: WebhookInput, options?: CallInit): Promise<WebhookSecret> {
  return $core.call('POST', '/api/me/operators/:operatorId/webhooks', { tokens: { operatorId }, body: webhookInput }, options, ['/api/me/operators/:operatorId/webhooks']);
}

/**
 * With its state and since when it fails. The secret is never shown again.
 * @summary One subscription
 */
export function getWebhook(id: string, options?: CallInit): Promise<Webhook> {
  return $core.call('GET', '/api/me/webhooks/:id', { tokens: { id } }, options);
}

/**
 * Send the version that was read.
 * @summary Change address or types, pause, resume or archive; a subscription is never deleted
 */
export function updateWebhook(id: string, webhookUpdate: WebhookUpdate, options?: CallInit): Promise<Webhook> {
  return $core.call('POST', '/api/me/webhooks/:id', { tokens: { id }, body: webhookUpdate }, options, ['/api/me/webhooks/:id/deliveries', '/api/me/operators/:operatorId/webhooks', '/api/admin/webhooks']);
}

/**
 * The answer holds the new secret once.
 * @summary Make a new secret; until the overlap ends deliveries carry a signature of each
 */
export function rotateWebhookSecret(id: string, rotationInput: RotationInput, options?: CallInit): Promise<WebhookSecret> {
  return $core.call('POST', '/api/me/webhooks/:id/rotate-secret', { tokens: { id }, body: rotationInput }, options, ['/api/me/webhooks/:id/deliveries', '/api/me/operators/:operatorId/webhooks', '/api/admin/webhooks']);
}

/**
 * after is a cursor of the feed. The answer counts the deliveries.
 * @summary Deliver again everything after a position of the feed
 */
export function replayWebhook(id: string, replayInput: ReplayInput, options?: CallInit): Promise<Replayed> {
  return $core.call('POST', '/api/me/webhooks/:id/replay', { tokens: { id }, body: replayInput }, options, ['/api/me/webhooks/:id/deliveries']);
}

/**
 * With status, duration and what the receiver answered. Filter by state.
 * @summary What was sent and what came back, newest first
 */
export function listDeliveries(id: string, params?: ListDeliveriesParams, options?: CallInit): Promise<DeliveryPage> {
  return $core.call('GET', '/api/me/webhooks/:id/deliveries', { tokens: { id }, query: params }, options);
}

/**
 * Answers the delivery.
 * @summary Send it again now
 */
export function resendDelivery(id: string, deliveryId: string, options?: CallInit): Promise<Delivery> {
  return $core.call('POST', '/api/me/webhooks/:id/deliveries/:deliveryId/resend', { tokens: { id, deliveryId } }, options, ['/api/me/webhooks/:id/deliveries']);
}
