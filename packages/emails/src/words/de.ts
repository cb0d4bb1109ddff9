import type { Words } from './words.ts';

/** German translations of the emails. */
export const de: Words = {
  'Your account was changed': 'Dein Konto wurde geändert',
  'Something changed about how you sign in.': 'An deiner Anmeldung hat sich etwas geändert.',
  'Questions? Reply to this email or contact': 'Fragen? Antworte auf diese E-Mail oder schreib an',
  'You’re getting this because you joined {{.Trip.HostName}}’s list.':
    'Du bekommst diese E-Mail, weil du auf der Liste von {{.Trip.HostName}} stehst.',
  'With {{.Trip.HostName}}': 'Mit {{.Trip.HostName}}',
  Unsubscribe: 'Abmelden',
  'Your account was changed{{if .Name}}, {{.Name}}{{end}}':
    'Dein Konto wurde geändert{{if .Name}}, {{.Name}}{{end}}',
  'A platform admin changed how you sign in. {{.Reason}}':
    'Ein Administrator der Plattform hat deine Anmeldung geändert. {{.Reason}}',
  'Sign in': 'Anmelden',
  'Didn’t ask for this? Reset your password and contact us right away.':
    'Hast du nicht darum gebeten? Setz dein Passwort zurück und melde dich sofort bei uns.',
  'Hi {{.Name}},': 'Hallo {{.Name}},',
  'Questions?': 'Fragen?',
  'Activate your {{.Brand}} account': 'Aktiviere dein Konto bei {{.Brand}}',
  'Choose a password and you’re in.': 'Wähl ein Passwort und du bist dabei.',
  'Welcome{{if .Name}}, {{.Name}}{{end}}': 'Willkommen{{if .Name}}, {{.Name}}{{end}}',
  'Your {{.Brand}} account is ready. Choose a password to see your trips, payments, and everything you need before you travel.':
    'Dein Konto bei {{.Brand}} ist bereit. Wähl ein Passwort, dann siehst du deine Reisen, deine Zahlungen und alles, was du vor der Reise brauchst.',
  'Activate account': 'Konto aktivieren',
  'Or enter this code:': 'Oder gib diesen Code ein:',
  'The link works once and expires in 14 days. The code expires in one day. Didn’t expect this email? You can ignore it.':
    'Der Link gilt einmal und 14 Tage lang, der Code einen Tag. Du hast diese E-Mail nicht erwartet? Dann kannst du sie ignorieren.',
  'Your automatic payment for {{.Trip.Name}} didn’t go through':
    'Deine automatische Zahlung für {{.Trip.Name}} hat nicht geklappt',
  'We couldn’t charge {{.Amount}}. Pay {{.Order.Due}} by {{.Order.DueBy}}.':
    'Wir konnten {{.Amount}} nicht abbuchen. Zahl {{.Order.Due}} bis zum {{.Order.DueBy}}.',
  'Your automatic payment didn’t go through': 'Deine automatische Zahlung hat nicht geklappt',
  'We couldn’t charge {{.Amount}} to your card. {{.Reason}}':
    'Wir konnten {{.Amount}} nicht von deiner Karte abbuchen. {{.Reason}}',
  'We won’t try again. Pay your balance or update your card.':
    'Wir versuchen es nicht noch einmal. Zahl den Restbetrag oder hinterleg eine andere Karte.',
  'We’ll try again tomorrow. You can also pay your balance now or update your card.':
    'Morgen versuchen wir es wieder. Du kannst den Restbetrag auch jetzt zahlen oder eine andere Karte hinterlegen.',
  'Order {{.Order.ID}} · {{.Order.Spots}} {{if eq .Order.Spots 1}}traveler{{else}}travelers{{end}}':
    'Bestellung {{.Order.ID}} · {{.Order.Spots}} {{if eq .Order.Spots 1}}Person{{else}}Personen{{end}}',
  'Due by {{.Order.DueBy}}': 'Fällig bis {{.Order.DueBy}}',
  Total: 'Gesamt',
  Paid: 'Bezahlt',
  'Pay balance': 'Restbetrag zahlen',
  'Your booking for {{.Trip.Name}} is canceled': 'Deine Buchung für {{.Trip.Name}} ist storniert',
  '{{if .Amount}}We’re refunding you {{.Amount}}.{{else}}Here’s what happened.{{end}}':
    '{{if .Amount}}Du bekommst {{.Amount}} zurück.{{else}}Das ist passiert.{{end}}',
  'Your booking is canceled': 'Deine Buchung ist storniert',
  'We’re refunding {{.Amount}} to the card you paid with. It can take 5 to 10 business days to show up.':
    'Wir erstatten {{.Amount}} auf die Karte, mit der du bezahlt hast. Bis der Betrag da ist, können 5 bis 10 Werktage vergehen.',
  'See booking': 'Buchung ansehen',
  'Your booking for {{.Trip.Name}} has changed': 'Deine Buchung für {{.Trip.Name}} hat sich geändert',
  'Here’s your new total.': 'Das ist dein neuer Gesamtpreis.',
  'Your booking has changed': 'Deine Buchung hat sich geändert',
  'We’ve updated your booking. Your new total is {{.Order.Total}}.':
    'Wir haben deine Buchung angepasst. Der neue Gesamtpreis ist {{.Order.Total}}.',
  'Your booking is now for {{.Trip.Name}}': 'Deine Buchung gilt jetzt für {{.Trip.Name}}',
  'Here’s your new trip.': 'Hier ist deine neue Reise.',
  'Your booking has moved': 'Deine Buchung wurde umgebucht',
  'We’ve moved booking {{.Order.ID}} from {{.Other}} to {{.Trip.Name}}.':
    'Wir haben die Buchung {{.Order.ID}} von {{.Other}} auf {{.Trip.Name}} umgebucht.',
  'Not available on the new trip: {{.Reason}}.': 'Auf der neuen Reise nicht verfügbar: {{.Reason}}.',
  'Before you go, accept the terms and check your trip form for the new trip.':
    'Akzeptiere vor der Reise die Bedingungen und prüfe dein Reiseformular für die neue Reise.',
  'There’s a new payer for your booking on {{.Trip.Name}}':
    'Deine Buchung für {{.Trip.Name}} zahlt jetzt jemand anderes',
  '{{.Person}} now pays for this booking.': '{{.Person}} zahlt jetzt für diese Buchung.',
  'Your booking has a new payer': 'Deine Buchung zahlt jetzt jemand anderes',
  '{{.Person}} now pays for booking {{.Order.ID}}. Automatic payment is off, and saved cards of the former payer are no longer used for it.':
    '{{.Person}} zahlt jetzt für die Buchung {{.Order.ID}}. Die automatische Zahlung ist aus, und gespeicherte Karten der früheren Person werden dafür nicht mehr verwendet.',
  '{{.Trip.Name}} is officially happening!': '{{.Trip.Name}} findet statt!',
  'Your booking is confirmed.': 'Deine Buchung ist bestätigt.',
  'The trip is officially happening!': 'Die Reise findet statt!',
  'Your host confirmed your booking. Complete your trip form so everything’s ready when you arrive.':
    'Deine Buchung ist bestätigt. Füll dein Reiseformular aus, damit bei deiner Ankunft alles bereit ist.',
  'Your balance of {{.Order.Due}} is due by {{.Order.DueBy}}.':
    'Dein Restbetrag von {{.Order.Due}} ist bis zum {{.Order.DueBy}} fällig.',
  'See trip': 'Reise ansehen',
  'You booked {{.Trip.Name}} (order {{.Order.ID}})':
    'Du hast {{.Trip.Name}} gebucht (Bestellung {{.Order.ID}})',
  'Your spots are reserved. Here’s your order.': 'Deine Plätze sind reserviert. Das ist deine Bestellung.',
  'Your spots are reserved': 'Deine Plätze sind reserviert',
  'Thanks for booking! We received your payment, and your spots on this trip are reserved.':
    'Danke für deine Buchung! Deine Zahlung ist da und deine Plätze auf dieser Reise sind reserviert.',
  'We’ll email you as soon as the trip is confirmed.': 'Sobald die Reise bestätigt ist, schreiben wir dir.',
  'You can pay your balance anytime from your booking.':
    'Den Restbetrag kannst du jederzeit in deiner Buchung zahlen.',
  'Your refund for {{.Trip.Name}} is on its way': 'Deine Erstattung für {{.Trip.Name}} ist unterwegs',
  'We’re refunding {{.Amount}} to your card.': 'Wir erstatten {{.Amount}} auf deine Karte.',
  'Your refund is on its way': 'Deine Erstattung ist unterwegs',
  'We refunded {{.Amount}} to the card you paid with. It can take 5 to 10 business days to show up.':
    'Wir haben {{.Amount}} auf die Karte erstattet, mit der du bezahlt hast. Bis der Betrag da ist, können 5 bis 10 Werktage vergehen.',
  'Your booking for {{.Trip.Name}} wasn’t accepted':
    'Deine Buchung für {{.Trip.Name}} wurde nicht angenommen',
  'Your booking wasn’t accepted': 'Deine Buchung wurde nicht angenommen',
  'We’re sorry. {{.Reason}}': 'Das tut uns leid. {{.Reason}}',
  'You get a full refund: we’re sending {{.Amount}} back to the card you paid with. It can take 5 to 10 business days to show up.':
    'Du bekommst alles zurück: Wir erstatten {{.Amount}} auf die Karte, mit der du bezahlt hast. Bis der Betrag da ist, können 5 bis 10 Werktage vergehen.',
  'Your file {{.File}} is ready': 'Deine Datei {{.File}} ist fertig',
  'Download it now.': 'Lad sie jetzt herunter.',
  'Your file is ready': 'Deine Datei ist fertig',
  'Your export is ready: {{.File}}.': 'Dein Export ist fertig: {{.File}}.',
  'Download file': 'Datei herunterladen',
  'You’ll need to sign in to download it.': 'Zum Herunterladen meldest du dich an.',
  'A traveler changed on {{.Trip.Name}}': 'Ein Wechsel in der Gruppe von {{.Trip.Name}}',
  'There’s a new traveler on {{.Trip.Name}}.': 'Bei {{.Trip.Name}} reist jemand anderes mit.',
  'A traveler changed': 'Ein Wechsel in der Gruppe',
  'No longer traveling: {{.Person}}.': 'Reist nicht mehr mit: {{.Person}}.',
  'New traveler: {{.Other}}.': 'Reist neu mit: {{.Other}}.',
  'Prices and the number of travelers stay the same.': 'Preise und Zahl der Reisenden bleiben gleich.',
  'You’ve been added to {{.Brand}}': 'Du gehörst jetzt zu {{.Brand}}',
  'Sign in with your password.': 'Melde dich mit deinem Passwort an.',
  'You’ve been added to {{.Brand}}. You already have an account with this email, so just sign in with your password.':
    'Du gehörst jetzt zu {{.Brand}}. Mit dieser E-Mail-Adresse hast du schon ein Konto: Melde dich einfach mit deinem Passwort an.',
  'Forgot your password? Reset it on the sign-in page. Didn’t expect this email? You can ignore it.':
    'Passwort vergessen? Setz es auf der Anmeldeseite zurück. Du hast diese E-Mail nicht erwartet? Dann kannst du sie ignorieren.',
  'Your payment for {{.Trip.Name}} has been refunded': 'Deine Zahlung für {{.Trip.Name}} wurde erstattet',
  'We couldn’t place your order.': 'Wir konnten deine Bestellung nicht annehmen.',
  'We couldn’t place your order': 'Wir konnten deine Bestellung nicht annehmen',
  'We’re refunding your full payment of {{.Amount}} to the card you paid with. It can take 5 to 10 business days to show up. We’re sorry for the trouble.':
    'Wir erstatten deine ganze Zahlung von {{.Amount}} auf die Karte, mit der du bezahlt hast. Bis der Betrag da ist, können 5 bis 10 Werktage vergehen. Es tut uns leid.',
  'See available trips': 'Verfügbare Reisen ansehen',
  'Choose a new {{.Brand}} password': 'Wähl ein neues Passwort für {{.Brand}}',
  'Only you can change your password.': 'Nur du kannst dein Passwort ändern.',
  'Choose a new password{{if .Name}}, {{.Name}}{{end}}':
    'Wähl ein neues Passwort{{if .Name}}, {{.Name}}{{end}}',
  '{{.Brand}} sent you this so you can choose a new password. Open the page and enter your email, and we’ll send you a link and a code right away.':
    '{{.Brand}} schickt dir diese E-Mail, damit du ein neues Passwort wählen kannst. Öffne die Seite und gib deine E-Mail-Adresse ein: Link und Code kommen sofort.',
  'Reset password': 'Passwort zurücksetzen',
  'Know your password? Ignore this email. Nothing has changed.':
    'Du kennst dein Passwort? Dann ignorier diese E-Mail. Es hat sich nichts geändert.',
  'Reset your {{.Brand}} password': 'Setz dein Passwort für {{.Brand}} zurück',
  'This link expires in one hour.': 'Dieser Link gilt eine Stunde.',
  'Reset your password': 'Setz dein Passwort zurück',
  'We got a request to reset the password for your {{.Brand}} account. Choose a new one below.':
    'Für dein Konto bei {{.Brand}} wurde ein neues Passwort angefordert. Wähl es hier.',
  'Choose new password': 'Neues Passwort wählen',
  'The link works once and expires in one hour. The code expires in 15 minutes. Wasn’t you? Ignore this email and your password stays the same.':
    'Der Link gilt einmal und eine Stunde lang, der Code 15 Minuten. Du warst das nicht? Dann ignorier diese E-Mail, dein Passwort bleibt, wie es ist.',
  'Payment received: {{.Amount}} for {{.Trip.Name}}': 'Zahlung erhalten: {{.Amount}} für {{.Trip.Name}}',
  '{{if .Order.Due}}You have {{.Order.Due}} left to pay.{{else}}Your trip is paid in full.{{end}}':
    '{{if .Order.Due}}Es bleiben {{.Order.Due}} zu zahlen.{{else}}Deine Reise ist vollständig bezahlt.{{end}}',
  'Thanks for your payment': 'Danke für deine Zahlung',
  'We received {{.Amount}} for your trip.': 'Wir haben {{.Amount}} für deine Reise erhalten.',
  '{{if .Overdue}}Your payment for {{.Trip.Name}} is overdue{{else}}{{.Order.Due}} due for {{.Trip.Name}}{{end}}':
    '{{if .Overdue}}Deine Zahlung für {{.Trip.Name}} ist überfällig{{else}}{{.Order.Due}} für {{.Trip.Name}} fällig{{end}}',
  'Pay {{.Order.Due}} by {{.Order.DueBy}}.': 'Zahl {{.Order.Due}} bis zum {{.Order.DueBy}}.',
  '{{if .Overdue}}Your payment is overdue{{else}}Your payment is due soon{{end}}':
    '{{if .Overdue}}Deine Zahlung ist überfällig{{else}}Deine Zahlung ist bald fällig{{end}}',
  'Your balance of {{.Order.Due}} was due on {{.Order.DueBy}}. Pay it now to keep your spots.':
    'Dein Restbetrag von {{.Order.Due}} war am {{.Order.DueBy}} fällig. Zahl ihn jetzt, um deine Plätze zu behalten.',
  'Set your prices for {{.Trip.Name}}': 'Leg deine Preise für {{.Trip.Name}} fest',
  'Your trip is ready for pricing.': 'Für deine Reise kannst du jetzt Preise festlegen.',
  'Time to set your prices': 'Zeit für deine Preise',
  'Your trip’s costs are final. Set your prices, see what you’ll earn, and sign the services agreement. Then you can launch.':
    'Die Kosten deiner Reise stehen fest. Leg deine Preise fest, sieh dir an, was du verdienst, und unterschreib den Dienstleistungsvertrag. Dann kannst du starten.',
  'Set prices': 'Preise festlegen',
  'Your ride on {{.Ride.When}} is canceled': 'Deine Fahrt am {{.Ride.When}} ist storniert',
  'Your ride is canceled': 'Deine Fahrt ist storniert',
  'No one will pick you up for this ride on {{.Trip.Name}}. You can book another one on your trip page.':
    'Für diese Fahrt bei {{.Trip.Name}} holt dich niemand ab. Auf der Seite deiner Reise kannst du eine andere buchen.',
  'Update on your ride on {{.Ride.When}}': 'Neues zu deiner Fahrt am {{.Ride.When}}',
  'There’s an update from the transfer company.': 'Es gibt Neues vom Fahrdienst.',
  'An update on your ride': 'Neues zu deiner Fahrt',
  'There’s an update on your ride on {{.Trip.Name}}.': 'Es gibt Neues zu deiner Fahrt bei {{.Trip.Name}}.',
  'See ride': 'Fahrt ansehen',
  'Your ride on {{.Ride.When}} is confirmed': 'Deine Fahrt am {{.Ride.When}} ist bestätigt',
  'From {{.Ride.From}} to {{.Ride.To}}.': 'Von {{.Ride.From}} nach {{.Ride.To}}.',
  'Your ride is confirmed': 'Deine Fahrt ist bestätigt',
  'Your ride on {{.Trip.Name}} is set. Here’s when and where your driver will meet you.':
    'Deine Fahrt bei {{.Trip.Name}} steht. Hier siehst du, wann und wo dein Fahrer dich abholt.',
  'We’ll email you when we know who your driver is.': 'Sobald wir wissen, wer dich fährt, schreiben wir dir.',
  'Test email from {{.Brand}}': 'Test-E-Mail von {{.Brand}}',
  'Your emails are working.': 'Deine E-Mails funktionieren.',
  'Your emails are working': 'Deine E-Mails funktionieren',
  'This is how emails from {{.Brand}} look. {{.File}} sent this one.':
    'So sehen E-Mails von {{.Brand}} aus. Verschickt hat diese {{.File}}.',
  'Open settings': 'Einstellungen öffnen',
  'You requested this email in your marketplace settings.':
    'Du hast diese E-Mail in den Einstellungen deines Marktplatzes angefordert.',
  'You’re joining {{.Trip.Name}}': 'Du reist mit: {{.Trip.Name}}',
  'You’re joining the trip': 'Du reist mit',
  '{{.Person}} added you to {{.Trip.Name}} ({{.Trip.Destination}}, {{.Trip.Dates}}).':
    '{{.Person}} hat dich zu {{.Trip.Name}} hinzugefügt ({{.Trip.Destination}}, {{.Trip.Dates}}).',
  'You’re on booking {{.Order.ID}}. Fill in your trip form and accept the terms, even if the previous traveler already did.':
    'Du gehörst zur Buchung {{.Order.ID}}. Füll dein Reiseformular aus und akzeptiere die Bedingungen, auch wenn die Person vor dir das schon getan hat.',
  'Your spot on {{.Trip.Name}} went to another traveler':
    'Dein Platz bei {{.Trip.Name}} ging an jemand anderen',
  'You’re no longer on this trip.': 'Du bist bei dieser Reise nicht mehr dabei.',
  'Your spot went to another traveler': 'Dein Platz ging an jemand anderen',
  '{{.Person}} gave your spot on this trip to another traveler. You’re no longer in the group, and you don’t need to do anything. Didn’t expect this? Talk to {{.Person}}.':
    '{{.Person}} hat deinen Platz auf dieser Reise jemand anderem gegeben. Du gehörst nicht mehr zur Gruppe und musst nichts tun. Du hast das nicht erwartet? Sprich mit {{.Person}}.',
  'Your trip {{.Trip.Name}} is approved': 'Deine Reise {{.Trip.Name}} ist angenommen',
  'Good news: it’s a yes.': 'Gute Nachricht: Deine Reise kann stattfinden.',
  'The operator approved your trip': 'Der Veranstalter hat deine Reise angenommen',
  'Good news: the operator reviewed and approved your request. We’re preparing the pricing and will email you when you can set your prices.':
    'Gute Nachricht: Der Veranstalter hat deine Anfrage geprüft und angenommen. Wir bereiten die Kosten vor und schreiben dir, wenn du deine Preise festlegen kannst.',
  '{{.Trip.Name}} has been canceled': '{{.Trip.Name}} wurde abgesagt',
  'This trip has been canceled': 'Diese Reise wurde abgesagt',
  'We’re sorry, but this trip won’t take place.': 'Es tut uns leid, diese Reise findet nicht statt.',
  'See details': 'Einzelheiten ansehen',
  '{{.Trip.Name}} is live': '{{.Trip.Name}} ist online',
  'Travelers can book now.': 'Reisende können jetzt buchen.',
  'Your trip is live!': 'Deine Reise ist online!',
  'Travelers can book now. Share your trip page with your audience. Most bookings come in the first few days.':
    'Reisende können jetzt buchen. Teil deine Reiseseite mit deinem Publikum: Die meisten Buchungen kommen in den ersten Tagen.',
  '{{if .Headline}}{{.Headline}}{{else}}About {{.Trip.Name}}{{end}}':
    '{{if .Headline}}{{.Headline}}{{else}}Zu {{.Trip.Name}}{{end}}',
  '{{if .Trip.HostName}}{{.Trip.HostName}}{{else}}Your host{{end}} sent you a message about {{.Trip.Name}}':
    '{{if .Trip.HostName}}{{.Trip.HostName}}{{else}}Dein Gastgeber{{end}} hat dir zu {{.Trip.Name}} geschrieben',
  'A message from {{if .Trip.HostName}}{{.Trip.HostName}}{{else}}Your host{{end}}':
    'Eine Nachricht von {{if .Trip.HostName}}{{.Trip.HostName}}{{else}}deinem Gastgeber{{end}}',
  'Open trip': 'Reise öffnen',
  '{{if .Headline}}{{.Headline}}{{else}}Travel with {{if .Trip.HostName}}{{.Trip.HostName}}{{else}}us{{end}}: {{.Trip.Name}}{{end}}':
    '{{if .Headline}}{{.Headline}}{{else}}Reise mit {{if .Trip.HostName}}{{.Trip.HostName}}{{else}}uns{{end}}: {{.Trip.Name}}{{end}}',
  'Come with me!': 'Komm mit!',
  'Your request for {{.Trip.Name}} was declined': 'Deine Anfrage für {{.Trip.Name}} wurde abgelehnt',
  'Try another date or itinerary.': 'Versuch einen anderen Termin oder einen anderen Reiseplan.',
  'This trip cannot run as requested': 'Diese Reise kann so nicht stattfinden',
  'The operator cannot run this trip on your dates. Try another date or itinerary.':
    'Der Veranstalter kann diese Reise an deinem Termin nicht anbieten. Versuch einen anderen Termin oder einen anderen Reiseplan.',
  'Find another trip': 'Andere Reise finden',
  'New trip request: {{.Trip.Name}}': 'Neue Anfrage: {{.Trip.Name}}',
  '{{if .Trip.HostName}}{{.Trip.HostName}}{{else}}A host{{end}} would like to run this itinerary.':
    '{{if .Trip.HostName}}{{.Trip.HostName}}{{else}}Ein Gastgeber{{end}} möchte diese Reise anbieten.',
  'A host requested your itinerary': 'Ein Gastgeber hat deinen Reiseplan angefragt',
  '{{if .Trip.HostName}}{{.Trip.HostName}}{{else}}A host{{end}} would like to run this trip with you. Review the request, make any changes, and send it back.':
    '{{if .Trip.HostName}}{{.Trip.HostName}}{{else}}Ein Gastgeber{{end}} möchte diese Reise mit dir anbieten. Prüf die Anfrage, ändere, was nötig ist, und schick sie zurück.',
  'Review request': 'Anfrage prüfen',
  'Your offer for {{.Trip.Name}} has expired': 'Dein Angebot für {{.Trip.Name}} ist abgelaufen',
  'Your offer has expired': 'Dein Angebot ist abgelaufen',
  'The time to pay your deposit for {{.Trip.Name}} has run out, so we’ve offered your spots to the next party.':
    'Die Zeit für deine Anzahlung für {{.Trip.Name}} ist abgelaufen. Deine Plätze haben wir den Nächsten angeboten.',
  'You’re on the waitlist for {{.Trip.Name}}': 'Du stehst auf der Warteliste für {{.Trip.Name}}',
  'You will be contacted if someone drops out.': 'Wir melden uns, wenn jemand abspringt.',
  'You’re on the waitlist': 'Du stehst auf der Warteliste',
  'You are on the waitlist. You will be contacted if someone drops out. You haven’t been charged.':
    'Du stehst auf der Warteliste. Wir melden uns, wenn jemand abspringt. Bezahlt hast du noch nichts.',
  'Spots are open for you on {{.Trip.Name}}': 'Plätze für dich bei {{.Trip.Name}}',
  'Send payment to secure your spot.': 'Leiste deine Anzahlung, und der Platz gehört dir.',
  'You are up on the waitlist!': 'Du bist an der Reihe!',
  'You are up on the waitlist! Send payment to secure your spot.':
    'Du bist auf der Warteliste an der Reihe! Leiste deine Anzahlung, und der Platz gehört dir.',
  'We’re holding your spots until {{.Until}}. The deposit is {{.Amount}}.':
    'Bis {{.Until}} halten wir deine Plätze frei. Die Anzahlung beträgt {{.Amount}}.',
  'Pay deposit': 'Anzahlung leisten',
  'Your webhook has been paused': 'Dein Webhook wurde angehalten',
  'Resume it to get events again.': 'Setz ihn fort, dann kommen wieder Ereignisse.',
  'We couldn’t deliver events to {{.File}}.': 'Wir konnten keine Ereignisse an {{.File}} zustellen.',
  'Open portal': 'Portal öffnen',
  'Nothing is lost. Resume the webhook and it picks up where it left off.':
    'Nichts ist verloren. Setz den Webhook fort, dann macht er weiter, wo er aufgehört hat.',
  'Driver: {{.Ride.Driver}}': 'Fahrer: {{.Ride.Driver}}',
  'Flight {{.Ride.Flight}}': 'Flug {{.Ride.Flight}}',
  'Journey {{.Ride.Code}}': 'Fahrtnummer {{.Ride.Code}}',
  'The time to pay your deposit has run out.': 'Die Zeit für deine Anzahlung ist abgelaufen.',
  'Your itinerary {{.Trip.Name}} is approved': 'Dein Reiseplan {{.Trip.Name}} ist freigegeben',
  'Hosts can find it and request it now.': 'Gastgeber können ihn jetzt finden und anfragen.',
  'Your itinerary is live': 'Dein Reiseplan ist online',
  'We reviewed and approved your itinerary. Hosts can find it and request it now.':
    'Wir haben deinen Reiseplan geprüft und freigegeben. Gastgeber können ihn jetzt finden und anfragen.',
  'See itinerary': 'Reiseplan ansehen',
  'Please change your itinerary {{.Trip.Name}}': 'Bitte ändere deinen Reiseplan {{.Trip.Name}}',
  'Here’s what to change before we can approve it.': 'Das muss sich ändern, bevor wir ihn freigeben können.',
  'Your itinerary needs changes': 'Dein Reiseplan braucht Änderungen',
  'We reviewed your itinerary. Please make these changes and submit it again.':
    'Wir haben deinen Reiseplan geprüft. Bitte nimm diese Änderungen vor und reich ihn wieder ein.',
  '{{if .Day}}Day {{.Day}} · {{end}}{{if .About}}{{.About}}: {{end}}{{.Text}}':
    '{{if .Day}}Tag {{.Day}} · {{end}}{{if .About}}{{.About}}: {{end}}{{.Text}}',
  'Edit itinerary': 'Reiseplan bearbeiten',
  'Please change your page for {{.Trip.Name}}': 'Bitte ändere deine Seite zu {{.Trip.Name}}',
  'Here’s what to change before we can publish it.':
    'Das muss sich ändern, bevor wir sie veröffentlichen können.',
  'Your trip page needs changes': 'Deine Reiseseite braucht Änderungen',
  'We reviewed your page. Please make these changes and send it for review again.':
    'Wir haben deine Seite geprüft. Bitte nimm diese Änderungen vor und lass sie wieder prüfen.',
  'Edit trip page': 'Reiseseite bearbeiten',
  'Please change the technical itinerary of {{.Trip.Name}}':
    'Bitte ändere den technischen Reiseplan von {{.Trip.Name}}',
  'The technical itinerary needs changes': 'Der technische Reiseplan braucht Änderungen',
  'We reviewed the technical itinerary. Please make these changes and submit it again.':
    'Wir haben den technischen Reiseplan geprüft. Bitte nimm diese Änderungen vor und reich ihn wieder ein.',
  'Edit technical itinerary': 'Technischen Reiseplan bearbeiten',
  'We need something from you to finish the report of {{.Trip.Name}}':
    'Für die Abrechnung von {{.Trip.Name}} brauchen wir noch etwas von dir',
  'Here’s what is missing.': 'Das fehlt noch.',
  'The earnings report is on hold': 'Die Abrechnung ruht',
  'Before we can approve the earnings report, please take care of this.':
    'Bitte kümmere dich darum, damit wir die Abrechnung freigeben können.',
  'You’ll see each comment beside what it is about.':
    'Jeder Kommentar steht neben der Stelle, um die es geht.',
  'We ask for a review after each trip.': 'Wir bitten nach jeder Reise um eine Bewertung.',
  'How was {{.Trip.Name}}?': 'Wie war {{.Trip.Name}}?',
  'Tell others what the trip was like. It takes a minute.':
    'Erzähl anderen, wie die Reise war. Es dauert nur eine Minute.',
  'How was your trip?': 'Wie war deine Reise?',
  'Welcome back! Rate {{.Trip.Name}} and say what others should know. Your review helps your host, and people who are choosing a trip.':
    'Willkommen zurück! Bewerte {{.Trip.Name}} und sag, was andere wissen sollten. Deine Bewertung hilft deinem Gastgeber und allen, die gerade eine Reise aussuchen.',
  'Write a review': 'Bewertung schreiben',
  'Question about {{.Trip.Name}}': 'Frage zu {{.Trip.Name}}',
  '{{if .Person}}{{.Person}} has a question about the request.{{else}}There’s a question about the request.{{end}}':
    '{{if .Person}}{{.Person}} hat eine Frage zur Anfrage.{{else}}Es gibt eine Frage zur Anfrage.{{end}}',
  '{{if .Person}}{{.Person}} asks about this request{{else}}A question about this request{{end}}':
    '{{if .Person}}{{.Person}} fragt zu dieser Anfrage{{else}}Eine Frage zu dieser Anfrage{{end}}',
  Answer: 'Antworten',
  'Answer about {{.Trip.Name}}': 'Antwort zu {{.Trip.Name}}',
  '{{if .Person}}{{.Person}} answered about the request.{{else}}There’s an answer about the request.{{end}}':
    '{{if .Person}}{{.Person}} hat zur Anfrage geantwortet.{{else}}Es gibt eine Antwort zur Anfrage.{{end}}',
  '{{if .Person}}{{.Person}} answered{{else}}An answer about this request{{end}}':
    '{{if .Person}}{{.Person}} hat geantwortet{{else}}Eine Antwort zu dieser Anfrage{{end}}',
  'Trip request withdrawn: {{.Trip.Name}}': 'Reiseanfrage zurückgezogen: {{.Trip.Name}}',
  'You don’t need to review it anymore.': 'Du musst sie nicht mehr prüfen.',
  'A host withdrew a request': 'Ein Gastgeber hat eine Anfrage zurückgezogen',
  'The host took this request back. You don’t need to do anything: the dates are free again.':
    'Der Gastgeber hat diese Anfrage zurückgezogen. Du musst nichts tun: Der Termin ist wieder frei.',
  'See request': 'Anfrage ansehen',
  'Confirm your email: {{.Headline}}': 'Bestätige deine E-Mail-Adresse: {{.Headline}}',
  'One press, and we’ll let you know when it opens.':
    'Ein Klick, und wir sagen dir Bescheid, sobald man buchen kann.',
  'Want to know when it opens?': 'Sollen wir dir Bescheid sagen?',
  'You asked for one email when this opens for booking: {{.Headline}}. Confirm your address, and we’ll send it.':
    'Du möchtest eine E-Mail, sobald man das buchen kann: {{.Headline}}. Bestätige deine Adresse, dann schicken wir sie.',
  Confirm: 'Bestätigen',
  'Didn’t ask for this? Ignore this email, and you won’t hear from us again.':
    'Das warst nicht du? Dann ignoriere diese E-Mail, und wir melden uns nicht mehr.',
  '{{.Trip.Name}} is open for booking': '{{.Trip.Name}} ist jetzt buchbar',
  'You asked us to tell you. Here are the dates and the link.':
    'Wir sollten dir Bescheid sagen. Hier sind Termin und Link.',
  'Booking is open': 'Jetzt buchbar',
  'You asked us to tell you: {{.Trip.Name}} can be booked now.':
    'Wir sollten dir Bescheid sagen: {{.Trip.Name}} kann jetzt gebucht werden.',
  'See the trip': 'Reise ansehen',
  'Finish booking {{.Trip.Name}}': 'Schließ deine Buchung ab: {{.Trip.Name}}',
  'Your choices are saved. Continue on any device.':
    'Deine Auswahl ist gespeichert. Du kannst auf jedem Gerät weitermachen.',
  'Pick up where you left off': 'Mach da weiter, wo du aufgehört hast',
  'You asked us for this link. We saved what you chose, but your spots are open to others again.':
    'Du hast uns um diesen Link gebeten. Deine Auswahl ist gespeichert, aber deine Plätze sind wieder für andere frei.',
  'Total: {{.Order.Total}}': 'Gesamt: {{.Order.Total}}',
  'Continue booking': 'Weiter buchen',
  'This is the only email we send about it.': 'Das ist die einzige E-Mail, die wir dazu schicken.',
  'Your week in numbers': 'Deine Woche in Zahlen',
  'Page visits: {{.Week.Visits}}. New bookings: {{.Week.Bookings}}.':
    'Seitenbesuche: {{.Week.Visits}}. Neue Buchungen: {{.Week.Bookings}}.',
  'Here’s what happened on your trips last week.': 'Das ist letzte Woche auf deinen Reisen passiert.',
  'Page visits: {{.Week.Visits}}': 'Seitenbesuche: {{.Week.Visits}}',
  'New bookings: {{.Week.Bookings}}': 'Neue Buchungen: {{.Week.Bookings}}',
  'Spots booked: {{.Week.Spots}}': 'Gebuchte Plätze: {{.Week.Spots}}',
  'You earn from them: {{.Amount}}': 'Daran verdienst du: {{.Amount}}',
  'Waiting for you:': 'Das wartet auf dich:',
  'Open your home page': 'Startseite öffnen',
  'We send this on Mondays after a week in which something happened.':
    'Wir schicken das montags nach einer Woche, in der etwas passiert ist.',
  'Your accounts are now one': 'Deine Konten sind jetzt eins',
  'Your bookings, payments, and credits are in one place.':
    'Deine Buchungen, Zahlungen und Guthaben sind an einem Ort.',
  'The account of {{.Person}} was closed here, and its bookings, payments, and credits moved to your other account. Your passwords haven’t changed.':
    'Das Konto von {{.Person}} wurde hier geschlossen. Seine Buchungen, Zahlungen und Guthaben sind jetzt in deinem anderen Konto. Deine Passwörter sind unverändert.',
  'Saved cards don’t move, so automatic payment is off. Add a card to turn it on again.':
    'Hinterlegte Karten ziehen nicht mit um, deshalb ist die automatische Zahlung aus. Hinterleg eine Karte, um sie wieder einzuschalten.',
  'See your trips': 'Reisen ansehen',
  'Didn’t ask for this? Contact us right away.': 'Hast du nicht darum gebeten? Melde dich sofort bei uns.',
  'Your bank debit for {{.Trip.Name}} is on its way': 'Deine Lastschrift für {{.Trip.Name}} ist unterwegs',
  'We expect {{.Amount}} from your bank by {{.By}}.':
    'Wir erwarten {{.Amount}} von deiner Bank bis zum {{.By}}.',
  'Your bank debit is on its way': 'Deine Lastschrift ist unterwegs',
  'We asked your bank for {{.Amount}} and expect the money by {{.By}}.':
    'Wir ziehen {{.Amount}} von deinem Konto ein und erwarten das Geld bis zum {{.By}}.',
  'There’s nothing more to do. We’ll email your receipt when the money arrives.':
    'Du musst nichts weiter tun. Sobald das Geld da ist, schicken wir dir die Quittung.',
  'There’s nothing more to do. Your spots stay yours until then, and we’ll email you when the money arrives and your booking is made.':
    'Du musst nichts weiter tun. Deine Plätze bleiben so lange für dich reserviert, und wir schreiben dir, sobald das Geld da ist und deine Buchung steht.',
  '{{if .Order.ID}}See booking{{else}}See trip{{end}}':
    '{{if .Order.ID}}Buchung ansehen{{else}}Reise ansehen{{end}}',
  'If your bank doesn’t pay, we’ll tell you what to do. Please don’t pay a second time.':
    'Wenn deine Bank nicht zahlt, sagen wir dir, was zu tun ist. Bitte zahl nicht ein zweites Mal.',
  'Your bank debit for {{.Trip.Name}} failed': 'Deine Lastschrift für {{.Trip.Name}} hat nicht geklappt',
  '{{if .Until}}Pay {{.Amount}} another way by {{.Until}} to keep your spots.{{else}}We couldn’t collect {{.Amount}} from your bank.{{end}}':
    '{{if .Until}}Zahl {{.Amount}} bis zum {{.Until}} auf andere Weise, um deine Plätze zu behalten.{{else}}Wir konnten {{.Amount}} nicht von deiner Bank einziehen.{{end}}',
  'Your bank debit failed': 'Deine Lastschrift hat nicht geklappt',
  'We couldn’t collect {{.Amount}} from your bank. {{.Reason}}':
    'Wir konnten {{.Amount}} nicht von deiner Bank einziehen. {{.Reason}}',
  'We’re keeping your spots until {{.Until}}. Pay another way before then to book them.':
    'Wir halten deine Plätze bis zum {{.Until}} frei. Zahl bis dahin auf andere Weise, um sie zu buchen.',
  'Pay your balance of {{.Order.Due}} by {{.Order.DueBy}}.':
    'Zahl den Restbetrag von {{.Order.Due}} bis zum {{.Order.DueBy}}.',
  'What you wanted to pay for isn’t booked. You can order it again and pay another way.':
    'Was du bezahlen wolltest, ist nicht gebucht. Du kannst es noch einmal bestellen und auf andere Weise zahlen.',
  'Your spots are no longer held. You can book again while there are spots left.':
    'Deine Plätze sind nicht mehr reserviert. Du kannst neu buchen, solange es freie Plätze gibt.',
  '{{if .Until}}Pay another way{{else}}{{if .Order.Due}}Pay balance{{else}}{{if .Order.ID}}See booking{{else}}See trip{{end}}{{end}}{{end}}':
    '{{if .Until}}Anders bezahlen{{else}}{{if .Order.Due}}Restbetrag zahlen{{else}}{{if .Order.ID}}Buchung ansehen{{else}}Reise ansehen{{end}}{{end}}{{end}}',
  'Your earnings from {{.Trip.Name}} are final': 'Dein Verdienst aus {{.Trip.Name}} steht fest',
  'You earned {{.Amount}}. Here’s when it’s paid.': 'Du hast {{.Amount}} verdient. So wird es ausgezahlt.',
  'Your earnings are final': 'Dein Verdienst steht fest',
  'The earnings report for this trip is approved. You earned {{.Amount}}.':
    'Die Abrechnung dieser Reise ist freigegeben. Du hast {{.Amount}} verdient.',
  '{{.Label}}: {{.Amount}}{{if .Paid}}, already paid{{else}}{{if .Due}}, due {{.Due}}{{end}}{{end}}':
    '{{.Label}}: {{.Amount}}{{if .Paid}}, schon ausgezahlt{{else}}{{if .Due}}, fällig am {{.Due}}{{end}}{{end}}',
  'We don’t know yet where to send your money. Set up your payout account to get paid.':
    'Wir wissen noch nicht, wohin wir dein Geld schicken sollen. Richte dein Auszahlungskonto ein, damit du es bekommst.',
  'We don’t know yet where to send the money. Ask an admin on your team to set up a payout account.':
    'Wir wissen noch nicht, wohin wir das Geld schicken sollen. Bitte einen Admin in deinem Team, ein Auszahlungskonto einzurichten.',
  '{{if .Payout.SetUp}}Set up payout account{{else}}See earnings{{end}}':
    '{{if .Payout.SetUp}}Auszahlungskonto einrichten{{else}}Verdienst ansehen{{end}}',
  'We sent you {{.Amount}}': '{{.Amount}} sind zu dir unterwegs',
  '{{.Payout.Part}}, to your account ending in {{.Payout.Last4}}.':
    '{{.Payout.Part}}, auf dein Konto mit den Endziffern {{.Payout.Last4}}.',
  'Your money is on its way': 'Dein Geld ist unterwegs',
  'We sent {{.Amount}} to your account ending in {{.Payout.Last4}}.':
    'Wir haben {{.Amount}} auf dein Konto mit den Endziffern {{.Payout.Last4}} überwiesen.',
  'What it’s for: {{.Payout.Part}}.': 'Wofür: {{.Payout.Part}}.',
  'See statement': 'Kontoauszug ansehen',
  'Your bank can take a few business days to show it.':
    'Bis der Betrag auf deinem Konto erscheint, können ein paar Werktage vergehen.',
  'Your payout of {{.Amount}} didn’t arrive': 'Deine Auszahlung über {{.Amount}} ist nicht angekommen',
  '{{.Reason}} We’ll try again on {{.Until}}.': '{{.Reason}} Wir versuchen es am {{.Until}} noch einmal.',
  'Your payout didn’t arrive': 'Deine Auszahlung ist nicht angekommen',
  'We couldn’t pay you {{.Amount}}. {{.Reason}}': 'Wir konnten dir {{.Amount}} nicht auszahlen. {{.Reason}}',
  'We’ll try again on {{.Until}}. Check your payout account before then.':
    'Wir versuchen es am {{.Until}} noch einmal. Prüf bis dahin dein Auszahlungskonto.',
  'We’ll try again on {{.Until}}. Ask an admin on your team to check the payout account before then.':
    'Wir versuchen es am {{.Until}} noch einmal. Bitte einen Admin in deinem Team, bis dahin das Auszahlungskonto zu prüfen.',
  '{{if .Payout.SetUp}}Check payout account{{else}}See payouts{{end}}':
    '{{if .Payout.SetUp}}Auszahlungskonto prüfen{{else}}Auszahlungen ansehen{{end}}',
  '{{.Amount}} is waiting for your payout account': '{{.Amount}} warten auf dein Auszahlungskonto',
  'Your payout is due, but there’s no account to send it to.':
    'Deine Auszahlung ist fällig, aber es fehlt ein Konto dafür.',
  'Your payout is waiting': 'Deine Auszahlung wartet',
  'You’re due {{.Amount}}, but we don’t know where to send it.':
    'Dir stehen {{.Amount}} zu, aber wir wissen nicht, wohin wir sie schicken sollen.',
  'Set up your payout account, and we’ll send you what’s due.':
    'Richte dein Auszahlungskonto ein, dann schicken wir dir, was fällig ist.',
  'Ask an admin on your team to set up a payout account. Then we’ll send what’s due.':
    'Bitte einen Admin in deinem Team, ein Auszahlungskonto einzurichten. Dann schicken wir, was fällig ist.',
  '{{if .Payout.SetUp}}Set up payout account{{else}}See payouts{{end}}':
    '{{if .Payout.SetUp}}Auszahlungskonto einrichten{{else}}Auszahlungen ansehen{{end}}',
  'Set up your payout account': 'Richte dein Auszahlungskonto ein',
  'Tell us where to send what you earn.': 'Sag uns, wohin wir deinen Verdienst schicken sollen.',
  'Tell us where to send what you earn. It takes a few minutes, and you can change it later.':
    'Sag uns, wohin wir deinen Verdienst schicken sollen. Das dauert ein paar Minuten, und du kannst es später ändern.',
  'You’ll sign in first, so that only you can enter the account.':
    'Du meldest dich zuerst an, damit nur du das Konto eintragen kannst.',
  'Set up payout account': 'Auszahlungskonto einrichten',
  'Answer the dispute of {{.Amount}} by {{.Until}}':
    'Antworte bis {{.Until}} auf die Rückbuchung über {{.Amount}}',
  'Without an answer, the bank decides for the traveler.':
    'Ohne Antwort entscheidet die Bank für die reisende Person.',
  'A dispute is waiting for your answer': 'Eine Rückbuchung wartet auf deine Antwort',
  '{{.Person}} disputes {{.Amount}} of order {{.Order.ID}}. The bank takes evidence until {{.Until}}.':
    '{{.Person}} verlangt {{.Amount}} der Bestellung {{.Order.ID}} zurück. Die Bank nimmt bis {{.Until}} Belege an.',
  'Answer dispute': 'Auf Rückbuchung antworten',
  'If no one answers, the bank decides for the traveler, and the money is gone.':
    'Antwortet niemand, entscheidet die Bank für die reisende Person und das Geld ist weg.',
};
