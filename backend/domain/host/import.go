package host

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host/hostdb"
	"caravan/backend/domain/tenant"
)

// ImportedResponse is a survey answer from elsewhere. A zero age, budget or text was not answered.
type ImportedResponse struct {
	Age            int
	BudgetMinor    int64
	Destination    string
	TimeOfYear     string
	Gender         string
	Email          string
	MarketingOptIn bool
	AnsweredAt     time.Time
}

// ImportSurveyTx records a host's imported answers, in one statement.
func (s *Service) ImportSurveyTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID, answers []ImportedResponse) error {
	if len(answers) == 0 {
		return nil
	}
	in := hostdb.InsertResponsesParams{TenantID: tenant.From(ctx).ID, HostID: hostID}
	for _, a := range answers {
		in.Ids, in.Ages, in.Budgets = append(in.Ids, uuid.Must(uuid.NewV7())), append(in.Ages, a.Age),
			append(in.Budgets, a.BudgetMinor)
		in.Destinations, in.Times = append(in.Destinations, a.Destination), append(in.Times, a.TimeOfYear)
		in.Genders, in.Emails = append(in.Genders, a.Gender), append(in.Emails, a.Email)
		in.OptIns, in.Answered = append(in.OptIns, a.MarketingOptIn), append(in.Answered, a.AnsweredAt)
	}
	if err := hostdb.New(tx).InsertResponses(ctx, in); err != nil {
		return fmt.Errorf("import survey responses: %w", err)
	}
	return nil
}
