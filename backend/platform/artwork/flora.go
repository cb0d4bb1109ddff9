package artwork

import "math"

// pine adds a conifer standing on (x,y).
func (p *pen) pine(x, y, h float64) *pen {
	w := h * .2
	return p.m(x, y-h).l(x+w*.55, y-h*.62).l(x+w*.25, y-h*.64).l(x+w*.8, y-h*.36).l(x+w*.35, y-h*.38).l(x+w, y-h*.1).
		l(x+w*.12, y-h*.12).l(x+w*.12, y).l(x-w*.12, y).l(x-w*.12, y-h*.12).l(x-w, y-h*.1).l(x-w*.35, y-h*.38).
		l(x-w*.8, y-h*.36).l(x-w*.25, y-h*.64).l(x-w*.55, y-h*.62).z()
}

// cypress adds a slim evergreen.
func (p *pen) cypress(x, y, h float64) *pen {
	w := h * .105
	return p.m(x, y-h).c(x+w*.8, y-h*.7, x+w*1.2, y-h*.25, x+w*.35, y).l(x-w*.35, y).c(x-w*1.2, y-h*.25, x-w*.8, y-h*.7,
		x, y-h).z()
}

// palm draws a coconut palm leaning by lean·h.
func (c *canvas) palm(x, y, h, lean float64, col rgb) {
	tx, ty := x+lean*h, y-h
	w := h * .028
	c.fill(col, at(x-w*1.5, y).c(x-w+lean*h*.15, y-h*.4, tx-w-lean*h*.2, y-h*.75, tx-w*.6, ty).l(tx+w*.6, ty).
		c(tx+w-lean*h*.2, y-h*.75, x+w+lean*h*.15, y-h*.4, x+w*1.5, y).z())
	front, back := new(pen), new(pen)
	for i := range 9 {
		a := math.Pi*(-.08+1.16*float64(i)/8) + c.r.in(-.1, .1)
		l := h * c.r.in(.38, .5)
		ex, ey := tx+math.Cos(a)*l, ty-math.Sin(a)*l*.42+l*.42*math.Abs(math.Cos(a))
		mx, my := tx+math.Cos(a)*l*.55, ty-math.Sin(a)*l*.62-l*.14
		t := front
		if i%2 == 1 {
			t = back
		}
		t.m(tx, ty).q(mx, my, ex, ey).q(mx+math.Cos(a)*l*.02, my+l*.24, tx, ty+h*.015).z()
	}
	c.fill(mix(col, c.p.leaf, .35), back)
	c.fill(mix(col, c.p.leaf, .12), front)
	c.fill(col, new(pen).disc(tx-w, ty+w*1.2, w).disc(tx+w*1.2, ty+w, w))
}

// acacia draws an umbrella thorn.
func (c *canvas) acacia(x, y, h float64, trunk, crown rgb) {
	w := h * .03
	c.line(trunk, w*1.6, at(x, y).q(x+w, y-h*.35, x-h*.02, y-h*.5).q(x-h*.12, y-h*.62, x-h*.3, y-h*.8).
		m(x-h*.02, y-h*.48).q(x+h*.06, y-h*.62, x+h*.26, y-h*.82).m(x-h*.02, y-h*.5).q(x+h*.01, y-h*.65, x-h*.04, y-h*.84))
	lo, hi := new(pen), new(pen)
	for range 9 {
		ox, s := c.r.in(-.5, .5)*h, c.r.in(.14, .24)*h
		oy := y - h*.84 + math.Abs(ox)*.16 + c.r.in(-.03, .03)*h
		lo.m(ox+x-s, oy).q(ox+x-s*.7, oy-s*.5, ox+x, oy-s*.52).q(ox+x+s*.7, oy-s*.5, ox+x+s, oy).q(ox+x, oy+s*.16,
			ox+x-s, oy).z()
		hi.m(ox+x-s*.7, oy-s*.2).q(ox+x-s*.4, oy-s*.5, ox+x+s*.1, oy-s*.5).q(ox+x-s*.3, oy-s*.35, ox+x-s*.7, oy-s*.2).z()
	}
	c.fill(crown, lo)
	c.fill(mix(crown, c.p.sun, .25), hi)
}

// tree adds a round broadleaf crown to crown and its trunk to trunk.
func (c *canvas) tree(x, y, h float64, crown, trunk *pen) {
	trunk.m(x-h*.03, y).l(x-h*.015, y-h*.5).l(x+h*.015, y-h*.5).l(x+h*.03, y).z()
	for _, o := range [][3]float64{{0, -.7, .27}, {-.17, -.55, .2}, {.18, -.56, .21}} {
		crown.disc(x+o[0]*h, y+o[1]*h, o[2]*h*c.r.in(.9, 1.1))
	}
}

// grass fringes the line y with blades.
func (c *canvas) grass(col rgb, x0, x1, y, h float64, n int) {
	p := new(pen)
	for range n {
		x := c.r.in(x0, x1)
		t := h * c.r.in(.5, 1)
		tip := x + c.r.in(-.5, .5)*t
		p.m(x-t*.06, y).q(x, y-t*.5, tip, y-t).q(x+t*.08, y-t*.5, x+t*.06, y).z()
	}
	c.fill(col, p)
}

// fronds opens a fan of big leaves from a corner, the frame of a jungle or beach.
func (c *canvas) fronds(x, y, size, from, to float64, n int, col rgb) {
	for i := range n {
		a := from + (to-from)*(float64(i)+c.r.in(.2, .8))/float64(n)
		l := size * c.r.in(.7, 1.05)
		tx, ty := x+math.Cos(a)*l, y-math.Sin(a)*l
		tint := mix(col, c.p.leaf, c.r.in(0, .4))
		c.fill(tint, new(pen).leaf(x, y, tx, ty, l*.24))
		c.line(mix(tint, c.p.sun, .28), 2.4*c.u, at(x, y).l(x+(tx-x)*.93, y+(ty-y)*.93), opacity(.6))
	}
}

// feather is one pinnate palm frond arching from (x,y).
func (c *canvas) feather(x, y, l, a, bend float64, col rgb) {
	p := new(pen)
	const n = 15
	for i := 1; i <= n; i++ {
		t := float64(i) / n
		ang := a + bend*t
		px, py := x+math.Cos(a+bend*t*.5)*l*t, y-math.Sin(a+bend*t*.5)*l*t
		s := l * .34 * math.Sin(math.Pi*(.12+.8*t))
		for _, d := range []float64{.75, -.75} {
			p.leaf(px, py, px+math.Cos(ang+d)*s, py-math.Sin(ang+d)*s, s*.13)
		}
	}
	ex, ey := x+math.Cos(a+bend*.5)*l, y-math.Sin(a+bend*.5)*l
	c.fill(col, p)
	c.line(col, 5*c.u, at(x, y).q(x+math.Cos(a+bend*.12)*l*.5, y-math.Sin(a+bend*.12)*l*.5, ex, ey))
}

// bushes is a hedge of overlapping mounds along y.
func (c *canvas) bushes(col rgb, x0, x1, y, s float64) {
	p := new(pen)
	for x := x0; x < x1; x += s * c.r.in(.5, 1.1) {
		p.disc(x, y+s*c.r.in(.1, .4), s*c.r.in(.55, 1))
	}
	c.fill(col, p)
}
