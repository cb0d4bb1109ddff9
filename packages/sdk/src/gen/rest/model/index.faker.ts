import {
  faker
} from '@faker-js/faker';

import type {
  AcceptDispute,
  AcceptHostTerms,
  AccommodationChoice,
  AccommodationDate,
  AccommodationPeriod,
  AccommodationPlan,
  AccommodationSelection,
  AccountAction,
  Action,
  ActivateUser,
  ActivationState,
  ActivityChoice,
  AddOn,
  AddOnOffer,
  AddOnRemoval,
  AddOnService,
  AddOnType,
  Address,
  AddressLocation,
  AdminCancelBooking,
  AdminCancellationInput,
  AgeRange,
  Airport,
  AlternativeAccommodation,
  AlternativeInput,
  ApiKey,
  ApiKeyInput,
  ApiKeyPage,
  ApiKeySecret,
  ApiKeyState,
  ApiScope,
  Approximation,
  ArrangedRoom,
  Assigned,
  Assignments,
  AssignmentsInput,
  Audience,
  AudienceGraphs,
  AudienceMetrics,
  AuditEntry,
  AuditPage,
  AuthenticatePayment,
  AutomaticPayment,
  Availability,
  BackupCodes,
  BankDebit,
  BeforeAfter,
  BoardItem,
  BoardLane,
  BoardLaneName,
  BookGroundTransferItem,
  BookGroundTransfers,
  BookMonth,
  BookMonthList,
  BookTotal,
  BookedGroundTransfers,
  BookedRoom,
  Booking,
  BookingCancellation,
  BookingDiscount,
  BookingDisplay,
  BookingDispute,
  BookingFees,
  BookingInsurance,
  BookingMoney,
  BookingPage,
  BookingPart,
  BookingStatus,
  BookingSummary,
  BookingUpdated,
  BulkInput,
  BulkRow,
  BulkRun,
  BuyInsurance,
  CalendarFeed,
  CancelBooking,
  CancelGroundTransfer,
  CancelInsurance,
  CancellationBasis,
  CancellationDays,
  CancellationOffer,
  Card,
  CardList,
  CardSaving,
  CardToken,
  Cart,
  CartAddOn,
  CartInput,
  CartItem,
  CartLine,
  CartPayment,
  CartTraveler,
  Categories,
  CategoriesUpdate,
  Category,
  CategoryColor,
  CategoryIcon,
  CategoryInput,
  CategoryMerge,
  CategoryName,
  CategorySetting,
  CategorySettings,
  ChangePassword,
  ChangePayer,
  ChangedSentence,
  ChartData,
  ClockAdvance,
  ClockRun,
  CompaniesUpdate,
  Companion,
  Company,
  CompletionStatus,
  CostThreshold,
  Country,
  CountryList,
  Credentials,
  Credit,
  CreditList,
  Currency,
  CurrencyList,
  Day,
  DayChange,
  DayChangeEntry,
  DayChangeList,
  DayChangesSeen,
  DebitOnItsWay,
  Delivery,
  DeliveryPage,
  DeliveryState,
  DemoSignIn,
  DestinationChoice,
  DestinationChoices,
  DestinationEntry,
  DestinationInput,
  DestinationList,
  DestinationMerge,
  DestinationSetting,
  DestinationSettings,
  DestinationsUpdate,
  Difference,
  DifferencePage,
  DiscountCalculation,
  DiscountCode,
  DiscountCodeInput,
  DiscountCodePage,
  DiscountInput,
  DisputeEvidence,
  DisputeFile,
  DisputeFileKind,
  DisputeFileUpload,
  DisputeStatus,
  DisputeStep,
  Done,
  Earnings,
  EarningsReport,
  EditableField,
  Email,
  EmailCampaign,
  EmailField,
  EmailHook,
  EmailHookList,
  EmailLanguage,
  EmailLanguageState,
  EmailOnly,
  EmailOwnText,
  EmailPage,
  EmailPreview,
  EmailPreviewInput,
  EmailRecipient,
  EmailSentence,
  EmailSentenceKind,
  EmailWording,
  EmailWordingDraft,
  EmailWordingList,
  EmailWordingPreview,
  EmailWordingReset,
  EmailWordingSummary,
  EmailWordingUpdate,
  EmergencyContact,
  EmergencyContactList,
  EraseUser,
  ErasureCalculation,
  ErasureCount,
  ErasurePart,
  Error,
  EstimateGroundTransfers,
  EventType,
  Export,
  ExportInput,
  ExportPage,
  Features,
  FeaturesUpdate,
  FieldChange,
  FigureEntry,
  FigureEntryPage,
  FigureRow,
  FigureSet,
  Figures,
  FiguresBy,
  FlightLeg,
  FlightWindow,
  Gender,
  GeoLocation,
  GraphEntry,
  GroundTransfer,
  GroundTransferEstimates,
  GroundTransferLeg,
  GroundTransferOffer,
  GroundTransferPage,
  GroundTransferQuote,
  GroundTransferQuotes,
  GroundTransferType,
  GroundTransferUpdate,
  Group,
  Hold,
  HoldDiscount,
  HoldInput,
  HoldInsurance,
  HoldReminder,
  HomeProgress,
  HomeTrip,
  HomeTrips,
  Host,
  HostCompanion,
  HostCompanions,
  HostCompanionsInput,
  HostDiscount,
  HostDiscountInput,
  HostDiscountPage,
  HostEvent,
  HostName,
  HostNameInput,
  HostNext,
  HostNextItem,
  HostPage,
  HostRoom,
  HostSignup,
  HostSite,
  HostSites,
  HostStatus,
  HostStep,
  HostTermsDocument,
  HostUpdate,
  ImageUpload,
  Impersonation,
  ImpersonationInfo,
  ImpersonationPage,
  ImpersonationStart,
  ImportantDate,
  ImportantDates,
  InsurancePolicy,
  InsurancePolicyList,
  InsurancePremium,
  InsuranceQuote,
  InsuranceStatus,
  Introduction,
  InventoryBatch,
  InventoryBatchItem,
  InventoryBatchResult,
  InventoryChange,
  InventoryInput,
  InventoryItem,
  InventoryList,
  InventoryMetadata,
  InventoryOffer,
  InventoryOutcome,
  InventoryReviewDefaults,
  Itinerary,
  ItineraryAction,
  ItineraryDifference,
  ItineraryDraft,
  ItineraryImport,
  ItineraryPage,
  ItineraryStatus,
  ItinerarySummary,
  ItineraryUpdate,
  ItineraryVersion,
  ItineraryVersionPage,
  JobSchedule,
  JournalPeriod,
  Journey,
  JourneyStatus,
  KeptPolicy,
  Language,
  LaunchForm,
  LaunchView,
  LeadTime,
  Link,
  LinkPage,
  LinkType,
  LinkUpdate,
  ListView,
  ListViewInput,
  ListViews,
  LogoUpload,
  MailedCode,
  MailedCodeVerified,
  MailingListSignup,
  Manifest,
  ManifestCompanion,
  ManifestFlight,
  ManifestParty,
  ManifestPrint,
  ManifestRoom,
  ManifestTraveler,
  MarketingListFile,
  MarketingListImport,
  Member,
  MemberList,
  MemberRole,
  MemberUpdate,
  MergeCalculation,
  MergeCount,
  MergeField,
  MergeInput,
  MergePart,
  MergePerson,
  MergeUsers,
  MobileAppOffer,
  ModeratedReview,
  ModeratedReviews,
  Moderation,
  MoveBooking,
  MoveBookingInput,
  MoveCalculation,
  MoveGone,
  MyReview,
  NamedCode,
  NewAdmin,
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
  NightSupply,
  NotedType,
  Notice,
  NoticeChoice,
  NoticeChoices,
  NoticeKind,
  NoticePage,
  NoticesRead,
  OnboardHost,
  OpeningWatch,
  OpeningWatched,
  OpeningWatchers,
  Operator,
  OperatorCosts,
  OperatorDeparture,
  OperatorDepartureRow,
  OperatorDepartures,
  OperatorPage,
  OperatorUpdate,
  OptionalAccommodation,
  OptionalService,
  OrderIds,
  OrderRejection,
  OrderRejections,
  PackageAvailability,
  PackageLevel,
  PackageSetup,
  Participant,
  Passkey,
  PasskeyChallenge,
  PasskeyProof,
  Passport,
  PasswordOnly,
  PayBooking,
  PayHold,
  PayLater,
  Payable,
  PayableList,
  PayeeKind,
  PayeeStatement,
  Payment,
  PaymentConfig,
  PaymentResult,
  PaymentStatus,
  Payout,
  PayoutAccount,
  PayoutAccountInput,
  PayoutAction,
  PayoutActionInput,
  PayoutActionState,
  PayoutKind,
  PayoutPage,
  PayoutSetup,
  PayoutStatus,
  PayoutVerification,
  PayoutVerificationInput,
  Person,
  Photo,
  Place,
  PlaceList,
  PlaceType,
  Policies,
  PoliciesProposal,
  PoliciesUpdate,
  PolicyChange,
  PolicyEffect,
  PolicyEffects,
  PolicyItem,
  PossiblePayer,
  PriceLine,
  PriceRange,
  Prices,
  PrivateRoomUpgrade,
  Profile,
  ProfileCompletionStatus,
  ProfileUpdate,
  ProgressStep,
  PromoteEmail,
  PromoteEmailInput,
  PromotionalAssets,
  Provider,
  ProviderChoice,
  ProviderOption,
  PublicCancellation,
  PublicDestination,
  PublicLink,
  PublicPayment,
  PublicProfile,
  PublicProfileInput,
  PublicSitePage,
  PublicSitePageKey,
  PublicSitePageVersion,
  PublicTraveler,
  PublicTrip,
  PublicTripCard,
  PublicTripFilters,
  PublicTripHost,
  PublicTripOption,
  PublicTripPage,
  PublicTripWithout,
  QueuedRefund,
  Quote,
  QuoteGroundTransfers,
  QuoteInsurance,
  Recommendation,
  RecommendationOption,
  RecommendationPage,
  RecommendationUpdate,
  RecommendedItinerary,
  ReconciliationResult,
  RecordMetadata,
  RecordMetadataPage,
  RecordNote,
  RecordNoteInput,
  RecordNotes,
  RecordTagsInput,
  ReferrerInput,
  RefundAction,
  RefundCalculation,
  RefundCause,
  RefundEntry,
  RefundItem,
  RefundItems,
  RefundMethod,
  RefundPage,
  RefundQuote,
  RefundState,
  RefundStep,
  RefundTransfer,
  RefundWay,
  RefundWayOffer,
  RefundableItem,
  Region,
  RegionList,
  ReinstatableTravelers,
  ReinstateAddOn,
  ReinstateBooking,
  ReinstateCalculation,
  ReplaceParticipant,
  ReplaceRefund,
  ReplacementOffer,
  ReplayInput,
  Replayed,
  ReportEmbed,
  ReportRow,
  RepriceQuotes,
  RepricedAddOn,
  RepricedQuotes,
  RequestMessage,
  RequestMessageInput,
  RequestQuestions,
  RequestThread,
  RequestedTrip,
  RequestedTrips,
  ReviewComment,
  ReviewCommentMark,
  ReviewInput,
  ReviewReport,
  ReviewResponse,
  ReviewResponses,
  RideAction,
  RideCancellation,
  RideContact,
  RideDriver,
  RideLength,
  RideLoad,
  RidePlace,
  RidePrice,
  RideStatus,
  RideTraveler,
  RideWindow,
  RoadEstimate,
  RoadLeg,
  RoomChoice,
  RoomMove,
  RoomMoves,
  RoomPlaces,
  RoomSelection,
  RoomSupply,
  RoomType,
  Rooming,
  RoomingTraveler,
  Roommate,
  RotationInput,
  SaveCard,
  SavedTrips,
  SavedTripsInput,
  ScheduledJob,
  SecondFactorCode,
  SecondFactorMethod,
  SecondFactorStep,
  Section,
  Security,
  SendBackInput,
  SentEmail,
  SentEmailPage,
  Service,
  ServiceChange,
  ServiceChoice,
  ServiceEdit,
  ServiceInventory,
  ServiceLibrary,
  ServicePrice,
  ServiceRecord,
  ServiceRecordPage,
  ServiceSave,
  ServiceSaved,
  ServiceToUpdate,
  ServiceType,
  ServicesDeleted,
  SessionInfo,
  SessionList,
  SetAutomaticPayment,
  SignedInDevice,
  SingleSupplement,
  SingleSupplementInput,
  SingleSupplementOffer,
  SitePage,
  SitePageAction,
  SitePageChange,
  SitePageDraft,
  SitePageKey,
  SitePageLanguage,
  SitePageList,
  SitePagePublication,
  SitePageState,
  SitePageVersion,
  SitePageVersionList,
  SocialChannels,
  SocialConnection,
  SpecialRequests,
  SpotLimits,
  Statement,
  StatementEntry,
  StatementKind,
  StatementSums,
  SubmitDispute,
  SupplementLeft,
  SupportAction,
  SurveyReply,
  TaggedRecord,
  TaggedRecords,
  TakenOff,
  TechnicalItinerary,
  Tenant,
  TenantPage,
  TenantSettings,
  TenantSettingsUpdate,
  TenantSummary,
  TermsArticle,
  TermsSection,
  TestCard,
  TestClock,
  TestEmail,
  TestMail,
  Theme,
  ThemeUpdate,
  Tier,
  TimelineEntry,
  TimelineJob,
  TimelineKind,
  TimelineMoney,
  TimelineOf,
  TimelinePage,
  TimelineState,
  TimelineWebhook,
  Timing,
  TokenProfile,
  TotpConfirmation,
  TotpSetup,
  TouchedByPolicy,
  TransferCompany,
  TransferCredit,
  TranslatedNames,
  TravelInsurance,
  Traveler,
  TravelerAudience,
  TravelerContact,
  TravelerEmail,
  TravelerEmailPreview,
  TravelerPage,
  TravelerShare,
  TravelerStatus,
  TravelerUpdate,
  Trip,
  TripApproval,
  TripApprovals,
  TripBoard,
  TripDates,
  TripDeparture,
  TripDetails,
  TripDifference,
  TripEarnings,
  TripExtra,
  TripForm,
  TripFromRequest,
  TripInventory,
  TripPage,
  TripPart,
  TripPreview,
  TripRequest,
  TripRequestCost,
  TripRequestCreated,
  TripRequestForm,
  TripRequestPage,
  TripRequestRejection,
  TripRequestStatus,
  TripRequestUpdate,
  TripRequestWithdrawal,
  TripRound,
  TripSale,
  TripSales,
  TripSide,
  TripStatus,
  TripSummary,
  TripTab,
  TripTraveler,
  TripUpdate,
  TripVersion,
  TripVersionPage,
  TripVisit,
  UndoneMove,
  UnlistedDestination,
  UpcomingItem,
  UpdateBooking,
  UploadedImage,
  UserPage,
  UserUpdate,
  ValidityPeriod,
  ValidityPeriodEdit,
  ValiditySpan,
  VersionOnly,
  VisaReminder,
  WaitingGroup,
  WaitingItem,
  WaitingList,
  WaitlistEntry,
  WaitlistInput,
  WaiveFee,
  Webhook,
  WebhookInput,
  WebhookMetadata,
  WebhookPage,
  WebhookSecret,
  WebhookState,
  WebhookUpdate,
  WorkshopChoice,
  WorkshopCost
} from '.';



export const getApiScopeMock = (): ApiScope => (faker.helpers.arrayElement(['itineraries:read','itineraries:write','inventory:read','inventory:write','requests:read','trips:read','bookings:read','events:read','webhooks'] as const))

export const getApiKeyStateMock = (): ApiKeyState => (faker.helpers.arrayElement(['active','expired','revoked'] as const))

export const getApiKeyMock = (overrideResponse: Partial<ApiKey> = {}): ApiKey => ({id: faker.string.uuid(), operatorId: faker.string.uuid(), operatorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), name: faker.string.alpha({length: {min: 10, max: 20}}), hint: faker.string.alpha({length: {min: 10, max: 20}}), scopes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getApiScopeMock())), state: getApiKeyStateMock(), availableActions: faker.helpers.arrayElements(['rotate','revoke'] as const), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), revokedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), lastUsedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), lastUsedIp: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), previousUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), createdBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getApiKeyPageMock = (overrideResponse: Partial<ApiKeyPage> = {}): ApiKeyPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getApiKeyMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getApiKeyInputMock = (overrideResponse: Partial<ApiKeyInput> = {}): ApiKeyInput => ({name: faker.string.alpha({length: {min: 10, max: 80}}), scopes: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (getApiScopeMock())), expiresInDays: faker.helpers.arrayElement([faker.number.int({min: 1, max: 730}), undefined]), ...overrideResponse})

export const getApiKeySecretMock = (overrideResponse: Partial<ApiKeySecret> = {}): ApiKeySecret => ({apiKey: { ...getApiKeyMock() }, key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getAssignedMock = (overrideResponse: Partial<Assigned> = {}): Assigned => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getAssignmentsMock = (overrideResponse: Partial<Assignments> = {}): Assignments => ({hosts: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAssignedMock() })), trips: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAssignedMock() })), ...overrideResponse})

export const getAssignmentsInputMock = (overrideResponse: Partial<AssignmentsInput> = {}): AssignmentsInput => ({hostIds: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), tripIds: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), ...overrideResponse})

export const getReportRowMock = (overrideResponse: Partial<ReportRow> = {}): ReportRow => ({label: "Instagram", values: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int())), ...overrideResponse})

export const getReportEmbedMock = (overrideResponse: Partial<ReportEmbed> = {}): ReportEmbed => ({embedUrl: faker.string.alpha({length: {min: 10, max: 20}}), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', title: faker.string.alpha({length: {min: 10, max: 20}}), columns: ["Channel","Visits","Visitors","Checkouts started"], rows: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getReportRowMock() })), ...overrideResponse})

export const getTripVisitMock = (overrideResponse: Partial<TripVisit> = {}): TripVisit => ({event: faker.helpers.arrayElement(['view_item','begin_checkout'] as const), channel: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), referrer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), undefined]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), undefined]), ...overrideResponse})

export const getHostEventMock = (overrideResponse: Partial<HostEvent> = {}): HostEvent => ({name: faker.helpers.arrayElement(['Host Selected Instant Approval Itinerary','Host Clicked Recommended Itinerary','downloaded itinerary PDF'] as const), tripId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), itineraryId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getPublicSitePageKeyMock = (): PublicSitePageKey => (faker.helpers.arrayElement(['terms','privacy','imprint','help'] as const))

export const getSitePageKeyMock = (): SitePageKey => (faker.helpers.arrayElement(['terms','privacy','imprint','help','preparation','hostTerms'] as const))

export const getSitePageLanguageMock = (): SitePageLanguage => (faker.helpers.arrayElement(['en','de','es'] as const))

export const getPublicSitePageVersionMock = (overrideResponse: Partial<PublicSitePageVersion> = {}): PublicSitePageVersion => ({version: faker.number.int(), publishedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getPublicSitePageMock = (overrideResponse: Partial<PublicSitePage> = {}): PublicSitePage => ({page: getPublicSitePageKeyMock(), language: getSitePageLanguageMock(), title: faker.string.alpha({length: {min: 10, max: 20}}), html: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.number.int(), publishedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', versions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPublicSitePageVersionMock() })), ...overrideResponse})

export const getSitePageActionMock = (): SitePageAction => (faker.helpers.arrayElement(['save','publish','discard','takeDown'] as const))

export const getSitePageVersionMock = (overrideResponse: Partial<SitePageVersion> = {}): SitePageVersion => ({number: faker.number.int(), title: faker.string.alpha({length: {min: 10, max: 20}}), html: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), note: faker.string.alpha({length: {min: 10, max: 20}}), publishedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', publishedBy: faker.string.alpha({length: {min: 10, max: 20}}), live: faker.datatype.boolean(), ...overrideResponse})

export const getSitePageStateMock = (overrideResponse: Partial<SitePageState> = {}): SitePageState => ({page: getSitePageKeyMock(), language: getSitePageLanguageMock(), draftSavedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), live: faker.helpers.arrayElement([{ ...getSitePageVersionMock() }, undefined]), ...overrideResponse})

export const getSitePageListMock = (overrideResponse: Partial<SitePageList> = {}): SitePageList => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSitePageStateMock() })), ...overrideResponse})

export const getSitePageMock = (overrideResponse: Partial<SitePage> = {}): SitePage => ({page: getSitePageKeyMock(), language: getSitePageLanguageMock(), version: faker.number.int(), title: faker.string.alpha({length: {min: 10, max: 20}}), html: faker.string.alpha({length: {min: 10, max: 20}}), draftSavedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), draftSavedBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), live: faker.helpers.arrayElement([{ ...getSitePageVersionMock() }, undefined]), availableActions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getSitePageActionMock())), ...overrideResponse})

export const getSitePageVersionListMock = (overrideResponse: Partial<SitePageVersionList> = {}): SitePageVersionList => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSitePageVersionMock() })), ...overrideResponse})

export const getSitePageDraftMock = (overrideResponse: Partial<SitePageDraft> = {}): SitePageDraft => ({version: faker.number.int({min: 0}), title: faker.string.alpha({length: {min: 10, max: 120}}), html: faker.string.alpha({length: {min: 10, max: 100000}}), ...overrideResponse})

export const getSitePageChangeMock = (overrideResponse: Partial<SitePageChange> = {}): SitePageChange => ({version: faker.number.int({min: 0}), ...overrideResponse})

export const getSitePagePublicationMock = (overrideResponse: Partial<SitePagePublication> = {}): SitePagePublication => ({version: faker.number.int({min: 0}), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), ...overrideResponse})

export const getAuditEntryMock = (overrideResponse: Partial<AuditEntry> = {}): AuditEntry => ({id: faker.string.uuid(), at: faker.date.past().toISOString().slice(0, 19) + 'Z', actorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), actorId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), actingAsName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), actingAsId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), action: faker.string.alpha({length: {min: 10, max: 20}}), objectType: faker.string.alpha({length: {min: 10, max: 20}}), objectId: faker.string.uuid(), objectName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), before: faker.helpers.arrayElement([{}, undefined]), after: faker.helpers.arrayElement([{}, undefined]), names: faker.helpers.arrayElement([{
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 20}})
      }, undefined]), requestId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ip: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), userAgent: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getAuditPageMock = (overrideResponse: Partial<AuditPage> = {}): AuditPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAuditEntryMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getGenderMock = (): Gender => (faker.helpers.arrayElement(['female','male','nonBinary','preferNotToSay'] as const))

export const getParticipantMock = (overrideResponse: Partial<Participant> = {}): Participant => ({id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), firstName: faker.string.alpha({length: {min: 1, max: 80}}), lastName: faker.string.alpha({length: {min: 1, max: 80}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 320}}), undefined]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), gender: faker.helpers.arrayElement([getGenderMock(), undefined]), dateOfBirth: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), countryCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 2, max: 2}}), undefined]), instagramHandle: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), ...overrideResponse})

export const getRoomTypeMock = (): RoomType => (faker.helpers.arrayElement(['single','double','twin','triple','quadruple','dormitory','other'] as const))

export const getRoomChoiceMock = (overrideResponse: Partial<RoomChoice> = {}): RoomChoice => ({roomType: getRoomTypeMock(), travelers: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 0}))), ...overrideResponse})

export const getActivityChoiceMock = (overrideResponse: Partial<ActivityChoice> = {}): ActivityChoice => ({serviceId: faker.string.uuid(), travelers: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 0}))), ...overrideResponse})

export const getHoldInputMock = (overrideResponse: Partial<HoldInput> = {}): HoldInput => ({spots: faker.number.int({min: 1, max: 50}), rooms: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getRoomChoiceMock() })), undefined]), activities: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getActivityChoiceMock() })), undefined]), ...overrideResponse})

export const getPriceLineMock = (overrideResponse: Partial<PriceLine> = {}): PriceLine => ({kind: faker.helpers.arrayElement(['spot','privateRoom','activity','accommodation','transfer','insurance','fee','discount'] as const), label: faker.string.alpha({length: {min: 10, max: 20}}), quantity: faker.number.int(), unitMinor: faker.number.int(), totalMinor: faker.number.int(), ...overrideResponse})

export const getQuoteMock = (overrideResponse: Partial<Quote> = {}): Quote => ({lines: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPriceLineMock() })), totalMinor: faker.number.int(), depositMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), paymentDueDate: faker.date.past().toISOString().slice(0, 10), ...overrideResponse})

export const getHoldMock = (overrideResponse: Partial<Hold> = {}): Hold => ({id: faker.string.uuid(), token: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tripId: faker.string.uuid(), tripPath: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), state: faker.helpers.arrayElement(['active','converted','expired','released'] as const), spots: faker.number.int(), rooms: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRoomChoiceMock() })), undefined]), activities: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getActivityChoiceMock() })), undefined]), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', quote: { ...getQuoteMock() }, discountCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), insuranceOffered: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), insuranceRequired: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getHoldReminderMock = (overrideResponse: Partial<HoldReminder> = {}): HoldReminder => ({email: faker.internet.email(), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), ...overrideResponse})

export const getPayHoldMock = (overrideResponse: Partial<PayHold> = {}): PayHold => ({customer: { ...getParticipantMock() }, additionalParticipants: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 49}) }, (_, i) => i + 1).map(() => ({ ...getParticipantMock() })), undefined]), paymentOption: faker.helpers.arrayElement(['minimum','full'] as const), amountMinor: faker.number.int(), paymentMethod: faker.string.alpha({length: {min: 10, max: 200}}), saveCard: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), creditMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), termsAccepted: faker.datatype.boolean(), insuranceQuoteId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), insuranceMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), ...overrideResponse})

export const getHoldDiscountMock = (overrideResponse: Partial<HoldDiscount> = {}): HoldDiscount => ({code: faker.string.alpha({length: {min: 1, max: 40}}), ...overrideResponse})

export const getHoldInsuranceMock = (overrideResponse: Partial<HoldInsurance> = {}): HoldInsurance => ({customer: { ...getParticipantMock() }, additionalParticipants: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 49}) }, (_, i) => i + 1).map(() => ({ ...getParticipantMock() })), undefined]), ...overrideResponse})

export const getPayBookingMock = (overrideResponse: Partial<PayBooking> = {}): PayBooking => ({paymentOption: faker.helpers.arrayElement(['minimum','full','custom'] as const), amountMinor: faker.number.int(), paymentMethod: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), cardId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), saveCard: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), creditMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), ...overrideResponse})

export const getBookingPartMock = (): BookingPart => (faker.helpers.arrayElement(['spots','addOns','payments','cancel','balance','balanceCard','calendar','rides','waitlist','automaticPayment','statement','review'] as const))

export const getBookingStatusMock = (): BookingStatus => (faker.helpers.arrayElement(['pending','awaiting','waitlist','confirmed','cancelled','closed','complete'] as const))

export const getBookingDisplayMock = (): BookingDisplay => (faker.helpers.arrayElement(['pending','awaiting','waitlist','confirmed','closed','complete','cancelled','pending_cancellation','rejected'] as const))

export const getBookingSummaryMock = (overrideResponse: Partial<BookingSummary> = {}): BookingSummary => ({id: faker.string.uuid(), orderId: faker.string.alpha({length: {min: 10, max: 20}}), status: getBookingStatusMock(), displayCode: getBookingDisplayMock(), displayStatus: faker.string.alpha({length: {min: 10, max: 20}}), statusText: faker.string.alpha({length: {min: 10, max: 20}}), totalSpotsBooked: faker.number.int(), ...overrideResponse})

export const getTripStatusMock = (): TripStatus => (faker.helpers.arrayElement(['created','partner_approved','trova_pricing_approved','host_approved','early_confirmed','live','ready_to_confirm','confirmed','closed','complete','cancelled'] as const))

export const getPhotoMock = (overrideResponse: Partial<Photo> = {}): Photo => ({url: faker.string.alpha({length: {min: 10, max: 500}}), alt: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), ...overrideResponse})

export const getTripSummaryMock = (overrideResponse: Partial<TripSummary> = {}): TripSummary => ({id: faker.string.uuid(), shortId: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), destination: faker.string.alpha({length: {min: 10, max: 20}}), country: faker.string.alpha({length: {min: 10, max: 20}}), status: getTripStatusMock(), statusLabel: faker.string.alpha({length: {min: 10, max: 20}}), statusText: faker.string.alpha({length: {min: 10, max: 20}}), hostGroup: faker.helpers.arrayElement(['Requests','Pending Trips','Live Trips','Completed','Cancelled'] as const), operatorGroup: faker.helpers.arrayElement([faker.helpers.arrayElement(['New Trip Requests','Pending Review','Live','Confirmed','Complete'] as const), undefined]), startDate: faker.date.past().toISOString().slice(0, 10), endDate: faker.date.past().toISOString().slice(0, 10), launchDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), hero: { ...getPhotoMock() }, minimumSpots: faker.number.int(), maximumSpots: faker.number.int(), spotsLeft: faker.number.int(), soldOut: faker.datatype.boolean(), currency: faker.string.alpha({length: {min: 10, max: 20}}), tripPath: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), hostName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), operatorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), booking: faker.helpers.arrayElement([{ ...getBookingSummaryMock() }, undefined]), tripRequestId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getDebitOnItsWayMock = (overrideResponse: Partial<DebitOnItsWay> = {}): DebitOnItsWay => ({amountMinor: faker.number.int(), expectedOn: faker.date.past().toISOString().slice(0, 10), ...overrideResponse})

export const getAutomaticPaymentMock = (overrideResponse: Partial<AutomaticPayment> = {}): AutomaticPayment => ({status: faker.helpers.arrayElement(['on','off','failed'] as const), cardId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), cardLabel: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getBookedRoomMock = (overrideResponse: Partial<BookedRoom> = {}): BookedRoom => ({roomType: getRoomTypeMock(), travelers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getAddOnTypeMock = (): AddOnType => (faker.helpers.arrayElement(['activity','singleSupplement','additionalService','groundTransfer'] as const))

export const getServiceTypeMock = (): ServiceType => (faker.helpers.arrayElement(['accommodation','meal','activity','info','transfer','airportTransfer','workshopSpace','informalGathering','legacyFullDay'] as const))

export const getTimingMock = (): Timing => (faker.helpers.arrayElement(['onTrip','preTrip','postTrip'] as const))

export const getAddOnServiceMock = (overrideResponse: Partial<AddOnService> = {}): AddOnService => ({id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), type: getServiceTypeMock(), timing: getTimingMock(), occupancy: faker.helpers.arrayElement([faker.helpers.arrayElement(['single','double'] as const), undefined]), bookable: faker.datatype.boolean(), deleted: faker.datatype.boolean(), ...overrideResponse})

export const getAddOnMock = (overrideResponse: Partial<AddOn> = {}): AddOn => ({addOnId: faker.string.alpha({length: {min: 10, max: 20}}), type: getAddOnTypeMock(), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), user: faker.helpers.arrayElement([faker.string.uuid(), undefined]), travelerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), status: faker.helpers.arrayElement(['AVAILABLE','CONFIRMED','PENDING_ADDITION','PENDING_REMOVAL'] as const), quantity: faker.number.int(), unitPriceWithFeeMinor: faker.number.int(), priceMinor: faker.number.int(), manageMode: faker.helpers.arrayElement([faker.helpers.arrayElement(['default'] as const), undefined]), deleted: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), service: faker.helpers.arrayElement([{ ...getAddOnServiceMock() }, undefined]), ...overrideResponse})

export const getPaymentMock = (overrideResponse: Partial<Payment> = {}): Payment => ({id: faker.string.uuid(), type: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), amountMinor: faker.number.int(), insuranceMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), transferMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), date: faker.date.past().toISOString().slice(0, 19) + 'Z', status: faker.string.alpha({length: {min: 10, max: 20}}), arrived: faker.datatype.boolean(), automatic: faker.datatype.boolean(), expectedOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), ...overrideResponse})

export const getUpcomingItemMock = (overrideResponse: Partial<UpcomingItem> = {}): UpcomingItem => ({key: faker.string.alpha({length: {min: 10, max: 20}}), label: faker.string.alpha({length: {min: 10, max: 20}}), date: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), done: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), to: faker.helpers.arrayElement([faker.helpers.arrayElement(['terms','tripForm','payment','insurance','companions','preparation','review'] as const), undefined]), ...overrideResponse})

export const getMobileAppOfferMock = (overrideResponse: Partial<MobileAppOffer> = {}): MobileAppOffer => ({links: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getVisaReminderMock = (overrideResponse: Partial<VisaReminder> = {}): VisaReminder => ({applyUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getTravelerStatusMock = (): TravelerStatus => (faker.helpers.arrayElement(['created','waiver-complete','trip-form-complete','ready-to-travel','complete','feedback-complete','cancelled'] as const))

export const getBookingCancellationMock = (overrideResponse: Partial<BookingCancellation> = {}): BookingCancellation => ({reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), outcome: faker.helpers.arrayElement(['full','partial','none'] as const), voucherCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), refundMinor: faker.number.int(), tripCreditMinor: faker.number.int(), forfeitedMinor: faker.number.int(), feeMinor: faker.number.int(), insuranceMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), transferMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), cancelledAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), ...overrideResponse})

export const getPossiblePayerMock = (overrideResponse: Partial<PossiblePayer> = {}): PossiblePayer => ({participantId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getSupportActionMock = (): SupportAction => (faker.helpers.arrayElement(['refund','waive','discount','move','payer','cancel','reinstate'] as const))

export const getBookingMock = (): Booking => ({...{ ...getBookingSummaryMock() },...{trip: { ...getTripSummaryMock() }, currency: faker.string.alpha({length: {min: 10, max: 20}}), totalMinor: faker.number.int(), paidMinor: faker.number.int(), dueMinor: faker.number.int(), depositMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), minimumPaymentMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), debit: faker.helpers.arrayElement([{ ...getDebitOnItsWayMock() }, undefined]), automaticPayment: faker.helpers.arrayElement([{ ...getAutomaticPaymentMock() }, undefined]), paymentDueDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), dueText: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), overdue: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), offerExpiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), waitlistPosition: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), daysToStart: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), isPrimary: faker.datatype.boolean(), isPendingCancellation: faker.datatype.boolean(), travelerId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), termsAccepted: faker.datatype.boolean(), tripFormComplete: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shownOnTripPage: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), parts: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getBookingPartMock())), nextStep: faker.helpers.arrayElement(['sign','pay','form','ready','waiting'] as const), listGroup: faker.helpers.arrayElement(['confirmed','pending','complete','cancelled'] as const), listPriority: faker.number.int(), customer: { ...getParticipantMock() }, additionalParticipants: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getParticipantMock() })), rooms: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBookedRoomMock() })), addOns: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAddOnMock() })), payments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPaymentMock() })), lines: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPriceLineMock() })), upcoming: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getUpcomingItemMock() })), undefined]), mobileApp: faker.helpers.arrayElement([{ ...getMobileAppOfferMock() }, undefined]), visa: faker.helpers.arrayElement([{ ...getVisaReminderMock() }, undefined]), finalText: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), travelerStatus: faker.helpers.arrayElement([getTravelerStatusMock(), undefined]), travelAmountMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), travelersRooms: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRoomChoiceMock() })), undefined]), rezdyTripId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), internalCancellationReason: faker.helpers.arrayElement([faker.number.int(), undefined]), cancellation: faker.helpers.arrayElement([{ ...getBookingCancellationMock() }, undefined]), bookedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), payers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPossiblePayerMock() })), undefined]), supportActions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getSupportActionMock())), undefined]), version: faker.number.int()},})

export const getIntroductionMock = (overrideResponse: Partial<Introduction> = {}): Introduction => ({shown: faker.datatype.boolean(), ...overrideResponse})

export const getBookingPageMock = (overrideResponse: Partial<BookingPage> = {}): BookingPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBookingMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getWaitlistInputMock = (overrideResponse: Partial<WaitlistInput> = {}): WaitlistInput => ({spots: faker.number.int({min: 1, max: 50}), rooms: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getRoomChoiceMock() })), undefined]), customer: { ...getParticipantMock() }, additionalParticipants: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 49}) }, (_, i) => i + 1).map(() => ({ ...getParticipantMock() })), undefined]), ...overrideResponse})

export const getWaitlistEntryMock = (overrideResponse: Partial<WaitlistEntry> = {}): WaitlistEntry => ({bookingId: faker.string.uuid(), orderId: faker.string.alpha({length: {min: 10, max: 20}}), statusText: faker.string.alpha({length: {min: 10, max: 20}}), position: faker.number.int(), ...overrideResponse})

export const getAddOnOfferMock = (overrideResponse: Partial<AddOnOffer> = {}): AddOnOffer => ({serviceId: faker.string.uuid(), type: getServiceTypeMock(), timing: getTimingMock(), occupancy: faker.helpers.arrayElement([faker.helpers.arrayElement(['single','double'] as const), undefined]), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), unitPriceWithFeeMinor: faker.number.int(), available: faker.helpers.arrayElement([faker.number.int(), undefined]), ...overrideResponse})

export const getSupplementLeftMock = (overrideResponse: Partial<SupplementLeft> = {}): SupplementLeft => ({available: faker.number.int(), unitPriceWithFeeMinor: faker.number.int(), ...overrideResponse})

export const getServiceInventoryMock = (overrideResponse: Partial<ServiceInventory> = {}): ServiceInventory => ({currency: faker.string.alpha({length: {min: 10, max: 20}}), spotsLeft: faker.helpers.arrayElement([faker.number.int(), undefined]), singleSupplement: { ...getSupplementLeftMock() }, offers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAddOnOfferMock() })), ...overrideResponse})

export const getCartAddOnMock = (overrideResponse: Partial<CartAddOn> = {}): CartAddOn => ({addOnId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), serviceId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), user: faker.helpers.arrayElement([faker.string.uuid(), undefined]), status: faker.helpers.arrayElement(['AVAILABLE','CONFIRMED','PENDING_ADDITION','PENDING_REMOVAL'] as const), ...overrideResponse})

export const getCartInputMock = (overrideResponse: Partial<CartInput> = {}): CartInput => ({addOns: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getCartAddOnMock() })), undefined]), travelersRooms: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getRoomChoiceMock() })), undefined]), ...overrideResponse})

export const getCartLineMock = (overrideResponse: Partial<CartLine> = {}): CartLine => ({addOnId: faker.string.uuid(), label: faker.string.alpha({length: {min: 10, max: 20}}), amountMinor: faker.number.int(), kind: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getCartItemMock = (overrideResponse: Partial<CartItem> = {}): CartItem => ({addOnId: faker.string.uuid(), next: faker.helpers.arrayElement(['AVAILABLE','CONFIRMED','PENDING_ADDITION','PENDING_REMOVAL'] as const), booked: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), type: getAddOnTypeMock(), user: faker.string.uuid(), status: faker.helpers.arrayElement(['AVAILABLE','CONFIRMED','PENDING_ADDITION','PENDING_REMOVAL'] as const), quantity: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), unitPriceWithFeeMinor: faker.number.int(), manageMode: faker.helpers.arrayElement(['default'] as const), deleted: faker.datatype.boolean(), serviceId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), serviceType: faker.string.alpha({length: {min: 10, max: 20}}), timing: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), occupancy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getPrivateRoomUpgradeMock = (overrideResponse: Partial<PrivateRoomUpgrade> = {}): PrivateRoomUpgrade => ({offered: faker.datatype.boolean(), unitPriceWithFeeMinor: faker.number.int(), totalMinor: faker.number.int(), ...overrideResponse})

export const getCartTravelerMock = (overrideResponse: Partial<CartTraveler> = {}): CartTraveler => ({id: faker.string.uuid(), position: faker.number.int(), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getRoomPlacesMock = (overrideResponse: Partial<RoomPlaces> = {}): RoomPlaces => ({travelers: faker.number.int(), roomTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getRoomTypeMock())), ...overrideResponse})

export const getRoomSelectionMock = (overrideResponse: Partial<RoomSelection> = {}): RoomSelection => ({editable: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), allPrivate: faker.datatype.boolean(), rooms: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRoomPlacesMock() })), ...overrideResponse})

export const getCartPaymentMock = (overrideResponse: Partial<CartPayment> = {}): CartPayment => ({option: faker.helpers.arrayElement(['minimum','full'] as const), amountMinor: faker.number.int(), ...overrideResponse})

export const getCartMock = (overrideResponse: Partial<Cart> = {}): Cart => ({version: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), editable: faker.datatype.boolean(), editableReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), travelers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCartTravelerMock() })), roomSelection: { ...getRoomSelectionMock() }, payments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCartPaymentMock() })), addOns: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCartItemMock() })), travelersRooms: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRoomChoiceMock() })), added: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCartLineMock() })), removed: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCartLineMock() })), roomSelectionChanged: faker.datatype.boolean(), priceAdjustments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCartLineMock() })), insuranceAdjustmentMinor: faker.number.int(), insuranceQuoteId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), insuranceError: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), transferWarning: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), totalMinor: faker.number.int(), totalWithInsuranceMinor: faker.number.int(), bookingPaymentData: {paidAmountMinor: faker.number.int(), dueAmountMinor: faker.number.int()}, refundMinor: faker.number.int(), outcome: faker.helpers.arrayElement(['zero balance','negative balance','refund needed','paid'] as const), successTitle: faker.string.alpha({length: {min: 10, max: 20}}), confirmation: {isDisabled: faker.datatype.boolean(), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])}, upgrade: { ...getPrivateRoomUpgradeMock() }, serviceInventory: { ...getServiceInventoryMock() }, ...overrideResponse})

export const getUpdateBookingMock = (overrideResponse: Partial<UpdateBooking> = {}): UpdateBooking => ({version: faker.number.int(), totalMinor: faker.number.int(), insuranceQuoteId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), addOns: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getCartAddOnMock() })), undefined]), travelersRooms: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getRoomChoiceMock() })), undefined]), payment: faker.helpers.arrayElement([{paymentOption: faker.helpers.arrayElement(['minimum','full'] as const), amountMinor: faker.number.int(), paymentMethod: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), cardId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), saveCard: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), creditMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined])}, undefined]), ...overrideResponse})

export const getPaymentStatusMock = (): PaymentStatus => (faker.helpers.arrayElement(['processing','requires_action','succeeded','failed'] as const))

export const getPaymentResultMock = (overrideResponse: Partial<PaymentResult> = {}): PaymentResult => ({paymentId: faker.string.uuid(), secret: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), status: getPaymentStatusMock(), amountMinor: faker.number.int(), creditMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), currency: faker.string.alpha({length: {min: 10, max: 20}}), provider: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), clientSecret: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), onItsWay: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), expectedOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), failureCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), failureMessage: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), bookingId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), orderId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tripName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), activationMailed: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getBookingUpdatedMock = (overrideResponse: Partial<BookingUpdated> = {}): BookingUpdated => ({booking: { ...getBookingMock() }, dueAmountMinor: faker.number.int(), outcome: faker.helpers.arrayElement(['zero balance','negative balance','refund needed','paid'] as const), successTitle: faker.string.alpha({length: {min: 10, max: 20}}), payment: faker.helpers.arrayElement([{ ...getPaymentResultMock() }, undefined]), ...overrideResponse})

export const getAddOnRemovalMock = (overrideResponse: Partial<AddOnRemoval> = {}): AddOnRemoval => ({addOnIds: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), version: faker.number.int(), totalMinor: faker.number.int(), ...overrideResponse})

export const getRefundMethodMock = (overrideResponse: Partial<RefundMethod> = {}): RefundMethod => ({description: faker.string.alpha({length: {min: 10, max: 20}}), refundAmount: {refundMinor: faker.number.int(), tripCreditMinor: faker.number.int()}, ...overrideResponse})

export const getRefundQuoteMock = (overrideResponse: Partial<RefundQuote> = {}): RefundQuote => ({id: faker.string.alpha({length: {min: 10, max: 20}}), outcome: faker.helpers.arrayElement(['full','partial','none'] as const), paidMinor: faker.number.int(), refundMinor: faker.number.int(), tripCreditMinor: faker.number.int(), forfeitedMinor: faker.number.int(), feeMinor: faker.number.int(), refundableUntil: faker.date.past().toISOString().slice(0, 10), rules: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getCancellationBasisMock = (overrideResponse: Partial<CancellationBasis> = {}): CancellationBasis => ({today: faker.date.past().toISOString().slice(0, 10), startDate: faker.date.past().toISOString().slice(0, 10), daysBefore: faker.number.int(), windowDays: faker.number.int(), refundableUntil: faker.date.past().toISOString().slice(0, 10), depositMinor: faker.number.int(), feePerSpotMinor: faker.number.int(), freeHours: faker.number.int(), spots: faker.number.int(), confirmed: faker.datatype.boolean(), freeUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), ...overrideResponse})

export const getCancellationDaysMock = (overrideResponse: Partial<CancellationDays> = {}): CancellationDays => ({from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), refundMinor: faker.number.int(), tripCreditMinor: faker.number.int(), feeMinor: faker.number.int(), forfeitedMinor: faker.number.int(), rules: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getCancellationOfferMock = (overrideResponse: Partial<CancellationOffer> = {}): CancellationOffer => ({canCancel: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), currency: faker.string.alpha({length: {min: 10, max: 20}}), cancellationFeeMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), windowDays: faker.number.int(), policyText: faker.string.alpha({length: {min: 10, max: 20}}), refundMethods: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRefundMethodMock() })), cancelReasons: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), quote: { ...getRefundQuoteMock() }, basis: { ...getCancellationBasisMock() }, outlook: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCancellationDaysMock() })), ...overrideResponse})

export const getReplacementOfferMock = (overrideResponse: Partial<ReplacementOffer> = {}): ReplacementOffer => ({canReplace: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), feeMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), freeUntil: faker.date.past().toISOString().slice(0, 10), replaceableUntil: faker.date.past().toISOString().slice(0, 10), ...overrideResponse})

export const getReplaceParticipantMock = (overrideResponse: Partial<ReplaceParticipant> = {}): ReplaceParticipant => ({traveler: { ...getParticipantMock() }, feeMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), ...overrideResponse})

export const getCancelBookingMock = (overrideResponse: Partial<CancelBooking> = {}): CancelBooking => ({quoteId: faker.string.alpha({length: {min: 10, max: 64}}), travelers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 49}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), cancellationDetails: {reason: faker.string.alpha({length: {min: 1, max: 1000}}), refundMethodDescription: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), refundMinor: faker.number.int(), tripCreditMinor: faker.number.int()}, ...overrideResponse})

export const getAdminCancelBookingMock = (overrideResponse: Partial<AdminCancelBooking> = {}): AdminCancelBooking => ({reason: faker.string.alpha({length: {min: 1, max: 1000}}), refund: faker.helpers.arrayElement(['full','policy'] as const), refundMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), ...overrideResponse})

export const getAdminCancellationInputMock = (overrideResponse: Partial<AdminCancellationInput> = {}): AdminCancellationInput => ({refund: faker.helpers.arrayElement(['full','policy'] as const), ...overrideResponse})

export const getReinstateBookingMock = (overrideResponse: Partial<ReinstateBooking> = {}): ReinstateBooking => ({bookingStatus: faker.helpers.arrayElement(['pending','confirmed'] as const), secondaryTravelerIds: Array.from({ length: faker.number.int({min: 1, max: 49}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), keepAddOns: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), totalMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), ...overrideResponse})

export const getReinstateAddOnMock = (overrideResponse: Partial<ReinstateAddOn> = {}): ReinstateAddOn => ({label: faker.string.alpha({length: {min: 10, max: 20}}), participantId: faker.string.uuid(), amountMinor: faker.number.int(), available: faker.datatype.boolean(), ...overrideResponse})

export const getReinstateCalculationMock = (overrideResponse: Partial<ReinstateCalculation> = {}): ReinstateCalculation => ({possible: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), spots: faker.number.int(), addOns: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getReinstateAddOnMock() })), totalMinor: faker.number.int(), paidMinor: faker.number.int(), dueMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getChangePayerMock = (overrideResponse: Partial<ChangePayer> = {}): ChangePayer => ({participantId: faker.string.uuid(), reason: faker.string.alpha({length: {min: 1, max: 1000}}), version: faker.number.int(), ...overrideResponse})

export const getMoveBookingInputMock = (overrideResponse: Partial<MoveBookingInput> = {}): MoveBookingInput => ({tripId: faker.string.uuid(), ...overrideResponse})

export const getMoveBookingMock = (overrideResponse: Partial<MoveBooking> = {}): MoveBooking => ({tripId: faker.string.uuid(), reason: faker.string.alpha({length: {min: 1, max: 1000}}), totalMinor: faker.number.int({min: 0}), ...overrideResponse})

export const getMoveGoneMock = (overrideResponse: Partial<MoveGone> = {}): MoveGone => ({label: faker.string.alpha({length: {min: 10, max: 20}}), traveler: faker.string.alpha({length: {min: 10, max: 20}}), amountMinor: faker.number.int(), ...overrideResponse})

export const getMoveCalculationMock = (overrideResponse: Partial<MoveCalculation> = {}): MoveCalculation => ({possible: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), status: faker.helpers.arrayElement([getBookingStatusMock(), undefined]), gone: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getMoveGoneMock() })), totalMinor: faker.number.int(), differenceMinor: faker.number.int(), refundMinor: faker.number.int(), creditMinor: faker.number.int(), dueMinor: faker.number.int(), dueOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), currency: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getReinstatableTravelersMock = (overrideResponse: Partial<ReinstatableTravelers> = {}): ReinstatableTravelers => ({travelers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getParticipantMock() })), ...overrideResponse})

export const getBuyInsuranceMock = (overrideResponse: Partial<BuyInsurance> = {}): BuyInsurance => ({quoteId: faker.string.uuid(), amountMinor: faker.number.int(), paymentMethod: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), cardId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), saveCard: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getRepriceQuotesMock = (overrideResponse: Partial<RepriceQuotes> = {}): RepriceQuotes => ({travelAmountMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), additionalParticipants: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 49}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), addOns: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getCartAddOnMock() })), undefined]), travelersRooms: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getRoomChoiceMock() })), undefined]), groundTransferQuoteIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), status: faker.helpers.arrayElement(['pending','awaiting','confirmed'] as const), role: faker.helpers.arrayElement(['traveler'] as const), ...overrideResponse})

export const getRepricedAddOnMock = (overrideResponse: Partial<RepricedAddOn> = {}): RepricedAddOn => ({addOnId: faker.string.uuid(), participantId: faker.string.uuid(), premiumMinor: faker.number.int(), changeMinor: faker.number.int(), ...overrideResponse})

export const getRepricedQuotesMock = (overrideResponse: Partial<RepricedQuotes> = {}): RepricedQuotes => ({insuranceChangeMinor: faker.number.int(), repricedAddOns: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRepricedAddOnMock() })), quoteId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), currency: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getEditableFieldMock = (overrideResponse: Partial<EditableField> = {}): EditableField => ({field: faker.string.alpha({length: {min: 10, max: 20}}), editable: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getTravelerMock = (overrideResponse: Partial<Traveler> = {}): Traveler => ({id: faker.string.uuid(), bookingId: faker.string.uuid(), orderId: faker.string.alpha({length: {min: 10, max: 20}}), tripId: faker.string.uuid(), tripName: faker.string.alpha({length: {min: 10, max: 20}}), startDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), bookingStatus: faker.helpers.arrayElement([getBookingStatusMock(), undefined]), memberId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), gender: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), dateOfBirth: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), countryCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), instagramHandle: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), status: getTravelerStatusMock(), primary: faker.datatype.boolean(), version: faker.number.int(), editableFields: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getEditableFieldMock() })), ...overrideResponse})

export const getTravelerPageMock = (overrideResponse: Partial<TravelerPage> = {}): TravelerPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTravelerMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getTravelerUpdateMock = (overrideResponse: Partial<TravelerUpdate> = {}): TravelerUpdate => ({version: faker.number.int(), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 80}}), undefined]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 80}}), undefined]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 320}}), undefined]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), gender: faker.helpers.arrayElement([getGenderMock(), undefined]), dateOfBirth: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), countryCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 2, max: 2}}), undefined]), instagramHandle: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), ...overrideResponse})

export const getPromoteEmailInputMock = (overrideResponse: Partial<PromoteEmailInput> = {}): PromoteEmailInput => ({kind: faker.string.alpha({length: {min: 10, max: 40}}), active: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), hostBlurb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20000}}), undefined]), subject: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), copy: faker.helpers.arrayElement([faker.helpers.arrayElement(['everyone','missed','uncertain'] as const), undefined]), ...overrideResponse})

export const getOrderIdsMock = (overrideResponse: Partial<OrderIds> = {}): OrderIds => ({orderIds: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), spots: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), launchNow: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), promoteEmails: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getPromoteEmailInputMock() })), undefined]), ...overrideResponse})

export const getOrderRejectionMock = (overrideResponse: Partial<OrderRejection> = {}): OrderRejection => ({id: faker.string.uuid(), status: getBookingStatusMock(), refundMinor: faker.number.int({min: 0}), ...overrideResponse})

export const getOrderRejectionsMock = (overrideResponse: Partial<OrderRejections> = {}): OrderRejections => ({orders: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getOrderRejectionMock() })), ...overrideResponse})

export const getTripTravelerMock = (overrideResponse: Partial<TripTraveler> = {}): TripTraveler => ({id: faker.string.uuid(), orderId: faker.string.alpha({length: {min: 10, max: 20}}), status: getBookingStatusMock(), displayCode: getBookingDisplayMock(), displayStatus: faker.string.alpha({length: {min: 10, max: 20}}), waiting: faker.datatype.boolean(), paidStatus: faker.helpers.arrayElement(['Paid','Partial','Unpaid'] as const), totalSpotsBooked: faker.number.int(), totalMinor: faker.number.int(), paidMinor: faker.number.int(), dueMinor: faker.number.int(), pendingCancellation: faker.datatype.boolean(), cancelledByHost: faker.datatype.boolean(), canConfirm: faker.datatype.boolean(), canReject: faker.datatype.boolean(), refundMinor: faker.number.int(), traveler: { ...getParticipantMock() }, party: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getParticipantMock() })), bookedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getChartDataMock = (overrideResponse: Partial<ChartData> = {}): ChartData => ({labels: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), series: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int())))), ...overrideResponse})

export const getEmailCampaignMock = (overrideResponse: Partial<EmailCampaign> = {}): EmailCampaign => ({id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), kind: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), scheduledDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), scheduledDateLabel: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), completedDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), stoppedDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), recipients: faker.number.int(), sent: faker.number.int(), opened: faker.number.int(), clicked: faker.number.int(), undelivered: faker.number.int(), uncertain: faker.number.int(), status: faker.helpers.arrayElement(['pending','scheduled','sending','sent','stopped','disabled','canceled'] as const), stoppable: faker.datatype.boolean(), sortOrder: faker.number.int(), ...overrideResponse})

export const getTripDetailsMock = (overrideResponse: Partial<TripDetails> = {}): TripDetails => ({tripId: faker.string.uuid(), version: faker.number.int(), status: getTripStatusMock(), travelers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTripTravelerMock() })), pendingTravelers: faker.number.int(), onHoldTravelers: faker.number.int(), confirmedTravelers: faker.number.int(), maximumSpots: faker.number.int(), minimumTripThreshold: faker.number.int(), chartData: { ...getChartDataMock() }, earningsMinor: faker.number.int(), potentialEarningsMinor: faker.number.int(), collectedMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), currency: faker.string.alpha({length: {min: 10, max: 20}}), selectable: faker.datatype.boolean(), canConfirm: faker.datatype.boolean(), confirmReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), minimumToConfirm: faker.helpers.arrayElement([faker.number.int(), undefined]), launchAndConfirm: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), canReject: faker.datatype.boolean(), emailCampaigns: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getEmailCampaignMock() })), undefined]), ...overrideResponse})

export const getCalendarFeedMock = (overrideResponse: Partial<CalendarFeed> = {}): CalendarFeed => ({active: faker.datatype.boolean(), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getTestEmailMock = (overrideResponse: Partial<TestEmail> = {}): TestEmail => ({tripId: faker.string.uuid(), kind: faker.string.alpha({length: {min: 10, max: 40}}), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), hostBlurb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20000}}), undefined]), subject: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), ...overrideResponse})

export const getOpeningWatchMock = (overrideResponse: Partial<OpeningWatch> = {}): OpeningWatch => ({email: faker.string.alpha({length: {min: 10, max: 320}}), consent: faker.datatype.boolean(), tripId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), hostId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getOpeningWatchedMock = (overrideResponse: Partial<OpeningWatched> = {}): OpeningWatched => ({about: faker.helpers.arrayElement(['trip','host'] as const), ...overrideResponse})

export const getOpeningWatchersMock = (overrideResponse: Partial<OpeningWatchers> = {}): OpeningWatchers => ({waiting: faker.number.int(), ...overrideResponse})

export const getTravelerEmailMock = (overrideResponse: Partial<TravelerEmail> = {}): TravelerEmail => ({tripId: faker.string.uuid(), subject: faker.string.alpha({length: {min: 10, max: 200}}), message: faker.string.alpha({length: {min: 10, max: 20000}}), statuses: faker.helpers.arrayElement([faker.helpers.arrayElements(['pending','confirmed','waitlist','awaiting'] as const), undefined]), onlyMissingForms: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getTravelerAudienceMock = (overrideResponse: Partial<TravelerAudience> = {}): TravelerAudience => ({tripId: faker.string.uuid(), statuses: faker.helpers.arrayElement([faker.helpers.arrayElements(['pending','confirmed','waitlist','awaiting'] as const), undefined]), onlyMissingForms: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getTravelerEmailPreviewMock = (overrideResponse: Partial<TravelerEmailPreview> = {}): TravelerEmailPreview => ({recipients: faker.number.int(), firstNames: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getSentEmailMock = (overrideResponse: Partial<SentEmail> = {}): SentEmail => ({id: faker.string.uuid(), kind: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(['waiting','sent','unsubscribed','stopped','undeliverable','uncertain'] as const), sentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), openedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), ...overrideResponse})

export const getSentEmailPageMock = (overrideResponse: Partial<SentEmailPage> = {}): SentEmailPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSentEmailMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getRotationInputMock = (overrideResponse: Partial<RotationInput> = {}): RotationInput => ({overlapHours: faker.number.int({min: 0, max: 168}), ...overrideResponse})

export const getErrorMock = (overrideResponse: Partial<Error> = {}): Error => ({success: faker.datatype.boolean(), error: faker.string.alpha({length: {min: 10, max: 20}}), code: "not_found", fields: faker.helpers.arrayElement([{
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 20}})
      }, undefined]), details: faker.helpers.arrayElement([{
        [faker.string.alphanumeric(5)]: faker.number.int()
      }, undefined]), requestId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getDoneMock = (overrideResponse: Partial<Done> = {}): Done => ({ok: faker.datatype.boolean(), ...overrideResponse})

export const getGroupMock = (): Group => (faker.helpers.arrayElement(['traveler','host','operator','admin','tripManager','accountManager','support'] as const))

export const getPackageLevelMock = (): PackageLevel => (faker.helpers.arrayElement(['economy','standard','premium'] as const))

export const getAgeRangeMock = (): AgeRange => (faker.helpers.arrayElement(['0-2','3-12','13-17','18+'] as const))

export const getAirportMock = (overrideResponse: Partial<Airport> = {}): Airport => ({code: faker.string.alpha({length: {min: 3, max: 3}}), name: faker.string.alpha({length: {min: 10, max: 120}}), city: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), country: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), ...overrideResponse})

export const getTierMock = (overrideResponse: Partial<Tier> = {}): Tier => ({numberOfTravelers: faker.number.int({min: 1, max: 500}), priceMinor: faker.number.int({min: 0, max: 100000000000}), ...overrideResponse})

export const getGeoLocationMock = (overrideResponse: Partial<GeoLocation> = {}): GeoLocation => ({lat: faker.number.float({min: -90, max: 90, fractionDigits: 2}), lng: faker.number.float({min: -180, max: 180, fractionDigits: 2}), ...overrideResponse})

export const getAddressLocationMock = (overrideResponse: Partial<AddressLocation> = {}): AddressLocation => ({name: faker.string.alpha({length: {min: 10, max: 200}}), placeId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), types: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}}))), undefined]), geoLocation: faker.helpers.arrayElement([{ ...getGeoLocationMock() }, undefined]), ...overrideResponse})

export const getFlightWindowMock = (overrideResponse: Partial<FlightWindow> = {}): FlightWindow => ({start: "09:30", end: "18:30", ...overrideResponse})

export const getAlternativeAccommodationMock = (overrideResponse: Partial<AlternativeAccommodation> = {}): AlternativeAccommodation => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 160}}), priceMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), accommodationType: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), occupancy: faker.helpers.arrayElement([faker.helpers.arrayElement(['single','double'] as const), undefined]), starRating: faker.helpers.arrayElement([faker.number.int({min: 1, max: 5}), undefined]), numberOfNights: faker.helpers.arrayElement([faker.number.int({min: 1, max: 60}), undefined]), addressLocation: faker.helpers.arrayElement([{ ...getAddressLocationMock() }, undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 6000}}), undefined]), images: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPhotoMock() })), undefined]), ...overrideResponse})

export const getServiceMock = (overrideResponse: Partial<Service> = {}): Service => ({id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), day: faker.helpers.arrayElement([faker.number.int({min: 1, max: 60}), undefined]), position: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), type: getServiceTypeMock(), timing: faker.helpers.arrayElement([getTimingMock(), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 6000}}), undefined]), images: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPhotoMock() })), undefined]), startTime: "09:30", lengthMinutes: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1440}), undefined]), location: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), priceMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), unitPriceWithFeeMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), accommodationType: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), occupancy: faker.helpers.arrayElement([faker.helpers.arrayElement(['single','double'] as const), undefined]), starRating: faker.helpers.arrayElement([faker.number.int({min: 1, max: 5}), undefined]), numberOfNights: faker.helpers.arrayElement([faker.number.int({min: 1, max: 60}), undefined]), orSimilar: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), mealType: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}}))), undefined]), includedActivity: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), bookable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), capacity: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), available: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), minPax: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), cutoffLeadTimeDays: faker.helpers.arrayElement([faker.number.int({min: 0, max: 365}), undefined]), fromCity: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), toCity: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), vehicleType: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), airport: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), hoursAvailable: faker.helpers.arrayElement([faker.number.int({min: 1, max: 24}), undefined]), hoursRequested: faker.helpers.arrayElement([faker.number.int({min: 0, max: 24}), undefined]), pricePerHourMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), timeAvailableStart: faker.helpers.arrayElement([faker.string.alpha({length: {min: 5, max: 5}}), undefined]), acceptedByHost: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), saveToLibrary: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), deleted: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), viewOnly: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), addressLocation: faker.helpers.arrayElement([{ ...getAddressLocationMock() }, undefined]), checkInDay: faker.helpers.arrayElement([faker.number.int({min: 1, max: 60}), undefined]), maxNights: faker.helpers.arrayElement([faker.number.int({min: 0, max: 30}), undefined]), quantityAvailable: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000}), undefined]), cutoffDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), numberOfTransfers: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000}), undefined]), airportTransfer: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), flightWindow: faker.helpers.arrayElement([{ ...getFlightWindowMock() }, undefined]), alternatives: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getAlternativeAccommodationMock() })), undefined]), dayIndex: faker.helpers.arrayElement([faker.number.int(), undefined]), removed: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), serviceLibrary: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), operator: faker.helpers.arrayElement([faker.string.uuid(), undefined]), user: faker.helpers.arrayElement([faker.string.uuid(), undefined]), createdDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), ...overrideResponse})

export const getDayMock = (overrideResponse: Partial<Day> = {}): Day => ({day: faker.number.int({min: 1}), date: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), photos: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => ({ ...getPhotoMock() })), undefined]), services: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getServiceMock() })), ...overrideResponse})

export const getCompanionMock = (overrideResponse: Partial<Companion> = {}): Companion => ({firstName: faker.string.alpha({length: {min: 1, max: 80}}), lastName: faker.string.alpha({length: {min: 1, max: 80}}), ageRange: getAgeRangeMock(), ...overrideResponse})

export const getPersonMock = (overrideResponse: Partial<Person> = {}): Person => ({id: faker.string.uuid(), displayName: faker.string.alpha({length: {min: 10, max: 20}}), pictureUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), bio: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), level: faker.helpers.arrayElement([faker.number.int(), undefined]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getHostStatusMock = (): HostStatus => (faker.helpers.arrayElement(['created','ready-to-qualify','qualifying','qualified','planning','launched','confirmed','renewed'] as const))

export const getInsurancePremiumMock = (overrideResponse: Partial<InsurancePremium> = {}): InsurancePremium => ({participantId: faker.string.uuid(), tripCostMinor: faker.number.int(), premiumMinor: faker.number.int(), ...overrideResponse})

export const getInsuranceQuoteMock = (overrideResponse: Partial<InsuranceQuote> = {}): InsuranceQuote => ({quoteId: faker.string.uuid(), totalMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), coverage: faker.string.alpha({length: {min: 10, max: 20}}), premiums: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getInsurancePremiumMock() })), expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCostThresholdMock = (overrideResponse: Partial<CostThreshold> = {}): CostThreshold => ({daysOfTheWeek: Array.from({ length: faker.number.int({min: 1, max: 7}) }, (_, i) => i + 1).map(() => (faker.number.int())), numberOfTravelers: faker.number.int({min: 0, max: 500}), priceMinor: faker.number.int({min: 0}), ...overrideResponse})

export const getValidityPeriodMock = (overrideResponse: Partial<ValidityPeriod> = {}): ValidityPeriod => ({startDate: faker.date.past().toISOString().slice(0, 10), endDate: faker.date.past().toISOString().slice(0, 10), blackoutStartDate: faker.helpers.arrayElement([{isBlackout: faker.datatype.boolean()}, undefined]), instantApprovalAllowed: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), additionalCosts: faker.helpers.arrayElement([{singleSupplement: faker.helpers.arrayElement([{priceMinor: faker.number.int({min: 0})}, undefined])}, undefined]), costThresholds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getCostThresholdMock() })), undefined]), ...overrideResponse})

export const getOptionalServiceMock = (overrideResponse: Partial<OptionalService> = {}): OptionalService => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 160}}), type: getServiceTypeMock(), priceMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), quantity: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000}), undefined]), ...overrideResponse})

export const getLeadTimeMock = (overrideResponse: Partial<LeadTime> = {}): LeadTime => ({months: faker.helpers.arrayElement([faker.number.int({min: 0, max: 24}), undefined]), days: faker.helpers.arrayElement([faker.number.int({min: 0, max: 730}), undefined]), ...overrideResponse})

export const getItineraryStatusMock = (): ItineraryStatus => (faker.helpers.arrayElement(['created','incomplete','in review','complete'] as const))

export const getPackageSetupMock = (overrideResponse: Partial<PackageSetup> = {}): PackageSetup => ({level: getPackageLevelMock(), enabled: faker.datatype.boolean(), accommodationLevels: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}}))), undefined]), mealLevels: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}}))), undefined]), foodOptions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}}))), undefined]), validityPeriods: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 400}) }, (_, i) => i + 1).map(() => ({ ...getValidityPeriodMock() })), undefined]), fromPriceMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), ...overrideResponse})

export const getCategoryIconMock = (): CategoryIcon => (faker.helpers.arrayElement(['camera','rainbow','heart','dumbbell','compass','utensils','leaf','flower','mountain','tent','telescope','moon','sun','waves','ship','bike','footprints','music','palette','book','wine','snowflake','paw','landmark'] as const))

export const getCategoryColorMock = (): CategoryColor => (faker.helpers.arrayElement(['sky','plum','rose','clay','moss','saffron','sage','lavender'] as const))

export const getCategoryMock = (overrideResponse: Partial<Category> = {}): Category => ({_id: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), icon: getCategoryIconMock(), colorScheme: getCategoryColorMock(), hidden: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getCategoryNameMock = (overrideResponse: Partial<CategoryName> = {}): CategoryName => ({id: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getItinerarySummaryMock = (overrideResponse: Partial<ItinerarySummary> = {}): ItinerarySummary => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), country: faker.string.alpha({length: {min: 10, max: 20}}), destination: faker.string.alpha({length: {min: 10, max: 20}}), lengthInDays: faker.number.int(), status: getItineraryStatusMock(), operatorGroup: faker.helpers.arrayElement(['notSubmitted','pending','live'] as const), currency: faker.string.alpha({length: {min: 10, max: 20}}), tier: faker.number.int({min: 1, max: 3}), activityLevel: faker.helpers.arrayElement([faker.number.int({min: 1, max: 5}), undefined]), categories: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), hero: { ...getPhotoMock() }, fromPriceMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), locked: faker.datatype.boolean(), lockReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), recommended: faker.datatype.boolean(), topRecommended: faker.datatype.boolean(), instantApproval: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), firstAvailableDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), operatorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getPriceRangeMock = (overrideResponse: Partial<PriceRange> = {}): PriceRange => ({minPriceMinor: faker.number.int(), maxPriceMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getNightSupplyMock = (overrideResponse: Partial<NightSupply> = {}): NightSupply => ({priceMinor: faker.number.int({min: 0}), quantityAvailable: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000}), undefined]), maxNights: faker.helpers.arrayElement([faker.number.int({min: 0, max: 30}), undefined]), ...overrideResponse})

export const getRoomSupplyMock = (overrideResponse: Partial<RoomSupply> = {}): RoomSupply => ({single: faker.helpers.arrayElement([{ ...getNightSupplyMock() }, undefined]), double: faker.helpers.arrayElement([{ ...getNightSupplyMock() }, undefined]), ...overrideResponse})

export const getInventoryOfferMock = (overrideResponse: Partial<InventoryOffer> = {}): InventoryOffer => ({id: faker.string.uuid(), startDate: faker.date.past().toISOString().slice(0, 10), packageLevel: getPackageLevelMock(), status: faker.helpers.arrayElement(['available','reserved','confirmed','unknown'] as const), open: faker.datatype.boolean(), costSchedule: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTierMock() })), preTransferPriceMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), postTransferPriceMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), preAccommodation: faker.helpers.arrayElement([{ ...getRoomSupplyMock() }, undefined]), postAccommodation: faker.helpers.arrayElement([{ ...getRoomSupplyMock() }, undefined]), ...overrideResponse})

export const getPlaceTypeMock = (): PlaceType => (faker.helpers.arrayElement(['locality','airport'] as const))

export const getStatementEntryMock = (overrideResponse: Partial<StatementEntry> = {}): StatementEntry => ({at: faker.date.past().toISOString().slice(0, 19) + 'Z', kind: faker.string.alpha({length: {min: 10, max: 20}}), memo: faker.string.alpha({length: {min: 10, max: 20}}), orderId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), bookingId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), tripId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), amountMinor: faker.number.int(), balanceMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getTravelerShareMock = (overrideResponse: Partial<TravelerShare> = {}): TravelerShare => ({participantId: faker.string.uuid(), totalMinor: faker.number.int(), paidMinor: faker.number.int(), dueMinor: faker.number.int(), ...overrideResponse})

export const getStatementSumsMock = (overrideResponse: Partial<StatementSums> = {}): StatementSums => ({totalMinor: faker.number.int(), paidMinor: faker.number.int(), dueMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getStatementMock = (overrideResponse: Partial<Statement> = {}): Statement => ({entries: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getStatementEntryMock() })), travelers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTravelerShareMock() })), totalMinor: faker.number.int(), paidMinor: faker.number.int(), dueMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), otherSums: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getStatementSumsMock() })), undefined]), ...overrideResponse})

export const getRecordMetadataMock = (overrideResponse: Partial<RecordMetadata> = {}): RecordMetadata => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), facts: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 20}})
      }, ...overrideResponse})

export const getRecordMetadataPageMock = (overrideResponse: Partial<RecordMetadataPage> = {}): RecordMetadataPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRecordMetadataMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getMemberRoleMock = (): MemberRole => (faker.helpers.arrayElement(['primary','secondary','admin','member'] as const))

export const getNewMemberMock = (overrideResponse: Partial<NewMember> = {}): NewMember => ({email: faker.string.alpha({length: {min: 10, max: 320}}), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), role: faker.helpers.arrayElement([getMemberRoleMock(), undefined]), ...overrideResponse})

export const getMemberMock = (overrideResponse: Partial<Member> = {}): Member => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), role: getMemberRoleMock(), status: faker.helpers.arrayElement(['invited','active','disabled'] as const), removable: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getMemberListMock = (overrideResponse: Partial<MemberList> = {}): MemberList => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getMemberMock() })), ...overrideResponse})

export const getHostStepMock = (overrideResponse: Partial<HostStep> = {}): HostStep => ({step: faker.helpers.arrayElement(['Plan Trip','Launch Trip','Promote','Trip Prep','Travel Time','Canceled'] as const), tab: faker.helpers.arrayElement([faker.helpers.arrayElement(['pricing','promote','bookings','itinerary'] as const), undefined]), state: faker.helpers.arrayElement(['past','current','future'] as const), actionsEnabled: faker.datatype.boolean(), ...overrideResponse})

export const getTripRequestStatusMock = (): TripRequestStatus => (faker.helpers.arrayElement(['pending','trip-created','accepted','rejected'] as const))

export const getHostRoomMock = (overrideResponse: Partial<HostRoom> = {}): HostRoom => ({type: faker.helpers.arrayElement(['oneBed','twoBeds','sharedBed'] as const), ...overrideResponse})

export const getWorkshopChoiceMock = (overrideResponse: Partial<WorkshopChoice> = {}): WorkshopChoice => ({serviceId: faker.string.uuid(), hoursRequested: faker.number.int({min: 1, max: 24}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), day: faker.helpers.arrayElement([faker.number.int(), undefined]), ...overrideResponse})

export const getServiceChoiceMock = (overrideResponse: Partial<ServiceChoice> = {}): ServiceChoice => ({serviceId: faker.string.uuid(), quantity: faker.number.int({min: 0, max: 500}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), day: faker.helpers.arrayElement([faker.number.int(), undefined]), ...overrideResponse})

export const getNotedTypeMock = (): NotedType => (faker.helpers.arrayElement(['Member','Trip','Booking','Host','Operator','Itinerary'] as const))

export const getRecordNoteMock = (overrideResponse: Partial<RecordNote> = {}): RecordNote => ({id: faker.string.uuid(), text: faker.string.alpha({length: {min: 10, max: 20}}), by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), at: faker.date.past().toISOString().slice(0, 19) + 'Z', changedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), own: faker.datatype.boolean(), ...overrideResponse})

export const getRecordNotesMock = (overrideResponse: Partial<RecordNotes> = {}): RecordNotes => ({notes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRecordNoteMock() })), tags: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), known: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), canWrite: faker.datatype.boolean(), ...overrideResponse})

export const getRecordNoteInputMock = (overrideResponse: Partial<RecordNoteInput> = {}): RecordNoteInput => ({objectType: getNotedTypeMock(), objectId: faker.string.uuid(), text: faker.string.alpha({length: {min: 1, max: 2000}}), ...overrideResponse})

export const getRecordTagsInputMock = (overrideResponse: Partial<RecordTagsInput> = {}): RecordTagsInput => ({objectType: getNotedTypeMock(), objectId: faker.string.uuid(), tags: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), ...overrideResponse})

export const getTaggedRecordMock = (overrideResponse: Partial<TaggedRecord> = {}): TaggedRecord => ({objectType: getNotedTypeMock(), objectId: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getTaggedRecordsMock = (overrideResponse: Partial<TaggedRecords> = {}): TaggedRecords => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTaggedRecordMock() })), ...overrideResponse})

export const getBulkInputMock = (overrideResponse: Partial<BulkInput> = {}): BulkInput => ({action: faker.helpers.arrayElement(['resendEmails','resendInvitations','keepReviews','retryRefunds','approvePayouts','retryPayouts','endDiscountCodes','extendDiscountCodes','resumeWebhooks'] as const), ids: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), query: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), until: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), start: faker.datatype.boolean(), ...overrideResponse})

export const getBulkRowMock = (overrideResponse: Partial<BulkRow> = {}): BulkRow => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getBulkRunMock = (overrideResponse: Partial<BulkRun> = {}): BulkRun => ({started: faker.datatype.boolean(), ended: faker.datatype.boolean(), total: faker.number.int(), leftOut: faker.number.int(), leftOutReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), leftOutRows: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBulkRowMock() })), undefined]), done: faker.number.int(), failed: faker.number.int(), rows: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBulkRowMock() })), ...overrideResponse})

export const getListViewInputMock = (overrideResponse: Partial<ListViewInput> = {}): ListViewInput => ({list: faker.helpers.fromRegExp("^[a-z][a-z-]*$"), name: faker.string.alpha({length: {min: 1, max: 60}}), query: faker.string.alpha({length: {min: 10, max: 2000}}), shared: faker.datatype.boolean(), version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), ...overrideResponse})

export const getListViewMock = (overrideResponse: Partial<ListView> = {}): ListView => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), query: faker.string.alpha({length: {min: 10, max: 20}}), shared: faker.datatype.boolean(), own: faker.datatype.boolean(), savedBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), canChange: faker.datatype.boolean(), version: faker.number.int(), ...overrideResponse})

export const getListViewsMock = (overrideResponse: Partial<ListViews> = {}): ListViews => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getListViewMock() })), canSave: faker.datatype.boolean(), ...overrideResponse})

export const getPolicyChangeMock = (overrideResponse: Partial<PolicyChange> = {}): PolicyChange => ({path: faker.string.alpha({length: {min: 10, max: 80}}), number: faker.helpers.arrayElement([faker.number.int(), undefined]), flag: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), numbers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.number.int())), undefined]), texts: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 80}}))), undefined]), useDefault: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getPoliciesProposalMock = (overrideResponse: Partial<PoliciesProposal> = {}): PoliciesProposal => ({items: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getPolicyChangeMock() })), ...overrideResponse})

export const getKeptPolicyMock = (overrideResponse: Partial<KeptPolicy> = {}): KeptPolicy => ({valueText: faker.string.alpha({length: {min: 10, max: 20}}), currency: faker.string.alpha({length: {min: 10, max: 20}}), trips: faker.number.int(), bookings: faker.number.int(), ...overrideResponse})

export const getTouchedByPolicyMock = (overrideResponse: Partial<TouchedByPolicy> = {}): TouchedByPolicy => ({what: faker.helpers.arrayElement(['holdsKeep','offersKeep','payoutsWait','payoutsGo','payoutsKeepDate','reviewsHide','reviewsShow','codesCut','ordersFinal','ordersCancellable'] as const), count: faker.number.int(), ...overrideResponse})

export const getPolicyEffectMock = (overrideResponse: Partial<PolicyEffect> = {}): PolicyEffect => ({path: "payment.depositBp", applies: faker.helpers.arrayElement(['newTrips','fromNow','atOnce'] as const), valueText: faker.string.alpha({length: {min: 10, max: 20}}), kept: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getKeptPolicyMock() })), touched: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTouchedByPolicyMock() })), ...overrideResponse})

export const getPolicyEffectsMock = (overrideResponse: Partial<PolicyEffects> = {}): PolicyEffects => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPolicyEffectMock() })), ...overrideResponse})

export const getScheduledJobMock = (overrideResponse: Partial<ScheduledJob> = {}): ScheduledJob => ({name: faker.string.alpha({length: {min: 10, max: 20}}), everySeconds: faker.number.int({min: 1}), outcome: faker.helpers.arrayElement(['none','waiting','running','done','failed'] as const), startedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), endedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), nextAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getJobScheduleMock = (overrideResponse: Partial<JobSchedule> = {}): JobSchedule => ({jobs: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getScheduledJobMock() })), ...overrideResponse})

export const getWaitingItemMock = (overrideResponse: Partial<WaitingItem> = {}): WaitingItem => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), job: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), since: faker.date.past().toISOString().slice(0, 19) + 'Z', facts: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 20}})
      }, ...overrideResponse})

export const getWaitingGroupMock = (overrideResponse: Partial<WaitingGroup> = {}): WaitingGroup => ({kind: faker.helpers.arrayElement(['tripRequest','tripPricing','itineraryReview','tripPage','technicalItinerary','earningsReport','dispute','payout','payoutApproval','refund','difference','review','webhook','job'] as const), total: faker.number.int(), items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getWaitingItemMock() })), ...overrideResponse})

export const getWaitingListMock = (overrideResponse: Partial<WaitingList> = {}): WaitingList => ({groups: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getWaitingGroupMock() })), ...overrideResponse})

export const getDestinationChoiceMock = (overrideResponse: Partial<DestinationChoice> = {}): DestinationChoice => ({country: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getDestinationChoicesMock = (overrideResponse: Partial<DestinationChoices> = {}): DestinationChoices => ({onlyListed: faker.datatype.boolean(), items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDestinationChoiceMock() })), ...overrideResponse})

export const getDestinationSettingMock = (overrideResponse: Partial<DestinationSetting> = {}): DestinationSetting => ({id: faker.string.alpha({length: {min: 10, max: 20}}), country: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), intro: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), picture: faker.helpers.arrayElement([{ ...getPhotoMock() }, undefined]), hidden: faker.datatype.boolean(), itineraries: faker.number.int(), trips: faker.number.int(), ...overrideResponse})

export const getUnlistedDestinationMock = (overrideResponse: Partial<UnlistedDestination> = {}): UnlistedDestination => ({country: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), itineraries: faker.number.int(), trips: faker.number.int(), ...overrideResponse})

export const getDestinationSettingsMock = (overrideResponse: Partial<DestinationSettings> = {}): DestinationSettings => ({version: faker.number.int(), onlyListed: faker.datatype.boolean(), items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDestinationSettingMock() })), unlisted: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getUnlistedDestinationMock() })), moreUnlisted: faker.number.int(), ...overrideResponse})

export const getDestinationInputMock = (overrideResponse: Partial<DestinationInput> = {}): DestinationInput => ({id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 150}}), undefined]), country: faker.string.alpha({length: {min: 10, max: 80}}), name: faker.string.alpha({length: {min: 10, max: 120}}), intro: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 600}}), undefined]), picture: faker.helpers.arrayElement([{ ...getPhotoMock() }, undefined]), hidden: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getDestinationsUpdateMock = (overrideResponse: Partial<DestinationsUpdate> = {}): DestinationsUpdate => ({version: faker.number.int(), onlyListed: faker.datatype.boolean(), items: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getDestinationInputMock() })), ...overrideResponse})

export const getDestinationMergeMock = (overrideResponse: Partial<DestinationMerge> = {}): DestinationMerge => ({version: faker.number.int(), country: faker.string.alpha({length: {min: 10, max: 80}}), name: faker.string.alpha({length: {min: 10, max: 120}}), into: faker.string.alpha({length: {min: 10, max: 150}}), ...overrideResponse})

export const getDiscountInputMock = (overrideResponse: Partial<DiscountInput> = {}): DiscountInput => ({code: faker.string.alpha({length: {min: 1, max: 40}}), amountMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), ...overrideResponse})

export const getDiscountCalculationMock = (overrideResponse: Partial<DiscountCalculation> = {}): DiscountCalculation => ({code: faker.string.alpha({length: {min: 10, max: 20}}), amountMinor: faker.number.int(), totalMinor: faker.number.int(), dueMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getDiscountCodeInputMock = (overrideResponse: Partial<DiscountCodeInput> = {}): DiscountCodeInput => ({code: "SUMMER25", description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), percentBp: faker.helpers.arrayElement([faker.number.int({min: 1, max: 10000}), undefined]), amountMinor: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100000000000}), undefined]), tripId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), hostId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), maxUses: faker.helpers.arrayElement([faker.number.int({min: 1, max: 1000000}), undefined]), startsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), expiresOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), active: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), version: faker.helpers.arrayElement([faker.number.int(), undefined]), ...overrideResponse})

export const getDiscountCodeMock = (overrideResponse: Partial<DiscountCode> = {}): DiscountCode => ({id: faker.string.uuid(), code: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), percentBp: faker.helpers.arrayElement([faker.number.int(), undefined]), amountMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), currency: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tripId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), hostId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), maxUses: faker.helpers.arrayElement([faker.number.int(), undefined]), uses: faker.number.int(), startsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), expiresOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), active: faker.datatype.boolean(), version: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDiscountCodePageMock = (overrideResponse: Partial<DiscountCodePage> = {}): DiscountCodePage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDiscountCodeMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getHostDiscountInputMock = (overrideResponse: Partial<HostDiscountInput> = {}): HostDiscountInput => ({code: "EARLY10", percentBp: faker.helpers.arrayElement([faker.number.int({min: 1, max: 10000}), undefined]), amountMinor: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100000000000}), undefined]), tripId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), maxUses: faker.helpers.arrayElement([faker.number.int({min: 1, max: 1000000}), undefined]), startsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), expiresOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), active: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), version: faker.helpers.arrayElement([faker.number.int(), undefined]), ...overrideResponse})

export const getHostDiscountMock = (overrideResponse: Partial<HostDiscount> = {}): HostDiscount => ({id: faker.string.uuid(), code: faker.string.alpha({length: {min: 10, max: 20}}), percentBp: faker.helpers.arrayElement([faker.number.int(), undefined]), amountMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), currency: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tripId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), maxUses: faker.helpers.arrayElement([faker.number.int(), undefined]), uses: faker.number.int(), discountMinor: faker.number.int(), revenueMinor: faker.number.int(), revenueCurrency: faker.string.alpha({length: {min: 10, max: 20}}), startsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), expiresOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), active: faker.datatype.boolean(), version: faker.number.int(), ...overrideResponse})

export const getHostDiscountPageMock = (overrideResponse: Partial<HostDiscountPage> = {}): HostDiscountPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getHostDiscountMock() })), maxPercentBp: faker.number.int(), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getManifestCompanionMock = (overrideResponse: Partial<ManifestCompanion> = {}): ManifestCompanion => ({name: faker.string.alpha({length: {min: 10, max: 20}}), dateOfBirth: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), ...overrideResponse})

export const getManifestFlightMock = (overrideResponse: Partial<ManifestFlight> = {}): ManifestFlight => ({airline: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), flightNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), date: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), time: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getManifestTravelerMock = (overrideResponse: Partial<ManifestTraveler> = {}): ManifestTraveler => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), customer: faker.datatype.boolean(), changes: faker.helpers.arrayElement([faker.helpers.arrayElements(['added','name','room','arrival','departure','requests'] as const), undefined]), formComplete: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), age: faker.helpers.arrayElement([faker.number.int(), undefined]), gender: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), countryCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), arrival: faker.helpers.arrayElement([{ ...getManifestFlightMock() }, undefined]), departure: faker.helpers.arrayElement([{ ...getManifestFlightMock() }, undefined]), roommate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), requests: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getManifestPartyMock = (overrideResponse: Partial<ManifestParty> = {}): ManifestParty => ({orderId: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.string.alpha({length: {min: 10, max: 20}}), travelers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getManifestTravelerMock() })), ...overrideResponse})

export const getRoommateMock = (overrideResponse: Partial<Roommate> = {}): Roommate => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getManifestRoomMock = (overrideResponse: Partial<ManifestRoom> = {}): ManifestRoom => ({id: faker.string.uuid(), number: faker.number.int(), roomType: getRoomTypeMock(), travelers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRoommateMock() })), ...overrideResponse})

export const getManifestPrintMock = (overrideResponse: Partial<ManifestPrint> = {}): ManifestPrint => ({version: faker.number.int(), kind: faker.helpers.arrayElement(['pdf','csv'] as const), by: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', changed: faker.number.int(), ...overrideResponse})

export const getManifestMock = (overrideResponse: Partial<Manifest> = {}): Manifest => ({hostName: faker.string.alpha({length: {min: 10, max: 20}}), dietaryRestriction: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), additionalRequests: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), companions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getManifestCompanionMock() })), hostRooms: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getHostRoomMock() })), parties: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getManifestPartyMock() })), rooms: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getManifestRoomMock() })), travelers: faker.number.int(), lastPrint: faker.helpers.arrayElement([{ ...getManifestPrintMock() }, undefined]), left: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRoommateMock() })), undefined]), formsMissing: faker.helpers.arrayElement([faker.number.int(), undefined]), ...overrideResponse})

export const getExportInputMock = (overrideResponse: Partial<ExportInput> = {}): ExportInput => ({kind: faker.helpers.arrayElement(['tripTravelers'] as const), tripId: faker.string.uuid(), ...overrideResponse})

export const getJournalPeriodMock = (overrideResponse: Partial<JournalPeriod> = {}): JournalPeriod => ({from: faker.date.past().toISOString().slice(0, 10), to: faker.date.past().toISOString().slice(0, 10), ...overrideResponse})

export const getExportMock = (overrideResponse: Partial<Export> = {}): Export => ({id: faker.string.uuid(), kind: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(['pending','running','success','failure','expired'] as const), doneRows: faker.number.int(), totalRows: faker.number.int(), fileName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fileUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), endsAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), ...overrideResponse})

export const getExportPageMock = (overrideResponse: Partial<ExportPage> = {}): ExportPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getExportMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getFiguresByMock = (): FiguresBy => (faker.helpers.arrayElement(['trip','host','operator'] as const))

export const getFigureSetMock = (overrideResponse: Partial<FigureSet> = {}): FigureSet => ({soldMinor: faker.number.int(), collectedMinor: faker.number.int(), refundedMinor: faker.number.int(), earnedMinor: faker.number.int(), orders: faker.number.int(), spots: faker.number.int(), visitors: faker.number.int(), taken: faker.number.int(), maximum: faker.number.int(), ...overrideResponse})

export const getFigureRowMock = (overrideResponse: Partial<FigureRow> = {}): FigureRow => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), current: { ...getFigureSetMock() }, previous: { ...getFigureSetMock() }, ...overrideResponse})

export const getFiguresMock = (overrideResponse: Partial<Figures> = {}): Figures => ({previousFrom: faker.date.past().toISOString().slice(0, 10), previousTo: faker.date.past().toISOString().slice(0, 10), currency: faker.string.alpha({length: {min: 10, max: 20}}), currencies: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), total: { ...getFigureSetMock() }, previous: { ...getFigureSetMock() }, rows: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getFigureRowMock() })), ...overrideResponse})

export const getFigureEntryMock = (overrideResponse: Partial<FigureEntry> = {}): FigureEntry => ({id: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['charge','cancellation','fee','forfeit','discount','payment','refund','chargeback','earnings','referral','providerFee','other','order','trip','visits'] as const), day: faker.date.past().toISOString().slice(0, 10), value: faker.number.int(), maximum: faker.helpers.arrayElement([faker.number.int(), undefined]), channel: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), bookingId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), orderId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), customer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tripId: faker.string.uuid(), tripName: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getFigureEntryPageMock = (overrideResponse: Partial<FigureEntryPage> = {}): FigureEntryPage => ({currency: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int(), sum: faker.number.int(), maximum: faker.helpers.arrayElement([faker.number.int(), undefined]), items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getFigureEntryMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getImageUploadMock = (overrideResponse: Partial<ImageUpload> = {}): ImageUpload => ({image: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getUploadedImageMock = (overrideResponse: Partial<UploadedImage> = {}): UploadedImage => ({url: faker.string.alpha({length: {min: 10, max: 20}}), width: faker.number.int(), height: faker.number.int(), ...overrideResponse})

export const getSocialChannelsMock = (overrideResponse: Partial<SocialChannels> = {}): SocialChannels => ({facebook: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), instagram: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), tiktok: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), youtube: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), personalSite: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), ...overrideResponse})

export const getHostMock = (overrideResponse: Partial<Host> = {}): Host => ({id: faker.string.uuid(), level: faker.number.int({min: 0, max: 3}), levelName: faker.string.alpha({length: {min: 10, max: 20}}), status: getHostStatusMock(), qualified: faker.datatype.boolean(), surveyPrompt: faker.helpers.arrayElement([faker.helpers.arrayElement(['start','continue'] as const), undefined]), active: faker.datatype.boolean(), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), displayName: faker.string.alpha({length: {min: 10, max: 20}}), profilePictureUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), pagePath: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), bio: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), socialChannels: faker.helpers.arrayElement([{ ...getSocialChannelsMock() }, undefined]), onboardingCompleted: faker.datatype.boolean(), unlockedTiers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int())), launchRule: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), memberId: faker.string.uuid(), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), version: faker.number.int(), createdAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), editableFields: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getEditableFieldMock() })), ...overrideResponse})

export const getHostPageMock = (overrideResponse: Partial<HostPage> = {}): HostPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getHostMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getHomeTripMock = (overrideResponse: Partial<HomeTrip> = {}): HomeTrip => ({trip: { ...getTripSummaryMock() }, model: faker.helpers.arrayElement([faker.helpers.arrayElement(['trip','tripRequest'] as const), undefined]), steps: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getHostStepMock() })), ...overrideResponse})

export const getHomeTripsMock = (overrideResponse: Partial<HomeTrips> = {}): HomeTrips => ({upcoming: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getHomeTripMock() })), past: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getHomeTripMock() })), cancelled: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getHomeTripMock() })), ...overrideResponse})

export const getHostNextItemMock = (overrideResponse: Partial<HostNextItem> = {}): HostNextItem => ({kind: faker.helpers.arrayElement(['confirm','launch','forms','spots'] as const), urgency: faker.helpers.arrayElement(['now','soon','info'] as const), tripId: faker.string.uuid(), tripName: faker.string.alpha({length: {min: 10, max: 20}}), startDate: faker.date.past().toISOString().slice(0, 10), count: faker.number.int(), total: faker.number.int(), ...overrideResponse})

export const getHostNextMock = (overrideResponse: Partial<HostNext> = {}): HostNext => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getHostNextItemMock() })), ...overrideResponse})

export const getImportantDateMock = (overrideResponse: Partial<ImportantDate> = {}): ImportantDate => ({date: faker.date.past().toISOString().slice(0, 10), key: faker.string.alpha({length: {min: 10, max: 20}}), label: faker.string.alpha({length: {min: 10, max: 20}}), isSimpleDate: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), tripId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), tripName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getImportantDatesMock = (overrideResponse: Partial<ImportantDates> = {}): ImportantDates => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getImportantDateMock() })), ...overrideResponse})

export const getGraphEntryMock = (overrideResponse: Partial<GraphEntry> = {}): GraphEntry => ({label: faker.string.alpha({length: {min: 10, max: 20}}), amount: faker.number.int(), ...overrideResponse})

export const getAudienceGraphsMock = (overrideResponse: Partial<AudienceGraphs> = {}): AudienceGraphs => ({popularDestinations: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getGraphEntryMock() })), timeOfYear: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getGraphEntryMock() })), budget: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getGraphEntryMock() })), age: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getGraphEntryMock() })), gender: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getGraphEntryMock() })), ...overrideResponse})

export const getAudienceMetricsMock = (overrideResponse: Partial<AudienceMetrics> = {}): AudienceMetrics => ({responses: faker.number.int(), budgetAverageMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), budgetMedianMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), topDestinations: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), graphs: { ...getAudienceGraphsMock() }, ...overrideResponse})

export const getAudienceMock = (overrideResponse: Partial<Audience> = {}): Audience => ({allResponses: { ...getAudienceMetricsMock() }, qualifiedResponses: { ...getAudienceMetricsMock() }, marketingListSize: faker.number.int(), unlockAt: faker.number.int(), qualifiedBudgetMinor: faker.number.int(), surveyUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getNamedCodeMock = (overrideResponse: Partial<NamedCode> = {}): NamedCode => ({code: "es", name: faker.string.alpha({length: {min: 1, max: 80}}), ...overrideResponse})

export const getPublicProfileMock = (overrideResponse: Partial<PublicProfile> = {}): PublicProfile => ({id: faker.string.uuid(), displayName: faker.string.alpha({length: {min: 10, max: 20}}), bio: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), profilePictureUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), interests: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCategoryMock() })), languages: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getNamedCodeMock() })), country: faker.helpers.arrayElement([{ ...getNamedCodeMock() }, undefined]), pronouns: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), socialChannels: { ...getSocialChannelsMock() }, pagePath: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.number.int(), ...overrideResponse})

export const getPublicProfileInputMock = (overrideResponse: Partial<PublicProfileInput> = {}): PublicProfileInput => ({version: faker.number.int(), displayName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), bio: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), profilePictureUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), undefined]), interests: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}}))), languages: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getNamedCodeMock() })), undefined]), country: faker.helpers.arrayElement([{ ...getNamedCodeMock() }, undefined]), pronouns: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 40}}))), undefined]), socialChannels: { ...getSocialChannelsMock() }, ...overrideResponse})

export const getOnboardHostMock = (overrideResponse: Partial<OnboardHost> = {}): OnboardHost => ({_id: faker.string.uuid(), categoryInterests: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}}))), pagePath: faker.string.alpha({length: {min: 10, max: 120}}), socialChannels: faker.helpers.arrayElement([{ ...getSocialChannelsMock() }, undefined]), socialEngagementUserId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), ...overrideResponse})

export const getSocialConnectionMock = (overrideResponse: Partial<SocialConnection> = {}): SocialConnection => ({token: faker.string.alpha({length: {min: 10, max: 20}}), socialEngagementUserId: faker.string.alpha({length: {min: 10, max: 20}}), socialEngagementChannelIds: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 20}})
      }, ...overrideResponse})

export const getProgressStepMock = (overrideResponse: Partial<ProgressStep> = {}): ProgressStep => ({key: faker.helpers.arrayElement(['signUp','survey','qualify'] as const), label: faker.string.alpha({length: {min: 10, max: 20}}), done: faker.datatype.boolean(), ...overrideResponse})

export const getHomeProgressMock = (overrideResponse: Partial<HomeProgress> = {}): HomeProgress => ({title: faker.string.alpha({length: {min: 10, max: 20}}), steps: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getProgressStepMock() })), responses: faker.number.int(), qualifiedResponses: faker.number.int(), unlockAt: faker.number.int(), nextTierAt: faker.helpers.arrayElement([faker.number.int(), undefined]), level: faker.number.int(), ...overrideResponse})

export const getMarketingListFileMock = (overrideResponse: Partial<MarketingListFile> = {}): MarketingListFile => ({file: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getMarketingListImportMock = (overrideResponse: Partial<MarketingListImport> = {}): MarketingListImport => ({imported: faker.number.int(), known: faker.number.int(), refused: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({line: faker.number.int(), value: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getNewHostMock = (overrideResponse: Partial<NewHost> = {}): NewHost => ({email: faker.string.alpha({length: {min: 10, max: 320}}), firstName: faker.string.alpha({length: {min: 1, max: 80}}), lastName: faker.string.alpha({length: {min: 1, max: 80}}), displayName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), pagePath: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), level: faker.helpers.arrayElement([faker.number.int({min: 0, max: 3}), undefined]), ...overrideResponse})

export const getHostUpdateMock = (overrideResponse: Partial<HostUpdate> = {}): HostUpdate => ({version: faker.number.int(), level: faker.helpers.arrayElement([faker.number.int({min: 0, max: 3}), undefined]), status: faker.helpers.arrayElement([getHostStatusMock(), undefined]), active: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), pagePath: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), onboardingCompleted: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getActivationStateMock = (overrideResponse: Partial<ActivationState> = {}): ActivationState => ({activated: faker.datatype.boolean(), ...overrideResponse})

export const getTokenProfileMock = (overrideResponse: Partial<TokenProfile> = {}): TokenProfile => ({email: faker.string.alpha({length: {min: 10, max: 20}}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), group: getGroupMock(), hasAccount: faker.datatype.boolean(), ...overrideResponse})

export const getCredentialsMock = (overrideResponse: Partial<Credentials> = {}): Credentials => ({email: faker.string.alpha({length: {min: 10, max: 320}}), password: faker.string.alpha({length: {min: 10, max: 256}}), ...overrideResponse})

export const getEmailOnlyMock = (overrideResponse: Partial<EmailOnly> = {}): EmailOnly => ({email: faker.string.alpha({length: {min: 10, max: 320}}), ...overrideResponse})

export const getNewPasswordMock = (overrideResponse: Partial<NewPassword> = {}): NewPassword => ({password: faker.string.alpha({length: {min: 10, max: 256}}), ...overrideResponse})

export const getChangePasswordMock = (overrideResponse: Partial<ChangePassword> = {}): ChangePassword => ({currentPassword: faker.string.alpha({length: {min: 10, max: 256}}), password: faker.string.alpha({length: {min: 10, max: 256}}), ...overrideResponse})

export const getActivateUserMock = (overrideResponse: Partial<ActivateUser> = {}): ActivateUser => ({password: faker.string.alpha({length: {min: 10, max: 256}}), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), ...overrideResponse})

export const getHostSignupMock = (overrideResponse: Partial<HostSignup> = {}): HostSignup => ({email: faker.string.alpha({length: {min: 10, max: 320}}), firstName: faker.string.alpha({length: {min: 1, max: 80}}), lastName: faker.string.alpha({length: {min: 1, max: 80}}), referral: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), ...overrideResponse})

export const getLanguageMock = (): Language => (faker.helpers.arrayElement(['en','de','es'] as const))

export const getAddressMock = (overrideResponse: Partial<Address> = {}): Address => ({streetLineOne: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), streetLineTwo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), city: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), subdivisionCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 10}}), undefined]), postalCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), countryCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 2, max: 2}}), undefined]), ...overrideResponse})

export const getCompletionStatusMock = (): CompletionStatus => (faker.helpers.arrayElement(['required','incomplete','complete'] as const))

export const getProfileCompletionStatusMock = (overrideResponse: Partial<ProfileCompletionStatus> = {}): ProfileCompletionStatus => ({general: getCompletionStatusMock(), address: getCompletionStatusMock(), publicProfile: getCompletionStatusMock(), aggregated: getCompletionStatusMock(), ...overrideResponse})

export const getSecondFactorMethodMock = (): SecondFactorMethod => (faker.helpers.arrayElement(['totp','backupCode','passkey'] as const))

export const getSecondFactorStepMock = (overrideResponse: Partial<SecondFactorStep> = {}): SecondFactorStep => ({next: faker.helpers.arrayElement(['enrol','confirm'] as const), methods: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getSecondFactorMethodMock())), ...overrideResponse})

export const getImpersonationInfoMock = (overrideResponse: Partial<ImpersonationInfo> = {}): ImpersonationInfo => ({expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', barred: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), barredReason: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getSectionMock = (): Section => (faker.helpers.arrayElement(['trips','supply','money','people','settings'] as const))

export const getProfileMock = (overrideResponse: Partial<Profile> = {}): Profile => ({id: faker.string.uuid(), group: getGroupMock(), status: faker.helpers.arrayElement(['invited','active','disabled'] as const), email: faker.string.alpha({length: {min: 10, max: 20}}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), displayName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), phoneNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), websiteUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), instagramHandle: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), gender: faker.helpers.arrayElement([getGenderMock(), undefined]), bio: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), language: faker.helpers.arrayElement([getLanguageMock(), undefined]), profilePictureUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), address: faker.helpers.arrayElement([{ ...getAddressMock() }, undefined]), mustChangePassword: faker.datatype.boolean(), expires: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), profileCompletionStatus: { ...getProfileCompletionStatusMock() }, version: faker.number.int(), hostId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), hostLevel: faker.helpers.arrayElement([faker.number.int({min: 0, max: 3}), undefined]), hostLevelName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), hostStatus: faker.helpers.arrayElement([getHostStatusMock(), undefined]), mayRequestTrip: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), onboardingCompleted: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), operatorId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), operatorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), emailSignature: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), paypalEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), secondFactor: faker.helpers.arrayElement([{ ...getSecondFactorStepMock() }, undefined]), impersonation: faker.helpers.arrayElement([{ ...getImpersonationInfoMock() }, undefined]), editableFields: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getEditableFieldMock() })), undefined]), readOnly: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), sections: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getSectionMock())), undefined]), supportActions: faker.helpers.arrayElement([faker.helpers.arrayElements(['resendActivation','resetPassword','endSessions','disable','enable','standIn','merge','erase'] as const), undefined]), erasing: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), erasedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), mergedIntoId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getSessionInfoMock = (overrideResponse: Partial<SessionInfo> = {}): SessionInfo => ({token: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), profile: { ...getProfileMock() }, ...overrideResponse})

export const getMergeInputMock = (overrideResponse: Partial<MergeInput> = {}): MergeInput => ({otherId: faker.string.uuid(), ...overrideResponse})

export const getMergeUsersMock = (overrideResponse: Partial<MergeUsers> = {}): MergeUsers => ({otherId: faker.string.uuid(), reason: faker.string.alpha({length: {min: 1, max: 1000}}), version: faker.number.int(), otherVersion: faker.number.int(), ...overrideResponse})

export const getMergePersonMock = (overrideResponse: Partial<MergePerson> = {}): MergePerson => ({name: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.number.int(), ...overrideResponse})

export const getMergePartMock = (): MergePart => (faker.helpers.arrayElement(['bookings','payments','credits','reviews','savedTrips','dayChanges','noticeChoices','cards','automaticPayments','calendars','sessions'] as const))

export const getMergeCountMock = (overrideResponse: Partial<MergeCount> = {}): MergeCount => ({part: getMergePartMock(), count: faker.number.int(), ...overrideResponse})

export const getMergeCalculationMock = (overrideResponse: Partial<MergeCalculation> = {}): MergeCalculation => ({possible: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), stays: { ...getMergePersonMock() }, goes: { ...getMergePersonMock() }, moves: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getMergeCountMock() })), ends: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getMergeCountMock() })), ...overrideResponse})

export const getEraseUserMock = (overrideResponse: Partial<EraseUser> = {}): EraseUser => ({email: faker.string.alpha({length: {min: 10, max: 320}}), reason: faker.string.alpha({length: {min: 1, max: 1000}}), version: faker.number.int(), ...overrideResponse})

export const getErasurePartMock = (): ErasurePart => (faker.helpers.arrayElement(['travelers','tripForms','rides','emails','lists','answers','reviews','savedTrips','reminders','cards','automaticPayments','evidence','calendars','noticeChoices','pictures','exports','prints','notes','questions','sessions','passkeys','bookings','payments','credits','unsubscribed'] as const))

export const getErasureCountMock = (overrideResponse: Partial<ErasureCount> = {}): ErasureCount => ({part: getErasurePartMock(), count: faker.number.int(), ...overrideResponse})

export const getErasureCalculationMock = (overrideResponse: Partial<ErasureCalculation> = {}): ErasureCalculation => ({possible: faker.datatype.boolean(), reasons: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), person: { ...getMergePersonMock() }, erases: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getErasureCountMock() })), keeps: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getErasureCountMock() })), ...overrideResponse})

export const getProfileUpdateMock = (overrideResponse: Partial<ProfileUpdate> = {}): ProfileUpdate => ({version: faker.number.int(), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 80}}), undefined]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 80}}), undefined]), displayName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), phoneNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), websiteUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), instagramHandle: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), gender: faker.helpers.arrayElement([getGenderMock(), undefined]), bio: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 350}}), undefined]), emailSignature: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), undefined]), paypalEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 320}}), undefined]), profilePictureUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), language: faker.helpers.arrayElement([getLanguageMock(), undefined]), address: faker.helpers.arrayElement([{ ...getAddressMock() }, undefined]), ...overrideResponse})

export const getUserPageMock = (overrideResponse: Partial<UserPage> = {}): UserPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getProfileMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getNewUserMock = (overrideResponse: Partial<NewUser> = {}): NewUser => ({email: faker.string.alpha({length: {min: 10, max: 320}}), firstName: faker.string.alpha({length: {min: 1, max: 80}}), lastName: faker.string.alpha({length: {min: 1, max: 80}}), group: getGroupMock(), operatorId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getUserUpdateMock = (overrideResponse: Partial<UserUpdate> = {}): UserUpdate => ({version: faker.number.int(), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 80}}), undefined]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 80}}), undefined]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 320}}), undefined]), group: faker.helpers.arrayElement([getGroupMock(), undefined]), operatorId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), disabled: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), readOnly: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), sections: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 5}) }, (_, i) => i + 1).map(() => (getSectionMock())), null]), ...overrideResponse})

export const getImpersonationStartMock = (overrideResponse: Partial<ImpersonationStart> = {}): ImpersonationStart => ({reason: faker.string.alpha({length: {min: 10, max: 500}}), ...overrideResponse})

export const getImpersonationMock = (overrideResponse: Partial<Impersonation> = {}): Impersonation => ({id: faker.string.uuid(), actorId: faker.string.uuid(), actorName: faker.string.alpha({length: {min: 10, max: 20}}), actorEmail: faker.string.alpha({length: {min: 10, max: 20}}), subjectId: faker.string.uuid(), subjectName: faker.string.alpha({length: {min: 10, max: 20}}), subjectEmail: faker.string.alpha({length: {min: 10, max: 20}}), subjectGroup: getGroupMock(), reason: faker.string.alpha({length: {min: 10, max: 20}}), startedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', endedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), endedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), running: faker.datatype.boolean(), ...overrideResponse})

export const getImpersonationPageMock = (overrideResponse: Partial<ImpersonationPage> = {}): ImpersonationPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getImpersonationMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getMailedCodeMock = (overrideResponse: Partial<MailedCode> = {}): MailedCode => ({email: faker.string.alpha({length: {min: 10, max: 320}}), code: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getMailedCodeVerifiedMock = (overrideResponse: Partial<MailedCodeVerified> = {}): MailedCodeVerified => ({token: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['activation','reset'] as const), ...overrideResponse})

export const getAccountActionMock = (overrideResponse: Partial<AccountAction> = {}): AccountAction => ({email: faker.string.alpha({length: {min: 10, max: 320}}), reason: faker.string.alpha({length: {min: 1, max: 500}}), ...overrideResponse})

export const getPasswordOnlyMock = (overrideResponse: Partial<PasswordOnly> = {}): PasswordOnly => ({password: faker.string.alpha({length: {min: 10, max: 256}}), ...overrideResponse})

export const getSecondFactorCodeMock = (overrideResponse: Partial<SecondFactorCode> = {}): SecondFactorCode => ({method: faker.helpers.arrayElement(['totp','backupCode'] as const), code: faker.string.alpha({length: {min: 1, max: 40}}), ...overrideResponse})

export const getPasskeyMock = (overrideResponse: Partial<Passkey> = {}): Passkey => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', lastUsedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), ...overrideResponse})

export const getSecurityMock = (overrideResponse: Partial<Security> = {}): Security => ({secondFactorRequired: faker.datatype.boolean(), confirmed: faker.datatype.boolean(), totp: faker.datatype.boolean(), backupCodesLeft: faker.number.int(), passkeys: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPasskeyMock() })), ...overrideResponse})

export const getTotpSetupMock = (overrideResponse: Partial<TotpSetup> = {}): TotpSetup => ({flow: faker.string.alpha({length: {min: 10, max: 20}}), secret: faker.string.alpha({length: {min: 10, max: 20}}), uri: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getTotpConfirmationMock = (overrideResponse: Partial<TotpConfirmation> = {}): TotpConfirmation => ({flow: faker.string.alpha({length: {min: 1, max: 80}}), code: faker.string.alpha({length: {min: 1, max: 12}}), ...overrideResponse})

export const getBackupCodesMock = (overrideResponse: Partial<BackupCodes> = {}): BackupCodes => ({codes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getPasskeyChallengeMock = (overrideResponse: Partial<PasskeyChallenge> = {}): PasskeyChallenge => ({state: faker.string.alpha({length: {min: 10, max: 20}}), publicKey: {}, ...overrideResponse})

export const getPasskeyProofMock = (overrideResponse: Partial<PasskeyProof> = {}): PasskeyProof => ({state: faker.string.alpha({length: {min: 10, max: 4000}}), credential: {}, ...overrideResponse})

export const getNewPasskeyMock = (overrideResponse: Partial<NewPasskey> = {}): NewPasskey => ({state: faker.string.alpha({length: {min: 10, max: 4000}}), credential: {}, name: faker.string.alpha({length: {min: 1, max: 60}}), ...overrideResponse})

export const getSignedInDeviceMock = (overrideResponse: Partial<SignedInDevice> = {}): SignedInDevice => ({id: faker.string.uuid(), current: faker.datatype.boolean(), device: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), signedInAt: faker.date.past().toISOString().slice(0, 19) + 'Z', lastSeenAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), ...overrideResponse})

export const getSessionListMock = (overrideResponse: Partial<SessionList> = {}): SessionList => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getSignedInDeviceMock() })), ...overrideResponse})

export const getInsuranceStatusMock = (): InsuranceStatus => (faker.helpers.arrayElement(['processing','confirmed','modification pending','cancellation pending','cancelled','failed'] as const))

export const getInsurancePolicyMock = (overrideResponse: Partial<InsurancePolicy> = {}): InsurancePolicy => ({id: faker.string.uuid(), addOnId: faker.string.uuid(), bookingId: faker.string.uuid(), participantId: faker.string.uuid(), company: faker.string.alpha({length: {min: 10, max: 20}}), policyNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), coverage: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), claimsUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), confirmationOfBenefitsUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), status: getInsuranceStatusMock(), displayCode: faker.helpers.arrayElement(['policy','cancelled','processing'] as const), display: faker.string.alpha({length: {min: 10, max: 20}}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), premiumMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z', cancellable: faker.datatype.boolean(), covers: faker.datatype.boolean(), settling: faker.datatype.boolean(), cancellableUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getInsurancePolicyListMock = (overrideResponse: Partial<InsurancePolicyList> = {}): InsurancePolicyList => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getInsurancePolicyMock() })), ...overrideResponse})

export const getBookingInsuranceMock = (overrideResponse: Partial<BookingInsurance> = {}): BookingInsurance => ({offered: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), declined: faker.datatype.boolean(), required: faker.datatype.boolean(), policies: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getInsurancePolicyMock() })), ...overrideResponse})

export const getQuoteInsuranceMock = (overrideResponse: Partial<QuoteInsurance> = {}): QuoteInsurance => ({participants: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), ...overrideResponse})

export const getCancelInsuranceMock = (overrideResponse: Partial<CancelInsurance> = {}): CancelInsurance => ({bookingId: faker.string.uuid(), addOnId: faker.string.uuid(), ...overrideResponse})

export const getAccommodationSelectionMock = (overrideResponse: Partial<AccommodationSelection> = {}): AccommodationSelection => ({accommodationId: faker.string.uuid(), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), firstDay: faker.number.int(), lastDay: faker.number.int(), isDefault: faker.datatype.boolean(), ...overrideResponse})

export const getInventoryInputMock = (overrideResponse: Partial<InventoryInput> = {}): InventoryInput => ({packageLevel: getPackageLevelMock(), startDate: faker.date.past().toISOString().slice(0, 10), quantityAvailable: faker.number.int({min: 1, max: 1000}), singleSupplementPriceMinor: faker.number.int({min: 0}), singleSupplementQuantityAvailable: faker.number.int({min: 0, max: 1000}), preTransferPriceMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), postTransferPriceMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), preAccommodation: faker.helpers.arrayElement([{ ...getRoomSupplyMock() }, undefined]), postAccommodation: faker.helpers.arrayElement([{ ...getRoomSupplyMock() }, undefined]), costSchedule: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getTierMock() })), version: faker.helpers.arrayElement([faker.number.int(), undefined]), ...overrideResponse})

export const getInventoryChangeMock = (overrideResponse: Partial<InventoryChange> = {}): InventoryChange => ({version: faker.helpers.arrayElement([faker.number.int(), undefined]), packageLevel: faker.helpers.arrayElement([getPackageLevelMock(), undefined]), startDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), quantityAvailable: faker.helpers.arrayElement([faker.number.int({min: 1, max: 1000}), undefined]), singleSupplementPriceMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), singleSupplementQuantityAvailable: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000}), undefined]), preTransferPriceMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), postTransferPriceMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), preAccommodation: faker.helpers.arrayElement([{ ...getRoomSupplyMock() }, undefined]), postAccommodation: faker.helpers.arrayElement([{ ...getRoomSupplyMock() }, undefined]), costSchedule: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getTierMock() })), undefined]), accommodationSelections: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), ...overrideResponse})

export const getInventoryBatchItemMock = (overrideResponse: Partial<InventoryBatchItem> = {}): InventoryBatchItem => ({inventoryItemId: faker.string.uuid(), change: { ...getInventoryChangeMock() }, ...overrideResponse})

export const getInventoryBatchMock = (overrideResponse: Partial<InventoryBatch> = {}): InventoryBatch => ({items: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getInventoryBatchItemMock() })), ...overrideResponse})

export const getInventoryItemMock = (overrideResponse: Partial<InventoryItem> = {}): InventoryItem => ({id: faker.string.uuid(), startDate: faker.date.past().toISOString().slice(0, 10), packageLevel: getPackageLevelMock(), quantityAvailable: faker.number.int(), quantityPending: faker.number.int(), quantityConfirmed: faker.number.int(), status: faker.helpers.arrayElement(['inUse','fullyPending','fullyBooked','available'] as const), singleSupplementPriceMinor: faker.number.int(), singleSupplementQuantityAvailable: faker.number.int(), preTransferPriceMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), postTransferPriceMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), preAccommodation: faker.helpers.arrayElement([{ ...getRoomSupplyMock() }, undefined]), postAccommodation: faker.helpers.arrayElement([{ ...getRoomSupplyMock() }, undefined]), costSchedule: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTierMock() })), accommodationSelections: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAccommodationSelectionMock() })), undefined]), isReserved: faker.datatype.boolean(), warnings: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), version: faker.number.int(), ...overrideResponse})

export const getInventoryOutcomeMock = (overrideResponse: Partial<InventoryOutcome> = {}): InventoryOutcome => ({inventoryItemId: faker.string.uuid(), saved: faker.datatype.boolean(), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fields: faker.helpers.arrayElement([{
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 20}})
      }, undefined]), item: faker.helpers.arrayElement([{ ...getInventoryItemMock() }, undefined]), ...overrideResponse})

export const getInventoryBatchResultMock = (overrideResponse: Partial<InventoryBatchResult> = {}): InventoryBatchResult => ({saved: faker.number.int(), failed: faker.number.int(), message: faker.string.alpha({length: {min: 10, max: 20}}), results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getInventoryOutcomeMock() })), ...overrideResponse})

export const getRequestedTripMock = (overrideResponse: Partial<RequestedTrip> = {}): RequestedTrip => ({tripRequestId: faker.string.uuid(), requestStatus: getTripRequestStatusMock(), hostName: faker.string.alpha({length: {min: 10, max: 20}}), tripId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), tripName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), shortId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tripStatus: faker.helpers.arrayElement([getTripStatusMock(), undefined]), use: faker.helpers.arrayElement(['pending','confirmed','released'] as const), ...overrideResponse})

export const getRequestedTripsMock = (overrideResponse: Partial<RequestedTrips> = {}): RequestedTrips => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRequestedTripMock() })), ...overrideResponse})

export const getInventoryReviewDefaultsMock = (overrideResponse: Partial<InventoryReviewDefaults> = {}): InventoryReviewDefaults => ({minimumSpots: faker.number.int(), maximumSpots: faker.number.int(), smallestSpots: faker.number.int(), tierMaximum: faker.helpers.arrayElement([faker.number.int(), undefined]), termsAndConditions: faker.datatype.boolean(), ...overrideResponse})

export const getInventoryMetadataMock = (overrideResponse: Partial<InventoryMetadata> = {}): InventoryMetadata => ({defaultQuantityAvailable: faker.number.int(), defaultSingleSupplementQuantity: faker.number.int(), defaultMaxNights: faker.number.int(), defaultStartDate: faker.date.past().toISOString().slice(0, 10), earliestStartDate: faker.date.past().toISOString().slice(0, 10), latestStartDate: faker.date.past().toISOString().slice(0, 10), rowsBeforeViewAll: faker.number.int(), review: { ...getInventoryReviewDefaultsMock() }, validityPeriod: { ...getValidityPeriodMock() }, tierStep: faker.number.int(), ...overrideResponse})

export const getOperatorDepartureMock = (overrideResponse: Partial<OperatorDeparture> = {}): OperatorDeparture => ({id: faker.string.uuid(), startDate: faker.date.past().toISOString().slice(0, 10), packageLevel: getPackageLevelMock(), status: faker.helpers.arrayElement(['inUse','fullyPending','fullyBooked','available'] as const), quantityTaken: faker.number.int(), quantityAvailable: faker.number.int(), spotsTaken: faker.number.int(), maximumSpots: faker.number.int(), tripId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getOperatorDepartureRowMock = (overrideResponse: Partial<OperatorDepartureRow> = {}): OperatorDepartureRow => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), departures: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getOperatorDepartureMock() })), ...overrideResponse})

export const getOperatorDeparturesMock = (overrideResponse: Partial<OperatorDepartures> = {}): OperatorDepartures => ({itineraries: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getOperatorDepartureRowMock() })), ...overrideResponse})

export const getInventoryListMock = (overrideResponse: Partial<InventoryList> = {}): InventoryList => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getInventoryItemMock() })), years: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int())), ...overrideResponse})

export const getVersionOnlyMock = (overrideResponse: Partial<VersionOnly> = {}): VersionOnly => ({version: faker.number.int(), ...overrideResponse})

export const getServiceSaveMock = (overrideResponse: Partial<ServiceSave> = {}): ServiceSave => ({version: faker.number.int(), service: { ...getServiceMock() }, ...overrideResponse})

export const getServiceSavedMock = (overrideResponse: Partial<ServiceSaved> = {}): ServiceSaved => ({version: faker.number.int(), service: faker.helpers.arrayElement([{ ...getServiceMock() }, undefined]), resetDates: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 10))), undefined]), ...overrideResponse})

export const getServicesDeletedMock = (overrideResponse: Partial<ServicesDeleted> = {}): ServicesDeleted => ({deleted: faker.number.int(), ...overrideResponse})

export const getServiceLibraryMock = (overrideResponse: Partial<ServiceLibrary> = {}): ServiceLibrary => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getServiceMock() })), total: faker.number.int(), ...overrideResponse})

export const getAlternativeInputMock = (overrideResponse: Partial<AlternativeInput> = {}): AlternativeInput => ({version: faker.number.int(), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), priceMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), accommodationType: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), occupancy: faker.helpers.arrayElement([faker.helpers.arrayElement(['single','double'] as const), undefined]), starRating: faker.helpers.arrayElement([faker.number.int({min: 1, max: 5}), undefined]), addressLocation: faker.helpers.arrayElement([{ ...getAddressLocationMock() }, undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 6000}}), undefined]), images: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPhotoMock() })), undefined]), ...overrideResponse})

export const getAccommodationDateMock = (overrideResponse: Partial<AccommodationDate> = {}): AccommodationDate => ({inventoryItemId: faker.string.uuid(), startDate: faker.date.past().toISOString().slice(0, 10), packageLevel: getPackageLevelMock(), state: faker.helpers.arrayElement(['assigned','unselected','disabled'] as const), assigned: faker.datatype.boolean(), reserved: faker.datatype.boolean(), version: faker.number.int(), ...overrideResponse})

export const getAccommodationChoiceMock = (overrideResponse: Partial<AccommodationChoice> = {}): AccommodationChoice => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), isDefault: faker.datatype.boolean(), dates: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAccommodationDateMock() })), ...overrideResponse})

export const getAccommodationPeriodMock = (overrideResponse: Partial<AccommodationPeriod> = {}): AccommodationPeriod => ({serviceId: faker.string.uuid(), firstDay: faker.number.int(), lastDay: faker.number.int(), accommodations: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAccommodationChoiceMock() })), ...overrideResponse})

export const getAccommodationPlanMock = (overrideResponse: Partial<AccommodationPlan> = {}): AccommodationPlan => ({version: faker.number.int(), periods: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getAccommodationPeriodMock() })), ...overrideResponse})

export const getValiditySpanMock = (overrideResponse: Partial<ValiditySpan> = {}): ValiditySpan => ({startDate: faker.date.past().toISOString().slice(0, 10), endDate: faker.date.past().toISOString().slice(0, 10), daysOfTheWeek: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 7}) }, (_, i) => i + 1).map(() => (faker.number.int())), undefined]), ...overrideResponse})

export const getValidityPeriodEditMock = (overrideResponse: Partial<ValidityPeriodEdit> = {}): ValidityPeriodEdit => ({version: faker.number.int(), packageLevel: getPackageLevelMock(), clear: faker.helpers.arrayElement([{ ...getValiditySpanMock() }, undefined]), put: faker.helpers.arrayElement([{ ...getValidityPeriodMock() }, undefined]), ...overrideResponse})

export const getServiceToUpdateMock = (overrideResponse: Partial<ServiceToUpdate> = {}): ServiceToUpdate => ({id: faker.string.uuid(), type: getServiceTypeMock(), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), priceMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), ...overrideResponse})

export const getSingleSupplementOfferMock = (overrideResponse: Partial<SingleSupplementOffer> = {}): SingleSupplementOffer => ({priceMinor: faker.number.int(), quantity: faker.number.int(), ...overrideResponse})

export const getSpotLimitsMock = (overrideResponse: Partial<SpotLimits> = {}): SpotLimits => ({minimum: faker.number.int(), maximum: faker.number.int(), ...overrideResponse})

export const getItineraryVersionMock = (overrideResponse: Partial<ItineraryVersion> = {}): ItineraryVersion => ({version: faker.number.int(), savedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', savedBy: faker.helpers.arrayElement([faker.string.uuid(), undefined]), action: faker.string.alpha({length: {min: 10, max: 20}}), restoredFrom: faker.helpers.arrayElement([faker.number.int(), undefined]), changes: faker.number.int(), ...overrideResponse})

export const getItineraryVersionPageMock = (overrideResponse: Partial<ItineraryVersionPage> = {}): ItineraryVersionPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getItineraryVersionMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getFieldChangeMock = (overrideResponse: Partial<FieldChange> = {}): FieldChange => ({field: faker.string.alpha({length: {min: 10, max: 20}}), before: faker.string.alpha({length: {min: 10, max: 20}}), after: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getServiceChangeMock = (overrideResponse: Partial<ServiceChange> = {}): ServiceChange => ({serviceId: faker.string.uuid(), type: getServiceTypeMock(), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), day: faker.helpers.arrayElement([faker.number.int(), undefined]), change: faker.helpers.arrayElement(['added','removed','changed'] as const), fields: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getFieldChangeMock() })), ...overrideResponse})

export const getItineraryDifferenceMock = (overrideResponse: Partial<ItineraryDifference> = {}): ItineraryDifference => ({from: faker.number.int(), to: faker.number.int(), fields: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getFieldChangeMock() })), services: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getServiceChangeMock() })), ...overrideResponse})

export const getItineraryImportMock = (overrideResponse: Partial<ItineraryImport> = {}): ItineraryImport => ({file: faker.string.alpha({length: {min: 10, max: 900000}}), ...overrideResponse})

export const getItineraryPageMock = (overrideResponse: Partial<ItineraryPage> = {}): ItineraryPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getItinerarySummaryMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), countries: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), categories: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCategoryNameMock() })), undefined]), ...overrideResponse})

export const getItineraryActionMock = (overrideResponse: Partial<ItineraryAction> = {}): ItineraryAction => ({action: faker.helpers.arrayElement(['submit','approve','sendBack','withdraw'] as const), to: getItineraryStatusMock(), enabled: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getReviewCommentMock = (overrideResponse: Partial<ReviewComment> = {}): ReviewComment => ({field: "tripSummary", serviceId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), text: faker.string.alpha({length: {min: 1, max: 600}}), resolved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getItineraryMock = (): Itinerary => ({...{ ...getItinerarySummaryMock() },...{tripSummary: faker.string.alpha({length: {min: 10, max: 20}}), minimumSpots: faker.number.int(), maximumSpots: faker.number.int(), yearOverYearIncreaseBp: faker.helpers.arrayElement([faker.number.int(), undefined]), travelerInsuranceRequired: faker.datatype.boolean(), passportRequired: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), arrivalLocation: faker.helpers.arrayElement([{ ...getAirportMock() }, undefined]), departureLocation: faker.helpers.arrayElement([{ ...getAirportMock() }, undefined]), operatorCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), operator: faker.helpers.arrayElement([{ ...getPersonMock() }, undefined]), photos: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPhotoMock() })), cities: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), logistics: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), inclusions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), exclusions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), packages: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPackageSetupMock() })), servicesByDay: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDayMock() })), additionalOptionalServices: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getOptionalServiceMock() })), undefined]), itineraryInventoryEnabled: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), tripLeadTime: faker.helpers.arrayElement([{ ...getLeadTimeMock() }, undefined]), hostGroundTransferCostMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), owner: faker.helpers.arrayElement([faker.string.uuid(), undefined]), spotLimits: faker.helpers.arrayElement([{ ...getSpotLimitsMock() }, undefined]), startDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), singleSupplement: faker.helpers.arrayElement([{ ...getSingleSupplementOfferMock() }, undefined]), availableActions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getItineraryActionMock() })), undefined]), reviewNote: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), reviewComments: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getReviewCommentMock() })), undefined]), liveVersion: faker.helpers.arrayElement([faker.number.int(), undefined]), version: faker.number.int()},})

export const getReviewCommentMarkMock = (overrideResponse: Partial<ReviewCommentMark> = {}): ReviewCommentMark => ({field: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 600}}), undefined]), serviceId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), resolved: faker.datatype.boolean(), ...overrideResponse})

export const getItineraryDraftMock = (overrideResponse: Partial<ItineraryDraft> = {}): ItineraryDraft => ({name: faker.string.alpha({length: {min: 10, max: 200}}), country: faker.string.alpha({length: {min: 10, max: 80}}), destination: faker.string.alpha({length: {min: 10, max: 120}}), lengthInDays: faker.number.int({min: 1, max: 60}), tripSummary: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined]), minimumSpots: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), maximumSpots: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), activityLevel: faker.helpers.arrayElement([faker.number.int({min: 1, max: 5}), undefined]), tier: faker.helpers.arrayElement([faker.number.int({min: 1, max: 3}), undefined]), categories: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}}))), undefined]), hero: faker.helpers.arrayElement([{ ...getPhotoMock() }, undefined]), photos: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPhotoMock() })), undefined]), cities: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 80}}))), undefined]), logistics: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined]), inclusions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 300}}))), undefined]), exclusions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 300}}))), undefined]), arrivalLocation: faker.helpers.arrayElement([{ ...getAirportMock() }, undefined]), departureLocation: faker.helpers.arrayElement([{ ...getAirportMock() }, undefined]), travelerInsuranceRequired: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), passportRequired: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), yearOverYearIncreaseBp: faker.helpers.arrayElement([faker.number.int({min: 0, max: 5000}), undefined]), instantApproval: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), packages: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPackageSetupMock() })), undefined]), servicesByDay: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => ({ ...getDayMock() })), undefined]), additionalOptionalServices: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({ ...getOptionalServiceMock() })), undefined]), itineraryInventoryEnabled: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), tripLeadTime: faker.helpers.arrayElement([{ ...getLeadTimeMock() }, undefined]), hostGroundTransferCostMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), currency: faker.helpers.arrayElement([faker.string.alpha({length: {min: 3, max: 3}}), undefined]), operatorCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), ...overrideResponse})

export const getItineraryUpdateMock = (overrideResponse: Partial<ItineraryUpdate> = {}): ItineraryUpdate => ({version: faker.number.int(), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), country: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), destination: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), lengthInDays: faker.helpers.arrayElement([faker.number.int({min: 1, max: 60}), undefined]), tripSummary: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined]), minimumSpots: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), maximumSpots: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), activityLevel: faker.helpers.arrayElement([faker.number.int({min: 1, max: 5}), undefined]), categories: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}}))), undefined]), inclusions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 300}}))), undefined]), exclusions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 300}}))), undefined]), packages: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPackageSetupMock() })), undefined]), servicesByDay: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => ({ ...getDayMock() })), undefined]), instantApproval: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), photos: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPhotoMock() })), undefined]), travelerInsuranceRequired: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), arrivalLocation: faker.helpers.arrayElement([{ ...getAirportMock() }, undefined]), departureLocation: faker.helpers.arrayElement([{ ...getAirportMock() }, undefined]), operatorCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), hero: faker.helpers.arrayElement([{ ...getPhotoMock() }, undefined]), cities: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 80}}))), undefined]), logistics: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined]), passportRequired: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), yearOverYearIncreaseBp: faker.helpers.arrayElement([faker.number.int({min: 0, max: 5000}), undefined]), additionalOptionalServices: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({ ...getOptionalServiceMock() })), undefined]), itineraryInventoryEnabled: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), tripLeadTime: faker.helpers.arrayElement([{ ...getLeadTimeMock() }, undefined]), hostGroundTransferCostMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), currency: faker.helpers.arrayElement([faker.string.alpha({length: {min: 3, max: 3}}), undefined]), servicesToUpdate: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getServiceToUpdateMock() })), undefined]), status: faker.helpers.arrayElement([getItineraryStatusMock(), undefined]), reviewNote: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), undefined]), reviewComments: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => ({ ...getReviewCommentMock() })), undefined]), termsAndConditions: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getPackageAvailabilityMock = (overrideResponse: Partial<PackageAvailability> = {}): PackageAvailability => ({level: getPackageLevelMock(), enabledDates: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 10))), blackoutDates: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 10))), instantApprovalDates: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 10))), firstAvailableDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), defaultStartDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), dietaryOptions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), defaultDietaryRestriction: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), itineraryInventoryItems: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getInventoryOfferMock() })), ...overrideResponse})

export const getAvailabilityMock = (overrideResponse: Partial<Availability> = {}): Availability => ({isInventoryEnabled: faker.datatype.boolean(), defaultPackage: faker.helpers.arrayElement([getPackageLevelMock(), undefined]), showPackages: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), packages: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPackageAvailabilityMock() })), ...overrideResponse})

export const getDestinationEntryMock = (overrideResponse: Partial<DestinationEntry> = {}): DestinationEntry => ({country: faker.string.alpha({length: {min: 10, max: 20}}), destination: faker.string.alpha({length: {min: 10, max: 20}}), itineraries: faker.number.int(), ...overrideResponse})

export const getDestinationListMock = (overrideResponse: Partial<DestinationList> = {}): DestinationList => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDestinationEntryMock() })), ...overrideResponse})

export const getRecommendationOptionMock = (overrideResponse: Partial<RecommendationOption> = {}): RecommendationOption => ({itineraryId: faker.string.uuid(), topRecommended: faker.datatype.boolean(), ...overrideResponse})

export const getRecommendedItineraryMock = (overrideResponse: Partial<RecommendedItinerary> = {}): RecommendedItinerary => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), country: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), heroImage: faker.helpers.arrayElement([{ ...getPhotoMock() }, undefined]), active: faker.datatype.boolean(), topRecommended: faker.datatype.boolean(), ...overrideResponse})

export const getRecommendationMock = (overrideResponse: Partial<Recommendation> = {}): Recommendation => ({id: faker.string.uuid(), hostId: faker.string.uuid(), hostName: faker.string.alpha({length: {min: 10, max: 20}}), active: faker.datatype.boolean(), trovaRecommended: faker.datatype.boolean(), recommendedBy: faker.string.alpha({length: {min: 10, max: 20}}), recommendationNote: faker.string.alpha({length: {min: 10, max: 20}}), firstTime: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRecommendedItineraryMock() })), version: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', editableFields: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getEditableFieldMock() })), ...overrideResponse})

export const getRecommendationPageMock = (overrideResponse: Partial<RecommendationPage> = {}): RecommendationPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRecommendationMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getNewRecommendationMock = (overrideResponse: Partial<NewRecommendation> = {}): NewRecommendation => ({hostId: faker.string.uuid(), recommendedBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), recommendationNote: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), undefined]), options: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getRecommendationOptionMock() })), ...overrideResponse})

export const getRecommendationUpdateMock = (overrideResponse: Partial<RecommendationUpdate> = {}): RecommendationUpdate => ({version: faker.number.int(), active: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), recommendedBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), recommendationNote: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getRecommendationOptionMock() })), undefined]), ...overrideResponse})

export const getServiceRecordMock = (overrideResponse: Partial<ServiceRecord> = {}): ServiceRecord => ({id: faker.string.uuid(), itineraryId: faker.string.uuid(), itineraryName: faker.string.alpha({length: {min: 10, max: 20}}), type: getServiceTypeMock(), day: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getServiceRecordPageMock = (overrideResponse: Partial<ServiceRecordPage> = {}): ServiceRecordPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getServiceRecordMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getHostSiteMock = (overrideResponse: Partial<HostSite> = {}): HostSite => ({id: faker.string.uuid(), origin: "https://example.com", ...overrideResponse})

export const getHostSitesMock = (overrideResponse: Partial<HostSites> = {}): HostSites => ({items: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getHostSiteMock() })), ...overrideResponse})

export const getNewHostSiteMock = (overrideResponse: Partial<NewHostSite> = {}): NewHostSite => ({origin: faker.string.alpha({length: {min: 1, max: 200}}), ...overrideResponse})

export const getLinkTypeMock = (): LinkType => (faker.helpers.arrayElement(['survey','emailCapture','referral'] as const))

export const getPublicLinkMock = (overrideResponse: Partial<PublicLink> = {}): PublicLink => ({linkType: getLinkTypeMock(), path: faker.string.alpha({length: {min: 10, max: 20}}), hostName: faker.string.alpha({length: {min: 10, max: 20}}), hostPictureUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), hostBio: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), destination: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), currency: faker.string.alpha({length: {min: 10, max: 20}}), destinations: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), timesOfYear: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), locked: faker.datatype.boolean(), lockedReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getSurveyReplyMock = (overrideResponse: Partial<SurveyReply> = {}): SurveyReply => ({age: faker.number.int({min: 13, max: 120}), budgetMinor: faker.number.int({min: 0, max: 100000000}), destination: faker.string.alpha({length: {min: 1, max: 120}}), timeOfYear: faker.string.alpha({length: {min: 1, max: 40}}), gender: faker.helpers.arrayElement([getGenderMock(), undefined]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 320}}), undefined]), marketingOptIn: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getMailingListSignupMock = (overrideResponse: Partial<MailingListSignup> = {}): MailingListSignup => ({email: faker.string.alpha({length: {min: 10, max: 320}}), consent: faker.datatype.boolean(), ...overrideResponse})

export const getLinkMock = (overrideResponse: Partial<Link> = {}): Link => ({id: faker.string.uuid(), hostId: faker.string.uuid(), hostName: faker.string.alpha({length: {min: 10, max: 20}}), linkType: getLinkTypeMock(), path: faker.string.alpha({length: {min: 10, max: 20}}), url: "/public/l/maya-survey", destination: faker.string.alpha({length: {min: 10, max: 20}}), active: faker.datatype.boolean(), locked: faker.datatype.boolean(), lockedReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), version: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', editableFields: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getEditableFieldMock() })), ...overrideResponse})

export const getLinkPageMock = (overrideResponse: Partial<LinkPage> = {}): LinkPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getLinkMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getNewLinkMock = (overrideResponse: Partial<NewLink> = {}): NewLink => ({hostId: faker.string.uuid(), linkType: getLinkTypeMock(), path: faker.string.alpha({length: {min: 10, max: 80}}), destination: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), undefined]), ...overrideResponse})

export const getLinkUpdateMock = (overrideResponse: Partial<LinkUpdate> = {}): LinkUpdate => ({version: faker.number.int(), path: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), destination: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), undefined]), active: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getEmailLanguageMock = (): EmailLanguage => (faker.helpers.arrayElement(['en','de','es'] as const))

export const getEmailRecipientMock = (): EmailRecipient => (faker.helpers.arrayElement(['traveler','host','operator','admin','person'] as const))

export const getEmailLanguageStateMock = (overrideResponse: Partial<EmailLanguageState> = {}): EmailLanguageState => ({language: getEmailLanguageMock(), reworded: faker.number.int(), changed: faker.number.int(), ...overrideResponse})

export const getEmailWordingSummaryMock = (overrideResponse: Partial<EmailWordingSummary> = {}): EmailWordingSummary => ({template: "booking_confirmed", name: faker.string.alpha({length: {min: 10, max: 20}}), when: faker.string.alpha({length: {min: 10, max: 20}}), recipient: getEmailRecipientMock(), fixed: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), languages: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getEmailLanguageStateMock() })), ...overrideResponse})

export const getEmailWordingListMock = (overrideResponse: Partial<EmailWordingList> = {}): EmailWordingList => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getEmailWordingSummaryMock() })), ...overrideResponse})

export const getEmailSentenceKindMock = (): EmailSentenceKind => (faker.helpers.arrayElement(['subject','preview','heading','paragraph','button','note','label'] as const))

export const getEmailSentenceMock = (overrideResponse: Partial<EmailSentence> = {}): EmailSentence => ({id: faker.string.alpha({length: {min: 10, max: 20}}), slot: faker.string.alpha({length: {min: 10, max: 20}}), kind: getEmailSentenceKindMock(), shown: ["If something is left to pay"], standard: faker.string.alpha({length: {min: 10, max: 20}}), own: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fields: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), kept: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), maxLength: faker.number.int(), ...overrideResponse})

export const getChangedSentenceMock = (overrideResponse: Partial<ChangedSentence> = {}): ChangedSentence => ({id: faker.string.alpha({length: {min: 10, max: 20}}), kind: getEmailSentenceKindMock(), text: faker.string.alpha({length: {min: 10, max: 20}}), standard: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getEmailFieldMock = (overrideResponse: Partial<EmailField> = {}): EmailField => ({name: "tripName", label: "Name of the trip", sample: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getEmailWordingMock = (overrideResponse: Partial<EmailWording> = {}): EmailWording => ({template: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), when: faker.string.alpha({length: {min: 10, max: 20}}), fixed: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), language: getEmailLanguageMock(), version: faker.number.int(), sentences: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getEmailSentenceMock() })), changed: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getChangedSentenceMock() })), fields: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getEmailFieldMock() })), ...overrideResponse})

export const getEmailOwnTextMock = (overrideResponse: Partial<EmailOwnText> = {}): EmailOwnText => ({id: faker.string.alpha({length: {min: 10, max: 120}}), text: faker.string.alpha({length: {min: 10, max: 2000}}), ...overrideResponse})

export const getEmailWordingUpdateMock = (overrideResponse: Partial<EmailWordingUpdate> = {}): EmailWordingUpdate => ({language: getEmailLanguageMock(), version: faker.number.int(), texts: Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => ({ ...getEmailOwnTextMock() })), discard: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 120}}))), undefined]), ...overrideResponse})

export const getEmailWordingResetMock = (overrideResponse: Partial<EmailWordingReset> = {}): EmailWordingReset => ({language: getEmailLanguageMock(), version: faker.number.int(), ...overrideResponse})

export const getEmailWordingDraftMock = (overrideResponse: Partial<EmailWordingDraft> = {}): EmailWordingDraft => ({language: getEmailLanguageMock(), texts: Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => ({ ...getEmailOwnTextMock() })), showing: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), brand: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), accent: faker.helpers.arrayElement([faker.string.alpha({length: {min: 7, max: 7}}), undefined]), ...overrideResponse})

export const getEmailWordingPreviewMock = (overrideResponse: Partial<EmailWordingPreview> = {}): EmailWordingPreview => ({subject: faker.string.alpha({length: {min: 10, max: 20}}), preheader: faker.string.alpha({length: {min: 10, max: 20}}), html: faker.string.alpha({length: {min: 10, max: 20}}), plain: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getEmailHookMock = (overrideResponse: Partial<EmailHook> = {}): EmailHook => ({hook: "booking_confirmed", name: faker.string.alpha({length: {min: 10, max: 20}}), when: faker.string.alpha({length: {min: 10, max: 20}}), recipient: getEmailRecipientMock(), ...overrideResponse})

export const getEmailHookListMock = (overrideResponse: Partial<EmailHookList> = {}): EmailHookList => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getEmailHookMock() })), ...overrideResponse})

export const getNoticeMock = (overrideResponse: Partial<Notice> = {}): Notice => ({id: faker.string.uuid(), title: faker.string.alpha({length: {min: 10, max: 20}}), path: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), at: faker.date.past().toISOString().slice(0, 19) + 'Z', read: faker.datatype.boolean(), ...overrideResponse})

export const getNoticePageMock = (overrideResponse: Partial<NoticePage> = {}): NoticePage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getNoticeMock() })), unread: faker.number.int(), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getNoticeKindMock = (): NoticeKind => (faker.helpers.arrayElement(['trips','group','digest','messages','reviews','integrations'] as const))

export const getNoticeChoiceMock = (overrideResponse: Partial<NoticeChoice> = {}): NoticeChoice => ({kind: getNoticeKindMock(), mail: faker.datatype.boolean(), bell: faker.datatype.boolean(), ...overrideResponse})

export const getNoticeChoicesMock = (overrideResponse: Partial<NoticeChoices> = {}): NoticeChoices => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getNoticeChoiceMock() })), ...overrideResponse})

export const getNoticesReadMock = (overrideResponse: Partial<NoticesRead> = {}): NoticesRead => ({ids: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), upTo: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getEmailMock = (overrideResponse: Partial<Email> = {}): Email => ({id: faker.string.uuid(), hook: faker.string.alpha({length: {min: 10, max: 20}}), recipient: faker.string.alpha({length: {min: 10, max: 20}}), subject: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', sentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), problem: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), failed: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), plain: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), html: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), resendable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getEmailPageMock = (overrideResponse: Partial<EmailPage> = {}): EmailPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getEmailMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getTestMailMock = (overrideResponse: Partial<TestMail> = {}): TestMail => ({to: faker.string.alpha({length: {min: 10, max: 20}}), from: faker.string.alpha({length: {min: 10, max: 20}}), server: faker.string.alpha({length: {min: 10, max: 20}}), accepted: faker.datatype.boolean(), problem: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getCategoriesMock = (overrideResponse: Partial<Categories> = {}): Categories => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCategoryMock() })), ...overrideResponse})

export const getCurrencyMock = (overrideResponse: Partial<Currency> = {}): Currency => ({id: faker.string.alpha({length: {min: 10, max: 20}}), name: "US Dollar", code: "USD", ...overrideResponse})

export const getCurrencyListMock = (overrideResponse: Partial<CurrencyList> = {}): CurrencyList => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCurrencyMock() })), ...overrideResponse})

export const getPlaceMock = (overrideResponse: Partial<Place> = {}): Place => ({placeId: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), type: getPlaceTypeMock(), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), city: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), country: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), countryCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), geoLocation: faker.helpers.arrayElement([{ ...getGeoLocationMock() }, undefined]), ...overrideResponse})

export const getPlaceListMock = (overrideResponse: Partial<PlaceList> = {}): PlaceList => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPlaceMock() })), ...overrideResponse})

export const getMemberUpdateMock = (overrideResponse: Partial<MemberUpdate> = {}): MemberUpdate => ({role: getMemberRoleMock(), ...overrideResponse})

export const getOperatorMock = (overrideResponse: Partial<Operator> = {}): Operator => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), about: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), terms: faker.string.alpha({length: {min: 10, max: 20}}), active: faker.datatype.boolean(), members: faker.number.int(), itineraries: faker.number.int(), trips: faker.number.int(), version: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', editableFields: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getEditableFieldMock() })), ...overrideResponse})

export const getOperatorPageMock = (overrideResponse: Partial<OperatorPage> = {}): OperatorPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getOperatorMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getNewOperatorMock = (overrideResponse: Partial<NewOperator> = {}): NewOperator => ({name: faker.string.alpha({length: {min: 10, max: 160}}), code: faker.string.alpha({length: {min: 10, max: 40}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 320}}), undefined]), about: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), terms: faker.string.alpha({length: {min: 10, max: 20000}}), ...overrideResponse})

export const getOperatorUpdateMock = (overrideResponse: Partial<OperatorUpdate> = {}): OperatorUpdate => ({version: faker.number.int(), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 320}}), undefined]), about: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), terms: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20000}}), undefined]), active: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getApproximationMock = (overrideResponse: Partial<Approximation> = {}): Approximation => ({currencies: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), amountMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), currency: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), day: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), source: "ECB", ...overrideResponse})

export const getBankDebitMock = (overrideResponse: Partial<BankDebit> = {}): BankDebit => ({method: "sepa_debit", currency: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getPayLaterMock = (overrideResponse: Partial<PayLater> = {}): PayLater => ({method: faker.string.alpha({length: {min: 10, max: 20}}), country: faker.string.alpha({length: {min: 10, max: 20}}), currency: faker.string.alpha({length: {min: 10, max: 20}}), minimumMinor: faker.number.int(), maximumMinor: faker.number.int(), ...overrideResponse})

export const getPaymentConfigMock = (overrideResponse: Partial<PaymentConfig> = {}): PaymentConfig => ({provider: faker.helpers.arrayElement(['none','sandbox','stripe'] as const), takesCards: faker.datatype.boolean(), notice: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), publishableKey: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), wallets: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), debits: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBankDebitMock() })), undefined]), scriptUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), payLater: faker.helpers.arrayElement([{ ...getPayLaterMock() }, undefined]), ...overrideResponse})

export const getAuthenticatePaymentMock = (overrideResponse: Partial<AuthenticatePayment> = {}): AuthenticatePayment => ({approve: faker.datatype.boolean(), ...overrideResponse})

export const getTestCardMock = (overrideResponse: Partial<TestCard> = {}): TestCard => ({number: "4242 4242 4242 4242", expMonth: faker.number.int({min: 1, max: 12}), expYear: faker.number.int({min: 2000, max: 2200}), cvc: faker.string.alpha({length: {min: 3, max: 4}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), ...overrideResponse})

export const getCardTokenMock = (overrideResponse: Partial<CardToken> = {}): CardToken => ({token: faker.string.alpha({length: {min: 10, max: 20}}), brand: faker.string.alpha({length: {min: 10, max: 20}}), last4: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getCardMock = (overrideResponse: Partial<Card> = {}): Card => ({id: faker.string.uuid(), label: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCardListMock = (overrideResponse: Partial<CardList> = {}): CardList => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCardMock() })), payLater: faker.helpers.arrayElement([{ ...getPayLaterMock() }, undefined]), ...overrideResponse})

export const getSaveCardMock = (overrideResponse: Partial<SaveCard> = {}): SaveCard => ({paymentMethod: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), setupReference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), ...overrideResponse})

export const getCardSavingMock = (overrideResponse: Partial<CardSaving> = {}): CardSaving => ({status: getPaymentStatusMock(), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), card: faker.helpers.arrayElement([{ ...getCardMock() }, undefined]), setupReference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), clientSecret: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getCreditMock = (overrideResponse: Partial<Credit> = {}): Credit => ({id: faker.string.uuid(), amountMinor: faker.number.int(), leftMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), reason: faker.string.alpha({length: {min: 10, max: 20}}), expiresOn: faker.date.past().toISOString().slice(0, 10), expired: faker.datatype.boolean(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCreditListMock = (overrideResponse: Partial<CreditList> = {}): CreditList => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCreditMock() })), usableMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getTransferCreditMock = (overrideResponse: Partial<TransferCredit> = {}): TransferCredit => ({email: faker.string.alpha({length: {min: 10, max: 320}}), ...overrideResponse})

export const getSetAutomaticPaymentMock = (overrideResponse: Partial<SetAutomaticPayment> = {}): SetAutomaticPayment => ({on: faker.datatype.boolean(), cardId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getRefundableItemMock = (overrideResponse: Partial<RefundableItem> = {}): RefundableItem => ({itemId: faker.string.alpha({length: {min: 10, max: 20}}), label: faker.string.alpha({length: {min: 10, max: 20}}), participantId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), amountMinor: faker.number.int(), ...overrideResponse})

export const getBookingDiscountMock = (overrideResponse: Partial<BookingDiscount> = {}): BookingDiscount => ({code: faker.string.alpha({length: {min: 10, max: 20}}), amountMinor: faker.number.int(), ...overrideResponse})

export const getDisputeFileKindMock = (): DisputeFileKind => (faker.helpers.arrayElement(['receipt','communication','cancellationPolicy','service','other'] as const))

export const getDisputeFileUploadMock = (overrideResponse: Partial<DisputeFileUpload> = {}): DisputeFileUpload => ({file: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getDisputeFileMock = (overrideResponse: Partial<DisputeFile> = {}): DisputeFile => ({kind: getDisputeFileKindMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), bytes: faker.number.int(), ...overrideResponse})

export const getDisputeStatusMock = (): DisputeStatus => (faker.helpers.arrayElement(['needsResponse','underReview','won','lost'] as const))

export const getDisputeEvidenceMock = (overrideResponse: Partial<DisputeEvidence> = {}): DisputeEvidence => ({explanation: faker.string.alpha({length: {min: 10, max: 10000}}), communication: faker.string.alpha({length: {min: 10, max: 9500}}), product: faker.string.alpha({length: {min: 10, max: 5000}}), serviceDate: faker.string.alpha({length: {min: 10, max: 120}}), cancellationPolicy: faker.string.alpha({length: {min: 10, max: 10000}}), ...overrideResponse})

export const getDisputeStepMock = (overrideResponse: Partial<DisputeStep> = {}): DisputeStep => ({at: faker.date.past().toISOString().slice(0, 19) + 'Z', text: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getBookingDisputeMock = (overrideResponse: Partial<BookingDispute> = {}): BookingDispute => ({id: faker.string.uuid(), status: getDisputeStatusMock(), amountMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), reason: faker.string.alpha({length: {min: 10, max: 20}}), customer: faker.string.alpha({length: {min: 10, max: 20}}), dueBy: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), evidence: { ...getDisputeEvidenceMock() }, files: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDisputeFileMock() })), maxPages: faker.number.int(), availableActions: faker.helpers.arrayElements(['answer','accept'] as const), trail: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDisputeStepMock() })), ...overrideResponse})

export const getSubmitDisputeMock = (overrideResponse: Partial<SubmitDispute> = {}): SubmitDispute => ({evidence: { ...getDisputeEvidenceMock() }, amountMinor: faker.number.int(), ...overrideResponse})

export const getAcceptDisputeMock = (overrideResponse: Partial<AcceptDispute> = {}): AcceptDispute => ({amountMinor: faker.number.int(), ...overrideResponse})

export const getBookingMoneyMock = (overrideResponse: Partial<BookingMoney> = {}): BookingMoney => ({statement: { ...getStatementMock() }, items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRefundableItemMock() })), discount: faker.helpers.arrayElement([{ ...getBookingDiscountMock() }, undefined]), disputes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBookingDisputeMock() })), ...overrideResponse})

export const getRefundItemMock = (overrideResponse: Partial<RefundItem> = {}): RefundItem => ({itemId: faker.string.alpha({length: {min: 10, max: 120}}), amountMinor: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), ...overrideResponse})

export const getRefundItemsMock = (overrideResponse: Partial<RefundItems> = {}): RefundItems => ({affectedItems: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getRefundItemMock() })), amountMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), ...overrideResponse})

export const getBookingFeesMock = (overrideResponse: Partial<BookingFees> = {}): BookingFees => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRefundableItemMock() })), waivableMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getWaiveFeeMock = (overrideResponse: Partial<WaiveFee> = {}): WaiveFee => ({itemId: faker.string.alpha({length: {min: 10, max: 120}}), amountMinor: faker.number.int({min: 1}), reason: faker.string.alpha({length: {min: 1, max: 1000}}), ...overrideResponse})

export const getRefundCalculationMock = (overrideResponse: Partial<RefundCalculation> = {}): RefundCalculation => ({reductionMinor: faker.number.int(), refundMinor: faker.number.int(), creditMinor: faker.number.int(), dueMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getRefundStateMock = (): RefundState => (faker.helpers.arrayElement(['waiting','sent','arrived','failed','paidAnotherWay'] as const))

export const getRefundCauseMock = (): RefundCause => (faker.helpers.arrayElement(['cancellation','priceReduction','waivedFee','orderNotPlaced','insurance','ride','provider'] as const))

export const getRefundWayMock = (): RefundWay => (faker.helpers.arrayElement(['payment','bank','credit','covered'] as const))

export const getRefundActionMock = (): RefundAction => (faker.helpers.arrayElement(['retry','replace'] as const))

export const getRefundStepMock = (overrideResponse: Partial<RefundStep> = {}): RefundStep => ({at: faker.date.past().toISOString().slice(0, 19) + 'Z', text: faker.string.alpha({length: {min: 10, max: 20}}), by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getRefundEntryMock = (overrideResponse: Partial<RefundEntry> = {}): RefundEntry => ({at: faker.date.past().toISOString().slice(0, 19) + 'Z', account: faker.string.alpha({length: {min: 10, max: 20}}), amountMinor: faker.number.int(), ...overrideResponse})

export const getRefundWayOfferMock = (overrideResponse: Partial<RefundWayOffer> = {}): RefundWayOffer => ({way: getRefundWayMock(), paymentId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), label: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getRefundTransferMock = (overrideResponse: Partial<RefundTransfer> = {}): RefundTransfer => ({by: faker.string.alpha({length: {min: 10, max: 20}}), reference: faker.string.alpha({length: {min: 10, max: 20}}), reason: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getQueuedRefundMock = (overrideResponse: Partial<QueuedRefund> = {}): QueuedRefund => ({id: faker.string.uuid(), state: getRefundStateMock(), cause: getRefundCauseMock(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), amountMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), method: faker.string.alpha({length: {min: 10, max: 20}}), bookingId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), orderId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), customerId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), customer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tripId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), tripName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), askedBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), askedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', settledAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), failureCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), availableActions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getRefundActionMock())), refusal: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), steps: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRefundStepMock() })), undefined]), entries: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRefundEntryMock() })), undefined]), ways: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRefundWayOfferMock() })), undefined]), awaits: faker.helpers.arrayElement([{ ...getRefundTransferMock() }, undefined]), ...overrideResponse})

export const getReplaceRefundMock = (overrideResponse: Partial<ReplaceRefund> = {}): ReplaceRefund => ({way: getRefundWayMock(), paymentId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), reference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), reason: faker.string.alpha({length: {min: 1, max: 300}}), amountMinor: faker.number.int(), ...overrideResponse})

export const getRefundPageMock = (overrideResponse: Partial<RefundPage> = {}): RefundPage => ({currencies: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getQueuedRefundMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getDifferenceMock = (overrideResponse: Partial<Difference> = {}): Difference => ({id: faker.string.uuid(), provider: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['chargeMissing','chargeUnsettled','chargeUnknown','chargeAmount','refundMissing','refundUnsettled','refundFailed','refundUnknown','refundTwice','disputeMissing','disputeUnsettled','payoutMissing','payoutUnsettled','payoutUnknown','payoutAmount','booksFault'] as const), providerRef: faker.string.alpha({length: {min: 10, max: 20}}), paymentId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), refundId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), booksMinor: faker.number.int(), providerMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), explanation: faker.string.alpha({length: {min: 10, max: 20}}), action: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['open','settled','gone'] as const), foundAt: faker.date.past().toISOString().slice(0, 19) + 'Z', settledAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), ...overrideResponse})

export const getBookTotalMock = (overrideResponse: Partial<BookTotal> = {}): BookTotal => ({debitsMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getBookMonthMock = (overrideResponse: Partial<BookMonth> = {}): BookMonth => ({month: faker.date.past().toISOString().slice(0, 10), lastDay: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), entries: faker.number.int(), late: faker.number.int(), totals: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBookTotalMock() })), fingerprint: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), closedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), canClose: faker.datatype.boolean(), waits: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getBookMonthListMock = (overrideResponse: Partial<BookMonthList> = {}): BookMonthList => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBookMonthMock() })), ...overrideResponse})

export const getDifferencePageMock = (overrideResponse: Partial<DifferencePage> = {}): DifferencePage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDifferenceMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getReconciliationResultMock = (overrideResponse: Partial<ReconciliationResult> = {}): ReconciliationResult => ({compared: faker.number.int(), differences: faker.number.int(), ...overrideResponse})

export const getPayeeKindMock = (): PayeeKind => (faker.helpers.arrayElement(['host','operator','insurer'] as const))

export const getStatementKindMock = (): StatementKind => (faker.helpers.arrayElement(['host','operator'] as const))

export const getPayoutStatusMock = (): PayoutStatus => (faker.helpers.arrayElement(['scheduled','held','sent','failed','cancelled'] as const))

export const getPayoutActionMock = (): PayoutAction => (faker.helpers.arrayElement(['approve','hold','release','retry'] as const))

export const getPayoutActionInputMock = (overrideResponse: Partial<PayoutActionInput> = {}): PayoutActionInput => ({reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), ...overrideResponse})

export const getPayoutKindMock = (): PayoutKind => (faker.helpers.arrayElement(['advance','firstHalf','secondHalf','operator','referralFirst','referralSecond','premiums'] as const))

export const getPayoutActionStateMock = (overrideResponse: Partial<PayoutActionState> = {}): PayoutActionState => ({action: getPayoutActionMock(), enabled: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getTakenOffMock = (overrideResponse: Partial<TakenOff> = {}): TakenOff => ({tripId: faker.string.uuid(), tripName: faker.string.alpha({length: {min: 10, max: 20}}), amountMinor: faker.number.int(), ...overrideResponse})

export const getPayoutMock = (overrideResponse: Partial<Payout> = {}): Payout => ({id: faker.string.uuid(), payeeKind: getPayeeKindMock(), payeeId: faker.string.uuid(), payeeName: faker.string.alpha({length: {min: 10, max: 20}}), tripId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), tripName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), kind: getPayoutKindMock(), label: faker.string.alpha({length: {min: 10, max: 20}}), amountMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), status: getPayoutStatusMock(), statusText: faker.string.alpha({length: {min: 10, max: 20}}), dueOn: faker.date.past().toISOString().slice(0, 10), approved: faker.datatype.boolean(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', sentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), reference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), availableActions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPayoutActionStateMock() })), undefined]), takenOff: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTakenOffMock() })), undefined]), ...overrideResponse})

export const getPayoutPageMock = (overrideResponse: Partial<PayoutPage> = {}): PayoutPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPayoutMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getTripEarningsMock = (overrideResponse: Partial<TripEarnings> = {}): TripEarnings => ({tripId: faker.string.uuid(), tripName: faker.string.alpha({length: {min: 10, max: 20}}), earnedMinor: faker.number.int(), paidMinor: faker.number.int(), scheduledMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), settled: faker.datatype.boolean(), ...overrideResponse})

export const getEarningsMock = (overrideResponse: Partial<Earnings> = {}): Earnings => ({currency: faker.string.alpha({length: {min: 10, max: 20}}), earnedMinor: faker.number.int(), paidMinor: faker.number.int(), scheduledMinor: faker.number.int(), referralMinor: faker.number.int(), nextPayoutOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), nextPayoutMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), trips: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTripEarningsMock() })), hasAccount: faker.datatype.boolean(), accountAdmins: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getPayoutAccountMock = (overrideResponse: Partial<PayoutAccount> = {}): PayoutAccount => ({set: faker.datatype.boolean(), holder: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), last4: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), country: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), updatedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), ...overrideResponse})

export const getPayoutAccountInputMock = (overrideResponse: Partial<PayoutAccountInput> = {}): PayoutAccountInput => ({holder: faker.string.alpha({length: {min: 10, max: 140}}), number: faker.string.alpha({length: {min: 10, max: 60}}), routing: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getPayoutVerificationInputMock = (overrideResponse: Partial<PayoutVerificationInput> = {}): PayoutVerificationInput => ({returnPath: "/host/earnings", ...overrideResponse})

export const getPayoutVerificationMock = (overrideResponse: Partial<PayoutVerification> = {}): PayoutVerification => ({done: faker.datatype.boolean(), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), text: "Stripe needs to know who you are before payouts can arrive.", ...overrideResponse})

export const getPayeeStatementMock = (overrideResponse: Partial<PayeeStatement> = {}): PayeeStatement => ({payeeName: faker.string.alpha({length: {min: 10, max: 20}}), statement: { ...getStatementMock() }, ...overrideResponse})

export const getPayableMock = (overrideResponse: Partial<Payable> = {}): Payable => ({payeeKind: getPayeeKindMock(), payeeId: faker.string.uuid(), payeeName: faker.string.alpha({length: {min: 10, max: 20}}), owedMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), hasAccount: faker.datatype.boolean(), ...overrideResponse})

export const getPayableListMock = (overrideResponse: Partial<PayableList> = {}): PayableList => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPayableMock() })), ...overrideResponse})

export const getReferrerInputMock = (overrideResponse: Partial<ReferrerInput> = {}): ReferrerInput => ({referrerId: faker.string.uuid(), ...overrideResponse})

export const getPayoutSetupMock = (overrideResponse: Partial<PayoutSetup> = {}): PayoutSetup => ({ready: faker.datatype.boolean(), finishedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), recipients: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), sentAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), sentTo: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), openedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), sendable: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getCountryMock = (overrideResponse: Partial<Country> = {}): Country => ({code: "US", name: faker.string.alpha({length: {min: 10, max: 20}}), hasRegions: faker.datatype.boolean(), ...overrideResponse})

export const getCountryListMock = (overrideResponse: Partial<CountryList> = {}): CountryList => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCountryMock() })), ...overrideResponse})

export const getRegionMock = (overrideResponse: Partial<Region> = {}): Region => ({code: "US-CA", name: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getRegionListMock = (overrideResponse: Partial<RegionList> = {}): RegionList => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRegionMock() })), ...overrideResponse})

export const getModerationMock = (overrideResponse: Partial<Moderation> = {}): Moderation => ({hidden: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), undefined]), ...overrideResponse})

export const getModeratedReviewMock = (overrideResponse: Partial<ModeratedReview> = {}): ModeratedReview => ({id: faker.string.uuid(), tripId: faker.string.uuid(), tripName: faker.string.alpha({length: {min: 10, max: 20}}), rating: faker.number.int(), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), firstName: faker.string.alpha({length: {min: 10, max: 20}}), savedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', state: faker.helpers.arrayElement(['waiting','shown','hidden'] as const), hidden: faker.datatype.boolean(), availableActions: faker.helpers.arrayElements(['keep','show','hide'] as const), hiddenReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getModeratedReviewsMock = (overrideResponse: Partial<ModeratedReviews> = {}): ModeratedReviews => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getModeratedReviewMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getReviewReportMock = (overrideResponse: Partial<ReviewReport> = {}): ReviewReport => ({overallRating: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), responses: faker.number.int(), ...overrideResponse})

export const getReviewInputMock = (overrideResponse: Partial<ReviewInput> = {}): ReviewInput => ({rating: faker.number.int({min: 1, max: 5}), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined]), ...overrideResponse})

export const getMyReviewMock = (overrideResponse: Partial<MyReview> = {}): MyReview => ({open: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), rating: faker.helpers.arrayElement([faker.number.int(), undefined]), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), savedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), hiddenReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getReviewResponseMock = (overrideResponse: Partial<ReviewResponse> = {}): ReviewResponse => ({id: faker.string.uuid(), tripId: faker.string.uuid(), tripName: faker.string.alpha({length: {min: 10, max: 20}}), rating: faker.number.int(), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), firstName: faker.string.alpha({length: {min: 10, max: 20}}), savedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getReviewResponsesMock = (overrideResponse: Partial<ReviewResponses> = {}): ReviewResponses => ({overallRating: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), undefined]), responses: faker.number.int(), items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getReviewResponseMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getRoomingTravelerMock = (overrideResponse: Partial<RoomingTraveler> = {}): RoomingTraveler => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), orderId: faker.string.alpha({length: {min: 10, max: 20}}), age: faker.helpers.arrayElement([faker.number.int(), undefined]), gender: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), moved: faker.datatype.boolean(), roommate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), roommateId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), together: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), requests: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fits: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), trades: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), ...overrideResponse})

export const getArrangedRoomMock = (overrideResponse: Partial<ArrangedRoom> = {}): ArrangedRoom => ({id: faker.string.uuid(), number: faker.number.int(), roomType: getRoomTypeMock(), sleeps: faker.helpers.arrayElement([faker.number.int(), undefined]), travelers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRoomingTravelerMock() })), ...overrideResponse})

export const getUndoneMoveMock = (overrideResponse: Partial<UndoneMove> = {}): UndoneMove => ({travelerId: faker.string.uuid(), cause: faker.helpers.arrayElement(['left','roomType','roomGone','full'] as const), sentence: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getRoomingMock = (overrideResponse: Partial<Rooming> = {}): Rooming => ({version: faker.number.int(), editable: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), rooms: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getArrangedRoomMock() })), unplaced: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRoomingTravelerMock() })), undone: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getUndoneMoveMock() })), ...overrideResponse})

export const getRoomMoveMock = (overrideResponse: Partial<RoomMove> = {}): RoomMove => ({travelerId: faker.string.uuid(), roomId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getRoomMovesMock = (overrideResponse: Partial<RoomMoves> = {}): RoomMoves => ({version: faker.number.int(), moves: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getRoomMoveMock() })), ...overrideResponse})

export const getDemoSignInMock = (overrideResponse: Partial<DemoSignIn> = {}): DemoSignIn => ({group: getGroupMock(), email: faker.string.alpha({length: {min: 10, max: 20}}), password: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getThemeMock = (overrideResponse: Partial<Theme> = {}): Theme => ({accent: "#b4532a", ink: "#2b211c", paper: "#fbf6ef", displayFont: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), textFont: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), radius: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), density: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), logoUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), ...overrideResponse})

export const getFeaturesMock = (overrideResponse: Partial<Features> = {}): Features => ({publicProfile: faker.datatype.boolean(), addressTab: faker.datatype.boolean(), mobileApp: faker.datatype.boolean(), accommodationAlternatives: faker.datatype.boolean(), referrals: faker.datatype.boolean(), waitlist: faker.datatype.boolean(), additionalRequests: faker.datatype.boolean(), ...overrideResponse})

export const getTenantMock = (overrideResponse: Partial<Tenant> = {}): Tenant => ({id: faker.string.uuid(), slug: faker.string.alpha({length: {min: 10, max: 20}}), brand: faker.string.alpha({length: {min: 10, max: 20}}), tagline: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), currency: faker.string.alpha({length: {min: 3, max: 3}}), locale: faker.string.alpha({length: {min: 10, max: 20}}), supportEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), environment: faker.string.alpha({length: {min: 10, max: 20}}), demo: faker.datatype.boolean(), demoSignIns: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDemoSignInMock() })), undefined]), theme: { ...getThemeMock() }, features: { ...getFeaturesMock() }, platform: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), sandbox: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), mailInboxUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), signupUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), preparation: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), pages: faker.helpers.arrayElement([faker.helpers.arrayElements(['terms','privacy','imprint','help'] as const), undefined]), ...overrideResponse})

export const getFeaturesUpdateMock = (overrideResponse: Partial<FeaturesUpdate> = {}): FeaturesUpdate => ({publicProfile: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), addressTab: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), mobileApp: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), accommodationAlternatives: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), referrals: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), waitlist: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), additionalRequests: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getTranslatedNamesMock = (overrideResponse: Partial<TranslatedNames> = {}): TranslatedNames => ({en: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), de: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), es: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), ...overrideResponse})

export const getCategorySettingMock = (overrideResponse: Partial<CategorySetting> = {}): CategorySetting => ({id: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), names: { ...getTranslatedNamesMock() }, icon: getCategoryIconMock(), colorScheme: getCategoryColorMock(), hidden: faker.datatype.boolean(), itineraries: faker.number.int(), trips: faker.number.int(), hosts: faker.number.int(), ...overrideResponse})

export const getCategorySettingsMock = (overrideResponse: Partial<CategorySettings> = {}): CategorySettings => ({version: faker.number.int(), items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCategorySettingMock() })), ...overrideResponse})

export const getCategoryInputMock = (overrideResponse: Partial<CategoryInput> = {}): CategoryInput => ({id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), name: faker.string.alpha({length: {min: 10, max: 40}}), names: faker.helpers.arrayElement([{ ...getTranslatedNamesMock() }, undefined]), icon: getCategoryIconMock(), colorScheme: getCategoryColorMock(), hidden: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getCategoriesUpdateMock = (overrideResponse: Partial<CategoriesUpdate> = {}): CategoriesUpdate => ({version: faker.number.int(), items: Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => ({ ...getCategoryInputMock() })), ...overrideResponse})

export const getCategoryMergeMock = (overrideResponse: Partial<CategoryMerge> = {}): CategoryMerge => ({version: faker.number.int(), id: faker.string.alpha({length: {min: 10, max: 60}}), into: faker.string.alpha({length: {min: 10, max: 60}}), ...overrideResponse})

export const getPolicyItemMock = (overrideResponse: Partial<PolicyItem> = {}): PolicyItem => ({path: "payment.depositBp", kind: faker.helpers.arrayElement(['integer','amountMinor','basisPoints','boolean','text','integers','texts'] as const), number: faker.helpers.arrayElement([faker.number.int(), undefined]), flag: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), numbers: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int())), undefined]), texts: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), defaultText: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), changed: faker.datatype.boolean(), ...overrideResponse})

export const getPoliciesMock = (overrideResponse: Partial<Policies> = {}): Policies => ({version: faker.number.int(), items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPolicyItemMock() })), ...overrideResponse})

export const getPoliciesUpdateMock = (overrideResponse: Partial<PoliciesUpdate> = {}): PoliciesUpdate => ({version: faker.number.int(), items: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getPolicyChangeMock() })), ...overrideResponse})

export const getHostNameMock = (overrideResponse: Partial<HostName> = {}): HostName => ({host: faker.string.alpha({length: {min: 10, max: 20}}), serving: faker.datatype.boolean(), txtName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), txtValue: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fileUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fileContent: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), checkedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), problem: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getProviderOptionMock = (overrideResponse: Partial<ProviderOption> = {}): ProviderOption => ({name: faker.string.alpha({length: {min: 10, max: 20}}), embedded: faker.datatype.boolean(), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), settings: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), secrets: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getProviderMock = (overrideResponse: Partial<Provider> = {}): Provider => ({service: "payments", choice: "sandbox", options: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getProviderOptionMock() })), settings: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 20}})
      }, secretsSet: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getCompanyMock = (overrideResponse: Partial<Company> = {}): Company => ({id: faker.string.uuid(), kind: "insurance", name: faker.string.alpha({length: {min: 10, max: 60}}), adapter: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), undefined]), keySet: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), countries: Array.from({ length: faker.number.int({min: 1, max: 300}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 2, max: 2}}))), paused: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), inForce: faker.helpers.arrayElement([faker.number.int(), undefined]), ...overrideResponse})

export const getTenantSettingsMock = (overrideResponse: Partial<TenantSettings> = {}): TenantSettings => ({version: faker.number.int(), slug: faker.string.alpha({length: {min: 10, max: 20}}), brand: faker.string.alpha({length: {min: 10, max: 20}}), tagline: faker.string.alpha({length: {min: 10, max: 20}}), currency: faker.string.alpha({length: {min: 10, max: 20}}), locale: faker.string.alpha({length: {min: 10, max: 20}}), supportEmail: faker.string.alpha({length: {min: 10, max: 20}}), senderEmail: faker.string.alpha({length: {min: 10, max: 20}}), mailsFrom: faker.string.alpha({length: {min: 10, max: 20}}), sandbox: faker.datatype.boolean(), theme: { ...getThemeMock() }, features: { ...getFeaturesMock() }, hosts: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getHostNameMock() })), providers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getProviderMock() })), companies: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCompanyMock() })), ...overrideResponse})

export const getThemeUpdateMock = (overrideResponse: Partial<ThemeUpdate> = {}): ThemeUpdate => ({accent: "#b4532a", ink: "#2b211c", paper: "#fbf6ef", displayFont: faker.helpers.arrayElement([faker.helpers.arrayElement(['newsreader','fraunces','bricolage','geist'] as const), undefined]), textFont: faker.helpers.arrayElement([faker.helpers.arrayElement(['geist','bricolage','newsreader'] as const), undefined]), radius: faker.helpers.arrayElement([faker.helpers.arrayElement(['sharp','soft','round'] as const), undefined]), density: faker.helpers.arrayElement([faker.helpers.arrayElement(['airy','dense'] as const), undefined]), ...overrideResponse})

export const getTenantSettingsUpdateMock = (overrideResponse: Partial<TenantSettingsUpdate> = {}): TenantSettingsUpdate => ({version: faker.number.int(), brand: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 60}}), undefined]), tagline: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), locale: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), supportEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 320}}), undefined]), senderEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 320}}), undefined]), theme: faker.helpers.arrayElement([{ ...getThemeUpdateMock() }, undefined]), features: faker.helpers.arrayElement([{ ...getFeaturesUpdateMock() }, undefined]), ...overrideResponse})

export const getLogoUploadMock = (overrideResponse: Partial<LogoUpload> = {}): LogoUpload => ({data: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1048576}}), undefined]), ...overrideResponse})

export const getHostNameInputMock = (overrideResponse: Partial<HostNameInput> = {}): HostNameInput => ({host: "trips.acme.example", ...overrideResponse})

export const getProviderChoiceMock = (overrideResponse: Partial<ProviderChoice> = {}): ProviderChoice => ({version: faker.number.int(), service: faker.string.alpha({length: {min: 10, max: 40}}), choice: faker.string.alpha({length: {min: 10, max: 40}}), settings: faker.helpers.arrayElement([{
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 300}})
      }, undefined]), secrets: faker.helpers.arrayElement([{
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 1000}})
      }, undefined]), ...overrideResponse})

export const getCompaniesUpdateMock = (overrideResponse: Partial<CompaniesUpdate> = {}): CompaniesUpdate => ({version: faker.number.int(), kind: faker.string.alpha({length: {min: 10, max: 20}}), items: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getCompanyMock() })), ...overrideResponse})

export const getTenantSummaryMock = (overrideResponse: Partial<TenantSummary> = {}): TenantSummary => ({id: faker.string.uuid(), slug: faker.string.alpha({length: {min: 10, max: 20}}), brand: faker.string.alpha({length: {min: 10, max: 20}}), currency: faker.string.alpha({length: {min: 10, max: 20}}), host: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), sandbox: faker.datatype.boolean(), platform: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getTenantPageMock = (overrideResponse: Partial<TenantPage> = {}): TenantPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTenantSummaryMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getNewAdminMock = (overrideResponse: Partial<NewAdmin> = {}): NewAdmin => ({email: faker.string.alpha({length: {min: 10, max: 320}}), firstName: faker.string.alpha({length: {min: 1, max: 80}}), lastName: faker.string.alpha({length: {min: 1, max: 80}}), ...overrideResponse})

export const getNewTenantMock = (overrideResponse: Partial<NewTenant> = {}): NewTenant => ({slug: "acme", brand: faker.string.alpha({length: {min: 1, max: 60}}), tagline: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), currency: "EUR", locale: faker.string.alpha({length: {min: 10, max: 20}}), host: "acme.localhost", accent: "#1f6f5c", sandbox: faker.datatype.boolean(), admin: { ...getNewAdminMock() }, ...overrideResponse})

export const getClockRunMock = (overrideResponse: Partial<ClockRun> = {}): ClockRun => ({id: faker.string.uuid(), state: faker.helpers.arrayElement(['pending','running','success','failure'] as const), from: faker.date.past().toISOString().slice(0, 19) + 'Z', to: faker.date.past().toISOString().slice(0, 19) + 'Z', reached: faker.date.past().toISOString().slice(0, 19) + 'Z', steps: faker.number.int(), settled: faker.datatype.boolean(), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getTestClockMock = (overrideResponse: Partial<TestClock> = {}): TestClock => ({sandbox: faker.datatype.boolean(), now: faker.date.past().toISOString().slice(0, 19) + 'Z', frozen: faker.datatype.boolean(), settled: faker.datatype.boolean(), nextAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), run: faker.helpers.arrayElement([{ ...getClockRunMock() }, undefined]), ...overrideResponse})

export const getClockAdvanceMock = (overrideResponse: Partial<ClockAdvance> = {}): ClockAdvance => ({to: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), bySeconds: faker.helpers.arrayElement([faker.number.int({min: 0, max: 315360000}), undefined]), freeze: faker.datatype.boolean(), ...overrideResponse})

export const getTimelineOfMock = (): TimelineOf => (faker.helpers.arrayElement(['Member','Trip','Booking','Host','Operator'] as const))

export const getTimelineKindMock = (): TimelineKind => (faker.helpers.arrayElement(['change','email','money','job','webhook'] as const))

export const getTimelineStateMock = (): TimelineState => (faker.helpers.arrayElement(['waiting','running','done','failed','canceled'] as const))

export const getTimelineMoneyMock = (overrideResponse: Partial<TimelineMoney> = {}): TimelineMoney => ({what: faker.helpers.arrayElement(['payment','refund','dispute','payoutPlanned','payoutSent'] as const), state: getTimelineStateMock(), amountMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), label: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), method: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), payeeName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), bookingId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), orderId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), problem: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getTimelineJobMock = (overrideResponse: Partial<TimelineJob> = {}): TimelineJob => ({label: faker.string.alpha({length: {min: 10, max: 20}}), state: getTimelineStateMock(), attempts: faker.helpers.arrayElement([faker.number.int(), undefined]), requestedBy: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), problem: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getTimelineWebhookMock = (overrideResponse: Partial<TimelineWebhook> = {}): TimelineWebhook => ({received: faker.datatype.boolean(), event: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), state: getTimelineStateMock(), attempts: faker.helpers.arrayElement([faker.number.int(), undefined]), webhookId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), problem: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getTimelineEntryMock = (overrideResponse: Partial<TimelineEntry> = {}): TimelineEntry => ({id: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', kind: getTimelineKindMock(), change: faker.helpers.arrayElement([{ ...getAuditEntryMock() }, undefined]), email: faker.helpers.arrayElement([{ ...getEmailMock() }, undefined]), money: faker.helpers.arrayElement([{ ...getTimelineMoneyMock() }, undefined]), job: faker.helpers.arrayElement([{ ...getTimelineJobMock() }, undefined]), webhook: faker.helpers.arrayElement([{ ...getTimelineWebhookMock() }, undefined]), ...overrideResponse})

export const getTimelinePageMock = (overrideResponse: Partial<TimelinePage> = {}): TimelinePage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTimelineEntryMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getGroundTransferTypeMock = (): GroundTransferType => (faker.helpers.arrayElement(['arrival','departure'] as const))

export const getJourneyStatusMock = (): JourneyStatus => (faker.helpers.arrayElement(['pending','awaiting approval','confirmed','planned','driver underway','driver arrived','journey in progress','completed','cancelled free','cancelled with costs'] as const))

export const getRideStatusMock = (): RideStatus => (faker.helpers.arrayElement(['pending','confirmed','driver-assigned','driver-underway','driver-arrived','journey-in-progress','completed','cancelled','processing'] as const))

export const getRidePlaceMock = (overrideResponse: Partial<RidePlace> = {}): RidePlace => ({placeId: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), type: getPlaceTypeMock(), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), city: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), country: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getRideWindowMock = (overrideResponse: Partial<RideWindow> = {}): RideWindow => ({from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), ...overrideResponse})

export const getGroundTransferOfferMock = (overrideResponse: Partial<GroundTransferOffer> = {}): GroundTransferOffer => ({bookable: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), arrival: { ...getRideWindowMock() }, departure: { ...getRideWindowMock() }, timeZone: faker.string.alpha({length: {min: 10, max: 20}}), arrivalAirport: faker.helpers.arrayElement([{ ...getAirportMock() }, undefined]), departureAirport: faker.helpers.arrayElement([{ ...getAirportMock() }, undefined]), maximumPassengers: faker.number.int(), freeCancellationHours: faker.number.int(), pricesShown: faker.datatype.boolean(), currency: faker.string.alpha({length: {min: 10, max: 20}}), bookingId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), opensOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), accommodation: { ...getRideWindowMock() }, ...overrideResponse})

export const getGroundTransferLegMock = (overrideResponse: Partial<GroundTransferLeg> = {}): GroundTransferLeg => ({originPlaceId: faker.string.alpha({length: {min: 1, max: 200}}), destinationPlaceId: faker.string.alpha({length: {min: 1, max: 200}}), passengers: faker.number.int({min: 1, max: 500}), carryOnLuggage: faker.number.int({min: 0, max: 500}), checkedLuggage: faker.number.int({min: 0, max: 500}), pickupDateTime: "2027-05-01T14:30:00", flightNumber: faker.string.alpha({length: {min: 1, max: 20}}), ...overrideResponse})

export const getQuoteGroundTransfersMock = (overrideResponse: Partial<QuoteGroundTransfers> = {}): QuoteGroundTransfers => ({tripId: faker.string.uuid(), arrival: faker.helpers.arrayElement([{ ...getGroundTransferLegMock() }, undefined]), departure: faker.helpers.arrayElement([{ ...getGroundTransferLegMock() }, undefined]), ...overrideResponse})

export const getGroundTransferQuoteMock = (overrideResponse: Partial<GroundTransferQuote> = {}): GroundTransferQuote => ({externalId: faker.string.uuid(), type: getGroundTransferTypeMock(), vehicleCategory: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), maximumPassengers: faker.number.int(), transferCompany: faker.string.alpha({length: {min: 10, max: 20}}), priceMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), currency: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), durationInSeconds: faker.number.int(), distanceInMeters: faker.number.int(), freeCancellationUntil: faker.date.past().toISOString().slice(0, 19) + 'Z', expiresAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGroundTransferQuotesMock = (overrideResponse: Partial<GroundTransferQuotes> = {}): GroundTransferQuotes => ({arrivalQuotes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getGroundTransferQuoteMock() })), departureQuotes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getGroundTransferQuoteMock() })), arrivalError: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), departureError: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getRoadLegMock = (overrideResponse: Partial<RoadLeg> = {}): RoadLeg => ({originPlaceId: faker.string.alpha({length: {min: 1, max: 200}}), destinationPlaceId: faker.string.alpha({length: {min: 1, max: 200}}), ...overrideResponse})

export const getEstimateGroundTransfersMock = (overrideResponse: Partial<EstimateGroundTransfers> = {}): EstimateGroundTransfers => ({arrival: faker.helpers.arrayElement([{ ...getRoadLegMock() }, undefined]), departure: faker.helpers.arrayElement([{ ...getRoadLegMock() }, undefined]), ...overrideResponse})

export const getRoadEstimateMock = (overrideResponse: Partial<RoadEstimate> = {}): RoadEstimate => ({estimatedDuration: faker.number.int(), distanceInMeters: faker.number.int(), ...overrideResponse})

export const getGroundTransferEstimatesMock = (overrideResponse: Partial<GroundTransferEstimates> = {}): GroundTransferEstimates => ({arrival: faker.helpers.arrayElement([{ ...getRoadEstimateMock() }, undefined]), departure: faker.helpers.arrayElement([{ ...getRoadEstimateMock() }, undefined]), ...overrideResponse})

export const getRideContactMock = (overrideResponse: Partial<RideContact> = {}): RideContact => ({firstName: faker.string.alpha({length: {min: 10, max: 80}}), lastName: faker.string.alpha({length: {min: 10, max: 80}}), email: faker.string.alpha({length: {min: 10, max: 320}}), phone: faker.string.alpha({length: {min: 10, max: 40}}), termsAndConditions: faker.datatype.boolean(), ...overrideResponse})

export const getBookGroundTransferItemMock = (overrideResponse: Partial<BookGroundTransferItem> = {}): BookGroundTransferItem => ({quoteId: faker.string.uuid(), type: getGroundTransferTypeMock(), quoteRequest: { ...getGroundTransferLegMock() }, ...overrideResponse})

export const getBookGroundTransfersMock = (overrideResponse: Partial<BookGroundTransfers> = {}): BookGroundTransfers => ({tripId: faker.string.uuid(), items: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({ ...getBookGroundTransferItemMock() })), contact: { ...getRideContactMock() }, amountMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), insuranceQuoteId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), paymentMethod: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), cardId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), saveCard: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), creditMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), ...overrideResponse})

export const getRideDriverMock = (overrideResponse: Partial<RideDriver> = {}): RideDriver => ({name: faker.string.alpha({length: {min: 10, max: 20}}), phoneNumber: faker.string.alpha({length: {min: 10, max: 20}}), vehicleLicensePlate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), vehicleMake: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), vehicleModel: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getTransferCompanyMock = (overrideResponse: Partial<TransferCompany> = {}): TransferCompany => ({name: faker.string.alpha({length: {min: 10, max: 20}}), phoneNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getRidePriceMock = (overrideResponse: Partial<RidePrice> = {}): RidePrice => ({totalMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getRideTravelerMock = (overrideResponse: Partial<RideTraveler> = {}): RideTraveler => ({flightNumber: faker.string.alpha({length: {min: 10, max: 20}}), firstName: faker.string.alpha({length: {min: 10, max: 20}}), lastName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getRideCancellationMock = (overrideResponse: Partial<RideCancellation> = {}): RideCancellation => ({freeCancellationUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), cancelledAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), refundMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), ...overrideResponse})

export const getRideLengthMock = (overrideResponse: Partial<RideLength> = {}): RideLength => ({durationInSeconds: faker.number.int(), distanceInMeters: faker.number.int(), ...overrideResponse})

export const getJourneyMock = (overrideResponse: Partial<Journey> = {}): Journey => ({code: faker.string.alpha({length: {min: 10, max: 20}}), type: getGroundTransferTypeMock(), origin: { ...getRidePlaceMock() }, destination: { ...getRidePlaceMock() }, pickupDateTime: faker.date.past().toISOString().slice(0, 19) + 'Z', pickupLocalTime: faker.string.alpha({length: {min: 10, max: 20}}), timeZone: faker.string.alpha({length: {min: 10, max: 20}}), status: getJourneyStatusMock(), driver: faker.helpers.arrayElement([{ ...getRideDriverMock() }, undefined]), transferCompany: faker.helpers.arrayElement([{ ...getTransferCompanyMock() }, undefined]), priceSummary: faker.helpers.arrayElement([{ ...getRidePriceMock() }, undefined]), vehicleCategory: faker.string.alpha({length: {min: 10, max: 20}}), traveler: { ...getRideTravelerMock() }, cancellationDetails: faker.helpers.arrayElement([{ ...getRideCancellationMock() }, undefined]), approxDurationAndDistance: { ...getRideLengthMock() }, ...overrideResponse})

export const getRideLoadMock = (overrideResponse: Partial<RideLoad> = {}): RideLoad => ({passengers: faker.number.int(), carryOnLuggage: faker.number.int(), checkedLuggage: faker.number.int(), ...overrideResponse})

export const getRideActionMock = (overrideResponse: Partial<RideAction> = {}): RideAction => ({action: faker.helpers.arrayElement(['update','cancel'] as const), enabled: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getGroundTransferMock = (overrideResponse: Partial<GroundTransfer> = {}): GroundTransfer => ({id: faker.string.uuid(), tripId: faker.string.uuid(), tripName: faker.string.alpha({length: {min: 10, max: 20}}), bookingId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), addOnId: faker.string.alpha({length: {min: 10, max: 20}}), accommodationDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), displayStatus: getRideStatusMock(), journey: { ...getJourneyMock() }, quoteRequest: { ...getRideLoadMock() }, cancellationType: faker.helpers.arrayElement([faker.helpers.arrayElement(['traveler','host','helper','booking','provider'] as const), undefined]), cancelling: faker.datatype.boolean(), over: faker.datatype.boolean(), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), availableActions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRideActionMock() })), editableFields: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getEditableFieldMock() })), version: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getBookedGroundTransfersMock = (overrideResponse: Partial<BookedGroundTransfers> = {}): BookedGroundTransfers => ({payment: faker.helpers.arrayElement([{ ...getPaymentResultMock() }, undefined]), groundTransfers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getGroundTransferMock() })), ...overrideResponse})

export const getGroundTransferPageMock = (overrideResponse: Partial<GroundTransferPage> = {}): GroundTransferPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getGroundTransferMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getGroundTransferUpdateMock = (overrideResponse: Partial<GroundTransferUpdate> = {}): GroundTransferUpdate => ({version: faker.number.int({min: 1}), flightNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 320}}), undefined]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), passengers: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), undefined]), ...overrideResponse})

export const getCancelGroundTransferMock = (overrideResponse: Partial<CancelGroundTransfer> = {}): CancelGroundTransfer => ({version: faker.helpers.arrayElement([faker.number.int({min: 1}), undefined]), ...overrideResponse})

export const getBoardLaneNameMock = (): BoardLaneName => (faker.helpers.arrayElement(['requests','services','days','technical','arriving','notFilling','filling','reports','payouts','waiting','ahead'] as const))

export const getBoardItemMock = (overrideResponse: Partial<BoardItem> = {}): BoardItem => ({id: faker.string.uuid(), version: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), hostName: faker.string.alpha({length: {min: 10, max: 20}}), startDate: faker.date.past().toISOString().slice(0, 10), endDate: faker.date.past().toISOString().slice(0, 10), hero: { ...getPhotoMock() }, since: faker.date.past().toISOString().slice(0, 10), deadline: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), spotsTaken: faker.number.int(), minimumSpots: faker.number.int(), maximumSpots: faker.number.int(), missingDays: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int())), uncoveredDays: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int())), changedDays: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int())), ...overrideResponse})

export const getBoardLaneMock = (overrideResponse: Partial<BoardLane> = {}): BoardLane => ({lane: getBoardLaneNameMock(), count: faker.number.int(), items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBoardItemMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getTripBoardMock = (overrideResponse: Partial<TripBoard> = {}): TripBoard => ({lanes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getBoardLaneMock() })), ...overrideResponse})

export const getActionMock = (overrideResponse: Partial<Action> = {}): Action => ({action: faker.string.alpha({length: {min: 10, max: 20}}), to: getTripStatusMock(), enabled: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getTripPageMock = (overrideResponse: Partial<TripPage> = {}): TripPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTripSummaryMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getPricesMock = (overrideResponse: Partial<Prices> = {}): Prices => ({initialMinor: faker.number.int({min: 0, max: 100000000000}), remainingMinor: faker.number.int({min: 0, max: 100000000000}), serviceFeeBp: faker.helpers.arrayElement([faker.number.int(), undefined]), transactionFeeBp: faker.helpers.arrayElement([faker.number.int(), undefined]), ...overrideResponse})

export const getTripTabMock = (overrideResponse: Partial<TripTab> = {}): TripTab => ({tab: faker.helpers.arrayElement(['configuration','pricing','itinerary','services-agreement','promote','bookings','travelInfo'] as const), enabled: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getTripDatesMock = (overrideResponse: Partial<TripDates> = {}): TripDates => ({startEnd: "10/05/2026 - 10/06/2026", tripFormDue: faker.string.alpha({length: {min: 10, max: 20}}), hostAgreementDue: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), first2BookingDue: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tripClose: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getLaunchViewMock = (overrideResponse: Partial<LaunchView> = {}): LaunchView => ({scheduled: faker.datatype.boolean(), launched: faker.datatype.boolean(), editable: faker.datatype.boolean(), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), showModal: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), timeZone: "America/Lima", launchDate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), launchTime: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), timeStepMinutes: faker.number.int(), timeOptions: faker.number.int(), earliest: faker.date.past().toISOString().slice(0, 10), latest: faker.date.past().toISOString().slice(0, 10), disabledDates: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 10))), ...overrideResponse})

export const getTechnicalItineraryMock = (overrideResponse: Partial<TechnicalItinerary> = {}): TechnicalItinerary => ({offered: faker.datatype.boolean(), windowFrom: faker.date.past().toISOString().slice(0, 10), windowTo: faker.date.past().toISOString().slice(0, 10), inWindow: faker.datatype.boolean(), flagged: faker.datatype.boolean(), operatorApprovedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), adminApprovedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), canSubmit: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), label: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getMergeFieldMock = (overrideResponse: Partial<MergeField> = {}): MergeField => ({token: "{{firstName}}", label: "First name", ...overrideResponse})

export const getPromoteEmailMock = (overrideResponse: Partial<PromoteEmail> = {}): PromoteEmail => ({kind: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), active: faker.datatype.boolean(), hostBlurb: faker.string.alpha({length: {min: 10, max: 20}}), subject: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), status: faker.helpers.arrayElement(['pending','scheduled','sent','disabled','canceled'] as const), scheduledDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), scheduledLabel: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), sortOrder: faker.helpers.arrayElement([faker.number.int(), undefined]), editable: faker.datatype.boolean(), copyable: faker.datatype.boolean(), copyOf: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), onlyMissed: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), copyMaxLength: faker.helpers.arrayElement([faker.number.int(), undefined]), mergeFields: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getMergeFieldMock() })), undefined]), ...overrideResponse})

export const getPromotionalAssetsMock = (overrideResponse: Partial<PromotionalAssets> = {}): PromotionalAssets => ({portalUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), undefined]), albumUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), undefined]), featuredImageUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), undefined]), ...overrideResponse})

export const getOptionalAccommodationMock = (overrideResponse: Partial<OptionalAccommodation> = {}): OptionalAccommodation => ({timing: getTimingMock(), singleSupplementQuantity: faker.number.int(), costThresholds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTierMock() })), ...overrideResponse})

export const getOperatorCostsMock = (overrideResponse: Partial<OperatorCosts> = {}): OperatorCosts => ({costSchedule: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTierMock() })), singleSupplementPriceMinor: faker.number.int(), singleSupplementQuantity: faker.number.int(), freeOfCharge: faker.number.int(), operatorTerms: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), yearOverYearIncreaseBp: faker.helpers.arrayElement([faker.number.int(), undefined]), optionalAccommodations: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getOptionalAccommodationMock() })), undefined]), ...overrideResponse})

export const getTripDepartureMock = (overrideResponse: Partial<TripDeparture> = {}): TripDeparture => ({id: faker.string.uuid(), costSchedule: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTierMock() })), ...overrideResponse})

export const getTripMock = (): Trip => ({...{ ...getTripSummaryMock() },...{version: faker.number.int(), availableActions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getActionMock() })), editable: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), editableFields: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getEditableFieldMock() })), editableServiceKeys: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), timeZone: "America/Lima", timeZones: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), steps: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getHostStepMock() })), undefined]), tabs: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTripTabMock() })), undefined]), navigationHidden: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), notice: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), customizable: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), dates: faker.helpers.arrayElement([{ ...getTripDatesMock() }, undefined]), launch: faker.helpers.arrayElement([{ ...getLaunchViewMock() }, undefined]), technicalItinerary: faker.helpers.arrayElement([{ ...getTechnicalItineraryMock() }, undefined]), promoteEmails: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPromoteEmailMock() })), undefined]), promotionalAssets: faker.helpers.arrayElement([{ ...getPromotionalAssetsMock() }, undefined]), publishLabel: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), lastPublishDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), companionsSubmittedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), hasEarningsReport: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), earningsReportApprovedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), closedStepText: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), internalCancellationReason: faker.helpers.arrayElement([faker.number.int(), undefined]), operatorCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), stage: faker.string.alpha({length: {min: 10, max: 20}}), hasPage: faker.datatype.boolean(), onTrip: faker.datatype.boolean(), timelineStep: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), publishStatus: faker.helpers.arrayElement(['pending','in_review','marketing','live'] as const), publishOffered: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), publishRequest: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), tripSummary: faker.string.alpha({length: {min: 10, max: 20}}), categories: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), photos: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPhotoMock() })), activityLevel: faker.helpers.arrayElement([faker.number.int(), undefined]), lengthInDays: faker.helpers.arrayElement([faker.number.int(), undefined]), itineraryId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), host: faker.helpers.arrayElement([{ ...getPersonMock() }, undefined]), operator: faker.helpers.arrayElement([{ ...getPersonMock() }, undefined]), servicesByDay: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDayMock() })), bookingAutoConfirmation: faker.datatype.boolean(), travelerInsuranceRequired: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), passportRequired: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), preparationListUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), bookingsDeadline: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), minimumTripThreshold: faker.helpers.arrayElement([faker.number.int(), undefined]), confirmedSpots: faker.helpers.arrayElement([faker.number.int(), undefined]), pendingSpots: faker.helpers.arrayElement([faker.number.int(), undefined]), cancelled: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), cancellationReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), launchRule: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), companions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCompanionMock() })), undefined]), hostRooms: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getHostRoomMock() })), undefined]), selectedPackage: faker.helpers.arrayElement([getPackageLevelMock(), undefined]), dietaryRestriction: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), additionalRequests: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), prices: faker.helpers.arrayElement([{ ...getPricesMock() }, undefined]), flightStipendMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), suggestedRange: faker.helpers.arrayElement([{ ...getPriceRangeMock() }, undefined]), operatorTermsAcceptedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), hostTermsAcceptedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), hasHostCompletedPromoteTutorial: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), operatorCosts: faker.helpers.arrayElement([{ ...getOperatorCostsMock() }, undefined]), additionalOptionalServices: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getOptionalServiceMock() })), undefined]), hostSelectedOptionalServices: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getServiceChoiceMock() })), undefined]), hostSelectedOptionalActivities: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getServiceChoiceMock() })), undefined]), selectedWorkshopSpaces: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getWorkshopChoiceMock() })), undefined]), quantityHostRooms: faker.helpers.arrayElement([faker.number.int(), undefined]), mobileAppEnabled: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), waitlistedNumber: faker.helpers.arrayElement([faker.number.int(), undefined]), operatorTechnicalItineraryApproved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), adminTechnicalItineraryApproved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), arrivalLocation: faker.helpers.arrayElement([{ ...getAirportMock() }, undefined]), departureLocation: faker.helpers.arrayElement([{ ...getAirportMock() }, undefined]), cities: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), logistics: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), inclusions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), exclusions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), accountManager: faker.helpers.arrayElement([{ ...getPersonMock() }, undefined]), packages: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPackageSetupMock() })), undefined]), tripLeadTime: faker.helpers.arrayElement([{ ...getLeadTimeMock() }, undefined]), itineraryInventoryItem: faker.helpers.arrayElement([{ ...getTripDepartureMock() }, undefined]), optionalOnTripServices: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getServiceMock() })), undefined]), accommodationsServices: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getServiceMock() })), undefined]), transferServices: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getServiceMock() })), undefined])},})

export const getTripFromRequestMock = (overrideResponse: Partial<TripFromRequest> = {}): TripFromRequest => ({tripRequestId: faker.string.uuid(), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 70}}), undefined]), tripSummary: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined]), operatorCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), minimumSpots: faker.helpers.arrayElement([faker.number.int({min: 2, max: 500}), undefined]), maximumSpots: faker.helpers.arrayElement([faker.number.int({min: 2, max: 500}), undefined]), timeZone: "America/Lima", ...overrideResponse})

export const getLaunchFormMock = (overrideResponse: Partial<LaunchForm> = {}): LaunchForm => ({launchDate: "2026-05-01", launchTime: "10:30", ...overrideResponse})

export const getServicePriceMock = (overrideResponse: Partial<ServicePrice> = {}): ServicePrice => ({id: faker.string.uuid(), priceMinor: faker.number.int({min: 0}), ...overrideResponse})

export const getTripUpdateMock = (overrideResponse: Partial<TripUpdate> = {}): TripUpdate => ({version: faker.number.int(), status: faker.helpers.arrayElement([getTripStatusMock(), undefined]), operatorTerms: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 70}}), undefined]), tripSummary: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined]), categories: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 12}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}}))), undefined]), photos: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPhotoMock() })), undefined]), launchDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), bookingAutoConfirmation: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), hasHostCompletedPromoteTutorial: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), publishRequest: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), prices: faker.helpers.arrayElement([{ ...getPricesMock() }, undefined]), flightStipendMinor: faker.helpers.arrayElement([faker.number.int({min: -1000000000, max: 100000000000}), undefined]), costSchedule: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getTierMock() })), undefined]), singleSupplementPriceMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), singleSupplementQuantity: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000}), undefined]), minimumSpots: faker.helpers.arrayElement([faker.number.int({min: 2, max: 500}), undefined]), maximumSpots: faker.helpers.arrayElement([faker.number.int({min: 2, max: 500}), undefined]), operatorCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), preparationListUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), undefined]), timeZone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), launch: faker.helpers.arrayElement([{ ...getLaunchFormMock() }, undefined]), promoteEmails: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getPromoteEmailInputMock() })), undefined]), promotionalAssets: faker.helpers.arrayElement([{ ...getPromotionalAssetsMock() }, undefined]), publishStatus: faker.helpers.arrayElement([faker.helpers.arrayElement(['pending','in_review','marketing','live'] as const), undefined]), servicesToUpdate: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({ ...getServicePriceMock() })), undefined]), operatorTechnicalItineraryApproved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), adminTechnicalItineraryApproved: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), technicalItineraryFlagged: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), servicesByDay: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => ({ ...getDayMock() })), undefined]), rezdyTripId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), ...overrideResponse})

export const getTermsSectionMock = (overrideResponse: Partial<TermsSection> = {}): TermsSection => ({heading: faker.string.alpha({length: {min: 10, max: 20}}), body: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getTermsArticleMock = (overrideResponse: Partial<TermsArticle> = {}): TermsArticle => ({title: faker.string.alpha({length: {min: 10, max: 20}}), html: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getHostTermsDocumentMock = (overrideResponse: Partial<HostTermsDocument> = {}): HostTermsDocument => ({version: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), acceptLabel: faker.string.alpha({length: {min: 10, max: 20}}), sections: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTermsSectionMock() })), article: faker.helpers.arrayElement([{ ...getTermsArticleMock() }, undefined]), acceptedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), ...overrideResponse})

export const getAcceptHostTermsMock = (overrideResponse: Partial<AcceptHostTerms> = {}): AcceptHostTerms => ({terms: faker.string.alpha({length: {min: 10, max: 40}}), version: faker.number.int(), prices: faker.helpers.arrayElement([{ ...getPricesMock() }, undefined]), flightStipendMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), ...overrideResponse})

export const getPublicTripCardMock = (overrideResponse: Partial<PublicTripCard> = {}): PublicTripCard => ({tripPath: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), destination: faker.string.alpha({length: {min: 10, max: 20}}), country: faker.string.alpha({length: {min: 10, max: 20}}), startDate: faker.date.past().toISOString().slice(0, 10), endDate: faker.date.past().toISOString().slice(0, 10), lengthInDays: faker.number.int(), hero: { ...getPhotoMock() }, spotsLeft: faker.number.int(), soldOut: faker.datatype.boolean(), bookable: faker.datatype.boolean(), happening: faker.datatype.boolean(), currency: faker.string.alpha({length: {min: 10, max: 20}}), fromPriceMinor: faker.number.int(), hostName: faker.string.alpha({length: {min: 10, max: 20}}), hostPictureUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), at: faker.helpers.arrayElement([{ ...getGeoLocationMock() }, undefined]), categories: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getPublicDestinationMock = (overrideResponse: Partial<PublicDestination> = {}): PublicDestination => ({id: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), intro: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), picture: faker.helpers.arrayElement([{ ...getPhotoMock() }, undefined]), ...overrideResponse})

export const getPublicTripOptionMock = (overrideResponse: Partial<PublicTripOption> = {}): PublicTripOption => ({value: faker.string.alpha({length: {min: 10, max: 20}}), label: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), count: faker.number.int(), ...overrideResponse})

export const getPublicTripFiltersMock = (overrideResponse: Partial<PublicTripFilters> = {}): PublicTripFilters => ({month: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPublicTripOptionMock() })), country: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPublicTripOptionMock() })), destination: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPublicTripOptionMock() })), days: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPublicTripOptionMock() })), maxPriceMinor: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPublicTripOptionMock() })), host: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPublicTripOptionMock() })), category: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPublicTripOptionMock() })), minSpots: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPublicTripOptionMock() })), pace: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPublicTripOptionMock() })), ...overrideResponse})

export const getPublicTripWithoutMock = (overrideResponse: Partial<PublicTripWithout> = {}): PublicTripWithout => ({filter: faker.helpers.arrayElement(['q','month','country','destination','days','maxPriceMinor','host','category','minSpots','pace'] as const), total: faker.number.int(), ...overrideResponse})

export const getPublicTripPageMock = (overrideResponse: Partial<PublicTripPage> = {}): PublicTripPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPublicTripCardMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), categories: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCategoryNameMock() })), undefined]), category: faker.helpers.arrayElement([{ ...getCategoryNameMock() }, undefined]), destination: faker.helpers.arrayElement([{ ...getPublicDestinationMock() }, undefined]), total: faker.number.int(), filters: { ...getPublicTripFiltersMock() }, without: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPublicTripWithoutMock() })), ...overrideResponse})

export const getPublicTripHostMock = (overrideResponse: Partial<PublicTripHost> = {}): PublicTripHost => ({pagePath: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), tripsLed: faker.number.int(), pastTrips: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getPublicTripCardMock() })), ...overrideResponse})

export const getPublicTravelerMock = (overrideResponse: Partial<PublicTraveler> = {}): PublicTraveler => ({firstName: faker.string.alpha({length: {min: 10, max: 20}}), pictureUrl: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getPublicPaymentMock = (overrideResponse: Partial<PublicPayment> = {}): PublicPayment => ({kind: faker.helpers.arrayElement(['deposit','balance','full'] as const), amountMinor: faker.number.int(), due: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), ...overrideResponse})

export const getPublicCancellationMock = (overrideResponse: Partial<PublicCancellation> = {}): PublicCancellation => ({kind: faker.helpers.arrayElement(['full','part','credit','none'] as const), title: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 20}}), from: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), until: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), ...overrideResponse})

export const getTripExtraMock = (overrideResponse: Partial<TripExtra> = {}): TripExtra => ({id: faker.string.uuid(), type: getServiceTypeMock(), timing: getTimingMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), unitPriceWithFeeMinor: faker.number.int(), available: faker.helpers.arrayElement([faker.number.int(), undefined]), ...overrideResponse})

export const getPublicTripMock = (): PublicTrip => ({...{ ...getPublicTripCardMock() },...{id: faker.string.uuid(), status: getTripStatusMock(), statusText: faker.string.alpha({length: {min: 10, max: 20}}), stage: faker.string.alpha({length: {min: 10, max: 20}}), hostPage: { ...getPublicTripHostMock() }, similar: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPublicTripCardMock() })), spotsTaken: faker.number.int(), toConfirm: faker.number.int(), going: Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => ({ ...getPublicTravelerMock() })), payments: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPublicPaymentMock() })), cancellation: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPublicCancellationMock() })), launchDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), tripSummary: faker.string.alpha({length: {min: 10, max: 20}}), activityLevel: faker.helpers.arrayElement([faker.number.int(), undefined]), photos: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPhotoMock() })), servicesByDay: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDayMock() })), host: { ...getPersonMock() }, operatorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), inclusions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), exclusions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), initialPriceMinor: faker.number.int(), remainingPriceMinor: faker.number.int(), earlyBirdLeft: faker.number.int(), depositMinor: faker.number.int(), minimumSpots: faker.number.int(), maximumSpots: faker.number.int(), maximumParty: faker.number.int(), holdMinutes: faker.number.int({min: 1}), bookingsDeadline: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), finalPaymentDue: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), travelerInsuranceRequired: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), passportRequired: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), arrivalLocation: faker.helpers.arrayElement([{ ...getAirportMock() }, undefined]), departureLocation: faker.helpers.arrayElement([{ ...getAirportMock() }, undefined]), privateRoomPriceMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), privateRoomsLeft: faker.helpers.arrayElement([faker.number.int(), undefined]), roomTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getRoomTypeMock())), addOns: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getServiceMock() })), extras: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTripExtraMock() })), undefined]), cancellationPolicy: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))},})

export const getTripSaleMock = (overrideResponse: Partial<TripSale> = {}): TripSale => ({tripPath: faker.string.alpha({length: {min: 10, max: 20}}), stage: faker.string.alpha({length: {min: 10, max: 20}}), spotsLeft: faker.number.int(), soldOut: faker.datatype.boolean(), bookable: faker.datatype.boolean(), happening: faker.datatype.boolean(), currency: faker.string.alpha({length: {min: 10, max: 20}}), fromPriceMinor: faker.number.int(), ...overrideResponse})

export const getTripSalesMock = (overrideResponse: Partial<TripSales> = {}): TripSales => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTripSaleMock() })), ...overrideResponse})

export const getSavedTripsMock = (overrideResponse: Partial<SavedTrips> = {}): SavedTrips => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPublicTripCardMock() })), ...overrideResponse})

export const getSavedTripsInputMock = (overrideResponse: Partial<SavedTripsInput> = {}): SavedTripsInput => ({tripPaths: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 200}}))), saved: faker.datatype.boolean(), ...overrideResponse})

export const getEmailPreviewMock = (overrideResponse: Partial<EmailPreview> = {}): EmailPreview => ({previewHtml: faker.string.alpha({length: {min: 10, max: 20}}), subject: faker.string.alpha({length: {min: 10, max: 20}}), recipients: faker.number.int(), ...overrideResponse})

export const getEmailPreviewInputMock = (overrideResponse: Partial<EmailPreviewInput> = {}): EmailPreviewInput => ({firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), hostBlurb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20000}}), undefined]), subject: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), ...overrideResponse})

export const getServiceEditMock = (overrideResponse: Partial<ServiceEdit> = {}): ServiceEdit => ({day: faker.helpers.arrayElement([faker.number.int({min: 1, max: 60}), undefined]), position: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 6000}}), undefined]), images: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getPhotoMock() })), undefined]), startTime: "09:30", lengthMinutes: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1440}), undefined]), location: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), priceMinor: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), hoursRequested: faker.helpers.arrayElement([faker.number.int({min: 0, max: 24}), undefined]), options: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}}))), undefined]), addressLocation: faker.helpers.arrayElement([{ ...getAddressLocationMock() }, undefined]), accommodationType: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), occupancy: faker.helpers.arrayElement([faker.helpers.arrayElement(['single','double'] as const), undefined]), starRating: faker.helpers.arrayElement([faker.number.int({min: 1, max: 5}), undefined]), orSimilar: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), mealType: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), fromCity: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), toCity: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), vehicleType: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), airport: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), minPax: faker.helpers.arrayElement([faker.number.int({min: 0}), undefined]), cutoffLeadTimeDays: faker.helpers.arrayElement([faker.number.int({min: 0, max: 365}), undefined]), acceptedByHost: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), saveToLibrary: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), version: faker.helpers.arrayElement([faker.number.int(), undefined]), ...overrideResponse})

export const getHostCompanionMock = (overrideResponse: Partial<HostCompanion> = {}): HostCompanion => ({id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), dateOfBirth: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), ...overrideResponse})

export const getHostCompanionsInputMock = (overrideResponse: Partial<HostCompanionsInput> = {}): HostCompanionsInput => ({companions: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getHostCompanionMock() })), ...overrideResponse})

export const getHostCompanionsMock = (overrideResponse: Partial<HostCompanions> = {}): HostCompanions => ({companions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getHostCompanionMock() })), places: faker.number.int(), submitted: faker.datatype.boolean(), submittedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), editable: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getSingleSupplementMock = (overrideResponse: Partial<SingleSupplement> = {}): SingleSupplement => ({singleSupplement: {available: faker.datatype.boolean()}, total: faker.number.int(), taken: faker.number.int(), available: faker.number.int(), enough: faker.datatype.boolean(), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), priceMinor: faker.number.int(), currency: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getTripInventoryMock = (overrideResponse: Partial<TripInventory> = {}): TripInventory => ({inventoryItemId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), startDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), spots: faker.number.int(), spotsTaken: faker.number.int(), spotsLeft: faker.number.int(), singleSupplement: { ...getSingleSupplementMock() }, activities: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getServiceMock() })), ...overrideResponse})

export const getSingleSupplementInputMock = (overrideResponse: Partial<SingleSupplementInput> = {}): SingleSupplementInput => ({quantity: faker.number.int({min: 0, max: 1000}), ...overrideResponse})

export const getTripPreviewMock = (overrideResponse: Partial<TripPreview> = {}): TripPreview => ({path: faker.string.alpha({length: {min: 10, max: 20}}), public: faker.datatype.boolean(), expiresAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), ...overrideResponse})

export const getEarningsReportMock = (overrideResponse: Partial<EarningsReport> = {}): EarningsReport => ({tripId: faker.string.uuid(), currency: faker.string.alpha({length: {min: 10, max: 20}}), travelers: faker.number.int(), revenueMinor: faker.number.int(), serviceFeeMinor: faker.number.int(), transactionFeeMinor: faker.number.int(), platformFeeMinor: faker.number.int(), operatorCostMinor: faker.number.int(), hostDiscountMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), earningsMinor: faker.number.int(), advanceMinor: faker.number.int(), firstHalfMinor: faker.number.int(), secondHalfMinor: faker.number.int(), approved: faker.datatype.boolean(), canApprove: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), approvedAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), createdAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), ...overrideResponse})

export const getTripVersionMock = (overrideResponse: Partial<TripVersion> = {}): TripVersion => ({version: faker.number.int(), savedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', savedBy: faker.helpers.arrayElement([faker.string.uuid(), undefined]), savedAs: faker.helpers.arrayElement([faker.helpers.arrayElement(['host','operator','admin'] as const), undefined]), action: faker.helpers.arrayElement(['trip.create','trip.update','trip.service_create','trip.service_update','trip.service_delete'] as const), changes: faker.number.int(), ...overrideResponse})

export const getTripVersionPageMock = (overrideResponse: Partial<TripVersionPage> = {}): TripVersionPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTripVersionMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getTripDifferenceMock = (overrideResponse: Partial<TripDifference> = {}): TripDifference => ({fields: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getFieldChangeMock() })), services: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getServiceChangeMock() })), ...overrideResponse})

export const getTripPartMock = (): TripPart => (faker.helpers.arrayElement(['page','technicalItinerary','earningsReport'] as const))

export const getTripSideMock = (): TripSide => (faker.helpers.arrayElement(['host','operator'] as const))

export const getTripRoundMock = (overrideResponse: Partial<TripRound> = {}): TripRound => ({at: faker.date.past().toISOString().slice(0, 19) + 'Z', by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), reason: faker.string.alpha({length: {min: 10, max: 20}}), told: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getTripSideMock())), ...overrideResponse})

export const getTripApprovalMock = (overrideResponse: Partial<TripApproval> = {}): TripApproval => ({part: getTripPartMock(), canSendBack: faker.datatype.boolean(), sentBack: faker.datatype.boolean(), comparedVersion: faker.helpers.arrayElement([faker.number.int(), undefined]), rounds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTripRoundMock() })), ...overrideResponse})

export const getTripApprovalsMock = (overrideResponse: Partial<TripApprovals> = {}): TripApprovals => ({parts: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTripApprovalMock() })), ...overrideResponse})

export const getSendBackInputMock = (overrideResponse: Partial<SendBackInput> = {}): SendBackInput => ({version: faker.number.int(), part: getTripPartMock(), reason: faker.string.alpha({length: {min: 1, max: 1000}}), tell: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => (getTripSideMock())), undefined]), ...overrideResponse})

export const getDayChangesSeenMock = (overrideResponse: Partial<DayChangesSeen> = {}): DayChangesSeen => ({revision: faker.number.int({min: 1}), ...overrideResponse})

export const getDayChangeEntryMock = (overrideResponse: Partial<DayChangeEntry> = {}): DayChangeEntry => ({kind: faker.helpers.arrayElement(['added','removed','moved','changed'] as const), type: getServiceTypeMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), field: faker.helpers.arrayElement([faker.helpers.arrayElement(['name','startTime','location','lengthMinutes','description','day'] as const), undefined]), before: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), after: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getDayChangeMock = (overrideResponse: Partial<DayChange> = {}): DayChange => ({day: faker.number.int(), date: faker.date.past().toISOString().slice(0, 10), revision: faker.number.int(), changedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', changes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDayChangeEntryMock() })), seen: faker.helpers.arrayElement([faker.number.int(), undefined]), travelers: faker.helpers.arrayElement([faker.number.int(), undefined]), ...overrideResponse})

export const getDayChangeListMock = (overrideResponse: Partial<DayChangeList> = {}): DayChangeList => ({days: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDayChangeMock() })), ...overrideResponse})

export const getTravelerContactMock = (overrideResponse: Partial<TravelerContact> = {}): TravelerContact => ({travelerId: faker.string.uuid(), traveler: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), relationship: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getEmergencyContactListMock = (overrideResponse: Partial<EmergencyContactList> = {}): EmergencyContactList => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTravelerContactMock() })), ...overrideResponse})

export const getFlightLegMock = (overrideResponse: Partial<FlightLeg> = {}): FlightLeg => ({airline: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), flightNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), date: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), time: faker.helpers.arrayElement([faker.string.alpha({length: {min: 5, max: 5}}), undefined]), ...overrideResponse})

export const getTravelInsuranceMock = (overrideResponse: Partial<TravelInsurance> = {}): TravelInsurance => ({carrier: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), policyNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), ...overrideResponse})

export const getPassportMock = (overrideResponse: Partial<Passport> = {}): Passport => ({firstName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), middleName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), lastName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), passportNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), nationality: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), undefined]), issueDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), expirationDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), dateOfBirth: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), gender: faker.helpers.arrayElement([getGenderMock(), undefined]), ...overrideResponse})

export const getEmergencyContactMock = (overrideResponse: Partial<EmergencyContact> = {}): EmergencyContact => ({name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), undefined]), relationship: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), undefined]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 320}}), undefined]), ...overrideResponse})

export const getSpecialRequestsMock = (overrideResponse: Partial<SpecialRequests> = {}): SpecialRequests => ({description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), roomMate: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), guide: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 160}}), undefined]), ...overrideResponse})

export const getTripFormMock = (overrideResponse: Partial<TripForm> = {}): TripForm => ({version: faker.helpers.arrayElement([faker.number.int(), undefined]), travelerName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), complete: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), passportRequired: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), insuranceRequired: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), arrivalDetails: faker.helpers.arrayElement([{ ...getFlightLegMock() }, undefined]), departureDetails: faker.helpers.arrayElement([{ ...getFlightLegMock() }, undefined]), endOfTripPlans: faker.helpers.arrayElement([faker.helpers.arrayElement(['returningHome','continuingTravels','undecided'] as const), undefined]), travelInsurance: faker.helpers.arrayElement([{ ...getTravelInsuranceMock() }, undefined]), passportInformation: faker.helpers.arrayElement([{ ...getPassportMock() }, undefined]), emergencyContact: faker.helpers.arrayElement([{ ...getEmergencyContactMock() }, undefined]), medicalAndMobilityDisclosure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), disclosuresDescription: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), preferences: faker.helpers.arrayElement([faker.helpers.arrayElements(['earlyBird','nightOwl','adrenalineJunkie','leisureEnthusiast','planner','wanderer','lifeOfTheParty','loverOfAloneTime'] as const), undefined]), roommateGenderPreferences: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getGenderMock())), undefined]), specialRequests: faker.helpers.arrayElement([{ ...getSpecialRequestsMock() }, undefined]), ...overrideResponse})

export const getRequestMessageInputMock = (overrideResponse: Partial<RequestMessageInput> = {}): RequestMessageInput => ({threadId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), text: faker.string.alpha({length: {min: 1, max: 2000}}), ...overrideResponse})

export const getRequestMessageMock = (overrideResponse: Partial<RequestMessage> = {}): RequestMessage => ({id: faker.string.uuid(), byHost: faker.datatype.boolean(), author: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', mine: faker.datatype.boolean(), unread: faker.datatype.boolean(), ...overrideResponse})

export const getRequestThreadMock = (overrideResponse: Partial<RequestThread> = {}): RequestThread => ({id: faker.string.uuid(), open: faker.datatype.boolean(), answerable: faker.datatype.boolean(), messages: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRequestMessageMock() })), ...overrideResponse})

export const getRequestQuestionsMock = (overrideResponse: Partial<RequestQuestions> = {}): RequestQuestions => ({threads: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getRequestThreadMock() })), canWrite: faker.datatype.boolean(), unread: faker.number.int(), ...overrideResponse})

export const getBeforeAfterMock = (overrideResponse: Partial<BeforeAfter> = {}): BeforeAfter => ({beforeTrip: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), afterTrip: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getTripRequestFormMock = (overrideResponse: Partial<TripRequestForm> = {}): TripRequestForm => ({itinerary: faker.string.uuid(), itineraryInventoryItemId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), selectedPackage: getPackageLevelMock(), startDate: faker.date.past().toISOString().slice(0, 10), dietaryRestriction: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), undefined]), companions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getCompanionMock() })), undefined]), hostRooms: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getHostRoomMock() })), undefined]), quantityOfHostsRooms: faker.helpers.arrayElement([faker.number.int({min: 1, max: 20}), undefined]), selectedWorkshopSpaces: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({ ...getWorkshopChoiceMock() })), undefined]), hostSelectedOptionalActivities: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({ ...getServiceChoiceMock() })), undefined]), hostSelectedOptionalServices: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({ ...getServiceChoiceMock() })), undefined]), basePriceMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), tripLength: faker.helpers.arrayElement([faker.number.int(), undefined]), prePostAccommodationSelection: faker.helpers.arrayElement([{ ...getBeforeAfterMock() }, undefined]), prePostTransferSelection: faker.helpers.arrayElement([{ ...getBeforeAfterMock() }, undefined]), additionalRequests: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined]), ...overrideResponse})

export const getTripRequestUpdateMock = (overrideResponse: Partial<TripRequestUpdate> = {}): TripRequestUpdate => ({version: faker.number.int(), startDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), itineraryInventoryItemId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), additionalRequests: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined]), ...overrideResponse})

export const getTripRequestRejectionMock = (overrideResponse: Partial<TripRequestRejection> = {}): TripRequestRejection => ({version: faker.number.int(), reason: faker.string.alpha({length: {min: 10, max: 1000}}), ...overrideResponse})

export const getTripRequestWithdrawalMock = (overrideResponse: Partial<TripRequestWithdrawal> = {}): TripRequestWithdrawal => ({version: faker.number.int(), ...overrideResponse})

export const getWorkshopCostMock = (overrideResponse: Partial<WorkshopCost> = {}): WorkshopCost => ({hoursRequested: faker.number.int(), activity: { ...getServiceMock() }, costMinor: faker.number.int(), ...overrideResponse})

export const getTripRequestCostMock = (overrideResponse: Partial<TripRequestCost> = {}): TripRequestCost => ({basePriceMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), itineraryInventoryItem: faker.helpers.arrayElement([{ ...getInventoryOfferMock() }, undefined]), selectedWorkshopSpaces: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getWorkshopCostMock() })), tripLength: faker.number.int(), host: faker.string.uuid(), currency: faker.string.alpha({length: {min: 10, max: 20}}), freeOfCharge: faker.number.int(), groupVariableMinor: faker.number.int(), suggestedSellPrice: { ...getPriceRangeMock() }, instantApproval: faker.datatype.boolean(), ...overrideResponse})

export const getTripRequestCreatedMock = (overrideResponse: Partial<TripRequestCreated> = {}): TripRequestCreated => ({id: faker.string.uuid(), instantlyApproved: faker.datatype.boolean(), tripId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getTripRequestMock = (overrideResponse: Partial<TripRequest> = {}): TripRequest => ({id: faker.string.uuid(), status: getTripRequestStatusMock(), instantlyApproved: faker.datatype.boolean(), trovaAutoPriced: faker.datatype.boolean(), tripId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), itinerary: { ...getItinerarySummaryMock() }, host: { ...getPersonMock() }, itineraryInventoryItemId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), startDate: faker.date.past().toISOString().slice(0, 10), endDate: faker.date.past().toISOString().slice(0, 10), tripLength: faker.number.int(), selectedPackage: getPackageLevelMock(), dietaryRestriction: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), companions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCompanionMock() })), hostRooms: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getHostRoomMock() })), quantityOfHostsRooms: faker.number.int(), selectedWorkshopSpaces: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getWorkshopChoiceMock() })), undefined]), hostSelectedOptionalActivities: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getServiceChoiceMock() })), undefined]), hostSelectedOptionalServices: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getServiceChoiceMock() })), undefined]), basePriceMinor: faker.helpers.arrayElement([faker.number.int(), undefined]), category: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), prePostAccommodationSelection: faker.helpers.arrayElement([{ ...getBeforeAfterMock() }, undefined]), prePostTransferSelection: faker.helpers.arrayElement([{ ...getBeforeAfterMock() }, undefined]), additionalRequests: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), rejectionReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), withdrawnAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), editable: faker.datatype.boolean(), outcome: faker.helpers.arrayElement(['waiting','accepted','declined','withdrawn'] as const), createdAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), version: faker.number.int(), ...overrideResponse})

export const getTripRequestPageMock = (overrideResponse: Partial<TripRequestPage> = {}): TripRequestPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getTripRequestMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getWebhookStateMock = (): WebhookState => (faker.helpers.arrayElement(['active','paused','archived'] as const))

export const getDeliveryStateMock = (): DeliveryState => (faker.helpers.arrayElement(['pending','delivered','failed'] as const))

export const getEventTypeMock = (): EventType => (faker.helpers.arrayElement(['trip.created','trip.updated','trip.status_changed','trip.companion_replaced','trip_request.created','trip_request.updated','trip_request.status_changed','booking.created','booking.updated','booking.status_changed','booking.traveler_replaced','booking.traveler_erased','booking.moved','payment.succeeded','payment.failed','refund.succeeded','refund.failed','itinerary.created','itinerary.updated','inventory.created','inventory.updated','inventory.deleted','inventory.taken','inventory.released'] as const))

export const getWebhookMock = (overrideResponse: Partial<Webhook> = {}): Webhook => ({id: faker.string.uuid(), operatorId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), operatorName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), url: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), eventTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getEventTypeMock())), state: getWebhookStateMock(), availableActions: faker.helpers.arrayElements(['pause','resume','edit','replay','rotate','archive'] as const), pauseReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), failingSince: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), previousSecretUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), cursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), version: faker.number.int(), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getWebhookPageMock = (overrideResponse: Partial<WebhookPage> = {}): WebhookPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getWebhookMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getWebhookInputMock = (overrideResponse: Partial<WebhookInput> = {}): WebhookInput => ({url: faker.string.alpha({length: {min: 10, max: 500}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), eventTypes: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (getEventTypeMock())), ...overrideResponse})

export const getWebhookUpdateMock = (overrideResponse: Partial<WebhookUpdate> = {}): WebhookUpdate => ({version: faker.number.int(), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), eventTypes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => (getEventTypeMock())), undefined]), state: faker.helpers.arrayElement([getWebhookStateMock(), undefined]), ...overrideResponse})

export const getWebhookSecretMock = (overrideResponse: Partial<WebhookSecret> = {}): WebhookSecret => ({webhook: { ...getWebhookMock() }, secret: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getWebhookMetadataMock = (overrideResponse: Partial<WebhookMetadata> = {}): WebhookMetadata => ({eventTypes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getEventTypeMock())), retryHours: faker.number.int(), ...overrideResponse})

export const getReplayInputMock = (overrideResponse: Partial<ReplayInput> = {}): ReplayInput => ({after: faker.string.alpha({length: {min: 10, max: 40}}), ...overrideResponse})

export const getReplayedMock = (overrideResponse: Partial<Replayed> = {}): Replayed => ({deliveries: faker.number.int(), ...overrideResponse})

export const getDeliveryMock = (overrideResponse: Partial<Delivery> = {}): Delivery => ({id: faker.string.uuid(), eventId: faker.string.uuid(), eventType: getEventTypeMock(), cursor: faker.string.alpha({length: {min: 10, max: 20}}), objectType: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), objectId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), state: getDeliveryStateMock(), attempts: faker.number.int(), nextAttemptAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), lastAttemptAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), requestBody: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), responseStatus: faker.helpers.arrayElement([faker.number.int(), undefined]), responseBody: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), durationMs: faker.helpers.arrayElement([faker.number.int(), undefined]), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDeliveryPageMock = (overrideResponse: Partial<DeliveryPage> = {}): DeliveryPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getDeliveryMock() })), nextCursor: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})