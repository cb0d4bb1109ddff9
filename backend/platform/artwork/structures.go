package artwork

// sail draws a small sailing boat whose hull sits on (x,y).
func (c *canvas) sail(x, y, s float64) {
	c.fill(c.p.snow, at(x+s*.04, y-s*1.35).q(x+s*.75, y-s*.7, x+s*.62, y-s*.22).l(x+s*.04, y-s*.22).z())
	c.fill(mix(c.p.accent, c.p.snow, .1), at(x-s*.03, y-s*1.15).q(x-s*.45, y-s*.55, x-s*.5, y-s*.22).l(x-s*.03,
		y-s*.22).z())
	c.fill(mix(c.p.ink, c.p.accent, .2), at(x-s*.7, y-s*.16).l(x+s*.8, y-s*.16).q(x+s*.6, y+s*.1, x+s*.4,
		y+s*.1).l(x-s*.45, y+s*.1).q(x-s*.62, y+s*.06, x-s*.7, y-s*.16).z())
	c.line(c.p.snow, 2.5*c.u, at(x-s*.6, y+s*.2).l(x+s*.5, y+s*.2).m(x-s*.2, y+s*.32).l(x+s*.7, y+s*.32), opacity(.5))
}

// canoe draws a long open boat with a rower.
func (c *canvas) canoe(x, y, s float64) {
	ink := mix(c.p.ink, c.p.accent, .12)
	c.fill(ink, at(x-s, y-s*.24).q(x-s*.7, y+s*.02, x, y+s*.02).q(x+s*.75, y+s*.02, x+s*1.05, y-s*.3).q(x+s*.8, y+s*.16, x,
		y+s*.17).q(x-s*.8, y+s*.15, x-s, y-s*.24).z())
	c.fill(c.p.accent, at(x-s*.2, y+s*.02).l(x-s*.1, y-s*.34).q(x, y-s*.42, x+s*.1, y-s*.34).l(x+s*.2, y+s*.02).z())
	c.fill(ink, new(pen).disc(x, y-s*.47, s*.085))
	c.fill(mix(c.p.sand, c.p.snow, .3), at(x-s*.2, y-s*.48).l(x, y-s*.64).l(x+s*.2, y-s*.48).z())
	c.line(ink, 3*c.u, at(x-s*.3, y-s*.5).l(x+s*.42, y+s*.28))
	c.line(c.p.sun, 2.5*c.u, at(x-s*.8, y+s*.27).l(x+s*.6, y+s*.27).m(x-s*.3, y+s*.38).l(x+s*.9, y+s*.38), opacity(.55))
}

// house draws a gabled house; its base line is y.
func (c *canvas) house(x, y, w, h float64, wall, roof rgb) {
	c.fill(wall, new(pen).box(x, y-h, w, h))
	c.fill(c.p.ink, new(pen).box(x+w*.68, y-h, w*.32, h), opacity(.13))
	c.fill(roof, at(x-w*.07, y-h).l(x+w*.2, y-h-w*.3).l(x+w*.8, y-h-w*.3).l(x+w*1.07, y-h).z())
	win := new(pen)
	rows, cols := min(3, max(1, int(h/(44*c.u)))), min(3, max(1, int(w/(46*c.u))))
	for i := range rows {
		for j := range cols {
			cx, cy := x+w*(float64(j)+.5)/float64(cols), y-h+h*(float64(i)+.32)/float64(rows)
			if c.r.chance(.85) {
				win.box(cx-5*c.u, cy-4*c.u, 10*c.u, 17*c.u)
			}
		}
	}
	if c.p.dark {
		c.fill(c.p.accent, win)
		return
	}
	c.fill(mix(c.p.ink, wall, .25), win, opacity(.75))
}

// flatHouse draws a house that ends in a parapet, its upper edge in the color of the roofs; its base line is y.
func (c *canvas) flatHouse(x, y, w, h float64, wall, roof rgb) {
	c.fill(wall, new(pen).box(x, y-h, w, h))
	c.fill(c.p.ink, new(pen).box(x+w*.68, y-h, w*.32, h), opacity(.13))
	c.fill(mix(roof, wall, .35), new(pen).box(x-w*.02, y-h-9*c.u, w*1.04, 11*c.u))
	win := new(pen)
	rows, cols := min(3, max(1, int(h/(44*c.u)))), min(2, max(1, int(w/(60*c.u))))
	for i := range rows {
		for j := range cols {
			cx, cy := x+w*(float64(j)+.5)/float64(cols), y-h+h*(float64(i)+.4)/float64(rows)
			if c.r.chance(.8) {
				win.box(cx-6*c.u, cy-4*c.u, 12*c.u, 18*c.u)
			}
		}
	}
	if c.p.dark {
		c.fill(c.p.accent, win)
		return
	}
	c.fill(mix(c.p.ink, wall, .25), win, opacity(.75))
}

// streetcar is a short old tram; its wheels stand on y.
func (c *canvas) streetcar(x, y, w float64) {
	h, body := w*.42, mix(c.p.sun, hex("f2b41c"), .55)
	ink := mix(c.p.ink, c.p.rock, .2)
	c.fill(ink, new(pen).disc(x-w*.24, y-w*.03, w*.05).disc(x+w*.24, y-w*.03, w*.05))
	c.fill(body, new(pen).box(x-w/2, y-w*.06-h*.5, w, h*.5))
	c.fill(mix(c.p.snow, c.p.sand, .3), new(pen).box(x-w*.48, y-w*.06-h*.95, w*.96, h*.46))
	glass := new(pen)
	for i := range 5 {
		glass.box(x-w*.44+float64(i)*w*.18, y-w*.06-h*.9, w*.14, h*.36)
	}
	c.fill(mix(c.p.water, c.p.ink, .45), glass)
	c.fill(body, at(x-w*.52, y-w*.06-h*.94).q(x-w*.48, y-w*.06-h*1.08, x-w*.4, y-w*.06-h*1.08).l(x+w*.4,
		y-w*.06-h*1.08).q(x+w*.48, y-w*.06-h*1.08, x+w*.52, y-w*.06-h*.94).z())
	c.line(ink, 3*c.u, at(x, y-w*.06-h*1.08).l(x+w*.16, y-w*.06-h*1.5))
	c.line(mix(ink, c.p.haze, .4), 2*c.u, at(0, y-w*.06-h*1.5).l(c.w, y-w*.06-h*1.5), opacity(.6))
	c.fill(mix(c.p.snow, c.p.sun, .3), new(pen).disc(x+w*.42, y-w*.06-h*.25, w*.03))
}

// dome is a rounded roof on a drum, with a lantern.
func (c *canvas) dome(x, y, w float64, drum, shell rgb) {
	r := w / 2
	c.fill(drum, new(pen).box(x-r*.92, y-r*.7, r*1.84, r*.7))
	c.fill(shell, at(x-r, y-r*.7).c(x-r, y-r*1.75, x-r*.35, y-r*1.95, x, y-r*2.1).c(x+r*.35, y-r*1.95, x+r, y-r*1.75, x+r,
		y-r*.7).z())
	c.fill(c.p.ink, at(x+r*.15, y-r*.7).q(x+r*.5, y-r*1.6, x, y-r*2.1).c(x+r*.35, y-r*1.95, x+r, y-r*1.75, x+r,
		y-r*.7).z(), opacity(.16))
	c.fill(drum, new(pen).box(x-r*.1, y-r*2.35, r*.2, r*.35).m(x-r*.13, y-r*2.33).l(x, y-r*2.75).l(x+r*.13, y-r*2.33).z())
	slots := new(pen)
	for i := range 4 {
		slots.box(x-r*.7+float64(i)*r*.42, y-r*.55, r*.14, r*.38)
	}
	c.fill(mix(c.p.ink, drum, .3), slots, opacity(.6))
}

// tower is a square campanile.
func (c *canvas) tower(x, y, w, h float64, wall, roof rgb) {
	c.fill(wall, new(pen).box(x-w/2, y-h, w, h))
	c.fill(c.p.ink, new(pen).box(x+w*.14, y-h, w*.36, h), opacity(.15))
	c.fill(roof, at(x-w*.62, y-h).l(x, y-h-w*1.25).l(x+w*.62, y-h).z())
	c.fill(mix(c.p.ink, wall, .25), new(pen).m(x-w*.2, y-h*.8).l(x-w*.2, y-h*.89).arc(w*.2, w*.2, 1, x+w*.2,
		y-h*.89).l(x+w*.2, y-h*.8).z().box(x-w*.07, y-h*.5, w*.14, h*.07), opacity(.8))
}

// pagoda stacks curved roofs, each smaller than the one below.
func (c *canvas) pagoda(x, y, w float64, tiers int, wall, roof rgb) {
	for i := range tiers {
		k := 1 - float64(i)*.155
		bw, bh, rh := w*.6*k, w*.25*k, w*.17*k
		c.fill(wall, new(pen).box(x-bw/2, y-bh, bw, bh+2))
		posts := new(pen)
		for j := range 5 {
			posts.box(x-bw/2+bw*float64(j)/4.35, y-bh, bw*.08, bh)
		}
		c.fill(mix(wall, c.p.ink, .45), posts)
		ry, rw := y-bh, w*.5*k
		c.fill(roof, at(x-rw*1.1, ry-rh*.12).q(x-rw*.5, ry-rh*.2, x-rw*.34, ry-rh).l(x+rw*.34, ry-rh).q(x+rw*.5, ry-rh*.2,
			x+rw*1.1, ry-rh*.12).q(x+rw*.8, ry+rh*.22, x+rw*.6, ry+rh*.2).l(x-rw*.6, ry+rh*.2).q(x-rw*.8, ry+rh*.22, x-rw*1.1,
			ry-rh*.12).z())
		c.line(mix(roof, c.p.sun, .35), 3*c.u, at(x-rw*1.02, ry-rh*.1).q(x-rw*.5, ry-rh*.2, x-rw*.34, ry-rh), opacity(.7))
		y -= bh + rh*.85
	}
	c.line(mix(roof, c.p.ink, .3), 6*c.u, at(x, y+4*c.u).l(x, y-w*.22))
	c.fill(c.p.sun, new(pen).disc(x, y-w*.09, w*.018).disc(x, y-w*.14, w*.014))
}

// stupa is a bell-shaped shrine.
func (c *canvas) stupa(x, y, w float64, col rgb) {
	r := w / 2
	p := at(x-r, y).l(x-r, y-r*.2).l(x-r*.86, y-r*.2).l(x-r*.86, y-r*.4).l(x-r*.7, y-r*.4).
		c(x-r*.72, y-r*1.1, x-r*.3, y-r*1.35, x-r*.16, y-r*1.65).l(x, y-r*2.6).l(x+r*.16, y-r*1.65).
		c(x+r*.3, y-r*1.35, x+r*.72, y-r*1.1, x+r*.7, y-r*.4).l(x+r*.86, y-r*.4).l(x+r*.86, y-r*.2).l(x+r, y-r*.2).l(x+r, y)
	c.fill(col, p.z())
	c.fill(c.p.ink, at(x+r*.12, y).c(x+r*.2, y-r, x+r*.1, y-r*1.4, x, y-r*2.6).l(x+r*.16, y-r*1.65).c(x+r*.3, y-r*1.35,
		x+r*.72, y-r*1.1, x+r*.7, y-r*.4).l(x+r*.86, y-r*.4).l(x+r, y-r*.2).l(x+r, y).z(), opacity(.16))
}

// balloon is a hot-air balloon, its basket hanging below (x,y).
func (c *canvas) balloon(x, y, s float64, col rgb) {
	env := func(k float64) *pen {
		return at(x, y-s*1.1).c(x+s*.75*k, y-s*1.1, x+s*.62*k, y-s*.3, x+s*.12*k, y).l(x-s*.12*k, y).c(x-s*.62*k, y-s*.3,
			x-s*.75*k, y-s*1.1, x, y-s*1.1).z()
	}
	c.fill(col, env(1))
	c.fill(mix(c.p.snow, col, .15), env(.58))
	c.fill(col, env(.2))
	c.line(c.p.ink, 1.6*c.u, at(x-s*.1, y).l(x-s*.07, y+s*.16).m(x+s*.1, y).l(x+s*.07, y+s*.16))
	c.fill(mix(c.p.ink, c.p.rock, .4), new(pen).box(x-s*.09, y+s*.15, s*.18, s*.12))
}
