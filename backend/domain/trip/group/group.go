package group

import (
	"fmt"

	"caravan/backend/domain/inventory"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/platform/money"
)

// ChoicesOf returns what a request chooses of an itinerary's offer.
func ChoicesOf(r trip.Request, offered []api.OptionalService) *trip.GroupChoices {
	c := &trip.GroupChoices{
		Group: 1 + len(r.Companions), HostRooms: r.HostRooms, Activities: r.Activities, WorkshopHours: r.WorkshopHours,
		NightBefore: r.NightBefore, NightAfter: r.NightAfter, TransferBefore: r.TransferBefore,
		TransferAfter: r.TransferAfter,
	}
	for _, service := range offered {
		if quantity := r.OptionalServices[service.ID]; quantity > 0 {
			c.OptionalServices = append(c.OptionalServices, trip.OptionalChoice{
				ID: service.ID, Name: service.Name, Quantity: quantity, PriceMinor: service.PriceMinor.Or(0),
			})
		}
	}
	return c
}

// RequestVariable returns the price of everything that a request chooses for the group, before there is a trip.
func RequestVariable(services []api.Service, d inventory.Item, request trip.Request, offered []api.OptionalService) (
	int64, error) {
	return Variable(services, d, ChoicesOf(request, offered))
}

// Variable returns the price of everything the host chose for the group.
func Variable(services []api.Service, d inventory.Item, c *trip.GroupChoices) (int64, error) {
	var lines []int64
	var failed error
	add := func(unit, quantity int64) {
		amount, err := money.Mul(unit, quantity)
		if err != nil {
			failed = err
		}
		lines = append(lines, amount)
	}
	for _, service := range services {
		if places := c.Activities[service.ID.Value]; places > 0 {
			add(service.PriceMinor.Or(0), int64(places))
		}
		if hours := c.WorkshopHours[service.ID.Value]; hours > 0 {
			add(service.PricePerHourMinor.Or(0), int64(hours))
		}
	}
	for _, service := range c.OptionalServices {
		add(service.PriceMinor, int64(service.Quantity))
	}
	if extra := len(c.HostRooms) - (c.Group+1)/2; extra > 0 {
		add(d.SingleSupplementPriceMinor, int64(extra))
	}
	for _, night := range []struct {
		wanted bool
		supply *api.RoomSupply
	}{{c.NightBefore, d.PreAccommodation}, {c.NightAfter, d.PostAccommodation}} {
		if !night.wanted || night.supply == nil {
			continue
		}
		for _, room := range c.HostRooms {
			add(NightPrice(*night.supply, room), 1)
		}
	}
	if c.TransferBefore && d.PreTransferPriceMinor != nil {
		add(*d.PreTransferPriceMinor, int64(c.Group))
	}
	if c.TransferAfter && d.PostTransferPriceMinor != nil {
		add(*d.PostTransferPriceMinor, int64(c.Group))
	}
	if failed != nil {
		return 0, fmt.Errorf("group variable: %w", failed)
	}
	return money.Sum(lines...)
}

// NightPrice returns what a departure's night costs for a host room; zero if that kind of room is not offered.
func NightPrice(supply api.RoomSupply, room api.HostRoom) int64 {
	if room.Type == api.HostRoomTypeOneBed {
		return supply.Single.Value.PriceMinor
	}
	return supply.Double.Value.PriceMinor
}
