/** What the server says when it does not do what was asked. */
import type { Messages } from '@lingui/core';

export const problems: Messages = {
  // Titles
  'E-mail or password is wrong': 'El correo o la contraseña no son correctos',
  'Not available just now': 'No disponible por ahora',
  'No mail can be sent from here': 'Desde aquí no se puede enviar correo',
  'Payments are not set up here': 'Aquí no se han configurado los pagos',
  'No code can reach you: this site cannot send mail yet. Ask the people who run it.':
    'No puede llegarte ningún código: este sitio todavía no puede enviar correo. Pregunta a quienes lo administran.',
  'Plans cannot be bought or changed here yet: payments are not set up. Ask the people who run this site.':
    'Aquí todavía no se pueden comprar ni cambiar planes: los pagos no están configurados. Pregunta a quienes administran este sitio.',
  'Other things hang on this': 'Otras cosas dependen de esto',
  'Sign in first': 'Primero inicia sesión',
  'Some fields are wrong': 'Algunos campos no son correctos',
  'Something went wrong on our side': 'Algo salió mal de nuestro lado',
  'The database does not answer': 'La base de datos no responde',
  'The disk is full': 'El disco está lleno',
  'The payment did not go through': 'El pago no se realizó',
  'The payment provider does not answer': 'El proveedor de pagos no responde',
  'The request cannot be read': 'No se puede leer la solicitud',
  'The server is closing': 'El servidor se está cerrando',
  'The storage of files does not answer': 'El almacén de archivos no responde',
  'There is nothing here': 'Aquí no hay nada',
  'There is too much to do just now': 'Ahora hay demasiado que hacer',
  'This address does not take that method': 'Esta dirección no admite ese método',
  'This change is not possible now': 'Este cambio no es posible ahora',
  'This event was not signed by the payment provider': 'El proveedor de pagos no firmó este evento',
  'This exists already': 'Esto ya existe',
  'This is not for your role': 'Esto no es para tu rol',
  'This is too large': 'Es demasiado grande',
  'The request did not arrive in time': 'La solicitud no llegó a tiempo',
  'The request came too slowly, or not to its end. Send it again on a better line.':
    'La solicitud llegó demasiado despacio o no llegó completa. Vuelve a enviarla con una conexión mejor.',
  'Too many requests at a time. Wait a moment and try again.':
    'Demasiadas solicitudes a la vez. Espera un momento y vuelve a intentarlo.',
  'This needs a subscription': 'Esto necesita una suscripción',
  'This type is not taken': 'Este tipo no se admite',
  'Too many requests': 'Demasiadas solicitudes',
  'The address or the headers are too long': 'La dirección o las cabeceras son demasiado largas',
  'The address and the headers of the request are too long.':
    'La dirección y las cabeceras de la solicitud son demasiado largas.',
  'Your account is not active': 'Tu cuenta no está activa',
  'There is an employer whose name looks like this one. If it is yours, register as its recruiter; if not, add what tells you apart, such as your city.':
    'Hay una empresa cuyo nombre se parece a este. Si es la tuya, regístrate como reclutador de ella; si no, añade lo que os distingue, por ejemplo la ciudad.',
  'Your e-mail address is not verified': 'Tu correo electrónico no está verificado',

  // Signing in and accounts
  'Choose a password that is not your e-mail address.':
    'Elige una contraseña que no sea tu dirección de correo.',
  'Choose your resume: a PDF, Word (.docx) or text file.':
    'Elige tu currículum: un archivo PDF, Word (.docx) o de texto.',
  'E-mail or password is wrong.': 'El correo o la contraseña no son correctos.',
  'Show first that this e-mail address is yours: ask for a code and enter it.':
    'Primero demuestra que esta dirección de correo es tuya: pide un código y escríbelo.',
  'Sign in: the token is missing, has expired or was revoked.':
    'Inicia sesión: el token falta, venció o fue revocado.',
  'The proof of your e-mail address is no longer valid. Ask for a new code.':
    'La prueba de tu dirección de correo ya no es válida. Pide un código nuevo.',
  'There is an account with this e-mail address. Sign in, or choose a new password.':
    'Ya hay una cuenta con esta dirección de correo. Inicia sesión o elige una contraseña nueva.',
  'There is an employer of this name already.': 'Ya hay una empresa con este nombre.',
  'There is no such employer here. Choose one from the list.':
    'Esa empresa no está aquí. Elige una de la lista.',
  '{left, plural, one {This code is wrong. One try is left.} other {This code is wrong. # tries are left.}}':
    '{left, plural, one {Este código no es correcto. Queda un intento.} other {Este código no es correcto. Quedan # intentos.}}',
  'This code no longer works. Ask for a new one.': 'Este código ya no sirve. Pide uno nuevo.',
  'This is not your password.': 'Esta no es tu contraseña.',
  'This password is among the first that are tried. Add words, or let your browser suggest one.':
    'Esta contraseña es de las primeras que se prueban. Agrega palabras o deja que tu navegador sugiera una.',
  'Type your password again: the confirmation is no longer valid.':
    'Escribe tu contraseña otra vez: la confirmación ya no es válida.',
  'Your account is not of the kind that may do this.': 'Tu tipo de cuenta no permite hacer esto.',
  'Your employer has suspended your account. Ask them to activate it again.':
    'Tu empresa suspendió tu cuenta. Pídele que la active otra vez.',
  'Your employer has to approve your account first. You can edit your profile meanwhile.':
    'Tu empresa tiene que aprobar tu cuenta primero. Mientras tanto puedes editar tu perfil.',
  'The status of this recruiter is “{now}” and cannot become “{wanted}” from there.':
    'El estado de este reclutador es «{now}» y desde ahí no puede pasar a «{wanted}».',
  'Too many requests. Wait a moment and try again.':
    'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  'Too many tries. Wait {seconds, plural, one {a second} other {# seconds}} and try again.':
    'Demasiados intentos. Espera {seconds, plural, one {un segundo} other {# segundos}} e inténtalo de nuevo.',
  'Too many tries. Wait {minutes, plural, one {a minute} other {# minutes}} and try again.':
    'Demasiados intentos. Espera {minutes, plural, one {un minuto} other {# minutos}} e inténtalo de nuevo.',
  'Too many tries. Wait {hours, plural, one {an hour} other {# hours}} and try again.':
    'Demasiados intentos. Espera {hours, plural, one {una hora} other {# horas}} e inténtalo de nuevo.',

  // Jobs, picks, invitations, applications
  'A reason is given only when a job is closed.': 'Solo se da un motivo al cerrar un empleo.',
  'A reason is given only when declining.': 'Solo se da un motivo al rechazar la invitación.',
  'A reason is given only when rejecting.': 'Solo se da un motivo al rechazar.',
  'A stage is given only to move between stages.': 'Solo se indica una etapa para pasar de una a otra.',
  'An archived job cannot be changed. Make it a draft again first.':
    'Un empleo archivado no se puede cambiar. Primero conviértelo otra vez en borrador.',
  'Applications stand in the stage {stages}. Move them before you remove it.':
    'Hay postulaciones en la etapa {stages}. Muévelas antes de quitarla.',
  'Candidates can be invited while the job is open.':
    'Se puede invitar a los candidatos mientras el empleo esté abierto.',
  'Candidates were picked for this job or have applied. Archive it instead.':
    'Ya hay candidatos seleccionados o postulados para este empleo. Archívalo en lugar de eliminarlo.',
  'Only candidates can sort jobs by how they fit.':
    'Solo los candidatos pueden ordenar los empleos por su encaje.',
  'Only the candidate can withdraw. You can reject.':
    'Solo el candidato puede retirar la postulación. Tú puedes rechazarla.',
  'Only the mail of a rejection can be left out.': 'Solo se puede omitir el correo de un rechazo.',
  'People get there by being hired: send status=HIRED.':
    'Ahí se llega al ser contratado: envía status=HIRED.',
  'Reasons are given only for passing.': 'Solo se dan motivos al descartar.',
  'Say which stage the application goes to.': 'Indica a qué etapa pasa la postulación.',
  'Say why in a few words; the recruiter will read it.':
    'Di por qué en pocas palabras; el reclutador lo leerá.',
  'Say why the job is closed.': 'Di por qué se cierra el empleo.',
  'The application is in the stage {name} already.': 'La postulación ya está en la etapa {name}.',
  'The day the job was open until is past. Change it first.':
    'El día hasta el que estaba abierto el empleo ya pasó. Cámbialo primero.',
  'The job has no such stage.': 'El empleo no tiene esa etapa.',
  'The job is not open any more.': 'El empleo ya no está abierto.',
  'The status of this candidate is “{now}”, which cannot be changed here.':
    'El estado de este candidato es «{now}», y eso no se puede cambiar aquí.',
  'The status of this candidate is “{now}”. From there it can become: {legal}.':
    'El estado de este candidato es «{now}». Desde ahí puede pasar a: {legal}.',
  'The status of this job is “{now}”. From there it can become: {legal}, and not “{wanted}”.':
    'El estado de este empleo es «{now}». Desde ahí puede pasar a: {legal}, y no a «{wanted}».',
  'These criteria cannot be kept.': 'Estos criterios no se pueden guardar.',
  'This application has ended and cannot be changed any more.':
    'Esta postulación terminó y ya no se puede cambiar.',
  'This candidate has applied for the job already.': 'Este candidato ya se postuló a este empleo.',
  'This candidate has been invited for the job already.': 'Ya invitaste a este candidato para este empleo.',
  'This invitation has expired. You can still apply for the job while it is open.':
    'Esta invitación venció. Todavía puedes postularte mientras el empleo esté abierto.',
  'Write the reason; the candidate will read it.': 'Escribe el motivo; el candidato lo leerá.',
  'You can only withdraw your application.': 'Solo puedes retirar tu postulación.',
  'You have answered this invitation already.': 'Ya respondiste a esta invitación.',
  'Show first that your e-mail address is yours: have a code sent to it on your profile, and enter it there.':
    'Demuestra primero que tu correo es tuyo: pide en tu perfil que te enviemos un código e introdúcelo ahí.',
  'You have applied for this job already. See your applications.':
    'Ya te postulaste a este empleo. Mira tus postulaciones.',
  'You passed on this candidate. Take that back first.':
    'Descartaste a este candidato. Primero deshaz el descarte.',

  // Payments
  'Nothing waits to be paid here. Look at your subscription.':
    'Aquí no hay nada por pagar. Mira tu suscripción.',
  'Only a plan that is paid for can be changed.': 'Solo se puede cambiar un plan que está pagado.',
  'Payments do not answer just now. Try again in a moment.':
    'Los pagos no responden por ahora. Inténtalo de nuevo en un momento.',
  'The card was declined. Try another card.': 'La tarjeta fue rechazada. Prueba con otra.',
  'The last payment of your plan is overdue. Pay it, or cancel the plan and choose again.':
    'El último pago de tu plan está vencido. Págalo, o cancela el plan y elige otra vez.',
  'The payment was declined, and nothing was changed. Try another card or ask your bank.':
    'El pago fue rechazado y nada cambió. Prueba con otra tarjeta o pregunta a tu banco.',
  'The plan can be changed once the subscription is paid.':
    'El plan se puede cambiar cuando la suscripción esté pagada.',
  'The time of this subscription is a hundred years ahead already.':
    'El tiempo de esta suscripción ya va cien años adelantado.',
  'There is no test subscription yet whose time could move. Buy a plan first.':
    'Todavía no hay una suscripción de prueba cuyo tiempo se pueda adelantar. Primero compra un plan.',
  'There is nothing left to pay here. Look at your plan again.':
    'Aquí ya no queda nada por pagar. Mira tu plan otra vez.',
  'This event was not signed by the built-in payment provider.':
    'El proveedor de pagos integrado no firmó este evento.',
  'This has just been paid for. Look at your plan again.': 'Esto se acaba de pagar. Mira tu plan otra vez.',
  'This is not a test card, and no money is taken here. Use 4242 4242 4242 4242.':
    'No es una tarjeta de prueba, y aquí no se cobra dinero. Usa 4242 4242 4242 4242.',
  'This is not possible with your plan now. Load the page again.':
    'Esto no es posible ahora con tu plan. Vuelve a cargar la página.',
  'This needs a subscription. See the plans for what it unlocks.':
    'Esto necesita una suscripción. Mira en los planes lo que incluye.',
  'This payment has run out. Choose the plan again.': 'Este pago caducó. Elige el plan otra vez.',
  'This payment was started for another plan. Choose the plan again.':
    'Este pago se inició para otro plan. Elige el plan otra vez.',
  'This plan has ended. Choose a plan again.': 'Este plan terminó. Elige un plan otra vez.',
  'This plan has not been paid for yet.': 'Este plan todavía no se ha pagado.',
  'This plan is about to end. Take the cancellation back first.':
    'Este plan está por terminar. Primero deshaz la cancelación.',
  'This plan is for another kind of account.': 'Este plan es para otro tipo de cuenta.',
  'This plan is not being paid for.': 'Este plan no se está pagando.',
  'This plan was given to you. It costs nothing and ends by itself.':
    'Este plan te lo regalaron. No cuesta nada y termina solo.',
  'This subscription does not run, so there is nothing to cancel or resume.':
    'Esta suscripción no está en curso, así que no hay nada que cancelar ni reanudar.',
  'This was not signed by Stripe with the secret of this endpoint, or too long ago.':
    'Stripe no firmó esto con el secreto de este punto de acceso, o lo firmó hace demasiado tiempo.',
  'You have a plan already. Change it instead of buying another.':
    'Ya tienes un plan. Cámbialo en lugar de comprar otro.',
  'You have this plan already.': 'Ya tienes este plan.',
  'You refused the payment at your bank. Try again and confirm it, or use another card.':
    'Rechazaste el pago en tu banco. Inténtalo de nuevo y confírmalo, o usa otra tarjeta.',
  'Your card was declined, so your plan stays as it is. Cancel it and buy the other plan with another card.':
    'Tu tarjeta fue rechazada, así que tu plan queda como está. Cancélalo y compra el otro plan con otra tarjeta.',

  // Files and forms
  'A field of the form is too long.': 'Un campo del formulario es demasiado largo.',
  'A file can only be sent as {name}.': 'Un archivo solo se puede enviar como {name}.',
  'Send the body as application/json.': 'Envía el cuerpo como application/json.',
  'Send the form as multipart/form-data.': 'Envía el formulario como multipart/form-data.',
  'The body has to be a JSON object.': 'El cuerpo tiene que ser un objeto JSON.',
  'The file contains macros. Save it as a .docx without macros or as a PDF.':
    'El archivo contiene macros. Guárdalo como .docx sin macros o como PDF.',
  'The file has no text that can be read, as in a scan or a photo. Save the original document as a PDF, or write the resume in Word or as plain text.':
    'El archivo no tiene texto que se pueda leer, como en un escaneo o una foto. Guarda el documento original como PDF, o escribe el currículum en Word o como texto sin formato.',
  'The file is damaged and cannot be read. Save the resume again and try the new file.':
    'El archivo está dañado y no se puede leer. Guarda el currículum otra vez y prueba con el archivo nuevo.',
  'The file is larger than 5 MB. Save it smaller, without large pictures.':
    'El archivo pesa más de 5 MB. Guárdalo más pequeño, sin imágenes grandes.',
  'The file is protected by a password. Save it without a password and try again.':
    'El archivo está protegido con una contraseña. Guárdalo sin contraseña e inténtalo de nuevo.',
  'The file is too complex to read. Save the resume as a simple PDF with fewer pages.':
    'El archivo es demasiado complejo. Guarda el currículum como un PDF sencillo con menos páginas.',
  'The form cannot be read to its end. Send it again.':
    'El formulario no se puede leer hasta el final. Envíalo otra vez.',
  'The form was taken back.': 'El formulario se retiró.',
  'The request cannot be read.': 'No se puede leer la solicitud.',
  'The request is larger than this call takes.': 'La solicitud es más grande de lo que se admite aquí.',
  'This field is not known here.': 'Este campo no se conoce aquí.',
  'This has signs that no text can hold.': 'Tiene signos que no caben en ningún texto.',
  '{name} was sent twice.': '{name} se envió dos veces.',

  // Nothing there, or not now
  'Something went wrong on our side. It has been noted; try again.':
    'Algo salió mal de nuestro lado. Ya quedó anotado; inténtalo de nuevo.',
  'The database does not answer just now. Try again shortly.':
    'La base de datos no responde en este momento. Inténtalo de nuevo en breve.',
  'The disk is full, so nothing was saved. What is there can still be read; try again when space has been freed.':
    'El disco está lleno, así que no se guardó nada. Lo que ya hay se puede seguir leyendo; inténtalo de nuevo cuando se haya liberado espacio.',
  'The storage of files does not answer just now. Try again shortly.':
    'El almacén de archivos no responde en este momento. Inténtalo de nuevo en breve.',
  'There is no such application.': 'Esa postulación no existe.',
  'There is no such call.': 'Esa llamada no existe.',
  'There is no such candidate.': 'Ese candidato no existe.',
  'There is no such customer.': 'Ese cliente no existe.',
  'There is no such daily candidate.': 'Ese candidato diario no existe.',
  'There is no such employer.': 'Esa empresa no existe.',
  'There is no such invitation.': 'Esa invitación no existe.',
  'There is no such job.': 'Ese empleo no existe.',
  'There is no such mail.': 'Ese correo no existe.',
  'There is no such open job.': 'Ese empleo abierto no existe.',
  'There is no such payment.': 'Ese pago no existe.',
  'There is no such plan.': 'Ese plan no existe.',
  'There is no such recruiter.': 'Ese reclutador no existe.',
  'There is no such resume.': 'Ese currículum no existe.',
  'There is no such site map.': 'Ese mapa del sitio no existe.',
  'There is no such subscription.': 'Esa suscripción no existe.',
  'There is no such suggestion.': 'Esa sugerencia no existe.',
  'There is no such thing.': 'Eso no existe.',
  'There is no such user.': 'Ese usuario no existe.',
  'There is nothing at this address.': 'En esta dirección no hay nada.',
  'This address takes {methods}.': 'Esta dirección admite {methods}.',
  'This is not a cursor of this list in this order. Start again without it.':
    'No es un cursor de esta lista en este orden. Empieza otra vez sin él.',
  'This server is closing, and nothing of this request was done. Send it again shortly.':
    'Este servidor se está cerrando y no se hizo nada de esta solicitud. Envíala de nuevo en breve.',
  'This took too long because there is much to do just now. Try again shortly.':
    'Esto tardó demasiado, porque ahora hay mucho que hacer. Inténtalo de nuevo en breve.',

  // Plans and invoices
  'Your employer pays for this already': 'Tu empresa ya paga esto',
  "Your employer's plan covers you, so a plan of your own unlocks nothing more. Confirm that you want to pay for one all the same.":
    'El plan de tu empresa te cubre, así que un plan propio no desbloquea nada más. Confirma que quieres pagar uno de todos modos.',
  'No other plan covers you, so this one can only be canceled: it then ends with the paid period.':
    'Ningún otro plan te cubre, así que este solo se puede cancelar: entonces termina con el periodo pagado.',
  'Only a plan that is paid for can be ended and paid back.':
    'Solo se puede terminar y devolver un plan que esté pagado.',
  'There is no payment left that could be paid back.': 'No queda ningún pago que se pueda devolver.',
  'The PDF could not be made just now. Try again in a moment.':
    'Ahora no se pudo crear el PDF. Inténtalo de nuevo en un momento.',
  'There is no such invoice.': 'Esa factura no existe.',
  'There is no such file.': 'Ese archivo no existe.',
  'You have just begun to pay for another plan, on another page. Go on there, or load this page again.':
    'Acabas de empezar a pagar otro plan en otra página. Continúa allí o vuelve a cargar esta página.',
};
