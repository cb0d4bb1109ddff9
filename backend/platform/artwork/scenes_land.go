package artwork

import "math"

func (c *canvas) sunAt() (x, y, r float64) {
	x = c.r.in(.22, .4) * c.w
	if c.r.chance(.5) {
		x = c.w - x
	}
	return x, c.h * c.r.in(.2, .32), c.r.in(58, 92) * c.u
}

func (c *canvas) mountains() {
	sx, sy, sr := c.sunAt()
	c.sky(c.h, sx, sy, sr)
	c.clouds(4, c.h*.1, c.h*.3)
	c.ridge(c.tone(c.p.rock, .25), c.h*.62, c.h*.24, 32, .62, false)
	base := c.h * .76
	n := 5
	for i := range n {
		x := c.w * (float64(i) + c.r.in(.1, .9)) / float64(n)
		c.peak(x, base, c.r.in(240, 380)*c.u, c.r.in(240, 350)*c.u, c.p.rock, .55, .34)
	}
	hx := c.w - sx + c.r.in(-60, 60)*c.u
	c.peak(hx, base+20*c.u, 470*c.u, 540*c.u, c.p.rock, .8, .5)
	c.fill(c.p.cloud, at(0, base-20*c.u).q(c.w*.25, base-70*c.u, c.w*.5, base-28*c.u).q(c.w*.8, base+6*c.u, c.w,
		base-50*c.u).l(c.w, base+40*c.u).l(0, base+40*c.u).z(), opacity(.45))
	c.pineSlope(c.tone(c.p.leaf, .6), c.h*.83, c.h*.08, 50, 52)
	c.pineSlope(c.tone(c.p.leaf, 1.05), c.h*.92, c.h*.11, 30, 100)
	c.pineSlope(c.tone(c.p.leaf, 1.6), c.h*1.05, c.h*.12, 18, 190)
	c.birds(6, sx+c.r.in(-60, 60)*c.u, sy+130*c.u)
}

// pineSlope is a soft hill with n conifers of height s on its line.
func (c *canvas) pineSlope(col rgb, y, amp float64, n int, s float64) {
	v := c.ridge(col, y, amp, 8, .5, true)
	p := new(pen)
	for i := range n {
		x := c.w * (float64(i) + c.r.float()) / float64(n)
		p.pine(x, c.on(v, y, amp, x)+6*c.u, s*c.u*c.r.in(.6, 1.15))
	}
	c.fill(col, p)
}

func (c *canvas) highlands() {
	sx, sy, sr := c.sunAt()
	c.sky(c.h, sx, sy, sr)
	c.clouds(5, c.h*.12, c.h*.36)
	for i := range 4 {
		t := float64(i) / 3
		c.ridge(c.tone(mix(c.p.rock, c.p.leaf, .3+.5*t), .25+.5*t), c.h*(.6+.09*t), c.h*(.26-.08*t), 8, .55, true)
	}
	y := c.h * .8
	c.sea(c.h*.735, y+10*c.u, sx)
	v := c.ridge(c.tone(c.p.leaf, .95), y+70*c.u, c.h*.07, 8, .5, true)
	x := c.w * c.r.in(.55, .75)
	hy := c.on(v, y+70*c.u, c.h*.07, x) + 8*c.u
	wall := c.tone(mix(c.p.sand, c.p.rock, .4), 1)
	c.tower(x-60*c.u, hy, 74*c.u, 170*c.u, wall, c.tone(c.p.rock, 1.4))
	c.house(x-24*c.u, hy, 130*c.u, 84*c.u, wall, c.tone(c.p.rock, 1.4))
	c.tower(x+120*c.u, hy, 52*c.u, 120*c.u, wall, c.tone(c.p.rock, 1.4))
	for i := range 5 {
		c.sheep(c.w*(.1+.08*float64(i))+c.r.in(0, 50)*c.u, y+c.r.in(42, 80)*c.u, 15*c.u)
	}
	c.ridge(c.tone(c.p.leaf, 1.35), c.h*1.04, c.h*.12, 8, .5, true)
	c.bushes(c.tone(mix(c.p.accent, c.p.rock, .5), 1.15), 0, c.w*.4, c.h*.985, 34*c.u)
	c.grass(c.tone(c.p.leaf, 1.65), 0, c.w, c.h+4, 90*c.u, 110)
	c.birds(5, sx, sy+140*c.u)
}

func (c *canvas) sheep(x, y, s float64) {
	c.line(c.p.ink, s*.18, at(x-s*.4, y).l(x-s*.4, y+s*.7).m(x+s*.4, y).l(x+s*.4, y+s*.7))
	c.fill(c.p.snow, new(pen).disc(x-s*.4, y, s*.5).disc(x+s*.35, y, s*.52).disc(x, y-s*.25, s*.5))
	c.fill(c.p.ink, new(pen).oval(x+s*.95, y-s*.1, s*.28, s*.22))
}

// desert is crossed by a caravan past an oasis, or empty but for thorn trees.
func (c *canvas) desert() {
	peopled := c.r.chance(.5)
	sx, sy, sr := c.sunAt()
	c.sky(c.h, sx, sy+.06*c.h, sr*1.35)
	c.clouds(2, c.h*.1, c.h*.2)
	c.ridge(c.tone(c.p.rock, .3), c.h*.6, c.h*.12, 32, .6, false)
	for i := range 3 {
		c.dune(c.h*(.62+.1*float64(i)), c.h*(.1+.015*float64(i)), .5+.25*float64(i))
	}
	if peopled {
		c.caravan(c.w*c.r.in(.3, .55), c.h*.745)
	} else {
		for range 4 {
			c.acacia(c.r.in(.1, .9)*c.w, c.h*c.r.in(.73, .77), c.r.in(50, 80)*c.u, c.tone(c.p.leaf, 1.5), c.tone(c.p.leaf, 1.1))
		}
	}
	c.dune(c.h*.97, c.h*.16, 1.2)
	if peopled {
		c.palm(c.w*.1, c.h*.97, 330*c.u, .1, c.tone(c.p.leaf, 1.7))
		c.palm(c.w*.15, c.h*.99, 250*c.u, -.13, c.tone(c.p.leaf, 1.7))
	} else {
		c.acacia(c.w*.16, c.h*.97, 330*c.u, c.tone(c.p.leaf, 1.8), c.tone(c.p.leaf, 1.5))
	}
	c.grass(c.tone(c.p.leaf, 1.7), 0, c.w*.3, c.h+4, 90*c.u, 34)
	c.birds(4, c.w-sx, c.h*.25)
}

// dune is a crest with its lee side in shadow.
func (c *canvas) dune(y, amp, depth float64) {
	light, shade := c.tone(c.p.sand, depth), mix(c.tone(c.p.sand, depth), c.p.rock, .55)
	n := 3
	p, s := at(0, c.h), new(pen)
	px, py := 0.0, y-c.r.float()*amp
	p.l(px, py)
	for i := range n {
		x1 := c.w * (float64(i) + .6 + c.r.in(-.1, .1)) / float64(n)
		x2 := c.w * float64(i+1) / float64(n)
		top, dip := y-amp*c.r.in(.6, 1.1), y-amp*c.r.in(0, .25)
		p.c(px+(x1-px)*.5, py, x1-(x1-px)*.3, top, x1, top).c(x1+(x2-x1)*.35, top+amp*.2, x2-(x2-x1)*.3, dip, x2, dip)
		s.m(x1, top).c(x1+(x2-x1)*.35, top+amp*.2, x2-(x2-x1)*.3, dip, x2, dip).l(x2+60*c.u, dip+amp*1.4).
			c(x1+(x2-x1)*.4, dip+amp*1.2, x1-60*c.u, top+amp*1.3, x1+24*c.u, top+amp*.75).q(x1-26*c.u, top+amp*.3, x1, top).z()
		px, py = x2, dip
	}
	c.fill(light, p.l(c.w, c.h).z())
	c.fill(shade, s, opacity(.7))
}

// caravan is a string of camels in file.
func (c *canvas) caravan(x, y float64) {
	p, legs := new(pen), new(pen)
	for i := range 5 {
		s := 26 * c.u
		cx, cy := x+float64(i)*s*3.1, y+math.Sin(float64(i)*.8)*5*c.u
		p.m(cx-s, cy).q(cx-s*.8, cy-s*.6, cx-s*.3, cy-s*.5).q(cx, cy-s*1.3, cx+s*.35, cy-s*.5).q(cx+s*.8, cy-s*.5,
			cx+s*.9, cy-s*.2).
			q(cx+s*1.15, cy-s*.2, cx+s*1.2, cy-s*1.05).l(cx+s*1.62, cy-s*.98).q(cx+s*1.6, cy-s*.8, cx+s*1.38,
			cy-s*.78).q(cx+s*1.35, cy+s*.1, cx+s*.85, cy+s*.2).l(cx-s*.85, cy+s*.2).z()
		legs.m(cx-s*.8, cy).l(cx-s*.85, cy+s*1.1).m(cx-s*.5, cy).l(cx-s*.35, cy+s*1.1).m(cx+s*.5, cy).l(cx+s*.45,
			cy+s*1.1).m(cx+s*.75, cy).l(cx+s*.95, cy+s*1.1)
	}
	ink := mix(c.p.ink, c.p.rock, .2)
	c.line(ink, 4.4*c.u, legs)
	c.fill(ink, p)
	r := new(pen)
	for i := range 5 {
		cx := x + float64(i)*26*c.u*3.1
		r.m(cx-6*c.u, y-20*c.u).l(cx+2*c.u, y-46*c.u).l(cx+12*c.u, y-20*c.u).z()
	}
	c.fill(c.p.accent, r)
}

func (c *canvas) canyon() {
	sx, sy, sr := c.sunAt()
	c.sky(c.h, sx, sy, sr)
	c.clouds(4, c.h*.08, c.h*.28)
	for i := range 3 {
		c.mesa(c.h*(.55+.08*float64(i)), c.h*(.17-.01*float64(i)), .35+.25*float64(i))
	}
	c.wall(0, 1, 1.0)
	c.wall(c.w, -1, 1.12)
	y := c.h * .98
	m := c.w * .5
	c.fill(mix(c.p.water, c.p.low, .2), at(m-20*c.u, c.h*.73).c(m+110*c.u, c.h*.79, m-230*c.u, c.h*.86, m-330*c.u,
		c.h+5).l(m+260*c.u, c.h+5).c(m+190*c.u, c.h*.87, m+190*c.u, c.h*.79, m+14*c.u, c.h*.73).z())
	c.line(c.p.sun, 4*c.u, at(m-120*c.u, y).l(m+20*c.u, y).m(m-40*c.u, y-70*c.u).l(m+70*c.u, y-70*c.u).m(m+20*c.u,
		y-130*c.u).l(m+80*c.u, y-130*c.u), opacity(.7))
	c.canoe(m+40*c.u, y-44*c.u, 54*c.u)
	c.bushes(c.tone(c.p.leaf, 1.5), -20, c.w*.22, c.h*.99, 42*c.u)
	c.bushes(c.tone(c.p.leaf, 1.5), c.w*.8, c.w+20, c.h*.99, 42*c.u)
	c.birds(4, sx+150*c.u, sy+120*c.u)
}

// mesa is a row of flat-topped buttes with banded rock.
func (c *canvas) mesa(y, hgt, depth float64) {
	col := c.tone(mix(c.p.rock, c.p.accent, .25), depth)
	c.fill(col, new(pen).box(0, y, c.w, c.h-y))
	for range 4 {
		x, w, h := c.r.in(-.05, .9)*c.w, c.r.in(130, 330)*c.u, hgt*c.r.in(.55, 1.2)
		c.fill(col, at(x-w*.28, y+2).l(x-w*.06, y-h*.42).l(x, y-h).l(x+w*.4, y-h*1.02).l(x+w*.44, y-h*.94).l(x+w,
			y-h*.93).l(x+w*1.06, y-h*.4).l(x+w*1.3, y+2).z())
		c.fill(mix(col, c.p.ink, .22), at(x+w*.62, y-h*.93).l(x+w, y-h*.93).l(x+w*1.06, y-h*.4).l(x+w*1.3, y+2).l(x+w*.7,
			y+2).l(x+w*.74, y-h*.42).z())
		c.line(mix(col, c.p.sun, .4), 4*c.u, at(x+8*c.u, y-h*.8).l(x+w*.6, y-h*.78).m(x+2*c.u, y-h*.6).l(x+w*.66, y-h*.58),
			opacity(.5))
	}
}

// wall is a near canyon side entering from x in direction d.
func (c *canvas) wall(x, d, depth float64) {
	base := mix(c.p.rock, c.p.accent, .3)
	reach := c.w * .44
	for i := range 5 {
		t := float64(i) / 4
		top := c.h * (.44 + .13*t)
		w := reach * (.52 + .5*t)
		col := mix(c.tone(base, depth), []rgb{c.p.sand, c.p.ink, c.p.sand, c.p.ink, c.p.rock}[i],
			[]float64{.3, .1, .16, .22, .1}[i])
		p := at(x, top).l(x+d*w*.55, top+10*c.u).l(x+d*w*.62, top+c.h*.05).l(x+d*w*.85, top+c.h*.062).l(x+d*w,
			top+c.h*.15).l(x+d*w*1.1, c.h).l(x, c.h).z()
		c.fill(col, p)
		cr := new(pen)
		for j := range 5 {
			cx := x + d*w*(.1+.16*float64(j))
			cr.m(cx, top+c.r.in(24, 40)*c.u).l(cx+c.r.in(-6, 6)*c.u, top+c.r.in(60, 90)*c.u)
		}
		c.line(mix(col, c.p.ink, .35), 4*c.u, cr, opacity(.45))
	}
}

func (c *canvas) savanna() {
	sx, _, _ := c.sunAt()
	c.sky(c.h, sx, c.h*.47, 150*c.u)
	c.clouds(3, c.h*.1, c.h*.3)
	c.ridge(c.tone(c.p.rock, .35), c.h*.62, c.h*.1, 16, .5, true)
	c.peak(c.w-sx, c.h*.63, 520*c.u, 210*c.u, c.p.rock, .3, .3)
	c.ridge(c.tone(c.p.sand, .75), c.h*.66, c.h*.03, 8, .5, true)
	for range 7 {
		x := c.r.in(0, c.w)
		c.acacia(x, c.h*c.r.in(.645, .67), c.r.in(50, 90)*c.u, c.tone(c.p.leaf, 1.2), c.tone(c.p.leaf, .8))
	}
	c.ridge(c.tone(c.p.sand, 1), c.h*.78, c.h*.05, 8, .5, true)
	c.acacia(c.w-sx+c.r.in(-40, 40)*c.u, c.h*.8, 430*c.u, c.tone(c.p.leaf, 1.9), c.tone(c.p.leaf, 1.45))
	c.elephants(sx-90*c.u, c.h*.81)
	c.ridge(c.tone(c.p.sand, 1.35), c.h*.93, c.h*.06, 8, .5, true)
	c.grass(c.tone(mix(c.p.sand, c.p.leaf, .4), 1.4), 0, c.w, c.h*.96, 70*c.u, 90)
	c.grass(c.tone(c.p.leaf, 1.85), 0, c.w, c.h+6, 130*c.u, 120)
	c.birds(7, c.w*.5, c.h*.24)
}

// elephants walks a cow and its calf.
func (c *canvas) elephants(x, y float64) {
	ink := mix(c.p.ink, c.p.rock, .25)
	for i, s := range []float64{92 * c.u, 50 * c.u} {
		ex := x + float64(i)*175*c.u
		p := at(ex-s, y).l(ex-s*.98, y-s*.7).q(ex-s*.95, y-s*1.2, ex-s*.2, y-s*1.22).q(ex+s*.25, y-s*1.28,
			ex+s*.45, y-s*1.15).
			q(ex+s*.95, y-s*1.3, ex+s*1.05, y-s*.85).q(ex+s*1.1, y-s*.4, ex+s*1.22, y-s*.12).q(ex+s*1.2, y-s*.02,
			ex+s*1.08, y-s*.1).
			q(ex+s*.92, y-s*.35, ex+s*.82, y-s*.6).q(ex+s*.7, y-s*.55, ex+s*.6, y-s*.5).l(ex+s*.58, y).l(ex+s*.3, y).l(ex+s*.26,
			y-s*.42).l(ex-s*.45, y-s*.42).l(ex-s*.55, y).l(ex-s*.7, y).l(ex-s*.74, y-s*.3).l(ex-s*.8, y).z()
		c.fill(ink, p)
		c.fill(mix(ink, c.p.haze, .25), at(ex+s*.35, y-s*1.05).q(ex+s*.08, y-s*1.1, ex+s*.12, y-s*.6).q(ex+s*.4, y-s*.45,
			ex+s*.55, y-s*.8).z())
		c.line(c.p.snow, s*.05, at(ex+s*.84, y-s*.56).q(ex+s*1.02, y-s*.38, ex+s*1.16, y-s*.46))
	}
}

func (c *canvas) tundra() {
	c.p.top = mix(c.p.top, c.p.ink, .25)
	sx, sy, sr := c.sunAt()
	c.sky(c.h, sx, sy+40*c.u, sr*.8)
	// Northern lights: ribbons that taper at both ends.
	for i := range 4 {
		x, y, w := c.w*(-.05+.22*float64(i)), c.h*c.r.in(.12, .22), c.w*.42
		p := at(x, y+120*c.u).c(x+w*.3, y-110*c.u, x+w*.6, y+150*c.u, x+w, y-60*c.u).c(x+w*.68, y+330*c.u, x+w*.34, y+60*c.u,
			x, y+120*c.u).z()
		c.fill(mix([]rgb{c.p.leaf, c.p.accent, c.p.water, c.p.leaf}[i], c.p.snow, .4), p, opacity(.22))
	}
	for i := range 4 {
		c.peak(c.w*(float64(i)+c.r.in(.2, .8))/4, c.h*.66, c.r.in(260, 420)*c.u, c.r.in(150, 270)*c.u, c.p.rock, .5, .67)
	}
	snow := mix(c.p.snow, c.p.haze, .25)
	c.ridge(mix(snow, c.p.haze, .3), c.h*.69, c.h*.07, 8, .5, true)
	c.sea(c.h*.7, c.h*.8, sx)
	ice := new(pen)
	for range 12 {
		x, y, w := c.r.in(0, c.w), c.h*c.r.in(.715, .785), c.r.in(30, 100)*c.u
		ice.m(x, y).l(x+w*.3, y-w*.16).l(x+w*.8, y-w*.12).l(x+w, y+w*.02).l(x+w*.6, y+w*.1).z()
	}
	c.fill(c.p.snow, ice)
	v := c.ridge(snow, c.h*.86, c.h*.08, 8, .5, true)
	x := c.w * c.r.in(.6, .75)
	y := c.on(v, c.h*.86, c.h*.08, x) + 14*c.u
	c.house(x, y, 120*c.u, 62*c.u, c.p.accent, mix(c.p.snow, c.p.haze, .1))
	c.house(x+150*c.u, y+10*c.u, 84*c.u, 46*c.u, mix(c.p.accent, c.p.ink, .2), mix(c.p.snow, c.p.haze, .1))
	for i := range 3 {
		c.reindeer(c.w*(.16+.1*float64(i)), c.h*(.885+.012*float64(i%2)), 44*c.u)
	}
	c.pineRow(c.tone(c.p.leaf, 1.3), c.h*.86, c.w*.8, c.w, 7, 120)
	c.ridge(c.p.snow, c.h*1.03, c.h*.11, 8, .5, true)
	c.pineRow(c.tone(c.p.leaf, 1.75), c.h*1.02, 0, c.w*.18, 5, 270)
	c.pineRow(c.tone(c.p.leaf, 1.75), c.h*1.03, c.w*.86, c.w, 4, 240)
}

func (c *canvas) pineRow(col rgb, y, x0, x1 float64, n int, s float64) {
	p := new(pen)
	for range n {
		p.pine(c.r.in(x0, x1), y, s*c.u*c.r.in(.6, 1.1))
	}
	c.fill(col, p)
}

func (c *canvas) reindeer(x, y, s float64) {
	ink := mix(c.p.ink, c.p.rock, .25)
	c.fill(ink, at(x-s*.6, y-s*.75).q(x, y-s*.9, x+s*.45, y-s*.8).l(x+s*.75, y-s*1.2).l(x+s*1.05, y-s*1.08).l(x+s*1.02,
		y-s*.98).l(x+s*.8, y-s*.95).l(x+s*.6, y-s*.5).q(x, y-s*.35, x-s*.55, y-s*.45).z())
	c.line(ink, s*.08, at(x-s*.5, y-s*.5).l(x-s*.55, y).m(x-s*.35, y-s*.5).l(x-s*.3, y).m(x+s*.35, y-s*.5).l(x+s*.3,
		y).m(x+s*.5, y-s*.5).l(x+s*.56, y).
		m(x+s*.78, y-s*1.15).q(x+s*.5, y-s*1.4, x+s*.62, y-s*1.75).m(x+s*.58, y-s*1.45).l(x+s*.4, y-s*1.6).m(x+s*.82,
		y-s*1.15).q(x+s*.8, y-s*1.45, x+s*1, y-s*1.7).m(x+s*.84, y-s*1.42).l(x+s*1.04, y-s*1.48))
}

func (c *canvas) volcano() {
	sx, sy, sr := c.sunAt()
	vx := c.w - sx
	c.sky(c.h, sx, sy, sr)
	c.clouds(4, c.h*.1, c.h*.4)
	c.ridge(c.tone(c.p.rock, .3), c.h*.66, c.h*.16, 16, .55, true)
	y, hgt, half := c.h*.78, c.h*.54, 640*c.u
	top := 62 * c.u
	col := c.tone(c.p.rock, .75)
	for i, r := range []float64{34, 52, 70, 58, 84} {
		t := float64(i)
		c.fill(c.p.cloud, new(pen).disc(vx+(18*t*t-10*t)*c.u, y-hgt-(34+46*t)*c.u, r*c.u), opacity(.72))
	}
	c.fill(mix(col, c.p.sun, .14), at(vx-half, y).c(vx-half*.45, y-hgt*.16, vx-half*.22, y-hgt*.7, vx-top,
		y-hgt).q(vx-top*.3, y-hgt+24*c.u, vx, y-hgt+12*c.u).l(vx-30*c.u, y).z())
	c.fill(mix(col, c.p.ink, .22), at(vx+half, y).c(vx+half*.45, y-hgt*.16, vx+half*.22, y-hgt*.7, vx+top,
		y-hgt).q(vx+top*.3, y-hgt+24*c.u, vx, y-hgt+12*c.u).l(vx+18*c.u, y-hgt*.7).l(vx-22*c.u, y-hgt*.4).l(vx+14*c.u,
		y-hgt*.2).l(vx-40*c.u, y).z())
	c.fill(mix(c.p.snow, col, .1), at(vx-top, y-hgt).q(vx-top*.3, y-hgt+24*c.u, vx, y-hgt+12*c.u).q(vx+top*.3,
		y-hgt+24*c.u, vx+top, y-hgt).l(vx+130*c.u, y-hgt+150*c.u).l(vx+84*c.u, y-hgt+110*c.u).l(vx+50*c.u,
		y-hgt+190*c.u).l(vx+10*c.u, y-hgt+120*c.u).l(vx-44*c.u, y-hgt+200*c.u).l(vx-70*c.u, y-hgt+116*c.u).l(vx-128*c.u,
		y-hgt+160*c.u).z())
	c.ridge(c.tone(c.p.leaf, .55), c.h*.78, c.h*.07, 8, .5, true)
	c.sea(c.h*.77, c.h*.87, sx)
	c.canoe(c.w*.5+c.r.in(-150, 150)*c.u, c.h*.83, 46*c.u)
	c.pineSlope(c.tone(c.p.leaf, 1.1), c.h*.93, c.h*.06, 22, 80)
	c.pineSlope(c.tone(c.p.leaf, 1.7), c.h*1.06, c.h*.12, 14, 170)
	c.birds(5, sx, sy+150*c.u)
}
