import type { Words } from './words.ts';

/** Spanish translations of the emails. */
export const es: Words = {
  'Your account was changed': 'Tu cuenta ha cambiado',
  'Something changed about how you sign in.': 'Ha cambiado algo en tu forma de iniciar sesión.',
  'Questions? Reply to this email or contact': '¿Preguntas? Responde a este correo o escribe a',
  'You’re getting this because you joined {{.Trip.HostName}}’s list.':
    'Recibes este correo porque estás en la lista de {{.Trip.HostName}}.',
  'With {{.Trip.HostName}}': 'Con {{.Trip.HostName}}',
  Unsubscribe: 'Darme de baja',
  'Your account was changed{{if .Name}}, {{.Name}}{{end}}':
    'Tu cuenta ha cambiado{{if .Name}}, {{.Name}}{{end}}',
  'A platform admin changed how you sign in. {{.Reason}}':
    'Un administrador de la plataforma ha cambiado tu forma de iniciar sesión. {{.Reason}}',
  'Sign in': 'Iniciar sesión',
  'Didn’t ask for this? Reset your password and contact us right away.':
    '¿No lo has pedido tú? Restablece tu contraseña y escríbenos enseguida.',
  'Hi {{.Name}},': 'Hola, {{.Name}}:',
  'Questions?': '¿Preguntas?',
  'Activate your {{.Brand}} account': 'Activa tu cuenta de {{.Brand}}',
  'Choose a password and you’re in.': 'Elige una contraseña y ya está.',
  'Welcome{{if .Name}}, {{.Name}}{{end}}': 'Te damos la bienvenida{{if .Name}}, {{.Name}}{{end}}',
  'Your {{.Brand}} account is ready. Choose a password to see your trips, payments, and everything you need before you travel.':
    'Tu cuenta de {{.Brand}} está lista. Elige una contraseña para ver tus viajes, tus pagos y todo lo que necesitas antes de viajar.',
  'Activate account': 'Activar cuenta',
  'Or enter this code:': 'O escribe este código:',
  'The link works once and expires in 14 days. The code expires in one day. Didn’t expect this email? You can ignore it.':
    'El enlace sirve una vez y caduca en 14 días. El código caduca en un día. ¿No esperabas este correo? Puedes ignorarlo.',
  'Your automatic payment for {{.Trip.Name}} didn’t go through':
    'Tu pago automático de {{.Trip.Name}} no se ha completado',
  'We couldn’t charge {{.Amount}}. Pay {{.Order.Due}} by {{.Order.DueBy}}.':
    'No hemos podido cobrar {{.Amount}}. Paga {{.Order.Due}} a más tardar el {{.Order.DueBy}}.',
  'Your automatic payment didn’t go through': 'Tu pago automático no se ha completado',
  'We couldn’t charge {{.Amount}} to your card. {{.Reason}}':
    'No hemos podido cobrar {{.Amount}} en tu tarjeta. {{.Reason}}',
  'We won’t try again. Pay your balance or update your card.':
    'No volveremos a intentarlo. Paga el resto o cambia de tarjeta.',
  'We’ll try again tomorrow. You can also pay your balance now or update your card.':
    'Lo intentaremos de nuevo mañana. También puedes pagar el resto ahora o cambiar de tarjeta.',
  'Order {{.Order.ID}} · {{.Order.Spots}} {{if eq .Order.Spots 1}}traveler{{else}}travelers{{end}}':
    'Pedido {{.Order.ID}} · {{.Order.Spots}} {{if eq .Order.Spots 1}}persona{{else}}personas{{end}}',
  'Due by {{.Order.DueBy}}': 'A pagar a más tardar el {{.Order.DueBy}}',
  Total: 'Total',
  Paid: 'Pagado',
  'Pay balance': 'Pagar el resto',
  'Your booking for {{.Trip.Name}} is canceled': 'Tu reserva de {{.Trip.Name}} está cancelada',
  '{{if .Amount}}We’re refunding you {{.Amount}}.{{else}}Here’s what happened.{{end}}':
    '{{if .Amount}}Te devolvemos {{.Amount}}.{{else}}Esto es lo que ha pasado.{{end}}',
  'Your booking is canceled': 'Tu reserva está cancelada',
  'We’re refunding {{.Amount}} to the card you paid with. It can take 5 to 10 business days to show up.':
    'Devolvemos {{.Amount}} a la tarjeta con la que pagaste. Puede tardar entre 5 y 10 días hábiles en aparecer.',
  'See booking': 'Ver reserva',
  'Your booking for {{.Trip.Name}} has changed': 'Tu reserva de {{.Trip.Name}} ha cambiado',
  'Here’s your new total.': 'Este es tu nuevo total.',
  'Your booking has changed': 'Tu reserva ha cambiado',
  'We’ve updated your booking. Your new total is {{.Order.Total}}.':
    'Hemos actualizado tu reserva. El nuevo total es {{.Order.Total}}.',
  'Your booking is now for {{.Trip.Name}}': 'Tu reserva es ahora para {{.Trip.Name}}',
  'Here’s your new trip.': 'Este es tu nuevo viaje.',
  'Your booking has moved': 'Hemos cambiado tu reserva de viaje',
  'We’ve moved booking {{.Order.ID}} from {{.Other}} to {{.Trip.Name}}.':
    'Hemos pasado la reserva {{.Order.ID}} de {{.Other}} a {{.Trip.Name}}.',
  'Not available on the new trip: {{.Reason}}.': 'No disponible en el nuevo viaje: {{.Reason}}.',
  'Before you go, accept the terms and check your trip form for the new trip.':
    'Antes de viajar, acepta las condiciones y revisa tu formulario para el nuevo viaje.',
  'There’s a new payer for your booking on {{.Trip.Name}}':
    'Ahora paga otra persona tu reserva de {{.Trip.Name}}',
  '{{.Person}} now pays for this booking.': '{{.Person}} paga ahora esta reserva.',
  'Your booking has a new payer': 'Tu reserva la paga ahora otra persona',
  '{{.Person}} now pays for booking {{.Order.ID}}. Automatic payment is off, and saved cards of the former payer are no longer used for it.':
    '{{.Person}} paga ahora la reserva {{.Order.ID}}. El pago automático está desactivado y ya no se usan para ella las tarjetas guardadas de quien pagaba antes.',
  '{{.Trip.Name}} is officially happening!': '¡{{.Trip.Name}} se hace!',
  'Your booking is confirmed.': 'Tu reserva está confirmada.',
  'The trip is officially happening!': '¡El viaje se hace!',
  'Your host confirmed your booking. Complete your trip form so everything’s ready when you arrive.':
    'Tu reserva está confirmada. Rellena tu formulario de viaje para que todo esté listo cuando llegues.',
  'Your balance of {{.Order.Due}} is due by {{.Order.DueBy}}.':
    'El resto, {{.Order.Due}}, se paga a más tardar el {{.Order.DueBy}}.',
  'See trip': 'Ver viaje',
  'You booked {{.Trip.Name}} (order {{.Order.ID}})': 'Has reservado {{.Trip.Name}} (pedido {{.Order.ID}})',
  'Your spots are reserved. Here’s your order.': 'Tus plazas están reservadas. Este es tu pedido.',
  'Your spots are reserved': 'Tus plazas están reservadas',
  'Thanks for booking! We received your payment, and your spots on this trip are reserved.':
    '¡Gracias por reservar! Hemos recibido tu pago y tus plazas en este viaje están reservadas.',
  'We’ll email you as soon as the trip is confirmed.': 'Te escribiremos en cuanto el viaje esté confirmado.',
  'You can pay your balance anytime from your booking.':
    'Puedes pagar el resto cuando quieras desde tu reserva.',
  'Your refund for {{.Trip.Name}} is on its way': 'Tu reembolso de {{.Trip.Name}} está en camino',
  'We’re refunding {{.Amount}} to your card.': 'Devolvemos {{.Amount}} a tu tarjeta.',
  'Your refund is on its way': 'Tu reembolso está en camino',
  'We refunded {{.Amount}} to the card you paid with. It can take 5 to 10 business days to show up.':
    'Hemos devuelto {{.Amount}} a la tarjeta con la que pagaste. Puede tardar entre 5 y 10 días hábiles en aparecer.',
  'Your booking for {{.Trip.Name}} wasn’t accepted': 'Tu reserva de {{.Trip.Name}} no ha sido aceptada',
  'Your booking wasn’t accepted': 'Tu reserva no ha sido aceptada',
  'We’re sorry. {{.Reason}}': 'Lo sentimos. {{.Reason}}',
  'You get a full refund: we’re sending {{.Amount}} back to the card you paid with. It can take 5 to 10 business days to show up.':
    'Te lo devolvemos todo: enviamos {{.Amount}} a la tarjeta con la que pagaste. Puede tardar entre 5 y 10 días hábiles en aparecer.',
  'Your file {{.File}} is ready': 'Tu archivo {{.File}} está listo',
  'Download it now.': 'Descárgalo ahora.',
  'Your file is ready': 'Tu archivo está listo',
  'Your export is ready: {{.File}}.': 'Tu exportación está lista: {{.File}}.',
  'Download file': 'Descargar archivo',
  'You’ll need to sign in to download it.': 'Tendrás que iniciar sesión para descargarlo.',
  'A traveler changed on {{.Trip.Name}}': 'Ha cambiado un viajero en {{.Trip.Name}}',
  'There’s a new traveler on {{.Trip.Name}}.': 'Hay un viajero nuevo en {{.Trip.Name}}.',
  'A traveler changed': 'Ha cambiado un viajero',
  'No longer traveling: {{.Person}}.': 'Ya no viaja: {{.Person}}.',
  'New traveler: {{.Other}}.': 'Nuevo viajero: {{.Other}}.',
  'Prices and the number of travelers stay the same.': 'Los precios y el número de viajeros no cambian.',
  'You’ve been added to {{.Brand}}': 'Ahora formas parte de {{.Brand}}',
  'Sign in with your password.': 'Inicia sesión con tu contraseña.',
  'You’ve been added to {{.Brand}}. You already have an account with this email, so just sign in with your password.':
    'Ahora formas parte de {{.Brand}}. Ya tienes una cuenta con este correo, así que solo tienes que iniciar sesión con tu contraseña.',
  'Forgot your password? Reset it on the sign-in page. Didn’t expect this email? You can ignore it.':
    '¿Has olvidado tu contraseña? Restablécela en la página de inicio de sesión. ¿No esperabas este correo? Puedes ignorarlo.',
  'Your payment for {{.Trip.Name}} has been refunded': 'Te hemos devuelto tu pago de {{.Trip.Name}}',
  'We couldn’t place your order.': 'No hemos podido completar tu pedido.',
  'We couldn’t place your order': 'No hemos podido completar tu pedido',
  'We’re refunding your full payment of {{.Amount}} to the card you paid with. It can take 5 to 10 business days to show up. We’re sorry for the trouble.':
    'Devolvemos tu pago completo de {{.Amount}} a la tarjeta con la que pagaste. Puede tardar entre 5 y 10 días hábiles en aparecer. Sentimos las molestias.',
  'See available trips': 'Ver viajes disponibles',
  'Choose a new {{.Brand}} password': 'Elige una nueva contraseña de {{.Brand}}',
  'Only you can change your password.': 'Solo tú puedes cambiar tu contraseña.',
  'Choose a new password{{if .Name}}, {{.Name}}{{end}}':
    'Elige una nueva contraseña{{if .Name}}, {{.Name}}{{end}}',
  '{{.Brand}} sent you this so you can choose a new password. Open the page and enter your email, and we’ll send you a link and a code right away.':
    '{{.Brand}} te envía este correo para que elijas una nueva contraseña. Abre la página, escribe tu correo y te enviaremos enseguida un enlace y un código.',
  'Reset password': 'Restablecer contraseña',
  'Know your password? Ignore this email. Nothing has changed.':
    '¿Sabes tu contraseña? Ignora este correo. No ha cambiado nada.',
  'Reset your {{.Brand}} password': 'Restablece tu contraseña de {{.Brand}}',
  'This link expires in one hour.': 'Este enlace caduca en una hora.',
  'Reset your password': 'Restablece tu contraseña',
  'We got a request to reset the password for your {{.Brand}} account. Choose a new one below.':
    'Alguien ha pedido restablecer la contraseña de tu cuenta de {{.Brand}}. Elige una nueva aquí.',
  'Choose new password': 'Elegir nueva contraseña',
  'The link works once and expires in one hour. The code expires in 15 minutes. Wasn’t you? Ignore this email and your password stays the same.':
    'El enlace sirve una vez y caduca en una hora. El código caduca en 15 minutos. ¿No has sido tú? Ignora este correo y tu contraseña seguirá igual.',
  'Payment received: {{.Amount}} for {{.Trip.Name}}': 'Pago recibido: {{.Amount}} de {{.Trip.Name}}',
  '{{if .Order.Due}}You have {{.Order.Due}} left to pay.{{else}}Your trip is paid in full.{{end}}':
    '{{if .Order.Due}}Te quedan {{.Order.Due}} por pagar.{{else}}Tu viaje está pagado por completo.{{end}}',
  'Thanks for your payment': 'Gracias por tu pago',
  'We received {{.Amount}} for your trip.': 'Hemos recibido {{.Amount}} de tu viaje.',
  '{{if .Overdue}}Your payment for {{.Trip.Name}} is overdue{{else}}{{.Order.Due}} due for {{.Trip.Name}}{{end}}':
    '{{if .Overdue}}Tu pago de {{.Trip.Name}} está vencido{{else}}{{.Order.Due}} por pagar de {{.Trip.Name}}{{end}}',
  'Pay {{.Order.Due}} by {{.Order.DueBy}}.': 'Paga {{.Order.Due}} a más tardar el {{.Order.DueBy}}.',
  '{{if .Overdue}}Your payment is overdue{{else}}Your payment is due soon{{end}}':
    '{{if .Overdue}}Tu pago está vencido{{else}}Tu pago vence pronto{{end}}',
  'Your balance of {{.Order.Due}} was due on {{.Order.DueBy}}. Pay it now to keep your spots.':
    'El resto, {{.Order.Due}}, venció el {{.Order.DueBy}}. Págalo ahora para conservar tus plazas.',
  'Set your prices for {{.Trip.Name}}': 'Pon los precios de {{.Trip.Name}}',
  'Your trip is ready for pricing.': 'Tu viaje está listo para sus precios.',
  'Time to set your prices': 'Es hora de poner tus precios',
  'Your trip’s costs are final. Set your prices, see what you’ll earn, and sign the services agreement. Then you can launch.':
    'Los costes de tu viaje son definitivos. Pon tus precios, mira cuánto ganarás y firma el acuerdo de servicios. Después podrás lanzarlo.',
  'Set prices': 'Poner precios',
  'Your ride on {{.Ride.When}} is canceled': 'Tu traslado del {{.Ride.When}} está cancelado',
  'Your ride is canceled': 'Tu traslado está cancelado',
  'No one will pick you up for this ride on {{.Trip.Name}}. You can book another one on your trip page.':
    'Nadie te recogerá en este traslado de {{.Trip.Name}}. Puedes reservar otro en la página de tu viaje.',
  'Update on your ride on {{.Ride.When}}': 'Novedades de tu traslado del {{.Ride.When}}',
  'There’s an update from the transfer company.': 'Hay novedades de la empresa de traslados.',
  'An update on your ride': 'Novedades de tu traslado',
  'There’s an update on your ride on {{.Trip.Name}}.': 'Hay novedades de tu traslado de {{.Trip.Name}}.',
  'See ride': 'Ver traslado',
  'Your ride on {{.Ride.When}} is confirmed': 'Tu traslado del {{.Ride.When}} está confirmado',
  'From {{.Ride.From}} to {{.Ride.To}}.': 'De {{.Ride.From}} a {{.Ride.To}}.',
  'Your ride is confirmed': 'Tu traslado está confirmado',
  'Your ride on {{.Trip.Name}} is set. Here’s when and where your driver will meet you.':
    'Tu traslado de {{.Trip.Name}} está listo. Aquí ves cuándo y dónde te espera tu conductor.',
  'We’ll email you when we know who your driver is.': 'Te escribiremos cuando sepamos quién conduce.',
  'Test email from {{.Brand}}': 'Correo de prueba de {{.Brand}}',
  'Your emails are working.': 'Tus correos funcionan.',
  'Your emails are working': 'Tus correos funcionan',
  'This is how emails from {{.Brand}} look. {{.File}} sent this one.':
    'Así se ven los correos de {{.Brand}}. Este lo ha enviado {{.File}}.',
  'Open settings': 'Abrir ajustes',
  'You requested this email in your marketplace settings.':
    'Has pedido este correo en los ajustes de tu marketplace.',
  'You’re joining {{.Trip.Name}}': 'Te unes a {{.Trip.Name}}',
  'You’re joining the trip': 'Te unes al viaje',
  '{{.Person}} added you to {{.Trip.Name}} ({{.Trip.Destination}}, {{.Trip.Dates}}).':
    '{{.Person}} te ha añadido a {{.Trip.Name}} ({{.Trip.Destination}}, {{.Trip.Dates}}).',
  'You’re on booking {{.Order.ID}}. Fill in your trip form and accept the terms, even if the previous traveler already did.':
    'Estás en la reserva {{.Order.ID}}. Rellena tu formulario de viaje y acepta las condiciones, aunque el viajero anterior ya lo hiciera.',
  'Your spot on {{.Trip.Name}} went to another traveler':
    'Tu plaza en {{.Trip.Name}} es ahora de otra persona',
  'You’re no longer on this trip.': 'Ya no estás en este viaje.',
  'Your spot went to another traveler': 'Tu plaza es ahora de otra persona',
  '{{.Person}} gave your spot on this trip to another traveler. You’re no longer in the group, and you don’t need to do anything. Didn’t expect this? Talk to {{.Person}}.':
    '{{.Person}} ha dado tu plaza en este viaje a otra persona. Ya no estás en el grupo y no tienes que hacer nada. ¿No lo esperabas? Habla con {{.Person}}.',
  'Your trip {{.Trip.Name}} is approved': 'Tu viaje {{.Trip.Name}} está aprobado',
  'Good news: it’s a yes.': 'Buenas noticias: es un sí.',
  'The operator approved your trip': 'El operador ha aprobado tu viaje',
  'Good news: the operator reviewed and approved your request. We’re preparing the pricing and will email you when you can set your prices.':
    'Buenas noticias: el operador ha revisado y aprobado tu solicitud. Preparamos los costes y te escribiremos cuando puedas poner tus precios.',
  '{{.Trip.Name}} has been canceled': '{{.Trip.Name}} se ha cancelado',
  'This trip has been canceled': 'Este viaje se ha cancelado',
  'We’re sorry, but this trip won’t take place.': 'Lo sentimos, este viaje no se hará.',
  'See details': 'Ver detalles',
  '{{.Trip.Name}} is live': '{{.Trip.Name}} está publicado',
  'Travelers can book now.': 'Ya se puede reservar.',
  'Your trip is live!': '¡Tu viaje está publicado!',
  'Travelers can book now. Share your trip page with your audience. Most bookings come in the first few days.':
    'Ya se puede reservar. Comparte la página de tu viaje con tu público: la mayoría de las reservas llegan en los primeros días.',
  '{{if .Headline}}{{.Headline}}{{else}}About {{.Trip.Name}}{{end}}':
    '{{if .Headline}}{{.Headline}}{{else}}Sobre {{.Trip.Name}}{{end}}',
  '{{if .Trip.HostName}}{{.Trip.HostName}}{{else}}Your host{{end}} sent you a message about {{.Trip.Name}}':
    '{{if .Trip.HostName}}{{.Trip.HostName}}{{else}}Tu anfitrión{{end}} te ha escrito sobre {{.Trip.Name}}',
  'A message from {{if .Trip.HostName}}{{.Trip.HostName}}{{else}}Your host{{end}}':
    'Un mensaje de {{if .Trip.HostName}}{{.Trip.HostName}}{{else}}tu anfitrión{{end}}',
  'Open trip': 'Abrir viaje',
  '{{if .Headline}}{{.Headline}}{{else}}Travel with {{if .Trip.HostName}}{{.Trip.HostName}}{{else}}us{{end}}: {{.Trip.Name}}{{end}}':
    '{{if .Headline}}{{.Headline}}{{else}}Viaja con {{if .Trip.HostName}}{{.Trip.HostName}}{{else}}nosotros{{end}}: {{.Trip.Name}}{{end}}',
  'Come with me!': '¡Vente!',
  'Your request for {{.Trip.Name}} was declined': 'Tu solicitud de {{.Trip.Name}} ha sido rechazada',
  'Try another date or itinerary.': 'Prueba con otra fecha u otro itinerario.',
  'This trip cannot run as requested': 'Este viaje no puede hacerse así',
  'The operator cannot run this trip on your dates. Try another date or itinerary.':
    'El operador no puede hacer este viaje en tus fechas. Prueba con otra fecha u otro itinerario.',
  'Find another trip': 'Buscar otro viaje',
  'New trip request: {{.Trip.Name}}': 'Nueva solicitud de viaje: {{.Trip.Name}}',
  '{{if .Trip.HostName}}{{.Trip.HostName}}{{else}}A host{{end}} would like to run this itinerary.':
    '{{if .Trip.HostName}}{{.Trip.HostName}}{{else}}Un anfitrión{{end}} quiere hacer este itinerario.',
  'A host requested your itinerary': 'Un anfitrión ha solicitado tu itinerario',
  '{{if .Trip.HostName}}{{.Trip.HostName}}{{else}}A host{{end}} would like to run this trip with you. Review the request, make any changes, and send it back.':
    '{{if .Trip.HostName}}{{.Trip.HostName}}{{else}}Un anfitrión{{end}} quiere hacer este viaje contigo. Revisa la solicitud, cambia lo que haga falta y devuélvela.',
  'Review request': 'Revisar solicitud',
  'Your offer for {{.Trip.Name}} has expired': 'Tu oferta de {{.Trip.Name}} ha caducado',
  'Your offer has expired': 'Tu oferta ha caducado',
  'The time to pay your deposit for {{.Trip.Name}} has run out, so we’ve offered your spots to the next party.':
    'Se ha acabado el plazo para pagar tu depósito de {{.Trip.Name}}, así que hemos ofrecido tus plazas al siguiente grupo.',
  'You’re on the waitlist for {{.Trip.Name}}': 'Estás en la lista de espera de {{.Trip.Name}}',
  'You will be contacted if someone drops out.': 'Te avisaremos si alguien se retira.',
  'You’re on the waitlist': 'Estás en la lista de espera',
  'You are on the waitlist. You will be contacted if someone drops out. You haven’t been charged.':
    'Estás en la lista de espera. Te avisaremos si alguien se retira. No te hemos cobrado nada.',
  'Spots are open for you on {{.Trip.Name}}': 'Hay plazas para ti en {{.Trip.Name}}',
  'Send payment to secure your spot.': 'Paga para asegurar tu plaza.',
  'You are up on the waitlist!': '¡Te toca!',
  'You are up on the waitlist! Send payment to secure your spot.':
    '¡Te toca en la lista de espera! Paga para asegurar tu plaza.',
  'We’re holding your spots until {{.Until}}. The deposit is {{.Amount}}.':
    'Guardamos tus plazas hasta el {{.Until}}. El depósito es de {{.Amount}}.',
  'Pay deposit': 'Pagar depósito',
  'Your webhook has been paused': 'Tu webhook está en pausa',
  'Resume it to get events again.': 'Reanúdalo para volver a recibir eventos.',
  'We couldn’t deliver events to {{.File}}.': 'No hemos podido entregar eventos a {{.File}}.',
  'Open portal': 'Abrir portal',
  'Nothing is lost. Resume the webhook and it picks up where it left off.':
    'No se ha perdido nada. Reanuda el webhook y seguirá donde lo dejó.',
  'Driver: {{.Ride.Driver}}': 'Conductor: {{.Ride.Driver}}',
  'Flight {{.Ride.Flight}}': 'Vuelo {{.Ride.Flight}}',
  'Journey {{.Ride.Code}}': 'Trayecto {{.Ride.Code}}',
  'The time to pay your deposit has run out.': 'Se ha acabado el plazo para pagar tu depósito.',
  'Your itinerary {{.Trip.Name}} is approved': 'Tu itinerario {{.Trip.Name}} está aprobado',
  'Hosts can find it and request it now.': 'Los anfitriones ya pueden encontrarlo y solicitarlo.',
  'Your itinerary is live': 'Tu itinerario está publicado',
  'We reviewed and approved your itinerary. Hosts can find it and request it now.':
    'Hemos revisado y aprobado tu itinerario. Los anfitriones ya pueden encontrarlo y solicitarlo.',
  'See itinerary': 'Ver itinerario',
  'Please change your itinerary {{.Trip.Name}}': 'Cambia tu itinerario {{.Trip.Name}}, por favor',
  'Here’s what to change before we can approve it.':
    'Esto es lo que debe cambiar antes de que podamos aprobarlo.',
  'Your itinerary needs changes': 'Tu itinerario necesita cambios',
  'We reviewed your itinerary. Please make these changes and submit it again.':
    'Hemos revisado tu itinerario. Haz estos cambios y envíalo de nuevo.',
  '{{if .Day}}Day {{.Day}} · {{end}}{{if .About}}{{.About}}: {{end}}{{.Text}}':
    '{{if .Day}}Día {{.Day}} · {{end}}{{if .About}}{{.About}}: {{end}}{{.Text}}',
  'Edit itinerary': 'Editar itinerario',
  'Please change your page for {{.Trip.Name}}': 'Cambia tu página de {{.Trip.Name}}, por favor',
  'Here’s what to change before we can publish it.':
    'Esto es lo que debe cambiar antes de que podamos publicarla.',
  'Your trip page needs changes': 'La página de tu viaje necesita cambios',
  'We reviewed your page. Please make these changes and send it for review again.':
    'Hemos revisado tu página. Haz estos cambios y vuelve a enviarla para su revisión.',
  'Edit trip page': 'Editar página del viaje',
  'Please change the technical itinerary of {{.Trip.Name}}':
    'Cambia el itinerario técnico de {{.Trip.Name}}, por favor',
  'The technical itinerary needs changes': 'El itinerario técnico necesita cambios',
  'We reviewed the technical itinerary. Please make these changes and submit it again.':
    'Hemos revisado el itinerario técnico. Haz estos cambios y envíalo de nuevo.',
  'Edit technical itinerary': 'Editar itinerario técnico',
  'We need something from you to finish the report of {{.Trip.Name}}':
    'Necesitamos algo de ti para cerrar el informe de {{.Trip.Name}}',
  'Here’s what is missing.': 'Esto es lo que falta.',
  'The earnings report is on hold': 'El informe de ganancias está en espera',
  'Before we can approve the earnings report, please take care of this.':
    'Ocúpate de esto para que podamos aprobar el informe de ganancias.',
  'You’ll see each comment beside what it is about.': 'Verás cada comentario junto a lo que se refiere.',
  'We ask for a review after each trip.': 'Pedimos una reseña después de cada viaje.',
  'How was {{.Trip.Name}}?': '¿Qué tal {{.Trip.Name}}?',
  'Tell others what the trip was like. It takes a minute.':
    'Cuenta a otros cómo fue el viaje. Te llevará un minuto.',
  'How was your trip?': '¿Qué tal tu viaje?',
  'Welcome back! Rate {{.Trip.Name}} and say what others should know. Your review helps your host, and people who are choosing a trip.':
    '¡Bienvenido de vuelta! Valora {{.Trip.Name}} y cuenta lo que otros deberían saber. Tu reseña ayuda a tu anfitrión y a quienes están eligiendo un viaje.',
  'Write a review': 'Escribir una reseña',
  'Question about {{.Trip.Name}}': 'Pregunta sobre {{.Trip.Name}}',
  '{{if .Person}}{{.Person}} has a question about the request.{{else}}There’s a question about the request.{{end}}':
    '{{if .Person}}{{.Person}} tiene una pregunta sobre la solicitud.{{else}}Hay una pregunta sobre la solicitud.{{end}}',
  '{{if .Person}}{{.Person}} asks about this request{{else}}A question about this request{{end}}':
    '{{if .Person}}{{.Person}} pregunta por esta solicitud{{else}}Una pregunta sobre esta solicitud{{end}}',
  Answer: 'Responder',
  'Answer about {{.Trip.Name}}': 'Respuesta sobre {{.Trip.Name}}',
  '{{if .Person}}{{.Person}} answered about the request.{{else}}There’s an answer about the request.{{end}}':
    '{{if .Person}}{{.Person}} ha respondido sobre la solicitud.{{else}}Hay una respuesta sobre la solicitud.{{end}}',
  '{{if .Person}}{{.Person}} answered{{else}}An answer about this request{{end}}':
    '{{if .Person}}{{.Person}} ha respondido{{else}}Una respuesta sobre esta solicitud{{end}}',
  'Trip request withdrawn: {{.Trip.Name}}': 'Solicitud de viaje retirada: {{.Trip.Name}}',
  'You don’t need to review it anymore.': 'Ya no tienes que revisarla.',
  'A host withdrew a request': 'Un anfitrión ha retirado una solicitud',
  'The host took this request back. You don’t need to do anything: the dates are free again.':
    'El anfitrión ha retirado esta solicitud. No tienes que hacer nada: las fechas vuelven a estar libres.',
  'See request': 'Ver solicitud',
  'Confirm your email: {{.Headline}}': 'Confirma tu correo: {{.Headline}}',
  'One press, and we’ll let you know when it opens.': 'Un clic y te avisaremos cuando se abra.',
  'Want to know when it opens?': '¿Quieres saber cuándo se abre?',
  'You asked for one email when this opens for booking: {{.Headline}}. Confirm your address, and we’ll send it.':
    'Pediste un correo cuando se abra la reserva de: {{.Headline}}. Confirma tu dirección y te lo enviaremos.',
  Confirm: 'Confirmar',
  'Didn’t ask for this? Ignore this email, and you won’t hear from us again.':
    '¿No lo pediste? Ignora este correo y no volveremos a escribirte.',
  '{{.Trip.Name}} is open for booking': '{{.Trip.Name}} ya se puede reservar',
  'You asked us to tell you. Here are the dates and the link.':
    'Nos pediste que te avisáramos. Aquí tienes las fechas y el enlace.',
  'Booking is open': 'Ya se puede reservar',
  'You asked us to tell you: {{.Trip.Name}} can be booked now.':
    'Nos pediste que te avisáramos: {{.Trip.Name}} ya se puede reservar.',
  'See the trip': 'Ver el viaje',
  'Finish booking {{.Trip.Name}}': 'Termina de reservar {{.Trip.Name}}',
  'Your choices are saved. Continue on any device.':
    'Tu selección está guardada. Continúa en cualquier dispositivo.',
  'Pick up where you left off': 'Continúa donde lo dejaste',
  'You asked us for this link. We saved what you chose, but your spots are open to others again.':
    'Nos pediste este enlace. Guardamos lo que elegiste, pero tus plazas vuelven a estar libres para otros.',
  'Total: {{.Order.Total}}': 'Total: {{.Order.Total}}',
  'Continue booking': 'Continuar la reserva',
  'This is the only email we send about it.': 'Es el único correo que enviamos sobre esto.',
  'Your week in numbers': 'Tu semana en cifras',
  'Page visits: {{.Week.Visits}}. New bookings: {{.Week.Bookings}}.':
    'Visitas a la página: {{.Week.Visits}}. Reservas nuevas: {{.Week.Bookings}}.',
  'Here’s what happened on your trips last week.': 'Esto es lo que pasó en tus viajes la semana pasada.',
  'Page visits: {{.Week.Visits}}': 'Visitas a la página: {{.Week.Visits}}',
  'New bookings: {{.Week.Bookings}}': 'Reservas nuevas: {{.Week.Bookings}}',
  'Spots booked: {{.Week.Spots}}': 'Plazas reservadas: {{.Week.Spots}}',
  'You earn from them: {{.Amount}}': 'Con ellas ganas: {{.Amount}}',
  'Waiting for you:': 'Te espera:',
  'Open your home page': 'Abrir tu página de inicio',
  'We send this on Mondays after a week in which something happened.':
    'Lo enviamos los lunes después de una semana en la que pasó algo.',
  'Your accounts are now one': 'Tus cuentas ahora son una',
  'Your bookings, payments, and credits are in one place.':
    'Tus reservas, pagos y créditos están en un solo lugar.',
  'The account of {{.Person}} was closed here, and its bookings, payments, and credits moved to your other account. Your passwords haven’t changed.':
    'La cuenta de {{.Person}} se cerró aquí, y sus reservas, pagos y créditos pasaron a tu otra cuenta. Tus contraseñas no cambiaron.',
  'Saved cards don’t move, so automatic payment is off. Add a card to turn it on again.':
    'Las tarjetas guardadas no se trasladan, así que el pago automático está desactivado. Agrega una tarjeta para activarlo de nuevo.',
  'See your trips': 'Ver tus viajes',
  'Didn’t ask for this? Contact us right away.': '¿No lo pediste? Contáctanos de inmediato.',
  'Your bank debit for {{.Trip.Name}} is on its way': 'Tu adeudo bancario de {{.Trip.Name}} está en camino',
  'We expect {{.Amount}} from your bank by {{.By}}.':
    'Esperamos {{.Amount}} de tu banco a más tardar el {{.By}}.',
  'Your bank debit is on its way': 'Tu adeudo bancario está en camino',
  'We asked your bank for {{.Amount}} and expect the money by {{.By}}.':
    'Hemos pedido {{.Amount}} a tu banco y esperamos el dinero a más tardar el {{.By}}.',
  'There’s nothing more to do. We’ll email your receipt when the money arrives.':
    'No tienes que hacer nada más. Cuando llegue el dinero, te enviaremos el recibo.',
  'There’s nothing more to do. Your spots stay yours until then, and we’ll email you when the money arrives and your booking is made.':
    'No tienes que hacer nada más. Tus plazas siguen siendo tuyas hasta entonces, y te escribiremos cuando llegue el dinero y tu reserva esté hecha.',
  '{{if .Order.ID}}See booking{{else}}See trip{{end}}': '{{if .Order.ID}}Ver reserva{{else}}Ver viaje{{end}}',
  'If your bank doesn’t pay, we’ll tell you what to do. Please don’t pay a second time.':
    'Si tu banco no paga, te diremos qué hacer. No pagues una segunda vez, por favor.',
  'Your bank debit for {{.Trip.Name}} failed': 'Tu adeudo bancario de {{.Trip.Name}} no se ha completado',
  '{{if .Until}}Pay {{.Amount}} another way by {{.Until}} to keep your spots.{{else}}We couldn’t collect {{.Amount}} from your bank.{{end}}':
    '{{if .Until}}Paga {{.Amount}} de otra forma a más tardar el {{.Until}} para conservar tus plazas.{{else}}No hemos podido cobrar {{.Amount}} de tu banco.{{end}}',
  'Your bank debit failed': 'Tu adeudo bancario no se ha completado',
  'We couldn’t collect {{.Amount}} from your bank. {{.Reason}}':
    'No hemos podido cobrar {{.Amount}} de tu banco. {{.Reason}}',
  'We’re keeping your spots until {{.Until}}. Pay another way before then to book them.':
    'Guardamos tus plazas hasta el {{.Until}}. Paga de otra forma antes de esa hora para reservarlas.',
  'Pay your balance of {{.Order.Due}} by {{.Order.DueBy}}.':
    'Paga el resto de {{.Order.Due}} a más tardar el {{.Order.DueBy}}.',
  'What you wanted to pay for isn’t booked. You can order it again and pay another way.':
    'Lo que querías pagar no está reservado. Puedes pedirlo de nuevo y pagar de otra forma.',
  'Your spots are no longer held. You can book again while there are spots left.':
    'Tus plazas ya no están guardadas. Puedes reservar de nuevo mientras queden plazas.',
  '{{if .Until}}Pay another way{{else}}{{if .Order.Due}}Pay balance{{else}}{{if .Order.ID}}See booking{{else}}See trip{{end}}{{end}}{{end}}':
    '{{if .Until}}Pagar de otra forma{{else}}{{if .Order.Due}}Pagar el resto{{else}}{{if .Order.ID}}Ver reserva{{else}}Ver viaje{{end}}{{end}}{{end}}',
  'Your earnings from {{.Trip.Name}} are final': 'Tus ganancias de {{.Trip.Name}} son definitivas',
  'You earned {{.Amount}}. Here’s when it’s paid.': 'Has ganado {{.Amount}}. Así se pagará.',
  'Your earnings are final': 'Tus ganancias son definitivas',
  'The earnings report for this trip is approved. You earned {{.Amount}}.':
    'El informe de ganancias de este viaje está aprobado. Has ganado {{.Amount}}.',
  '{{.Label}}: {{.Amount}}{{if .Paid}}, already paid{{else}}{{if .Due}}, due {{.Due}}{{end}}{{end}}':
    '{{.Label}}: {{.Amount}}{{if .Paid}}, ya pagado{{else}}{{if .Due}}, vence el {{.Due}}{{end}}{{end}}',
  'We don’t know yet where to send your money. Set up your payout account to get paid.':
    'Aún no sabemos adónde enviar tu dinero. Configura tu cuenta de cobro para recibirlo.',
  'We don’t know yet where to send the money. Ask an admin on your team to set up a payout account.':
    'Aún no sabemos adónde enviar el dinero. Pide a un administrador de tu equipo que configure una cuenta de cobro.',
  '{{if .Payout.SetUp}}Set up payout account{{else}}See earnings{{end}}':
    '{{if .Payout.SetUp}}Configurar cuenta de cobro{{else}}Ver ganancias{{end}}',
  'We sent you {{.Amount}}': 'Te hemos enviado {{.Amount}}',
  '{{.Payout.Part}}, to your account ending in {{.Payout.Last4}}.':
    '{{.Payout.Part}}, a tu cuenta terminada en {{.Payout.Last4}}.',
  'Your money is on its way': 'Tu dinero está en camino',
  'We sent {{.Amount}} to your account ending in {{.Payout.Last4}}.':
    'Hemos enviado {{.Amount}} a tu cuenta terminada en {{.Payout.Last4}}.',
  'What it’s for: {{.Payout.Part}}.': 'Concepto: {{.Payout.Part}}.',
  'See statement': 'Ver extracto',
  'Your bank can take a few business days to show it.':
    'Tu banco puede tardar unos días hábiles en mostrarlo.',
  'Your payout of {{.Amount}} didn’t arrive': 'Tu pago de {{.Amount}} no ha llegado',
  '{{.Reason}} We’ll try again on {{.Until}}.': '{{.Reason}} Volveremos a intentarlo el {{.Until}}.',
  'Your payout didn’t arrive': 'Tu pago no ha llegado',
  'We couldn’t pay you {{.Amount}}. {{.Reason}}': 'No hemos podido pagarte {{.Amount}}. {{.Reason}}',
  'We’ll try again on {{.Until}}. Check your payout account before then.':
    'Volveremos a intentarlo el {{.Until}}. Revisa tu cuenta de cobro antes de esa fecha.',
  'We’ll try again on {{.Until}}. Ask an admin on your team to check the payout account before then.':
    'Volveremos a intentarlo el {{.Until}}. Pide a un administrador de tu equipo que revise la cuenta de cobro antes de esa fecha.',
  '{{if .Payout.SetUp}}Check payout account{{else}}See payouts{{end}}':
    '{{if .Payout.SetUp}}Revisar cuenta de cobro{{else}}Ver pagos{{end}}',
  '{{.Amount}} is waiting for your payout account': '{{.Amount}} a la espera de tu cuenta de cobro',
  'Your payout is due, but there’s no account to send it to.':
    'Tu pago ya toca, pero falta una cuenta a la que enviarlo.',
  'Your payout is waiting': 'Tu pago está a la espera',
  'You’re due {{.Amount}}, but we don’t know where to send it.':
    'Te corresponden {{.Amount}}, pero no sabemos adónde enviarlos.',
  'Set up your payout account, and we’ll send you what’s due.':
    'Configura tu cuenta de cobro y te enviaremos lo que te corresponde.',
  'Ask an admin on your team to set up a payout account. Then we’ll send what’s due.':
    'Pide a un administrador de tu equipo que configure una cuenta de cobro. Entonces enviaremos lo que corresponde.',
  '{{if .Payout.SetUp}}Set up payout account{{else}}See payouts{{end}}':
    '{{if .Payout.SetUp}}Configurar cuenta de cobro{{else}}Ver pagos{{end}}',
  'Set up your payout account': 'Configura tu cuenta de cobro',
  'Tell us where to send what you earn.': 'Dinos adónde enviar lo que ganas.',
  'Tell us where to send what you earn. It takes a few minutes, and you can change it later.':
    'Dinos adónde enviar lo que ganas. Solo lleva unos minutos y puedes cambiarlo más adelante.',
  'You’ll sign in first, so that only you can enter the account.':
    'Primero inicias sesión, para que solo tú puedas indicar la cuenta.',
  'Set up payout account': 'Configurar la cuenta de cobro',
  'Answer the dispute of {{.Amount}} by {{.Until}}':
    'Responde a la disputa de {{.Amount}} a más tardar el {{.Until}}',
  'Without an answer, the bank decides for the traveler.': 'Sin respuesta, el banco da la razón al viajero.',
  'A dispute is waiting for your answer': 'Una disputa espera tu respuesta',
  '{{.Person}} disputes {{.Amount}} of order {{.Order.ID}}. The bank takes evidence until {{.Until}}.':
    '{{.Person}} disputa {{.Amount}} del pedido {{.Order.ID}}. El banco acepta pruebas hasta el {{.Until}}.',
  'Answer dispute': 'Responder a la disputa',
  'If no one answers, the bank decides for the traveler, and the money is gone.':
    'Si nadie responde, el banco da la razón al viajero y el dinero se pierde.',
};
