package booking

import (
	"github.com/google/uuid"

	"caravan/backend/domain/payment"
	"caravan/backend/platform/money"
)

// ChargesOf returns which traveler pays for what, one unit of a line each: spots in the order of the party,
// private rooms and activities by who chose them. Lines of other kinds are divided evenly.
func ChargesOf(c Choices, lines []Line, travelers []uuid.UUID, currency string) []payment.Charge {
	var private []int
	for _, room := range c.Rooms {
		if room.RoomType == RoomPrivate {
			private = append(private, room.Travelers[0])
		}
	}
	var charges []payment.Charge
	seat, activity := 0, 0
	each := func(line Line, positions []int) {
		for _, position := range positions {
			charges = append(charges, payment.Charge{ParticipantID: travelers[position], Line: string(line.Kind),
				Memo: line.Label, AmountMinor: line.UnitMinor})
		}
	}
	for _, line := range lines {
		switch line.Kind {
		case LineSpot:
			for range line.Quantity {
				each(line, []int{seat})
				seat++
			}
		case LinePrivateRoom:
			each(line, private)
		case LineActivity, LineAccommodation, LineTransfer:
			each(line, c.Activities[activity].Travelers)
			activity++
		default:
			for i, part := range money.Allocate(line.TotalMinor, make([]int64, len(travelers)), currency) {
				charges = append(charges, payment.Charge{ParticipantID: travelers[i], Line: string(line.Kind), Memo: line.Label,
					AmountMinor: part})
			}
		}
	}
	return charges
}

// SharesOf sums charges by traveler.
func SharesOf(charges []payment.Charge, travelers []uuid.UUID) []payment.Share {
	shares := make([]payment.Share, len(travelers))
	for i, id := range travelers {
		shares[i].ParticipantID = id
		for _, c := range charges {
			if c.ParticipantID == id {
				shares[i].WeightMinor += c.AmountMinor
			}
		}
	}
	return shares
}
