import type { RequestHandlerOptions } from 'msw';
import { type Answer, answer, file, type Given, handle } from '../../core/mock.ts';
import type { AccommodationPlan, ActivationState, ApiKey, ApiKeyPage, ApiKeySecret, Approximation, Assignments, Audience, AuditPage, AutomaticPayment, Availability, BackupCodes, BookMonth, BookMonthList, BookedGroundTransfers, Booking, BookingDispute, BookingFees, BookingInsurance, BookingMoney, BookingPage, BookingUpdated, BulkRun, CalendarFeed, CancellationOffer, CardList, CardSaving, CardToken, Cart, Categories, CategorySettings, ClockRun, CountryList, CreditList, CurrencyList, DayChangeList, Delivery, DeliveryPage, DestinationChoices, DestinationList, DestinationSettings, Difference, DifferencePage, DiscountCalculation, DiscountCode, DiscountCodePage, Done, Earnings, EarningsReport, Email, EmailCampaign, EmailHookList, EmailPage, EmailPreview, EmailWording, EmailWordingList, EmailWordingPreview, EmergencyContactList, ErasureCalculation, Export, ExportPage, FigureEntryPage, Figures, GroundTransfer, GroundTransferEstimates, GroundTransferOffer, GroundTransferPage, GroundTransferQuotes, Hold, HomeProgress, HomeTrips, Host, HostCompanions, HostDiscount, HostDiscountPage, HostNext, HostPage, HostSites, HostTermsDocument, Impersonation, ImpersonationPage, ImportantDates, InsurancePolicy, InsurancePolicyList, InsuranceQuote, InventoryBatchResult, InventoryItem, InventoryList, InventoryMetadata, Itinerary, ItineraryDifference, ItineraryPage, ItineraryVersionPage, JobSchedule, Link, LinkPage, ListView, ListViews, MailedCodeVerified, Manifest, MarketingListImport, MemberList, MergeCalculation, ModeratedReview, ModeratedReviews, MoveCalculation, MyReview, NoticeChoices, NoticePage, OpeningWatched, OpeningWatchers, Operator, OperatorDepartures, OperatorPage, PasskeyChallenge, PayableList, PayeeStatement, PaymentConfig, PaymentResult, Payout, PayoutAccount, PayoutPage, PayoutSetup, PayoutVerification, Person, Place, PlaceList, Policies, PolicyEffects, PriceRange, Profile, PublicLink, PublicProfile, PublicSitePage, PublicTrip, PublicTripPage, QueuedRefund, Recommendation, RecommendationPage, ReconciliationResult, RecordMetadataPage, RecordNotes, RefundCalculation, RefundPage, RefundQuote, RegionList, ReinstatableTravelers, ReinstateCalculation, ReplacementOffer, Replayed, ReportEmbed, RepricedQuotes, RequestQuestions, RequestedTrips, ReviewReport, ReviewResponses, Rooming, SavedTrips, Security, SentEmailPage, ServiceLibrary, ServiceRecordPage, ServiceSaved, ServicesDeleted, SessionInfo, SessionList, SingleSupplement, SitePage, SitePageList, SitePageVersion, SitePageVersionList, SocialConnection, Statement, TaggedRecords, Tenant, TenantPage, TenantSettings, TenantSummary, TestClock, TestMail, TimelinePage, TokenProfile, TotpSetup, Traveler, TravelerEmailPreview, TravelerPage, Trip, TripApprovals, TripBoard, TripDetails, TripDifference, TripForm, TripInventory, TripPage, TripPreview, TripRequest, TripRequestCost, TripRequestCreated, TripRequestPage, TripSales, TripVersionPage, UploadedImage, UserPage, WaitingList, WaitlistEntry, Webhook, WebhookMetadata, WebhookPage, WebhookSecret } from './model/index.ts';
import {
  getAccommodationPlanMock,
  getActivationStateMock,
  getApiKeyMock,
  getApiKeyPageMock,
  getApiKeySecretMock,
  getApproximationMock,
  getAssignmentsMock,
  getAudienceMock,
  getAuditPageMock,
  getAutomaticPaymentMock,
  getAvailabilityMock,
  getBackupCodesMock,
  getBookMonthListMock,
  getBookMonthMock,
  getBookedGroundTransfersMock,
  getBookingDisputeMock,
  getBookingFeesMock,
  getBookingInsuranceMock,
  getBookingMock,
  getBookingMoneyMock,
  getBookingPageMock,
  getBookingUpdatedMock,
  getBulkRunMock,
  getCalendarFeedMock,
  getCancellationOfferMock,
  getCardListMock,
  getCardSavingMock,
  getCardTokenMock,
  getCartMock,
  getCategoriesMock,
  getCategorySettingsMock,
  getClockRunMock,
  getCountryListMock,
  getCreditListMock,
  getCurrencyListMock,
  getDayChangeListMock,
  getDeliveryMock,
  getDeliveryPageMock,
  getDestinationChoicesMock,
  getDestinationListMock,
  getDestinationSettingsMock,
  getDifferenceMock,
  getDifferencePageMock,
  getDiscountCalculationMock,
  getDiscountCodeMock,
  getDiscountCodePageMock,
  getDoneMock,
  getEarningsMock,
  getEarningsReportMock,
  getEmailCampaignMock,
  getEmailHookListMock,
  getEmailMock,
  getEmailPageMock,
  getEmailPreviewMock,
  getEmailWordingListMock,
  getEmailWordingMock,
  getEmailWordingPreviewMock,
  getEmergencyContactListMock,
  getErasureCalculationMock,
  getExportMock,
  getExportPageMock,
  getFigureEntryPageMock,
  getFiguresMock,
  getGroundTransferEstimatesMock,
  getGroundTransferMock,
  getGroundTransferOfferMock,
  getGroundTransferPageMock,
  getGroundTransferQuotesMock,
  getHoldMock,
  getHomeProgressMock,
  getHomeTripsMock,
  getHostCompanionsMock,
  getHostDiscountMock,
  getHostDiscountPageMock,
  getHostMock,
  getHostNextMock,
  getHostPageMock,
  getHostSitesMock,
  getHostTermsDocumentMock,
  getImpersonationMock,
  getImpersonationPageMock,
  getImportantDatesMock,
  getInsurancePolicyListMock,
  getInsurancePolicyMock,
  getInsuranceQuoteMock,
  getInventoryBatchResultMock,
  getInventoryItemMock,
  getInventoryListMock,
  getInventoryMetadataMock,
  getItineraryDifferenceMock,
  getItineraryMock,
  getItineraryPageMock,
  getItineraryVersionPageMock,
  getJobScheduleMock,
  getLinkMock,
  getLinkPageMock,
  getListViewMock,
  getListViewsMock,
  getMailedCodeVerifiedMock,
  getManifestMock,
  getMarketingListImportMock,
  getMemberListMock,
  getMergeCalculationMock,
  getModeratedReviewMock,
  getModeratedReviewsMock,
  getMoveCalculationMock,
  getMyReviewMock,
  getNoticeChoicesMock,
  getNoticePageMock,
  getOpeningWatchedMock,
  getOpeningWatchersMock,
  getOperatorDeparturesMock,
  getOperatorMock,
  getOperatorPageMock,
  getPasskeyChallengeMock,
  getPayableListMock,
  getPayeeStatementMock,
  getPaymentConfigMock,
  getPaymentResultMock,
  getPayoutAccountMock,
  getPayoutMock,
  getPayoutPageMock,
  getPayoutSetupMock,
  getPayoutVerificationMock,
  getPersonMock,
  getPlaceListMock,
  getPlaceMock,
  getPoliciesMock,
  getPolicyEffectsMock,
  getPriceRangeMock,
  getProfileMock,
  getPublicLinkMock,
  getPublicProfileMock,
  getPublicSitePageMock,
  getPublicTripMock,
  getPublicTripPageMock,
  getQueuedRefundMock,
  getRecommendationMock,
  getRecommendationPageMock,
  getReconciliationResultMock,
  getRecordMetadataPageMock,
  getRecordNotesMock,
  getRefundCalculationMock,
  getRefundPageMock,
  getRefundQuoteMock,
  getRegionListMock,
  getReinstatableTravelersMock,
  getReinstateCalculationMock,
  getReplacementOfferMock,
  getReplayedMock,
  getReportEmbedMock,
  getRepricedQuotesMock,
  getRequestQuestionsMock,
  getRequestedTripsMock,
  getReviewReportMock,
  getReviewResponsesMock,
  getRoomingMock,
  getSavedTripsMock,
  getSecurityMock,
  getSentEmailPageMock,
  getServiceLibraryMock,
  getServiceRecordPageMock,
  getServiceSavedMock,
  getServicesDeletedMock,
  getSessionInfoMock,
  getSessionListMock,
  getSingleSupplementMock,
  getSitePageListMock,
  getSitePageMock,
  getSitePageVersionListMock,
  getSitePageVersionMock,
  getSocialConnectionMock,
  getStatementMock,
  getTaggedRecordsMock,
  getTenantMock,
  getTenantPageMock,
  getTenantSettingsMock,
  getTenantSummaryMock,
  getTestClockMock,
  getTestMailMock,
  getTimelinePageMock,
  getTokenProfileMock,
  getTotpSetupMock,
  getTravelerEmailPreviewMock,
  getTravelerMock,
  getTravelerPageMock,
  getTripApprovalsMock,
  getTripBoardMock,
  getTripDetailsMock,
  getTripDifferenceMock,
  getTripFormMock,
  getTripInventoryMock,
  getTripMock,
  getTripPageMock,
  getTripPreviewMock,
  getTripRequestCostMock,
  getTripRequestCreatedMock,
  getTripRequestMock,
  getTripRequestPageMock,
  getTripSalesMock,
  getTripVersionPageMock,
  getUploadedImageMock,
  getUserPageMock,
  getWaitingListMock,
  getWaitlistEntryMock,
  getWebhookMetadataMock,
  getWebhookMock,
  getWebhookPageMock,
  getWebhookSecretMock,
} from './model/index.faker.ts';

export const getListApiKeysResponseMock = (given?: Partial<Answer<ApiKeyPage>>): Answer<ApiKeyPage> => answer(getApiKeyPageMock, given);
export const getListApiKeysMockHandler = (given?: Given<Answer<ApiKeyPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/operators/:operatorId/api-keys', getListApiKeysResponseMock, given, options);

export const getCreateApiKeyResponseMock = (given?: Partial<Answer<ApiKeySecret>>): Answer<ApiKeySecret> => answer(getApiKeySecretMock, given);
export const getCreateApiKeyMockHandler = (given?: Given<Answer<ApiKeySecret>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/operators/:operatorId/api-keys', getCreateApiKeyResponseMock, given, options);

export const getAdminListApiKeysResponseMock = (given?: Partial<Answer<ApiKeyPage>>): Answer<ApiKeyPage> => answer(getApiKeyPageMock, given);
export const getAdminListApiKeysMockHandler = (given?: Given<Answer<ApiKeyPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/api-keys', getAdminListApiKeysResponseMock, given, options);

export const getRotateApiKeyResponseMock = (given?: Partial<Answer<ApiKeySecret>>): Answer<ApiKeySecret> => answer(getApiKeySecretMock, given);
export const getRotateApiKeyMockHandler = (given?: Given<Answer<ApiKeySecret>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/api-keys/:id/rotate', getRotateApiKeyResponseMock, given, options);

export const getRevokeApiKeyResponseMock = (given?: Partial<Answer<ApiKey>>): Answer<ApiKey> => answer(getApiKeyMock, given);
export const getRevokeApiKeyMockHandler = (given?: Given<Answer<ApiKey>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/api-keys/:id/revoke', getRevokeApiKeyResponseMock, given, options);

export const getGetAssignmentsResponseMock = (given?: Partial<Answer<Assignments>>): Answer<Assignments> => answer(getAssignmentsMock, given);
export const getGetAssignmentsMockHandler = (given?: Given<Answer<Assignments>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/users/:id/assignments', getGetAssignmentsResponseMock, given, options);

export const getSetAssignmentsResponseMock = (given?: Partial<Answer<Assignments>>): Answer<Assignments> => answer(getAssignmentsMock, given);
export const getSetAssignmentsMockHandler = (given?: Given<Answer<Assignments>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/users/:id/assignments', getSetAssignmentsResponseMock, given, options);

export const getGetAnalyticsReportResponseMock = (given?: Partial<Answer<ReportEmbed>>): Answer<ReportEmbed> => answer(getReportEmbedMock, given);
export const getGetAnalyticsReportMockHandler = (given?: Given<Answer<ReportEmbed>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/reports/data-analytics/:reportName', getGetAnalyticsReportResponseMock, given, options);

export const getShowReportResponseMock = (): Blob => file();
export const getShowReportMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/reports/:key', getShowReportResponseMock, given, options);

export const getRecordTripVisitResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getRecordTripVisitMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('post', '*/public/trips/:id/visits', getRecordTripVisitResponseMock, given, options);

export const getRecordHostEventResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getRecordHostEventMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/analytics-events', getRecordHostEventResponseMock, given, options);

export const getGetPublicSitePageResponseMock = (given?: Partial<Answer<PublicSitePage>>): Answer<PublicSitePage> => answer(getPublicSitePageMock, given);
export const getGetPublicSitePageMockHandler = (given?: Given<Answer<PublicSitePage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/pages/:page', getGetPublicSitePageResponseMock, given, options);

export const getListSitePagesResponseMock = (given?: Partial<Answer<SitePageList>>): Answer<SitePageList> => answer(getSitePageListMock, given);
export const getListSitePagesMockHandler = (given?: Given<Answer<SitePageList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/pages', getListSitePagesResponseMock, given, options);

export const getGetSitePageResponseMock = (given?: Partial<Answer<SitePage>>): Answer<SitePage> => answer(getSitePageMock, given);
export const getGetSitePageMockHandler = (given?: Given<Answer<SitePage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/pages/:page/:language', getGetSitePageResponseMock, given, options);

export const getSaveSitePageDraftResponseMock = (given?: Partial<Answer<SitePage>>): Answer<SitePage> => answer(getSitePageMock, given);
export const getSaveSitePageDraftMockHandler = (given?: Given<Answer<SitePage>>, options?: RequestHandlerOptions) =>
  handle('put', '*/api/admin/pages/:page/:language', getSaveSitePageDraftResponseMock, given, options);

export const getDiscardSitePageDraftResponseMock = (given?: Partial<Answer<SitePage>>): Answer<SitePage> => answer(getSitePageMock, given);
export const getDiscardSitePageDraftMockHandler = (given?: Given<Answer<SitePage>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/pages/:page/:language/discard', getDiscardSitePageDraftResponseMock, given, options);

export const getPublishSitePageResponseMock = (given?: Partial<Answer<SitePage>>): Answer<SitePage> => answer(getSitePageMock, given);
export const getPublishSitePageMockHandler = (given?: Given<Answer<SitePage>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/pages/:page/:language/publish', getPublishSitePageResponseMock, given, options);

export const getTakeSitePageDownResponseMock = (given?: Partial<Answer<SitePage>>): Answer<SitePage> => answer(getSitePageMock, given);
export const getTakeSitePageDownMockHandler = (given?: Given<Answer<SitePage>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/pages/:page/:language/take-down', getTakeSitePageDownResponseMock, given, options);

export const getListSitePageVersionsResponseMock = (given?: Partial<Answer<SitePageVersionList>>): Answer<SitePageVersionList> => answer(getSitePageVersionListMock, given);
export const getListSitePageVersionsMockHandler = (given?: Given<Answer<SitePageVersionList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/pages/:page/:language/versions', getListSitePageVersionsResponseMock, given, options);

export const getGetSitePageVersionResponseMock = (given?: Partial<Answer<SitePageVersion>>): Answer<SitePageVersion> => answer(getSitePageVersionMock, given);
export const getGetSitePageVersionMockHandler = (given?: Given<Answer<SitePageVersion>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/pages/:page/:language/versions/:number', getGetSitePageVersionResponseMock, given, options);

export const getRestoreSitePageVersionResponseMock = (given?: Partial<Answer<SitePage>>): Answer<SitePage> => answer(getSitePageMock, given);
export const getRestoreSitePageVersionMockHandler = (given?: Given<Answer<SitePage>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/pages/:page/:language/versions/:number/restore', getRestoreSitePageVersionResponseMock, given, options);

export const getListAuditLogsResponseMock = (given?: Partial<Answer<AuditPage>>): Answer<AuditPage> => answer(getAuditPageMock, given);
export const getListAuditLogsMockHandler = (given?: Given<Answer<AuditPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/metadata/audit-logs', getListAuditLogsResponseMock, given, options);

export const getDownloadAuditLogsResponseMock = (): Blob => file();
export const getDownloadAuditLogsMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/metadata/audit-logs/file', getDownloadAuditLogsResponseMock, given, options);

export const getCreateHoldResponseMock = (given?: Partial<Answer<Hold>>): Answer<Hold> => answer(getHoldMock, given);
export const getCreateHoldMockHandler = (given?: Given<Answer<Hold>>, options?: RequestHandlerOptions) =>
  handle('post', '*/public/trips/:tripId/holds', getCreateHoldResponseMock, given, options);

export const getGetHoldResponseMock = (given?: Partial<Answer<Hold>>): Answer<Hold> => answer(getHoldMock, given);
export const getGetHoldMockHandler = (given?: Given<Answer<Hold>>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/holds/:id', getGetHoldResponseMock, given, options);

export const getReleaseHoldResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getReleaseHoldMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/public/holds/:id', getReleaseHoldResponseMock, given, options);

export const getPayHoldResponseMock = (given?: Partial<Answer<PaymentResult>>): Answer<PaymentResult> => answer(getPaymentResultMock, given);
export const getPayHoldMockHandler = (given?: Given<Answer<PaymentResult>>, options?: RequestHandlerOptions) =>
  handle('post', '*/public/holds/:id/payment', getPayHoldResponseMock, given, options);

export const getRemindOfHoldResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getRemindOfHoldMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('post', '*/public/holds/:id/reminder', getRemindOfHoldResponseMock, given, options);

export const getApplyHoldDiscountResponseMock = (given?: Partial<Answer<Hold>>): Answer<Hold> => answer(getHoldMock, given);
export const getApplyHoldDiscountMockHandler = (given?: Given<Answer<Hold>>, options?: RequestHandlerOptions) =>
  handle('post', '*/public/holds/:id/discount', getApplyHoldDiscountResponseMock, given, options);

export const getRemoveHoldDiscountResponseMock = (given?: Partial<Answer<Hold>>): Answer<Hold> => answer(getHoldMock, given);
export const getRemoveHoldDiscountMockHandler = (given?: Given<Answer<Hold>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/public/holds/:id/discount', getRemoveHoldDiscountResponseMock, given, options);

export const getQuoteHoldInsuranceResponseMock = (given?: Partial<Answer<InsuranceQuote>>): Answer<InsuranceQuote> => answer(getInsuranceQuoteMock, given);
export const getQuoteHoldInsuranceMockHandler = (given?: Given<Answer<InsuranceQuote>>, options?: RequestHandlerOptions) =>
  handle('post', '*/public/holds/:id/insurance', getQuoteHoldInsuranceResponseMock, given, options);

export const getListBookingsResponseMock = (given?: Partial<Answer<BookingPage>>): Answer<BookingPage> => answer(getBookingPageMock, given);
export const getListBookingsMockHandler = (given?: Given<Answer<BookingPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/bookings', getListBookingsResponseMock, given, options);

export const getGetBookingResponseMock = (given?: Partial<Answer<Booking>>): Answer<Booking> => answer(getBookingMock, given);
export const getGetBookingMockHandler = (given?: Given<Answer<Booking>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/bookings/:id', getGetBookingResponseMock, given, options);

export const getUpdateBookingResponseMock = (given?: Partial<Answer<BookingUpdated>>): Answer<BookingUpdated> => answer(getBookingUpdatedMock, given);
export const getUpdateBookingMockHandler = (given?: Given<Answer<BookingUpdated>>, options?: RequestHandlerOptions) =>
  handle('patch', '*/api/me/bookings/:id', getUpdateBookingResponseMock, given, options);

export const getPayBookingResponseMock = (given?: Partial<Answer<PaymentResult>>): Answer<PaymentResult> => answer(getPaymentResultMock, given);
export const getPayBookingMockHandler = (given?: Given<Answer<PaymentResult>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/bookings/:id/payments', getPayBookingResponseMock, given, options);

export const getAcceptTravelerTermsResponseMock = (given?: Partial<Answer<Booking>>): Answer<Booking> => answer(getBookingMock, given);
export const getAcceptTravelerTermsMockHandler = (given?: Given<Answer<Booking>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trips/:id/accept-traveler-terms', getAcceptTravelerTermsResponseMock, given, options);

export const getIntroduceTravelerResponseMock = (given?: Partial<Answer<Booking>>): Answer<Booking> => answer(getBookingMock, given);
export const getIntroduceTravelerMockHandler = (given?: Given<Answer<Booking>>, options?: RequestHandlerOptions) =>
  handle('put', '*/api/me/trips/:id/introduction', getIntroduceTravelerResponseMock, given, options);

export const getAdminListBookingsResponseMock = (given?: Partial<Answer<BookingPage>>): Answer<BookingPage> => answer(getBookingPageMock, given);
export const getAdminListBookingsMockHandler = (given?: Given<Answer<BookingPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/bookings', getAdminListBookingsResponseMock, given, options);

export const getJoinWaitlistResponseMock = (given?: Partial<Answer<WaitlistEntry>>): Answer<WaitlistEntry> => answer(getWaitlistEntryMock, given);
export const getJoinWaitlistMockHandler = (given?: Given<Answer<WaitlistEntry>>, options?: RequestHandlerOptions) =>
  handle('post', '*/public/trips/:tripId/waitlist', getJoinWaitlistResponseMock, given, options);

export const getPreviewBookingChangeResponseMock = (given?: Partial<Answer<Cart>>): Answer<Cart> => answer(getCartMock, given);
export const getPreviewBookingChangeMockHandler = (given?: Given<Answer<Cart>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/bookings/:id/cart', getPreviewBookingChangeResponseMock, given, options);

export const getRemoveAddOnsResponseMock = (given?: Partial<Answer<BookingUpdated>>): Answer<BookingUpdated> => answer(getBookingUpdatedMock, given);
export const getRemoveAddOnsMockHandler = (given?: Given<Answer<BookingUpdated>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/bookings/:id/add-ons', getRemoveAddOnsResponseMock, given, options);

export const getGetCancellationOfferResponseMock = (given?: Partial<Answer<CancellationOffer>>): Answer<CancellationOffer> => answer(getCancellationOfferMock, given);
export const getGetCancellationOfferMockHandler = (given?: Given<Answer<CancellationOffer>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/bookings/:id/cancellation', getGetCancellationOfferResponseMock, given, options);

export const getCancelBookingResponseMock = (given?: Partial<Answer<Booking>>): Answer<Booking> => answer(getBookingMock, given);
export const getCancelBookingMockHandler = (given?: Given<Answer<Booking>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/bookings/:id/cancel', getCancelBookingResponseMock, given, options);

export const getGetReplacementOfferResponseMock = (given?: Partial<Answer<ReplacementOffer>>): Answer<ReplacementOffer> => answer(getReplacementOfferMock, given);
export const getGetReplacementOfferMockHandler = (given?: Given<Answer<ReplacementOffer>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/bookings/:id/participants/:participantId', getGetReplacementOfferResponseMock, given, options);

export const getReplaceParticipantResponseMock = (given?: Partial<Answer<Booking>>): Answer<Booking> => answer(getBookingMock, given);
export const getReplaceParticipantMockHandler = (given?: Given<Answer<Booking>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/bookings/:id/participants/:participantId', getReplaceParticipantResponseMock, given, options);

export const getAdminCancelBookingResponseMock = (given?: Partial<Answer<Booking>>): Answer<Booking> => answer(getBookingMock, given);
export const getAdminCancelBookingMockHandler = (given?: Given<Answer<Booking>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/bookings/:id/cancel', getAdminCancelBookingResponseMock, given, options);

export const getAdminCalculateCancellationResponseMock = (given?: Partial<Answer<RefundQuote>>): Answer<RefundQuote> => answer(getRefundQuoteMock, given);
export const getAdminCalculateCancellationMockHandler = (given?: Given<Answer<RefundQuote>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/bookings/:id/cancel/calculate', getAdminCalculateCancellationResponseMock, given, options);

export const getAdminCalculateReinstatementResponseMock = (given?: Partial<Answer<ReinstateCalculation>>): Answer<ReinstateCalculation> => answer(getReinstateCalculationMock, given);
export const getAdminCalculateReinstatementMockHandler = (given?: Given<Answer<ReinstateCalculation>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/bookings/:id/reinstate/calculate', getAdminCalculateReinstatementResponseMock, given, options);

export const getReinstateBookingResponseMock = (given?: Partial<Answer<Booking>>): Answer<Booking> => answer(getBookingMock, given);
export const getReinstateBookingMockHandler = (given?: Given<Answer<Booking>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/bookings/:id/reinstate', getReinstateBookingResponseMock, given, options);

export const getAdminCalculateMoveResponseMock = (given?: Partial<Answer<MoveCalculation>>): Answer<MoveCalculation> => answer(getMoveCalculationMock, given);
export const getAdminCalculateMoveMockHandler = (given?: Given<Answer<MoveCalculation>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/bookings/:id/move/calculate', getAdminCalculateMoveResponseMock, given, options);

export const getMoveBookingResponseMock = (given?: Partial<Answer<Booking>>): Answer<Booking> => answer(getBookingMock, given);
export const getMoveBookingMockHandler = (given?: Given<Answer<Booking>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/bookings/:id/move', getMoveBookingResponseMock, given, options);

export const getChangePayerResponseMock = (given?: Partial<Answer<Booking>>): Answer<Booking> => answer(getBookingMock, given);
export const getChangePayerMockHandler = (given?: Given<Answer<Booking>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/bookings/:id/payer', getChangePayerResponseMock, given, options);

export const getGetReinstatableTravelersResponseMock = (given?: Partial<Answer<ReinstatableTravelers>>): Answer<ReinstatableTravelers> => answer(getReinstatableTravelersMock, given);
export const getGetReinstatableTravelersMockHandler = (given?: Given<Answer<ReinstatableTravelers>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/bookings/:id/reinstatable-travelers', getGetReinstatableTravelersResponseMock, given, options);

export const getBuyInsuranceResponseMock = (given?: Partial<Answer<PaymentResult>>): Answer<PaymentResult> => answer(getPaymentResultMock, given);
export const getBuyInsuranceMockHandler = (given?: Given<Answer<PaymentResult>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/bookings/:id/insurance', getBuyInsuranceResponseMock, given, options);

export const getGetBookingInsuranceResponseMock = (given?: Partial<Answer<BookingInsurance>>): Answer<BookingInsurance> => answer(getBookingInsuranceMock, given);
export const getGetBookingInsuranceMockHandler = (given?: Given<Answer<BookingInsurance>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/bookings/:id/insurance', getGetBookingInsuranceResponseMock, given, options);

export const getRepriceQuotesResponseMock = (given?: Partial<Answer<RepricedQuotes>>): Answer<RepricedQuotes> => answer(getRepricedQuotesMock, given);
export const getRepriceQuotesMockHandler = (given?: Given<Answer<RepricedQuotes>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/bookings/:id/reprice-quotes', getRepriceQuotesResponseMock, given, options);

export const getAcceptMinorDisclaimerResponseMock = (given?: Partial<Answer<Booking>>): Answer<Booking> => answer(getBookingMock, given);
export const getAcceptMinorDisclaimerMockHandler = (given?: Given<Answer<Booking>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trips/:id/minor-disclaimer', getAcceptMinorDisclaimerResponseMock, given, options);

export const getListTravelerMetadataResponseMock = (given?: Partial<Answer<RecordMetadataPage>>): Answer<RecordMetadataPage> => answer(getRecordMetadataPageMock, given);
export const getListTravelerMetadataMockHandler = (given?: Given<Answer<RecordMetadataPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/metadata/travelers', getListTravelerMetadataResponseMock, given, options);

export const getListTravelersResponseMock = (given?: Partial<Answer<TravelerPage>>): Answer<TravelerPage> => answer(getTravelerPageMock, given);
export const getListTravelersMockHandler = (given?: Given<Answer<TravelerPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/travelers', getListTravelersResponseMock, given, options);

export const getGetTravelerResponseMock = (given?: Partial<Answer<Traveler>>): Answer<Traveler> => answer(getTravelerMock, given);
export const getGetTravelerMockHandler = (given?: Given<Answer<Traveler>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/travelers/:id', getGetTravelerResponseMock, given, options);

export const getUpdateTravelerResponseMock = (given?: Partial<Answer<Traveler>>): Answer<Traveler> => answer(getTravelerMock, given);
export const getUpdateTravelerMockHandler = (given?: Given<Answer<Traveler>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/travelers/:id', getUpdateTravelerResponseMock, given, options);

export const getListMyTravelersResponseMock = (given?: Partial<Answer<TravelerPage>>): Answer<TravelerPage> => answer(getTravelerPageMock, given);
export const getListMyTravelersMockHandler = (given?: Given<Answer<TravelerPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/travelers', getListMyTravelersResponseMock, given, options);

export const getListTripTravelersResponseMock = (given?: Partial<Answer<TravelerPage>>): Answer<TravelerPage> => answer(getTravelerPageMock, given);
export const getListTripTravelersMockHandler = (given?: Given<Answer<TravelerPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:tripId/travelers', getListTripTravelersResponseMock, given, options);

export const getAdminGetBookingResponseMock = (given?: Partial<Answer<Booking>>): Answer<Booking> => answer(getBookingMock, given);
export const getAdminGetBookingMockHandler = (given?: Given<Answer<Booking>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/bookings/:id', getAdminGetBookingResponseMock, given, options);

export const getGetTripDetailsResponseMock = (given?: Partial<Answer<TripDetails>>): Answer<TripDetails> => answer(getTripDetailsMock, given);
export const getGetTripDetailsMockHandler = (given?: Given<Answer<TripDetails>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trip-details/:tripId', getGetTripDetailsResponseMock, given, options);

export const getConfirmBookingsResponseMock = (given?: Partial<Answer<TripDetails>>): Answer<TripDetails> => answer(getTripDetailsMock, given);
export const getConfirmBookingsMockHandler = (given?: Given<Answer<TripDetails>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trip-details/:tripId/confirmBookings', getConfirmBookingsResponseMock, given, options);

export const getCancelBookingsResponseMock = (given?: Partial<Answer<TripDetails>>): Answer<TripDetails> => answer(getTripDetailsMock, given);
export const getCancelBookingsMockHandler = (given?: Given<Answer<TripDetails>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trip-details/:tripId/cancelBookings', getCancelBookingsResponseMock, given, options);

export const getDownloadTripCalendarResponseMock = (): Blob => file();
export const getDownloadTripCalendarMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/calendar', getDownloadTripCalendarResponseMock, given, options);

export const getGetCalendarFeedResponseMock = (given?: Partial<Answer<CalendarFeed>>): Answer<CalendarFeed> => answer(getCalendarFeedMock, given);
export const getGetCalendarFeedMockHandler = (given?: Given<Answer<CalendarFeed>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/calendar-feed', getGetCalendarFeedResponseMock, given, options);

export const getResetCalendarFeedResponseMock = (given?: Partial<Answer<CalendarFeed>>): Answer<CalendarFeed> => answer(getCalendarFeedMock, given);
export const getResetCalendarFeedMockHandler = (given?: Given<Answer<CalendarFeed>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/calendar-feed', getResetCalendarFeedResponseMock, given, options);

export const getRemoveCalendarFeedResponseMock = (given?: Partial<Answer<CalendarFeed>>): Answer<CalendarFeed> => answer(getCalendarFeedMock, given);
export const getRemoveCalendarFeedMockHandler = (given?: Given<Answer<CalendarFeed>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/api/me/calendar-feed', getRemoveCalendarFeedResponseMock, given, options);

export const getReadCalendarFeedResponseMock = (): Blob => file();
export const getReadCalendarFeedMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/calendars/:token/trips.ics', getReadCalendarFeedResponseMock, given, options);

export const getSendTestEmailToMeResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getSendTestEmailToMeMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/emails/send-test-email', getSendTestEmailToMeResponseMock, given, options);

export const getSendEmailToTravelersResponseMock = (given?: Partial<Answer<EmailCampaign>>): Answer<EmailCampaign> => answer(getEmailCampaignMock, given);
export const getSendEmailToTravelersMockHandler = (given?: Given<Answer<EmailCampaign>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/emails/send-email-to-travelers', getSendEmailToTravelersResponseMock, given, options);

export const getPreviewTravelerEmailResponseMock = (given?: Partial<Answer<TravelerEmailPreview>>): Answer<TravelerEmailPreview> => answer(getTravelerEmailPreviewMock, given);
export const getPreviewTravelerEmailMockHandler = (given?: Given<Answer<TravelerEmailPreview>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/emails/preview-email-to-travelers', getPreviewTravelerEmailResponseMock, given, options);

export const getListTripEmailsResponseMock = (given?: Partial<Answer<SentEmailPage>>): Answer<SentEmailPage> => answer(getSentEmailPageMock, given);
export const getListTripEmailsMockHandler = (given?: Given<Answer<SentEmailPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/emails', getListTripEmailsResponseMock, given, options);

export const getStopTripEmailResponseMock = (given?: Partial<Answer<EmailCampaign>>): Answer<EmailCampaign> => answer(getEmailCampaignMock, given);
export const getStopTripEmailMockHandler = (given?: Given<Answer<EmailCampaign>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trips/:id/emails/:campaignId/stop', getStopTripEmailResponseMock, given, options);

export const getShowUnsubscribeResponseMock = (): Blob => file();
export const getShowUnsubscribeMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/unsubscribe/:key', getShowUnsubscribeResponseMock, given, options);

export const getUnsubscribeResponseMock = (): Blob => file();
export const getUnsubscribeMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('post', '*/public/unsubscribe/:key', getUnsubscribeResponseMock, given, options);

export const getWatchOpeningResponseMock = (given?: Partial<Answer<OpeningWatched>>): Answer<OpeningWatched> => answer(getOpeningWatchedMock, given);
export const getWatchOpeningMockHandler = (given?: Given<Answer<OpeningWatched>>, options?: RequestHandlerOptions) =>
  handle('post', '*/public/openings', getWatchOpeningResponseMock, given, options);

export const getShowOpeningResponseMock = (): Blob => file();
export const getShowOpeningMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/openings/:key', getShowOpeningResponseMock, given, options);

export const getConfirmOpeningResponseMock = (): Blob => file();
export const getConfirmOpeningMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('post', '*/public/openings/:key', getConfirmOpeningResponseMock, given, options);

export const getCountOpeningWatchersResponseMock = (given?: Partial<Answer<OpeningWatchers>>): Answer<OpeningWatchers> => answer(getOpeningWatchersMock, given);
export const getCountOpeningWatchersMockHandler = (given?: Given<Answer<OpeningWatchers>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/opening-watchers', getCountOpeningWatchersResponseMock, given, options);

export const getEmailOpenedResponseMock = (): Blob => file();
export const getEmailOpenedMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/emails/:key/opened', getEmailOpenedResponseMock, given, options);

export const getListWaitingResponseMock = (given?: Partial<Answer<WaitingList>>): Answer<WaitingList> => answer(getWaitingListMock, given);
export const getListWaitingMockHandler = (given?: Given<Answer<WaitingList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/waiting', getListWaitingResponseMock, given, options);

export const getPreviewPoliciesResponseMock = (given?: Partial<Answer<PolicyEffects>>): Answer<PolicyEffects> => answer(getPolicyEffectsMock, given);
export const getPreviewPoliciesMockHandler = (given?: Given<Answer<PolicyEffects>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/policies/preview', getPreviewPoliciesResponseMock, given, options);

export const getRetryJobResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getRetryJobMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/jobs/:id/retry', getRetryJobResponseMock, given, options);

export const getListJobScheduleResponseMock = (given?: Partial<Answer<JobSchedule>>): Answer<JobSchedule> => answer(getJobScheduleMock, given);
export const getListJobScheduleMockHandler = (given?: Given<Answer<JobSchedule>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/jobs/schedule', getListJobScheduleResponseMock, given, options);

export const getListListViewsResponseMock = (given?: Partial<Answer<ListViews>>): Answer<ListViews> => answer(getListViewsMock, given);
export const getListListViewsMockHandler = (given?: Given<Answer<ListViews>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/list-views', getListListViewsResponseMock, given, options);

export const getSaveListViewResponseMock = (given?: Partial<Answer<ListView>>): Answer<ListView> => answer(getListViewMock, given);
export const getSaveListViewMockHandler = (given?: Given<Answer<ListView>>, options?: RequestHandlerOptions) =>
  handle('put', '*/api/admin/list-views/:id', getSaveListViewResponseMock, given, options);

export const getDeleteListViewResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getDeleteListViewMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/api/admin/list-views/:id', getDeleteListViewResponseMock, given, options);

export const getRunBulkResponseMock = (given?: Partial<Answer<BulkRun>>): Answer<BulkRun> => answer(getBulkRunMock, given);
export const getRunBulkMockHandler = (given?: Given<Answer<BulkRun>>, options?: RequestHandlerOptions) =>
  handle('put', '*/api/admin/bulk-runs/:id', getRunBulkResponseMock, given, options);

export const getGetRecordNotesResponseMock = (given?: Partial<Answer<RecordNotes>>): Answer<RecordNotes> => answer(getRecordNotesMock, given);
export const getGetRecordNotesMockHandler = (given?: Given<Answer<RecordNotes>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/notes', getGetRecordNotesResponseMock, given, options);

export const getSaveRecordNoteResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getSaveRecordNoteMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('put', '*/api/admin/notes/:id', getSaveRecordNoteResponseMock, given, options);

export const getDeleteRecordNoteResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getDeleteRecordNoteMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/api/admin/notes/:id', getDeleteRecordNoteResponseMock, given, options);

export const getListTaggedResponseMock = (given?: Partial<Answer<TaggedRecords>>): Answer<TaggedRecords> => answer(getTaggedRecordsMock, given);
export const getListTaggedMockHandler = (given?: Given<Answer<TaggedRecords>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/tags', getListTaggedResponseMock, given, options);

export const getSetRecordTagsResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getSetRecordTagsMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('put', '*/api/admin/tags', getSetRecordTagsResponseMock, given, options);

export const getListDestinationChoicesResponseMock = (given?: Partial<Answer<DestinationChoices>>): Answer<DestinationChoices> => answer(getDestinationChoicesMock, given);
export const getListDestinationChoicesMockHandler = (given?: Given<Answer<DestinationChoices>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/destinations', getListDestinationChoicesResponseMock, given, options);

export const getGetDestinationsResponseMock = (given?: Partial<Answer<DestinationSettings>>): Answer<DestinationSettings> => answer(getDestinationSettingsMock, given);
export const getGetDestinationsMockHandler = (given?: Given<Answer<DestinationSettings>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/destinations', getGetDestinationsResponseMock, given, options);

export const getSaveDestinationsResponseMock = (given?: Partial<Answer<DestinationSettings>>): Answer<DestinationSettings> => answer(getDestinationSettingsMock, given);
export const getSaveDestinationsMockHandler = (given?: Given<Answer<DestinationSettings>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/destinations', getSaveDestinationsResponseMock, given, options);

export const getMergeDestinationsResponseMock = (given?: Partial<Answer<DestinationSettings>>): Answer<DestinationSettings> => answer(getDestinationSettingsMock, given);
export const getMergeDestinationsMockHandler = (given?: Given<Answer<DestinationSettings>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/destinations/merge', getMergeDestinationsResponseMock, given, options);

export const getAdminCalculateDiscountResponseMock = (given?: Partial<Answer<DiscountCalculation>>): Answer<DiscountCalculation> => answer(getDiscountCalculationMock, given);
export const getAdminCalculateDiscountMockHandler = (given?: Given<Answer<DiscountCalculation>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/bookings/:id/discount/calculate', getAdminCalculateDiscountResponseMock, given, options);

export const getAdminApplyDiscountResponseMock = (given?: Partial<Answer<DiscountCalculation>>): Answer<DiscountCalculation> => answer(getDiscountCalculationMock, given);
export const getAdminApplyDiscountMockHandler = (given?: Given<Answer<DiscountCalculation>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/bookings/:id/discount/apply', getAdminApplyDiscountResponseMock, given, options);

export const getAdminRemoveDiscountResponseMock = (given?: Partial<Answer<DiscountCalculation>>): Answer<DiscountCalculation> => answer(getDiscountCalculationMock, given);
export const getAdminRemoveDiscountMockHandler = (given?: Given<Answer<DiscountCalculation>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/bookings/:id/discount/remove', getAdminRemoveDiscountResponseMock, given, options);

export const getListDiscountCodesResponseMock = (given?: Partial<Answer<DiscountCodePage>>): Answer<DiscountCodePage> => answer(getDiscountCodePageMock, given);
export const getListDiscountCodesMockHandler = (given?: Given<Answer<DiscountCodePage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/discounts', getListDiscountCodesResponseMock, given, options);

export const getCreateDiscountCodeResponseMock = (given?: Partial<Answer<DiscountCode>>): Answer<DiscountCode> => answer(getDiscountCodeMock, given);
export const getCreateDiscountCodeMockHandler = (given?: Given<Answer<DiscountCode>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/discounts', getCreateDiscountCodeResponseMock, given, options);

export const getUpdateDiscountCodeResponseMock = (given?: Partial<Answer<DiscountCode>>): Answer<DiscountCode> => answer(getDiscountCodeMock, given);
export const getUpdateDiscountCodeMockHandler = (given?: Given<Answer<DiscountCode>>, options?: RequestHandlerOptions) =>
  handle('put', '*/api/admin/discounts/:id', getUpdateDiscountCodeResponseMock, given, options);

export const getListHostDiscountsResponseMock = (given?: Partial<Answer<HostDiscountPage>>): Answer<HostDiscountPage> => answer(getHostDiscountPageMock, given);
export const getListHostDiscountsMockHandler = (given?: Given<Answer<HostDiscountPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/host/:id/discounts', getListHostDiscountsResponseMock, given, options);

export const getCreateHostDiscountResponseMock = (given?: Partial<Answer<HostDiscount>>): Answer<HostDiscount> => answer(getHostDiscountMock, given);
export const getCreateHostDiscountMockHandler = (given?: Given<Answer<HostDiscount>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/host/:id/discounts', getCreateHostDiscountResponseMock, given, options);

export const getUpdateHostDiscountResponseMock = (given?: Partial<Answer<HostDiscount>>): Answer<HostDiscount> => answer(getHostDiscountMock, given);
export const getUpdateHostDiscountMockHandler = (given?: Given<Answer<HostDiscount>>, options?: RequestHandlerOptions) =>
  handle('put', '*/api/me/host/:id/discounts/:codeId', getUpdateHostDiscountResponseMock, given, options);

export const getCreateExportResponseMock = (given?: Partial<Answer<Export>>): Answer<Export> => answer(getExportMock, given);
export const getCreateExportMockHandler = (given?: Given<Answer<Export>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/exports', getCreateExportResponseMock, given, options);

export const getListExportsResponseMock = (given?: Partial<Answer<ExportPage>>): Answer<ExportPage> => answer(getExportPageMock, given);
export const getListExportsMockHandler = (given?: Given<Answer<ExportPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/exports', getListExportsResponseMock, given, options);

export const getGetExportResponseMock = (given?: Partial<Answer<Export>>): Answer<Export> => answer(getExportMock, given);
export const getGetExportMockHandler = (given?: Given<Answer<Export>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/exports/:id', getGetExportResponseMock, given, options);

export const getDownloadExportResponseMock = (): Blob => file();
export const getDownloadExportMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/exports/:id/file', getDownloadExportResponseMock, given, options);

export const getExportAudienceResponseMock = (given?: Partial<Answer<Export>>): Answer<Export> => answer(getExportMock, given);
export const getExportAudienceMockHandler = (given?: Given<Answer<Export>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/audience/export', getExportAudienceResponseMock, given, options);

export const getExportBookingsResponseMock = (given?: Partial<Answer<Export>>): Answer<Export> => answer(getExportMock, given);
export const getExportBookingsMockHandler = (given?: Given<Answer<Export>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/bookings/export', getExportBookingsResponseMock, given, options);

export const getGetManifestResponseMock = (given?: Partial<Answer<Manifest>>): Answer<Manifest> => answer(getManifestMock, given);
export const getGetManifestMockHandler = (given?: Given<Answer<Manifest>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/manifest', getGetManifestResponseMock, given, options);

export const getGetTravelInfoResponseMock = (given?: Partial<Answer<Manifest>>): Answer<Manifest> => answer(getManifestMock, given);
export const getGetTravelInfoMockHandler = (given?: Given<Answer<Manifest>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/travel-info', getGetTravelInfoResponseMock, given, options);

export const getExportJournalResponseMock = (given?: Partial<Answer<Export>>): Answer<Export> => answer(getExportMock, given);
export const getExportJournalMockHandler = (given?: Given<Answer<Export>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/journal/export', getExportJournalResponseMock, given, options);

export const getDownloadTravelerManifestResponseMock = (): Blob => file();
export const getDownloadTravelerManifestMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/traveler-manifest', getDownloadTravelerManifestResponseMock, given, options);

export const getPrintTravelerManifestResponseMock = (): Blob => file();
export const getPrintTravelerManifestMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/traveler-manifest.pdf', getPrintTravelerManifestResponseMock, given, options);

export const getPrintTripItineraryResponseMock = (): Blob => file();
export const getPrintTripItineraryMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/itinerary.pdf', getPrintTripItineraryResponseMock, given, options);

export const getPrintRoomingListResponseMock = (): Blob => file();
export const getPrintRoomingListMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/rooming-list.pdf', getPrintRoomingListResponseMock, given, options);

export const getPrintAgreementResponseMock = (): Blob => file();
export const getPrintAgreementMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/services-agreement.pdf', getPrintAgreementResponseMock, given, options);

export const getPrintInvoiceResponseMock = (): Blob => file();
export const getPrintInvoiceMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/bookings/:id/invoice.pdf', getPrintInvoiceResponseMock, given, options);

export const getPrintItineraryResponseMock = (): Blob => file();
export const getPrintItineraryMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/itineraries/:id/itinerary.pdf', getPrintItineraryResponseMock, given, options);

export const getGetFiguresResponseMock = (given?: Partial<Answer<Figures>>): Answer<Figures> => answer(getFiguresMock, given);
export const getGetFiguresMockHandler = (given?: Given<Answer<Figures>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/figures', getGetFiguresResponseMock, given, options);

export const getListFigureEntriesResponseMock = (given?: Partial<Answer<FigureEntryPage>>): Answer<FigureEntryPage> => answer(getFigureEntryPageMock, given);
export const getListFigureEntriesMockHandler = (given?: Given<Answer<FigureEntryPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/figures/entries', getListFigureEntriesResponseMock, given, options);

export const getUploadImageResponseMock = (given?: Partial<Answer<UploadedImage>>): Answer<UploadedImage> => answer(getUploadedImageMock, given);
export const getUploadImageMockHandler = (given?: Given<Answer<UploadedImage>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/files/new-upload-image', getUploadImageResponseMock, given, options);

export const getShowItineraryPortalResponseMock = (): Blob => file();
export const getShowItineraryPortalMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/pages/itinerary-portal', getShowItineraryPortalResponseMock, given, options);

export const getShowHostTermsResponseMock = (): Blob => file();
export const getShowHostTermsMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/pages/host-terms', getShowHostTermsResponseMock, given, options);

export const getShowTravelerTermsResponseMock = (): Blob => file();
export const getShowTravelerTermsMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/pages/traveler-terms', getShowTravelerTermsResponseMock, given, options);

export const getShowPreparationResponseMock = (): Blob => file();
export const getShowPreparationMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/pages/preparation', getShowPreparationResponseMock, given, options);

export const getGetTripScreenshotResponseMock = (): Blob => file();
export const getGetTripScreenshotMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/trips/:id/screenshot', getGetTripScreenshotResponseMock, given, options);

export const getGetMyHostResponseMock = (given?: Partial<Answer<Host>>): Answer<Host> => answer(getHostMock, given);
export const getGetMyHostMockHandler = (given?: Given<Answer<Host>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/host/user', getGetMyHostResponseMock, given, options);

export const getGetHomeTripsResponseMock = (given?: Partial<Answer<HomeTrips>>): Answer<HomeTrips> => answer(getHomeTripsMock, given);
export const getGetHomeTripsMockHandler = (given?: Given<Answer<HomeTrips>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/host/:id/home-trips', getGetHomeTripsResponseMock, given, options);

export const getGetImportantDatesResponseMock = (given?: Partial<Answer<ImportantDates>>): Answer<ImportantDates> => answer(getImportantDatesMock, given);
export const getGetImportantDatesMockHandler = (given?: Given<Answer<ImportantDates>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/host/:id/important-dates', getGetImportantDatesResponseMock, given, options);

export const getGetHostNextResponseMock = (given?: Partial<Answer<HostNext>>): Answer<HostNext> => answer(getHostNextMock, given);
export const getGetHostNextMockHandler = (given?: Given<Answer<HostNext>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/host/:id/next', getGetHostNextResponseMock, given, options);

export const getGetAudienceResponseMock = (given?: Partial<Answer<Audience>>): Answer<Audience> => answer(getAudienceMock, given);
export const getGetAudienceMockHandler = (given?: Given<Answer<Audience>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/audience', getGetAudienceResponseMock, given, options);

export const getGetPublicProfileResponseMock = (given?: Partial<Answer<PublicProfile>>): Answer<PublicProfile> => answer(getPublicProfileMock, given);
export const getGetPublicProfileMockHandler = (given?: Given<Answer<PublicProfile>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/host/:id/public-profile', getGetPublicProfileResponseMock, given, options);

export const getSavePublicProfileResponseMock = (given?: Partial<Answer<PublicProfile>>): Answer<PublicProfile> => answer(getPublicProfileMock, given);
export const getSavePublicProfileMockHandler = (given?: Given<Answer<PublicProfile>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/host/:id/public-profile', getSavePublicProfileResponseMock, given, options);

export const getGetPublicHostResponseMock = (given?: Partial<Answer<PublicProfile>>): Answer<PublicProfile> => answer(getPublicProfileMock, given);
export const getGetPublicHostMockHandler = (given?: Given<Answer<PublicProfile>>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/hosts/:path', getGetPublicHostResponseMock, given, options);

export const getGetHomeProgressResponseMock = (given?: Partial<Answer<HomeProgress>>): Answer<HomeProgress> => answer(getHomeProgressMock, given);
export const getGetHomeProgressMockHandler = (given?: Given<Answer<HomeProgress>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/host/:id/home-progress', getGetHomeProgressResponseMock, given, options);

export const getOnboardHostResponseMock = (given?: Partial<Answer<Host>>): Answer<Host> => answer(getHostMock, given);
export const getOnboardHostMockHandler = (given?: Given<Answer<Host>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/host/onboard', getOnboardHostResponseMock, given, options);

export const getConnectSocialsResponseMock = (given?: Partial<Answer<SocialConnection>>): Answer<SocialConnection> => answer(getSocialConnectionMock, given);
export const getConnectSocialsMockHandler = (given?: Given<Answer<SocialConnection>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/host/socials/connect', getConnectSocialsResponseMock, given, options);

export const getImportMarketingListResponseMock = (given?: Partial<Answer<MarketingListImport>>): Answer<MarketingListImport> => answer(getMarketingListImportMock, given);
export const getImportMarketingListMockHandler = (given?: Given<Answer<MarketingListImport>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/hosts/:id/marketing-list/import', getImportMarketingListResponseMock, given, options);

export const getListHostMetadataResponseMock = (given?: Partial<Answer<RecordMetadataPage>>): Answer<RecordMetadataPage> => answer(getRecordMetadataPageMock, given);
export const getListHostMetadataMockHandler = (given?: Given<Answer<RecordMetadataPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/metadata/hosts', getListHostMetadataResponseMock, given, options);

export const getListHostsResponseMock = (given?: Partial<Answer<HostPage>>): Answer<HostPage> => answer(getHostPageMock, given);
export const getListHostsMockHandler = (given?: Given<Answer<HostPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/hosts', getListHostsResponseMock, given, options);

export const getCreateHostResponseMock = (given?: Partial<Answer<Host>>): Answer<Host> => answer(getHostMock, given);
export const getCreateHostMockHandler = (given?: Given<Answer<Host>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/hosts', getCreateHostResponseMock, given, options);

export const getGetHostResponseMock = (given?: Partial<Answer<Host>>): Answer<Host> => answer(getHostMock, given);
export const getGetHostMockHandler = (given?: Given<Answer<Host>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/hosts/:id', getGetHostResponseMock, given, options);

export const getUpdateHostResponseMock = (given?: Partial<Answer<Host>>): Answer<Host> => answer(getHostMock, given);
export const getUpdateHostMockHandler = (given?: Given<Answer<Host>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/hosts/:id', getUpdateHostResponseMock, given, options);

export const getGetHostOfUserResponseMock = (given?: Partial<Answer<Host>>): Answer<Host> => answer(getHostMock, given);
export const getGetHostOfUserMockHandler = (given?: Given<Answer<Host>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/hosts/user/:id', getGetHostOfUserResponseMock, given, options);

export const getListHostMembersResponseMock = (given?: Partial<Answer<MemberList>>): Answer<MemberList> => answer(getMemberListMock, given);
export const getListHostMembersMockHandler = (given?: Given<Answer<MemberList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/hosts/:id/members', getListHostMembersResponseMock, given, options);

export const getAddHostMemberResponseMock = (given?: Partial<Answer<MemberList>>): Answer<MemberList> => answer(getMemberListMock, given);
export const getAddHostMemberMockHandler = (given?: Given<Answer<MemberList>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/hosts/:id/members', getAddHostMemberResponseMock, given, options);

export const getRemoveHostMemberResponseMock = (given?: Partial<Answer<MemberList>>): Answer<MemberList> => answer(getMemberListMock, given);
export const getRemoveHostMemberMockHandler = (given?: Given<Answer<MemberList>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/api/admin/hosts/:id/members/:memberId', getRemoveHostMemberResponseMock, given, options);

export const getCheckUserActivationResponseMock = (given?: Partial<Answer<ActivationState>>): Answer<ActivationState> => answer(getActivationStateMock, given);
export const getCheckUserActivationMockHandler = (given?: Given<Answer<ActivationState>>, options?: RequestHandlerOptions) =>
  handle('get', '*/authentication/check-user-activation', getCheckUserActivationResponseMock, given, options);

export const getGetActivationProfileResponseMock = (given?: Partial<Answer<TokenProfile>>): Answer<TokenProfile> => answer(getTokenProfileMock, given);
export const getGetActivationProfileMockHandler = (given?: Given<Answer<TokenProfile>>, options?: RequestHandlerOptions) =>
  handle('get', '*/activation/profile', getGetActivationProfileResponseMock, given, options);

export const getGetPasswordResetProfileResponseMock = (given?: Partial<Answer<TokenProfile>>): Answer<TokenProfile> => answer(getTokenProfileMock, given);
export const getGetPasswordResetProfileMockHandler = (given?: Given<Answer<TokenProfile>>, options?: RequestHandlerOptions) =>
  handle('get', '*/authentication/profile-password-reset', getGetPasswordResetProfileResponseMock, given, options);

export const getActivateUserResponseMock = (given?: Partial<Answer<SessionInfo>>): Answer<SessionInfo> => answer(getSessionInfoMock, given);
export const getActivateUserMockHandler = (given?: Given<Answer<SessionInfo>>, options?: RequestHandlerOptions) =>
  handle('post', '*/authentication/activate-user', getActivateUserResponseMock, given, options);

export const getLoginResponseMock = (given?: Partial<Answer<SessionInfo>>): Answer<SessionInfo> => answer(getSessionInfoMock, given);
export const getLoginMockHandler = (given?: Given<Answer<SessionInfo>>, options?: RequestHandlerOptions) =>
  handle('post', '*/authentication/login', getLoginResponseMock, given, options);

export const getLogoutResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getLogoutMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('post', '*/authentication/logout', getLogoutResponseMock, given, options);

export const getSignupHostResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getSignupHostMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('post', '*/authentication/signup/host', getSignupHostResponseMock, given, options);

export const getRequestNewPasswordResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getRequestNewPasswordMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('post', '*/authentication/request-new-password', getRequestNewPasswordResponseMock, given, options);

export const getResetPasswordResponseMock = (given?: Partial<Answer<SessionInfo>>): Answer<SessionInfo> => answer(getSessionInfoMock, given);
export const getResetPasswordMockHandler = (given?: Given<Answer<SessionInfo>>, options?: RequestHandlerOptions) =>
  handle('post', '*/authentication/reset-user-token', getResetPasswordResponseMock, given, options);

export const getChangePasswordResponseMock = (given?: Partial<Answer<SessionInfo>>): Answer<SessionInfo> => answer(getSessionInfoMock, given);
export const getChangePasswordMockHandler = (given?: Given<Answer<SessionInfo>>, options?: RequestHandlerOptions) =>
  handle('post', '*/authentication/change-password', getChangePasswordResponseMock, given, options);

export const getGetMyProfileResponseMock = (given?: Partial<Answer<Profile>>): Answer<Profile> => answer(getProfileMock, given);
export const getGetMyProfileMockHandler = (given?: Given<Answer<Profile>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/profile', getGetMyProfileResponseMock, given, options);

export const getUpdateMyProfileResponseMock = (given?: Partial<Answer<Profile>>): Answer<Profile> => answer(getProfileMock, given);
export const getUpdateMyProfileMockHandler = (given?: Given<Answer<Profile>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/profile/:id', getUpdateMyProfileResponseMock, given, options);

export const getListUsersResponseMock = (given?: Partial<Answer<UserPage>>): Answer<UserPage> => answer(getUserPageMock, given);
export const getListUsersMockHandler = (given?: Given<Answer<UserPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/users', getListUsersResponseMock, given, options);

export const getCreateUserResponseMock = (given?: Partial<Answer<Profile>>): Answer<Profile> => answer(getProfileMock, given);
export const getCreateUserMockHandler = (given?: Given<Answer<Profile>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/users', getCreateUserResponseMock, given, options);

export const getGetUserResponseMock = (given?: Partial<Answer<Profile>>): Answer<Profile> => answer(getProfileMock, given);
export const getGetUserMockHandler = (given?: Given<Answer<Profile>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/users/:id', getGetUserResponseMock, given, options);

export const getUpdateUserResponseMock = (given?: Partial<Answer<Profile>>): Answer<Profile> => answer(getProfileMock, given);
export const getUpdateUserMockHandler = (given?: Given<Answer<Profile>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/users/:id', getUpdateUserResponseMock, given, options);

export const getResendActivationResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getResendActivationMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/users/:id/resend-activation', getResendActivationResponseMock, given, options);

export const getCalculateMergeResponseMock = (given?: Partial<Answer<MergeCalculation>>): Answer<MergeCalculation> => answer(getMergeCalculationMock, given);
export const getCalculateMergeMockHandler = (given?: Given<Answer<MergeCalculation>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/users/:id/merge/calculate', getCalculateMergeResponseMock, given, options);

export const getMergeUsersResponseMock = (given?: Partial<Answer<Profile>>): Answer<Profile> => answer(getProfileMock, given);
export const getMergeUsersMockHandler = (given?: Given<Answer<Profile>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/users/:id/merge', getMergeUsersResponseMock, given, options);

export const getCalculateErasureResponseMock = (given?: Partial<Answer<ErasureCalculation>>): Answer<ErasureCalculation> => answer(getErasureCalculationMock, given);
export const getCalculateErasureMockHandler = (given?: Given<Answer<ErasureCalculation>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/users/:id/erase/calculate', getCalculateErasureResponseMock, given, options);

export const getEraseUserResponseMock = (given?: Partial<Answer<Profile>>): Answer<Profile> => answer(getProfileMock, given);
export const getEraseUserMockHandler = (given?: Given<Answer<Profile>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/users/:id/erase', getEraseUserResponseMock, given, options);

export const getImpersonateUserResponseMock = (given?: Partial<Answer<Impersonation>>): Answer<Impersonation> => answer(getImpersonationMock, given);
export const getImpersonateUserMockHandler = (given?: Given<Answer<Impersonation>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/users/:id/impersonate', getImpersonateUserResponseMock, given, options);

export const getListImpersonationsResponseMock = (given?: Partial<Answer<ImpersonationPage>>): Answer<ImpersonationPage> => answer(getImpersonationPageMock, given);
export const getListImpersonationsMockHandler = (given?: Given<Answer<ImpersonationPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/impersonations', getListImpersonationsResponseMock, given, options);

export const getStopImpersonationResponseMock = (given?: Partial<Answer<Impersonation>>): Answer<Impersonation> => answer(getImpersonationMock, given);
export const getStopImpersonationMockHandler = (given?: Given<Answer<Impersonation>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/impersonations/:id/stop', getStopImpersonationResponseMock, given, options);

export const getListUserChoicesResponseMock = (given?: Partial<Answer<RecordMetadataPage>>): Answer<RecordMetadataPage> => answer(getRecordMetadataPageMock, given);
export const getListUserChoicesMockHandler = (given?: Given<Answer<RecordMetadataPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/metadata/listUsers', getListUserChoicesResponseMock, given, options);

export const getListUserMetadataResponseMock = (given?: Partial<Answer<RecordMetadataPage>>): Answer<RecordMetadataPage> => answer(getRecordMetadataPageMock, given);
export const getListUserMetadataMockHandler = (given?: Given<Answer<RecordMetadataPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/metadata/users', getListUserMetadataResponseMock, given, options);

export const getVerifyMailedCodeResponseMock = (given?: Partial<Answer<MailedCodeVerified>>): Answer<MailedCodeVerified> => answer(getMailedCodeVerifiedMock, given);
export const getVerifyMailedCodeMockHandler = (given?: Given<Answer<MailedCodeVerified>>, options?: RequestHandlerOptions) =>
  handle('post', '*/authentication/verify-code', getVerifyMailedCodeResponseMock, given, options);

export const getConfirmSecondFactorResponseMock = (given?: Partial<Answer<SessionInfo>>): Answer<SessionInfo> => answer(getSessionInfoMock, given);
export const getConfirmSecondFactorMockHandler = (given?: Given<Answer<SessionInfo>>, options?: RequestHandlerOptions) =>
  handle('post', '*/authentication/second-factor', getConfirmSecondFactorResponseMock, given, options);

export const getStartPasskeyConfirmationResponseMock = (given?: Partial<Answer<PasskeyChallenge>>): Answer<PasskeyChallenge> => answer(getPasskeyChallengeMock, given);
export const getStartPasskeyConfirmationMockHandler = (given?: Given<Answer<PasskeyChallenge>>, options?: RequestHandlerOptions) =>
  handle('post', '*/authentication/second-factor/passkey-options', getStartPasskeyConfirmationResponseMock, given, options);

export const getConfirmPasskeyResponseMock = (given?: Partial<Answer<SessionInfo>>): Answer<SessionInfo> => answer(getSessionInfoMock, given);
export const getConfirmPasskeyMockHandler = (given?: Given<Answer<SessionInfo>>, options?: RequestHandlerOptions) =>
  handle('post', '*/authentication/second-factor/passkey', getConfirmPasskeyResponseMock, given, options);

export const getConfirmPasswordResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getConfirmPasswordMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('post', '*/authentication/confirm-password', getConfirmPasswordResponseMock, given, options);

export const getGetMySecurityResponseMock = (given?: Partial<Answer<Security>>): Answer<Security> => answer(getSecurityMock, given);
export const getGetMySecurityMockHandler = (given?: Given<Answer<Security>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/security', getGetMySecurityResponseMock, given, options);

export const getStartTotpResponseMock = (given?: Partial<Answer<TotpSetup>>): Answer<TotpSetup> => answer(getTotpSetupMock, given);
export const getStartTotpMockHandler = (given?: Given<Answer<TotpSetup>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/security/totp', getStartTotpResponseMock, given, options);

export const getRemoveTotpResponseMock = (given?: Partial<Answer<Security>>): Answer<Security> => answer(getSecurityMock, given);
export const getRemoveTotpMockHandler = (given?: Given<Answer<Security>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/api/me/security/totp', getRemoveTotpResponseMock, given, options);

export const getConfirmTotpResponseMock = (given?: Partial<Answer<Security>>): Answer<Security> => answer(getSecurityMock, given);
export const getConfirmTotpMockHandler = (given?: Given<Answer<Security>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/security/totp/confirm', getConfirmTotpResponseMock, given, options);

export const getCreateBackupCodesResponseMock = (given?: Partial<Answer<BackupCodes>>): Answer<BackupCodes> => answer(getBackupCodesMock, given);
export const getCreateBackupCodesMockHandler = (given?: Given<Answer<BackupCodes>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/security/backup-codes', getCreateBackupCodesResponseMock, given, options);

export const getStartPasskeyResponseMock = (given?: Partial<Answer<PasskeyChallenge>>): Answer<PasskeyChallenge> => answer(getPasskeyChallengeMock, given);
export const getStartPasskeyMockHandler = (given?: Given<Answer<PasskeyChallenge>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/security/passkey-options', getStartPasskeyResponseMock, given, options);

export const getAddPasskeyResponseMock = (given?: Partial<Answer<Security>>): Answer<Security> => answer(getSecurityMock, given);
export const getAddPasskeyMockHandler = (given?: Given<Answer<Security>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/security/passkeys', getAddPasskeyResponseMock, given, options);

export const getRemovePasskeyResponseMock = (given?: Partial<Answer<Security>>): Answer<Security> => answer(getSecurityMock, given);
export const getRemovePasskeyMockHandler = (given?: Given<Answer<Security>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/api/me/security/passkeys/:id', getRemovePasskeyResponseMock, given, options);

export const getListMySessionsResponseMock = (given?: Partial<Answer<SessionList>>): Answer<SessionList> => answer(getSessionListMock, given);
export const getListMySessionsMockHandler = (given?: Given<Answer<SessionList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/sessions', getListMySessionsResponseMock, given, options);

export const getSignOutEverywhereResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getSignOutEverywhereMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/api/me/sessions', getSignOutEverywhereResponseMock, given, options);

export const getEndMySessionResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getEndMySessionMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/api/me/sessions/:id', getEndMySessionResponseMock, given, options);

export const getResetUserTokenResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getResetUserTokenMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/users/:id/reset-token', getResetUserTokenResponseMock, given, options);

export const getEndUserSessionsResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getEndUserSessionsMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/api/admin/users/:id/sessions', getEndUserSessionsResponseMock, given, options);

export const getResetAccountSecondFactorResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getResetAccountSecondFactorMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/accounts/reset-second-factor', getResetAccountSecondFactorResponseMock, given, options);

export const getEndAccountSessionsResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getEndAccountSessionsMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/accounts/sign-out', getEndAccountSessionsResponseMock, given, options);

export const getQuoteInsuranceResponseMock = (given?: Partial<Answer<InsuranceQuote>>): Answer<InsuranceQuote> => answer(getInsuranceQuoteMock, given);
export const getQuoteInsuranceMockHandler = (given?: Given<Answer<InsuranceQuote>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/bookings/:id/insurance/quote', getQuoteInsuranceResponseMock, given, options);

export const getDeclineInsuranceResponseMock = (given?: Partial<Answer<BookingInsurance>>): Answer<BookingInsurance> => answer(getBookingInsuranceMock, given);
export const getDeclineInsuranceMockHandler = (given?: Given<Answer<BookingInsurance>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/bookings/:id/insurance/decline', getDeclineInsuranceResponseMock, given, options);

export const getCancelInsuranceResponseMock = (given?: Partial<Answer<InsurancePolicy>>): Answer<InsurancePolicy> => answer(getInsurancePolicyMock, given);
export const getCancelInsuranceMockHandler = (given?: Given<Answer<InsurancePolicy>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/bookings/:id/insurance/cancel', getCancelInsuranceResponseMock, given, options);

export const getListInsurancePoliciesResponseMock = (given?: Partial<Answer<InsurancePolicyList>>): Answer<InsurancePolicyList> => answer(getInsurancePolicyListMock, given);
export const getListInsurancePoliciesMockHandler = (given?: Given<Answer<InsurancePolicyList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/insurance-policies', getListInsurancePoliciesResponseMock, given, options);

export const getDownloadConfirmationOfBenefitsResponseMock = (): Blob => file();
export const getDownloadConfirmationOfBenefitsMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/bookings/:id/insurance/:policyId/confirmation-of-benefits', getDownloadConfirmationOfBenefitsResponseMock, given, options);

export const getListInventoryResponseMock = (given?: Partial<Answer<InventoryList>>): Answer<InventoryList> => answer(getInventoryListMock, given);
export const getListInventoryMockHandler = (given?: Given<Answer<InventoryList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/itineraries/:itineraryId/inventory', getListInventoryResponseMock, given, options);

export const getCreateInventoryItemResponseMock = (given?: Partial<Answer<InventoryItem>>): Answer<InventoryItem> => answer(getInventoryItemMock, given);
export const getCreateInventoryItemMockHandler = (given?: Given<Answer<InventoryItem>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/itineraries/:itineraryId/inventory', getCreateInventoryItemResponseMock, given, options);

export const getUpdateInventoryBatchResponseMock = (given?: Partial<Answer<InventoryBatchResult>>): Answer<InventoryBatchResult> => answer(getInventoryBatchResultMock, given);
export const getUpdateInventoryBatchMockHandler = (given?: Given<Answer<InventoryBatchResult>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/itineraries/:itineraryId/inventory/batch', getUpdateInventoryBatchResponseMock, given, options);

export const getListOperatorDeparturesResponseMock = (given?: Partial<Answer<OperatorDepartures>>): Answer<OperatorDepartures> => answer(getOperatorDeparturesMock, given);
export const getListOperatorDeparturesMockHandler = (given?: Given<Answer<OperatorDepartures>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/departures', getListOperatorDeparturesResponseMock, given, options);

export const getListRequestedTripsResponseMock = (given?: Partial<Answer<RequestedTrips>>): Answer<RequestedTrips> => answer(getRequestedTripsMock, given);
export const getListRequestedTripsMockHandler = (given?: Given<Answer<RequestedTrips>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/itineraries/:itineraryId/inventory/:inventoryItemId/requested-trips', getListRequestedTripsResponseMock, given, options);

export const getGetInventoryMetadataResponseMock = (given?: Partial<Answer<InventoryMetadata>>): Answer<InventoryMetadata> => answer(getInventoryMetadataMock, given);
export const getGetInventoryMetadataMockHandler = (given?: Given<Answer<InventoryMetadata>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/metadata/inventory', getGetInventoryMetadataResponseMock, given, options);

export const getGetInventoryItemResponseMock = (given?: Partial<Answer<InventoryItem>>): Answer<InventoryItem> => answer(getInventoryItemMock, given);
export const getGetInventoryItemMockHandler = (given?: Given<Answer<InventoryItem>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/itineraries/:itineraryId/inventory/:inventoryItemId', getGetInventoryItemResponseMock, given, options);

export const getUpdateInventoryItemResponseMock = (given?: Partial<Answer<InventoryItem>>): Answer<InventoryItem> => answer(getInventoryItemMock, given);
export const getUpdateInventoryItemMockHandler = (given?: Given<Answer<InventoryItem>>, options?: RequestHandlerOptions) =>
  handle('patch', '*/api/me/itineraries/:itineraryId/inventory/:inventoryItemId', getUpdateInventoryItemResponseMock, given, options);

export const getDeleteInventoryItemResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getDeleteInventoryItemMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/api/me/itineraries/:itineraryId/inventory/:inventoryItemId', getDeleteInventoryItemResponseMock, given, options);

export const getListItinerariesResponseMock = (given?: Partial<Answer<ItineraryPage>>): Answer<ItineraryPage> => answer(getItineraryPageMock, given);
export const getListItinerariesMockHandler = (given?: Given<Answer<ItineraryPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/itineraries', getListItinerariesResponseMock, given, options);

export const getCreateItineraryResponseMock = (given?: Partial<Answer<Itinerary>>): Answer<Itinerary> => answer(getItineraryMock, given);
export const getCreateItineraryMockHandler = (given?: Given<Answer<Itinerary>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/itineraries', getCreateItineraryResponseMock, given, options);

export const getGetItineraryResponseMock = (given?: Partial<Answer<Itinerary>>): Answer<Itinerary> => answer(getItineraryMock, given);
export const getGetItineraryMockHandler = (given?: Given<Answer<Itinerary>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/itineraries/:id', getGetItineraryResponseMock, given, options);

export const getUpdateItineraryResponseMock = (given?: Partial<Answer<Itinerary>>): Answer<Itinerary> => answer(getItineraryMock, given);
export const getUpdateItineraryMockHandler = (given?: Given<Answer<Itinerary>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/itineraries/:id', getUpdateItineraryResponseMock, given, options);

export const getCreateServiceResponseMock = (given?: Partial<Answer<ServiceSaved>>): Answer<ServiceSaved> => answer(getServiceSavedMock, given);
export const getCreateServiceMockHandler = (given?: Given<Answer<ServiceSaved>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/itineraries/:id/services', getCreateServiceResponseMock, given, options);

export const getUpdateServiceResponseMock = (given?: Partial<Answer<ServiceSaved>>): Answer<ServiceSaved> => answer(getServiceSavedMock, given);
export const getUpdateServiceMockHandler = (given?: Given<Answer<ServiceSaved>>, options?: RequestHandlerOptions) =>
  handle('patch', '*/api/me/services/:type/:serviceId', getUpdateServiceResponseMock, given, options);

export const getListServicesResponseMock = (given?: Partial<Answer<ServiceRecordPage>>): Answer<ServiceRecordPage> => answer(getServiceRecordPageMock, given);
export const getListServicesMockHandler = (given?: Given<Answer<ServiceRecordPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/services', getListServicesResponseMock, given, options);

export const getDeleteServicesResponseMock = (given?: Partial<Answer<ServicesDeleted>>): Answer<ServicesDeleted> => answer(getServicesDeletedMock, given);
export const getDeleteServicesMockHandler = (given?: Given<Answer<ServicesDeleted>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/api/me/services', getDeleteServicesResponseMock, given, options);

export const getSearchServiceLibraryResponseMock = (given?: Partial<Answer<ServiceLibrary>>): Answer<ServiceLibrary> => answer(getServiceLibraryMock, given);
export const getSearchServiceLibraryMockHandler = (given?: Given<Answer<ServiceLibrary>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/service-library', getSearchServiceLibraryResponseMock, given, options);

export const getDeleteLibraryServiceResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getDeleteLibraryServiceMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/api/me/service-library/:serviceId', getDeleteLibraryServiceResponseMock, given, options);

export const getListAccommodationsResponseMock = (given?: Partial<Answer<AccommodationPlan>>): Answer<AccommodationPlan> => answer(getAccommodationPlanMock, given);
export const getListAccommodationsMockHandler = (given?: Given<Answer<AccommodationPlan>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/itineraries/:id/accommodations', getListAccommodationsResponseMock, given, options);

export const getCreateAlternativeResponseMock = (given?: Partial<Answer<ServiceSaved>>): Answer<ServiceSaved> => answer(getServiceSavedMock, given);
export const getCreateAlternativeMockHandler = (given?: Given<Answer<ServiceSaved>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/itineraries/:itineraryId/services/:serviceId/alternatives', getCreateAlternativeResponseMock, given, options);

export const getUpdateAlternativeResponseMock = (given?: Partial<Answer<ServiceSaved>>): Answer<ServiceSaved> => answer(getServiceSavedMock, given);
export const getUpdateAlternativeMockHandler = (given?: Given<Answer<ServiceSaved>>, options?: RequestHandlerOptions) =>
  handle('patch', '*/api/me/itineraries/:itineraryId/services/:serviceId/alternatives/:alternativeId', getUpdateAlternativeResponseMock, given, options);

export const getDeleteAlternativeResponseMock = (given?: Partial<Answer<ServiceSaved>>): Answer<ServiceSaved> => answer(getServiceSavedMock, given);
export const getDeleteAlternativeMockHandler = (given?: Given<Answer<ServiceSaved>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/api/me/itineraries/:itineraryId/services/:serviceId/alternatives/:alternativeId', getDeleteAlternativeResponseMock, given, options);

export const getSwapAccommodationsResponseMock = (given?: Partial<Answer<ServiceSaved>>): Answer<ServiceSaved> => answer(getServiceSavedMock, given);
export const getSwapAccommodationsMockHandler = (given?: Given<Answer<ServiceSaved>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/itineraries/:itineraryId/services/:serviceId/alternatives/:alternativeId/swap', getSwapAccommodationsResponseMock, given, options);

export const getEditValidityPeriodsResponseMock = (given?: Partial<Answer<Itinerary>>): Answer<Itinerary> => answer(getItineraryMock, given);
export const getEditValidityPeriodsMockHandler = (given?: Given<Answer<Itinerary>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/itineraries/:id/validity-periods', getEditValidityPeriodsResponseMock, given, options);

export const getMarkReviewCommentResponseMock = (given?: Partial<Answer<Itinerary>>): Answer<Itinerary> => answer(getItineraryMock, given);
export const getMarkReviewCommentMockHandler = (given?: Given<Answer<Itinerary>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/itineraries/:id/review-comments', getMarkReviewCommentResponseMock, given, options);

export const getListItineraryVersionsResponseMock = (given?: Partial<Answer<ItineraryVersionPage>>): Answer<ItineraryVersionPage> => answer(getItineraryVersionPageMock, given);
export const getListItineraryVersionsMockHandler = (given?: Given<Answer<ItineraryVersionPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/itineraries/:id/versions', getListItineraryVersionsResponseMock, given, options);

export const getCompareItineraryVersionsResponseMock = (given?: Partial<Answer<ItineraryDifference>>): Answer<ItineraryDifference> => answer(getItineraryDifferenceMock, given);
export const getCompareItineraryVersionsMockHandler = (given?: Given<Answer<ItineraryDifference>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/itineraries/:id/versions/:version/difference', getCompareItineraryVersionsResponseMock, given, options);

export const getRestoreItineraryVersionResponseMock = (given?: Partial<Answer<Itinerary>>): Answer<Itinerary> => answer(getItineraryMock, given);
export const getRestoreItineraryVersionMockHandler = (given?: Given<Answer<Itinerary>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/itineraries/:id/versions/:version/restore', getRestoreItineraryVersionResponseMock, given, options);

export const getExportItineraryResponseMock = (): Blob => file();
export const getExportItineraryMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/itineraries/:id/export', getExportItineraryResponseMock, given, options);

export const getImportItineraryResponseMock = (given?: Partial<Answer<Itinerary>>): Answer<Itinerary> => answer(getItineraryMock, given);
export const getImportItineraryMockHandler = (given?: Given<Answer<Itinerary>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/itineraries/import', getImportItineraryResponseMock, given, options);

export const getGetAvailabilityResponseMock = (given?: Partial<Answer<Availability>>): Answer<Availability> => answer(getAvailabilityMock, given);
export const getGetAvailabilityMockHandler = (given?: Given<Answer<Availability>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/itinerary/:id/availability', getGetAvailabilityResponseMock, given, options);

export const getGetSuggestedSellPriceResponseMock = (given?: Partial<Answer<PriceRange>>): Answer<PriceRange> => answer(getPriceRangeMock, given);
export const getGetSuggestedSellPriceMockHandler = (given?: Given<Answer<PriceRange>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/itineraries/:id/suggested-sell-price', getGetSuggestedSellPriceResponseMock, given, options);

export const getPublishItineraryResponseMock = (given?: Partial<Answer<Itinerary>>): Answer<Itinerary> => answer(getItineraryMock, given);
export const getPublishItineraryMockHandler = (given?: Given<Answer<Itinerary>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/files/website/itineraries/:id/publish', getPublishItineraryResponseMock, given, options);

export const getListItineraryMetadataResponseMock = (given?: Partial<Answer<RecordMetadataPage>>): Answer<RecordMetadataPage> => answer(getRecordMetadataPageMock, given);
export const getListItineraryMetadataMockHandler = (given?: Given<Answer<RecordMetadataPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/metadata/itineraries', getListItineraryMetadataResponseMock, given, options);

export const getListRecommendationMetadataResponseMock = (given?: Partial<Answer<RecordMetadataPage>>): Answer<RecordMetadataPage> => answer(getRecordMetadataPageMock, given);
export const getListRecommendationMetadataMockHandler = (given?: Given<Answer<RecordMetadataPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/metadata/itinerary-recommendations', getListRecommendationMetadataResponseMock, given, options);

export const getListDestinationsResponseMock = (given?: Partial<Answer<DestinationList>>): Answer<DestinationList> => answer(getDestinationListMock, given);
export const getListDestinationsMockHandler = (given?: Given<Answer<DestinationList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/metadata/destinations', getListDestinationsResponseMock, given, options);

export const getListRecommendationsResponseMock = (given?: Partial<Answer<RecommendationPage>>): Answer<RecommendationPage> => answer(getRecommendationPageMock, given);
export const getListRecommendationsMockHandler = (given?: Given<Answer<RecommendationPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/itinerary-recommendations', getListRecommendationsResponseMock, given, options);

export const getCreateRecommendationResponseMock = (given?: Partial<Answer<Recommendation>>): Answer<Recommendation> => answer(getRecommendationMock, given);
export const getCreateRecommendationMockHandler = (given?: Given<Answer<Recommendation>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/itinerary-recommendations', getCreateRecommendationResponseMock, given, options);

export const getGetRecommendationResponseMock = (given?: Partial<Answer<Recommendation>>): Answer<Recommendation> => answer(getRecommendationMock, given);
export const getGetRecommendationMockHandler = (given?: Given<Answer<Recommendation>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/itinerary-recommendations/:id', getGetRecommendationResponseMock, given, options);

export const getUpdateRecommendationResponseMock = (given?: Partial<Answer<Recommendation>>): Answer<Recommendation> => answer(getRecommendationMock, given);
export const getUpdateRecommendationMockHandler = (given?: Given<Answer<Recommendation>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/itinerary-recommendations/:id', getUpdateRecommendationResponseMock, given, options);

export const getDeleteRecommendationResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getDeleteRecommendationMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/api/admin/itinerary-recommendations/:id', getDeleteRecommendationResponseMock, given, options);

export const getListMyRecommendationsResponseMock = (given?: Partial<Answer<RecommendationPage>>): Answer<RecommendationPage> => answer(getRecommendationPageMock, given);
export const getListMyRecommendationsMockHandler = (given?: Given<Answer<RecommendationPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/itinerary-recommendations', getListMyRecommendationsResponseMock, given, options);

export const getClearFirstTimeResponseMock = (given?: Partial<Answer<RecommendationPage>>): Answer<RecommendationPage> => answer(getRecommendationPageMock, given);
export const getClearFirstTimeMockHandler = (given?: Given<Answer<RecommendationPage>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/itinerary-recommendations/clear-first-time', getClearFirstTimeResponseMock, given, options);

export const getAdminListItinerariesResponseMock = (given?: Partial<Answer<ItineraryPage>>): Answer<ItineraryPage> => answer(getItineraryPageMock, given);
export const getAdminListItinerariesMockHandler = (given?: Given<Answer<ItineraryPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/itineraries', getAdminListItinerariesResponseMock, given, options);

export const getAdminCreateItineraryResponseMock = (given?: Partial<Answer<Itinerary>>): Answer<Itinerary> => answer(getItineraryMock, given);
export const getAdminCreateItineraryMockHandler = (given?: Given<Answer<Itinerary>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/itineraries', getAdminCreateItineraryResponseMock, given, options);

export const getAdminGetItineraryResponseMock = (given?: Partial<Answer<Itinerary>>): Answer<Itinerary> => answer(getItineraryMock, given);
export const getAdminGetItineraryMockHandler = (given?: Given<Answer<Itinerary>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/itineraries/:id', getAdminGetItineraryResponseMock, given, options);

export const getAdminUpdateItineraryResponseMock = (given?: Partial<Answer<Itinerary>>): Answer<Itinerary> => answer(getItineraryMock, given);
export const getAdminUpdateItineraryMockHandler = (given?: Given<Answer<Itinerary>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/itineraries/:id', getAdminUpdateItineraryResponseMock, given, options);

export const getGetPublicLinkResponseMock = (given?: Partial<Answer<PublicLink>>): Answer<PublicLink> => answer(getPublicLinkMock, given);
export const getGetPublicLinkMockHandler = (given?: Given<Answer<PublicLink>>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/links/:linkPath', getGetPublicLinkResponseMock, given, options);

export const getAnswerSurveyResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getAnswerSurveyMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('post', '*/public/links/:linkPath/answers', getAnswerSurveyResponseMock, given, options);

export const getJoinMailingListResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getJoinMailingListMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('post', '*/public/links/:linkPath/contacts', getJoinMailingListResponseMock, given, options);

export const getListLinkMetadataResponseMock = (given?: Partial<Answer<RecordMetadataPage>>): Answer<RecordMetadataPage> => answer(getRecordMetadataPageMock, given);
export const getListLinkMetadataMockHandler = (given?: Given<Answer<RecordMetadataPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/metadata/links', getListLinkMetadataResponseMock, given, options);

export const getAdminListLinksResponseMock = (given?: Partial<Answer<LinkPage>>): Answer<LinkPage> => answer(getLinkPageMock, given);
export const getAdminListLinksMockHandler = (given?: Given<Answer<LinkPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/links', getAdminListLinksResponseMock, given, options);

export const getCreateLinkResponseMock = (given?: Partial<Answer<Link>>): Answer<Link> => answer(getLinkMock, given);
export const getCreateLinkMockHandler = (given?: Given<Answer<Link>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/links', getCreateLinkResponseMock, given, options);

export const getAdminGetLinkResponseMock = (given?: Partial<Answer<Link>>): Answer<Link> => answer(getLinkMock, given);
export const getAdminGetLinkMockHandler = (given?: Given<Answer<Link>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/links/:id', getAdminGetLinkResponseMock, given, options);

export const getAdminUpdateLinkResponseMock = (given?: Partial<Answer<Link>>): Answer<Link> => answer(getLinkMock, given);
export const getAdminUpdateLinkMockHandler = (given?: Given<Answer<Link>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/links/:id', getAdminUpdateLinkResponseMock, given, options);

export const getListMyLinksResponseMock = (given?: Partial<Answer<LinkPage>>): Answer<LinkPage> => answer(getLinkPageMock, given);
export const getListMyLinksMockHandler = (given?: Given<Answer<LinkPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/links', getListMyLinksResponseMock, given, options);

export const getUpdateMyLinkResponseMock = (given?: Partial<Answer<Link>>): Answer<Link> => answer(getLinkMock, given);
export const getUpdateMyLinkMockHandler = (given?: Given<Answer<Link>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/links/:id', getUpdateMyLinkResponseMock, given, options);

export const getListMySitesResponseMock = (given?: Partial<Answer<HostSites>>): Answer<HostSites> => answer(getHostSitesMock, given);
export const getListMySitesMockHandler = (given?: Given<Answer<HostSites>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/sites', getListMySitesResponseMock, given, options);

export const getAllowMySiteResponseMock = (given?: Partial<Answer<HostSites>>): Answer<HostSites> => answer(getHostSitesMock, given);
export const getAllowMySiteMockHandler = (given?: Given<Answer<HostSites>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/sites', getAllowMySiteResponseMock, given, options);

export const getRefuseMySiteResponseMock = (given?: Partial<Answer<HostSites>>): Answer<HostSites> => answer(getHostSitesMock, given);
export const getRefuseMySiteMockHandler = (given?: Given<Answer<HostSites>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/api/me/sites/:id', getRefuseMySiteResponseMock, given, options);

export const getListEmailHooksResponseMock = (given?: Partial<Answer<EmailHookList>>): Answer<EmailHookList> => answer(getEmailHookListMock, given);
export const getListEmailHooksMockHandler = (given?: Given<Answer<EmailHookList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/metadata/email-hooks', getListEmailHooksResponseMock, given, options);

export const getListMyNoticesResponseMock = (given?: Partial<Answer<NoticePage>>): Answer<NoticePage> => answer(getNoticePageMock, given);
export const getListMyNoticesMockHandler = (given?: Given<Answer<NoticePage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/notices', getListMyNoticesResponseMock, given, options);

export const getReadMyNoticesResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getReadMyNoticesMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/notices/read', getReadMyNoticesResponseMock, given, options);

export const getListMyNoticeChoicesResponseMock = (given?: Partial<Answer<NoticeChoices>>): Answer<NoticeChoices> => answer(getNoticeChoicesMock, given);
export const getListMyNoticeChoicesMockHandler = (given?: Given<Answer<NoticeChoices>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/notice-choices', getListMyNoticeChoicesResponseMock, given, options);

export const getChooseMyNoticeResponseMock = (given?: Partial<Answer<NoticeChoices>>): Answer<NoticeChoices> => answer(getNoticeChoicesMock, given);
export const getChooseMyNoticeMockHandler = (given?: Given<Answer<NoticeChoices>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/notice-choices', getChooseMyNoticeResponseMock, given, options);

export const getListEmailsResponseMock = (given?: Partial<Answer<EmailPage>>): Answer<EmailPage> => answer(getEmailPageMock, given);
export const getListEmailsMockHandler = (given?: Given<Answer<EmailPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/emails', getListEmailsResponseMock, given, options);

export const getGetEmailResponseMock = (given?: Partial<Answer<Email>>): Answer<Email> => answer(getEmailMock, given);
export const getGetEmailMockHandler = (given?: Given<Answer<Email>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/emails/:id', getGetEmailResponseMock, given, options);

export const getResendEmailResponseMock = (given?: Partial<Answer<Email>>): Answer<Email> => answer(getEmailMock, given);
export const getResendEmailMockHandler = (given?: Given<Answer<Email>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/emails/:id/resend', getResendEmailResponseMock, given, options);

export const getSendTestMailResponseMock = (given?: Partial<Answer<TestMail>>): Answer<TestMail> => answer(getTestMailMock, given);
export const getSendTestMailMockHandler = (given?: Given<Answer<TestMail>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/tenant/test-mail', getSendTestMailResponseMock, given, options);

export const getListEmailWordingsResponseMock = (given?: Partial<Answer<EmailWordingList>>): Answer<EmailWordingList> => answer(getEmailWordingListMock, given);
export const getListEmailWordingsMockHandler = (given?: Given<Answer<EmailWordingList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/email-wordings', getListEmailWordingsResponseMock, given, options);

export const getGetEmailWordingResponseMock = (given?: Partial<Answer<EmailWording>>): Answer<EmailWording> => answer(getEmailWordingMock, given);
export const getGetEmailWordingMockHandler = (given?: Given<Answer<EmailWording>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/email-wordings/:template', getGetEmailWordingResponseMock, given, options);

export const getSaveEmailWordingResponseMock = (given?: Partial<Answer<EmailWording>>): Answer<EmailWording> => answer(getEmailWordingMock, given);
export const getSaveEmailWordingMockHandler = (given?: Given<Answer<EmailWording>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/email-wordings/:template', getSaveEmailWordingResponseMock, given, options);

export const getResetEmailWordingResponseMock = (given?: Partial<Answer<EmailWording>>): Answer<EmailWording> => answer(getEmailWordingMock, given);
export const getResetEmailWordingMockHandler = (given?: Given<Answer<EmailWording>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/email-wordings/:template/reset', getResetEmailWordingResponseMock, given, options);

export const getPreviewEmailWordingResponseMock = (given?: Partial<Answer<EmailWordingPreview>>): Answer<EmailWordingPreview> => answer(getEmailWordingPreviewMock, given);
export const getPreviewEmailWordingMockHandler = (given?: Given<Answer<EmailWordingPreview>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/email-wordings/:template/preview', getPreviewEmailWordingResponseMock, given, options);

export const getSendEmailWordingSampleResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getSendEmailWordingSampleMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/email-wordings/:template/sample', getSendEmailWordingSampleResponseMock, given, options);

export const getGetMyOperatorResponseMock = (given?: Partial<Answer<Person>>): Answer<Person> => answer(getPersonMock, given);
export const getGetMyOperatorMockHandler = (given?: Given<Answer<Person>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/operator', getGetMyOperatorResponseMock, given, options);

export const getListCategoriesResponseMock = (given?: Partial<Answer<Categories>>): Answer<Categories> => answer(getCategoriesMock, given);
export const getListCategoriesMockHandler = (given?: Given<Answer<Categories>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/categories', getListCategoriesResponseMock, given, options);

export const getListCurrenciesResponseMock = (given?: Partial<Answer<CurrencyList>>): Answer<CurrencyList> => answer(getCurrencyListMock, given);
export const getListCurrenciesMockHandler = (given?: Given<Answer<CurrencyList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/metadata/currencies', getListCurrenciesResponseMock, given, options);

export const getSearchPlacesResponseMock = (given?: Partial<Answer<PlaceList>>): Answer<PlaceList> => answer(getPlaceListMock, given);
export const getSearchPlacesMockHandler = (given?: Given<Answer<PlaceList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/metadata/places', getSearchPlacesResponseMock, given, options);

export const getGetPlaceResponseMock = (given?: Partial<Answer<Place>>): Answer<Place> => answer(getPlaceMock, given);
export const getGetPlaceMockHandler = (given?: Given<Answer<Place>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/metadata/places/:placeId', getGetPlaceResponseMock, given, options);

export const getListOperatorMetadataResponseMock = (given?: Partial<Answer<RecordMetadataPage>>): Answer<RecordMetadataPage> => answer(getRecordMetadataPageMock, given);
export const getListOperatorMetadataMockHandler = (given?: Given<Answer<RecordMetadataPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/metadata/operators', getListOperatorMetadataResponseMock, given, options);

export const getListOperatorsResponseMock = (given?: Partial<Answer<OperatorPage>>): Answer<OperatorPage> => answer(getOperatorPageMock, given);
export const getListOperatorsMockHandler = (given?: Given<Answer<OperatorPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/operators', getListOperatorsResponseMock, given, options);

export const getCreateOperatorResponseMock = (given?: Partial<Answer<Operator>>): Answer<Operator> => answer(getOperatorMock, given);
export const getCreateOperatorMockHandler = (given?: Given<Answer<Operator>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/operators', getCreateOperatorResponseMock, given, options);

export const getGetOperatorResponseMock = (given?: Partial<Answer<Operator>>): Answer<Operator> => answer(getOperatorMock, given);
export const getGetOperatorMockHandler = (given?: Given<Answer<Operator>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/operators/:id', getGetOperatorResponseMock, given, options);

export const getUpdateOperatorResponseMock = (given?: Partial<Answer<Operator>>): Answer<Operator> => answer(getOperatorMock, given);
export const getUpdateOperatorMockHandler = (given?: Given<Answer<Operator>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/operators/:id', getUpdateOperatorResponseMock, given, options);

export const getListOperatorMembersResponseMock = (given?: Partial<Answer<MemberList>>): Answer<MemberList> => answer(getMemberListMock, given);
export const getListOperatorMembersMockHandler = (given?: Given<Answer<MemberList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/operators/:id/members', getListOperatorMembersResponseMock, given, options);

export const getAddOperatorMemberResponseMock = (given?: Partial<Answer<MemberList>>): Answer<MemberList> => answer(getMemberListMock, given);
export const getAddOperatorMemberMockHandler = (given?: Given<Answer<MemberList>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/operators/:id/members', getAddOperatorMemberResponseMock, given, options);

export const getUpdateOperatorMemberResponseMock = (given?: Partial<Answer<MemberList>>): Answer<MemberList> => answer(getMemberListMock, given);
export const getUpdateOperatorMemberMockHandler = (given?: Given<Answer<MemberList>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/operators/:id/members/:memberId', getUpdateOperatorMemberResponseMock, given, options);

export const getRemoveOperatorMemberResponseMock = (given?: Partial<Answer<MemberList>>): Answer<MemberList> => answer(getMemberListMock, given);
export const getRemoveOperatorMemberMockHandler = (given?: Given<Answer<MemberList>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/api/admin/operators/:id/members/:memberId', getRemoveOperatorMemberResponseMock, given, options);

export const getGetPaymentConfigResponseMock = (given?: Partial<Answer<PaymentConfig>>): Answer<PaymentConfig> => answer(getPaymentConfigMock, given);
export const getGetPaymentConfigMockHandler = (given?: Given<Answer<PaymentConfig>>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/payments/config', getGetPaymentConfigResponseMock, given, options);

export const getApproximateAmountResponseMock = (given?: Partial<Answer<Approximation>>): Answer<Approximation> => answer(getApproximationMock, given);
export const getApproximateAmountMockHandler = (given?: Given<Answer<Approximation>>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/approximate', getApproximateAmountResponseMock, given, options);

export const getGetPaymentResponseMock = (given?: Partial<Answer<PaymentResult>>): Answer<PaymentResult> => answer(getPaymentResultMock, given);
export const getGetPaymentMockHandler = (given?: Given<Answer<PaymentResult>>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/payments/:id', getGetPaymentResponseMock, given, options);

export const getAuthenticatePaymentResponseMock = (given?: Partial<Answer<PaymentResult>>): Answer<PaymentResult> => answer(getPaymentResultMock, given);
export const getAuthenticatePaymentMockHandler = (given?: Given<Answer<PaymentResult>>, options?: RequestHandlerOptions) =>
  handle('post', '*/public/payments/:id/authenticate', getAuthenticatePaymentResponseMock, given, options);

export const getCreateSandboxTokenResponseMock = (given?: Partial<Answer<CardToken>>): Answer<CardToken> => answer(getCardTokenMock, given);
export const getCreateSandboxTokenMockHandler = (given?: Given<Answer<CardToken>>, options?: RequestHandlerOptions) =>
  handle('post', '*/public/payments/sandbox/tokens', getCreateSandboxTokenResponseMock, given, options);

export const getListCardsResponseMock = (given?: Partial<Answer<CardList>>): Answer<CardList> => answer(getCardListMock, given);
export const getListCardsMockHandler = (given?: Given<Answer<CardList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/cards', getListCardsResponseMock, given, options);

export const getSaveCardResponseMock = (given?: Partial<Answer<CardSaving>>): Answer<CardSaving> => answer(getCardSavingMock, given);
export const getSaveCardMockHandler = (given?: Given<Answer<CardSaving>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/cards', getSaveCardResponseMock, given, options);

export const getRemoveCardResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getRemoveCardMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/api/me/cards/:id', getRemoveCardResponseMock, given, options);

export const getListCreditsResponseMock = (given?: Partial<Answer<CreditList>>): Answer<CreditList> => answer(getCreditListMock, given);
export const getListCreditsMockHandler = (given?: Given<Answer<CreditList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/credits', getListCreditsResponseMock, given, options);

export const getAdminListCreditsResponseMock = (given?: Partial<Answer<CreditList>>): Answer<CreditList> => answer(getCreditListMock, given);
export const getAdminListCreditsMockHandler = (given?: Given<Answer<CreditList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/users/:id/credits', getAdminListCreditsResponseMock, given, options);

export const getTransferCreditResponseMock = (given?: Partial<Answer<CreditList>>): Answer<CreditList> => answer(getCreditListMock, given);
export const getTransferCreditMockHandler = (given?: Given<Answer<CreditList>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/credits/:id/transfer', getTransferCreditResponseMock, given, options);

export const getGetMyStatementResponseMock = (given?: Partial<Answer<Statement>>): Answer<Statement> => answer(getStatementMock, given);
export const getGetMyStatementMockHandler = (given?: Given<Answer<Statement>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/statement', getGetMyStatementResponseMock, given, options);

export const getGetBookingStatementResponseMock = (given?: Partial<Answer<Statement>>): Answer<Statement> => answer(getStatementMock, given);
export const getGetBookingStatementMockHandler = (given?: Given<Answer<Statement>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/bookings/:id/statement', getGetBookingStatementResponseMock, given, options);

export const getSetAutomaticPaymentResponseMock = (given?: Partial<Answer<AutomaticPayment>>): Answer<AutomaticPayment> => answer(getAutomaticPaymentMock, given);
export const getSetAutomaticPaymentMockHandler = (given?: Given<Answer<AutomaticPayment>>, options?: RequestHandlerOptions) =>
  handle('put', '*/api/me/bookings/:id/automatic-payment', getSetAutomaticPaymentResponseMock, given, options);

export const getAdminBookingMoneyResponseMock = (given?: Partial<Answer<BookingMoney>>): Answer<BookingMoney> => answer(getBookingMoneyMock, given);
export const getAdminBookingMoneyMockHandler = (given?: Given<Answer<BookingMoney>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/bookings/:id/money', getAdminBookingMoneyResponseMock, given, options);

export const getSaveDisputeEvidenceResponseMock = (given?: Partial<Answer<BookingDispute>>): Answer<BookingDispute> => answer(getBookingDisputeMock, given);
export const getSaveDisputeEvidenceMockHandler = (given?: Given<Answer<BookingDispute>>, options?: RequestHandlerOptions) =>
  handle('put', '*/api/admin/disputes/:id/evidence', getSaveDisputeEvidenceResponseMock, given, options);

export const getGetDisputeFileResponseMock = (): Blob => file();
export const getGetDisputeFileMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/disputes/:id/files/:kind', getGetDisputeFileResponseMock, given, options);

export const getSetDisputeFileResponseMock = (given?: Partial<Answer<BookingDispute>>): Answer<BookingDispute> => answer(getBookingDisputeMock, given);
export const getSetDisputeFileMockHandler = (given?: Given<Answer<BookingDispute>>, options?: RequestHandlerOptions) =>
  handle('put', '*/api/admin/disputes/:id/files/:kind', getSetDisputeFileResponseMock, given, options);

export const getRemoveDisputeFileResponseMock = (given?: Partial<Answer<BookingDispute>>): Answer<BookingDispute> => answer(getBookingDisputeMock, given);
export const getRemoveDisputeFileMockHandler = (given?: Given<Answer<BookingDispute>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/api/admin/disputes/:id/files/:kind', getRemoveDisputeFileResponseMock, given, options);

export const getSubmitDisputeEvidenceResponseMock = (given?: Partial<Answer<BookingDispute>>): Answer<BookingDispute> => answer(getBookingDisputeMock, given);
export const getSubmitDisputeEvidenceMockHandler = (given?: Given<Answer<BookingDispute>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/disputes/:id/submit', getSubmitDisputeEvidenceResponseMock, given, options);

export const getAcceptDisputeResponseMock = (given?: Partial<Answer<BookingDispute>>): Answer<BookingDispute> => answer(getBookingDisputeMock, given);
export const getAcceptDisputeMockHandler = (given?: Given<Answer<BookingDispute>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/disputes/:id/accept', getAcceptDisputeResponseMock, given, options);

export const getAdminCalculateRefundResponseMock = (given?: Partial<Answer<RefundCalculation>>): Answer<RefundCalculation> => answer(getRefundCalculationMock, given);
export const getAdminCalculateRefundMockHandler = (given?: Given<Answer<RefundCalculation>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/bookings/:id/refund/calculate', getAdminCalculateRefundResponseMock, given, options);

export const getAdminRefundBookingResponseMock = (given?: Partial<Answer<RefundCalculation>>): Answer<RefundCalculation> => answer(getRefundCalculationMock, given);
export const getAdminRefundBookingMockHandler = (given?: Given<Answer<RefundCalculation>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/bookings/:id/refund', getAdminRefundBookingResponseMock, given, options);

export const getListBookingFeesResponseMock = (given?: Partial<Answer<BookingFees>>): Answer<BookingFees> => answer(getBookingFeesMock, given);
export const getListBookingFeesMockHandler = (given?: Given<Answer<BookingFees>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/bookings/:id/fees', getListBookingFeesResponseMock, given, options);

export const getWaiveFeeResponseMock = (given?: Partial<Answer<RefundCalculation>>): Answer<RefundCalculation> => answer(getRefundCalculationMock, given);
export const getWaiveFeeMockHandler = (given?: Given<Answer<RefundCalculation>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/bookings/:id/waive', getWaiveFeeResponseMock, given, options);

export const getListRefundsResponseMock = (given?: Partial<Answer<RefundPage>>): Answer<RefundPage> => answer(getRefundPageMock, given);
export const getListRefundsMockHandler = (given?: Given<Answer<RefundPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/refunds', getListRefundsResponseMock, given, options);

export const getGetRefundResponseMock = (given?: Partial<Answer<QueuedRefund>>): Answer<QueuedRefund> => answer(getQueuedRefundMock, given);
export const getGetRefundMockHandler = (given?: Given<Answer<QueuedRefund>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/refunds/:id', getGetRefundResponseMock, given, options);

export const getRetryRefundResponseMock = (given?: Partial<Answer<QueuedRefund>>): Answer<QueuedRefund> => answer(getQueuedRefundMock, given);
export const getRetryRefundMockHandler = (given?: Given<Answer<QueuedRefund>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/refunds/:id/retry', getRetryRefundResponseMock, given, options);

export const getReplaceRefundResponseMock = (given?: Partial<Answer<QueuedRefund>>): Answer<QueuedRefund> => answer(getQueuedRefundMock, given);
export const getReplaceRefundMockHandler = (given?: Given<Answer<QueuedRefund>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/refunds/:id/replace', getReplaceRefundResponseMock, given, options);

export const getListDifferencesResponseMock = (given?: Partial<Answer<DifferencePage>>): Answer<DifferencePage> => answer(getDifferencePageMock, given);
export const getListDifferencesMockHandler = (given?: Given<Answer<DifferencePage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/reconciliation', getListDifferencesResponseMock, given, options);

export const getRunReconciliationResponseMock = (given?: Partial<Answer<ReconciliationResult>>): Answer<ReconciliationResult> => answer(getReconciliationResultMock, given);
export const getRunReconciliationMockHandler = (given?: Given<Answer<ReconciliationResult>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/reconciliation', getRunReconciliationResponseMock, given, options);

export const getSettleDifferenceResponseMock = (given?: Partial<Answer<Difference>>): Answer<Difference> => answer(getDifferenceMock, given);
export const getSettleDifferenceMockHandler = (given?: Given<Answer<Difference>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/reconciliation/:id/settle', getSettleDifferenceResponseMock, given, options);

export const getListBookMonthsResponseMock = (given?: Partial<Answer<BookMonthList>>): Answer<BookMonthList> => answer(getBookMonthListMock, given);
export const getListBookMonthsMockHandler = (given?: Given<Answer<BookMonthList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/books', getListBookMonthsResponseMock, given, options);

export const getCloseBookMonthResponseMock = (given?: Partial<Answer<BookMonth>>): Answer<BookMonth> => answer(getBookMonthMock, given);
export const getCloseBookMonthMockHandler = (given?: Given<Answer<BookMonth>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/books/:month/close', getCloseBookMonthResponseMock, given, options);

export const getGetHostEarningsResponseMock = (given?: Partial<Answer<Earnings>>): Answer<Earnings> => answer(getEarningsMock, given);
export const getGetHostEarningsMockHandler = (given?: Given<Answer<Earnings>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/host/:id/earnings', getGetHostEarningsResponseMock, given, options);

export const getListHostPayoutsResponseMock = (given?: Partial<Answer<PayoutPage>>): Answer<PayoutPage> => answer(getPayoutPageMock, given);
export const getListHostPayoutsMockHandler = (given?: Given<Answer<PayoutPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/host/:id/payouts', getListHostPayoutsResponseMock, given, options);

export const getGetHostStatementResponseMock = (given?: Partial<Answer<Statement>>): Answer<Statement> => answer(getStatementMock, given);
export const getGetHostStatementMockHandler = (given?: Given<Answer<Statement>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/host/:id/statement', getGetHostStatementResponseMock, given, options);

export const getDownloadHostStatementResponseMock = (): Blob => file();
export const getDownloadHostStatementMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/host/:id/statement/download', getDownloadHostStatementResponseMock, given, options);

export const getPrintHostStatementResponseMock = (): Blob => file();
export const getPrintHostStatementMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/host/:id/statement/pdf', getPrintHostStatementResponseMock, given, options);

export const getGetHostPayoutAccountResponseMock = (given?: Partial<Answer<PayoutAccount>>): Answer<PayoutAccount> => answer(getPayoutAccountMock, given);
export const getGetHostPayoutAccountMockHandler = (given?: Given<Answer<PayoutAccount>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/host/:id/payout-account', getGetHostPayoutAccountResponseMock, given, options);

export const getSetHostPayoutAccountResponseMock = (given?: Partial<Answer<PayoutAccount>>): Answer<PayoutAccount> => answer(getPayoutAccountMock, given);
export const getSetHostPayoutAccountMockHandler = (given?: Given<Answer<PayoutAccount>>, options?: RequestHandlerOptions) =>
  handle('put', '*/api/me/host/:id/payout-account', getSetHostPayoutAccountResponseMock, given, options);

export const getVerifyHostPayoutAccountResponseMock = (given?: Partial<Answer<PayoutVerification>>): Answer<PayoutVerification> => answer(getPayoutVerificationMock, given);
export const getVerifyHostPayoutAccountMockHandler = (given?: Given<Answer<PayoutVerification>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/host/:id/payout-account/verification', getVerifyHostPayoutAccountResponseMock, given, options);

export const getGetOperatorPayablesResponseMock = (given?: Partial<Answer<Earnings>>): Answer<Earnings> => answer(getEarningsMock, given);
export const getGetOperatorPayablesMockHandler = (given?: Given<Answer<Earnings>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/operators/:operatorId/payables', getGetOperatorPayablesResponseMock, given, options);

export const getListOperatorPayoutsResponseMock = (given?: Partial<Answer<PayoutPage>>): Answer<PayoutPage> => answer(getPayoutPageMock, given);
export const getListOperatorPayoutsMockHandler = (given?: Given<Answer<PayoutPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/operators/:operatorId/payouts', getListOperatorPayoutsResponseMock, given, options);

export const getGetOperatorStatementResponseMock = (given?: Partial<Answer<Statement>>): Answer<Statement> => answer(getStatementMock, given);
export const getGetOperatorStatementMockHandler = (given?: Given<Answer<Statement>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/operators/:operatorId/statement', getGetOperatorStatementResponseMock, given, options);

export const getDownloadOperatorStatementResponseMock = (): Blob => file();
export const getDownloadOperatorStatementMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/operators/:operatorId/statement/download', getDownloadOperatorStatementResponseMock, given, options);

export const getPrintOperatorStatementResponseMock = (): Blob => file();
export const getPrintOperatorStatementMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/operators/:operatorId/statement/pdf', getPrintOperatorStatementResponseMock, given, options);

export const getGetOperatorPayoutAccountResponseMock = (given?: Partial<Answer<PayoutAccount>>): Answer<PayoutAccount> => answer(getPayoutAccountMock, given);
export const getGetOperatorPayoutAccountMockHandler = (given?: Given<Answer<PayoutAccount>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/operators/:operatorId/payout-account', getGetOperatorPayoutAccountResponseMock, given, options);

export const getSetOperatorPayoutAccountResponseMock = (given?: Partial<Answer<PayoutAccount>>): Answer<PayoutAccount> => answer(getPayoutAccountMock, given);
export const getSetOperatorPayoutAccountMockHandler = (given?: Given<Answer<PayoutAccount>>, options?: RequestHandlerOptions) =>
  handle('put', '*/api/me/operators/:operatorId/payout-account', getSetOperatorPayoutAccountResponseMock, given, options);

export const getVerifyOperatorPayoutAccountResponseMock = (given?: Partial<Answer<PayoutVerification>>): Answer<PayoutVerification> => answer(getPayoutVerificationMock, given);
export const getVerifyOperatorPayoutAccountMockHandler = (given?: Given<Answer<PayoutVerification>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/operators/:operatorId/payout-account/verification', getVerifyOperatorPayoutAccountResponseMock, given, options);

export const getAdminListPayoutsResponseMock = (given?: Partial<Answer<PayoutPage>>): Answer<PayoutPage> => answer(getPayoutPageMock, given);
export const getAdminListPayoutsMockHandler = (given?: Given<Answer<PayoutPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/payouts', getAdminListPayoutsResponseMock, given, options);

export const getActOnPayoutResponseMock = (given?: Partial<Answer<Payout>>): Answer<Payout> => answer(getPayoutMock, given);
export const getActOnPayoutMockHandler = (given?: Given<Answer<Payout>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/payouts/:id/:action', getActOnPayoutResponseMock, given, options);

export const getAdminListPayablesResponseMock = (given?: Partial<Answer<PayableList>>): Answer<PayableList> => answer(getPayableListMock, given);
export const getAdminListPayablesMockHandler = (given?: Given<Answer<PayableList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/payables', getAdminListPayablesResponseMock, given, options);

export const getAdminGetStatementResponseMock = (given?: Partial<Answer<PayeeStatement>>): Answer<PayeeStatement> => answer(getPayeeStatementMock, given);
export const getAdminGetStatementMockHandler = (given?: Given<Answer<PayeeStatement>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/payees/:payeeKind/:payeeId/statement', getAdminGetStatementResponseMock, given, options);

export const getAdminPrintStatementResponseMock = (): Blob => file();
export const getAdminPrintStatementMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/payees/:payeeKind/:payeeId/statement/pdf', getAdminPrintStatementResponseMock, given, options);

export const getGetInsurerPayoutAccountResponseMock = (given?: Partial<Answer<PayoutAccount>>): Answer<PayoutAccount> => answer(getPayoutAccountMock, given);
export const getGetInsurerPayoutAccountMockHandler = (given?: Given<Answer<PayoutAccount>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/insurers/:insurer/payout-account', getGetInsurerPayoutAccountResponseMock, given, options);

export const getSetInsurerPayoutAccountResponseMock = (given?: Partial<Answer<PayoutAccount>>): Answer<PayoutAccount> => answer(getPayoutAccountMock, given);
export const getSetInsurerPayoutAccountMockHandler = (given?: Given<Answer<PayoutAccount>>, options?: RequestHandlerOptions) =>
  handle('put', '*/api/admin/insurers/:insurer/payout-account', getSetInsurerPayoutAccountResponseMock, given, options);

export const getSetHostReferrerResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getSetHostReferrerMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('put', '*/api/admin/hosts/:id/referrer', getSetHostReferrerResponseMock, given, options);

export const getGetPayoutSetupResponseMock = (given?: Partial<Answer<PayoutSetup>>): Answer<PayoutSetup> => answer(getPayoutSetupMock, given);
export const getGetPayoutSetupMockHandler = (given?: Given<Answer<PayoutSetup>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/payees/:payeeKind/:payeeId/setup', getGetPayoutSetupResponseMock, given, options);

export const getSendPayoutSetupResponseMock = (given?: Partial<Answer<PayoutSetup>>): Answer<PayoutSetup> => answer(getPayoutSetupMock, given);
export const getSendPayoutSetupMockHandler = (given?: Given<Answer<PayoutSetup>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/payees/:payeeKind/:payeeId/setup', getSendPayoutSetupResponseMock, given, options);

export const getListCountriesResponseMock = (given?: Partial<Answer<CountryList>>): Answer<CountryList> => answer(getCountryListMock, given);
export const getListCountriesMockHandler = (given?: Given<Answer<CountryList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/countries', getListCountriesResponseMock, given, options);

export const getListRegionsResponseMock = (given?: Partial<Answer<RegionList>>): Answer<RegionList> => answer(getRegionListMock, given);
export const getListRegionsMockHandler = (given?: Given<Answer<RegionList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/countries/:code/regions', getListRegionsResponseMock, given, options);

export const getGetReviewReportResponseMock = (given?: Partial<Answer<ReviewReport>>): Answer<ReviewReport> => answer(getReviewReportMock, given);
export const getGetReviewReportMockHandler = (given?: Given<Answer<ReviewReport>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/public/review/itinerary/:id/report', getGetReviewReportResponseMock, given, options);

export const getListItineraryReviewsResponseMock = (given?: Partial<Answer<ReviewResponses>>): Answer<ReviewResponses> => answer(getReviewResponsesMock, given);
export const getListItineraryReviewsMockHandler = (given?: Given<Answer<ReviewResponses>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/public/review/itinerary/:id/responses', getListItineraryReviewsResponseMock, given, options);

export const getShowReviewUnsubscribeResponseMock = (): Blob => file();
export const getShowReviewUnsubscribeMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/reviews/unsubscribe/:key', getShowReviewUnsubscribeResponseMock, given, options);

export const getReviewUnsubscribeResponseMock = (): Blob => file();
export const getReviewUnsubscribeMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('post', '*/public/reviews/unsubscribe/:key', getReviewUnsubscribeResponseMock, given, options);

export const getListPublicHostReviewsResponseMock = (given?: Partial<Answer<ReviewResponses>>): Answer<ReviewResponses> => answer(getReviewResponsesMock, given);
export const getListPublicHostReviewsMockHandler = (given?: Given<Answer<ReviewResponses>>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/hosts/:path/reviews', getListPublicHostReviewsResponseMock, given, options);

export const getGetMyReviewResponseMock = (given?: Partial<Answer<MyReview>>): Answer<MyReview> => answer(getMyReviewMock, given);
export const getGetMyReviewMockHandler = (given?: Given<Answer<MyReview>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/review', getGetMyReviewResponseMock, given, options);

export const getSaveMyReviewResponseMock = (given?: Partial<Answer<MyReview>>): Answer<MyReview> => answer(getMyReviewMock, given);
export const getSaveMyReviewMockHandler = (given?: Given<Answer<MyReview>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trips/:id/review', getSaveMyReviewResponseMock, given, options);

export const getListReviewResponsesResponseMock = (given?: Partial<Answer<ReviewResponses>>): Answer<ReviewResponses> => answer(getReviewResponsesMock, given);
export const getListReviewResponsesMockHandler = (given?: Given<Answer<ReviewResponses>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/host/:id/review-responses', getListReviewResponsesResponseMock, given, options);

export const getListOperatorReviewsResponseMock = (given?: Partial<Answer<ReviewResponses>>): Answer<ReviewResponses> => answer(getReviewResponsesMock, given);
export const getListOperatorReviewsMockHandler = (given?: Given<Answer<ReviewResponses>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/operators/:operatorId/reviews', getListOperatorReviewsResponseMock, given, options);

export const getAdminListReviewsResponseMock = (given?: Partial<Answer<ModeratedReviews>>): Answer<ModeratedReviews> => answer(getModeratedReviewsMock, given);
export const getAdminListReviewsMockHandler = (given?: Given<Answer<ModeratedReviews>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/reviews', getAdminListReviewsResponseMock, given, options);

export const getModerateReviewResponseMock = (given?: Partial<Answer<ModeratedReview>>): Answer<ModeratedReview> => answer(getModeratedReviewMock, given);
export const getModerateReviewMockHandler = (given?: Given<Answer<ModeratedReview>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/reviews/:id', getModerateReviewResponseMock, given, options);

export const getGetRoomingResponseMock = (given?: Partial<Answer<Rooming>>): Answer<Rooming> => answer(getRoomingMock, given);
export const getGetRoomingMockHandler = (given?: Given<Answer<Rooming>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/rooming', getGetRoomingResponseMock, given, options);

export const getMoveTravelersResponseMock = (given?: Partial<Answer<Rooming>>): Answer<Rooming> => answer(getRoomingMock, given);
export const getMoveTravelersMockHandler = (given?: Given<Answer<Rooming>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trips/:id/rooming/moves', getMoveTravelersResponseMock, given, options);

export const getAcknowledgeRoomingResponseMock = (given?: Partial<Answer<Rooming>>): Answer<Rooming> => answer(getRoomingMock, given);
export const getAcknowledgeRoomingMockHandler = (given?: Given<Answer<Rooming>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trips/:id/rooming/acknowledgement', getAcknowledgeRoomingResponseMock, given, options);

export const getGetTenantResponseMock = (given?: Partial<Answer<Tenant>>): Answer<Tenant> => answer(getTenantMock, given);
export const getGetTenantMockHandler = (given?: Given<Answer<Tenant>>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/tenant', getGetTenantResponseMock, given, options);

export const getGetTenantLogoResponseMock = (): Blob => file();
export const getGetTenantLogoMockHandler = (given?: Given<Blob>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/tenant/logo', getGetTenantLogoResponseMock, given, options);

export const getGetCategoriesResponseMock = (given?: Partial<Answer<CategorySettings>>): Answer<CategorySettings> => answer(getCategorySettingsMock, given);
export const getGetCategoriesMockHandler = (given?: Given<Answer<CategorySettings>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/categories', getGetCategoriesResponseMock, given, options);

export const getSaveCategoriesResponseMock = (given?: Partial<Answer<CategorySettings>>): Answer<CategorySettings> => answer(getCategorySettingsMock, given);
export const getSaveCategoriesMockHandler = (given?: Given<Answer<CategorySettings>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/categories', getSaveCategoriesResponseMock, given, options);

export const getMergeCategoriesResponseMock = (given?: Partial<Answer<CategorySettings>>): Answer<CategorySettings> => answer(getCategorySettingsMock, given);
export const getMergeCategoriesMockHandler = (given?: Given<Answer<CategorySettings>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/categories/merge', getMergeCategoriesResponseMock, given, options);

export const getGetPoliciesResponseMock = (given?: Partial<Answer<Policies>>): Answer<Policies> => answer(getPoliciesMock, given);
export const getGetPoliciesMockHandler = (given?: Given<Answer<Policies>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/policies', getGetPoliciesResponseMock, given, options);

export const getUpdatePoliciesResponseMock = (given?: Partial<Answer<Policies>>): Answer<Policies> => answer(getPoliciesMock, given);
export const getUpdatePoliciesMockHandler = (given?: Given<Answer<Policies>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/policies', getUpdatePoliciesResponseMock, given, options);

export const getGetTenantSettingsResponseMock = (given?: Partial<Answer<TenantSettings>>): Answer<TenantSettings> => answer(getTenantSettingsMock, given);
export const getGetTenantSettingsMockHandler = (given?: Given<Answer<TenantSettings>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/tenant', getGetTenantSettingsResponseMock, given, options);

export const getUpdateTenantSettingsResponseMock = (given?: Partial<Answer<TenantSettings>>): Answer<TenantSettings> => answer(getTenantSettingsMock, given);
export const getUpdateTenantSettingsMockHandler = (given?: Given<Answer<TenantSettings>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/tenant', getUpdateTenantSettingsResponseMock, given, options);

export const getUploadTenantLogoResponseMock = (given?: Partial<Answer<TenantSettings>>): Answer<TenantSettings> => answer(getTenantSettingsMock, given);
export const getUploadTenantLogoMockHandler = (given?: Given<Answer<TenantSettings>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/tenant/logo', getUploadTenantLogoResponseMock, given, options);

export const getAddTenantHostResponseMock = (given?: Partial<Answer<TenantSettings>>): Answer<TenantSettings> => answer(getTenantSettingsMock, given);
export const getAddTenantHostMockHandler = (given?: Given<Answer<TenantSettings>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/tenant/hosts', getAddTenantHostResponseMock, given, options);

export const getCheckTenantHostResponseMock = (given?: Partial<Answer<TenantSettings>>): Answer<TenantSettings> => answer(getTenantSettingsMock, given);
export const getCheckTenantHostMockHandler = (given?: Given<Answer<TenantSettings>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/tenant/hosts/check', getCheckTenantHostResponseMock, given, options);

export const getRemoveTenantHostResponseMock = (given?: Partial<Answer<TenantSettings>>): Answer<TenantSettings> => answer(getTenantSettingsMock, given);
export const getRemoveTenantHostMockHandler = (given?: Given<Answer<TenantSettings>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/tenant/hosts/remove', getRemoveTenantHostResponseMock, given, options);

export const getChooseProviderResponseMock = (given?: Partial<Answer<TenantSettings>>): Answer<TenantSettings> => answer(getTenantSettingsMock, given);
export const getChooseProviderMockHandler = (given?: Given<Answer<TenantSettings>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/tenant/providers', getChooseProviderResponseMock, given, options);

export const getSaveCompaniesResponseMock = (given?: Partial<Answer<TenantSettings>>): Answer<TenantSettings> => answer(getTenantSettingsMock, given);
export const getSaveCompaniesMockHandler = (given?: Given<Answer<TenantSettings>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/tenant/companies', getSaveCompaniesResponseMock, given, options);

export const getListTenantsResponseMock = (given?: Partial<Answer<TenantPage>>): Answer<TenantPage> => answer(getTenantPageMock, given);
export const getListTenantsMockHandler = (given?: Given<Answer<TenantPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/tenants', getListTenantsResponseMock, given, options);

export const getCreateTenantResponseMock = (given?: Partial<Answer<TenantSummary>>): Answer<TenantSummary> => answer(getTenantSummaryMock, given);
export const getCreateTenantMockHandler = (given?: Given<Answer<TenantSummary>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/tenants', getCreateTenantResponseMock, given, options);

export const getGetTestClockResponseMock = (given?: Partial<Answer<TestClock>>): Answer<TestClock> => answer(getTestClockMock, given);
export const getGetTestClockMockHandler = (given?: Given<Answer<TestClock>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/clock', getGetTestClockResponseMock, given, options);

export const getAdvanceTestClockResponseMock = (given?: Partial<Answer<ClockRun>>): Answer<ClockRun> => answer(getClockRunMock, given);
export const getAdvanceTestClockMockHandler = (given?: Given<Answer<ClockRun>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/clock', getAdvanceTestClockResponseMock, given, options);

export const getGetClockRunResponseMock = (given?: Partial<Answer<ClockRun>>): Answer<ClockRun> => answer(getClockRunMock, given);
export const getGetClockRunMockHandler = (given?: Given<Answer<ClockRun>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/clock/runs/:id', getGetClockRunResponseMock, given, options);

export const getListTimelineResponseMock = (given?: Partial<Answer<TimelinePage>>): Answer<TimelinePage> => answer(getTimelinePageMock, given);
export const getListTimelineMockHandler = (given?: Given<Answer<TimelinePage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/timeline', getListTimelineResponseMock, given, options);

export const getGetGroundTransferOfferResponseMock = (given?: Partial<Answer<GroundTransferOffer>>): Answer<GroundTransferOffer> => answer(getGroundTransferOfferMock, given);
export const getGetGroundTransferOfferMockHandler = (given?: Given<Answer<GroundTransferOffer>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:tripId/ground-transfers', getGetGroundTransferOfferResponseMock, given, options);

export const getListGroundTransfersResponseMock = (given?: Partial<Answer<GroundTransferPage>>): Answer<GroundTransferPage> => answer(getGroundTransferPageMock, given);
export const getListGroundTransfersMockHandler = (given?: Given<Answer<GroundTransferPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/ground-transfers', getListGroundTransfersResponseMock, given, options);

export const getBookGroundTransfersResponseMock = (given?: Partial<Answer<BookedGroundTransfers>>): Answer<BookedGroundTransfers> => answer(getBookedGroundTransfersMock, given);
export const getBookGroundTransfersMockHandler = (given?: Given<Answer<BookedGroundTransfers>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/ground-transfers', getBookGroundTransfersResponseMock, given, options);

export const getQuoteGroundTransfersResponseMock = (given?: Partial<Answer<GroundTransferQuotes>>): Answer<GroundTransferQuotes> => answer(getGroundTransferQuotesMock, given);
export const getQuoteGroundTransfersMockHandler = (given?: Given<Answer<GroundTransferQuotes>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/ground-transfers/quotes', getQuoteGroundTransfersResponseMock, given, options);

export const getEstimateGroundTransfersResponseMock = (given?: Partial<Answer<GroundTransferEstimates>>): Answer<GroundTransferEstimates> => answer(getGroundTransferEstimatesMock, given);
export const getEstimateGroundTransfersMockHandler = (given?: Given<Answer<GroundTransferEstimates>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/ground-transfers/durations', getEstimateGroundTransfersResponseMock, given, options);

export const getGetGroundTransferResponseMock = (given?: Partial<Answer<GroundTransfer>>): Answer<GroundTransfer> => answer(getGroundTransferMock, given);
export const getGetGroundTransferMockHandler = (given?: Given<Answer<GroundTransfer>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/ground-transfers/:id', getGetGroundTransferResponseMock, given, options);

export const getUpdateGroundTransferResponseMock = (given?: Partial<Answer<GroundTransfer>>): Answer<GroundTransfer> => answer(getGroundTransferMock, given);
export const getUpdateGroundTransferMockHandler = (given?: Given<Answer<GroundTransfer>>, options?: RequestHandlerOptions) =>
  handle('patch', '*/api/me/ground-transfers/:id', getUpdateGroundTransferResponseMock, given, options);

export const getCancelGroundTransferResponseMock = (given?: Partial<Answer<GroundTransfer>>): Answer<GroundTransfer> => answer(getGroundTransferMock, given);
export const getCancelGroundTransferMockHandler = (given?: Given<Answer<GroundTransfer>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/ground-transfers/:id/cancel', getCancelGroundTransferResponseMock, given, options);

export const getListTripMetadataResponseMock = (given?: Partial<Answer<RecordMetadataPage>>): Answer<RecordMetadataPage> => answer(getRecordMetadataPageMock, given);
export const getListTripMetadataMockHandler = (given?: Given<Answer<RecordMetadataPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/metadata/trips', getListTripMetadataResponseMock, given, options);

export const getListTripsResponseMock = (given?: Partial<Answer<TripPage>>): Answer<TripPage> => answer(getTripPageMock, given);
export const getListTripsMockHandler = (given?: Given<Answer<TripPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips', getListTripsResponseMock, given, options);

export const getCreateTripFromRequestResponseMock = (given?: Partial<Answer<Trip>>): Answer<Trip> => answer(getTripMock, given);
export const getCreateTripFromRequestMockHandler = (given?: Given<Answer<Trip>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trips', getCreateTripFromRequestResponseMock, given, options);

export const getGetTripResponseMock = (given?: Partial<Answer<Trip>>): Answer<Trip> => answer(getTripMock, given);
export const getGetTripMockHandler = (given?: Given<Answer<Trip>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id', getGetTripResponseMock, given, options);

export const getUpdateTripResponseMock = (given?: Partial<Answer<Trip>>): Answer<Trip> => answer(getTripMock, given);
export const getUpdateTripMockHandler = (given?: Given<Answer<Trip>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trips/:id', getUpdateTripResponseMock, given, options);

export const getGetTripBoardResponseMock = (given?: Partial<Answer<TripBoard>>): Answer<TripBoard> => answer(getTripBoardMock, given);
export const getGetTripBoardMockHandler = (given?: Given<Answer<TripBoard>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trip-board', getGetTripBoardResponseMock, given, options);

export const getGetHostTermsResponseMock = (given?: Partial<Answer<HostTermsDocument>>): Answer<HostTermsDocument> => answer(getHostTermsDocumentMock, given);
export const getGetHostTermsMockHandler = (given?: Given<Answer<HostTermsDocument>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/host-terms', getGetHostTermsResponseMock, given, options);

export const getUpdateHostTermsResponseMock = (given?: Partial<Answer<Trip>>): Answer<Trip> => answer(getTripMock, given);
export const getUpdateHostTermsMockHandler = (given?: Given<Answer<Trip>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trips/:id/host-terms', getUpdateHostTermsResponseMock, given, options);

export const getAcceptHostTermsResponseMock = (given?: Partial<Answer<Trip>>): Answer<Trip> => answer(getTripMock, given);
export const getAcceptHostTermsMockHandler = (given?: Given<Answer<Trip>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trips/:id/accept-terms', getAcceptHostTermsResponseMock, given, options);

export const getAdminListTripsResponseMock = (given?: Partial<Answer<TripPage>>): Answer<TripPage> => answer(getTripPageMock, given);
export const getAdminListTripsMockHandler = (given?: Given<Answer<TripPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/trips', getAdminListTripsResponseMock, given, options);

export const getAdminGetTripResponseMock = (given?: Partial<Answer<Trip>>): Answer<Trip> => answer(getTripMock, given);
export const getAdminGetTripMockHandler = (given?: Given<Answer<Trip>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/trips/:id', getAdminGetTripResponseMock, given, options);

export const getAdminUpdateTripResponseMock = (given?: Partial<Answer<Trip>>): Answer<Trip> => answer(getTripMock, given);
export const getAdminUpdateTripMockHandler = (given?: Given<Answer<Trip>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/trips/:id', getAdminUpdateTripResponseMock, given, options);

export const getListPublicTripsResponseMock = (given?: Partial<Answer<PublicTripPage>>): Answer<PublicTripPage> => answer(getPublicTripPageMock, given);
export const getListPublicTripsMockHandler = (given?: Given<Answer<PublicTripPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/trips', getListPublicTripsResponseMock, given, options);

export const getGetPublicTripResponseMock = (given?: Partial<Answer<PublicTrip>>): Answer<PublicTrip> => answer(getPublicTripMock, given);
export const getGetPublicTripMockHandler = (given?: Given<Answer<PublicTrip>>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/trip-details', getGetPublicTripResponseMock, given, options);

export const getListTripSalesResponseMock = (given?: Partial<Answer<TripSales>>): Answer<TripSales> => answer(getTripSalesMock, given);
export const getListTripSalesMockHandler = (given?: Given<Answer<TripSales>>, options?: RequestHandlerOptions) =>
  handle('get', '*/public/trip-sales', getListTripSalesResponseMock, given, options);

export const getListSavedTripsResponseMock = (given?: Partial<Answer<SavedTrips>>): Answer<SavedTrips> => answer(getSavedTripsMock, given);
export const getListSavedTripsMockHandler = (given?: Given<Answer<SavedTrips>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/saved-trips', getListSavedTripsResponseMock, given, options);

export const getSaveTripsResponseMock = (given?: Partial<Answer<SavedTrips>>): Answer<SavedTrips> => answer(getSavedTripsMock, given);
export const getSaveTripsMockHandler = (given?: Given<Answer<SavedTrips>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/saved-trips', getSaveTripsResponseMock, given, options);

export const getCreateGatheringResponseMock = (given?: Partial<Answer<Trip>>): Answer<Trip> => answer(getTripMock, given);
export const getCreateGatheringMockHandler = (given?: Given<Answer<Trip>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trips/:id/gatherings', getCreateGatheringResponseMock, given, options);

export const getUpdateTripServiceResponseMock = (given?: Partial<Answer<Trip>>): Answer<Trip> => answer(getTripMock, given);
export const getUpdateTripServiceMockHandler = (given?: Given<Answer<Trip>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trips/:tripId/service/:type/:serviceId', getUpdateTripServiceResponseMock, given, options);

export const getDeleteTripServiceResponseMock = (given?: Partial<Answer<Trip>>): Answer<Trip> => answer(getTripMock, given);
export const getDeleteTripServiceMockHandler = (given?: Given<Answer<Trip>>, options?: RequestHandlerOptions) =>
  handle('delete', '*/api/me/trips/:tripId/service/:type/:serviceId', getDeleteTripServiceResponseMock, given, options);

export const getListDayChangesResponseMock = (given?: Partial<Answer<DayChangeList>>): Answer<DayChangeList> => answer(getDayChangeListMock, given);
export const getListDayChangesMockHandler = (given?: Given<Answer<DayChangeList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/day-changes', getListDayChangesResponseMock, given, options);

export const getAcknowledgeDayChangesResponseMock = (given?: Partial<Answer<DayChangeList>>): Answer<DayChangeList> => answer(getDayChangeListMock, given);
export const getAcknowledgeDayChangesMockHandler = (given?: Given<Answer<DayChangeList>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trips/:id/day-changes/:day/acknowledge', getAcknowledgeDayChangesResponseMock, given, options);

export const getListTripVersionsResponseMock = (given?: Partial<Answer<TripVersionPage>>): Answer<TripVersionPage> => answer(getTripVersionPageMock, given);
export const getListTripVersionsMockHandler = (given?: Given<Answer<TripVersionPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/versions', getListTripVersionsResponseMock, given, options);

export const getCompareTripVersionsResponseMock = (given?: Partial<Answer<TripDifference>>): Answer<TripDifference> => answer(getTripDifferenceMock, given);
export const getCompareTripVersionsMockHandler = (given?: Given<Answer<TripDifference>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/versions/:version/difference', getCompareTripVersionsResponseMock, given, options);

export const getGetTripApprovalsResponseMock = (given?: Partial<Answer<TripApprovals>>): Answer<TripApprovals> => answer(getTripApprovalsMock, given);
export const getGetTripApprovalsMockHandler = (given?: Given<Answer<TripApprovals>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/approvals', getGetTripApprovalsResponseMock, given, options);

export const getSendBackTripResponseMock = (given?: Partial<Answer<TripApprovals>>): Answer<TripApprovals> => answer(getTripApprovalsMock, given);
export const getSendBackTripMockHandler = (given?: Given<Answer<TripApprovals>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/trips/:id/send-back', getSendBackTripResponseMock, given, options);

export const getGetHostCompanionsResponseMock = (given?: Partial<Answer<HostCompanions>>): Answer<HostCompanions> => answer(getHostCompanionsMock, given);
export const getGetHostCompanionsMockHandler = (given?: Given<Answer<HostCompanions>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/host-companions', getGetHostCompanionsResponseMock, given, options);

export const getSubmitHostCompanionsResponseMock = (given?: Partial<Answer<HostCompanions>>): Answer<HostCompanions> => answer(getHostCompanionsMock, given);
export const getSubmitHostCompanionsMockHandler = (given?: Given<Answer<HostCompanions>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trips/:id/host-companions', getSubmitHostCompanionsResponseMock, given, options);

export const getSaveHostCompanionsResponseMock = (given?: Partial<Answer<HostCompanions>>): Answer<HostCompanions> => answer(getHostCompanionsMock, given);
export const getSaveHostCompanionsMockHandler = (given?: Given<Answer<HostCompanions>>, options?: RequestHandlerOptions) =>
  handle('put', '*/api/me/trips/:id/host-companions', getSaveHostCompanionsResponseMock, given, options);

export const getAdminGetHostCompanionsResponseMock = (given?: Partial<Answer<HostCompanions>>): Answer<HostCompanions> => answer(getHostCompanionsMock, given);
export const getAdminGetHostCompanionsMockHandler = (given?: Given<Answer<HostCompanions>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/trips/:id/host-companions', getAdminGetHostCompanionsResponseMock, given, options);

export const getAdminSetHostCompanionsResponseMock = (given?: Partial<Answer<HostCompanions>>): Answer<HostCompanions> => answer(getHostCompanionsMock, given);
export const getAdminSetHostCompanionsMockHandler = (given?: Given<Answer<HostCompanions>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/trips/:id/host-companions', getAdminSetHostCompanionsResponseMock, given, options);

export const getGetTripInventoryResponseMock = (given?: Partial<Answer<TripInventory>>): Answer<TripInventory> => answer(getTripInventoryMock, given);
export const getGetTripInventoryMockHandler = (given?: Given<Answer<TripInventory>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/inventory', getGetTripInventoryResponseMock, given, options);

export const getGetSingleSupplementResponseMock = (given?: Partial<Answer<SingleSupplement>>): Answer<SingleSupplement> => answer(getSingleSupplementMock, given);
export const getGetSingleSupplementMockHandler = (given?: Given<Answer<SingleSupplement>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/inventory/single-supplement', getGetSingleSupplementResponseMock, given, options);

export const getSetSingleSupplementResponseMock = (given?: Partial<Answer<SingleSupplement>>): Answer<SingleSupplement> => answer(getSingleSupplementMock, given);
export const getSetSingleSupplementMockHandler = (given?: Given<Answer<SingleSupplement>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trips/:id/inventory/single-supplement', getSetSingleSupplementResponseMock, given, options);

export const getGetTripPreviewResponseMock = (given?: Partial<Answer<TripPreview>>): Answer<TripPreview> => answer(getTripPreviewMock, given);
export const getGetTripPreviewMockHandler = (given?: Given<Answer<TripPreview>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/preview', getGetTripPreviewResponseMock, given, options);

export const getGetEarningsReportResponseMock = (given?: Partial<Answer<EarningsReport>>): Answer<EarningsReport> => answer(getEarningsReportMock, given);
export const getGetEarningsReportMockHandler = (given?: Given<Answer<EarningsReport>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/earnings-report', getGetEarningsReportResponseMock, given, options);

export const getApproveEarningsReportResponseMock = (given?: Partial<Answer<EarningsReport>>): Answer<EarningsReport> => answer(getEarningsReportMock, given);
export const getApproveEarningsReportMockHandler = (given?: Given<Answer<EarningsReport>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/trips/:id/earnings-report/approve', getApproveEarningsReportResponseMock, given, options);

export const getPublishTripResponseMock = (given?: Partial<Answer<Trip>>): Answer<Trip> => answer(getTripMock, given);
export const getPublishTripMockHandler = (given?: Given<Answer<Trip>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/files/website/trips/:id/publish', getPublishTripResponseMock, given, options);

export const getClearTripDetailsCacheResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getClearTripDetailsCacheMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/cache/clear/trip-details/:id', getClearTripDetailsCacheResponseMock, given, options);

export const getGetEmailPreviewResponseMock = (given?: Partial<Answer<EmailPreview>>): Answer<EmailPreview> => answer(getEmailPreviewMock, given);
export const getGetEmailPreviewMockHandler = (given?: Given<Answer<EmailPreview>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/email-preview/:kind', getGetEmailPreviewResponseMock, given, options);

export const getPreviewEmailResponseMock = (given?: Partial<Answer<EmailPreview>>): Answer<EmailPreview> => answer(getEmailPreviewMock, given);
export const getPreviewEmailMockHandler = (given?: Given<Answer<EmailPreview>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trips/:id/email-preview/:kind', getPreviewEmailResponseMock, given, options);

export const getSendTestEmailResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getSendTestEmailMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trips/:id/send-test-email/:kind', getSendTestEmailResponseMock, given, options);

export const getGetTripFormResponseMock = (given?: Partial<Answer<TripForm>>): Answer<TripForm> => answer(getTripFormMock, given);
export const getGetTripFormMockHandler = (given?: Given<Answer<TripForm>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:tripId/travelers/:travelerId', getGetTripFormResponseMock, given, options);

export const getSaveTripFormResponseMock = (given?: Partial<Answer<TripForm>>): Answer<TripForm> => answer(getTripFormMock, given);
export const getSaveTripFormMockHandler = (given?: Given<Answer<TripForm>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trips/:tripId/travelers/:travelerId', getSaveTripFormResponseMock, given, options);

export const getListEmergencyContactsResponseMock = (given?: Partial<Answer<EmergencyContactList>>): Answer<EmergencyContactList> => answer(getEmergencyContactListMock, given);
export const getListEmergencyContactsMockHandler = (given?: Given<Answer<EmergencyContactList>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trips/:id/emergency-contacts', getListEmergencyContactsResponseMock, given, options);

export const getListTripRequestMetadataResponseMock = (given?: Partial<Answer<RecordMetadataPage>>): Answer<RecordMetadataPage> => answer(getRecordMetadataPageMock, given);
export const getListTripRequestMetadataMockHandler = (given?: Given<Answer<RecordMetadataPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/metadata/trip-requests', getListTripRequestMetadataResponseMock, given, options);

export const getAdminGetTripRequestResponseMock = (given?: Partial<Answer<TripRequest>>): Answer<TripRequest> => answer(getTripRequestMock, given);
export const getAdminGetTripRequestMockHandler = (given?: Given<Answer<TripRequest>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/trip-requests/:id', getAdminGetTripRequestResponseMock, given, options);

export const getAdminUpdateTripRequestResponseMock = (given?: Partial<Answer<TripRequest>>): Answer<TripRequest> => answer(getTripRequestMock, given);
export const getAdminUpdateTripRequestMockHandler = (given?: Given<Answer<TripRequest>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/trip-requests/:id', getAdminUpdateTripRequestResponseMock, given, options);

export const getListTripRequestsResponseMock = (given?: Partial<Answer<TripRequestPage>>): Answer<TripRequestPage> => answer(getTripRequestPageMock, given);
export const getListTripRequestsMockHandler = (given?: Given<Answer<TripRequestPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trip-requests', getListTripRequestsResponseMock, given, options);

export const getCreateTripRequestResponseMock = (given?: Partial<Answer<TripRequestCreated>>): Answer<TripRequestCreated> => answer(getTripRequestCreatedMock, given);
export const getCreateTripRequestMockHandler = (given?: Given<Answer<TripRequestCreated>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trip-requests', getCreateTripRequestResponseMock, given, options);

export const getGetTripRequestResponseMock = (given?: Partial<Answer<TripRequest>>): Answer<TripRequest> => answer(getTripRequestMock, given);
export const getGetTripRequestMockHandler = (given?: Given<Answer<TripRequest>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trip-requests/:id', getGetTripRequestResponseMock, given, options);

export const getUpdateTripRequestResponseMock = (given?: Partial<Answer<TripRequest>>): Answer<TripRequest> => answer(getTripRequestMock, given);
export const getUpdateTripRequestMockHandler = (given?: Given<Answer<TripRequest>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trip-requests/:id', getUpdateTripRequestResponseMock, given, options);

export const getRejectTripRequestResponseMock = (given?: Partial<Answer<TripRequest>>): Answer<TripRequest> => answer(getTripRequestMock, given);
export const getRejectTripRequestMockHandler = (given?: Given<Answer<TripRequest>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trip-requests/:id/reject', getRejectTripRequestResponseMock, given, options);

export const getWithdrawTripRequestResponseMock = (given?: Partial<Answer<TripRequest>>): Answer<TripRequest> => answer(getTripRequestMock, given);
export const getWithdrawTripRequestMockHandler = (given?: Given<Answer<TripRequest>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trip-requests/:id/withdraw', getWithdrawTripRequestResponseMock, given, options);

export const getListRequestQuestionsResponseMock = (given?: Partial<Answer<RequestQuestions>>): Answer<RequestQuestions> => answer(getRequestQuestionsMock, given);
export const getListRequestQuestionsMockHandler = (given?: Given<Answer<RequestQuestions>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/trip-requests/:id/questions', getListRequestQuestionsResponseMock, given, options);

export const getWriteRequestMessageResponseMock = (given?: Partial<Answer<RequestQuestions>>): Answer<RequestQuestions> => answer(getRequestQuestionsMock, given);
export const getWriteRequestMessageMockHandler = (given?: Given<Answer<RequestQuestions>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trip-requests/:id/questions', getWriteRequestMessageResponseMock, given, options);

export const getSeeRequestMessagesResponseMock = (given?: Partial<Answer<Done>>): Answer<Done> => answer(getDoneMock, given);
export const getSeeRequestMessagesMockHandler = (given?: Given<Answer<Done>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trip-requests/:id/questions/:messageId/seen', getSeeRequestMessagesResponseMock, given, options);

export const getQuoteTripRequestResponseMock = (given?: Partial<Answer<TripRequestCost>>): Answer<TripRequestCost> => answer(getTripRequestCostMock, given);
export const getQuoteTripRequestMockHandler = (given?: Given<Answer<TripRequestCost>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/trip-requests/cost', getQuoteTripRequestResponseMock, given, options);

export const getAdminListTripRequestsResponseMock = (given?: Partial<Answer<TripRequestPage>>): Answer<TripRequestPage> => answer(getTripRequestPageMock, given);
export const getAdminListTripRequestsMockHandler = (given?: Given<Answer<TripRequestPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/trip-requests', getAdminListTripRequestsResponseMock, given, options);

export const getAdminGetWebhookResponseMock = (given?: Partial<Answer<Webhook>>): Answer<Webhook> => answer(getWebhookMock, given);
export const getAdminGetWebhookMockHandler = (given?: Given<Answer<Webhook>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/webhooks/:id', getAdminGetWebhookResponseMock, given, options);

export const getAdminUpdateWebhookResponseMock = (given?: Partial<Answer<Webhook>>): Answer<Webhook> => answer(getWebhookMock, given);
export const getAdminUpdateWebhookMockHandler = (given?: Given<Answer<Webhook>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/webhooks/:id', getAdminUpdateWebhookResponseMock, given, options);

export const getAdminListWebhooksResponseMock = (given?: Partial<Answer<WebhookPage>>): Answer<WebhookPage> => answer(getWebhookPageMock, given);
export const getAdminListWebhooksMockHandler = (given?: Given<Answer<WebhookPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/admin/webhooks', getAdminListWebhooksResponseMock, given, options);

export const getAdminCreateWebhookResponseMock = (given?: Partial<Answer<WebhookSecret>>): Answer<WebhookSecret> => answer(getWebhookSecretMock, given);
export const getAdminCreateWebhookMockHandler = (given?: Given<Answer<WebhookSecret>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/admin/webhooks', getAdminCreateWebhookResponseMock, given, options);

export const getGetWebhookMetadataResponseMock = (given?: Partial<Answer<WebhookMetadata>>): Answer<WebhookMetadata> => answer(getWebhookMetadataMock, given);
export const getGetWebhookMetadataMockHandler = (given?: Given<Answer<WebhookMetadata>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/metadata/webhooks', getGetWebhookMetadataResponseMock, given, options);

export const getListWebhooksResponseMock = (given?: Partial<Answer<WebhookPage>>): Answer<WebhookPage> => answer(getWebhookPageMock, given);
export const getListWebhooksMockHandler = (given?: Given<Answer<WebhookPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/operators/:operatorId/webhooks', getListWebhooksResponseMock, given, options);

export const getCreateWebhookResponseMock = (given?: Partial<Answer<WebhookSecret>>): Answer<WebhookSecret> => answer(getWebhookSecretMock, given);
export const getCreateWebhookMockHandler = (given?: Given<Answer<WebhookSecret>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/operators/:operatorId/webhooks', getCreateWebhookResponseMock, given, options);

export const getGetWebhookResponseMock = (given?: Partial<Answer<Webhook>>): Answer<Webhook> => answer(getWebhookMock, given);
export const getGetWebhookMockHandler = (given?: Given<Answer<Webhook>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/webhooks/:id', getGetWebhookResponseMock, given, options);

export const getUpdateWebhookResponseMock = (given?: Partial<Answer<Webhook>>): Answer<Webhook> => answer(getWebhookMock, given);
export const getUpdateWebhookMockHandler = (given?: Given<Answer<Webhook>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/webhooks/:id', getUpdateWebhookResponseMock, given, options);

export const getRotateWebhookSecretResponseMock = (given?: Partial<Answer<WebhookSecret>>): Answer<WebhookSecret> => answer(getWebhookSecretMock, given);
export const getRotateWebhookSecretMockHandler = (given?: Given<Answer<WebhookSecret>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/webhooks/:id/rotate-secret', getRotateWebhookSecretResponseMock, given, options);

export const getReplayWebhookResponseMock = (given?: Partial<Answer<Replayed>>): Answer<Replayed> => answer(getReplayedMock, given);
export const getReplayWebhookMockHandler = (given?: Given<Answer<Replayed>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/webhooks/:id/replay', getReplayWebhookResponseMock, given, options);

export const getListDeliveriesResponseMock = (given?: Partial<Answer<DeliveryPage>>): Answer<DeliveryPage> => answer(getDeliveryPageMock, given);
export const getListDeliveriesMockHandler = (given?: Given<Answer<DeliveryPage>>, options?: RequestHandlerOptions) =>
  handle('get', '*/api/me/webhooks/:id/deliveries', getListDeliveriesResponseMock, given, options);

export const getResendDeliveryResponseMock = (given?: Partial<Answer<Delivery>>): Answer<Delivery> => answer(getDeliveryMock, given);
export const getResendDeliveryMockHandler = (given?: Given<Answer<Delivery>>, options?: RequestHandlerOptions) =>
  handle('post', '*/api/me/webhooks/:id/deliveries/:deliveryId/resend', getResendDeliveryResponseMock, given, options);
