package notification

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Post finds the addresses of those who run trips. Domains say what is written, and to whom.
type Post struct {
	Mail      *Service
	Hosts     Hosts
	Operators Operators
	People    People
}

// Hosts returns the member behind a host.
type Hosts interface {
	MemberTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) (uuid.UUID, error)
}

// Operators returns who works for an operator.
type Operators interface {
	MembersTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID) ([]uuid.UUID, error)
}

// People returns members' addresses.
type People interface {
	ContactTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (email, firstName string, err error)
}

// ToHostTx emails a host.
func (p Post) ToHostTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID, m Mail) error {
	m.Data.Trip.HostID = uuid.Nil
	member, err := p.Hosts.MemberTx(ctx, tx, hostID)
	if err != nil {
		return err
	}
	return p.ToMemberTx(ctx, tx, member, m)
}

// ToOperatorTx emails everyone who works for an operator, each under a key of their own.
func (p Post) ToOperatorTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID, m Mail) error {
	members, err := p.Operators.MembersTx(ctx, tx, operatorID)
	if err != nil {
		return err
	}
	key := m.Key
	for _, member := range members {
		m.Key = key + "/" + member.String()
		if err := p.ToMemberTx(ctx, tx, member, m); err != nil {
			return err
		}
	}
	return nil
}

// ToMemberTx emails a member, greeted by first name.
func (p Post) ToMemberTx(ctx context.Context, tx pgx.Tx, member uuid.UUID, m Mail) error {
	var err error
	if m.To, m.Name, err = p.People.ContactTx(ctx, tx, member); err != nil {
		return err
	}
	return p.Mail.SendTx(ctx, tx, m)
}
