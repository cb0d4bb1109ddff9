package trip

// publishLabels are the publish statuses as people read them (H-269).
var PublishLabels = map[string]string{PublishPending: "Pending", PublishReview: "In Review", PublishMarketing: "Marketing", PublishLive: "Live!"}
