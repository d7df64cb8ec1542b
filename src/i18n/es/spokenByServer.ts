/** What only the server says, so that no page loads it. */
import type { Messages } from '@lingui/core';

export const spokenByServer: Messages = {
  // Why a list is short
  'There was nobody to consider.': 'No había nadie a quien considerar.',
  '{poolSize, plural, one {# person was considered} other {# people were considered}}, and nobody fits even partly.':
    '{poolSize, plural, one {Se consideró a # persona} other {Se consideró a # personas}} y nadie encaja ni siquiera en parte.',
  '{poolSize, plural, one {# person was considered} other {# people were considered}} and {fitting, plural, one {# fits} other {# fit}} at least partly.':
    '{poolSize, plural, one {Se consideró a # persona} other {Se consideró a # personas}} y {fitting, plural, one {# encaja} other {# encajan}} al menos en parte.',
  '{share, select, one {One was} most {Most were} all {All were} rest {All of the others were} other {{held} were}} held back by “{criterion}”: {how, select, notStated {{notStated, plural, one {# resume does not state it} other {# resumes do not state it}}} notMet {{notMet, plural, one {# person does not meet it} other {# people do not meet it}}} other {{notStated, plural, one {# resume does not state it} other {# resumes do not state it}} and {notMet, plural, one {# person does not meet it} other {# people do not meet it}}}}.':
    '{share, select, one {A una persona la frena} most {A la mayoría la frena} all {A todas las frena} rest {A todas las demás las frena} other {A {held} personas las frena}} «{criterion}»: {how, select, notStated {{notStated, plural, one {# currículum no lo indica} other {# currículums no lo indican}}} notMet {{notMet, plural, one {# persona no lo cumple} other {# personas no lo cumplen}}} other {{notStated, plural, one {# currículum no lo indica} other {# currículums no lo indican}} y {notMet, plural, one {# persona no lo cumple} other {# personas no lo cumplen}}}}.',
  'As a nice-to-have it would bring {gain, plural, one {# more person} other {# more people}}.':
    'Como deseable traería {gain, plural, one {# persona más} other {# personas más}}.',
  '{people, plural, one {One more person fits but is} other {# more people fit but are}} on {lists} other lists that day.':
    '{people, plural, one {Otra persona encaja, pero está} other {Otras # personas encajan, pero están}} en otras {lists} listas de ese día.',

  // Mails: codes and passwords
  '{code} is your Hireday code': '{code} es tu código de Hireday',
  'Enter this code to show that this e-mail address is yours:':
    'Escribe este código para demostrar que esta dirección de correo es tuya:',
  'It can be used for {minutes} minutes. Nobody from Hireday will ask you for this code.':
    'Sirve durante {minutes} minutos. Nadie de Hireday te pedirá este código.',
  'You get this mail because somebody entered this address at Hireday. If it was not you, there is nothing to do.':
    'Recibes este correo porque alguien escribió esta dirección en Hireday. Si no fuiste tú, no tienes que hacer nada.',
  '{code} is your code for a new password': '{code} es tu código para una contraseña nueva',
  'Enter this code to choose a new password:': 'Escribe este código para elegir una contraseña nueva:',
  'You get this mail because somebody asked for a new password for your account. If it was not you, there is nothing to do: your password stays as it is.':
    'Recibes este correo porque alguien pidió una contraseña nueva para tu cuenta. Si no fuiste tú, no tienes que hacer nada: tu contraseña sigue igual.',
  'Your password was changed': 'Se cambió tu contraseña',
  'The password of your Hireday account has just been changed. Everybody who was signed in with the old one has been signed out.':
    'La contraseña de tu cuenta de Hireday acaba de cambiar. Se cerraron las sesiones iniciadas con la anterior.',
  'Was it not you? Choose a new password now; it takes a code sent to this address.':
    '¿No fuiste tú? Elige ahora una contraseña nueva; para ello enviamos un código a esta dirección.',
  'You get this mail because it is about the safety of your account.':
    'Recibes este correo porque se trata de la seguridad de tu cuenta.',

  // Mails: recruiters and their employer
  '{name} waits for your approval': '{name} espera tu aprobación',
  '{name} ({email}) has registered as a recruiter of {employer}.':
    '{name} ({email}) se registró para reclutar en {employer}.',
  'Until you approve, they can see and do nothing but edit their own profile.':
    'Hasta que des tu aprobación, solo puede editar su propio perfil; no ve ni hace nada más.',
  'See your recruiters': 'Ver a tus reclutadores',
  'You get this mail because you manage {employer} at Hireday.':
    'Recibes este correo porque administras {employer} en Hireday.',
  '{employer} has approved your account': '{employer} aprobó tu cuenta',
  'You can now post jobs for {employer} and see who fits them.':
    'Ya puedes publicar empleos de {employer} y ver quién encaja.',
  'Open your dashboard': 'Abrir tu panel',
  'You get this mail because you registered as a recruiter of {employer}.':
    'Recibes este correo porque te registraste para reclutar en {employer}.',
  '{employer} has suspended your account': '{employer} suspendió tu cuenta',
  'You can still sign in and edit your profile. Everything else waits until {employer} activates your account again.':
    'Puedes seguir iniciando sesión y editando tu perfil. Todo lo demás espera hasta que {employer} vuelva a activar tu cuenta.',
  'If you think this is a mistake, ask them.': 'Si crees que es un error, pregúntale a la empresa.',
  'You get this mail because you are registered as a recruiter of {employer}.':
    'Recibes este correo porque tienes una cuenta para reclutar en {employer}.',

  // Mails: invitations
  '{employer} invites you to talk about {job}': '{employer} te invita a hablar sobre {job}',
  'They offer {salary}. Accepting makes an application; you are bound to nothing.':
    'Ofrece {salary}. Si aceptas, se crea una postulación; no te obliga a nada.',
  'The invitation is open until {day} at {time} UTC.':
    'La invitación está abierta hasta el {day} a las {time} UTC.',
  'Read and answer': 'Leer y responder',
  'You get this mail because you are open to work at Hireday and fit this job.':
    'Recibes este correo porque buscas empleo en Hireday y encajas en este.',
  '{name} has accepted your invitation': '{name} aceptó tu invitación',
  '{name} has declined your invitation': '{name} rechazó tu invitación',
  'They are now among the applications for {job}.': 'Ya figura entre las postulaciones para {job}.',
  'It was for {job}. The reason is beside the invitation.':
    'Era para {job}. El motivo está junto a la invitación.',
  'You get this mail because you invited somebody for {employer} at Hireday.':
    'Recibes este correo porque invitaste a alguien en nombre de {employer} en Hireday.',

  // Mails: applications
  'Your application for {job}: {stage}': 'Tu postulación para {job}: {stage}',
  '{employer} has hired you: {job}': '{employer} te contrató: {job}',
  'Your application for {job} was not successful': 'Tu postulación para {job} no siguió adelante',
  'You have withdrawn your application for {job}': 'Retiraste tu postulación para {job}',
  'Your application at {employer} is now in the stage {stage}.':
    'Tu postulación en {employer} está ahora en la etapa {stage}.',
  'Congratulations. {employer} has marked your application as hired.':
    'Felicidades. {employer} marcó tu postulación como contratada.',
  '{employer} wrote: {reason}': '{employer} escribió: {reason}',
  '{employer} will not go on with it.': '{employer} ya no seguirá adelante con ella.',
  'You can expect the next answer by {day}.': 'Puedes esperar la próxima respuesta a más tardar el {day}.',
  'You get this mail because you applied for a job at Hireday.':
    'Recibes este correo porque te postulaste a un empleo en Hireday.',

  // Mails: plans and the guarantee
  'Your plan ends on {day}': 'Tu plan termina el {day}',
  'Your plan {plan} ends on {day} at {time} UTC.': 'Tu plan {plan} termina el {day} a las {time} UTC.',
  'From then on jobs no longer pick you for their daily lists. Your profile, your applications and your invitations stay.':
    'Desde entonces, los empleos ya no te incluirán en sus listas diarias. Tu perfil, tus postulaciones y tus invitaciones se conservan.',
  'Your open jobs are then put on hold and get no more daily lists. Nothing is deleted: jobs, lists and applications stay.':
    'Tus empleos abiertos quedarán entonces en pausa y no recibirán más listas diarias. No se borra nada: los empleos, las listas y las postulaciones se conservan.',
  "Your recruiters' open jobs are then put on hold and get no more daily lists, unless a recruiter has a plan of their own. Nothing is deleted.":
    'Los empleos abiertos de tus reclutadores quedarán entonces en pausa y no recibirán más listas diarias, salvo los de quien tenga un plan propio. No se borra nada.',
  'Keep your plan': 'Conservar tu plan',
  'You get this mail because you have a plan at Hireday that is about to end.':
    'Recibes este correo porque tienes un plan en Hireday que está por terminar.',
  'The plan has ended: {count, plural, one {your open job is on hold} other {your # open jobs are on hold}}':
    'El plan terminó: {count, plural, one {tu empleo abierto está en pausa} other {tus # empleos abiertos están en pausa}}',
  '{count, plural, one {Your open job is on hold} other {Your # open jobs are on hold}}, because the plan that covered you has ended: {titles}.':
    '{count, plural, one {Tu empleo abierto está} other {Tus # empleos abiertos están}} en pausa porque terminó el plan que te cubría: {titles}.',
  'See the plans': 'Ver los planes',
  'Nothing was deleted. With a plan you can open them again where they stopped.':
    'No se borró nada. Con un plan puedes volver a abrirlos donde quedaron.',
  'You get this mail because you have jobs at Hireday.':
    'Recibes este correo porque tienes empleos en Hireday.',
  'We owe you {amount}': 'Te debemos {amount}',
  '{broken}. That is not what you pay for.': '{broken}. No es por lo que pagas.',
  '{amount} are taken off your next invoice. You have nothing to do.':
    'Descontaremos {amount} de tu próxima factura. No tienes que hacer nada.',
  'You get this mail because you have a plan at Hireday.':
    'Recibes este correo porque tienes un plan en Hireday.',

  // Mails and invoices: payments and plans
  'Your plan {plan}, paid until {day}, has ended with it. Nothing more is charged.':
    'Tu plan {plan}, pagado hasta el {day}, terminó con ella. No se cobra nada más.',
  'You get {amount} back for the time you paid and did not use, on the card you paid with. Banks take five to ten days.':
    'Te devolvemos {amount} por el tiempo que pagaste y no usaste, en la tarjeta con la que pagaste. Los bancos tardan de cinco a diez días.',
  'There is nothing to pay back.': 'No hay nada que devolver.',
  'What you paid and did not use goes back to the card you paid with. The payment provider does not answer just now, so we cannot name the sum here; we try again every hour.':
    'Lo que pagaste y no usaste vuelve a la tarjeta con la que pagaste. El proveedor de pagos no responde en este momento, así que aquí no podemos decir la suma; lo intentamos cada hora.',
  'Your Hireday account is erased': 'Tu cuenta de Hireday está borrada',
  'Your account and everything in it are erased, as you asked. Open applications have ended, and recruiters no longer find your name.':
    'Tu cuenta y todo lo que había en ella están borrados, como pediste. Las postulaciones abiertas terminaron y los reclutadores ya no encuentran tu nombre.',
  'This is our last mail. We do not keep your address.':
    'Este es nuestro último correo. No guardamos tu dirección.',
  'You get this mail because you had your account at Hireday erased.':
    'Recibes este correo porque pediste borrar tu cuenta de Hireday.',
  'Canceled: {plan} ends on {day}': 'Cancelado: {plan} termina el {day}',
  'Your plan {plan} is canceled. Everything keeps working until {day}, and you pay nothing more.':
    'Tu plan {plan} está cancelado. Todo sigue funcionando hasta el {day} y no pagas nada más.',
  'Until then you can take this back.': 'Hasta entonces puedes deshacerlo.',
  'Your plan goes on: {plan}': 'Tu plan continúa: {plan}',
  'You have taken the cancellation of {plan} back.': 'Deshiciste la cancelación de {plan}.',
  'It renews on {day} for {price}, until you cancel.': 'Se renueva el {day} por {price}, hasta que canceles.',
  'It is paid until {day}.': 'Está pagado hasta el {day}.',
  'Your plan has ended: {plan}': 'Tu plan terminó: {plan}',
  'Your plan {plan} has ended, because its renewal was not paid. Nothing more is charged.':
    'Tu plan {plan} terminó porque no se pagó su renovación. No se cobra nada más.',
  'Your plan {plan} has ended. Nothing more is charged.': 'Tu plan {plan} terminó. No se cobra nada más.',
  'Everything you made is still here.': 'Todo lo que hiciste sigue aquí.',
  'Your plan renews on {day}: {plan}': 'Tu plan se renueva el {day}: {plan}',
  'Your plan {plan} renews on {day} for {price}.': 'Tu plan {plan} se renueva el {day} por {price}.',
  'You have nothing to do. If you do not want it any more, cancel before that day.':
    'No tienes que hacer nada. Si ya no lo quieres, cancélalo antes de ese día.',
  "{employer}'s plan covers you now: end your own?": 'El plan de {employer} ya te cubre: ¿terminar el tuyo?',
  '{employer} has a plan that covers all its recruiters, and you still pay for {plan} yourself.':
    '{employer} tiene un plan que cubre a todos sus reclutadores, y tú sigues pagando {plan} por tu cuenta.',
  'You can end your own plan with one click: at the end of what is paid, or at once, and then what you have not used is paid back. Nothing you work with changes.':
    'Puedes terminar tu propio plan con un clic: al final de lo pagado, o de inmediato, y entonces se te devuelve lo que no usaste. Nada de lo que usas cambia.',
  'If you do nothing, your own plan goes on and renews.':
    'Si no haces nada, tu propio plan continúa y se renueva.',
  'Test mode: no money was taken.': 'Modo de prueba: no se cobró dinero.',
  'Payment received: {plan}': 'Pago recibido: {plan}',
  'We have received your payment for {plan}.': 'Recibimos tu pago de {plan}.',
  'Your plan has started: {plan}': 'Tu plan comenzó: {plan}',
  'Your plan {plan} has started. Everything it unlocks is open to you now.':
    'Tu plan {plan} comenzó. Ya tienes abierto todo lo que incluye.',
  'Your plan is now {plan}': 'Tu plan ahora es {plan}',
  'Your plan was changed to {plan}.': 'Tu plan se cambió a {plan}.',
  'Your plan {plan} was renewed.': 'Tu plan {plan} se renovó.',
  'Nothing was charged. {credit} of what you had paid are left and are taken off your next payments.':
    'No se cobró nada. De lo que habías pagado quedan {credit}, que se descuentan de tus próximos pagos.',
  'Nothing was charged: your credit covers it.': 'No se cobró nada: lo cubre tu saldo.',
  'Charged: {amount}. The other {credit} came from your credit.':
    'Cobrado: {amount}. Los otros {credit} salieron de tu saldo.',
  'Charged: {amount}.': 'Cobrado: {amount}.',
  'Invoice {number}, for {from} to {to}, is attached as PDF.':
    'Adjuntamos en PDF la factura {number}, del {from} al {to}.',
  'You get this mail because you pay for a plan at Hireday. It is your receipt.':
    'Recibes este correo porque pagas un plan en Hireday. Es tu recibo.',
  'Until it is paid, jobs do not pick you for their daily lists.':
    'Hasta que se pague, los empleos no te eligen para sus listas diarias.',
  'Until it is paid, daily lists are locked. After seven days open jobs are put on hold.':
    'Hasta que se pague, las listas diarias están bloqueadas. Pasados siete días, los empleos abiertos quedan en pausa.',
  'Your payment did not go through: {plan}': 'Tu pago no se realizó: {plan}',
  'We could not charge your card for the renewal of {plan}, {price}.':
    'No pudimos cobrar en tu tarjeta la renovación de {plan}, {price}.',
  'We could not charge your card for the renewal of your plan.':
    'No pudimos cobrar en tu tarjeta la renovación de tu plan.',
  'Your card may have expired or been declined. Pay with it again or with another one; we also try again in the next days.':
    'Puede que tu tarjeta haya caducado o que la hayan rechazado. Paga de nuevo con ella o con otra; nosotros también lo intentaremos en los próximos días.',
  'You get this mail because you have a plan at Hireday that renews by itself.':
    'Recibes este correo porque tienes un plan en Hireday que se renueva solo.',
  'Tax ID: {id}': 'Identificación fiscal: {id}',
  'Not set': 'Sin definir',
  Seller: 'Vendedor',
  'Paid and not used: {plan}': 'Pagado y no usado: {plan}',
  'Paid and not used of the plan before': 'Pagado y no usado del plan anterior',
  Charged: 'Cobrado',
  Total: 'Total',
  'Added to your credit': 'Añadido a tu saldo',
  'From your credit': 'De tu saldo',
  'Paid on {day} with the card ending in {last4}': 'Pagado el {day} con la tarjeta terminada en {last4}',
  'Paid on {day}': 'Pagado el {day}',
  'Paid back on {day} to the card ending in {last4}': 'Devuelto el {day} a la tarjeta terminada en {last4}',
  'Credit note': 'Nota de crédito',
  Buyer: 'Comprador',
  'No tax is worked out in test mode, so none is shown.':
    'En el modo de prueba no se calculan impuestos, así que no se muestran.',
  'Days are those of UTC.': 'Los días son los de UTC.',
};
