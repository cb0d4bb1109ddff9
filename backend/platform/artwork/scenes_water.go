package artwork

func (c *canvas) coast() {
	sx, sy, sr := c.sunAt()
	right := sx < c.w/2
	flip := func(x float64) float64 {
		if right {
			return x
		}
		return c.w - x
	}
	d := 1.0
	if !right {
		d = -1
	}
	c.sky(c.h, sx, sy, sr)
	c.clouds(4, c.h*.1, c.h*.36)
	y := c.h * .56
	c.ridge(c.tone(c.p.rock, .3), y+8, c.h*.09, 16, .55, true)
	c.sea(y, c.h, sx)
	// The headland falls in three steps to the sea, houses climbing it.
	top := y - 210*c.u
	c.fill(c.tone(mix(c.p.leaf, c.p.rock, .3), .75), at(flip(c.w), top-60*c.u).q(flip(c.w-260*c.u), top-50*c.u,
		flip(c.w-420*c.u), top+110*c.u).q(flip(c.w-520*c.u), y-20*c.u, flip(c.w-680*c.u), y+12*c.u).l(flip(c.w),
		y+60*c.u).z())
	c.fill(c.tone(c.p.rock, .95), at(flip(c.w), top+110*c.u).q(flip(c.w-180*c.u), top+120*c.u, flip(c.w-330*c.u),
		y-20*c.u).q(flip(c.w-430*c.u), y+60*c.u, flip(c.w-590*c.u), y+76*c.u).l(flip(c.w), y+150*c.u).z())
	walls := []rgb{c.p.snow, mix(c.p.sand, c.p.snow, .4), mix(c.p.accent, c.p.snow, .5),
		mix(c.p.sand, c.p.accent, .3), c.p.sand}
	for row := range 4 {
		for i := range 6 - row {
			w := c.r.in(46, 74) * c.u
			x := flip(c.w-float64(40+i*72)*c.u-c.r.in(0, 20)*c.u) - w*(1+d)/2
			by := y + 40*c.u - float64(3-row)*62*c.u + float64(i)*11*c.u
			c.house(x, by+c.r.in(-8, 8)*c.u+26*c.u, w, c.r.in(52, 92)*c.u, mix(walls[c.r.n(5)], c.p.haze, .12),
				c.tone(c.p.accent, 1.08))
		}
	}
	c.tower(flip(c.w-250*c.u), y-30*c.u, 48*c.u, 190*c.u, mix(c.p.snow, c.p.sand, .3), c.tone(c.p.accent, 1.1))
	c.sail(flip(c.w*.3), y+90*c.u, 62*c.u)
	c.sail(flip(c.w*.47), y+34*c.u, 28*c.u)
	c.fill(c.tone(c.p.sand, 1), at(flip(c.w), y+110*c.u).q(flip(c.w*.72), y+150*c.u, flip(c.w*.56),
		c.h*.86).q(flip(c.w*.4), c.h*.96, flip(c.w*.28), c.h+4).l(flip(c.w), c.h+4).z())
	c.line(c.p.snow, 9*c.u, at(flip(c.w), y+106*c.u).q(flip(c.w*.72), y+146*c.u, flip(c.w*.55), c.h*.86).q(flip(c.w*.39),
		c.h*.96, flip(c.w*.265), c.h+4), opacity(.8))
	for i := range 5 {
		ux, uy := flip(c.w*(.68+.06*float64(i))), c.h*(.86+.03*float64(i%3))
		c.fill([]rgb{c.p.accent, c.p.snow, c.p.water}[i%3], at(ux-34*c.u, uy).q(ux, uy-48*c.u, ux+34*c.u, uy).z())
		c.fill(c.p.ink, new(pen).oval(ux+12*c.u, uy+30*c.u, 30*c.u, 5*c.u), opacity(.2))
		c.line(c.p.ink, 2.5*c.u, at(ux, uy).l(ux, uy+30*c.u))
	}
	c.feather(flip(c.w+20*c.u), c.h*.1, 460*c.u, pick(right, 3.5, -.36), d*.5, c.tone(c.p.leaf, 1.75))
	c.feather(flip(c.w+30*c.u), c.h*.02, 400*c.u, pick(right, 3.05, .09), d*.7, c.tone(c.p.leaf, 1.6))
	c.birds(6, flip(c.w*.3), c.h*.36)
}

func pick(b bool, x, y float64) float64 {
	if b {
		return x
	}
	return y
}

func (c *canvas) islands() {
	sx, sy, sr := c.sunAt()
	c.sky(c.h, sx, sy, sr)
	c.clouds(5, c.h*.12, c.h*.42)
	y := c.h * .6
	c.sea(y, c.h, sx)
	for i := range 11 {
		depth := .25 + .7*float64(i)/10
		x, w := c.r.in(-.02, 1.02)*c.w, c.r.in(60, 130)*c.u*(.7+depth)
		if i == 10 {
			x, w = c.w-sx, 190*c.u
		}
		c.karst(x, y+depth*depth*92*c.u, w, w*c.r.in(1.1, 2), depth)
	}
	c.canoe(c.w*.5+c.r.in(-60, 60)*c.u, c.h*.83, 84*c.u)
	c.sail(sx+c.r.in(-50, 50)*c.u, y+58*c.u, 40*c.u)
	c.fill(c.tone(c.p.sand, 1.05), at(0, c.h*.9).q(c.w*.16, c.h*.885, c.w*.3, c.h+4).l(0, c.h+4).z())
	c.palm(c.w*.07, c.h*.96, 480*c.u, .16, c.tone(c.p.leaf, 1.75))
	c.palm(c.w*.02, c.h*.99, 360*c.u, .05, c.tone(c.p.leaf, 1.8))
	c.fronds(c.w+10*c.u, c.h+20*c.u, 300*c.u, 1.5, 3.1, 7, c.tone(c.p.leaf, 1.75))
	c.birds(5, c.w-sx, c.h*.26)
}

// karst is a limestone tower with a green cap, undercut by the sea.
func (c *canvas) karst(x, y, w, h, depth float64) {
	k := w / 2
	rock := c.tone(mix(c.p.rock, c.p.sand, .25), depth)
	c.fill(rock, at(x-k*.82, y).q(x-k*1.08, y-h*.08, x-k, y-h*.3).q(x-k*.95, y-h*.75, x-k*.35, y-h*.95).q(x+k*.1, y-h*1.07,
		x+k*.5, y-h*.82).q(x+k*.9, y-h*.55, x+k, y-h*.25).q(x+k*1.08, y-h*.08, x+k*.85, y).z())
	c.fill(mix(rock, c.p.ink, .25), at(x+k*.15, y).q(x+k*.35, y-h*.4, x+k*.2, y-h*.98).q(x+k*.45, y-h*.9, x+k*.5,
		y-h*.82).q(x+k*.9, y-h*.55, x+k, y-h*.25).q(x+k*1.08, y-h*.08, x+k*.85, y).z())
	green := c.tone(c.p.leaf, depth)
	p := at(x-k*.98, y-h*.42).q(x-k*.92, y-h*.78, x-k*.35, y-h*.97).q(x+k*.1, y-h*1.09, x+k*.5, y-h*.84).q(x+k*.85, y-h*.6,
		x+k*.96, y-h*.36)
	for i := range 6 {
		t := float64(i) / 5
		p.q(x+k*(.9-1.7*t)+k*.14, y-h*(.42+c.r.in(0, .12)), x+k*(.74-1.65*t), y-h*(.46+c.r.in(.02, .22)*(1-t)))
	}
	c.fill(green, p.z())
	c.fill(mix(c.p.water, c.p.ink, .4), new(pen).oval(x, y+3*c.u, k*.95, 7*c.u*(.4+depth)), opacity(.35))
	c.line(c.p.snow, 2.6*c.u, at(x-k, y+10*c.u*depth).l(x+k*.7, y+10*c.u*depth), opacity(.5))
}

func (c *canvas) lake() {
	sx, sy, sr := c.sunAt()
	c.sky(c.h, sx, sy, sr)
	c.clouds(4, c.h*.1, c.h*.28)
	y := c.h * .6
	type pk struct{ x, half, h float64 }
	var row []pk
	for i := range 6 {
		row = append(row, pk{c.w * (float64(i) + c.r.in(.1, .9)) / 6, c.r.in(210, 340) * c.u, c.r.in(150, 330) * c.u})
	}
	state := *c.r
	for _, k := range row {
		c.peak(k.x, y, k.half, k.h, c.p.rock, .6, .4)
	}
	c.sea(y, c.h, sx)
	// The mountains again, upside down and faint, as their own reflection.
	after := *c.r
	*c.r = state
	c.put(`<g opacity=".33" transform="matrix(1 0 0 -.72 0 `, num(y*1.72), `)">`)
	for _, k := range row {
		c.peak(k.x, y, k.half, k.h, c.p.rock, .8, .4)
	}
	c.put("</g>")
	*c.r = after
	col := c.tone(c.p.leaf, .85)
	for side := range 2 {
		p := new(pen)
		for i := range 16 {
			x := float64(i) * 26 * c.u
			s := (120 - 5*float64(i)) * c.u * c.r.in(.6, 1.1)
			if side == 1 {
				x = c.w - x
			}
			p.pine(x, y+10*c.u, s)
		}
		c.fill(col, p)
	}
	dock := c.tone(mix(c.p.sand, c.p.rock, .5), 1.2)
	dx := c.w - sx
	c.fill(dock, at(dx-24*c.u, c.h*.76).l(dx+24*c.u, c.h*.76).l(dx+120*c.u, c.h+4).l(dx-120*c.u, c.h+4).z())
	planks := new(pen)
	for i := range 9 {
		t := float64(i) / 9
		py := c.h*.76 + t*t*c.h*.26
		hw := (24 + 96*(py-c.h*.76)/(c.h*.24)) * c.u
		planks.m(dx-hw, py).l(dx+hw, py)
	}
	c.line(mix(dock, c.p.ink, .5), 3*c.u, planks)
	c.canoe(sx+c.r.in(-70, 40)*c.u, c.h*.77, 84*c.u)
	c.pineRow(c.tone(c.p.leaf, 1.7), c.h*1.03, 0, c.w*.14, 5, 380)
	c.pineRow(c.tone(c.p.leaf, 1.7), c.h*1.04, c.w*.9, c.w, 3, 330)
	c.grass(c.tone(c.p.leaf, 1.8), 0, c.w, c.h+6, 60*c.u, 80)
	c.birds(5, sx, c.h*.4)
}

func (c *canvas) fjord() {
	sx := c.w * c.r.in(.44, .56)
	c.sky(c.h, sx, c.h*.3, 80*c.u)
	c.clouds(4, c.h*.08, c.h*.26)
	y := c.h * .66
	c.peak(sx-190*c.u, y, 300*c.u, 220*c.u, c.p.rock, .3, .5)
	c.peak(sx+210*c.u, y, 330*c.u, 250*c.u, c.p.rock, .3, .5)
	c.sea(y, c.h, sx)
	for i := range 4 {
		t := float64(i) / 3
		for _, d := range []float64{-1, 1} {
			edge := sx + d*(70+150*t+c.r.in(0, 60))*c.u*(c.w/c.u/1400)
			out := sx + d*c.w*.75
			top := y - (230+130*t+c.r.in(-30, 30))*c.u
			foot := y + t*58*c.u
			rock := c.tone(mix(c.p.rock, c.p.leaf, .25+.35*t), .35+.6*t)
			step := (out - edge) / 7
			p := at(edge, foot).l(edge+step*.18, foot-90*c.u).l(edge+step*.5, top+120*c.u).l(edge+step*.9,
				top+20*c.u).l(edge+step*1.5, top+50*c.u).l(edge+step*2.1, top-50*c.u).l(edge+step*3, top-10*c.u).l(out,
				top-120*c.u).l(out, foot+40*c.u).z()
			c.fill(rock, p)
			c.fill(mix(rock, pickRGB(d < 0, c.p.ink, c.p.sun), .18), at(edge, foot).l(edge+step*.18, foot-90*c.u).l(edge+step*.5,
				top+120*c.u).l(edge+step*.9, top+20*c.u).l(edge+step*1.1, top+130*c.u).l(edge+step*.8,
				foot-60*c.u).l(edge+step*.95, foot).z())
			if t > .3 {
				wx := edge + step*c.r.in(1.2, 1.6)
				c.line(c.p.snow, (5+4*t)*c.u, at(wx, top+56*c.u).l(wx-step*.05, top+150*c.u).l(wx+step*.04, foot-6*c.u),
					opacity(.85))
			}
		}
	}
	c.fill(c.p.snow, at(sx-90*c.u, y+86*c.u).l(sx-60*c.u, y+60*c.u).l(sx+60*c.u, y+60*c.u).l(sx+76*c.u,
		y+86*c.u).l(sx+110*c.u, y+86*c.u).q(sx+90*c.u, y+120*c.u, sx+70*c.u, y+120*c.u).l(sx-84*c.u, y+120*c.u).q(sx-104*c.u,
		y+108*c.u, sx-110*c.u, y+86*c.u).z())
	c.fill(c.p.accent, new(pen).box(sx+4*c.u, y+34*c.u, 26*c.u, 26*c.u).box(sx-104*c.u, y+98*c.u, 204*c.u, 8*c.u))
	c.line(c.p.snow, 3*c.u, at(sx-120*c.u, y+132*c.u).l(sx+60*c.u, y+132*c.u).m(sx-60*c.u, y+146*c.u).l(sx+150*c.u,
		y+146*c.u), opacity(.6))
	hx := c.w * .86
	c.fill(c.tone(c.p.leaf, 1.25), at(c.w, c.h*.8).q(c.w*.84, c.h*.82, c.w*.66, c.h+4).l(c.w, c.h+4).z())
	for i, w := range []rgb{c.p.accent, c.p.snow, mix(c.p.accent, c.p.sand, .5)} {
		c.house(hx-float64(i)*92*c.u, c.h*(.9+.025*float64(i)), 70*c.u, 56*c.u, w, c.tone(c.p.rock, 1.5))
	}
	c.pineSlope(c.tone(c.p.leaf, 1.75), c.h*1.06, c.h*.07, 20, 150)
	c.birds(6, sx-180*c.u, c.h*.36)
}

func pickRGB(b bool, x, y rgb) rgb {
	if b {
		return x
	}
	return y
}

func (c *canvas) reef() {
	sx, sy, sr := c.sunAt()
	c.sky(c.h*.4, sx, sy*.55, sr*.8)
	c.clouds(3, c.h*.08, c.h*.22)
	y := c.h * .36
	c.ridge(c.tone(c.p.leaf, .5), y+6, c.h*.08, 8, .5, true)
	p := c.p
	c.put(`<linearGradient id="d" x2="0" y2="1"><stop stop-color="`, mix(p.water, p.low, .5).String(),
		`"/><stop offset=".4" stop-color="`, p.water.String(),
		`"/><stop offset="1" stop-color="`, mix(p.water, p.ink, .72).String(), `"/></linearGradient><rect y="`, num(y),
		`" width="100%" height="`, num(c.h-y), `" fill="url(#d)"/>`)
	for i := range 5 {
		x := sx + (float64(i)-2)*150*c.u
		c.fill(p.sun, at(x-20*c.u, y).l(x+40*c.u, y).l(x+(float64(i)-2)*120*c.u+170*c.u,
			c.h).l(x+(float64(i)-2)*120*c.u-60*c.u, c.h).z(), opacity(.09))
	}
	c.sail(c.w-sx, y+4*c.u, 60*c.u)
	c.line(p.snow, 5*c.u, at(0, y).l(c.w, y), opacity(.6))
	c.ridge(mix(p.water, p.ink, .42), c.h*.9, c.h*.16, 16, .55, true)
	c.coral(mix(p.rock, p.water, .45), c.h*.93, 10, 110)
	c.ridge(mix(p.water, p.ink, .6), c.h*.99, c.h*.1, 16, .5, true)
	for i, col := range []rgb{p.accent, p.sand, mix(p.accent, p.haze, .45), mix(p.leaf, p.sun, .3)} {
		_ = i
		c.coral(mix(col, p.water, .12), c.h*1.0, 4, 150)
	}
	tx, ty, s := c.w*.5+c.r.in(-80, 80)*c.u, c.h*.6, 92*c.u
	shell := mix(p.leaf, p.sand, .35)
	c.fill(mix(shell, p.ink, .25), new(pen).leaf(tx+s*.6, ty-s*.1, tx+s*.2, ty-s*1.15, s*.3).leaf(tx+s*.5, ty+s*.2,
		tx-s*.1, ty+s*1.05, s*.28).leaf(tx-s*.8, ty+s*.1, tx-s*1.4, ty+s*.45, s*.16).leaf(tx-s*.8, ty, tx-s*1.4, ty-s*.35,
		s*.16).oval(tx+s*1.15, ty-s*.05, s*.3, s*.22))
	c.fill(shell, at(tx-s, ty+s*.08).q(tx-s*.5, ty-s*.72, tx+s*.3, ty-s*.62).q(tx+s*.95, ty-s*.5, tx+s*.95, ty).q(tx+s*.7,
		ty+s*.52, tx, ty+s*.5).q(tx-s*.6, ty+s*.42, tx-s, ty+s*.08).z())
	c.line(mix(shell, p.ink, .45), 4*c.u, at(tx-s*.7, ty).l(tx-s*.3, ty-s*.2).l(tx+s*.2, ty-s*.22).l(tx+s*.65,
		ty-s*.1).m(tx-s*.3, ty-s*.2).l(tx-s*.35, ty-s*.48).m(tx+s*.2, ty-s*.22).l(tx+s*.2, ty-s*.58).m(tx-s*.3,
		ty-s*.2).l(tx-s*.25, ty+s*.3).m(tx+s*.2, ty-s*.22).l(tx+s*.25, ty+s*.36), opacity(.6))
	for i := range 5 {
		c.fish(c.r.in(.05, .95)*c.w, c.h*c.r.in(.46, .8), c.r.in(14, 30)*c.u, []rgb{p.accent, p.sun, p.snow}[i%3], 4)
	}
}

// coral plants n branching or domed corals of about s on the floor y.
func (c *canvas) coral(col rgb, y float64, n int, s float64) {
	fans, domes := new(pen), new(pen)
	for range n {
		x, k := c.r.in(0, c.w), s*c.u*c.r.in(.6, 1.3)
		if c.r.chance(.35) {
			domes.m(x-k*.6, y).arc(k*.6, k*.55, 1, x+k*.6, y).z()
			continue
		}
		for i := range 5 {
			o := float64(i) - 2
			fans.m(x, y).q(x+o*k*.1, y-k*.5, x+o*k*.28, y-k*(1.05-.1*o*o)).m(x+o*k*.14, y-k*.5).l(x+o*k*.2+k*.16, y-k*.78)
		}
	}
	c.fill(col, domes)
	c.line(col, 12*c.u, fans)
}

func (c *canvas) fish(x, y, s float64, col rgb, n int) {
	p := new(pen)
	for range n {
		fx, fy := x+c.r.in(-4, 4)*s, y+c.r.in(-2.4, 2.4)*s
		p.m(fx-s, fy).q(fx-s*.2, fy-s*.75, fx+s, fy).q(fx-s*.2, fy+s*.75, fx-s, fy).l(fx-s*1.55, fy-s*.45).l(fx-s*1.4,
			fy).l(fx-s*1.55, fy+s*.45).z()
	}
	c.fill(col, p, opacity(.9))
}
