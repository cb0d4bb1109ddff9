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
	c.fill(ink, at(x-w, y).q(x-w*.3, y-h*.4, x-w*.1, y-h*.72).l(x+w*.1, y-h*.72).q(x+w*.3, y-h*.4, x+w, y).l(x+w*.7,
		y).q(x+w*.1, y-h*.42, x, y-h*.6).q(x-w*.1, y-h*.42, x-w*.7, y).z())
	c.fill(ink, at(x-w*.75, y-h*.72).l(x+w*.75, y-h*.72).l(x+w*.45, y-h*.67).l(x-w*.45, y-h*.67).z().m(x-w*.5,
		y-h*.72).q(x, y-h*.83, x+w*.5, y-h*.72).z().box(x-w*.03, y-h, w*.06, h*.24).box(x-w*.5, y-h*.2, w,
		h*.015).box(x-w*.33, y-h*.4, w*.66, h*.012))
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

// town is what tells one old town from another.
type town struct {
	flat     bool // houses end in a parapet instead of a gable
	palms    bool // instead of cypresses
	tram     bool // climbs the street in front
	landmark func(c *canvas, x float64, stone rgb)
}

func (c *canvas) oldtown()  { c.draw(town{landmark: (*canvas).steeple}) }
func (c *canvas) duomo()    { c.draw(town{landmark: (*canvas).cathedral}) }
func (c *canvas) hilltown() { c.draw(town{landmark: (*canvas).twoTowers, tram: true}) }
func (c *canvas) pueblo()   { c.draw(town{landmark: (*canvas).twoTowers, flat: true, palms: true}) }
func (c *canvas) medina()   { c.draw(town{landmark: (*canvas).minarets, flat: true, palms: true}) }

// draw shows a town in rows of houses up to its landmark, seen from a terrace.
func (c *canvas) draw(t town) {
	sx, sy, sr := c.sunAt()
	c.sky(c.h, sx, sy, sr*1.2)
	c.clouds(4, c.h*.1, c.h*.3)
	c.ridge(c.tone(c.p.rock, .25), c.h*.56, c.h*.15, 8, .5, true)
	walls := []rgb{mix(c.p.sand, c.p.snow, .45), c.p.sand, mix(c.p.accent, c.p.snow, .5), mix(c.p.water, c.p.snow, .55),
		mix(c.p.sand, c.p.accent, .3)}
	roofs := func(depth float64) rgb { return c.tone(mix(c.p.accent, c.p.rock, c.r.in(0, .35)), depth) }
	house := c.house
	if t.flat {
		house = c.flatHouse
	}
	// Wide prints get broader houses rather than more of them.
	wide := max(1, c.w/c.u/1500)
	row := func(y, depth, s float64) {
		for px := -30 * c.u; px < c.w; {
			w := c.r.in(125, 185) * c.u * s * wide
			wall := mix(c.p.haze, walls[c.r.n(5)], min(1, depth))
			house(px, y, w, c.r.in(90, 170)*c.u*s, wall, roofs(depth))
			px += w * c.r.in(.9, 1.02)
		}
	}
	row(c.h*.63, .5, .62)
	t.landmark(c, c.w-sx, mix(c.p.haze, mix(c.p.sand, c.p.snow, .4), .85))
	row(c.h*.73, .8, .8)
	row(c.h*.85, 1, 1.05)
	trees, many := new(pen), 7
	if t.palms {
		many = 3
	}
	for range many {
		if t.palms {
			x, y := c.r.in(0, c.w), c.h*.88-c.r.in(110, 190)*c.u
			c.line(c.tone(c.p.rock, 1.2), 10*c.u, at(x, y).q(x-10*c.u, c.h*.8, x-4*c.u, c.h*.9))
			c.fronds(x, y, 84*c.u, -.35, 3.5, 5, c.tone(c.p.leaf, 1.4))
			continue
		}
		trees.cypress(c.r.in(0, c.w), c.h*.88, c.r.in(110, 190)*c.u)
	}
	c.fill(c.tone(c.p.leaf, 1.4), trees)
	c.terrace(sx)
	if t.tram {
		c.streetcar(c.w*.5-(sx-c.w*.5)*.5, c.h*.93-14*c.u, 330*c.u)
	}
	c.birds(7, c.w*.5, c.h*.26)
}

// terrace is the foreground: a balustrade, pots, and a bougainvillea on the side of the sun.
func (c *canvas) terrace(sx float64) {
	y := c.h * .93
	c.fill(c.tone(mix(c.p.sand, c.p.rock, .5), 1.5), new(pen).box(0, y, c.w, c.h-y))
	c.fill(c.tone(mix(c.p.sand, c.p.snow, .3), 1.1), new(pen).box(0, y-12*c.u, c.w, 18*c.u))
	for i := range 5 {
		px := c.w * (.1 + .2*float64(i)) * c.r.in(.9, 1.1)
		c.fronds(px, y-50*c.u, 100*c.u, .4, 2.7, 7, c.tone(c.p.leaf, 1.4))
		c.fill(c.tone(c.p.accent, 1.25), at(px-34*c.u, y-62*c.u).l(px+34*c.u, y-62*c.u).l(px+24*c.u, y-8*c.u).l(px-24*c.u,
			y-8*c.u).z())
	}
	side := pick(sx < c.w/2, 0, c.w)
	b := new(pen)
	for range 44 {
		b.disc(side+(c.r.float()*c.r.float()-.05)*320*c.u*pick(side == 0, 1, -1), c.r.float()*c.r.float()*c.h*.5,
			c.r.in(8, 24)*c.u)
	}
	g := new(pen)
	for range 22 {
		g.disc(side+(c.r.float()*c.r.float()-.05)*280*c.u*pick(side == 0, 1, -1), c.r.float()*c.r.float()*c.h*.46,
			c.r.in(20, 40)*c.u)
	}
	c.fill(c.tone(c.p.leaf, 1.45), g)
	c.fill(mix(c.p.accent, hex("d63a7a"), .45), b)
}

// steeple is a parish church with a pointed tower.
func (c *canvas) steeple(x float64, stone rgb) {
	roof := c.tone(mix(c.p.accent, c.p.rock, .3), .9)
	c.house(x-150*c.u, c.h*.66, 260*c.u, 130*c.u, stone, roof)
	c.tower(x-170*c.u, c.h*.66, 84*c.u, 300*c.u, stone, roof)
	c.tower(c.w-x+90*c.u, c.h*.66, 46*c.u, 240*c.u, stone, c.tone(c.p.rock, 1.2))
}

// cathedral is that of Tuscany: a campanile beside a large dome.
func (c *canvas) cathedral(x float64, stone rgb) {
	c.tower(x-260*c.u, c.h*.66, 60*c.u, 330*c.u, stone, c.tone(c.p.accent, .95))
	c.house(x-150*c.u, c.h*.66, 300*c.u, 130*c.u, stone, c.tone(c.p.accent, .9))
	c.dome(x, c.h*.55, 210*c.u, stone, c.tone(mix(c.p.accent, c.p.leaf, .15), .95))
	c.tower(c.w-x+90*c.u, c.h*.66, 46*c.u, 240*c.u, stone, c.tone(c.p.rock, 1.2))
}

// twoTowers is a whitewashed church front between two bell towers, as in Iberia and where Iberians built.
func (c *canvas) twoTowers(x float64, stone rgb) {
	y, white := c.h*.66, mix(stone, c.p.snow, .5)
	c.fill(white, new(pen).box(x-80*c.u, y-210*c.u, 160*c.u, 210*c.u))
	c.fill(white, at(x-80*c.u, y-208*c.u).q(x-60*c.u, y-262*c.u, x, y-276*c.u).q(x+60*c.u, y-262*c.u, x+80*c.u,
		y-208*c.u).z())
	for _, side := range []float64{-1, 1} {
		tx := x + side*112*c.u
		c.tower(tx, y, 72*c.u, 290*c.u, white, c.tone(mix(c.p.rock, stone, .4), .9))
	}
	dark := mix(c.p.ink, white, .3)
	c.fill(dark, new(pen).disc(x, y-190*c.u, 24*c.u), opacity(.7))
	c.fill(dark, new(pen).m(x-26*c.u, y).l(x-26*c.u, y-96*c.u).arc(26*c.u, 26*c.u, 1, x+26*c.u, y-96*c.u).l(x+26*c.u,
		y).z(), opacity(.75))
}

// minarets are a square tower with a lantern above a low cupola.
func (c *canvas) minarets(x float64, stone rgb) {
	y, clay := c.h*.66, mix(stone, c.p.accent, .25)
	c.fill(clay, new(pen).box(x-120*c.u, y-150*c.u, 240*c.u, 150*c.u))
	c.fill(c.tone(c.p.leaf, .9), at(x-84*c.u, y-150*c.u).c(x-84*c.u, y-236*c.u, x+84*c.u, y-236*c.u, x+84*c.u,
		y-150*c.u).z())
	tx := x - 200*c.u
	c.fill(clay, new(pen).box(tx-38*c.u, y-360*c.u, 76*c.u, 360*c.u).box(tx-18*c.u, y-424*c.u, 36*c.u, 66*c.u))
	c.fill(c.p.ink, new(pen).box(tx+8*c.u, y-360*c.u, 30*c.u, 360*c.u), opacity(.13))
	top := new(pen)
	for i := range 5 {
		top.box(tx-40*c.u+float64(i)*17*c.u, y-372*c.u, 11*c.u, 14*c.u)
	}
	c.fill(clay, top)
	c.fill(c.p.sun, new(pen).disc(tx, y-432*c.u, 10*c.u).disc(tx, y-450*c.u, 6*c.u))
	c.fill(mix(c.p.ink, clay, .3), new(pen).box(tx-10*c.u, y-300*c.u, 20*c.u, 50*c.u).box(tx-10*c.u, y-200*c.u, 20*c.u,
		50*c.u), opacity(.6))
}
