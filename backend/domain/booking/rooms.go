package booking

import (
	"errors"
	"fmt"

	"caravan/backend/platform/apierr"
	"caravan/backend/platform/count"
)

// Room is a room type (T-084).
type Room string

// Room types. Travelers choose between the first three; the others are assigned by staff, for parties that do not
// sleep in twos.
const (
	RoomPrivate   Room = "single"
	RoomSharedBed Room = "double"
	RoomTwoBeds   Room = "twin"
	RoomTriple    Room = "triple"
	RoomQuadruple Room = "quadruple"
	RoomDormitory Room = "dormitory"
	RoomOther     Room = "other"
)

// sleeps is how many travelers a room takes; 0 means any number.
var sleeps = map[Room]int{
	RoomPrivate: 1, RoomSharedBed: 2, RoomTwoBeds: 2, RoomTriple: 3, RoomQuadruple: 4, RoomDormitory: 0, RoomOther: 0,
}

// Sleeps returns how many travelers a room of a type takes; 0 means any number.
func Sleeps(r Room) int { return sleeps[r] }

// CheckGivenRooms validates rooms that staff assigns to a party: each has at least one traveler and no more than
// it sleeps, and each traveler has one room.
func CheckGivenRooms(travelers int, rooms []RoomChoice) error {
	var all []int
	for i, room := range rooms {
		most, known := sleeps[room.RoomType]
		field := fmt.Sprintf("travelersRooms.%d", i)
		switch n := len(room.Travelers); {
		case !known:
			return apierr.InvalidField(field, "Choose one of the room types")
		case n < 1:
			return apierr.InvalidField(field, "Add a traveler to this room")
		case most > 0 && n > most:
			return apierr.InvalidField(field, "This room sleeps "+count.Of(most, "traveler"))
		}
		all = append(all, room.Travelers...)
	}
	if len(all) != travelers || !distinct(all, travelers) {
		return apierr.InvalidField("travelersRooms", "Choose one room for each traveler")
	}
	return nil
}

// Errors of a room selection.
var (
	ErrRoomCount       = errors.New("booking: the rooms do not fit the number of travelers")
	ErrRoomPrivate     = errors.New("booking: only the last room of an odd party can be private")
	ErrRoomType        = errors.New("booking: travelers cannot choose this room type")
	ErrUpgradeRooms    = errors.New("booking: with the private-room upgrade each traveler has a private room")
	ErrUpgradeNotOffer = errors.New("booking: the private-room upgrade is not available")
)

// UpgradeAvailable reports whether there are private rooms for the whole party, or the flag set by a failed
// confirmation is on (T-118, T-235).
func UpgradeAvailable(availableSingles, travelers int, flag bool) bool {
	return flag || availableSingles >= travelers
}

// UpgradeOffered reports whether the upgrade switch is shown: to parties of more than one, while it is available
// (T-165).
func UpgradeOffered(travelers int, available bool) bool { return travelers > 1 && available }

// CheckRooms rejects a selection that the options do not allow. With the upgrade every traveler has a private
// room (T-166).
func CheckRooms(travelers int, rooms []Room, upgrade, available bool) error {
	if upgrade {
		if !UpgradeOffered(travelers, available) {
			return ErrUpgradeNotOffer
		}
		if len(rooms) != travelers {
			return ErrRoomCount
		}
		for _, room := range rooms {
			if room != RoomPrivate {
				return ErrUpgradeRooms
			}
		}
		return nil
	}
	if len(rooms) != (travelers+1)/2 {
		return ErrRoomCount
	}
	for i, room := range rooms {
		last := travelers%2 == 1 && i == len(rooms)-1
		switch room {
		case RoomTwoBeds:
		case RoomSharedBed:
			if last {
				return ErrRoomType
			}
		case RoomPrivate:
			if !last {
				return ErrRoomPrivate
			}
			if !available {
				return ErrUpgradeNotOffer
			}
		default:
			return ErrRoomType
		}
	}
	return nil
}
