package artwork

func (c *canvas) city() {
	sx, sy, sr := c.sunAt()
	c.sky(c.h, sx, sy, sr*1.3)
	c.clouds(4, c.h*.1, c.h*.34)
	y := c.h * .74
	for i := range 3 {
		c.skyline(y, .3+.27*float64(i), 1.1-.2*float64(i))
	}
	x := c.w - sx
	c.spire(x, y, 620*c.u)
	c.sea(y, c.h, sx)
	c.put(`<g opacity=".3" transform="matrix(1 0 0 -.5 0 `, num(y*1.5), `)">`)
	c.spire(x, y, 480*c.u)
	c.put("</g>")
	c.bridge(y)
	c.sail(sx+c.r.in(-120, 120)*c.u, c.h*.87, 70*c.u)
	crown, trunk := new(pen), new(pen)
	for i := range 7 {
		tx := c.w * float64(i) / 6
		if i == 2 || i == 3 || i == 4 {
			continue
		}
		c.tree(tx, c.h*1.02, c.r.in(210, 280)*c.u, crown, trunk)
	}
	c.fill(c.tone(c.p.leaf, 1.85), trunk)
	c.fill(c.tone(c.p.leaf, 1.5), crown)
	c.bushes(c.tone(c.p.leaf, 1.7), -20, c.w+20, c.h*1.01, 36*c.u)
	c.birds(7, c.w*.5, c.h*.22)
}

// skyline is a row of towers; k scales their height.
func (c *canvas) skyline(y, depth, k float64) {
	col := c.tone(mix(c.p.rock, c.p.water, .35), depth)
	blocks, win, lit := new(pen), new(pen), new(pen)
	for x := -20 * c.u; x < c.w; {
		w := c.r.in(44, 110) * c.u
		h := c.r.in(110, 400) * c.u * k
		switch c.r.n(5) {
		case 0:
			blocks.m(x, y).l(x, y-h).l(x+w*.5, y-h-w*.6).l(x+w, y-h).l(x+w, y).z()
		case 1:
			blocks.m(x, y).l(x, y-h).l(x+w, y-h-w*.4).l(x+w, y).z()
		case 2:
			blocks.box(x, y-h, w, h).box(x+w*.25, y-h-30*c.u, w*.5, 32*c.u).box(x+w*.47, y-h-80*c.u, w*.06, 54*c.u)
		case 3:
			blocks.m(x, y).l(x, y-h).arc(w*.5, w*.5, 1, x+w, y-h).l(x+w, y).z()
		default:
			blocks.box(x, y-h, w, h)
		}
		for range int(h / (70 * c.u)) {
			wx, wy := x+w*(.15+.25*float64(c.r.n(3))), y-h*c.r.in(.12, .92)
			if c.r.chance(.3) {
				lit.box(wx, wy, w*.15, 16*c.u)
			} else {
				win.box(wx, wy, w*.15, 16*c.u)
			}
		}
		x += w * c.r.in(.85, 1.15)
	}
	c.fill(col, blocks)
	c.fill(mix(col, c.p.ink, .3), win, opacity(.5))
	c.fill(mix(c.p.accent, c.p.sun, .5), lit, opacity(.8))
}

// spire is the tallest tower: an observation deck on tapering legs.
func (c *canvas) spire(x, y, h float64) {
	ink := mix(c.p.ink, c.p.accent, .18)
	w := h * .12
	c.fill(ink, at(x-w, y).q(x-w*.3, y-h*.4, x-w*.1, y-h*.72).l(x+w*.1, y-h*.72).q(x+w*.3, y-h*.4, x+w, y).l(x+w*.7, y).q(x+w*.1, y-h*.42, x, y-h*.6).q(x-w*.1, y-h*.42, x-w*.7, y).z())
	c.fill(ink, at(x-w*.75, y-h*.72).l(x+w*.75, y-h*.72).l(x+w*.45, y-h*.67).l(x-w*.45, y-h*.67).z().m(x-w*.5, y-h*.72).q(x, y-h*.83, x+w*.5, y-h*.72).z().box(x-w*.03, y-h, w*.06, h*.24).box(x-w*.5, y-h*.2, w, h*.015).box(x-w*.33, y-h*.4, w*.66, h*.012))
	c.fill(c.p.accent, new(pen).box(x-w*.6, y-h*.705, w*1.2, h*.01).disc(x, y-h, w*.06))
}

// bridge is a low stone bridge of five arches on the waterline.
func (c *canvas) bridge(y float64) {
	col := c.tone(mix(c.p.sand, c.p.rock, .45), 1.1)
	top, foot := y+4*c.u, y+78*c.u
	n := 5.0
	p := at(-10, top+26*c.u).q(c.w*.5, top-30*c.u, c.w+10, top+26*c.u).l(c.w+10, foot)
	for i := n - 1; i >= 0; i-- {
		a, b := c.w*(i+.9)/n, c.w*(i+.1)/n
		p.l(a, foot).arc((a-b)/2, 52*c.u, 0, b, foot)
	}
	c.fill(col, p.l(-10, foot).z())
	c.line(mix(col, c.p.sun, .4), 5*c.u, at(-10, top+30*c.u).q(c.w*.5, top-26*c.u, c.w+10, top+30*c.u), opacity(.8))
	lamps := new(pen)
	for i := range 8 {
		t := (float64(i) + .5) / 8
		lx := c.w * t
		ly := top + 26*c.u - 56*c.u*2*t*(1-t)
		lamps.box(lx-2*c.u, ly-34*c.u, 4*c.u, 34*c.u).disc(lx, ly-38*c.u, 7*c.u)
	}
	c.fill(mix(c.p.ink, c.p.rock, .2), lamps)
}

func (c *canvas) oldtown() {
	sx, sy, sr := c.sunAt()
	c.sky(c.h, sx, sy, sr*1.2)
	c.clouds(4, c.h*.1, c.h*.3)
	c.ridge(c.tone(c.p.rock, .25), c.h*.56, c.h*.15, 8, .5, true)
	x := c.w - sx
	walls := []rgb{mix(c.p.sand, c.p.snow, .45), c.p.sand, mix(c.p.accent, c.p.snow, .5), mix(c.p.water, c.p.snow, .55), mix(c.p.sand, c.p.accent, .3)}
	roofs := func(depth float64) rgb { return c.tone(mix(c.p.accent, c.p.rock, c.r.in(0, .35)), depth) }
	// Wide prints get broader houses rather than more of them.
	wide := max(1, c.w/c.u/1500)
	row := func(y, depth, s float64) {
		for px := -30 * c.u; px < c.w; {
			w := c.r.in(125, 185) * c.u * s * wide
			wall := mix(c.p.haze, walls[c.r.n(5)], min(1, depth))
			c.house(px, y, w, c.r.in(90, 170)*c.u*s, wall, roofs(depth))
			px += w * c.r.in(.9, 1.02)
		}
	}
	row(c.h*.63, .5, .62)
	stone := mix(c.p.haze, mix(c.p.sand, c.p.snow, .4), .85)
	c.tower(x-260*c.u, c.h*.66, 60*c.u, 330*c.u, stone, c.tone(c.p.accent, .95))
	c.house(x-150*c.u, c.h*.66, 300*c.u, 130*c.u, stone, c.tone(c.p.accent, .9))
	c.dome(x, c.h*.55, 210*c.u, stone, c.tone(mix(c.p.accent, c.p.leaf, .15), .95))
	c.tower(sx+90*c.u, c.h*.66, 46*c.u, 240*c.u, stone, c.tone(c.p.rock, 1.2))
	row(c.h*.73, .8, .8)
	row(c.h*.85, 1, 1.05)
	cy := new(pen)
	for range 7 {
		cy.cypress(c.r.in(0, c.w), c.h*.88, c.r.in(110, 190)*c.u)
	}
	c.fill(c.tone(c.p.leaf, 1.4), cy)
	// Terrace in front: balustrade, pots and bougainvillea.
	y := c.h * .93
	c.fill(c.tone(mix(c.p.sand, c.p.rock, .5), 1.5), new(pen).box(0, y, c.w, c.h-y))
	c.fill(c.tone(mix(c.p.sand, c.p.snow, .3), 1.1), new(pen).box(0, y-12*c.u, c.w, 18*c.u))
	for i := range 5 {
		px := c.w * (.1 + .2*float64(i)) * c.r.in(.9, 1.1)
		c.fronds(px, y-50*c.u, 100*c.u, .4, 2.7, 7, c.tone(c.p.leaf, 1.4))
		c.fill(c.tone(c.p.accent, 1.25), at(px-34*c.u, y-62*c.u).l(px+34*c.u, y-62*c.u).l(px+24*c.u, y-8*c.u).l(px-24*c.u, y-8*c.u).z())
	}
	side := pick(sx < c.w/2, 0, c.w)
	b := new(pen)
	for range 44 {
		b.disc(side+(c.r.float()*c.r.float()-.05)*320*c.u*pick(side == 0, 1, -1), c.r.float()*c.r.float()*c.h*.5, c.r.in(8, 24)*c.u)
	}
	g := new(pen)
	for range 22 {
		g.disc(side+(c.r.float()*c.r.float()-.05)*280*c.u*pick(side == 0, 1, -1), c.r.float()*c.r.float()*c.h*.46, c.r.in(20, 40)*c.u)
	}
	c.fill(c.tone(c.p.leaf, 1.45), g)
	c.fill(mix(c.p.accent, hex("d63a7a"), .45), b)
	c.birds(7, c.w*.5, c.h*.26)
}
