/** Plans and paying. */
import type { Messages } from '@lingui/core';

export const subscription: Messages = {
  'Payments are not set up. Ask the people who run this site.':
    'Los pagos no están configurados. Pregunta a quienes administran este sitio.',
  'Payments are not set up. Write to {email} to get a plan.':
    'Los pagos no están configurados. Escribe a {email} para obtener un plan.',
  'Plans cannot be bought here yet': 'Aquí todavía no se pueden comprar planes',
  'After that, jobs no longer pick you. Your applications and your profile stay.':
    'Después, los empleos ya no te eligen. Tus postulaciones y tu perfil se quedan.',
  'After that, open jobs of your recruiters without a plan go on hold. Nothing is deleted.':
    'Después, los empleos abiertos de tus reclutadores sin plan quedan en pausa. No se elimina nada.',
  'After that, your open jobs go on hold. Nothing is deleted.':
    'Después, tus empleos abiertos quedan en pausa. No se elimina nada.',
  'Free period': 'Periodo gratuito',
  'Ends soon': 'Termina pronto',
  'Being renewed': 'Renovándose',
  Ended: 'Terminado',
  'Paid until {date}. It renews on that day for {price}.':
    'Pagado hasta el {date}. Ese día se renueva por {price}.',
  'Given to you until {date}. You can buy a plan of your own before that.':
    'Cortesía hasta el {date}. Antes puedes comprar un plan propio.',
  'Everything keeps working until {date}. You pay nothing more.':
    'Todo sigue funcionando hasta el {date}. No pagas nada más.',
  'It was paid until {date}. The payment for the next period has not arrived yet; this page shows it once it has.':
    'Estaba pagado hasta el {date}. El pago del siguiente periodo aún no ha llegado; esta página lo mostrará en cuanto llegue.',
  'It was paid until {date}. Pay the open amount and everything works again at once.':
    'Estaba pagado hasta el {date}. Paga el importe pendiente y todo vuelve a funcionar al momento.',
  'Pay the open amount and everything works again at once.':
    'Paga el importe pendiente y todo vuelve a funcionar al momento.',
  'It ended on {date}. Everything you made is still here.':
    'Terminó el {date}. Todo lo que hiciste sigue aquí.',
  'It has ended. Everything you made is still here.': 'Ha terminado. Todo lo que hiciste sigue aquí.',
  'When an application of yours is not answered by the promised date, the month of your plan is given back.':
    'Si una postulación tuya no recibe respuesta en la fecha prometida, se te devuelve el mes de tu plan.',
  'When an open job has a week without one good candidate, the month of your plan is given back.':
    'Si un empleo abierto pasa una semana sin un solo buen candidato, se devuelve el mes de tu plan.',
  'A job': 'Un empleo',
  '{job}: an answer is promised by {date}': '{job}: respuesta prometida para el {date}',
  '{job}: a good candidate by {date}': '{job}: un buen candidato antes del {date}',
  '{amount} off your next payments': '{amount} menos en tus próximos pagos',
  '{amount}, being credited': '{amount}, abonándose',
  'Your plan goes on.': 'Tu plan continúa.',
  'Canceled. Everything keeps working until {date}.': 'Cancelado. Todo sigue funcionando hasta el {date}.',
  'Your plan is canceled.': 'Tu plan está cancelado.',
  'Cancel plan': 'Cancelar el plan',
  'Cancel your plan?': '¿Cancelar tu plan?',
  'Keep my plan': 'Conservar mi plan',
  'Everything keeps working until {date}, and you can take this back until then.':
    'Todo sigue funcionando hasta el {date}, y hasta entonces puedes deshacerlo.',
  'No more payments are tried.': 'No se intentan más pagos.',
  'Pay by the year': 'Pagar por año',
  'Pay by the month': 'Pagar por mes',
  'Change to yearly': 'Cambiar a anual',
  'Change to monthly': 'Cambiar a mensual',
  'Your plan is now {plan}.': 'Tu plan es ahora {plan}.',
  'Change to {plan}?': '¿Cambiar a {plan}?',
  'Pay and change': 'Pagar y cambiar',
  'Change plan': 'Cambiar de plan',
  'Paid and not used yet': 'Pagado y aún sin usar',
  'Left for the next payments, about': 'Queda para los próximos pagos, aproximadamente',
  'To pay now, about': 'A pagar ahora, aproximadamente',
  'Nothing is charged now. A new period begins today, and after {date} it renews for {price}.':
    'Ahora no se cobra nada. Hoy empieza un periodo nuevo y, después del {date}, se renueva por {price}.',
  'Charged to the card you paid with. A new period begins today and renews on {date} for {price}.':
    'Se cobra a la tarjeta con la que pagaste. Hoy empieza un periodo nuevo y se renueva el {date} por {price}.',
  "Your employer's plan covers you": 'El plan de tu empresa te cubre',
  'There is nothing for you to pay. Your employer canceled the plan: it ends on {date}.':
    'No tienes nada que pagar. Tu empresa canceló el plan: termina el {date}.',
  'There is nothing for you to pay. All of this is unlocked:':
    'No tienes nada que pagar. Todo esto está desbloqueado:',
  'Your plan': 'Tu plan',
  'The guarantee': 'La garantía',
  'Loading the guarantee': 'Cargando la garantía',
  'There is nothing to watch over now.': 'Ahora no hay nada que vigilar.',
  'Given back': 'Devuelto',
  'Watched now': 'Vigilado ahora',
  '{count, plural, one {and # more} other {and # more}}': '{count, plural, one {y # más} other {y # más}}',
  'How to pay': 'Cómo pagar',
  Invoices: 'Facturas',
  'Nothing was charged yet.': 'Aún no se ha cobrado nada.',
  'Loading the invoices': 'Cargando las facturas',
  '{from} to {to}': '{from} a {to}',
  'Open invoice {number}': 'Abrir la factura {number}',
  'My payment, {reference}': 'Mi pago, {reference}',
  'This takes longer than usual': 'Esto tarda más de lo normal',
  'A payment is never lost: as soon as it arrives, your plan is active, even when you leave this page. If it does not arrive, nothing is charged.':
    'Un pago nunca se pierde: en cuanto llegue, tu plan estará activo, aunque dejes esta página. Si no llega, no se cobra nada.',
  'If you write to us, quote {reference}': 'Si nos escribes, indica {reference}',
  'Checked just now: not here yet.': 'Comprobado ahora mismo: aún no está.',
  'Check again': 'Comprobar de nuevo',
  'See invoices': 'Ver facturas',
  'Write to support': 'Escribir a soporte',
  'The last payment did not go through': 'El último pago no se realizó',
  'What the plan unlocks is locked until it is paid. Your card may have expired or been declined: pay with it again or with another one.':
    'Lo que el plan desbloquea queda bloqueado hasta que se pague. Puede que tu tarjeta haya caducado o la hayan rechazado: paga de nuevo con ella o con otra.',
  'Pay now': 'Pagar ahora',
  'Loading the payment form': 'Cargando el formulario de pago',
  'See your plan': 'Ver tu plan',
  'Charged today, and every year until you cancel. Canceling takes two clicks.':
    'Se cobra hoy y cada año hasta que canceles. Cancelar son dos clics.',
  'Charged today, and every month until you cancel. Canceling takes two clicks.':
    'Se cobra hoy y cada mes hasta que canceles. Cancelar son dos clics.',
  'You began to pay and did not finish. Nothing was charged; go on whenever you like.':
    'Empezaste a pagar y no terminaste. No se cobró nada; sigue cuando quieras.',
  'What it unlocks. Everything else stays free, and you can cancel at any time.':
    'Lo que desbloquea. Todo lo demás sigue siendo gratis, y puedes cancelar cuando quieras.',
  'Buy {plan}': 'Comprar {plan}',
  'You save {amount} a year': 'Ahorras {amount} al año',
  'The payment did not go through. Nothing was charged; try again.':
    'El pago no se realizó. No se cobró nada; inténtalo de nuevo.',
  'Pay by card': 'Pagar con tarjeta',
  'Pay {amount}': 'Pagar {amount}',
  'The payment form could not be loaded': 'No se pudo cargar el formulario de pago',
  'It comes from Stripe, our payment provider. Check your connection, and whether a blocker in your browser keeps js.stripe.com away. Nothing was charged.':
    'Viene de Stripe, nuestro proveedor de pagos. Revisa tu conexión y si un bloqueador de tu navegador impide js.stripe.com. No se cobró nada.',
  'Loading your plan': 'Cargando tu plan',
  "Your employer's plan covers you, but its last payment did not go through. Ask them to pay it.":
    'El plan de tu empresa te cubre, pero su último pago no se realizó. Pídeles que lo paguen.',
  'Pay with a test card': 'Pagar con una tarjeta de prueba',
  'This is a test: no money is taken. Do not type the number of a real card; choose one of these.':
    'Esto es una prueba: no se cobra dinero. No escribas el número de una tarjeta real; elige una de estas.',
  'Test card number': 'Número de tarjeta de prueba',
  'Is this you?': '¿Eres tú?',
  'Yes, pay {amount}': 'Sí, pagar {amount}',
  'No, stop': 'No, parar',
  'A real bank would ask you here whether you want to pay {amount} to Hireday.':
    'Un banco real te preguntaría aquí si quieres pagar {amount} a Hireday.',
  Pays: 'Paga',
  'Is declined': 'Es rechazada',
  'Asks for a confirmation': 'Pide confirmación',
  'Fails at renewal': 'Falla al renovar',
  'Test cards': 'Tarjetas de prueba',
  'Your payment': 'Tu pago',
  'Nothing was charged. Try again, with the same card or another one.':
    'No se cobró nada. Inténtalo de nuevo, con la misma tarjeta u otra.',
  'Your plan is active.': 'Tu plan está activo.',
  Waiting: 'Esperando',
  'Waiting for your payment to arrive': 'Esperando a que llegue tu pago',
  'This takes a few seconds. You go on by yourself as soon as it is here.':
    'Tarda unos segundos. En cuanto llegue, sigues automáticamente.',
  'PDF of invoice {number}': 'PDF de la factura {number}',
  PDF: 'PDF',
  'Pay although your employer does?': '¿Pagar aunque tu empresa ya paga?',
  'Do not pay': 'No pagar',
  "Your employer's plan covers you: everything your own plan unlocks is unlocked already. Paying for your own makes sense only if you want to keep it when your employer's ends.":
    'El plan de tu empresa te cubre: todo lo que desbloquea un plan propio ya está desbloqueado. Pagar el tuyo solo tiene sentido si quieres conservarlo cuando termine el de tu empresa.',
  'Pay for my own plan': 'Pagar mi propio plan',
  "Your employer's plan covers you too": 'El plan de tu empresa también te cubre',
  'Your own plan ends on {date} and does not renew. You can also end it now.':
    'Tu propio plan termina el {date} y no se renueva. También puedes terminarlo ahora.',
  'You need no plan of your own: everything it unlocks stays unlocked without it. If you do nothing, it renews on {date}.':
    'No necesitas un plan propio: todo lo que desbloquea sigue desbloqueado sin él. Si no haces nada, se renueva el {date}.',
  'End now and get {sum} back': 'Terminar ahora y recuperar {sum}',
  'End now and get the rest back': 'Terminar ahora y recuperar el resto',
  'Let it end on {date}': 'Dejar que termine el {date}',
  'End your own plan now?': '¿Terminar tu propio plan ahora?',
  'End my plan': 'Terminar mi plan',
  '{sum} go back to the card you paid with: the time you paid and did not use. Your work goes on under your employer’s plan.':
    '{sum} vuelven a la tarjeta con la que pagaste: el tiempo que pagaste y no usaste. Tu trabajo sigue con el plan de tu empresa.',
  'What you paid and did not use goes back to the card you paid with.':
    'Lo que pagaste y no usaste vuelve a la tarjeta con la que pagaste.',
  'Your own plan has ended.': 'Tu propio plan terminó.',
  "Your employer's plan covers you now, and you still pay for your own.":
    'El plan de tu empresa ya te cubre y tú sigues pagando el tuyo.',
  "Your employer's plan covers you too, so you need no plan of your own.":
    'El plan de tu empresa también te cubre, así que no necesitas uno propio.',
  'End my own plan': 'Terminar mi propio plan',
  'Your plan {plan} is paid until {date} and ends now. You get {sum} back on the card you paid with: all you paid and did not use.':
    'Tu plan {plan} está pagado hasta el {date} y termina ahora. Recuperas {sum} en la tarjeta con la que pagaste: todo lo que pagaste y no usaste.',
  'Your plan {plan} is paid until {date} and ends now. No card was charged for it, so nothing is paid back.':
    'Tu plan {plan} está pagado hasta el {date} y termina ahora. No se cobró en ninguna tarjeta, así que no se devuelve nada.',
  'Your credit of {sum} is paid back on the card you paid with.':
    'Tu saldo de {sum} se devuelve en la tarjeta con la que pagaste.',
  'The payment provider does not answer just now. Your plan ends all the same, and what you paid and did not use is paid back as soon as it answers.':
    'El proveedor de pagos no responde en este momento. Tu plan termina igualmente, y lo que pagaste y no usaste se devuelve en cuanto responda.',
};
