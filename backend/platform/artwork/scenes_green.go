package artwork

func (c *canvas) jungle() {
	sx, sy, sr := c.sunAt()
	c.sky(c.h, sx, sy, sr)
	c.clouds(4, c.h*.12, c.h*.3)
	for i := range 4 {
		t := float64(i) / 3
		y := c.h * (.5 + .1*t)
		c.ridge(c.tone(c.p.leaf, .22+.45*t), y, c.h*(.2-.07*t), 16, .55, true)
		c.fill(c.p.cloud, at(0, y+20*c.u).q(c.w*.3, y-18*c.u, c.w*.55, y+16*c.u).q(c.w*.8, y+40*c.u, c.w, y+6*c.u).l(c.w,
			y+64*c.u).q(c.w*.6, y+44*c.u, 0, y+70*c.u).z(), opacity(.25))
	}
	wx := c.w*.5 + c.r.in(-90, 90)*c.u
	cliff := c.tone(mix(c.p.rock, c.p.leaf, .35), .9)
	c.fill(cliff, at(0, c.h*.6).l(wx-330*c.u, c.h*.54).l(wx-60*c.u, c.h*.555).l(wx+70*c.u, c.h*.55).l(wx+300*c.u,
		c.h*.53).l(c.w, c.h*.6).l(c.w, c.h).l(0, c.h).z())
	c.fill(mix(cliff, c.p.ink, .25), at(wx+40*c.u, c.h*.55).l(wx+300*c.u, c.h*.53).l(c.w, c.h*.6).l(c.w,
		c.h*.72).l(wx+180*c.u, c.h*.76).l(wx+90*c.u, c.h*.66).z())
	c.fill(mix(c.p.snow, c.p.water, .12), at(wx-46*c.u, c.h*.55).q(wx, c.h*.542, wx+46*c.u, c.h*.548).l(wx+62*c.u,
		c.h*.82).l(wx-66*c.u, c.h*.82).z())
	c.line(c.p.water, 5*c.u, at(wx-18*c.u, c.h*.57).l(wx-26*c.u, c.h*.8).m(wx+16*c.u, c.h*.58).l(wx+22*c.u,
		c.h*.8).m(wx-2*c.u, c.h*.64).l(wx-2*c.u, c.h*.8), opacity(.5))
	c.sea(c.h*.81, c.h, wx)
	c.fill(c.p.snow, new(pen).oval(wx, c.h*.815, 110*c.u, 16*c.u), opacity(.7))
	mid := c.tone(c.p.leaf, 1.05)
	c.bushes(mid, -20*c.u, wx-110*c.u, c.h*.83, 62*c.u)
	c.bushes(mid, wx+130*c.u, c.w+20*c.u, c.h*.83, 62*c.u)
	for i := range 4 {
		x := c.w * (.06 + .1*float64(i))
		if i > 1 {
			x = c.w * (.5 + .13*float64(i))
		}
		c.palm(x, c.h*.86, c.r.in(260, 390)*c.u, c.r.in(-.15, .15), c.tone(c.p.leaf, 1.3))
	}
	ink := c.tone(c.p.leaf, 1.72)
	c.fronds(-10*c.u, c.h+10*c.u, 480*c.u, .1, 1.55, 8, ink)
	c.fronds(c.w+10*c.u, c.h+10*c.u, 480*c.u, 1.6, 3.05, 8, ink)
	c.feather(-20*c.u, c.h*.06, 430*c.u, -.2, -.6, ink)
	c.feather(c.w+20*c.u, c.h*.03, 470*c.u, 3.3, .6, ink)
	for i := range 3 {
		x, y := c.w*(.06+.44*float64(i)), c.h*.97
		if i == 1 {
			x = c.w * .9
		}
		c.fill(c.p.accent, new(pen).leaf(x, y, x-40*c.u, y-70*c.u, 18*c.u).leaf(x, y, x+8*c.u, y-90*c.u, 18*c.u).leaf(x, y,
			x+50*c.u, y-60*c.u, 18*c.u))
	}
	c.birds(5, sx, sy+120*c.u)
}

func (c *canvas) vineyard() {
	sx, sy, sr := c.sunAt()
	c.sky(c.h, sx, sy, sr)
	c.clouds(4, c.h*.1, c.h*.32)
	c.ridge(c.tone(c.p.rock, .25), c.h*.56, c.h*.14, 8, .5, true)
	c.ridge(c.tone(c.p.leaf, .45), c.h*.6, c.h*.11, 8, .5, true)
	amp, y := c.h*.09, c.h*.66
	v := c.ridge(c.tone(mix(c.p.leaf, c.p.sand, .3), .7), y, amp, 8, .45, true)
	x := c.w - sx
	hy := c.on(v, y, amp, x) + 12*c.u
	wall := mix(c.p.sand, c.p.snow, .35)
	c.tower(x-80*c.u, hy, 52*c.u, 150*c.u, wall, c.tone(c.p.accent, 1.1))
	c.house(x-56*c.u, hy, 150*c.u, 78*c.u, wall, c.tone(c.p.accent, 1.1))
	c.house(x+86*c.u, hy+4*c.u, 96*c.u, 54*c.u, mix(wall, c.p.sand, .4), c.tone(c.p.accent, 1.2))
	cy := new(pen)
	for i := range 9 {
		tx := x - 330*c.u + float64(i)*82*c.u
		cy.cypress(tx, c.on(v, y, amp, tx)+14*c.u, c.r.in(90, 170)*c.u)
	}
	c.fill(c.tone(c.p.leaf, 1.5), cy)
	// Vine rows run to a vanishing point on the hill.
	vx, vy := sx+c.r.in(-80, 80)*c.u, c.h*.66
	c.fill(c.tone(c.p.sand, 1), at(0, c.h*.69).q(c.w*.5, c.h*.64, c.w, c.h*.7).l(c.w, c.h).l(0, c.h).z())
	for i := -15; i <= 15; i++ {
		bx := vx + float64(i)*150*c.u*(c.w/c.u/1500)
		w := 46 * c.u * (c.w / c.u / 1500)
		tx := vx + float64(i)*22*c.u*(c.w/c.u/1500)
		ty := vy + c.h*.02
		row := c.tone(c.p.leaf, 1.15)
		if i%2 == 0 {
			row = c.tone(c.p.leaf, 1.32)
		}
		c.fill(row, at(tx-4*c.u, ty).l(tx+4*c.u, ty).q(bx*.55+tx*.45+w*.5, c.h*.82, bx+w, c.h+4).l(bx-w,
			c.h+4).q(bx*.55+tx*.45-w*.4, c.h*.82, tx-4*c.u, ty).z())
		c.fill(mix(row, c.p.sun, .28), at(tx-3*c.u, ty).q(bx*.55+tx*.45-w*.3, c.h*.82, bx-w*.4, c.h+4).l(bx-w,
			c.h+4).q(bx*.55+tx*.45-w*.4, c.h*.82, tx-3*c.u, ty).z(), opacity(.7))
	}
	c.fronds(-14*c.u, c.h*.02, 330*c.u, -1.3, .1, 6, c.tone(c.p.leaf, 1.6))
	g := new(pen)
	for i := range 13 {
		g.disc(c.w*.1+c.r.in(-34, 34)*c.u*(1-float64(i)/16), c.h*.22+float64(i)*9*c.u, 16*c.u)
	}
	c.fill(mix(c.p.accent, c.p.ink, .5), g)
	c.fill(mix(c.p.accent, c.p.snow, .4), new(pen).disc(c.w*.1-12*c.u, c.h*.225, 4*c.u).disc(c.w*.1+8*c.u, c.h*.26,
		4*c.u).disc(c.w*.1-4*c.u, c.h*.3, 4*c.u))
	c.birds(5, sx+90*c.u, sy+110*c.u)
}

func (c *canvas) ricefield() {
	sx, sy, sr := c.sunAt()
	c.sky(c.h, sx, sy, sr)
	c.clouds(4, c.h*.1, c.h*.3)
	c.ridge(c.tone(c.p.rock, .25), c.h*.54, c.h*.2, 16, .55, true)
	c.ridge(c.tone(c.p.leaf, .45), c.h*.57, c.h*.12, 8, .5, true)
	c.bushes(c.tone(c.p.leaf, .75), -10, c.w+10, c.h*.575, 26*c.u)
	for i := range 5 {
		x := c.w * c.r.in(0, 1)
		c.palm(x, c.h*.585, c.r.in(90, 160)*c.u, c.r.in(-.12, .12), c.tone(c.p.leaf, 1.05+.05*float64(i)))
	}
	ph := c.r.in(0, 1)
	const n = 9
	for i := range n {
		t := float64(i) / (n - 1)
		y := c.h * (.575 + .43*t*t*.75 + .09*t)
		amp := (26 + 70*t) * c.u
		shift := ph*c.w*.3 + t*c.w*.16
		wave := func(dy float64) *pen {
			p := at(-20, y+dy)
			x := -c.w*.4 + shift
			p.l(x, y+dy)
			for k := range 4 {
				l := c.w * .42
				s := amp
				if k%2 == 1 {
					s = -amp
				}
				p.c(x+l*.35, y+dy-s, x+l*.65, y+dy-s, x+l, y+dy)
				x += l
			}
			return p.l(c.w+20, y+dy).l(c.w+20, c.h+10).l(-20, c.h+10).z()
		}
		c.fill(c.tone(mix(c.p.leaf, c.p.ink, .25), .7+.5*t), wave(-7*c.u*(.5+t)))
		if i%2 == 0 {
			c.fill(mix(mix(c.p.water, c.p.low, .5-.2*t), c.p.leaf, .12), wave(0))
		} else {
			c.fill(mix(c.tone(c.p.leaf, .75+.3*t), c.p.sun, .22-.14*t), wave(0))
		}
	}
	c.line(c.p.sun, 3.4*c.u, at(sx-90*c.u, c.h*.655).l(sx+60*c.u, c.h*.655).m(sx-30*c.u, c.h*.73).l(sx+130*c.u, c.h*.73),
		opacity(.7))
	hx, hy := c.w-sx, c.h*.68
	c.fill(c.tone(c.p.rock, 1.5), new(pen).box(hx-44*c.u, hy-50*c.u, 88*c.u, 52*c.u))
	c.fill(c.tone(c.p.sand, 1.25), at(hx-84*c.u, hy-42*c.u).q(hx-30*c.u, hy-70*c.u, hx, hy-128*c.u).q(hx+30*c.u, hy-70*c.u,
		hx+84*c.u, hy-42*c.u).z())
	for i := range 3 {
		x, y, s := c.w*(.34+.1*float64(i))+c.r.in(-20, 20)*c.u, c.h*(.84+.025*float64(i%2)), 44*c.u
		c.fill(c.p.ink, at(x-s*.3, y).q(x-s*.4, y-s*.8, x+s*.1, y-s*.9).q(x+s*.45, y-s*.5, x+s*.2, y).z())
		c.fill([]rgb{c.p.accent, c.p.sand, c.p.accent}[i], at(x-s*.3, y-s*.2).q(x-s*.4, y-s*.8, x+s*.1, y-s*.9).q(x+s*.4,
			y-s*.5, x+s*.2, y-s*.2).z())
		c.fill(mix(c.p.sand, c.p.snow, .4), at(x-s*.4, y-s*.88).l(x+s*.12, y-s*1.28).l(x+s*.6, y-s*.85).z())
	}
	c.palm(c.w*.94, c.h*1.02, 560*c.u, -.12, c.tone(c.p.leaf, 1.75))
	c.palm(c.w*.99, c.h*1.02, 400*c.u, -.1, c.tone(c.p.leaf, 1.8))
	c.fronds(-14*c.u, c.h+14*c.u, 330*c.u, .15, 1.5, 7, c.tone(c.p.leaf, 1.7))
	c.birds(6, c.w*.5, c.h*.3)
}

// temple is a pair of pagodas, or a plain of stupas under balloons.
func (c *canvas) temple() {
	pagodas := c.r.chance(.5)
	sx, sy, sr := c.sunAt()
	c.sky(c.h, sx, sy, sr*1.2)
	c.clouds(5, c.h*.1, c.h*.4)
	c.ridge(c.tone(c.p.rock, .28), c.h*.62, c.h*.2, 16, .55, true)
	c.ridge(c.tone(c.p.leaf, .5), c.h*.68, c.h*.12, 8, .5, true)
	x := c.w - sx
	y := c.h * .76
	if pagodas {
		c.pagoda(x, y, 330*c.u, 4, mix(c.p.accent, c.p.sand, .25), c.tone(c.p.rock, 1.45))
		c.pagoda(x-300*c.u, y+10*c.u, 190*c.u, 2, mix(c.p.accent, c.p.sand, .35), c.tone(c.p.rock, 1.4))
	} else {
		gold := mix(c.p.sand, c.p.sun, .3)
		for _, o := range [][2]float64{{-560, 130}, {-430, 190}, {-260, 170}, {330, 200}, {480, 140}} {
			c.stupa(x+o[0]*c.u, y, o[1]*c.u, mix(gold, c.p.accent, c.r.in(.1, .45)))
		}
		c.stupa(x, y+6*c.u, 430*c.u, gold)
		c.balloon(sx+30*c.u, c.h*.5, 80*c.u, c.p.accent)
		c.balloon(sx-190*c.u, c.h*.42, 46*c.u, mix(c.p.accent, c.p.sun, .5))
	}
	c.bushes(c.tone(c.p.leaf, .95), -20, c.w+20, y+26*c.u, 44*c.u)
	c.sea(c.h*.83, c.h, x)
	c.bushes(c.tone(c.p.leaf, 1.2), -20, c.w*.3, c.h*.835, 40*c.u)
	c.bushes(c.tone(c.p.leaf, 1.2), c.w*.72, c.w+20, c.h*.835, 40*c.u)
	lot, fl := new(pen), new(pen)
	for range 14 {
		lx, ly := c.r.in(0, c.w), c.h*c.r.in(.88, .99)
		lot.oval(lx, ly, 40*c.u, 11*c.u)
		if c.r.chance(.5) {
			fl.leaf(lx, ly, lx-18*c.u, ly-26*c.u, 8*c.u).leaf(lx, ly, lx, ly-34*c.u, 9*c.u).leaf(lx, ly, lx+18*c.u,
				ly-26*c.u, 8*c.u)
		}
	}
	c.fill(c.tone(c.p.leaf, 1.15), lot)
	c.fill(mix(c.p.accent, c.p.snow, .45), fl)
	// A blossoming bough leans in from above the sun.
	bx := pick(sx < c.w/2, 0, c.w)
	d := pick(sx < c.w/2, 1, -1)
	c.line(mix(c.p.ink, c.p.rock, .2), 15*c.u, at(bx-d*10*c.u, c.h*.02).q(bx+d*150*c.u, c.h*.05, bx+d*250*c.u,
		c.h*.15).q(bx+d*330*c.u, c.h*.19, bx+d*430*c.u, c.h*.17))
	c.line(mix(c.p.ink, c.p.rock, .2), 8*c.u, at(bx+d*140*c.u, c.h*.06).q(bx+d*150*c.u, c.h*.17, bx+d*110*c.u,
		c.h*.26).m(bx+d*250*c.u, c.h*.15).q(bx+d*280*c.u, c.h*.24, bx+d*350*c.u, c.h*.28))
	b1, b2 := new(pen), new(pen)
	for i := range 46 {
		t := c.r.float()
		px, py := bx+d*(20+t*430)*c.u, c.h*(.02+.16*t)+c.r.in(-40, 110)*c.u*(1-t*.4)
		if i%2 == 0 {
			b1.disc(px, py, c.r.in(9, 22)*c.u)
		} else {
			b2.disc(px, py, c.r.in(6, 15)*c.u)
		}
	}
	c.fill(mix(c.p.accent, c.p.snow, .55), b1)
	c.fill(mix(c.p.accent, c.p.snow, .25), b2)
	c.birds(5, c.w*.5, c.h*.26)
}
