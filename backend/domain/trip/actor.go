package trip

// Publish statuses (H-269).
const (
	PublishPending   = "pending"
	PublishReview    = "in_review"
	PublishMarketing = "marketing"
	PublishLive      = "live"
)

// ActorOf returns a group's actor in the lifecycle; travelers have none.
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
