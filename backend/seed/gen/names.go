package main

// culture is a pool of names and the country they are written under. First
// names come in two lists, women's and men's.
type culture struct {
	country            string
	women, men, family []string
}

var cultures = []culture{
	{"US", list("Emma Olivia Ava Brooklyn Harper Denise Latoya Monique"),
		list("Liam Noah Mason Tyler Darnell Andre Wesley Curtis"),
		list("Sullivan Carter Brooks Hayes Washington Bennett Coleman Ramsey Whitfield Pruitt")},
	{"US", list("Guadalupe Marisol Ximena Yesenia Alma Graciela"), list("Hector Julio Ramiro Ernesto Adrian Joaquin"),
		list("Delgado Villarreal Ochoa Cisneros Montoya Rentería Zamora Quintero")},
	{"GB", list("Imogen Poppy Beatrice Saoirse Niamh Rhiannon"), list("Alfie Rupert Callum Gareth Declan Hamish"),
		list("Pemberton Ashworth Macleod Llewellyn Kirkby Thornton Begley Hargreaves")},
	{"IN", list("Ananya Kavya Meera Shreya Lakshmi Ishita"), list("Arnav Rohan Vikram Siddharth Karthik Nikhil"),
		list("Iyer Chatterjee Kulkarni Reddy Bhatt Nair Kapoor Banerjee")},
	{"NG", list("Chioma Adaeze Folake Ngozi Temitope Zainab"), list("Emeka Oluwaseun Tunde Ikenna Musa Babajide"),
		list("Adeyemi Okafor Balogun Eze Nwosu Abubakar Ogunleye Uche")},
	{"JP", list("Aoi Sakura Yui Nanami Emiko Chihiro"), list("Ren Haruto Daiki Takumi Shota Kazuo"),
		list("Yamamoto Inoue Watanabe Fujita Okada Hasegawa Mori Endo")},
	{"KR", list("Seo-yeon Ji-woo Min-ji Ha-eun"), list("Do-yun Ji-ho Hyun-woo Tae-yang"),
		list("Kim Lee Choi Jung Kang Yoon Han Seo")},
	{"CN", list("Xiu Lan Jing Meihua Yan"), list("Wei Hao Zihan Jun Bolin"), list("Zhang Liu Huang Zhao Wu Xu Sun Gao")},
	{"DE", list("Anneliese Greta Johanna Mareike Leonie"), list("Matthias Jonas Henning Torsten Emil"),
		list("Hoffmann Krüger Schreiber Voigt Lorenz Ziegler Winkler Brandt")},
	{"FR", list("Manon Élodie Capucine Margaux Solène"), list("Théo Baptiste Rémi Antoine Loïc"),
		list("Moreau Lefèvre Girard Mercier Blanchard Chevalier Perrin Rey")},
	{"BR", list("Juliana Larissa Beatriz Thaís Fernanda"), list("Rafael Thiago Gustavo Caio Renato"),
		list("Almeida Barbosa Cardoso Teixeira Moraes Nogueira Ramos Pinto")},
	{"EG", list("Salma Mariam Yara Dina Habiba"), list("Karim Youssef Tarek Hossam Amr"),
		list("Mansour Shaheen Abdelrahman Soliman Nassar Fahmy Zaki Ghanem")},
	{"PH", list("Maricel Jasmine Liezel Corazon Bea"), list("Jericho Paolo Rodel Miguel Arvin"),
		list("Dela_Cruz Santos Reyes Bautista Aquino Villanueva Mercado Pascual")},
	{"PL", list("Zofia Agnieszka Kinga Hanna Maja"), list("Jakub Wojciech Kacper Piotr Szymon"),
		list("Kowalski Wiśniewski Zieliński Dąbrowski Mazur Kaczmarek Wójcik Król")},
	{"ZA", list("Lerato Nomvula Anika Thandeka Zanele"), list("Sipho Pieter Kabelo Johan Lwazi"),
		list("Dlamini Botha Khumalo Van_Wyk Ndlovu Naidoo Mokoena Pillay")},
	{"AU", list("Matilda Kirra Sienna Georgia Talia"), list("Lachlan Jarrah Archie Darcy Beau"),
		list("Fitzgerald O'Connor Papadopoulos Nguyen Harrington Doyle Whelan Marsh")},
	{"CA", list("Maple Geneviève Simone Autumn Shauna"), list("Étienne Graham Tanner Marc-André Dylan"),
		list("Tremblay Sinclair Gagnon Bouchard Fontaine MacDonald Singh Chow")},
	{"IR", list("Parisa Nazanin Shirin Leila Mahsa"), list("Arash Kamran Babak Omid Dariush"),
		list("Ahmadi Karimi Rostami Farahani Tehrani Sadeghi Moradi Shirazi")},
	{"TR", list("Elif Defne Ceren Selin Aylin"), list("Emre Kerem Barış Onur Cem"),
		list("Yılmaz Demir Şahin Aydın Öztürk Çelik Koç Polat")},
	{"MX", list("Renata Regina Paloma Itzel Citlali"), list("Santiago Emiliano Mateo Iker Rodrigo"),
		list("Hernández Ríos Cárdenas Salgado Galindo Trejo Arriaga Luna")},
}

// germanSpeaking and spanishSpeaking are the homes of marketplaces in these languages.
var (
	germanSpeaking = []culture{
		{"DE", list("Anneliese Johanna Mareike Leonie Friederike Svenja"),
			list("Matthias Henning Torsten Emil Lennart Malte"),
			list("Hoffmann Krüger Schreiber Voigt Ziegler Winkler Petersen Albrecht")},
		{"DE", list("Elif Defne Selin Aylin"), list("Emre Kerem Onur Cem"), list("Yılmaz Demir Şahin Aydın Öztürk Polat")},
		{"AT", list("Magdalena Theresa Katharina Valentina"), list("Florian Lukas Dominik Bernhard"),
			list("Gruber Huber Steiner Pichler Moser Leitner")},
		{"CH", list("Nadja Seraina Corinne Flurina"), list("Reto Beat Urs Andri"),
			list("Zürcher Ammann Brunner Caduff Frei Gerber")},
	}
	spanishSpeaking = []culture{
		{"MX", list("Regina Paloma Itzel Citlali Ximena Fernanda"), list("Santiago Emiliano Mateo Iker Rodrigo Leonardo"),
			list("Hernández Ríos Cárdenas Salgado Galindo Trejo Arriaga Luna")},
		{"MX", list("Guadalupe Marisol Yesenia Alma Graciela"), list("Hector Julio Ramiro Ernesto Joaquín"),
			list("Villarreal Ochoa Cisneros Montoya Zamora Quintero")},
		{"CL", list("Antonia Catalina Javiera Constanza"), list("Benjamín Vicente Cristóbal Ignacio"),
			list("Sepúlveda Contreras Araya Fuentes Valdés Riquelme")},
		{"CO", list("Valentina Luisa Manuela Daniela"), list("Andrés Camilo Esteban Felipe"),
			list("Restrepo Cárdenas Ospina Londoño Vargas Jaramillo")},
	}
)
