package tenant

// DemoSignIn is a person of a demo marketplace as stored in its row, for the sign-in page.
type DemoSignIn struct {
	Group    string `json:"group"`
	Email    string `json:"email"`
	Password string `json:"password"`
}
