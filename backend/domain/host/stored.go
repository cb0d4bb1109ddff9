package host

// Profile is what the host's record itself stores about the person.
type Profile struct {
	Bio        string      `json:"bio,omitempty"`
	PictureURL string      `json:"pictureUrl,omitempty"`
	Interests  []string    `json:"interests,omitempty"` // ids of categories
	Languages  []NamedCode `json:"languages,omitempty"`
	Country    *NamedCode  `json:"country,omitempty"`
	Pronouns   []string    `json:"pronouns,omitempty"`
	Channels   Channels    `json:"socialChannels,omitzero"`
	// SocialUserID identifies the host at the provider of social accounts, if connected (H-234).
	SocialUserID string `json:"socialEngagementUserId,omitempty"`
	Connection   string `json:"connectionType,omitempty"`
}

// NamedCode is a language or a country with its name.
type NamedCode struct {
	Code string `json:"code"`
	Name string `json:"name"`
}
