import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../core/query.ts';
import * as calls from './client.ts';
import type { AcceptDispute, AcceptHostTerms, AccommodationPlan, AccountAction, ActivateUser, ActivateUserParams, ActivationState, AddOnRemoval, AdminCancelBooking, AdminCancellationInput, AdminCreateItineraryParams, AdminGetStatementParams, AdminListApiKeysParams, AdminListBookingsParams, AdminListItinerariesParams, AdminListLinksParams, AdminListPayablesParams, AdminListPayoutsParams, AdminListReviewsParams, AdminListTripRequestsParams, AdminListTripsParams, AdminListWebhooksParams, AdminPrintStatementParams, AlternativeInput, ApiKey, ApiKeyInput, ApiKeyPage, ApiKeySecret, ApproximateAmountParams, Approximation, Assignments, AssignmentsInput, Audience, AuditPage, AuthenticatePayment, AutomaticPayment, Availability, BackupCodes, BookGroundTransfers, BookMonth, BookMonthList, BookedGroundTransfers, Booking, BookingDispute, BookingFees, BookingInsurance, BookingMoney, BookingPage, BookingUpdated, BulkInput, BulkRun, BuyInsurance, CalendarFeed, CancelBooking, CancelGroundTransfer, CancelInsurance, CancellationOffer, CardList, CardSaving, CardToken, Cart, CartInput, Categories, ChangePassword, ChangePayer, CheckUserActivationParams, ClockAdvance, ClockRun, CompareItineraryVersionsParams, CountryList, Credentials, CreditList, CurrencyList, DayChangeList, DayChangesSeen, DeleteServicesParams, Delivery, DeliveryPage, DestinationList, Difference, DifferencePage, DiscountCalculation, DiscountCode, DiscountCodeInput, DiscountCodePage, DiscountInput, DisputeEvidence, Done, DownloadAuditLogsParams, DownloadExportParams, DownloadHostStatementParams, DownloadOperatorStatementParams, Earnings, EarningsReport, Email, EmailCampaign, EmailHookList, EmailOnly, EmailPage, EmailPreview, EmailPreviewInput, EmergencyContactList, EraseUser, ErasureCalculation, EstimateGroundTransfers, Export, ExportAudienceParams, ExportInput, ExportPage, GetActivationProfileParams, GetAnalyticsReportParams, GetAvailabilityParams, GetCancellationOfferParams, GetEmailPreviewParams, GetHostStatementParams, GetOperatorStatementParams, GetPasswordResetProfileParams, GetPublicTripParams, GetSingleSupplementParams, GetSuggestedSellPriceParams, GetTenantLogoParams, GetTripScreenshotParams, GroundTransfer, GroundTransferEstimates, GroundTransferOffer, GroundTransferPage, GroundTransferQuotes, GroundTransferUpdate, Hold, HoldDiscount, HoldInput, HoldInsurance, HoldReminder, HomeProgress, HomeTrips, Host, HostCompanions, HostCompanionsInput, HostDiscount, HostDiscountInput, HostDiscountPage, HostEvent, HostNameInput, HostNext, HostPage, HostSignup, HostSites, HostTermsDocument, HostUpdate, ImageUpload, Impersonation, ImpersonationPage, ImpersonationStart, ImportantDates, InsurancePolicy, InsurancePolicyList, InsuranceQuote, Introduction, InventoryBatch, InventoryBatchResult, InventoryChange, InventoryInput, InventoryItem, InventoryList, InventoryMetadata, Itinerary, ItineraryDifference, ItineraryDraft, ItineraryImport, ItineraryPage, ItineraryUpdate, ItineraryVersionPage, JobSchedule, JournalPeriod, Link, LinkPage, LinkUpdate, ListApiKeysParams, ListAuditLogsParams, ListBookingsParams, ListDeliveriesParams, ListDifferencesParams, ListDiscountCodesParams, ListEmailsParams, ListExportsParams, ListGroundTransfersParams, ListHostDiscountsParams, ListHostMetadataParams, ListHostPayoutsParams, ListHostsParams, ListImpersonationsParams, ListInventoryParams, ListItinerariesParams, ListItineraryMetadataParams, ListItineraryReviewsParams, ListItineraryVersionsParams, ListLinkMetadataParams, ListListViewsParams, ListMyLinksParams, ListMyNoticesParams, ListMyTravelersParams, ListOperatorMetadataParams, ListOperatorPayoutsParams, ListOperatorReviewsParams, ListOperatorsParams, ListPublicHostReviewsParams, ListPublicTripsParams, ListRecommendationMetadataParams, ListRecommendationsParams, ListReviewResponsesParams, ListServicesParams, ListTenantsParams, ListTravelerMetadataParams, ListTravelersParams, ListTripEmailsParams, ListTripMetadataParams, ListTripRequestMetadataParams, ListTripRequestsParams, ListTripSalesParams, ListTripTravelersParams, ListTripsParams, ListUserChoicesParams, ListUserMetadataParams, ListUsersParams, ListView, ListViewInput, ListViews, ListWebhooksParams, LogoUpload, MailedCode, MailedCodeVerified, MailingListSignup, Manifest, MarketingListFile, MarketingListImport, MemberList, MemberUpdate, MergeCalculation, MergeInput, MergeUsers, ModeratedReview, ModeratedReviews, Moderation, MoveBooking, MoveBookingInput, MoveCalculation, MyReview, NewHost, NewHostSite, NewLink, NewMember, NewOperator, NewPasskey, NewPassword, NewRecommendation, NewTenant, NewUser, NoticeChoice, NoticeChoices, NoticePage, NoticesRead, OnboardHost, OpeningWatch, OpeningWatched, OpeningWatchers, Operator, OperatorPage, OperatorUpdate, OrderIds, OrderRejections, PasskeyChallenge, PasskeyProof, PasswordOnly, PayBooking, PayHold, PayableList, PayeeStatement, PaymentConfig, PaymentResult, Payout, PayoutAccount, PayoutAccountInput, PayoutAction, PayoutActionInput, PayoutPage, PayoutVerification, PayoutVerificationInput, Person, Place, PlaceList, Policies, PoliciesUpdate, PriceRange, PrintHostStatementParams, PrintOperatorStatementParams, Profile, ProfileUpdate, ProviderChoice, PublicLink, PublicProfile, PublicProfileInput, PublicTrip, PublicTripPage, QuoteGroundTransfers, QuoteInsurance, Recommendation, RecommendationPage, RecommendationUpdate, ReconciliationResult, RecordMetadataPage, ReferrerInput, RefundCalculation, RefundItems, RefundQuote, RegionList, ReinstatableTravelers, ReinstateBooking, ReinstateCalculation, ReplaceParticipant, ReplacementOffer, ReplayInput, Replayed, ReportEmbed, RepriceQuotes, RepricedQuotes, RequestedTrips, ResetPasswordParams, ReviewInput, ReviewReport, ReviewResponses, RoomMoves, Rooming, RotationInput, SaveCard, SavedTrips, SavedTripsInput, SearchPlacesParams, SearchServiceLibraryParams, SecondFactorCode, Security, SentEmailPage, ServiceEdit, ServiceLibrary, ServiceRecordPage, ServiceSave, ServiceSaved, ServiceType, ServicesDeleted, SessionInfo, SessionList, SetAutomaticPayment, ShowHostTermsParams, ShowItineraryPortalParams, ShowPreparationParams, ShowTravelerTermsParams, SingleSupplement, SingleSupplementInput, SocialConnection, Statement, SubmitDispute, SurveyReply, Tenant, TenantPage, TenantSettings, TenantSettingsUpdate, TenantSummary, TestCard, TestClock, TestEmail, TestMail, TokenProfile, TotpConfirmation, TotpSetup, TransferCredit, Traveler, TravelerAudience, TravelerEmail, TravelerEmailPreview, TravelerPage, TravelerUpdate, Trip, TripDetails, TripForm, TripFromRequest, TripInventory, TripPage, TripPreview, TripRequest, TripRequestCost, TripRequestCreated, TripRequestForm, TripRequestPage, TripRequestRejection, TripRequestUpdate, TripRequestWithdrawal, TripSales, TripUpdate, TripVisit, UpdateBooking, UploadedImage, UserPage, UserUpdate, ValidityPeriodEdit, VersionOnly, WaitingList, WaitlistEntry, WaitlistInput, WaiveFee, Webhook, WebhookInput, WebhookMetadata, WebhookPage, WebhookSecret, WebhookUpdate } from './model/index.ts';

export const getListApiKeysQueryKey = (operatorId: string, params?: ListApiKeysParams) => [`/api/me/operators/${operatorId}/api-keys`, ...(params ? [params] : [])] as const;
export const getListApiKeysQueryOptions = <T = ApiKeyPage>(operatorId: string, params?: ListApiKeysParams, options?: AskInit<ApiKeyPage, T>): Asked<ApiKeyPage, T> =>
  ask(getListApiKeysQueryKey(operatorId, params), (init) => calls.listApiKeys(operatorId, params, init), options, [operatorId]);
/**
 * Returns each key with its scopes, state, and last use. Secrets are returned only when a key is created.
 * @summary List an operator's API keys, newest first
 */
export const useListApiKeys = <T = ApiKeyPage>(operatorId: string, params?: ListApiKeysParams, options?: AskInit<ApiKeyPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListApiKeysQueryOptions(operatorId, params, options), client);

/**
 * The response is the only one that contains the key. The key is not stored, so a repeated call with the same Idempotency-Key is answered without it.
 * @summary Create an API key
 */
export const useCreateApiKey = <C = unknown>(options?: MutationInit<ApiKeySecret, { operatorId: string; data: ApiKeyInput }, C>, client?: QueryClient): MutationResult<ApiKeySecret, { operatorId: string; data: ApiKeyInput }, C> =>
  useSend('createApiKey', ({ operatorId, data }, init) => calls.createApiKey(operatorId, data, init), options, client);

export const getAdminListApiKeysQueryKey = (params?: AdminListApiKeysParams) => [`/api/admin/api-keys`, ...(params ? [params] : [])] as const;
export const getAdminListApiKeysQueryOptions = <T = ApiKeyPage>(params?: AdminListApiKeysParams, options?: AskInit<ApiKeyPage, T>): Asked<ApiKeyPage, T> =>
  ask(getAdminListApiKeysQueryKey(params), (init) => calls.adminListApiKeys(params, init), options);
/**
 * For admins who look after every operator's integrations. Secrets are never returned. Filter by operator or by state.
 * @summary List the API keys of all operators in the marketplace, newest first
 */
export const useAdminListApiKeys = <T = ApiKeyPage>(params?: AdminListApiKeysParams, options?: AskInit<ApiKeyPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListApiKeysQueryOptions(params, options), client);

/**
 * Returns the new secret once. The previous key keeps working during the overlap; deploy the new secret to every program before it ends.
 * @summary Rotate an API key
 */
export const useRotateApiKey = <C = unknown>(options?: MutationInit<ApiKeySecret, { id: string; data: RotationInput }, C>, client?: QueryClient): MutationResult<ApiKeySecret, { id: string; data: RotationInput }, C> =>
  useSend('rotateApiKey', ({ id, data }, init) => calls.rotateApiKey(id, data, init), options, client);

/**
 * Takes effect immediately: calls with the key are refused. A revoked key cannot be restored; revoking it again is not an error.
 * @summary Revoke an API key
 */
export const useRevokeApiKey = <C = unknown>(options?: MutationInit<ApiKey, { id: string }, C>, client?: QueryClient): MutationResult<ApiKey, { id: string }, C> =>
  useSend('revokeApiKey', ({ id }, init) => calls.revokeApiKey(id, init), options, client);

export const getGetAssignmentsQueryKey = (id: string) => [`/api/admin/users/${id}/assignments`] as const;
export const getGetAssignmentsQueryOptions = <T = Assignments>(id: string, options?: AskInit<Assignments, T>): Asked<Assignments, T> =>
  ask(getGetAssignmentsQueryKey(id), (init) => calls.getAssignments(id, init), options, [id]);
/**
 * Account managers see and work on their assigned hosts and trips only.
 * @summary List the hosts and trips assigned to an account manager
 */
export const useGetAssignments = <T = Assignments>(id: string, options?: AskInit<Assignments, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetAssignmentsQueryOptions(id, options), client);

/**
 * Anything not listed is unassigned. The account manager's access changes immediately.
 * @summary Replace the hosts and trips assigned to an account manager
 */
export const useSetAssignments = <C = unknown>(options?: MutationInit<Assignments, { id: string; data: AssignmentsInput }, C>, client?: QueryClient): MutationResult<Assignments, { id: string; data: AssignmentsInput }, C> =>
  useSend('setAssignments', ({ id, data }, init) => calls.setAssignments(id, data, init), options, client);

export const getGetAnalyticsReportQueryKey = (reportName: 'trip-page-visits-by-channel' | 'trip-page-visits' | 'travelers', params?: GetAnalyticsReportParams) => [`/api/me/reports/data-analytics/${reportName}`, ...(params ? [params] : [])] as const;
export const getGetAnalyticsReportQueryOptions = <T = ReportEmbed>(reportName: 'trip-page-visits-by-channel' | 'trip-page-visits' | 'travelers', params: GetAnalyticsReportParams, options?: AskInit<ReportEmbed, T>): Asked<ReportEmbed, T> =>
  ask(getGetAnalyticsReportQueryKey(reportName, params), (init) => calls.getAnalyticsReport(reportName, params, init), options, [reportName]);
/**
 * The URL is signed and expires; request a new one each time the report is shown. Daily reports list only days with visits or bookings, oldest first.
 * @summary Get a report's figures and a URL for embedding it (H-514 to H-516)
 */
export const useGetAnalyticsReport = <T = ReportEmbed>(reportName: 'trip-page-visits-by-channel' | 'trip-page-visits' | 'travelers', params: GetAnalyticsReportParams, options?: AskInit<ReportEmbed, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetAnalyticsReportQueryOptions(reportName, params, options), client);

export const getShowReportQueryKey = (key: string) => [`/public/reports/${key}`] as const;
export const getShowReportQueryOptions = <T = Blob>(key: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getShowReportQueryKey(key), (init) => calls.showReport(key, init), options, [key]);
/**
 * Open the URL returned by getAnalyticsReport, which expires. The page is meant for a frame on the marketplace's own pages.
 * @summary Render a report as a page for embedding
 */
export const useShowReport = <T = Blob>(key: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getShowReportQueryOptions(key, options), client);

/**
 * Called by the public trip page. Neither IP addresses nor cookies are kept. Visits over the rate limit get the same response but are not counted.
 * @summary Record a visit to a trip page or the start of its checkout (H-515)
 */
export const useRecordTripVisit = <C = unknown>(options?: MutationInit<Done, { id: string; data: TripVisit }, C>, client?: QueryClient): MutationResult<Done, { id: string; data: TripVisit }, C> =>
  useSend('recordTripVisit', ({ id, data }, init) => calls.recordTripVisit(id, data, init), options, client);

/**
 * For actions that happen only in the browser, such as the first view of a page. The server adds the host and the time.
 * @summary Record a host's action that the server cannot observe (H-561, H-562, H-573)
 */
export const useRecordHostEvent = <C = unknown>(options?: MutationInit<Done, { data: HostEvent }, C>, client?: QueryClient): MutationResult<Done, { data: HostEvent }, C> =>
  useSend('recordHostEvent', ({ data }, init) => calls.recordHostEvent(data, init), options, client);

export const getListAuditLogsQueryKey = (params?: ListAuditLogsParams) => [`/api/metadata/audit-logs`, ...(params ? [params] : [])] as const;
export const getListAuditLogsQueryOptions = <T = AuditPage>(params?: ListAuditLogsParams, options?: AskInit<AuditPage, T>): Asked<AuditPage, T> =>
  ask(getListAuditLogsQueryKey(params), (init) => calls.listAuditLogs(params, init), options);
/**
 * Each entry says who changed what, acting as whom, when, and from where, with the values before and after. Filter by object, actor, action, and time, or search with q.
 * @summary List audit log entries, newest first (H-492)
 */
export const useListAuditLogs = <T = AuditPage>(params?: ListAuditLogsParams, options?: AskInit<AuditPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListAuditLogsQueryOptions(params, options), client);

export const getDownloadAuditLogsQueryKey = (params?: DownloadAuditLogsParams) => [`/api/metadata/audit-logs/file`, ...(params ? [params] : [])] as const;
export const getDownloadAuditLogsQueryOptions = <T = Blob>(params?: DownloadAuditLogsParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getDownloadAuditLogsQueryKey(params), (init) => calls.downloadAuditLogs(params, init), options);
/**
 * The download is itself recorded in the audit log.
 * @summary Download the matching audit log entries as CSV, newest first
 */
export const useDownloadAuditLogs = <T = Blob>(params?: DownloadAuditLogsParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getDownloadAuditLogsQueryOptions(params, options), client);

/**
 * All or nothing. Returns 409 sold_out, with what is left in details.
 * @summary Hold spots, private rooms, and activities for 15 minutes
 */
export const useCreateHold = <C = unknown>(options?: MutationInit<Hold, { tripId: string; data: HoldInput }, C>, client?: QueryClient): MutationResult<Hold, { tripId: string; data: HoldInput }, C> =>
  useSend('createHold', ({ tripId, data }, init) => calls.createHold(tripId, data, init), options, client);

export const getGetHoldQueryKey = (id: string) => [`/public/holds/${id}`] as const;
export const getGetHoldQueryOptions = <T = Hold>(id: string, options?: AskInit<Hold, T>): Asked<Hold, T> =>
  ask(getGetHoldQueryKey(id), (init) => calls.getHold(id, init), options, [id]);
/**
 * Send the hold's token in X-Hold-Token. A hold that has expired or been released returns 404.
 * @summary Get a hold with its contents, expiry, and price
 */
export const useGetHold = <T = Hold>(id: string, options?: AskInit<Hold, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHoldQueryOptions(id, options), client);

/**
 * Send the hold's token in X-Hold-Token. Its spots, rooms, and activities become available to others immediately.
 * @summary Release a hold
 */
export const useReleaseHold = <C = unknown>(options?: MutationInit<Done, { id: string }, C>, client?: QueryClient): MutationResult<Done, { id: string }, C> =>
  useSend('releaseHold', ({ id }, init) => calls.releaseHold(id, init), options, client);

/**
 * The response says whether the booking is made, the payment is still processing, or the cardholder must authenticate it.
 * @summary Book a hold by paying its deposit or full price
 */
export const usePayHold = <C = unknown>(options?: MutationInit<PaymentResult, { id: string; data: PayHold }, C>, client?: QueryClient): MutationResult<PaymentResult, { id: string; data: PayHold }, C> =>
  useSend('payHold', ({ id, data }, init) => calls.payHold(id, data, init), options, client);

/**
 * Sent only with the person's consent, once per trip, an hour after the hold has expired, and not if the trip has been booked by then. Its link continues the checkout on any device.
 * @summary Request one email reminder for finishing the checkout later
 */
export const useRemindOfHold = <C = unknown>(options?: MutationInit<Done, { id: string; data: HoldReminder }, C>, client?: QueryClient): MutationResult<Done, { id: string; data: HoldReminder }, C> =>
  useSend('remindOfHold', ({ id, data }, init) => calls.remindOfHold(id, data, init), options, client);

/**
 * One code per booking. A use of the code is reserved for as long as the hold lasts, so the price shown is the price paid.
 * @summary Apply a discount code to a hold
 */
export const useApplyHoldDiscount = <C = unknown>(options?: MutationInit<Hold, { id: string; data: HoldDiscount }, C>, client?: QueryClient): MutationResult<Hold, { id: string; data: HoldDiscount }, C> =>
  useSend('applyHoldDiscount', ({ id, data }, init) => calls.applyHoldDiscount(id, data, init), options, client);

/**
 * The code's use becomes available to others immediately. Without a code, the hold stays unchanged.
 * @summary Remove the discount code from a hold
 */
export const useRemoveHoldDiscount = <C = unknown>(options?: MutationInit<Hold, { id: string }, C>, client?: QueryClient): MutationResult<Hold, { id: string }, C> =>
  useSend('removeHoldDiscount', ({ id }, init) => calls.removeHoldDiscount(id, init), options, client);

/**
 * The quote applies to the party as held. Include its id in the payment to buy the insurance with the booking.
 * @summary Quote insurance for the travelers of a held party
 */
export const useQuoteHoldInsurance = <C = unknown>(options?: MutationInit<InsuranceQuote, { id: string; data: HoldInsurance }, C>, client?: QueryClient): MutationResult<InsuranceQuote, { id: string; data: HoldInsurance }, C> =>
  useSend('quoteHoldInsurance', ({ id, data }, init) => calls.quoteHoldInsurance(id, data, init), options, client);

export const getListBookingsQueryKey = (params?: ListBookingsParams) => [`/api/me/bookings`, ...(params ? [params] : [])] as const;
export const getListBookingsQueryOptions = <T = BookingPage>(params?: ListBookingsParams, options?: AskInit<BookingPage, T>): Asked<BookingPage, T> =>
  ask(getListBookingsQueryKey(params), (init) => calls.listBookings(params, init), options);
/**
 * Returns each booking with its trip, the amounts paid and due, and the due date. Search with q.
 * @summary List the signed-in traveler's bookings (H-484)
 */
export const useListBookings = <T = BookingPage>(params?: ListBookingsParams, options?: AskInit<BookingPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListBookingsQueryOptions(params, options), client);

export const getGetBookingQueryKey = (id: string) => [`/api/me/bookings/${id}`] as const;
export const getGetBookingQueryOptions = <T = Booking>(id: string, options?: AskInit<Booking, T>): Asked<Booking, T> =>
  ask(getGetBookingQueryKey(id), (init) => calls.getBooking(id, init), options, [id]);
/**
 * For the booking's customer and travelers, and for those who look after the trip.
 * @summary Get a booking with its travelers, rooms, add-ons, and balance
 */
export const useGetBooking = <T = Booking>(id: string, options?: AskInit<Booking, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetBookingQueryOptions(id, options), client);

/**
 * Send the version and the total from the preview, and the rooms and add-ons as they should be. If an amount is due, include how it is paid.
 * @summary Change rooms and add-ons, paying any amount due (T-220)
 */
export const useUpdateBooking = <C = unknown>(options?: MutationInit<BookingUpdated, { id: string; data: UpdateBooking }, C>, client?: QueryClient): MutationResult<BookingUpdated, { id: string; data: UpdateBooking }, C> =>
  useSend('updateBooking', ({ id, data }, init) => calls.updateBooking(id, data, init), options, client);

/**
 * Send the amount and a payment method or saved card. The response is that of any payment: succeeded, processing, or waiting for authentication.
 * @summary Pay the minimum, a part, or all of a booking's balance (T-259)
 */
export const usePayBooking = <C = unknown>(options?: MutationInit<PaymentResult, { id: string; data: PayBooking }, C>, client?: QueryClient): MutationResult<PaymentResult, { id: string; data: PayBooking }, C> =>
  useSend('payBooking', ({ id, data }, init) => calls.payBooking(id, data, init), options, client);

/**
 * Records the signed-in traveler's agreement and returns the booking.
 * @summary Accept the traveler terms of a trip (T-228)
 */
export const useAcceptTravelerTerms = <C = unknown>(options?: MutationInit<Booking, { id: string }, C>, client?: QueryClient): MutationResult<Booking, { id: string }, C> =>
  useSend('acceptTravelerTerms', ({ id }, init) => calls.acceptTravelerTerms(id, init), options, client);

/**
 * Shows the first name and profile picture to everyone. Travelers are not shown until they choose to be, those under 18 are never shown, and anyone who withdraws is removed immediately.
 * @summary Choose whether the trip's public page shows the signed-in traveler
 */
export const useIntroduceTraveler = <C = unknown>(options?: MutationInit<Booking, { id: string; data: Introduction }, C>, client?: QueryClient): MutationResult<Booking, { id: string; data: Introduction }, C> =>
  useSend('introduceTraveler', ({ id, data }, init) => calls.introduceTraveler(id, data, init), options, client);

export const getAdminListBookingsQueryKey = (params?: AdminListBookingsParams) => [`/api/admin/bookings`, ...(params ? [params] : [])] as const;
export const getAdminListBookingsQueryOptions = <T = BookingPage>(params?: AdminListBookingsParams, options?: AskInit<BookingPage, T>): Asked<BookingPage, T> =>
  ask(getAdminListBookingsQueryKey(params), (init) => calls.adminListBookings(params, init), options);
/**
 * Search with q, which also matches the last four digits of a card that paid; filter by host, operator, trip, and person.
 * @summary List the bookings of all trips, newest first (H-463, H-465, H-487)
 */
export const useAdminListBookings = <T = BookingPage>(params?: AdminListBookingsParams, options?: AskInit<BookingPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListBookingsQueryOptions(params, options), client);

/**
 * No sign-in or payment required. Returns the position in line.
 * @summary Join a trip's waitlist as a party when it has too few spots
 */
export const useJoinWaitlist = <C = unknown>(options?: MutationInit<WaitlistEntry, { tripId: string; data: WaitlistInput }, C>, client?: QueryClient): MutationResult<WaitlistEntry, { tripId: string; data: WaitlistInput }, C> =>
  useSend('joinWaitlist', ({ tripId, data }, init) => calls.joinWaitlist(tripId, data, init), options, client);

/**
 * Send the rooms and add-ons as they should be; nothing is changed. Use the version and the total of the response when making the change.
 * @summary Preview a change of rooms and add-ons, line by line (T-097)
 */
export const usePreviewBookingChange = <C = unknown>(options?: MutationInit<Cart, { id: string; data: CartInput }, C>, client?: QueryClient): MutationResult<Cart, { id: string; data: CartInput }, C> =>
  useSend('previewBookingChange', ({ id, data }, init) => calls.previewBookingChange(id, data, init), options, client);

/**
 * Send the version and the total from the preview.
 * @summary Remove add-ons immediately (T-221)
 */
export const useRemoveAddOns = <C = unknown>(options?: MutationInit<BookingUpdated, { id: string; data: AddOnRemoval }, C>, client?: QueryClient): MutationResult<BookingUpdated, { id: string; data: AddOnRemoval }, C> =>
  useSend('removeAddOns', ({ id, data }, init) => calls.removeAddOns(id, data, init), options, client);

export const getGetCancellationOfferQueryKey = (id: string, params?: GetCancellationOfferParams) => [`/api/me/bookings/${id}/cancellation`, ...(params ? [params] : [])] as const;
export const getGetCancellationOfferQueryOptions = <T = CancellationOffer>(id: string, params?: GetCancellationOfferParams, options?: AskInit<CancellationOffer, T>): Asked<CancellationOffer, T> =>
  ask(getGetCancellationOfferQueryKey(id, params), (init) => calls.getCancellationOffer(id, params, init), options, [id]);
/**
 * Includes the rules that apply. Send the quote's id in cancelBooking.
 * @summary Preview a cancellation and its refund, for all or some travelers (T-079)
 */
export const useGetCancellationOffer = <T = CancellationOffer>(id: string, params?: GetCancellationOfferParams, options?: AskInit<CancellationOffer, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetCancellationOfferQueryOptions(id, params, options), client);

/**
 * Send the quote that was shown and, unless everyone cancels, the travelers.
 * @summary Cancel a booking or some of its travelers (T-225, H-491)
 */
export const useCancelBooking = <C = unknown>(options?: MutationInit<Booking, { id: string; data: CancelBooking }, C>, client?: QueryClient): MutationResult<Booking, { id: string; data: CancelBooking }, C> =>
  useSend('cancelBooking', ({ id, data }, init) => calls.cancelBooking(id, data, init), options, client);

export const getGetReplacementOfferQueryKey = (id: string, participantId: string) => [`/api/me/bookings/${id}/participants/${participantId}`] as const;
export const getGetReplacementOfferQueryOptions = <T = ReplacementOffer>(id: string, participantId: string, options?: AskInit<ReplacementOffer, T>): Asked<ReplacementOffer, T> =>
  ask(getGetReplacementOfferQueryKey(id, participantId), (init) => calls.getReplacementOffer(id, participantId, init), options, [id, participantId]);
/**
 * Returns the deadline and the fee. Call it before replaceParticipant.
 * @summary Check whether a traveler's spot can go to another person
 */
export const useGetReplacementOffer = <T = ReplacementOffer>(id: string, participantId: string, options?: AskInit<ReplacementOffer, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetReplacementOfferQueryOptions(id, participantId, options), client);

/**
 * A different email address gives the spot to another person, who is notified by email.
 * @summary Update a traveler or give their spot to another person
 */
export const useReplaceParticipant = <C = unknown>(options?: MutationInit<Booking, { id: string; participantId: string; data: ReplaceParticipant }, C>, client?: QueryClient): MutationResult<Booking, { id: string; participantId: string; data: ReplaceParticipant }, C> =>
  useSend('replaceParticipant', ({ id, participantId, data }, init) => calls.replaceParticipant(id, participantId, data, init), options, client);

/**
 * Send a reason and the refund; refundMinor is the calculated amount.
 * @summary Cancel a booking with a full refund or under the policy (H-487)
 */
export const useAdminCancelBooking = <C = unknown>(options?: MutationInit<Booking, { id: string; data: AdminCancelBooking }, C>, client?: QueryClient): MutationResult<Booking, { id: string; data: AdminCancelBooking }, C> =>
  useSend('adminCancelBooking', ({ id, data }, init) => calls.adminCancelBooking(id, data, init), options, client);

/**
 * Returns the money refunded, the trip credit issued, the amount kept, and the rules that apply. Nothing is changed.
 * @summary Preview the refund for canceling a booking
 */
export const useAdminCalculateCancellation = <C = unknown>(options?: MutationInit<RefundQuote, { id: string; data: AdminCancellationInput }, C>, client?: QueryClient): MutationResult<RefundQuote, { id: string; data: AdminCancellationInput }, C> =>
  useSend('adminCalculateCancellation', ({ id, data }, init) => calls.adminCalculateCancellation(id, data, init), options, client);

/**
 * Says whether it is possible and, if not, why, with the price and the add-ons. Nothing is changed. Send the total of the response in the reinstatement.
 * @summary Preview the reinstatement of a canceled booking
 */
export const useAdminCalculateReinstatement = <C = unknown>(options?: MutationInit<ReinstateCalculation, { id: string; data: ReinstateBooking }, C>, client?: QueryClient): MutationResult<ReinstateCalculation, { id: string; data: ReinstateBooking }, C> =>
  useSend('adminCalculateReinstatement', ({ id, data }, init) => calls.adminCalculateReinstatement(id, data, init), options, client);

/**
 * Send the travelers, whether to keep the add-ons, and the calculated total.
 * @summary Reinstate a canceled booking (H-488)
 */
export const useReinstateBooking = <C = unknown>(options?: MutationInit<Booking, { id: string; data: ReinstateBooking }, C>, client?: QueryClient): MutationResult<Booking, { id: string; data: ReinstateBooking }, C> =>
  useSend('reinstateBooking', ({ id, data }, init) => calls.reinstateBooking(id, data, init), options, client);

/**
 * Says whether it is possible and, if not, why, with the effect on the price, rooms, and add-ons. Nothing is changed. Send the total of the response in the move.
 * @summary Preview moving a booking to another trip
 */
export const useAdminCalculateMove = <C = unknown>(options?: MutationInit<MoveCalculation, { id: string; data: MoveBookingInput }, C>, client?: QueryClient): MutationResult<MoveCalculation, { id: string; data: MoveBookingInput }, C> =>
  useSend('adminCalculateMove', ({ id, data }, init) => calls.adminCalculateMove(id, data, init), options, client);

/**
 * Takes spots on the other trip and releases those on this one, both or neither. The booking takes the other trip's current price; an overpayment is refunded to the original payment method, and a shortfall is due with the balance. Rooms and add-ons move if the other trip has them.
 * @summary Move a booking with its travelers and payments to another trip
 */
export const useMoveBooking = <C = unknown>(options?: MutationInit<Booking, { id: string; data: MoveBooking }, C>, client?: QueryClient): MutationResult<Booking, { id: string; data: MoveBooking }, C> =>
  useSend('moveBooking', ({ id, data }, init) => calls.moveBooking(id, data, init), options, client);

/**
 * The new payer owes the balance and takes over what only the customer can do. Saved cards and automatic payment do not transfer; earlier payments stand, and refunds go to the original payment method.
 * @summary Change the payer to another traveler of the booking
 */
export const useChangePayer = <C = unknown>(options?: MutationInit<Booking, { id: string; data: ChangePayer }, C>, client?: QueryClient): MutationResult<Booking, { id: string; data: ChangePayer }, C> =>
  useSend('changePayer', ({ id, data }, init) => calls.changePayer(id, data, init), options, client);

export const getGetReinstatableTravelersQueryKey = (id: string) => [`/api/admin/bookings/${id}/reinstatable-travelers`] as const;
export const getGetReinstatableTravelersQueryOptions = <T = ReinstatableTravelers>(id: string, options?: AskInit<ReinstatableTravelers, T>): Asked<ReinstatableTravelers, T> =>
  ask(getGetReinstatableTravelersQueryKey(id), (init) => calls.getReinstatableTravelers(id, init), options, [id]);
/**
 * Only these travelers can be included in a reinstatement.
 * @summary List the travelers with whom a canceled booking can be reinstated (H-487)
 */
export const useGetReinstatableTravelers = <T = ReinstatableTravelers>(id: string, options?: AskInit<ReinstatableTravelers, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetReinstatableTravelersQueryOptions(id, options), client);

/**
 * Send the quote, its amount, and a payment method or saved card. The response is that of any payment; the policies are issued once the payment has arrived.
 * @summary Buy the insurance offered in a quote
 */
export const useBuyInsurance = <C = unknown>(options?: MutationInit<PaymentResult, { id: string; data: BuyInsurance }, C>, client?: QueryClient): MutationResult<PaymentResult, { id: string; data: BuyInsurance }, C> =>
  useSend('buyInsurance', ({ id, data }, init) => calls.buyInsurance(id, data, init), options, client);

export const getGetBookingInsuranceQueryKey = (id: string) => [`/api/me/bookings/${id}/insurance`] as const;
export const getGetBookingInsuranceQueryOptions = <T = BookingInsurance>(id: string, options?: AskInit<BookingInsurance, T>): Asked<BookingInsurance, T> =>
  ask(getGetBookingInsuranceQueryKey(id), (init) => calls.getBookingInsurance(id, init), options, [id]);
/**
 * Says why insurance is not offered, if so.
 * @summary Get a booking's insurance offer and policies (T-085)
 */
export const useGetBookingInsurance = <T = BookingInsurance>(id: string, options?: AskInit<BookingInsurance, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetBookingInsuranceQueryOptions(id, options), client);

/**
 * Takes the planned change and returns the difference in premium with a new quote.
 * @summary Quote the effect of a booking change on its insurance (T-217, T-218)
 */
export const useRepriceQuotes = <C = unknown>(options?: MutationInit<RepricedQuotes, { id: string; data: RepriceQuotes }, C>, client?: QueryClient): MutationResult<RepricedQuotes, { id: string; data: RepriceQuotes }, C> =>
  useSend('repriceQuotes', ({ id, data }, init) => calls.repriceQuotes(id, data, init), options, client);

/**
 * Returns the booking.
 * @summary Sign for a minor in place of accepting the terms (H-543, T-061, T-228)
 */
export const useAcceptMinorDisclaimer = <C = unknown>(options?: MutationInit<Booking, { id: string }, C>, client?: QueryClient): MutationResult<Booking, { id: string }, C> =>
  useSend('acceptMinorDisclaimer', ({ id }, init) => calls.acceptMinorDisclaimer(id, init), options, client);

export const getListTravelerMetadataQueryKey = (params?: ListTravelerMetadataParams) => [`/api/metadata/travelers`, ...(params ? [params] : [])] as const;
export const getListTravelerMetadataQueryOptions = <T = RecordMetadataPage>(params?: ListTravelerMetadataParams, options?: AskInit<RecordMetadataPage, T>): Asked<RecordMetadataPage, T> =>
  ask(getListTravelerMetadataQueryKey(params), (init) => calls.listTravelerMetadata(params, init), options);
/**
 * Returns lightweight rows with an id, a name, and a few facts.
 * @summary List travelers for a picker (H-481); facts: email, order, trip
 */
export const useListTravelerMetadata = <T = RecordMetadataPage>(params?: ListTravelerMetadataParams, options?: AskInit<RecordMetadataPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTravelerMetadataQueryOptions(params, options), client);

export const getListTravelersQueryKey = (params?: ListTravelersParams) => [`/api/admin/travelers`, ...(params ? [params] : [])] as const;
export const getListTravelersQueryOptions = <T = TravelerPage>(params?: ListTravelersParams, options?: AskInit<TravelerPage, T>): Asked<TravelerPage, T> =>
  ask(getListTravelersQueryKey(params), (init) => calls.listTravelers(params, init), options);
/**
 * Search with q; filter by trip, booking, and status.
 * @summary List the travelers of all bookings, newest first (H-463, H-465, H-481)
 */
export const useListTravelers = <T = TravelerPage>(params?: ListTravelersParams, options?: AskInit<TravelerPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTravelersQueryOptions(params, options), client);

export const getGetTravelerQueryKey = (id: string) => [`/api/admin/travelers/${id}`] as const;
export const getGetTravelerQueryOptions = <T = Traveler>(id: string, options?: AskInit<Traveler, T>): Asked<Traveler, T> =>
  ask(getGetTravelerQueryKey(id), (init) => calls.getTraveler(id, init), options, [id]);
/**
 * The caller can correct the fields in editableFields.
 * @summary Get a traveler of a booking (H-464, H-481)
 */
export const useGetTraveler = <T = Traveler>(id: string, options?: AskInit<Traveler, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTravelerQueryOptions(id, options), client);

/**
 * Send the version last read. The traveler's editableFields lists the fields that can be corrected.
 * @summary Correct a traveler's details until the trip is over (H-467, H-481)
 */
export const useUpdateTraveler = <C = unknown>(options?: MutationInit<Traveler, { id: string; data: TravelerUpdate }, C>, client?: QueryClient): MutationResult<Traveler, { id: string; data: TravelerUpdate }, C> =>
  useSend('updateTraveler', ({ id, data }, init) => calls.updateTraveler(id, data, init), options, client);

export const getListMyTravelersQueryKey = (params?: ListMyTravelersParams) => [`/api/me/travelers`, ...(params ? [params] : [])] as const;
export const getListMyTravelersQueryOptions = <T = TravelerPage>(params?: ListMyTravelersParams, options?: AskInit<TravelerPage, T>): Asked<TravelerPage, T> =>
  ask(getListMyTravelersQueryKey(params), (init) => calls.listMyTravelers(params, init), options);
/**
 * Search with q; filter by trip and status.
 * @summary List the travelers of the caller's bookings or, for hosts and operators, of their trips (H-481)
 */
export const useListMyTravelers = <T = TravelerPage>(params?: ListMyTravelersParams, options?: AskInit<TravelerPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListMyTravelersQueryOptions(params, options), client);

export const getListTripTravelersQueryKey = (tripId: string, params?: ListTripTravelersParams) => [`/api/me/trips/${tripId}/travelers`, ...(params ? [params] : [])] as const;
export const getListTripTravelersQueryOptions = <T = TravelerPage>(tripId: string, params?: ListTripTravelersParams, options?: AskInit<TravelerPage, T>): Asked<TravelerPage, T> =>
  ask(getListTripTravelersQueryKey(tripId, params), (init) => calls.listTripTravelers(tripId, params, init), options, [tripId]);
/**
 * Search with q; filter by status.
 * @summary List the travelers of a trip that the caller can see (H-483, H-548)
 */
export const useListTripTravelers = <T = TravelerPage>(tripId: string, params?: ListTripTravelersParams, options?: AskInit<TravelerPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTripTravelersQueryOptions(tripId, params, options), client);

export const getAdminGetBookingQueryKey = (id: string) => [`/api/admin/bookings/${id}`] as const;
export const getAdminGetBookingQueryOptions = <T = Booking>(id: string, options?: AskInit<Booking, T>): Asked<Booking, T> =>
  ask(getAdminGetBookingQueryKey(id), (init) => calls.adminGetBooking(id, init), options, [id]);
/**
 * Returns the same booking as getBooking.
 * @summary Get a booking (H-464, H-487)
 */
export const useAdminGetBooking = <T = Booking>(id: string, options?: AskInit<Booking, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminGetBookingQueryOptions(id, options), client);

export const getGetTripDetailsQueryKey = (tripId: string) => [`/api/me/trip-details/${tripId}`] as const;
export const getGetTripDetailsQueryOptions = <T = TripDetails>(tripId: string, options?: AskInit<TripDetails, T>): Asked<TripDetails, T> =>
  ask(getGetTripDetailsQueryKey(tripId), (init) => calls.getTripDetails(tripId, init), options, [tripId]);
/**
 * Returns everything that the host's workspace shows, in one response.
 * @summary Get the travelers, figures, and charts of a trip's bookings tab (H-204)
 */
export const useGetTripDetails = <T = TripDetails>(tripId: string, options?: AskInit<TripDetails, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTripDetailsQueryOptions(tripId, options), client);

/**
 * Send the orders to confirm. Returns the updated tab.
 * @summary Confirm pending orders as the host (H-534)
 */
export const useConfirmBookings = <C = unknown>(options?: MutationInit<TripDetails, { tripId: string; data: OrderIds }, C>, client?: QueryClient): MutationResult<TripDetails, { tripId: string; data: OrderIds }, C> =>
  useSend('confirmBookings', ({ tripId, data }, init) => calls.confirmBookings(tripId, data, init), options, client);

/**
 * Send each order as it was shown. If any has changed since, the whole call is refused with 409 and nothing happens.
 * @summary Reject orders as the host (H-535)
 */
export const useCancelBookings = <C = unknown>(options?: MutationInit<TripDetails, { tripId: string; data: OrderRejections }, C>, client?: QueryClient): MutationResult<TripDetails, { tripId: string; data: OrderRejections }, C> =>
  useSend('cancelBookings', ({ tripId, data }, init) => calls.cancelBookings(tripId, data, init), options, client);

export const getDownloadTripCalendarQueryKey = (id: string) => [`/api/me/trips/${id}/calendar`] as const;
export const getDownloadTripCalendarQueryOptions = <T = Blob>(id: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getDownloadTripCalendarQueryKey(id), (init) => calls.downloadTripCalendar(id, init), options, [id]);
/**
 * For travelers on the trip. Trip days are all-day events; rides use the trip's time zone.
 * @summary Download a trip and its rides as a calendar file
 */
export const useDownloadTripCalendar = <T = Blob>(id: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getDownloadTripCalendarQueryOptions(id, options), client);

export const getGetCalendarFeedQueryKey = () => [`/api/me/calendar-feed`] as const;
export const getGetCalendarFeedQueryOptions = <T = CalendarFeed>(options?: AskInit<CalendarFeed, T>): Asked<CalendarFeed, T> =>
  ask(getGetCalendarFeedQueryKey(), (init) => calls.getCalendarFeed(init), options);
/**
 * The URL is absent until one has been created.
 * @summary Get the private URL of the caller's calendar feed
 */
export const useGetCalendarFeed = <T = CalendarFeed>(options?: AskInit<CalendarFeed, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetCalendarFeedQueryOptions(options), client);

/**
 * The previous URL stops working immediately; calendars subscribed to it find nothing there.
 * @summary Create or replace the URL of the caller's calendar feed
 */
export const useResetCalendarFeed = <C = unknown>(options?: MutationInit<CalendarFeed, void, C>, client?: QueryClient): MutationResult<CalendarFeed, void, C> =>
  useSend('resetCalendarFeed', (_, init) => calls.resetCalendarFeed(init), options, client);

/**
 * Calendars subscribed to it find nothing there.
 * @summary Delete the URL of the caller's calendar feed
 */
export const useRemoveCalendarFeed = <C = unknown>(options?: MutationInit<CalendarFeed, void, C>, client?: QueryClient): MutationResult<CalendarFeed, void, C> =>
  useSend('removeCalendarFeed', (_, init) => calls.removeCalendarFeed(init), options, client);

export const getReadCalendarFeedQueryKey = (token: string) => [`/public/calendars/${token}/trips.ics`] as const;
export const getReadCalendarFeedQueryOptions = <T = Blob>(token: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getReadCalendarFeedQueryKey(token), (init) => calls.readCalendarFeed(token, init), options, [token]);
/**
 * No sign-in required: the URL is the secret. Canceled trips remain, marked as canceled, and changed events have a higher sequence number.
 * @summary Read a traveler's trips as a calendar feed
 */
export const useReadCalendarFeed = <T = Blob>(token: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getReadCalendarFeedQueryOptions(token, options), client);

/**
 * The email is identical to the one recipients would get, with the draft's text. Only the caller receives it.
 * @summary Send a test of a trip's promotional email to the caller (H-448, H-547)
 */
export const useSendTestEmailToMe = <C = unknown>(options?: MutationInit<Done, { data: TestEmail }, C>, client?: QueryClient): MutationResult<Done, { data: TestEmail }, C> =>
  useSend('sendTestEmailToMe', ({ data }, init) => calls.sendTestEmailToMe(data, init), options, client);

/**
 * Use statuses to limit the recipients. Returns the campaign with its number of recipients.
 * @summary Send an email to the travelers of a trip (H-547)
 */
export const useSendEmailToTravelers = <C = unknown>(options?: MutationInit<EmailCampaign, { data: TravelerEmail }, C>, client?: QueryClient): MutationResult<EmailCampaign, { data: TravelerEmail }, C> =>
  useSend('sendEmailToTravelers', ({ data }, init) => calls.sendEmailToTravelers(data, init), options, client);

/**
 * Nothing is saved or sent.
 * @summary Preview the recipients of an email to travelers (H-547)
 */
export const usePreviewTravelerEmail = <C = unknown>(options?: MutationInit<TravelerEmailPreview, { data: TravelerAudience }, C>, client?: QueryClient): MutationResult<TravelerEmailPreview, { data: TravelerAudience }, C> =>
  useSend('previewTravelerEmail', ({ data }, init) => calls.previewTravelerEmail(data, init), options, client);

export const getListTripEmailsQueryKey = (id: string, params?: ListTripEmailsParams) => [`/api/me/trips/${id}/emails`, ...(params ? [params] : [])] as const;
export const getListTripEmailsQueryOptions = <T = SentEmailPage>(id: string, params?: ListTripEmailsParams, options?: AskInit<SentEmailPage, T>): Asked<SentEmailPage, T> =>
  ask(getListTripEmailsQueryKey(id, params), (init) => calls.listTripEmails(id, params, init), options, [id]);
/**
 * One row per recipient, with when it was sent and opened. Filter by kind.
 * @summary List the emails sent for a trip, newest first
 */
export const useListTripEmails = <T = SentEmailPage>(id: string, params?: ListTripEmailsParams, options?: AskInit<SentEmailPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTripEmailsQueryOptions(id, params, options), client);

/**
 * Emails already sent are not affected; no others are sent. A stopped email cannot be resumed; stopping it again changes nothing. Returns 409 if the email has already gone out.
 * @summary Stop a trip's email while it is being sent
 */
export const useStopTripEmail = <C = unknown>(options?: MutationInit<EmailCampaign, { id: string; campaignId: string }, C>, client?: QueryClient): MutationResult<EmailCampaign, { id: string; campaignId: string }, C> =>
  useSend('stopTripEmail', ({ id, campaignId }, init) => calls.stopTripEmail(id, campaignId, init), options, client);

export const getShowUnsubscribeQueryKey = (key: string) => [`/public/unsubscribe/${key}`] as const;
export const getShowUnsubscribeQueryOptions = <T = Blob>(key: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getShowUnsubscribeQueryKey(key), (init) => calls.showUnsubscribe(key, init), options, [key]);
/**
 * Linked from promotional emails. Opening the page changes nothing.
 * @summary Show the page for unsubscribing from a host's promotional emails
 */
export const useShowUnsubscribe = <T = Blob>(key: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getShowUnsubscribeQueryOptions(key, options), client);

/**
 * No sign-in required: the key in the email identifies the recipient.
 * @summary Unsubscribe from a host's promotional emails; supports one-click (RFC 8058)
 */
export const useUnsubscribe = <C = unknown>(options?: MutationInit<Blob, { key: string }, C>, client?: QueryClient): MutationResult<Blob, { key: string }, C> =>
  useSend('unsubscribe', ({ key }, init) => calls.unsubscribe(key, init), options, client);

/**
 * No sign-in required. The email address first receives a confirmation link; nothing else is sent until it is confirmed. The response never reveals whether the email address is known. For a trip that will not open again because it is closed or canceled, the request applies to its host's next trip.
 * @summary Request an email when a trip, or a host's next trip, opens for booking
 */
export const useWatchOpening = <C = unknown>(options?: MutationInit<OpeningWatched, { data: OpeningWatch }, C>, client?: QueryClient): MutationResult<OpeningWatched, { data: OpeningWatch }, C> =>
  useSend('watchOpening', ({ data }, init) => calls.watchOpening(data, init), options, client);

export const getShowOpeningQueryKey = (key: string) => [`/public/openings/${key}`] as const;
export const getShowOpeningQueryOptions = <T = Blob>(key: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getShowOpeningQueryKey(key), (init) => calls.showOpening(key, init), options, [key]);
/**
 * Linked from the confirmation email. Opening the page changes nothing.
 * @summary Show the page for confirming an opening notification
 */
export const useShowOpening = <T = Blob>(key: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getShowOpeningQueryOptions(key, options), client);

/**
 * No sign-in required: the key in the email identifies the recipient. If the trip has opened in the meantime, the email is sent immediately.
 * @summary Confirm an opening notification
 */
export const useConfirmOpening = <C = unknown>(options?: MutationInit<Blob, { key: string }, C>, client?: QueryClient): MutationResult<Blob, { key: string }, C> =>
  useSend('confirmOpening', ({ key }, init) => calls.confirmOpening(key, init), options, client);

export const getCountOpeningWatchersQueryKey = (id: string) => [`/api/me/trips/${id}/opening-watchers`] as const;
export const getCountOpeningWatchersQueryOptions = <T = OpeningWatchers>(id: string, options?: AskInit<OpeningWatchers, T>): Asked<OpeningWatchers, T> =>
  ask(getCountOpeningWatchersQueryKey(id), (init) => calls.countOpeningWatchers(id, init), options, [id]);
/**
 * Counts confirmed requests for this trip and for the host's next trip.
 * @summary Count the people waiting for an email when the caller's trip opens
 */
export const useCountOpeningWatchers = <T = OpeningWatchers>(id: string, options?: AskInit<OpeningWatchers, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getCountOpeningWatchersQueryOptions(id, options), client);

export const getEmailOpenedQueryKey = (key: string) => [`/public/emails/${key}/opened`] as const;
export const getEmailOpenedQueryOptions = <T = Blob>(key: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getEmailOpenedQueryKey(key), (init) => calls.emailOpened(key, init), options, [key]);
/**
 * No sign-in required: the key identifies the email.
 * @summary Get the tracking pixel that counts a promotional email as opened (H-209)
 */
export const useEmailOpened = <T = Blob>(key: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getEmailOpenedQueryOptions(key, options), client);

export const getListWaitingQueryKey = () => [`/api/admin/waiting`] as const;
export const getListWaitingQueryOptions = <T = WaitingList>(options?: AskInit<WaitingList, T>): Asked<WaitingList, T> =>
  ask(getListWaitingQueryKey(), (init) => calls.listWaiting(init), options);
/**
 * Returns up to 50 items of each kind, with the total per kind. Account managers see what is assigned to them; only admins see money.
 * @summary List work that is waiting for a person, longest waiting first
 */
export const useListWaiting = <T = WaitingList>(options?: AskInit<WaitingList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListWaitingQueryOptions(options), client);

export const getListJobScheduleQueryKey = () => [`/api/admin/jobs/schedule`] as const;
export const getListJobScheduleQueryOptions = <T = JobSchedule>(options?: AskInit<JobSchedule, T>): Asked<JobSchedule, T> =>
  ask(getListJobScheduleQueryKey(), (init) => calls.listJobSchedule(init), options);
/**
 * For platform operators, since jobs belong to the whole deployment. Runs are kept for a day.
 * @summary List scheduled jobs with their last run and its outcome
 */
export const useListJobSchedule = <T = JobSchedule>(options?: AskInit<JobSchedule, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListJobScheduleQueryOptions(options), client);

export const getListListViewsQueryKey = (params?: ListListViewsParams) => [`/api/admin/list-views`, ...(params ? [params] : [])] as const;
export const getListListViewsQueryOptions = <T = ListViews>(params: ListListViewsParams, options?: AskInit<ListViews, T>): Asked<ListViews, T> =>
  ask(getListListViewsQueryKey(params), (init) => calls.listListViews(params, init), options);
/**
 * A view is a named list URL. Sorted by name; each person can have up to 50.
 * @summary List the caller's saved and shared views of a list
 */
export const useListListViews = <T = ListViews>(params: ListListViewsParams, options?: AskInit<ListViews, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListListViewsQueryOptions(params, options), client);

/**
 * The caller chooses the id of a new view; it belongs to the person who saved it first. People can change their own views, and admins can change shared ones. Send the version last read; omit it for a new view. A deleted view is restored by saving it again.
 * @summary Create, update, or restore a saved view of a list
 */
export const useSaveListView = <C = unknown>(options?: MutationInit<ListView, { id: string; data: ListViewInput }, C>, client?: QueryClient): MutationResult<ListView, { id: string; data: ListViewInput }, C> =>
  useSend('saveListView', ({ id, data }, init) => calls.saveListView(id, data, init), options, client);

/**
 * Deleting it again changes nothing. For a day it can be saved again under the same id.
 * @summary Delete a saved view of a list
 */
export const useDeleteListView = <C = unknown>(options?: MutationInit<Done, { id: string }, C>, client?: QueryClient): MutationResult<Done, { id: string }, C> =>
  useSend('deleteListView', ({ id }, init) => calls.deleteListView(id, init), options, client);

/**
 * The caller chooses the id. Without start, returns what would be done and changes nothing. With start, a job runs the action once; repeating the call returns its progress and, at the end, the records that failed and why. A run belongs to the person who started it.
 * @summary Preview or start a bulk action on records of a list
 */
export const useRunBulk = <C = unknown>(options?: MutationInit<BulkRun, { id: string; data: BulkInput }, C>, client?: QueryClient): MutationResult<BulkRun, { id: string; data: BulkInput }, C> =>
  useSend('runBulk', ({ id, data }, init) => calls.runBulk(id, data, init), options, client);

/**
 * Returns the new total and the amount due. Nothing is changed.
 * @summary Calculate what a discount code would take off a booking (H-490)
 */
export const useAdminCalculateDiscount = <C = unknown>(options?: MutationInit<DiscountCalculation, { id: string; data: DiscountInput }, C>, client?: QueryClient): MutationResult<DiscountCalculation, { id: string; data: DiscountInput }, C> =>
  useSend('adminCalculateDiscount', ({ id, data }, init) => calls.adminCalculateDiscount(id, data, init), options, client);

/**
 * Returns the new total and the amount due.
 * @summary Apply a discount code to a booking (H-490)
 */
export const useAdminApplyDiscount = <C = unknown>(options?: MutationInit<DiscountCalculation, { id: string; data: DiscountInput }, C>, client?: QueryClient): MutationResult<DiscountCalculation, { id: string; data: DiscountInput }, C> =>
  useSend('adminApplyDiscount', ({ id, data }, init) => calls.adminApplyDiscount(id, data, init), options, client);

/**
 * Returns the new total and the amount due.
 * @summary Remove a discount code from a booking (H-490)
 */
export const useAdminRemoveDiscount = <C = unknown>(options?: MutationInit<DiscountCalculation, { id: string; data: DiscountInput }, C>, client?: QueryClient): MutationResult<DiscountCalculation, { id: string; data: DiscountInput }, C> =>
  useSend('adminRemoveDiscount', ({ id, data }, init) => calls.adminRemoveDiscount(id, data, init), options, client);

export const getListDiscountCodesQueryKey = (params?: ListDiscountCodesParams) => [`/api/admin/discounts`, ...(params ? [params] : [])] as const;
export const getListDiscountCodesQueryOptions = <T = DiscountCodePage>(params?: ListDiscountCodesParams, options?: AskInit<DiscountCodePage, T>): Asked<DiscountCodePage, T> =>
  ask(getListDiscountCodesQueryKey(params), (init) => calls.listDiscountCodes(params, init), options);
/**
 * Returns each code with the number of times it was used. Search with q.
 * @summary List the marketplace's discount codes
 */
export const useListDiscountCodes = <T = DiscountCodePage>(params?: ListDiscountCodesParams, options?: AskInit<DiscountCodePage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListDiscountCodesQueryOptions(params, options), client);

/**
 * A percentage in basis points or a fixed amount, for everything or for one trip or host, within its dates and number of uses.
 * @summary Create a discount code
 */
export const useCreateDiscountCode = <C = unknown>(options?: MutationInit<DiscountCode, { data: DiscountCodeInput }, C>, client?: QueryClient): MutationResult<DiscountCode, { data: DiscountCodeInput }, C> =>
  useSend('createDiscountCode', ({ data }, init) => calls.createDiscountCode(data, init), options, client);

/**
 * Send the version last read.
 * @summary Update a discount code
 */
export const useUpdateDiscountCode = <C = unknown>(options?: MutationInit<DiscountCode, { id: string; data: DiscountCodeInput }, C>, client?: QueryClient): MutationResult<DiscountCode, { id: string; data: DiscountCodeInput }, C> =>
  useSend('updateDiscountCode', ({ id, data }, init) => calls.updateDiscountCode(id, data, init), options, client);

export const getListHostDiscountsQueryKey = (id: string, params?: ListHostDiscountsParams) => [`/api/me/host/${id}/discounts`, ...(params ? [params] : [])] as const;
export const getListHostDiscountsQueryOptions = <T = HostDiscountPage>(id: string, params?: ListHostDiscountsParams, options?: AskInit<HostDiscountPage, T>): Asked<HostDiscountPage, T> =>
  ask(getListHostDiscountsQueryKey(id, params), (init) => calls.listHostDiscounts(id, params, init), options, [id]);
/**
 * Revenue is the price, after the discount, of the bookings made with a code. The discount is deducted from the host's earnings.
 * @summary List a host's discount codes with their uses and revenue, newest first
 */
export const useListHostDiscounts = <T = HostDiscountPage>(id: string, params?: ListHostDiscountsParams, options?: AskInit<HostDiscountPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListHostDiscountsQueryOptions(id, params, options), client);

/**
 * Travelers enter the code at checkout; the discount is deducted from the host's earnings. A percentage in basis points or a fixed amount, for all of the host's trips or one, up to the marketplace's maximum share of a price.
 * @summary Create a host's discount code
 */
export const useCreateHostDiscount = <C = unknown>(options?: MutationInit<HostDiscount, { id: string; data: HostDiscountInput }, C>, client?: QueryClient): MutationResult<HostDiscount, { id: string; data: HostDiscountInput }, C> =>
  useSend('createHostDiscount', ({ id, data }, init) => calls.createHostDiscount(id, data, init), options, client);

/**
 * Send the version last read. Existing bookings and holds keep their discount.
 * @summary Update a host's discount code
 */
export const useUpdateHostDiscount = <C = unknown>(options?: MutationInit<HostDiscount, { id: string; codeId: string; data: HostDiscountInput }, C>, client?: QueryClient): MutationResult<HostDiscount, { id: string; codeId: string; data: HostDiscountInput }, C> =>
  useSend('updateHostDiscount', ({ id, codeId, data }, init) => calls.updateHostDiscount(id, codeId, data, init), options, client);

/**
 * Returns immediately with the export's id. Follow its progress with WatchExport (jobs.v1) of the Connect contract, then download the file when it is ready.
 * @summary Start an export
 */
export const useCreateExport = <C = unknown>(options?: MutationInit<Export, { data: ExportInput }, C>, client?: QueryClient): MutationResult<Export, { data: ExportInput }, C> =>
  useSend('createExport', ({ data }, init) => calls.createExport(data, init), options, client);

export const getListExportsQueryKey = (params?: ListExportsParams) => [`/api/me/exports`, ...(params ? [params] : [])] as const;
export const getListExportsQueryOptions = <T = ExportPage>(params?: ListExportsParams, options?: AskInit<ExportPage, T>): Asked<ExportPage, T> =>
  ask(getListExportsQueryKey(params), (init) => calls.listExports(params, init), options);
/**
 * Exports requested by other people are not included.
 * @summary List the caller's own exports, newest first
 */
export const useListExports = <T = ExportPage>(params?: ListExportsParams, options?: AskInit<ExportPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListExportsQueryOptions(params, options), client);

export const getGetExportQueryKey = (id: string) => [`/api/me/exports/${id}`] as const;
export const getGetExportQueryOptions = <T = Export>(id: string, options?: AskInit<Export, T>): Asked<Export, T> =>
  ask(getGetExportQueryKey(id), (init) => calls.getExport(id, init), options, [id]);
/**
 * Returns its state, the number of rows written and, once finished, the file's URL and expiry.
 * @summary Get the state of an export
 */
export const useGetExport = <T = Export>(id: string, options?: AskInit<Export, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetExportQueryOptions(id, options), client);

export const getDownloadExportQueryKey = (id: string, params?: DownloadExportParams) => [`/api/me/exports/${id}/file`, ...(params ? [params] : [])] as const;
export const getDownloadExportQueryOptions = <T = Blob>(id: string, params: DownloadExportParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getDownloadExportQueryKey(id, params), (init) => calls.downloadExport(id, params, init), options, [id]);
/**
 * The link in a response or an email carries a token that expires; it works only for the person who requested the file.
 * @summary Download an export's file (H-509)
 */
export const useDownloadExport = <T = Blob>(id: string, params: DownloadExportParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getDownloadExportQueryOptions(id, params, options), client);

/**
 * The file is written in the background; extended adds more columns.
 * @summary Export the host's audience and email a link to the file (H-507 to H-509)
 */
export const useExportAudience = <C = unknown>(options?: MutationInit<Export, { params?: ExportAudienceParams }, C>, client?: QueryClient): MutationResult<Export, { params?: ExportAudienceParams }, C> =>
  useSend('exportAudience', ({ params }, init) => calls.exportAudience(params, init), options, client);

/**
 * The file is written in the background. Follow its progress with WatchExport of the Connect contract.
 * @summary Export all bookings with their travelers
 */
export const useExportBookings = <C = unknown>(options?: MutationInit<Export, void, C>, client?: QueryClient): MutationResult<Export, void, C> =>
  useSend('exportBookings', (_, init) => calls.exportBookings(init), options, client);

export const getGetManifestQueryKey = (id: string) => [`/api/me/trips/${id}/manifest`] as const;
export const getGetManifestQueryOptions = <T = Manifest>(id: string, options?: AskInit<Manifest, T>): Asked<Manifest, T> =>
  ask(getGetManifestQueryKey(id), (init) => calls.getManifest(id, init), options, [id]);
/**
 * Lists who travels, with rooms, requests, and flights; payments are not included. For the trip's operator and for those who look after the trip.
 * @summary Get a trip's traveler manifest by party (O-039)
 */
export const useGetManifest = <T = Manifest>(id: string, options?: AskInit<Manifest, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetManifestQueryOptions(id, options), client);

export const getGetTravelInfoQueryKey = (id: string) => [`/api/me/trips/${id}/travel-info`] as const;
export const getGetTravelInfoQueryOptions = <T = Manifest>(id: string, options?: AskInit<Manifest, T>): Asked<Manifest, T> =>
  ask(getGetTravelInfoQueryKey(id), (init) => calls.getTravelInfo(id, init), options, [id]);
/**
 * Lists who travels and how, by party, with rooms, flights, and whose trip form is incomplete. Encrypted form answers are never included.
 * @summary Get a trip's travel information for its host (H-175)
 */
export const useGetTravelInfo = <T = Manifest>(id: string, options?: AskInit<Manifest, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTravelInfoQueryOptions(id, options), client);

/**
 * One line per entry with its accounts; debits are positive, and the amounts of a transaction add up to zero. Days are in the marketplace's time zone.
 * @summary Export the journal entries of a period
 */
export const useExportJournal = <C = unknown>(options?: MutationInit<Export, { data: JournalPeriod }, C>, client?: QueryClient): MutationResult<Export, { data: JournalPeriod }, C> =>
  useSend('exportJournal', ({ data }, init) => calls.exportJournal(data, init), options, client);

export const getDownloadTravelerManifestQueryKey = (id: string) => [`/api/me/trips/${id}/traveler-manifest`] as const;
export const getDownloadTravelerManifestQueryOptions = <T = Blob>(id: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getDownloadTravelerManifestQueryKey(id), (init) => calls.downloadTravelerManifest(id, init), options, [id]);
/**
 * For the trip's operator and for those who look after the trip.
 * @summary Download a trip's traveler manifest as a CSV file (O-191)
 */
export const useDownloadTravelerManifest = <T = Blob>(id: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getDownloadTravelerManifestQueryOptions(id, options), client);

export const getPrintTravelerManifestQueryKey = (id: string) => [`/api/me/trips/${id}/traveler-manifest.pdf`] as const;
export const getPrintTravelerManifestQueryOptions = <T = Blob>(id: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getPrintTravelerManifestQueryKey(id), (init) => calls.printTravelerManifest(id, init), options, [id]);
/**
 * For the trip's operator and for those who look after the trip.
 * @summary Download a trip's traveler manifest as a PDF (O-191)
 */
export const usePrintTravelerManifest = <T = Blob>(id: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getPrintTravelerManifestQueryOptions(id, options), client);

export const getPrintTripItineraryQueryKey = (id: string) => [`/api/me/trips/${id}/itinerary.pdf`] as const;
export const getPrintTripItineraryQueryOptions = <T = Blob>(id: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getPrintTripItineraryQueryKey(id), (init) => calls.printTripItinerary(id, init), options, [id]);
/**
 * Includes what the caller can see of the trip.
 * @summary Download a trip's day-by-day itinerary as a PDF (T-037, H-167, O-217)
 */
export const usePrintTripItinerary = <T = Blob>(id: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getPrintTripItineraryQueryOptions(id, options), client);

export const getPrintRoomingListQueryKey = (id: string) => [`/api/me/trips/${id}/rooming-list.pdf`] as const;
export const getPrintRoomingListQueryOptions = <T = Blob>(id: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getPrintRoomingListQueryKey(id), (init) => calls.printRoomingList(id, init), options, [id]);
/**
 * Lists room by room, the host's first, with requests. For the trip's operator and for those who look after the trip.
 * @summary Download a trip's rooming list as a PDF (O-039)
 */
export const usePrintRoomingList = <T = Blob>(id: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getPrintRoomingListQueryOptions(id, options), client);

export const getPrintAgreementQueryKey = (id: string) => [`/api/me/trips/${id}/services-agreement.pdf`] as const;
export const getPrintAgreementQueryOptions = <T = Blob>(id: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getPrintAgreementQueryKey(id), (init) => calls.printAgreement(id, init), options, [id]);
/**
 * The agreement as the host last accepted it, with who accepted it, when, and which version; before that, the agreement still to be accepted.
 * @summary Download a trip's services agreement as a PDF (H-544)
 */
export const usePrintAgreement = <T = Blob>(id: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getPrintAgreementQueryOptions(id, options), client);

export const getPrintInvoiceQueryKey = (id: string) => [`/api/me/bookings/${id}/invoice.pdf`] as const;
export const getPrintInvoiceQueryOptions = <T = Blob>(id: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getPrintInvoiceQueryKey(id), (init) => calls.printInvoice(id, init), options, [id]);
/**
 * What the booking costs and what has been paid, for its customer; a receipt once nothing is left to pay.
 * @summary Download a booking's invoice as a PDF
 */
export const usePrintInvoice = <T = Blob>(id: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getPrintInvoiceQueryOptions(id, options), client);

export const getPrintItineraryQueryKey = (id: string) => [`/api/me/itineraries/${id}/itinerary.pdf`] as const;
export const getPrintItineraryQueryOptions = <T = Blob>(id: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getPrintItineraryQueryKey(id), (init) => calls.printItinerary(id, init), options, [id]);
/**
 * Includes what the caller can see of the itinerary.
 * @summary Download an itinerary day by day as a PDF (O-217)
 */
export const usePrintItinerary = <T = Blob>(id: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getPrintItineraryQueryOptions(id, options), client);

/**
 * Send the image as multipart/form-data. The image is re-encoded, so nothing but the picture itself is kept. Returns the URL to use in other calls.
 * @summary Upload an image of up to 2,000,000 bytes (H-556, O-194)
 */
export const useUploadImage = <C = unknown>(options?: MutationInit<UploadedImage, { data: ImageUpload }, C>, client?: QueryClient): MutationResult<UploadedImage, { data: ImageUpload }, C> =>
  useSend('uploadImage', ({ data }, init) => calls.uploadImage(data, init), options, client);

export const getShowItineraryPortalQueryKey = (params?: ShowItineraryPortalParams) => [`/api/me/pages/itinerary-portal`, ...(params ? [params] : [])] as const;
export const getShowItineraryPortalQueryOptions = <T = Blob>(params: ShowItineraryPortalParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getShowItineraryPortalQueryKey(params), (init) => calls.showItineraryPortal(params, init), options);
/**
 * The page posts { itineraryId } when the itinerary is requested and { startSurveying: true } when the survey should start (H-102).
 * @summary Render an itinerary as a page for embedding (H-100, H-530)
 */
export const useShowItineraryPortal = <T = Blob>(params: ShowItineraryPortalParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getShowItineraryPortalQueryOptions(params, options), client);

export const getShowHostTermsQueryKey = (params?: ShowHostTermsParams) => [`/api/me/pages/host-terms`, ...(params ? [params] : [])] as const;
export const getShowHostTermsQueryOptions = <T = Blob>(params: ShowHostTermsParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getShowHostTermsQueryKey(params), (init) => calls.showHostTerms(params, init), options);
/**
 * The page posts { termsAccepted, terms, document } (H-411). Prices in the query show the agreement as it would read with them.
 * @summary Render the services agreement as a page for embedding (H-148, H-531)
 */
export const useShowHostTerms = <T = Blob>(params: ShowHostTermsParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getShowHostTermsQueryOptions(params, options), client);

export const getShowTravelerTermsQueryKey = (params?: ShowTravelerTermsParams) => [`/api/me/pages/traveler-terms`, ...(params ? [params] : [])] as const;
export const getShowTravelerTermsQueryOptions = <T = Blob>(params: ShowTravelerTermsParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getShowTravelerTermsQueryKey(params), (init) => calls.showTravelerTerms(params, init), options);
/**
 * The page posts { termsAccepted: true } or { minorDisclaimer: true } (T-059).
 * @summary Render the traveler terms as a page for embedding (T-058)
 */
export const useShowTravelerTerms = <T = Blob>(params: ShowTravelerTermsParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getShowTravelerTermsQueryOptions(params, options), client);

export const getShowPreparationQueryKey = (params?: ShowPreparationParams) => [`/api/me/pages/preparation`, ...(params ? [params] : [])] as const;
export const getShowPreparationQueryOptions = <T = Blob>(params: ShowPreparationParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getShowPreparationQueryKey(params), (init) => calls.showPreparation(params, init), options);
/**
 * Only this page may embed the file's origin. Returns 404 if the trip has no preparation file.
 * @summary Render the trip's preparation file as a page for embedding (T-051, T-052)
 */
export const useShowPreparation = <T = Blob>(params: ShowPreparationParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getShowPreparationQueryOptions(params, options), client);

export const getGetTripScreenshotQueryKey = (id: string, params?: GetTripScreenshotParams) => [`/public/trips/${id}/screenshot`, ...(params ? [params] : [])] as const;
export const getGetTripScreenshotQueryOptions = <T = Blob>(id: string, params?: GetTripScreenshotParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getGetTripScreenshotQueryKey(id, params), (init) => calls.getTripScreenshot(id, params, init), options, [id]);
/**
 * Supported sizes are 1280 by 1000, 540 by 1200, 1200 by 630, and 390 by 844; any other returns 400 with this list. Returns 503 if headless Chromium is not installed or too many screenshots are in progress.
 * @summary Get a screenshot of the trip page (H-532)
 */
export const useGetTripScreenshot = <T = Blob>(id: string, params?: GetTripScreenshotParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTripScreenshotQueryOptions(id, params, options), client);

export const getGetMyHostQueryKey = () => [`/api/me/host/user`] as const;
export const getGetMyHostQueryOptions = <T = Host>(options?: AskInit<Host, T>): Asked<Host, T> =>
  ask(getGetMyHostQueryKey(), (init) => calls.getMyHost(init), options);
/**
 * Includes the host's level, status, what is unlocked, and which fields the host can edit.
 * @summary Get the signed-in host's record (H-474)
 */
export const useGetMyHost = <T = Host>(options?: AskInit<Host, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetMyHostQueryOptions(options), client);

export const getGetHomeTripsQueryKey = (id: string) => [`/api/me/host/${id}/home-trips`] as const;
export const getGetHomeTripsQueryOptions = <T = HomeTrips>(id: string, options?: AskInit<HomeTrips, T>): Asked<HomeTrips, T> =>
  ask(getGetHomeTripsQueryKey(id), (init) => calls.getHomeTrips(id, init), options, [id]);
/**
 * Returns upcoming, past, and canceled trips.
 * @summary List the trips on the host's home, grouped (H-495)
 */
export const useGetHomeTrips = <T = HomeTrips>(id: string, options?: AskInit<HomeTrips, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHomeTripsQueryOptions(id, options), client);

export const getGetImportantDatesQueryKey = (id: string) => [`/api/me/host/${id}/important-dates`] as const;
export const getGetImportantDatesQueryOptions = <T = ImportantDates>(id: string, options?: AskInit<ImportantDates, T>): Asked<ImportantDates, T> =>
  ask(getGetImportantDatesQueryKey(id), (init) => calls.getImportantDates(id, init), options, [id]);
/**
 * Returns each date with its label and, if it has one, its trip.
 * @summary List important dates for a host (H-495)
 */
export const useGetImportantDates = <T = ImportantDates>(id: string, options?: AskInit<ImportantDates, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetImportantDatesQueryOptions(id, options), client);

export const getGetHostNextQueryKey = (id: string) => [`/api/me/host/${id}/next`] as const;
export const getGetHostNextQueryOptions = <T = HostNext>(id: string, options?: AskInit<HostNext, T>): Asked<HostNext, T> =>
  ask(getGetHostNextQueryKey(id), (init) => calls.getHostNext(id, init), options, [id]);
/**
 * Bookings to confirm, launches to schedule, incomplete forms, and spots to fill.
 * @summary List what needs a host's attention on their trips, most urgent first
 */
export const useGetHostNext = <T = HostNext>(id: string, options?: AskInit<HostNext, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHostNextQueryOptions(id, options), client);

export const getGetAudienceQueryKey = () => [`/api/me/audience`] as const;
export const getGetAudienceQueryOptions = <T = Audience>(options?: AskInit<Audience, T>): Asked<Audience, T> =>
  ask(getGetAudienceQueryKey(), (init) => calls.getAudience(init), options);
/**
 * Returns the number of responses, how many of them qualify, and the size of the marketing list.
 * @summary Get the survey results of the host's audience (H-505, H-188)
 */
export const useGetAudience = <T = Audience>(options?: AskInit<Audience, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetAudienceQueryOptions(options), client);

export const getGetPublicProfileQueryKey = (id: string) => [`/api/me/host/${id}/public-profile`] as const;
export const getGetPublicProfileQueryOptions = <T = PublicProfile>(id: string, options?: AskInit<PublicProfile, T>): Asked<PublicProfile, T> =>
  ask(getGetPublicProfileQueryKey(id), (init) => calls.getPublicProfile(id, init), options, [id]);
/**
 * Includes the version that is required for saving.
 * @summary Get a host's public profile (H-178, H-495)
 */
export const useGetPublicProfile = <T = PublicProfile>(id: string, options?: AskInit<PublicProfile, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetPublicProfileQueryOptions(id, options), client);

/**
 * Empty channels are dropped, spaces are removed from handles, and repeated pronouns are removed.
 * @summary Save a host's public profile (H-361, H-496)
 */
export const useSavePublicProfile = <C = unknown>(options?: MutationInit<PublicProfile, { id: string; data: PublicProfileInput }, C>, client?: QueryClient): MutationResult<PublicProfile, { id: string; data: PublicProfileInput }, C> =>
  useSend('savePublicProfile', ({ id, data }, init) => calls.savePublicProfile(id, data, init), options, client);

export const getGetPublicHostQueryKey = (path: string) => [`/public/hosts/${path}`] as const;
export const getGetPublicHostQueryOptions = <T = PublicProfile>(path: string, options?: AskInit<PublicProfile, T>): Asked<PublicProfile, T> =>
  ask(getGetPublicHostQueryKey(path), (init) => calls.getPublicHost(path, init), options, [path]);
/**
 * Returns 404 while public profiles are switched off in the marketplace.
 * @summary Get a host's public profile by the path of their page (H-010)
 */
export const useGetPublicHost = <T = PublicProfile>(path: string, options?: AskInit<PublicProfile, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetPublicHostQueryOptions(path, options), client);

export const getGetHomeProgressQueryKey = (id: string) => [`/api/me/host/${id}/home-progress`] as const;
export const getGetHomeProgressQueryOptions = <T = HomeProgress>(id: string, options?: AskInit<HomeProgress, T>): Asked<HomeProgress, T> =>
  ask(getGetHomeProgressQueryKey(id), (init) => calls.getHomeProgress(id, init), options, [id]);
/**
 * Returns the steps with their progress, and the number of survey answers so far.
 * @summary Get a host's progress toward their first trip (H-127, H-435, H-495)
 */
export const useGetHomeProgress = <T = HomeProgress>(id: string, options?: AskInit<HomeProgress, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHomeProgressQueryOptions(id, options), client);

/**
 * Requires interests, a page, and at least one social account. Repeating the call with the same data changes nothing.
 * @summary Complete a host's onboarding (H-354, H-497)
 */
export const useOnboardHost = <C = unknown>(options?: MutationInit<Host, { data: OnboardHost }, C>, client?: QueryClient): MutationResult<Host, { data: OnboardHost }, C> =>
  useSend('onboardHost', ({ data }, init) => calls.onboardHost(data, init), options, client);

/**
 * Returns 503 if the provider cannot be reached; accounts can then be entered by hand.
 * @summary Start a connection with the social account provider (H-500)
 */
export const useConnectSocials = <C = unknown>(options?: MutationInit<SocialConnection, void, C>, client?: QueryClient): MutationResult<SocialConnection, void, C> =>
  useSend('connectSocials', (_, init) => calls.connectSocials(init), options, client);

export const getListCategoriesQueryKey = () => [`/api/me/categories`] as const;
export const getListCategoriesQueryOptions = <T = Categories>(options?: AskInit<Categories, T>): Asked<Categories, T> =>
  ask(getListCategoriesQueryKey(), (init) => calls.listCategories(init), options);
/**
 * No sign-in required. Onboarding and search use their ids.
 * @summary List the categories of trips and of hosts' interests (H-180, H-527)
 */
export const useListCategories = <T = Categories>(options?: AskInit<Categories, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListCategoriesQueryOptions(options), client);

/**
 * The file needs a column named email, or only one column. Email addresses already on the list are counted as known; invalid ones are reported with their line and not imported.
 * @summary Import email addresses from a CSV file into a host's marketing list (H-510)
 */
export const useImportMarketingList = <C = unknown>(options?: MutationInit<MarketingListImport, { id: string; data: MarketingListFile }, C>, client?: QueryClient): MutationResult<MarketingListImport, { id: string; data: MarketingListFile }, C> =>
  useSend('importMarketingList', ({ id, data }, init) => calls.importMarketingList(id, data, init), options, client);

export const getListHostMetadataQueryKey = (params?: ListHostMetadataParams) => [`/api/metadata/hosts`, ...(params ? [params] : [])] as const;
export const getListHostMetadataQueryOptions = <T = RecordMetadataPage>(params?: ListHostMetadataParams, options?: AskInit<RecordMetadataPage, T>): Asked<RecordMetadataPage, T> =>
  ask(getListHostMetadataQueryKey(params), (init) => calls.listHostMetadata(params, init), options);
/**
 * Returns lightweight rows with an id, a name, and a few facts.
 * @summary List hosts for a picker (H-474); facts: email, level, page
 */
export const useListHostMetadata = <T = RecordMetadataPage>(params?: ListHostMetadataParams, options?: AskInit<RecordMetadataPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListHostMetadataQueryOptions(params, options), client);

export const getListHostsQueryKey = (params?: ListHostsParams) => [`/api/admin/hosts`, ...(params ? [params] : [])] as const;
export const getListHostsQueryOptions = <T = HostPage>(params?: ListHostsParams, options?: AskInit<HostPage, T>): Asked<HostPage, T> =>
  ask(getListHostsQueryKey(params), (init) => calls.listHosts(params, init), options);
/**
 * Search with q; filter by status, level, and whether the host is active.
 * @summary List hosts, newest first (H-463, H-465, H-474)
 */
export const useListHosts = <T = HostPage>(params?: ListHostsParams, options?: AskInit<HostPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListHostsQueryOptions(params, options), client);

/**
 * The email address is that of the person who will be the host.
 * @summary Create a host and send an activation link (H-466, H-474)
 */
export const useCreateHost = <C = unknown>(options?: MutationInit<Host, { data: NewHost }, C>, client?: QueryClient): MutationResult<Host, { data: NewHost }, C> =>
  useSend('createHost', ({ data }, init) => calls.createHost(data, init), options, client);

export const getGetHostQueryKey = (id: string) => [`/api/admin/hosts/${id}`] as const;
export const getGetHostQueryOptions = <T = Host>(id: string, options?: AskInit<Host, T>): Asked<Host, T> =>
  ask(getGetHostQueryKey(id), (init) => calls.getHost(id, init), options, [id]);
/**
 * Account managers can see only the hosts assigned to them.
 * @summary Get a host (H-464, H-474)
 */
export const useGetHost = <T = Host>(id: string, options?: AskInit<Host, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHostQueryOptions(id, options), client);

/**
 * Send the version last read; returns 409 if the record was changed in the meantime. Omitted fields stay unchanged.
 * @summary Update a host's level, lead stage, page path, or active state (H-467, H-474)
 */
export const useUpdateHost = <C = unknown>(options?: MutationInit<Host, { id: string; data: HostUpdate }, C>, client?: QueryClient): MutationResult<Host, { id: string; data: HostUpdate }, C> =>
  useSend('updateHost', ({ id, data }, init) => calls.updateHost(id, data, init), options, client);

export const getGetHostOfUserQueryKey = (id: string) => [`/api/admin/hosts/user/${id}`] as const;
export const getGetHostOfUserQueryOptions = <T = Host>(id: string, options?: AskInit<Host, T>): Asked<Host, T> =>
  ask(getGetHostOfUserQueryKey(id), (init) => calls.getHostOfUser(id, init), options, [id]);
/**
 * Returns the same host record as getHost.
 * @summary Get the host that a user is or works for (H-499)
 */
export const useGetHostOfUser = <T = Host>(id: string, options?: AskInit<Host, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHostOfUserQueryOptions(id, options), client);

export const getListHostMembersQueryKey = (id: string) => [`/api/admin/hosts/${id}/members`] as const;
export const getListHostMembersQueryOptions = <T = MemberList>(id: string, options?: AskInit<MemberList, T>): Asked<MemberList, T> =>
  ask(getListHostMembersQueryKey(id), (init) => calls.listHostMembers(id, init), options, [id]);
/**
 * Returns for each whether they can be removed and, if not, why.
 * @summary List a host's primary and secondary users
 */
export const useListHostMembers = <T = MemberList>(id: string, options?: AskInit<MemberList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListHostMembersQueryOptions(id, options), client);

/**
 * A person who is new to the marketplace is invited. Returns the updated list.
 * @summary Add a secondary user to a host
 */
export const useAddHostMember = <C = unknown>(options?: MutationInit<MemberList, { id: string; data: NewMember }, C>, client?: QueryClient): MutationResult<MemberList, { id: string; data: NewMember }, C> =>
  useSend('addHostMember', ({ id, data }, init) => calls.addHostMember(id, data, init), options, client);

/**
 * Only users listed as removable can be removed.
 * @summary Remove a secondary user from a host
 */
export const useRemoveHostMember = <C = unknown>(options?: MutationInit<MemberList, { id: string; memberId: string }, C>, client?: QueryClient): MutationResult<MemberList, { id: string; memberId: string }, C> =>
  useSend('removeHostMember', ({ id, memberId }, init) => calls.removeHostMember(id, memberId, init), options, client);

export const getCheckUserActivationQueryKey = (params?: CheckUserActivationParams) => [`/authentication/check-user-activation`, ...(params ? [params] : [])] as const;
export const getCheckUserActivationQueryOptions = <T = ActivationState>(params: CheckUserActivationParams, options?: AskInit<ActivationState, T>): Asked<ActivationState, T> =>
  ask(getCheckUserActivationQueryKey(params), (init) => calls.checkUserActivation(params, init), options);
/**
 * Only people who were added or have booked and never set a password are reported as not activated. An unknown email address gets the same response as an activated one, so members cannot be distinguished from strangers.
 * @summary Check whether an account is waiting for activation (H-453)
 */
export const useCheckUserActivation = <T = ActivationState>(params: CheckUserActivationParams, options?: AskInit<ActivationState, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getCheckUserActivationQueryOptions(params, options), client);

export const getGetActivationProfileQueryKey = (params?: GetActivationProfileParams) => [`/activation/profile`, ...(params ? [params] : [])] as const;
export const getGetActivationProfileQueryOptions = <T = TokenProfile>(params: GetActivationProfileParams, options?: AskInit<TokenProfile, T>): Asked<TokenProfile, T> =>
  ask(getGetActivationProfileQueryKey(params), (init) => calls.getActivationProfile(params, init), options);
/**
 * Shown before the person sets a password.
 * @summary Get the profile that an activation link belongs to (H-454)
 */
export const useGetActivationProfile = <T = TokenProfile>(params: GetActivationProfileParams, options?: AskInit<TokenProfile, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetActivationProfileQueryOptions(params, options), client);

export const getGetPasswordResetProfileQueryKey = (params?: GetPasswordResetProfileParams) => [`/authentication/profile-password-reset`, ...(params ? [params] : [])] as const;
export const getGetPasswordResetProfileQueryOptions = <T = TokenProfile>(params: GetPasswordResetProfileParams, options?: AskInit<TokenProfile, T>): Asked<TokenProfile, T> =>
  ask(getGetPasswordResetProfileQueryKey(params), (init) => calls.getPasswordResetProfile(params, init), options);
/**
 * Shown before the person sets a new password.
 * @summary Get the profile that a password-reset link belongs to (H-455)
 */
export const useGetPasswordResetProfile = <T = TokenProfile>(params: GetPasswordResetProfileParams, options?: AskInit<TokenProfile, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetPasswordResetProfileQueryOptions(params, options), client);

/**
 * A person who already has an account is refused; signing in with their existing password makes the membership theirs.
 * @summary Set the first password with an activation link and sign in (H-456)
 */
export const useActivateUser = <C = unknown>(options?: MutationInit<SessionInfo, { data: ActivateUser; params: ActivateUserParams }, C>, client?: QueryClient): MutationResult<SessionInfo, { data: ActivateUser; params: ActivateUserParams }, C> =>
  useSend('activateUser', ({ data, params }, init) => calls.activateUser(data, params, init), options, client);

/**
 * Browsers get an HTTP-only cookie. Programs send the header Caravan-Session: token and get the session token in the response. A session may still require a second factor or a new password; the response says so.
 * @summary Sign in (H-457)
 */
export const useLogin = <C = unknown>(options?: MutationInit<SessionInfo, { data: Credentials }, C>, client?: QueryClient): MutationResult<SessionInfo, { data: Credentials }, C> =>
  useSend('login', ({ data }, init) => calls.login(data, init), options, client);

/**
 * Ends the session, removes the browser's cookie, and invalidates the session token.
 * @summary Sign out (H-459)
 */
export const useLogout = <C = unknown>(options?: MutationInit<Done, void, C>, client?: QueryClient): MutationResult<Done, void, C> =>
  useSend('logout', (_, init) => calls.logout(init), options, client);

/**
 * The response never reveals whether the email address has an account.
 * @summary Register as a host and send an activation email (H-458)
 */
export const useSignupHost = <C = unknown>(options?: MutationInit<Done, { data: HostSignup }, C>, client?: QueryClient): MutationResult<Done, { data: HostSignup }, C> =>
  useSend('signupHost', ({ data }, init) => calls.signupHost(data, init), options, client);

/**
 * The email contains a link and a code for verifyMailedCode. The response never reveals whether the email address is known.
 * @summary Email a password-reset link
 */
export const useRequestNewPassword = <C = unknown>(options?: MutationInit<Done, { data: EmailOnly }, C>, client?: QueryClient): MutationResult<Done, { data: EmailOnly }, C> =>
  useSend('requestNewPassword', ({ data }, init) => calls.requestNewPassword(data, init), options, client);

/**
 * Takes the token of the emailed link, or the token that verifyMailedCode returned for a code.
 * @summary Set a new password with an emailed link and sign in
 */
export const useResetPassword = <C = unknown>(options?: MutationInit<SessionInfo, { data: NewPassword; params: ResetPasswordParams }, C>, client?: QueryClient): MutationResult<SessionInfo, { data: NewPassword; params: ResetPasswordParams }, C> =>
  useSend('resetPassword', ({ data, params }, init) => calls.resetPassword(data, params, init), options, client);

/**
 * Requires the current password. Returns the session that continues.
 * @summary Change the caller's password and end their other sessions
 */
export const useChangePassword = <C = unknown>(options?: MutationInit<SessionInfo, { data: ChangePassword }, C>, client?: QueryClient): MutationResult<SessionInfo, { data: ChangePassword }, C> =>
  useSend('changePassword', ({ data }, init) => calls.changePassword(data, init), options, client);

export const getGetMyProfileQueryKey = () => [`/api/me/profile`] as const;
export const getGetMyProfileQueryOptions = <T = Profile>(options?: AskInit<Profile, T>): Asked<Profile, T> =>
  ask(getGetMyProfileQueryKey(), (init) => calls.getMyProfile(init), options);
/**
 * Says who the session belongs to, with name, group, and email address, and what the person has to do next.
 * @summary Get the signed-in person's profile in this marketplace (H-480)
 */
export const useGetMyProfile = <T = Profile>(options?: AskInit<Profile, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetMyProfileQueryOptions(options), client);

/**
 * Send the version last read. The id in the path must be the caller's own.
 * @summary Update the caller's own profile or address (O-193)
 */
export const useUpdateMyProfile = <C = unknown>(options?: MutationInit<Profile, { id: string; data: ProfileUpdate }, C>, client?: QueryClient): MutationResult<Profile, { id: string; data: ProfileUpdate }, C> =>
  useSend('updateMyProfile', ({ id, data }, init) => calls.updateMyProfile(id, data, init), options, client);

export const getListUsersQueryKey = (params?: ListUsersParams) => [`/api/admin/users`, ...(params ? [params] : [])] as const;
export const getListUsersQueryOptions = <T = UserPage>(params?: ListUsersParams, options?: AskInit<UserPage, T>): Asked<UserPage, T> =>
  ask(getListUsersQueryKey(params), (init) => calls.listUsers(params, init), options);
/**
 * Search with q; filter by group and status.
 * @summary List the people of the marketplace, by name (H-463, H-465, H-485)
 */
export const useListUsers = <T = UserPage>(params?: ListUsersParams, options?: AskInit<UserPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListUsersQueryOptions(params, options), client);

/**
 * Each person belongs to one group; a person in the operator group requires an operator.
 * @summary Create a person and email an activation link
 */
export const useCreateUser = <C = unknown>(options?: MutationInit<Profile, { data: NewUser }, C>, client?: QueryClient): MutationResult<Profile, { data: NewUser }, C> =>
  useSend('createUser', ({ data }, init) => calls.createUser(data, init), options, client);

export const getGetUserQueryKey = (id: string) => [`/api/admin/users/${id}`] as const;
export const getGetUserQueryOptions = <T = Profile>(id: string, options?: AskInit<Profile, T>): Asked<Profile, T> =>
  ask(getGetUserQueryKey(id), (init) => calls.getUser(id, init), options, [id]);
/**
 * Includes the group, the status, and what is still missing from the profile.
 * @summary Get a person of the marketplace
 */
export const useGetUser = <T = Profile>(id: string, options?: AskInit<Profile, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetUserQueryOptions(id, options), client);

/**
 * Omitted fields stay unchanged. A person who is disabled is signed out immediately. Send the version last read; returns 409 if the record was changed in the meantime.
 * @summary Update a person's name, group, or status
 */
export const useUpdateUser = <C = unknown>(options?: MutationInit<Profile, { id: string; data: UserUpdate }, C>, client?: QueryClient): MutationResult<Profile, { id: string; data: UserUpdate }, C> =>
  useSend('updateUser', ({ id, data }, init) => calls.updateUser(id, data, init), options, client);

/**
 * Only for people who have not set a password yet. Links sent earlier stop working.
 * @summary Resend an invitation by email
 */
export const useResendActivation = <C = unknown>(options?: MutationInit<Done, { id: string }, C>, client?: QueryClient): MutationResult<Done, { id: string }, C> =>
  useSend('resendActivation', ({ id }, init) => calls.resendActivation(id, init), options, client);

/**
 * Performs the merge and rolls it back, so the result is exactly what a merge does. The account in the path stays, the other one is closed. If the accounts cannot be merged, the response lists every reason instead of returning an error.
 * @summary Preview a merge of two accounts of one person
 */
export const useCalculateMerge = <C = unknown>(options?: MutationInit<MergeCalculation, { id: string; data: MergeInput }, C>, client?: QueryClient): MutationResult<MergeCalculation, { id: string; data: MergeInput }, C> =>
  useSend('calculateMerge', ({ id, data }, init) => calls.calculateMerge(id, data, init), options, client);

/**
 * Bookings, payments, credits, reviews, and saved trips move to the account in the path; the other account is closed permanently, and its sessions in this marketplace end. Passwords, second factors, and identities stay unchanged in every marketplace. Saved cards and automatic payment do not move. Both email addresses are notified.
 * @summary Merge two accounts of a traveler in this marketplace
 */
export const useMergeUsers = <C = unknown>(options?: MutationInit<Profile, { id: string; data: MergeUsers }, C>, client?: QueryClient): MutationResult<Profile, { id: string; data: MergeUsers }, C> =>
  useSend('mergeUsers', ({ id, data }, init) => calls.mergeUsers(id, data, init), options, client);

/**
 * Performs the erasure and rolls it back, so the result is exactly what erasing does. If the person has a trip ahead or unsettled money, the response lists every reason instead of returning an error.
 * @summary Preview what erasing a person would remove and keep
 */
export const useCalculateErasure = <C = unknown>(options?: MutationInit<ErasureCalculation, { id: string }, C>, client?: QueryClient): MutationResult<ErasureCalculation, { id: string }, C> =>
  useSend('calculateErasure', ({ id }, init) => calls.calculateErasure(id, init), options, client);

/**
 * Runs as a job; the person's erasedAt says when it was done. Names, addresses, trip forms, emails, images, survey answers, and reviews are deleted; bookings and the books keep their amounts under a pseudonym. The sign-in account belongs to the deployment and the person, and remains. Partners receive booking.traveler_erased for each booking.
 * @summary Permanently erase a person's data in this marketplace
 */
export const useEraseUser = <C = unknown>(options?: MutationInit<Profile, { id: string; data: EraseUser }, C>, client?: QueryClient): MutationResult<Profile, { id: string; data: EraseUser }, C> =>
  useSend('eraseUser', ({ id, data }, init) => calls.eraseUser(id, data, init), options, client);

/**
 * This session's requests then run as that person until the grant ends, except those that move money or data or change how the person signs in. A reason is required. The REST form of access.v1 StartImpersonation, at the path that the specification gives.
 * @summary Impersonate a person, up to the marketplace's time limit (H-449)
 */
export const useImpersonateUser = <C = unknown>(options?: MutationInit<Impersonation, { id: string; data: ImpersonationStart }, C>, client?: QueryClient): MutationResult<Impersonation, { id: string; data: ImpersonationStart }, C> =>
  useSend('impersonateUser', ({ id, data }, init) => calls.impersonateUser(id, data, init), options, client);

export const getListImpersonationsQueryKey = (params?: ListImpersonationsParams) => [`/api/admin/impersonations`, ...(params ? [params] : [])] as const;
export const getListImpersonationsQueryOptions = <T = ImpersonationPage>(params?: ListImpersonationsParams, options?: AskInit<ImpersonationPage, T>): Asked<ImpersonationPage, T> =>
  ask(getListImpersonationsQueryKey(params), (init) => calls.listImpersonations(params, init), options);
/**
 * Returns who impersonated whom and why, with the start and end of each. Use running for those in progress.
 * @summary List impersonations, newest first
 */
export const useListImpersonations = <T = ImpersonationPage>(params?: ListImpersonationsParams, options?: AskInit<ImpersonationPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListImpersonationsQueryOptions(params, options), client);

/**
 * Returns the grant, with when and by whom it was ended. Ending one that has already ended is not an error.
 * @summary End an impersonation immediately, including another admin's
 */
export const useStopImpersonation = <C = unknown>(options?: MutationInit<Impersonation, { id: string }, C>, client?: QueryClient): MutationResult<Impersonation, { id: string }, C> =>
  useSend('stopImpersonation', ({ id }, init) => calls.stopImpersonation(id, init), options, client);

export const getListUserChoicesQueryKey = (params?: ListUserChoicesParams) => [`/api/metadata/listUsers`, ...(params ? [params] : [])] as const;
export const getListUserChoicesQueryOptions = <T = RecordMetadataPage>(params?: ListUserChoicesParams, options?: AskInit<RecordMetadataPage, T>): Asked<RecordMetadataPage, T> =>
  ask(getListUserChoicesQueryKey(params), (init) => calls.listUserChoices(params, init), options);
/**
 * Returns lightweight rows with an id, a name, and a few facts, for a picker.
 * @summary List people who can be chosen, excluding disabled ones (H-478); facts: email, group
 */
export const useListUserChoices = <T = RecordMetadataPage>(params?: ListUserChoicesParams, options?: AskInit<RecordMetadataPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListUserChoicesQueryOptions(params, options), client);

export const getListUserMetadataQueryKey = (params?: ListUserMetadataParams) => [`/api/metadata/users`, ...(params ? [params] : [])] as const;
export const getListUserMetadataQueryOptions = <T = RecordMetadataPage>(params?: ListUserMetadataParams, options?: AskInit<RecordMetadataPage, T>): Asked<RecordMetadataPage, T> =>
  ask(getListUserMetadataQueryKey(params), (init) => calls.listUserMetadata(params, init), options);
/**
 * Returns lightweight rows with an id, a name, and a few facts.
 * @summary List people for a picker (H-485); facts: email, group
 */
export const useListUserMetadata = <T = RecordMetadataPage>(params?: ListUserMetadataParams, options?: AskInit<RecordMetadataPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListUserMetadataQueryOptions(params, options), client);

/**
 * For people who type the code from an email instead of opening its link. A wrong code and an unknown email address get the same response.
 * @summary Exchange an emailed code for the token of its link
 */
export const useVerifyMailedCode = <C = unknown>(options?: MutationInit<MailedCodeVerified, { data: MailedCode }, C>, client?: QueryClient): MutationResult<MailedCodeVerified, { data: MailedCode }, C> =>
  useSend('verifyMailedCode', ({ data }, init) => calls.verifyMailedCode(data, init), options, client);

/**
 * The session has full access from then on. A backup code works once.
 * @summary Confirm a session with an authenticator code or a backup code
 */
export const useConfirmSecondFactor = <C = unknown>(options?: MutationInit<SessionInfo, { data: SecondFactorCode }, C>, client?: QueryClient): MutationResult<SessionInfo, { data: SecondFactorCode }, C> =>
  useSend('confirmSecondFactor', ({ data }, init) => calls.confirmSecondFactor(data, init), options, client);

/**
 * Pass the response to navigator.credentials.get and send the result to confirmPasskey.
 * @summary Get the options for confirming a session with a passkey
 */
export const useStartPasskeyConfirmation = <C = unknown>(options?: MutationInit<PasskeyChallenge, void, C>, client?: QueryClient): MutationResult<PasskeyChallenge, void, C> =>
  useSend('startPasskeyConfirmation', (_, init) => calls.startPasskeyConfirmation(init), options, client);

/**
 * The session has full access from then on.
 * @summary Confirm a session with a passkey
 */
export const useConfirmPasskey = <C = unknown>(options?: MutationInit<SessionInfo, { data: PasskeyProof }, C>, client?: QueryClient): MutationResult<SessionInfo, { data: PasskeyProof }, C> =>
  useSend('confirmPasskey', ({ data }, init) => calls.confirmPasskey(data, init), options, client);

/**
 * Required for changes to passwords, second factors, and sessions if the last sign-in was some time ago.
 * @summary Confirm the caller's password before they change how they sign in
 */
export const useConfirmPassword = <C = unknown>(options?: MutationInit<Done, { data: PasswordOnly }, C>, client?: QueryClient): MutationResult<Done, { data: PasswordOnly }, C> =>
  useSend('confirmPassword', ({ data }, init) => calls.confirmPassword(data, init), options, client);

export const getGetMySecurityQueryKey = () => [`/api/me/security`] as const;
export const getGetMySecurityQueryOptions = <T = Security>(options?: AskInit<Security, T>): Asked<Security, T> =>
  ask(getGetMySecurityQueryKey(), (init) => calls.getMySecurity(init), options);
/**
 * Returns the second factors in use, the number of backup codes left, and whether a second factor is required here.
 * @summary Get the caller's sign-in settings
 */
export const useGetMySecurity = <T = Security>(options?: AskInit<Security, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetMySecurityQueryOptions(options), client);

/**
 * Show the secret, or its uri as a QR code, and send the first code to confirmTotp. Nothing changes until then.
 * @summary Create a secret for an authenticator app
 */
export const useStartTotp = <C = unknown>(options?: MutationInit<TotpSetup, void, C>, client?: QueryClient): MutationResult<TotpSetup, void, C> =>
  useSend('startTotp', (_, init) => calls.startTotp(init), options, client);

/**
 * Returns the remaining second factors.
 * @summary Remove the authenticator app
 */
export const useRemoveTotp = <C = unknown>(options?: MutationInit<Security, void, C>, client?: QueryClient): MutationResult<Security, void, C> =>
  useSend('removeTotp', (_, init) => calls.removeTotp(init), options, client);

/**
 * From then on, each sign-in asks for a code.
 * @summary Activate the authenticator app with its first code
 */
export const useConfirmTotp = <C = unknown>(options?: MutationInit<Security, { data: TotpConfirmation }, C>, client?: QueryClient): MutationResult<Security, { data: TotpConfirmation }, C> =>
  useSend('confirmTotp', ({ data }, init) => calls.confirmTotp(data, init), options, client);

/**
 * The codes are shown only once. Each works once, for use when no other factor is available.
 * @summary Create new backup codes; existing ones stop working
 */
export const useCreateBackupCodes = <C = unknown>(options?: MutationInit<BackupCodes, void, C>, client?: QueryClient): MutationResult<BackupCodes, void, C> =>
  useSend('createBackupCodes', (_, init) => calls.createBackupCodes(init), options, client);

/**
 * Pass the response to navigator.credentials.create and send the result to addPasskey.
 * @summary Get the options for creating a passkey
 */
export const useStartPasskey = <C = unknown>(options?: MutationInit<PasskeyChallenge, void, C>, client?: QueryClient): MutationResult<PasskeyChallenge, void, C> =>
  useSend('startPasskey', (_, init) => calls.startPasskey(init), options, client);

/**
 * From then on, each sign-in can be confirmed with it.
 * @summary Add a passkey created by the browser
 */
export const useAddPasskey = <C = unknown>(options?: MutationInit<Security, { data: NewPasskey }, C>, client?: QueryClient): MutationResult<Security, { data: NewPasskey }, C> =>
  useSend('addPasskey', ({ data }, init) => calls.addPasskey(data, init), options, client);

/**
 * Returns the remaining second factors.
 * @summary Remove a passkey
 */
export const useRemovePasskey = <C = unknown>(options?: MutationInit<Security, { id: string }, C>, client?: QueryClient): MutationResult<Security, { id: string }, C> =>
  useSend('removePasskey', ({ id }, init) => calls.removePasskey(id, init), options, client);

export const getListMySessionsQueryKey = () => [`/api/me/sessions`] as const;
export const getListMySessionsQueryOptions = <T = SessionList>(options?: AskInit<SessionList, T>): Asked<SessionList, T> =>
  ask(getListMySessionsQueryKey(), (init) => calls.listMySessions(init), options);
/**
 * Returns the device, IP address, and last activity of each session.
 * @summary List the caller's sessions
 */
export const useListMySessions = <T = SessionList>(options?: AskInit<SessionList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListMySessionsQueryOptions(options), client);

/**
 * The caller has to sign in again on every device.
 * @summary End all of the caller's sessions, including this one
 */
export const useSignOutEverywhere = <C = unknown>(options?: MutationInit<Done, void, C>, client?: QueryClient): MutationResult<Done, void, C> =>
  useSend('signOutEverywhere', (_, init) => calls.signOutEverywhere(init), options, client);

/**
 * The device has to sign in again.
 * @summary End one of the caller's sessions
 */
export const useEndMySession = <C = unknown>(options?: MutationInit<Done, { id: string }, C>, client?: QueryClient): MutationResult<Done, { id: string }, C> =>
  useSend('endMySession', ({ id }, init) => calls.endMySession(id, init), options, client);

/**
 * The email goes to the person's own email address; no one else can change the password.
 * @summary Email a person a password-reset link (H-449)
 */
export const useResetUserToken = <C = unknown>(options?: MutationInit<Done, { id: string }, C>, client?: QueryClient): MutationResult<Done, { id: string }, C> =>
  useSend('resetUserToken', ({ id }, init) => calls.resetUserToken(id, init), options, client);

/**
 * The person has to sign in again. Sessions in other marketplaces are not affected.
 * @summary End the sessions a person opened in this marketplace
 */
export const useEndUserSessions = <C = unknown>(options?: MutationInit<Done, { id: string }, C>, client?: QueryClient): MutationResult<Done, { id: string }, C> =>
  useSend('endUserSessions', ({ id }, init) => calls.endUserSessions(id, init), options, client);

/**
 * For platform operators, to help a person who has lost their second factors. A reason is required.
 * @summary Remove all second factors from an account and end its sessions in all marketplaces
 */
export const useResetAccountSecondFactor = <C = unknown>(options?: MutationInit<Done, { data: AccountAction }, C>, client?: QueryClient): MutationResult<Done, { data: AccountAction }, C> =>
  useSend('resetAccountSecondFactor', ({ data }, init) => calls.resetAccountSecondFactor(data, init), options, client);

/**
 * For platform operators. A reason is required.
 * @summary End all sessions of an account in all marketplaces
 */
export const useEndAccountSessions = <C = unknown>(options?: MutationInit<Done, { data: AccountAction }, C>, client?: QueryClient): MutationResult<Done, { data: AccountAction }, C> =>
  useSend('endAccountSessions', ({ data }, init) => calls.endAccountSessions(data, init), options, client);

/**
 * Returns the premium and when the quote expires.
 * @summary Quote insurance for the uninsured travelers of a booking
 */
export const useQuoteInsurance = <C = unknown>(options?: MutationInit<InsuranceQuote, { id: string; data: QuoteInsurance }, C>, client?: QueryClient): MutationResult<InsuranceQuote, { id: string; data: QuoteInsurance }, C> =>
  useSend('quoteInsurance', ({ id, data }, init) => calls.quoteInsurance(id, data, init), options, client);

/**
 * The booking then shows insurance as declined. The customer can still buy it later.
 * @summary Record that the customer declines insurance
 */
export const useDeclineInsurance = <C = unknown>(options?: MutationInit<BookingInsurance, { id: string }, C>, client?: QueryClient): MutationResult<BookingInsurance, { id: string }, C> =>
  useSend('declineInsurance', ({ id }, init) => calls.declineInsurance(id, init), options, client);

/**
 * Possible only within the policy's cancellation period; each policy says whether and until when it can be canceled.
 * @summary Cancel an insurance policy and refund its premium (T-135, T-222)
 */
export const useCancelInsurance = <C = unknown>(options?: MutationInit<InsurancePolicy, { id: string; data: CancelInsurance }, C>, client?: QueryClient): MutationResult<InsurancePolicy, { id: string; data: CancelInsurance }, C> =>
  useSend('cancelInsurance', ({ id, data }, init) => calls.cancelInsurance(id, data, init), options, client);

export const getListInsurancePoliciesQueryKey = () => [`/api/me/insurance-policies`] as const;
export const getListInsurancePoliciesQueryOptions = <T = InsurancePolicyList>(options?: AskInit<InsurancePolicyList, T>): Asked<InsurancePolicyList, T> =>
  ask(getListInsurancePoliciesQueryKey(), (init) => calls.listInsurancePolicies(init), options);
/**
 * Returns each policy with its number, coverage, premium, and status.
 * @summary List the insurance policies of the caller's own bookings, newest first
 */
export const useListInsurancePolicies = <T = InsurancePolicyList>(options?: AskInit<InsurancePolicyList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListInsurancePoliciesQueryOptions(options), client);

export const getDownloadConfirmationOfBenefitsQueryKey = (id: string, policyId: string) => [`/api/me/bookings/${id}/insurance/${policyId}/confirmation-of-benefits`] as const;
export const getDownloadConfirmationOfBenefitsQueryOptions = <T = Blob>(id: string, policyId: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getDownloadConfirmationOfBenefitsQueryKey(id, policyId), (init) => calls.downloadConfirmationOfBenefits(id, policyId, init), options, [id, policyId]);
/**
 * For insurers that have no URL of their own for it. Available to anyone who can see the booking.
 * @summary Download a policy's confirmation of benefits as a PDF
 */
export const useDownloadConfirmationOfBenefits = <T = Blob>(id: string, policyId: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getDownloadConfirmationOfBenefitsQueryOptions(id, policyId, options), client);

export const getListInventoryQueryKey = (itineraryId: string, params?: ListInventoryParams) => [`/api/me/itineraries/${itineraryId}/inventory`, ...(params ? [params] : [])] as const;
export const getListInventoryQueryOptions = <T = InventoryList>(itineraryId: string, params?: ListInventoryParams, options?: AskInit<InventoryList, T>): Asked<InventoryList, T> =>
  ask(getListInventoryQueryKey(itineraryId, params), (init) => calls.listInventory(itineraryId, params, init), options, [itineraryId]);
/**
 * Filter by year or by future departures. An operator's API key requires the scope inventory:read.
 * @summary List an itinerary's departures (O-170)
 */
export const useListInventory = <T = InventoryList>(itineraryId: string, params?: ListInventoryParams, options?: AskInit<InventoryList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListInventoryQueryOptions(itineraryId, params, options), client);

/**
 * A departure is a day on which the itinerary can start. An operator's API key requires the scope inventory:write.
 * @summary Create a departure (O-172)
 */
export const useCreateInventoryItem = <C = unknown>(options?: MutationInit<InventoryItem, { itineraryId: string; data: InventoryInput }, C>, client?: QueryClient): MutationResult<InventoryItem, { itineraryId: string; data: InventoryInput }, C> =>
  useSend('createInventoryItem', ({ itineraryId, data }, init) => calls.createInventoryItem(itineraryId, data, init), options, client);

/**
 * Returns one result per departure, in the order sent.
 * @summary Update departures in bulk; each is saved or refused separately (O-104, O-212)
 */
export const useUpdateInventoryBatch = <C = unknown>(options?: MutationInit<InventoryBatchResult, { itineraryId: string; data: InventoryBatch }, C>, client?: QueryClient): MutationResult<InventoryBatchResult, { itineraryId: string; data: InventoryBatch }, C> =>
  useSend('updateInventoryBatch', ({ itineraryId, data }, init) => calls.updateInventoryBatch(itineraryId, data, init), options, client);

export const getListRequestedTripsQueryKey = (itineraryId: string, inventoryItemId: string) => [`/api/me/itineraries/${itineraryId}/inventory/${inventoryItemId}/requested-trips`] as const;
export const getListRequestedTripsQueryOptions = <T = RequestedTrips>(itineraryId: string, inventoryItemId: string, options?: AskInit<RequestedTrips, T>): Asked<RequestedTrips, T> =>
  ask(getListRequestedTripsQueryKey(itineraryId, inventoryItemId), (init) => calls.listRequestedTrips(itineraryId, inventoryItemId, init), options, [itineraryId, inventoryItemId]);
/**
 * Useful before changing or deleting a departure.
 * @summary List the requests and trips that use a departure (O-045, O-064)
 */
export const useListRequestedTrips = <T = RequestedTrips>(itineraryId: string, inventoryItemId: string, options?: AskInit<RequestedTrips, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListRequestedTripsQueryOptions(itineraryId, inventoryItemId, options), client);

export const getGetInventoryMetadataQueryKey = () => [`/api/metadata/inventory`] as const;
export const getGetInventoryMetadataQueryOptions = <T = InventoryMetadata>(options?: AskInit<InventoryMetadata, T>): Asked<InventoryMetadata, T> =>
  ask(getGetInventoryMetadataQueryKey(), (init) => calls.getInventoryMetadata(init), options);
/**
 * Lets forms offer only what the server accepts.
 * @summary Get the defaults and limits of departures, validity periods, and the pricing form (O-115, O-119, O-219 to O-221, O-227 to O-229)
 */
export const useGetInventoryMetadata = <T = InventoryMetadata>(options?: AskInit<InventoryMetadata, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetInventoryMetadataQueryOptions(options), client);

export const getGetInventoryItemQueryKey = (itineraryId: string, inventoryItemId: string) => [`/api/me/itineraries/${itineraryId}/inventory/${inventoryItemId}`] as const;
export const getGetInventoryItemQueryOptions = <T = InventoryItem>(itineraryId: string, inventoryItemId: string, options?: AskInit<InventoryItem, T>): Asked<InventoryItem, T> =>
  ask(getGetInventoryItemQueryKey(itineraryId, inventoryItemId), (init) => calls.getInventoryItem(itineraryId, inventoryItemId, init), options, [itineraryId, inventoryItemId]);
/**
 * Includes its version, which is required for updates. An operator's API key requires the scope inventory:read.
 * @summary Get a departure
 */
export const useGetInventoryItem = <T = InventoryItem>(itineraryId: string, inventoryItemId: string, options?: AskInit<InventoryItem, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetInventoryItemQueryOptions(itineraryId, inventoryItemId, options), client);

/**
 * Send the version last read. An operator's API key requires the scope inventory:write.
 * @summary Update a departure; its quantity can only increase (O-113, O-173)
 */
export const useUpdateInventoryItem = <C = unknown>(options?: MutationInit<InventoryItem, { itineraryId: string; inventoryItemId: string; data: InventoryChange }, C>, client?: QueryClient): MutationResult<InventoryItem, { itineraryId: string; inventoryItemId: string; data: InventoryChange }, C> =>
  useSend('updateInventoryItem', ({ itineraryId, inventoryItemId, data }, init) => calls.updateInventoryItem(itineraryId, inventoryItemId, data, init), options, client);

/**
 * A departure in use is refused. An operator's API key requires the scope inventory:write.
 * @summary Delete an unused departure (O-174)
 */
export const useDeleteInventoryItem = <C = unknown>(options?: MutationInit<Done, { itineraryId: string; inventoryItemId: string }, C>, client?: QueryClient): MutationResult<Done, { itineraryId: string; inventoryItemId: string }, C> =>
  useSend('deleteInventoryItem', ({ itineraryId, inventoryItemId }, init) => calls.deleteInventoryItem(itineraryId, inventoryItemId, init), options, client);

export const getListItinerariesQueryKey = (params?: ListItinerariesParams) => [`/api/me/itineraries`, ...(params ? [params] : [])] as const;
export const getListItinerariesQueryOptions = <T = ItineraryPage>(params?: ListItinerariesParams, options?: AskInit<ItineraryPage, T>): Asked<ItineraryPage, T> =>
  ask(getListItinerariesQueryKey(params), (init) => calls.listItineraries(params, init), options);
/**
 * Search with q; filter by country, category, and status. An operator's API key requires the scope itineraries:read.
 * @summary List the itineraries in the catalog or, for operators, their own (H-475, O-179)
 */
export const useListItineraries = <T = ItineraryPage>(params?: ListItinerariesParams, options?: AskInit<ItineraryPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListItinerariesQueryOptions(params, options), client);

/**
 * Its status is incomplete until the operator has filled it in.
 * @summary Create an itinerary owned by the operator (O-181)
 */
export const useCreateItinerary = <C = unknown>(options?: MutationInit<Itinerary, { data: ItineraryDraft }, C>, client?: QueryClient): MutationResult<Itinerary, { data: ItineraryDraft }, C> =>
  useSend('createItinerary', ({ data }, init) => calls.createItinerary(data, init), options, client);

export const getGetItineraryQueryKey = (id: string) => [`/api/me/itineraries/${id}`] as const;
export const getGetItineraryQueryOptions = <T = Itinerary>(id: string, options?: AskInit<Itinerary, T>): Asked<Itinerary, T> =>
  ask(getGetItineraryQueryKey(id), (init) => calls.getItinerary(id, init), options, [id]);
/**
 * An operator's API key requires the scope itineraries:read.
 * @summary Get an itinerary with its days, packages, and services
 */
export const useGetItinerary = <T = Itinerary>(id: string, options?: AskInit<Itinerary, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetItineraryQueryOptions(id, options), client);

/**
 * Send the version last read; returns 409 if the itinerary was changed in the meantime. An operator's API key requires the scope itineraries:write.
 * @summary Update an itinerary's fields, services, or status (O-176)
 */
export const useUpdateItinerary = <C = unknown>(options?: MutationInit<Itinerary, { id: string; data: ItineraryUpdate }, C>, client?: QueryClient): MutationResult<Itinerary, { id: string; data: ItineraryUpdate }, C> =>
  useSend('updateItinerary', ({ id, data }, init) => calls.updateItinerary(id, data, init), options, client);

/**
 * Send the version last read. The service's type determines which fields apply.
 * @summary Add a service to a day (O-187)
 */
export const useCreateService = <C = unknown>(options?: MutationInit<ServiceSaved, { id: string; data: ServiceSave }, C>, client?: QueryClient): MutationResult<ServiceSaved, { id: string; data: ServiceSave }, C> =>
  useSend('createService', ({ id, data }, init) => calls.createService(id, data, init), options, client);

/**
 * Send the version last read.
 * @summary Update a service by id and type; its deleted flag removes it (O-187, O-108)
 */
export const useUpdateService = <C = unknown>(options?: MutationInit<ServiceSaved, { type: ServiceType; serviceId: string; data: ServiceSave }, C>, client?: QueryClient): MutationResult<ServiceSaved, { type: ServiceType; serviceId: string; data: ServiceSave }, C> =>
  useSend('updateService', ({ type, serviceId, data }, init) => calls.updateService(type, serviceId, data, init), options, client);

export const getListServicesQueryKey = (params?: ListServicesParams) => [`/api/me/services`, ...(params ? [params] : [])] as const;
export const getListServicesQueryOptions = <T = ServiceRecordPage>(params?: ListServicesParams, options?: AskInit<ServiceRecordPage, T>): Asked<ServiceRecordPage, T> =>
  ask(getListServicesQueryKey(params), (init) => calls.listServices(params, init), options);
/**
 * Search with q; filter by itinerary and type.
 * @summary List the services of itineraries that the caller can edit (H-480)
 */
export const useListServices = <T = ServiceRecordPage>(params?: ListServicesParams, options?: AskInit<ServiceRecordPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListServicesQueryOptions(params, options), client);

/**
 * List them in ids. Returns the number removed.
 * @summary Remove services by id (O-187)
 */
export const useDeleteServices = <C = unknown>(options?: MutationInit<ServicesDeleted, { params: DeleteServicesParams }, C>, client?: QueryClient): MutationResult<ServicesDeleted, { params: DeleteServicesParams }, C> =>
  useSend('deleteServices', ({ params }, init) => calls.deleteServices(params, init), options, client);

export const getSearchServiceLibraryQueryKey = (params?: SearchServiceLibraryParams) => [`/api/me/service-library`, ...(params ? [params] : [])] as const;
export const getSearchServiceLibraryQueryOptions = <T = ServiceLibrary>(params?: SearchServiceLibraryParams, options?: AskInit<ServiceLibrary, T>): Asked<ServiceLibrary, T> =>
  ask(getSearchServiceLibraryQueryKey(params), (init) => calls.searchServiceLibrary(params, init), options);
/**
 * Services that the operator keeps for other itineraries. Search with q; filter by type. Admins must specify the operator.
 * @summary Search the operator's service library, three at a time (O-188, O-237)
 */
export const useSearchServiceLibrary = <T = ServiceLibrary>(params?: SearchServiceLibraryParams, options?: AskInit<ServiceLibrary, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getSearchServiceLibraryQueryOptions(params, options), client);

/**
 * Save the service with saveToLibrary to add it back.
 * @summary Remove a service from the library; itineraries keep their copies
 */
export const useDeleteLibraryService = <C = unknown>(options?: MutationInit<Done, { serviceId: string }, C>, client?: QueryClient): MutationResult<Done, { serviceId: string }, C> =>
  useSend('deleteLibraryService', ({ serviceId }, init) => calls.deleteLibraryService(serviceId, init), options, client);

export const getListAccommodationsQueryKey = (id: string) => [`/api/me/itineraries/${id}/accommodations`] as const;
export const getListAccommodationsQueryOptions = <T = AccommodationPlan>(id: string, options?: AskInit<AccommodationPlan, T>): Asked<AccommodationPlan, T> =>
  ask(getListAccommodationsQueryKey(id), (init) => calls.listAccommodations(id, init), options, [id]);
/**
 * Includes the alternatives, the state of each future departure, and the version that updates require.
 * @summary List an itinerary's accommodations by range of days (O-104 to O-106, O-189)
 */
export const useListAccommodations = <T = AccommodationPlan>(id: string, options?: AskInit<AccommodationPlan, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListAccommodationsQueryOptions(id, options), client);

/**
 * Send the version last read. The alternative covers the nights of the default accommodation.
 * @summary Add an alternative accommodation (O-107, O-145)
 */
export const useCreateAlternative = <C = unknown>(options?: MutationInit<ServiceSaved, { itineraryId: string; serviceId: string; data: AlternativeInput }, C>, client?: QueryClient): MutationResult<ServiceSaved, { itineraryId: string; serviceId: string; data: AlternativeInput }, C> =>
  useSend('createAlternative', ({ itineraryId, serviceId, data }, init) => calls.createAlternative(itineraryId, serviceId, data, init), options, client);

/**
 * Send the version last read.
 * @summary Update an alternative accommodation
 */
export const useUpdateAlternative = <C = unknown>(options?: MutationInit<ServiceSaved, { itineraryId: string; serviceId: string; alternativeId: string; data: AlternativeInput }, C>, client?: QueryClient): MutationResult<ServiceSaved, { itineraryId: string; serviceId: string; alternativeId: string; data: AlternativeInput }, C> =>
  useSend('updateAlternative', ({ itineraryId, serviceId, alternativeId, data }, init) => calls.updateAlternative(itineraryId, serviceId, alternativeId, data, init), options, client);

/**
 * Departures that use it revert to the default accommodation, which stays.
 * @summary Remove an alternative accommodation (O-204)
 */
export const useDeleteAlternative = <C = unknown>(options?: MutationInit<ServiceSaved, { itineraryId: string; serviceId: string; alternativeId: string }, C>, client?: QueryClient): MutationResult<ServiceSaved, { itineraryId: string; serviceId: string; alternativeId: string }, C> =>
  useSend('deleteAlternative', ({ itineraryId, serviceId, alternativeId }, init) => calls.deleteAlternative(itineraryId, serviceId, alternativeId, init), options, client);

/**
 * Send the version last read.
 * @summary Swap an alternative accommodation with the default (O-107)
 */
export const useSwapAccommodations = <C = unknown>(options?: MutationInit<ServiceSaved, { itineraryId: string; serviceId: string; alternativeId: string; data: VersionOnly }, C>, client?: QueryClient): MutationResult<ServiceSaved, { itineraryId: string; serviceId: string; alternativeId: string; data: VersionOnly }, C> =>
  useSend('swapAccommodations', ({ itineraryId, serviceId, alternativeId, data }, init) => calls.swapAccommodations(itineraryId, serviceId, alternativeId, data, init), options, client);

/**
 * A new period replaces whatever covers its days. Send the version last read, the package level, and the period to set or the days to clear.
 * @summary Set or clear a validity period; periods never overlap (O-129)
 */
export const useEditValidityPeriods = <C = unknown>(options?: MutationInit<Itinerary, { id: string; data: ValidityPeriodEdit }, C>, client?: QueryClient): MutationResult<Itinerary, { id: string; data: ValidityPeriodEdit }, C> =>
  useSend('editValidityPeriods', ({ id, data }, init) => calls.editValidityPeriods(id, data, init), options, client);

export const getListItineraryVersionsQueryKey = (id: string, params?: ListItineraryVersionsParams) => [`/api/me/itineraries/${id}/versions`, ...(params ? [params] : [])] as const;
export const getListItineraryVersionsQueryOptions = <T = ItineraryVersionPage>(id: string, params?: ListItineraryVersionsParams, options?: AskInit<ItineraryVersionPage, T>): Asked<ItineraryVersionPage, T> =>
  ask(getListItineraryVersionsQueryKey(id, params), (init) => calls.listItineraryVersions(id, params, init), options, [id]);
/**
 * Returns when each version was saved, by whom, and what changed.
 * @summary List an itinerary's saved versions, newest first
 */
export const useListItineraryVersions = <T = ItineraryVersionPage>(id: string, params?: ListItineraryVersionsParams, options?: AskInit<ItineraryVersionPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListItineraryVersionsQueryOptions(id, params, options), client);

export const getCompareItineraryVersionsQueryKey = (id: string, version: number, params?: CompareItineraryVersionsParams) => [`/api/me/itineraries/${id}/versions/${version}/difference`, ...(params ? [params] : [])] as const;
export const getCompareItineraryVersionsQueryOptions = <T = ItineraryDifference>(id: string, version: number, params?: CompareItineraryVersionsParams, options?: AskInit<ItineraryDifference, T>): Asked<ItineraryDifference, T> =>
  ask(getCompareItineraryVersionsQueryKey(id, version, params), (init) => calls.compareItineraryVersions(id, version, params, init), options, [id, version]);
/**
 * Returns the differences field by field and service by service. Specify the other version in with; the default is the current one.
 * @summary Compare two versions of an itinerary
 */
export const useCompareItineraryVersions = <T = ItineraryDifference>(id: string, version: number, params?: CompareItineraryVersionsParams, options?: AskInit<ItineraryDifference, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getCompareItineraryVersionsQueryOptions(id, version, params, options), client);

/**
 * Creates a new version with the earlier content; status and departures stay unchanged. Send the version last read.
 * @summary Restore an earlier version of an itinerary
 */
export const useRestoreItineraryVersion = <C = unknown>(options?: MutationInit<Itinerary, { id: string; version: number; data: VersionOnly }, C>, client?: QueryClient): MutationResult<Itinerary, { id: string; version: number; data: VersionOnly }, C> =>
  useSend('restoreItineraryVersion', ({ id, version, data }, init) => calls.restoreItineraryVersion(id, version, data, init), options, client);

export const getExportItineraryQueryKey = (id: string) => [`/api/me/itineraries/${id}/export`] as const;
export const getExportItineraryQueryOptions = <T = Blob>(id: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getExportItineraryQueryKey(id), (init) => calls.exportItinerary(id, init), options, [id]);
/**
 * Photos are included by reference. The file can be read by importItinerary.
 * @summary Export an itinerary as a single file
 */
export const useExportItinerary = <T = Blob>(id: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getExportItineraryQueryOptions(id, options), client);

/**
 * If the file has errors, nothing is created and each error is reported by field and line.
 * @summary Import an itinerary from a file as a new, incomplete one
 */
export const useImportItinerary = <C = unknown>(options?: MutationInit<Itinerary, { data: ItineraryImport }, C>, client?: QueryClient): MutationResult<Itinerary, { data: ItineraryImport }, C> =>
  useSend('importItinerary', ({ data }, init) => calls.importItinerary(data, init), options, client);

export const getGetAvailabilityQueryKey = (id: string, params?: GetAvailabilityParams) => [`/api/me/itinerary/${id}/availability`, ...(params ? [params] : [])] as const;
export const getGetAvailabilityQueryOptions = <T = Availability>(id: string, params?: GetAvailabilityParams, options?: AskInit<Availability, T>): Asked<Availability, T> =>
  ask(getGetAvailabilityQueryKey(id, params), (init) => calls.getAvailability(id, params, init), options, [id]);
/**
 * For hosts who are about to request a date, and for API keys with the scope itineraries:read.
 * @summary List the dates that can be requested, by package (H-519, H-223)
 */
export const useGetAvailability = <T = Availability>(id: string, params?: GetAvailabilityParams, options?: AskInit<Availability, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetAvailabilityQueryOptions(id, params, options), client);

export const getGetSuggestedSellPriceQueryKey = (id: string, params?: GetSuggestedSellPriceParams) => [`/api/me/itineraries/${id}/suggested-sell-price`, ...(params ? [params] : [])] as const;
export const getGetSuggestedSellPriceQueryOptions = <T = PriceRange>(id: string, params: GetSuggestedSellPriceParams, options?: AskInit<PriceRange, T>): Asked<PriceRange, T> =>
  ask(getGetSuggestedSellPriceQueryKey(id, params), (init) => calls.getSuggestedSellPrice(id, params, init), options, [id]);
/**
 * Send the package and the start date, or the departure.
 * @summary Get the suggested range of sell prices (H-521)
 */
export const useGetSuggestedSellPrice = <T = PriceRange>(id: string, params: GetSuggestedSellPriceParams, options?: AskInit<PriceRange, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetSuggestedSellPriceQueryOptions(id, params, options), client);

/**
 * Changes saved since the last publication appear on the public pages from now on.
 * @summary Publish the current state of an itinerary's page (H-553)
 */
export const usePublishItinerary = <C = unknown>(options?: MutationInit<Itinerary, { id: string }, C>, client?: QueryClient): MutationResult<Itinerary, { id: string }, C> =>
  useSend('publishItinerary', ({ id }, init) => calls.publishItinerary(id, init), options, client);

export const getListItineraryMetadataQueryKey = (params?: ListItineraryMetadataParams) => [`/api/metadata/itineraries`, ...(params ? [params] : [])] as const;
export const getListItineraryMetadataQueryOptions = <T = RecordMetadataPage>(params?: ListItineraryMetadataParams, options?: AskInit<RecordMetadataPage, T>): Asked<RecordMetadataPage, T> =>
  ask(getListItineraryMetadataQueryKey(params), (init) => calls.listItineraryMetadata(params, init), options);
/**
 * Returns lightweight rows with an id, a name, and a few facts.
 * @summary List itineraries for a picker (H-475); facts: country, destination, days, tier
 */
export const useListItineraryMetadata = <T = RecordMetadataPage>(params?: ListItineraryMetadataParams, options?: AskInit<RecordMetadataPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListItineraryMetadataQueryOptions(params, options), client);

export const getListRecommendationMetadataQueryKey = (params?: ListRecommendationMetadataParams) => [`/api/metadata/itinerary-recommendations`, ...(params ? [params] : [])] as const;
export const getListRecommendationMetadataQueryOptions = <T = RecordMetadataPage>(params?: ListRecommendationMetadataParams, options?: AskInit<RecordMetadataPage, T>): Asked<RecordMetadataPage, T> =>
  ask(getListRecommendationMetadataQueryKey(params), (init) => calls.listRecommendationMetadata(params, init), options);
/**
 * Returns lightweight rows with an id, a name, and a few facts.
 * @summary List recommendations for a picker (H-476); facts: host, by, options
 */
export const useListRecommendationMetadata = <T = RecordMetadataPage>(params?: ListRecommendationMetadataParams, options?: AskInit<RecordMetadataPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListRecommendationMetadataQueryOptions(params, options), client);

export const getListDestinationsQueryKey = () => [`/api/metadata/destinations`] as const;
export const getListDestinationsQueryOptions = <T = DestinationList>(options?: AskInit<DestinationList, T>): Asked<DestinationList, T> =>
  ask(getListDestinationsQueryKey(), (init) => calls.listDestinations(init), options);
/**
 * Returns each with its number of itineraries.
 * @summary List the countries and destinations of complete itineraries (H-492)
 */
export const useListDestinations = <T = DestinationList>(options?: AskInit<DestinationList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListDestinationsQueryOptions(options), client);

export const getListRecommendationsQueryKey = (params?: ListRecommendationsParams) => [`/api/admin/itinerary-recommendations`, ...(params ? [params] : [])] as const;
export const getListRecommendationsQueryOptions = <T = RecommendationPage>(params?: ListRecommendationsParams, options?: AskInit<RecommendationPage, T>): Asked<RecommendationPage, T> =>
  ask(getListRecommendationsQueryKey(params), (init) => calls.listRecommendations(params, init), options);
/**
 * Search with q; filter by host, itinerary, and whether the recommendation is active.
 * @summary List the itineraries recommended to hosts (H-463, H-465, H-476)
 */
export const useListRecommendations = <T = RecommendationPage>(params?: ListRecommendationsParams, options?: AskInit<RecommendationPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListRecommendationsQueryOptions(params, options), client);

/**
 * Options are shown in the order given, with the note.
 * @summary Recommend itineraries to a host (H-466, H-476)
 */
export const useCreateRecommendation = <C = unknown>(options?: MutationInit<Recommendation, { data: NewRecommendation }, C>, client?: QueryClient): MutationResult<Recommendation, { data: NewRecommendation }, C> =>
  useSend('createRecommendation', ({ data }, init) => calls.createRecommendation(data, init), options, client);

export const getGetRecommendationQueryKey = (id: string) => [`/api/admin/itinerary-recommendations/${id}`] as const;
export const getGetRecommendationQueryOptions = <T = Recommendation>(id: string, options?: AskInit<Recommendation, T>): Asked<Recommendation, T> =>
  ask(getGetRecommendationQueryKey(id), (init) => calls.getRecommendation(id, init), options, [id]);
/**
 * Includes its note and its options in order.
 * @summary Get a host's recommendation (H-464, H-476)
 */
export const useGetRecommendation = <T = Recommendation>(id: string, options?: AskInit<Recommendation, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetRecommendationQueryOptions(id, options), client);

/**
 * Send the version last read; returns 409 if the recommendation was changed in the meantime.
 * @summary Update a recommendation's note, options, and their order (H-467, H-476)
 */
export const useUpdateRecommendation = <C = unknown>(options?: MutationInit<Recommendation, { id: string; data: RecommendationUpdate }, C>, client?: QueryClient): MutationResult<Recommendation, { id: string; data: RecommendationUpdate }, C> =>
  useSend('updateRecommendation', ({ id, data }, init) => calls.updateRecommendation(id, data, init), options, client);

/**
 * The host no longer sees it.
 * @summary Delete a host's recommendation
 */
export const useDeleteRecommendation = <C = unknown>(options?: MutationInit<Done, { id: string }, C>, client?: QueryClient): MutationResult<Done, { id: string }, C> =>
  useSend('deleteRecommendation', ({ id }, init) => calls.deleteRecommendation(id, init), options, client);

export const getListMyRecommendationsQueryKey = () => [`/api/me/itinerary-recommendations`] as const;
export const getListMyRecommendationsQueryOptions = <T = RecommendationPage>(options?: AskInit<RecommendationPage, T>): Asked<RecommendationPage, T> =>
  ask(getListMyRecommendationsQueryKey(), (init) => calls.listMyRecommendations(init), options);
/**
 * Says whether the host is seeing them for the first time.
 * @summary List the itineraries recommended to the signed-in host (H-512, H-476)
 */
export const useListMyRecommendations = <T = RecommendationPage>(options?: AskInit<RecommendationPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListMyRecommendationsQueryOptions(options), client);

/**
 * From then on, firstTime is false.
 * @summary Mark the recommendation as seen by the host (H-512)
 */
export const useClearFirstTime = <C = unknown>(options?: MutationInit<RecommendationPage, void, C>, client?: QueryClient): MutationResult<RecommendationPage, void, C> =>
  useSend('clearFirstTime', (_, init) => calls.clearFirstTime(init), options, client);

export const getAdminListItinerariesQueryKey = (params?: AdminListItinerariesParams) => [`/api/admin/itineraries`, ...(params ? [params] : [])] as const;
export const getAdminListItinerariesQueryOptions = <T = ItineraryPage>(params?: AdminListItinerariesParams, options?: AskInit<ItineraryPage, T>): Asked<ItineraryPage, T> =>
  ask(getAdminListItinerariesQueryKey(params), (init) => calls.adminListItineraries(params, init), options);
/**
 * Search with q; filter by status, operator, and country.
 * @summary List the itineraries of all operators (H-463, H-465, H-475)
 */
export const useAdminListItineraries = <T = ItineraryPage>(params?: AdminListItinerariesParams, options?: AskInit<ItineraryPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListItinerariesQueryOptions(params, options), client);

/**
 * Specify the operator in operatorId.
 * @summary Create an itinerary for an operator (H-466, H-475)
 */
export const useAdminCreateItinerary = <C = unknown>(options?: MutationInit<Itinerary, { data: ItineraryDraft; params: AdminCreateItineraryParams }, C>, client?: QueryClient): MutationResult<Itinerary, { data: ItineraryDraft; params: AdminCreateItineraryParams }, C> =>
  useSend('adminCreateItinerary', ({ data, params }, init) => calls.adminCreateItinerary(data, params, init), options, client);

export const getAdminGetItineraryQueryKey = (id: string) => [`/api/admin/itineraries/${id}`] as const;
export const getAdminGetItineraryQueryOptions = <T = Itinerary>(id: string, options?: AskInit<Itinerary, T>): Asked<Itinerary, T> =>
  ask(getAdminGetItineraryQueryKey(id), (init) => calls.adminGetItinerary(id, init), options, [id]);
/**
 * Returns the same itinerary as getItinerary.
 * @summary Get an itinerary (H-464, H-475)
 */
export const useAdminGetItinerary = <T = Itinerary>(id: string, options?: AskInit<Itinerary, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminGetItineraryQueryOptions(id, options), client);

/**
 * Send the version last read; returns 409 if the itinerary was changed in the meantime. Omitted fields stay unchanged.
 * @summary Update an itinerary (H-467, H-475)
 */
export const useAdminUpdateItinerary = <C = unknown>(options?: MutationInit<Itinerary, { id: string; data: ItineraryUpdate }, C>, client?: QueryClient): MutationResult<Itinerary, { id: string; data: ItineraryUpdate }, C> =>
  useSend('adminUpdateItinerary', ({ id, data }, init) => calls.adminUpdateItinerary(id, data, init), options, client);

export const getGetPublicLinkQueryKey = (linkPath: string) => [`/public/links/${linkPath}`] as const;
export const getGetPublicLinkQueryOptions = <T = PublicLink>(linkPath: string, options?: AskInit<PublicLink, T>): Asked<PublicLink, T> =>
  ask(getGetPublicLinkQueryKey(linkPath), (init) => calls.getPublicLink(linkPath, init), options, [linkPath]);
/**
 * No sign-in required. linkType determines what the page asks for. A link that is switched off is not found.
 * @summary Get the page of a link (H-034, H-035)
 */
export const useGetPublicLink = <T = PublicLink>(linkPath: string, options?: AskInit<PublicLink, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetPublicLinkQueryOptions(linkPath, options), client);

/**
 * No sign-in required. A second answer from the same email address replaces the first.
 * @summary Answer a host's survey (H-020, H-090)
 */
export const useAnswerSurvey = <C = unknown>(options?: MutationInit<Done, { linkPath: string; data: SurveyReply }, C>, client?: QueryClient): MutationResult<Done, { linkPath: string; data: SurveyReply }, C> =>
  useSend('answerSurvey', ({ linkPath, data }, init) => calls.answerSurvey(linkPath, data, init), options, client);

/**
 * No sign-in required. The answer never reveals whether the address is known.
 * @summary Sign up for a host's emails (H-035)
 */
export const useJoinMailingList = <C = unknown>(options?: MutationInit<Done, { linkPath: string; data: MailingListSignup }, C>, client?: QueryClient): MutationResult<Done, { linkPath: string; data: MailingListSignup }, C> =>
  useSend('joinMailingList', ({ linkPath, data }, init) => calls.joinMailingList(linkPath, data, init), options, client);

export const getListLinkMetadataQueryKey = (params?: ListLinkMetadataParams) => [`/api/metadata/links`, ...(params ? [params] : [])] as const;
export const getListLinkMetadataQueryOptions = <T = RecordMetadataPage>(params?: ListLinkMetadataParams, options?: AskInit<RecordMetadataPage, T>): Asked<RecordMetadataPage, T> =>
  ask(getListLinkMetadataQueryKey(params), (init) => calls.listLinkMetadata(params, init), options);
/**
 * Lightweight rows with an id, a name and the facts type, host and destination, for pickers.
 * @summary List links for a picker (H-477)
 */
export const useListLinkMetadata = <T = RecordMetadataPage>(params?: ListLinkMetadataParams, options?: AskInit<RecordMetadataPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListLinkMetadataQueryOptions(params, options), client);

export const getAdminListLinksQueryKey = (params?: AdminListLinksParams) => [`/api/admin/links`, ...(params ? [params] : [])] as const;
export const getAdminListLinksQueryOptions = <T = LinkPage>(params?: AdminListLinksParams, options?: AskInit<LinkPage, T>): Asked<LinkPage, T> =>
  ask(getAdminListLinksQueryKey(params), (init) => calls.adminListLinks(params, init), options);
/**
 * Search with q; filter by host, type and whether the link is active.
 * @summary List hosts' links (H-463, H-465, H-477)
 */
export const useAdminListLinks = <T = LinkPage>(params?: AdminListLinksParams, options?: AskInit<LinkPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListLinksQueryOptions(params, options), client);

/**
 * Each link of a host has its own type and path.
 * @summary Add a link to a host (H-466, H-477)
 */
export const useCreateLink = <C = unknown>(options?: MutationInit<Link, { data: NewLink }, C>, client?: QueryClient): MutationResult<Link, { data: NewLink }, C> =>
  useSend('createLink', ({ data }, init) => calls.createLink(data, init), options, client);

export const getAdminGetLinkQueryKey = (id: string) => [`/api/admin/links/${id}`] as const;
export const getAdminGetLinkQueryOptions = <T = Link>(id: string, options?: AskInit<Link, T>): Asked<Link, T> =>
  ask(getAdminGetLinkQueryKey(id), (init) => calls.adminGetLink(id, init), options, [id]);
/**
 * Includes its URL and, when it is locked, the reason.
 * @summary Get a link (H-464, H-477)
 */
export const useAdminGetLink = <T = Link>(id: string, options?: AskInit<Link, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminGetLinkQueryOptions(id, options), client);

/**
 * Send the version you last read; 409 if the record has been saved since. Omitted fields stay unchanged.
 * @summary Update a link (H-467, H-477)
 */
export const useAdminUpdateLink = <C = unknown>(options?: MutationInit<Link, { id: string; data: LinkUpdate }, C>, client?: QueryClient): MutationResult<Link, { id: string; data: LinkUpdate }, C> =>
  useSend('adminUpdateLink', ({ id, data }, init) => calls.adminUpdateLink(id, data, init), options, client);

export const getListMyLinksQueryKey = (params?: ListMyLinksParams) => [`/api/me/links`, ...(params ? [params] : [])] as const;
export const getListMyLinksQueryOptions = <T = LinkPage>(params?: ListMyLinksParams, options?: AskInit<LinkPage, T>): Asked<LinkPage, T> =>
  ask(getListMyLinksQueryKey(params), (init) => calls.listMyLinks(params, init), options);
/**
 * Search with q; filter by type. A locked link gives the reason.
 * @summary List the caller's own links (H-477, H-318, H-319)
 */
export const useListMyLinks = <T = LinkPage>(params?: ListMyLinksParams, options?: AskInit<LinkPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListMyLinksQueryOptions(params, options), client);

/**
 * Send the version you last read.
 * @summary Change the destination of the caller's own link (H-477)
 */
export const useUpdateMyLink = <C = unknown>(options?: MutationInit<Link, { id: string; data: LinkUpdate }, C>, client?: QueryClient): MutationResult<Link, { id: string; data: LinkUpdate }, C> =>
  useSend('updateMyLink', ({ id, data }, init) => calls.updateMyLink(id, data, init), options, client);

export const getListMySitesQueryKey = () => [`/api/me/sites`] as const;
export const getListMySitesQueryOptions = <T = HostSites>(options?: AskInit<HostSites, T>): Asked<HostSites, T> =>
  ask(getListMySitesQueryKey(), (init) => calls.listMySites(init), options);
/**
 * On any other website, the card and the checkout are refused.
 * @summary List the websites that may embed the caller's trips
 */
export const useListMySites = <T = HostSites>(options?: AskInit<HostSites, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListMySitesQueryOptions(options), client);

/**
 * Has no effect on a website that is already allowed.
 * @summary Allow a website to embed the caller's trips
 */
export const useAllowMySite = <C = unknown>(options?: MutationInit<HostSites, { data: NewHostSite }, C>, client?: QueryClient): MutationResult<HostSites, { data: NewHostSite }, C> =>
  useSend('allowMySite', ({ data }, init) => calls.allowMySite(data, init), options, client);

/**
 * Frames on the website go blank within seconds.
 * @summary Stop allowing a website
 */
export const useRefuseMySite = <C = unknown>(options?: MutationInit<HostSites, { id: string }, C>, client?: QueryClient): MutationResult<HostSites, { id: string }, C> =>
  useSend('refuseMySite', ({ id }, init) => calls.refuseMySite(id, init), options, client);

export const getListEmailHooksQueryKey = () => [`/api/metadata/email-hooks`] as const;
export const getListEmailHooksQueryOptions = <T = EmailHookList>(options?: AskInit<EmailHookList, T>): Asked<EmailHookList, T> =>
  ask(getListEmailHooksQueryKey(), (init) => calls.listEmailHooks(init), options);
/**
 * The name of each email, when it is sent, and to whom.
 * @summary List the marketplace's emails and their triggers (H-492)
 */
export const useListEmailHooks = <T = EmailHookList>(options?: AskInit<EmailHookList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListEmailHooksQueryOptions(options), client);

export const getListMyNoticesQueryKey = (params?: ListMyNoticesParams) => [`/api/me/notices`, ...(params ? [params] : [])] as const;
export const getListMyNoticesQueryOptions = <T = NoticePage>(params?: ListMyNoticesParams, options?: AskInit<NoticePage, T>): Asked<NoticePage, T> =>
  ask(getListMyNoticesQueryKey(params), (init) => calls.listMyNotices(params, init), options);
/**
 * Every email sent to the caller's address except account-opening emails and promotions.
 * @summary List the caller's notices from the last 90 days, newest first
 */
export const useListMyNotices = <T = NoticePage>(params?: ListMyNoticesParams, options?: AskInit<NoticePage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListMyNoticesQueryOptions(params, options), client);

/**
 * Marks the given notices, or all notices up to a given one. Marking a notice again changes nothing.
 * @summary Mark notices as read
 */
export const useReadMyNotices = <C = unknown>(options?: MutationInit<Done, { data: NoticesRead }, C>, client?: QueryClient): MutationResult<Done, { data: NoticesRead }, C> =>
  useSend('readMyNotices', ({ data }, init) => calls.readMyNotices(data, init), options, client);

export const getListMyNoticeChoicesQueryKey = () => [`/api/me/notice-choices`] as const;
export const getListMyNoticeChoicesQueryOptions = <T = NoticeChoices>(options?: AskInit<NoticeChoices, T>): Asked<NoticeChoices, T> =>
  ask(getListMyNoticeChoicesQueryKey(), (init) => calls.listMyNoticeChoices(init), options);
/**
 * Whether each kind of notice comes by email and in the bell. Only kinds with a choice; notices about money, bookings and the account are always sent.
 * @summary List the caller's notice preferences
 */
export const useListMyNoticeChoices = <T = NoticeChoices>(options?: AskInit<NoticeChoices, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListMyNoticeChoicesQueryOptions(options), client);

/**
 * Takes effect from now on. A kind that never reaches the caller is refused.
 * @summary Choose how notices of one kind are delivered
 */
export const useChooseMyNotice = <C = unknown>(options?: MutationInit<NoticeChoices, { data: NoticeChoice }, C>, client?: QueryClient): MutationResult<NoticeChoices, { data: NoticeChoice }, C> =>
  useSend('chooseMyNotice', ({ data }, init) => calls.chooseMyNotice(data, init), options, client);

export const getListEmailsQueryKey = (params?: ListEmailsParams) => [`/api/admin/emails`, ...(params ? [params] : [])] as const;
export const getListEmailsQueryOptions = <T = EmailPage>(params?: ListEmailsParams, options?: AskInit<EmailPage, T>): Asked<EmailPage, T> =>
  ask(getListEmailsQueryKey(params), (init) => calls.listEmails(params, init), options);
/**
 * Search with q; filter by hook, recipient, and whether the email was sent or has failed.
 * @summary List sent and queued emails, newest first (H-492)
 */
export const useListEmails = <T = EmailPage>(params?: ListEmailsParams, options?: AskInit<EmailPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListEmailsQueryOptions(params, options), client);

export const getGetEmailQueryKey = (id: string) => [`/api/admin/emails/${id}`] as const;
export const getGetEmailQueryOptions = <T = Email>(id: string, options?: AskInit<Email, T>): Asked<Email, T> =>
  ask(getGetEmailQueryKey(id), (init) => calls.getEmail(id, init), options, [id]);
/**
 * Includes the problem when it could not be sent. An email that opens an account keeps no text.
 * @summary Get an email with its text (H-492)
 */
export const useGetEmail = <T = Email>(id: string, options?: AskInit<Email, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetEmailQueryOptions(id, options), client);

/**
 * Resets the number of attempts. Fails with illegal_state when the email keeps no text or is on its way; see resendable.
 * @summary Resend an email to its recipient, unchanged
 */
export const useResendEmail = <C = unknown>(options?: MutationInit<Email, { id: string }, C>, client?: QueryClient): MutationResult<Email, { id: string }, C> =>
  useSend('resendEmail', ({ id }, init) => calls.resendEmail(id, init), options, client);

/**
 * Uses the marketplace's current sender and mail server, and returns the server's response. For use after changing either.
 * @summary Send a test email to the caller's own address
 */
export const useSendTestMail = <C = unknown>(options?: MutationInit<TestMail, void, C>, client?: QueryClient): MutationResult<TestMail, void, C> =>
  useSend('sendTestMail', (_, init) => calls.sendTestMail(init), options, client);

export const getGetMyOperatorQueryKey = () => [`/api/me/operator`] as const;
export const getGetMyOperatorQueryOptions = <T = Person>(options?: AskInit<Person, T>): Asked<Person, T> =>
  ask(getGetMyOperatorQueryKey(), (init) => calls.getMyOperator(init), options);
/**
 * For an operator's people and its API keys.
 * @summary Get the operator the caller works for (O-192)
 */
export const useGetMyOperator = <T = Person>(options?: AskInit<Person, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetMyOperatorQueryOptions(options), client);

export const getListCurrenciesQueryKey = () => [`/api/metadata/currencies`] as const;
export const getListCurrenciesQueryOptions = <T = CurrencyList>(options?: AskInit<CurrencyList, T>): Asked<CurrencyList, T> =>
  ask(getListCurrenciesQueryKey(), (init) => calls.listCurrencies(init), options);
/**
 * Each with its ISO 4217 code.
 * @summary List the currencies an itinerary can be priced in (O-195)
 */
export const useListCurrencies = <T = CurrencyList>(options?: AskInit<CurrencyList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListCurrenciesQueryOptions(options), client);

export const getSearchPlacesQueryKey = (params?: SearchPlacesParams) => [`/api/metadata/places`, ...(params ? [params] : [])] as const;
export const getSearchPlacesQueryOptions = <T = PlaceList>(params: SearchPlacesParams, options?: AskInit<PlaceList, T>): Asked<PlaceList, T> =>
  ask(getSearchPlacesQueryKey(params), (init) => calls.searchPlaces(params, init), options);
/**
 * Best match first. Suitable for autocompletion from a few letters; filter by type.
 * @summary Search cities and airports by name (O-177, O-197)
 */
export const useSearchPlaces = <T = PlaceList>(params: SearchPlacesParams, options?: AskInit<PlaceList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getSearchPlacesQueryOptions(params, options), client);

export const getGetPlaceQueryKey = (placeId: string) => [`/api/metadata/places/${placeId}`] as const;
export const getGetPlaceQueryOptions = <T = Place>(placeId: string, options?: AskInit<Place, T>): Asked<Place, T> =>
  ask(getGetPlaceQueryKey(placeId), (init) => calls.getPlace(placeId, init), options, [placeId]);
/**
 * Its name, country and coordinates.
 * @summary Get a city or airport (O-197)
 */
export const useGetPlace = <T = Place>(placeId: string, options?: AskInit<Place, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetPlaceQueryOptions(placeId, options), client);

export const getListOperatorMetadataQueryKey = (params?: ListOperatorMetadataParams) => [`/api/metadata/operators`, ...(params ? [params] : [])] as const;
export const getListOperatorMetadataQueryOptions = <T = RecordMetadataPage>(params?: ListOperatorMetadataParams, options?: AskInit<RecordMetadataPage, T>): Asked<RecordMetadataPage, T> =>
  ask(getListOperatorMetadataQueryKey(params), (init) => calls.listOperatorMetadata(params, init), options);
/**
 * Lightweight rows with an id, a name and the facts code and email, for pickers.
 * @summary List operators for a picker (H-479)
 */
export const useListOperatorMetadata = <T = RecordMetadataPage>(params?: ListOperatorMetadataParams, options?: AskInit<RecordMetadataPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListOperatorMetadataQueryOptions(params, options), client);

export const getListOperatorsQueryKey = (params?: ListOperatorsParams) => [`/api/admin/operators`, ...(params ? [params] : [])] as const;
export const getListOperatorsQueryOptions = <T = OperatorPage>(params?: ListOperatorsParams, options?: AskInit<OperatorPage, T>): Asked<OperatorPage, T> =>
  ask(getListOperatorsQueryKey(params), (init) => calls.listOperators(params, init), options);
/**
 * Search with q; filter by whether the operator is active.
 * @summary List operators by name (H-463, H-465, H-479)
 */
export const useListOperators = <T = OperatorPage>(params?: ListOperatorsParams, options?: AskInit<OperatorPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListOperatorsQueryOptions(params, options), client);

/**
 * Add its people with addOperatorMember.
 * @summary Add an operator (H-466, H-479)
 */
export const useCreateOperator = <C = unknown>(options?: MutationInit<Operator, { data: NewOperator }, C>, client?: QueryClient): MutationResult<Operator, { data: NewOperator }, C> =>
  useSend('createOperator', ({ data }, init) => calls.createOperator(data, init), options, client);

export const getGetOperatorQueryKey = (id: string) => [`/api/admin/operators/${id}`] as const;
export const getGetOperatorQueryOptions = <T = Operator>(id: string, options?: AskInit<Operator, T>): Asked<Operator, T> =>
  ask(getGetOperatorQueryKey(id), (init) => calls.getOperator(id, init), options, [id]);
/**
 * Includes the numbers of its people, itineraries and trips.
 * @summary Get an operator (H-464, H-479)
 */
export const useGetOperator = <T = Operator>(id: string, options?: AskInit<Operator, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetOperatorQueryOptions(id, options), client);

/**
 * Send the version you last read; 409 if the record has been saved since. Omitted fields stay unchanged.
 * @summary Update an operator (H-467, H-479)
 */
export const useUpdateOperator = <C = unknown>(options?: MutationInit<Operator, { id: string; data: OperatorUpdate }, C>, client?: QueryClient): MutationResult<Operator, { id: string; data: OperatorUpdate }, C> =>
  useSend('updateOperator', ({ id, data }, init) => calls.updateOperator(id, data, init), options, client);

export const getListOperatorMembersQueryKey = (id: string) => [`/api/admin/operators/${id}/members`] as const;
export const getListOperatorMembersQueryOptions = <T = MemberList>(id: string, options?: AskInit<MemberList, T>): Asked<MemberList, T> =>
  ask(getListOperatorMembersQueryKey(id), (init) => calls.listOperatorMembers(id, init), options, [id]);
/**
 * Each entry says whether the person can be removed and, if not, why.
 * @summary List an operator's people
 */
export const useListOperatorMembers = <T = MemberList>(id: string, options?: AskInit<MemberList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListOperatorMembersQueryOptions(id, options), client);

/**
 * A person without an account is invited. Returns the list with the person in it.
 * @summary Add a person to an operator
 */
export const useAddOperatorMember = <C = unknown>(options?: MutationInit<MemberList, { id: string; data: NewMember }, C>, client?: QueryClient): MutationResult<MemberList, { id: string; data: NewMember }, C> =>
  useSend('addOperatorMember', ({ id, data }, init) => calls.addOperatorMember(id, data, init), options, client);

/**
 * Returns the list with the new role.
 * @summary Make a person an admin or a member of an operator
 */
export const useUpdateOperatorMember = <C = unknown>(options?: MutationInit<MemberList, { id: string; memberId: string; data: MemberUpdate }, C>, client?: QueryClient): MutationResult<MemberList, { id: string; memberId: string; data: MemberUpdate }, C> =>
  useSend('updateOperatorMember', ({ id, memberId, data }, init) => calls.updateOperatorMember(id, memberId, data, init), options, client);

/**
 * Only people whom the list marks as removable; an operator keeps at least one admin.
 * @summary Remove a person from an operator
 */
export const useRemoveOperatorMember = <C = unknown>(options?: MutationInit<MemberList, { id: string; memberId: string }, C>, client?: QueryClient): MutationResult<MemberList, { id: string; memberId: string }, C> =>
  useSend('removeOperatorMember', ({ id, memberId }, init) => calls.removeOperatorMember(id, memberId, init), options, client);

export const getGetPaymentConfigQueryKey = () => [`/public/payments/config`] as const;
export const getGetPaymentConfigQueryOptions = <T = PaymentConfig>(options?: AskInit<PaymentConfig, T>): Asked<PaymentConfig, T> =>
  ask(getGetPaymentConfigQueryKey(), (init) => calls.getPaymentConfig(init), options);
/**
 * For checkout pages to read first: names the provider and the settings of its card field.
 * @summary Get the configuration of the payment provider's card field
 */
export const useGetPaymentConfig = <T = PaymentConfig>(options?: AskInit<PaymentConfig, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetPaymentConfigQueryOptions(options), client);

export const getApproximateAmountQueryKey = (params?: ApproximateAmountParams) => [`/public/approximate`, ...(params ? [params] : [])] as const;
export const getApproximateAmountQueryOptions = <T = Approximation>(params: ApproximateAmountParams, options?: AskInit<Approximation, T>): Asked<Approximation, T> =>
  ask(getApproximateAmountQueryKey(params), (init) => calls.approximateAmount(params, init), options);
/**
 * For information only. Rounded to whole units at the latest known rates; prices are charged in their own currency. Returns only the available currencies when the parameter to is omitted or no rate is known.
 * @summary Convert an amount to another currency, approximately
 */
export const useApproximateAmount = <T = Approximation>(params: ApproximateAmountParams, options?: AskInit<Approximation, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getApproximateAmountQueryOptions(params, options), client);

export const getGetPaymentQueryKey = (id: string) => [`/public/payments/${id}`] as const;
export const getGetPaymentQueryOptions = <T = PaymentResult>(id: string, options?: AskInit<PaymentResult, T>): Asked<PaymentResult, T> =>
  ask(getGetPaymentQueryKey(id), (init) => calls.getPayment(id, init), options, [id]);
/**
 * Poll while the status is processing. A payment that has succeeded includes its booking.
 * @summary Get the status of a payment
 */
export const useGetPayment = <T = PaymentResult>(id: string, options?: AskInit<PaymentResult, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetPaymentQueryOptions(id, options), client);

/**
 * Replaces the bank's page on demo and sandbox marketplaces.
 * @summary Complete or fail the cardholder's authentication (sandbox provider)
 */
export const useAuthenticatePayment = <C = unknown>(options?: MutationInit<PaymentResult, { id: string; data: AuthenticatePayment }, C>, client?: QueryClient): MutationResult<PaymentResult, { id: string; data: AuthenticatePayment }, C> =>
  useSend('authenticatePayment', ({ id, data }, init) => calls.authenticatePayment(id, data, init), options, client);

/**
 * Does what a provider's card field does. Called only from the frame at /public/payments/sandbox/fields. 404 except on demo and sandbox marketplaces with the sandbox provider; never send a real card here.
 * @summary Exchange a test card for a payment method token
 */
export const useCreateSandboxToken = <C = unknown>(options?: MutationInit<CardToken, { data: TestCard }, C>, client?: QueryClient): MutationResult<CardToken, { data: TestCard }, C> =>
  useSend('createSandboxToken', ({ data }, init) => calls.createSandboxToken(data, init), options, client);

export const getListCardsQueryKey = () => [`/api/me/cards`] as const;
export const getListCardsQueryOptions = <T = CardList>(options?: AskInit<CardList, T>): Asked<CardList, T> =>
  ask(getListCardsQueryKey(), (init) => calls.listCards(init), options);
/**
 * Only a label is known, such as the brand and the last four digits.
 * @summary List the caller's own saved cards, newest first
 */
export const useListCards = <T = CardList>(options?: AskInit<CardList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListCardsQueryOptions(options), client);

/**
 * If the answer is requires_action, authenticate in the browser with clientSecret and call again with setupReference.
 * @summary Save a card for later payments (T-055 to T-057)
 */
export const useSaveCard = <C = unknown>(options?: MutationInit<CardSaving, { data: SaveCard }, C>, client?: QueryClient): MutationResult<CardSaving, { data: SaveCard }, C> =>
  useSend('saveCard', ({ data }, init) => calls.saveCard(data, init), options, client);

/**
 * It can no longer be charged, and automatic payments from it stop.
 * @summary Remove a saved card
 */
export const useRemoveCard = <C = unknown>(options?: MutationInit<Done, { id: string }, C>, client?: QueryClient): MutationResult<Done, { id: string }, C> =>
  useSend('removeCard', ({ id }, init) => calls.removeCard(id, init), options, client);

export const getListCreditsQueryKey = () => [`/api/me/credits`] as const;
export const getListCreditsQueryOptions = <T = CreditList>(options?: AskInit<CreditList, T>): Asked<CreditList, T> =>
  ask(getListCreditsQueryKey(), (init) => calls.listCredits(init), options);
/**
 * Includes the remaining amount and last day of each credit, and the total that can be used.
 * @summary List the caller's own trip credits, earliest expiry first
 */
export const useListCredits = <T = CreditList>(options?: AskInit<CreditList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListCreditsQueryOptions(options), client);

export const getAdminListCreditsQueryKey = (id: string) => [`/api/admin/users/${id}/credits`] as const;
export const getAdminListCreditsQueryOptions = <T = CreditList>(id: string, options?: AskInit<CreditList, T>): Asked<CreditList, T> =>
  ask(getAdminListCreditsQueryKey(id), (init) => calls.adminListCredits(id, init), options, [id]);
/**
 * Same answer as listCredits, for another person.
 * @summary List a person's trip credits, earliest expiry first
 */
export const useAdminListCredits = <T = CreditList>(id: string, options?: AskInit<CreditList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListCreditsQueryOptions(id, options), client);

/**
 * Identify a person of the marketplace by email address. Returns the caller's remaining credits.
 * @summary Transfer the rest of a credit to another person
 */
export const useTransferCredit = <C = unknown>(options?: MutationInit<CreditList, { id: string; data: TransferCredit }, C>, client?: QueryClient): MutationResult<CreditList, { id: string; data: TransferCredit }, C> =>
  useSend('transferCredit', ({ id, data }, init) => calls.transferCredit(id, data, init), options, client);

export const getGetMyStatementQueryKey = () => [`/api/me/statement`] as const;
export const getGetMyStatementQueryOptions = <T = Statement>(options?: AskInit<Statement, T>): Asked<Statement, T> =>
  ask(getGetMyStatementQueryKey(), (init) => calls.getMyStatement(init), options);
/**
 * One line for each entry, with the balance after it.
 * @summary Get everything charged, paid and refunded for the caller's bookings
 */
export const useGetMyStatement = <T = Statement>(options?: AskInit<Statement, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetMyStatementQueryOptions(options), client);

export const getGetBookingStatementQueryKey = (id: string) => [`/api/me/bookings/${id}/statement`] as const;
export const getGetBookingStatementQueryOptions = <T = Statement>(id: string, options?: AskInit<Statement, T>): Asked<Statement, T> =>
  ask(getGetBookingStatementQueryKey(id), (init) => calls.getBookingStatement(id, init), options, [id]);
/**
 * For the booking's customer. Includes each traveler's share. Amounts are in minor units of the booking's currency.
 * @summary Get everything charged, paid and refunded for a booking
 */
export const useGetBookingStatement = <T = Statement>(id: string, options?: AskInit<Statement, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetBookingStatementQueryOptions(id, options), client);

/**
 * Names the saved card to charge, or turns automatic payment off.
 * @summary Turn automatic payment of the balance on or off (T-272)
 */
export const useSetAutomaticPayment = <C = unknown>(options?: MutationInit<AutomaticPayment, { id: string; data: SetAutomaticPayment }, C>, client?: QueryClient): MutationResult<AutomaticPayment, { id: string; data: SetAutomaticPayment }, C> =>
  useSend('setAutomaticPayment', ({ id, data }, init) => calls.setAutomaticPayment(id, data, init), options, client);

export const getAdminBookingMoneyQueryKey = (id: string) => [`/api/admin/bookings/${id}/money`] as const;
export const getAdminBookingMoneyQueryOptions = <T = BookingMoney>(id: string, options?: AskInit<BookingMoney, T>): Asked<BookingMoney, T> =>
  ask(getAdminBookingMoneyQueryKey(id), (init) => calls.adminBookingMoney(id, init), options, [id]);
/**
 * Includes the items that a refund can name, and disputes.
 * @summary Get a booking's statement, refundable items and discount
 */
export const useAdminBookingMoney = <T = BookingMoney>(id: string, options?: AskInit<BookingMoney, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminBookingMoneyQueryOptions(id, options), client);

/**
 * Nothing is sent. A dispute that has been answered or closed takes no more evidence.
 * @summary Save a draft of the response to a dispute
 */
export const useSaveDisputeEvidence = <C = unknown>(options?: MutationInit<BookingDispute, { id: string; data: DisputeEvidence }, C>, client?: QueryClient): MutationResult<BookingDispute, { id: string; data: DisputeEvidence }, C> =>
  useSend('saveDisputeEvidence', ({ id, data }, init) => calls.saveDisputeEvidence(id, data, init), options, client);

/**
 * Possible once; the evidence cannot be changed afterwards. The provider forwards it to the bank with the traveler's name, email and order number.
 * @summary Submit evidence for a dispute
 */
export const useSubmitDisputeEvidence = <C = unknown>(options?: MutationInit<BookingDispute, { id: string; data: SubmitDispute }, C>, client?: QueryClient): MutationResult<BookingDispute, { id: string; data: SubmitDispute }, C> =>
  useSend('submitDisputeEvidence', ({ id, data }, init) => calls.submitDisputeEvidence(id, data, init), options, client);

/**
 * The traveler keeps the money. The dispute is lost once the provider confirms, and cannot be answered afterwards.
 * @summary Accept a dispute
 */
export const useAcceptDispute = <C = unknown>(options?: MutationInit<BookingDispute, { id: string; data: AcceptDispute }, C>, client?: QueryClient): MutationResult<BookingDispute, { id: string; data: AcceptDispute }, C> =>
  useSend('acceptDispute', ({ id, data }, init) => calls.acceptDispute(id, data, init), options, client);

/**
 * Identify items by their ids in the booking's refundable items. Changes nothing.
 * @summary Preview a refund
 */
export const useAdminCalculateRefund = <C = unknown>(options?: MutationInit<RefundCalculation, { id: string; data: RefundItems }, C>, client?: QueryClient): MutationResult<RefundCalculation, { id: string; data: RefundItems }, C> =>
  useSend('adminCalculateRefund', ({ id, data }, init) => calls.adminCalculateRefund(id, data, init), options, client);

/**
 * Returns the refunded amount, the amount credited, and what is still due.
 * @summary Remove items from a booking's price and refund the overpayment (H-487, H-489)
 */
export const useAdminRefundBooking = <C = unknown>(options?: MutationInit<RefundCalculation, { id: string; data: RefundItems }, C>, client?: QueryClient): MutationResult<RefundCalculation, { id: string; data: RefundItems }, C> =>
  useSend('adminRefundBooking', ({ id, data }, init) => calls.adminRefundBooking(id, data, init), options, client);

export const getListBookingFeesQueryKey = (id: string) => [`/api/admin/bookings/${id}/fees`] as const;
export const getListBookingFeesQueryOptions = <T = BookingFees>(id: string, options?: AskInit<BookingFees, T>): Asked<BookingFees, T> =>
  ask(getListBookingFeesQueryKey(id), (init) => calls.listBookingFees(id, init), options, [id]);
/**
 * Admins can waive any amount; other booking managers, up to the limit per booking that the policy sets.
 * @summary List a booking's fees and how much the caller can waive
 */
export const useListBookingFees = <T = BookingFees>(id: string, options?: AskInit<BookingFees, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListBookingFeesQueryOptions(id, options), client);

/**
 * Admins can waive any amount; other booking managers, up to the limit that the policy sets. Overpayments are refunded the way they were paid.
 * @summary Waive fees of a booking
 */
export const useWaiveFee = <C = unknown>(options?: MutationInit<RefundCalculation, { id: string; data: WaiveFee }, C>, client?: QueryClient): MutationResult<RefundCalculation, { id: string; data: WaiveFee }, C> =>
  useSend('waiveFee', ({ id, data }, init) => calls.waiveFee(id, data, init), options, client);

export const getListDifferencesQueryKey = (params?: ListDifferencesParams) => [`/api/admin/reconciliation`, ...(params ? [params] : [])] as const;
export const getListDifferencesQueryOptions = <T = DifferencePage>(params?: ListDifferencesParams, options?: AskInit<DifferencePage, T>): Asked<DifferencePage, T> =>
  ask(getListDifferencesQueryKey(params), (init) => calls.listDifferences(params, init), options);
/**
 * Filter by status. Each gives the amounts in the books and at the provider, and the available action.
 * @summary List differences between the books and the payment provider, newest first
 */
export const useListDifferences = <T = DifferencePage>(params?: ListDifferencesParams, options?: AskInit<DifferencePage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListDifferencesQueryOptions(params, options), client);

/**
 * Returns the number of compared records and the number of differences.
 * @summary Compare the books with the provider now
 */
export const useRunReconciliation = <C = unknown>(options?: MutationInit<ReconciliationResult, void, C>, client?: QueryClient): MutationResult<ReconciliationResult, void, C> =>
  useSend('runReconciliation', (_, init) => calls.runReconciliation(init), options, client);

/**
 * The action of the difference says what is done.
 * @summary Settle a difference with the available action
 */
export const useSettleDifference = <C = unknown>(options?: MutationInit<Difference, { id: string }, C>, client?: QueryClient): MutationResult<Difference, { id: string }, C> =>
  useSend('settleDifference', ({ id }, init) => calls.settleDifference(id, init), options, client);

export const getListBookMonthsQueryKey = () => [`/api/admin/books`] as const;
export const getListBookMonthsQueryOptions = <T = BookMonthList>(options?: AskInit<BookMonthList, T>): Asked<BookMonthList, T> =>
  ask(getListBookMonthsQueryKey(), (init) => calls.listBookMonths(init), options);
/**
 * From the first entry to the current month. A closed month says when it was closed; the next one to close says what it is waiting for.
 * @summary List the months of the books, newest first
 */
export const useListBookMonths = <T = BookMonthList>(options?: AskInit<BookMonthList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListBookMonthsQueryOptions(options), client);

/**
 * Compares the books with the provider first; the month stays open while anything differs. A closed month takes no more entries; events of that month that are reported later are recorded in the open month.
 * @summary Close a month of the books
 */
export const useCloseBookMonth = <C = unknown>(options?: MutationInit<BookMonth, { month: string }, C>, client?: QueryClient): MutationResult<BookMonth, { month: string }, C> =>
  useSend('closeBookMonth', ({ month }, init) => calls.closeBookMonth(month, init), options, client);

export const getGetHostEarningsQueryKey = (id: string) => [`/api/me/host/${id}/earnings`] as const;
export const getGetHostEarningsQueryOptions = <T = Earnings>(id: string, options?: AskInit<Earnings, T>): Asked<Earnings, T> =>
  ask(getGetHostEarningsQueryKey(id), (init) => calls.getHostEarnings(id, init), options, [id]);
/**
 * Amounts in minor units by currency, with the earnings and payout date of each trip.
 * @summary Get a host's earnings and payouts, in total and by trip (H-495, H-622, H-623)
 */
export const useGetHostEarnings = <T = Earnings>(id: string, options?: AskInit<Earnings, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHostEarningsQueryOptions(id, options), client);

export const getListHostPayoutsQueryKey = (id: string, params?: ListHostPayoutsParams) => [`/api/me/host/${id}/payouts`, ...(params ? [params] : [])] as const;
export const getListHostPayoutsQueryOptions = <T = PayoutPage>(id: string, params?: ListHostPayoutsParams, options?: AskInit<PayoutPage, T>): Asked<PayoutPage, T> =>
  ask(getListHostPayoutsQueryKey(id, params), (init) => calls.listHostPayouts(id, params, init), options, [id]);
/**
 * Each with its amount, status, due date and trip.
 * @summary List a host's past and upcoming payouts, newest first
 */
export const useListHostPayouts = <T = PayoutPage>(id: string, params?: ListHostPayoutsParams, options?: AskInit<PayoutPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListHostPayoutsQueryOptions(id, params, options), client);

export const getGetHostStatementQueryKey = (id: string, params?: GetHostStatementParams) => [`/api/me/host/${id}/statement`, ...(params ? [params] : [])] as const;
export const getGetHostStatementQueryOptions = <T = Statement>(id: string, params?: GetHostStatementParams, options?: AskInit<Statement, T>): Asked<Statement, T> =>
  ask(getGetHostStatementQueryKey(id, params), (init) => calls.getHostStatement(id, params, init), options, [id]);
/**
 * One line for each entry, with the balance after it. Use tripId to narrow it to one trip.
 * @summary Get a host's account statement
 */
export const useGetHostStatement = <T = Statement>(id: string, params?: GetHostStatementParams, options?: AskInit<Statement, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHostStatementQueryOptions(id, params, options), client);

export const getDownloadHostStatementQueryKey = (id: string, params?: DownloadHostStatementParams) => [`/api/me/host/${id}/statement/download`, ...(params ? [params] : [])] as const;
export const getDownloadHostStatementQueryOptions = <T = Blob>(id: string, params?: DownloadHostStatementParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getDownloadHostStatementQueryKey(id, params), (init) => calls.downloadHostStatement(id, params, init), options, [id]);
/**
 * The same lines as getHostStatement.
 * @summary Download a host's statement as CSV
 */
export const useDownloadHostStatement = <T = Blob>(id: string, params?: DownloadHostStatementParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getDownloadHostStatementQueryOptions(id, params, options), client);

export const getPrintHostStatementQueryKey = (id: string, params?: PrintHostStatementParams) => [`/api/me/host/${id}/statement/pdf`, ...(params ? [params] : [])] as const;
export const getPrintHostStatementQueryOptions = <T = Blob>(id: string, params?: PrintHostStatementParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getPrintHostStatementQueryKey(id, params), (init) => calls.printHostStatement(id, params, init), options, [id]);
/**
 * The same lines as getHostStatement, laid out for printing.
 * @summary Download a host's statement as PDF
 */
export const usePrintHostStatement = <T = Blob>(id: string, params?: PrintHostStatementParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getPrintHostStatementQueryOptions(id, params, options), client);

export const getGetHostPayoutAccountQueryKey = (id: string) => [`/api/me/host/${id}/payout-account`] as const;
export const getGetHostPayoutAccountQueryOptions = <T = PayoutAccount>(id: string, options?: AskInit<PayoutAccount, T>): Asked<PayoutAccount, T> =>
  ask(getGetHostPayoutAccountQueryKey(id), (init) => calls.getHostPayoutAccount(id, init), options, [id]);
/**
 * Says whether an account is set, who holds it, and when it changed. Shows only the last four characters of the number.
 * @summary Get a host's payout account
 */
export const useGetHostPayoutAccount = <T = PayoutAccount>(id: string, options?: AskInit<PayoutAccount, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHostPayoutAccountQueryOptions(id, options), client);

/**
 * Only for the host's first user. Later payouts go to the new account.
 * @summary Set a host's payout account
 */
export const useSetHostPayoutAccount = <C = unknown>(options?: MutationInit<PayoutAccount, { id: string; data: PayoutAccountInput }, C>, client?: QueryClient): MutationResult<PayoutAccount, { id: string; data: PayoutAccountInput }, C> =>
  useSend('setHostPayoutAccount', ({ id, data }, init) => calls.setHostPayoutAccount(id, data, init), options, client);

/**
 * For when the provider asks payees to prove their identity. Send the browser to the returned url; it comes back to returnPath. The provider is asked again on each call.
 * @summary Start the payment provider's verification of a payee
 */
export const useVerifyHostPayoutAccount = <C = unknown>(options?: MutationInit<PayoutVerification, { id: string; data: PayoutVerificationInput }, C>, client?: QueryClient): MutationResult<PayoutVerification, { id: string; data: PayoutVerificationInput }, C> =>
  useSend('verifyHostPayoutAccount', ({ id, data }, init) => calls.verifyHostPayoutAccount(id, data, init), options, client);

export const getGetOperatorPayablesQueryKey = (operatorId: string) => [`/api/me/operators/${operatorId}/payables`] as const;
export const getGetOperatorPayablesQueryOptions = <T = Earnings>(operatorId: string, options?: AskInit<Earnings, T>): Asked<Earnings, T> =>
  ask(getGetOperatorPayablesQueryKey(operatorId), (init) => calls.getOperatorPayables(operatorId, init), options, [operatorId]);
/**
 * Amounts in minor units by currency, with the earnings and payout date of each trip.
 * @summary Get an operator's earnings and payouts, in total and by trip
 */
export const useGetOperatorPayables = <T = Earnings>(operatorId: string, options?: AskInit<Earnings, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetOperatorPayablesQueryOptions(operatorId, options), client);

export const getListOperatorPayoutsQueryKey = (operatorId: string, params?: ListOperatorPayoutsParams) => [`/api/me/operators/${operatorId}/payouts`, ...(params ? [params] : [])] as const;
export const getListOperatorPayoutsQueryOptions = <T = PayoutPage>(operatorId: string, params?: ListOperatorPayoutsParams, options?: AskInit<PayoutPage, T>): Asked<PayoutPage, T> =>
  ask(getListOperatorPayoutsQueryKey(operatorId, params), (init) => calls.listOperatorPayouts(operatorId, params, init), options, [operatorId]);
/**
 * Each with its amount, status, due date and trip.
 * @summary List an operator's past and upcoming payouts, newest first
 */
export const useListOperatorPayouts = <T = PayoutPage>(operatorId: string, params?: ListOperatorPayoutsParams, options?: AskInit<PayoutPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListOperatorPayoutsQueryOptions(operatorId, params, options), client);

export const getGetOperatorStatementQueryKey = (operatorId: string, params?: GetOperatorStatementParams) => [`/api/me/operators/${operatorId}/statement`, ...(params ? [params] : [])] as const;
export const getGetOperatorStatementQueryOptions = <T = Statement>(operatorId: string, params?: GetOperatorStatementParams, options?: AskInit<Statement, T>): Asked<Statement, T> =>
  ask(getGetOperatorStatementQueryKey(operatorId, params), (init) => calls.getOperatorStatement(operatorId, params, init), options, [operatorId]);
/**
 * One line for each entry, with the balance after it. Use tripId to narrow it to one trip.
 * @summary Get an operator's account statement
 */
export const useGetOperatorStatement = <T = Statement>(operatorId: string, params?: GetOperatorStatementParams, options?: AskInit<Statement, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetOperatorStatementQueryOptions(operatorId, params, options), client);

export const getDownloadOperatorStatementQueryKey = (operatorId: string, params?: DownloadOperatorStatementParams) => [`/api/me/operators/${operatorId}/statement/download`, ...(params ? [params] : [])] as const;
export const getDownloadOperatorStatementQueryOptions = <T = Blob>(operatorId: string, params?: DownloadOperatorStatementParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getDownloadOperatorStatementQueryKey(operatorId, params), (init) => calls.downloadOperatorStatement(operatorId, params, init), options, [operatorId]);
/**
 * The same lines as getOperatorStatement.
 * @summary Download an operator's statement as CSV
 */
export const useDownloadOperatorStatement = <T = Blob>(operatorId: string, params?: DownloadOperatorStatementParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getDownloadOperatorStatementQueryOptions(operatorId, params, options), client);

export const getPrintOperatorStatementQueryKey = (operatorId: string, params?: PrintOperatorStatementParams) => [`/api/me/operators/${operatorId}/statement/pdf`, ...(params ? [params] : [])] as const;
export const getPrintOperatorStatementQueryOptions = <T = Blob>(operatorId: string, params?: PrintOperatorStatementParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getPrintOperatorStatementQueryKey(operatorId, params), (init) => calls.printOperatorStatement(operatorId, params, init), options, [operatorId]);
/**
 * The same lines as getOperatorStatement, laid out for printing.
 * @summary Download an operator's statement as PDF
 */
export const usePrintOperatorStatement = <T = Blob>(operatorId: string, params?: PrintOperatorStatementParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getPrintOperatorStatementQueryOptions(operatorId, params, options), client);

export const getGetOperatorPayoutAccountQueryKey = (operatorId: string) => [`/api/me/operators/${operatorId}/payout-account`] as const;
export const getGetOperatorPayoutAccountQueryOptions = <T = PayoutAccount>(operatorId: string, options?: AskInit<PayoutAccount, T>): Asked<PayoutAccount, T> =>
  ask(getGetOperatorPayoutAccountQueryKey(operatorId), (init) => calls.getOperatorPayoutAccount(operatorId, init), options, [operatorId]);
/**
 * Says whether an account is set, who holds it, and when it changed. Shows only the last four characters of the number.
 * @summary Get an operator's payout account
 */
export const useGetOperatorPayoutAccount = <T = PayoutAccount>(operatorId: string, options?: AskInit<PayoutAccount, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetOperatorPayoutAccountQueryOptions(operatorId, options), client);

/**
 * Only for the operator's own admins. Later payouts go to the new account.
 * @summary Set an operator's payout account
 */
export const useSetOperatorPayoutAccount = <C = unknown>(options?: MutationInit<PayoutAccount, { operatorId: string; data: PayoutAccountInput }, C>, client?: QueryClient): MutationResult<PayoutAccount, { operatorId: string; data: PayoutAccountInput }, C> =>
  useSend('setOperatorPayoutAccount', ({ operatorId, data }, init) => calls.setOperatorPayoutAccount(operatorId, data, init), options, client);

/**
 * For when the provider asks payees to prove their identity. Send the browser to the returned url; it comes back to returnPath. The provider is asked again on each call.
 * @summary Start the payment provider's verification of a payee
 */
export const useVerifyOperatorPayoutAccount = <C = unknown>(options?: MutationInit<PayoutVerification, { operatorId: string; data: PayoutVerificationInput }, C>, client?: QueryClient): MutationResult<PayoutVerification, { operatorId: string; data: PayoutVerificationInput }, C> =>
  useSend('verifyOperatorPayoutAccount', ({ operatorId, data }, init) => calls.verifyOperatorPayoutAccount(operatorId, data, init), options, client);

export const getAdminListPayoutsQueryKey = (params?: AdminListPayoutsParams) => [`/api/admin/payouts`, ...(params ? [params] : [])] as const;
export const getAdminListPayoutsQueryOptions = <T = PayoutPage>(params?: AdminListPayoutsParams, options?: AskInit<PayoutPage, T>): Asked<PayoutPage, T> =>
  ask(getAdminListPayoutsQueryKey(params), (init) => calls.adminListPayouts(params, init), options);
/**
 * Filter by status, payee and trip.
 * @summary List all payouts of the marketplace, newest first
 */
export const useAdminListPayouts = <T = PayoutPage>(params?: AdminListPayoutsParams, options?: AskInit<PayoutPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListPayoutsQueryOptions(params, options), client);

/**
 * availableActions of the payout lists the actions that its status allows.
 * @summary Approve, hold, release or retry a payout
 */
export const useActOnPayout = <C = unknown>(options?: MutationInit<Payout, { id: string; action: PayoutAction; data: PayoutActionInput }, C>, client?: QueryClient): MutationResult<Payout, { id: string; action: PayoutAction; data: PayoutActionInput }, C> =>
  useSend('actOnPayout', ({ id, action, data }, init) => calls.actOnPayout(id, action, data, init), options, client);

export const getAdminListPayablesQueryKey = (params?: AdminListPayablesParams) => [`/api/admin/payables`, ...(params ? [params] : [])] as const;
export const getAdminListPayablesQueryOptions = <T = PayableList>(params?: AdminListPayablesParams, options?: AskInit<PayableList, T>): Asked<PayableList, T> =>
  ask(getAdminListPayablesQueryKey(params), (init) => calls.adminListPayables(params, init), options);
/**
 * Filter by kind of payee. Each entry says whether there is an account to pay to.
 * @summary List the amounts owed to hosts, operators and insurers, largest first
 */
export const useAdminListPayables = <T = PayableList>(params?: AdminListPayablesParams, options?: AskInit<PayableList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListPayablesQueryOptions(params, options), client);

export const getAdminGetStatementQueryKey = (payeeKind: 'host' | 'operator', payeeId: string, params?: AdminGetStatementParams) => [`/api/admin/payees/${payeeKind}/${payeeId}/statement`, ...(params ? [params] : [])] as const;
export const getAdminGetStatementQueryOptions = <T = PayeeStatement>(payeeKind: 'host' | 'operator', payeeId: string, params?: AdminGetStatementParams, options?: AskInit<PayeeStatement, T>): Asked<PayeeStatement, T> =>
  ask(getAdminGetStatementQueryKey(payeeKind, payeeId, params), (init) => calls.adminGetStatement(payeeKind, payeeId, params, init), options, [payeeKind, payeeId]);
/**
 * One line for each entry. Use tripId to narrow it to one trip.
 * @summary Get the account statement of a host or an operator
 */
export const useAdminGetStatement = <T = PayeeStatement>(payeeKind: 'host' | 'operator', payeeId: string, params?: AdminGetStatementParams, options?: AskInit<PayeeStatement, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminGetStatementQueryOptions(payeeKind, payeeId, params, options), client);

export const getAdminPrintStatementQueryKey = (payeeKind: 'host' | 'operator', payeeId: string, params?: AdminPrintStatementParams) => [`/api/admin/payees/${payeeKind}/${payeeId}/statement/pdf`, ...(params ? [params] : [])] as const;
export const getAdminPrintStatementQueryOptions = <T = Blob>(payeeKind: 'host' | 'operator', payeeId: string, params?: AdminPrintStatementParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getAdminPrintStatementQueryKey(payeeKind, payeeId, params), (init) => calls.adminPrintStatement(payeeKind, payeeId, params, init), options, [payeeKind, payeeId]);
/**
 * The same lines as adminGetStatement, laid out for printing.
 * @summary Download a statement as PDF
 */
export const useAdminPrintStatement = <T = Blob>(payeeKind: 'host' | 'operator', payeeId: string, params?: AdminPrintStatementParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminPrintStatementQueryOptions(payeeKind, payeeId, params, options), client);

export const getGetInsurerPayoutAccountQueryKey = (insurer: string) => [`/api/admin/insurers/${insurer}/payout-account`] as const;
export const getGetInsurerPayoutAccountQueryOptions = <T = PayoutAccount>(insurer: string, options?: AskInit<PayoutAccount, T>): Asked<PayoutAccount, T> =>
  ask(getGetInsurerPayoutAccountQueryKey(insurer), (init) => calls.getInsurerPayoutAccount(insurer, init), options, [insurer]);
/**
 * For admins, because insurers have no portal. Shows only the last four characters of the number.
 * @summary Get an insurer's payout account for premiums
 */
export const useGetInsurerPayoutAccount = <T = PayoutAccount>(insurer: string, options?: AskInit<PayoutAccount, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetInsurerPayoutAccountQueryOptions(insurer, options), client);

/**
 * Later premium payouts go to the new account.
 * @summary Set an insurer's payout account for premiums
 */
export const useSetInsurerPayoutAccount = <C = unknown>(options?: MutationInit<PayoutAccount, { insurer: string; data: PayoutAccountInput }, C>, client?: QueryClient): MutationResult<PayoutAccount, { insurer: string; data: PayoutAccountInput }, C> =>
  useSend('setInsurerPayoutAccount', ({ insurer, data }, init) => calls.setInsurerPayoutAccount(insurer, data, init), options, client);

/**
 * referrerId identifies the referrer. The first record is final.
 * @summary Record who referred a host (H-621)
 */
export const useSetHostReferrer = <C = unknown>(options?: MutationInit<Done, { id: string; data: ReferrerInput }, C>, client?: QueryClient): MutationResult<Done, { id: string; data: ReferrerInput }, C> =>
  useSend('setHostReferrer', ({ id, data }, init) => calls.setHostReferrer(id, data, init), options, client);

export const getListCountriesQueryKey = () => [`/public/countries`] as const;
export const getListCountriesQueryOptions = <T = CountryList>(options?: AskInit<CountryList, T>): Asked<CountryList, T> =>
  ask(getListCountriesQueryKey(), (init) => calls.listCountries(init), options);
/**
 * No sign-in required.
 * @summary List countries (ISO 3166-1) by name
 */
export const useListCountries = <T = CountryList>(options?: AskInit<CountryList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListCountriesQueryOptions(options), client);

export const getListRegionsQueryKey = (code: string) => [`/public/countries/${code}/regions`] as const;
export const getListRegionsQueryOptions = <T = RegionList>(code: string, options?: AskInit<RegionList, T>): Asked<RegionList, T> =>
  ask(getListRegionsQueryKey(code), (init) => calls.listRegions(code, init), options, [code]);
/**
 * No sign-in required. Empty for a country without regions.
 * @summary List a country's states, provinces and other regions (ISO 3166-2) by name
 */
export const useListRegions = <T = RegionList>(code: string, options?: AskInit<RegionList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListRegionsQueryOptions(code, options), client);

export const getGetReviewReportQueryKey = (id: string) => [`/api/public/review/itinerary/${id}/report`] as const;
export const getGetReviewReportQueryOptions = <T = ReviewReport>(id: string, options?: AskInit<ReviewReport, T>): Asked<ReviewReport, T> =>
  ask(getGetReviewReportQueryKey(id), (init) => calls.getReviewReport(id, init), options, [id]);
/**
 * No sign-in required.
 * @summary Get an itinerary's rating (H-517)
 */
export const useGetReviewReport = <T = ReviewReport>(id: string, options?: AskInit<ReviewReport, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetReviewReportQueryOptions(id, options), client);

export const getListItineraryReviewsQueryKey = (id: string, params?: ListItineraryReviewsParams) => [`/api/public/review/itinerary/${id}/responses`, ...(params ? [params] : [])] as const;
export const getListItineraryReviewsQueryOptions = <T = ReviewResponses>(id: string, params?: ListItineraryReviewsParams, options?: AskInit<ReviewResponses, T>): Asked<ReviewResponses, T> =>
  ask(getListItineraryReviewsQueryKey(id, params), (init) => calls.listItineraryReviews(id, params, init), options, [id]);
/**
 * No sign-in required. 404 while the marketplace has public profiles switched off.
 * @summary List reviews of an itinerary's trips, newest first
 */
export const useListItineraryReviews = <T = ReviewResponses>(id: string, params?: ListItineraryReviewsParams, options?: AskInit<ReviewResponses, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListItineraryReviewsQueryOptions(id, params, options), client);

export const getShowReviewUnsubscribeQueryKey = (key: string) => [`/public/reviews/unsubscribe/${key}`] as const;
export const getShowReviewUnsubscribeQueryOptions = <T = Blob>(key: string, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getShowReviewUnsubscribeQueryKey(key), (init) => calls.showReviewUnsubscribe(key, init), options, [key]);
/**
 * Linked from these emails. Opening it changes nothing.
 * @summary Show the page for unsubscribing from review requests
 */
export const useShowReviewUnsubscribe = <T = Blob>(key: string, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getShowReviewUnsubscribeQueryOptions(key, options), client);

/**
 * No sign-in required: the key in the email identifies its recipient. Also serves the one-click unsubscribe of email clients (RFC 8058).
 * @summary Unsubscribe from review requests
 */
export const useReviewUnsubscribe = <C = unknown>(options?: MutationInit<Blob, { key: string }, C>, client?: QueryClient): MutationResult<Blob, { key: string }, C> =>
  useSend('reviewUnsubscribe', ({ key }, init) => calls.reviewUnsubscribe(key, init), options, client);

export const getListPublicHostReviewsQueryKey = (path: string, params?: ListPublicHostReviewsParams) => [`/public/hosts/${path}/reviews`, ...(params ? [params] : [])] as const;
export const getListPublicHostReviewsQueryOptions = <T = ReviewResponses>(path: string, params?: ListPublicHostReviewsParams, options?: AskInit<ReviewResponses, T>): Asked<ReviewResponses, T> =>
  ask(getListPublicHostReviewsQueryKey(path, params), (init) => calls.listPublicHostReviews(path, params, init), options, [path]);
/**
 * No sign-in required. 404 while the marketplace has public profiles switched off.
 * @summary List reviews of a host's trips for the host's public page, newest first
 */
export const useListPublicHostReviews = <T = ReviewResponses>(path: string, params?: ListPublicHostReviewsParams, options?: AskInit<ReviewResponses, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListPublicHostReviewsQueryOptions(path, params, options), client);

export const getGetMyReviewQueryKey = (id: string) => [`/api/me/trips/${id}/review`] as const;
export const getGetMyReviewQueryOptions = <T = MyReview>(id: string, options?: AskInit<MyReview, T>): Asked<MyReview, T> =>
  ask(getGetMyReviewQueryKey(id), (init) => calls.getMyReview(id, init), options, [id]);
/**
 * For travelers of the trip.
 * @summary Get the caller's own review of a trip
 */
export const useGetMyReview = <T = MyReview>(id: string, options?: AskInit<MyReview, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetMyReviewQueryOptions(id, options), client);

/**
 * One review for each traveler and trip; saving it again replaces it.
 * @summary Review a completed trip
 */
export const useSaveMyReview = <C = unknown>(options?: MutationInit<MyReview, { id: string; data: ReviewInput }, C>, client?: QueryClient): MutationResult<MyReview, { id: string; data: ReviewInput }, C> =>
  useSend('saveMyReview', ({ id, data }, init) => calls.saveMyReview(id, data, init), options, client);

export const getListReviewResponsesQueryKey = (id: string, params?: ListReviewResponsesParams) => [`/api/me/host/${id}/review-responses`, ...(params ? [params] : [])] as const;
export const getListReviewResponsesQueryOptions = <T = ReviewResponses>(id: string, params?: ListReviewResponsesParams, options?: AskInit<ReviewResponses, T>): Asked<ReviewResponses, T> =>
  ask(getListReviewResponsesQueryKey(id, params), (init) => calls.listReviewResponses(id, params, init), options, [id]);
/**
 * Includes the overall rating.
 * @summary List reviews of a host's trips, newest first (H-495)
 */
export const useListReviewResponses = <T = ReviewResponses>(id: string, params?: ListReviewResponsesParams, options?: AskInit<ReviewResponses, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListReviewResponsesQueryOptions(id, params, options), client);

export const getListOperatorReviewsQueryKey = (operatorId: string, params?: ListOperatorReviewsParams) => [`/api/me/operators/${operatorId}/reviews`, ...(params ? [params] : [])] as const;
export const getListOperatorReviewsQueryOptions = <T = ReviewResponses>(operatorId: string, params?: ListOperatorReviewsParams, options?: AskInit<ReviewResponses, T>): Asked<ReviewResponses, T> =>
  ask(getListOperatorReviewsQueryKey(operatorId, params), (init) => calls.listOperatorReviews(operatorId, params, init), options, [operatorId]);
/**
 * Includes the overall rating.
 * @summary List reviews of an operator's trips, newest first
 */
export const useListOperatorReviews = <T = ReviewResponses>(operatorId: string, params?: ListOperatorReviewsParams, options?: AskInit<ReviewResponses, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListOperatorReviewsQueryOptions(operatorId, params, options), client);

export const getAdminListReviewsQueryKey = (params?: AdminListReviewsParams) => [`/api/admin/reviews`, ...(params ? [params] : [])] as const;
export const getAdminListReviewsQueryOptions = <T = ModeratedReviews>(params?: AdminListReviewsParams, options?: AskInit<ModeratedReviews, T>): Asked<ModeratedReviews, T> =>
  ask(getAdminListReviewsQueryKey(params), (init) => calls.adminListReviews(params, init), options);
/**
 * A review in state waiting has a comment that no admin has read since it was saved.
 * @summary List all reviews for moderation, newest first
 */
export const useAdminListReviews = <T = ModeratedReviews>(params?: AdminListReviewsParams, options?: AskInit<ModeratedReviews, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListReviewsQueryOptions(params, options), client);

/**
 * The author reads the reason. A hidden review is shown on no page and counts toward no average.
 * @summary Keep a review, or hide it with a reason
 */
export const useModerateReview = <C = unknown>(options?: MutationInit<ModeratedReview, { id: string; data: Moderation }, C>, client?: QueryClient): MutationResult<ModeratedReview, { id: string; data: Moderation }, C> =>
  useSend('moderateReview', ({ id, data }, init) => calls.moderateReview(id, data, init), options, client);

export const getGetRoomingQueryKey = (id: string) => [`/api/me/trips/${id}/rooming`] as const;
export const getGetRoomingQueryOptions = <T = Rooming>(id: string, options?: AskInit<Rooming, T>): Asked<Rooming, T> =>
  ask(getGetRoomingQueryKey(id), (init) => calls.getRooming(id, init), options, [id]);
/**
 * Who shares a room with whom, with their requests and the rooms each traveler can move to. Rooms as booked, with the operator's moves applied. Moves undone by a booking change are listed until they are acknowledged.
 * @summary Get a trip's room assignments (O-039)
 */
export const useGetRooming = <T = Rooming>(id: string, options?: AskInit<Rooming, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetRoomingQueryOptions(id, options), client);

/**
 * Send the version you last read; a later version is a conflict. A traveler can only move to a room of the type they booked, and no room exceeds the number it sleeps. To swap travelers, move them in one call.
 * @summary Move travelers to other rooms, all or none
 */
export const useMoveTravelers = <C = unknown>(options?: MutationInit<Rooming, { id: string; data: RoomMoves }, C>, client?: QueryClient): MutationResult<Rooming, { id: string; data: RoomMoves }, C> =>
  useSend('moveTravelers', ({ id, data }, init) => calls.moveTravelers(id, data, init), options, client);

/**
 * Discards the moves that no longer apply. Travelers stay in their current rooms.
 * @summary Acknowledge the moves that booking changes undid
 */
export const useAcknowledgeRooming = <C = unknown>(options?: MutationInit<Rooming, { id: string }, C>, client?: QueryClient): MutationResult<Rooming, { id: string }, C> =>
  useSend('acknowledgeRooming', ({ id }, init) => calls.acknowledgeRooming(id, init), options, client);

export const getGetTenantQueryKey = () => [`/public/tenant`] as const;
export const getGetTenantQueryOptions = <T = Tenant>(options?: AskInit<Tenant, T>): Asked<Tenant, T> =>
  ask(getGetTenantQueryKey(), (init) => calls.getTenant(init), options);
/**
 * No sign-in required. Pages read it first, for the brand, theme and feature switches.
 * @summary Get the marketplace of this host name
 */
export const useGetTenant = <T = Tenant>(options?: AskInit<Tenant, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTenantQueryOptions(options), client);

export const getGetTenantLogoQueryKey = (params?: GetTenantLogoParams) => [`/public/tenant/logo`, ...(params ? [params] : [])] as const;
export const getGetTenantLogoQueryOptions = <T = Blob>(params?: GetTenantLogoParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getGetTenantLogoQueryKey(params), (init) => calls.getTenantLogo(params, init), options);
/**
 * No sign-in required.
 * @summary Get the marketplace's logo
 */
export const useGetTenantLogo = <T = Blob>(params?: GetTenantLogoParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTenantLogoQueryOptions(params, options), client);

export const getGetPoliciesQueryKey = () => [`/api/admin/policies`] as const;
export const getGetPoliciesQueryOptions = <T = Policies>(options?: AskInit<Policies, T>): Asked<Policies, T> =>
  ask(getGetPoliciesQueryKey(), (init) => calls.getPolicies(init), options);
/**
 * A policy is a number, switch or text that rules follow, such as the days of a deadline. Includes its kind and default.
 * @summary List all policies of the marketplace (DECISIONS 2)
 */
export const useGetPolicies = <T = Policies>(options?: AskInit<Policies, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetPoliciesQueryOptions(options), client);

/**
 * Send the version you last read. Omitted policies stay unchanged. An invalid value is refused with the name of its policy, and nothing changes.
 * @summary Update policies by path
 */
export const useUpdatePolicies = <C = unknown>(options?: MutationInit<Policies, { data: PoliciesUpdate }, C>, client?: QueryClient): MutationResult<Policies, { data: PoliciesUpdate }, C> =>
  useSend('updatePolicies', ({ data }, init) => calls.updatePolicies(data, init), options, client);

export const getGetTenantSettingsQueryKey = () => [`/api/admin/tenant`] as const;
export const getGetTenantSettingsQueryOptions = <T = TenantSettings>(options?: AskInit<TenantSettings, T>): Asked<TenantSettings, T> =>
  ask(getGetTenantSettingsQueryKey(), (init) => calls.getTenantSettings(init), options);
/**
 * Brand, theme, locale, sender, host names, providers and feature switches.
 * @summary Get the marketplace's settings
 */
export const useGetTenantSettings = <T = TenantSettings>(options?: AskInit<TenantSettings, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTenantSettingsQueryOptions(options), client);

/**
 * Send the version you last read; 409 if the record has been saved since. Omitted fields stay unchanged.
 * @summary Update the brand, theme, locale, sender and feature switches
 */
export const useUpdateTenantSettings = <C = unknown>(options?: MutationInit<TenantSettings, { data: TenantSettingsUpdate }, C>, client?: QueryClient): MutationResult<TenantSettings, { data: TenantSettingsUpdate }, C> =>
  useSend('updateTenantSettings', ({ data }, init) => calls.updateTenantSettings(data, init), options, client);

/**
 * Takes a PNG or JPEG picture; omitting data removes the logo. Returns the settings with their new version.
 * @summary Replace or remove the logo
 */
export const useUploadTenantLogo = <C = unknown>(options?: MutationInit<TenantSettings, { data: LogoUpload }, C>, client?: QueryClient): MutationResult<TenantSettings, { data: LogoUpload }, C> =>
  useSend('uploadTenantLogo', ({ data }, init) => calls.uploadTenantLogo(data, init), options, client);

/**
 * The host name serves once its ownership is proven; hosts in the answer says how to prove it.
 * @summary Add a host name
 */
export const useAddTenantHost = <C = unknown>(options?: MutationInit<TenantSettings, { data: HostNameInput }, C>, client?: QueryClient): MutationResult<TenantSettings, { data: HostNameInput }, C> =>
  useSend('addTenantHost', ({ data }, init) => calls.addTenantHost(data, init), options, client);

/**
 * hosts in the answer says what was found.
 * @summary Check the ownership proof of a host name now
 */
export const useCheckTenantHost = <C = unknown>(options?: MutationInit<TenantSettings, { data: HostNameInput }, C>, client?: QueryClient): MutationResult<TenantSettings, { data: HostNameInput }, C> =>
  useSend('checkTenantHost', ({ data }, init) => calls.checkTenantHost(data, init), options, client);

/**
 * The marketplace can no longer be reached by that name. The last host name cannot be removed.
 * @summary Remove a host name
 */
export const useRemoveTenantHost = <C = unknown>(options?: MutationInit<TenantSettings, { data: HostNameInput }, C>, client?: QueryClient): MutationResult<TenantSettings, { data: HostNameInput }, C> =>
  useSend('removeTenantHost', ({ data }, init) => calls.removeTenantHost(data, init), options, client);

/**
 * Send the version you last read. service names the service, choice its provider. Secrets are sealed and never returned.
 * @summary Choose and configure the provider of an external service (DECISIONS 6)
 */
export const useChooseProvider = <C = unknown>(options?: MutationInit<TenantSettings, { data: ProviderChoice }, C>, client?: QueryClient): MutationResult<TenantSettings, { data: ProviderChoice }, C> =>
  useSend('chooseProvider', ({ data }, init) => calls.chooseProvider(data, init), options, client);

export const getListTenantsQueryKey = (params?: ListTenantsParams) => [`/api/admin/tenants`, ...(params ? [params] : [])] as const;
export const getListTenantsQueryOptions = <T = TenantPage>(params?: ListTenantsParams, options?: AskInit<TenantPage, T>): Asked<TenantPage, T> =>
  ask(getListTenantsQueryKey(params), (init) => calls.listTenants(params, init), options);
/**
 * For platform operators. Search with q.
 * @summary List all marketplaces of the deployment
 */
export const useListTenants = <T = TenantPage>(params?: ListTenantsParams, options?: AskInit<TenantPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTenantsQueryOptions(params, options), client);

/**
 * Returns the marketplace with its URL.
 * @summary Open a marketplace at a host name and invite its first admin
 */
export const useCreateTenant = <C = unknown>(options?: MutationInit<TenantSummary, { data: NewTenant }, C>, client?: QueryClient): MutationResult<TenantSummary, { data: NewTenant }, C> =>
  useSend('createTenant', ({ data }, init) => calls.createTenant(data, init), options, client);

export const getGetTestClockQueryKey = () => [`/api/admin/clock`] as const;
export const getGetTestClockQueryOptions = <T = TestClock>(options?: AskInit<TestClock, T>): Asked<TestClock, T> =>
  ask(getGetTestClockQueryKey(), (init) => calls.getTestClock(init), options);
/**
 * Includes whether everything due by now has run. Only sandbox marketplaces have their own clock.
 * @summary Get the clock of the marketplace
 */
export const useGetTestClock = <T = TestClock>(options?: AskInit<TestClock, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTestClockQueryOptions(options), client);

/**
 * Send an instant or a number of seconds. Every rule with a date runs in chronological order. Follow the run with getClockRun.
 * @summary Advance the clock of a sandbox marketplace
 */
export const useAdvanceTestClock = <C = unknown>(options?: MutationInit<ClockRun, { data: ClockAdvance }, C>, client?: QueryClient): MutationResult<ClockRun, { data: ClockAdvance }, C> =>
  useSend('advanceTestClock', ({ data }, init) => calls.advanceTestClock(data, init), options, client);

export const getGetClockRunQueryKey = (id: string) => [`/api/admin/clock/runs/${id}`] as const;
export const getGetClockRunQueryOptions = <T = ClockRun>(id: string, options?: AskInit<ClockRun, T>): Asked<ClockRun, T> =>
  ask(getGetClockRunQueryKey(id), (init) => calls.getClockRun(id, init), options, [id]);
/**
 * Includes the steps so far and any error.
 * @summary Get the progress of a clock run
 */
export const useGetClockRun = <T = ClockRun>(id: string, options?: AskInit<ClockRun, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetClockRunQueryOptions(id, options), client);

export const getGetGroundTransferOfferQueryKey = (tripId: string) => [`/api/me/trips/${tripId}/ground-transfers`] as const;
export const getGetGroundTransferOfferQueryOptions = <T = GroundTransferOffer>(tripId: string, options?: AskInit<GroundTransferOffer, T>): Asked<GroundTransferOffer, T> =>
  ask(getGetGroundTransferOfferQueryKey(tripId), (init) => calls.getGroundTransferOffer(tripId, init), options, [tripId]);
/**
 * Whether the caller can book rides and, if not, why; the days on which rides are possible, the airports, their time zone, and the maximum number of passengers.
 * @summary Get the terms for booking rides on a trip (T-077, T-195, T-196)
 */
export const useGetGroundTransferOffer = <T = GroundTransferOffer>(tripId: string, options?: AskInit<GroundTransferOffer, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetGroundTransferOfferQueryOptions(tripId, options), client);

export const getListGroundTransfersQueryKey = (params?: ListGroundTransfersParams) => [`/api/me/ground-transfers`, ...(params ? [params] : [])] as const;
export const getListGroundTransfersQueryOptions = <T = GroundTransferPage>(params?: ListGroundTransfersParams, options?: AskInit<GroundTransferPage, T>): Asked<GroundTransferPage, T> =>
  ask(getListGroundTransfersQueryKey(params), (init) => calls.listGroundTransfers(params, init), options);
/**
 * Rides of the caller's own bookings, of a host's trips, or of the hosts and trips an admin or manager looks after. Search with q; filter by trip, booking, type and status.
 * @summary List rides visible to the caller (H-463, H-465, H-484, T-212)
 */
export const useListGroundTransfers = <T = GroundTransferPage>(params?: ListGroundTransfersParams, options?: AskInit<GroundTransferPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListGroundTransfersQueryOptions(params, options), client);

/**
 * Send the quotes and a payment method; payment is taken with the same call. Rides for a host's free spots cost the host nothing. Returns the rides and any payment.
 * @summary Book a ride for one leg or both (H-466, T-207)
 */
export const useBookGroundTransfers = <C = unknown>(options?: MutationInit<BookedGroundTransfers, { data: BookGroundTransfers }, C>, client?: QueryClient): MutationResult<BookedGroundTransfers, { data: BookGroundTransfers }, C> =>
  useSend('bookGroundTransfers', ({ data }, init) => calls.bookGroundTransfers(data, init), options, client);

/**
 * Booking takes the ids of the quotes. If the company cannot be reached, the list is empty and its error flag is set.
 * @summary Get vehicle quotes for each leg, cheapest first (T-204 to T-206)
 */
export const useQuoteGroundTransfers = <C = unknown>(options?: MutationInit<GroundTransferQuotes, { data: QuoteGroundTransfers }, C>, client?: QueryClient): MutationResult<GroundTransferQuotes, { data: QuoteGroundTransfers }, C> =>
  useSend('quoteGroundTransfers', ({ data }, init) => calls.quoteGroundTransfers(data, init), options, client);

/**
 * Arrival and departure are estimated independently.
 * @summary Estimate the driving time of each leg (T-213)
 */
export const useEstimateGroundTransfers = <C = unknown>(options?: MutationInit<GroundTransferEstimates, { data: EstimateGroundTransfers }, C>, client?: QueryClient): MutationResult<GroundTransferEstimates, { data: EstimateGroundTransfers }, C> =>
  useSend('estimateGroundTransfers', ({ data }, init) => calls.estimateGroundTransfers(data, init), options, client);

export const getGetGroundTransferQueryKey = (id: string) => [`/api/me/ground-transfers/${id}`] as const;
export const getGetGroundTransferQueryOptions = <T = GroundTransfer>(id: string, options?: AskInit<GroundTransfer, T>): Asked<GroundTransfer, T> =>
  ask(getGetGroundTransferQueryKey(id), (init) => calls.getGroundTransfer(id, init), options, [id]);
/**
 * Includes its status, its journey, and what can be changed.
 * @summary Get a ride (H-464)
 */
export const useGetGroundTransfer = <T = GroundTransfer>(id: string, options?: AskInit<GroundTransfer, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetGroundTransferQueryOptions(id, options), client);

/**
 * Send the version you last read. Possible until the driver is on the way; editableFields of the ride names what can be changed.
 * @summary Correct a ride's flight or the traveler to meet (H-467, T-189, T-211)
 */
export const useUpdateGroundTransfer = <C = unknown>(options?: MutationInit<GroundTransfer, { id: string; data: GroundTransferUpdate }, C>, client?: QueryClient): MutationResult<GroundTransfer, { id: string; data: GroundTransferUpdate }, C> =>
  useSend('updateGroundTransfer', ({ id, data }, init) => calls.updateGroundTransfer(id, data, init), options, client);

/**
 * Send the version you last read. The price is refunded until freeCancellationHours before the ride.
 * @summary Cancel a ride (T-210, T-273)
 */
export const useCancelGroundTransfer = <C = unknown>(options?: MutationInit<GroundTransfer, { id: string; data: CancelGroundTransfer }, C>, client?: QueryClient): MutationResult<GroundTransfer, { id: string; data: CancelGroundTransfer }, C> =>
  useSend('cancelGroundTransfer', ({ id, data }, init) => calls.cancelGroundTransfer(id, data, init), options, client);

export const getListTripMetadataQueryKey = (params?: ListTripMetadataParams) => [`/api/metadata/trips`, ...(params ? [params] : [])] as const;
export const getListTripMetadataQueryOptions = <T = RecordMetadataPage>(params?: ListTripMetadataParams, options?: AskInit<RecordMetadataPage, T>): Asked<RecordMetadataPage, T> =>
  ask(getListTripMetadataQueryKey(params), (init) => calls.listTripMetadata(params, init), options);
/**
 * Lightweight rows with an id, a name and the facts host, start and shortId, for pickers.
 * @summary List trips for a picker (H-483)
 */
export const useListTripMetadata = <T = RecordMetadataPage>(params?: ListTripMetadataParams, options?: AskInit<RecordMetadataPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTripMetadataQueryOptions(params, options), client);

export const getListTripsQueryKey = (params?: ListTripsParams) => [`/api/me/trips`, ...(params ? [params] : [])] as const;
export const getListTripsQueryOptions = <T = TripPage>(params?: ListTripsParams, options?: AskInit<TripPage, T>): Asked<TripPage, T> =>
  ask(getListTripsQueryKey(params), (init) => calls.listTrips(params, init), options);
/**
 * Filter by status. An operator's API keys need the scope trips:read.
 * @summary List the caller's own trips, as host, operator or traveler (H-483)
 */
export const useListTrips = <T = TripPage>(params?: ListTripsParams, options?: AskInit<TripPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTripsQueryOptions(params, options), client);

/**
 * Saves the operator's review and creates a trip in status created, with the name, summary, code and number of spots of the review.
 * @summary Create a trip from a reviewed trip request (O-098, O-182)
 */
export const useCreateTripFromRequest = <C = unknown>(options?: MutationInit<Trip, { data: TripFromRequest }, C>, client?: QueryClient): MutationResult<Trip, { data: TripFromRequest }, C> =>
  useSend('createTripFromRequest', ({ data }, init) => calls.createTripFromRequest(data, init), options, client);

export const getGetTripQueryKey = (id: string) => [`/api/me/trips/${id}`] as const;
export const getGetTripQueryOptions = <T = Trip>(id: string, options?: AskInit<Trip, T>): Asked<Trip, T> =>
  ask(getGetTripQueryKey(id), (init) => calls.getTrip(id, init), options, [id]);
/**
 * Contains what the caller may see and do. An operator's API keys need the scope trips:read.
 * @summary Get a trip
 */
export const useGetTrip = <T = Trip>(id: string, options?: AskInit<Trip, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTripQueryOptions(id, options), client);

/**
 * Send the version you last read; 409 if the record has been saved since.
 * @summary Update a trip, or move it to the next status (H-533, O-183)
 */
export const useUpdateTrip = <C = unknown>(options?: MutationInit<Trip, { id: string; data: TripUpdate }, C>, client?: QueryClient): MutationResult<Trip, { id: string; data: TripUpdate }, C> =>
  useSend('updateTrip', ({ id, data }, init) => calls.updateTrip(id, data, init), options, client);

export const getGetHostTermsQueryKey = (id: string) => [`/api/me/trips/${id}/host-terms`] as const;
export const getGetHostTermsQueryOptions = <T = HostTermsDocument>(id: string, options?: AskInit<HostTermsDocument, T>): Asked<HostTermsDocument, T> =>
  ask(getGetHostTermsQueryKey(id), (init) => calls.getHostTerms(id, init), options, [id]);
/**
 * The text that acceptHostTerms signs.
 * @summary Get the services agreement of a trip (H-544)
 */
export const useGetHostTerms = <T = HostTermsDocument>(id: string, options?: AskInit<HostTermsDocument, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHostTermsQueryOptions(id, options), client);

/**
 * Send the trip's version and the terms that were shown with the new prices.
 * @summary Set new prices and accept the matching services agreement (H-541)
 */
export const useUpdateHostTerms = <C = unknown>(options?: MutationInit<Trip, { id: string; data: AcceptHostTerms }, C>, client?: QueryClient): MutationResult<Trip, { id: string; data: AcceptHostTerms }, C> =>
  useSend('updateHostTerms', ({ id, data }, init) => calls.updateHostTerms(id, data, init), options, client);

/**
 * Send the trip's version and the terms that were shown.
 * @summary Accept the services agreement as the host (H-541 to H-543)
 */
export const useAcceptHostTerms = <C = unknown>(options?: MutationInit<Trip, { id: string; data: AcceptHostTerms }, C>, client?: QueryClient): MutationResult<Trip, { id: string; data: AcceptHostTerms }, C> =>
  useSend('acceptHostTerms', ({ id, data }, init) => calls.acceptHostTerms(id, data, init), options, client);

export const getAdminListTripsQueryKey = (params?: AdminListTripsParams) => [`/api/admin/trips`, ...(params ? [params] : [])] as const;
export const getAdminListTripsQueryOptions = <T = TripPage>(params?: AdminListTripsParams, options?: AskInit<TripPage, T>): Asked<TripPage, T> =>
  ask(getAdminListTripsQueryKey(params), (init) => calls.adminListTrips(params, init), options);
/**
 * Search with q; filter by host, operator, itinerary and status.
 * @summary List trips, newest first (H-463, H-465, H-483)
 */
export const useAdminListTrips = <T = TripPage>(params?: AdminListTripsParams, options?: AskInit<TripPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListTripsQueryOptions(params, options), client);

export const getAdminGetTripQueryKey = (id: string) => [`/api/admin/trips/${id}`] as const;
export const getAdminGetTripQueryOptions = <T = Trip>(id: string, options?: AskInit<Trip, T>): Asked<Trip, T> =>
  ask(getAdminGetTripQueryKey(id), (init) => calls.adminGetTrip(id, init), options, [id]);
/**
 * Contains what an admin or the trip's manager may see.
 * @summary Get a trip as an admin or its manager (H-464, H-483)
 */
export const useAdminGetTrip = <T = Trip>(id: string, options?: AskInit<Trip, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminGetTripQueryOptions(id, options), client);

/**
 * Send the version you last read; 409 if the record has been saved since.
 * @summary Approve a trip's pricing, or cancel or correct the trip
 */
export const useAdminUpdateTrip = <C = unknown>(options?: MutationInit<Trip, { id: string; data: TripUpdate }, C>, client?: QueryClient): MutationResult<Trip, { id: string; data: TripUpdate }, C> =>
  useSend('adminUpdateTrip', ({ id, data }, init) => calls.adminUpdateTrip(id, data, init), options, client);

export const getListPublicTripsQueryKey = (params?: ListPublicTripsParams) => [`/public/trips`, ...(params ? [params] : [])] as const;
export const getListPublicTripsQueryOptions = <T = PublicTripPage>(params?: ListPublicTripsParams, options?: AskInit<PublicTripPage, T>): Asked<PublicTripPage, T> =>
  ask(getListPublicTripsQueryKey(params), (init) => calls.listPublicTrips(params, init), options);
/**
 * No sign-in required. Search with q. Filters are combined. For each filter, the answer counts the trips that match the other filters; when nothing matches, it gives the number of trips without one of the filters.
 * @summary List bookable and upcoming trips
 */
export const useListPublicTrips = <T = PublicTripPage>(params?: ListPublicTripsParams, options?: AskInit<PublicTripPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListPublicTripsQueryOptions(params, options), client);

export const getGetPublicTripQueryKey = (params?: GetPublicTripParams) => [`/public/trip-details`, ...(params ? [params] : [])] as const;
export const getGetPublicTripQueryOptions = <T = PublicTrip>(params: GetPublicTripParams, options?: AskInit<PublicTrip, T>): Asked<PublicTrip, T> =>
  ask(getGetPublicTripQueryKey(params), (init) => calls.getPublicTrip(params, init), options);
/**
 * No sign-in required. Identify the trip by its path; preview takes the token from getTripPreview.
 * @summary Get the public page of a trip (H-555)
 */
export const useGetPublicTrip = <T = PublicTrip>(params: GetPublicTripParams, options?: AskInit<PublicTrip, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetPublicTripQueryOptions(params, options), client);

export const getListTripSalesQueryKey = (params?: ListTripSalesParams) => [`/public/trip-sales`, ...(params ? [params] : [])] as const;
export const getListTripSalesQueryOptions = <T = TripSales>(params: ListTripSalesParams, options?: AskInit<TripSales, T>): Asked<TripSales, T> =>
  ask(getListTripSalesQueryKey(params), (init) => calls.listTripSales(params, init), options);
/**
 * No sign-in required. Ask without a cookie and with the ETag of the previous answer; 304 while nothing has been sold. The answer is at most a second old. Trips without a public page are left out.
 * @summary Get the remaining spots and prices of trips, for a page that stays open
 */
export const useListTripSales = <T = TripSales>(params: ListTripSalesParams, options?: AskInit<TripSales, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTripSalesQueryOptions(params, options), client);

export const getListSavedTripsQueryKey = () => [`/api/me/saved-trips`] as const;
export const getListSavedTripsQueryOptions = <T = SavedTrips>(options?: AskInit<SavedTrips, T>): Asked<SavedTrips, T> =>
  ask(getListSavedTripsQueryKey(), (init) => calls.listSavedTrips(init), options);
/**
 * Earliest start first, without trips that have no public page.
 * @summary List the caller's own saved trips that are still to come
 */
export const useListSavedTrips = <T = SavedTrips>(options?: AskInit<SavedTrips, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListSavedTripsQueryOptions(options), client);

/**
 * Saving a trip again changes nothing. At most 100 are kept; paths of unknown trips are ignored.
 * @summary Save or unsave trips
 */
export const useSaveTrips = <C = unknown>(options?: MutationInit<SavedTrips, { data: SavedTripsInput }, C>, client?: QueryClient): MutationResult<SavedTrips, { data: SavedTripsInput }, C> =>
  useSend('saveTrips', ({ data }, init) => calls.saveTrips(data, init), options, client);

/**
 * Send the trip's version. Returns the updated trip.
 * @summary Add an informal gathering to a day (H-387, H-552)
 */
export const useCreateGathering = <C = unknown>(options?: MutationInit<Trip, { id: string; data: ServiceEdit }, C>, client?: QueryClient): MutationResult<Trip, { id: string; data: ServiceEdit }, C> =>
  useSend('createGathering', ({ id, data }, init) => calls.createGathering(id, data, init), options, client);

/**
 * Send the trip's version. Returns the updated trip.
 * @summary Update a service of a trip (H-551, H-552, O-184)
 */
export const useUpdateTripService = <C = unknown>(options?: MutationInit<Trip, { tripId: string; type: ServiceType; serviceId: string; data: ServiceEdit }, C>, client?: QueryClient): MutationResult<Trip, { tripId: string; type: ServiceType; serviceId: string; data: ServiceEdit }, C> =>
  useSend('updateTripService', ({ tripId, type, serviceId, data }, init) => calls.updateTripService(tripId, type, serviceId, data, init), options, client);

/**
 * Hosts can only remove informal gatherings. Returns the updated trip.
 * @summary Remove a service from a trip (H-392, O-162)
 */
export const useDeleteTripService = <C = unknown>(options?: MutationInit<Trip, { tripId: string; type: ServiceType; serviceId: string }, C>, client?: QueryClient): MutationResult<Trip, { tripId: string; type: ServiceType; serviceId: string }, C> =>
  useSend('deleteTripService', ({ tripId, type, serviceId }, init) => calls.deleteTripService(tripId, type, serviceId, init), options, client);

export const getListDayChangesQueryKey = (id: string) => [`/api/me/trips/${id}/day-changes`] as const;
export const getListDayChangesQueryOptions = <T = DayChangeList>(id: string, options?: AskInit<DayChangeList, T>): Asked<DayChangeList, T> =>
  ask(getListDayChangesQueryKey(id), (init) => calls.listDayChanges(id, init), options, [id]);
/**
 * Travelers get the changes they have not acknowledged yet. Hosts, operators and admins get all changes, with the number of travelers who have seen the latest change of each day.
 * @summary List changes to a trip's days since it was first booked
 */
export const useListDayChanges = <T = DayChangeList>(id: string, options?: AskInit<DayChangeList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListDayChangesQueryOptions(id, options), client);

/**
 * Send the revision you last read; a conflict if the day has changed since.
 * @summary Acknowledge the changes to a day
 */
export const useAcknowledgeDayChanges = <C = unknown>(options?: MutationInit<DayChangeList, { id: string; day: number; data: DayChangesSeen }, C>, client?: QueryClient): MutationResult<DayChangeList, { id: string; day: number; data: DayChangesSeen }, C> =>
  useSend('acknowledgeDayChanges', ({ id, day, data }, init) => calls.acknowledgeDayChanges(id, day, data, init), options, client);

export const getGetHostCompanionsQueryKey = (id: string) => [`/api/me/trips/${id}/host-companions`] as const;
export const getGetHostCompanionsQueryOptions = <T = HostCompanions>(id: string, options?: AskInit<HostCompanions, T>): Asked<HostCompanions, T> =>
  ask(getGetHostCompanionsQueryKey(id), (init) => calls.getHostCompanions(id, init), options, [id]);
/**
 * Includes how many are allowed, whether they have been submitted, and whether they can still be changed.
 * @summary List the host's companions on a trip (H-538)
 */
export const useGetHostCompanions = <T = HostCompanions>(id: string, options?: AskInit<HostCompanions, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetHostCompanionsQueryOptions(id, options), client);

/**
 * Locks them. Until they are complete, save them with saveHostCompanions.
 * @summary Submit the host's companions (H-330, H-331)
 */
export const useSubmitHostCompanions = <C = unknown>(options?: MutationInit<HostCompanions, { id: string; data: HostCompanionsInput }, C>, client?: QueryClient): MutationResult<HostCompanions, { id: string; data: HostCompanionsInput }, C> =>
  useSend('submitHostCompanions', ({ id, data }, init) => calls.submitHostCompanions(id, data, init), options, client);

/**
 * They can be changed until they are submitted.
 * @summary Save the host's companions without submitting them (H-539)
 */
export const useSaveHostCompanions = <C = unknown>(options?: MutationInit<HostCompanions, { id: string; data: HostCompanionsInput }, C>, client?: QueryClient): MutationResult<HostCompanions, { id: string; data: HostCompanionsInput }, C> =>
  useSend('saveHostCompanions', ({ id, data }, init) => calls.saveHostCompanions(id, data, init), options, client);

export const getAdminGetHostCompanionsQueryKey = (id: string) => [`/api/admin/trips/${id}/host-companions`] as const;
export const getAdminGetHostCompanionsQueryOptions = <T = HostCompanions>(id: string, options?: AskInit<HostCompanions, T>): Asked<HostCompanions, T> =>
  ask(getAdminGetHostCompanionsQueryKey(id), (init) => calls.adminGetHostCompanions(id, init), options, [id]);
/**
 * Includes whether they have been submitted, and whether the caller can still correct them.
 * @summary List the companions of a trip's host as an admin or its manager
 */
export const useAdminGetHostCompanions = <T = HostCompanions>(id: string, options?: AskInit<HostCompanions, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminGetHostCompanionsQueryOptions(id, options), client);

/**
 * Replaces the list.
 * @summary Correct the host's companions, even after submission (H-540)
 */
export const useAdminSetHostCompanions = <C = unknown>(options?: MutationInit<HostCompanions, { id: string; data: HostCompanionsInput }, C>, client?: QueryClient): MutationResult<HostCompanions, { id: string; data: HostCompanionsInput }, C> =>
  useSend('adminSetHostCompanions', ({ id, data }, init) => calls.adminSetHostCompanions(id, data, init), options, client);

export const getGetTripInventoryQueryKey = (id: string) => [`/api/me/trips/${id}/inventory`] as const;
export const getGetTripInventoryQueryOptions = <T = TripInventory>(id: string, options?: AskInit<TripInventory, T>): Asked<TripInventory, T> =>
  ask(getGetTripInventoryQueryKey(id), (init) => calls.getTripInventory(id, init), options, [id]);
/**
 * The total, the number taken and the number left.
 * @summary Get the spots, private rooms and bookable activities of a trip (H-550)
 */
export const useGetTripInventory = <T = TripInventory>(id: string, options?: AskInit<TripInventory, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTripInventoryQueryOptions(id, options), client);

export const getGetSingleSupplementQueryKey = (id: string, params?: GetSingleSupplementParams) => [`/api/me/trips/${id}/inventory/single-supplement`, ...(params ? [params] : [])] as const;
export const getGetSingleSupplementQueryOptions = <T = SingleSupplement>(id: string, params?: GetSingleSupplementParams, options?: AskInit<SingleSupplement, T>): Asked<SingleSupplement, T> =>
  ask(getGetSingleSupplementQueryKey(id, params), (init) => calls.getSingleSupplement(id, params, init), options, [id]);
/**
 * total is the number of private rooms needed.
 * @summary Check whether enough private rooms are left (H-550)
 */
export const useGetSingleSupplement = <T = SingleSupplement>(id: string, params?: GetSingleSupplementParams, options?: AskInit<SingleSupplement, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetSingleSupplementQueryOptions(id, params, options), client);

/**
 * Returns how many are taken and left.
 * @summary Set the number of private rooms (O-186)
 */
export const useSetSingleSupplement = <C = unknown>(options?: MutationInit<SingleSupplement, { id: string; data: SingleSupplementInput }, C>, client?: QueryClient): MutationResult<SingleSupplement, { id: string; data: SingleSupplementInput }, C> =>
  useSend('setSingleSupplement', ({ id, data }, init) => calls.setSingleSupplement(id, data, init), options, client);

export const getGetTripPreviewQueryKey = (id: string) => [`/api/me/trips/${id}/preview`] as const;
export const getGetTripPreviewQueryOptions = <T = TripPreview>(id: string, options?: AskInit<TripPreview, T>): Asked<TripPreview, T> =>
  ask(getGetTripPreviewQueryKey(id), (init) => calls.getTripPreview(id, init), options, [id]);
/**
 * Anyone with the path can see the page without signing in, until it expires. illegal_state for a trip without a page.
 * @summary Get the path of a trip's page, even before it is public (H-067, H-075, H-152)
 */
export const useGetTripPreview = <T = TripPreview>(id: string, options?: AskInit<TripPreview, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTripPreviewQueryOptions(id, options), client);

export const getGetEarningsReportQueryKey = (id: string) => [`/api/me/trips/${id}/earnings-report`] as const;
export const getGetEarningsReportQueryOptions = <T = EarningsReport>(id: string, options?: AskInit<EarningsReport, T>): Asked<EarningsReport, T> =>
  ask(getGetEarningsReportQueryKey(id), (init) => calls.getEarningsReport(id, init), options, [id]);
/**
 * Revenue, fees, costs and earnings, and the two halves in which the earnings are paid.
 * @summary Get a host's earnings report for a past trip (H-163, H-544, H-622)
 */
export const useGetEarningsReport = <T = EarningsReport>(id: string, options?: AskInit<EarningsReport, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetEarningsReportQueryOptions(id, options), client);

/**
 * canApprove of the report says whether this is possible.
 * @summary Finalize a trip's earnings report with its current figures
 */
export const useApproveEarningsReport = <C = unknown>(options?: MutationInit<EarningsReport, { id: string }, C>, client?: QueryClient): MutationResult<EarningsReport, { id: string }, C> =>
  useSend('approveEarningsReport', ({ id }, init) => calls.approveEarningsReport(id, init), options, client);

/**
 * Makes changes saved since the last publication public.
 * @summary Publish the current version of a trip page (H-553)
 */
export const usePublishTrip = <C = unknown>(options?: MutationInit<Trip, { id: string }, C>, client?: QueryClient): MutationResult<Trip, { id: string }, C> =>
  useSend('publishTrip', ({ id }, init) => calls.publishTrip(id, init), options, client);

/**
 * The next visitor gets a newly rendered page.
 * @summary Clear the cache of a trip's public page (H-554)
 */
export const useClearTripDetailsCache = <C = unknown>(options?: MutationInit<Done, { id: string }, C>, client?: QueryClient): MutationResult<Done, { id: string }, C> =>
  useSend('clearTripDetailsCache', ({ id }, init) => calls.clearTripDetailsCache(id, init), options, client);

export const getGetEmailPreviewQueryKey = (id: string, kind: string, params?: GetEmailPreviewParams) => [`/api/me/trips/${id}/email-preview/${kind}`, ...(params ? [params] : [])] as const;
export const getGetEmailPreviewQueryOptions = <T = EmailPreview>(id: string, kind: string, params?: GetEmailPreviewParams, options?: AskInit<EmailPreview, T>): Asked<EmailPreview, T> =>
  ask(getGetEmailPreviewQueryKey(id, kind, params), (init) => calls.getEmailPreview(id, kind, params, init), options, [id, kind]);
/**
 * The email as recipients would get it, as HTML with its subject.
 * @summary Preview a promotional email (H-545)
 */
export const useGetEmailPreview = <T = EmailPreview>(id: string, kind: string, params?: GetEmailPreviewParams, options?: AskInit<EmailPreview, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetEmailPreviewQueryOptions(id, kind, params, options), client);

/**
 * Nothing is saved, and no email is sent.
 * @summary Preview a promotional email with unsaved text (H-545)
 */
export const usePreviewEmail = <C = unknown>(options?: MutationInit<EmailPreview, { id: string; kind: string; data: EmailPreviewInput }, C>, client?: QueryClient): MutationResult<EmailPreview, { id: string; kind: string; data: EmailPreviewInput }, C> =>
  useSend('previewEmail', ({ id, kind, data }, init) => calls.previewEmail(id, kind, data, init), options, client);

/**
 * Uses the text in the request. Only the host gets the email.
 * @summary Send a promotional email to the host's own address (H-448, H-546)
 */
export const useSendTestEmail = <C = unknown>(options?: MutationInit<Done, { id: string; kind: string; data: EmailPreviewInput }, C>, client?: QueryClient): MutationResult<Done, { id: string; kind: string; data: EmailPreviewInput }, C> =>
  useSend('sendTestEmail', ({ id, kind, data }, init) => calls.sendTestEmail(id, kind, data, init), options, client);

export const getGetTripFormQueryKey = (tripId: string, travelerId: string) => [`/api/me/trips/${tripId}/travelers/${travelerId}`] as const;
export const getGetTripFormQueryOptions = <T = TripForm>(tripId: string, travelerId: string, options?: AskInit<TripForm, T>): Asked<TripForm, T> =>
  ask(getGetTripFormQueryKey(tripId, travelerId), (init) => calls.getTripForm(tripId, travelerId, init), options, [tripId, travelerId]);
/**
 * Also available to the trip's host. Sensitive answers, such as those about passport and health, are stored encrypted, and each read is audited.
 * @summary Get a traveler's trip form (T-085, H-238)
 */
export const useGetTripForm = <T = TripForm>(tripId: string, travelerId: string, options?: AskInit<TripForm, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTripFormQueryOptions(tripId, travelerId, options), client);

/**
 * Replaces the answers. Send the version you last read; complete says whether anything is still missing.
 * @summary Save a traveler's trip form, as the traveler or the trip's host (T-227, H-549)
 */
export const useSaveTripForm = <C = unknown>(options?: MutationInit<TripForm, { tripId: string; travelerId: string; data: TripForm }, C>, client?: QueryClient): MutationResult<TripForm, { tripId: string; travelerId: string; data: TripForm }, C> =>
  useSend('saveTripForm', ({ tripId, travelerId, data }, init) => calls.saveTripForm(tripId, travelerId, data, init), options, client);

export const getListEmergencyContactsQueryKey = (id: string) => [`/api/me/trips/${id}/emergency-contacts`] as const;
export const getListEmergencyContactsQueryOptions = <T = EmergencyContactList>(id: string, options?: AskInit<EmergencyContactList, T>): Asked<EmergencyContactList, T> =>
  ask(getListEmergencyContactsQueryKey(id), (init) => calls.listEmergencyContacts(id, init), options, [id]);
/**
 * For the trip's operator and those who look after the trip. Contacts are stored encrypted, and each read is audited.
 * @summary List the emergency contacts of a trip's travelers
 */
export const useListEmergencyContacts = <T = EmergencyContactList>(id: string, options?: AskInit<EmergencyContactList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListEmergencyContactsQueryOptions(id, options), client);

export const getListTripRequestMetadataQueryKey = (params?: ListTripRequestMetadataParams) => [`/api/metadata/trip-requests`, ...(params ? [params] : [])] as const;
export const getListTripRequestMetadataQueryOptions = <T = RecordMetadataPage>(params?: ListTripRequestMetadataParams, options?: AskInit<RecordMetadataPage, T>): Asked<RecordMetadataPage, T> =>
  ask(getListTripRequestMetadataQueryKey(params), (init) => calls.listTripRequestMetadata(params, init), options);
/**
 * Lightweight rows with an id, a name and the facts host and start, for pickers.
 * @summary List trip requests for a picker (H-482)
 */
export const useListTripRequestMetadata = <T = RecordMetadataPage>(params?: ListTripRequestMetadataParams, options?: AskInit<RecordMetadataPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTripRequestMetadataQueryOptions(params, options), client);

export const getAdminGetTripRequestQueryKey = (id: string) => [`/api/admin/trip-requests/${id}`] as const;
export const getAdminGetTripRequestQueryOptions = <T = TripRequest>(id: string, options?: AskInit<TripRequest, T>): Asked<TripRequest, T> =>
  ask(getAdminGetTripRequestQueryKey(id), (init) => calls.adminGetTripRequest(id, init), options, [id]);
/**
 * Same answer as getTripRequest.
 * @summary Get a trip request as an admin (H-464, H-482)
 */
export const useAdminGetTripRequest = <T = TripRequest>(id: string, options?: AskInit<TripRequest, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminGetTripRequestQueryOptions(id, options), client);

/**
 * Send the version you last read. The start date and additional requests can change while the request is pending.
 * @summary Update a pending trip request as an admin (H-467, H-482)
 */
export const useAdminUpdateTripRequest = <C = unknown>(options?: MutationInit<TripRequest, { id: string; data: TripRequestUpdate }, C>, client?: QueryClient): MutationResult<TripRequest, { id: string; data: TripRequestUpdate }, C> =>
  useSend('adminUpdateTripRequest', ({ id, data }, init) => calls.adminUpdateTripRequest(id, data, init), options, client);

export const getListTripRequestsQueryKey = (params?: ListTripRequestsParams) => [`/api/me/trip-requests`, ...(params ? [params] : [])] as const;
export const getListTripRequestsQueryOptions = <T = TripRequestPage>(params?: ListTripRequestsParams, options?: AskInit<TripRequestPage, T>): Asked<TripRequestPage, T> =>
  ask(getListTripRequestsQueryKey(params), (init) => calls.listTripRequests(params, init), options);
/**
 * For operators, the requests for their itineraries. Filter by status. An operator's API keys need the scope requests:read.
 * @summary List the caller's own trip requests (H-482, O-179)
 */
export const useListTripRequests = <T = TripRequestPage>(params?: ListTripRequestsParams, options?: AskInit<TripRequestPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTripRequestsQueryOptions(params, options), client);

/**
 * instantlyApproved is true when no review is needed.
 * @summary Create a trip request (H-524)
 */
export const useCreateTripRequest = <C = unknown>(options?: MutationInit<TripRequestCreated, { data: TripRequestForm }, C>, client?: QueryClient): MutationResult<TripRequestCreated, { data: TripRequestForm }, C> =>
  useSend('createTripRequest', ({ data }, init) => calls.createTripRequest(data, init), options, client);

export const getGetTripRequestQueryKey = (id: string) => [`/api/me/trip-requests/${id}`] as const;
export const getGetTripRequestQueryOptions = <T = TripRequest>(id: string, options?: AskInit<TripRequest, T>): Asked<TripRequest, T> =>
  ask(getGetTripRequestQueryKey(id), (init) => calls.getTripRequest(id, init), options, [id]);
/**
 * An operator's API keys need the scope requests:read.
 * @summary Get a trip request
 */
export const useGetTripRequest = <T = TripRequest>(id: string, options?: AskInit<TripRequest, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTripRequestQueryOptions(id, options), client);

/**
 * Send the version you last read. The start date and additional requests can change while the request is pending.
 * @summary Update a pending trip request (H-526)
 */
export const useUpdateTripRequest = <C = unknown>(options?: MutationInit<TripRequest, { id: string; data: TripRequestUpdate }, C>, client?: QueryClient): MutationResult<TripRequest, { id: string; data: TripRequestUpdate }, C> =>
  useSend('updateTripRequest', ({ id, data }, init) => calls.updateTripRequest(id, data, init), options, client);

/**
 * For the operator and the platform. Send the version you last read and the reason. The departure becomes available again.
 * @summary Reject a pending trip request
 */
export const useRejectTripRequest = <C = unknown>(options?: MutationInit<TripRequest, { id: string; data: TripRequestRejection }, C>, client?: QueryClient): MutationResult<TripRequest, { id: string; data: TripRequestRejection }, C> =>
  useSend('rejectTripRequest', ({ id, data }, init) => calls.rejectTripRequest(id, data, init), options, client);

/**
 * Send the version you last read. The departure becomes available again. The operator is notified by the status change event.
 * @summary Withdraw a pending trip request as the host
 */
export const useWithdrawTripRequest = <C = unknown>(options?: MutationInit<TripRequest, { id: string; data: TripRequestWithdrawal }, C>, client?: QueryClient): MutationResult<TripRequest, { id: string; data: TripRequestWithdrawal }, C> =>
  useSend('withdrawTripRequest', ({ id, data }, init) => calls.withdrawTripRequest(id, data, init), options, client);

/**
 * Includes the price suggested to the host. Changes nothing.
 * @summary Calculate the cost of a trip request before sending it (H-222)
 */
export const useQuoteTripRequest = <C = unknown>(options?: MutationInit<TripRequestCost, { data: TripRequestForm }, C>, client?: QueryClient): MutationResult<TripRequestCost, { data: TripRequestForm }, C> =>
  useSend('quoteTripRequest', ({ data }, init) => calls.quoteTripRequest(data, init), options, client);

export const getAdminListTripRequestsQueryKey = (params?: AdminListTripRequestsParams) => [`/api/admin/trip-requests`, ...(params ? [params] : [])] as const;
export const getAdminListTripRequestsQueryOptions = <T = TripRequestPage>(params?: AdminListTripRequestsParams, options?: AskInit<TripRequestPage, T>): Asked<TripRequestPage, T> =>
  ask(getAdminListTripRequestsQueryKey(params), (init) => calls.adminListTripRequests(params, init), options);
/**
 * Search with q; filter by host, operator, itinerary and status.
 * @summary List trip requests, newest first (H-463, H-465, H-482)
 */
export const useAdminListTripRequests = <T = TripRequestPage>(params?: AdminListTripRequestsParams, options?: AskInit<TripRequestPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListTripRequestsQueryOptions(params, options), client);

export const getAdminGetWebhookQueryKey = (id: string) => [`/api/admin/webhooks/${id}`] as const;
export const getAdminGetWebhookQueryOptions = <T = Webhook>(id: string, options?: AskInit<Webhook, T>): Asked<Webhook, T> =>
  ask(getAdminGetWebhookQueryKey(id), (init) => calls.adminGetWebhook(id, init), options, [id]);
/**
 * Includes its state and since when it has been failing. The secret is never shown again.
 * @summary Get a webhook subscription as an admin (H-464, H-486)
 */
export const useAdminGetWebhook = <T = Webhook>(id: string, options?: AskInit<Webhook, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminGetWebhookQueryOptions(id, options), client);

/**
 * Send the version you last read.
 * @summary Update a webhook subscription as an admin (H-467, H-486)
 */
export const useAdminUpdateWebhook = <C = unknown>(options?: MutationInit<Webhook, { id: string; data: WebhookUpdate }, C>, client?: QueryClient): MutationResult<Webhook, { id: string; data: WebhookUpdate }, C> =>
  useSend('adminUpdateWebhook', ({ id, data }, init) => calls.adminUpdateWebhook(id, data, init), options, client);

export const getAdminListWebhooksQueryKey = (params?: AdminListWebhooksParams) => [`/api/admin/webhooks`, ...(params ? [params] : [])] as const;
export const getAdminListWebhooksQueryOptions = <T = WebhookPage>(params?: AdminListWebhooksParams, options?: AskInit<WebhookPage, T>): Asked<WebhookPage, T> =>
  ask(getAdminListWebhooksQueryKey(params), (init) => calls.adminListWebhooks(params, init), options);
/**
 * Filter by state and operator.
 * @summary List all webhook subscriptions of the marketplace and its operators (H-486)
 */
export const useAdminListWebhooks = <T = WebhookPage>(params?: AdminListWebhooksParams, options?: AskInit<WebhookPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getAdminListWebhooksQueryOptions(params, options), client);

/**
 * The secret is in this answer only. Deliveries are signed according to Standard Webhooks. URLs in private networks are refused.
 * @summary Create a webhook subscription for the marketplace
 */
export const useAdminCreateWebhook = <C = unknown>(options?: MutationInit<WebhookSecret, { data: WebhookInput }, C>, client?: QueryClient): MutationResult<WebhookSecret, { data: WebhookInput }, C> =>
  useSend('adminCreateWebhook', ({ data }, init) => calls.adminCreateWebhook(data, init), options, client);

export const getGetWebhookMetadataQueryKey = () => [`/api/metadata/webhooks`] as const;
export const getGetWebhookMetadataQueryOptions = <T = WebhookMetadata>(options?: AskInit<WebhookMetadata, T>): Asked<WebhookMetadata, T> =>
  ask(getGetWebhookMetadataQueryKey(), (init) => calls.getWebhookMetadata(init), options);
/**
 * retryHours is the longest time, in hours, for which a delivery is retried.
 * @summary List event types and how long deliveries are retried (H-486)
 */
export const useGetWebhookMetadata = <T = WebhookMetadata>(options?: AskInit<WebhookMetadata, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetWebhookMetadataQueryOptions(options), client);

export const getListWebhooksQueryKey = (operatorId: string, params?: ListWebhooksParams) => [`/api/me/operators/${operatorId}/webhooks`, ...(params ? [params] : [])] as const;
export const getListWebhooksQueryOptions = <T = WebhookPage>(operatorId: string, params?: ListWebhooksParams, options?: AskInit<WebhookPage, T>): Asked<WebhookPage, T> =>
  ask(getListWebhooksQueryKey(operatorId, params), (init) => calls.listWebhooks(operatorId, params, init), options, [operatorId]);
/**
 * Filter by state.
 * @summary List an operator's webhook subscriptions
 */
export const useListWebhooks = <T = WebhookPage>(operatorId: string, params?: ListWebhooksParams, options?: AskInit<WebhookPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListWebhooksQueryOptions(operatorId, params, options), client);

/**
 * The secret is in this answer only. Deliveries are signed according to Standard Webhooks. URLs in private networks are refused.
 * @summary Create a webhook subscription for an operator
 */
export const useCreateWebhook = <C = unknown>(options?: MutationInit<WebhookSecret, { operatorId: string; data: WebhookInput }, C>, client?: QueryClient): MutationResult<WebhookSecret, { operatorId: string; data: WebhookInput }, C> =>
  useSend('createWebhook', ({ operatorId, data }, init) => calls.createWebhook(operatorId, data, init), options, client);

export const getGetWebhookQueryKey = (id: string) => [`/api/me/webhooks/${id}`] as const;
export const getGetWebhookQueryOptions = <T = Webhook>(id: string, options?: AskInit<Webhook, T>): Asked<Webhook, T> =>
  ask(getGetWebhookQueryKey(id), (init) => calls.getWebhook(id, init), options, [id]);
/**
 * Includes its state and since when it has been failing. The secret is never shown again.
 * @summary Get a webhook subscription
 */
export const useGetWebhook = <T = Webhook>(id: string, options?: AskInit<Webhook, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetWebhookQueryOptions(id, options), client);

/**
 * Send the version you last read. Changes the URL or event types, or pauses, resumes or archives the subscription, which is never deleted.
 * @summary Update, pause, resume or archive a webhook subscription
 */
export const useUpdateWebhook = <C = unknown>(options?: MutationInit<Webhook, { id: string; data: WebhookUpdate }, C>, client?: QueryClient): MutationResult<Webhook, { id: string; data: WebhookUpdate }, C> =>
  useSend('updateWebhook', ({ id, data }, init) => calls.updateWebhook(id, data, init), options, client);

/**
 * The new secret is in this answer only. Until the overlap ends, deliveries carry a signature of each secret.
 * @summary Rotate the secret of a webhook subscription
 */
export const useRotateWebhookSecret = <C = unknown>(options?: MutationInit<WebhookSecret, { id: string; data: RotationInput }, C>, client?: QueryClient): MutationResult<WebhookSecret, { id: string; data: RotationInput }, C> =>
  useSend('rotateWebhookSecret', ({ id, data }, init) => calls.rotateWebhookSecret(id, data, init), options, client);

/**
 * after is a cursor of the feed. Returns the number of deliveries.
 * @summary Replay all deliveries after a position in the feed
 */
export const useReplayWebhook = <C = unknown>(options?: MutationInit<Replayed, { id: string; data: ReplayInput }, C>, client?: QueryClient): MutationResult<Replayed, { id: string; data: ReplayInput }, C> =>
  useSend('replayWebhook', ({ id, data }, init) => calls.replayWebhook(id, data, init), options, client);

export const getListDeliveriesQueryKey = (id: string, params?: ListDeliveriesParams) => [`/api/me/webhooks/${id}/deliveries`, ...(params ? [params] : [])] as const;
export const getListDeliveriesQueryOptions = <T = DeliveryPage>(id: string, params?: ListDeliveriesParams, options?: AskInit<DeliveryPage, T>): Asked<DeliveryPage, T> =>
  ask(getListDeliveriesQueryKey(id, params), (init) => calls.listDeliveries(id, params, init), options, [id]);
/**
 * Includes the status, the duration and the receiver's response. Filter by state.
 * @summary List a subscription's deliveries, newest first
 */
export const useListDeliveries = <T = DeliveryPage>(id: string, params?: ListDeliveriesParams, options?: AskInit<DeliveryPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListDeliveriesQueryOptions(id, params, options), client);

/**
 * Returns the delivery.
 * @summary Resend a delivery now
 */
export const useResendDelivery = <C = unknown>(options?: MutationInit<Delivery, { id: string; deliveryId: string }, C>, client?: QueryClient): MutationResult<Delivery, { id: string; deliveryId: string }, C> =>
  useSend('resendDelivery', ({ id, deliveryId }, init) => calls.resendDelivery(id, deliveryId, init), options, client);
