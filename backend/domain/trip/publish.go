package trip

// PublishLabels are the labels of the publish statuses (H-269).
var PublishLabels = map[string]string{PublishPending: "Pending", PublishReview: "In Review",
	PublishMarketing: "Marketing", PublishLive: "Live!"}
