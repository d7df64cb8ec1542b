/** What only the server says, so that no page loads it. */
import type { Messages } from '@lingui/core';

export const spokenByServer: Messages = {
  // Why a list is short
  'There was nobody to consider.': 'No había nadie a quien considerar.',
  '{poolSize, plural, one {# person was considered} other {# people were considered}}, and nobody fits even partly.':
    '{poolSize, plural, one {Se consideró a # persona} other {Se consideró a # personas}} y nadie encaja ni siquiera en parte.',
  '{poolSize, plural, one {# person was considered} other {# people were considered}} and {fitting, plural, one {# fits} other {# fit}} at least partly.':
    '{poolSize, plural, one {Se consideró a # persona} other {Se consideró a # personas}} y {fitting, plural, one {# encaja} other {# encajan}} al menos en parte.',
  '{share, select, one {One was} most {Most were} all {All were} rest {All of the others were} other {{held} were}} held back by “{criterion}”: {how, select, notStated {{notStated, plural, one {# resume does not mention it} other {# resumes do not mention it}}} notMet {{notMet, plural, one {# person does not meet it} other {# people do not meet it}}} other {{notStated, plural, one {# resume does not mention it} other {# resumes do not mention it}} and {notMet, plural, one {# person does not meet it} other {# people do not meet it}}}}.':
    '{share, select, one {A una persona la frena} most {A la mayoría la frena} all {A todas las frena} rest {A todas las demás las frena} other {A {held} personas las frena}} «{criterion}»: {how, select, notStated {{notStated, plural, one {# currículum no lo menciona} other {# currículums no lo mencionan}}} notMet {{notMet, plural, one {# persona no lo cumple} other {# personas no lo cumplen}}} other {{notStated, plural, one {# currículum no lo menciona} other {# currículums no lo mencionan}} y {notMet, plural, one {# persona no lo cumple} other {# personas no lo cumplen}}}}.',
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
  'The password of your Hireday account has just been changed. Whoever was signed in with the old one is signed out.':
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
};
