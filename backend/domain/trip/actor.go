package trip

// Publish statuses (H-269).
const (
	PublishPending   = "pending"
	PublishReview    = "in_review"
	PublishMarketing = "marketing"
	PublishLive      = "live"
)

// ActorOf is who a group is in the lifecycle; travelers are nobody in it.
func ActorOf(group string) (Actor, bool) {
	switch group {
	case "host":
		return Host, true
	case "operator":
		return Operator, true
	case "admin", "tripManager", "accountManager":
		return Admin, true
	}
	return "", false
}
