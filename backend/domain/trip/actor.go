package trip

// Publish statuses (H-269).
const (
	PublishPending   = "pending"
	PublishReview    = "in_review"
	PublishMarketing = "marketing"
	PublishLive      = "live"
)

// ActorOf returns a group's actor in the lifecycle; travelers have none. Support sees what admins see; of their
// actions it has only the cancellation (edit).
func ActorOf(group string) (Actor, bool) {
	switch group {
	case "host":
		return Host, true
	case "operator":
		return Operator, true
	case "admin", "tripManager", "accountManager", "support":
		return Admin, true
	}
	return "", false
}
