package loader

import (
	"caravan/backend/domain/itinerary/recommend"
	"context"
	"slices"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host"
	"caravan/backend/gen/api"
	"caravan/backend/seed"
)

// newHost returns a host with the audience that answered their survey and the platform's recommendations.
func (r *run) newHost(h seed.Host) newcomer {
	person := r.hosts[h.Key]
	m := r.member(person.MemberID, h.Email, h.FirstName, h.LastName, "host")
	m.Profile.Bio = h.Bio
	m.Profile.ProfilePictureURL = "/media/avatar/" + h.Key + ".svg"
	m.Profile.InstagramHandle, m.Profile.WebsiteURL = h.SocialChannels["instagram"], h.SocialChannels["personalSite"]
	return newcomer{m, func(ctx context.Context, tx pgx.Tx) error {
		id, err := r.do.Hosts.CreateTx(ctx, tx, host.Newcomer{
			MemberID: m.ID, DisplayName: person.Name, PagePath: h.PagePath, Level: h.Level, Status: api.HostStatus(h.Status),
			Profile: host.Profile{Bio: h.Bio, PictureURL: m.Profile.ProfilePictureURL}, OnboardingCompleted: h.Onboarded,
		})
		if err != nil {
			return err
		}
		person.HostID = id
		r.hosts[h.Key] = person
		if err := r.do.Hosts.ImportSurveyTx(ctx, tx, id, r.answers(h.Key)); err != nil {
			return err
		}
		if h.Recommendation == nil {
			return nil
		}
		in := recommend.Recommend{HostID: id, By: h.Recommendation.By, Note: h.Recommendation.Note}
		for i, slug := range h.Recommendation.Itineraries {
			in.Options = append(in.Options, recommend.Option{ItineraryID: r.itineraries[slug], Top: i == 0})
		}
		_, err = r.do.Itineraries.RecommendTx(ctx, tx, in)
		return err
	}}
}

// answers returns a host's survey answers, oldest first.
func (r *run) answers(hostKey string) []host.ImportedResponse {
	var out []host.ImportedResponse
	for i, a := range r.seed.Surveys[hostKey] {
		out = append(out, host.ImportedResponse{
			Age: a.Age, BudgetMinor: a.BudgetMinor, Destination: a.Destination, TimeOfYear: a.TimeOfYear, Gender: a.Gender,
			Email: a.Email,
			// Answers arrive by day and evening; a step that does not divide a day spreads them.
			MarketingOptIn: a.OptIn, AnsweredAt: r.now.AddDate(0, 0, -a.DaysAgo).Add(-minutes(i * 37 % 600)),
		})
	}
	slices.SortStableFunc(out, func(a, b host.ImportedResponse) int { return a.AnsweredAt.Compare(b.AnsweredAt) })
	return out
}
